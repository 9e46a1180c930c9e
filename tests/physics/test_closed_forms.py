"""The engine against what can be written down: sliding, impacts, cushions, holes, touching discs.

Everything holds to 1e-9 (metres, seconds) unless said. The way and time of a spinning disc come from
the reference's own integration, with steps so fine that they are good to 1e-10.
"""

from dataclasses import replace
from math import atan, atan2, cos, degrees, hypot, radians, sin, sqrt
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from carrom.equipment.editions import REVISED
from carrom.equipment.pieces import Piece, Point, Seat
from carrom.equipment.rosette import rosette
from carrom.equipment.standard import standard_geometry
from carrom.physics import Aim, Disc, Fate, Motion, Surface, simulate, strike
from tests.physics.reference import Body, Materials, cushion, friction, hit, restitution, slide

G = standard_geometry(REVISED)
GRAVITY = 9.80665
MU = 0.13
A = MU * GRAVITY
PLAIN = Surface(e_exponent=0.0)
SMOOTH = Surface(e_exponent=0.0, mu_contact=0.0, mu_cushion=0.0)
PIECE, STRIKER = 0.0055, 0.015
LIMIT = G.half_side - G.piece_radius
"""The farthest a piece's centre can be from the middle."""


def near(value: float | list[float] | npt.NDArray[np.float64], tolerance: float = 1e-9) -> Any:
    return pytest.approx(value, abs=tolerance, rel=0.0)


def disc(
    name: str, x: float, y: float, vx: float = 0.0, vy: float = 0.0, spin: float = 0.0
) -> Disc:
    """Return the striker or, under any other name, a white piece."""
    piece = Piece.STRIKER if name == "striker" else Piece.WHITE
    return Disc(id=name, piece=piece, at=Point(x, y), velocity=Point(vx, vy), spin=spin)


def body(of: Disc) -> Body:
    striker = of.piece is Piece.STRIKER
    return Body(
        of.id,
        *of.at,
        *of.velocity,
        of.spin,
        of.radius or (G.striker_radius if striker else G.piece_radius),
        of.mass or (STRIKER if striker else PIECE),
        MU,
    )


def free(*discs: Disc, surface: Surface = PLAIN, pockets: bool = False) -> Motion:
    return simulate(discs, G, surface=surface, pockets=pockets)


def rest(of: Body) -> Point:
    """Return where a disc comes to rest that meets nothing more."""
    speed = hypot(of.vx, of.vy)
    way = slide(speed, abs(of.radius * of.spin), of.mu * GRAVITY, 99.0, part=0.01)[2]
    share = way / speed if speed > 0.0 else 0.0
    return Point(of.x + share * of.vx, of.y + share * of.vy)


def end_of(motion: Motion, name: str) -> Point:
    return next(end.at for end in motion.ends if end.id == name)


def same_place(one: Point, other: Point, tolerance: float = 1e-9) -> bool:
    return hypot(one.x - other.x, one.y - other.y) < tolerance


def slowed(v: float, way: float) -> float:
    """Return the speed left after a way without spin."""
    return sqrt(v * v - 2 * A * way)


def materials(s: Surface) -> Materials:
    return Materials(
        s.e_piece, s.e_cushion, s.e_exponent, s.mu_contact, s.mu_cushion, s.e_tangential, s.drop
    )


# Sliding


@pytest.mark.parametrize("angle", [0.0, 17.0, 45.0, 90.0])
@pytest.mark.parametrize(("v", "mu"), [(1e-3, 0.13), (0.3, 0.06), (1.0, 0.13), (1.2, 0.2)])
def test_without_spin_a_disc_slows_down_evenly(v, mu, angle):
    c, s = cos(radians(angle)), sin(radians(angle))
    a = mu * GRAVITY
    motion = free(disc("w", -0.3, -0.31, v * c, v * s), surface=Surface(mu=mu))
    way = v * v / (2 * a)
    assert same_place(end_of(motion, "w"), Point(-0.3 + way * c, -0.31 + way * s))
    assert motion.duration == near(v / a)
    for t in (0.1 * v / a, 0.5 * v / a, 0.99 * v / a):
        gone = v * t - a * t * t / 2
        assert same_place(Point(*motion.at(t)[0]), Point(-0.3 + gone * c, -0.31 + gone * s))


