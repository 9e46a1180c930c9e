# The Laws of Carrom of the International Carrom Federation: equipment and laws 1 to 71, in our own words.
icf-title = The Laws of Carrom (ICF)
icf-summary = icf: { $points } points; the queen is worth { $queen }; the laws federations play by today
icf-short = Federation (ICF)
icf-about = { $boards ->
    [0] Best of three games to { $points } points.
   *[other] Best of three games to { $points } points or { $boards } boards.
} The queen is worth { $queen } points. Federations play by these laws today.
icf-more = Three attempts at the break. An improper stroke that pockets the striker costs two pieces. While you owe a piece, the queen does not count. If a foul ends the board, the winner may ask for extra points.
icf-source = The text followed is the { $laws } Laws of Carrom as the International Carrom Federation’s media commission published them; its paragraph on the board is read from the carrom association of the United States. In November { $year } no newer text was found. Amendments made after that are not known here.
icf-option-stage = Which round is it?
icf-option-stage-pool = before the quarter-finals: eight boards
icf-option-stage-knockout = from the quarter-finals on: no limit

# Rulings: what happened and why, where no other rule set says it. The arguments are those of ruling.ftl.
icf-ruling-queen-two-covered = { $player } pocketed { $fell } in one stroke, so the queen is covered.
icf-ruling-queen-owing = { $player } pocketed { $fell } while owing a piece, so the queen does not count.
icf-ruling-striker-queen-nine = { $player } pocketed { $fell } while all { $colour } pieces were on the board.
icf-ruling-improper-own-striker = { $player } pocketed { $fell } in an improper stroke.
icf-ruling-improper-opponents-striker = { $player } pocketed { $fell } in an improper stroke.
icf-ruling-improper-queen-striker = { $player } pocketed { $fell } in an improper stroke.
icf-ruling-improper-queen-own-striker = { $player } pocketed { $fell } in an improper stroke.
icf-ruling-improper-covering = { $n_fell ->
    [0] { $player } played an improper stroke, so the queen is not covered.
   *[other] { $player } pocketed { $fell } in an improper stroke, so the queen is not covered.
}
icf-ruling-improper-covering-striker = { $player } pocketed { $fell } in an improper stroke instead of covering the queen.
icf-ruling-improper-covering-own-striker = { $player } pocketed { $fell } in an improper stroke, so the queen is not covered.
icf-ruling-both-covering-improper = { $player } pocketed the last pieces of both sides in an improper stroke, so the queen is not covered.
icf-ruling-both-covering-striker-improper = { $player } pocketed the striker together with the last pieces of both sides in an improper stroke, so the queen is not covered.
icf-ruling-both-with-queen-improper = { $player } pocketed the queen and the last pieces of both sides in an improper stroke.
icf-ruling-both-queen-striker-improper = { $player } pocketed the striker together with the queen and the last pieces of both sides in an improper stroke.
icf-ruling-both-in-play-improper = { $player } pocketed the last pieces of both sides in an improper stroke while the queen was still on the board.
icf-ruling-both-in-play-striker = { $player } pocketed the striker together with the last pieces of both sides while the queen was still on the board.
icf-ruling-both-in-play-striker-improper = { $player } pocketed the striker together with the last pieces of both sides in an improper stroke while the queen was still on the board.
icf-ruling-both-own-queen-striker = { $player } had covered the queen, but pocketed the striker together with the last pieces of both sides.
icf-ruling-both-own-queen-striker-improper = { $player } had covered the queen, but pocketed the striker together with the last pieces of both sides in an improper stroke.
icf-ruling-both-their-queen-striker = { $player } pocketed the striker together with the last pieces of both sides. { $other } had covered the queen.
icf-ruling-both-their-queen-striker-improper = { $player } pocketed the striker together with the last pieces of both sides in an improper stroke. { $other } had covered the queen.
icf-ruling-own-last-improper = { $player } pocketed { $fell } in an improper stroke and has no { $colour } piece left, but nobody has covered the queen.
icf-ruling-own-last-striker = { $player } pocketed { $fell } and has no { $colour } piece left, but nobody has covered the queen.
icf-ruling-own-last-striker-improper = { $player } pocketed { $fell } in an improper stroke and has no { $colour } piece left, but nobody has covered the queen.
icf-ruling-their-last-improper = { $player } pocketed { $fell } in an improper stroke. { $other } { PEOPLE($other) ->
    [two] have
   *[one] has
} no piece left, and nobody has covered the queen.
icf-ruling-their-last-striker = { $player } pocketed { $fell }. { $other } { PEOPLE($other) ->
    [two] have
   *[one] has
} no piece left, and nobody has covered the queen.
icf-ruling-their-last-striker-improper = { $player } pocketed { $fell } in an improper stroke. { $other } { PEOPLE($other) ->
    [two] have
   *[one] has
} no piece left, and nobody has covered the queen.
icf-ruling-their-last-covering-improper = { $player } pocketed { $fell } in an improper stroke, so the queen is not covered, and { $other } { PEOPLE($other) ->
    [two] have
   *[one] has
} no piece left.
icf-ruling-their-last-covering-striker = { $player } pocketed { $fell }, so the queen is not covered, and { $other } { PEOPLE($other) ->
    [two] have
   *[one] has
} no piece left.
icf-ruling-their-last-covering-striker-improper = { $player } pocketed { $fell } in an improper stroke, so the queen is not covered, and { $other } { PEOPLE($other) ->
    [two] have
   *[one] has
} no piece left.
icf-ruling-their-last-queen = { $player } pocketed { $fell }. { $other } { PEOPLE($other) ->
    [two] have
   *[one] has
} no piece left, and the queen is not covered.
icf-ruling-their-last-queen-improper = { $player } pocketed { $fell } in an improper stroke. { $other } { PEOPLE($other) ->
    [two] have
   *[one] has
} no piece left, and the queen is not covered.
icf-ruling-their-last-queen-striker = { $player } pocketed { $fell }. { $other } { PEOPLE($other) ->
    [two] have
   *[one] has
} no piece left, and the queen is not covered.
icf-ruling-their-last-queen-striker-improper = { $player } pocketed { $fell } in an improper stroke. { $other } { PEOPLE($other) ->
    [two] have
   *[one] has
} no piece left, and the queen is not covered.
icf-ruling-their-last-queen-covered = { $player } pocketed { $fell }, so the queen is covered, but { $other } { PEOPLE($other) ->
    [two] have
   *[one] has
} no piece left.
icf-ruling-finished-improper = { $player } pocketed { $fell } in an improper stroke, and { $other } { PEOPLE($other) ->
    [two] have
   *[one] has
} no piece left.
icf-ruling-finished-striker = { $player } pocketed { $fell }, and { $other } { PEOPLE($other) ->
    [two] have
   *[one] has
} no piece left.
icf-ruling-finished-striker-improper = { $player } pocketed { $fell } in an improper stroke, and { $other } { PEOPLE($other) ->
    [two] have
   *[one] has
} no piece left.
icf-ruling-foul-at-break = Foul by { $player }: { $label }. The break has not been made, so { $player } has no further attempt. Nothing is paid.
icf-ruling-due-forgotten = { $player } forgot to place a piece, and nobody saw it in time. It stays pocketed.

