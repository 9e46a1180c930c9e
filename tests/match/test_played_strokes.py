"""Strokes played by the engine, reported and ruled: the clauses that waited for discs that move.

White plays, and places and angles are as the player of the seat sees them.
"""

from math import atan2, degrees, hypot, sqrt

import numpy as np
import pytest

from carrom.equipment.angles import direction
from carrom.equipment.editions import EDITIONS
from carrom.equipment.geometry import from_seat, seat_holes, to_seat
from carrom.equipment.pieces import Layout, Piece, Point, Seat, Standing
from carrom.equipment.rosette import rosette
from carrom.equipment.standard import standard_geometry
from carrom.equipment.striker import legal_intervals, position
from carrom.match.stroke_report import FinishedMotion, stroke_report
from carrom.physics import Aim, Fate, InputError, Jumps, Motion, Problem, Surface, strike
from carrom.physics.surface import GRAVITY
from carrom.rules import (
    CLUB,
    INTERNATIONAL,
    PERCUTEUR,
    RULE_SETS,
    SIMPLIFIED,
    Pocketed,
    Reason,
    Returned,
    Side,
    SideState,
    Situation,
    Stroke,
    check,
    opening,
    rule,
)
from carrom.rules.placement import return_to_centre

BOARD = standard_geometry(EDITIONS["revised"])
LINE = -BOARD.base_distance
"""The middle of the base band."""
BAND = BOARD.base_half_width
PLAY = Situation(white=SideState(on_board=5, entitled=True), black=SideState(on_board=6))
WHITE, BLACK, QUEEN, STRIKER = Piece.WHITE, Piece.BLACK, Piece.QUEEN, Piece.STRIKER
FAR_RIGHT, FAR_LEFT, NEAR_LEFT, NEAR_RIGHT = range(4)
NOTHING_BACK = Returned()
ALL_SETS = pytest.mark.parametrize("rules", RULE_SETS.values(), ids=RULE_SETS)
ALL_SEATS = pytest.mark.parametrize("seat", Seat)


def lying(piece, x, y, seat=Seat.SOUTH) -> Standing:
    return Standing(piece, from_seat(Point(x, y), seat))


def towards(x, target) -> float:
    """The angle from a place of the striker along the base to a place on the board."""
    return degrees(atan2(target[1] - LINE, target[0] - x))


def hole_of(number, seat) -> tuple[Point, int]:
    """A hole as the seat sees it, and its number on the board."""
    at = seat_holes(BOARD, seat)[number]
    return BOARD.holes[number], BOARD.holes.index(at) + 1


def on_the_way(x, target, part) -> Point:
    return Point(x + part * (target[0] - x), LINE + part * (target[1] - LINE))


def reported(motion: FinishedMotion, seat) -> Stroke | None:
    return stroke_report(motion, seat, BOARD)


def played(layout: Layout, aim: Aim, jumps: Jumps | None = None) -> tuple[Motion, Stroke]:
    """Play a stroke; its report can be true in the middle of a board."""
    motion = strike(layout, aim, BOARD, jumps=jumps)
    report = reported(motion, aim.seat)
    assert report is not None
    check(PLAY, report)
    return motion, report


def met(motion: Motion, disc="striker") -> list[str | None]:
    """What a disc met, in order; None is a cushion."""
    pairs = [(impact.first, impact.second) for impact in motion.impacts]
    return [b if a == disc else a for a, b in pairs if disc in (a, b)]


# When a stroke is made (3.2.i)


@pytest.mark.proves("international:3.2.i", "icf:127.a", "icf:127.b")
@ALL_SEATS
@pytest.mark.parametrize("x", [0.0, 0.12, -BOARD.base_circle_x, BOARD.base_circle_x])
@pytest.mark.parametrize("angle", [90.0, -90.0, 0.0, 180.0, 40.0])
def test_a_nudge_inside_the_band_is_no_stroke_unless_it_touches_a_piece(seat, x, angle):
    nudge = Aim(seat, x, angle, speed=0.15)
    assert reported(strike((), nudge, BOARD), seat) is None

    gap = BOARD.striker_radius + BOARD.piece_radius + 0.004
    ahead = direction(angle)
    layout = (lying(BLACK, x + gap * ahead.x, LINE + gap * ahead.y, seat),)
    _, report = played(layout, nudge)
    assert (report.touched, report.pocketed) == (True, ())
    assert rule(INTERNATIONAL, PLAY, report).next is Side.BLACK


