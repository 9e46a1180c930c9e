# The international rule, sections 3.10 to 5.1, in our own words.

## Pieces and striker that come to rest in odd places

international2-3-10-title = Pieces on edge, stacked, or on the rim of a pocket
international2-3-10-a = A piece that comes to rest standing on its edge stays as it is; nobody lays it flat.
international2-3-10-b =
    When one piece comes to rest on another, both stay where they are, one on top of the other.
international2-3-10-c =
    When the striker comes to rest on a piece, the umpire takes the striker off, moving as little as possible.
    If anything moves all the same, the umpire puts it back as closely as possible to where it lay.
international2-3-10-d =
    When a piece comes to rest on the striker, the umpire lifts the piece, takes the striker away and sets the piece down where it had stopped.
    If this happens at the rim of a pocket and the piece, set down on its spot, drops into the pocket, it counts as properly pocketed.
international2-3-10-e =
    When the striker comes to rest on a piece and the striker’s centre of gravity is over the rim of a pocket, the striker counts as pocketed.
    If both drop into the pocket, the striker and the piece are pocketed.
    If the piece underneath holds the striker up, only the striker counts as pocketed, although it did not fall.
international2-3-10-f =
    A piece that stops tilting on the rim of a pocket and drops in later counts as properly pocketed, whatever made it drop.

## Penalties and dues

international2-3-11-title = Penalties and dues
international2-3-11-a =
    If the striker falls into a pocket and nothing else does, in a proper or an improper stroke, the player pays one penalty piece: the opponent takes one of the player’s pocketed pieces and places it in the inner central circle.
    A player who has no pocketed piece yet owes it; it is placed as soon as the player has properly pocketed the first one.
    Our interpretation: the turn passes to the opponent, as after any foul.
    As long as the break has not been made, a pocketed striker costs nothing.
international2-3-11-b =
    If one stroke pockets the striker, the queen and at least one of the player’s own pieces, all of the player’s own pieces from that stroke go back, together with the queen and one penalty piece.
    The opponent places the pieces; the queen goes back in the usual way.
    The player keeps the turn.
international2-3-11-c =
    If one stroke pockets the striker and, apart from it, only pieces of the opponent, those pieces stay pocketed.
    The player pays one penalty piece, which the opponent places, or owes it if none is at hand.
    The turn passes to the opponent.
international2-3-11-d =
    A piece of the opponent that falls in an improper stroke counts as properly pocketed and stays pocketed.
    The player pays one penalty piece, which the opponent places, or owes it if none is at hand.
    Our interpretation: the turn passes to the opponent, as after any foul.
international2-3-11-e =
    The player’s own pieces that fall in an improper stroke go back, together with one penalty piece; the opponent places them all, and the player owes what is not at hand.
    The same applies if the striker falls too: there is no second penalty.
    Our interpretation: the turn passes to the opponent, as after any foul.
international2-3-11-f =
    If a player pockets the opponent’s last piece and the striker in one stroke, the board is over and the opponent has won it.
    The opponent scores the player’s pieces still on the surface plus { $striker_bonus } in place of the penalty piece, and the queen as the scoring rules say, but never more than { $board_cap } points.
international2-3-11-g =
    Penalty pieces and dues are taken from the nets as soon as pieces for them are at hand, even if the player who owes them keeps the turn, but not before the stroke has ended.
    In singles, the opponent of the player who owes places them.
    In doubles, whoever sits to the right of the player whose turn it is at that moment always places them.
    If a player properly pockets a piece of the opponent while the opponent owes one, that player takes it out and places it at once.
international2-3-11-h =
    All penalty pieces and dues that can be paid are placed together, on one occasion, before anyone makes the next stroke, whether the opponent or the same player.
international2-3-11-i =
    If pieces are due and at hand but the inner central circle has no room for them, they are held.
    The player entitled to place them keeps them until there is room; in doubles, the partner takes them over whenever a player’s turn ends.
    As soon as the umpire finds that there is room, the piece must be placed at once.
    If the room appears during a stroke of the very player who holds the piece, it is placed immediately after that stroke.
international2-3-11-k =
    If the placing player puts down one of their own pieces instead of one of the opponent’s, the umpire points it out, and the player may take it off again and place one of the opponent’s.
    If nobody notices before the next stroke is made, that piece stays, the placing counts as correct and nothing can be changed afterwards.
international2-3-11-l =
    If several penalty pieces or dues are to be placed, all that are at hand in the nets are placed at once.
    The missing ones follow as soon as they are at hand.
international2-3-11-m =
    A penalty piece counts as placed, on that very spot, the first time the finger lets go of it, provided it lies inside the inner central circle and outside the centre circle.
    If it was placed wrongly, the umpire has the player place it again, and the other side may place one penalty piece against the player who misplaced it.
    The turn stays with whoever had it.
