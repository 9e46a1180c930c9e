"""The standard boards as points and lengths."""

from dataclasses import replace
from math import hypot, sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carrom.equipment.dimensions import DimensionName
from carrom.equipment.editions import BOARD_1986, EDITIONS, REVISED
from carrom.equipment.geometry import (
    Geometry,
    Line,
    base_band,
    base_circles,
    base_lines,
    from_seat,
    seat_arrows,
    seat_holes,
    to_seat,
)
from carrom.equipment.pieces import Point, Seat
from carrom.equipment.standard import standard_geometry

BOARDS = [standard_geometry(e) for e in EDITIONS.values()]
ICF = BOARDS[list(EDITIONS).index("icf")]
G = standard_geometry(REVISED)
places = st.builds(Point, st.floats(-0.4, 0.4), st.floats(-0.4, 0.4))


def apart(a: Point, b: Point) -> float:
    return hypot(a.x - b.x, a.y - b.y)


@pytest.mark.proves("international:table")
def test_figures_of_the_revised_board_in_metres():
    assert (G.half_side, G.hole_radius, G.centre_radius) == (0.3683, 0.02225, 0.0159)
    assert (G.inner_radius, G.base_distance, G.base_half_width) == (0.085, 0.2508, 0.0159)
    assert (G.base_circle_x, G.base_circle_radius) == (0.2191, 0.0159)
    assert (G.piece_radius, G.striker_radius) == (0.0155, 0.02065)
    assert standard_geometry(BOARD_1986).inner_radius == 0.08095
    assert standard_geometry(BOARD_1986).outer_radius == pytest.approx((0.2127 + 0.2159) / 4)


@pytest.mark.proves("international:table")
@pytest.mark.parametrize("board", BOARDS)
def test_neighbouring_base_circles_are_thirteen_millimetres_apart(board):
    south_east = base_circles(board, Seat.SOUTH)[1]
    east_south = base_circles(board, Seat.EAST)[0]
    gap = apart(south_east.centre, east_south.centre) - 2 * board.base_circle_radius
    if board is ICF:  # a little wider, as it may be
        assert round(100 * gap, 2) == 1.37
        return
    assert round(100 * gap, 2) == 1.30
    printed = REVISED[DimensionName.BASE_CIRCLE_GAP]
    assert printed.lowest is not None
    assert printed.highest is not None
    assert printed.lowest <= 100 * gap <= printed.highest


@pytest.mark.proves("international:table")
def test_the_printed_gap_is_inside_what_the_other_tolerances_allow():
    def gap(side: float, length: float) -> float:
        across = side / 2 - 10.16 - 1.59 - (length / 2 - 1.59)
        return sqrt(2) * across - 3.18

    side, length = REVISED[DimensionName.SURFACE_SIDE], REVISED[DimensionName.BASE_LINE_LENGTH]
    smallest = gap(float(side.lowest or 0), float(length.highest or 0))
    greatest = gap(float(side.highest or 0), float(length.lowest or 0))
    assert smallest < 1.27 < 1.30 < greatest


@pytest.mark.proves("international:2.1.c", "international:table")
@pytest.mark.parametrize("board", BOARDS)
def test_holes_touch_both_cushions(board):
    assert len(set(board.holes)) == 4
    for hole in board.holes:
        assert abs(hole.x) + board.hole_radius == pytest.approx(board.half_side, abs=1e-15)
        assert abs(hole.y) == abs(hole.x)
    assert [(h.x > 0, h.y > 0) for h in board.holes] == [
        (True, True),
        (False, True),
        (False, False),
        (True, False),
    ]


@pytest.mark.proves("international:table")
@pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda e: e.name)
def test_arrows_point_at_their_holes_and_end_before_them(edition):
    board = standard_geometry(edition)
    before = float(edition[DimensionName.ARROW_TO_HOLE].working) / 100
    length = float(edition[DimensionName.ARROW_LENGTH].working) / 100
    assert len(board.arrows) == 4
    for arrow, hole in zip(board.arrows, board.holes, strict=True):
        assert apart(arrow.end, hole) == pytest.approx(board.hole_radius + before, abs=1e-12)
        assert arrow.length == pytest.approx(length, abs=1e-12)
        assert arrow.thickness == 0.0015
        assert arrow.direction.x * hole.x > 0
        assert abs(arrow.direction.x) == pytest.approx(sqrt(0.5), abs=1e-12)
        assert abs(arrow.direction.y) == pytest.approx(sqrt(0.5), abs=1e-12)
        assert apart(arrow.start, Point(0, 0)) < apart(arrow.end, Point(0, 0))


