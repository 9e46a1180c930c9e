# The club rules, clause by clause.
club-summary = club: { $points } points; the queen is worth { $queen } and must be doubled
club-short = Club
club-about = One game to { $points } points. The queen is worth { $queen } points. Pocket two pieces in one stroke for two more tries.
club-more = Pocketing an opponent’s piece ends your turn, and your own pieces from that stroke go back. Penalty pieces go to the centre.
club-word-striker = “pion de tir” in French
club-word-toss = drawing lots
club-word-break = first stroke
club-word-cover = to double
club-word-due = a piece owed
club-option-doubling_striker_return = The striker falls with the doubling piece. Which piece goes back too?
club-option-doubling_striker_return-opponent = one of the opponent’s pieces
club-option-doubling_striker_return-own = one more of the player’s own pieces

club-title = The club rules

club-game-title = The game
club-game-1 = Two or four people can play.
club-game-2 = Two players sit opposite each other. With four, each pair of players facing each
    other forms a side.
club-game-3 = A player, or a pair, plays one colour: white or black.
club-game-4 = The first side to send all its { $pieces } pieces into the corner pockets wins,
    provided the red piece, the queen, has also been pocketed during the board.

club-pocketing-title = Pocketing
club-pocketing-1 = Players pocket pieces with the striker. They never play a piece directly: they
    send the striker so that a piece of their own colour drops into one of the four corner pockets.
club-pocketing-2 = For each stroke, the player places the striker on their own double line so that
    it touches both lines. Then they flick it with a finger towards a piece.
club-pocketing-3 = Every kind of stroke is allowed: straight at the piece, off the frame, or off
    another piece, including one of the opponent’s.
club-pocketing-4 = For accuracy, rest your hand calmly on the board and let the index or middle
    finger spring forward.
club-pocketing-4-reason = This is advice on how to hold the hand; it forbids nothing and carries no
    penalty.
club-pocketing-5 = For force, hold the straight middle finger back behind the index finger and let
    it snap free.
club-pocketing-5-reason = This is advice on how to strike hard; nobody can rule on how a finger is
    tensed.
club-pocketing-6 = A stroke towards your own side of the board is best played with the thumb.
club-pocketing-6-reason = This is advice on which finger to use; any direction is allowed with any
    finger.
club-pocketing-7 = Before the stroke, let the striking finger already rest against the striker.
club-pocketing-7-reason = This is advice on technique; ignoring it carries no penalty.
club-pocketing-8 = Contact before the stroke makes it more accurate and is kinder to the fingers.
club-pocketing-8-reason = This explains the advice before it and requires nothing.

club-play-title = Course of play
club-play-1 = The players draw lots for who begins.
club-play-2 = Before the first stroke, all the pieces are arranged as a rosette in the centre of the
    board, with the queen in the middle.
club-play-3 = The player who begins then makes the first stroke and tries to pocket one of their own
    pieces. This stroke is ruled on like any other.
club-play-4 = A player who properly pockets one of their own pieces plays again.
club-play-5 = A player who pockets two of their own pieces in one stroke earns two more tries: the
    first miss after that does not yet end the turn.
club-play-6 = A try is a miss if it pockets neither one of the player’s own pieces nor, rightfully,
    the queen. If the player has no earned try left, the turn passes to the opposing player or side.
club-play-7 = Players may pocket the last piece of their own colour only when the queen is out of
    play. A player who pockets it earlier loses the board.
club-play-8 = If a player pockets one of the opponent’s pieces, it stays pocketed for the opponent
    and the turn passes.
club-play-9 = If one of the player’s own pieces and one of the opponent’s fall in one stroke, the
    player’s own piece goes back to the centre, the opponent’s stays pocketed for the opponent, and
    the turn passes.

club-queen-title = The queen
club-queen-1 = A player may go for the queen once one of their own pieces has been pocketed.
club-queen-2 = It must be decided who gets the queen before a player goes for the last piece of
    their own colour: as long as she is in play, that piece has to stay on the board.
club-queen-3 = Pocketing the queen does not yet win her. The player must double her: their very next
    stroke has to pocket one of their own pieces.
club-queen-4 = If the doubling fails, the queen goes back to the centre and both sides may go for
    her again. That stroke counts as a miss.