# Lengths are in cm, weights in g, powers in W.

## Equipment

icf-equipment-title = Equipment
icf-board =
    The playing surface is a square with sides of { $icf_surface_side_min } to
    { $icf_surface_side_max } cm and at least { $icf_surface_thickness_min } cm thick. A striker of
    { $striker_weight_max } g, sent with full force, makes at least { $rebounds_min } runs on it. The
    frame is { $icf_frame_height_min } to { $icf_frame_height_max } cm high and { $icf_frame_width_min } to
    { $icf_frame_width_max } cm wide, and its inner corners are curved. A pocket is
    { $icf_hole_diameter } cm across. The lines and circles are measured as on the revised board of
    the international rule.
icf-carrommen =
    A set has { $pieces } white pieces, { $pieces } black pieces and one red piece. All of them are
    alike: discs of good wood with a plain, rounded edge. Diameter: { $piece_diameter_min } to
    { $piece_diameter_max } cm. Thickness: { $piece_thickness_min } to { $piece_thickness_max } cm.
    Weight: { $piece_weight_min } to { $piece_weight_max } g. Hit by a striker within its limits, a
    piece slides smoothly and stays flat on the surface.
icf-striker =
    The striker is round and smooth. It is no wider than { $striker_diameter_max } cm and no heavier
    than { $striker_weight_max } g. Every material is allowed but ivory and metal. A striker with
    metal set into it for all to see is refused. Tasteful engraving is fine.
