# The levels of the computer player, and what to expect of each.
players-computer = computer
players-level-beginner = Beginner
players-level-club = Club player
players-level-expert = Expert
players-about-beginner = Sees the simple strokes, and often misses them.
players-about-club = Pockets what lies open and knows the cushions.
players-about-expert = Steady hand, seldom misses an open piece, minds the queen.
