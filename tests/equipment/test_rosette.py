"""The rosette: nineteen discs, neighbours touching, colours alternating, at any orientation."""

from collections import Counter
from dataclasses import replace
from itertools import combinations
from math import atan2, cos, degrees, hypot, pi, sin

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carrom.equipment.editions import EDITIONS, REVISED
from carrom.equipment.pieces import Piece, Point
from carrom.equipment.requirements import Part, limits_of
from carrom.equipment.rosette import WIDEST_GAP, rosette
from carrom.equipment.standard import standard_geometry

G = standard_geometry(REVISED)
CLAUSES = (
    "international:3.5.a",
    "percuteur:play.1",
    "percuteur:play.2",
    "simplified:game.2",
    "club:play.2",
)
turns = st.floats(-720, 720)


def apart(a: Point, b: Point) -> float:
    return hypot(a.x - b.x, a.y - b.y)


@pytest.mark.proves(*CLAUSES)
def test_a_complete_set():
    assert Counter(s.piece for s in rosette(G)) == {
        Piece.WHITE: 9,
        Piece.BLACK: 9,
        Piece.QUEEN: 1,
    }


@pytest.mark.proves(*CLAUSES)
@given(turns)
def test_neighbours_touch_and_none_overlap(turn):
    laid = rosette(G, turn)
    touching = 0
    for a, b in combinations(laid, 2):
        distance = apart(a.at, b.at)
        assert distance >= 2 * G.piece_radius - 1e-12
        touching += abs(distance - 2 * G.piece_radius) < 1e-12
    # 6 spokes, 6 in the inner ring, 12 in the outer ring, 18 between the rings
    assert touching == 42


@pytest.mark.proves("international:3.5.a")
@given(turns)
def test_the_queen_is_on_the_centre_and_last(turn):
    laid = rosette(G, turn)
    assert laid[-1].piece is Piece.QUEEN
    assert laid[-1].at == Point(0, 0)
    assert len(laid) == 19


@pytest.mark.proves(*CLAUSES)
def test_order_places_and_colours_unturned():
    laid = rosette(G)
    for ring, step, radii in (
        (laid[:6], 60, [2]),
        (laid[6:18], 30, [4, 2 * 3**0.5]),
    ):
        for k, standing in enumerate(ring):
            assert standing.piece is (Piece.BLACK if k % 2 else Piece.WHITE)
            angle = degrees(atan2(standing.at.y, standing.at.x))
            off = (angle - 90 - step * k + 180) % 360 - 180
            assert off == pytest.approx(0, abs=1e-9)
            wanted = radii[k % len(radii)] * G.piece_radius
            assert apart(standing.at, Point(0, 0)) == pytest.approx(wanted, abs=1e-12)


@pytest.mark.proves("international:3.5.a", "international:3.5.b")
@given(turns)
def test_turning_turns_all_of_it(turn):
    c, s = cos(turn * pi / 180), sin(turn * pi / 180)
    for still, turned in zip(rosette(G), rosette(G, turn), strict=True):
        assert still.piece is turned.piece
        wanted = Point(c * still.at.x - s * still.at.y, s * still.at.x + c * still.at.y)
        assert apart(wanted, turned.at) < 1e-12


@pytest.mark.proves("international:3.5.a", "international:table")
@pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda e: e.name)
@given(turn=turns)
def test_the_largest_pieces_fit_into_the_inner_circle(edition, turn):
    largest = limits_of(Part.PIECES, "diameter").maximum
    assert largest is not None
    board = replace(standard_geometry(edition), piece_radius=float(largest) / 200)
    reach = max(apart(s.at, Point(0, 0)) for s in rosette(board, turn)) + board.piece_radius
    assert reach < board.inner_radius


BY_HAND = st.tuples(st.integers(0, 2**53 - 1), st.integers(1, 9), st.integers(1, 99))


@pytest.mark.proves("settled:56", "international:3.5.a")
@given(turns, BY_HAND)
def test_set_by_hand_neighbours_are_a_twentieth_of_a_millimetre_apart_at_most(turn, numbers):
    laid = rosette(G, turn, numbers)
    gaps = [apart(a.at, b.at) - 2 * G.piece_radius for a, b in combinations(laid, 2)]
    near = [gap for gap in gaps if gap < 0.3 * G.piece_radius]
    assert len(near) == 42
    assert min(near) >= 0.0
    assert max(near) <= WIDEST_GAP == 5e-5
    assert laid[-1].at == Point(0, 0)
    assert [s.piece for s in laid] == [s.piece for s in rosette(G)]


@pytest.mark.proves("settled:56")
@given(turns, BY_HAND)
def test_the_gaps_turn_with_the_rosette(turn, numbers):
    c, s = cos(turn * pi / 180), sin(turn * pi / 180)
    for still, turned in zip(rosette(G, 0.0, numbers), rosette(G, turn, numbers), strict=True):
        wanted = Point(c * still.at.x - s * still.at.y, s * still.at.x + c * still.at.y)
        assert apart(wanted, turned.at) < 1e-12


@pytest.mark.proves("settled:56")
def test_the_gaps_are_the_same_on_every_machine_and_others_for_other_numbers():
    assert rosette(G, 0.0, (7, 1, 1))[0].at == Point(
        float.fromhex("-0x1.839884ce76a3ap-19"), float.fromhex("0x1.fc46bce9c9138p-6")
    )
    several = {rosette(G, 0.0, (7, game, board))[0].at for game in (1, 2, 3) for board in range(9)}
    assert len(several) == 27
