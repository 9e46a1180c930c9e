"""Where the strikers of many boards may stand: the free place nearest to a wish, on each base."""

from math import sqrt

import numpy as np

from carrom.envs.kernels.arrays import Discs, Keys, Small
from carrom.envs.kernels.discs import seen_x
from carrom.physics.kernels.compiling import compiled, kernel
from carrom.physics.kernels.world import Array


@kernel
def _free(x: float, legal: Array, bars: Array, count: int) -> bool:
    """Say whether a place is inside a legal stretch, and inside none that a piece bars."""
    inside = False
    for k in range(len(legal)):
        if legal[k, 0] <= x <= legal[k, 1]:
            inside = True
    if not inside:
        return False
    for k in range(count):
        if bars[k, 0] < x < bars[k, 1]:
            inside = False
    return inside


@kernel
def _barred(xy: Array, there: Small, q: int, reach: float, base: float, bars: Array) -> int:
    """Write the stretches of a base that pieces bar, and return how many there are."""
    count = 0
    for k in range(len(there)):
        if there[k] == 0:
            continue
        x, y = xy[k, 0], xy[k, 1]
        across = seen_x(x, y, (q + 1) % 4) + base
        square = reach * reach - across * across
        if square > 0.0:
            half, middle = sqrt(square), seen_x(x, y, q)
            bars[count, 0], bars[count, 1] = middle - half, middle + half
            count += 1
    return count


@kernel
def bar(discs: Discs, row: int, q: int, reach: float, base: float, bars: Array) -> int:
    """Write the stretches that pieces bar on the base of a seat, and return how many there are."""
    return _barred(discs.xy[row], discs.there[row], q, reach, base, bars)


@kernel
def nearest(wish: float, legal: Array, bars: Array, count: int) -> float:
    """Return the free place nearest to a wish, of two the left one; NaN: there is none."""
    if _free(wish, legal, bars, count):
        return wish
    best, far = np.nan, -1.0
    for k in range(len(legal) + count):
        for end in range(2):
            place = legal[k, end] if k < len(legal) else bars[k - len(legal), end]
            if not _free(place, legal, bars, count):
                continue
            away = abs(place - wish)
            if far < 0.0 or away < far or (away == far and place < best):
                best, far = place, away
    return best


@kernel
def has_place(legal: Array, bars: Array, count: int) -> bool:
    """Say whether there is any free place."""
    if count == 0:
        return len(legal) > 0
    return not np.isnan(nearest(0.0, legal, bars, count))


@compiled
def fill_nearest(
    xy: Array,
    there: Small,
    quarters: Keys,
    wishes: Array,
    legal: Array,
    reach: float,
    base: float,
    bars: Array,
    out: Array,
) -> None:
    """Write the free place nearest to each wish; of two that are equally near the left one.

    ``legal`` are the stretches that the rules allow, ``reach`` is how near the striker's centre comes to
    a piece's, ``base`` how far before the centre of the board it stands. NaN is written where there is
    no free place. ``bars`` is room for one stretch for each piece.
    """
    for board in range(len(wishes)):
        count = _barred(xy[board], there[board], quarters[board], reach, base, bars)
        out[board] = nearest(wishes[board], legal, bars, count)