club-queen-5 = If a player pockets the queen alone before pocketing any of their own pieces, she
    goes back to the centre and the turn passes.
club-queen-6 = If the queen and one of the player’s own pieces fall in one stroke, the player may
    double the queen with the next stroke, even if none of their own pieces had been pocketed before.
club-queen-7 = If the queen and one of the opponent’s pieces fall in one stroke, the queen goes back
    to the centre, the piece counts for the opponent, and the turn passes.
club-queen-8 = If the queen, one of the player’s own pieces and one of the opponent’s fall in one
    stroke, the queen and the player’s own piece go back to the centre, the opponent’s piece counts
    for the opponent, and the turn passes.

club-striker-title = The striker
club-striker-1 = The striker is there to send pieces into the pockets; it must not fall into one
    itself.
club-striker-2 = As a rule, a player whose striker falls into a pocket pays a penalty: one of their
    own pieces that was pocketed earlier goes back to the centre. The turn passes.
club-striker-3 = A player who has no pocketed piece to give back owes one: the first of their own
    pieces pocketed afterwards goes back to the centre.
club-striker-4 = If the striker follows one of the player’s own pieces into the same pocket, that
    piece goes back to the centre, no penalty is due, and the player has one more try.
club-striker-5 = If the striker, the queen and one of the player’s own pieces fall in one stroke,
    the piece and the queen go back to the centre, no penalty is due, and the player has one more
    try.
club-striker-6 = If the striker and one of the opponent’s pieces fall in one stroke, the piece counts
    for the opponent, one penalty piece of the player goes back to the centre, and the turn passes.
club-striker-7 = If the striker, one of the player’s own pieces and one of the opponent’s fall in one
    stroke, the opponent’s piece counts for the opponent, the player’s own piece and one penalty
    piece go back to the centre, and the turn passes.
club-striker-8 = If the striker and the queen fall in one stroke, the queen and one penalty piece go
    back to the centre and the turn passes.
club-striker-9 = If the striker, the queen and one of the opponent’s pieces fall in one stroke, the
    opponent’s piece counts for the opponent, the queen and one penalty piece go back to the centre,
    and the turn passes.
club-striker-10 = If the striker falls into a pocket in the stroke that should double the queen, the
    queen and one penalty piece go back to the centre and the turn passes.
club-striker-11 = If the striker and one of the player’s own pieces fall in the stroke that should
    double the queen, the queen stays pocketed, the player’s own piece and one of the opponent’s
    pieces go back to the centre, and the player has one more try at doubling.
club-striker-12 = If the striker leaves the board, one penalty piece goes back to the centre and the
    turn passes.
club-striker-13 = If a stroke sends a piece off the board, whether it is the player’s own, the
    opponent’s or the queen, that piece goes back on the board and the turn passes.

club-score-title = Scoring
club-score-1 = A game continues until one side has { $points_to_win } points.
club-score-2 = It does not matter how many boards that takes.
club-score-3 = The first side to have all its pieces in the pockets wins the board.
club-score-4 = The winner of the board scores one point for each of the opponent’s pieces still on
    the board.
club-score-5 = If the winner of the board also has the queen, pocketed and doubled, she adds
    { $queen_points } points.
club-score-6 = A queen won by the loser of the board counts for nobody.
club-score-7 = If the winner of the board already has { $queen_ceiling } points or more, a queen they
    have won is worth only { $queen_points_late } instead of { $queen_points } points.
club-score-8 = If the queen, the player’s last piece and the opponent’s last piece fall in one
    stroke, the player wins the board with the { $queen_points } points of the queen.
club-score-9 = If the player’s last piece and the opponent’s last piece fall in one stroke when the
    queen has already been won, the side that has the queen wins the board with her
    { $queen_points } points.
club-score-10 = If a player pockets the opponent’s last piece while the queen is still in play, the
    opponent wins the board and scores one point for each of the player’s pieces still on the board,
    plus { $special_points } penalty points.
club-score-11 = If the player’s last piece and the opponent’s last piece fall in one stroke while
    the queen is still in play, the opponent wins the board with { $special_points } points.
club-score-12 = If a player pockets their own last piece while the queen is still in play, the
    opponent wins the board with { $special_points } points.
