# The score sheet, board by board.

score-sheet = Score sheet
sheet-game = Game { $game }
sheet-board = Board
sheet-break = Break
sheet-total = Total
sheet-queen = Covered the queen
sheet-left = In play: { $a }–{ $b } on the board
sheet-in-play = In play
sheet-void = Played again
sheet-conceded = Conceded
sheet-entered-board = Result entered, strokes not recorded
sheet-entered-game = Result of the rest of the game entered
sheet-absent = Stayed away
sheet-slam-white = White slam
sheet-slam-black = Black slam
sheet-owes = { $name } owes { $count }
sheet-empty = No board has begun yet.
sheet-missing = The score sheet could not be loaded.