@pytest.mark.proves("international:3.2.i", "icf:127.a", "icf:127.b")
@ALL_SEATS
@pytest.mark.parametrize("angle", [90.0, -90.0])
def test_the_stroke_is_made_when_the_striker_is_out_of_the_band(seat, angle):
    enough = sqrt(2 * Surface().mu_striker * GRAVITY * BAND)
    inside = strike((), Aim(seat, 0.05, angle, enough - 1e-6), BOARD)
    assert (inside.left_base, reported(inside, seat)) == (False, None)
    motion, report = played((), Aim(seat, 0.05, angle, enough + 1e-6))
    assert motion.left_base
    assert report == Stroke(touched=False)


@pytest.mark.proves("international:3.2.i", "icf:127.a", "icf:127.b")
def test_a_striker_that_comes_back_into_the_band_had_left_it():
    motion, report = played((), Aim(Seat.SOUTH, 0.0, -90.0, speed=0.8))
    assert met(motion) == [None]
    assert abs(motion.ends[0].at.y - LINE) < BAND
    assert report == Stroke(touched=False)


@pytest.mark.proves("international:3.2.i", "icf:127.a", "icf:127.b", "international:3.5.d")
def test_a_break_that_touches_nothing_is_an_attempt_and_a_nudge_is_not():
    rack = rosette(BOARD)
    assert reported(strike(rack, Aim(Seat.SOUTH, 0.0, 90.0, 0.1), BOARD), Seat.SOUTH) is None
    _, short = played(rack, Aim(Seat.SOUTH, 0.0, 90.0, speed=0.5))
    after = rule(INTERNATIONAL, opening(), short)
    assert (after.next, after.situation.break_attempts) == (Side.WHITE, 1)
    _, full = played(rack, Aim(Seat.SOUTH, 0.0, 90.0, speed=1.5))
    assert rule(INTERNATIONAL, opening(), full).situation.broken


# Pocketing by means of the striker


@pytest.mark.proves(
    "club:pocketing.1", "percuteur:striker.1", "percuteur:striker.5", "simplified:game.4"
)
@ALL_SETS
@ALL_SEATS
@pytest.mark.parametrize("hole", [FAR_RIGHT, FAR_LEFT])
@pytest.mark.parametrize("x", [-0.1, 0.0, 0.1])
def test_the_striker_sends_an_own_piece_into_a_hole(rules, seat, hole, x):
    target, number = hole_of(hole, seat)
    layout = (lying(WHITE, *on_the_way(x, target, 0.5), seat),)
    motion, report = played(layout, Aim(seat, x, towards(x, target), speed=1.5))
    moving = motion.samples([0.0])[0, :, 2:4].any(axis=1)
    assert moving.tolist() == [True, False], "nothing but the striker is played"
    assert (motion.first_contact, motion.layout) == ("w1", ())
    assert report == Stroke((Pocketed(WHITE, number),))
    ruling = rule(rules, PLAY, report)
    assert (ruling.reason, ruling.next) == (Reason.OWN, Side.WHITE)
    assert ruling.situation.white.on_board == 4


@pytest.mark.proves("simplified:game.4")
@ALL_SEATS
def test_the_striker_is_set_anywhere_along_the_base_lines(seat):
    target, number = hole_of(FAR_LEFT, seat)
    for low, high in legal_intervals(BOARD, seat):
        for x in np.linspace(low, high, 5).tolist():
            layout = (lying(WHITE, *on_the_way(x, target, 0.5), seat),)
            motion, report = played(layout, Aim(seat, x, towards(x, target), speed=1.5))
            assert motion.discs[0].at == position(x, seat, BOARD)
            assert report.pocketed == (Pocketed(WHITE, number),)
    for x in (low - 1e-6, high + 1e-6, 0.2):
        with pytest.raises(InputError) as caught:
            strike((), Aim(seat, x, 90.0, 1.0), BOARD)
        assert caught.value.problem is Problem.STRIKER_PLACE


