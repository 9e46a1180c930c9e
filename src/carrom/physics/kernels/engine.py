"""The engine: from one event to the next until everything is at rest.

The discs come in canonical order (the striker first, then by place), so that the order in which
they were given does not matter. Of events at the same time the first row's comes first; what touches
is one cluster anyway.
"""

from typing import Final

from carrom.physics.kernels.boxes import set_box
from carrom.physics.kernels.cluster import read_body
from carrom.physics.kernels.collision import impact
from carrom.physics.kernels.compiling import kernel, merged
from carrom.physics.kernels.foresight import (
    CHANGED,
    CUSHION_X,
    CUSHION_Y,
    FALLS_IN,
    LEAVES_HOLE,
    TIPS,
    foresee,
    hole_centre,
    look_up,
    sharpen,
)
from carrom.physics.kernels.jump import jumps_out
from carrom.physics.kernels.sliding import arrival, find_end, set_off
from carrom.physics.kernels.world import (
    B_DISC,
    B_LIFT,
    B_U,
    B_VX,
    B_VY,
    B_X,
    B_Y,
    BASE_CIRCLE_X,
    BASE_DISTANCE,
    BASE_HALF_WIDTH,
    BUDGET,
    CLOCK,
    DIRTY,
    DURATION,
    END_X,
    END_Y,
    EVENTS,
    FALL,
    FALLS,
    GONE,
    HOLE,
    HOLE_CENTRE,
    L_DISC,
    L_TIME,
    L_U,
    L_VX,
    L_VY,
    L_X,
    L_Y,
    LAUNCH,
    LAUNCHES,
    LEFT,
    LEFT_BASE,
    NEAR,
    NEVER,
    OWN,
    OWN_S,
    QUARTERS,
    RANK,
    STATUS,
    STRIKER,
    TIME,
    TIP,
    TOUCHED,
    WHEN,
    WITH,
    World,
    X,
    Y,
)

MOST_EVENTS: Final = 1_000_000.0
"""More than this is a fault of the engine, and the run stops."""


@merged
def run(w: World, n: int) -> None:
    """Let the discs, whose rows are set and launched at the time 0, come to rest."""
    d, info = w.d, w.info
    most = w.par[BUDGET] if w.par[BUDGET] > 0.0 else MOST_EVENTS
    begin(w, n)
    while True:
        first, time, then = n, NEVER, NEVER
        for i in range(n):
            near = d[i, NEAR]
            first = i if near < time else first
            then = min(then, max(time, near))
            time = min(time, near)
        if first == n:
            break
        column = int(d[first, WITH])
        if w.exact[first, column] == 0:
            if column == n:
                w.times[first, n] = max(time, arrival(d, first, w.table, d[first, OWN_S]))
                w.exact[first, n] = 1
            else:
                sharpen(w, first, column, then)
            look_up(w, n, first)
            continue
        info[EVENTS] += 1.0
        if info[EVENTS] > most or info[STATUS] > 0.0:
            info[STATUS] = 1.0
            break
        if column < n or d[first, OWN] in (CUSHION_X, CUSHION_Y):
            changed = impact(w, n, first, column if column < n else -1, time)
        else:
            changed = at_hole(w, first, time)
        # In two halves, so that the processor works on both discs at once.
        for b in range(changed):
            relaunch(w, b, time)
        for b in range(changed):
            i = int(w.bodies[b, B_DISC])
            find_end(d, i, w.table)
            set_box(w, i)
        for b in range(changed):
            foresee(w, n, int(w.bodies[b, B_DISC]), time)
        for i in range(n):
            if d[i, DIRTY] > 0.0:
                look_up(w, n, i)
    finish(w, n)


