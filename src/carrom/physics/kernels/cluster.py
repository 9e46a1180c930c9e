"""Impacts in which more than two bodies take part: the break, frozen pieces, pieces on a cushion.

Touching discs are no sequence of pairs: resolved one after the other, the outcome depends on the
order. So around an impact everything that nearly touches is collected, and the contacts are
integrated together as springs (Walton and Braun: load k x, unload along the steeper line that makes
the restitution e), until all of them are open. Normals stay as they are at the beginning, places are
not changed: the outcome is the velocities.

The restitution of a contact is that of a pair which would press it as far.
"""

from math import pi, sqrt
from typing import Final

from carrom.physics.kernels.boxes import comes_near
from carrom.physics.kernels.compiling import kernel
from carrom.physics.kernels.impact import restitution
from carrom.physics.kernels.sliding import place, progress
from carrom.physics.kernels.world import (
    B_DISC,
    B_DU,
    B_DX,
    B_DY,
    B_LIFT,
    B_MOVED_X,
    B_MOVED_Y,
    B_STARTS,
    B_U,
    B_VX,
    B_VY,
    B_X,
    B_Y,
    C_E,
    C_FIRST,
    C_GAP,
    C_IMPULSE,
    C_MU,
    C_NX,
    C_NY,
    C_OFFSET,
    C_PEAK,
    C_REDUCED,
    C_SECOND,
    C_SHARE,
    C_SOFT,
    C_SPEED,
    C_STEP,
    CONTACT_STEPS,
    DX,
    DY,
    E_CUSHION,
    E_EXPONENT,
    E_PIECE,
    END_X,
    END_Y,
    GONE,
    HALF_SIDE,
    LAUNCH,
    MU_CONTACT,
    MU_CUSHION,
    STATUS,
    STIFFNESS,
    TIME,
    M,
    R,
    U,
    World,
    X,
    Y,
)

WIDEST: Final = 1e-4
"""The widest gap that counts as nearly touching (m)."""
STICK: Final = 20.0
"""Where friction can hold, slip dies down so many times faster than a contact lasts."""
STICK_MOST: Final = 0.5
"""The most of it in a step: a disc has up to six contacts."""
E_SOFT: Final = 0.1
"""The least restitution a spring is unloaded with; less is made by a weaker force on that way."""
MOST_STEPS: Final = 2_000_000


@kernel
def gather(w: World, n: int, known: int, t: float, limit: float) -> tuple[int, int]:
    """Collect the bodies and contacts that hang together with the bodies already known.

    Returns their numbers. Bodies and contacts are in the order of the discs, whichever came first.
    """
    d, bodies = w.d, w.bodies
    count = known
    done = 0
    while done < count:
        x, y, r = bodies[done, B_X], bodies[done, B_Y], d[int(bodies[done, B_DISC]), R]
        done += 1
        others = 0
        for k in range(n):
            others += comes_near(w.boxes, k, x, y, r, limit)
        for b in range(count):
            others -= comes_near(w.boxes, int(bodies[b, B_DISC]), x, y, r, limit)
        if others == 0:
            continue  # as nearly always
        for k in range(n):
            if d[k, GONE] > 0.0 or comes_near(w.boxes, k, x, y, r, limit) == 0:
                continue
            there = False
            for b in range(count):
                if bodies[b, B_DISC] == k:
                    there = True
            if there:
                continue
            reach = r + d[k, R] + limit
            kx, ky = place(d, k, w.table, t)
            if (kx - x) * (kx - x) + (ky - y) * (ky - y) <= reach * reach:
                bodies[count, B_DISC], bodies[count, B_X], bodies[count, B_Y] = k, kx, ky
                count += 1
    if count == known and known - 1 + near_cushions(w, count, limit) <= 1:
        return count, 1  # nothing but the impact itself, as nearly always
    sort_bodies(w, count)
    return count, find_contacts(w, count, limit)


@kernel
def near_cushions(w: World, count: int, limit: float) -> int:
    """Count the cushions that the bodies nearly touch."""
    found = 0
    for a in range(count):
        wall = w.par[HALF_SIDE] - w.d[int(w.bodies[a, B_DISC]), R]
        found += int(wall - abs(w.bodies[a, B_X]) <= limit)
        found += int(wall - abs(w.bodies[a, B_Y]) <= limit)
    return found


@kernel
def sort_bodies(w: World, count: int) -> None:
    """Put the bodies in the order of their discs."""
    bodies = w.bodies
    for b in range(1, count):
        disc, x, y = bodies[b, B_DISC], bodies[b, B_X], bodies[b, B_Y]
        k = b
        while k > 0 and bodies[k - 1, B_DISC] > disc:
            bodies[k, B_DISC] = bodies[k - 1, B_DISC]
            bodies[k, B_X], bodies[k, B_Y] = bodies[k - 1, B_X], bodies[k - 1, B_Y]
            k -= 1
        bodies[k, B_DISC], bodies[k, B_X], bodies[k, B_Y] = disc, x, y


