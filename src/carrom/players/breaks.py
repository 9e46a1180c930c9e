"""Breaks: the best ones of every turn of the rosette were found beforehand, by ``training.breaks``."""

from functools import lru_cache
from importlib.resources import files
from math import atan2, degrees, hypot
from typing import Final, NamedTuple

import numpy as np
from numpy.random import Generator

from carrom.equipment.pieces import Piece
from carrom.players.one_ply.candidates import breaks
from carrom.players.proposals import UNKNOWN, Proposals
from carrom.players.scene import Scene
from carrom.players.striker_places import Array

KEPT: Final = "breaks.npz"
SYMMETRY: Final = 120.0
"""Degrees after which the rosette looks the same."""
FOUND: Final = 0.9
"""The chance that is given to a break that was found to be good."""
BESIDE: Final = 3
"""How many strokes a little beside each of them are tried too."""


class Breaks(NamedTuple):
    """The best strokes of some turns of the rosette, the best first."""

    turns: Array
    """Degrees, as the breaker sees it."""
    strokes: Array
    """By turn: rows of place, angle and speed."""
    worth: Array

    @property
    def best_turn(self) -> float:
        """The turn that promises most."""
        return float(self.turns[self.worth[:, 0].argmax()])

    def near(self, turn: float) -> Array:
        """Return the strokes of the turn nearest to one."""
        apart = np.abs((self.turns - turn + 0.5 * SYMMETRY) % SYMMETRY - 0.5 * SYMMETRY)
        found: Array = self.strokes[apart.argmin()]
        return found


@lru_cache(maxsize=1)
def found_breaks() -> Breaks:
    """Return the breaks that come with the package."""
    with (files("carrom.players") / KEPT).open("rb") as file, np.load(file) as arrays:
        return Breaks(*(arrays[name] for name in Breaks._fields))


def break_proposals(scene: Scene, count: int, chance: Generator) -> Proposals:
    """Return about so many breaks: good ones, some beside them, the others by chance."""
    good = found_breaks().near(turn_of(scene))[: max(1, count // 4)]
    beside = np.repeat(good, BESIDE, axis=0)
    beside += chance.standard_normal(beside.shape) * [5e-3, 0.5, 0.3]
    rows = np.concatenate([good, beside])[:count]
    rows[:, 0] = scene.base.nearest(rows[:, 0])
    rows[:, 2] = np.clip(rows[:, 2], 1.0, 8.0)
    likely = np.full(len(rows), FOUND)
    more = breaks(scene, max(0, count - len(rows)), chance).rows
    return Proposals(
        np.concatenate([rows, more]), np.concatenate([likely, np.full(len(more), UNKNOWN)])
    )


def turn_of(scene: Scene) -> float:
    """Return how the rosette is turned, by the white piece of its inner ring nearest to the queen."""
    whites = [s.at for s in scene.layout if s.piece is Piece.WHITE]
    if not whites:
        return 0.0
    at = min(whites, key=lambda each: hypot(each.x, each.y))
    return (degrees(atan2(at.y, at.x)) - 90.0) % SYMMETRY
