"""Intervals, the sequential test and the ratings: against known values, other ways, and by simulation."""

from math import log10

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from carrom.arena.intervals import MOST_ELO, elo_of, of_mean, of_pairs, score_of, wilson
from carrom.arena.ratings import PairScore, ratings
from carrom.arena.sprt import Sprt, Verdict, pentanomial

SHARES = np.array([0.0, 0.25, 0.5, 0.75, 1.0])


@pytest.mark.parametrize(
    ("successes", "tries", "low", "high"),
    [  # from tables of the Wilson score interval without continuity correction
        (8, 10, 0.4902, 0.9433),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 0, 0.0, 1.0),
    ],
)
def test_wilson(successes, tries, low, high):
    assert wilson(successes, tries) == pytest.approx((low, high), abs=5e-5)


@given(st.integers(1, 500), st.data())
def test_wilson_holds_the_share(tries, data):
    successes = data.draw(st.integers(0, 2 * tries)) / 2
    low, high = wilson(successes, tries)
    assert 0.0 <= low <= successes / tries <= high <= 1.0
    mirrored = wilson(tries - successes, tries)
    assert mirrored == pytest.approx((1.0 - high, 1.0 - low))


def test_wilson_covers_the_truth_19_times_of_20():
    chance = np.random.default_rng(1)
    for p in (0.05, 0.3, 0.5):
        made = chance.binomial(60, p, 4000)
        inside = [low <= p <= high for low, high in (wilson(int(k), 60) for k in made)]
        assert 0.925 < sum(inside) / len(inside) < 0.98


def test_means():
    assert of_mean([3.0]) is None
    low, high = of_mean([1.0, 2.0, 3.0]) or (0, 0)
    assert (low + high) / 2 == pytest.approx(2.0)
    assert high - low == pytest.approx(2 * 1.95996 * (1.0 / 3.0) ** 0.5, rel=1e-5)
    assert of_pairs([]) is None
    wide, narrow = (of_pairs([0.5] * n) or (0, 0) for n in (2, 200))
    assert wide[0] < 0.2
    assert narrow[0] > 0.49


@pytest.mark.parametrize(
    ("elo", "score"), [(0, 0.5), (100, 0.6401), (-200, 0.2403), (400, 10 / 11)]
)
def test_elo(elo, score):
    assert score_of(elo) == pytest.approx(score, abs=1e-4)
    assert elo_of(score_of(elo)) == pytest.approx(elo)
    assert (elo_of(0.0), elo_of(1.0)) == (-MOST_ELO, MOST_ELO)


def test_pair_scores_are_counted():
    assert pentanomial([0, 0.5, 1, 1, 1.5, 2, 2]) == (1, 1, 2, 1, 2)


def test_llr_by_hand():
    test = Sprt(0.0, 10.0)
    assert test.bounds == pytest.approx((-2.9444, 2.9444), abs=1e-4)
    assert test.llr((0, 0, 0, 0, 0)) == 0.0
    # mean 0.5625, variance (1.109375 + 0.5) / 24, s1 = 0.514388
    assert test.llr((1, 2, 10, 5, 2)) == pytest.approx(0.23733, abs=2e-4)


def likeliest(shares, counts, mean):
    """Probabilities of the five results that fit best and have this mean (Van den Bergh)."""
    p = counts / counts.sum()
    low, high = -1.0 / (1.0 - mean) + 1e-9, 1.0 / mean - 1e-9
    for _ in range(200):  # bisection: the sum falls with theta
        theta = (low + high) / 2
        excess = (p * (shares - mean) / (1.0 + theta * (shares - mean))).sum()
        low, high = (theta, high) if excess > 0.0 else (low, theta)
    return p / (1.0 + theta * (shares - mean))


def test_llr_is_near_the_exact_one():
    counts = np.array([310, 820, 1900, 1010, 360])
    test = Sprt(0.0, 10.0)
    h0, h1 = (likeliest(SHARES, counts, score_of(elo)) for elo in (test.elo0, test.elo1))
    exact = float((counts * np.log(h1 / h0)).sum())
    assert test.llr(tuple(counts)) == pytest.approx(exact, rel=0.02)