SPINS = [
    (1.0, 10.0),
    (1.0, -60.0),
    (0.5, 100.0),
    (0.9, 58.06),
    (0.02, 90.0),
    (1.1, 0.01),
    (0.3, -30.0),
]


@pytest.mark.parametrize("name", ["striker", "w"])
@pytest.mark.parametrize(("v", "spin"), SPINS)
def test_with_spin_a_disc_slows_down_as_integrated(v, spin, name):
    given = disc(name, -0.32, 0.1, v, 0.0, spin)
    u = body(given).radius * abs(spin)
    motion = free(given)
    _, _, way, time = slide(v, u, A, 99.0, part=0.005)
    assert same_place(end_of(motion, name), Point(-0.32 + way, 0.1))
    assert motion.duration == near(time)
    for share in (0.05, 0.3, 0.6, 0.9):
        gone = slide(v, u, A, share * time, part=0.01)[2]
        assert motion.at(share * time)[0] == near([-0.32 + gone, 0.1])


def test_sliding_and_spinning_keep_step_at_the_fixed_point():
    lo, hi = 0.6, 0.7
    for _ in range(60):
        eps = (lo + hi) / 2
        force, moment = friction(eps, 1.0)
        lo, hi = (eps, hi) if force < 2 * eps * moment else (lo, eps)
    assert eps == near(0.6530018, 5e-8)
    assert force == near(0.61603, 5e-6)
    v = 0.8
    motion = free(disc("striker", -0.3, 0.0, v, 0.0, v / (eps * G.striker_radius)))
    assert end_of(motion, "striker").x == near(-0.3 + v * v / (2 * A * force))
    assert motion.duration == near(v / (A * force))
    t = 0.4 * motion.duration
    assert motion.at(t)[0][0] == near(-0.3 + v * t - A * force * t * t / 2)


@pytest.mark.parametrize("spin", [5.0, -80.0])
def test_a_disc_that_only_spins_stays(spin):
    motion = free(disc("w", 0.1, 0.05, spin=spin))
    assert end_of(motion, "w") == Point(0.1, 0.05)
    assert motion.duration == near(3 * G.piece_radius * abs(spin) / (4 * A))


@pytest.mark.parametrize(
    ("name", "spin", "percent", "digit"),
    [
        ("striker", 10.0, 1.1, 0.05),
        ("striker", 20.0, 4.4, 0.05),
        ("striker", 60.0, 42.0, 0.5),
        ("w", 10.0, 0.6, 0.05),
        ("w", 20.0, 2.4, 0.05),
        ("w", 60.0, 24.0, 0.5),
    ],
)
def test_what_ignoring_spin_would_cost(name, spin, percent, digit):
    motion = free(disc(name, -0.3, 0.0, 1.0, 0.0, spin))
    way = end_of(motion, name).x + 0.3
    assert 100 * (way * 2 * A - 1) == near(percent, digit)


# Impacts of two discs


def masses(one: float, other: float) -> tuple[Disc, Disc]:
    """Return two discs of unlike size on one line, the first moving at 0.7 m/s, 5 cm apart."""
    first = replace(disc("a", -0.1, 0.02, 0.7), radius=0.012, mass=one)
    second = replace(disc("b", -0.1 + 0.012 + 0.019 + 0.05, 0.02), radius=0.019, mass=other)
    return first, second


