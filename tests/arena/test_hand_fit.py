"""A hand fitted to a rate of slams: the method on curves that are known, then for real."""

from math import log

import numpy as np
import pytest
from msgspec.structs import replace

from carrom.arena import hand_fit, slam_curve
from carrom.arena.entrants import entrant
from carrom.arena.hand_fit import (
    FitBoard,
    SteadyHandError,
    fit_hand,
    fit_summary,
    fit_terms,
    hand_table,
    play_try,
    scaled,
)
from carrom.arena.hands import hand_named
from carrom.arena.slam_curve import LEAST, MOST, ROUND, SlamCurve, Try, find_root
from carrom.arena.solo import SoloBoard
from carrom.arena.workers import Processes
from carrom.players import LEVELS, STEADY
from carrom.players.capped_hand import CARROM_RL

PLAYER = "expert-1,budget=60"
RUNS = 15


def power(rate, root, slope):
    """A curve of the kind that the method expects."""
    return lambda scale: rate ** ((scale / root) ** slope)


def logistic(rate, root, slope):
    """A curve of another kind."""
    return lambda scale: 1.0 / (1.0 + (1.0 / rate - 1.0) * (scale / root) ** slope)


def drawn(curve, chance):
    return lambda tries: [bool(chance.random() < curve(each.scale)) for each in tries]


@pytest.mark.parametrize(
    ("rate", "kind", "slope"),
    [
        (0.03, power, 0.8),
        (0.03, power, 1.3),
        (0.03, logistic, 3.0),
        (0.15, power, 2.0),
        (0.15, logistic, 3.0),
        (0.6, power, 1.3),
    ],
)
def test_a_known_root_is_found(rate, kind, slope):
    chance = np.random.default_rng(5)
    inside, errors = 0, []
    for run in range(RUNS):
        root = (0.5, 0.9, 1.7)[run % 3]
        found, (low, high) = find_root(rate, 400, drawn(kind(rate, root, slope), chance)).root
        inside += low <= root <= high
        errors.append(log(found / root))
    assert inside >= 0.8 * RUNS
    assert abs(np.mean(errors)) < 0.08
    assert np.std(errors) < 0.25


def test_the_predicted_rate_is_that_of_the_curve():
    curve = power(0.1, 0.7, 1.4)
    found = find_root(0.1, 1200, drawn(curve, np.random.default_rng(1)))
    assert found.root.value == pytest.approx(0.7, rel=0.1)
    for scale in (0.5, 0.7, 0.9):
        value, (low, high) = found.rate_at(scale)
        assert low < curve(scale) < high
        assert low < value < high
    assert found.within
    assert found.rate_at(0.5).value > found.rate_at(0.6).value


def test_rounds_close_in_on_the_root():
    seen: list[Try] = []

    def play(tries):
        seen.extend(tries)
        return [each.scale < 1.4 for each in tries]

    find_root(0.2, 3 * ROUND + 7, play)
    assert [each.number for each in seen] == list(range(3 * ROUND + 7))
    rounds = [[each.scale for each in seen[k : k + ROUND]] for k in range(0, 3 * ROUND, ROUND)]
    spread = [max(some) / min(some) for some in rounds]
    assert spread[0] > 8.0 > spread[1] > spread[2]
    assert min(rounds[0][: ROUND // 4]) < 0.7 < 1.4 < max(rounds[0][: ROUND // 4])


@pytest.mark.parametrize("always", [True, False])
def test_a_rate_out_of_reach_is_said_to_be(always):
    found = find_root(0.5, 400, lambda tries: [always] * len(tries))
    assert not found.within
    assert (found.root.value > MOST / 3) if always else (found.root.value < LEAST * 3)


def test_what_is_no_rate():
    for rate in (0.0, 1.0):
        with pytest.raises(ValueError, match="a rate between"):
            SlamCurve.unknown(rate)


# Hands ----------------------------------------------------------------------------------------------


def test_all_three_deviations_are_scaled():
    hand = LEVELS["expert"].hand
    twice = scaled(hand, 2.0)
    assert twice.deviation == pytest.approx(2.0 * hand.deviation)
    assert (twice.fluffs, twice.backward) == (hand.fluffs, hand.backward)
    named = hand_named(hand_table(twice)["name"])
    assert named.deviation == pytest.approx(twice.deviation, rel=2e-3)
    assert hand_table(scaled(CARROM_RL, 0.5))["name"] is None


def test_the_head_plans_with_the_scaled_hand(monkeypatch):
    met = []

    def play(player, terms, seed, number):
        met.append((player.computer.hand, player.computer.player.hand))
        return SoloBoard(number=number, strokes=1, pieces=0, done=False)

    monkeypatch.setattr(hand_fit, "play_break", play)
    play_try(fit_terms("expert", 0.03, "international", 1), Try(0, 0.5))
    own = scaled(entrant("expert").computer.hand, 0.5)
    assert met == [(own, own)]


def test_a_steady_hand_cannot_be_scaled():
    assert not STEADY.deviation.any()
    with pytest.raises(SteadyHandError, match="no errors that could be scaled"):
        fit_terms("expert", 0.03, "international", 1, hand="steady")


# For real -------------------------------------------------------------------------------------------


def timeless(boards):
    return [replace(each, board=replace(each.board, cpu=0.0)) for each in boards]


def test_a_real_fit_is_the_same_for_all_workers_and_goes_on_from_disk(tmp_path, monkeypatch):
    monkeypatch.setattr(slam_curve, "ROUND", 8)
    terms = fit_terms(PLAYER, 0.3, "international", 3, hand="0.1")
    file = tmp_path / "fit.jsonl"
    first = fit_hand(terms, 0.3, 11, out=file)
    done: list[FitBoard] = []
    both = fit_hand(terms, 0.3, 14, out=file, workers=Processes(2), done=done.append)
    assert both.boards[:11] == first.boards
    assert len(done) == 14
    alone = fit_hand(terms, 0.3, 14)
    assert timeless(alone.boards) == timeless(both.boards)
    assert alone.curve.root == both.curve.root
    found = fit_summary(both)
    assert found["boards"] == 14 == sum(group["boards"] for group in found["groups"])
    assert 0 < found["slams"] < found["boards"]
    low, high = found["scale_interval"]
    assert low < found["scale"] < high
    assert found["reached"]
    assert found["hand"]["degrees"] == pytest.approx(0.1 * found["scale"])
    assert repr(both).startswith(f"<Fit {PLAYER}, 14 boards, scale ")
