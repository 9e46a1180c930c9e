# The Laws of Carrom, laws 72 to 143 and what is settled about them, in our own words.

## 72 to 77

icf2-dues-title = Dues and penalties
icf2-72-a =
    When only the striker falls, in a proper stroke, the player owes one piece, called a due.
    The opponent takes it from the player’s pocketed pieces and places it.
    The turn passes.
icf2-72-b =
    An improper stroke that pockets nothing but the striker costs two pieces: a due for the striker and a penalty piece for the foul.
    The opponent places both, and the turn passes.
icf2-72-c =
    A player with no piece pocketed yet cannot pay.
    What they owe stays owed, and it is paid as soon as pieces are at hand.
icf2-73 =
    Own pieces and the striker fall together in a proper stroke.
    All these pieces come back, and one due with them.
    The player keeps the turn.
icf2-74 =
    A proper stroke pockets the striker and pieces of the opponent, but none of the player’s own.
    The opponent’s pieces stay pocketed.
    The player pays one due and loses the turn.
icf2-75 =
    The striker falls with pieces of both colours in a proper stroke.
    The player’s own pieces come back with one due, and the opponent places them.
    The opponent’s pieces stay pocketed, and the player keeps the turn.
icf2-76 =
    Pieces of the opponent stay pocketed even if the stroke was improper.
    The player pays one penalty piece, which the opponent places, and the turn passes.
icf2-77-a =
    Own pieces that fall in an improper stroke do not count.
    They come back with one penalty piece.
    The opponent places them all, and the turn passes.
icf2-77-b =
    When own pieces and the striker fall in an improper stroke, the pieces come back with two more: the due for the striker and the penalty piece for the foul.
    The opponent places them all, and the turn passes.

## 78 to 90

icf2-placing-title = Placing dues and penalty pieces
icf2-78-a =
    Whatever is owed is paid as soon as a net holds a piece for it.
    The stroke has to end first, but not the turn.
icf2-78-b =
    In doubles, look at who has the turn when the piece becomes available: their right-hand neighbour takes it out and places it.
    There is one exception.
    If the player in turn pockets a piece of the opponents, with or without own pieces, and the opponents can now pay what they owe, this player takes the piece out and places it.
icf2-79-a =
    A piece may be at hand while the circle has no room for it.
    The player who is to place it waits until there is room, and then places it at once.
icf2-79-b =
    In doubles, the right to place may have moved on to the partner by then.
    If so, only the partner takes the piece out and places it.
icf2-80 =
    There may be room, but so little that placing could end in a foul.
    A player who would rather not try gives up the piece for good.
icf2-81 =
    If room appears in the middle of the turn of the player who is to place, they place the piece at once.
icf2-82-a =
    It is a foul to place one of one’s own pieces in error.
    When the umpire or the opponent says so, the player replaces it with the right piece.
icf2-82-b =
    If neither the umpire nor the opponent notices before the next stroke, the wrong piece stays and counts as placed.
icf2-83 =
    Of several pieces owed, those at hand are placed straight away, and the others as they become available.
    A piece that is available but forgotten lapses with the next stroke, if neither the umpire nor the opponent has noticed.
icf2-84-a =
    A piece counts as placed when the finger lets go of it inside the outer circle, the large circle around the centre.
icf2-84-b =
    A player who is placing a piece holds neither the striker nor any other piece.
icf2-85 =
    Pieces are placed inside the outer circle only.
    It is a foul to set one down outside or to slide it there, and the player brings it back inside.
icf2-86 =
    Placing must not move the queen or any other piece, neither with the hand nor with the piece being placed.
    If something moves, the umpire restores it as closely as possible, and the player who was placing has committed a foul.
icf2-87-a =
    A player may give up the pieces they are entitled to place: all of them, never just some.
    They tell the umpire within { $placing_seconds } seconds.
    When that time is over, the right to place is lost anyway.
