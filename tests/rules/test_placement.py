"""Penalty pieces on the board: the ring, the pieces in it, room or none, the nearest spot."""

from math import asin, cos, hypot, pi, radians, sin, sqrt
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from carrom.equipment.geometry import Geometry
from carrom.equipment.pieces import Layout, Piece, Point, Seat, Standing
from carrom.rules.placement import (
    CLEARANCE,
    Manner,
    Placer,
    SpotVerdict,
    has_room,
    is_legal_spot,
    judge_spot,
    nearest_legal_spot,
)
from carrom.rules.placement.region import keep_out

REVISED = Geometry(
    half_side=0.3683,
    hole_radius=0.02225,
    centre_radius=0.0159,
    inner_radius=0.085,
    base_distance=0.3683 - 0.1175,
    base_half_width=0.0159,
    base_circle_x=0.235 - 0.0159,
    base_circle_radius=0.0159,
    piece_radius=0.0155,
    striker_radius=0.02065,
)
FIRST = Geometry(
    half_side=0.3683,
    hole_radius=0.02225,
    centre_radius=0.0159,
    inner_radius=0.08095,
    base_distance=0.3683 - 0.1175,
    base_half_width=0.0159,
    base_circle_x=0.235 - 0.0159,
    base_circle_radius=0.0159,
    piece_radius=0.0155,
    striker_radius=0.02065,
)
BOARDS = pytest.mark.parametrize("geometry", [REVISED, FIRST], ids=["revised", "1986"])
RING = pytest.mark.parametrize("manner", [Manner.CIRCLE])
COLOURS = pytest.mark.parametrize("colour", [Piece.WHITE, Piece.BLACK])
R = REVISED.piece_radius
INNERMOST = REVISED.centre_radius + R
OUTERMOST = REVISED.inner_radius - R
WHITE = Placer(Piece.WHITE, Seat.SOUTH)
ORIGIN = Point(0.0, 0.0)


def polar(radius: float, angle: float) -> Point:
    return Point(radius * cos(angle), radius * sin(angle))


def gap(a: Point, b: Point) -> float:
    return hypot(a.x - b.x, a.y - b.y)


def found(spot: Point | None) -> Point:
    assert spot is not None
    return spot


def stand(piece: Piece, *spots: Point) -> Layout:
    return tuple(Standing(piece, Point(*spot)) for spot in spots)


def rosette() -> Layout:
    inner = [polar(2 * R, radians(60 * k)) for k in range(6)]
    outer = [polar(4 * R, radians(60 * k)) for k in range(6)]
    outer += [polar(2 * sqrt(3) * R, radians(60 * k + 30)) for k in range(6)]
    return (
        *stand(Piece.QUEEN, ORIGIN),
        *stand(Piece.WHITE, *inner[::2], *outer[:6]),
        *stand(Piece.BLACK, *inner[1::2], *outer[6:]),
    )


def scattered(seed: int, count: int, spread: float) -> Layout:
    """Pieces that do not overlap, thrown anywhere in a square of this half side."""
    rng, spots = Random(seed), list[Point]()
    for _ in range(3000):
        spot = Point(rng.uniform(-spread, spread), rng.uniform(-spread, spread))
        if len(spots) < count and all(gap(spot, other) >= 2 * R for other in spots):
            spots.append(spot)
    colours = (Piece.WHITE, Piece.BLACK)
    return (
        *stand(Piece.QUEEN, spots[0]),
        *(Standing(colours[k % 2], spot) for k, spot in enumerate(spots[1:])),
    )


def sunflower(centre: Point, radius: float, count: int):
    """Spots spread evenly over a disc."""
    for k in range(count):
        turn = polar(radius * sqrt((k + 0.5) / count), k * pi * (3 - sqrt(5)))
        yield Point(centre.x + turn.x, centre.y + turn.y)


