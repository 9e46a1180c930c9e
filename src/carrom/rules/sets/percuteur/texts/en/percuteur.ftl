# The percuteur rules, clause by clause.
percuteur-summary = percuteur: { $points } points; the queen is worth { $queen }; the first piece decides the colours
percuteur-short = Percuteur
percuteur-about = One game to { $points } points. Colours are decided when the first piece falls.
percuteur-more = Pocketing an opponent’s piece keeps your turn. Every penalty ends it. Both sides score what they pocketed.
percuteur-word-base-circle = red circle
percuteur-word-striker = “percuteur” in French

percuteur-title = The percuteur rules

percuteur-aim-title = Aim of the game
percuteur-aim-1 = Two or four people play, and everybody plays seated.
percuteur-aim-2 = Two players face each other; when four play, the two who face each other are
    partners.
percuteur-aim-3 = Each player or pair plays white or black. Nobody has a colour at the start: the
    first piece to be pocketed decides it.
percuteur-aim-4 = The first side to have all its { $pieces } pieces in the four pockets of the board
    wins.

percuteur-play-title = Course of the game
percuteur-play-1 = To begin, all the pieces are gathered in the centre of the board.
percuteur-play-2 = The queen lies in the middle of the rosette, on the red centre circle; the white
    and black pieces surround her in rings, in alternating colours.
percuteur-play-3 = The players draw lots for who plays first, and that player breaks the rosette.
percuteur-play-4 = A player keeps the turn as long as each stroke pockets one of their own pieces; a
    miss gives the turn to the opponent.
percuteur-play-5 = A game has no fixed number of boards (three or four are usual): it is over when,
    at the end of a board, a side has { $points_to_win } points or more.

percuteur-striker-title = The striker
percuteur-striker-1 = Players use the striker to drive the pieces of their colour into the pockets.
percuteur-striker-2 = The seated player places the striker across the double line in front of their
    seat, the base lines, so that it touches both lines. No other place is allowed.
percuteur-striker-3 = A red circle closes each end of the double line, and the striker may never lie
    partly on it.
percuteur-striker-4 = Either the striker covers the red circle completely or it stays clear of it;
    it must not lie across its edge.
percuteur-striker-5 = A flick of the finger sends the striker against a piece so that the piece
    falls into a pocket.
percuteur-striker-6 = Strokes may be direct or indirect. An indirect stroke uses a rebound, off the
    frame or off a piece of either colour.

percuteur-queen-title = The queen
percuteur-queen-1 = A player who pockets the queen keeps her only by covering her: their very next
    stroke must pocket one of their own pieces.
percuteur-queen-2 = If the next stroke does not cover her, the queen goes back to the red circle in
    the centre of the board and the turn passes.

percuteur-technique-title = How to strike
percuteur-technique-1 = Play forward strokes with the index or the middle finger.
percuteur-technique-1-reason = This is advice on which finger to use; a stroke is not judged by it.
percuteur-technique-2 = For a powerful stroke, lock the straight middle finger behind the index
    finger and let it shoot out.
percuteur-technique-2-reason = This is advice on how to strike hard; nobody can rule on how a finger
    is tensed.
percuteur-technique-3 = Use the thumb for strokes towards yourself.
percuteur-technique-3-reason = This is advice on which finger to use; a stroke is not judged by it.

percuteur-points-title = Points
percuteur-points-1 = A pocketed piece is worth one point to the side whose colour it is.
percuteur-points-2 = The queen and the piece that covers her are worth { $queen_points } points
    together; the covering piece is not counted a second time.
percuteur-points-3 = The board is over when a side has pocketed all its pieces, whether or not that
    side has the queen.
percuteur-points-4 = Both sides score: each adds up its own pocketed pieces.
percuteur-points-5 = Before the board can be won, one side or the other must have pocketed the
    queen.
percuteur-points-6 = For a side that has reached { $queen_ceiling } points, the queen with her
    covering piece is worth only { $queen_points_late } points instead of { $queen_points }.

percuteur-penalties-title = Penalties
percuteur-penalties-1 = Every penalty costs the turn and one piece: one of the offender’s pocketed
    pieces goes back between the two circles in the centre, outside the centre circle and inside the
    inner central circle.
percuteur-penalties-2 = It is a penalty if the striker falls into a pocket.
percuteur-penalties-3 = It is a penalty if the striker or any piece is sent off the board.
percuteur-penalties-4 = It is a penalty if the striker directly, without a rebound, hits a piece
    that lies on the player’s own base lines, level with them or behind them.

percuteur-cases-title = Special cases
percuteur-cases-1 = A player who pockets one of the opponent’s pieces gives the opponent its point,
    but keeps the turn.
percuteur-cases-2 = When the striker and one of the opponent’s pieces fall together, the opponent
    gets the point and the player must pay one penalty piece; as with every penalty, the turn passes.
percuteur-cases-3 = When one of the player’s own pieces and one of the opponent’s fall together, each
    side gets its point and the player keeps the turn.
percuteur-cases-4 = When the striker and one of the player’s own pieces fall together, that piece
    goes back like a penalty piece, and the turn passes.
percuteur-cases-5 = When the last pieces of both sides fall together, the side that has the queen
    wins the board. If the queen is still in play, the opponent wins and scores { $special_points }
    points for it.
percuteur-cases-6 = If a player pockets the queen before the first of their own pieces, she goes
    back to the circle in the centre, and the turn passes.
percuteur-cases-7 = When the queen and one of the opponent’s pieces fall together, the queen belongs
    to the opponent, but the player keeps the turn.
percuteur-cases-8 = When the striker, the queen and one of the player’s own pieces fall together, the
    queen and the piece go back to the centre of the board, one on top of the other, and the turn
    passes.
percuteur-cases-9 = When the striker falls in the stroke that should cover the queen, the queen goes
    back and the player pays one penalty piece; the turn passes.
percuteur-cases-10 = When a player’s final stroke pockets their own last piece, the queen and the
    opponent’s last piece together, the player gets the queen’s { $queen_points } points.
percuteur-cases-11 = A player who pockets the opponent’s last piece while the queen is still in play
    loses, and the opponent gets { $special_points } points.
percuteur-cases-12 = A player who pockets their own last piece while the queen is still in play
    loses: the opponent wins and scores { $special_points } points more.
