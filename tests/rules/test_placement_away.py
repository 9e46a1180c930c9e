"""Law 65: several pieces off the board, the first on the centre circle and the others against it."""

from math import pi

import pytest

from carrom.equipment.geometry import to_seat
from carrom.equipment.pieces import Layout, Piece, Point, Seat
from carrom.rules.placement import return_away
from tests.rules.test_placement import COLOURS, ORIGIN, REVISED, R, gap, polar, scattered
from tests.rules.test_placement_centre import assert_no_overlap
from tests.rules.test_placement_lines import OTHER, SEATS

W, B, Q = Piece.WHITE, Piece.BLACK, Piece.QUEEN
SEVERAL = [(W, B, Q), (W, W, W), (W, B, B), (W, B, Q, W), (B, B, W, W), (Q, B, B, B)]
TOUCHING = pytest.approx(2 * R, abs=1e-9)


def put_back(pieces: tuple[Piece, ...], seat: Seat, own: Piece, layout: Layout = ()) -> Layout:
    back = return_away(pieces, layout, REVISED, seat, own)
    assert sorted(each.piece for each in back) == sorted(pieces)
    assert_no_overlap((*layout, *back))
    return back


@pytest.mark.proves("icf:65.b", "icf:65.c")
@SEATS
@COLOURS
def test_the_second_lies_against_the_first_away_from_the_player(colour, seat):
    for pieces in ((colour, Q), (OTHER[colour], Q), (OTHER[colour], colour)):
        first, second = put_back(pieces, seat, colour)
        assert first.piece is (Q if Q in pieces else colour)
        assert first.at == ORIGIN
        along = to_seat(second.at, seat)
        assert along.x == pytest.approx(0.0, abs=1e-9)
        assert along.y == TOUCHING


@pytest.mark.proves("icf:65.d", "settled:67")
@pytest.mark.parametrize("pieces", SEVERAL, ids=lambda p: "".join(each[0] for each in p))
@SEATS
@COLOURS
def test_further_pieces_touch_both_of_the_first_two(colour, seat, pieces):
    first, second, *further = put_back(pieces, seat, colour)
    assert gap(first.at, second.at) == TOUCHING
    for each in further:
        assert gap(each.at, first.at) == TOUCHING
        assert gap(each.at, second.at) == TOUCHING
    if len(further) == 2:
        third, fourth = further
        assert gap(third.at, fourth.at) > 3 * R  # not the one before it


@pytest.mark.proves("icf:65.d")
@SEATS
def test_from_the_fifth_on_they_touch_one_of_the_first_two(seat):
    first, second, *further = put_back((Q, W, W, W, B, B, B, B), seat, W)
    assert len(further) == 6
    for each in further:
        assert min(gap(each.at, first.at), gap(each.at, second.at)) == TOUCHING


@pytest.mark.proves("icf:65.d")
@pytest.mark.parametrize("seed", range(60))
def test_among_other_pieces_they_touch_the_first_two_as_far_as_that_is_possible(seed):
    layout = scattered(seed, 8 + seed % 9, 0.1)
    pieces = SEVERAL[seed % len(SEVERAL)]
    seat = list(Seat)[seed % 4]
    first, second, *further = put_back(pieces, seat, W, layout)
    there = [*layout, first, second]
    for each in further:
        near = [gap(each.at, one.at) for one in (first, second)]
        if min(near) != TOUCHING:
            around = (
                Point(at.x + spot.x, at.y + spot.y)
                for at in (first.at, second.at)
                for spot in (polar(2 * R, 2 * pi * k / 3600) for k in range(3600))
            )
            assert not any(all(gap(spot, o.at) >= 2 * R for o in there) for spot in around)
        there.append(each)
