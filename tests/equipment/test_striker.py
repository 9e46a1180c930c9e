"""Legal places of the striker: exact intervals against the predicate, sampled densely."""

from dataclasses import replace
from functools import cache
from itertools import pairwise
from math import inf, nan, sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carrom.equipment.editions import EDITIONS, REVISED
from carrom.equipment.geometry import base_circles, from_seat
from carrom.equipment.pieces import Point, Seat
from carrom.equipment.standard import standard_geometry
from carrom.equipment.striker import (
    Interval,
    StrikerFault,
    faults,
    is_legal,
    legal_intervals,
    nearest_legal,
    position,
)
from carrom.rules.registry import RULE_SETS

G = standard_geometry(REVISED)
R, C, X = G.striker_radius, G.base_circle_radius, G.base_circle_x
ARROW = G.base_distance - sqrt(2) * (R + G.arrow_thickness / 2)
CLAUSES = (
    "international:3.2.h",
    "percuteur:striker.2",
    "percuteur:striker.3",
    "percuteur:striker.4",
    "simplified:game.5",
    "simplified:game.7",
    "club:pocketing.2",
    "icf:130.a",
    "icf:130.b",
)
everywhere = pytest.mark.parametrize("seat", Seat)
every_set = pytest.mark.parametrize("rules", RULE_SETS.values(), ids=lambda r: r.name)


def inside(along: float, intervals: tuple[Interval, ...], margin: float = 0.0) -> bool:
    return any(i.low - margin <= along <= i.high + margin for i in intervals)


@pytest.mark.proves(*CLAUSES)
@everywhere
@every_set
@pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda e: e.name)
def test_left_circle_stretch_right_circle(edition, seat, rules):
    geometry = standard_geometry(edition)
    found = rules.book.striker.places(geometry, seat)
    arrow = ARROW + geometry.base_distance - G.base_distance
    wanted = (
        (-arrow, -X + R - C),
        (-X + R + C, X - R - C),
        (X - R + C, arrow),
    )
    assert len(found) == 3
    for interval, ends in zip(found, wanted, strict=True):
        assert interval == pytest.approx(ends, abs=1e-12)


@pytest.mark.proves("international:3.2.h")
def test_the_arrow_and_not_the_circle_ends_the_outer_places():
    assert X < ARROW < X + R - C
    along = (ARROW + X + R - C) / 2
    assert faults(position(along, Seat.SOUTH, G), Seat.SOUTH, G) == (StrikerFault.ARROW_TOUCHED,)
    bare = replace(G, arrow_end=0.0)
    assert legal_intervals(bare)[2] == pytest.approx((X - R + C, X + R - C), abs=1e-15)


@pytest.mark.proves(*CLAUSES)
@everywhere
@every_set
def test_ends_of_the_intervals_are_legal_and_beyond_is_not(seat, rules):
    for interval in rules.book.striker.places(G, seat):
        for end, outwards in ((interval.low, -1), (interval.high, 1)):
            assert is_legal(position(end, seat, G), seat, G)
            assert not is_legal(position(end + outwards * 1e-11, seat, G), seat, G)
            assert is_legal(position(end - outwards * 1e-11, seat, G), seat, G)


@pytest.mark.proves(*CLAUSES)
@everywhere
def test_intervals_agree_with_the_predicate_densely(seat):
    intervals = legal_intervals(G, seat)
    for step in range(-1200, 1201):
        along = step * 3e-4 + 3e-6
        assert is_legal(position(along, seat, G), seat, G) == inside(along, intervals)


geometries = st.builds(
    lambda r, c, x, d, t, a0, a1, th: replace(
        G,
        striker_radius=r,
        base_circle_radius=c,
        base_half_width=c,
        base_circle_x=x,
        base_distance=d,
        base_line_thickness=t,
        arrow_start=a0,
        arrow_end=a0 + a1,
        arrow_thickness=th,
    ),
    st.floats(0.004, 0.06),
    st.floats(0.005, 0.03),
    st.floats(0.0, 0.3),
    st.floats(0.05, 0.35),
    st.floats(0.0, 0.005),
    st.floats(0.0, 0.4),
    st.floats(0.0, 0.3),
    st.floats(0.0, 0.02),
)


@pytest.mark.proves("international:3.2.h")
@given(geometries, st.sampled_from(Seat))
def test_any_board_and_any_striker_agree_with_the_predicate(board, seat):
    intervals = legal_intervals(board, seat)
    for before, after in pairwise(intervals):
        assert before.low <= before.high < after.low <= after.high
    for step in range(-80, 81):
        along = step * 5e-3 + 1.7e-5
        legal = is_legal(position(along, seat, board), seat, board)
        if legal:
            assert inside(along, intervals, margin=1e-9)
        else:
            assert not any(i.low + 1e-9 < along < i.high - 1e-9 for i in intervals)


