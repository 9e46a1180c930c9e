"""How hard a problem is, on the scale on which a person's rating moves (Glicko-2, as in chess).

The hands of the levels are taken for players of known ratings. A player of rating r solves a problem
of rating R with the chance 1 / (1 + 10^((R - r) / 400)). Each hand's chance gives an R; the problem's is their
mean, those counting most whose chance says most: the ones near a half.
"""

from collections.abc import Mapping
from math import log10
from types import MappingProxyType
from typing import Final

from carrom.problems.problem import HANDS, Chances

ANCHORS: Final[Mapping[str, float]] = MappingProxyType(
    {"beginner": 1200.0, "club": 1500.0, "expert": 1800.0, "champion": 2050.0}
)
"""The ratings of the hands. A level wins about 83 to 85 of 100 boards against the one below it: 300 points."""
SURE: Final = 0.02
"""A chance nearer to 0 or 1 is taken to be so far from it: no sample shows more."""


def rating(chances: Chances) -> int:
    """Return the rating of a problem that the hands solve so often."""
    total = weight = 0.0
    for name, often in zip(HANDS, chances, strict=True):
        p = min(max(often, SURE), 1.0 - SURE)
        says = p * (1.0 - p)
        total += says * (ANCHORS[name] - 400.0 * log10(p / (1.0 - p)))
        weight += says
    return round(total / weight)