international2-3-11-n =
    While placing a penalty piece, the player must not touch another piece, either with a finger or with the piece being placed.
    If they do, the umpire restores what was touched, and the other side places one penalty piece against the player who was placing.
    The turn stays with whoever had it.
international2-3-11-o =
    Once the break has been made, pieces at rest may be touched only by the striker in a proper stroke.
    If a player touches or shifts pieces with the hand or the striker in any other way, the umpire restores them and the opponent places one penalty piece against that player.
    The turn passes to the opponent unless the opponent has it already.
international2-3-11-p =
    A penalty piece, whether owed or not, must not be placed so that it creates a cannon or a pair with which a piece of the placing player’s own colour could be pocketed.
international2-3-11-r =
    A player who stands up from the chair during their own turn, for whatever reason, pays a penalty: one piece goes back.
    Our interpretation: the turn passes to the opponent, as after any foul.

## The queen

international2-3-12-title = The queen
international2-3-12-a =
    A player may pocket the queen once at least one of their own pieces has been pocketed in an earlier stroke.
    There is one exception: if the player’s only pocketed piece goes straight back in the same stroke, as a penalty or to pay a due, the queen can be neither pocketed nor covered in that stroke.
    From the following stroke on the player has the right, even though that piece is on the surface again.
international2-3-12-b =
    When the queen could not be covered or has left the board, the umpire puts her back on the centre circle.
    If other pieces cover that circle partly or completely, the umpire puts the queen where she covers as much of the circle as possible or, if she can cover none of it, as near to it as possible.
    If the queen comes to lie in a shot position in this way, she stays there and is not moved again.
international2-3-12-c =
    If a player pockets the queen before pocketing any of their own pieces, the umpire puts the queen back and the turn passes to the opponent.
international2-3-12-d =
    If the queen was properly pocketed but the player fails to cover her with the next stroke, the umpire takes her out and puts her back.
    If neither the umpire nor the opponent notices before the player makes another stroke, the queen counts as properly pocketed and covered.
international2-3-12-e =
    If one stroke pockets the queen and at least one of the player’s own pieces, the queen is covered.
    She is not yet covered if only one of the player’s own pieces fell with her and either the stroke was the break or all { $pieces } pieces of the player were on the surface when the stroke began; then the very next stroke must cover her.
    If two or more of the player’s own pieces fell with her, the queen is covered in every case.
international2-3-12-f =
    If one stroke pockets the queen, one of the player’s own pieces and the striker, the queen, that piece and one penalty piece go back.
    The player keeps the turn.
international2-3-12-g =
    If the break pockets the queen and the striker, the umpire puts the queen back and the player owes one piece.
    The turn passes to the opponent.
international2-3-12-h =
    If only the striker falls in the stroke that should cover the queen, the umpire puts the queen back and the player pays or owes one penalty piece.
    The turn passes to the opponent.
international2-3-12-i =
    If some of the player’s own pieces and the striker fall in the stroke that should cover the queen, as many pieces as fell, and one penalty piece more, are taken from the nets and placed by the opponent.
    The queen is not covered yet, but she stays pocketed; the player keeps the turn and may cover her with the next stroke.

## General rules

international2-4-title = General rules
international2-4-a =
    Nobody eats, drinks or smokes at the board.
    A breach is penalised under the general rule on fouls.
international2-4-b =
    Strokes may be made only with a striker that the organisers of the tournament and the umpire have approved.
    A breach is penalised under the general rule on fouls and may lead to disqualification.
international2-4-c =
    A board set up for a match and accepted by the organisers and the umpire stays as it is, and so do the seats around it.
    No player may change either unless the umpire has looked into it and given permission.
international2-4-d =
    The board may be exchanged for another only when a board of play is over.
    Only the umpire decides whether the playing surface and the stand are good enough.
international2-4-e =
    Changes of striker allowed to a player in one match: { $striker_changes }.
    The player may change only between two boards and only after the umpire has examined and approved the new striker.
    A player whom the second striker does not suit may go back to the first one, but to no other.
international2-4-f =
    The umpire exchanges a broken piece for a new one and puts the new one as exactly as possible where the broken one lay.
international2-4-g =
    When a player turns to the umpire with a request during a board, everybody else stops playing until the umpire says “Play” again.
    If somebody on the other side plays on, the side that made the request wins the board.
    It scores the other side’s pieces still on the surface, and { $queen_points } more for the queen if it had covered the queen itself or if the queen is still on the surface.
    Our interpretation: the queen adds nothing if that side already has { $queen_ceiling } points or more in the game.