@pytest.mark.proves("international:5.1.imaginary-lines")
@pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda e: e.name)
def test_the_arrows_go_on_from_the_centre_of_the_surface_to_its_corners(edition):
    board = standard_geometry(edition)
    corners = {(x * board.half_side, y * board.half_side) for x in (-1, 1) for y in (-1, 1)}
    for arrow in board.arrows:
        for point in (arrow.start, arrow.end):  # on a line through the centre
            assert point.x * arrow.direction.y == pytest.approx(point.y * arrow.direction.x)
        far = board.half_side / abs(arrow.direction.x)
        end = (far * arrow.direction.x, far * arrow.direction.y)
        (corner,) = (c for c in corners if c == pytest.approx(end))
        corners.remove(corner)
    assert not corners


def test_a_board_made_without_arrows_has_none():
    bare = Geometry(0.3683, 0.02225, 0.0159, 0.085, 0.2508, 0.0159, 0.2191, 0.0159, 0.0155, 0.02065)
    assert bare.arrows == ()
    assert seat_arrows(bare, Seat.WEST) == ()
    assert Line(Point(1, 1), Point(1, 1), 0.1).direction == Point(1, 0)


@pytest.mark.proves("international:table")
@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("seat", Seat)
def test_base_of_each_seat(board, seat):
    left, right = base_circles(board, seat)
    near, far = base_lines(board, seat)
    band = base_band(board, seat)
    away = 0.25125 if board is ICF else 0.2508
    assert to_seat(left.centre, seat) == Point(-0.2191, -away)
    assert to_seat(right.centre, seat) == Point(0.2191, -away)
    assert band.length == pytest.approx(0.47, abs=1e-12)
    assert band.thickness == pytest.approx(0.0318)
    outer = to_seat(near.start, seat).y - near.thickness / 2
    assert outer + board.half_side == pytest.approx(0.1016, abs=1e-12)
    assert to_seat(far.start, seat).y + far.thickness / 2 == pytest.approx(0.0159 - away, abs=1e-12)
    assert near.length == far.length == pytest.approx(apart(left.centre, right.centre))


def test_seats_go_round_anticlockwise():
    ahead = Point(0.0, -0.25)
    assert [from_seat(ahead, s) for s in Seat] == [(0, -0.25), (0.25, 0), (0, 0.25), (-0.25, 0)]
    right = Point(0.1, -0.25)
    assert from_seat(right, Seat.EAST) == Point(0.25, 0.1)
    assert from_seat(right, Seat.NORTH) == Point(-0.1, 0.25)
    assert from_seat(right, Seat.WEST) == Point(-0.25, -0.1)


@given(places, st.sampled_from(Seat))
def test_to_seat_undoes_from_seat(place, seat):
    assert to_seat(from_seat(place, seat), seat) == place
    assert from_seat(to_seat(place, seat), seat) == place


@pytest.mark.parametrize("seat", Seat)
def test_each_seat_sees_holes_and_arrows_alike(seat):
    assert tuple(to_seat(h, seat) for h in seat_holes(G, seat)) == G.holes
    assert set(seat_holes(G, seat)) == set(G.holes)
    for arrow, hole in zip(seat_arrows(G, seat), seat_holes(G, seat), strict=True):
        assert apart(arrow.end, hole) == pytest.approx(0.05 + G.hole_radius, abs=1e-12)


def test_central_circles():
    assert [c.radius for c in G.central_circles] == [0.0159, 0.085]
    old = standard_geometry(BOARD_1986)
    assert [c.radius for c in old.central_circles] == [0.0159, 0.08095, 0.10715]
    assert {c.centre for c in old.central_circles} == {Point(0, 0)}


def test_tipping_distance():
    assert G.tipping_distance == pytest.approx(sqrt(0.02225**2 - 0.0150**2))
    assert G.tipping_distance_of(G.striker_radius) == pytest.approx(0.00943, abs=1e-5)
    assert replace(G, edge_rounding=0.0).tipping_distance == pytest.approx(0.01596, abs=1e-5)
    assert replace(G, piece_radius=0.03).tipping_distance == 0.0
