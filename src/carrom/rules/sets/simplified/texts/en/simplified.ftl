# The simplified rules, clause by clause.
simplified-summary = simplified: { $points } points; the queen is worth { $queen }; the international rule in short
simplified-short = Simplified
simplified-about = One game to { $points } points. You may pocket your last piece before the queen.
simplified-more = No limit on boards. If the queen falls together with one of your pieces, you still have to cover her.
simplified-word-inner-circle = circle of the rosette
simplified-word-cover = “confirmer” in French

simplified-title = The simplified rules

simplified-game-title = The game
simplified-game-1 = Two or four people play.
simplified-game-2 = { $pieces } white pieces, { $pieces } black ones and one red piece, the queen,
    are set up in the centre of the board.
simplified-game-3 = The side that begins plays white. Each side tries to send all the pieces of its
    colour into the four pockets.
simplified-game-4 = Players drive the pieces with a striker, a disc of resin. Before each stroke
    they may move it along the base lines in front of their seat.
simplified-game-5 = When it is played, the striker must be touching both of these lines.
simplified-game-6 = Players may aim at any piece, wherever it lies; strokes towards the player’s own
    side are allowed as well.
simplified-game-7 = A player who pockets their own pieces plays again. Before each stroke they take
    the striker back and place it again, anywhere on the two lines; the farthest it may go is right
    over one of the red circles, covering it completely.
simplified-game-8 = A miss ends the turn and the opponent plays.
simplified-game-9 = The first side to pocket all its pieces wins the board. It scores one point for
    each of the opponent’s pieces left on the board.
simplified-game-10 = The side that reaches { $points_to_win } points wins the game.

simplified-queen-title = The queen
simplified-queen-1 = The queen is a bonus of { $queen_points } points.
simplified-queen-2 = A player may pocket her at any time after a piece of their own colour has been
    pocketed.
simplified-queen-3 = Once she is pocketed, she has to be covered: the player’s next stroke must
    pocket one of their own pieces, in any pocket.
simplified-queen-4 = The bonus counts only if the player who covered her wins the board; it is added
    to the points for the opponent’s remaining pieces.
simplified-queen-5 = If that player loses the board, nobody gets the bonus.
simplified-queen-6 = If the next stroke does not cover her, the queen goes back to the red centre
    circle.
simplified-queen-7 = A side with { $queen_ceiling } points or more no longer gets anything for the
    queen.

simplified-penalties-title = Some penalties
simplified-penalties-1 = A player whose striker falls into a pocket takes out one of their pocketed
    pieces and loses the turn. The opponent puts that piece back inside the circle of the rosette,
    but not on the red centre circle.
simplified-penalties-2 = If the striker falls in the same stroke as one or more of the player’s own
    pieces, all of those go back together with one penalty piece. The opponent places these too, and
    the player keeps the turn.
simplified-penalties-3 = An opponent’s piece that falls stays pocketed, to the opponent’s gain, and
    the player loses the turn, unless one of their own pieces fell in the same stroke.
