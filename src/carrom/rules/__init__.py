"""The rule book as pure functions: a situation and a report in, a ruling out.

The public interface is what this module exports. ``rule`` decides about a stroke, ``rule_call``
about an umpire's call; ``check`` tells whether a report fits its situation. The clause catalogue
is in :mod:`carrom.rules.catalogue`, where pieces may be put in :mod:`carrom.rules.placement`.
"""

from carrom.rules.calls import Call, rule_call
from carrom.rules.checks import ReportError, check, check_call
from carrom.rules.reasons import Reason
from carrom.rules.registry import RULE_SETS
from carrom.rules.ruleset import DoublingReturn, RuleSet
from carrom.rules.ruling import BoardResult, Returned, Ruling
from carrom.rules.sets.club import CLUB
from carrom.rules.sets.icf import ICF
from carrom.rules.sets.international import INTERNATIONAL
from carrom.rules.sets.percuteur import PERCUTEUR
from carrom.rules.sets.simplified import SIMPLIFIED
from carrom.rules.situation import QueenState, Side, SideState, Situation, opening
from carrom.rules.stroke import Pocketed, Stroke
from carrom.rules.stroke_ruling import rule

__all__ = [
    "CLUB",
    "ICF",
    "INTERNATIONAL",
    "PERCUTEUR",
    "RULE_SETS",
    "SIMPLIFIED",
    "BoardResult",
    "Call",
    "DoublingReturn",
    "Pocketed",
    "QueenState",
    "Reason",
    "ReportError",
    "Returned",
    "RuleSet",
    "Ruling",
    "Side",
    "SideState",
    "Situation",
    "Stroke",
    "check",
    "check_call",
    "opening",
    "rule",
    "rule_call",
]
