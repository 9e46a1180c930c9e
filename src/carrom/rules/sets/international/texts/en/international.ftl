# The international rule, chapters 1 to 3.9 and the table of the board.
international-title = The international rule
international-summary = international: { $points } points win a game; the queen is worth { $queen }
international-short = International
international-about = Best of three games to { $points } points or { $boards } boards. The queen is worth { $queen } points.
international-more = Two attempts at the break. Your opponent places your penalty pieces in the inner circle.

# Lengths are in cm, weights in g, densities in kg/dm3, powers in W.

## 1 Preface

international-1-title = Preface
international-1 =
    Carrom is more than a century old and most likely comes from India, where for a long time every
    region played it in its own way. The All India Carrom Federation, founded in 1956, published a
    first rule for the whole country in the same year and revised it in 1970 and 1980. After the
    intercontinental test tournaments held in Switzerland and Germany in 1985, the federations
    agreed on a common rule, based on the Indian one of 1980, at meetings in Madras on 25 March 1986
    and in Colombo on 3 April 1986. That text is the International Carrom Rule.
international-1-reason = History of the game and of its rule; it decides nothing at the board.

## 2 Standard equipment

international-2-title = Standard equipment
international-2 =
    Eight things make up the standard equipment: the board, the pieces, the striker that sets them
    moving, the stand that carries the board, the players’ chairs, the powder, the nets under the
    four corner pockets, and the lamp over the board.

international-2-1-title = The board
international-2-1-a =
    The playing surface is made of maple veneer, or of another wood on which pieces glide as well.
    It is at least { $surface_thickness_min } cm thick; with suitable reinforcement underneath,
    { $surface_thickness_reinforced_min } cm is enough. It is flat, smooth and perfectly polished.
    Test: a normally shaped and polished striker, sent with full force from a base line against the
    opposite side of the frame, must rebound at least { $rebounds_min } times.
international-2-1-b =
    A frame of hardwood surrounds the playing surface. Its wood has a density of at
    least { $frame_density_min } to { $frame_density_max } kg/dm³, and it is rounded at the four
    corners. Our interpretation: { $frame_density_min } is the minimum, and no wood is too heavy.
international-2-1-c =
    Each of the four corners of the surface has a round pocket, cut into the surface itself.

international-2-2-title = The pieces
international-2-2 =
    A full set has { $pieces } white pieces, { $pieces } black pieces and one red piece, the queen.
    The pieces are made of wood and are exactly circular, with finely rounded edges. Both faces are
    flat, smooth and polished so that they glide easily. Diameter: { $piece_diameter_min } to
    { $piece_diameter_max } cm. Thickness: { $piece_thickness_min } to { $piece_thickness_max } cm.
    Weight: { $piece_weight_min } to { $piece_weight_max } g.

international-2-3-title = The striker
international-2-3 =
    The striker is flat and perfectly round, at most { $striker_diameter_max } cm in diameter and at
    most { $striker_weight_max } g in weight. It may be made of plastic, bone or ebony, or of any
    other special material as long as it keeps within these limits. A striker with visible metal is
    not allowed.

international-2-4-title = The stand
international-2-4 =
    The stand holds the board so that it is level and cannot tip, with the playing surface
    { $stand_height_min } to { $stand_height_max } cm above the floor. The rule also prints the
    lower limit as { $stand_height_min_inches } inches, which is one centimetre more. That is a
    slip: the figure in centimetres counts.

international-2-5-title = The chairs
international-2-5 =
    The seats of the chairs are { $seat_height_min } to { $seat_height_max } cm above the floor.
    Chairs with armrests are not allowed.

international-2-6-title = The powder
international-2-6 =
    Powder keeps the surface dry and slippery. The best is boric acid salt, ground as finely as
    possible; any other powder will do if it dries the surface and helps pieces glide equally well.
    A bag of powder is kept ready at every board so that the surface can be dusted when needed.

