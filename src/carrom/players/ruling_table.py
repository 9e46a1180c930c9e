"""Rulings for thousands of strokes: each kind of outcome is ruled on once, by the rules themselves.

Outcomes of the engine are counted into tallies (:mod:`carrom.physics.kernels.tally`). The rule set
rules on the first stroke of each tally; what a search wants to know of that ruling is kept in arrays
by tally. Nothing of a rule is guessed here.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

import numpy as np
import numpy.typing as npt

from carrom.equipment.geometry import Geometry
from carrom.equipment.pieces import Piece
from carrom.physics import Outcomes
from carrom.physics.kernels.tally import KEYS, NUMBER, Keys, fill_tallies
from carrom.physics.outcomes import KINDS
from carrom.rules import Pocketed, RuleSet, Ruling, Side, Situation, Stroke, rule
from carrom.rules.stroke import colour_of

Array = npt.NDArray[np.float64]


@dataclass(frozen=True)
class RulingTable:
    """A rule set and a situation in which many strokes are tried."""

    rules: RuleSet
    situation: Situation
    geometry: Geometry

    @cached_property
    def _rulings(self) -> dict[int, Ruling]:
        return {}

    def tallies(self, outcomes: Outcomes) -> Keys:
        """Return what each stroke did, as whole numbers; the batch has to know its pieces."""
        arrays, kinds, layout_of = outcomes.arrays, outcomes.kinds, outcomes.layout_of
        if kinds is None or layout_of is None:
            raise ValueError("the batch was not told what the pieces are")
        named = (Piece.WHITE, Piece.BLACK, Piece.QUEEN, colour_of(self.situation.to_play))
        line = self.geometry.base_half_width - self.geometry.base_distance
        keys = np.empty(len(outcomes), np.int64)
        fill_tallies(
            arrays.gone,
            arrays.rank,
            arrays.touched,
            arrays.info,
            kinds,
            layout_of,
            np.array([KINDS[piece] for piece in named], np.int8),
            line + self.geometry.piece_radius,
            keys,
        )
        return keys

    def ruling(self, tally: int) -> Ruling:
        """Return the ruling on a stroke that did this."""
        found = self._rulings.get(tally)
        if found is None:
            stroke = stroke_of(tally, self.situation.to_play)
            found = self._rulings[tally] = rule(self.rules, self.situation, stroke)
        return found


@dataclass(frozen=True)
class Column:
    """A figure of every ruling, looked up by tally."""

    table: RulingTable
    figure: Callable[[Ruling], float]

    @cached_property
    def _values(self) -> Array:
        return np.full(KEYS, np.nan)

    def __getitem__(self, tallies: Keys) -> Array:
        values: Array = self._values[tallies]
        unknown = np.isnan(values)
        if unknown.any():
            for tally in np.unique(tallies[unknown]).tolist():
                self._values[tally] = self.figure(self.table.ruling(tally))
            values = self._values[tallies]
        return values


def stroke_of(tally: int, player: Side) -> Stroke:
    """Return a stroke of which everything the rules ask about is what the tally says."""
    flags = []
    for _ in range(6):
        tally, flag = divmod(tally, 2)
        flags.append(bool(flag))
    behind, touched, black_first, follows, striker, queen = flags
    white, black = divmod(tally, NUMBER)
    fallen = [Piece.BLACK] * black + [Piece.WHITE] * white
    if not black_first:
        fallen.reverse()
    if queen:
        fallen.append(Piece.QUEEN)
    pocketed = [Pocketed(piece, 1 if piece is colour_of(player) else 2) for piece in fallen]
    if striker:
        pocketed.append(Pocketed(Piece.STRIKER, 1 if follows else 3))
    return Stroke(tuple(pocketed), touched=touched, first_hit_behind_line=behind)
