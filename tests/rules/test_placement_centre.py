"""The queen and pieces that left the board: back on the centre circle, or as near as they go."""

from itertools import combinations
from math import acos, cos, pi, radians, sin, sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carrom.equipment.geometry import from_seat
from carrom.equipment.pieces import Layout, Piece, Point, Seat, Standing
from carrom.rules.placement import (
    queen_and_piece,
    queen_spot,
    return_to_centre,
    spot_at_centre,
)
from tests.rules.test_placement import (
    BOARDS,
    COLOURS,
    ORIGIN,
    REVISED,
    R,
    gap,
    polar,
    rosette,
    scattered,
    stand,
    sunflower,
)

SINGLES = {Piece.WHITE: Seat.SOUTH, Piece.BLACK: Seat.NORTH}
OWNERS = pytest.mark.parametrize("owner", Seat)


def cover(away: float, circle: float = REVISED.centre_radius) -> float:
    """Area of the centre circle under a piece this far from its centre: the lens of two discs."""
    if away <= abs(circle - R):
        return pi * min(circle, R) ** 2
    if away >= circle + R:
        return 0.0
    a = (away**2 + R**2 - circle**2) / (2 * away * R)
    b = (away**2 + circle**2 - R**2) / (2 * away * circle)
    kite = sqrt(
        (-away + R + circle) * (away + R - circle) * (away - R + circle) * (away + R + circle)
    )
    return R**2 * acos(a) + circle**2 * acos(b) - kite / 2


def assert_no_overlap(layout: Layout):
    assert all(gap(a.at, b.at) >= 2 * R - 1e-8 for a, b in combinations(layout, 2))


def test_the_lens_is_the_covered_area():
    spots = list(sunflower(ORIGIN, REVISED.centre_radius, 40_000))
    for away in (0.0, 0.008, 0.02, 0.03):
        share = sum(gap(spot, Point(away, 0)) <= R for spot in spots) / len(spots)
        assert share * pi * REVISED.centre_radius**2 == pytest.approx(cover(away), abs=2e-6)


@given(st.floats(0, 0.05), st.floats(0, 0.05))
def test_cover_never_grows_with_the_distance(one, other):
    near, far = sorted((one, other))
    assert cover(near) >= cover(far) - 1e-15


@pytest.mark.proves("international:3.12.b", "international:5.1.replace")
class TestQueen:
    def test_on_a_free_centre(self):
        assert queen_spot((), REVISED) == ORIGIN
        assert queen_spot(stand(Piece.WHITE, Point(2 * R, 0)), REVISED) == ORIGIN

    @COLOURS
    def test_beside_a_piece_that_covers_part_of_the_circle(self, colour):
        spot = queen_spot(stand(colour, Point(0.0, 0.02)), REVISED)
        assert spot == pytest.approx((0.0, 0.02 - 2 * R), abs=1e-12)
        assert cover(gap(spot, ORIGIN)) > 0

    def test_ties_go_anticlockwise_from_the_right(self):
        on_centre = stand(Piece.BLACK, ORIGIN)
        assert queen_spot(on_centre, REVISED) == pytest.approx((2 * R, 0.0), abs=1e-12)
        taken = (*on_centre, *stand(Piece.WHITE, polar(2 * R, -0.5)))
        expected = polar(2 * R, radians(60) - 0.5)
        assert queen_spot(taken, REVISED) == pytest.approx(expected, abs=1e-9)
        two = stand(Piece.WHITE, Point(0.0, -0.012), Point(0.0, 2 * R - 0.011))
        assert queen_spot(two, REVISED).x > 0  # a little above the x axis on either side
        two = stand(Piece.WHITE, Point(0.0, 0.012), Point(0.0, 0.011 - 2 * R))
        assert queen_spot(two, REVISED).x < 0  # a little below it

    def test_as_near_as_possible_where_nothing_is_left_to_cover(self):
        whole = rosette()[1:] + stand(Piece.WHITE, ORIGIN)
        spot = queen_spot(whole, REVISED)
        # In the notch between a corner and a side of the hexagon of pieces.
        assert gap(spot, ORIGIN) == pytest.approx(2 * R * sqrt(7), abs=1e-9)
        assert_no_overlap((*whole, Standing(Piece.QUEEN, spot)))
        assert cover(gap(spot, ORIGIN)) == 0

    @BOARDS
    @pytest.mark.parametrize("seed", range(25))
    def test_no_free_spot_covers_more_or_lies_nearer(self, geometry, seed):
        layout = scattered(seed, 3 + seed % 14, 0.06 + 0.002 * seed)
        spot = queen_spot(layout, geometry)
        assert_no_overlap((*layout, Standing(Piece.QUEEN, spot)))
        away = gap(spot, ORIGIN)
        for other in sunflower(ORIGIN, max(away, 2 * R), 1500):
            if all(gap(other, one.at) >= 2 * R for one in layout):
                assert cover(gap(other, ORIGIN)) <= cover(away) + 1e-12
                assert gap(other, ORIGIN) >= away - 1e-8


