"""The hand of the public Carrom_rl server: its error in speed is a part of the greatest speed."""

from dataclasses import dataclass
from typing import Final

import numpy as np

from carrom.players.hand import SLOWEST, Hand, Places
from carrom.players.striker_places import Array


@dataclass(frozen=True, slots=True)
class CappedHand(Hand):
    """A hand whose speed is off by a part of the greatest speed there is, soft or hard alike."""

    cap: float = 4.0
    """m/s: the greatest speed."""

    def moved(self, strokes: Array, deviations: Array, base: Places) -> Array:
        """Return strokes (place, angle in degrees, speed) with the deviations of the same row."""
        out = np.empty_like(strokes)
        out[:, 0] = base.nearest(strokes[:, 0] + deviations[:, 0])
        out[:, 1] = strokes[:, 1] + deviations[:, 1]
        meant = np.minimum(strokes[:, 2], self.cap)
        out[:, 2] = np.clip(meant + self.cap * deviations[:, 2], SLOWEST, self.cap)
        return out


CARROM_RL: Final = CappedHand(
    angle=2.0, place=2.24e-3, speed=0.01, fluffs=0.0, backward=1.0, cap=4.0
)
"""The noise of Carrom_rl's server (its file 1_player_server/start_server.py), in our units."""
