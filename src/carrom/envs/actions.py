"""From an action to a stroke: its place, angle and speed, the nearest legal place, the hand.

Everything is as the player in turn sees it, and for many boards at once; one board is a row.
"""

from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

from carrom.envs.errors import ActionError, EnvProblem
from carrom.envs.kernels.bases import fill_nearest
from carrom.envs.terms import FASTEST, SLOWEST, Terms
from carrom.equipment.striker import GAP
from carrom.players.hand import Hand
from carrom.players.striker_places import Array

Flags = npt.NDArray[np.bool_]
Whole = npt.NDArray[np.int64]
SIZE: Final = 3
"""Figures of an action."""
NUMBERS: Final = "iuf"
"""NumPy's kinds of real numbers."""


def checked(action: object, shape: tuple[int, ...]) -> Array:
    """Return an action, or a row of them, as an array; one outside of the space is refused."""
    try:
        given = np.asarray(action)
    except (TypeError, ValueError):
        raise ActionError(EnvProblem.SHAPE, shape=str(shape)) from None
    if given.shape != shape:
        raise ActionError(EnvProblem.SHAPE, shape=str(shape))
    if given.dtype.kind not in NUMBERS:
        raise ActionError(EnvProblem.NOT_A_NUMBER)
    found = given.astype(np.float64)
    if not np.isfinite(found).all():
        raise ActionError(EnvProblem.NOT_A_NUMBER)
    if (np.abs(found) > 1.0).any():
        raise ActionError(EnvProblem.RANGE)
    return found


def turned(xy: Array, quarters: Whole) -> Array:
    """Return places on the board (board, piece, 2) as the players of these seats see them."""
    x, y = xy[..., 0], xy[..., 1]
    which = quarters[:, None] if xy.ndim == 3 else quarters
    seen = np.empty_like(xy)
    seen[..., 0] = np.choose(which, (x, y, 0.0 - x, 0.0 - y))
    seen[..., 1] = np.choose(which, (y, 0.0 - x, 0.0 - y, x))
    return seen


@dataclass(frozen=True, slots=True)
class Bases:
    """The bases of the players in turn, with the pieces that may be in the striker's way."""

    terms: Terms
    xy: Array
    """Where the pieces lie on each board (board, piece, 2; m)."""
    there: Flags
    quarters: Whole
    """Where the players sit."""

    def nearest(self, wish: Array) -> Array:
        """Return the free place nearest to each wish (m); NaN where there is none."""
        geometry = self.terms.geometry
        found = np.empty(len(wish))
        fill_nearest(
            self.xy,
            self.there.view(np.int8),
            self.quarters,
            np.ascontiguousarray(wish),
            self.terms.places,
            geometry.striker_radius + geometry.piece_radius + GAP,
            geometry.base_distance,
            np.empty((self.xy.shape[1], 2)),
            found,
        )
        return found


def meant(terms: Terms, actions: Array) -> Array:
    """Return what actions stand for: rows of place (m), angle (degrees) and speed (m/s)."""
    rows = np.empty_like(actions)
    rows[:, 0] = terms.reach * actions[:, 0]
    rows[:, 1] = 90.0 - terms.widest * actions[:, 1]
    rows[:, 2] = SLOWEST * (FASTEST / SLOWEST) ** (0.5 * (1.0 + actions[:, 2]))
    return rows


def played(hand: Hand, rows: Array, off: Array, bases: Bases) -> Array:
    """Return the strokes that a hand makes of what was meant, with these deviations."""
    placed = rows.copy()
    placed[:, 0] = bases.nearest(rows[:, 0])
    return hand.moved(placed, off, bases)
