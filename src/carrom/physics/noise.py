"""Placement as people do it: pieces not quite where they belong, by a seeded chance.

A rosette set by hand has gaps of a hundredth to a tenth of a millimetre, and no two breaks are alike.
"""

from itertools import combinations
from math import hypot, isfinite
from typing import Final

import numpy as np

from carrom.equipment.geometry import Geometry
from carrom.equipment.pieces import Layout, Point, Standing
from carrom.physics.discs import InputError, Problem

MOST_NOISE: Final = 1e-3
"""Metres; more is not noise."""
_ROUNDS: Final = 10_000


def jitter(layout: Layout, geometry: Geometry, noise: float, seed: int) -> Layout:
    """Shift every piece by chance, evenly within a circle of radius ``noise`` (m), without overlaps."""
    if not (isfinite(noise) and 0.0 <= noise <= MOST_NOISE):
        raise InputError(Problem.NOISE, "/noise", most=MOST_NOISE)
    if not 0 <= seed < 1 << 64:
        raise InputError(Problem.SEED, "/seed")
    if noise == 0.0:
        return layout
    chance = np.random.default_rng(seed)

    def shift() -> Point:
        while True:
            x, y = (2.0 * float(v) - 1.0 for v in chance.random(2))
            if x * x + y * y <= 1.0:
                return Point(x * noise, y * noise)

    moved = (
        Standing(standing.piece, Point(standing.at.x + by.x, standing.at.y + by.y))
        for standing, by in ((standing, shift()) for standing in layout)
    )
    return settle(tuple(moved), geometry)


def settle(layout: Layout, geometry: Geometry) -> Layout:
    """Push pieces that overlap a little apart, and back from the cushions, until none does.

    It is also the way to a layout whose figures were rounded in a file.
    """
    places = [[standing.at.x, standing.at.y] for standing in layout]
    apart = 2.0 * geometry.piece_radius
    wall = geometry.half_side - geometry.piece_radius
    for _ in range(_ROUNDS):
        worst = 0.0
        for a, b in combinations(places, 2):
            dx, dy = b[0] - a[0], b[1] - a[1]
            distance = hypot(dx, dy)
            deep = apart - distance
            if deep <= 0.0 or distance == 0.0:
                continue
            worst = max(worst, deep)
            # A little more than needed: rounds of equal pushes come to an end.
            push = 0.5 * (deep + 1e-10) / distance
            a[0] -= push * dx
            a[1] -= push * dy
            b[0] += push * dx
            b[1] += push * dy
        for place in places:
            place[:] = [min(max(c, -wall), wall) for c in place]
        if worst <= 5e-10:
            break
    return tuple(
        Standing(standing.piece, Point(*place))
        for standing, place in zip(layout, places, strict=True)
    )
