# The simplified rules, clause by clause.
simplified-summary = simplified: { $points } points; the queen counts { $queen }; the international rule in short
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
simplified-game-3 = The side that begins plays white. Each side aims to pocket all the pieces of its
    colour in the four holes.
simplified-game-4 = The pieces are driven with a striker, a disc of resin, which the player may move
    along the base lines in front of the own seat before each stroke.
simplified-game-5 = When it is played, the striker must be touching both of these lines.
simplified-game-6 = Any piece may be aimed at, wherever it lies; strokes towards the player's own
    side are allowed as well.
simplified-game-7 = A player who pockets own pieces plays on. Before each stroke the striker is
    taken back and set anew, anywhere on the two lines; the farthest it may go is right over one of
    the red circles, covering it wholly.
simplified-game-8 = A miss ends the turn and the opponent plays.
simplified-game-9 = The board goes to the side that is first to have pocketed all its pieces. It
    scores one point for each of the opponent's pieces left on the board.
simplified-game-10 = The side that reaches { $points_to_win } points wins the game.

simplified-queen-title = The queen
simplified-queen-1 = The queen is a bonus of { $queen_points } points.
simplified-queen-2 = A player may pocket her at any time after a piece of the player's own colour
    has been pocketed.
simplified-queen-3 = Once she is pocketed she has to be covered: the player's next stroke must
    pocket an own piece, in whichever hole.
simplified-queen-4 = The bonus is only counted if the player who covered her wins the board; it is
    added to the points for the opponent's pieces left.
simplified-queen-5 = If that player loses the board, nobody gets the bonus.
simplified-queen-6 = If the next stroke does not cover her, the queen is put back on the red centre
    circle.
simplified-queen-7 = A side with { $queen_ceiling } points or more gets nothing for the queen any
    longer.

simplified-penalties-title = Some penalties
simplified-penalties-1 = A player whose striker falls into a hole takes out one own pocketed piece
    and loses the turn. The opponent puts that piece back inside the circle of the rosette, but not
    on the red centre circle.
simplified-penalties-2 = If the striker falls in the same stroke as one or more own pieces, all of
    those come out again together with one more piece as penalty. The opponent places them too, and
    the player keeps the turn.
simplified-penalties-3 = A piece of the opponent's that falls stays pocketed, to the opponent's
    gain, and the player loses the turn, unless an own piece fell in the same stroke.
