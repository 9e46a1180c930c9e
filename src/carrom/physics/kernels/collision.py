"""What happens when a disc meets another or a cushion: as a pair, or with all that touches them."""

from math import pi, sqrt
from typing import Final

from carrom.physics.kernels.cluster import WIDEST, collide, gather, read_body
from carrom.physics.kernels.compiling import kernel
from carrom.physics.kernels.foresight import CREEP, CUSHION_X, DEPTH, look_up
from carrom.physics.kernels.impact import FLOOR, impulses, restitution
from carrom.physics.kernels.sliding import CLOSING, place
from carrom.physics.kernels.world import (
    B_DISC,
    B_LIFT,
    B_U,
    B_VX,
    B_VY,
    B_X,
    B_Y,
    C_FIRST,
    C_IMPULSE,
    C_NX,
    C_NY,
    C_SECOND,
    C_SPEED,
    C_STEP,
    CLUSTERS,
    CUSHION,
    CUSHIONS,
    DIRECT,
    DIRECT_X,
    DIRECT_Y,
    E_CUSHION,
    E_EXPONENT,
    E_PIECE,
    E_TANGENTIAL,
    FIRST,
    GAINED,
    I_FIRST,
    I_IMPULSE,
    I_SECOND,
    I_SPEED,
    I_TIME,
    I_X,
    I_Y,
    IMPACTS,
    MU_CONTACT,
    MU_CUSHION,
    NEVER,
    OWN,
    STIFFNESS,
    STRIKER,
    TOUCHED,
    TOUCHES,
    M,
    R,
    World,
)

PAIRS_BELOW: Final = 2e-3
"""Slower impacts (m/s) are resolved as pairs even where more touches."""


@kernel
def impact(w: World, n: int, i: int, j: int, t: float) -> int:
    """Let a disc meet another, or a cushion if j is below 0, with everything that nearly touches.

    Returns the number of bodies that have new velocities.
    """
    d, par, bodies = w.d, w.par, w.bodies
    bodies[0, B_DISC] = i
    read_body(w, 0, t)
    x, y, vx, vy, u = (
        bodies[0, B_X],
        bodies[0, B_Y],
        bodies[0, B_VX],
        bodies[0, B_VY],
        bodies[0, B_U],
    )
    nx, ny = 0.0, 0.0
    reduced, gap = d[i, M], 0.0
    if j >= 0:
        bodies[1, B_DISC] = j
        read_body(w, 1, t)
        nx, ny = bodies[1, B_X] - x, bodies[1, B_Y] - y
        r = sqrt(nx * nx + ny * ny)
        nx, ny, gap = nx / r, ny / r, r - d[i, R] - d[j, R]
        vx -= bodies[1, B_VX]
        vy -= bodies[1, B_VY]
        u += bodies[1, B_U]
        reduced = d[i, M] * d[j, M] / (d[i, M] + d[j, M])
    elif d[i, OWN] == CUSHION_X:
        nx = 1.0 if vx > 0.0 else -1.0
    else:
        ny = 1.0 if vy > 0.0 else -1.0
    closing = vx * nx + vy * ny
    if closing < CLOSING and not (gap < -DEPTH and closing > 0.0):
        return graze(w, n, i, j, t)
    # Known before it is needed: the processor computes it while it looks around.
    e = restitution(par[E_CUSHION if j < 0 else E_PIECE], par[E_EXPONENT], closing)
    if closing >= PAIRS_BELOW:
        limit = min(closing * pi * sqrt(reduced / par[STIFFNESS]), WIDEST)
        count, contacts = gather(w, n, 1 if j < 0 else 2, t, limit)
        if contacts > 1:
            if j >= 0:
                touch(w, i, j, t)
            for b in range(count):
                read_body(w, b, t)
            collide(w, count, contacts)
            w.info[CLUSTERS] += 1.0
            keep_contacts(w, contacts, t)
            return count
    mu = par[MU_CUSHION] if j < 0 else par[MU_CONTACT]
    normal, along = impulses(closing, vy * nx - vx * ny + u, reduced, e, mu, par[E_TANGENTIAL])
    if e * closing < FLOOR:
        w.info[GAINED] += 0.5 * reduced * (FLOOR * FLOOR - e * e * closing * closing)
    jx, jy = normal * nx - along * ny, normal * ny + along * nx
    push_body(w, 0, -jx, -jy, along)
    if j >= 0:
        touch(w, i, j, t)
        push_body(w, 1, jx, jy, along)
        bodies[0, B_LIFT] = bodies[1, B_LIFT] = normal
    keep_impact(w, t, i, float(j), x + nx * d[i, R], y + ny * d[i, R], closing, normal)
    return 1 if j < 0 else 2


