# How to play: ten pictures, and how to strike on this screen.

how-about = The game in ten pictures, and how to strike on this screen.
how-lead = Carrom in ten pictures. In ten minutes you can play your first board.
how-more = In the rule book:
how-screen = On this screen
how-play = Play a board
how-board = The board
how-board-text =
    A smooth square of wood with cushions all around.
    1 a pocket in each corner · 2 your base lines · 3 a base circle · 4 the inner circle with its red centre · 5 an arrow.
how-board-alt = An empty carrom board with five numbers: pocket, base lines, base circle, inner circle, arrow.
how-pieces = The pieces
how-pieces-text =
    There are nine white pieces, nine black pieces and one red piece, the queen.
    The larger disc is the striker. Flick it with a finger to hit the pieces; never push a piece itself.
how-pieces-alt = A white piece, a black piece, the red queen and the larger striker side by side.
how-seats = Seats and toss
how-seats-text =
    Two players sit opposite each other. Four players form two pairs, A against B, and partners sit opposite each other.
    Whoever wins the toss takes the break or chooses the seats. The player who breaks plays white.
how-seats-alt = A board with all pieces in the middle. South and north are marked A, east and west B.
how-aim = The aim
how-aim-text =
    Pocket all your pieces before your opponent pockets theirs. Any pocket will do.
    Someone must also win the queen before the board can end.
how-aim-alt = A board in play. Lines lead from three white pieces to three pockets.
how-strike = The stroke
how-strike-text =
    Place the striker so that it touches both base lines. It may cover a base circle fully or not at all.
    On this screen: slide the striker along its line, pull it back like a slingshot, and release. Pull further to strike harder. The dashed line shows what the striker hits first.
how-strike-alt = A finger pulls the striker back from the base line. A dashed line shows it sending a white piece towards the corner.
how-break = The break
how-break-text =
    The pieces start as a rosette around the queen. The first stroke breaks it open.
    If the striker touches nothing, White may try once more. No piece has to fall.
how-break-alt = The rosette of nineteen pieces in the middle, with the striker aimed straight at it.
how-goon = Your turn
how-goon-text =
    If you pocket one of your own pieces, you play again.
    If you do not, it is your opponent’s turn. If you pocket one of their pieces, it stays pocketed and counts for them.
how-goon-alt = The striker sends a white piece into a corner pocket.
how-queen = The queen
how-queen-text =
    Once you have pocketed a piece, you may pocket the queen (1). Then you must cover her: pocket one of your own pieces in the same stroke or the next one (2).
    If you fail, the queen goes back to the centre.
how-queen-alt = The queen goes into one pocket, then a white piece into another.
how-fouls = Fouls and dues
how-fouls-text =
    If you pocket the striker, one of your pocketed pieces goes back on the board. Your opponent places it in the inner circle, and your turn ends.
    If you have not pocketed a piece yet, you owe one. The umpire keeps count for you.
how-fouls-alt = The striker runs into a corner pocket. A white piece is placed in the green part of the inner circle.
how-score = End and score
how-score-text =
    The board ends when one side has pocketed all its pieces. That side scores one point for each piece the other side still has (three in the picture), and three more if it covered the queen.
    If you pocket your last piece before the queen is covered, you lose the board. A game goes to 25 points or eight boards; two games win the match. Other rule sets differ slightly.
how-score-alt = Three black pieces are left on the board, numbered one, two, three.
how-mouse = Mouse
how-mouse-text = Drag the striker along its line. Pull it back and let go to strike. Shift or the wheel aim finely, Esc cancels. To strike towards yourself, swing the pull round the striker and hold still before you let go. Or click on the board to aim there, set the power and press Strike.
how-touch = Touch
how-touch-text = The same with one finger: slide, pull back, let go. Hold still for a moment, then small movements aim finely. A second finger cancels. To strike towards yourself, swing the finger round the striker and hold still before you let go. If you prefer the Strike button, turn off “Strike on release” in the options.
how-keys = Keyboard
how-keys-text = ← → move the striker, A and D turn the aim, W and S change the power. Hold Shift for small steps. Space or Enter strikes.