def wall(geometry: Geometry, opening: float) -> Layout:
    """Eight pieces amid the ring that fill it, but for a gap in angle between first and last."""
    middle = (INNERMOST + geometry.inner_radius - R) / 2
    step = (2 * pi - opening) / 7
    return stand(Piece.BLACK, *(polar(middle, opening / 2 + k * step) for k in range(8)))


def tight_opening(geometry: Geometry) -> float:
    """The angle at which the two pieces beside it leave exactly one spot, on the outer rim."""
    outer = geometry.inner_radius - R
    middle = (INNERMOST + outer) / 2
    reach = 2 * R + CLEARANCE
    half_chord = ((outer + middle) ** 2 - reach**2) / (4 * outer * middle)
    return 2 * (2 * asin(sqrt(1 - half_chord)))


@pytest.mark.proves("international:3.11.m", "international:5.1.replace")
@BOARDS
@COLOURS
def test_wholly_inside_the_inner_and_outside_the_centre_circle(geometry, colour):
    placer = Placer(colour, Seat.SOUTH)
    for angle in (0.0, 0.3, 2.0, 4.4):
        inner = geometry.centre_radius + R
        outer = geometry.inner_radius - R
        for radius, verdict in [
            (0.0, SpotVerdict.ON_CENTRE_CIRCLE),
            (inner - 1e-6, SpotVerdict.ON_CENTRE_CIRCLE),
            (inner, SpotVerdict.LEGAL),
            (outer, SpotVerdict.LEGAL),
            (outer + 1e-6, SpotVerdict.OUTSIDE_INNER_CIRCLE),
            (0.3, SpotVerdict.OUTSIDE_INNER_CIRCLE),
        ]:
            spot = polar(radius, angle)
            assert judge_spot(spot, (), geometry, placer, Manner.CIRCLE_WITHOUT_LINES) is verdict


@pytest.mark.proves("settled:30", "simplified:penalties.1", "percuteur:penalties.1")
@RING
def test_the_short_rules_place_in_the_same_ring(manner):
    assert judge_spot(ORIGIN, (), REVISED, WHITE, manner) is SpotVerdict.ON_CENTRE_CIRCLE
    assert judge_spot(polar(INNERMOST, 1), (), REVISED, WHITE, manner) is SpotVerdict.LEGAL
    assert judge_spot(polar(OUTERMOST, 1), (), REVISED, WHITE, manner) is SpotVerdict.LEGAL
    outside = polar(OUTERMOST + 1e-6, 1)
    assert judge_spot(outside, (), REVISED, WHITE, manner) is SpotVerdict.OUTSIDE_INNER_CIRCLE
    # 3.11.p is the international rule's alone: this spot is in line with a hole.
    line, spot = stand(Piece.WHITE, Point(0.2, 0.2)), Point(0.04, 0.04)
    assert judge_spot(spot, line, REVISED, WHITE, manner) is SpotVerdict.LEGAL
    assert judge_spot(spot, line, REVISED, WHITE, Manner.CIRCLE_WITHOUT_LINES) is SpotVerdict.CANNON


@pytest.mark.proves("international:3.11.m")
@pytest.mark.parametrize("piece", [Piece.WHITE, Piece.BLACK, Piece.QUEEN])
def test_a_placed_piece_touches_nothing(piece):
    layout = stand(piece, Point(0.05, 0.0))
    for extra, verdict in [
        (0.0, SpotVerdict.TOUCHES_PIECE),
        (CLEARANCE - 1e-6, SpotVerdict.TOUCHES_PIECE),
        (CLEARANCE, SpotVerdict.LEGAL),
    ]:
        spot = Point(0.05, 2 * R + extra)
        assert judge_spot(spot, layout, REVISED, WHITE, Manner.CIRCLE) is verdict