@pytest.mark.proves("simplified:game.4")
def test_the_striker_moves_along_the_lines_from_stroke_to_stroke():
    right, left = BOARD.holes[FAR_RIGHT], BOARD.holes[FAR_LEFT]
    layout: Layout = (
        lying(WHITE, *on_the_way(0.1, right, 0.5)),
        lying(WHITE, *on_the_way(-0.1, left, 0.5)),
        lying(BLACK, 0.0, 0.2),
    )
    situation = PLAY
    for x, hole, number in ((0.1, right, 1), (-0.1, left, 2)):
        motion, report = played(layout, Aim(Seat.SOUTH, x, towards(x, hole), speed=1.5))
        assert report == Stroke((Pocketed(WHITE, number),))
        ruling = rule(SIMPLIFIED, situation, report)
        assert ruling.next is Side.WHITE
        situation, layout = ruling.situation, motion.layout
    assert layout == (lying(BLACK, 0.0, 0.2),)
    assert situation.white.on_board == 3


# Direct and indirect strokes

ALL_KINDS = pytest.mark.proves("club:pocketing.3", "percuteur:striker.6")
PIECES = pytest.mark.parametrize("other", [WHITE, BLACK, QUEEN])


@ALL_KINDS
@ALL_SETS
@ALL_SEATS
def test_off_the_frame(rules, seat):
    layout = (lying(WHITE, -0.32, 0.31, seat),)
    motion, report = played(layout, Aim(seat, 0.0, 30.0, speed=3.0))
    assert met(motion)[:2] == [None, "w1"]
    assert (motion.direct_hit, report.first_hit_behind_line) == (None, False)
    assert report.pocketed == (Pocketed(WHITE, hole_of(FAR_LEFT, seat)[1]),)
    assert rule(rules, PLAY, report).reason is Reason.OWN


@ALL_KINDS
@ALL_SETS
@ALL_SEATS
def test_the_piece_off_the_frame(rules, seat):
    motion, report = played((lying(WHITE, 0.25, 0.2, seat),), Aim(seat, 0.0, 64.05, speed=2.5))
    assert met(motion, "w1")[:2] == ["striker", None]
    assert [fallen.piece for fallen in report.pocketed] == [WHITE]
    assert rule(rules, PLAY, report).reason is Reason.OWN


@ALL_KINDS
@ALL_SETS
@PIECES
def test_by_way_of_another_piece(rules, other):
    """The striker drives a piece of either colour, or the queen, against the one that falls."""
    hole = BOARD.holes[FAR_RIGHT]
    layout = (
        lying(WHITE, *on_the_way(0.0, hole, 0.6)),
        lying(other, *on_the_way(0.0, hole, 0.4)),
    )
    motion, report = played(layout, Aim(Seat.SOUTH, 0.0, towards(0.0, hole), speed=1.5))
    first = motion.discs[2].id
    assert motion.touched_ids == (first, "w1")
    assert "w1" not in met(motion)
    assert report == Stroke((Pocketed(WHITE, 1),))
    assert rule(rules, PLAY, report).reason is Reason.OWN


@ALL_KINDS
@ALL_SETS
@PIECES
def test_off_another_piece(rules, other):
    """The striker glances off a piece of either colour, or the queen, and sends a second one in."""
    layout = (lying(WHITE, -0.33, 0.31), lying(other, -0.15, 0.1))
    motion, report = played(layout, Aim(Seat.SOUTH, 0.0, 115.5, speed=2.5))
    first = motion.discs[2].id
    assert met(motion)[:2] == [first, "w1"]
    assert first not in met(motion, "w1")
    assert report == Stroke((Pocketed(WHITE, 2),))
    assert rule(rules, PLAY, report).reason is Reason.OWN


