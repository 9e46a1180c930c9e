"""Law 114: a placed piece makes no shot with the queen; every other line is allowed."""

from random import Random

import pytest

from carrom.equipment.geometry import from_seat
from carrom.equipment.pieces import Piece, Point, Seat
from carrom.rules.placement import (
    Manner,
    Placer,
    SpotVerdict,
    judge_spot,
    nearest_legal_spot,
)
from tests.rules.test_placement import COLOURS, ORIGIN, REVISED, R, found, scattered, stand
from tests.rules.test_placement_lines import AHEAD, BEHIND, OTHER, SEATS, SPOT, assert_unbeaten

QUEEN_LINES = Manner.CIRCLE_WITHOUT_QUEEN_LINES
EVERYBODY = pytest.mark.parametrize("colour", [Piece.WHITE, Piece.BLACK, None])


def judged(spot, layout, colour, seat=Seat.SOUTH):
    return judge_spot(spot, layout, REVISED, Placer(colour, seat), QUEEN_LINES)


@pytest.mark.proves("icf:114", "icf:16.a", "icf:16.b")
@EVERYBODY
@SEATS
class TestShot:
    def test_a_placed_piece_behind_the_queen(self, colour, seat):
        layout = stand(Piece.QUEEN, Point(0.2, 0.2))
        assert judged(Point(0.04, 0.04), layout, colour, seat) is SpotVerdict.SHOT_WITH_QUEEN

    def test_the_striker_sends_queen_and_placed_piece_into_one_pocket(self, colour, seat):
        for queen in (AHEAD, BEHIND):
            layout = stand(Piece.QUEEN, from_seat(queen, seat))
            verdict = judged(from_seat(SPOT, seat), layout, colour, seat)
            assert verdict is SpotVerdict.SHOT_WITH_QUEEN

    def test_no_shot_with_any_other_piece(self, colour, seat):
        for piece in (Piece.WHITE, Piece.BLACK):
            layout = stand(piece, Point(0.2, 0.2))
            assert judged(Point(0.04, 0.04), layout, colour, seat) is SpotVerdict.LEGAL

    def test_none_where_something_lies_in_the_way(self, colour, seat):
        queen = stand(Piece.QUEEN, Point(0.2, 0.2))
        for way in (Point(0.27, 0.27), Point(0.12, 0.12)):
            layout = (*queen, *stand(Piece.WHITE, way))
            assert judged(Point(0.04, 0.04), layout, colour, seat) is SpotVerdict.LEGAL


@pytest.mark.proves("icf:89.b", "icf:85", "icf:86", "icf:9", "icf:84.a")
@COLOURS
def test_off_the_centre_circle_inside_the_large_one_touching_nothing(colour):
    inner = REVISED.centre_radius + R
    outer = REVISED.inner_radius - R
    assert judged(ORIGIN, (), colour) is SpotVerdict.ON_CENTRE_CIRCLE
    assert judged(Point(inner - 1e-6, 0), (), colour) is SpotVerdict.ON_CENTRE_CIRCLE
    assert judged(Point(inner, 0), (), colour) is SpotVerdict.LEGAL
    assert judged(Point(outer, 0), (), colour) is SpotVerdict.LEGAL
    assert judged(Point(outer + 1e-6, 0), (), colour) is SpotVerdict.OUTSIDE_INNER_CIRCLE
    near = stand(OTHER[colour], Point(0.05, 0.0))
    assert judged(Point(0.05, 2 * R), near, colour) is SpotVerdict.TOUCHES_PIECE
    assert judged(Point(0.05, 2 * R + 1e-3), near, colour) is SpotVerdict.LEGAL


@pytest.mark.parametrize("seed", range(40))
def test_the_nearest_spot_is_legal_and_unbeaten(seed):
    rng = Random(seed)
    layout = scattered(seed, rng.randint(3, 18), rng.choice([0.08, 0.12, 0.2, 0.34]))
    placer = Placer(rng.choice([Piece.WHITE, Piece.BLACK]), rng.choice(list(Seat)))
    queen, hole = layout[0].at, rng.choice(REVISED.holes)
    wish = ORIGIN
    for _ in range(60):
        far, aside = rng.uniform(-0.7, 0.7), rng.uniform(-0.04, 0.04)
        dx, dy = hole.x - queen.x, hole.y - queen.y
        wish = Point(queen.x + far * (dx - aside * dy), queen.y + far * (dy + aside * dx))
        if judged(wish, layout, placer.colour, placer.seat) is SpotVerdict.SHOT_WITH_QUEEN:
            break
    assert_unbeaten(wish, layout, placer, QUEEN_LINES)


@pytest.mark.parametrize("seed", range(20))
def test_without_a_queen_it_is_the_circle(seed):
    rng = Random(seed)
    layout = scattered(seed, 12, 0.2)[1:]
    placer = Placer(Piece.WHITE, Seat.SOUTH)
    wish = Point(rng.uniform(-0.1, 0.1), rng.uniform(-0.1, 0.1))
    spots = [
        nearest_legal_spot(wish, layout, REVISED, placer, manner)
        for manner in (QUEEN_LINES, Manner.CIRCLE)
    ]
    assert spots[0] == spots[1]


def test_a_wish_that_makes_a_shot_goes_aside():
    layout = stand(Piece.QUEEN, Point(0.2, 0.2))
    placer = Placer(Piece.WHITE, Seat.SOUTH)
    wish = Point(0.04, 0.041)
    spot = found(nearest_legal_spot(wish, layout, REVISED, placer, QUEEN_LINES))
    own = found(
        nearest_legal_spot(
            wish, stand(Piece.WHITE, Point(0.2, 0.2)), REVISED, placer, Manner.CIRCLE_WITHOUT_LINES
        )
    )
    assert spot == own != wish
