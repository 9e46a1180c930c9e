# Why a ruling is as it is: one sentence a reason, then one for what comes next.
ruling-help = Rule on strokes and umpire’s calls. Reads one JSON object per line and writes one per line.
ruling-help-file = the file to read; - reads standard input (default)

ruling-miss = Nothing fell, so the turn passes.
ruling-own = A piece of the player's own was pocketed, so the turn is kept.
ruling-opponents = Only the opponent's pieces fell: they stand, and the turn passes.
ruling-opponents-kept = The opponent's pieces fell: they count for the opponent, and the turn is kept.
ruling-own-and-opponents = Own pieces and the opponent's fell together: all stand, and the turn is kept.
ruling-own-and-opponents-back = Own pieces fell together with the opponent's: the own ones go back, the opponent's stand, and the turn passes.
ruling-try-left = A miss uses up one try, and there is another left.

ruling-break-again = The break touched nothing, so the first player may try once more.
ruling-break-missed = The break touched nothing, so the opponent tries, without turning the rosette.

ruling-queen = The queen was pocketed and must be covered with the next stroke.
ruling-queen-early = The queen fell before the player had pocketed a piece of his own: it goes back, and the turn passes.
ruling-queen-own-covered = The queen fell together with an own piece and is covered.
ruling-queen-own-awaiting = The queen fell together with an own piece and must still be covered with the next stroke.
ruling-queen-own-due = The player's only pocketed piece goes straight back as a due, so he may not have the queen yet and it goes back too.
ruling-queen-opponents-back = The queen fell together with an opponent's piece: the queen goes back, the piece counts for the opponent, and the turn passes.
ruling-queen-opponents-given = The queen fell together with an opponent's piece, which covers it for the opponent; the turn is kept.
ruling-queen-own-opponents-back = The queen, own pieces and an opponent's piece fell together: the queen and the own pieces go back, and the turn passes.
ruling-covered = An own piece followed the queen, which is now covered.
ruling-not-covered = The queen was not covered with this stroke and goes back.
ruling-cover-with-opponents = The doubling piece fell together with an opponent's: the queen and the own pieces go back, and the turn passes.

ruling-striker = The striker fell: a penalty piece goes back, or is owed, and the turn passes.
ruling-striker-own = The striker fell together with own pieces: these go back, so does a penalty piece, or it is owed, and the turn is kept.
ruling-striker-own-stands = The striker fell as well as own pieces: they stand, a penalty piece goes back, and the turn passes.
ruling-striker-own-back = The striker fell together with own pieces: these go back in place of a penalty, and the turn passes.
ruling-striker-same-hole = The striker followed an own piece into the same hole: the own pieces go back, the penalty is waived, and the player has another try.
ruling-striker-opponents = The striker fell with the opponent's pieces only: they stand, a penalty piece goes back or is owed, and the turn passes.
ruling-striker-own-opponents = The striker fell with own and opponent's pieces: the own ones go back, a penalty piece goes back or is owed, and the turn passes.
ruling-striker-queen = The striker fell with the queen: the queen goes back, a penalty piece goes back or is owed, and the turn passes.
ruling-striker-queen-break = The striker fell with the queen at the break: the queen goes back, a piece is owed, and the turn passes.
ruling-striker-queen-opponents = The striker fell with the queen and an opponent's piece: the queen goes back, a penalty piece goes back or is owed, and the turn passes.
ruling-striker-queen-own = The striker fell with the queen and own pieces: all of them go back, so does a penalty piece, or it is owed, and the turn is kept.
ruling-striker-queen-own-waived = The striker fell with the queen and own pieces: these go back, and there is no further penalty.
ruling-striker-queen-own-opponents = The striker fell with the queen, own and opponent's pieces: the queen and the own ones go back, a penalty piece goes back or is owed, and the turn passes.
ruling-striker-covering = The striker fell instead of a cover: the queen goes back, a penalty piece goes back or is owed, and the turn passes.
ruling-striker-own-covering = The striker fell together with the cover: the own pieces go back, a penalty piece goes back or is owed, and the queen may still be covered with the next stroke.
ruling-striker-own-covering-gift = The striker fell together with the doubling piece: the own pieces go back, and one of the opponent's if any is pocketed; the queen stays in the hole, and the player has another try.
ruling-striker-own-covering-piece = The striker fell together with the doubling piece: the own pieces go back, and one more of the player's if any is pocketed; the queen stays in the hole, and the player has another try.
ruling-striker-own-covering-back = The striker fell together with the cover: the queen and the own pieces go back, and the turn passes.
ruling-striker-own-opponents-covering = The striker fell with own and opponent's pieces while doubling: the queen and the own ones go back, a penalty piece goes back or is owed, and the turn passes.
ruling-striker-off = The striker left the board: a penalty piece goes back or is owed, and the turn passes.
ruling-piece-off = A piece left the board and is put back, which costs the turn.
ruling-piece-off-penalty = A piece left the board and is put back: a penalty piece goes back or is owed, and the turn passes.
ruling-behind-line = A piece on, level with or behind the base line was hit directly: a penalty piece goes back or is owed, and the turn passes.

