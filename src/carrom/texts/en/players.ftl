# The levels of the computer player, and what to expect of each.
players-computer = computer
players-level-beginner = Beginner
players-level-club = Club level
players-level-expert = Expert
players-about-beginner = Sees simple strokes and often misses them.
players-about-club = Pockets open pieces and plays off the cushions.
players-about-expert = Steady hand. Rarely misses an open piece and plans for the queen.
players-unknown = There is no level “{ $name }”. The levels are: { $names }.
