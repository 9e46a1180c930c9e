"""Strokes tried in thought: deviations as those of the hand, spread evenly; outcomes as in a match."""

from dataclasses import replace

import numpy as np
import pytest

from carrom.match.stroke_report import stroke_report
from carrom.physics import Aim, strike
from carrom.players import LEVELS, STEADY, Hand
from carrom.players.hand import FASTEST, SLOWEST, WORSE
from carrom.players.legal_strokes import legal_stroke_rows
from carrom.players.trials import Goal, Trials, deviations
from carrom.players.worth import keeps, worth
from carrom.rules import rule
from tests.players.positions import BOARD, RULES, position


def chance(seed: int) -> np.random.Generator:
    return np.random.default_rng(seed)


@pytest.mark.parametrize("count", [3, 9, 27, 81, 243, 2187])
def test_deviations_are_spread_evenly(count):
    """Each of the three has one in each part of equal chance: half of them are below zero, and so on."""
    drawn = deviations(count, 0.0, chance(1))
    assert drawn.shape == (count, 3)
    edges = np.sort(chance(0).standard_normal(1_000_000))[:: 1_000_000 // 27][1:27]
    for column in drawn.T:
        below = np.searchsorted(np.sort(column), edges) / count
        assert below == pytest.approx(np.arange(1, 27) / 27, abs=1.01 / count + 2e-3)


@pytest.mark.parametrize("count", [9, 27, 243])
def test_deviations_have_no_drift_and_the_spread_of_the_normal_distribution(count):
    many = [deviations(count, 0.0, chance(seed)) for seed in range(100)]
    means = np.array([each.mean(axis=0) for each in many])
    assert means.mean(axis=0) == pytest.approx([0.0, 0.0, 0.0], abs=0.05)
    assert means.std(axis=0).max() < 0.5 / np.sqrt(count)  # by chance alone it would be twice that
    assert np.concatenate(many).std(axis=0) == pytest.approx([1.0, 1.0, 1.0], rel=0.06)


def test_deviations_are_independent_of_each_other():
    drawn = np.concatenate([deviations(81, 0.0, chance(seed)) for seed in range(50)])
    assert np.corrcoef(drawn.T) == pytest.approx(np.eye(3), abs=0.05)


@pytest.mark.parametrize(("count", "fluffs"), [(100, 0.25), (27, 1.0), (50, 0.02), (9, 0.0)])
def test_so_many_are_fluffs(count, fluffs):
    plain, fluffy = (deviations(count, part, chance(3)) for part in (0.0, fluffs))
    wider = np.isclose(fluffy, WORSE * plain).all(axis=1)
    assert wider.sum() == round(count * fluffs)
    assert np.array_equal(plain[~wider], fluffy[~wider])


def test_fluffs_of_few_tries_come_as_often_in_the_long_run():
    rate = [
        (deviations(9, 0.03, chance(seed)) != deviations(9, 0.0, chance(seed))).any(axis=1).mean()
        for seed in range(1500)
    ]
    assert np.mean(rate) == pytest.approx(0.03, abs=0.008)


def test_the_same_chance_gives_the_same_deviations():
    first, again, other = (deviations(27, 0.03, chance(seed)) for seed in (5, 5, 6))
    assert np.array_equal(first, again)
    assert not np.array_equal(first, other)


@pytest.mark.parametrize("rules", RULES)
def test_a_try_is_worth_what_the_stroke_is(rules):
    """The same stroke at the board, from the player's own seat, by the engine and the rules."""
    seen = set()
    for seed in range(8):
        view = position(seed, rules)
        trials = Trials.of(view, STEADY)
        rows = legal_stroke_rows(view, chance(seed), 20)
        found = trials.once(rows)
        for row, value, keep in zip(rows.tolist(), found.worth, found.keep, strict=True):
            motion = strike(view.layout, Aim(view.seat, *row), BOARD)
            report = stroke_report(motion, view.seat, BOARD)
            if report is None or len(motion.impacts) > 12:
                continue  # a quarter turn of the board may change the last bits of long motions
            ruling = rule(view.rules, view.situation, report)
            assert value == worth(view.rules, view.situation, ruling)
            assert keep == float(keeps(view.situation, ruling))
            seen.add(ruling.reason)
        assert trials.strokes == 20
    assert len(seen) >= 3


def test_all_strokes_meet_the_same_deviations():
    view, hand = position(4, "international"), Hand(angle=1.0, place=1e-3, speed=0.1)
    trials = Trials.of(view, hand)
    rows = np.array(
        [[float(trials.scene.base.low[0]), angle, 3.0] for angle in (60.0, 80.0, 100.0)]
    )
    off = deviations(9, 0.0, chance(1))
    tallies, _, _, played = trials.played(rows, off)
    assert tallies.shape == (3, 9)
    assert played.shape == (3, 9, 3)
    assert trials.strokes == 27
    assert played[:, :, 1] - rows[:, None, 1] == pytest.approx(np.tile(off[:, 1], (3, 1)))
    assert played[:, :, 2] / rows[:, None, 2] - 1.0 == pytest.approx(
        np.tile(0.1 * off[:, 2], (3, 1))
    )
    assert np.array_equal(trials.once(played.reshape(-1, 3)).tallies, tallies.ravel())


def test_tries_stay_legal():
    for seed in range(10):
        view = position(seed, RULES[seed % len(RULES)])
        trials = Trials.of(view, Hand(angle=60.0, place=0.3, speed=3.0))
        rows = legal_stroke_rows(view, chance(seed), 10)
        played = trials.played(rows, deviations(9, 0.1, chance(seed))).rows
        base, x = trials.scene.base, played[:, :, 0].reshape(-1, 1)
        assert ((x >= base.low) & (x <= base.high)).any(axis=1).all()
        assert ((played[:, :, 2] >= SLOWEST) & (played[:, :, 2] <= FASTEST)).all()


def test_a_steady_hand_plays_what_was_meant():
    view = position(4, "international")
    trials = Trials.of(view, STEADY)
    rows = legal_stroke_rows(view, chance(1), 10)
    found = trials.played(rows, deviations(3, STEADY.fluffs, chance(1)))
    assert found.rows == pytest.approx(np.repeat(rows[:, None, :], 3, axis=1))
    assert (found.tallies == trials.once(rows).tallies[:, None]).all()


def test_threads_change_nothing():
    view = position(4, "international")
    rows = legal_stroke_rows(view, chance(1), 200)
    hand = LEVELS["club"].hand
    one, two = (Trials.of(view, hand, n, goal=Goal.BOARD).once(rows) for n in (1, 2))
    assert all(np.array_equal(a, b) for a, b in zip(one, two, strict=True))


def test_a_bare_board_can_be_tried():
    bare = Trials.of(replace(position(4, "international"), layout=()), STEADY)
    assert bare.once(np.array([[0.0, 90.0, 3.0]])).tallies.tolist() == [0]