icf2-87-b =
    Some ways to end a board bring extra points, on demand only.
    The side entitled to them may ask for all of them or for a part.
icf2-88-a =
    The umpire announces what is to be placed.
    From then on the player has { $placing_seconds } seconds for it.
icf2-88-b =
    A player who has not placed everything when the time is up commits a foul.
    The umpire may also have the pieces already placed taken off again.
icf2-89-a =
    When both sides owe pieces, one debt does not cancel the other.
    Each is paid in full.
icf2-89-b =
    A placed piece must not lie on the centre circle, even in part.
    If it does, it is a foul, and the player moves the piece.
icf2-90 =
    In doubles, nobody takes a piece out of a net for a partner who has to place.
    A partner who finds no such piece in the nets beside their seat asks the umpire, and says which colour and how many.

## 91

icf2-rising-title = Rising during a board
icf2-91 =
    A player who gets up during a board loses it, in anybody’s turn and for whatever reason.
    The opponent scores one point for each piece the player still has on the surface, and { $queen_points } for the queen if she lies there too.
    An opponent with { $queen_ceiling } points or more scores the pieces only.

## 92 to 101

icf2-queen-title = The queen
icf2-92 =
    Players may go for the queen, and cover her, once one of their own pieces has been pocketed.
icf2-93 =
    Only the umpire puts the queen back, and she goes on the centre circle.
    If a shot happens to arise, a pair or a cannon, the queen stays where she is.
icf2-94 =
    When other pieces lie on the centre circle, the umpire has two choices.
    The queen may cover as much of the free part as she can.
    Or she may lie right beside the circle, on a spot where the player in turn cannot easily pocket her.
    Whatever the umpire chooses is final.
icf2-95-a =
    A player with no own piece pocketed yet has no right to the queen.
    If she falls, she goes back, and the turn passes.
icf2-95-b =
    A player who still owes a piece must not pocket the queen.
    If she falls, she goes back, and the turn passes.
icf2-95-c =
    A player who has paid may have all { $pieces } pieces on the surface again.
    The right to pocket the queen and to cover her remains.
icf2-95-d =
    The queen and the striker fall together, at the break or later while all { $pieces } own pieces are on the surface.
    The queen goes back, the player owes one piece, and the turn passes.
icf2-96 =
    A pocketed queen that the player fails to cover goes back.
    If neither the umpire nor the opponent notices before the next stroke, the queen counts as covered.
icf2-97-a =
    An own piece that falls in the same stroke as the queen covers her.
icf2-97-b =
    At the break, and whenever all { $pieces } own pieces are on the surface, one piece that falls with the queen is not enough: the player still has to cover her.
    Two pieces or more do cover her.
icf2-98-a =
    A proper stroke pockets the queen, own pieces and the striker.
    The queen and the pieces come back, and one due with them.
    The player keeps the turn.
icf2-98-b =
    If the queen, own pieces and the striker fall in an improper stroke, the player pays two more pieces: a due and a penalty piece.
    They come back together with the queen and the own pieces, and the turn passes.
icf2-99-a =
    The queen and the striker fall in a proper stroke, at a time when fewer than { $pieces } own pieces are on the surface.
    The umpire puts the queen back, and the opponent places one of the player’s pieces.
    The player keeps the turn.
icf2-99-b =
    If the queen and the striker fall in an improper stroke, the umpire puts the queen back too, but the opponent places two of the player’s pieces.
    The turn passes.
icf2-100-a =
    Instead of a piece to cover the queen, only the striker falls, in a proper stroke.
    The umpire puts the queen back, the opponent places one of the player’s pieces as a due, and the turn passes.
icf2-100-b =
    If the stroke that should cover the queen is improper and pockets only the striker, it costs two pieces: a due and a penalty piece.
    The opponent places them, the queen goes back, and the turn passes.
icf2-101-a =
    Own pieces fall in the stroke that should cover the queen, but so does the striker; the stroke was proper.
    The opponent places those pieces and one due.
    The player keeps the turn and has one more stroke to cover the queen.
    If no own piece falls in it, the queen goes back.
