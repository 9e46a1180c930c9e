# The words of the game: the word, what it means, what a rule set calls it instead.

glossary-carrom-board = Carrom board
glossary-carrom-board-means = The square wooden board with a frame and a pocket in each corner. “Board” also means a unit of play: see Board (of play).

glossary-surface = Playing surface
glossary-surface-means = The smooth wood inside the frame. Pieces and striker glide on it.

glossary-frame = Frame
glossary-frame-means = The raised hardwood rim around the surface. Pieces and striker may bounce off it.

glossary-hole = Pocket
glossary-hole-means = One of the four round openings in the corners, also called a hole. Pieces fall through it into a net.

glossary-base-lines = Base lines
glossary-base-lines-means = The double line in front of each seat. The striker starts there and must touch both lines.

glossary-base-circle = Base circle
glossary-base-circle-means = The red circle at each end of the base lines. The striker must cover it completely or not touch it at all.

glossary-arrows = Arrows
glossary-arrows-means = The lines that point to the corners. Imagined as extended, they mark off each player’s side.

glossary-centre-circle = Centre circle
glossary-centre-circle-means = The red circle in the middle. The queen starts on it.

glossary-inner-circle = Inner central circle
glossary-inner-circle-means = The larger circle around the centre. Penalty pieces go back inside it.

glossary-piece = Piece
glossary-piece-means = One of the nineteen discs that players pocket: white, black, or the red queen. The striker is not a piece.

glossary-striker = Striker
glossary-striker-means = The larger, heavier disc. Players flick it with a finger to move the pieces.

glossary-queen = Queen
glossary-queen-means = The red piece. She brings extra points to the side that pockets and covers her.

glossary-rosette = Rosette
glossary-rosette-means = The pieces at the start: the queen in the middle, the others around her in two rings.

glossary-toss = Toss
glossary-toss-means = The draw before the first board. Under the international rule, the winner chooses the break or the seats.

glossary-break = Break
glossary-break-means = The first stroke of a board, into the rosette. The player who breaks plays white, except where colours are open.

glossary-stroke = Stroke
glossary-stroke-means = One flick of the striker and everything it moves, until all is still.

glossary-thumb-stroke = Thumb stroke
glossary-thumb-stroke-means = A stroke with the thumb. It helps with pieces on the player’s own side.

glossary-rebound = Rebound
glossary-rebound-means = A way to reach a piece: off the frame or off another piece.

glossary-pocket = To pocket
glossary-pocket-means = To send a piece into a pocket.

glossary-turn = Turn
glossary-turn-means = The right to play. You keep it while you properly pocket your own pieces. Otherwise it passes.

glossary-try = Try
glossary-try-means = A stroke that a player may still make. Under the club rules, pocketing two of your pieces in one stroke earns two more tries.

glossary-miss = Miss
glossary-miss-means = A stroke that pockets nothing useful.

glossary-cover = To cover the queen
glossary-cover-means = To pocket one of your own pieces together with the queen or with the very next stroke. Only then is the queen yours.

glossary-penalty-piece = Penalty piece
glossary-penalty-piece-means = A pocketed piece that goes back on the board because its player broke a rule.

glossary-due = Due
glossary-due-means = A penalty piece that a player still owes because none of their pieces is pocketed. They pay it as soon as they can.

glossary-place = To place, to replace
glossary-place-means = To put a piece back on the board. The opponent places a penalty piece inside the inner circle; the umpire places the queen on the centre.

glossary-foul = Foul
glossary-foul-means = Breaking a rule in your own turn. It costs a penalty piece and the turn.

glossary-technical-foul = Technical foul
glossary-technical-foul-means = Breaking a rule outside your own turn. It costs a penalty piece but not the turn.

glossary-proper = Proper, improper
glossary-proper-means = Within the rules, or not. A proper stroke is flicked, not pushed, and starts where the striker is allowed.

glossary-pass = To pass
glossary-pass-means = To give up the turn without trying to move a piece. If both sides pass again and again, the board is void.

glossary-last-piece = Last piece
glossary-last-piece-means = The last piece of a colour on the board. In most rule sets it must not fall before somebody has won the queen.

glossary-finish = To finish
glossary-finish-means = To have no piece of your colour left on the surface.

glossary-board = Board (of play)
glossary-board-means = Play from the break until one side has finished.

glossary-game = Game
glossary-game-means = Several boards, until one side has enough points to win.

glossary-match = Match
glossary-match-means = The whole contest. Under the international rule, the best of three games; under the other rules, one game.

glossary-pairs = Singles and doubles
glossary-pairs-means = One against one, or two against two. Partners sit opposite each other.

glossary-open-colours = Open colours
glossary-open-colours-means = Nobody has a colour until the first piece falls. Only some rule sets play this way.

glossary-trial-board = Trial board
glossary-trial-board-means = A board before the match to get to know the surface. It does not count.

glossary-shot = Shot, cannon, pair
glossary-shot-means = Shot: one piece can send another into a pocket. Cannon: two pieces are in line with a pocket. Pair: two pieces can both fall.

glossary-powder = Powder
glossary-powder-means = Fine powder on the surface. It makes everything glide.

glossary-umpire = Umpire
glossary-umpire-means = The person who watches the game and rules on it. Here, the program does this and quotes the clauses.
