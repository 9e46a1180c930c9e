# The club rules, clause by clause.
club-summary = club: { $points } points; the queen counts { $queen } and must be doubled
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
club-game-2 = Two players sit opposite each other. With four, each pair of players facing one
    another forms a side.
club-game-3 = A player, or a pair, plays with one colour: white or black.
club-game-4 = A side wins as soon as it is the first to have sent all its { $pieces } pieces into
    the corner holes, on condition that the red piece, the queen, has also been pocketed during the
    board.

club-pocketing-title = Pocketing
club-pocketing-1 = Pieces are pocketed by means of the striker: the player never plays a piece
    directly, but sends the striker so that a piece of the own colour drops into one of the four
    corner holes.
club-pocketing-2 = For each stroke the striker is set on the player's own double line, touching both
    of its lines, and is then flicked with a finger towards a piece.
club-pocketing-3 = No kind of stroke is excluded: straight at the piece, off the frame, or by way of
    another piece, including one of the opponent's.
club-pocketing-4 = For accuracy, rest the hand quietly on the board and let the index or the middle
    finger spring forward.
club-pocketing-4-reason = This is advice on how to hold the hand; it forbids nothing and costs
    nothing.
club-pocketing-5 = For force, hold the stretched middle finger back behind the index finger and let
    it snap free.
club-pocketing-5-reason = This is advice on how to strike hard; how a finger is tensed cannot be
    ruled on.
club-pocketing-6 = A stroke towards one's own side of the board is best played with the thumb.
club-pocketing-6-reason = This is advice on which finger to use; any direction is allowed with any
    finger.
club-pocketing-7 = Before the stroke, let the striking finger already rest against the striker.
club-pocketing-7-reason = This is advice on technique; leaving it aside carries no penalty.
club-pocketing-8 = Contact before the stroke makes it more accurate and is kinder to the fingers.
club-pocketing-8-reason = This explains the advice before it and asks nothing of the game.

club-play-title = Course of play
club-play-1 = Lots are drawn for who begins.
club-play-2 = Before the first stroke all the pieces, the queen in the middle, are arranged on the
    rosette in the centre of the board.
club-play-3 = The player who begins then makes the first stroke and tries to pocket a piece of the
    own colour. This stroke is ruled like any other.
club-play-4 = Whoever properly pockets an own piece plays again.
club-play-5 = When two own pieces fall in the same stroke, the player earns two further tries: the
    first miss that follows does not yet end the turn.
club-play-6 = A try that pockets neither an own piece nor, rightfully, the queen is a miss. If no
    earned try is left, the turn goes to the opposing player or side.
club-play-7 = The last piece of the own colour may only be pocketed when the queen is out of play.
    Pocketing it earlier loses the board.
club-play-8 = If a player pockets a piece of the opponent's, it stays pocketed for the opponent and
    the turn passes.
club-play-9 = If an own piece and a piece of the opponent's fall in one stroke, the own piece goes
    back to the centre, the opponent's stays pocketed for the opponent, and the turn passes.

club-queen-title = The queen
club-queen-1 = A player may go for the queen once one of the player's own pieces has been pocketed.
club-queen-2 = Who gets the queen must be decided before the last piece of the own colour is played
    for: as long as she is in play, that piece has to stay on the board.
club-queen-3 = Pocketing the queen does not yet win her. She must be doubled: the player's very next
    stroke has to pocket an own piece.
club-queen-4 = If the doubling fails, the queen is put back in the centre and both sides may go for
    her again. That stroke counts as a miss.
club-queen-5 = If a player pockets the queen alone before having pocketed any own piece, she goes
    back to the centre and the turn passes.
club-queen-6 = If the queen and an own piece fall in one stroke, the player may double the queen
    with the next stroke, even if no own piece had been pocketed before.
club-queen-7 = If the queen and a piece of the opponent's fall in one stroke, the queen goes back to
    the centre, the piece counts for the opponent, and the turn passes.
club-queen-8 = If the queen, an own piece and a piece of the opponent's fall in one stroke, the
    queen and the own piece go back to the centre, the opponent's piece counts for the opponent, and
    the turn passes.

club-striker-title = The striker
club-striker-1 = The striker is there to send pieces into the holes; it must not fall into one
    itself.
club-striker-2 = A player whose striker falls into a hole as a rule pays a penalty: one own piece
    pocketed earlier is put back in the centre. The turn passes.
club-striker-3 = A player who has no pocketed piece to give owes one: the first own piece pocketed
    afterwards goes back to the centre.
club-striker-4 = If the striker follows an own piece into the same hole, that piece goes back to the
    centre, no penalty is due, and the player has one more try.
club-striker-5 = If the striker, the queen and an own piece fall in one stroke, the piece and the
    queen go back to the centre, no penalty is due, and the player has one more try.
club-striker-6 = If the striker and a piece of the opponent's fall in one stroke, the piece counts
    for the opponent, the player gives one penalty piece back to the centre, and the turn passes.
club-striker-7 = If the striker, an own piece and a piece of the opponent's fall in one stroke, the
    opponent's piece counts for the opponent, the own piece and one penalty piece go back to the
    centre, and the turn passes.
club-striker-8 = If the striker and the queen fall in one stroke, the queen and one penalty piece go
    back to the centre and the turn passes.
club-striker-9 = If the striker, the queen and a piece of the opponent's fall in one stroke, the
    opponent's piece counts for the opponent, the queen and one penalty piece go back to the centre,
    and the turn passes.
club-striker-10 = If the striker falls into a hole in the stroke that should double the queen, the
    queen and one penalty piece go back to the centre and the turn passes.
club-striker-11 = If the striker and an own piece fall in the stroke that should double the queen,
    the queen stays pocketed, the own piece and one piece of the opponent's go back to the centre,
    and the player has one more try at doubling.
club-striker-12 = If the striker leaves the board, one penalty piece goes back to the centre and the
    turn passes.
club-striker-13 = If a stroke sends a piece off the board, be it an own piece, the opponent's or the
    queen, that piece is put back on the board and the turn passes.

club-score-title = Scoring
club-score-1 = A game goes on until one side has { $points_to_win } points.
club-score-2 = It does not matter how many boards that takes.
club-score-3 = The board goes to the side that is first to have all its pieces in the holes.
club-score-4 = The winner of the board scores one point for each of the opponent's pieces still on
    the board.
club-score-5 = If the winner of the board also holds the queen, pocketed and doubled, she adds
    { $queen_points } points.
club-score-6 = A queen won by the loser of the board counts for nobody.
club-score-7 = For a winner of the board who already has { $queen_ceiling } points or more, a queen
    won is worth only { $queen_points_late } instead of { $queen_points } points.
club-score-8 = If the queen, the player's last piece and the opponent's last piece fall in one
    stroke, the player wins the board with the { $queen_points } points of the queen.
club-score-9 = If the player's last piece and the opponent's last piece fall in one stroke when the
    queen has been won already, the side that has the queen wins the board with her
    { $queen_points } points.
club-score-10 = If a player pockets the opponent's last piece while the queen is still in play, the
    opponent wins the board: one point for each of the player's pieces still on the board, and
    { $special_points } penalty points besides.
club-score-11 = If the player's last piece and the opponent's last piece fall in one stroke while
    the queen is still in play, the opponent wins the board with { $special_points } points.
club-score-12 = If a player pockets the last own piece while the queen is still in play, the
    opponent wins the board with { $special_points } points.
