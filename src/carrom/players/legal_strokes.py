"""Strokes by chance that may be played: for random players, for tests, for learning.

>>> import carrom
>>> import numpy as np
>>> from carrom.equipment.pieces import Seat
>>> from carrom.equipment.rosette import rosette
>>> from carrom.players import PlayerView
>>> from carrom.rules import INTERNATIONAL, Side, opening
>>> board = carrom.board("revised")
>>> view = PlayerView(
...     INTERNATIONAL, board, opening(), rosette(board), Seat.SOUTH, Side.WHITE, (Seat.NORTH,)
... )
>>> strokes = legal_strokes(view, np.random.default_rng(1), 100)
>>> len(strokes), strokes[0].seat
(100, <Seat.SOUTH: 'south'>)
"""

from typing import Final

import numpy as np
from numpy.random import Generator

from carrom.equipment.aim import Aim
from carrom.players.player_view import PlayerView
from carrom.players.scene import scene_of
from carrom.players.striker_places import Array

SLOWEST: Final = 0.8
FASTEST: Final = 8.0
"""m/s: from a soft touch to a hard break."""


def legal_strokes(position: PlayerView, rng: Generator, n: int) -> list[Aim]:
    """Return ``n`` strokes by chance that the player may play; none where he can stand nowhere.

    The striker stands on a legal place of the rule set, clear of every piece, each such place
    being as likely as another. Strokes go forward, in every direction alike; of the speeds, half
    as fast is as likely as twice as fast.
    """
    rows = legal_stroke_rows(position, rng, n)
    return [Aim(position.seat, x, angle, speed) for x, angle, speed in rows.tolist()]


def legal_stroke_rows(position: PlayerView, rng: Generator, n: int) -> Array:
    """Return the same as rows of place (m), angle (degrees) and speed (m/s), for a batch."""
    base = scene_of(position).base
    if not base:
        return np.zeros((0, 3))
    x = _uniform(base.low, base.high, rng, n)
    angle = rng.uniform(0.0, 180.0, n)
    speed = np.exp(rng.uniform(np.log(SLOWEST), np.log(FASTEST), n))
    return np.column_stack([x, angle, speed])


def _uniform(low: Array, high: Array, rng: Generator, n: int) -> Array:
    """Draw places from stretches, each as often as it is long."""
    ends = np.cumsum(high - low)
    drawn = rng.uniform(0.0, ends[-1], n)
    which = np.minimum(np.searchsorted(ends, drawn, side="right"), len(ends) - 1)
    found: Array = np.clip(high[which] - (ends[which] - drawn), low[which], high[which])
    return found