ruling-improper = The stroke was improper: a penalty piece goes back or is owed, and the turn passes.
ruling-improper-own = The stroke was improper: the own pieces that fell go back, a penalty piece goes back or is owed, and the turn passes.
ruling-improper-opponents = The stroke was improper: the opponent's pieces stand, a penalty piece goes back or is owed, and the turn passes.
ruling-improper-striker = The stroke was improper and the striker fell: one penalty piece in all goes back or is owed, and the turn passes.
ruling-improper-queen = The stroke was improper: the queen and any own pieces that fell go back, a penalty piece goes back or is owed, and the turn passes.

ruling-finished = The player has pocketed his last piece.
ruling-finished-queen-on-board = The player has pocketed his last piece; the queen, which nobody covered, adds nothing.
ruling-opponent-finished = The player pocketed the opponent's last piece, so the opponent is the first to finish.
ruling-covered-opponent-finished = The queen was covered, but the opponent's last piece fell too, so the opponent is the first to finish.
ruling-both-with-queen = The queen and both sides' last pieces fell in one stroke, which wins the board for the player.
ruling-both-covering = Both sides' last pieces fell in the stroke that covered the queen, which wins the board for the player.
ruling-both-queen-covered = Both sides' last pieces fell together, so the side that has the queen wins.
ruling-both-queen-in-play = Both sides' last pieces fell while the queen was in play, which loses the board for the player.
ruling-both-queen-striker = The queen and both sides' last pieces fell together with the striker, which loses the board for the player.
ruling-both-striker = Both sides' last pieces fell together with the striker, which loses the board for the player.
ruling-own-last-queen-in-play = The player pocketed his last piece while the queen was in play, which loses him the board.
ruling-opponents-last-queen-in-play = The player pocketed the opponent's last piece while the queen was in play, which loses him the board.
ruling-opponents-last-covering = The player pocketed the opponent's last piece while he had to cover the queen, which loses him the board.
ruling-opponents-last-striker = The opponent's last piece fell together with the striker, which ends the board; the penalty counts for the opponent.
ruling-opponents-last-improper = The opponent's last piece fell in an improper stroke, which ends the board; the penalty counts for the opponent.

ruling-foul = A foul in one's own turn costs a piece and the turn.
ruling-technical-foul = A technical foul costs a piece; the turn does not change.
ruling-penalty-turn-kept = The striker was left on the frame or in a net: that costs a piece, and the turn does not change.
ruling-placed-again = The piece was placed wrongly: it is placed again, and the placer pays a penalty piece; the turn does not change.
ruling-wrong-pieces = The opponent's pieces were played by mistake: what fell stands, and the turn ends.
ruling-nothing-changes = The umpire restores what was disturbed; nothing is paid, and the turn does not change.
ruling-placed-right = The wrong colour was placed: it is exchanged for the right one at no cost.
ruling-placed-wrong-stands = The wrong colour was placed and seen too late: it stands.
ruling-early-break = The break was made before “Play”: the opponent may put back all the player's pieces, one more is owed, and the turn passes.
ruling-queen-stands = Nobody saw in time that the queen was not covered: it counts as covered.
ruling-played-on = A player went on while a request to the umpire was open, which loses him the board.
ruling-board-moved = The board was moved and the position cannot be restored, which loses the board.
ruling-void = Both sides passed too often without touching a piece.
ruling-conceded = The player gave up the game.

ruling-next-white = { $tries ->
    [1] White plays next.
   *[other] White plays next, with { $tries } tries.
}
ruling-next-black = { $tries ->
    [1] Black plays next.
   *[other] Black plays next, with { $tries } tries.
}
ruling-next-first = { $tries ->
    [1] The first player plays next; colours are still open.
   *[other] The first player plays next, with { $tries } tries; colours are still open.
}
ruling-next-second = { $tries ->
    [1] The second player plays next; colours are still open.
   *[other] The second player plays next, with { $tries } tries; colours are still open.
}
ruling-won-white = { $white ->
    [0] White wins the board without a point.
    [one] White wins the board with { $white } point.
   *[other] White wins the board with { $white } points.
}
ruling-won-black = { $black ->
    [0] Black wins the board without a point.
    [one] Black wins the board with { $black } point.
   *[other] Black wins the board with { $black } points.
}
ruling-won-white-both = White wins the board; White scores { $white } and Black { $black }.
ruling-won-black-both = Black wins the board; Black scores { $black } and White { $white }.
ruling-board-void = The board is void and is played again.
ruling-game-white = White wins the game.
ruling-game-black = Black wins the game.