international-2-7-title = The nets
international-2-7 =
    A net hangs under each corner pocket, on the underside of the board. It is large enough, and
    fixed in such a way, that it can hold all the pieces of the set and that the pieces already in
    it never stop another one from falling in.

international-2-8-title = The lamp
international-2-8 =
    The lamp hangs exactly over the centre of the board and lights the surface and the frame well
    without dazzling the players. The inside of its shade is painted snow-white, and its bulb gives
    white light of { $lamp_power_min } to { $lamp_power_max } W.

## Dimensions of the board

international-table-title = Dimensions of the board
international-table =
    Two editions of the rule print two tables of dimensions, called here 1986 and revised. A board
    is measured against one of the two. Where an edition’s printed list and its drawing differ, the
    list counts; the drawing is used only for what the list leaves out.

    Edition 1986:
    - A, side of the playing surface: { $b1986_surface_side } cm ({ $b1986_surface_side_min } to { $b1986_surface_side_max } cm).
    - B, width of the frame: { $b1986_frame_width_min } to { $b1986_frame_width_max } cm.
    - C, diameter of the pockets: { $b1986_hole_diameter } cm ({ $b1986_hole_diameter_min } to { $b1986_hole_diameter_max } cm).
    - D, distance from the frame to the base, that is to its outer line: { $b1986_base_line_to_frame } cm.
    - E, diameter of the centre circle, red (T): { $b1986_centre_circle_diameter } cm.
    - F, diameter of the inner central circle (U), in which penalty pieces are placed: { $b1986_inner_circle_diameter } cm.
    - G, diameter of the outer central circle (V): { $b1986_outer_circle_diameter_min } to { $b1986_outer_circle_diameter_max } cm.
    - H, cross-section of the reinforcement: { $b1986_reinforcement_width } by { $b1986_reinforcement_height } cm.
    - J, outer diameter of the base circles (R): { $b1986_base_circle_diameter } cm.
    - K, height of the frame above the surface: { $b1986_frame_height_min } to { $b1986_frame_height_max } cm.
    - L, thickness of the body: { $b1986_body_thickness_min } to { $b1986_body_thickness_max } cm.
    - M, distance from the tip of an arrow (W) to the pocket: { $b1986_arrow_to_hole } cm.
    - N, length of the arrows: { $b1986_arrow_length_min } to { $b1986_arrow_length_max } cm.
    - O, thickness of the base line, black (Q): { $b1986_base_line_thickness_min } to { $b1986_base_line_thickness_max } cm.
    - P, diameter of the inner circle of the base circles, red (S): { $b1986_base_circle_inner_diameter } cm.
    - Length of the base lines, end circles included, from the drawing: { $b1986_base_line_length } cm.
    - Thickness of the arrows, from the drawing: { $b1986_arrow_thickness } cm.

    Revised edition:
    - A, side of the playing surface: { $revised_surface_side } cm ({ $revised_surface_side_min } to { $revised_surface_side_max } cm).
    - B, width of the frame: { $revised_frame_width_min } to { $revised_frame_width_max } cm.
    - C, diameter of the pockets: { $revised_hole_diameter } cm ({ $revised_hole_diameter_min } to { $revised_hole_diameter_max } cm).
    - D, length of the base lines, end circles included: { $revised_base_line_length } cm ({ $revised_base_line_length_min } to { $revised_base_line_length_max } cm).
    - E, thickness of the base line: { $revised_base_line_thickness_min } to { $revised_base_line_thickness_max } cm.
    - F, distance from the frame to the base, that is to its outer line: { $revised_base_line_to_frame } cm.
    - G, outer diameter of the base circles: { $revised_base_circle_diameter } cm.
    - H, diameter of the red circles inside the base circles: { $revised_base_circle_inner_diameter } cm.
    - I, length of the arrows: at most { $revised_arrow_length_max } cm; their thickness: { $revised_arrow_thickness } cm.
    - J, distance from the tip of an arrow to the pocket: { $revised_arrow_to_hole } cm.
    - K, diameter of the red centre circle: { $revised_centre_circle_diameter } cm ({ $revised_centre_circle_diameter_min } to { $revised_centre_circle_diameter_max } cm).
    - L, diameter of the large central circle: { $revised_inner_circle_diameter } cm ({ $revised_inner_circle_diameter_min } to { $revised_inner_circle_diameter_max } cm).
    - M, diameter of the decorative arcs of the arrows: { $revised_arc_diameter } cm.
    - N: { $revised_base_circle_gap } cm. The list does not say what it measures; our interpretation: the gap between neighbouring base circles of two sides.
    - From the drawing: height of the frame { $revised_frame_height_min } to { $revised_frame_height_max } cm, thickness of the surface at least { $revised_surface_thickness_min } cm.

    What differs: the revised edition has a single large circle in place of the inner central
    circle; that circle is larger and, like the centre circle, has a tolerance. The widest frame
    allowed is a little narrower and the lowest a little higher. The arrows have only a maximum
    length and end a little nearer to the pockets. The length of the base lines, the thickness of
    the arrows and the gap between the base circles are fixed in the list itself. In both editions
    the two lines of a base enclose a band as wide as a base circle, and the arrows lie on the
    diagonals, which the rule imagines extended as the limits of each player’s side.

