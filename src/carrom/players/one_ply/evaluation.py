"""What strokes are worth: outcomes of the engine are packed into keys and ruled on, each key once.

Nothing of a rule is guessed here: the rule set itself says who plays on and what goes back.
"""

from dataclasses import dataclass
from functools import cached_property
from typing import Final

import numpy as np
import numpy.typing as npt

from carrom.equipment.geometry import Geometry
from carrom.equipment.pieces import Layout, Piece
from carrom.physics import Outcomes
from carrom.players.striker_places import Array
from carrom.rules import (
    Pocketed,
    QueenState,
    RuleSet,
    Ruling,
    Side,
    SideState,
    Situation,
    Stroke,
    rule,
)
from carrom.rules.stroke import colour_of
from carrom.rules.verdict import queen_bonus

Keys = npt.NDArray[np.int64]
KEEPING: Final = 1.0
"""What having the turn is worth, in pieces."""
WINNING: Final = 12.0
"""What winning the board is worth beside its points."""
GAME: Final = 12.0
"""What winning the game is worth beside that."""
_HOLES: Final = 4
_NUMBER: Final = 10
"""More than the pieces of a colour."""


@dataclass(frozen=True)
class Evaluator:
    """A rule set and a situation in which many strokes are tried."""

    rules: RuleSet
    situation: Situation
    geometry: Geometry

    @cached_property
    def _worths(self) -> dict[int, float]:
        return {}

    def values(self, outcomes: Outcomes, kinds: tuple[Piece, ...]) -> Array:
        """Return what each stroke is worth to its player; ``kinds`` names the discs of the batch."""
        keys, back = np.unique(self._keys(outcomes, kinds), return_inverse=True)
        found: Array = np.array([self._worth(int(key)) for key in keys])[back]
        return found

    def _keys(self, outcomes: Outcomes, kinds: tuple[Piece, ...]) -> Keys:
        """Pack what the rules ask about: what fell of each colour, and the few questions of order."""
        gone, rank = outcomes.gone.astype(np.int64), outcomes.rank.astype(np.int64)
        fell = (gone > 0) & (gone <= _HOLES)
        is_kind = {kind: np.array([k is kind for k in kinds]) for kind in Piece}
        counts = {kind: (fell & is_kind[kind]).sum(axis=1) for kind in Piece}
        late = np.iinfo(np.int64).max
        first = {
            kind: np.where(fell & is_kind[kind], rank, late).min(axis=1)
            for kind in (Piece.WHITE, Piece.BLACK)
        }
        own = is_kind[colour_of(self.situation.to_play)]
        same_hole = fell & own & (gone == gone[:, :1]) & (rank < rank[:, :1])
        follows = fell[:, 0] & same_hole.any(axis=1)
        touched = (outcomes.touched > 0).any(axis=1)
        line = self.geometry.base_half_width - self.geometry.base_distance
        nearest = outcomes.direct_hit[:, 1] - self.geometry.piece_radius
        behind = outcomes.direct & (nearest <= line)
        key = counts[Piece.WHITE]
        key = key * _NUMBER + counts[Piece.BLACK]
        for flag in (
            counts[Piece.QUEEN] > 0,
            fell[:, 0],
            follows,
            first[Piece.BLACK] < first[Piece.WHITE],
            touched,
            behind,
        ):
            key = 2 * key + flag
        return np.asarray(key, np.int64)

    def _worth(self, key: int) -> float:
        if key not in self._worths:
            stroke = unpacked(key, self.situation.to_play)
            ruling = rule(self.rules, self.situation, stroke)
            self._worths[key] = worth(self.rules, self.situation, ruling)
        return self._worths[key]


def kinds_of(layout: Layout) -> tuple[Piece, ...]:
    """Return what each disc of a batch is, in the order of its outcomes."""
    return (Piece.STRIKER, *(standing.piece for standing in layout))


def unpacked(key: int, player: Side) -> Stroke:
    """Return a stroke of which everything the rules ask about is what the key says."""
    flags = []
    for _ in range(6):
        key, flag = divmod(key, 2)
        flags.append(bool(flag))
    behind, touched, black_first, follows, striker, queen = flags
    white, black = divmod(key, _NUMBER)
    fallen = [Piece.BLACK] * black + [Piece.WHITE] * white
    if not black_first:
        fallen.reverse()
    if queen:
        fallen.append(Piece.QUEEN)
    pocketed = [Pocketed(piece, 1 if piece is colour_of(player) else 2) for piece in fallen]
    if striker:
        pocketed.append(Pocketed(Piece.STRIKER, 1 if follows else 3))
    return Stroke(tuple(pocketed), touched=touched, first_hit_behind_line=behind)


def side_after(before: Situation, ruling: Ruling) -> Side:
    """Return what the player of a stroke plays after it: the first to fall may give him his colour."""
    me = before.to_play
    if ruling.colours is None:
        return me
    return ruling.colours[0 if me is Side.WHITE else 1]


def worth(rules: RuleSet, before: Situation, ruling: Ruling) -> float:
    """Return what a ruling is worth to who made the stroke, in pieces."""
    me = side_after(before, ruling)
    if ruling.result is not None:
        return _result(rules, ruling, me)
    after = ruling.situation
    value = _left(after.side(me.other)) - _left(after.side(me))
    value += _queen(rules, after, me) - _queen(rules, after, me.other)
    if after.to_play is me:
        value += KEEPING + 0.5 * (after.tries - 1)
    return value


def _result(rules: RuleSet, ruling: Ruling, me: Side) -> float:
    result = ruling.result
    if result is None or result.winner is None:
        return 0.0
    mine, theirs = (
        (result.white, result.black) if me is Side.WHITE else (result.black, result.white)
    )
    value = float(mine - theirs) + (WINNING if result.winner is me else -WINNING)
    for side, points, sign in ((me, mine, 1.0), (me.other, theirs, -1.0)):
        if ruling.situation.side(side).points + points >= rules.points_to_win:
            value += sign * GAME
    return value


def _left(side: SideState) -> float:
    return float(side.on_board + side.held + side.owed)


def _queen(rules: RuleSet, after: Situation, side: Side) -> float:
    """Return what the queen is worth to a side: in points, and as what a winner has to have."""
    bonus = 1.0 + 0.5 * queen_bonus(rules, after.side(side))
    if after.queen is QueenState.ON_BOARD:
        alone = rules.queen_needed and _left(after.side(side)) <= 1.0
        return -0.5 if alone else 0.0
    if after.queen_by is not side:
        return 0.0
    return bonus if after.queen is QueenState.COVERED else 0.3 * bonus
