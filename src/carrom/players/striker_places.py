"""Where the striker may stand: legal places of the base that no piece blocks.

Everything here is as the player sees it: his base is the south one.
"""

from dataclasses import dataclass
from functools import lru_cache

import numpy as np
import numpy.typing as npt

from carrom.equipment.geometry import Geometry
from carrom.equipment.pieces import Point, Seat
from carrom.equipment.striker import Interval, clear_of
from carrom.rules.book import StrikerRule

Array = npt.NDArray[np.float64]


@lru_cache(maxsize=16)
def _legal(geometry: Geometry, rule: StrikerRule) -> tuple[Interval, ...]:
    return rule.places(geometry, Seat.SOUTH)


@dataclass(frozen=True, slots=True)
class StrikerPlaces:
    """Stretches of the middle of the base (m), from left to right; there may be none."""

    low: Array
    high: Array

    def __bool__(self) -> bool:
        return len(self.low) > 0

    def nearest(self, wish: Array) -> Array:
        """Return the place nearest to each wish along the base (m)."""
        near = np.clip(wish[:, None], self.low, self.high)
        best = np.abs(near - wish[:, None]).argmin(axis=1)
        found: Array = near[np.arange(len(wish)), best]
        return found

    def spread(self, count: int) -> Array:
        """Return about so many places, evenly over the base, the ends of each stretch among them."""
        ends = np.concatenate([self.low, self.high])
        between = np.linspace(self.low[0], self.high[-1], max(2, count))
        return np.unique(np.round(self.nearest(np.concatenate([ends, between])), 12))


def striker_places(pieces: Array, geometry: Geometry, rule: StrikerRule) -> StrikerPlaces:
    """Return where the striker may stand, given the places of the pieces as rows of x and y (m)."""
    lying = [Point(float(x), float(y)) for x, y in pieces]
    free = np.array(clear_of(lying, _legal(geometry, rule), geometry)).reshape(-1, 2)
    return StrikerPlaces(free[:, 0], free[:, 1])
