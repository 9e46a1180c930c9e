# The percuteur rules, clause by clause.
percuteur-summary = percuteur: { $points } points; the queen counts { $queen }; the first piece decides the colours
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
    first piece to be pocketed settles it.
percuteur-aim-4 = The side that is first to have all its { $pieces } pieces in the four holes of the
    board is the winner.

percuteur-play-title = Course of the game
percuteur-play-1 = To begin, all the pieces are gathered in the centre of the board.
percuteur-play-2 = The queen lies in the middle of the rosette, on the red centre circle; the white
    and black pieces surround her in rings, the colours taking turns.
percuteur-play-3 = A draw decides who is first to play, and that player breaks the rosette.
percuteur-play-4 = A player keeps the turn as long as each stroke pockets an own piece; a miss gives
    the turn to the opponent.
percuteur-play-5 = A game has no fixed number of boards (three or four are usual): it is over when,
    at the end of a board, a side has { $points_to_win } points or more.

percuteur-striker-title = The striker
percuteur-striker-1 = Players use the striker to drive the pieces of their colour into the holes.
percuteur-striker-2 = Seated, the player sets the striker across the double line in front of the own
    seat, the base lines, so that it touches both lines. No other place is allowed.
percuteur-striker-3 = A red circle closes each end of the double line, and the striker may never lie
    partly on it.
percuteur-striker-4 = Either the striker covers the red circle wholly or it stands clear of it;
    astride is forbidden.
percuteur-striker-5 = A flick of the finger sends the striker against a piece so that the piece
    falls into a hole.
percuteur-striker-6 = Strokes may be direct or indirect. An indirect stroke works by a rebound, off
    the frame or off a piece of either colour.

percuteur-queen-title = The queen
percuteur-queen-1 = A player who pockets the queen keeps her only by covering her, that is by
    pocketing an own piece with the very next stroke.
percuteur-queen-2 = If the next stroke does not cover her, the queen goes back to the red circle in
    the centre of the board and the turn passes.

percuteur-technique-title = How to strike
percuteur-technique-1 = Forward strokes are played with the index or the middle finger.
percuteur-technique-1-reason = This is advice on which finger to use; a stroke is not judged by it.
percuteur-technique-2 = A powerful stroke comes from locking the straight middle finger behind the
    index finger and letting it shoot out.
percuteur-technique-2-reason = This is advice on how to strike hard; how a finger is tensed cannot
    be ruled on.
percuteur-technique-3 = The thumb serves for strokes towards oneself.
percuteur-technique-3-reason = This is advice on which finger to use; a stroke is not judged by it.

percuteur-points-title = Points
percuteur-points-1 = A pocketed piece is worth one point to the side whose colour it is.
percuteur-points-2 = The queen and the piece that covers her are worth { $queen_points } points
    taken together; the covering piece is not counted a second time.
percuteur-points-3 = The board is over when a side has pocketed all its pieces, whether or not that
    side has the queen.
percuteur-points-4 = Both sides score: each adds up its own pocketed pieces.
percuteur-points-5 = Before the board can be won, one side or the other must have pocketed the
    queen.
percuteur-points-6 = For a side that has reached { $queen_ceiling } points, the queen with her
    covering piece brings only { $queen_points_late } points instead of { $queen_points }.

percuteur-penalties-title = Penalties
percuteur-penalties-1 = Every penalty costs the turn and one piece: a pocketed piece of the offender
    is put back between the two circles in the centre, outside the centre circle and inside the
    inner central circle.
percuteur-penalties-2 = It is a penalty when the striker falls into a hole.
percuteur-penalties-3 = It is a penalty when the striker or any piece is sent off the board.
percuteur-penalties-4 = It is a penalty to hit with the striker directly, without a rebound, a piece
    that lies on the player's own base lines, level with them or behind them.

percuteur-cases-title = Special cases
percuteur-cases-1 = A player who pockets a piece of the opponent's gives the opponent its point, but
    keeps the turn.
percuteur-cases-2 = When the striker and a piece of the opponent's fall together, the opponent has
    the point and the player must pay one penalty piece; as with every penalty the turn passes.
percuteur-cases-3 = When an own piece and a piece of the opponent's fall together, each side has its
    point and the player keeps the turn.
percuteur-cases-4 = When the striker and an own piece fall together, that piece is put back into
    play in the way of a penalty piece, and the turn passes.
percuteur-cases-5 = When the last pieces of both sides fall together, the side that has the queen
    wins the board. With the queen still in play the opponent wins and scores { $special_points }
    points for it.
percuteur-cases-6 = A queen pocketed before the player's first own piece goes back to the circle in
    the centre, and the turn passes.
percuteur-cases-7 = When the queen and a piece of the opponent's fall together, the queen belongs to
    the opponent, yet the player keeps the turn.
percuteur-cases-8 = When the striker, the queen and an own piece fall together, the queen and the
    piece are put back in the centre of the board, one on top of the other, and the turn passes.
percuteur-cases-9 = When the striker falls in the stroke that should cover the queen, the queen goes
    back and the player pays one penalty piece; the turn passes.
percuteur-cases-10 = When a player's final stroke pockets the own last piece, the queen and the
    opponent's last piece together, the queen's { $queen_points } points are the player's.
percuteur-cases-11 = A player who pockets the opponent's last piece while the queen is still in play
    loses, and the opponent is given { $special_points } points.
percuteur-cases-12 = A player who pockets the last own piece while the queen is still in play loses:
    the opponent wins and scores { $special_points } points more.
