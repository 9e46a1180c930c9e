"""Which candidates become problems: no two nearly the same, and something of every sort."""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from math import hypot
from typing import Final

from carrom.equipment.pieces import Layout, Point
from carrom.match.notation import read_position
from carrom.problems.candidate import Candidate
from carrom.problems.problem import Problem

NEAR: Final = 0.012
"""Metres: pieces nearer than this to each other's places lie alike."""
ALIKE: Final = 0.6
"""Two positions of which this part lies alike are nearly the same."""
BOARD: Final = 2
"""How many problems one board may bring."""
PART: Final = 0.35
"""What part of all problems may have the same goal."""
SORT: Final = 0.12
"""What part may have the same goal and kind of stroke."""
EASY: Final = 1150
SHARE_EASY: Final = 0.15
"""What part may have a rating below this."""


@dataclass(slots=True)
class Choice:
    """Problems chosen so far, out of so many that are wanted."""

    wanted: int
    sound: Callable[[Problem], bool] = lambda _: True
    """A last look at a problem that would be taken."""
    problems: list[Problem] = field(default_factory=list)
    _layouts: list[Layout] = field(default_factory=list)
    _sorts: Counter[object] = field(default_factory=Counter)

    @property
    def full(self) -> bool:
        """Whether there are enough."""
        return len(self.problems) >= self.wanted

    def offer(self, board: Iterable[Candidate]) -> int:
        """Take what is new among the candidates of a board; return how many were taken."""
        before = len(self.problems)
        rare = sorted(board, key=lambda each: (self._sorts[each.goal], self._sorts[each.kind]))
        for each in rare:
            if not self.full and len(self.problems) < before + BOARD:
                self._take(each)
        return len(self.problems) - before

    def _take(self, each: Candidate) -> None:
        layout = read_position(each.position).layout or ()
        easy = each.rating < EASY
        limits = (
            (each.goal, PART),
            ((each.goal, each.kind), SORT),
            ("easy" if easy else "", SHARE_EASY if easy else 1.0),
        )
        if any(self._sorts[sort] >= part * self.wanted for sort, part in limits):
            return
        if any(nearly_same(layout, other) for other in self._layouts):
            return
        fields = {name: getattr(each, name) for name in each.__struct_fields__}
        problem = Problem(id=len(self.problems) + 1, **fields)
        if not self.sound(problem):
            return
        self._sorts.update([*(sort for sort, _ in limits), each.kind])
        self._layouts.append(layout)
        self.problems.append(problem)


def nearly_same(one: Layout, other: Layout) -> bool:
    """Say whether most pieces of two positions lie alike, as they are or in a mirror."""
    return any(_shared(one, seen) > ALIKE for seen in (other, _mirrored(other)))


def _mirrored(layout: Layout) -> Layout:
    return tuple(type(each)(each.piece, Point(-each.at.x, each.at.y)) for each in layout)


def _shared(one: Layout, other: Layout) -> float:
    """Return what part of the pieces of the larger position lies alike in the other."""
    left = list(other)
    alike = 0
    for each in one:
        near = next(
            (
                k
                for k, o in enumerate(left)
                if o.piece is each.piece and hypot(o.at.x - each.at.x, o.at.y - each.at.y) < NEAR
            ),
            None,
        )
        if near is not None:
            left.pop(near)
            alike += 1
    return alike / max(len(one), len(other), 1)
