"""Clauses of the rule book that the engine answers for by itself: frame, holes, the end of a stroke."""

from math import atan2, cos, degrees, hypot, radians, sin, sqrt

import numpy as np
import pytest

from carrom.equipment.angles import direction
from carrom.equipment.editions import EDITIONS
from carrom.equipment.geometry import from_seat
from carrom.equipment.pieces import Piece, Point, Seat, Standing
from carrom.equipment.rosette import rosette
from carrom.equipment.standard import standard_geometry
from carrom.physics import Aim, Disc, Fate, Motion, Surface, simulate, strike

BOARDS = {name: standard_geometry(edition) for name, edition in EDITIONS.items()}
BOARD = BOARDS["revised"]
CONSTANT = Surface(e_exponent=0.0)
GRAVITY = 9.80665
STILL = Point(0.0, 0.0)
KINDS = [Piece.WHITE, Piece.STRIKER]


def radius(piece, geometry=BOARD):
    return geometry.striker_radius if piece is Piece.STRIKER else geometry.piece_radius


def sent(piece, at, velocity=STILL, geometry=BOARD, **more) -> Motion:
    """Let one disc alone on the board go."""
    return simulate([Disc("one", piece, at, velocity)], geometry, **more)


# The frame (2.1.b)


@pytest.mark.proves("international:2.1.b")
@pytest.mark.parametrize("geometry", BOARDS.values(), ids=BOARDS)
@pytest.mark.parametrize("piece", KINDS)
@pytest.mark.parametrize("seat", Seat)
def test_each_side_of_the_frame_throws_a_disc_back(seat, piece, geometry):
    speed, e = 3.0, CONSTANT.e_cushion
    towards = from_seat(Point(0.0, 1.0), seat)
    start = Point(0.05 * towards.y, 0.05 * towards.x)
    velocity = Point(speed * towards.x, speed * towards.y)
    motion = sent(piece, start, velocity, geometry, surface=CONSTANT)

    first = motion.impacts[0]
    way = geometry.half_side - radius(piece, geometry)
    before = sqrt(speed**2 - 2 * CONSTANT.mu * GRAVITY * way)
    assert (first.first, first.second) == ("one", None)
    assert first.speed == pytest.approx(before, abs=1e-9)
    assert first.at.x * towards.x + first.at.y * towards.y == pytest.approx(geometry.half_side)

    x, y, vx, vy, spin = motion.samples_of(0, [first.time])[0]
    assert (x * towards.x + y * towards.y) == pytest.approx(way)
    assert vx * towards.x + vy * towards.y == pytest.approx(-e * before, abs=1e-9)
    assert (vx * towards.y, vy * towards.x, spin) == pytest.approx((0, 0, 0), abs=1e-12)


@pytest.mark.proves("international:2.1.b")
@pytest.mark.parametrize("angle", range(5, 90, 10))
def test_a_smooth_frame_keeps_the_speed_along_it(angle):
    smooth = Surface(e_exponent=0.0, mu_cushion=0.0)
    along, across = 4.0 * cos(radians(angle)), 4.0 * sin(radians(angle))
    start = Point(-0.1, BOARD.half_side - BOARD.piece_radius - 0.02)
    motion = sent(Piece.WHITE, start, Point(along, across), surface=smooth)
    when = motion.impacts[0].time
    before, after = motion.samples_of(0, [when - 1e-9, when])[:, 2:4]
    assert after == pytest.approx([before[0], -smooth.e_cushion * before[1]], abs=1e-7)


@pytest.mark.proves("international:2.1.b")
@pytest.mark.parametrize("angle", range(0, 360, 15))
def test_nothing_gets_past_the_frame(angle):
    motion = strike(rosette(BOARD), Aim(Seat.SOUTH, x=0.02, angle=angle, speed=10.0), BOARD)
    assert motion.left_board == ()
    places = motion.samples(np.linspace(0.0, motion.duration, 400))[:, :, :2]
    radii = np.array([radius(disc.piece) for disc in motion.discs])
    assert np.all(np.abs(places) <= (BOARD.half_side - radii)[:, None] + 1e-9)


@pytest.mark.proves("international:2.1.b")
@pytest.mark.parametrize("geometry", BOARDS.values(), ids=BOARDS)
@pytest.mark.parametrize("piece", KINDS)
def test_the_rounded_corners_lie_behind_the_holes(piece, geometry):
    """How a corner is rounded cannot matter: what comes so far has lost its support already."""
    reach = geometry.half_side - radius(piece, geometry)
    for hole, centre in enumerate(geometry.holes, 1):
        corner = Point(reach if centre.x > 0 else -reach, reach if centre.y > 0 else -reach)
        far = hypot(corner.x - centre.x, corner.y - centre.y)
        assert far < geometry.tipping_distance_of(radius(piece, geometry))
        assert sent(piece, corner, geometry=geometry).pocketed == ((piece, hole),)


# The holes (2.1.c)