## 3 The game

international-3-title = The game
international-3 =
    This chapter contains the rules of play themselves. It uses many terms that a newcomer does not
    know; the glossary in 5.1 explains them and should be read first.
international-3-reason = An introduction that points to the glossary; it requires nothing.

international-3-1-title = How the players sit
international-3-1-a = In singles the two players sit facing each other.
international-3-1-b =
    Doubles are played by two pairs. The partners of a pair sit facing each other, so that the
    neighbours of each player are opponents.
international-3-1-c =
    Before a stroke, players may take whatever sitting position suits them, as long as the chair
    itself does not move.
international-3-1-d =
    While it is the opponent’s turn, nothing of the player’s may touch the board: no part of the
    body, no clothing, no jewellery, no other object.
international-3-1-e =
    The height of the seat may be changed, by whatever means, only when a board is over.
international-3-1-f =
    During a board the chair must not be moved at all, and the players must not stand up.
international-3-1-g =
    A player’s legs must always stay within their own side. The two diagonal arrows beside the
    player, imagined as extended, mark it off.

international-3-2-title = How a stroke is made
international-3-2-a = The striker must be flicked, with the hand held still. It must not be pushed.
international-3-2-b =
    The stroke is made with the tip of one finger. That finger may be braced against others.
international-3-2-c = A player may use only one hand to play.
international-3-2-d =
    Exception to 3.2.c: strokes with the thumb may be made with both hands. They are allowed in
    singles and in doubles.
international-3-2-e =
    During the stroke only the hand, as far as the wrist, may touch the playing surface.
international-3-2-f =
    The forearm of the striking hand may rest on the frame but must never touch the playing surface.
    The elbow of that arm must neither be on the playing surface nor pass the extended lines of the
    diagonal arrows.
international-3-2-g =
    During the stroke, the player’s hands and legs must not lean on the board, the chair, the stand
    or its feet. The hand that is not striking stays close to the body or rests on the legs; in that
    position it may touch the edge of the player’s own chair.
international-3-2-h =
    Before each stroke, the striker must be placed so that it touches both base lines of the
    player’s side or, if it is played from a base circle, so that it covers that circle completely.
    It must not cover a circle in part. In no case may it touch the line of an arrow.
international-3-2-i =
    A stroke counts as made once the striker has left the band between the base lines, whether or
    not it touches a piece. A very slight movement of the striker that stays within the band and
    touches no piece is not a stroke.