@pytest.mark.proves("international:3.2.h")
def test_a_striker_smaller_than_a_circle_has_the_stretch_only():
    small = replace(G, striker_radius=C - 1e-4)
    assert legal_intervals(small) == (Interval(-X + small.striker_radius + C, X - 2 * C + 1e-4),)
    equal = legal_intervals(replace(G, striker_radius=C))
    assert [i.low == i.high for i in equal] == [True, False, True]
    assert equal[0].low == -X


@pytest.mark.proves("international:3.2.h")
def test_a_striker_too_small_for_both_lines_has_no_place():
    tiny = replace(G, striker_radius=G.base_half_width - G.base_line_thickness - 1e-6)
    assert legal_intervals(tiny) == ()
    assert nearest_legal(0.0, tiny) is None


@pytest.mark.proves(*CLAUSES)
@everywhere
def test_reasons(seat):
    def why(x: float, y: float) -> tuple[StrikerFault, ...]:
        return faults(from_seat(Point(x, -G.base_distance + y), seat), seat, G)

    assert why(0, 0) == ()
    assert why(X, 0) == ()
    assert why(X - R, 0) == (StrikerFault.CIRCLE_IN_PART,)
    assert why(0, 0.2) == (StrikerFault.OFF_BASE,)
    assert why(0, 0.03) == (StrikerFault.NOT_BOTH_LINES,)
    assert why(0, -0.03) == (StrikerFault.NOT_BOTH_LINES,)
    assert StrikerFault.ARROW_TOUCHED in why(X + 0.01, 0)
    assert StrikerFault.CIRCLE_IN_PART in why(X + 0.01, 0)
    assert why(0.3, 0.2508) == (StrikerFault.OFF_BASE,)


@pytest.mark.proves("international:3.2.h", "percuteur:striker.2", "simplified:game.5")
@pytest.mark.parametrize("side", [-1, 1])
def test_freedom_across_the_band(side):
    """Both lines are touched as long as the edge reaches the ink of the farther one."""
    room = R - (G.base_half_width - G.base_line_thickness)
    assert is_legal(Point(0, -G.base_distance + side * room), Seat.SOUTH, G)
    beyond = Point(0, -G.base_distance + side * (room + 1e-9))
    assert faults(beyond, Seat.SOUTH, G) == (StrikerFault.NOT_BOTH_LINES,)


@pytest.mark.proves("international:3.2.h", "percuteur:striker.4", "simplified:game.7")
@pytest.mark.parametrize("turn", [0, 90, 180])
def test_a_circle_is_covered_wholly_from_any_direction(turn):
    dx, dy = {0: (0, 1), 90: (-1, 0), 180: (0, -1)}[turn]
    centre = base_circles(G, Seat.SOUTH)[1].centre
    bare = replace(G, arrow_end=0.0)
    spare = R - C
    at = Point(centre.x + dx * spare, centre.y + dy * spare)
    assert is_legal(at, Seat.SOUTH, bare)
    beyond = Point(centre.x + dx * (spare + 1e-9), centre.y + dy * (spare + 1e-9))
    assert StrikerFault.CIRCLE_IN_PART in faults(beyond, Seat.SOUTH, bare)


@cache
def sampled(seat):
    wishes = [step * 1e-3 + 1e-4 for step in range(-250, 251)]
    return [w for w in wishes if is_legal(position(w, seat, G), seat, G)]


@given(st.floats(-0.5, 0.5), st.sampled_from(Seat))
def test_nearest_legal_is_legal_and_nearest(wish, seat):
    found = nearest_legal(wish, G, seat)
    assert found is not None
    assert is_legal(position(found, seat, G), seat, G)
    for along in sampled(seat):
        assert abs(found - wish) <= abs(along - wish) + 1e-12


def test_nearest_legal_at_the_edges():
    assert nearest_legal(0.05, G) == 0.05
    assert nearest_legal(inf, G) == legal_intervals(G)[2].high
    assert nearest_legal(-inf, G) == legal_intervals(G)[0].low
    with pytest.raises(ValueError, match="number"):
        nearest_legal(nan, G)
    between = (legal_intervals(G)[1].high + legal_intervals(G)[2].low) / 2
    assert nearest_legal(between - 1e-9, G) == legal_intervals(G)[1].high
    assert nearest_legal(between + 1e-9, G) == legal_intervals(G)[2].low


def test_every_rule_set_names_its_clauses():
    assert {c for r in RULE_SETS.values() for c in r.book.striker.clauses} == set(CLAUSES)
