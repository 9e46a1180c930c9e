"""Finding what happens next: when two discs meet, and what a disc does by itself.

Most of what could happen does not, because something else happens before. So ``times`` holds lower
bounds first, and only the earliest of all is made exact, step by step.

Two moving discs: the gap f between them has f'' >= -(a1 + a2), whatever their spins. From f and f'
at one time follows a step h in which they cannot meet. A disc against a resting one, a cushion
or the edge of a hole: the distance along its straight way, then the time for that distance.
"""

from math import sqrt
from typing import Final

from carrom.physics.kernels.boxes import beside, boxes_apart
from carrom.physics.kernels.compiling import kernel
from carrom.physics.kernels.sliding import CLOSING, SLIDES, arrival, progress
from carrom.physics.kernels.world import (
    ACC,
    CLOCK,
    DIRTY,
    DX,
    DY,
    END_X,
    END_Y,
    GONE,
    HALF_SIDE,
    HOLE,
    HOLE_CENTRE,
    LAUNCH,
    MODE,
    NEAR,
    NEVER,
    OWN,
    OWN_S,
    REACH,
    TIME,
    TIP,
    UNTIL,
    WITH,
    Array,
    R,
    V,
    World,
    X,
    Y,
)

TOUCH: Final = 1e-12
"""A gap from which two discs touch (m)."""
DEPTH: Final = 1e-10
"""Discs that came this far into each other meet at any closing speed (m)."""
CREEP: Final = 1e-5
"""The least step for discs that hardly approach each other (s): they get at most 3e-10 m too near."""
STEADY: Final = 1e-9
"""Discs whose decelerations differ by less keep their distance (m/s^2)."""
IDLE: Final = 1e-2
"""The least step for those (s)."""
SLOW: Final = 1e-6
"""Closing speeds below this are such creeping (m/s)."""

# What a disc does by itself
NOTHING: Final = 0.0
CUSHION_X: Final = 1.0
CUSHION_Y: Final = 2.0
LEAVES_HOLE: Final = 3.0
FALLS_IN: Final = 4.0
TIPS: Final = 10.0
"""Plus the number of the hole."""

CHANGED: Final = 2.0
"""In place of DIRTY, a disc that was launched and will itself look for all others."""


@kernel
def meets(gap: float, rate: float) -> bool:
    """Say whether two bodies with this gap, which changes at this rate, meet now."""
    return gap <= TOUCH and (rate < -CLOSING or (gap < -DEPTH and rate < 0.0))


@kernel
def moves(d: Array, i: int, t: float) -> bool:
    """Say whether the disc still changes its place at the time t."""
    return t < d[i, UNTIL]


@kernel
def way_to(d: Array, i: int, x: float, y: float, apart: float) -> float:
    """Return how far from its launch the disc first comes ``apart`` near to a point; NEVER if not."""
    rx, ry = x - d[i, X], y - d[i, Y]
    along = rx * d[i, DX] + ry * d[i, DY]
    across = rx * d[i, DY] - ry * d[i, DX]
    square = apart * apart - across * across
    if (along <= 0.0) | (square <= 0.0):
        return NEVER
    root = sqrt(square)
    if d[i, V] * root < CLOSING * apart:
        return NEVER
    s = (rx * rx + ry * ry - apart * apart) / (along + root)
    return max(s, 0.0)


@kernel
def safe_step(gap: float, rate: float, decelerations: float) -> float:
    """Return a time in which two discs with this gap and its rate cannot meet."""
    root = sqrt(rate * rate + 2.0 * decelerations * max(gap, 0.0))
    way = 2.0 * max(gap, 0.0) if rate < 0.0 else rate + root
    h = way / (root - rate if rate < 0.0 else max(decelerations, STEADY))
    if rate > -SLOW and h < CREEP:
        return IDLE if decelerations <= STEADY and rate > -CLOSING else CREEP
    return h