def test_a_striker_left_on_the_surface_is_wider():
    layout = stand(Piece.STRIKER, Point(0.05, 0.0))
    near = Point(0.05, R + REVISED.striker_radius)
    clear = Point(0.05, R + REVISED.striker_radius + CLEARANCE)
    assert judge_spot(near, layout, REVISED, WHITE, Manner.CIRCLE) is SpotVerdict.TOUCHES_PIECE
    assert is_legal_spot(clear, layout, REVISED, WHITE, Manner.CIRCLE)


def test_a_legal_wish_is_granted():
    wish = polar(0.05, 1.0)
    assert nearest_legal_spot(wish, (), REVISED, WHITE, Manner.CIRCLE_WITHOUT_LINES) == wish


@pytest.mark.parametrize("manner", [Manner.CIRCLE_WITHOUT_LINES, Manner.CIRCLE])
def test_wishes_off_the_ring_go_to_its_nearest_rim(manner):
    spot = found(nearest_legal_spot(Point(0.0, 0.3), (), REVISED, WHITE, manner))
    assert spot == pytest.approx((0.0, OUTERMOST), abs=1e-12)
    spot = found(nearest_legal_spot(Point(0.001, 0.0), (), REVISED, WHITE, manner))
    assert spot == pytest.approx((INNERMOST, 0.0), abs=1e-12)
    spot = found(nearest_legal_spot(ORIGIN, (), REVISED, WHITE, manner))  # a tie all round
    assert spot == pytest.approx((INNERMOST, 0.0), abs=1e-12)


@pytest.mark.proves("international:3.11.i")
@BOARDS
@pytest.mark.parametrize("manner", [Manner.CIRCLE_WITHOUT_LINES, Manner.CIRCLE])
def test_no_room_beside_the_rosette(geometry, manner):
    assert not has_room(rosette(), geometry, WHITE, manner)
    assert nearest_legal_spot(polar(0.06, 1), rosette(), geometry, WHITE, manner) is None


@BOARDS
@RING
def test_room_where_a_piece_left_the_rosette(geometry, manner):
    whole = rosette()
    for gone in whole:
        if gap(gone.at, ORIGIN) < 3 * R:
            continue
        rest = tuple(one for one in whole if one != gone)
        spot = found(nearest_legal_spot(gone.at, rest, geometry, WHITE, manner))
        assert spot is not None
        # Outwards until it touches its old neighbours no more; two of them may be straight across.
        assert gap(spot, gone.at) <= sqrt((2 * R + CLEARANCE) ** 2 - (2 * R) ** 2) + 1e-9


@pytest.mark.proves("international:3.11.i")
@BOARDS
def test_a_full_circle_and_exactly_one_spot(geometry):
    tight = tight_opening(geometry)
    wish = polar(0.05, 2.5)
    for manner in (Manner.CIRCLE_WITHOUT_LINES, Manner.CIRCLE):
        full = wall(geometry, tight - 1e-6)
        assert not has_room(full, geometry, WHITE, manner)
        one = wall(geometry, tight)
        spot = found(nearest_legal_spot(wish, one, geometry, WHITE, manner))
        assert spot == pytest.approx((geometry.inner_radius - R, 0.0), abs=1e-8)
        assert has_room(one, geometry, WHITE, manner)
        assert is_legal_spot(spot, one, geometry, WHITE, manner)