international-3-2-j = A stroke is complete when the striker and all pieces have come to rest.
international-3-2-k =
    A player must not make a stroke before the opponent has taken their own striker off the playing
    surface.
international-3-2-l =
    Straight after a stroke, players take their own striker off the playing surface. The umpire may
    help where necessary.

international-3-3-title = The toss
international-3-3 =
    At the start of a match, the umpire draws lots for the break of the first game. The umpire
    tosses a coin, or hides a piece of a different colour in each fist and lets a player guess. The
    winner takes either the break or the choice of seats. In doubles, winners who take the seats
    choose their own and tell each loser where to sit; the losing pair then breaks and settles
    between themselves which of the two plays the break. Winners who take the break let the losers
    choose their seats first; the winners then sit down in the two seats left, and the losers sit
    down last. Once everybody is seated, the order of the players around the board stays the same
    for the whole match.

international-3-4-title = Trial boards
international-3-4 =
    At most { $trial_boards } trial boards may be played before a match: one break for each player
    or pair. A player who arrives so late that the time for warming up and trial boards is over
    loses the right to them. A player who is on time may use all of that time to warm up and
    practise.

international-3-5-title = The break
international-3-5-a =
    Before the break, the pieces are set up as a rosette. The queen lies exactly in the middle and
    covers the centre circle. All the others lie around her inside the inner central circle, in
    alternating colours: six in a first ring and twelve in a second. All neighbours touch. The
    players may put the pieces in place with their fingers or strikers but must lose as little time
    as possible over it.
international-3-5-b =
    The player who breaks has the white pieces for that board. Before the break they may turn the
    whole rosette as they like, provided it keeps its arrangement and stays centred.
international-3-5-c = The break is made as soon as a piece has been touched.
international-3-5-d =
    An attempt in which the striker touches no piece is not a break. The first player has
    { $break_attempts } attempts. If all of them fail, the turn passes to the opponent, who plays
    black and must leave the rosette as the first player turned it. From then on, each side has a
    single attempt at a time until the break is made.
international-3-5-e =
    The break must not be played before the umpire has called “Play”. With that call, the board is
    open, even though no stroke has been made yet.
international-3-5-f =
    If the player who has the break plays it before the umpire has opened the board with “Play”, the
    opponent may put back all of that player’s pieces, those that fell into a pocket as well as
    those from the middle. The player also owes one penalty piece, and it is the opponent’s turn.
international-3-5-g =
    In singles, the break alternates between the two players, from board to board within a game and
    likewise from game to game within a match.
international-3-5-h =
    In doubles, the break passes on as in singles, always to the player who sits to the right of the
    one who had it last.

international-3-6-title = The course of play
international-3-6-a =
    A player keeps the turn as long as they properly pocket one or more of their own pieces, or the
    queen, or both, in any of the pockets. It makes no difference if pieces of the opponent fall in
    the same stroke.
international-3-6-b =
    A player has { $thinking_seconds } seconds to think before each stroke. This time runs from the
    umpire’s call “Play”, from the moment the striker and the pieces of the stroke before are at
    rest, or from the end of the time allowed for placing a piece, which is { $placing_seconds }
    seconds at most.
international-3-6-c =
    If a player takes the opponent’s pieces for their own and pockets one or more of them, the
    umpire stops the player as soon as that stroke is over. If neither the umpire nor the opponent
    notices, the pieces pocketed so far count as properly pocketed. As soon as somebody notices the
    mistake, the player loses the turn.

international-3-7-title = Scoring
international-3-7-a =
    The player who is first to have all pieces of their colour pocketed wins the board and scores
    for it, provided the queen has been pocketed and covered by then, by either side.
international-3-7-b =
    The winner scores one point for each of the opponent’s pieces still on the board, and
    { $queen_points } more if the winner was the one who pocketed and covered the queen.
international-3-7-c =
    A winner of the board who already had { $queen_ceiling } points in the game gets nothing extra
    for the queen.
