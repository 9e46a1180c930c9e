"""Cannon and pair: what rule 3.11.p forbids the placer, and the nearest spot it leaves him."""

from dataclasses import replace
from math import asin, atan2, cos, hypot, sin, sqrt
from random import Random
from time import process_time

import pytest

from carrom.equipment.geometry import from_seat
from carrom.equipment.pieces import Layout, Piece, Point, Seat, Standing
from carrom.rules.placement import (
    Base,
    Manner,
    Placer,
    SpotVerdict,
    base_of,
    has_room,
    is_cannon,
    is_legal_spot,
    is_pair,
    judge_spot,
    nearest_legal_spot,
)
from tests.rules.test_placement import (
    COLOURS,
    INNERMOST,
    ORIGIN,
    OUTERMOST,
    REVISED,
    R,
    found,
    gap,
    scattered,
    stand,
    sunflower,
    tight_opening,
    wall,
)

HOLE = REVISED.holes[0]
TIP = REVISED.tipping_distance
OTHER = {Piece.WHITE: Piece.BLACK, Piece.BLACK: Piece.WHITE}
SEATS = pytest.mark.parametrize("seat", Seat)

# A line from the south base into the right far hole that crosses the ring off its middle.
STAND = Point(-0.18, -REVISED.base_distance)
LENGTH = hypot(HOLE.x - STAND.x, HOLE.y - STAND.y)
ALONG = Point((HOLE.x - STAND.x) / LENGTH, (HOLE.y - STAND.y) / LENGTH)


def on_line(length: float, aside: float = 0.0) -> Point:
    """A point so far along the line from the striker's stand, and so far to its left."""
    return Point(
        STAND.x + length * ALONG.x - aside * ALONG.y, STAND.y + length * ALONG.y + aside * ALONG.x
    )


SPOT, AHEAD, BEHIND = on_line(0.34), on_line(0.5), on_line(0.15)


def judged(spot: Point, layout: Layout, colour: Piece, seat: Seat = Seat.SOUTH) -> SpotVerdict:
    return judge_spot(spot, layout, REVISED, Placer(colour, seat), Manner.CIRCLE_WITHOUT_LINES)


def seen_from(seat: Seat, layout: Layout) -> Layout:
    return tuple(Standing(one.piece, from_seat(one.at, seat)) for one in layout)


def test_the_examples_lie_in_the_ring():
    assert INNERMOST < gap(SPOT, ORIGIN) < OUTERMOST


@pytest.mark.proves("international:3.11.p", "settled:16", "international:5.1.cannon")
@COLOURS
@SEATS
class TestCannon:
    def test_a_placed_piece_behind_an_own_one_is_a_cannon(self, colour, seat):
        layout = stand(colour, Point(0.2, 0.2))
        assert judged(Point(0.04, 0.04), layout, colour, seat) is SpotVerdict.CANNON

    def test_not_behind_an_opponents_piece_or_the_queen(self, colour, seat):
        for piece in (OTHER[colour], Piece.QUEEN):
            layout = stand(piece, Point(0.2, 0.2))
            assert judged(Point(0.04, 0.04), layout, colour, seat) is SpotVerdict.LEGAL

    def test_not_while_colours_are_open(self, colour, seat):
        spot, layout = Point(0.04, 0.04), stand(colour, Point(0.2, 0.2))
        nobody = Placer(None, seat)
        assert is_legal_spot(spot, layout, REVISED, nobody, Manner.CIRCLE_WITHOUT_LINES)

    def test_not_when_something_lies_in_the_way_of_either(self, colour, seat):
        own = stand(colour, Point(0.2, 0.2))
        for way in (Point(0.27, 0.27), Point(0.12, 0.12), Point(0.28, 0.26)):
            for piece in (Piece.WHITE, Piece.BLACK, Piece.QUEEN):
                layout = (*own, *stand(piece, way))
                verdict = judged(Point(0.04, 0.04), layout, colour, seat)
                if piece is colour and way != Point(0.28, 0.26):
                    continue  # another own piece on the line may be the one that falls
                assert verdict is SpotVerdict.LEGAL

    def test_what_lies_beside_or_behind_does_not_matter(self, colour, seat):
        aside = 2 * R / sqrt(2) + 1e-4
        for beside in (Point(0.25 + aside, 0.25 - aside), Point(-0.1, -0.1)):
            layout = (*stand(colour, Point(0.2, 0.2)), *stand(OTHER[colour], beside))
            assert judged(Point(0.04, 0.04), layout, colour, seat) is SpotVerdict.CANNON

    def test_no_cannon_before_the_own_piece(self, colour, seat):
        # The own piece would push the placed one: that one falls, which is no gain by itself.
        shut = stand(OTHER[colour], Point(-0.2, -0.2))  # the way to the opposite hole
        layout = (*stand(colour, Point(-0.05, -0.05)), *shut)
        assert judged(Point(0.04, 0.04), layout, colour, seat) is SpotVerdict.LEGAL


