"""Where everything is at any time: the launches of a motion, played again."""

from typing import Final

from carrom.physics.kernels.compiling import entry
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

SAMPLE: Final = 5
"""Columns of a sample: x, y, vx, vy and the rim speed."""


@entry
def sample(
    d: Array, acc: float, launches: Array, table: Array, starts: Array, times: Array, out: Array
) -> None:
    """Fill in x, y, vx, vy and u of one disc at times, given its launches in their order.

    ``d`` is room for one disc. Before its first launch a disc lies where that begins.
    """
    d[0, ACC] = acc
    now = -1
    for k in range(len(times)):
        t = times[k]
        low, high = 0, len(launches)  # the last launch not after t
        while high - low > 1:
            middle = (low + high) // 2
            if launches[middle, L_TIME] <= t:
                low = middle
            else:
                high = middle
        row = launches[low]
        if low != now:
            now = low
            d[0, X], d[0, Y] = row[L_X], row[L_Y]
            launch(d, 0, table, starts, row[L_TIME], row[L_VX], row[L_VY], row[L_U])
        s, v, u = progress(d, 0, table, t)
        out[k, 0], out[k, 1] = d[0, X] + d[0, DX] * s, d[0, Y] + d[0, DY] * s
        if t >= d[0, LAUNCH] + d[0, TIME]:
            out[k, 0], out[k, 1] = d[0, END_X], d[0, END_Y]
        out[k, 2], out[k, 3] = v * d[0, DX], v * d[0, DY]
        out[k, 4] = u if d[0, U] >= 0.0 else -u
