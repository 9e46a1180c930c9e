# How long a match is, and what parts a tie.

format-usual = Usual formats
format-ruled = As the rules say
format-usual-points-or-boards = { $points } points or { $boards } boards
format-usual-boards = { $boards } boards
format-usual-points = { $points } points
format-usual-minutes = { $minutes } minutes
format-own = Your own numbers
format-own-about = An empty field is as the rules say. 0 means no limit.
format-points = Points a game
format-boards = Boards a game
format-minutes = Minutes a match
format-minutes-about = The time begins with the first “Play”. When it is over, the board in play is finished.
format-tie = If the score is level
format-tie-board = A deciding board
format-tie-shoot-out = A shoot-out at the queen, { $strokes } strokes each
format-one-game = One game.
format-match-time = Time of the match
shoot-out = Shoot-out at the queen
shoot-out-toss = The score is level. Toss for who begins the shoot-out at the queen.
shoot-out-score = Shoot-out: { $a }–{ $b }
shoot-out-yours = Your stroke at the queen
shoot-out-now = { $name } strikes at the queen
shoot-out-result = Result of the shoot-out
shoot-out-queens = Queens of { $name }
shoot-out-strokes = Strokes each
shoot-out-rest = Enter the result instead