icf-stand =
    The table or stand is { $stand_height_min } to { $stand_height_max } cm high. The board sits on
    it firmly and level. If it does not, pad it from below: under the board, or under the table or
    stand.
icf-seat =
    Players sit on a stool, or on a chair without arms. The seat is { $seat_height_min } to
    { $seat_height_max } cm high.
icf-powder =
    Good powder, never damp itself, keeps the surface dry and smooth. It is spread evenly from a
    pouch or another container.
icf-nets =
    Nets under the board close the four pockets completely from below. There is room for at least
    { $net_capacity_min } pieces in each.
icf-light =
    The lamp hangs over the board at a suitable height. Its shade is a cone or a square, if possible
    of metal, and snow-white inside. It lights the board and the frame and nothing else. The bulb
    has { $lamp_power_min } to { $lamp_power_max } W; clear white glass is best. Players whom the
    bare bulb dazzles may have the lamp moved up or down.

## Terms

icf-terms-title = Terms
icf-1 = Every law named here by its number is one of the Laws of Carrom.
icf-1-reason = This entry only says which book is meant.
icf-2-a = A stroke or an act is proper when it breaks no law.
icf-2-a-reason = This entry only explains a word; each law says for itself what is proper.
icf-2-b = A stroke or an act is improper when it breaks a law.
icf-2-b-reason = This entry only explains a word; each law says for itself what is improper.
icf-3 = The carrom board is what you play on: the surface, the frame and the pockets.
icf-3-reason = This entry only names a thing; it asks for nothing.
icf-4 =
    The pieces are the white, black and red discs that are pocketed. The federation calls them
    carrommen.
icf-4-reason = This entry only names a thing; what pieces must be like stands under equipment.
icf-5 =
    A board begins when the umpire calls “Play”. It is over as soon as one player’s last piece is
    pocketed.
icf-6 = The stroke that opens a board is called the break.
icf-6-reason =
    This entry only explains a word; who breaks, and when the break is made, stands under the break.
icf-7 = To finish is to bring a board to its end.
icf-8 = A player is a person who plays carrom, in singles or in doubles.
icf-8-reason = This entry only explains a word; it asks for nothing.
icf-9 =
    Penalty pieces and dues are placed by the player whom the laws name. They go down flat and
    nowhere but inside the outer circle, the large one around the centre. The umpire places the
    queen, and pieces that jumped off the board, on the centre circle.
icf-10 =
    A piece or the queen is pocketed when a stroke sends it into a pocket. It makes no difference
    whether the stroke was proper.
icf-10-reason = This entry only explains a word; what follows is ruled stroke by stroke.
icf-11 =
    When a jerk of the elbow drives the striker, and no finger strikes it, the striker is pushed.
icf-11-reason = This entry only explains a word; law 33 forbids the push.
icf-12 = The one red piece is called the queen.
icf-12-reason =
    This entry only names a piece; what happens to the queen stands in a section of its own.
icf-13 =
    A player has a due when they pocket the striker, whatever falls with it. Any piece they still
    owe is called a due as well.
icf-13-reason =
    This entry only explains a word; how dues arise and are paid stands under dues and penalties.
icf-14 = What it costs to break a law is called the penalty.
icf-14-reason = This entry only explains a word; each law names its own penalty.
icf-15 =
    Players cover the queen by pocketing a piece of their own, either together with her or with the
    very next stroke.
