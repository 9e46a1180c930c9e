"""Calls that end the board: it is lost, given up with the game, or played again.

Playing out of turn is among them, though the stroke stands if nobody saw it in time.
"""

from dataclasses import replace

from carrom.rules.calls import Call, call_ruling, ended_board, pass_turn
from carrom.rules.reasons import Reason
from carrom.rules.ruleset import RuleSet
from carrom.rules.ruling import BoardResult, Returned, Ruling, board_result
from carrom.rules.situation import Situation
from carrom.rules.verdict import Queen, View, view_of
from carrom.rules.wording import Account


def played_on(rules: RuleSet, situation: Situation, call: Call) -> Ruling:
    """Playing on during a request loses the board (4.g).

    A queen that awaits its cover lies neither on the surface nor with a side: it adds nothing.
    """
    view = view_of(situation, call.by)
    if view.queen is Queen.AWAITING:
        view = view._replace(queen=Queen.NOBODYS)
    return _forfeited(rules, call, situation, view, Reason.PLAYED_ON)


def board_moved(rules: RuleSet, situation: Situation, call: Call) -> Ruling:
    """Moving the board so that the position is lost loses the board (4.i)."""
    return _forfeited(rules, call, situation, view_of(situation, call.by), Reason.BOARD_MOVED)


def lose_board(rules: RuleSet, situation: Situation, call: Call) -> Ruling:
    """End the board: the offender loses it by what the set counts."""
    return _forfeited(rules, call, situation, view_of(situation, call.by), Reason.BOARD_LOST)


def out_of_turn(rules: RuleSet, situation: Situation, call: Call) -> Ruling:
    """Playing out of turn loses the board; seen too late, the stroke stands and was the offender's turn."""
    if call.noticed:
        return lose_board(rules, situation, call)
    after, queen = situation, False
    if call.by is not situation.to_play:
        after, queen = pass_turn(situation)
    account = Account(call.by, queen_back=queen, turn_passes=call.by is not situation.to_play)
    returned = Returned(queen=queen)
    return call_ruling(
        rules, call, after, Reason.OUT_OF_TURN_STANDS, returned=returned, account=account
    )


def replayed(rules: RuleSet, situation: Situation, call: Call) -> Ruling:
    """End the board without a result because it cannot go on: it is played again."""
    return ended_board(rules, call, situation, Reason.REPLAYED, BoardResult(None))


def void(rules: RuleSet, situation: Situation, call: Call) -> Ruling:
    """End the board without a result: it is played again."""
    return ended_board(rules, call, situation, Reason.VOID, BoardResult(None))


def conceded(rules: RuleSet, situation: Situation, call: Call) -> Ruling:
    """End the game: the offender gave it up."""
    result = BoardResult(call.by.other, game_conceded=True)
    return ended_board(rules, call, situation, Reason.CONCEDED, result)


def _forfeited(
    rules: RuleSet, call: Call, situation: Situation, view: View, reason: Reason
) -> Ruling:
    """End the board by a call: the offender's pieces count, held ones too, and the queen as the set says."""
    win = rules.book.forfeit(rules, view)
    early = rules.book.forfeit(rules, view._replace(them=replace(view.them, points=0)))
    also = (
        *((Reason.DUES_FIRST,) if view.me.held else ()),
        *((Reason.CEILING,) if win != early else ()),
    )
    result = board_result(win, call.by)
    return ended_board(rules, call, situation, reason, result, *also)