@pytest.mark.proves("club:pocketing.3", "simplified:game.6")
@pytest.mark.parametrize("rules", [CLUB, INTERNATIONAL, SIMPLIFIED], ids=lambda r: r.name)
@ALL_SEATS
@pytest.mark.parametrize("hole", [NEAR_LEFT, NEAR_RIGHT])
def test_backwards_into_a_hole_at_the_own_side(rules, seat, hole):
    target, number = hole_of(hole, seat)
    layout = (lying(WHITE, *on_the_way(0.0, target, 0.5), seat),)
    motion, report = played(layout, Aim(seat, 0.0, towards(0.0, target), speed=1.0))
    assert motion.direct_hit == layout[0].at
    assert report.pocketed == (Pocketed(WHITE, number),)
    ruling = rule(rules, PLAY, report)
    assert (ruling.reason, ruling.returned) == (Reason.OWN, NOTHING_BACK)


@pytest.mark.proves("simplified:game.6")
@pytest.mark.parametrize("piece", [WHITE, BLACK, QUEEN])
@pytest.mark.parametrize("y", [-0.35, -0.30, LINE, -0.20, 0.0, 0.2, 0.35])
@pytest.mark.parametrize("x", [-0.30, -0.15, 0.0, 0.1, 0.30])
def test_any_piece_may_be_aimed_at_wherever_it_lies(piece, x, y):
    start = -0.1 if x > 0.0 else 0.1
    far = hypot(x - start, y - LINE) - BOARD.striker_radius - BOARD.piece_radius
    speed = sqrt(2 * Surface().mu_striker * GRAVITY * far + 0.15**2)  # it arrives at 0.15 m/s
    aim = Aim(Seat.SOUTH, start, towards(start, (x, y)), speed)
    motion, report = played((lying(piece, x, y),), aim)
    assert motion.first_contact == motion.discs[1].id
    assert report.touched
    assert report.pocketed == ()
    ruling = rule(SIMPLIFIED, PLAY, report)
    assert (ruling.reason, ruling.returned) == (Reason.MISS, NOTHING_BACK)
    assert (ruling.situation.white, ruling.situation.black) == (PLAY.white, PLAY.black)


# A direct hit on, level with or behind the own base lines (percuteur)

DIRECT = pytest.mark.proves("percuteur:penalties.4")
EDGE = LINE + BAND + BOARD.piece_radius
"""Where a piece just still lies level with the far base line."""


def costs_a_piece(report) -> bool:
    """Whether percuteur punishes the stroke, and only percuteur: turn lost and one piece back."""
    ruling = rule(PERCUTEUR, PLAY, report)
    others = [rule(rules, PLAY, report).returned for rules in (INTERNATIONAL, CLUB, SIMPLIFIED)]
    assert others == [NOTHING_BACK] * 3
    assert ruling.next is Side.BLACK
    punished = ruling.reason is Reason.BEHIND_LINE
    assert ("percuteur:penalties.4" in ruling.clauses) is punished
    assert ruling.returned == (Returned(white=1) if punished else NOTHING_BACK)
    return punished


@DIRECT
@ALL_SEATS
@pytest.mark.parametrize("piece", [WHITE, BLACK, QUEEN])
@pytest.mark.parametrize(
    ("x", "y", "punished"),
    [
        (-0.1, -0.32, True),
        (0.05, BOARD.piece_radius - BOARD.half_side, True),
        (0.1, LINE, True),
        (0.3, LINE, True),
        (-0.1, EDGE - 1e-6, True),
        (-0.1, EDGE + 1e-6, False),
        (0.0, 0.1, False),
        (0.0, 0.32, False),
    ],
)
def test_a_piece_hit_directly_behind_the_line(seat, piece, x, y, punished):
    layout = (lying(piece, x, y, seat),)
    motion, report = played(layout, Aim(seat, 0.0, towards(0.0, (x, y)), speed=1.4))
    assert motion.direct_hit == layout[0].at
    assert report.first_hit_behind_line is punished
    assert costs_a_piece(report) is punished


