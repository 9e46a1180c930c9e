"""How one disc goes on by itself after a launch: where it is at a time, and when it is at a place.

Between impacts a disc goes from its launch (X, Y) along the unit vector (DX, DY). Positions are always
computed from the launch and never added up.
"""

from math import sqrt
from typing import Final

from carrom.physics.kernels.compiling import kernel
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
    SEEN,
    SEEN_S,
    SEEN_U,
    SEEN_V,
    TIME,
    UNTIL,
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
AT_FIXED: Final = -1.0
"""For z: speed and spin stay in the proportion in which they stop together."""


@kernel
def launch(
    d: Array, i: int, table: Array, starts: Array, t: float, vx: float, vy: float, u: float
) -> None:
    """Send a disc, whose X and Y are set, on its way at the time t with this velocity and rim speed."""
    set_off(d, i, starts, t, vx, vy, u)
    find_end(d, i, table)


@kernel
def set_off(d: Array, i: int, starts: Array, t: float, vx: float, vy: float, u: float) -> None:
    """Do the first half of a launch: everything but the end of the way.

    A component of the velocity below CLOSING is none: a disc along a cushion keeps to it.
    """
    if abs(vx) < CLOSING:
        vx = 0.0
    if abs(vy) < CLOSING:
        vy = 0.0
    v = sqrt(vx * vx + vy * vy)
    w = abs(u)
    d[i, LAUNCH], d[i, V], d[i, U], d[i, SEEN] = t, v, u, -1.0
    if v == 0.0:
        d[i, DX], d[i, DY] = 1.0, 0.0
    else:
        d[i, DX], d[i, DY] = vx / v, vy / v
    if v == 0.0 and w == 0.0:
        d[i, MODE] = REST
    elif w <= v / EPS_LARGE:
        d[i, MODE] = SLIDES
    elif v < EPS_SMALL * w:
        d[i, MODE] = SPINS
    else:
        d[i, MODE] = TABLE
        d[i, Z], d[i, ROW] = start(v / w, starts)


@kernel
def find_end(d: Array, i: int, table: Array) -> None:
    """Do the second half of a launch: find when and where the disc comes to rest."""
    mode, v, w, a = d[i, MODE], d[i, V], abs(d[i, U]), d[i, ACC]
    x, y = d[i, X], d[i, Y]
    if mode == REST:
        d[i, TIME], d[i, REACH], d[i, UNTIL] = 0.0, 0.0, -1.0
        d[i, END_X], d[i, END_Y] = x, y
        return
    if mode == SLIDES:
        time, reach = v / a, v * v / (2.0 * a)
    elif mode == SPINS:
        time = 3.0 * w / (4.0 * a)
        reach = 4.0 / 7.0 * v * time
    else:
        z = sharper_start(v / w, table, int(d[i, ROW]), d[i, Z])
        q, p, _ = scaled(table, d[i, ROW], z)
        time = v / (a * p)
        reach = 0.5 * a * time * time * q
        d[i, Z] = z
    end_x, end_y = x + d[i, DX] * reach, y + d[i, DY] * reach
    d[i, TIME], d[i, REACH], d[i, END_X], d[i, END_Y] = time, reach, end_x, end_y
    d[i, UNTIL] = d[i, LAUNCH] + time if reach > 0.0 else -1.0


@kernel
def start(eps: float, starts: Array) -> tuple[float, float]:
    """Find z for v/u = eps, and the branch it is on by its first row; z = -1 is the fixed point."""
    branch = 0 if eps > EPS0 else 1
    away = max(eps, EPS0) / min(eps, EPS0) - 1.0
    row = float(branch * NODES)
    if away < FIXED:
        return AT_FIXED, row
    x = (log(away) - Y_FIRST) / DY_STEP
    k = min(max(int(x), 0), Y_NODES - 2)
    c = 2 * branch
    z = hermite(x - k, starts[k, c], starts[k, c + 1], starts[k + 1, c], starts[k + 1, c + 1])
    return z, row


@kernel
def sharper_start(eps: float, table: Array, row: int, z: float) -> float:
    """Make z fit the table itself, by one step of Newton's rule: v/u is exactly what was asked."""
    if z == AT_FIXED:
        return z
    x = z / DZ
    k = min(max(int(x), 0), NODES - 2)
    x -= k
    k += row
    p = hermite(x, table[k, 2], table[k, 3], table[k + 1, 2], table[k + 1, 3])
    u = hermite(x, table[k, 4], table[k, 5], table[k + 1, 4], table[k + 1, 5])
    p_slope = table[k, 3] + x * (table[k + 1, 3] - table[k, 3])
    u_slope = table[k, 5] + x * (table[k + 1, 5] - table[k, 5])
    return z - DZ * (p - eps * u) / (p_slope - eps * u_slope)


@kernel
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


@kernel
def progress(d: Array, i: int, table: Array, t: float) -> tuple[float, float, float]:
    """Return distance from the launch, speed and rim speed (without its sign) at the time t."""
    past = t - d[i, LAUNCH]
    mode = d[i, MODE]
    if past >= d[i, TIME]:
        return d[i, REACH], 0.0, 0.0
    v = d[i, V]
    if past <= 0.0:
        return 0.0, v, abs(d[i, U])
    if mode == SLIDES:
        now = v - d[i, ACC] * past
        return past * (v - 0.5 * d[i, ACC] * past), now, abs(d[i, U]) * sqrt(now / v)
    if t == d[i, SEEN]:
        return d[i, SEEN_S], d[i, SEEN_V], d[i, SEEN_U]
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
    s, v, u = d[i, REACH] - 0.5 * a * left * q, a * p, a * u
    d[i, SEEN], d[i, SEEN_S], d[i, SEEN_V], d[i, SEEN_U] = t, s, v, u
    return s, v, u


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


@kernel
def place(d: Array, i: int, table: Array, t: float) -> tuple[float, float]:
    """Return where the disc is at the time t."""
    if t >= d[i, UNTIL]:
        return d[i, END_X], d[i, END_Y]
    s, _, _ = progress(d, i, table, t)
    return d[i, X] + d[i, DX] * s, d[i, Y] + d[i, DY] * s
