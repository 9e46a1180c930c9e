# What the sources leave open or say oddly, and how it is settled.
settled-title = Settled interpretations

# International rule.
settled-1 = The rule covers the striker falling with the queen and own pieces, but not the striker
    falling with own pieces alone in a proper stroke. Settled by the neighbouring clauses (3.11.b,
    3.12.f, 3.12.i): those own pieces and one penalty piece go back, and the player keeps the turn.
    Clause 3.12.i, worded for several own pieces, holds for a single one as well.
settled-2 = Nothing is said of the striker falling together with own and opponent's pieces. Settled:
    the own pieces and one penalty piece go back and the turn is kept, as without the opponent's
    pieces. Here and everywhere, a piece of the opponent's that falls stays pocketed.
settled-3 = The striker falling with the queen but with no own piece is only ruled for the break.
    Settled: after the break too, and whether or not opponent's pieces fall, the queen and one
    penalty piece go back and the turn is lost, since 3.11.b requires an own piece. If an own piece
    falls as well, 3.11.b applies even at the break, and not 3.12.g.
settled-4 = No clause says what happens when the striker leaves the board. Settled: there is no
    penalty, and all that the stroke did stands. The simplified rules are read the same way.
settled-5 = Clause 3.12.e makes an exception while all { $international_pieces } pieces of the
    player are on the board, without saying at which moment. Settled: the pieces are counted on the
    surface as the stroke begins.
settled-6 = Clause 3.12.a grants the right to the queen to whoever has pocketed an own piece.
    Settled: the right looks back. A side that has itself pocketed an own piece in an earlier proper
    stroke keeps the right, even if that piece came back, and also if it came back at once because
    the striker fell too. An own piece pocketed by the opponent gives no right. In the exceptional
    stroke in which the first own piece goes straight back as a due and the queen falls too, the
    queen goes back and the turn is kept, because an own piece was pocketed.
settled-7 = The order between paying dues and ending the board is not stated. Settled: for either
    side, what is owed is paid first and only then is it judged whether a side has finished. A piece
    held for want of room (3.11.i) counts as being on the board.
settled-8 = Several endings in which the queen and the last pieces meet are not listed. Settled: in
    a covering stroke, own last piece, opponent's last piece and striker together are judged by
    3.7.l. Queen and opponent's last piece with no own piece are judged by 3.7.n. If the opponent's
    last piece falls while own pieces remain and the player makes the cover in that stroke, or
    pockets the queen with an own piece that covers her under 3.12.e, the queen counts as covered by
    the player and the opponent wins the player's remaining pieces. If 3.12.e leaves her uncovered,
    because all { $international_pieces } own pieces were on the board and only one fell, 3.7.n
    applies.
settled-9 = The limit of { $international_board_cap } points a board in 3.7.d says nothing of the
    extra { $international_striker_bonus } for a striker pocketed with the opponent's last piece.
    Settled: the limit holds there too.
settled-10 = When a player moves the board so that the position is lost (4.i), the two editions word
    differently when the queen's { $international_queen_points } points are added. Settled: they are
    added only if the opponent covered the queen or if she is still in play. The second edition's
    “even if” is read in this same sense.
settled-11 = An improper stroke can break several clauses at once. Settled: it costs at most one
    penalty piece, whatever else fell. A queen that fell in it, or that was waiting to be covered,
    goes back and the turn is lost: 4.1.2 prevails over 3.11.b and 3.12.i. If the player's last
    piece falls in it, 3.11.e applies and play goes on. If the opponent's last piece falls in it,
    the board is over, the own pieces that went back are counted, and
    { $international_striker_bonus } is added.
settled-12 = Last pieces together with the striker fall under more than one clause. Settled:
    striker, queen and own last piece, with opponent's pieces left, follow 3.11.b; a covering stroke
    with own last piece and striker follows 3.12.i; neither is a loss under 3.7.i. When opponent's
    last piece, own pieces and striker fall and own pieces remain, the own pieces go back first and
    are then counted, and { $international_striker_bonus } is added; a queen that fell or was to be
    covered in that stroke counts as uncovered and adds the { $international_queen_points } points
    of 3.7.n.
settled-13 = An improper attempt at the break that touches nothing is not provided for. Settled: the
    player owes one piece and the turn passes. Where 3.11.a, d, e and r do not say who plays next,
    4.1.2 decides: the turn passes.
settled-14 = The rule sets times but not the price of exceeding them. Settled: a player who has not
    played within the { $international_thinking_seconds } seconds for thinking commits a foul
    (4.1.2); in casual play the room may instead let the turn pass, or do without the clock. When
    the { $international_placing_seconds } seconds for placing are over, the software puts the piece
    on the legal spot nearest to the centre; at a real board the umpire may call a technical foul.
settled-15 = Clause 4.2.c punishes an overlong rest before the deciding game without giving its
    length. Settled: the length is a setting, { $international_rest_minutes } minutes unless
    changed.
settled-16 = Clause 3.11.p forbids giving oneself a cannon or a pair, but “exactly in line” is no
    measure. Settled: two pieces are in line with a hole when pushing the one that the striker meets
    first straight at the other drives that other into the mouth of the hole, with nothing touched
    on the way; how far off the centre of the hole it may arrive is what the hole, as the pieces see
    it, accepts. It is a pair when, besides, the striker of the player who places can stand on its
    own base on that same line. A spot that breaks 3.11.p does not count as room under 3.11.i.

