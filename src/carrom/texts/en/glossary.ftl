# The words of the game: the word, what it means, what a rule set calls it instead.

glossary-carrom-board = Carrom board
glossary-carrom-board-means = The square wooden board with a frame and a hole in each corner. A “board” is also a unit of play, see there.

glossary-surface = Playing surface
glossary-surface-means = The smooth wood inside the frame, on which everything glides.

glossary-frame = Frame
glossary-frame-means = The raised rim of hardwood all round. Pieces and striker may bounce off it.

glossary-hole = Hole
glossary-hole-means = One of the four round openings in the corners; pieces are to fall into them. A net hangs below each.

glossary-base-lines = Base lines
glossary-base-lines-means = The double line in front of each seat. The striker is played from there and must touch both lines.

glossary-base-circle = Base circle
glossary-base-circle-means = The red circle at either end of the base lines. The striker covers it wholly or stays clear of it.
glossary-base-circle-in-percuteur = red circle

glossary-arrows = Arrows
glossary-arrows-means = The lines drawn towards the corners. Prolonged in thought they mark off each player's side.

glossary-centre-circle = Centre circle
glossary-centre-circle-means = The red circle in the middle, where the queen lies at the start.

glossary-inner-circle = Inner central circle
glossary-inner-circle-means = The larger circle around the centre. Penalty pieces are put back inside it.
glossary-inner-circle-in-simplified = circle of the rosette

glossary-piece = Piece
glossary-piece-means = One of the nineteen discs to be pocketed: white, black, or the red queen. The striker is not a piece.

glossary-striker = Striker
glossary-striker-means = The larger, heavier disc that is flicked with a finger to drive the pieces.
glossary-striker-in-club = “pion de tir” in French
glossary-striker-in-percuteur = “percuteur” in French

glossary-queen = Queen
glossary-queen-means = The red piece. It brings extra points to the side that pockets it and covers it.

glossary-rosette = Rosette
glossary-rosette-means = How the pieces lie at the start: the queen in the middle, the others around it in two rings.

glossary-toss = Toss
glossary-toss-means = The draw before the first board. Under the international rule its winner chooses the break or the seats.
glossary-toss-in-club = drawing lots

glossary-break = Break
glossary-break-means = The first stroke of a board, into the rosette. Whoever breaks plays white, except where colours are open.
glossary-break-in-club = first stroke

glossary-stroke = Stroke
glossary-stroke-means = One flick of the striker and all that moves because of it, until everything lies still.

glossary-thumb-stroke = Thumb stroke
glossary-thumb-stroke-means = A stroke with the thumb, handy for pieces on the player's own side.

glossary-rebound = Rebound
glossary-rebound-means = Reaching a piece by way of the frame or of another piece.

glossary-pocket = To pocket
glossary-pocket-means = To make a piece fall into a hole.

glossary-turn = Turn
glossary-turn-means = The right to play. It is kept while own pieces fall properly, and passes otherwise.

glossary-try = Try
glossary-try-means = A stroke that the player may still make. Under the club rules two own pieces at once earn two more.

glossary-miss = Miss
glossary-miss-means = A stroke with which the player pockets nothing of use.

glossary-cover = To cover the queen
glossary-cover-means = To pocket an own piece together with the queen or with the very next stroke. Only then is it won.
glossary-cover-in-club = to double
glossary-cover-in-simplified = “confirmer” in French

glossary-penalty-piece = Penalty piece
glossary-penalty-piece-means = A pocketed own piece that goes back onto the board because of a fault.

glossary-due = Due
glossary-due-means = A penalty piece that cannot be paid yet because none is pocketed; it is paid as soon as possible.
glossary-due-in-club = a piece that is owed

glossary-place = To place, to replace
glossary-place-means = To put a piece back on the board: a penalty piece inside the inner circle, by the opponent; the queen on the centre, by the umpire.

glossary-foul = Foul
glossary-foul-means = A breach of the rules in one's own turn. It costs a penalty piece and the turn.

glossary-technical-foul = Technical foul
glossary-technical-foul-means = A breach of the rules outside one's own turn. It costs a penalty piece, but no turn.

glossary-proper = Proper, improper
glossary-proper-means = In keeping with the rules, or not: for instance flicked and not pushed, from where the striker may stand.

glossary-pass = To pass
glossary-pass-means = To give up the turn without trying to move a piece. Both sides doing so again and again makes the board void.

glossary-last-piece = Last piece
glossary-last-piece-means = The last piece of a colour on the board. In most rule sets it must not fall before the queen is settled.

glossary-finish = To finish
glossary-finish-means = To have no piece of one's colour left on the surface.

glossary-board = Board (of play)
glossary-board-means = From the break until one side has finished.

glossary-game = Game
glossary-game-means = Several boards, until a side has the points that the rule set asks for.

glossary-match = Match
glossary-match-means = The whole contest. Under the international rule it is the best of three games; otherwise a single game.

glossary-pairs = Singles and doubles
glossary-pairs-means = One against one, or two against two; partners sit opposite each other.

glossary-open-colours = Open colours
glossary-open-colours-means = Nobody has a colour until the first piece falls. Only under the percuteur rules.

glossary-trial-board = Trial board
glossary-trial-board-means = A board played before the match to get to know the surface; it does not count.

glossary-shot = Shot, cannon, pair
glossary-shot-means = Pieces that lie so that one sends another into a hole, two in line with a hole, and two that can both fall.

glossary-powder = Powder
glossary-powder-means = Fine powder on the surface that makes everything glide.

glossary-umpire = Umpire
glossary-umpire-means = The person who watches over the game and rules on it. On this page the program does, and cites the clause.
