"""A finished motion as the report of a stroke."""

from dataclasses import dataclass

import pytest

from carrom.equipment.editions import REVISED
from carrom.equipment.geometry import from_seat
from carrom.equipment.pieces import Piece, Point, Seat
from carrom.equipment.standard import standard_geometry
from carrom.match.stroke_report import stroke_report
from carrom.rules import Pocketed, Stroke

GEOMETRY = standard_geometry(REVISED)


@dataclass
class Motion:
    pocketed: tuple[tuple[Piece, int], ...] = ()
    left_board: tuple[Piece, ...] = ()
    touched: bool = True
    left_base: bool = True
    direct_hit: Point | None = None


def test_what_fell_and_left_the_board_in_order():
    motion = Motion(((Piece.WHITE, 2), (Piece.STRIKER, 2)), (Piece.BLACK,))
    assert stroke_report(motion, Seat.SOUTH, GEOMETRY) == Stroke(
        (Pocketed(Piece.WHITE, 2), Pocketed(Piece.STRIKER, 2)), (Piece.BLACK,)
    )


@pytest.mark.proves("international:3.2.i")
def test_a_stir_inside_the_band_that_touches_nothing_is_no_stroke():
    still = Motion(left_base=False, touched=False)
    assert stroke_report(still, Seat.SOUTH, GEOMETRY) is None
    assert stroke_report(Motion(left_base=False), Seat.SOUTH, GEOMETRY) == Stroke()
    assert stroke_report(Motion(touched=False), Seat.SOUTH, GEOMETRY) == Stroke(touched=False)


def test_an_improper_stroke_is_said_to_be_one():
    report = stroke_report(Motion(), Seat.EAST, GEOMETRY, proper=False)
    assert report == Stroke(proper=False)


@pytest.mark.proves("percuteur:penalties.4")
@pytest.mark.parametrize("seat", Seat)
@pytest.mark.parametrize(
    ("away", "behind"),
    [(0.0, True), (-0.05, True), (0.0159 + 0.0155, True), (0.0159 + 0.0156, False), (0.2, False)],
)
def test_a_piece_on_level_with_or_behind_the_own_line(seat, away, behind):
    hit = from_seat(Point(0.1, -GEOMETRY.base_distance + away), seat)
    report = stroke_report(Motion(direct_hit=hit), seat, GEOMETRY)
    assert report is not None
    assert report.first_hit_behind_line is behind
