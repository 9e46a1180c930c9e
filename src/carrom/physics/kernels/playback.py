"""Where everything is at any time: the launches of a motion, played again."""

from typing import Final

import numpy as np
import numpy.typing as npt

from carrom.physics.kernels.compiling import compiled
from carrom.physics.kernels.sliding import launch, progress
from carrom.physics.kernels.world import (
    ACC,
    DX,
    DY,
    END_X,
    END_Y,
    L_TIME,
    L_U,
    L_VX,
    L_VY,
    L_X,
    L_Y,
    LAUNCH,
    TIME,
    Array,
    U,
    X,
    Y,
)

SAMPLE: Final = 6
"""Columns of a sample: x, y, vx, vy, the rim speed, and when its way ends."""
Whole = npt.NDArray[np.int64]


@compiled
def sample(
    d: Array,
    launches: Array,
    firsts: Whole,
    accs: Array,
    table: Array,
    starts: Array,
    discs: Whole,
    times: Array,
    out: Array,
) -> None:
    """Fill in where discs are at times, and how they move; query k is about ``discs[k]``.

    The launches of all discs stand one disc after the other, in order of time; those of a disc begin at
    ``firsts`` and end where the next one's begin. ``d`` is room for one disc.
    """
    now = -1
    for k in range(len(times)):
        t, disc = times[k], discs[k]
        low, high = firsts[disc], firsts[disc + 1]  # the last launch not after t
        while high - low > 1:
            middle = (low + high) // 2
            if launches[middle, L_TIME] <= t:
                low = middle
            else:
                high = middle
        row = launches[low]
        if low != now:
            now = low
            d[0, ACC] = accs[disc]
            d[0, X], d[0, Y] = row[L_X], row[L_Y]
            launch(d, 0, table, starts, row[L_TIME], row[L_VX], row[L_VY], row[L_U])
        s, v, u = progress(d, 0, table, t)
        out[k, 0], out[k, 1] = d[0, X] + d[0, DX] * s, d[0, Y] + d[0, DY] * s
        if t >= d[0, LAUNCH] + d[0, TIME]:
            out[k, 0], out[k, 1] = d[0, END_X], d[0, END_Y]
        out[k, 2], out[k, 3] = v * d[0, DX], v * d[0, DY]
        out[k, 4] = u if d[0, U] >= 0.0 else -u
        out[k, 5] = d[0, LAUNCH] + d[0, TIME]