# Club rules.
settled-17 = The club rules do not say what becomes of own pieces that fall with the striker
    elsewhere than in the same hole before it. Settled: if no piece of the opponent's falls, and
    striker and own piece fall into different holes, or the striker falls first, or the holes are
    not known, the own pieces stand, one penalty piece goes back and the turn is lost. If the
    striker follows an own piece into the same hole, all own pieces of that stroke go back, there is
    no penalty, and the player has one try.
settled-18 = When exactly the queen counts as doubled is left open. Settled: a queen that falls with
    an own piece still waits to be doubled by the next stroke, whatever was pocketed before. If that
    own piece was the last one and opponent's pieces remain, she counts as doubled and the player
    wins. If the doubling stroke pockets the last pieces of both sides, the player wins the
    { $club_queen_points } points of the queen.
settled-19 = For striker and own piece falling in the doubling stroke the text sends back a piece of
    the opponent's, where one would expect an own one. Settled: it is applied as written, and the
    option doubling_striker_return chooses between the opponent's piece and an own one; if there is
    none to give back, nothing is given. If a piece of the opponent's fell as well, the queen, the
    own pieces and one penalty piece go back and the turn is lost. This clause takes precedence over
    the one on striker and piece in the same hole.
settled-20 = A doubling stroke in which opponent's pieces fall is not ruled on. Settled: if own and
    opponent's pieces fall, the own ones and the queen go back and the turn is lost. If the
    opponent's last piece falls in it, the board ends as when the opponent's last piece falls with
    the queen in play.
settled-21 = The text gives two further tries for two pieces and stops there. Settled: a stroke that
    pockets two or more own pieces gives as many tries as pieces fell, and never leaves the player
    with fewer tries than before. Each miss uses up one. A foul or a piece of the opponent's ends
    them all. The queen has to be doubled with the first of them.
settled-22 = Some endings and costs are not spelled out. Settled: when last pieces fall with the
    striker, what has to go back goes back first, then the board is judged, and the penalty piece
    counts as being on the board. From { $club_queen_ceiling } points on, the { $club_queen_points }
    points for the queen become { $club_queen_points_late }, also where both last pieces fall and
    the side with the queen wins, but the { $club_special_points } penalty points stay as they are.
    A piece off the board costs the turn even if own pieces fell; a queen pocketed in that stroke
    goes back, whereas a doubling achieved in it stands. Paying a piece owed does not cost the turn.

# Percuteur rules.
settled-23 = How the first pocketed piece gives the colours is not explained. Settled: colours stay
    open until a piece falls, and the first to fall becomes the colour of the player who made the
    stroke. The queen or the striker alone leaves them open; a piece that falls together with the
    striker decides all the same. What is owed from the time before belongs to the player, whatever
    the colour turns out to be.
settled-24 = The cost of mixed strokes is not fully stated. Settled: when the striker falls with own
    pieces, with or without opponent's, those own pieces go back and nothing more; the turn is lost
    and nothing is owed. When a piece leaves the board it is put back and one own piece goes back as
    the penalty; own pieces that fell stand, and so does a cover; the turn is lost. The queen off
    the board is treated like any other piece. Hitting a piece on, level with or behind the own base
    lines is dealt with in the same way.
settled-25 = Many strokes with the queen are not listed. Settled: queen and own piece: she waits to
    be covered, but counts as covered if that piece was the last. Queen, own and opponent's piece:
    she is the player's and waits to be covered. Queen and opponent's piece: she counts as covered
    for the opponent by the piece that fell, even before the player's first own piece. Queen and
    striker, with or without opponent's pieces: the queen and a penalty piece go back and the turn
    is lost. In the covering stroke, only an opponent's piece: the queen goes back and the turn is
    lost; own piece and striker: the queen and the own pieces go back and the turn is lost; own last
    piece, or both last pieces: covered, and the player wins.
settled-26 = After striker, queen and own piece together, people stack the queen and the piece on
    the centre. Settled: the software, which knows no stacks, puts the queen on the centre and the
    piece touching her.
settled-27 = For last pieces with the queen in play the source uses a word that could mean the whole
    game. Settled: it means the board. Whether both last pieces fell, or only the player's or only
    the opponent's, the other side wins the board and scores its pocketed pieces and
    { $percuteur_special_points } points besides; the player scores the own pocketed pieces only.
    When last pieces fall with the striker, what has to go back goes back first, and then the board
    is judged.
settled-28 = When the { $percuteur_queen_ceiling } points that lessen the queen must be reached, and
    what happens if both sides pass the goal, is not said. Settled: the points before the board
    count. If both sides reach { $percuteur_points_to_win } in the same board, the higher total
    wins; if they are level, one more board is played.

# Simplified rules, and all three family sets.
settled-29 = The simplified rules are short. Settled: where they are silent the international rule
    applies: pieces owed, queen pocketed too early, striker with queen, covering stroke with
    striker, pieces off the board, last pieces of both sides. There are two exceptions. A queen that
    falls with an own piece still has to be covered by the next stroke. And pocketing the last own
    piece while the queen is on the board wins the opponent's pieces left, without the queen's
    { $simplified_queen_points } points, because these rules do not forbid it.
settled-30 = The family rules leave the frame of a match open. Settled: there is no second attempt
    at the break, and a striker pocketed before any piece is touched is penalised as usual. Lots
    decide who breaks on the first board, then the sides alternate. One game makes a match unless
    more are agreed. Penalty pieces: under the simplified rules the opponent places them inside the
    circle of the rosette and off the centre circle; under the percuteur rules the opponent places
    them between the two circles; under the club rules they go on the centre or as near to it as
    possible. Seats and doubles follow the international rule.
