"""Suggested strokes: what is told of them is what happens."""

import numpy as np
import pytest

from carrom.match.notation import Position, write_position
from carrom.players import Hand, Suggestion, suggest
from carrom.players.trials import Trials
from carrom.rules import RULE_SETS
from tests.players.positions import position

HAND = Hand(angle=0.6, place=0.7e-3, speed=0.07)


@pytest.mark.parametrize("rules", RULE_SETS)
def test_strokes_of_every_rule_set(rules):
    view = position(7, rules)
    strokes = suggest(view, hand=HAND, budget=300, count=3)
    assert 1 <= len(strokes) <= 3
    for stroke in strokes:
        assert isinstance(stroke, Suggestion)
        assert stroke.aim.seat is view.seat
        assert 0.0 <= stroke.keep <= 1.0
        assert 0.0 <= stroke.foul <= 1.0
        assert len(stroke.intended) <= len(view.layout)
        assert bool(stroke.miss) or stroke.keep == 1.0 or len(view.layout) <= 1


def test_the_chance_told_is_that_of_many_strokes():
    view = position(3, "international")
    best = suggest(view, hand=HAND, budget=1000, count=1)[0]
    trials = Trials.of(view, HAND)
    row = np.array([[best.aim.x, best.aim.angle, best.aim.speed]])
    off = HAND.deviations(2000, np.random.default_rng(5))
    rows = HAND.moved(np.repeat(row, 2000, axis=0), off, trials.scene.base)
    kept = trials.once(rows).keep.mean()
    assert best.keep == pytest.approx(kept, abs=0.08)


def test_the_same_seed_the_same_strokes_and_a_position_in_text():
    view = position(3, "international")
    text = write_position(Position("international", view.situation, view.layout, view.seat))
    told = [suggest(shown, hand=HAND, budget=300, seed=4) for shown in (view, view, text)]
    assert told[0] == told[1]
    assert [stroke.aim for stroke in told[0]] == [stroke.aim for stroke in told[2]]


def test_strokes_that_are_told_differ():
    strokes = suggest(position(3, "international"), hand=HAND, budget=1000)
    rows = {(round(s.aim.x, 3), round(s.aim.angle), round(s.aim.speed, 1)) for s in strokes}
    assert len(rows) == len(strokes)
