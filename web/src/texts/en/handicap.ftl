# A new game: handicaps for uneven players, and the exact rosette.

handicap = Handicap
handicap-for = Head start for
handicap-nobody = nobody
handicap-pieces = Pieces
handicap-pieces-about = Pocketed before each board.
handicap-pieces-none = Under these rules nobody has a colour before a piece falls.
handicap-points = Points
handicap-points-about = At the start of each game.
handicap-points-none = A single board is not decided by points.
handicap-aid = Aim aid for { $name }
handicap-aid-own = their choice
exact-rosette = Exact rosette
exact-rosette-about = For training: the same break gives the same position. Otherwise every rosette is set by hand, a little differently each time.