@pytest.mark.parametrize("e", [0.5, 0.8, 1.0])
@pytest.mark.parametrize(("one", "other"), [(5.5e-3, 5.5e-3), (1.5e-2, 5.5e-3), (4e-3, 2e-2)])
def test_head_on(one, other, e):
    first, second = masses(one, other)
    motion = free(first, second, surface=Surface(e_piece=e, e_exponent=0.0))
    v = slowed(0.7, 0.05)
    v1, v2 = (one - e * other) / (one + other) * v, (1 + e) * one / (one + other) * v
    assert one * v1 + other * v2 == pytest.approx(one * v)
    assert end_of(motion, "a").x == near(-0.05 + v1 * abs(v1) / (2 * A))
    assert end_of(motion, "b").x == near(second.at.x + v2 * v2 / (2 * A))
    assert end_of(motion, "a").y == end_of(motion, "b").y == 0.02
    (impact,) = motion.impacts
    assert impact.time == near((0.7 - v) / A)
    assert impact.speed == near(v)
    assert impact.impulse == near((1 + e) * one * other / (one + other) * v)


START = -0.2


def touching(cut: float, v: float, spins: tuple[float, float] = (0.0, 0.0)) -> tuple[Disc, Disc]:
    """Return the striker moving along x and a piece it touches, cut so many degrees off centre."""
    reach = G.striker_radius + G.piece_radius
    x, y = START + reach * cos(radians(cut)), reach * sin(radians(cut))
    return disc("striker", START, 0.0, v, 0.0, spins[0]), disc("w", x, y, spin=spins[1])


@pytest.mark.parametrize("cut", [0.0, 10.0, 45.0, -70.0])
def test_smooth_discs_part_along_the_line_of_centres(cut):
    motion = free(*touching(cut, 0.6), surface=SMOOTH)
    ways = [
        Point(end.at.x - d.at.x, end.at.y - d.at.y)
        for end, d in zip(motion.ends, motion.discs, strict=True)
    ]
    # Without spin the speed can be had from the way to rest, so momentum can be counted up.
    vs = [(p.x * sqrt(2 * A / hypot(*p)), p.y * sqrt(2 * A / hypot(*p))) for p in ways]
    push = 1.8 * STRIKER * PIECE / (STRIKER + PIECE) * 0.6 * cos(radians(cut))
    assert STRIKER * vs[0][0] + PIECE * vs[1][0] == near(STRIKER * 0.6, 1e-11)
    assert STRIKER * vs[0][1] + PIECE * vs[1][1] == near(0.0, 1e-11)
    assert degrees(atan2(ways[1].y, ways[1].x)) == near(cut, 1e-7)
    assert PIECE * hypot(*vs[1]) == near(push, 1e-11)


RUBBING = [
    (Surface(e_exponent=0.0), (0.0, 0.0)),
    (Surface(e_exponent=0.0, mu_contact=0.25, e_piece=0.6), (40.0, -25.0)),
    (Surface(e_exponent=0.0, mu_contact=0.9, e_tangential=0.0), (0.0, 15.0)),
    (Surface(e_exponent=0.0, mu_contact=0.9, e_tangential=0.4), (-30.0, 0.0)),
    (Surface(), (0.0, 60.0)),
]


@pytest.mark.parametrize(("surface", "spins"), RUBBING)
@pytest.mark.parametrize("cut", [0.0, 12.0, 45.0, -70.0])
def test_rubbing_discs(cut, surface, spins):
    discs = touching(cut, 0.6, spins)
    motion = free(*discs, surface=surface)
    one, other = (body(d) for d in discs)
    after = hit(one, other, materials(surface))
    for b in after:
        assert same_place(end_of(motion, b.id), rest(b))
    # The formulas themselves keep momentum and angular momentum.
    for before, now in (
        [sum(f(b) for b in pair) for pair in ((one, other), after)]
        for f in (lambda b: b.mass * b.vx, lambda b: b.mass * b.vy, angular)
    ):
        assert now == near(before, 1e-15)


def angular(of: Body) -> float:
    return of.mass * (of.x * of.vy - of.y * of.vx + of.radius**2 * of.spin / 2)


