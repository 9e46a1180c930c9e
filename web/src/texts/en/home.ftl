# The first page.

tagline = Real rules, and an umpire who quotes them.
start = Play
two-here = Two players
two-here-about = Take turns on this screen. The board rotates to face each player.
against-computer = Play the computer
against-computer-about = Computer opponent, club level.
other-game = Custom game
other-game-about = Choose rules, doubles, levels, names, clock and length.
guest = Guest
also-here = More
home-practice-about = Set up any position and try strokes.
home-record = Open a record
home-record-about = Replay a match, stroke by stroke.
home-rules-about = Every rule set, clause by clause.
home-how-about = Learn the game in ten pictures.

# Games that this browser knows

games-to-continue = Continue a game
finished-games = Finished games
continue-game = Continue
just-now = just now
replay-game = Replay
view-game = View
remove-game = Remove
game-removed = { $label } was removed.
more-games = Show { $count } more
score-so-far = games { $games }, points { $points }
points-so-far = points { $points }