icf2-101-b =
    If own pieces and the striker fall in an improper stroke that should cover the queen, the umpire puts the queen back.
    The opponent places those pieces and two more, a due and a penalty piece.
    The turn passes.

## 102 to 112

icf2-last-title = The last pieces
icf2-102-a =
    Covering the queen with their last piece, the player also pockets the opponent’s last piece, in a proper stroke.
    The player wins the board and scores { $special_points } points, or only { $special_points_late } if they already have { $queen_ceiling } or more in the game.
icf2-102-b =
    Both last pieces fall in the stroke that should cover the queen, but the stroke is improper.
    The opponent wins the board and scores { $special_points } points, or only { $special_points_late } if they already have { $queen_ceiling } or more in the game.
    For the improper stroke they may ask for one point more.
icf2-103-a =
    The stroke should cover the queen; it is proper, but pockets the opponent’s last piece.
    The opponent wins the board and scores the pieces the player has left on the surface.
    The queen adds { $queen_points }, unless the opponent has { $queen_ceiling } points or more.
icf2-103-b =
    The stroke should cover the queen; it is improper and pockets the opponent’s last piece.
    The opponent wins the board and scores the pieces the player has left on the surface.
    The queen adds { $queen_points }, unless the opponent has { $queen_ceiling } points or more.
    The opponent may ask for one point more.
icf2-104-a =
    One proper stroke pockets the queen and the last pieces of both sides.
    The player wins the board and scores { $special_points } points, or only { $special_points_late } if they already have { $queen_ceiling } or more in the game.
icf2-104-b =
    One improper stroke pockets the queen and the last pieces of both sides.
    The opponent wins the board and scores { $special_points } points, or only { $special_points_late } if they already have { $queen_ceiling } or more in the game.
    They may ask for one point more.
icf2-105-a =
    With the queen on the surface, a proper stroke pockets the last pieces of both sides.
    The opponent wins the board and scores { $special_points } points, or only { $special_points_late } if they already have { $queen_ceiling } or more in the game.
icf2-105-b =
    With the queen on the surface, an improper stroke pockets the last pieces of both sides.
    The opponent wins the board and scores { $special_points } points, or only { $special_points_late } if they already have { $queen_ceiling } or more in the game.
    They may ask for one point more.
icf2-106-a =
    With the queen on the surface, a proper stroke pockets the opponent’s last piece.
    The opponent wins the board and scores the pieces the player has left.
    The queen adds { $queen_points }, unless the opponent has { $queen_ceiling } points or more.
icf2-106-b =
    With the queen on the surface, an improper stroke pockets the opponent’s last piece.
    The opponent wins the board and scores the pieces the player has left.
    The queen adds { $queen_points }, unless the opponent has { $queen_ceiling } points or more.
    The opponent may ask for one point more.
icf2-107-a =
    A proper stroke pockets the player’s last piece, and the queen is still on the surface.
    The opponent wins the board and scores { $special_points } points, or only { $special_points_late } if they already have { $queen_ceiling } or more in the game.
icf2-107-b =
    An improper stroke pockets the player’s last piece, and the queen is still on the surface.
    The opponent wins the board and scores { $special_points } points, or only { $special_points_late } if they already have { $queen_ceiling } or more in the game.
    They may ask for one point more.
icf2-108-a =
    A proper stroke pockets the player’s last piece and the striker, and the queen is still on the surface.
    The opponent wins the board and scores { $special_points } points, or only { $special_points_late } if they already have { $queen_ceiling } or more in the game.
    They may ask for one point more.
icf2-108-b =
    An improper stroke pockets the player’s last piece and the striker, and the queen is still on the surface.
    The opponent wins the board and scores { $special_points } points, or only { $special_points_late } if they already have { $queen_ceiling } or more in the game.
    They may ask for up to two points more.
