"""The frozen ladder: legal strokes of four kinds, each with the hand it is given."""

from dataclasses import replace

import numpy as np
import pytest

from carrom.equipment.pieces import Piece, Point, Seat, Standing
from carrom.physics import strike
from carrom.players import STEADY
from carrom.players.one_ply.levels import LEVELS
from carrom.players.rungs import RUNGS, USUAL, rung
from carrom.rules import RULE_SETS, Side, SideState, Situation
from tests.players.positions import BOARD, RULES, position


def test_there_are_three():
    assert list(RUNGS) == ["random", "nearest", "pot"]
    assert rung("pot").hand == USUAL == LEVELS["expert"].hand
    assert rung("random", STEADY).hand == STEADY


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("name", ["random", "nearest", "pot"])
def test_strokes_are_legal(name, rules):
    player = rung(name).player
    for seed in range(25):
        table = position(seed, rules)
        aim = player.stroke(table, np.random.default_rng(seed))
        assert aim is not None
        strike(table.layout, aim, BOARD)  # refuses what is not legal
        assert aim == player.stroke(table, np.random.default_rng(seed))


def test_the_nearest_piece_is_hit_and_the_widest_pot_falls_more_often():
    pocketed = {"random": 0, "nearest": 0, "pot": 0}
    for seed in range(60):
        table = position(seed, "international")
        wanted = {Piece.QUEEN, Piece(table.situation.to_play.value)}
        for name in pocketed:
            aim = rung(name).player.stroke(table, np.random.default_rng(seed))
            assert aim is not None
            motion = strike(table.layout, aim, BOARD)
            if name == "nearest":
                assert motion.touched
            pocketed[name] += any(fall.piece in wanted for fall in motion.falls)
    assert pocketed["pot"] > 25
    assert pocketed["pot"] > 2 * max(pocketed["random"], pocketed["nearest"])


def test_the_last_piece_waits_for_the_queen():
    last = SideState(on_board=1, entitled=True)
    table = replace(
        position(0, "international"),
        situation=Situation(white=last, black=last),
        layout=(
            Standing(Piece.WHITE, Point(0.0, -0.1)),
            Standing(Piece.QUEEN, Point(0.2, 0.2)),
            Standing(Piece.BLACK, Point(-0.2, 0.0)),
        ),
        seat=Seat.SOUTH,
        side=Side.WHITE,
    )
    chance = np.random.default_rng(1)
    for rules, hit in (("international", "queen"), ("simplified", "w1")):
        aim = rung("nearest").player.stroke(replace(table, rules=RULE_SETS[rules]), chance)
        assert aim is not None
        assert strike(table.layout, aim, BOARD).first_contact == hit
