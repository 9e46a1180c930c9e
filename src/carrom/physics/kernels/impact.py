"""Impacts of two discs, and of a disc on a cushion: impulses with restitution and friction.

n points from the first body to the second, t = z x n. The one rule for low speeds: bodies part with
a normal speed of at least ``FLOOR``, so that bodies which press on each other cannot meet for ever
in no time. It may add m_r FLOOR^2 / 2 of energy an impact, which ``GAINED`` sums up.
"""

from typing import Final

from carrom.physics.kernels.compiling import kernel
from carrom.physics.kernels.numbers import exp, log

FLOOR: Final = 1e-3
"""The least normal speed at which two bodies part (m/s)."""

E_LEAST: Final = 0.5
E_MOST: Final = 0.95


@kernel
def restitution(e1: float, exponent: float, speed: float) -> float:
    """Return e at a normal speed: wood bounces less when faster; exponent 0 is exactly e1."""
    if exponent == 0.0:
        return e1
    if speed <= 0.0:
        return E_MOST
    e = e1 * exp(-exponent * log(speed))
    return min(max(e, E_LEAST), E_MOST)


@kernel
def impulses(
    closing: float, slip: float, reduced: float, e: float, mu: float, e_tangential: float
) -> tuple[float, float]:
    """Return the impulses along n and t for a closing speed along n and a slip along t."""
    outgoing = max(e * closing, FLOOR)
    normal = reduced * (closing + outgoing)
    tangential = (1.0 + e_tangential) * reduced / 3.0 * slip
    limit = mu * normal
    return normal, min(max(tangential, -limit), limit)