@pytest.mark.parametrize("cut", [30.0, 45.0, 70.0, -50.0])
def test_the_engine_keeps_momentum_with_rubbing(cut):
    """Velocities from four positions shortly after the impact: to 1e-6 of the striker's."""
    discs = touching(cut, 0.6, (20.0, -10.0))
    motion = free(*discs)
    h = 2e-3
    x0, x1, x2, x3 = (motion.at(k * h) for k in range(4))
    v = (-11 * x0 + 18 * x1 - 9 * x2 + 2 * x3) / (6 * h)
    assert STRIKER * v[0] + PIECE * v[1] == near([STRIKER * 0.6, 0.0], STRIKER * 1e-6)


@pytest.mark.parametrize("cut", [30.0, 45.0, 60.0, 70.0, -40.0])
def test_a_piece_is_thrown_off_the_line_of_centres(cut):
    motion = free(*touching(cut, 0.6))
    discs = motion.discs
    to = end_of(motion, "w")
    went = degrees(atan2(to.y - discs[1].at.y, to.x - discs[1].at.x))
    thrown = degrees(atan(0.1))
    assert thrown == near(5.7, 0.02)
    assert abs(cut) - abs(went) == near(thrown, 1e-6)


# Cushions


@pytest.mark.parametrize("e", [0.65, 0.9])
@pytest.mark.parametrize(("x", "y"), [(1, 0), (-1, 0), (0, 1), (0, -1)])
def test_straight_at_a_cushion(x, y, e):
    start = LIMIT - 0.1
    motion = free(
        disc("w", start * x, start * y, 0.8 * x, 0.8 * y),
        surface=Surface(e_cushion=e, e_exponent=0.0),
    )
    v = slowed(0.8, 0.1)
    back = LIMIT - (e * v) ** 2 / (2 * A)
    assert same_place(end_of(motion, "w"), Point(back * x, back * y))
    (impact,) = motion.impacts
    assert impact.second is None
    assert impact.time == near((0.8 - v) / A)
    assert impact.impulse == near((1 + e) * PIECE * v)


@pytest.mark.parametrize("surface", [PLAIN, Surface(mu_cushion=0.6, e_tangential=0.3)])
@pytest.mark.parametrize(("vx", "spin"), [(0.5, 0.0), (0.5, 40.0), (-0.3, 70.0), (0.0, -50.0)])
def test_across_a_cushion_with_spin(vx, spin, surface):
    """The disc touches the cushion at the start, so that its spin at the impact is known."""
    given = disc("w", 0.05, LIMIT, vx, 0.7, spin)
    motion = free(given, surface=surface)
    start = body(given)
    after, _ = hit(start, cushion(start, 0, 1), materials(surface))
    assert same_place(end_of(motion, "w"), rest(after))


def test_a_spinning_disc_on_its_way_to_a_cushion():
    """Spin and speed at the cushion by integration: 8 cm at first 0.9 m/s and 50 rad/s."""
    given = disc("w", LIMIT - 0.08, 0.0, 0.9, 0.0, 50.0)
    u = G.piece_radius * 50.0
    lo, hi = 0.0, 1.0
    for _ in range(50):
        mid = (lo + hi) / 2
        lo, hi = (lo, mid) if slide(0.9, u, A, mid, 0.01)[2] > 0.08 else (mid, hi)
    v, u, _, _ = slide(0.9, u, A, hi, 0.01)
    there = replace(body(given), x=LIMIT, vx=v, spin=u / G.piece_radius)
    after, _ = hit(there, cushion(there, 1, 0), materials(PLAIN))
    motion = free(given)
    assert motion.impacts[0].time == near(hi)
    assert same_place(end_of(motion, "w"), rest(after))


# Restitution


@pytest.mark.parametrize(
    ("e", "p"), [(0.8, 0.1), (0.8, 0.25), (0.9, 0.05), (0.3, 0.0), (0.97, 0.0)]
)
@pytest.mark.parametrize("v", [0.02, 0.3, 1.0, 2.0, 4.0, 7.0])
def test_restitution_falls_with_speed(v, e, p):
    law = e if p == 0.0 else min(0.95, max(0.5, e * v**-p))
    assert restitution(e, p, v) == law
    surface = Surface(e_piece=e, e_cushion=e, e_exponent=p)
    wall = free(disc("w", LIMIT, 0.0, v, 0.0), surface=surface)
    t = min(0.02, law * v / A)
    assert wall.at(t)[0][0] == near(LIMIT - law * v * t + A * t * t / 2)
    pair = free(disc("a", 0.0, 0.0, v, 0.0), disc("b", 0.031, 0.0), surface=surface)
    go = (1 + law) / 2 * v
    t = min(0.02, go / A)
    assert pair.at(t)[1][0] == near(0.031 + go * t - A * t * t / 2)