def test_acceptance_is_the_tipping_circle():
    # Along the far cushion: the lower limit is the tangent to the tipping circle.
    driven = Point(0.1, HOLE.y)
    limit = asin(TIP / (HOLE.x - driven.x))
    for turn, falls in [(0.0, True), (limit - 1e-6, True), (limit + 1e-6, False)]:
        pusher = Point(driven.x - 0.1 * cos(turn), driven.y + 0.1 * sin(turn))
        assert is_cannon(pusher, driven, HOLE, (), REVISED) is falls
    # The upper one is where the piece meets the cushion before it tips.
    free = REVISED.half_side - R
    end = Point(HOLE.x - sqrt(TIP**2 - (free - HOLE.y) ** 2), free)
    upper = atan2(end.y - driven.y, end.x - driven.x)
    for turn, falls in [(upper - 1e-6, True), (upper + 1e-6, False)]:
        pusher = Point(driven.x - 0.1 * cos(turn), driven.y - 0.1 * sin(turn))
        assert is_cannon(pusher, driven, HOLE, (), REVISED) is falls


def test_a_neighbour_left_behind_is_not_touched():
    driven = Point(0.2, 0.2)
    behind = Point(0.2 - 2 * R, 0.2 + 1e-6)  # against it, a little more than square to the line
    pusher = Point(0.2, 0.2 - 0.1)
    towards = Point(driven.x, HOLE.y)
    square = replace(REVISED, half_side=towards.y + REVISED.hole_radius)
    hole = Point(0.2, square.half_side - square.hole_radius)
    assert not is_cannon(pusher, driven, hole, (behind,), square)
    assert is_cannon(pusher, driven, hole, (Point(behind.x, 0.2 - 1e-3),), square)


@pytest.mark.proves("international:3.11.p", "settled:16", "international:5.1.pair")
@COLOURS
@SEATS
class TestPair:
    def test_striker_placed_piece_own_piece(self, colour, seat):
        layout = seen_from(seat, stand(colour, AHEAD))
        assert judged(from_seat(SPOT, seat), layout, colour, seat) is SpotVerdict.PAIR

    def test_striker_own_piece_placed_piece(self, colour, seat):
        layout = seen_from(seat, stand(colour, BEHIND))
        assert judged(from_seat(SPOT, seat), layout, colour, seat) is SpotVerdict.PAIR

    def test_only_from_the_placers_own_base(self, colour, seat):
        for owner in Seat:
            if owner is seat:
                continue
            spot = from_seat(SPOT, seat)
            ahead = seen_from(seat, stand(colour, AHEAD))
            assert judged(spot, ahead, colour, owner) is SpotVerdict.CANNON
            behind = seen_from(seat, stand(colour, BEHIND))
            assert judged(spot, behind, colour, owner) is SpotVerdict.LEGAL

    def test_the_striker_needs_a_free_stand_and_way(self, colour, seat):
        foe = OTHER[colour]
        touch = R + REVISED.striker_radius
        for length, aside in [(0.0, touch - 1e-5), (-0.02, 0.02), (0.06, touch - 1e-5)]:
            block = stand(foe, on_line(length, aside))
            ahead = seen_from(seat, (*stand(colour, AHEAD), *block))
            assert judged(from_seat(SPOT, seat), ahead, colour, seat) is SpotVerdict.CANNON
            behind = seen_from(seat, (*stand(colour, BEHIND), *block))
            assert judged(from_seat(SPOT, seat), behind, colour, seat) is SpotVerdict.LEGAL
        free = stand(foe, on_line(0.06, touch + 1e-5))
        behind = seen_from(seat, (*stand(colour, BEHIND), *free))
        assert judged(from_seat(SPOT, seat), behind, colour, seat) is SpotVerdict.PAIR

    def test_both_need_a_free_way_to_the_hole(self, colour, seat):
        for length in (0.25, 0.45):
            block = stand(OTHER[colour], on_line(length, 2 * R - 1e-5))
            layout = seen_from(seat, (*stand(colour, BEHIND), *block))
            assert judged(from_seat(SPOT, seat), layout, colour, seat) is SpotVerdict.LEGAL

    def test_the_line_must_meet_the_base_where_the_striker_may_stand(self, colour, seat):
        # From the hole past the spot into the gap beside the base circle: covered in part only.
        x = -(REVISED.base_circle_x - REVISED.base_circle_radius)
        base = Point(x, -REVISED.base_distance)
        length = gap(base, HOLE)
        at = [
            Point(base.x + s * (HOLE.x - base.x) / length, base.y + s * (HOLE.y - base.y) / length)
            for s in (0.15, 0.27)
        ]
        assert INNERMOST < gap(at[1], ORIGIN) < OUTERMOST
        layout = seen_from(seat, stand(colour, at[0]))
        assert judged(from_seat(at[1], seat), layout, colour, seat) is SpotVerdict.LEGAL


