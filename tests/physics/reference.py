"""A small brute-force simulator, the judge of the engine.

It shares no function, table or algorithm with the engine. Friction is integrated over the disc and
stepped with the classical Runge-Kutta method; contacts are found as sign changes of gaps and pinned
down by bisection. Every impact is one of two bodies: touching groups of three are beyond it.
SI units: metres, seconds, kilograms, radians.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import combinations
from math import cos, hypot, inf, pi, sin, sqrt

from carrom.equipment.geometry import Geometry

GRAVITY = 9.80665
EDGE_ROUNDING = 5e-4
"""By so much the bearing radius of a disc is less than its radius."""
SLOWEST_REBOUND = 1e-3
"""No impact sends two bodies apart slower than this (m/s)."""
AT_REST = 1e-10
"""Below this speed of sliding and of the edge (m/s) a disc rests; the time left is under 2e-10 s."""

_ANGLES = [(2 * k + 1) * pi / 32 for k in range(8)]
_SQUARES = [(sin(a) ** 2, cos(a) ** 2) for a in _ANGLES]


def _elliptic(m: float) -> tuple[float, float]:
    """Return the complete elliptic integrals K and E of the parameter m < 1, by Gauss' mean."""
    a, b, total, weight = 1.0, sqrt(1.0 - m), m / 2, 0.5
    while abs(a - b) > 1e-15 * a:
        a, b, c = (a + b) / 2, sqrt(a * b), (a - b) / 2
        weight *= 2
        total += weight * c * c
    k = pi / (2 * a)
    return k, k * (1.0 - total)


def friction(v: float, u: float) -> tuple[float, float]:
    """Return the mean friction (F, N) on a disc sliding at v >= 0 whose edge turns at u >= 0.

    Every patch under the disc pulls with the same force against its own velocity. In polar
    coordinates about the point that does not move, the sum of these pulls (F, as a share of all)
    and their moment about the centre (N, as a share of force times radius) come down to integrals of
    D = sqrt(1 - m sin^2) from 0 to a right angle. For small m eight midpoints give them to rounding;
    else they are complete elliptic integrals.
    """
    if u == 0.0:
        return (1.0, 0.0) if v > 0.0 else (0.0, 0.0)
    turning = v < u  # the point that does not move lies under the disc
    ratio = v / u if turning else u / v
    m = ratio * ratio
    if m < 0.1:
        roots = [(sqrt(1.0 - m * s2), c2) for s2, c2 in _SQUARES]
        step = pi / 16
        push = step * sum(c2 * d for d, c2 in roots)
        if turning:
            moment = step * sum(d * d * d for d, _ in roots)
        else:
            moment = step * sum(c2 * c2 / d for d, c2 in roots)
    elif m >= 1.0:
        push, moment = 2 / 3, 2 / 3
    else:
        k, e = _elliptic(m)
        push = ((1 + m) * e - (1 - m) * k) / (3 * m)
        if turning:
            moment = (2 * (2 - m) * e - (1 - m) * k) / 3
        else:
            moment = ((2 - 3 * m) * (1 - m) * k + 2 * (2 * m - 1) * e) / (3 * m * m)
    if turning:
        return 4 / pi * ratio * push, 4 / (3 * pi) * moment
    return 4 / pi * push, 4 / (3 * pi) * ratio * moment


def slide(v: float, u: float, a: float, time: float, part: float = 0.05) -> tuple[float, ...]:
    """Return speed, edge speed, way and time used of a disc that slides for a time or to rest.

    The step is at most ``part`` of the time that the faster of the two speeds would need at the
    full deceleration a, so that rest is approached but never overrun.
    """
    way, used = 0.0, 0.0
    while used < time:
        fastest = max(v, u)
        if fastest < AT_REST:
            return 0.0, 0.0, way, used
        h = min(time - used, part * fastest / a)
        f1, n1 = friction(v, u)
        v2, u2 = v - h / 2 * a * f1, u - h * a * n1
        f2, n2 = friction(max(v2, 0.0), max(u2, 0.0))
        v3, u3 = v - h / 2 * a * f2, u - h * a * n2
        f3, n3 = friction(max(v3, 0.0), max(u3, 0.0))
        v4, u4 = v - h * a * f3, u - 2 * h * a * n3
        f4, n4 = friction(max(v4, 0.0), max(u4, 0.0))
        way += h * (v + 2 * v2 + 2 * v3 + v4) / 6
        v = max(0.0, v - h * a * (f1 + 2 * f2 + 2 * f3 + f4) / 6)
        u = max(0.0, u - h * a * (n1 + 2 * n2 + 2 * n3 + n4) / 3)
        used += h
    return v, u, way, time


