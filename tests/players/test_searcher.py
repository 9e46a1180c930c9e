"""The second head: always legal, sensible, quick; levels that are better play better."""

from dataclasses import replace
from time import process_time

import numpy as np
import pytest

from carrom.equipment.geometry import from_seat
from carrom.equipment.pieces import Piece, Point, Seat, Standing
from carrom.equipment.rosette import rosette
from carrom.match.seating import right_of
from carrom.match.stroke_report import stroke_report
from carrom.physics import Aim, strike
from carrom.players import LEVELS, STEADY, PlayerView, Searcher, computer
from carrom.rules import RULE_SETS, QueenState, Side, SideState, Situation, opening
from tests.players.positions import BOARD, RULES, SEATS, position
from tests.players.test_planner import end_game, layout_of, ruled

QUICK = Searcher(LEVELS["club"].hand, 60)
EXPERT = Searcher(LEVELS["expert"].hand, LEVELS["expert"].budget)
POSITIONS = 15
"""Of each rule set, in singles and in doubles."""


def chance(*key: int) -> np.random.Generator:
    return np.random.default_rng(key)


def meant_by(player: Searcher, view: PlayerView, *key: int) -> Aim:
    aim = player.stroke(view, chance(*key))
    assert aim is not None
    return aim


def in_doubles(view: PlayerView) -> PlayerView:
    return replace(view, opponents=(right_of(view.seat), right_of(view.seat, 3)))


def check_legal(view: PlayerView, seed: int) -> None:
    meant = meant_by(QUICK, view, seed)
    for aim in (meant, QUICK.hand.play(meant, view, chance(seed, 1))):
        assert aim.seat is view.seat
        assert view.rules.book.striker.allows(aim.x, BOARD, aim.seat)
        motion = strike(view.layout, aim, BOARD)  # refuses what is not legal
        assert stroke_report(motion, aim.seat, BOARD) is not None


@pytest.mark.parametrize("kind", ["singles", "doubles"])
@pytest.mark.parametrize("rules", RULES)
def test_no_stroke_is_illegal(rules, kind):
    for seed in range(POSITIONS):
        view = position(100 + seed, rules, spread=(1.0, 0.75, 0.4)[seed % 3])
        tries = 1 + seed % 2 if rules == "club" else 1
        view = replace(view, situation=replace(view.situation, tries=tries))
        check_legal(view if kind == "singles" else in_doubles(view), seed)


@pytest.mark.parametrize("kind", ["singles", "doubles"])
@pytest.mark.parametrize("rules", RULES)
def test_every_break_is_legal_and_touches_the_rosette(rules, kind):
    for seat in SEATS:
        start = opening(colours_open=rules == "percuteur")
        view = replace(position(0, rules), situation=start, seat=seat, side=Side.WHITE)
        view = view if kind == "singles" else in_doubles(view)
        view = replace(view, layout=rosette(BOARD, QUICK.turn(view, chance(1))))
        check_legal(view, 1)
        assert strike(view.layout, meant_by(QUICK, view, 1), BOARD).touched


@pytest.mark.parametrize("seat", SEATS)
def test_an_open_piece_is_pocketed_from_every_seat(seat):
    view = end_game(seat, queen=QueenState.COVERED, queen_by=Side.WHITE)
    ruling = ruled(view, meant_by(EXPERT, view, 1))
    assert ruling.situation.white.on_board < 2
    assert ruling.next is Side.WHITE


@pytest.mark.parametrize("rules", RULES)
def test_the_queen_is_taken_before_the_last_piece(rules):
    view = end_game(rules=rules)
    one = replace(view.situation, white=SideState(on_board=1, entitled=True))
    view = replace(view, situation=one, layout=view.layout[1:])
    ruling = ruled(view, meant_by(EXPERT, view, 1))
    if RULE_SETS[rules].queen_needed:
        assert ruling.situation.queen is not QueenState.ON_BOARD
        assert ruling.next is Side.WHITE
    else:
        assert ruling.result is None or ruling.result.winner is Side.WHITE