icf-16 = Pairs and cannons are both called shots.
icf-16-reason = This entry only sums up two words; laws 93 and 114 say what follows from them.
icf-16-a =
    In a pair, two pieces stand one behind the other, roughly on the way to a pocket, and leave a
    gap between them. One of them may be the queen.
icf-16-b = A cannon is like a pair, but the two pieces leave no gap: they touch.
icf-17 = Thumbing is striking with the thumb. No law forbids it.
icf-17-reason = This entry only explains a word, and thumbing is allowed.
icf-18 = Whoever is entitled to strike has the turn.
icf-18-reason = This entry only explains a word; who has the turn is ruled stroke by stroke.
icf-19 =
    The chief referee is the official in charge. They run and supervise the matches and decide
    whatever is brought before them.
icf-19-reason = This entry only names an office; appointing the chief referee is for people.
icf-20 = The umpire is the official who watches over a single match and directs it.
icf-20-reason = This entry only names an office; appointing the umpire is for people.
icf-21-a = In singles, whoever does not have the turn is the opponent.
icf-21-a-reason = This entry only explains a word; nothing in it is to be ruled on.
icf-21-b = In doubles, the two neighbours of the player in turn, left and right, are the opponents.
icf-21-b-reason = This entry only explains a word; nothing in it is to be ruled on.
icf-22 = “Hand” is the hand that plays. It ends at the wrist.
icf-22-reason =
    This entry only explains a word about posture, which only people at the board can see.
icf-23 = “Finger” is the side of a finger that bears the nail. It ends at the second joint.
icf-23-reason =
    This entry only explains a word about the stroke, which only people at the board can see.
icf-24 =
    Think of the arrows between the base circles as going on in a straight line. These are the
    imaginary lines.
icf-24-reason =
    This entry only explains a word about posture, which only people at the board can see.
icf-25 =
    In a stroke, the striker reaches the pieces, straight or by a detour. Law 127 says when a stroke
    counts as made.
icf-25-reason = This entry only explains a word; law 127 decides whether a stroke was made.
icf-26-a =
    A player who breaks and, in that first turn, properly pockets all { $pieces } white pieces and
    the queen has made a white slam. It is also called a break to finish.
icf-26-b =
    A player with black who, in their first turn, properly pockets all the black pieces that are
    left has made a black slam. The queen may fall too but need not.

## How the players sit

icf-seats-title = How the players sit
icf-27 = In singles, the two players take opposite seats.
icf-28 = In doubles, all four seats are taken, and each player faces their partner.
icf-29 =
    Players may change their posture whenever they like. During their turn, however, the chair or
    stool stays where it is: they must not lift it, move it or knock it.
icf-30-a =
    As long as a board lasts, players touch the carrom board and its stand or table with the playing
    arm only.
icf-30-b =
    In a player’s own turn, their clothes, rings, bangles and watch may touch the carrom board and
    its stand or table, but not the playing surface.
icf-31 =
    Players may raise or adjust their seat with anything they like, but only between two boards. It
    must not become higher than { $seat_height_max } cm.
icf-32 =
    Only the player’s hand may pass the imaginary lines of the arrows. The rest of the body stays
    behind them.

## How to strike

icf-strike-title = How to strike
icf-33 = Flick the striker with the finger. A push is not allowed.
icf-34 = One finger makes the stroke. The others may support it.
icf-35 = Left or right: players may play with whichever hand they like.
icf-35-reason = Either hand is allowed, so there is nothing to check.
icf-36 = The hand need not stay off the playing surface during a stroke.
icf-36-reason = This allows something and forbids nothing, so nobody can break it.
icf-37-a =
    During a stroke, the elbow of the playing arm stays clear of the playing surface and behind the
    imaginary lines.
icf-37-b = For the hand, the arrow is no limit.
icf-37-b-reason = This allows something and forbids nothing, so nobody can break it.
icf-38-a =
    During a stroke, players must not lean on the seat, the stand or the table. They must not put
    their legs on the rim of the stand or table either.
icf-38-b =
    Players may rest their hands on their own body and their legs on the rim of their own seat.
icf-38-b-reason = This allows something and forbids nothing, so nobody can break it.

