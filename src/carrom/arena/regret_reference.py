"""The best strokes of a position for the hand that all players are compared with, found by brute force.

Sixty thousand strokes are tried once as they are meant. The promising ones are played in rounds:
fewer strokes each time, each played more often, and strokes a little beside the best join. All strokes
of a round meet the same deviations. The last few are played a thousand times each.
"""

from typing import Final, NamedTuple

import numpy as np
from numpy.random import Generator

from carrom.arena.regret_figures import HAND, Table
from carrom.players.player_view import PlayerView
from carrom.players.proposals import (
    HARDEST,
    PLACES,
    SLOW,
    SOFTEST,
    UNKNOWN,
    Proposals,
    proposals,
)
from carrom.players.ruling_table import Column
from carrom.players.scene import targets
from carrom.players.striker_places import Array

SEED: Final = 3
FROM_GEOMETRY: Final = 8000
AT_PIECES: Final = 22_000
ANYWHERE: Final = 30_000
"""How many strokes are tried once: from geometry, by chance at pieces, by chance in any direction."""
ROUND: Final = (-30.0, 210.0)
"""Degrees: between these any direction is; further back, strokes go at pieces only."""
DOUBT: Final = 0.3
"""What part of its value a stroke is believed that worked once and that nothing speaks for."""
BESIDE: Final = np.array([3e-3, 0.6, 0.1])
"""How far strokes beside others are at first: metres, degrees, part of the speed."""
CHILDREN: Final = 5
"""How many strokes beside it a parent brings."""
LAST: Final = 6
FINAL: Final = 1000
"""How many strokes come to the end for each figure, and how often each is played there."""


class Round(NamedTuple):
    """So many strokes, and others beside the best of them, are played so often."""

    strokes: int
    times: int
    parents: int = 0
    near: float = 1.0
    """How far the strokes beside them are, as a part of :data:`BESIDE`."""


ROUNDS: Final = (
    Round(6000, 2),
    Round(2000, 4, parents=60),
    Round(600, 10, parents=30, near=0.8),
    Round(150, 30, parents=20, near=0.6),
    Round(40, 100, parents=8, near=0.4),
)
Row = tuple[float, float, float]
"""Place (m), angle (degrees) and speed (m/s) of a stroke, as the player sees it."""


class BestStrokes(NamedTuple):
    """The best strokes of a position."""

    keep: Row
    """Surest to keep the turn."""
    points: Row
    """That brings most."""


def best_strokes(view: PlayerView, number: int) -> BestStrokes:
    """Search a position of the set, given its number."""
    table = Table.of(view)
    chance = np.random.default_rng([SEED, number])
    proposed = _proposed(table, targets(table.trials.scene.layout, view.situation), chance)
    tallies = table.meant(proposed.rows)
    kept = table.keep[tallies]
    columns = table.keep, table.points
    last = np.concatenate(
        [
            _last(table, column, _promising(proposed, column[tallies], kept), chance)
            for column in columns
        ]
    )
    tallies = table.played(last, HAND.deviations(FINAL, chance))
    keep, points = (last[column[tallies].mean(axis=1).argmax()] for column in columns)
    return BestStrokes(_row(keep), _row(points))


def _row(row: Array) -> Row:
    x, angle, speed = row.tolist()
    return x, angle, speed


def _proposed(table: Table, wanted: list[int], chance: Generator) -> Proposals:
    scene = table.trials.scene
    aimed = proposals(scene, wanted, HAND, (FROM_GEOMETRY, AT_PIECES), chance)
    anywhere = np.column_stack(
        [
            chance.choice(scene.base.spread(8 * PLACES), ANYWHERE),
            chance.uniform(*ROUND, ANYWHERE),
            np.exp(chance.uniform(np.log(SLOW), np.log(HARDEST), ANYWHERE)),
        ]
    )
    return Proposals(
        np.concatenate([aimed.rows, anywhere]),
        np.concatenate([aimed.chance, np.full(ANYWHERE, UNKNOWN)]),
    )


def _promising(proposed: Proposals, values: Array, kept: Array) -> Array:
    """Return strokes by what they did, those first that geometry speaks for."""
    belief = np.where(kept > 0.0, DOUBT + (1.0 - DOUBT) * proposed.chance, DOUBT)
    order = np.argsort(-(values - values.min()) * belief, kind="stable")
    found: Array = proposed.rows[order]
    return found


def _last(table: Table, column: Column, rows: Array, chance: Generator) -> Array:
    """Return the last few of strokes that come the likeliest first, by the mean of a figure."""
    total, tries = np.zeros(len(rows)), np.zeros(len(rows))
    for each in ROUNDS:
        beside = _beside(table, rows[: each.parents], each.near, chance)
        none = np.zeros(len(beside))
        rows = np.concatenate([rows[: each.strokes], beside])
        total = np.concatenate([total[: each.strokes], none])
        tries = np.concatenate([tries[: each.strokes], none])
        tallies = table.played(rows, HAND.deviations(each.times, chance))
        total += column[tallies].sum(axis=1)
        tries += each.times
        order = np.argsort(-total / tries, kind="stable")
        rows, total, tries = rows[order], total[order], tries[order]
    return rows[:LAST]


def _beside(table: Table, parents: Array, near: float, chance: Generator) -> Array:
    rows: Array = np.repeat(parents, CHILDREN, axis=0)
    off = chance.standard_normal(rows.shape) * BESIDE * near
    off[:, 2] *= rows[:, 2]
    rows = rows + off
    rows[:, 0] = table.trials.scene.base.nearest(rows[:, 0])
    rows[:, 2] = np.clip(rows[:, 2], SOFTEST, HARDEST)
    return rows
