# What the sources leave open or say oddly, and how it is settled.
settled-title = Settled interpretations

# International rule.
settled-1 = The rule says what happens when the striker falls with the queen and the player’s
    pieces. It does not say what happens when the striker falls only with the player’s pieces in a
    proper stroke. Settled, from the clauses nearby (3.11.b, 3.12.f, 3.12.i): those pieces and one
    penalty piece go back, and the player plays again. Clause 3.12.i speaks of several pieces; it
    also holds for one.
settled-2 = The rule does not say what happens when the striker falls with pieces of both sides.
    Settled: the player’s pieces and one penalty piece go back and the player plays again, as if no
    opponent’s piece had fallen. Here and everywhere, an opponent’s piece that falls stays pocketed.
settled-3 = When the striker falls with the queen but without any of the player’s pieces, the rule
    covers only the break. Settled: after the break it is the same, whether or not opponent’s pieces
    fall. The queen and one penalty piece go back and the turn passes, because 3.11.b requires one
    of the player’s pieces. If one of the player’s pieces falls too, 3.11.b applies, not 3.12.g,
    even at the break.
settled-4 = No clause says what happens when the striker leaves the board. Settled: there is no
    penalty, and everything the stroke did stands. The simplified rules are read the same way.
settled-5 = Clause 3.12.e makes an exception while all { $international_pieces } pieces of the
    player are on the board. It does not say when to count them. Settled: count the pieces on the
    surface when the stroke begins.
settled-6 = Clause 3.12.a lets players go for the queen once they have pocketed one of their own
    pieces. Settled: earlier strokes count. A side that has pocketed one of its own pieces in an
    earlier proper stroke keeps the right, even if that piece came back, and even if it came back at
    once because the striker fell too. A piece that the opponent pocketed for that side gives no
    right. If a player’s first piece goes straight back to pay a due and the queen falls in the same
    stroke, the queen goes back too. The player plays again, because they pocketed one of their own
    pieces.
settled-7 = The rule does not say which comes first, paying what is owed or ending the board.
    Settled: each side first pays what it owes; only then is it judged whether a side has finished.
    A piece that is held because there is no room (3.11.i) counts as on the board.
settled-8 = The rule does not list every ending in which the queen and the last pieces fall
    together. Settled: if the player’s last piece, the opponent’s last piece and the striker fall in
    a covering stroke, 3.7.l applies. If the queen and the opponent’s last piece fall without any of
    the player’s pieces, 3.7.n applies. If the opponent’s last piece falls while the player still
    has pieces, look at the queen. If this stroke covers her, or pockets her with a piece that
    covers her under 3.12.e, the player has covered her, and the opponent wins the player’s
    remaining pieces. If 3.12.e leaves the queen uncovered, because all { $international_pieces } of
    the player’s pieces were on the board and only one fell, 3.7.n applies.
settled-9 = Clause 3.7.d limits a board to { $international_board_cap } points. It does not mention
    the extra { $international_striker_bonus } for a striker that falls with the opponent’s last
    piece. Settled: the limit includes it.
settled-10 = A player may move the board so that the position is lost (4.i). The two editions differ
    on when the queen’s { $international_queen_points } points are added. Settled: they are added
    only if the opponent has covered the queen or if she is still in play. The “even if” of the
    second edition is read in this sense.
settled-11 = An improper stroke can break several clauses at once. Settled: it costs at most one
    penalty piece, whatever else fell. If the queen fell in it or was waiting for her cover, she
    goes back and the turn passes: 4.1.2 overrides 3.11.b and 3.12.i. If the player’s last piece
    falls in it, 3.11.e applies and play continues. If the opponent’s last piece falls in it, the
    board is over: the player’s pieces that went back are counted, and
    { $international_striker_bonus } is added.
settled-12 = More than one clause applies when last pieces fall with the striker. Settled: if the
    striker, the queen and the player’s last piece fall while the opponent still has pieces, 3.11.b
    applies. For a covering stroke with the player’s last piece and the striker, 3.12.i applies.
    Neither is a loss under 3.7.i. If the opponent’s last piece, some of the player’s pieces and the
    striker fall and the player still has others, the player’s pieces first go back and are then
    counted, and { $international_striker_bonus } is added. A queen that fell in that stroke, or
    that it should have covered, counts as uncovered and adds the { $international_queen_points }
    points of 3.7.n.
