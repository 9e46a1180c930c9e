# What happened, told at the board.

notice-foul = Foul
notice-placed = Placed
notice-queen = Queen
notice-note = Note
notice-continue = Continue
notice-times = × { $count }
notice-dismiss = Dismiss