@pytest.mark.parametrize("v", [1e-4, 5e-4, 1.1e-3])
def test_nothing_leaves_a_cushion_slower_than_a_millimetre_a_second(v):
    motion = free(disc("w", LIMIT, 0.0, v, 0.0))
    assert LIMIT - end_of(motion, "w").x == near(max(1e-3, 0.8 * v) ** 2 / (2 * A), 1e-12)


# Runs of the striker (rule 2.1.a)


@pytest.mark.parametrize(("e", "speed"), [(0.7, 4.5), (0.8, 3.5)])
def test_the_board_test(e, speed):
    limit = G.half_side - G.striker_radius
    length, first = 2 * limit, limit + G.base_distance
    v0 = sqrt(2 * A * (first + length / e**2 + length / e**4 + length / (2 * e**6)))
    assert v0 == near(speed, 0.05)
    aim = Aim(seat=Seat.SOUTH, x=0.0, angle=90.0, speed=v0)
    motion = strike((), aim, G, surface=Surface(e_cushion=e, e_exponent=0.0))
    assert same_place(end_of(motion, "striker"), Point(0.0, 0.0), 1e-8)
    assert len(motion.impacts) == 3


def test_a_strong_stroke_makes_almost_four_runs():
    motion = strike((), Aim(seat=Seat.SOUTH, x=0.0, angle=90.0, speed=5.0), G)
    limit = G.half_side - G.striker_radius
    assert len(motion.impacts) == 3
    assert 3 + (limit - end_of(motion, "striker").y) / (2 * limit) == near(3.95, 0.005)


# Holes

CLOCK = sqrt(2 * 1e-3 / GRAVITY)
"""Seconds from losing support to being caught, with a drop of 1 mm."""
TIP = sqrt(G.hole_radius**2 - (G.piece_radius - 5e-4) ** 2)
STRIKER_TIP = sqrt(G.hole_radius**2 - (G.striker_radius - 5e-4) ** 2)
DIAGONALS = {1: (1, 1), 2: (-1, 1), 3: (-1, -1), 4: (1, -1)}


def towards_hole(
    number: int, away: float, v: float, beside: float = 0.0, turn: float = 0.0, name: str = "w"
) -> Disc:
    """Return a disc so far before a hole, moving so that it would pass beside its centre."""
    sx, sy = DIAGONALS[number]
    hole = G.holes[number - 1]
    angle = atan2(sy, sx) + radians(turn)
    c, s = cos(angle), sin(angle)
    x, y = hole.x - away * c - beside * s, hole.y - away * s + beside * c
    return disc(name, x, y, v * c, v * s)


@pytest.mark.parametrize(("beside", "turn"), [(0.0, 0.0), (0.004, 10.0), (-0.01, -5.0)])
@pytest.mark.parametrize("number", DIAGONALS)
@pytest.mark.parametrize("drop", [1e-3, 2e-3])
def test_a_ray_into_a_hole(number, beside, turn, drop):
    given = towards_hole(number, 0.2, 0.8, beside, turn)
    motion = free(given, surface=Surface(drop=drop), pockets=True)
    way = 0.2 - sqrt(TIP**2 - beside**2)
    v = slowed(0.8, way)
    clock = sqrt(2 * drop / GRAVITY)
    (fall,) = motion.falls
    assert (fall.id, fall.piece, fall.hole) == ("w", Piece.WHITE, number)
    assert fall.time == near((0.8 - v) / A + clock)
    (end,) = motion.ends
    assert (end.fate, end.hole, end.time) == (Fate.POCKETED, number, fall.time)
    if not motion.impacts:
        gone = 0.8 * fall.time - A * fall.time**2 / 2
        there = (
            given.at.x + gone * given.velocity.x / 0.8,
            given.at.y + gone * given.velocity.y / 0.8,
        )
        assert same_place(end.at, Point(*there))