international2-4-h =
    A player who wants powder on the surface says so before the umpire opens the board.
    The powder is spread in moderation with the striker, the pieces, a brush or the fingertips, and the other players may not remove it; the umpire may make sure that it lies evenly.
    After “Play”, no powder may be added or removed.
    There is one exception: where too much lies along the frame or on the base lines, the player whose turn it is may clear it with the striker; sweeping or blowing it away anywhere else on purpose is forbidden.
    The umpire removes anything on the surface that hinders play as soon as the stroke has ended.
international2-4-i =
    No player may strike, push or move the board on purpose in any way.
    If this happens during a board and the position can no longer be restored, the opponent wins that board.
    The opponent scores the offender’s pieces still on the surface, and { $queen_points } more for the queen if the opponent had covered her or if she is still in play.
    The queen adds nothing if the opponent already has { $queen_ceiling } points or more in the game.
international2-4-k =
    While it is the opponent’s turn, a player may not ask the umpire about the score.
    A breach is a technical foul.
international2-4-l =
    No player may do anything that disturbs the opponent’s concentration.
    A breach is penalised under the general rule on fouls; repeated often enough, it leads to disqualification.
international2-4-m =
    In doubles, partners may not communicate, either in words or by signs.
    Every breach costs their side one penalty piece, owed if none is at hand, and the turn passes to the opponents.
international2-4-n =
    Without the umpire’s permission, players may not speak with spectators or with the opponent.
    A breach is penalised under the general rule on fouls.
international2-4-o =
    During a board, nobody may push or slide the striker over the surface to test how well the surface or the striker glides.
    A breach is penalised under the general rule on fouls.
international2-4-p =
    During a board, the striker may not be laid on the frame or left in a net.
    A player who does so pays or owes one penalty piece; the turn stays with the same player.
international2-4-q =
    If both sides have handed the turn to each other { $passes } times in a row and nobody touched or moved a piece, the board is void and is played again.
international2-4-r =
    A player or pair may give up a game at any moment of their own turn.
    They must tell the umpire, and from then on the side that gives up moves no more pieces.

## Fouls

international2-4-1-title = Fouls
international2-4-1 =
    Every breach of a rule, and every act against a special provision of these rules, is either a technical foul or a foul.
    Which of the two it is depends on whose turn it was; where a rule sets a consequence of its own, that one applies.
international2-4-1-1-title = Technical foul
international2-4-1-1 =
    A breach before the player’s turn has come is a technical foul: when the turn comes, the player first pays one penalty piece, taken from a net and placed by the opponent.
    A breach during the opponent’s turn is a technical foul as well, and one of the offender’s pieces goes back.
    The order of turns does not change.
international2-4-1-2-title = Foul
international2-4-1-2 =
    A breach during the first stroke or at any time after it, as long as it is the player’s own turn, is a foul.
    One of the player’s pieces is taken from a net and placed by the opponent as a penalty piece, and the turn passes to the opponent, unless these rules say otherwise.
    If the queen and some of the player’s own pieces fell in the stroke of the foul, all of them and one penalty piece go back, and the player may not continue the turn.

## Disqualification

international2-4-2-title = Disqualification
international2-4-2 =
    A player may be disqualified for the whole match for improper or undisciplined behaviour, for breaches of the rules, or for both, in the cases listed here.
international2-4-2-a = Bad language during a match, such as abuse or rude comments.
international2-4-2-b = Leaving the chair during a game without the umpire’s permission.
international2-4-2-c =
    Resting too long before the deciding game.
    The length of that rest is a setting, here { $rest_minutes } minutes.
international2-4-2-d = Refusing to accept a decision of the umpire or the chief umpire.
international2-4-2-e =
    Violent attacks on the honour of the umpire, the chief umpire or the organisers, or insults to them, whether during a match or before it.
international2-4-2-f = Playing with a striker that has not been officially approved.
international2-4-2-g = Interrupting play during a match without permission.
international2-4-2-h = Disturbing the opponent, during the opponent’s turn, more than { $disturbances } times.

## Protest

international2-4-3-title = Protest
international2-4-3 =
    Anyone who enters a tournament is expected to know these rules.
    A protest is announced to the umpire by word of mouth straight after the incident, and handed in to the head of the tournament in writing within { $protest_minutes } minutes of the end of the board in progress.
    It contains facts only: the decision of the umpire or chief umpire that is disputed, and the rule on which the protest is based.
    Once announced, it cannot be withdrawn under any circumstances.
    As soon as it has been handed in, play continues from the position in which it was interrupted.
    If the head of the tournament upholds the protest, the whole match is replayed; if they reject it, the result of the match stands.

## Glossary

international2-5-1-title = Words and terms
international2-5-1-carrom-board =
    Carrom board: the board on which the game is played, as a piece of equipment.
    The word “board” alone can also mean a unit of play.
international2-5-1-carrom-board-reason =
    This entry only names a thing; the chapter on equipment says what the board must be like.