settled-13 = The rule does not mention an improper attempt at the break that touches nothing.
    Settled: the player owes one piece and the turn passes. Where 3.11.a, d, e and r do not say who
    plays next, 4.1.2 applies: the turn passes.
settled-14 = The rule sets time limits but no price for exceeding them. Settled: a player who has
    not played after { $international_thinking_seconds } seconds commits a foul (4.1.2). In a casual
    game, the turn may simply pass, or there is no clock. When the
    { $international_placing_seconds } seconds for placing are over, the software puts the piece on
    the legal spot nearest to the centre. At a real board, the umpire may call a technical foul.
settled-15 = Clause 4.2.c punishes a rest that is too long before the deciding game. It does not say
    how long the rest is. Settled: you can set its length; it is { $international_rest_minutes }
    minutes by default.
settled-16 = Clause 3.11.p forbids giving yourself a cannon or a pair, but “exactly in line” is not
    a measure. Settled: take two pieces and push the one that the striker meets first straight at
    the other. If the other then goes into the mouth of a pocket, and nothing is touched on the way,
    the two are in line with that pocket. The other piece need not arrive at the middle of the
    pocket; it is enough that the pocket takes it. It is a pair if, in addition, the striker of the
    player who places can stand on its own base on the same line. A spot that breaks 3.11.p does not
    count as room under 3.11.i.

# Club rules.
settled-17 = The club rules do not say what happens to the player’s pieces that fall with the
    striker, unless it follows one into the same pocket. Settled, for strokes in which no opponent’s
    piece falls: if the striker and the piece fall into different pockets, or the striker falls
    first, or the pockets are not known, the player’s pieces stay pocketed, one penalty piece goes
    back and the turn passes. If the striker follows one of the player’s pieces into the same
    pocket, all of the player’s pieces of that stroke go back, there is no penalty, and the player
    has one try.
settled-18 = The rules do not say exactly when the queen is doubled. Settled: a queen that falls
    with one of the player’s pieces must still be doubled with the next stroke, whatever was
    pocketed before. If that piece was the last one and the opponent still has pieces, the queen
    counts as doubled and the player wins. If the doubling stroke pockets the last pieces of both
    sides, the player wins the { $club_queen_points } points of the queen.
settled-19 = If the striker and one of the player’s pieces fall in the doubling stroke, the text
    sends back an opponent’s piece, where one would expect a piece of the player. Settled: the text
    is applied as written. The option doubling_striker_return chooses between a piece of the
    opponent and a piece of the player. If there is no such piece to send back, none goes back. If
    an opponent’s piece fell as well, the queen, the player’s pieces and one penalty piece go back
    and the turn passes. This clause overrides the one on striker and piece in the same pocket.
settled-20 = The rules do not cover a doubling stroke in which opponent’s pieces fall. Settled: if
    pieces of both sides fall, the player’s pieces and the queen go back and the turn passes. If the
    opponent’s last piece falls, the board ends as it does when that piece falls while the queen is
    in play.
settled-21 = The text gives two more tries for two pieces and says nothing about three. Settled: a
    stroke that pockets two or more of the player’s pieces gives as many tries as pieces fell, and
    never leaves the player with fewer tries than before. Each miss uses up one. A foul or an
    opponent’s piece ends them all. The queen must be doubled with the first of them.
settled-22 = The rules do not spell out some endings and costs. Settled: when last pieces fall with
    the striker, first the pieces that have to go back go back, then the board is judged. The
    penalty piece counts as on the board. From { $club_queen_ceiling } points on, the queen is worth
    { $club_queen_points_late } points instead of { $club_queen_points }, also when both last pieces
    fall and the side with the queen wins. The { $club_special_points } penalty points stay the
    same. A piece off the board costs the turn even if the player pocketed pieces. A queen pocketed
    in that stroke goes back; a queen doubled in that stroke stays. Paying a piece that is owed does
    not cost the turn.

