"""How one disc goes on by itself after a launch: where it is at a time, and when it is at a place.

Between impacts a disc goes from its launch (X, Y) along the unit vector (DX, DY). Positions are always
computed from the launch and never added up.
"""

from math import sqrt
from typing import Final

from carrom.physics.kernels.compiling import inlined, kernel
from carrom.physics.kernels.friction import (
    DY_STEP,
    DZ,
    EPS0,
    EPS_LARGE,
    EPS_SMALL,
    F0,
    FIXED,
    NODES,
    Y_FIRST,
    Y_NODES,
    hermite,
)
from carrom.physics.kernels.numbers import log
from carrom.physics.kernels.world import (
    ACC,
    DX,
    DY,
    END_X,
    END_Y,
    LAUNCH,
    MODE,
    REACH,
    ROW,
    TIME,
    Array,
    U,
    V,
    X,
    Y,
    Z,
)

CLOSING: Final = 1e-9
"""The normal speed from which bodies that touch meet (m/s)."""
REST: Final = 0.0
SLIDES: Final = 1.0
"""Without spin, or with too little to matter: constant deceleration."""
TABLE: Final = 2.0
SPINS: Final = 3.0
"""Hardly moving or not at all: the spin falls evenly and the speed follows it."""


@kernel
def launch(
    d: Array, i: int, table: Array, starts: Array, t: float, vx: float, vy: float, u: float
) -> None:
    """Send a disc, whose X and Y are set, on its way at the time t with this velocity and rim speed.

    A component of the velocity below CLOSING is none: a disc along a cushion keeps to it.
    """
    if abs(vx) < CLOSING:
        vx = 0.0
    if abs(vy) < CLOSING:
        vy = 0.0
    v = sqrt(vx * vx + vy * vy)
    a = d[i, ACC]
    w = abs(u)
    d[i, LAUNCH], d[i, V], d[i, U] = t, v, u
    if v == 0.0 and w == 0.0:
        d[i, MODE], d[i, TIME], d[i, REACH] = REST, 0.0, 0.0
        d[i, DX], d[i, DY] = 1.0, 0.0
        d[i, END_X], d[i, END_Y] = d[i, X], d[i, Y]
        return
    if v == 0.0:
        d[i, DX], d[i, DY] = 1.0, 0.0
    else:
        d[i, DX], d[i, DY] = vx / v, vy / v
    if w <= v / EPS_LARGE:
        d[i, MODE], d[i, TIME], d[i, REACH] = SLIDES, v / a, v * v / (2.0 * a)
    elif v < EPS_SMALL * w:
        time = 3.0 * w / (4.0 * a)
        d[i, MODE], d[i, TIME], d[i, REACH] = SPINS, time, 4.0 / 7.0 * v * time
    else:
        z, row = start(v / w, table, starts)
        q, p, _ = scaled(table, row, z)
        time = v / (a * p)
        d[i, MODE], d[i, TIME], d[i, REACH] = TABLE, time, 0.5 * a * time * time * q
        d[i, Z], d[i, ROW] = z, row
    d[i, END_X] = d[i, X] + d[i, DX] * d[i, REACH]
    d[i, END_Y] = d[i, Y] + d[i, DY] * d[i, REACH]


@inlined
def start(eps: float, table: Array, starts: Array) -> tuple[float, float]:
    """Find z for v/u = eps, and the branch it is on by its first row; z = -1 is the fixed point."""
    if eps > EPS0:
        branch, away = 0, eps / EPS0 - 1.0
    else:
        branch, away = 1, EPS0 / eps - 1.0
    row = branch * NODES
    if away < FIXED:
        return -1.0, float(row)
    x = (log(away) - Y_FIRST) / DY_STEP
    k = int(x)
    if x < 0.0:
        k = 0
    elif k > Y_NODES - 2:
        k = Y_NODES - 2
    c = 2 * branch
    z = hermite(x - k, starts[k, c], starts[k, c + 1], starts[k + 1, c], starts[k + 1, c + 1])
    # One step of Newton's rule on the table itself, so that v/u is exactly what was asked.
    k = min(max(int(z / DZ), 0), NODES - 2)
    x = z / DZ - k
    p = hermite(
        x, table[row + k, 2], table[row + k, 3], table[row + k + 1, 2], table[row + k + 1, 3]
    )
    u = hermite(
        x, table[row + k, 4], table[row + k, 5], table[row + k + 1, 4], table[row + k + 1, 5]
    )
    p_slope = table[row + k, 3] + x * (table[row + k + 1, 3] - table[row + k, 3])
    u_slope = table[row + k, 5] + x * (table[row + k + 1, 5] - table[row + k, 5])
    z -= DZ * (p - eps * u) / (p_slope - eps * u_slope)
    return z, float(row)