@pytest.mark.parametrize(("name", "tip"), [("w", TIP), ("striker", STRIKER_TIP)])
@pytest.mark.parametrize("short", [1e-8, 1e-5, 2.9e-4, 3.1e-4, 1e-3])
@pytest.mark.parametrize("number", [1, 3])
def test_a_disc_hangs_at_the_rim(number, short, name, tip):
    """It stops this much before the tipping distance: never caught, and told when within 0.3 mm."""
    motion = free(towards_hole(number, tip + short + 0.1, sqrt(0.2 * A), name=name), pockets=True)
    assert motion.falls == ()
    assert motion.ends[0].fate is Fate.REST
    hole = G.holes[number - 1]
    at = motion.ends[0].at
    assert hypot(at.x - hole.x, at.y - hole.y) == near(tip + short)
    assert motion.on_rim == ((name,) if short < 3e-4 else ())


@pytest.mark.parametrize(("name", "tip"), [("w", TIP), ("striker", STRIKER_TIP)])
@pytest.mark.parametrize("over", [1e-8, 1e-5, 1e-3])
def test_a_disc_tips_over_the_rim(over, name, tip):
    """It would stop this much past the tipping distance; it falls there."""
    v = sqrt(2 * A * (0.1 + over))
    motion = free(towards_hole(2, tip + 0.1, v, name=name), pockets=True)
    (fall,) = motion.falls
    assert (fall.id, fall.hole) == (name, 2)
    assert fall.time == near((v - sqrt(2 * A * over)) / A + CLOCK)
    assert motion.on_rim == ()


@pytest.mark.parametrize("over", [1e-6, 5e-3])
def test_a_disc_without_support_falls_at_once(over):
    motion = free(towards_hole(4, TIP - over, 0.0), disc("b", 0.0, 0.0), pockets=True)
    (fall,) = motion.falls
    assert (fall.id, fall.hole) == ("w", 4)
    assert fall.time == near(CLOCK)


def along_the_frame(v: float, beside: float) -> Disc:
    """Return a piece moving to the right, past hole 1 at this distance, 10 cm before its rim."""
    hole = G.holes[0]
    half = sqrt(TIP**2 - beside**2)
    return disc("w", hole.x - half - 0.1, hole.y - beside, v, 0.0)


def critical(stay) -> float:
    """Return the speed at the rim at which a piece stays above a hole for just the fall time."""
    lo, hi = 0.3, 9.0
    for _ in range(80):
        mid = (lo + hi) / 2
        lo, hi = (mid, hi) if stay(mid) > CLOCK else (lo, mid)
    return sqrt(lo * lo + 2 * A * 0.1)


def test_a_fast_piece_rattles_out_of_a_hole():
    """In, against the cushion behind the hole, and out; the left hole then catches it."""
    beside, e = 0.012, 0.8
    half = sqrt(TIP**2 - beside**2)
    deep = half + G.hole_radius - G.piece_radius

    def stay(v: float) -> float:
        there = slowed(v, deep)
        return (v - there) / A + (e * there - slowed(e * there, deep)) / A

    v0 = critical(stay)
    assert 2.0 < v0 < 4.0
    slow, fast = (
        free(along_the_frame(v, beside), pockets=True) for v in (v0 * (1 - 1e-7), v0 * (1 + 1e-7))
    )
    rim = slowed(v0, 0.1)
    (fall,) = slow.falls
    assert fall.hole == 1
    assert fall.time == near((v0 - rim) / A + CLOCK, 1e-8)
    (fall,) = fast.falls
    assert fall.hole == 2
    away = e * slowed(rim, deep)
    way = LIMIT + G.holes[0].x - half
    expected = (v0 - slowed(rim, deep)) / A + (away - slowed(away, way)) / A + CLOCK
    assert fall.time == near(expected, 1e-7)
    assert len(fast.impacts) == 2  # the right cushion, and the left one above hole 2