def test_a_pair_needs_room_for_both_to_follow_each_other():
    base = base_of(REVISED, Seat.SOUTH)
    # Beside the gap between the two at contact: the driven piece is past it, the pusher comes by.
    beside = on_line(0.34 - R, 1.9 * R)
    assert is_cannon(BEHIND, SPOT, HOLE, [beside], REVISED)
    assert not is_pair(BEHIND, SPOT, HOLE, [beside], base)
    assert is_pair(BEHIND, SPOT, HOLE, [on_line(0.34 - R, 2.01 * R)], base)


def test_a_pair_needs_room_for_the_striker_behind_the_pusher():
    base, touch = base_of(REVISED, Seat.SOUTH), R + REVISED.striker_radius
    assert is_pair(on_line(touch + 1e-6), SPOT, HOLE, [], base)
    assert not is_pair(on_line(touch - 1e-6), SPOT, HOLE, [], base)
    assert not is_pair(on_line(-0.05), SPOT, HOLE, [], base)


@pytest.mark.proves("international:3.11.p", "settled:16")
@COLOURS
def test_the_nearest_spot_lies_at_the_edge_of_the_line(colour):
    own, wish = Point(0.2, 0.2), Point(0.04, 0.041)
    layout, placer = stand(colour, own), Placer(colour, Seat.WEST)
    spot = found(nearest_legal_spot(wish, layout, REVISED, placer, Manner.CIRCLE_WITHOUT_LINES))
    free = REVISED.half_side - R
    end = Point(HOLE.x - sqrt(TIP**2 - (free - HOLE.y) ** 2), free)  # the last place to tip
    other_end = Point(end.y, end.x)
    feet = []
    for mouth in (end, other_end):
        length = gap(own, mouth)
        ux, uy = (own.x - mouth.x) / length, (own.y - mouth.y) / length
        along = (wish.x - own.x) * ux + (wish.y - own.y) * uy
        feet.append(Point(own.x + along * ux, own.y + along * uy))
    assert spot == pytest.approx(min(feet, key=lambda foot: gap(foot, wish)), abs=1e-7)
    beyond = Point(spot.x + (wish.x - spot.x) * 1e-4, spot.y + (wish.y - spot.y) * 1e-4)
    assert judged(beyond, layout, colour, Seat.WEST) is SpotVerdict.CANNON


@pytest.mark.proves("international:3.11.i", "settled:16")
@COLOURS
def test_a_spot_that_gives_a_cannon_is_no_room(colour):
    # A full circle with one spot left, which is in line with an own piece and a hole.
    one = wall(REVISED, tight_opening(REVISED))
    turn = atan2(1.0, 1.0)
    walls = stand(
        OTHER[colour],
        *(
            Point(s.at.x * cos(turn) - s.at.y * sin(turn), s.at.x * sin(turn) + s.at.y * cos(turn))
            for s in one
        ),
    )
    placer = Placer(colour, Seat.SOUTH)
    assert has_room(walls, REVISED, placer, Manner.CIRCLE_WITHOUT_LINES)
    layout = (*walls, *stand(colour, Point(0.2, 0.2)))
    assert not has_room(layout, REVISED, placer, Manner.CIRCLE_WITHOUT_LINES)
    assert has_room(layout, REVISED, placer, Manner.CIRCLE)
    assert has_room(layout, REVISED, Placer(OTHER[colour], Seat.SOUTH), Manner.CIRCLE_WITHOUT_LINES)