@inlined
def scaled(table: Array, row: float, z: float) -> tuple[float, float, float]:
    """Return Q, P and U at z of a branch."""
    if z < 0.0:
        return F0, F0, F0 / EPS0
    x = z / DZ
    k = min(int(x), NODES - 2)
    x -= k
    k += int(row)
    c = x * x * (3.0 - 2.0 * x)
    left = x * (1.0 - x) * (1.0 - x)
    right = x * x * (x - 1.0)
    q = (
        table[k, 0]
        + c * (table[k + 1, 0] - table[k, 0])
        + left * table[k, 1]
        + right * table[k + 1, 1]
    )
    p = (
        table[k, 2]
        + c * (table[k + 1, 2] - table[k, 2])
        + left * table[k, 3]
        + right * table[k + 1, 3]
    )
    u = (
        table[k, 4]
        + c * (table[k + 1, 4] - table[k, 4])
        + left * table[k, 5]
        + right * table[k + 1, 5]
    )
    return q, p, u


@inlined
def progress(d: Array, i: int, table: Array, t: float) -> tuple[float, float, float]:
    """Return distance from the launch, speed and rim speed (without its sign) at the time t."""
    past = t - d[i, LAUNCH]
    mode = d[i, MODE]
    if mode == REST or past >= d[i, TIME]:
        return d[i, REACH], 0.0, 0.0
    v = d[i, V]
    if past <= 0.0:
        return 0.0, v, abs(d[i, U])
    if mode == SLIDES:
        now = v - d[i, ACC] * past
        return past * (v - 0.5 * d[i, ACC] * past), now, abs(d[i, U]) * sqrt(now / v)
    left = d[i, TIME] - past
    x = left / d[i, TIME]
    if mode == SPINS:
        root = sqrt(sqrt(x))
        return (
            d[i, REACH] * (1.0 - x * root * root * root),
            v * root * root * root,
            abs(d[i, U]) * x,
        )
    q, p, u = scaled(table, d[i, ROW], d[i, Z] + log(x))
    a = d[i, ACC] * left
    return d[i, REACH] - 0.5 * a * left * q, a * p, a * u


@kernel
def arrival(d: Array, i: int, table: Array, s: float) -> float:
    """Return when the disc has gone the distance s from its launch; s is at most its reach."""
    v = d[i, V]
    if s <= 0.0:
        return d[i, LAUNCH]
    if d[i, MODE] == SLIDES:
        square = v * v - 2.0 * d[i, ACC] * s
        return d[i, LAUNCH] + 2.0 * s / (v + sqrt(max(square, 0.0)))
    if s >= d[i, REACH]:
        return d[i, LAUNCH] + d[i, TIME]
    # Exact for constant deceleration; Newton's rule does the rest.
    t = d[i, LAUNCH] + d[i, TIME] * (1.0 - sqrt(1.0 - s / d[i, REACH]))
    for _ in range(6):
        gone, speed, _ = progress(d, i, table, t)
        if speed <= 0.0:
            break
        step = (s - gone) / speed
        t += step
        if abs(step) < 1e-13:
            break
    return min(max(t, d[i, LAUNCH]), d[i, LAUNCH] + d[i, TIME])


@inlined
def place(d: Array, i: int, table: Array, t: float) -> tuple[float, float]:
    """Return where the disc is at the time t."""
    if t >= d[i, LAUNCH] + d[i, TIME]:
        return d[i, END_X], d[i, END_Y]
    s, _, _ = progress(d, i, table, t)
    return d[i, X] + d[i, DX] * s, d[i, Y] + d[i, DY] * s
