"""Choosing among many strokes with few tries: the worse ones are given up early.

All are tried once as they are meant, and so are some near the best of them, which also tells how much
those forgive. Then rounds follow, each with a third of the strokes and three
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
from carrom.players.trials import Found, Trials, deviations

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
BRED: Final = 0.24
"""What part of the budget goes into strokes near those that promise most."""
LITTER: Final = 6
"""How many near each."""
SCATTER: Final = np.array([8e-3, 0.8, 0.1])
"""How far from it: place (m), angle (degrees), speed (a part of it)."""
REACH: Final = 0.35
"""Metres: about how far away what it meets is."""
LIKE: Final = 0.7
"""How much those near a stroke tell of it, beside its own try."""
OWN: Final = 0.3
"""How much their own tries tell of them, beside all of the litter."""
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
    field, ordinary, once = _first_look(trials, proposed, int(BRED * budget), chance)
    rounds = _rounds(budget - len(field.rows))
    last: Tried | None = None
    for times, count in rounds:
        field = field.best(count)
        off = deviations(times, trials.hand.fluffs, chance)
        found = trials.played(field.rows, off)
        worths = found.worth - ordinary
        field.total = field.total + worths.sum(axis=1)
        field.tries = field.tries + times
        last = _ranked(field, worths, found.keep.mean(axis=1), ordinary)
        if ENOUGH <= times < rounds[-1][0]:
            field = _with_neighbours(trials, field, found.rows, worths)
    if last is None:
        return Tried(field.rows[:1], field.mean[:1] + ordinary, once.keep[:1], np.zeros(1))
    return last


def _first_look(
    trials: Trials, proposed: Proposals, bred: int, chance: Generator
) -> tuple[_Field, float, Found]:
    """Try all strokes once as they are meant, then some more near those that promise most."""
    once = trials.once(proposed.rows)
    ordinary = float(np.quantile(once.worth, ORDINARY))
    belief = np.where(once.keep > 0.0, DOUBT + (1.0 - DOUBT) * proposed.chance, DOUBT)
    first = (once.worth - ordinary) * belief
    rows = proposed.rows
    litters = min(bred // LITTER, len(rows))
    if litters > 0:
        parents = np.argsort(-first, kind="stable")[:litters]
        young = _bred(trials, np.repeat(rows[parents], LITTER, axis=0), chance)
        own = (trials.once(young).worth - ordinary).reshape(litters, LITTER)
        litter = own.mean(axis=1, keepdims=True)
        parent = first[parents, None]
        theirs = LIKE * (OWN * own + (1.0 - OWN) * litter) + (1.0 - LIKE) * parent
        first[parents] = (LIKE * litter + (1.0 - LIKE) * parent)[:, 0]
        rows, first = np.concatenate([rows, young]), np.concatenate([first, theirs.ravel()])
    return _Field(rows, BELIEF * first, np.full(len(rows), BELIEF)), ordinary, once


def _bred(trials: Trials, rows: Array, chance: Generator) -> Array:
    """Return strokes a little beside others that meet about the same point."""
    off = chance.standard_normal(rows.shape) * SCATTER
    x, angle, speed = rows.T
    towards = np.radians(angle)
    to_x, to_y = x + REACH * np.cos(towards), REACH * np.sin(towards)
    start = trials.scene.base.nearest(x + off[:, 0])
    turned = np.degrees(np.arctan2(to_y, to_x - start)) + off[:, 1]
    return np.column_stack([start, turned, np.clip(speed * np.exp(off[:, 2]), SOFTEST, HARDEST)])


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