MARGIN = 7e-4


def pushed_in_steps(
    pusher: Point,
    driven: Point,
    hole: Point,
    others: list[Point],
    margin: float,
    *,
    pair_from: Base | None = None,
) -> bool:
    """Push and look: slide everything in small steps; a positive margin makes it harder to fall."""
    step, length = MARGIN, gap(pusher, driven)
    ux, uy = (driven.x - pusher.x) / length, (driven.y - pusher.y) / length
    free = REVISED.half_side - R - margin

    def slides(start: Point, run: float | None, reach: float) -> bool:
        """Slide a disc for a run, or into the hole; tell whether it got there untouched."""
        for k in range(int((1.0 if run is None else run) / step) + 1):
            at = Point(start.x + k * step * ux, start.y + k * step * uy)
            if any(gap(at, other) < reach + margin for other in others):
                return False
            if run is None and gap(at, hole) < TIP - margin:
                return True
            if run is None and max(abs(at.x), abs(at.y)) > free:
                return False
        return run is not None

    if not (slides(pusher, length - 2 * R, 2 * R) and slides(driven, None, 2 * R)):
        return False
    if pair_from is None:
        return True
    if not slides(pusher, None, 2 * R):
        return False
    touch = R + REVISED.striker_radius
    back = (pusher.y + REVISED.base_distance) / uy if uy else -1.0
    x = pusher.x - back * ux
    stands = any(low + margin < x < high - margin for low, high in pair_from.stands)
    at = Point(x, -REVISED.base_distance)
    return stands and back > touch + margin and slides(at, back - touch, touch)


@pytest.mark.proves("settled:16")
def test_cannon_agrees_with_pushing_in_small_steps():
    rng, told = Random(16), {True: 0, False: 0}
    for seed in range(140):
        driven, *others = (one.at for one in scattered(seed, 3, 0.34))
        hole = REVISED.holes[seed % 4]
        length, back = gap(driven, hole), rng.uniform(0.04, 0.2)
        aside = rng.uniform(-0.025, 0.025) * back / length
        ux, uy = (hole.x - driven.x) / length, (hole.y - driven.y) / length
        pusher = Point(driven.x - back * ux - aside * uy, driven.y - back * uy + aside * ux)
        others = [other for other in others if gap(other, pusher) > 2 * R]
        hard = pushed_in_steps(pusher, driven, hole, others, MARGIN)
        if hard is not pushed_in_steps(pusher, driven, hole, others, -MARGIN):
            continue  # within the width of a step of the limit
        assert is_cannon(pusher, driven, hole, others, REVISED) is hard
        told[hard] += 1
    assert min(told.values()) > 20


@pytest.mark.proves("settled:16")
def test_pair_agrees_with_pushing_in_small_steps():
    rng, told = Random(16), {True: 0, False: 0}
    base = base_of(REVISED, Seat.SOUTH)
    for seed in range(140):
        others = [one.at for one in scattered(seed, 3, 0.34)]
        x, hole, aside = rng.uniform(-0.23, 0.23), REVISED.holes[seed % 2], rng.uniform(-0.02, 0.02)
        to = Point(hole.x + aside - x, hole.y - aside + REVISED.base_distance)
        pusher, driven = (
            Point(x + part * to.x, -REVISED.base_distance + part * to.y) for part in (0.3, 0.5)
        )
        others = [other for other in others if min(gap(other, pusher), gap(other, driven)) > 2 * R]
        hard = pushed_in_steps(pusher, driven, hole, others, MARGIN, pair_from=base)
        if hard is not pushed_in_steps(pusher, driven, hole, others, -MARGIN, pair_from=base):
            continue
        assert is_pair(pusher, driven, hole, others, base) is hard
        told[hard] += 1
    assert min(told.values()) > 20


# Seeds whose nearest spot hangs on a kind of border that others do without.
TELLING = [171, 332, 723, 829, 102, 596, 1115, 1358, 552, 196, 759, 183]
LINES = (SpotVerdict.CANNON, SpotVerdict.PAIR)