def test_the_last_piece_wins_the_board():
    view = end_game(queen=QueenState.COVERED, queen_by=Side.WHITE)
    one = replace(view.situation, white=SideState(on_board=1, entitled=True))
    view = replace(view, situation=one, layout=(view.layout[0], *view.layout[2:]))
    ruling = ruled(view, meant_by(EXPERT, view, 1))
    assert ruling.result is not None
    assert ruling.result.winner is Side.WHITE


def test_a_blocked_base_lets_the_turn_go():
    row = [(Piece.BLACK, 0.0365 * k, -BOARD.base_distance) for k in range(-6, 7)]
    view = replace(end_game(), layout=layout_of((Piece.WHITE, 0.1, 0.1), *row))
    already = QUICK.simulated
    assert QUICK.stroke(view, chance(1)) is None
    assert QUICK.search(view, chance(1)) is None
    assert QUICK.simulated == already
    turned = tuple(Standing(s.piece, from_seat(s.at, Seat.EAST)) for s in view.layout)
    assert QUICK.stroke(replace(view, seat=Seat.EAST, layout=turned), chance(1)) is None
    assert QUICK.stroke(replace(view, seat=Seat.NORTH), chance(1)) is not None


@pytest.mark.parametrize("hand", [LEVELS["club"].hand, STEADY], ids=["club", "steady"])
def test_a_board_with_nothing_to_aim_at_gets_a_stroke_too(hand):
    player = Searcher(hand, 100)
    bare = replace(end_game(), layout=())
    theirs = replace(
        end_game(),
        layout=layout_of((Piece.BLACK, 0.1, 0.1)),
        situation=Situation(
            white=SideState(on_board=1, entitled=True),
            black=SideState(on_board=1, entitled=True),
            queen=QueenState.COVERED,
            queen_by=Side.WHITE,
        ),
    )
    for view in (bare, theirs):
        strike(view.layout, meant_by(player, view, 1), BOARD)


def test_one_place_is_enough():
    """Pieces leave the striker one short stretch of the base."""
    row = [(Piece.BLACK, 0.0365 * k, -BOARD.base_distance) for k in range(-6, 6)]
    view = replace(end_game(), layout=layout_of((Piece.WHITE, 0.1, 0.1), *row))
    strike(view.layout, meant_by(QUICK, view, 1), BOARD)


def test_the_rosette_is_turned_as_the_breaker_sees_it():
    view = position(0, "international")
    turns = [QUICK.turn(replace(view, seat=seat), chance(1)) for seat in SEATS]
    assert (
        len(
            {
                (turn - 90.0 * seat.quarter_turns) % 360.0
                for turn, seat in zip(turns, SEATS, strict=True)
            }
        )
        == 1
    )
    assert all(0.0 <= turn < 360.0 for turn in turns)


def test_a_place_is_named_and_the_break_is_chosen():
    view = position(2, "international")
    spot = QUICK.place(view, Piece.WHITE, chance(1))
    assert isinstance(spot, Point)
    assert QUICK.choose(view.rules, chance(1)) == "break"


@pytest.mark.parametrize(
    ("level", "most"),
    list(zip(LEVELS, (0.1, 0.15, 0.4, 1.0, 2.0), strict=True)),
)
def test_no_level_keeps_people_waiting(level, most):
    """Processor time of a stroke and of a break: about a third of this, on a machine that is not slow."""
    player = computer(level).player
    broken = position(1, "international")
    full = replace(position(0, "international"), situation=opening(), side=Side.WHITE)
    full = replace(full, layout=rosette(BOARD))
    QUICK.stroke(broken, chance(1))  # the engine is loaded
    for view in (broken, full):
        started = process_time()
        assert player.stroke(view, chance(2)) is not None
        assert process_time() - started < most