# Percuteur rules.
settled-23 = The rules do not explain how the first pocketed piece gives the colours. Settled:
    colours stay open until a piece falls. The player who made that stroke gets the colour of the
    first piece to fall. If only the queen or the striker falls, colours stay open. A piece that
    falls together with the striker still decides. A player who owes a piece from before still owes
    it, whatever their colour.
settled-24 = The rules do not fully state the cost of mixed strokes. Settled: if the striker falls
    with the player’s pieces, with or without the opponent’s, the player’s pieces go back and that
    is all. The turn passes and nothing is owed. If a piece leaves the board, it is put back and one
    of the player’s pieces goes back as the penalty. The player’s pieces that fell stay pocketed, a
    cover stands, and the turn passes. A queen off the board is treated like any other piece. The
    same goes for hitting a piece on, level with or behind one’s own base lines.
settled-25 = The rules do not list many strokes with the queen. Settled: queen and a piece of the
    player: she must be covered, but counts as covered if that piece was the last one. Queen and
    pieces of both sides: she is the player’s and must be covered. Queen and a piece of the
    opponent: that piece covers her for the opponent, even before the player’s first piece. Queen
    and striker, with or without opponent’s pieces: the queen and a penalty piece go back and the
    turn passes. In the covering stroke, only a piece of the opponent: the queen goes back and the
    turn passes. A piece of the player and the striker: the queen and the player’s pieces go back
    and the turn passes. The player’s last piece, or both last pieces: she is covered and the player
    wins.
settled-26 = When the striker, the queen and a piece of the player fall together, people stack the
    queen and the piece on the centre. Settled: the software has no stacks. It puts the queen on the
    centre and the piece next to her, touching her.
settled-27 = For last pieces that fall while the queen is in play, the source uses a word that could
    mean the whole game. Settled: it means the board. Whether both last pieces fell, or only the
    player’s, or only the opponent’s, the other side wins the board. It scores its pocketed pieces
    and { $percuteur_special_points } points more; the player scores only their own pocketed pieces.
    When last pieces fall with the striker, first the pieces that have to go back go back, then the
    board is judged.
settled-28 = The rules do not say when a side must have { $percuteur_queen_ceiling } points for the
    queen to count less, nor what happens if both sides reach the goal. Settled: the points before
    the board count. If both sides reach { $percuteur_points_to_win } in the same board, the higher
    total wins. If they are level, they play one more board.

# Simplified rules, and all three family sets.
settled-29 = The simplified rules are short. Settled: where they are silent, the international rule
    applies: to pieces that are owed, a queen pocketed too early, striker with queen, a covering
    stroke with the striker, improper strokes, pieces off the board, and last pieces of both sides.
    There are two exceptions. A queen that falls with one of the player’s pieces must still be
    covered with the next stroke, unless that piece was the player’s last. A player who pockets
    their last piece while the queen is on the board wins the opponent’s remaining pieces, without
    the queen’s { $simplified_queen_points } points, because these rules do not forbid it.
settled-30 = The family rules say little about the match as a whole. Settled: there is no second
    attempt at the break, and a striker pocketed before any piece is touched is penalised as usual.
    A draw decides who breaks on the first board; then the sides alternate. A match is one game
    unless the players agree on more. Penalty pieces: under the simplified rules, the opponent
    places them inside the circle of the rosette and off the centre circle. Under the percuteur
    rules, the opponent places them between the two circles. Under the club rules, they go on the
    centre or as near to it as possible. Seats and doubles follow the international rule.

# The second reading: these confirm, sharpen or replace what was read before.
settled-31 = For striker, queen and a piece of the player in one stroke, the text says where the
    pieces go but not who puts them there. Settled: nobody is asked for a spot. The software puts
    the queen on the centre and the piece against her; at a real board people do it.
settled-32 = Clause 3.12.d lets an uncovered queen stand if nobody notices in time. It does not say
    whose next stroke counts. Settled: it is the next stroke of the player who missed the cover; in
    doubles that player’s own stroke, not the partner’s. Until then the queen goes back as soon as
    somebody says so, whoever is in turn. From that stroke on she counts as that player’s and as
    covered.
