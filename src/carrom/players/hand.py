"""The hand: how far a stroke comes out from what was meant.

The head that plans knows its hand's figures and tries strokes with deviations of its own; those of
the stroke itself are drawn from another source of chance, which it never sees.
"""

from dataclasses import dataclass
from typing import Final, Protocol

import numpy as np
from msgspec.structs import replace
from numpy.random import Generator

from carrom.equipment.aim import Aim
from carrom.equipment.geometry import to_seat
from carrom.players.player_view import PlayerView
from carrom.players.striker_places import Array, striker_places

SLOWEST: Final = 0.3
"""m/s: what is less is no stroke."""
FASTEST: Final = 10.0
"""m/s: nobody flicks a striker faster."""
WORSE: Final = 3.0
"""A fluff has so many times the deviation."""


class Places(Protocol):
    """Where the striker may stand, for each stroke: :class:`~carrom.players.striker_places.StrikerPlaces`, or the bases of many boards."""

    def nearest(self, wish: Array) -> Array:
        """Return the place nearest to each wish along the base (m)."""


@dataclass(frozen=True, slots=True)
class Hand:
    """Standard deviations of a stroke from the intention."""

    angle: float
    """Degrees."""
    place: float
    """Metres along the base."""
    speed: float
    """As a part of the speed."""
    fluffs: float = 0.03
    """How often everything goes wrong three times as much."""
    backward: float = 1.4
    """So many times the deviation where the stroke goes backwards."""

    @property
    def deviation(self) -> Array:
        """The three standard deviations as a row."""
        return np.array([self.place, self.angle, self.speed])

    def deviations(self, count: int, chance: Generator) -> Array:
        """Draw deviations of place (m), angle (degrees) and speed (a part of it) as rows."""
        drawn = chance.standard_normal((count, 3))
        worse = np.where(chance.random(count) < self.fluffs, WORSE, 1.0)
        found: Array = drawn * worse[:, None] * self.deviation
        return found

    def moved(self, strokes: Array, deviations: Array, base: Places) -> Array:
        """Return strokes (place, angle in degrees, speed) with the deviations of the same row.

        A place stays legal: a hand feels where it may put the striker.
        """
        backward = np.sin(np.radians(strokes[:, 1])) < 0.0
        wider = np.where(backward, self.backward, 1.0)
        out = np.empty_like(strokes)
        out[:, 0] = base.nearest(strokes[:, 0] + wider * deviations[:, 0])
        out[:, 1] = strokes[:, 1] + wider * deviations[:, 1]
        speed = strokes[:, 2] * (1.0 + wider * deviations[:, 2])
        out[:, 2] = np.clip(speed, SLOWEST, FASTEST)
        return out

    def play(self, aim: Aim, position: PlayerView, chance: Generator) -> Aim:
        """Return the stroke that comes of an intention."""
        places = np.array([to_seat(s.at, aim.seat) for s in position.layout]).reshape(-1, 2)
        base = striker_places(places, position.geometry, position.rules.book.striker)
        meant = np.array([[aim.x, aim.angle, aim.speed]])
        x, angle, speed = self.moved(meant, self.deviations(1, chance), base)[0]
        return replace(aim, x=float(x), angle=float(angle), speed=float(speed))


STEADY: Final = Hand(angle=0.0, place=0.0, speed=0.0, fluffs=0.0)
"""A hand that does what was meant."""
