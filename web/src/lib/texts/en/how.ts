/** How to play, in English. */

export const how = {
  how: "How to play",
  howAbout: "The game in ten pictures, and how to play it on this screen.",
  howLead: "Carrom in ten pictures. Ten minutes from here to your first board.",
  howMore: "In the rule book:",
  howScreen: "On this screen",
  howPlay: "Play a board",
  "how-board": "The board",
  "how-board-text":
    "A smooth wooden square with a frame to bounce off.\n1 a hole in each corner · 2 your base lines · 3 a base circle · 4 the inner circle with the red centre · 5 an arrow.",
  "how-board-alt": "An empty carrom board with five numbered places: hole, base lines, base circle, inner circle, arrow.",
  "how-pieces": "The pieces",
  "how-pieces-text":
    "Nine white pieces, nine black ones and one red piece, the queen.\nThe larger disc is the striker. You flick it with a finger; you never push a piece itself.",
  "how-pieces-alt": "A white piece, a black piece, the red queen and the larger striker side by side.",
  "how-seats": "Seats and toss",
  "how-seats-text":
    "Two players sit opposite each other. Four play in pairs, A against B, and partners sit opposite each other.\nA toss decides: its winner takes the break or chooses the seats. Whoever breaks plays white.",
  "how-seats-alt": "A board with all pieces in the middle; the seats south and north are marked A, east and west B.",
  "how-aim": "What it is about",
  "how-aim-text":
    "Send all pieces of your colour into the holes before your opponent does it with theirs. Any hole will do.\nBefore the end somebody has to win the queen, too.",
  "how-aim-alt": "A board in play; lines lead from three white pieces to three different holes.",
  "how-strike": "The stroke",
  "how-strike-text":
    "Set the striker on your base lines, touching both. A base circle is covered wholly or not at all.\nOn this screen: slide the striker along its line, pull back from it like a slingshot, let go. The further you pull, the harder it goes. The dashed line shows what it meets first.",
  "how-strike-alt": "The striker on the base line is pulled back with a finger; a dashed line shows it hitting a white piece towards the corner.",
  "how-break": "The break",
  "how-break-text":
    "The pieces begin as a rosette around the queen. The first stroke breaks it open.\nIf the striker touches nothing, White has one more attempt. Nothing has to fall.",
  "how-break-alt": "The rosette of nineteen pieces in the middle, the striker aimed straight at it.",
  "how-goon": "Going on",
  "how-goon-text":
    "As long as one of your own pieces falls with each stroke, you play on.\nIf none does, it is the opponent’s turn. A piece of theirs that you pocket stays pocketed, for them.",
  "how-goon-alt": "The striker sends a white piece into the corner hole.",
  "how-queen": "The queen",
  "how-queen-text":
    "Once one of your pieces is pocketed you may take the queen (1). Then cover her: an own piece has to fall with her or with your very next stroke (2).\nIf it does not, she goes back to the middle.",
  "how-queen-alt": "First the queen goes into one hole, then a white piece into another.",
  "how-fouls": "Fouls and dues",
  "how-fouls-text":
    "If your striker falls, one of your pocketed pieces comes back. Your opponent places it inside the inner circle, and your turn is over.\nIf you have none pocketed yet, you owe it. The umpire here counts all that for you.",
  "how-fouls-alt": "The striker runs into a corner hole; a white piece is being placed in the green area of the inner circle.",
  "how-score": "End and score",
  "how-score-text":
    "The board ends when one side has no piece left. It scores one point for each piece the other side still has: here three. Three more if it covered the queen.\nPocket your last piece before the queen is covered, and you lose the board. 25 points or eight boards make a game, two games won the match. Other rule sets differ a little.",
  "how-score-alt": "Three black pieces are left on the board, counted one, two, three.",
  "how-mouse": "With the mouse",
  "how-mouse-text":
    "Drag the striker sideways along its line. Pull back from it to aim and let go to strike; or click on the board to aim there, set the power, and press Strike.",
  "how-touch": "With a finger",
  "how-touch-text":
    "The same with one finger: slide, pull back, let go. If you would rather not strike on letting go, switch it off under Options and use the Strike button.",
  "how-keys": "With keys",
  "how-keys-text":
    "← → move the striker, A and D turn the aim, W and S change the power, Shift makes steps fine, Space or Enter strikes.",
} as const;
