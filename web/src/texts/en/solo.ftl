# Solo: eight boards alone.

solo = Solo
solo-about = Eight boards alone, each until your first miss.
solo-how = Break, then pocket White with the queen. If the break pockets nothing of White’s, you play Black. The first miss or foul ends the board.
solo-break = Break. You play White.
solo-again-break = Nothing was touched. Break again.
solo-again = Play solo again
solo-black = No white piece stays yours: you go on with Black.
solo-on = { $side ->
    [white] Go on with White.
   *[black] Go on with Black.
}
solo-cover = { $side ->
    [white] The queen is pocketed. Cover her with a white piece.
   *[black] The queen is pocketed. Cover her with a black piece.
}
solo-slam = White slam! Now clear Black for both.
solo-end-miss = Missed: the board is over.
solo-end-foul = A foul, or a stroke that loses the turn: the board is over.
solo-end-cleared = Cleared!
solo-scored = { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
solo-over = { $points ->
    [one] Eight boards: 1 point.
   *[other] Eight boards: { $points } points.
}
solo-next = Next: board { $number }
solo-finish = See the result
solo-sheet = Points of each board
solo-board = Board
solo-slam-head = Slam
solo-slam-white = white
solo-slam-black = black
solo-slam-both = both
solo-total = Total
solo-points = How points count
solo-points-about = Each piece of the colour you play counts { $piece }, the covered queen { $queen }. A white slam adds { $white }, a black slam { $black }, both on one board { $both }. A stroke that ends the board counts nothing.
