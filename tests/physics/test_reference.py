"""The engine against the brute-force reference, on mid-game strokes.

How near they must come: the reference itself moves by less than 1e-9 m when its step is halved, the
engine's table is good to about 2e-10 m for one slide, and the strokes kept are those whose ends move
less than 10,000 times as far as the striker is moved. Both errors are much smaller where they are
magnified most, early in a stroke, so 1e-8 m is what two correct programs can promise (seen: 7e-10).
A wrong sign or a forgotten term shows in millimetres.

A stroke in which a third body is nearly touching at an impact is left out, because there the engine
rightly does not resolve the impact as one of two bodies.
"""

from dataclasses import dataclass, replace
from functools import cache
from math import atan2, cos, degrees, hypot, radians, sin
from random import Random

import pytest
from msgspec import structs

from carrom.equipment.editions import EDITIONS
from carrom.equipment.geometry import from_seat
from carrom.equipment.pieces import Piece, Point, Seat, Standing
from carrom.equipment.standard import standard_geometry
from carrom.physics import Aim, Disc, Fate, Motion, Surface, simulate, strike
from tests.physics.reference import Body, Course, Materials, play

TOLERANCE = 1e-8
"""Metres, at rest and on the way."""
LEAST_GAP = 2e-3
LEAST_CLEARANCE = 2e-4
"""Twice the widest gap that joins a third body to an impact."""
MISSES = {7, 12, 43, 49}
WILD = {0, 1, 2, 23, 40}
"""Strokes whose ends move 10,000 times as far as the striker is moved, and more."""
CROWDED = {9}
STROKES = sorted(set(range(54)) - MISSES - WILD - CROWDED)
"""Seeds."""
FREE = sorted(set(range(40, 53)) - {50})
"""Seeds; in 50 nothing moves."""
CASES = range(len(STROKES) + len(FREE))


@dataclass(frozen=True)
class Case:
    """One drawn position, as both programs take it."""

    discs: tuple[Disc, ...]
    surface: Surface
    aim: Aim | None
    """None: the discs are given with their velocities."""
    edition: str


def random_surface(random: Random) -> Surface:
    if random.random() < 0.4:
        return Surface()
    return Surface(
        mu=random.uniform(0.06, 0.2),
        mu_striker=random.uniform(0.06, 0.2),
        e_piece=random.uniform(0.6, 0.93),
        e_cushion=random.uniform(0.65, 0.9),
        e_exponent=random.choice([0.0, random.uniform(0.0, 0.25)]),
        mu_contact=random.uniform(0.05, 0.25),
        mu_cushion=random.uniform(0.05, 0.25),
        e_tangential=random.choice([0.0, random.uniform(0.0, 0.4)]),
        drop=random.uniform(0.5e-3, 4e-3),
    )


def scatter(random: Random, edition: str, taken: list[tuple[Point, float]]) -> list[Point]:
    """Return places of pieces that stand apart, off the cushions and clear of the holes."""
    geometry = standard_geometry(EDITIONS[edition])
    radius = geometry.piece_radius
    room = geometry.half_side - radius - LEAST_GAP
    taken = [*taken, *((hole, geometry.hole_radius - radius) for hole in geometry.holes)]
    places: list[Point] = []
    number = random.randint(6, 10)
    while len(places) < number:
        x, y = random.uniform(-room, room), random.uniform(-room, room)
        if all(hypot(x - p.x, y - p.y) > r + radius + LEAST_GAP for p, r in taken):
            places.append(Point(x, y))
            taken.append((Point(x, y), radius))
    return places


PIECES = (Piece.WHITE, Piece.BLACK, Piece.QUEEN)


def aimed(random: Random, start: Point, places: list[Point], edition: str) -> float:
    """Return a direction (radians): every second time to send a piece about into a hole."""
    geometry = standard_geometry(EDITIONS[edition])
    target = random.choice(places)
    if random.random() < 0.5:
        hole = max(geometry.holes, key=lambda h: _facing(start, target, h))
        d = hypot(hole.x - target.x, hole.y - target.y)
        share = (geometry.piece_radius + geometry.striker_radius) / d
        x, y = target.x - share * (hole.x - target.x), target.y - share * (hole.y - target.y)
        return atan2(y - start.y, x - start.x) + random.uniform(-0.005, 0.005)
    off = random.uniform(-0.03, 0.03) / hypot(target.x - start.x, target.y - start.y)
    return atan2(target.y - start.y, target.x - start.x) + off


