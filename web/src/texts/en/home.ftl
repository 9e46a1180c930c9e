# The first page.

tagline = Real rules, and an umpire who quotes them.
against-computer = Play the computer
against-computer-about = One board. You break.
level-beginner = Beginner
level-beginner-about = Often misses.
level-club = Club
level-club-about = Pockets open pieces.
level-expert = Expert
level-expert-about = Rarely misses.
level-stronger = Stronger:
level-champion = Champion
level-machine = Machine
level-won = won { $won } of { $played }
level-best = best { $ours }–{ $theirs }
two-here = Two at this screen
two-here-about = Two players take turns. One board, which turns to face you.
other-game = Another game
other-game-about = Whole matches, doubles, rules, names, clock.
guest = Guest
also-here = More
home-practice-about = Set up any position and try strokes.
home-record = Open a record
home-record-about = Replay a match, stroke by stroke.
home-rules-about = Every rule set, clause by clause.
home-problems-about = Find the one best stroke. A new problem every day.
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