international2-5-1-piece =
    Piece: any of the discs that players pocket.
    The queen is a piece too; the striker is not.
international2-5-1-piece-reason =
    This entry only names a thing; the chapter on equipment says what the pieces must be like.
international2-5-1-board =
    Board: the unit of play that begins with all pieces in their starting arrangement and ends when one player has no piece of their colour left on the surface.
international2-5-1-game =
    Game: a series of { $boards_per_game } boards.
    It ends earlier, as soon as a side has reached { $points_to_win } points.
    If both sides have equal points after the last of these boards, one more board decides.
international2-5-1-match =
    Match: the side that first wins { $games_to_win } games wins the match.
    When each side has won one of the first two games, a third game is played.
international2-5-1-singles = Singles: one player against another; the two sit opposite each other.
international2-5-1-doubles =
    Doubles: two pairs of two players each play against each other; partners sit opposite each other.
international2-5-1-break =
    Break: the first stroke, made as the rules require, at the starting arrangement of the pieces.
    It opens the board.
international2-5-1-cover =
    To cover the queen: to pocket one of your own pieces either in the stroke that pockets the queen or in the stroke that comes immediately after it.
international2-5-1-fingertip = Fingertip: the outermost part of a finger, as far as its first joint.
international2-5-1-fingertip-reason =
    This entry only explains a word about the manner of the stroke, which only the umpire can see.
international2-5-1-thumb-stroke =
    Thumb stroke: a stroke in which the thumb drives the striker from the base lines.
international2-5-1-thumb-stroke-reason =
    This entry only explains a word about the manner of the stroke, which only the umpire can see.
international2-5-1-finish =
    Finish: the state of a player who has no piece of their own colour left on the surface.
international2-5-1-opponent = Opponent: the player or pair whose turn it is not.
international2-5-1-opponent-reason = This entry only explains a word; there is nothing in it to rule on.
international2-5-1-hand = Hand: in these rules, everything from the fingertips up to the elbow.
international2-5-1-hand-reason =
    This entry only explains a word about posture and stroke, which only the umpire can see.
international2-5-1-imaginary-lines =
    Imaginary lines: the arrows, imagined as extended; the lines run from the centre of the surface out over the corners of the board.
international2-5-1-correct = Correct, or proper: in keeping with these rules.
international2-5-1-correct-reason =
    This entry only explains a word; the individual rules say what a proper stroke is.
international2-5-1-incorrect = Incorrect, or improper: in breach of these rules.
international2-5-1-incorrect-reason =
    This entry only explains a word; the individual rules say what makes a stroke improper.
international2-5-1-queen = Queen: the one red piece.
international2-5-1-queen-reason =
    This entry only explains a word; the section on the queen has everything about her.
international2-5-1-replace =
    To replace means one of two things.
    The player entitled to it puts a penalty piece, whether owed or not, down flat inside the inner central circle.
    Or the umpire puts the queen, or a piece that left the surface, back on the centre circle.
international2-5-1-turn = Turn: the right to make a stroke.
international2-5-1-turn-reason = This entry only explains a word; each ruling says who has the turn.
international2-5-1-umpire = Umpire: the person officially in charge of conducting and supervising play.
international2-5-1-umpire-reason = This entry only names an office; people appoint the umpire.
international2-5-1-shot = Shot: a position in which one piece can be pocketed by means of another.
international2-5-1-shot-reason =
    This entry only explains a word; the only rule that uses it, on putting the queen back, says that a shot is left alone.
international2-5-1-cannon =
    Cannon: two pieces lie one behind the other, exactly in line with a pocket, so that the first, hit by the striker, drives the second into that pocket.
international2-5-1-pair =
    Pair: a cannon in which the striker, too, can be placed on the line that leads straight to the pocket, so that a single stroke can send both pieces into that one pocket.
international2-5-1-acting-hand = Acting hand: the hand that drives the striker.
international2-5-1-acting-hand-reason =
    This entry only explains a word about the manner of the stroke, which only the umpire can see.
international2-5-1-push =
    To push: to drive the striker with the whole hand rather than with one finger.
    A stroke must not be pushed.
international2-5-1-push-reason = This entry only explains a word; the section on the stroke forbids pushing.
international2-5-1-penalty-piece =
    Penalty piece: a piece that is taken out of a net or pocket and replaced because the player has broken a rule.
international2-5-1-penalty-piece-reason =
    This entry only explains a word; the section on penalties and dues says when a penalty piece is paid.
international2-5-1-due =
    Due: a penalty piece that can be placed only later, because no piece had been pocketed when the player broke the rule, because the inner central circle has no room for it, or for both reasons.
international2-5-1-pocket =
    To pocket: to drive a piece, in a proper or an improper stroke, so that it drops into one of the four corner pockets.