@pytest.mark.proves("international:3.9.a")
class TestOnePiece:
    @COLOURS
    def test_on_the_centre_circle(self, colour):
        assert return_to_centre([colour], (), REVISED, SINGLES) == stand(colour, ORIGIN)

    @COLOURS
    def test_on_as_much_of_its_free_part_as_possible(self, colour):
        layout = stand(Piece.QUEEN, polar(0.014, 1.0))
        (back,) = return_to_centre([colour], layout, REVISED, SINGLES)
        assert back.piece is colour
        assert back.at == pytest.approx(polar(2 * R - 0.014, 1.0 + pi), abs=1e-9)
        for other in sunflower(ORIGIN, 3 * R, 4000):
            if gap(other, layout[0].at) >= 2 * R:
                assert cover(gap(other, ORIGIN)) <= cover(gap(back.at, ORIGIN)) + 1e-12


@pytest.mark.proves("international:3.9.a")
@COLOURS
@OWNERS
class TestQueenAndOne:
    def test_the_piece_lies_against_her_away_from_its_owner(self, colour, owner):
        seats = {colour: owner}
        queen, piece = return_to_centre([colour, Piece.QUEEN], (), REVISED, seats)
        assert queen == Standing(Piece.QUEEN, ORIGIN)
        assert piece.piece is colour
        assert piece.at == pytest.approx(from_seat(Point(0.0, 2 * R), owner), abs=1e-12)
        assert (queen, piece) == queen_and_piece(colour, owner, (), REVISED)

    def test_round_her_where_that_spot_is_taken(self, colour, owner):
        taken = Point(0.005, 2 * R + 0.001)
        layout = stand(Piece.BLACK, from_seat(taken, owner))
        queen, piece = queen_and_piece(colour, owner, layout, REVISED)
        assert queen.at == ORIGIN
        assert gap(piece.at, queen.at) == pytest.approx(2 * R, abs=1e-9)
        assert gap(piece.at, layout[0].at) == pytest.approx(2 * R, abs=1e-9)
        # No other spot against her is nearer to the one that is taken.
        wish = from_seat(Point(0.0, 2 * R), owner)
        for k in range(3600):
            other = polar(2 * R, radians(k / 10))
            if gap(other, layout[0].at) >= 2 * R:
                assert gap(other, wish) >= gap(piece.at, wish) - 1e-9

    def test_near_the_centre_where_nothing_beside_her_is_free(self, colour, owner):
        ring = [polar(2 * R, radians(60 * k)) for k in range(6)]
        layout = stand(Piece.BLACK, *ring)
        queen, piece = queen_and_piece(colour, owner, layout, REVISED)
        assert queen.at == ORIGIN
        assert gap(piece.at, ORIGIN) == pytest.approx(2 * sqrt(3) * R, abs=1e-9)
        assert_no_overlap((*layout, queen, piece))

    @pytest.mark.proves("settled:26", "percuteur:cases.8")
    def test_percuteur_side_by_side_instead_of_stacked(self, colour, owner):
        queen, piece = queen_and_piece(colour, owner, (), REVISED)
        assert queen.at == ORIGIN
        assert gap(piece.at, queen.at) == pytest.approx(2 * R, abs=1e-12)