## The toss

icf-toss-title = The toss
icf-39-a =
    Before every match the umpire holds a toss: a coin is spun, or a piece is guessed. The winner
    takes either the break or the choice of seats. A winner who wants the seats tells the umpire,
    and the loser then has to sit down first.
icf-39-b = In doubles, the same choice is up to the pair that wins the toss.
icf-39-c = A winner who takes the break leaves the seats to the loser and has to sit down first.
icf-39-d =
    Partners who lost the toss cannot swap seats any more once they are seated. For the whole match,
    everyone stays in this order around the board.

## Trial boards

icf-trial-title = Trial boards
icf-40 =
    Between the toss and the match, the players play { $trial_boards } trial boards and no more: one
    for each player or pair.

## The break

icf-break-title = The break
icf-41-a =
    The rosette is built before the break. All pieces lie flat. The queen is on the centre circle.
    Six pieces surround her in a first ring, white and black by turns. In the second ring, three
    white pieces continue the white ones of the first, so that together they form a Y. In the gaps,
    black and white take turns. Everything touches; the whole is round and tight and lies inside the
    outer circle. Fingers or the striker may be used to tighten it.
icf-41-b = After each board the rosette is built again as quickly as possible.
icf-42 = The side that strikes first after the toss makes the break.
icf-43 =
    Whoever breaks plays white in that board, and the opponent plays black. The queen belongs to
    neither: both may play for her.
icf-44 = The lightest touch is enough: once the striker has met a piece, the break is made.
icf-45-a =
    If the striker touches no piece, whether it runs on or jumps off the board, the break has not
    been made. A player has { $break_attempts } attempts in all.
icf-45-b =
    A player whose attempts all miss loses the break. The opponent, who plays black, is next and has
    just as many attempts. Nobody may rearrange the rosette. The sides go on in this way until the
    break is made.
icf-45-c =
    An attempt that touches no piece ends the turn at once if it is improper or pockets the striker.
    It costs no due and no penalty.
icf-46 =
    Play begins with the umpire’s call “Play”. From then on the player has { $thinking_seconds }
    seconds for the break; they must not break earlier.
icf-47 =
    A player who breaks before “Play” commits a foul and loses the turn. Their own pieces and the
    queen, if they fell, go back, and one penalty piece with them.

## The turn

icf-turn-title = The turn
icf-48 =
    A player who properly pockets their own pieces or the queen plays again. After any other stroke,
    the turn passes.
icf-49-a =
    The side that got the break at the toss opens the first game and has white in its first board.
    From board to board, the break changes sides. The other side opens the second game. The side
    that opened the first game also opens the third.
icf-49-b =
    In doubles, the turn goes around to the right, from each player to their right-hand neighbour.
icf-50 =
    A player has { $thinking_seconds } seconds for each stroke. They run once everything is at rest
    and the opponent has picked up their striker. If pieces have to be placed or forgone first, they
    run only when the time for that is over.
icf-51 =
    A player who plays out of turn before the umpire can step in loses the board. The opponent
    scores what lay on the board when the first such stroke was made: the player’s pieces, and the
    queen if she was there. If neither the umpire nor the opponent notices before the next stroke,
    the stroke stands, and play goes on in the usual order.

## Scoring

icf-score-title = Scoring
icf-52-a = The board goes to the first player who has no piece left to pocket.
icf-52-b =
    A piece is worth one point. The queen is worth { $queen_points } to a winner who has fewer than
    { $queen_ceiling } points.
icf-53-a =
    The winner counts the opponent’s pieces that are still on the board and scores one point for
    each.
icf-53-b = A player who has covered the queen must win the board to score her points.
icf-53-c = A queen covered by the loser of the board counts for nobody.
icf-54 =
    From { $queen_ceiling } points on, covering the queen no longer earns the { $queen_points }
    extra points.
icf-55 =
    A board brings { $board_cap } points at most. Any dues and penalty pieces still outstanding
    lapse with it.
icf-56-a =
    The first side with { $points_to_win } points wins the game. If neither side has them after
    { $boards_per_game } boards, the game goes to the one in the lead.