@pytest.mark.proves("international:2.1.c", "international:5.1.pocket")
@pytest.mark.parametrize("geometry", BOARDS.values(), ids=BOARDS)
@pytest.mark.parametrize("piece", KINDS)
def test_each_corner_has_a_hole_with_its_number(piece, geometry):
    for hole, centre in enumerate(geometry.holes, 1):
        velocity = Point(*(1.2 * v / hypot(*centre) for v in centre))
        motion = sent(piece, Point(0.0, 0.0), velocity, geometry)
        assert motion.pocketed == ((piece, hole),)
        end = motion.ends[0]
        assert (end.fate, end.hole) == (Fate.POCKETED, hole)
        assert hypot(end.at.x - centre.x, end.at.y - centre.y) < geometry.hole_radius


@pytest.mark.proves("international:2.1.c")
@pytest.mark.parametrize("piece", KINDS)
@pytest.mark.parametrize("hole", [1, 2, 3, 4])
def test_the_holes_are_round(hole, piece):
    """From wherever a disc comes, it tips at the same distance from the centre of the hole."""
    centre = BOARD.holes[hole - 1]
    tip = BOARD.tipping_distance_of(radius(piece))
    reach = BOARD.half_side - radius(piece)
    tried = 0
    for angle in range(0, 360, 5):
        away = direction(angle)
        for off, fate in ((-1e-9, Fate.POCKETED), (1e-9, Fate.REST)):
            far = tip + off
            at = Point(centre.x + far * away.x, centre.y + far * away.y)
            if max(abs(at.x), abs(at.y)) <= reach:
                tried += 1
                assert sent(piece, at).ends[0].fate is fate, (angle, off)
    assert tried > 40


@pytest.mark.proves("international:2.1.c")
def test_there_are_no_holes_but_those_in_the_corners():
    reach = BOARD.half_side - BOARD.piece_radius
    grid = np.linspace(-reach, reach, 41)
    for x in grid:
        for y in grid:
            far = min(hypot(x - hole.x, y - hole.y) for hole in BOARD.holes)
            motion = sent(Piece.BLACK, Point(float(x), float(y)))
            assert bool(motion.falls) is (far < BOARD.tipping_distance), (x, y)


# The end of a stroke (3.2.j)


def strokes():
    pair = (Standing(Piece.WHITE, Point(0.1, 0.1)), Standing(Piece.BLACK, Point(-0.2, 0.15)))
    south = Seat.SOUTH
    yield "break", rosette(BOARD), Aim(south, x=0.0, angle=90.0, speed=5.0)
    yield "soft break", rosette(BOARD, 10.0), Aim(Seat.WEST, x=0.05, angle=95.0, speed=1.5)
    yield "pieces", pair, Aim(Seat.EAST, x=-0.1, angle=70.0, speed=3.0)
    yield "striker alone", (), Aim(south, x=0.1, angle=120.0, speed=2.0)
    yield "spinning on the spot", pair, Aim(south, x=0.0, angle=90.0, speed=0.0, spin=30.0)
    yield "spin", pair, Aim(Seat.NORTH, x=0.0, angle=80.0, speed=2.0, spin=-60.0)


@pytest.mark.proves("international:3.2.j", "icf:123")
@pytest.mark.parametrize(
    ("layout", "aim"), [pytest.param(layout, aim, id=name) for name, layout, aim in strokes()]
)
def test_a_stroke_ends_when_everything_is_at_rest(layout, aim):
    motion = strike(layout, aim, BOARD)
    end = motion.duration
    assert end > 0.0
    still = motion.samples([end, end + 1e-9, end + 1.0, end + 1e3])
    assert np.all(np.abs(still[0, :, 2:]) < 1e-12)
    assert np.all(still[1:, :, 2:] == 0.0)
    assert np.all(still[1:] == still[1])
    assert np.allclose(still[0, :, :2], [end.at for end in motion.ends], rtol=0.0, atol=1e-12)

    assert np.any(motion.samples([end - 1e-6])[:, :, 2:] != 0.0)
    assert all(impact.time <= end for impact in motion.impacts)
    assert all(fall.time <= end for fall in motion.falls)
    lasts = [motion.rest_of(k) if e.time is None else e.time for k, e in enumerate(motion.ends)]
    assert end == max(lasts)


@pytest.mark.proves("international:3.2.j", "icf:123")
def test_a_piece_that_falls_after_the_striker_stopped_belongs_to_the_stroke():
    hole, base = BOARD.holes[0], -BOARD.base_distance
    half_way = Point(hole.x / 2, (hole.y + base) / 2)
    angle = degrees(atan2(hole.y - base, hole.x))
    aim = Aim(Seat.SOUTH, x=0.0, angle=angle, speed=1.17)
    motion = strike((Standing(Piece.WHITE, half_way),), aim, BOARD)
    fall = motion.falls[0]
    assert (fall.id, fall.hole, motion.ends[0].fate) == ("w1", 1, Fate.REST)
    assert motion.rest_of(0) < fall.time
    assert motion.duration == fall.time


@pytest.mark.proves("international:3.2.j", "icf:123")
def test_what_never_moves_has_ended_at_once():
    motion = strike(rosette(BOARD), Aim(Seat.SOUTH, x=0.0, angle=90.0, speed=0.0), BOARD)
    assert (motion.duration, motion.impacts, motion.touched) == (0.0, (), False)