def hard_case(seed: int) -> tuple[Point, Layout, Placer]:
    """A wish that mostly lies in line with an own piece and a hole, behind it or before it."""
    rng = Random(seed)
    layout = scattered(seed, rng.randint(3, 18), rng.choice([0.08, 0.12, 0.2, 0.34]))
    placer = Placer(rng.choice([Piece.WHITE, Piece.BLACK]), rng.choice(list(Seat)))
    own = [one.at for one in layout if one.piece is placer.colour]
    wish = ORIGIN
    for _ in range(60):
        at, hole = rng.choice(own), rng.choice(REVISED.holes)
        far, aside = rng.uniform(-0.7, 0.7), rng.uniform(-0.04, 0.04)
        dx, dy = hole.x - at.x, hole.y - at.y
        wish = Point(at.x + far * (dx - aside * dy), at.y + far * (dy + aside * dx))
        if judge_spot(wish, layout, REVISED, placer, Manner.CIRCLE_WITHOUT_LINES) in LINES:
            break
    return wish, layout, placer


def assert_unbeaten(wish: Point, layout: Layout, placer: Placer, manner: Manner):
    """Sample the disc that the nearest spot leaves free of legal ones."""
    spot = nearest_legal_spot(wish, layout, REVISED, placer, manner)
    if spot is None:
        samples, limit = sunflower(ORIGIN, OUTERMOST, 2000), 1.0
    else:
        assert is_legal_spot(spot, layout, REVISED, placer, manner)
        limit = gap(spot, wish) - 1e-8
        samples = sunflower(wish, gap(spot, wish), 800)
    for sample in samples:
        if gap(sample, wish) < limit:
            assert not is_legal_spot(sample, layout, REVISED, placer, manner)


@pytest.mark.proves("international:3.11.p", "international:3.11.i", "settled:16")
@pytest.mark.parametrize("seed", [*range(14), *TELLING])
def test_no_sampled_spot_beats_the_nearest(seed):
    assert_unbeaten(*hard_case(seed), Manner.CIRCLE_WITHOUT_LINES)


@pytest.mark.proves("international:3.11.i", "settled:30")
@pytest.mark.parametrize("seed", range(12))
def test_no_sampled_spot_beats_the_nearest_without_lines(seed):
    wish, layout, placer = hard_case(seed)
    assert_unbeaten(wish, layout, placer, Manner.CIRCLE)
    assert_unbeaten(Point(-wish.y, wish.x / 2), layout, placer, Manner.CIRCLE)


@pytest.mark.proves("international:3.11.p", "settled:16")
@pytest.mark.parametrize(
    ("wish", "own", "other"),
    [
        # Where the driven piece comes up against one that lies beside the hole's mouth.
        (Point(-0.0266, 0.0508), Point(0.0889, 0.1465), Point(0.3522, 0.3237)),
        # Where the striker comes to the end of its stand, with no other piece about.
        (Point(0.0523, 0.0139), Point(0.0122, -0.0313), None),
        # Where the striker comes up against a piece, on its way or at its stand.
        (Point(0.0016, -0.0435), Point(-0.0973, -0.1554), Point(-0.1492, -0.269)),
        (Point(0.0309, -0.0519), Point(-0.0054, -0.0977), Point(-0.0271, -0.1842)),
        (Point(-0.0348, -0.0567), Point(-0.0698, -0.0937), Point(-0.1709, -0.2532)),
    ],
)
def test_every_kind_of_border_is_known(wish, own, other):
    layout = (*stand(Piece.WHITE, own), *(stand(Piece.BLACK, other) if other else ()))
    assert judged(wish, layout, Piece.WHITE) in LINES
    assert_unbeaten(wish, layout, Placer(Piece.WHITE, Seat.SOUTH), Manner.CIRCLE_WITHOUT_LINES)


def test_the_nearest_spot_is_found_quickly():
    cases = [scattered(seed, 19, 0.14) for seed in range(40)]
    placer = Placer(Piece.BLACK, Seat.EAST)
    begin = process_time()
    for layout in cases:
        nearest_legal_spot(Point(0.03, 0.04), layout, REVISED, placer, Manner.CIRCLE_WITHOUT_LINES)
    assert (process_time() - begin) / len(cases) < 0.02  # a few milliseconds, with a wide margin
