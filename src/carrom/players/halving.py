"""Choosing among many strokes with few tries: the worse ones are given up early.

All are tried once as they are meant. Then rounds follow, each with a third of the strokes and three
times as many tries of each as the hand would play it. In a round all meet the same deviations, so
that luck favours none. Tries tell something of neighbouring strokes too: near the best ones, strokes
a little beside are estimated from the same tries, weighted as the hand itself would scatter, and the
promising ones join the next round. The stroke chosen is the one surest to be good.
"""

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.random import Generator

from carrom.players.proposals import HARDEST, SOFTEST, Proposals
from carrom.players.striker_places import Array
from carrom.players.trials import Trials, deviations

FEWER: Final = 3
"""By what factor the strokes become fewer and the tries more, from round to round."""
LAST: Final = 4
"""The least number of strokes in the last round."""
BELIEF: Final = 2.0
"""How many tries the first estimate counts as."""
DOUBT: Final = 0.3
"""What part of its value a stroke is believed that worked once and that nothing speaks for."""
ORDINARY: Final = 0.3
"""The part of all strokes that are worse than what a stroke is ordinarily worth when it fails."""
CAUTION: Final = 0.3
"""How many standard errors a stroke is rated below its mean."""
ENOUGH: Final = 9
"""Tries from which neighbours are estimated."""
NARROW: Final = 0.8
"""The width of the weights, in standard deviations of the hand."""
BETTER: Final = 0.15
"""By how much, in pieces, a neighbour has to seem better to be tried."""
BESIDE: Final = np.array([(a, s) for a in (-0.8, -0.4, 0.0, 0.4, 0.8) for s in (-0.8, 0.0, 0.8)])
"""The neighbours: angle and speed, in standard deviations of the hand."""


@dataclass(frozen=True, slots=True)
class Tried:
    """Strokes that were tried to the end, the best first."""

    rows: Array
    mean: Array
    """What each is worth on average."""
    keep: Array
    """How often the turn was kept."""
    error: Array
    """The standard error of the mean."""


@dataclass(slots=True)
class _Field:
    """The strokes still in the race, and what is known of each."""

    rows: Array
    total: Array
    tries: Array

    @property
    def mean(self) -> Array:
        return self.total / self.tries

    def best(self, count: int) -> "_Field":
        order = np.argsort(-self.mean, kind="stable")[:count]
        return _Field(self.rows[order], self.total[order], self.tries[order])

    def with_more(self, rows: Array, mean: Array, tries: float) -> "_Field":
        return _Field(
            np.concatenate([self.rows, rows]),
            np.concatenate([self.total, mean * tries]),
            np.concatenate([self.tries, np.full(len(rows), tries)]),
        )


def halve(trials: Trials, proposed: Proposals, budget: int, chance: Generator) -> Tried:
    """Try strokes within a budget (so many runs of the engine) and return the best."""
    tallies = trials.once(proposed.rows)
    values = trials.worth[tallies]
    ordinary = float(np.quantile(values, ORDINARY))
    worked = trials.keep[tallies] > 0.0
    belief = np.where(worked, DOUBT + (1.0 - DOUBT) * proposed.chance, DOUBT)
    first = (values - ordinary) * belief
    field = _Field(proposed.rows, BELIEF * first, np.full(len(proposed), BELIEF))
    rounds = _rounds(budget - len(proposed))
    last: Tried | None = None
    for times, count in rounds:
        field = field.best(count)
        off = deviations(times, trials.hand.fluffs, chance)
        tallies, played = trials.played(field.rows, off)
        worths = trials.worth[tallies] - ordinary
        field.total = field.total + worths.sum(axis=1)
        field.tries = field.tries + times
        last = _ranked(field, worths, trials.keep[tallies].mean(axis=1), ordinary)
        if ENOUGH <= times < rounds[-1][0]:
            field = _with_neighbours(trials, field, played, worths)
    if last is None:
        keep = trials.keep[trials.once(proposed.rows[:1])]
        return Tried(proposed.rows[:1], first[:1], keep, np.zeros(1))
    return last


def _rounds(budget: int) -> list[tuple[int, int]]:
    """Return the tries a stroke and the number of strokes of each round."""
    count = 1
    while budget // ((count + 1) * FEWER ** (count + 1)) >= LAST:
        count += 1
    share = budget // count
    return [(FEWER**k, max(1, share // FEWER**k)) for k in range(1, count + 1)]


def _ranked(field: _Field, worths: Array, keep: Array, ordinary: float) -> Tried:
    error = worths.std(axis=1) / np.sqrt(worths.shape[1])
    order = np.argsort(-(field.mean - CAUTION * error), kind="stable")
    return Tried(field.rows[order], field.mean[order] + ordinary, keep[order], error[order])


def _with_neighbours(trials: Trials, field: _Field, played: Array, worths: Array) -> _Field:
    """Let strokes a little beside the best quarter join where the tries speak for them."""
    hand = trials.hand
    if hand.angle == 0.0:
        return field
    some = np.argsort(-field.mean, kind="stable")[: max(2, len(field.rows) // 4)]
    rows = field.rows[some]
    scale = np.stack([np.full(len(some), hand.angle), max(hand.speed, 1e-9) * rows[:, 2]], axis=1)
    off = (played[some, :, 1:] - rows[:, None, 1:]) / scale[:, None, :]
    apart = off[:, None, :, :] - BESIDE[None, :, None, :]
    weight = np.exp(-0.5 * (apart * apart).sum(axis=3) / NARROW**2)
    seen = (weight * worths[some][:, None, :]).sum(axis=2) / np.maximum(weight.sum(axis=2), 1e-9)
    best = seen.argmax(axis=1)
    here = seen[:, len(BESIDE) // 2]
    top = seen[np.arange(len(some)), best]
    chosen = top > here + BETTER
    beside = rows[chosen].copy()
    beside[:, 1:] += BESIDE[best[chosen]] * scale[chosen]
    beside[:, 2] = np.clip(beside[:, 2], SOFTEST, HARDEST)
    mean = 0.5 * (top[chosen] + field.mean[some][chosen])
    return field.with_more(beside, mean, 2.0 * BELIEF)