def test_equal_pairs_do_not_end_a_test_at_once():
    test = Sprt(0.0, 50.0)
    assert test.verdict((0, 0, 5, 0, 0)) is None
    assert test.verdict((0, 0, 40, 0, 0)) is Verdict.NOT_BETTER
    assert test.verdict((0, 0, 0, 0, 2)) is None
    assert test.verdict((0, 0, 0, 0, 10)) is Verdict.BETTER


def results_with(elo):
    """Probabilities of the five results with this mean; the breaker wins more often."""
    p = score_of(elo)
    mostly = np.array([(1 - p) ** 2, 0.0, 2 * p * (1 - p), 0.0, p * p])
    few = np.array([0.0, 1 - p, 0.0, p, 0.0])
    shifted = 0.95 * mostly + 0.05 * few
    return shifted, float((shifted * SHARES).sum())


@pytest.mark.parametrize(("truth", "wrong"), [(0.0, Verdict.BETTER), (60.0, Verdict.NOT_BETTER)])
def test_errors_are_about_one_in_twenty(truth, wrong):
    probabilities, mean = results_with(truth)
    assert mean == pytest.approx(score_of(truth), abs=5e-3)
    test, chance = Sprt(0.0, 60.0), np.random.default_rng(7)
    errors, lengths = 0, []
    for _ in range(400):
        counts, drawn = [0] * 5, chance.choice(5, size=2000, p=probabilities)
        for number, result in enumerate(drawn, 1):
            counts[result] += 1
            verdict = test.verdict(counts)
            if verdict is not None:
                errors += verdict is wrong
                lengths.append(number)
                break
    assert len(lengths) == 400
    assert errors / 400 < 0.08
    assert np.mean(lengths) < 150


def test_two_players_rated():
    rated = ratings(["a", "b"], [PairScore(0, 1, 1.25, 2)] * 12, rounds=50)
    assert rated[0].elo == 0.0
    assert rated[1].elo == pytest.approx(400 * log10(9.5 / 15.5), abs=1e-6)  # and one draw
    assert (rated[0].score, rated[0].boards) == (15.0, 24)


def test_ratings_give_the_scores_that_were_made():
    results = [PairScore(0, 1, 1.5), PairScore(0, 2, 2.0), PairScore(1, 2, 1.0)] * 5
    rated = ratings(["a", "b", "c"], results, rounds=50)
    for k, player in enumerate(rated):
        expected = sum(
            11.0 * score_of(player.elo - other.elo) for j, other in enumerate(rated) if j != k
        )
        assert expected == pytest.approx(player.score + 1.0, abs=1e-4)  # two draws more
        assert player.interval.low <= player.elo <= player.interval.high


def test_ratings_find_the_truth():
    truth = [0.0, 150.0, 400.0, 420.0]
    chance = np.random.default_rng(3)
    results = [
        PairScore(i, j, float(chance.binomial(2, score_of(truth[i] - truth[j]))))
        for _ in range(150)
        for i in range(4)
        for j in range(i + 1, 4)
    ]
    rated = ratings([str(elo) for elo in truth], results, seed=1)
    for elo, found in zip(truth, rated, strict=True):
        assert found.elo == pytest.approx(elo, abs=60)
        assert found.interval.low <= elo <= found.interval.high
        assert elo == 0.0 or 40 < found.interval.high - found.interval.low < 140
    again = ratings([str(elo) for elo in truth], results, seed=1)
    assert rated == again


def test_who_lost_everything_is_not_infinitely_far():
    rated = ratings(["a", "b"], [PairScore(0, 1, 2.0)] * 10, rounds=20)
    assert rated[1].elo == pytest.approx(400 * log10(0.5 / 20.5))
    low, high = rated[1].interval
    assert low <= rated[1].elo <= high
    assert high - low > 50.0