icf2-109-a =
    The queen, both last pieces and the striker all fall in one proper stroke.
    The opponent wins the board and scores { $special_points } points, or only { $special_points_late } if they already have { $queen_ceiling } or more in the game.
    For the striker they may ask for one point more.
icf2-109-b =
    The queen, both last pieces and the striker all fall in one improper stroke.
    The opponent wins the board and scores { $special_points } points, or only { $special_points_late } if they already have { $queen_ceiling } or more in the game.
    They may ask for up to two points more.
icf2-110-a =
    The player has covered the queen, and now pockets both last pieces and the striker in a proper stroke.
    The opponent wins the board and scores { $special_points_late } point.
    For the striker they may ask for one point more.
icf2-110-b =
    The player has covered the queen, and now pockets both last pieces and the striker in an improper stroke.
    The opponent wins the board and scores { $special_points_late } point.
    They may ask for up to two points more.
icf2-111-a =
    With the queen on the surface, a proper stroke pockets the opponent’s last piece and the striker.
    The opponent wins the board and scores the pieces the player has left.
    The queen adds { $queen_points }, unless the opponent has { $queen_ceiling } points or more.
    For the striker the opponent may ask for one point more.
icf2-111-b =
    With the queen on the surface, an improper stroke pockets the opponent’s last piece and the striker.
    The opponent wins the board and scores the pieces the player has left.
    The queen adds { $queen_points }, unless the opponent has { $queen_ceiling } points or more.
    The opponent may ask for up to two points more.
icf2-112-a =
    The opponent has covered the queen, and the player pockets both last pieces and the striker in a proper stroke.
    The opponent wins the board and scores { $special_points } points, or only { $special_points_late } if they already have { $queen_ceiling } or more in the game.
    They may ask for one point more.
icf2-112-b =
    The opponent has covered the queen, and the player pockets both last pieces and the striker in an improper stroke.
    The opponent wins the board and scores { $special_points } points, or only { $special_points_late } if they already have { $queen_ceiling } or more in the game.
    They may ask for up to two points more.

## 113 and 114

icf2-queen-more-title = More about the queen
icf2-113 =
    The queen may stop right on the rim of a pocket and drop in later.
    Whatever made her drop, she counts as properly pocketed.
icf2-114 =
    No due or penalty piece may form a shot with the queen, neither a pair nor a cannon.
    It is a foul, and the umpire has the player move the piece.

## 115 to 142

icf2-general-title = General rules
icf2-115 =
    Players strike with a striker and with nothing else.
    They bring their own, and the chief referee or the umpire admits it before play.
icf2-116 =
    A striker that flies off the carrom board costs nothing.
    If own pieces or the queen fell in that stroke, the player keeps the turn; if not, it passes.
icf2-117 =
    Between two boards a player may take another striker, if the chief referee or the umpire admits it.
    A damaged striker may be changed during the board, but not before the stroke has ended.
icf2-118-a =
    The carrom board stays where it was set up until the match is over.
icf2-118-b =
    Only the umpire may change the position of the carrom board.
    A player who wants this appeals, and the umpire takes a look first.
icf2-119 =
    Another carrom board, stand or table is brought in between two boards only.
    The umpire alone judges whether the one in use is good enough.
icf2-120 =
    At a player’s request the umpire exchanges a damaged piece.
    The new one lies as nearly as possible where the old one lay.
icf2-121-a =
    An appeal to the umpire stops the clock.
    Play resumes only when the umpire says “Play”.
icf2-121-b =
    Whoever plays on during an appeal, without a new “Play” from the umpire, loses the board.
    The other side scores the offender’s pieces on the surface, and { $queen_points } for the queen if she lies there too.
    The queen adds nothing for a side with { $queen_ceiling } points or more.
icf2-122-a =
    Before the break, the player who is to make it spreads powder evenly over the surface.
    It should be neither too much nor too little.
icf2-122-b =
    After “Play” nobody adds powder or takes any away.
    Wiping it off on purpose, blowing it away or getting rid of it by other means is forbidden.
    Each of these is a foul.
