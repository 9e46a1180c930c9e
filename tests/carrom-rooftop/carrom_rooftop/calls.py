"""The two calls of an umpire under the rooftop rules."""

from dataclasses import replace
from typing import Final

from carrom.rules import calls, fouls
from carrom.rules.book import CallRule, Condition, call_rows
from carrom.rules.calls import Call
from carrom.rules.ruleset import RuleSet
from carrom.rules.ruling import Ruling
from carrom.rules.situation import Situation
from carrom_rooftop.reasons import RooftopReason


def leaning(rules: RuleSet, situation: Situation, call: Call) -> Ruling:
    """Take further tries away from who leans on the board; nothing else changes."""
    after = replace(situation, tries=1)
    ruling = calls.nothing(rules, after, call)
    return replace(ruling, reason=RooftopReason.LEANING)


CALLS: Final = call_rows(
    "rooftop",
    "rooftop-call",
    CallRule("railing.1", fouls.foul),
    CallRule("railing.2", leaning, when=(Condition.IN_TURN,)),
)
