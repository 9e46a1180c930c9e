"""Strokes tried in thought: run by the engine as the hand would play them, ruled on by the rules."""

from dataclasses import dataclass, field
from functools import lru_cache
from statistics import NormalDist
from typing import Final

import numpy as np
from numpy.random import Generator

from carrom.equipment.pieces import Seat
from carrom.physics import Batch, Outcomes
from carrom.physics.kernels.tally import Keys
from carrom.players.hand import WORSE, Hand
from carrom.players.player_view import PlayerView
from carrom.players.ruling_table import Column, RulingTable
from carrom.players.scene import Scene, scene_of
from carrom.players.striker_places import Array
from carrom.players.worth import keeps, worth

FINEST: Final = 4096
"""How finely the normal distribution is tabulated."""


@dataclass(slots=True)
class Trials:
    """A position in which strokes are tried; they are rows of place, angle and speed."""

    scene: Scene
    batch: Batch
    rulings: RulingTable
    worth: Column
    """What a ruling is worth to the player, in pieces."""
    keep: Column
    """1 where the player plays on or has won, otherwise 0."""
    hand: Hand
    threads: int = 1
    strokes: int = field(default=0, init=False)
    """How many have been tried."""

    @classmethod
    def of(cls, position: PlayerView, hand: Hand, threads: int = 1) -> "Trials":
        """Prepare a position as its player sees it."""
        scene = scene_of(position)
        batch = Batch.of([scene.layout], scene.geometry, scene.surface)
        rules, situation = position.rules, position.situation
        table = RulingTable(rules, situation, scene.geometry)
        return cls(
            scene,
            batch,
            table,
            Column(table, lambda ruling: worth(rules, situation, ruling)),
            Column(table, lambda ruling: float(keeps(situation, ruling))),
            hand,
            threads,
        )

    def run(self, rows: Array) -> Outcomes:
        """Run strokes that come out as they are meant."""
        strokes = self.batch.strokes(Seat.SOUTH, rows[:, 0], rows[:, 1], rows[:, 2])
        self.strokes += len(rows)
        return self.batch.run(strokes, threads=self.threads)

    def once(self, rows: Array) -> Keys:
        """Return what such strokes do, as tallies."""
        return self.rulings.tallies(self.run(rows))

    def played(self, rows: Array, deviations: Array) -> tuple[Keys, Array]:
        """Return what strokes do as the hand plays them (stroke, deviation), and how it played them.

        ``deviations`` are rows of standard deviations; all strokes meet the same.
        """
        count, times = len(rows), len(deviations)
        off = np.tile(deviations * self.hand.deviation, (count, 1))
        rows = self.hand.moved(np.repeat(rows, times, axis=0), off, self.scene.base)
        return self.once(rows).reshape(count, times), rows.reshape(count, times, 3)


def deviations(count: int, fluffs: float, chance: Generator) -> Array:
    """Draw deviations as rows of standard deviations, spread more evenly than chance does.

    Each of the three falls once into each part of equal chance of its normal distribution.
    """
    out = np.empty((count, 3))
    for column in range(3):
        part = (chance.permutation(count) + chance.random(count)) / count
        out[:, column] = np.interp(part, *_normal())
    wanted = count * fluffs
    some = int(wanted) + int(chance.random() < wanted - int(wanted))
    out[chance.permutation(count)[:some]] *= WORSE
    return out


@lru_cache(maxsize=1)
def _normal() -> tuple[Array, Array]:
    """Return the chance to be below values, and the values, of the normal distribution."""
    part = (np.arange(FINEST) + 0.5) / FINEST
    return part, np.array([NormalDist().inv_cdf(float(p)) for p in part])
