# "What if": the umpire rules on a stroke that you describe.

what-if = What if …?
what-if-about = Set up a board, choose what fell, and read the umpire’s ruling.

# The board

what-if-begin = Start from
preset-middle = Mid-board
preset-break = The break
preset-cover = Queen to cover
preset-last = White’s last piece
preset-both = One piece each
what-if-board = The board
what-if-change = change
what-if-plays = { $side } to play
what-if-on-board = { $colour } on the board
what-if-owed = Pieces owed
what-if-points = Points in the game
what-if-queen = Queen
queen-on_board = queen on the board
queen-awaiting_cover = queen to be covered now
queen-covered = queen covered
what-if-queen-by = Covered by
what-if-turn = To play
what-if-break = This is the break
what-if-attempts = Failed break attempts
what-if-tries = Tries left
what-if-open = No colours yet
side-white = White
side-black = Black
side-first = First player
side-second = Second player
piece-white = White
piece-black = Black
piece-queen = Queen
piece-striker = Striker
step-fewer = { $what }: one less
step-more = { $what }: one more

# What happened

what-if-happened = What happened
what-if-stroke = A stroke
what-if-call = An umpire’s call
what-if-fell = What fell, in order
what-if-fallen = Pocketed
what-if-nothing = Nothing yet. Tap the pieces that fell.
what-if-pocket = Pocket of item { $number }
what-if-any-pocket = any pocket
what-if-remove = Remove item { $number }
what-if-take-away = Remove { $piece }
what-if-more = More details
what-if-off = Off the board:
what-if-untouched = The striker touched no piece
what-if-improper = The stroke was improper
what-if-behind = The striker first hit a piece on or behind its base line
what-if-clause = Clause
what-if-by = Called against
what-if-resting = These count as pocketed:
what-if-late = Noticed only after the next stroke

# The ruling

what-if-ruling = Umpire’s ruling
what-if-next = Next to play
what-if-back = Goes back
what-if-comes-back = Goes back: { $what }
what-if-back-queen = the queen
what-if-back-nothing = nothing
what-if-after = Board after the stroke
what-if-owes = { $side } owes { $count }
after-on_board = queen on the board
after-awaiting_cover = queen to be covered by { $side }
after-covered = queen covered by { $side }
what-if-colours = Colours
what-if-colours-are = First player: { $first }, second player: { $second }
what-if-result = The board is over
what-if-board-to = { $side } wins the board, { $points } to { $other }
what-if-game-to = { $side } wins the game
what-if-void = The board does not count
what-if-clauses = Clauses
what-if-continue = Continue from here
what-if-elsewhere = Compare with other rules
