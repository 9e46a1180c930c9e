"""What a stroke keeps and brings on average, as the hand plays it to which all players are compared."""

from dataclasses import dataclass
from typing import Final, NamedTuple

import numpy as np

from carrom.equipment.aim import Aim
from carrom.equipment.pieces import Seat
from carrom.physics.kernels.tally import Keys
from carrom.players.hand import Hand
from carrom.players.player_view import PlayerView
from carrom.players.ruling_table import Column
from carrom.players.striker_places import Array
from carrom.players.trials import Trials
from carrom.players.worth import gain, keeps

HAND: Final = Hand(angle=0.5, place=0.7e-3, speed=0.07, fluffs=0.03, backward=1.4)
"""The hand that plays every stroke; it stays as it is whatever the levels have."""
HAND_NAME: Final = "0.5-0.7-7"
"""The same for a player's name."""
SAMPLES: Final = 1000
"""How often a stroke is played for its figures."""
SEED: Final = 2
"""Of the deviations that all strokes of a position meet."""


class Figures(NamedTuple):
    """What is to be expected of a stroke."""

    keep: float
    """How likely the turn is kept, or the board won."""
    points: float
    """What it brings on average: pieces, less what goes back; points where the board ends."""


NOTHING: Final = Figures(keep=0.0, points=0.0)
"""Of a turn that was let go."""


@dataclass(frozen=True, slots=True)
class Table:
    """A position in which strokes are played many times."""

    trials: Trials
    keep: Column
    points: Column

    @classmethod
    def of(cls, view: PlayerView) -> "Table":
        """Prepare a position as its player sees it."""
        trials = Trials.of(view, HAND)
        rules, before = view.rules, view.situation
        return cls(
            trials,
            Column(trials.rulings, lambda ruling: float(keeps(before, ruling))),
            Column(trials.rulings, lambda ruling: gain(rules, before, ruling)),
        )

    def meant(self, rows: Array, spin: float = 0.0) -> Keys:
        """Return what strokes do that come out as they are meant, as tallies."""
        batch = self.trials.batch
        strokes = batch.strokes(Seat.SOUTH, rows[:, 0], rows[:, 1], rows[:, 2], spin)
        return self.trials.rulings.tallies(batch.run(strokes, threads=1))

    def played(self, rows: Array, deviations: Array, spin: float = 0.0) -> Keys:
        """Return what strokes do as the hand plays them (stroke, deviation); all meet the same."""
        count, times = len(rows), len(deviations)
        moved = HAND.moved(
            np.repeat(rows, times, axis=0), np.tile(deviations, (count, 1)), self.trials.scene.base
        )
        return self.meant(moved, spin).reshape(count, times)

    def figures(self, aim: Aim | None, number: int) -> Figures:
        """Return the figures of a stroke in a position of the set; None lets the turn go."""
        if aim is None:
            return NOTHING
        row = np.array([[aim.x, aim.angle, aim.speed]])
        tallies = self.played(row, deviations(number), aim.spin)
        return Figures(float(self.keep[tallies].mean()), float(self.points[tallies].mean()))


def deviations(number: int) -> Array:
    """Return the deviations that every stroke meets in a position of the set."""
    return HAND.deviations(SAMPLES, np.random.default_rng([SEED, number]))
