"""Ratings of many players from who beat whom: Bradley-Terry, with intervals by bootstrap over pairs.

A player of rating r beats one of rating q with the probability 1 / (1 + 10^((q - r) / 400)). The
likeliest ratings are found by Hunter's MM steps. Before the first board, every two players that meet
are given one draw: a player who won or lost everything would otherwise be infinitely far away.
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from carrom.arena.intervals import Interval

Array = npt.NDArray[np.float64]
_STEPS: Final = 2000
_EXACT: Final = 1e-9
_SCORES: Final = (0.0, 0.5, 1.0, 1.5, 2.0)
ROUNDS: Final = 1000
"""Samples of the bootstrap."""


class PairScore(NamedTuple):
    """What a pair of boards gave: who met, the points of the first, and how many boards there were."""

    first: int
    second: int
    score: float
    boards: int = 2


class Rating(NamedTuple):
    """A player's rating in points of Elo, with its interval of 95%."""

    player: str
    elo: float
    interval: Interval
    score: float
    """Points of all boards."""
    boards: int


def ratings(
    players: Sequence[str],
    results: Sequence[PairScore],
    *,
    anchor: int = 0,
    seed: int = 0,
    rounds: int = ROUNDS,
) -> list[Rating]:
    """Return the ratings in the order of the players; the anchor's is 0, and certainly so.

    The bootstrap draws pairs again, with the seed, as often as there were of each pairing.
    """
    count = len(players)
    wins = _wins(count, results, np.ones((1, len(results))))
    found = _bradley_terry(wins)[0]
    pool, weights = _drawn(results, seed, rounds)
    spread = _bradley_terry(_wins(count, pool, weights))
    spread = spread - spread[:, anchor, None]
    low, high = np.percentile(spread, [2.5, 97.5], axis=0)
    scored = wins[0].sum(axis=1)
    met = (wins[0] + wins[0].T).sum(axis=1)
    return [
        Rating(
            name,
            float(found[k] - found[anchor]),
            Interval(float(low[k]), float(high[k])),
            float(scored[k]),
            int(met[k]),
        )
        for k, name in enumerate(players)
    ]


def _wins(count: int, results: Sequence[PairScore], weights: Array) -> Array:
    """Return for each row of weights how many points each player took from each other."""
    wins = np.zeros((len(weights), count, count))
    for k, result in enumerate(results):
        wins[:, result.first, result.second] += weights[:, k] * result.score
        wins[:, result.second, result.first] += weights[:, k] * (result.boards - result.score)
    return wins


def _drawn(results: Sequence[PairScore], seed: int, rounds: int) -> tuple[list[PairScore], Array]:
    """Return pairs and how often each is drawn in each round: as many as there are, of each pairing.

    One pair more can be drawn, with any of the five scores: some pairs of the same score do not make
    a rating certain.
    """
    chance = np.random.default_rng(seed)
    pairings: dict[tuple[int, int], list[PairScore]] = {}
    for result in results:
        pairings.setdefault((result.first, result.second), []).append(result)
    pool: list[PairScore] = []
    weights: list[Array] = []
    for (first, second), made in pairings.items():
        one = 1.0 / (len(made) + 1)
        likely = [*[one] * len(made), *[one / len(_SCORES)] * len(_SCORES)]
        pool += [*made, *(PairScore(first, second, score) for score in _SCORES)]
        weights.append(chance.multinomial(len(made), likely, size=rounds).astype(np.float64))
    return pool, np.concatenate(weights, axis=1) if weights else np.zeros((rounds, 0))


def _bradley_terry(wins: Array) -> Array:
    """Return the likeliest ratings (Elo, their mean is 0) for each table of wins."""
    wins = wins + 0.5 * (wins + _turned(wins) > 0.0)
    met = wins + _turned(wins)
    total = wins.sum(axis=2)
    strength = np.ones(total.shape)
    for _ in range(_STEPS):
        both = strength[:, :, None] + strength[:, None, :]
        expected: Any = (met / both).sum(axis=2)
        new = np.where(expected > 0.0, total / np.where(expected > 0.0, expected, 1.0), strength)
        new /= np.exp(np.log(new).mean(axis=1, keepdims=True))
        done = bool(np.abs(np.log(new / strength)).max() < _EXACT)
        strength = new
        if done:
            break
    found: Array = 400.0 * np.log10(strength)
    return found


def _turned(wins: Array) -> Array:
    return wins.transpose(0, 2, 1)
