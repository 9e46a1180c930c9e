"""The first version of the levels: how steady the hand is, and how much the head thinks."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from carrom.players.hand import Hand


@dataclass(frozen=True, slots=True)
class Head:
    """How many strokes are tried in thought; a number of tries and no time, so chance decides alone."""

    candidates: int
    """Strokes tried once without deviations."""
    finalists: int
    """Of these, how many are tried as the hand would play them."""
    samples: int
    """How often each; the best few of them once more, four times as often."""


@dataclass(frozen=True, slots=True)
class Level:
    """A strength to play against."""

    name: str
    hand: Hand
    head: Head


LEVELS: Final[Mapping[str, Level]] = MappingProxyType(
    {
        level.name: level
        for level in (
            Level("beginner", Hand(angle=2.0, place=2e-3, speed=0.15), Head(120, 10, 6)),
            Level("club", Hand(angle=1.0, place=1e-3, speed=0.10), Head(400, 24, 12)),
            Level("expert", Hand(angle=0.5, place=0.7e-3, speed=0.07), Head(1200, 48, 24)),
        )
    }
)
"""From the weakest to the strongest."""