@dataclass(frozen=True, slots=True)
class Body:
    """A disc with its motion; mu is its friction on the surface."""

    id: str
    x: float
    y: float
    vx: float = 0.0
    vy: float = 0.0
    spin: float = 0.0
    radius: float = 0.0155
    mass: float = 0.0055
    mu: float = 0.13

    @property
    def moving(self) -> bool:
        return self.vx != 0.0 or self.vy != 0.0 or self.spin != 0.0

    def lasting(self, time: float) -> float:
        """How much of a time the disc moves, did it slide freely."""
        edge = self.radius * abs(self.spin)
        return slide(hypot(self.vx, self.vy), edge, self.mu * GRAVITY, time)[3]

    def after(self, time: float) -> "Body":
        """The same disc a time later, had it slid freely."""
        if not self.moving or time == 0.0:
            return self
        speed = hypot(self.vx, self.vy)
        edge = self.radius * abs(self.spin)
        v, u, way, _ = slide(speed, edge, self.mu * GRAVITY, time)
        dx, dy = (self.vx / speed, self.vy / speed) if speed > 0.0 else (0.0, 0.0)
        spin = u / self.radius if self.spin > 0.0 else -u / self.radius
        if v == 0.0 and u == 0.0:
            spin = 0.0
        return replace(
            self, x=self.x + way * dx, y=self.y + way * dy, vx=v * dx, vy=v * dy, spin=spin
        )


@dataclass(frozen=True, slots=True)
class Materials:
    """What the impacts and the holes need to know."""

    e_piece: float = 0.8
    e_cushion: float = 0.8
    e_exponent: float = 0.1
    mu_contact: float = 0.1
    mu_cushion: float = 0.15
    e_tangential: float = 0.0
    drop: float = 1e-3


def restitution(e1: float, exponent: float, speed: float) -> float:
    """e1 at 1 m/s, less when faster; exactly e1 without an exponent."""
    if exponent == 0.0:
        return e1
    return min(0.95, max(0.5, float(e1 * speed**-exponent)))


@dataclass(slots=True)
class Course:
    """What happened: times of impacts with the two names (None: cushion), falls, and the end."""

    impacts: list[tuple[float, str, str | None]] = field(default_factory=list)
    falls: list[tuple[float, str, int]] = field(default_factory=list)
    bodies: dict[str, Body] = field(default_factory=dict)
    time: float = 0.0
    clearance: float = inf

    @property
    def first_contact(self) -> str | None:
        """The first disc that the striker touched."""
        for _, one, other in self.impacts:
            if "striker" in (one, other) and other is not None:
                return other if one == "striker" else one
        return None


def hit(a: Body, b: Body, how: Materials) -> tuple[Body, Body]:
    """Return two touching discs after their impact; the second may be a cushion."""
    wall = b.mass == inf
    d = hypot(b.x - a.x, b.y - a.y)
    nx, ny = (b.x - a.x) / d, (b.y - a.y) / d
    tx, ty = -ny, nx
    gx, gy = a.vx - b.vx, a.vy - b.vy
    closing = gx * nx + gy * ny
    rubbing = gx * tx + gy * ty + a.radius * a.spin + b.radius * b.spin
    shared = 1 / (1 / a.mass + 1 / b.mass)
    e = restitution(how.e_cushion if wall else how.e_piece, how.e_exponent, closing)
    jn = shared * (closing + max(e * closing, SLOWEST_REBOUND))
    most = (how.mu_cushion if wall else how.mu_contact) * jn
    jt = max(-most, min(most, (1 + how.e_tangential) * shared / 3 * rubbing))
    jx, jy = jn * nx + jt * tx, jn * ny + jt * ty
    return _kicked(a, -jx, -jy, jt), _kicked(b, jx, jy, jt)