def _facing(start: Point, target: Point, hole: Point) -> float:
    """Return the cosine of the cut that sends a piece into a hole."""
    ax, ay, bx, by = (target.x - start.x, target.y - start.y, hole.x - target.x, hole.y - target.y)
    return (ax * bx + ay * by) / (hypot(ax, ay) * hypot(bx, by))


def draw_stroke(seed: int) -> Case:
    """Return a stroke of 0.5 to 4 m/s at one of 6 to 10 pieces, every second one with spin."""
    random = Random(seed)
    edition = random.choice(("1986", "revised"))  # the first two: the cases stay as they are
    geometry = standard_geometry(EDITIONS[edition])
    seat = random.choice(list(Seat))
    x = random.uniform(-0.8, 0.8) * geometry.base_circle_x
    start = from_seat(Point(x, -geometry.base_distance), seat)
    places = scatter(random, edition, [(start, geometry.striker_radius)])
    kinds = [Piece.WHITE if k % 2 else Piece.BLACK for k in range(len(places))]
    discs = tuple(
        Disc(id=f"{kind[0]}{k // 2 + 1}", piece=kind, at=at)
        for k, (kind, at) in enumerate(zip(kinds, places, strict=True))
    )
    towards = aimed(random, start, places, edition)
    aim = Aim(
        seat=seat,
        x=x,
        angle=degrees(towards) - 90.0 * seat.quarter_turns,
        speed=random.uniform(0.5, 4.0),
        spin=random.choice([0.0, random.uniform(-60.0, 60.0)]),
    )
    return Case(discs, random_surface(random), aim, edition)


def draw_free(seed: int) -> Case:
    """Return several discs moving and spinning at once, some of unusual size."""
    random = Random(seed)
    edition = random.choice(list(EDITIONS))
    discs = []
    for k, at in enumerate(scatter(random, edition, [])):
        disc = Disc(id=f"d{k}", piece=random.choice(PIECES), at=at)
        if random.random() < 0.4:
            speed, angle = random.uniform(0.2, 2.0), random.uniform(0.0, 360.0)
            velocity = Point(speed * cos(radians(angle)), speed * sin(radians(angle)))
            disc = replace(disc, velocity=velocity, spin=random.uniform(-80.0, 80.0))
        if random.random() < 0.3:
            disc = replace(
                disc, radius=random.uniform(0.012, 0.0155), mass=random.uniform(3e-3, 2e-2)
            )
        discs.append(disc)
    return Case(tuple(discs), random_surface(random), None, edition)


def bodies_of(case: Case) -> list[Body]:
    """Return the discs, the striker among them, as the reference takes them."""
    geometry = standard_geometry(EDITIONS[case.edition])
    bodies = [
        Body(
            disc.id,
            *disc.at,
            *disc.velocity,
            disc.spin,
            disc.radius or geometry.piece_radius,
            disc.mass or 0.0055,
            case.surface.mu,
        )
        for disc in case.discs
    ]
    if case.aim is not None:
        aim = case.aim
        start = from_seat(Point(aim.x, -geometry.base_distance), aim.seat)
        angle = radians(aim.angle + 90.0 * aim.seat.quarter_turns)
        velocity = (aim.speed * cos(angle), aim.speed * sin(angle))
        own = (geometry.striker_radius, 0.015, case.surface.mu_striker)
        bodies.append(Body("striker", *start, *velocity, aim.spin, *own))
    return bodies


def judge(case: Case, until: float = 10.0, step: float = 4e-3) -> Course:
    s = case.surface
    how = Materials(
        s.e_piece, s.e_cushion, s.e_exponent, s.mu_contact, s.mu_cushion, s.e_tangential, s.drop
    )
    return play(bodies_of(case), standard_geometry(EDITIONS[case.edition]), how, until, step)


def engine(case: Case) -> Motion:
    geometry = standard_geometry(EDITIONS[case.edition])
    if case.aim is None:
        return simulate(case.discs, geometry, surface=case.surface)
    layout = tuple(Standing(disc.piece, disc.at) for disc in case.discs)
    return strike(layout, case.aim, geometry, surface=case.surface)


@cache
def case_of(number: int) -> Case:
    return (
        draw_stroke(STROKES[number])
        if number < len(STROKES)
        else draw_free(FREE[number - len(STROKES)])
    )