@DIRECT
@ALL_SEATS
def test_the_line_is_that_of_the_player(seat):
    """The same piece may be hit by everybody but the one behind whose line it lies."""
    at = from_seat(Point(-0.1, -0.32), Seat.SOUTH)
    x, y = to_seat(at, seat)
    aim = Aim(seat, 0.1, towards(0.1, (x, y)), speed=1.4)
    _, report = played((Standing(BLACK, at),), aim)
    assert costs_a_piece(report) is (seat is Seat.SOUTH)


@DIRECT
@ALL_SEATS
@pytest.mark.parametrize("angle", [-120.0, -125.0])
def test_a_cushion_first_makes_the_hit_indirect(seat, angle):
    layout = (lying(BLACK, -0.1, -0.32, seat),)
    motion, report = played(layout, Aim(seat, 0.0, angle, speed=1.5))
    assert met(motion)[:2] == [None, "b1"]
    assert motion.direct_hit is None
    assert not costs_a_piece(report)


@DIRECT
@ALL_SEATS
def test_another_piece_first_makes_the_hit_indirect(seat):
    layout = (lying(BLACK, 0.0, LINE + 0.04, seat), lying(WHITE, 0.1, LINE - 0.03, seat))
    motion, report = played(layout, Aim(seat, -0.1, 7.0, speed=1.5))
    assert met(motion)[:2] == ["b1", "w1"]
    assert motion.direct_hit == layout[0].at
    assert not costs_a_piece(report)


@DIRECT
def test_what_the_stroke_pockets_stands_and_the_turn_is_lost():
    hole = BOARD.holes[NEAR_LEFT]
    layout = (lying(WHITE, *on_the_way(0.0, hole, 0.5)),)
    _, report = played(layout, Aim(Seat.SOUTH, 0.0, towards(0.0, hole), speed=1.0))
    assert report == Stroke((Pocketed(WHITE, 3),), first_hit_behind_line=True)
    ruling = rule(PERCUTEUR, PLAY, report)
    assert (ruling.reason, ruling.next) == (Reason.BEHIND_LINE, Side.BLACK)
    assert ruling.situation.white.on_board == PLAY.white.on_board - 1 + 1


# What fell, in which order and where


@ALL_SEATS
@pytest.mark.parametrize(
    ("speed", "fell"),
    [
        (1.5, (WHITE,)),
        (2.25, (WHITE, BLACK)),
        (3.5, (WHITE, BLACK, STRIKER)),
    ],
)
def test_the_report_has_the_order_of_falling(seat, speed, fell):
    target, number = hole_of(FAR_RIGHT, seat)
    layout = (
        lying(BLACK, *on_the_way(0.0, target, 0.5), seat),
        lying(WHITE, *on_the_way(0.0, target, 0.75), seat),
    )
    motion, report = played(layout, Aim(seat, 0.0, towards(0.0, target), speed))
    times = [fall.time for fall in motion.falls]
    assert times == sorted(times)
    assert report.pocketed == tuple(Pocketed(piece, number) for piece in fell)


@pytest.mark.proves("percuteur:aim.3", "settled:23")
@pytest.mark.parametrize("first", [WHITE, BLACK])
def test_the_first_to_fall_gives_the_player_his_colour(first):
    hole = BOARD.holes[FAR_RIGHT]
    second = BLACK if first is WHITE else WHITE
    layout = (
        lying(second, *on_the_way(0.0, hole, 0.5)),
        lying(first, *on_the_way(0.0, hole, 0.75)),
    )
    _, report = played(layout, Aim(Seat.SOUTH, 0.0, towards(0.0, hole), speed=2.25))
    assert [fallen.piece for fallen in report.pocketed] == [first, second]
    ruling = rule(PERCUTEUR, opening(colours_open=True), report)
    assert ruling.colours is not None
    assert ruling.colours[0].value == first.value


