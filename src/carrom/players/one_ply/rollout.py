"""Strokes tried in thought: run by the engine as the hand would play them, judged by the rules."""

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.random import Generator

from carrom.equipment.pieces import Seat
from carrom.physics import Batch
from carrom.players.hand import Hand
from carrom.players.player_view import PlayerView
from carrom.players.ruling_table import Column, RulingTable
from carrom.players.scene import Scene
from carrom.players.striker_places import Array
from carrom.players.worth import FIRST_HEAD, worth

LAST: Final = 8
"""Strokes that are tried four times as often as the other finalists."""


@dataclass(frozen=True, slots=True)
class Trial:
    """A scene in which strokes are tried; they are rows of place, angle and speed."""

    scene: Scene
    batch: Batch
    rulings: RulingTable
    worth: Column
    hand: Hand
    threads: int

    @classmethod
    def of(cls, scene: Scene, position: PlayerView, hand: Hand, threads: int) -> "Trial":
        """Prepare a position, seen by its player."""
        batch = Batch.of([scene.layout], scene.geometry, scene.surface)
        rules, situation = position.rules, position.situation
        table = RulingTable(rules, situation, scene.geometry)
        values = Column(table, lambda ruling: worth(rules, situation, ruling, FIRST_HEAD))
        return cls(scene, batch, table, values, hand, threads)

    def once(self, rows: Array) -> Array:
        """Return what strokes are worth that come out as they are meant."""
        strokes = self.batch.strokes(Seat.SOUTH, rows[:, 0], rows[:, 1], rows[:, 2])
        return self.worth[self.rulings.tallies(self.batch.run(strokes, threads=self.threads))]

    def mean(self, rows: Array, samples: int, chance: Generator) -> Array:
        """Return what strokes are worth on average as the hand plays them; all meet the same deviations."""
        deviations = np.tile(self.hand.deviations(samples, chance), (len(rows), 1))
        played = self.hand.moved(np.repeat(rows, samples, axis=0), deviations, self.scene.base)
        found: Array = self.once(played).reshape(len(rows), samples).mean(axis=1)
        return found

    def best(self, rows: Array, samples: int, chance: Generator) -> Array:
        """Return the stroke worth the most on average: all are tried a few times, the best more often."""
        values = self.mean(rows, samples, chance)
        last = rows[np.argsort(-values, kind="stable")[:LAST]]
        best: Array = last[int(self.mean(last, 4 * samples, chance).argmax())]
        return best