@cache
def course_of(number: int) -> Course:
    return judge(case_of(number))


def misplaced(motion: Motion, course: Course) -> float:
    """Return the greatest distance between the two ends of a disc (m)."""
    return max(
        hypot(end.at.x - course.bodies[end.id].x, end.at.y - course.bodies[end.id].y)
        for end in motion.ends
    )


numbers = pytest.mark.parametrize("number", CASES)


@numbers
def test_the_engine_agrees_with_the_reference(number):
    case, course = case_of(number), course_of(number)
    motion = engine(case)
    assert [(f.id, f.hole) for f in motion.falls] == [(i, hole) for _, i, hole in course.falls]
    assert [f.time for f in motion.falls] == pytest.approx(
        [t for t, _, _ in course.falls], abs=TOLERANCE
    )
    assert {e.id for e in motion.ends if e.fate is Fate.POCKETED} == {i for _, i, _ in course.falls}
    assert {e.id for e in motion.ends} == set(course.bodies)
    assert misplaced(motion, course) < TOLERANCE
    assert motion.first_contact == course.first_contact
    assert len(motion.impacts) == len(course.impacts)
    for ours, (time, one, other) in zip(motion.impacts, course.impacts, strict=True):
        assert {ours.first, ours.second} == {one, other}
        assert ours.time == pytest.approx(time, abs=TOLERANCE)
    assert motion.duration == pytest.approx(course.time, abs=TOLERANCE)


@pytest.mark.parametrize("number", range(0, len(STROKES), 8))
def test_they_agree_on_the_way(number):
    case, course = case_of(number), course_of(number)
    motion = engine(case)
    order = [disc.id for disc in motion.discs]
    for share in (0.1, 0.35, 0.7):
        time = share * course.time
        there = judge(case, until=time).bodies
        for (x, y), name in zip(motion.at(time), order, strict=True):
            assert hypot(x - there[name].x, y - there[name].y) < TOLERANCE


def test_a_striker_that_pushes_a_piece_of_higher_friction():
    """It meets the piece again and again, at last at the slowest rebound that there is."""
    geometry = standard_geometry(EDITIONS["revised"])
    piece = Disc(id="w1", piece=Piece.WHITE, at=Point(0.0005, 0.05 - geometry.base_distance))
    surface = Surface(mu=0.2, mu_striker=0.06, e_piece=0.3, e_exponent=0.0)
    case = Case((piece,), surface, Aim(Seat.SOUTH, 0.0, 90.0, 0.5, 100.0), "revised")
    course, motion = judge(case), engine(case)
    assert len(motion.impacts) == len(course.impacts) > 20
    assert misplaced(motion, course) < TOLERANCE


def test_the_drawn_strokes_are_worth_comparing():
    courses = [course_of(number) for number in CASES]
    assert all(course.clearance > LEAST_CLEARANCE for course in courses)
    assert sum(len(course.falls) for course in courses) >= 12
    assert sum(course.first_contact is not None for course in courses) == len(STROKES)
    assert sum(len(course.impacts) for course in courses) >= 5 * len(courses)


@pytest.mark.parametrize("number", CASES[::6])
def test_the_reference_has_converged(number):
    course, fine = course_of(number), judge(case_of(number), step=2e-3)
    assert len(fine.impacts) == len(course.impacts)
    for name, body in fine.bodies.items():
        there = course.bodies[name]
        assert hypot(body.x - there.x, body.y - there.y) < 1e-9


@pytest.mark.parametrize(
    ("number", "changed"),
    [
        (number, changed)
        for number in range(0, len(STROKES), 12)
        for changed in ("spin", "rubbing", "mu")
    ],
)
def test_the_comparison_can_fail(number, changed):
    """An engine without spin, without rubbing, or off by 1 % in friction would be found out."""
    case = case_of(number)
    assert case.aim is not None
    spinning = replace(case, aim=structs.replace(case.aim, spin=30.0))
    wrong = {
        "spin": case,
        "rubbing": replace(spinning, surface=replace(case.surface, mu_contact=0.0, mu_cushion=0.0)),
        "mu": replace(
            spinning, surface=replace(case.surface, mu_striker=case.surface.mu_striker * 1.01)
        ),
    }[changed]
    assert misplaced(engine(wrong), judge(spinning)) > 100 * TOLERANCE