@pytest.mark.proves("club:striker.4", "settled:17")
def test_the_striker_follows_an_own_piece_into_the_same_hole():
    hole = BOARD.holes[FAR_RIGHT]
    layout = (lying(WHITE, *on_the_way(0.0, hole, 0.7)),)
    _, report = played(layout, Aim(Seat.SOUTH, 0.0, towards(0.0, hole), speed=2.0))
    assert report == Stroke((Pocketed(WHITE, 1), Pocketed(STRIKER, 1)))
    ruling = rule(CLUB, PLAY, report)
    assert (ruling.reason, ruling.next) == (Reason.STRIKER_SAME_HOLE, Side.WHITE)
    assert ruling.returned == Returned(white=1)


# Pieces and strikers that leave the board

STRONG = Aim(Seat.SOUTH, x=0.0, angle=90.0, speed=7.0)
MOST_SEEDS = 200


def leaving(layout, degrees_of_lift, wanted) -> tuple[Motion, Stroke]:
    """Play one strong stroke with one seed after the other until just these leave the board."""
    for seed in range(MOST_SEEDS):
        motion, report = played(layout, STRONG, Jumps(seed, degrees_of_lift))
        if motion.left_board == wanted:
            return motion, report
    raise AssertionError(f"no seed below {MOST_SEEDS} makes {wanted} leave")


@pytest.mark.proves("international:3.9.a", "club:striker.13", "percuteur:penalties.3", "settled:24")
@pytest.mark.parametrize("piece", [WHITE, BLACK, QUEEN])
def test_a_piece_off_the_board_is_reported_and_put_back(piece):
    others = (lying(WHITE, -0.2, 0.1), lying(BLACK, 0.2, 0.1))
    motion, report = leaving((lying(piece, 0.0, 0.0), *others), 4.0, (piece,))
    end = motion.ends[1]
    assert (end.fate, end.hole) == (Fate.LEFT_BOARD, None)
    assert report == Stroke(off_board=(piece,))

    back = return_to_centre(report.off_board, motion.layout, BOARD, {})
    assert [standing.piece for standing in back] == [piece]
    strike((*motion.layout, *back), Aim(Seat.NORTH, 0.0, 90.0, 1.0), BOARD)

    for rules, reason, penalty in (
        (INTERNATIONAL, Reason.MISS, 0),
        (CLUB, Reason.PIECE_OFF, 0),
        (PERCUTEUR, Reason.PIECE_OFF_PENALTY, 1),
        (SIMPLIFIED, Reason.MISS, 0),
    ):
        ruling = rule(rules, PLAY, report)
        assert (ruling.reason, ruling.next) == (reason, Side.BLACK)
        after = ruling.situation
        assert after.white.on_board == PLAY.white.on_board + penalty
        assert (after.black.on_board, after.queen) == (PLAY.black.on_board, PLAY.queen)


@pytest.mark.proves("percuteur:penalties.3", "club:striker.12", "settled:4")
def test_the_striker_off_the_board():
    motion, report = leaving((lying(BLACK, 0.0, 0.0),), 15.0, (STRIKER,))
    assert motion.ends[0].fate is Fate.LEFT_BOARD
    assert (report.off_board, report.touched) == ((STRIKER,), True)
    for rules, reason, penalty in (
        (INTERNATIONAL, Reason.MISS, 0),
        (CLUB, Reason.STRIKER_OFF, 1),
        (PERCUTEUR, Reason.STRIKER_OFF, 1),
        (SIMPLIFIED, Reason.MISS, 0),
    ):
        ruling = rule(rules, PLAY, report)
        assert (ruling.reason, ruling.returned) == (reason, Returned(white=penalty))


def test_nothing_leaves_the_board_unless_jumps_are_asked_for():
    for layout in ((lying(WHITE, 0.0, 0.0),), rosette(BOARD)):
        motion, report = played(layout, STRONG)
        assert (motion.left_board, report.off_board) == ((), ())