@kernel
def find_contacts(w: World, count: int, limit: float) -> int:
    """List the nearly touching pairs of the bodies, and their cushions."""
    d, bodies, par = w.d, w.bodies, w.par
    found = 0
    for a in range(count):
        i = int(bodies[a, B_DISC])
        for b in range(a + 1, count):
            j = int(bodies[b, B_DISC])
            rx, ry = bodies[b, B_X] - bodies[a, B_X], bodies[b, B_Y] - bodies[a, B_Y]
            apart = d[i, R] + d[j, R]
            if rx * rx + ry * ry <= (apart + limit) * (apart + limit):
                r = sqrt(rx * rx + ry * ry)
                reduced = d[i, M] * d[j, M] / (d[i, M] + d[j, M])
                set_contact(w, found, a, b, rx / r, ry / r, r - apart, reduced)
                found += 1
        wall = par[HALF_SIDE] - d[i, R]
        for side in range(4):
            nx = 1.0 if side == 0 else (-1.0 if side == 1 else 0.0)
            ny = 1.0 if side == 2 else (-1.0 if side == 3 else 0.0)
            gap = wall - nx * bodies[a, B_X] - ny * bodies[a, B_Y]
            if gap <= limit:
                set_contact(w, found, a, -1, nx, ny, gap, d[i, M])
                found += 1
    return found


@kernel
def set_contact(
    w: World, c: int, a: int, b: int, nx: float, ny: float, gap: float, reduced: float
) -> None:
    """Fill in a contact that nothing has loaded yet."""
    row = w.contacts[c]
    row[C_FIRST], row[C_SECOND], row[C_NX], row[C_NY] = a, b, nx, ny
    row[C_GAP], row[C_REDUCED] = gap, reduced
    row[C_E] = w.par[E_CUSHION] if b < 0 else w.par[E_PIECE]
    row[C_MU] = w.par[MU_CUSHION] if b < 0 else w.par[MU_CONTACT]
    row[C_OFFSET], row[C_PEAK], row[C_SOFT] = 0.0, 0.0, 0.0
    row[C_IMPULSE], row[C_SPEED], row[C_STEP], row[C_SHARE] = 0.0, 0.0, -1.0, 1.0


@kernel
def read_body(w: World, b: int, t: float) -> None:
    """Read place, velocity and signed rim speed of a body's disc at the time t."""
    d, body = w.d, w.bodies[b]
    i = int(body[B_DISC])
    s, v, u = progress(d, i, w.table, t)
    if t >= d[i, LAUNCH] + d[i, TIME]:
        body[B_X], body[B_Y] = d[i, END_X], d[i, END_Y]
    else:
        body[B_X], body[B_Y] = d[i, X] + d[i, DX] * s, d[i, Y] + d[i, DY] * s
    body[B_VX], body[B_VY] = v * d[i, DX], v * d[i, DY]
    body[B_U] = u if d[i, U] >= 0.0 else -u
    body[B_LIFT] = 0.0


@kernel
def energy(w: World, count: int) -> float:
    """Return the kinetic energy of the bodies, spin included."""
    total = 0.0
    for b in range(count):
        body = w.bodies[b]
        m = w.d[int(body[B_DISC]), M]
        total += 0.5 * m * (body[B_VX] * body[B_VX] + body[B_VY] * body[B_VY])
        total += 0.25 * m * body[B_U] * body[B_U]
    return total


@kernel
def collide(w: World, count: int, contacts: int) -> None:
    """Integrate the contacts until all are open; the bodies then have their new velocities."""
    bodies = w.bodies
    before = energy(w, count)
    for b in range(count):
        bodies[b, B_DX], bodies[b, B_DY], bodies[b, B_DU] = 0.0, 0.0, 0.0
        bodies[b, B_MOVED_X], bodies[b, B_MOVED_Y] = 0.0, 0.0
        for k in range(3):
            bodies[b, B_STARTS + k] = bodies[b, B_VX + k]
    integrate(w, count, contacts)
    after = energy(w, count)
    if after > before:
        # The step is finite: take back so much of the whole change that no energy is gained.
        linear = 0.0
        for b in range(count):
            m = w.d[int(bodies[b, B_DISC]), M]
            linear += m * bodies[b, B_STARTS] * (bodies[b, B_VX] - bodies[b, B_STARTS])
            linear += m * bodies[b, B_STARTS + 1] * (bodies[b, B_VY] - bodies[b, B_STARTS + 1])
            linear += 0.5 * m * bodies[b, B_STARTS + 2] * (bodies[b, B_U] - bodies[b, B_STARTS + 2])
        share = min(max(-linear / (after - before - linear), 0.0), 1.0)
        for b in range(count):
            for k in range(3):
                start = bodies[b, B_STARTS + k]
                bodies[b, B_VX + k] = start + share * (bodies[b, B_VX + k] - start)