@kernel
def gap_of(w: World, i: int, j: int, t: float) -> tuple[float, float, float]:
    """Return the gap of two discs, its rate of change, and the way left to both together."""
    d = w.d
    si, vi, _ = progress(d, i, w.table, t)
    sj, vj, _ = progress(d, j, w.table, t)
    rx = d[j, X] + d[j, DX] * sj - d[i, X] - d[i, DX] * si
    ry = d[j, Y] + d[j, DY] * sj - d[i, Y] - d[i, DY] * si
    r = sqrt(rx * rx + ry * ry)
    rate = (rx * (vj * d[j, DX] - vi * d[i, DX]) + ry * (vj * d[j, DY] - vi * d[i, DY])) / r
    return r - (d[i, R] + d[j, R]), rate, d[i, REACH] - si + d[j, REACH] - sj


@kernel
def meeting(w: World, i: int, j: int, now: float) -> tuple[float, int]:
    """Return a time before which two moving discs cannot meet, and whether they meet then."""
    d = w.d
    if boxes_apart(w.boxes, i, j) or beside(d, i, j) | beside(d, j, i):
        return NEVER, 1
    gap, rate, left = gap_of(w, i, j, now)
    if gap > left:
        return NEVER, 1
    if meets(gap, rate):
        return now, 1
    return now + safe_step(gap, rate, d[i, ACC] + d[j, ACC]), 0


@kernel
def meeting_at_rest(w: World, mover: int, still: int, now: float) -> tuple[float, int]:
    """Return the same for a moving disc and one that has come to rest."""
    d = w.d
    s = way_to(d, mover, d[still, END_X], d[still, END_Y], d[mover, R] + d[still, R])
    if s > d[mover, REACH] or d[still, GONE] > 0.0:
        return NEVER, 1
    if d[mover, LAUNCH] < now:
        gone, _, _ = progress(d, mover, w.table, now)
        if s < gone - 1e-9:  # it passed there before the other one came
            return NEVER, 1
    return max(d[mover, LAUNCH] + s / d[mover, V], now), 0


@kernel
def sharpen(w: World, i: int, j: int, limit: float) -> None:
    """Make the time of a meeting exact, or later than ``limit``."""
    d = w.d
    t = w.times[i, j]
    apart = d[i, R] + d[j, R]
    one_stops = min(d[i, LAUNCH] + d[i, TIME], d[j, LAUNCH] + d[j, TIME])
    decelerations = d[i, ACC] + d[j, ACC]
    if d[i, MODE] == SLIDES and d[j, MODE] == SLIDES:
        ax = d[i, ACC] * d[i, DX] - d[j, ACC] * d[j, DX]
        ay = d[i, ACC] * d[i, DY] - d[j, ACC] * d[j, DY]
        decelerations = sqrt(ax * ax + ay * ay)
    while True:
        i_moves, j_moves = moves(d, i, t), moves(d, j, t)
        if not (i_moves and j_moves):
            break
        gap, rate, left = gap_of(w, i, j, t)
        if meets(gap, rate):
            w.times[i, j], w.exact[i, j] = t, 1
            return
        if gap > left:
            w.times[i, j], w.exact[i, j] = NEVER, 1
            return
        then = min(t + safe_step(gap, rate, decelerations), one_stops)
        if then <= t:  # nearer than the clock can tell
            w.times[i, j], w.exact[i, j] = t, 1
            return
        t = then
        if t > limit:
            w.times[i, j] = t
            return
    w.times[i, j], w.exact[i, j] = NEVER, 1
    if not (i_moves or j_moves):
        return
    mover, still = (i, j) if i_moves else (j, i)
    s = way_to(d, mover, d[still, END_X], d[still, END_Y], apart)
    if s <= d[mover, REACH]:
        then = arrival(d, mover, w.table, s)
        if then >= t - 1e-9:
            w.times[i, j] = max(then, t)