icf-56-b =
    Before the quarter-finals, a game has { $boards_per_game } boards at most. If the score is then
    level, one extra board decides; a toss settles who breaks it and nothing else. From the
    quarter-finals on, a game goes to { $points_to_win } points without a limit of boards: that is
    how this law and law 60.b are read.
icf-57 = Every match is the best of three: the first side to win { $games_to_win } games wins it.

## Changing seats

icf-sides-title = Changing seats
icf-58 = In singles, the two players swap seats after each game.
icf-59 = In doubles, each player moves on to the next seat on the right after each game.
icf-60-a =
    Before the quarter-finals, seats also change during the third game. The change comes after board
    number { $seat_change_board }, or earlier if a player or pair already has
    { $seat_change_points } points.
icf-60-b =
    From the quarter-finals on, only the points count: seats change in the third game once a player
    or pair has { $seat_change_points }.
icf-60-c =
    If everyone forgets the change, it is made up for when somebody notices, at the end of that
    board.
icf-61 = A change of seats may take { $seat_change_minutes } minutes and no longer.

## Fouls

icf-foul-title = Fouls
icf-62 =
    A breach of the laws is either a technical foul or a foul. That holds for what the laws say, and
    for what everyone takes them to mean.
icf-63-a =
    A technical foul is a breach by a player who has the turn but has not yet struck in it. One of
    their pieces goes back on the board, and the opponent places it. They keep the turn.
icf-63-b =
    A breach by a player whose turn it is not is a technical foul too. It costs them one piece, as
    in law 63.a, and the turn stays where it is.
icf-64-a =
    A foul is a breach by the player in turn while they make the first stroke of that turn, or
    later. One of their pieces goes back on the board, and the opponent places it. They lose the
    turn.
icf-64-b =
    If the player’s own pieces or the queen fell in the stroke of the foul, they go back too, with
    one piece more. The turn is lost. The opponent’s pieces stay pocketed: see law 76.

## Pieces that leave the board

icf-overboard-title = Pieces that leave the board
icf-65-a =
    When a piece or the queen jumps off the playing surface, the umpire puts it on the centre
    circle. If the circle is not free, it covers as much as it can of the part that is.
icf-65-b =
    If one stroke makes the queen and a piece jump off, the queen comes first. The piece then goes
    against her, on the side away from the player in turn.
icf-65-c =
    If one stroke makes a white and a black piece jump off, the piece of the player who struck comes
    first. The other goes against it, on the side that law 65.b names.
icf-65-d =
    If there are more than two, laws 65.b and 65.c say where the first two go. The others are put
    against those two as far as that is possible.
icf-66-a =
    A piece or the queen may leave the board and fall back on it. The umpire then puts it on the
    centre circle all the same, and returns what it disturbed, as well as they can and as they see
    fit.
icf-66-b =
    A piece or the queen may also fly off and be sent back by the lamp: by the shade, the bulb or
    the fittings. That is simply the way it travelled. It stays where it lies, and so does
    everything it moved.

## Pieces on edge, stacked, or at a pocket

icf-resting-title = Pieces on edge, stacked, or at a pocket
icf-67 = Nobody lays a piece flat that has stopped on its edge. The same goes for the queen.
icf-68 = Nobody parts two pieces that overlap, whether or not one of them is the queen.
icf-69-a =
    If the striker lies on a piece or on the queen, the umpire takes it off and moves nothing else.
    What does move is put back as nearly as possible.
icf-69-b =
    At the edge of a pocket, a piece or the queen under the striker may tip in when the striker is
    taken off. It then counts as pocketed.
icf-70-a =
    If a piece or the queen lies on the striker, the umpire lifts it and takes the striker away. It
    is then put down, as nearly as possible, where it would lie without the striker.
icf-70-b =
    At the edge of a pocket, a striker that carries a piece or the queen may tip in when that piece
    is lifted off. The striker then counts as pocketed, and the player has a due.
icf-71 =
    A piece may hang over the edge of a pocket and fall in later. Whatever the cause, it is properly
    pocketed.
