"""What may become a problem."""

from msgspec import Struct

from carrom.problems.goals import Box, Goal
from carrom.problems.problem import Chances, Row
from carrom.problems.stroke_kinds import Kind


class Candidate(Struct, frozen=True, kw_only=True):
    """A problem that has no number yet; the fields are those of :class:`Problem`."""

    position: str
    goal: Goal
    counts: tuple[Box, ...]
    kind: Kind
    stroke: Row
    chances: Chances
    second: Row | None
    second_chance: float
    rating: int