@kernel
def foresee_own(w: World, i: int, n: int, now: float) -> None:
    """Find what a disc does next by itself: meet a cushion, tip at a hole, get out of it, fall."""
    d = w.d
    s, what = NEVER, NOTHING
    if d[i, REACH] > 0.0:
        dx, dy = d[i, DX], d[i, DY]
        wall = w.par[HALF_SIDE] - d[i, R]
        if dx != 0.0:
            s, what = ((wall if dx > 0.0 else -wall) - d[i, X]) / dx, CUSHION_X
        if dy != 0.0:
            to_y = ((wall if dy > 0.0 else -wall) - d[i, Y]) / dy
            what = CUSHION_Y if to_y < s else what
            s = min(s, to_y)
        s = max(s, 0.0)
        c = w.par[HOLE_CENTRE]
        if c > 0.0:
            if d[i, HOLE] > 0.0:
                hx, hy = hole_centre(c, int(d[i, HOLE]))
                rx, ry = hx - d[i, X], hy - d[i, Y]
                across = rx * dy - ry * dx
                out = rx * dx + ry * dy + sqrt(max(d[i, TIP] - across * across, 0.0))
                if out < s:
                    s, what = max(out, 0.0), LEAVES_HOLE
            else:
                for hole in range(1, 5):
                    hx, hy = hole_centre(c, hole)
                    rx, ry = hx - d[i, X], hy - d[i, Y]
                    along = rx * dx + ry * dy
                    across = rx * dy - ry * dx
                    square = d[i, TIP] - across * across
                    if (along > 0.0) & (square > 0.0):
                        to_edge = max(along - sqrt(square), 0.0)
                        if to_edge < s:
                            s, what = to_edge, TIPS + hole
        if s > d[i, REACH]:
            s, what = NEVER, NOTHING
    d[i, OWN], d[i, OWN_S] = what, s
    if d[i, HOLE] > 0.0:
        then = arrival(d, i, w.table, s) if what != NOTHING else NEVER
        w.exact[i, n] = 1
        if then < d[i, CLOCK]:
            w.times[i, n] = max(then, now)
        else:
            w.times[i, n] = max(d[i, CLOCK], now)
            d[i, OWN] = FALLS_IN
    elif what == NOTHING:
        w.times[i, n], w.exact[i, n] = NEVER, 1
    else:
        w.times[i, n], w.exact[i, n] = max(d[i, LAUNCH] + s / d[i, V], now), 0


@kernel
def hole_centre(c: float, hole: int) -> tuple[float, float]:
    """Return the centre of a hole: 1 right and far, 2 left and far, 3 left and near, 4 right and near."""
    return (c if hole in (1, 4) else -c), (c if hole <= 2 else -c)


@kernel
def note(w: World, row: int, column: int, time: float, exact: int) -> None:
    """Set the time of a meeting and keep the earliest event of its row known."""
    w.times[row, column], w.exact[row, column] = time, exact
    if time < w.d[row, NEAR]:
        w.d[row, NEAR], w.d[row, WITH] = time, column
    elif w.d[row, WITH] == column:
        w.d[row, DIRTY] = 1.0


@kernel
def foresee(w: World, n: int, i: int, now: float) -> None:
    """Find out anew everything that can happen to a disc that was launched, fell or left."""
    d = w.d
    if d[i, GONE] > 0.0:
        for k in range(n):
            if k < i:
                note(w, k, i, NEVER, 1)
            elif k > i:
                w.times[i, k], w.exact[i, k] = NEVER, 1
        w.times[i, n], w.exact[i, n] = NEVER, 1
        d[i, DIRTY] = 1.0
        return
    foresee_own(w, i, n, now)
    d[i, DIRTY] = 1.0
    i_moves = moves(d, i, now)
    for k in range(n):
        if k == i:
            continue
        first, second = (k, i) if k < i else (i, k)
        time, exact = NEVER, 1
        if i_moves:
            if moves(d, k, now):
                if d[k, DIRTY] == CHANGED:
                    continue
                time, exact = meeting(w, first, second, now)
            else:
                time, exact = meeting_at_rest(w, i, k, now)
        elif moves(d, k, now):
            time, exact = meeting_at_rest(w, k, i, now)
        note(w, first, second, time, exact)


@kernel
def look_up(w: World, n: int, i: int) -> None:
    """Find the earliest event of a row."""
    time, column = w.times[i, n], n
    for k in range(i + 1, n):
        other = w.times[i, k]
        column = k if other < time else column
        time = min(time, other)
    w.d[i, NEAR], w.d[i, WITH], w.d[i, DIRTY] = time, column, 0.0