@kernel
def push_body(w: World, b: int, jx: float, jy: float, along: float) -> None:
    """Give an impulse to a body; its part along the contact turns both bodies the same way."""
    body = w.bodies[b]
    m = w.d[int(body[B_DISC]), M]
    body[B_VX] += jx / m
    body[B_VY] += jy / m
    body[B_U] -= 2.0 * along / m


@kernel
def graze(w: World, n: int, i: int, j: int, t: float) -> int:
    """Let bodies pass that hardly close on each other at the end of a way."""
    if j >= 0:
        w.times[i, j], w.exact[i, j] = t + CREEP, 0
        look_up(w, n, i)
        return 0
    w.bodies[0, B_VX if w.d[i, OWN] == CUSHION_X else B_VY] = 0.0
    return 1


@kernel
def keep_contacts(w: World, contacts: int, t: float) -> None:
    """Note every contact of a cluster that was loaded, in the order of loading."""
    d, bodies = w.d, w.bodies
    while True:
        c, first_step = -1, NEVER
        for k in range(contacts):
            if 0.0 <= w.contacts[k, C_STEP] < first_step:
                c, first_step = k, w.contacts[k, C_STEP]
        if c < 0:
            return
        contact = w.contacts[c]
        contact[C_STEP] = -1.0
        impulse, speed = contact[C_IMPULSE], contact[C_SPEED]
        first, second = int(contact[C_FIRST]), int(contact[C_SECOND])
        a = int(bodies[first, B_DISC])
        x = bodies[first, B_X] + contact[C_NX] * d[a, R]
        y = bodies[first, B_Y] + contact[C_NY] * d[a, R]
        if second < 0:
            keep_impact(w, t, a, CUSHION, x, y, speed, impulse)
            continue
        b = int(bodies[second, B_DISC])
        touch(w, a, b, t)
        keep_impact(w, t, a, float(b), x, y, speed, impulse)
        bodies[first, B_LIFT] = max(bodies[first, B_LIFT], impulse)
        bodies[second, B_LIFT] = max(bodies[second, B_LIFT], impulse)


@kernel
def touch(w: World, i: int, j: int, t: float) -> None:
    """Note that two discs touched: in which order discs were touched, and the striker's first."""
    d, info, striker = w.d, w.info, int(w.par[STRIKER])
    for k in (i, j):
        if k != striker and d[k, TOUCHED] == 0.0:
            info[TOUCHES] += 1.0
            d[k, TOUCHED] = info[TOUCHES]
    if info[FIRST] < 0.0 and striker in (i, j):
        other = j if i == striker else i
        info[FIRST] = other
        if info[CUSHIONS] == 0.0:
            info[DIRECT] = 1.0
            info[DIRECT_X], info[DIRECT_Y] = place(d, other, w.table, t)


@kernel
def keep_impact(
    w: World, t: float, i: int, j: float, x: float, y: float, speed: float, impulse: float
) -> None:
    """Count an impact and keep it where there is room."""
    if j < 0.0 and i == int(w.par[STRIKER]):
        w.info[CUSHIONS] += 1.0
    k = int(w.info[IMPACTS])
    w.info[IMPACTS] += 1.0
    if k < len(w.impacts):
        row = w.impacts[k]
        row[I_TIME], row[I_FIRST], row[I_SECOND], row[I_X], row[I_Y] = t, i, j, x, y
        row[I_SPEED], row[I_IMPULSE] = speed, impulse
