"""What thinking too long costs under a rule set, for whoever tells people before they play."""

from carrom.rules.book import Breach
from carrom.rules.calls import Call, rule_call
from carrom.rules.ruleset import RuleSet
from carrom.rules.situation import PIECES, SideState, Situation


def overtime_costs_piece(rules: RuleSet) -> bool:
    """Say whether a piece goes back when time runs out under a strict clock.

    A set without a call for it only ends the turn; of one with a call, its own effect is asked.
    """
    call = rules.book.call_for(Breach.OVERTIME)
    if call is None:
        return False
    some = SideState(PIECES - 2)
    before = Situation(white=some, black=some)
    after = rule_call(rules, before, Call(call, by=before.to_play)).situation.side(before.to_play)
    return after.on_board + after.held + after.owed > some.on_board