@kernel
def integrate(w: World, count: int, contacts: int) -> None:
    """Leapfrog: places between the steps, velocities at them, one look at all contacts a step."""
    d, bodies, par = w.d, w.bodies, w.par
    stiffness, exponent = par[STIFFNESS], par[E_EXPONENT]
    lightest, softest = 1e300, 0.5
    for c in range(contacts):
        lightest = min(lightest, w.contacts[c, C_REDUCED])
        if exponent == 0.0:
            softest = min(softest, max(w.contacts[c, C_E], E_SOFT))
    contact = pi * sqrt(lightest / stiffness)
    dt = contact / par[CONTACT_STEPS] * (softest / 0.5)
    rate = min(STICK * dt / contact, STICK_MOST)
    stick = rate / (1.0 + 0.5 * rate)  # what dies down within a step, to second order
    drift = 0.5 * dt
    for step in range(MOST_STEPS):
        for b in range(count):
            bodies[b, B_MOVED_X] += drift * bodies[b, B_VX]
            bodies[b, B_MOVED_Y] += drift * bodies[b, B_VY]
        drift = dt
        loaded = False
        for c in range(contacts):
            force = press(w, c, stiffness, exponent)
            if force > 0.0:
                loaded = True
                push(w, c, force * dt, stick, step)
        if not loaded:
            return
        for b in range(count):
            m = d[int(bodies[b, B_DISC]), M]
            bodies[b, B_VX] += bodies[b, B_DX] / m
            bodies[b, B_VY] += bodies[b, B_DY] / m
            bodies[b, B_U] -= 2.0 * bodies[b, B_DU] / m
            bodies[b, B_DX], bodies[b, B_DY], bodies[b, B_DU] = 0.0, 0.0, 0.0
    w.info[STATUS] = 1.0


@kernel
def press(w: World, c: int, stiffness: float, exponent: float) -> float:
    """Return the force of a contact at the places of its bodies, and keep its history."""
    contact, bodies = w.contacts[c], w.bodies
    a, b = int(contact[C_FIRST]), int(contact[C_SECOND])
    x = contact[C_NX] * bodies[a, B_MOVED_X] + contact[C_NY] * bodies[a, B_MOVED_Y]
    if b >= 0:
        x -= contact[C_NX] * bodies[b, B_MOVED_X] + contact[C_NY] * bodies[b, B_MOVED_Y]
    x -= contact[C_GAP] + contact[C_OFFSET]
    if x <= 0.0 and contact[C_PEAK] == 0.0:
        return 0.0
    if x >= contact[C_PEAK]:
        contact[C_PEAK], contact[C_SOFT] = x, 0.0
        return stiffness * x
    if contact[C_SOFT] == 0.0:
        speed = contact[C_PEAK] * sqrt(stiffness / contact[C_REDUCED])
        e = restitution(contact[C_E], exponent, speed)
        soft = max(e, E_SOFT)
        contact[C_SOFT], contact[C_SHARE] = soft * soft, e * e / (soft * soft)
    dent = contact[C_PEAK] * (1.0 - contact[C_SOFT])
    if x <= dent:
        contact[C_OFFSET] += dent
        contact[C_PEAK], contact[C_SOFT] = 0.0, 0.0
        return 0.0
    return contact[C_SHARE] * stiffness / contact[C_SOFT] * (x - dent)


@kernel
def push(w: World, c: int, impulse: float, stick: float, step: int) -> None:
    """Add the impulse of a contact in one step, and that of its friction, to its bodies."""
    contact, bodies = w.contacts[c], w.bodies
    a, b = int(contact[C_FIRST]), int(contact[C_SECOND])
    nx, ny = contact[C_NX], contact[C_NY]
    # t = z x n = (-ny, nx)
    closing = bodies[a, B_VX] * nx + bodies[a, B_VY] * ny
    slip = bodies[a, B_VY] * nx - bodies[a, B_VX] * ny + bodies[a, B_U]
    if b >= 0:
        closing -= bodies[b, B_VX] * nx + bodies[b, B_VY] * ny
        slip += bodies[b, B_VX] * ny - bodies[b, B_VY] * nx + bodies[b, B_U]
    contact[C_SPEED] = max(contact[C_SPEED], closing)
    if contact[C_STEP] < 0.0:
        contact[C_STEP] = step
    limit = contact[C_MU] * impulse
    along = min(max(stick * contact[C_REDUCED] / 3.0 * slip, -limit), limit)
    contact[C_IMPULSE] += impulse
    jx, jy = impulse * nx - along * ny, impulse * ny + along * nx
    bodies[a, B_DX] -= jx
    bodies[a, B_DY] -= jy
    bodies[a, B_DU] += along
    if b >= 0:
        bodies[b, B_DX] += jx
        bodies[b, B_DY] += jy
        bodies[b, B_DU] += along
