"""Boards that are lost by a call under the Laws of Carrom: by pieces, and the queen as the law says."""

from carrom.rules.calls import Call, ended_board
from carrom.rules.reasons import Reason
from carrom.rules.ruleset import RuleSet
from carrom.rules.ruling import Ruling, board_result
from carrom.rules.sets.icf.points import lying
from carrom.rules.situation import Situation
from carrom.rules.verdict import Queen, View, Win, capped, queen_bonus, view_of


def forfeit(rules: RuleSet, view: View) -> Win:
    """Count a board that the player loses by a call (51, 91, 121.b).

    Their pieces count, and the queen where she lies on the board.
    """
    return _lost(rules, view, queen=view.queen is Queen.IN_PLAY)


def board_disturbed(rules: RuleSet, situation: Situation, call: Call) -> Ruling:
    """Disturbing the board so that the position is lost (126.b) loses it with the queen's points.

    They count where she lies on the board, and for a winner who had covered her.
    """
    view = view_of(situation, call.by)
    covered = view.queen is Queen.OPPONENTS
    counts = covered or view.queen is Queen.IN_PLAY
    result = board_result(_lost(rules, view, queen=counts), call.by)
    also = [Reason.DUES_FIRST] if view.me.held else []
    if counts and view.them.points >= rules.queen_ceiling:
        also.append(Reason.CEILING)
    elif covered:
        also.append(Reason.QUEEN_COUNTS)
    return ended_board(rules, call, situation, Reason.BOARD_LOST, result, *also)


def _lost(rules: RuleSet, view: View, *, queen: bool) -> Win:
    worth = queen_bonus(rules, view.them) if queen else 0
    return Win(by_player=False, opponents=capped(rules, lying(view.me) + worth))