icf2-122-c =
    There is one exception: too much powder on the player’s own base lines or base circles.
    In their turn they may clear it away, with the striker only.
icf2-122-c-reason = This is a permission. It costs nothing and leaves nothing to record.
icf2-122-d =
    The umpire may see to it that the powder lies evenly.
icf2-122-d-reason = This is up to the umpire at a real board. It changes neither the position nor the score.
icf2-122-e =
    Dust, an insect or the like on the carrom board is a matter for the umpire.
    During play the players ask for it to be removed.
icf2-123 =
    A stroke has ended when the striker and everything it set in motion lie still.
    The player then takes the striker off at once; the umpire may help if asked.
icf2-124-a =
    For a player who keeps pocketing own pieces or the queen, the time for the next stroke runs from the end of the last one.
icf2-124-b =
    If a stroke pockets neither an own piece nor the queen, the opponent’s time starts only when the striker is off the surface.
icf2-124-c =
    A player does not strike while the opponent’s striker is still on the surface.
icf2-125-a =
    Pocketing only pieces of the opponent ends the turn, whether it was meant or not.
    The umpire stops the player.
icf2-125-b =
    The umpire and the opponent may not notice that only pieces of the opponent fell.
    Then these pieces stay properly pocketed, and the turn ends when somebody notices.
icf2-126-a =
    It is a foul to hit, tap or shake the carrom board, even by accident.
icf2-126-b =
    A player who hits or shakes the carrom board so that nobody can restore the pieces loses the board.
    The other side scores the offender’s pieces on the surface, and { $queen_points } for the queen if she lies there too or if that side had covered her.
    The queen adds nothing for a side with { $queen_ceiling } points or more.
icf2-127-a =
    Even if the striker only slipped, the stroke is made once it has left the base lines or the base circle.
    It need not meet a piece.
icf2-127-b =
    No stroke is made if the striker slips but stays on its base and moves no piece.
icf2-128 =
    Players ask the umpire for the score in their own turn only.
icf2-129 =
    Nothing a player does may take the opponent’s mind off the game.
icf2-130-a =
    The striker is in contact with both base lines when it is struck.
icf2-130-b =
    A striker played from a base circle covers the whole circle and stays clear of the arrow.
icf2-131 =
    In doubles, partners neither talk nor make signs to each other during a board.
    Each breach is a foul.
icf2-132 =
    As long as a game lasts, players need the umpire’s permission to talk to spectators.
icf2-133 =
    In their turn, players have nothing solid in their hands but the striker.
icf2-134 =
    After the break, pieces and queen are moved by strokes only.
    To touch, move or disturb them in any other way is a foul.
    The umpire puts them back as closely as possible.
icf2-135 =
    As long as a board lasts, nobody tries out how the striker runs on the surface.
icf2-136-a =
    During a board, no player leaves the striker on the frame or in a pocket.
icf2-136-b =
    A player who is placing pieces may lay the striker and pieces on the surface, close to their own base lines.
icf2-136-b-reason = This is a permission. It costs nothing and leaves nothing to record.
icf2-137 =
    When both sides have passed { $passes } times each in a row, the board is void and is replayed.
icf2-138 =
    The players rest for { $rest_minutes } minutes between the second game and the third.
icf2-139 =
    A player may give up a game, or the match, at any time.
icf2-140 =
    If something unforeseen happens that the umpire cannot control, the board is replayed.
icf2-141 =
    When a stroke breaks a piece, the larger part decides where the piece is.
    The umpire has the last word.
icf2-142 =
    Pieces on the base lines or base circles may leave a player nowhere to put the striker.
    Then the board is replayed.

## 143

icf2-loss-title = Loss of the match
icf2-143 =
    Indiscipline of any kind can cost a player the whole match, and so can each of the acts below.
icf2-143-a =
    Leaving the area around the match board during a game without the umpire’s permission.
    This law gives the size of this area as ten square feet.
