"""The idea of a stroke: which pieces reach the goal, in which pockets, and how the striker comes to them.

Two strokes have the same idea if the same pieces fall into the same pockets, and the striker meets the
same piece first, both times with or both times without a cushion before it. From another place of
the base, a little harder or a little fuller, it is still the same idea.
"""

from typing import Final

import numpy as np
import numpy.typing as npt

from carrom.equipment.pieces import Piece
from carrom.physics import Outcomes
from carrom.players.scene import Scene, Whole
from carrom.problems.goals import Goal
from carrom.rules import QueenState, Situation
from carrom.rules.stroke import colour_of

Flags = npt.NDArray[np.bool_]
HOLES: Final = 5
PLACES: Final = 128
"""More than any disc and its hole."""


def needed(goal: Goal, scene: Scene, situation: Situation) -> tuple[tuple[Flags, int], ...]:
    """Return which pieces a goal needs, by their places in the layout, and how many of these."""
    own = _which(scene, colour_of(situation.to_play))
    queen = _which(scene, Piece.QUEEN)
    match goal:
        case Goal.QUEEN:
            return ((queen, 1),)
        case Goal.BOTH:
            return (queen, 1), (own, 1)
        case Goal.TWO:
            return ((own, 2),)
        case Goal.WIN:
            return ((own, int(own.sum())),)
        case _:
            free = situation.queen is QueenState.ON_BOARD
            return ((own | queen if free else own, 1),)


def ideas(outcomes: Outcomes, needs: tuple[tuple[Flags, int], ...]) -> Whole:
    """Return the ideas of strokes that reach a goal, as whole numbers; they mean nothing for others."""
    found = np.zeros(len(outcomes), np.int64)
    gone, rank = outcomes.gone[:, 1:].astype(np.int64), outcomes.rank[:, 1:].astype(np.int64)
    for which, count in needs:
        late = np.where((rank > 0) & which, rank, np.int64(PLACES))
        first = np.argsort(late, axis=1, kind="stable")[:, :count]
        holes = np.take_along_axis(gone, first, axis=1)
        for pair in np.sort(first * HOLES + holes, axis=1).T:
            found = found * PLACES + pair
    return found * PLACES + (outcomes.first_contact + 1) * 2 + outcomes.direct


def _which(scene: Scene, piece: Piece) -> Flags:
    return np.array([standing.piece is piece for standing in scene.layout], np.bool_)