@pytest.mark.proves("international:3.9.a")
class TestWhiteAndBlack:
    @OWNERS
    def test_equal_parts_each_towards_its_owners_opponent(self, owner):
        across = list(Seat)[(owner.quarter_turns + 2) % 4]
        seats = {Piece.WHITE: owner, Piece.BLACK: across}
        for order in ([Piece.WHITE, Piece.BLACK], [Piece.BLACK, Piece.WHITE]):
            white, black = return_to_centre(order, (), REVISED, seats)
            assert (white.piece, black.piece) == (Piece.WHITE, Piece.BLACK)
            assert white.at == pytest.approx(from_seat(Point(0.0, R), owner), abs=1e-12)
            assert black.at == pytest.approx(from_seat(Point(0.0, R), across), abs=1e-12)

    def test_beside_a_piece_that_is_in_the_way(self):
        layout = stand(Piece.QUEEN, Point(0.0, 0.02))
        white, black = return_to_centre([Piece.WHITE, Piece.BLACK], layout, REVISED, SINGLES)
        assert_no_overlap((*layout, white, black))
        assert gap(white.at, ORIGIN) == pytest.approx(gap(black.at, ORIGIN), abs=1e-12)
        assert abs(white.at.x) == pytest.approx(sqrt(4 * R * R - 0.02**2), abs=1e-8)

    @pytest.mark.parametrize("seed", range(25))
    def test_the_equal_parts_are_the_largest(self, seed):
        layout = scattered(seed, 2 + seed % 12, 0.07)
        white, black = return_to_centre([Piece.BLACK, Piece.WHITE], layout, REVISED, SINGLES)
        assert_no_overlap((*layout, white, black))
        away = gap(white.at, ORIGIN)
        assert away == pytest.approx(gap(black.at, ORIGIN), abs=1e-12)
        assert white.at.y >= -1e-8  # white belongs to the south: it reaches out to the north
        for at in sunflower(ORIGIN, away, 1000):
            pair = (at, Point(-at.x, -at.y))
            free = all(gap(spot, one.at) >= 2 * R for spot in pair for one in layout)
            assert not (free and R <= gap(at, ORIGIN) < away - 1e-8)

    def test_doubles_neighbours_and_unknown_seats(self):
        seats = {Piece.WHITE: Seat.SOUTH, Piece.BLACK: Seat.EAST}
        white, black = return_to_centre([Piece.WHITE, Piece.BLACK], (), REVISED, seats)
        half = R / sqrt(2)
        assert white.at == pytest.approx((half, half), abs=1e-12)
        assert black.at == pytest.approx((-half, -half), abs=1e-12)
        both = [Piece.WHITE, Piece.BLACK]
        unknown = return_to_centre(both, (), REVISED, {})
        assert unknown == return_to_centre(both, (), REVISED, SINGLES)
        assert unknown == return_to_centre(both, (), REVISED, {Piece.BLACK: Seat.NORTH})
        assert unknown == return_to_centre(both, (), REVISED, {Piece.WHITE: Seat.SOUTH})


class TestMore:
    @given(
        st.lists(st.sampled_from([Piece.WHITE, Piece.BLACK]), max_size=6),
        st.booleans(),
        st.integers(0, 50),
    )
    def test_everything_comes_back_without_overlap(self, pieces, queen, seed):
        layout = tuple(s for s in scattered(seed, 8, 0.1) if s.piece is not Piece.QUEEN)
        back = return_to_centre(
            [*pieces, *([Piece.QUEEN] if queen else [])], layout, REVISED, SINGLES
        )
        assert sorted(one.piece for one in back) == sorted([*pieces, *["queen"] * queen])
        assert_no_overlap((*layout, *back))
        if queen:
            assert back[0] == Standing(Piece.QUEEN, queen_spot(layout, REVISED))

    def test_queen_white_and_black(self):
        pieces = [Piece.WHITE, Piece.BLACK, Piece.QUEEN]
        queen, white, black = return_to_centre(pieces, (), REVISED, SINGLES)
        assert queen.at == ORIGIN
        assert white.at == pytest.approx((0.0, 2 * R), abs=1e-9)
        assert black.at == pytest.approx((0.0, -2 * R), abs=1e-9)

    def test_queen_and_two_of_a_colour(self):
        pieces = [Piece.WHITE, Piece.WHITE, Piece.QUEEN]
        _, one, two = return_to_centre(pieces, (), REVISED, SINGLES)
        assert one.at == pytest.approx((0.0, 2 * R), abs=1e-9)
        turned = (2 * R * sin(radians(60)), 2 * R * cos(radians(60)))
        assert two.at == pytest.approx(turned, abs=1e-9)

    def test_two_of_a_colour_go_one_by_one(self):
        one, two = return_to_centre([Piece.BLACK] * 2, (), REVISED, SINGLES)
        assert one.at == ORIGIN
        assert two.at == spot_at_centre((one,), REVISED) == pytest.approx((2 * R, 0.0))

    def test_nothing_and_the_striker(self):
        assert return_to_centre([], (), REVISED, SINGLES) == ()
        with pytest.raises(ValueError, match="striker"):
            return_to_centre([Piece.STRIKER], (), REVISED, SINGLES)