international-3-7-d =
    A board brings its winner { $board_cap } points at most, even if the loser still owes penalty
    pieces. What the loser owes lapses when the board ends.
international-3-7-e =
    A player wins the game when they have { $points_to_win } points in all, or when they have the
    most points after { $boards_per_game } boards. If both are level after { $boards_per_game }
    boards, one more board is played and its winner wins the game; lots are drawn for the break of
    this deciding board.

international-3-7-f-m =
    In the special cases 3.7.f to 3.7.m, a winner of the board who already has { $queen_ceiling }
    points in the game scores { $special_points_late } instead of { $special_points }.
international-3-7-f =
    The player pockets the queen, their own last piece and the opponent’s last piece in a single
    stroke: the player wins the board with { $special_points } points.
international-3-7-g =
    The player pockets their own last piece and the opponent’s last piece in a single stroke while
    the queen is still in play: the opponent wins the board with { $special_points } points.
international-3-7-h =
    The player has to cover the queen with their last piece, and in that stroke pockets both that
    piece and the opponent’s last piece: the player wins the board with { $special_points } points.
international-3-7-i =
    The player pockets their own last piece while the queen is still in play: the opponent wins the
    board with { $special_points } points. The same applies if the striker falls in that stroke too.
international-3-7-k =
    After the queen has been covered, the player pockets their own last piece and the opponent’s
    last piece in a single stroke: the side that covered her wins the board with { $special_points }
    points.
international-3-7-l =
    The player pockets the queen, their own last piece, the opponent’s last piece and the striker in
    a single stroke: the opponent wins the board with { $special_points } points.
international-3-7-m =
    After the queen has been covered, the player pockets their own last piece, the opponent’s last
    piece and the striker in a single stroke: the opponent wins the board, scoring
    { $special_points_late } if the player had covered the queen and { $special_points } if the
    opponent had.

international-3-7-n-o =
    In the cases 3.7.n and 3.7.o, if the winner of the board already has { $queen_ceiling } points
    or more in the game, the { $queen_points } points for the queen do not count. If the player
    pocketed the striker together with the opponent’s last piece, the winner’s score is raised by
    { $striker_bonus } as a penalty.
international-3-7-n =
    The player pockets the opponent’s last piece while the queen is still in play: the opponent wins
    the board and scores one point for each of the player’s pieces still on the board, and
    { $queen_points } more for the queen.
international-3-7-o =
    The player has to cover the queen and pockets the opponent’s last piece: the opponent wins the
    board and scores one point for each of the player’s pieces still on the board, and
    { $queen_points } more for the queen.

international-3-8-title = Changing seats
international-3-8-a = In singles the players exchange seats after each game.
international-3-8-b = In doubles, every player moves one seat to the right after each game.
international-3-8-c =
    In the game that decides the match, the players change seats when board number
    { $seat_change_board } is over, or as soon as a player or pair has { $seat_change_points }
    points.
international-3-8-d =
    If neither the players nor the umpire remember the change in time, the players make it as soon
    as somebody notices, but not before the board in progress is over.
international-3-8-e = A change of seats must not take longer than { $seat_change_minutes } minutes.

international-3-9-title = Pieces that leave the board
international-3-9-a =
    The umpire puts a piece that has jumped off the board on the centre circle if that is free. If
    the centre circle is covered completely or in part, the piece goes where it covers as much as
    possible of the free part. If the queen and one piece leave the board together, the queen goes
    on the centre circle and the piece against her, on the side away from the player it belongs to.
    If a white and a black piece leave it together, both go on the centre circle and cover equal
    parts of it, each jutting out towards its owner’s opponent.
international-3-9-b =
    If a piece leaves the board and falls back on it, the umpire puts it on the centre circle as in
    3.9.a and returns the pieces it has disturbed as exactly as possible to where they were.
    Exception: a piece that touches only the lamp in its flight and falls back on the board counts
    as properly played, and everything stays as it then lies.