icf2-143-b =
    Taking more than the { $rest_minutes } minutes of rest before the deciding game.
icf2-143-c =
    Refusing to accept what the umpire or the chief referee has decided.
icf2-143-d =
    Insulting the umpire, the chief referee or other officials, before the match, during it or right after it.
icf2-143-e =
    Smoking at the board, smelling of alcohol there, or being under the influence of drugs.
icf2-143-f =
    Playing with a striker that has not been admitted.
icf2-143-g =
    Breaking off play during a match when the umpire has not allowed it.
icf2-143-h =
    Disturbing the opponent’s play more than { $disturbances } times although the umpire has given warnings.
icf2-143-i =
    Not being at the match board, ready for the umpire, fifteen minutes after the match was called.

## Settled

icf2-settled-46 =
    Some points are given on demand only (law 87.b).
    The laws do not say how long a side may wait with its demand, nor whether the limit of a board includes these points.
    Settled: a ruling states the points on demand beside those of the board, not within them.
    The side entitled to them is asked, and takes all, some or none.
    No answer within { $icf_placing_seconds } seconds means none.
    A computer takes all.
    The limit of { $icf_board_cap } points a board includes them.
icf2-settled-47 =
    The laws do not judge every stroke that pockets last pieces after the queen has been covered.
    Settled, for the last pieces of both sides in a proper stroke without the striker: whoever covered the queen wins { $icf_special_points } points, or { $icf_special_points_late } if they already have { $icf_queen_ceiling } or more in the game.
    In an improper stroke, the opponent wins.
    They score { $icf_special_points_late } if the player covered the queen.
    If they covered her themselves, they score { $icf_special_points }, or { $icf_special_points_late } if they already have { $icf_queen_ceiling } or more.
    One more point is on demand.
    If the opponent’s last piece falls and the player has some left, the opponent wins these, and { $icf_queen_points } more if they covered the queen and have fewer than { $icf_queen_ceiling } points.
    On demand, the striker is worth one point and an improper stroke one point.
    Where pieces on the surface are counted, own pieces that fell with the striker or in an improper stroke first go back, and then count.
    Where the points are fixed (laws 105, 107 to 110 and 112), nothing goes back.
icf2-settled-48 =
    The laws do not name every stroke that pockets the player’s last piece.
    Settled: if the last piece falls with the striker after the queen was covered, law 73 applies.
    It goes back, and the player keeps the turn.
    If the stroke was improper, law 77 applies.
    If the last piece falls together with the queen in a proper stroke, and the opponent has pieces left, the queen is covered and the player wins.
    With the striker, law 98.a applies, or law 98.b if the stroke was improper.
    An improper stroke that pockets the queen, with or without own pieces, never wins the queen.
    The queen, those pieces and one more go back (law 64.b), or two more if the striker fell too, and the turn passes.
icf2-settled-49 =
    The laws do not name every stroke that should cover the queen.
    Settled: if only pieces of the opponent fall, but not the last one, the queen is not covered.
    She goes back, and the turn passes.
    If the striker falls with them, law 100.a applies, or law 100.b if the stroke was improper.
    An improper stroke without the striker does not cover the queen, whatever fell: the queen, the own pieces of that stroke and one more go back, and the turn passes.
    For the opponent’s last piece with the striker, law 103 applies; one point is on demand, or two if the stroke was improper.
    For both last pieces with the striker, law 109 applies.
    If an own piece falls with the opponent’s last piece and the player has others left, the player has covered the queen.
    The opponent then wins the pieces the player has left.
