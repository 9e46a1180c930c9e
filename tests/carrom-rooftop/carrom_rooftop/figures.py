"""The figures of the rooftop rules: those of every rule set, and two of its own."""

from dataclasses import dataclass
from enum import StrEnum

from carrom.rules.ruleset import RuleSet


class Splash(StrEnum):
    """What a pocketed striker costs besides the turn."""

    PIECE = "piece"
    NOTHING = "nothing"


@dataclass(frozen=True, slots=True, kw_only=True)
class RooftopRules(RuleSet):
    """A rule set with a figure and an option of its own."""

    helping: int = 3
    """Tries after two own pieces in one stroke."""
    splash: Splash = Splash.PIECE
