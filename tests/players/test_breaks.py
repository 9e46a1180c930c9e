"""Breaks found beforehand: for the turn of the rosette that lies there, legal, and better than others."""

from dataclasses import replace

import numpy as np
import pytest
from training.breaks import HAND

from carrom.equipment.pieces import Seat
from carrom.equipment.rosette import rosette
from carrom.match.seating import opposite
from carrom.physics.noise import jitter
from carrom.players.breaks import break_proposals, found_breaks, turn_of
from carrom.players.scene import scene_of
from carrom.players.searcher import Searcher
from carrom.players.trials import Goal, Trials, deviations
from carrom.rules import Side, Situation
from tests.players.positions import BOARD, position


def broken_by(seat: Seat, turn: float, loose: float = 0.0):
    layout = jitter(rosette(BOARD, turn), BOARD, loose, 1)
    return replace(
        position(1, "international"),
        situation=Situation(broken=False),
        layout=layout,
        seat=seat,
        side=Side.WHITE,
        opponents=(opposite(seat),),
        single_board=True,
    )


@pytest.mark.parametrize("turn", [0.0, 17.0, 60.0, 75.0, 119.0])
@pytest.mark.parametrize("loose", [0.0, 0.05e-3])
def test_the_turn_is_read_from_the_rosette(turn, loose):
    apart = turn_of(scene_of(broken_by(Seat.SOUTH, turn, loose))) - turn
    assert abs((apart + 60.0) % 120.0 - 60.0) < 0.5


@pytest.mark.parametrize("seat", Seat)
def test_every_seat_turns_the_rosette_its_own_way(seat):
    player = Searcher(HAND, 200)
    turn = player.turn(broken_by(seat, 0.0), np.random.default_rng(1))
    seen = turn_of(scene_of(broken_by(seat, turn)))
    assert seen == pytest.approx(found_breaks().best_turn, abs=1e-6)


def test_the_strokes_of_the_nearest_turn_are_taken():
    known = found_breaks()
    assert np.array_equal(known.near(float(known.turns[3]) + 1.0), known.strokes[3])
    assert np.array_equal(known.near(119.9), known.strokes[0])


@pytest.mark.parametrize("count", [1, 9, 60, 400])
def test_proposals_are_legal(count):
    scene = scene_of(broken_by(Seat.SOUTH, 75.0))
    found = break_proposals(scene, count, np.random.default_rng(2))
    assert len(found) >= count
    x = found.rows[:, :1]
    assert ((x >= scene.base.low) & (x <= scene.base.high)).any(axis=1).all()


def test_the_best_turn_is_better_than_the_worst():
    """Tried anew, with rosettes set by hand."""
    known = found_breaks()
    order = np.argsort(known.worth[:, 0])
    worth = []
    for which in (order[-1], order[0]):
        view = broken_by(Seat.SOUTH, float(known.turns[which]), 0.05e-3)
        trials = Trials.of(view, HAND, goal=Goal.BOARD)
        off = deviations(300, HAND.fluffs, np.random.default_rng(5))
        worth.append(trials.played(known.strokes[which][:1], off).worth.mean())
    assert worth[0] > worth[1]
