"""Pieces that jump off the board: chance, not mechanics, and off unless asked for.

An impact lifts a disc at a small random angle. It has left when its flight clears the frame: when it
is above the frame at the moment its way meets the cushion. A lower flight changes nothing.
"""

from math import sqrt
from typing import Final

import numpy as np

from carrom.physics.kernels.compiling import kernel
from carrom.physics.kernels.world import DX, DY, FRAME, HALF_SIDE, JUMP, M, V, World, X, Y

GRAVITY: Final = 9.80665
_DRAWS: Final = 12


@kernel
def uniform(w: World) -> float:
    """Draw a number from 0 to 1 (SplitMix64)."""
    state = w.chance[0] + np.uint64(0x9E3779B97F4A7C15)
    w.chance[0] = state
    z = (state ^ (state >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    z = z ^ (z >> np.uint64(31))
    return float(z >> np.uint64(11)) * (1.0 / 9007199254740992.0)


@kernel
def jumps_out(w: World, i: int, impulse: float) -> bool:
    """Draw the angle of an impact's lift and say whether the disc, just launched, clears the frame."""
    d = w.d
    if w.par[JUMP] <= 0.0:
        return False
    total = 0.0
    for _ in range(_DRAWS):
        total += uniform(w)
    angle = w.par[JUMP] * (total - 6.0)  # twelve draws: as good as normal, and exact
    if d[i, V] <= 0.0 or angle <= 0.0:
        return False
    up = impulse / d[i, M] * (angle + angle * angle * angle / 3.0)
    square = up * up - 2.0 * GRAVITY * w.par[FRAME]
    if square <= 0.0:
        return False
    s = 1e300
    if d[i, DX] != 0.0:
        s = ((w.par[HALF_SIDE] if d[i, DX] > 0.0 else -w.par[HALF_SIDE]) - d[i, X]) / d[i, DX]
    if d[i, DY] != 0.0:
        s = min(
            s, ((w.par[HALF_SIDE] if d[i, DY] > 0.0 else -w.par[HALF_SIDE]) - d[i, Y]) / d[i, DY]
        )
    then = s / d[i, V]
    root = sqrt(square)
    return (up - root) / GRAVITY <= then <= (up + root) / GRAVITY