@settings(max_examples=60)
@given(
    seed=st.integers(0, 10_000),
    count=st.integers(1, 18),
    x=st.floats(-0.1, 0.1),
    y=st.floats(-0.1, 0.1),
)
def test_nearest_spot_is_legal_and_mirror_images_agree(seed, count, x, y):
    layout, wish = scattered(seed, count, 0.12), Point(x, y)
    across = {Seat.EAST: Seat.WEST, Seat.WEST: Seat.EAST}
    seat = list(Seat)[seed % 4]
    mirrored = tuple(Standing(s.piece, Point(-s.at.x, s.at.y)) for s in layout)
    turned = tuple(Standing(s.piece, Point(-s.at.y, s.at.x)) for s in layout)
    next_seat = list(Seat)[(seat.quarter_turns + 1) % 4]
    for manner in Manner:
        placer = Placer(Piece.BLACK, seat)
        spot = nearest_legal_spot(wish, layout, REVISED, placer, manner)
        there = nearest_legal_spot(
            Point(-x, y), mirrored, REVISED, Placer(Piece.BLACK, across.get(seat, seat)), manner
        )
        round_ = nearest_legal_spot(
            Point(-y, x), turned, REVISED, Placer(Piece.BLACK, next_seat), manner
        )
        if spot is None or there is None or round_ is None:
            assert spot is there is round_ is None
            continue
        assert is_legal_spot(spot, layout, REVISED, placer, manner)
        for other, its_wish, back in [
            (there, Point(-x, y), Point(-there.x, there.y)),
            (round_, Point(-y, x), Point(round_.y, -round_.x)),
        ]:
            assert gap(other, its_wish) == pytest.approx(gap(spot, wish), abs=1e-8)
            if manner is not Manner.CENTRE:  # its spots are the innermost ones, within a tolerance
                assert is_legal_spot(back, layout, REVISED, placer, manner)


@pytest.mark.proves("club:striker.2", "settled:30")
class TestClub:
    def test_on_the_centre_if_it_is_free(self):
        layout = stand(Piece.BLACK, Point(2 * R, 0.0))
        assert nearest_legal_spot(Point(0.1, 0), layout, REVISED, WHITE, Manner.CENTRE) == ORIGIN
        assert is_legal_spot(ORIGIN, layout, REVISED, WHITE, Manner.CENTRE)
        elsewhere = judge_spot(Point(-0.01, 0), layout, REVISED, WHITE, Manner.CENTRE)
        assert elsewhere is SpotVerdict.NOT_NEAREST_TO_CENTRE

    def test_against_what_lies_there(self):
        layout = stand(Piece.QUEEN, Point(0.01, 0.0))
        spot = found(nearest_legal_spot(Point(0.1, 0.1), layout, REVISED, WHITE, Manner.CENTRE))
        assert spot == pytest.approx((0.01 - 2 * R, 0.0), abs=1e-12)
        over = judge_spot(ORIGIN, layout, REVISED, WHITE, Manner.CENTRE)
        assert over is SpotVerdict.TOUCHES_PIECE

    def test_any_side_of_a_piece_on_the_very_centre(self):
        layout = stand(Piece.QUEEN, ORIGIN)
        wish = polar(0.2, 1.234)
        spot = found(nearest_legal_spot(wish, layout, REVISED, WHITE, Manner.CENTRE))
        assert spot == pytest.approx(polar(2 * R, 1.234), abs=1e-9)
        assert is_legal_spot(spot, layout, REVISED, WHITE, Manner.CENTRE)

    def test_there_is_always_room(self):
        spot = found(nearest_legal_spot(ORIGIN, rosette(), REVISED, WHITE, Manner.CENTRE))
        assert min(gap(spot, one.at) for one in rosette()) == pytest.approx(2 * R, abs=1e-9)
        assert has_room(rosette(), REVISED, WHITE, Manner.CENTRE)

    @pytest.mark.parametrize("seed", range(20))
    def test_nothing_free_is_nearer(self, seed):
        layout = scattered(seed, 12, 0.08)
        spot = found(nearest_legal_spot(Point(0.1, 0.02), layout, REVISED, WHITE, Manner.CENTRE))
        discs = keep_out(layout, REVISED, 0.0)
        away = gap(spot, ORIGIN)
        assert all(gap(spot, disc.at) >= disc.radius - 1e-8 for disc in discs)
        for other in sunflower(ORIGIN, away, 2000):
            free = all(gap(other, disc.at) >= disc.radius for disc in discs)
            assert not free or gap(other, ORIGIN) > away - 1e-8