def _kicked(a: Body, jx: float, jy: float, jt: float) -> Body:
    spin = a.spin - 2 * jt / (a.mass * a.radius)
    return replace(a, vx=a.vx + jx / a.mass, vy=a.vy + jy / a.mass, spin=spin)


def cushion(a: Body, nx: float, ny: float) -> Body:
    """Return the cushion in the direction (nx, ny) of a disc, as a body that nothing moves."""
    away = a.radius + 1.0
    return Body("cushion", a.x + away * nx, a.y + away * ny, radius=1.0, mass=inf)


def _first_touch(
    gap: Callable[[float], float], rate: Callable[[float], float], h: float, end: float
) -> float | None:
    """Return when a gap first closes within a step h, given the gap at its end; None if it does not.

    A gap that closes and opens again within the step is caught at its narrowest.
    """
    lo, hi = 0.0, h
    if end >= 0.0:
        if rate(0.0) >= 0.0 or rate(h) <= 0.0:
            return None
        hi = _bisect(lambda t: -rate(t), 0.0, h)
        if gap(hi) >= 0.0:
            return None
    elif rate(0.0) > 0.0:  # just parted, and meeting again
        lo = _bisect(rate, 0.0, h)
    return _bisect(gap, lo, hi)


def _bisect(f: Callable[[float], float], lo: float, hi: float) -> float:
    """Return where f, which is negative at hi, turns so; from lo on."""
    for _ in range(60):
        mid = (lo + hi) / 2
        if mid in (lo, hi):
            break
        if f(mid) < 0.0:
            hi = mid
        else:
            lo = mid
    return hi


