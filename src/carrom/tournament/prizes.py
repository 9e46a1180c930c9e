"""Prizes: points by place, and a championship that adds them up over several competitions."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final


class Scale(StrEnum):
    """How many points a place brings."""

    FIXED = "fixed"
    """18, 16, 14, 13, 12 … down to 1."""
    MILLESIMAL = "millesimal"
    """1000, 900, 800, 750, 700 …, then 10 less for each place, at least 1."""


FIXED: Final[tuple[int, ...]] = (18, 16, 14, *range(13, 0, -1))
MILLESIMAL: Final[tuple[int, ...]] = (
    1000,
    900,
    800,
    750,
    700,
    650,
    600,
    550,
    500,
    450,
    *range(440, 0, -10),
)


def prize(place: int, scale: Scale) -> int:
    """Return the points of a place, from 1.

    >>> [prize(place, Scale.FIXED) for place in (1, 2, 3, 4, 16, 17)]
    [18, 16, 14, 13, 1, 0]
    """
    table = FIXED if scale is Scale.FIXED else MILLESIMAL
    if place > len(table):
        return 1 if scale is Scale.MILLESIMAL else 0
    return table[place - 1]


@dataclass(frozen=True, slots=True)
class Champion:
    """A line of a championship."""

    place: int
    name: str
    total: int
    prizes: tuple[int, ...]
    """Of each competition; 0 where they were not there."""


def championship(
    events: Sequence[Iterable[tuple[int, str]]], scale: Scale, *, skip_worst: int = 0
) -> tuple[Champion, ...]:
    """Add up the prizes of several competitions, each given as places and names.

    ``skip_worst`` is how many of the worst results of everybody do not count.
    """
    prizes: dict[str, list[int]] = {}
    for number, event in enumerate(events):
        for place, name in event:
            own = prizes.setdefault(name, [0] * len(events))
            own[number] = prize(place, scale)
    totals: Mapping[str, int] = {
        name: sum(sorted(own, reverse=True)[: max(1, len(events) - skip_worst)])
        for name, own in prizes.items()
    }
    ordered = sorted(prizes, key=lambda name: (-totals[name], sorted(prizes[name])[::-1], name))
    found: list[Champion] = []
    for number, name in enumerate(ordered, start=1):
        level = bool(found) and found[-1].total == totals[name]
        place = found[-1].place if level else number
        found.append(Champion(place, name, totals[name], tuple(prizes[name])))
    return tuple(found)