icf2-settled-50 =
    The laws say little about pieces that fall together with the queen.
    Settled: a player who has the right to the queen and owes nothing may pocket her alone or with pieces of the opponent.
    The player keeps the turn and has to cover her.
    If the opponent’s last piece falls with the queen and the player has pieces left, law 103 applies.
    If an own piece falls too and covers the queen (law 97), the player has covered her, and the opponent wins the pieces the player has left.
    Law 95.a also applies when pieces of the opponent fall with the queen.
    Law 95.b applies whatever falls with her.
    For law 95.b, what counts is what the player owes when the stroke begins.
    What pieces in the nets can pay has been paid before.
    The queen goes back and the turn passes, even if an own piece fell; that piece then pays.
    If the striker fell too, the player owes one piece more.
icf2-settled-51 =
    When the queen and the striker fall together, law 95.d takes the turn away and law 99 leaves it.
    The laws do not mention pieces of the opponent that fall with them.
    Settled: law 95.d applies if all { $icf_pieces } own pieces are on the surface when the stroke begins, and law 99 if not.
    Pieces of the opponent change nothing in this, as long as no own piece falls.
    Under law 95.d, an improper stroke costs two pieces.
icf2-settled-52 =
    Law 125 stops a player who pockets pieces of the opponent.
    It does not mention own pieces that fall in the same stroke.
    Settled: law 125 is about strokes that pocket only pieces of the opponent.
    If pieces of both sides fall in a proper stroke, the player keeps the turn (laws 48 and 75).
icf2-settled-53 =
    The laws do not say what a piece off the board means for the rest of the ruling.
    Settled: a piece off the board is put back as law 65 says, and everything else is ruled as if it had not left.
    All dues and penalties lapse when the board ends (law 55).
icf2-settled-54 =
    The laws give { $icf_break_attempts } attempts at the break, but say little about how both sides’ attempts are counted.
    Settled: both sides’ attempts at the break are counted together, { $icf_break_attempts } for each side in turn.
    After an attempt under law 45.c, the other side’s attempts begin at once.
    An improper break that touches a piece is an improper stroke like any other.
icf2-settled-55 =
    Before the first stroke of one’s turn a breach is technical (law 63.a); from then on it is a foul (law 64.a).
    A call alone does not show which it was.
    Settled: a breach by the player in turn is a foul, unless the call says that they had not struck yet in this turn.
    In that case it is technical, and the player keeps the turn.
    A breach by anybody else is technical (law 63.b).
    This holds for carrom ruling and at the umpire’s desk.
icf2-settled-65 =
    Laws 82.b and 83 speak of a piece that was due to be placed.
    Settled: they can be called only where the match knows of one that was placed before the last stroke, and once for each piece.
icf2-settled-66 =
    A queen that was not covered counts as covered if nobody notices before “the next stroke” (law 96).
    Settled: that is anybody’s next stroke.
icf2-settled-67 =
    Law 65.d has further pieces touch the first two.
    Settled: each further piece touches one of the first two, not the piece that was placed before it.
icf2-settled-68 =
    A striker that is damaged may be changed in the middle of the board (law 117).
    Settled: it is changed after the stroke in which it was damaged; any other new striker waits for the end of the board.
icf2-settled-69 =
    Law 45.c waives dues and penalties before the break is made.
    Settled: it is about strokes: an improper attempt, or one that pockets the striker. Anything else done before then falls under law 63.a: one piece, and the turn stays.
icf2-settled-70 =
    Law 87.a lets a player forgo all pieces or none, and says so in time.
    Settled: who does not loses the right to place them; that is no foul by itself, while law 88.b is. What fell in a stroke and comes back is placed in any case.
icf2-settled-71 =
    Laws 63.b and 128 speak of a player whose turn it is not.
    Settled: that includes the partner of the player in turn. Where both last pieces fall with the striker while the queen is on the board, law 108 applies, with law 105.
icf2-settled-72 =
    A breach before the first stroke of a turn is technical (law 63.a), and a foul after it (law 64.a).
    Settled: law 63.a cannot be called once the player has struck in this turn.
icf2-settled-73 =
    Law 126.b adds the points for the queen without saying whose.
    Settled: they are added if the winner covered her or if she is on the board. Time for placing that runs out is also a foul of whoever places (law 88.b).