@dataclass
class World:
    """A board in motion; ``run`` plays it to rest or to a time."""

    bodies: dict[str, Body]
    geometry: Geometry
    how: Materials
    step: float
    """Seconds a step lasts at most, and metres that the fastest disc may slide in one."""

    def __post_init__(self) -> None:
        self.course = Course()
        self.clocks: dict[str, tuple[float, int]] = {}
        self.fall_time = sqrt(2 * self.how.drop / GRAVITY)
        for body in self.bodies.values():
            for number, (x, y) in enumerate(self.geometry.holes, start=1):
                if hypot(body.x - x, body.y - y) < self.tip(body):
                    self.clocks[body.id] = (0.0, number)

    def tip(self, body: Body) -> float:
        """How near to a hole's centre this disc loses its support."""
        return sqrt(self.geometry.hole_radius**2 - (body.radius - EDGE_ROUNDING) ** 2)

    def run(self, until: float = inf) -> Course:
        """Play on and return what happened."""
        now = 0.0
        while now < until and (self.clocks or any(b.moving for b in self.bodies.values())):
            fastest = max(hypot(b.vx, b.vy) for b in self.bodies.values())
            h = min(self.step, until - now, self.step / max(fastest, 1e-9))
            for start, _ in self.clocks.values():
                h = min(h, max(0.0, start + self.fall_time - now))
            then = {name: b.after(h) for name, b in self.bodies.items()}
            found = min(self._events(h, then), key=lambda e: e[0], default=None)
            if found is not None and found[0] < h:
                h = found[0]
                then = {name: b.after(h) for name, b in self.bodies.items()}
            elif not self.clocks and not any(b.moving for b in then.values()):
                h = max(b.lasting(h) for b in self.bodies.values())
            now += h
            self.bodies = then
            if found is not None:
                found[1](now)
            self._fall(now)
        self.course.time = now
        self.course.bodies.update(self.bodies)
        return self.course

    def _fall(self, now: float) -> None:
        for name, (start, hole) in sorted(self.clocks.items()):
            if now >= start + self.fall_time - 1e-15:
                self.course.falls.append((now, name, hole))
                self.course.bodies[name] = self.bodies.pop(name)
                del self.clocks[name]

    def _events(
        self, h: float, then: dict[str, Body]
    ) -> list[tuple[float, Callable[[float], None]]]:
        """All that may happen within a step of h, each by itself: when, and what to do then."""
        events: list[tuple[float, Callable[[float], None]]] = []
        for a, b in combinations(self.bodies.values(), 2):
            if a.moving or b.moving:
                touch = self._touch(a, b, a.radius + b.radius, h, then[a.id], then[b.id])
                if touch is not None:
                    events.append((touch, partial(self._hit, a.id, b.id)))
        for a in self.bodies.values():
            if a.moving:
                events += self._cushions(a, h, then[a.id])
                events += self._holes(a, h, then[a.id])
        return events

    def _touch(
        self, a: Body, b: Body, reach: float, h: float, a_then: Body, b_then: Body
    ) -> float | None:
        """Return when two centres first come within reach; None if not in this step."""
        if hypot(b.x - a.x, b.y - a.y) - reach > 2.1 * self.step:
            return None

        def rate(t: float) -> float:
            p, q = a.after(t), b.after(t)
            return (q.x - p.x) * (q.vx - p.vx) + (q.y - p.y) * (q.vy - p.vy)

        def gap(t: float) -> float:
            p, q = a.after(t), b.after(t)
            return hypot(q.x - p.x, q.y - p.y) - reach

        end = hypot(b_then.x - a_then.x, b_then.y - a_then.y) - reach
        return _first_touch(gap, rate, h, end)

    def _cushions(
        self, a: Body, h: float, then: Body
    ) -> Iterator[tuple[float, Callable[[float], None]]]:
        limit = self.geometry.half_side - a.radius
        for nx, ny in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            if a.vx * nx + a.vy * ny > 0.0 and limit < then.x * nx + then.y * ny:
                touch = _bisect(partial(_room, a, nx, ny, limit), 0.0, h)
                yield touch, partial(self._rebound, a.id, nx, ny)

    def _holes(
        self, a: Body, h: float, then: Body
    ) -> Iterator[tuple[float, Callable[[float], None]]]:
        tip = self.tip(a)
        for number, (x, y) in enumerate(self.geometry.holes, start=1):
            hole = Body("hole", x, y)
            if a.id not in self.clocks:
                touch = self._touch(a, hole, tip, h, then, hole)
                if touch is not None:
                    yield touch, partial(self._tip_in, a.id, number)
            elif self.clocks[a.id][1] == number and hypot(then.x - x, then.y - y) > tip:
                touch = _bisect(partial(_inside, a, hole, tip), 0.0, h)
                yield touch, partial(self._climb_out, a.id)

    def _hit(self, one: str, other: str, now: float) -> None:
        self._note_clearance(one, other)
        self.bodies[one], self.bodies[other] = hit(self.bodies[one], self.bodies[other], self.how)
        self.course.impacts.append((now, one, other))

    def _rebound(self, name: str, nx: float, ny: float, now: float) -> None:
        self._note_clearance(name)
        a = self.bodies[name]
        self.bodies[name], _ = hit(a, cushion(a, nx, ny), self.how)
        self.course.impacts.append((now, name, None))

    def _note_clearance(self, *names: str) -> None:
        """Keep how near a third body ever was to those in an impact."""
        for a in (self.bodies[name] for name in names):
            room = self.geometry.half_side - a.radius
            gaps = sorted(room - abs(place) for place in (a.x, a.y))[2 - len(names) :]
            others = (b for b in self.bodies.values() if b.id not in names)
            gaps += [hypot(b.x - a.x, b.y - a.y) - a.radius - b.radius for b in others]
            self.course.clearance = min(self.course.clearance, *gaps)

    def _tip_in(self, name: str, hole: int, now: float) -> None:
        self.clocks[name] = (now, hole)

    def _climb_out(self, name: str, now: float) -> None:
        del self.clocks[name]


def _room(a: Body, nx: float, ny: float, limit: float, t: float) -> float:
    there = a.after(t)
    return limit - (there.x * nx + there.y * ny)


def _inside(a: Body, hole: Body, tip: float, t: float) -> float:
    there = a.after(t)
    return tip - hypot(there.x - hole.x, there.y - hole.y)


def play(
    bodies: Iterable[Body],
    geometry: Geometry,
    how: Materials,
    until: float = inf,
    step: float = 4e-3,
) -> Course:
    """Play discs to rest, or to a time."""
    return World({b.id: b for b in bodies}, geometry, how, step).run(until)
