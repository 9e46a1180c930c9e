"""Where the striker may stand: legal places of the base that no piece blocks.

Everything here is as the player sees it: his base is the south one.
"""

from dataclasses import dataclass
from functools import lru_cache
from math import sqrt
from typing import Final

import numpy as np
import numpy.typing as npt

from carrom.equipment.geometry import Geometry
from carrom.equipment.striker import Interval, legal_intervals

Array = npt.NDArray[np.float64]

GAP: Final = 1e-7
"""Metres between the striker and a piece, so that rounding makes no overlap."""


@lru_cache(maxsize=16)
def _legal(geometry: Geometry, rules: str) -> tuple[Interval, ...]:
    return legal_intervals(geometry, rules=rules)


@dataclass(frozen=True, slots=True)
class Stances:
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


def stances(pieces: Array, geometry: Geometry, rules: str) -> Stances:
    """Return where the striker may stand, given the places of the pieces as rows of x and y (m)."""
    reach = geometry.striker_radius + geometry.piece_radius + GAP
    barred = sorted(
        (float(x) - half, float(x) + half)
        for x, y in pieces
        if abs(across := float(y) + geometry.base_distance) < reach
        for half in (sqrt(reach * reach - across * across),)
    )
    free: list[tuple[float, float]] = []
    for low, high in _legal(geometry, rules):
        start = low
        for left, right in barred:
            if right <= start or left >= high:
                continue
            if left >= start:
                free.append((start, left))
            start = max(start, right)
        if start <= high:
            free.append((start, high))
    return Stances(np.array([f[0] for f in free]), np.array([f[1] for f in free]))
