"""The best stroke of a position for a goal, and the best one with another idea.

Thousands of strokes are tried once as they are meant. Those that reach the goal are sorted by their
idea and played by the hand, in rounds: the best of each idea stay, strokes beside them join. At the
end, the best stroke of each idea is played hundreds of times more, with errors that no round has seen.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from math import inf
from typing import Final, NamedTuple

import numpy as np
from numpy.random import Generator

from carrom.physics import Outcomes
from carrom.players.hand import Hand
from carrom.players.levels import LEVELS
from carrom.players.player_view import PlayerView
from carrom.players.proposals import HARDEST, PLACES, SLOW, SOFTEST, UNKNOWN, proposals
from carrom.players.ruling_table import Column
from carrom.players.scene import Whole, targets
from carrom.players.striker_places import Array
from carrom.players.trials import Trials, deviations
from carrom.problems.goals import Goal, reached
from carrom.problems.ideas import Flags, ideas, needed

HAND: Final = LEVELS["expert"].hand
"""The hand for which the best stroke is clearly the best."""
GEOMETRIC: Final = 1600
BY_CHANCE: Final = 1000
ANYWHERE: Final = 400
"""How many strokes are tried once in a quick search."""
BESIDE: Final = np.array([4e-3, 0.5, 0.08])
"""How far strokes beside others are: metres, degrees, part of the speed."""
LAST: Final = 2
"""How many strokes of each idea are played anew at last."""


class Round(NamedTuple):
    """So many strokes of each idea, and so many beside each, are played so often."""

    strokes: int
    beside: int
    times: int
    hopeless: float
    """Where another idea is above this part of the best, no problem is to be had."""
    ideas: int
    """How many ideas are still looked at: the best ones."""


class Effort(NamedTuple):
    """How thorough a search is."""

    scale: int
    """How many times as many strokes as in a quick search are tried once."""
    ideas: int
    """How many ideas are looked at: those that most strokes have."""
    like: int
    """How many strokes of each are played at first."""
    first: int
    """How often."""
    twin: float
    """Where a second idea seems at first to be above this part of the best, no problem is to be had."""
    last: int
    """How often the best strokes are played anew at last."""
    rounds: tuple[Round, ...]


WEAK: Final = 0.3
"""Ideas below this part of the best are given up."""
QUICK: Final = Effort(
    1,
    40,
    6,
    6,
    0.9,
    150,
    (Round(4, 1, 24, 0.8, 4), Round(3, 2, 30, 0.7, 5), Round(2, 1, 100, 0.57, 4)),
)
DEEP: Final = Effort(
    6,
    100,
    10,
    6,
    1.0,
    400,
    (Round(6, 3, 16, 0.8, 16), Round(4, 3, 50, 0.65, 8), Round(3, 2, 120, 0.57, 5)),
)
"""The first is for many positions of which few are problems, the second one makes sure."""


THOROUGH: Final = DEEP._replace(
    twin=inf, rounds=tuple(each._replace(hopeless=inf) for each in DEEP.rounds)
)
"""Gives nothing up before the last figures are there."""
NOTHING: Final = np.zeros((0, 3))


class Rated(NamedTuple):
    """A stroke, its idea, and how often it reaches the goal."""

    row: Array
    """Place (m), angle (degrees), speed (m/s)."""
    idea: int
    chance: float


@dataclass(slots=True)
class GoalTrials:
    """A position in which strokes are tried for a goal."""

    trials: Trials
    column: Column
    needs: tuple[tuple[Flags, int], ...]

    @classmethod
    def of(cls, view: PlayerView, goal: Goal, trials: Trials | None = None) -> "GoalTrials":
        """Prepare a position; ``trials`` of the same position are used again."""
        trials = trials or Trials.of(view, HAND)
        before = view.situation
        column = Column(trials.rulings, lambda ruling: float(reached(goal, before, ruling)))
        return cls(trials, column, needed(goal, trials.scene, before))

    def judged(self, outcomes: Outcomes) -> tuple[Flags, Whole]:
        """Return which strokes reached the goal, and their ideas."""
        good = self.column[self.trials.rulings.tallies(outcomes)] > 0.0
        return good, ideas(outcomes, self.needs)

    def played(self, rows: Array, off: Array) -> tuple[Array, Whole]:
        """Play strokes with errors that all of them meet: how often each works, its usual idea."""
        hand, count, times = self.trials.hand, len(rows), len(off)
        rows = np.repeat(rows, times, axis=0)
        rows = hand.moved(rows, np.tile(off, (count, 1)), self.trials.scene.base)
        good, kinds = self.judged(self.trials.run(rows))
        good, kinds = good.reshape(count, times), kinds.reshape(count, times)
        usual = [_usual(k[g]) for k, g in zip(kinds, good, strict=True)]
        return good.mean(axis=1), np.array(usual, np.int64)

    def chance_of(self, row: Array, hand: Hand, times: int, chance: Generator) -> float:
        """Return how often a stroke reaches the goal when a hand plays it."""
        base = self.trials.scene.base
        rows = hand.moved(np.repeat(row[None], times, axis=0), hand.deviations(times, chance), base)
        return float(self.judged(self.trials.run(rows))[0].mean())


class Looked(NamedTuple):
    """A position with every stroke that was tried once."""

    trials: Trials
    rows: Array
    likely: Array
    outcomes: Outcomes


def look(view: PlayerView, chance: Generator, effort: Effort = QUICK) -> Looked | None:
    """Try strokes once; None: the striker can stand nowhere."""
    trials = Trials.of(view, HAND)
    scene = trials.scene
    if not scene.base:
        return None
    wanted = targets(scene.layout, view.situation)
    count = GEOMETRIC * effort.scale, BY_CHANCE * effort.scale
    aimed = proposals(scene, wanted, HAND, count, chance)
    some = ANYWHERE * effort.scale
    anywhere = np.column_stack(
        [
            chance.choice(scene.base.spread(8 * PLACES), some),
            chance.uniform(-30.0, 210.0, some),
            np.exp(chance.uniform(np.log(SLOW), np.log(HARDEST), some)),
        ]
    )
    rows = np.concatenate([aimed.rows, anywhere])
    likely = np.concatenate([aimed.chance, np.full(some, UNKNOWN)])
    return Looked(trials, rows, likely, trials.run(rows))


def best_of_ideas(
    looked: Looked,
    goal: GoalTrials,
    chance: Generator,
    effort: Effort = QUICK,
    known: Array = NOTHING,
) -> tuple[Rated, ...]:
    """Return the best stroke of each good idea, the best first; none where two are about as good.

    ``known`` are strokes of which it is known that they are good.
    """
    good, kinds = goal.judged(looked.outcomes)
    picked = list(_first_of_each(kinds[good], looked.likely[good], chance, effort))
    rows, hand = np.concatenate([known, looked.rows[good][picked]]), goal.trials.hand
    if not len(rows):
        return ()
    means, usual = goal.played(rows, deviations(effort.first, hand.fluffs, chance) * hand.deviation)
    total, tries = means * effort.first, np.full(len(rows), float(effort.first))
    if _share(usual, means, 2) > effort.twin:
        return ()
    for each in effort.rounds:
        kept = _kept(usual, total / tries, each)
        if not len(kept):
            return ()
        young = _beside(goal.trials, np.repeat(rows[kept], each.beside, axis=0), chance)
        rows = np.concatenate([rows[kept], young])
        none = np.zeros(len(young))
        total, tries = np.append(total[kept], none), np.append(tries[kept], none)
        off = deviations(each.times, hand.fluffs, chance) * hand.deviation
        means, usual = goal.played(rows, off)
        total, tries = total + means * each.times, tries + each.times
        if _share(usual, total / tries) > each.hopeless:
            return ()
    return _fresh(goal, rows, usual, total / tries, chance, effort.last)


def _fresh(
    goal: GoalTrials, rows: Array, usual: Whole, means: Array, chance: Generator, times: int
) -> tuple[Rated, ...]:
    """Play the best two strokes of each idea anew."""
    found: dict[int, Rated] = {}
    for idea in np.unique(usual[usual >= 0]).tolist():
        mine = np.flatnonzero(usual == idea)
        for k in mine[np.argsort(-means[mine], kind="stable")[:LAST]]:
            often = goal.chance_of(rows[k], goal.trials.hand, times, chance)
            if idea not in found or often > found[idea].chance:
                found[idea] = Rated(rows[k], idea, often)
    return tuple(sorted(found.values(), key=lambda rated: -rated.chance))


def _first_of_each(kinds: Whole, likely: Array, chance: Generator, effort: Effort) -> Iterator[int]:
    """Yield strokes of each idea: those that geometry speaks for, the others by chance."""
    order = np.argsort(0.2 * chance.random(len(likely)) - likely, kind="stable")
    values, number = np.unique(kinds, return_counts=True)
    common = values[np.argsort(-number, kind="stable")[: effort.ideas]]
    seen = dict.fromkeys(common.tolist(), 0)
    for k in order.tolist():
        idea = int(kinds[k])
        if seen.get(idea, effort.like) < effort.like:
            seen[idea] += 1
            yield k


def _kept(usual: Whole, score: Array, each: Round) -> Whole:
    """Return the best strokes of the ideas that are not too weak."""
    best: dict[int, float] = {}
    for idea in np.unique(usual[usual >= 0]).tolist():
        best[idea] = float(np.sort(score[usual == idea])[-3:].mean())
    order = sorted(best, key=lambda idea: (-best[idea], idea))[: each.ideas]
    found: list[int] = []
    for idea in order:
        mine = np.flatnonzero(usual == idea)
        if best[idea] >= WEAK * best[order[0]]:
            found += mine[np.argsort(-score[mine], kind="stable")[: each.strokes]].tolist()
    return np.array(found, np.int64)


def _share(usual: Whole, score: Array, some: int = 1) -> float:
    """Return how good the second idea is, as a part of the best, by the best few strokes of each."""
    every = (score[usual == idea] for idea in np.unique(usual[usual >= 0]))
    best = sorted((float(np.sort(mine)[-some:].mean()) for mine in every), reverse=True)
    if not best or best[0] == 0.0:
        return 1.0
    return best[1] / best[0] if len(best) > 1 else 0.0


def _beside(trials: Trials, rows: Array, chance: Generator) -> Array:
    off = chance.standard_normal(rows.shape) * BESIDE
    off[:, 2] *= rows[:, 2]
    rows = rows + off
    rows[:, 0] = trials.scene.base.nearest(rows[:, 0])
    rows[:, 2] = np.clip(rows[:, 2], SOFTEST, HARDEST)
    return rows


def _usual(kinds: Whole) -> int:
    """Return what is found most often; -1 for nothing."""
    if not len(kinds):
        return -1
    values, counts = np.unique(kinds, return_counts=True)
    return int(values[counts.argmax()])
