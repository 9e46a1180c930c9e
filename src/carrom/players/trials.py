"""Strokes tried in thought: run by the engine as the hand would play them, ruled on by the rules."""

from dataclasses import dataclass, field
from enum import StrEnum
from functools import lru_cache
from statistics import NormalDist
from typing import Final, NamedTuple

import numpy as np
from numpy.random import Generator

from carrom.equipment.pieces import Seat
from carrom.physics import Batch, Outcomes
from carrom.physics.kernels.tally import Keys
from carrom.players.hand import WORSE, Hand
from carrom.players.kernels.network import Layers
from carrom.players.player_view import PlayerView
from carrom.players.ruling_table import Column, RulingTable
from carrom.players.scene import Scene, scene_of
from carrom.players.striker_places import Array
from carrom.players.value.appraisal import Appraisal, shipped
from carrom.players.worth import gain, keeps, worth
from carrom.rules import RuleSet, Ruling, Situation

TURN: Final = 6.0
LESS: Final = 0.05
"""What the turn and a piece are worth to who plays for the turn."""
FINEST: Final = 4096
"""How finely the normal distribution is tabulated."""


class Found(NamedTuple):
    """What came of strokes that were tried."""

    tallies: Keys
    worth: Array
    keep: Array
    """1 where the player plays on or has won, otherwise 0."""
    rows: Array
    """The strokes as they were played."""


class Goal(StrEnum):
    """What a head plays for."""

    BOARD = "board"
    """To win the board, and the game: by the learnt value of what a stroke leaves."""
    PIECES = "pieces"
    """To have fewer pieces left than the other side, and the turn."""
    TURN = "turn"
    """To keep the turn: the surest stroke."""


def _turn(rules: RuleSet, before: Situation, ruling: Ruling) -> float:
    return TURN * keeps(before, ruling) + LESS * gain(rules, before, ruling)


@dataclass(frozen=True, slots=True)
class Counted:
    """Strokes judged by what the ruling says alone: the pieces, the queen, the turn."""

    column: Column

    def worth(self, outcomes: Outcomes, tallies: Keys) -> Array:
        """Return what strokes are worth to the player, in pieces."""
        del outcomes
        return self.column[tallies]


@dataclass(slots=True)
class Trials:
    """A position in which strokes are tried; they are rows of place, angle and speed."""

    scene: Scene
    batch: Batch
    rulings: RulingTable
    appraisal: "Appraisal | Counted"
    """What a stroke is worth to the player."""
    keep: Column
    """1 where the player plays on or has won, otherwise 0."""
    hand: Hand
    threads: int = 1
    strokes: int = field(default=0, init=False)
    """How many have been tried."""

    @classmethod
    def of(
        cls,
        position: PlayerView,
        hand: Hand,
        threads: int = 1,
        *,
        goal: "Goal | None" = None,
        layers: Layers | None = None,
    ) -> "Trials":
        """Prepare a position as its player sees it; ``layers`` take the place of the shipped ones."""
        scene = scene_of(position)
        batch = Batch.of([scene.layout], scene.geometry, scene.surface)
        rules, situation = position.rules, position.situation
        table = RulingTable(rules, situation, scene.geometry)
        figure = _turn if goal is Goal.TURN else worth
        return cls(
            scene,
            batch,
            table,
            Appraisal.of(position, table, hand, layers or shipped())
            if goal is Goal.BOARD
            else Counted(Column(table, lambda ruling: figure(rules, situation, ruling))),
            Column(table, lambda ruling: float(keeps(situation, ruling))),
            hand,
            threads,
        )

    def run(self, rows: Array, spin: float = 0.0) -> Outcomes:
        """Run strokes that come out as they are meant."""
        strokes = self.batch.strokes(Seat.SOUTH, rows[:, 0], rows[:, 1], rows[:, 2], spin)
        self.strokes += len(rows)
        return self.batch.run(strokes, threads=self.threads)

    def once(self, rows: Array, spin: float = 0.0) -> "Found":
        """Return what comes of such strokes."""
        outcomes = self.run(rows, spin)
        tallies = self.rulings.tallies(outcomes)
        return Found(tallies, self.appraisal.worth(outcomes, tallies), self.keep[tallies], rows)

    def played(self, rows: Array, deviations: Array) -> "Found":
        """Return what comes of strokes as the hand plays them (stroke, deviation).

        ``deviations`` are rows of standard deviations; all strokes meet the same.
        """
        count, times = len(rows), len(deviations)
        off = np.tile(deviations * self.hand.deviation, (count, 1))
        rows = self.hand.moved(np.repeat(rows, times, axis=0), off, self.scene.base)
        found = self.once(rows)
        return Found(
            found.tallies.reshape(count, times),
            found.worth.reshape(count, times),
            found.keep.reshape(count, times),
            rows.reshape(count, times, 3),
        )


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
