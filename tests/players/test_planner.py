"""Strokes: always legal, decided by chance alone, sensible, quick."""

from dataclasses import replace
from math import hypot
from time import process_time

import numpy as np
import pytest

from carrom.equipment.geometry import from_seat
from carrom.equipment.pieces import Piece, Point, Seat, Standing
from carrom.equipment.rosette import rosette
from carrom.equipment.striker import is_legal
from carrom.equipment.striker import position as stood
from carrom.match.stroke_report import stroke_report
from carrom.physics import Aim, strike
from carrom.players import STEADY
from carrom.players.one_ply.levels import LEVELS
from carrom.players.one_ply.planner import Planner
from carrom.rules import RULE_SETS, QueenState, Ruling, Side, SideState, Situation, opening, rule
from tests.players.positions import BOARD, QUICK, RULES, SEATS, position

PLAYER = Planner(QUICK)
EXPERT = Planner(LEVELS["expert"])


def chance(*key):
    return np.random.default_rng(key)


def meant_by(player: Planner, table, *key) -> Aim:
    aim = player.stroke(table, chance(*key))
    assert aim is not None
    return aim


def ruled(table, aim) -> Ruling:
    report = stroke_report(strike(table.layout, aim, BOARD), table.seat, BOARD)
    assert report is not None
    return rule(table.rules, table.situation, report)


def stands_free(aim, layout):
    at = stood(aim.x, aim.seat, BOARD)
    least = BOARD.striker_radius + BOARD.piece_radius
    return all(hypot(at.x - s.at.x, at.y - s.at.y) >= least for s in layout)


@pytest.mark.parametrize("rules", RULES)
def test_no_stroke_is_illegal(rules):
    for seed in range(40):
        table = position(seed, rules, spread=(1.0, 0.75)[seed % 2])
        meant = meant_by(PLAYER, table, seed)
        played = QUICK.hand.play(meant, table, chance(seed, 1))
        for aim in (meant, played):
            assert aim.seat is table.seat
            assert is_legal(stood(aim.x, aim.seat, BOARD), aim.seat, BOARD)
            assert stands_free(aim, table.layout)
            motion = strike(table.layout, aim, BOARD)  # refuses what is not legal
            assert stroke_report(motion, aim.seat, BOARD) is not None


def test_the_same_chance_gives_the_same_stroke():
    table = position(3, "international")
    first, again = (PLAYER.stroke(table, chance(7)) for _ in range(2))
    assert first == again
    both = Planner(QUICK, threads=2).stroke(table, chance(7))
    assert both == first


def test_the_hand_draws_from_a_chance_of_its_own():
    table = position(3, "international")
    meant = meant_by(PLAYER, table, 7)
    played = [QUICK.hand.play(meant, table, chance(k)) for k in range(2)]
    assert played[0] != played[1]
    assert STEADY.play(meant, table, chance(1)) == meant


def layout_of(*pieces):
    return tuple(Standing(piece, Point(x, y)) for piece, x, y in pieces)


def end_game(seat=Seat.SOUTH, rules="international", **facts):
    """White to play: two whites before the far holes, two blacks, the queen where it is said."""
    layout = layout_of(
        (Piece.WHITE, 0.28, 0.28),
        (Piece.WHITE, -0.25, 0.2),
        (Piece.BLACK, -0.3, -0.05),
        (Piece.BLACK, 0.05, -0.3),
    )
    if facts.get("queen", QueenState.ON_BOARD) is QueenState.ON_BOARD:
        layout += layout_of((Piece.QUEEN, -0.27, 0.3))
    two = SideState(on_board=2, entitled=True)
    return replace(
        position(0, rules),
        situation=Situation(white=two, black=two, **facts),
        layout=tuple(Standing(s.piece, from_seat(s.at, seat)) for s in layout),
        seat=seat,
        side=Side.WHITE,
    )


@pytest.mark.parametrize("seat", SEATS)
def test_an_open_piece_is_pocketed_from_every_seat(seat):
    table = end_game(seat, queen=QueenState.COVERED, queen_by=Side.WHITE)
    ruling = ruled(table, meant_by(EXPERT, table, 1))
    assert ruling.situation.white.on_board < 2
    assert ruling.next is Side.WHITE


@pytest.mark.parametrize("rules", RULES)
def test_the_queen_is_taken_before_the_last_piece(rules):
    table = end_game(rules=rules)
    one = replace(table.situation, white=SideState(on_board=1, entitled=True))
    table = replace(table, situation=one, layout=table.layout[1:])
    ruling = ruled(table, meant_by(EXPERT, table, 1))
    if rules == "simplified":  # which does not ask for her
        assert ruling.result is None or ruling.result.winner is Side.WHITE
    else:
        assert ruling.situation.queen is not QueenState.ON_BOARD
        assert ruling.next is Side.WHITE


def test_a_blocked_base_lets_the_turn_go():
    step = 0.0365
    row = [(Piece.BLACK, step * k, -BOARD.base_distance) for k in range(-6, 7)]
    table = replace(end_game(), layout=layout_of((Piece.WHITE, 0.1, 0.1), *row))
    assert PLAYER.stroke(table, chance(1)) is None
    turned = tuple(Standing(s.piece, from_seat(s.at, Seat.EAST)) for s in table.layout)
    assert PLAYER.stroke(replace(table, seat=Seat.EAST, layout=turned), chance(1)) is None
    assert PLAYER.stroke(replace(table, seat=Seat.NORTH), chance(1)) is not None


def test_a_bare_board_gets_a_stroke_too():
    table = replace(end_game(), layout=())
    aim = meant_by(PLAYER, table, 1)
    assert is_legal(stood(aim.x, aim.seat, BOARD), aim.seat, BOARD)


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("seat", SEATS)
def test_the_break_touches_the_rosette(rules, seat):
    start = opening(colours_open=rules == "percuteur")
    table = replace(position(0, rules), situation=start, seat=seat, side=Side.WHITE)
    turn = PLAYER.turn(table, chance(1))
    table = replace(table, layout=rosette(BOARD, turn))
    motion = strike(table.layout, meant_by(PLAYER, table, 1), BOARD)
    assert motion.touched


def test_an_expert_needs_less_than_a_second_on_one_core():
    broken = position(1, "international")
    full = replace(position(0, "international"), situation=opening(), side=Side.WHITE)
    full = replace(full, layout=rosette(BOARD))
    EXPERT.stroke(broken, chance(1))  # the engine is loaded
    for table in (broken, full):
        started = process_time()
        EXPERT.stroke(table, chance(2))
        assert process_time() - started < 1.0


def test_every_rule_set_is_played():
    assert set(RULES) == set(RULE_SETS)