def test_a_piece_crosses_a_hole_and_is_caught_on_its_way_back():
    """It leaves the rim before the cushion stops it; slower after that, it stays over the hole."""
    beside, e = 0.0155, 0.8
    half = sqrt(TIP**2 - beside**2)
    room = G.hole_radius - G.piece_radius
    assert half < room
    v0 = critical(lambda v: (v - slowed(v, 2 * half)) / A)
    slow, fast = (
        free(along_the_frame(v, beside), pockets=True) for v in (v0 * (1 - 1e-7), v0 * (1 + 1e-7))
    )
    rim = slowed(v0, 0.1)
    assert slow.falls[0].time == near((v0 - rim) / A + CLOCK, 1e-7)
    assert slow.impacts == ()
    at_cushion = slowed(rim, half + room)
    again = (e * at_cushion - slowed(e * at_cushion, room - half)) / A
    assert fast.falls[0].time == near((v0 - at_cushion) / A + again + CLOCK, 1e-7)
    assert fast.falls[0].hole == slow.falls[0].hole == 1


# Touching discs


def test_a_frozen_piece_is_not_moved_by_a_stroke_across():
    for cut in (90.0, -90.0, 135.0, 180.0):
        motion = free(*touching(cut, 0.8))
        assert motion.impacts == ()
        assert end_of(motion, "w") == motion.discs[1].at
        assert end_of(motion, "striker").x == near(START + 0.64 / (2 * A))


def compliant(
    bodies: list[Body], how: Materials, time: float = 2e-4, k: float = 2.3e7
) -> npt.NDArray[np.float64]:
    """Return the velocities of touching smooth discs some time on, on springs with hysteresis.

    Loading along k d, unloading along k / e^2 (d - d0), where d0 = (1 - e^2) times the greatest d.
    Once a contact has opened, at d0, touching again is a new impact: it loads along k anew, from
    d0. (On the old unloading line the second impact would lose nothing, whatever e is.)
    """
    x, v = (np.array(at) for at in ([(b.x, b.y) for b in bodies], [(b.vx, b.vy) for b in bodies]))
    radius, mass = np.array([b.radius for b in bodies]), np.array([b.mass for b in bodies])
    one, other = np.triu_indices(len(bodies), 1)
    touch = np.hypot(*(x[other] - x[one]).T) < radius[one] + radius[other] + 1e-3
    one, other = one[touch], other[touch]
    e = np.where(np.isinf(mass[other]), how.e_cushion, how.e_piece)
    share = np.zeros((len(bodies), len(one)))
    share[one, np.arange(len(one))] = -1.0
    share[other, np.arange(len(one))] = 1.0
    share /= mass[:, None]
    natural, deepest = radius[one] + radius[other], np.zeros(len(one))
    dt = 1e-7
    for _ in range(round(time / dt)):
        apart = x[other] - x[one]
        length = np.sqrt((apart * apart).sum(axis=1))
        opened = natural - length < (1 - e * e) * deepest
        natural -= np.where(opened, (1 - e * e) * deepest, 0.0)
        deepest[opened] = 0.0
        d = natural - length
        unloading = np.maximum(0.0, k / e**2 * (d - (1 - e * e) * deepest))
        force = np.where(d > deepest, k * d, unloading)
        deepest = np.maximum(deepest, d)
        v = v + share @ ((force / length)[:, None] * apart) * dt
        x = x + v * dt
    return v


def shortly_after(motion: Motion, time: float = 2e-4) -> npt.NDArray[np.float64]:
    """Return velocities just after an impact at the start, from positions; friction added back."""
    v: npt.NDArray[np.float64] = (motion.at(1.5 * time) - motion.at(time)) / (time / 2)
    speed = np.sqrt((v * v).sum(axis=1, keepdims=True))
    before: npt.NDArray[np.float64] = v * (1 + 1.25 * time * A / np.maximum(speed, 1e-9))
    return before


