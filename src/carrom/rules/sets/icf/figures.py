"""The figures of the Laws of Carrom: those of every rule set, and how far a tournament has come."""

from dataclasses import dataclass, replace
from enum import StrEnum

from carrom.rules.ruleset import RuleSet
from carrom.rules.sets.icf.citations import KNOCKOUT_MATTERS


class Stage(StrEnum):
    """How far a tournament has come (56.b, 60)."""

    POOL = "pool"
    """Up to the last round before the quarter-finals."""
    KNOCKOUT = "knockout"
    """From the quarter-finals on: no limit of boards, seats change by points only."""


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class IcfRules(RuleSet):
    """The Laws of Carrom for a stage of a tournament."""

    stage: Stage = Stage.POOL

    def __post_init__(self) -> None:
        if self.stage == Stage.KNOCKOUT:
            object.__setattr__(self, "boards_per_game", None)
            object.__setattr__(self, "seat_change_board", None)
            object.__setattr__(self, "book", replace(self.book, matters=KNOCKOUT_MATTERS))