@kernel
def begin(w: World, n: int) -> None:
    """Forget earlier runs, start the clocks of discs that have no support, and look ahead."""
    d, c = w.d, w.par[HOLE_CENTRE]
    for i in range(n):
        d[i, GONE], d[i, HOLE], d[i, CLOCK], d[i, WHEN] = 0.0, 0.0, NEVER, NEVER
        d[i, RANK], d[i, TOUCHED], d[i, NEAR], d[i, WITH] = 0.0, 0.0, NEVER, n
        d[i, DIRTY] = 0.0
        for k in range(i + 1, n + 1):
            w.times[i, k] = NEVER
        for k in range(i + 1, n + 1):
            w.exact[i, k] = 1
        rx, ry = abs(d[i, X]) - c, abs(d[i, Y]) - c
        if c > 0.0 and rx * rx + ry * ry < d[i, TIP]:
            for hole in range(1, 5):
                hx, hy = hole_centre(c, hole)
                rx, ry = d[i, X] - hx, d[i, Y] - hy
                if rx * rx + ry * ry < d[i, TIP]:
                    d[i, HOLE], d[i, CLOCK] = hole, w.par[FALL]
    for i in range(n):
        if d[i, TIME] > 0.0 or d[i, HOLE] > 0.0:
            foresee(w, n, i, 0.0)
    for i in range(n):
        if d[i, DIRTY] > 0.0:
            look_up(w, n, i)


@kernel
def finish(w: World, n: int) -> None:
    """Sum up when everything was at rest, and whether the striker has left its base."""
    d = w.d
    for i in range(n):
        last = d[i, WHEN] if d[i, GONE] > 0.0 else d[i, LAUNCH] + d[i, TIME]
        w.info[DURATION] = max(w.info[DURATION], last)
    striker = int(w.par[STRIKER])
    if striker >= 0:
        watch_base(w, d[striker, END_X], d[striker, END_Y])


@kernel
def relaunch(w: World, b: int, t: float) -> None:
    """Send the disc of a body on with the body's velocity, and keep the launch where there is room."""
    body = w.bodies[b]
    i = int(body[B_DISC])
    w.d[i, X], w.d[i, Y], w.d[i, DIRTY] = body[B_X], body[B_Y], CHANGED
    set_off(w.d, i, w.starts, t, body[B_VX], body[B_VY], body[B_U])
    if body[B_LIFT] > 0.0 and jumps_out(w, i, body[B_LIFT]):
        w.d[i, GONE], w.d[i, WHEN] = LEFT, t
        body[B_VX], body[B_VY], body[B_U] = 0.0, 0.0, 0.0
        set_off(w.d, i, w.starts, t, 0.0, 0.0, 0.0)
    keep_launch(w, i, t, body[B_X], body[B_Y], body[B_VX], body[B_VY], body[B_U])


@kernel
def keep_launch(
    w: World, i: int, t: float, x: float, y: float, vx: float, vy: float, u: float
) -> None:
    """Count a launch, keep it where there is room, and watch the striker."""
    k = int(w.info[LAUNCHES])
    w.info[LAUNCHES] += 1.0
    if k < len(w.launches):
        row = w.launches[k]
        row[L_DISC], row[L_TIME], row[L_X], row[L_Y] = i, t, x, y
        row[L_VX], row[L_VY], row[L_U] = vx, vy, u
    if i == int(w.par[STRIKER]):
        watch_base(w, x, y)


@kernel
def watch_base(w: World, x: float, y: float) -> None:
    """Note it when the striker's centre is outside its base band; its way there was straight."""
    turns = int(w.par[QUARTERS])
    if turns == 1:
        x, y = y, -x
    elif turns == 2:
        x, y = -x, -y
    elif turns == 3:
        x, y = -y, x
    across = y + w.par[BASE_DISTANCE]
    along = max(abs(x) - w.par[BASE_CIRCLE_X], 0.0)
    if across * across + along * along > w.par[BASE_HALF_WIDTH] * w.par[BASE_HALF_WIDTH]:
        w.info[LEFT_BASE] = 1.0


@kernel
def at_hole(w: World, i: int, t: float) -> int:
    """Let a disc tip at a hole, get out of it, or fall; returns the number of bodies to launch."""
    d, body, what = w.d, w.bodies[0], w.d[i, OWN]
    body[B_DISC], body[B_LIFT] = i, 0.0
    read_body(w, 0, t)
    if what == FALLS_IN:
        w.info[FALLS] += 1.0
        d[i, RANK], d[i, GONE], d[i, WHEN] = w.info[FALLS], d[i, HOLE], t
        body[B_VX], body[B_VY], body[B_U] = 0.0, 0.0, 0.0
    elif what == LEAVES_HOLE:
        d[i, HOLE], d[i, CLOCK] = 0.0, NEVER
    else:
        d[i, HOLE], d[i, CLOCK] = what - TIPS, t + w.par[FALL]
    return 1