def row(grams: list[float], v: float) -> list[Disc]:
    """Return touching pieces of these masses, the first moving towards the others."""
    return [
        replace(disc(f"d{i}", 0.031 * i - 0.05, 0.0, v if i == 0 else 0.0), mass=m / 1000)
        for i, m in enumerate(grams)
    ]


ROWS = [[5.5, 5.5, 5.5], [15.0, 5.5, 5.5], [5.5, 15.0, 5.5], [5.5, 5.5, 15.0], [4.0, 20.0, 8.0]]


def test_the_compliant_row_knows_two_discs():
    v1, v2 = compliant([body(d) for d in row([15.0, 5.5], 1.0)], materials(PLAIN))[:, 0]
    assert v2 - v1 == near(0.8, 1e-5)
    assert 15.0 * v1 + 5.5 * v2 == near(15.0)


@pytest.mark.parametrize("e", [0.55, 0.8, 0.95])
@pytest.mark.parametrize("grams", ROWS)
def test_newtons_cradle(grams, e):
    """Three in a row, to 1e-3 of the speed that came in."""
    discs, surface = row(grams, 1.5), Surface(e_piece=e, e_exponent=0.0)
    expected = compliant([body(d) for d in discs], materials(surface))
    assert shortly_after(free(*discs, surface=surface)) == near(expected, 1.5e-3)


@pytest.mark.parametrize("grams", ROWS)
def test_newtons_cradle_does_not_ask_how_stiff_discs_are(grams):
    discs = row(grams, 1.5)
    soft, hard = (free(*discs, surface=replace(PLAIN, stiffness=k)) for k in (6e6, 1e8))
    assert shortly_after(soft) == near(shortly_after(hard), 0.002 * 1.5)


def test_a_piece_on_the_cushion():
    """Striker, piece and cushion meet at once: what comes back is that of a row ending in a wall."""
    reach = G.striker_radius + G.piece_radius
    surface = Surface(e_piece=0.8, e_cushion=0.7, e_exponent=0.0)
    discs = disc("striker", LIMIT - reach, 0.0, 1.5), disc("w", LIMIT, 0.0)
    first, second = (body(d) for d in discs)
    expected = compliant([first, second, cushion(second, 1, 0)], materials(surface))
    found = shortly_after(free(*discs, surface=surface))
    assert found == near(expected[:2], 1.5e-3)


@pytest.mark.parametrize("turn", [20.0, 0.0, -35.0])
def test_the_striker_between_two_pieces(turn):
    """Two touching pieces, struck off the middle or between them: to 1e-3 of the speed."""
    reach, radius = G.striker_radius + G.piece_radius, G.piece_radius
    middle = sqrt(reach**2 - radius**2)
    c, s = cos(radians(turn)), sin(radians(turn))
    pieces = disc("a", 0.0, radius), disc("b", 0.0, -radius)
    discs = (disc("striker", -middle, 0.0, 2.0 * c, 2.0 * s), *pieces)
    expected = compliant([body(d) for d in discs], materials(SMOOTH))
    assert shortly_after(free(*discs, surface=SMOOTH)) == near(expected, 2e-3)


@pytest.mark.parametrize(("turn", "beside"), [(0.0, 0.0), (0.0, 0.012), (30.0, 0.0)])
def test_the_break(turn, beside):
    """The whole rosette, struck at 5 m/s, disc by disc to 0.5 % of that."""
    pieces = [disc(f"p{i}", *standing.at) for i, standing in enumerate(rosette(G, turn))]
    reach = G.striker_radius + G.piece_radius
    y = min(
        d.at.y - sqrt(reach**2 - (d.at.x - beside) ** 2)
        for d in pieces
        if abs(d.at.x - beside) < reach
    )
    discs = (disc("striker", beside, y, 0.0, 5.0), *pieces)
    expected = compliant([body(d) for d in discs], materials(SMOOTH), time=5e-4)
    found = shortly_after(free(*discs, surface=SMOOTH), time=4e-4)
    assert found == near(expected, 0.025)