settled-33 = Clause 3.10.f counts a piece that tilts on the rim and falls later as pocketed. It does
    not say what follows. Settled: the piece is pocketed and nothing else happens. The turn stays as
    it is, nobody pays, the queen is not covered by it, and it gives no right to her. A queen that
    falls like this counts as pocketed by the player in turn, who must cover her with the next
    stroke; a player without the right to her does not get her, and she goes back. If it was a
    side’s last piece, the board is over: that side wins if the queen is covered; if she is not,
    3.7.i applies.
settled-34 = In doubles the rule does not say whose turn it is when a partner breaks a rule.
    Settled: a turn belongs to the player, not to the pair. What the partner does wrong meanwhile is
    a technical foul (4.1.1): it costs one piece, and the turn stays. Clause 4.m makes its own
    exception: if partners communicate, their side pays, and it loses the turn if it had it.
settled-35 = Clauses 3.1.d and 4.k speak of the opponent’s turn. Settled: they forbid nothing in
    one’s own turn, so they cannot be called against the player in turn.
settled-36 = Disturbing the opponent is forbidden in 4.l and counted in 4.2.h. Settled: one act has
    both effects. It is a technical foul (4.1.1), and it counts towards 4.2.h. That clause says more
    than { $international_disturbances } times, so the umpire may disqualify from the next time on.
settled-37 = The simplified rules do not say what happens when the queen falls with an opponent’s
    piece and without one of the player’s. Settled: the opponent’s piece costs the turn, so no next
    stroke can cover the queen, and she goes back. If the queen falls with the player’s last piece,
    there can be no next stroke: she counts as covered and brings the bonus like any covered queen.
settled-38 = The breaker may turn the rosette before the break and has a second attempt if the first
    touches nothing. The rule does not say whether it may be turned in between. Settled: the breaker
    may turn it again before the second attempt. The opponent may never turn it.
settled-39 = Clause 4.3 says what a protest contains. Settled: it names the decision it contests and
    the clause it rests on, and both are kept with the match. A protest that names no clause is
    marked as incomplete; the organiser may still decide on it.
settled-40 = The break alternates over the boards of a game and over the games of a match (3.5.g).
    Settled: this is one sequence, so the first break of a game goes to the side that did not have
    the last one of the game before. A side may give up a game in its own turn (4.r); in doubles
    either partner may say so.
settled-41 = Clause 2.1.b gives two figures for the density of the frame’s wood and calls them a
    minimum. Settled: the lower figure is the minimum. Wood between the two passes with a note;
    heavier wood is never a fault. In the revised table, letter N is not explained; that it is the
    gap between neighbouring base circles is a reading too.
settled-42 = Clause 3.6.b limits the time to think. Settled: if the time runs out before the first
    stroke of a turn, it is a technical foul (4.1.1), as any other breach before that stroke. During
    the turn it is a foul (4.1.2).
settled-43 = None of the sources names a slam. Settled: a slam is a board won in a side’s first turn
    of that board with all { $international_pieces } of its pieces pocketed in it. For a white slam
    that side must also have covered the queen; for a black slam it does not matter.
settled-56 = The neighbours of the rosette touch (3.5.a). Settled: they touch as a hand sets them. A gap of
    up to a twentieth of a millimetre is none to the eye and none to the rule. At a screen the gaps
    are drawn for every board and kept with the match, so that no two breaks are alike. Who trains
    may ask for the exact rosette.
settled-57 = The rule does not say how long a call about a stroke can be made, or whose turn it then is.
    Settled: the call belongs to the stroke that ended so. That stroke is ruled on again as one, with
    what fell in it, against the player who made it, whoever is in turn by now. This is possible until
    the next stroke is made. A call about a placed piece belongs to who placed it.
settled-58 = Clauses 3.11.r and 4.1.2 speak of one’s own turn. Settled: they cannot be called against
    anybody else; for them, 3.1.f and 4.1.1 apply. Nor is a player in turn who has struck in this
    turn called for a technical foul: from then on it is a foul (4.1.2).
settled-60 = A piece for which there is no room is held (3.11.i). Settled: if it is a side’s last, it
    keeps the board going. It is placed before that side strikes, as soon as there is room.
settled-61 = The rule does not say what happens if the time to think runs out again in the same turn.
    Settled: a player pays one piece a turn for it. After that the turn passes, and an umpire may
    disqualify for holding up the match. No side ever owes more than { $international_pieces } pieces.
