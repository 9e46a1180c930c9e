"""What became of many strokes."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

import numpy as np
import numpy.typing as npt

from carrom.equipment.pieces import Piece
from carrom.physics.kernels import world
from carrom.physics.kernels.runs import Outcome, Small
from carrom.physics.kernels.world import Array

Whole = npt.NDArray[np.int64]
Flags = npt.NDArray[np.bool_]

KINDS: Final[Mapping[Piece, int]] = MappingProxyType({p: k for k, p in enumerate(Piece, 1)})
"""The pieces as numbers in an array; 0 is nothing."""


@dataclass(frozen=True, slots=True, eq=False)
class Outcomes:
    """What became of each stroke (first axis) and disc (second axis: the striker, then the pieces).

    Places past the last disc of a layout are unused and hold zeros.
    """

    arrays: Outcome
    kinds: Small | None = None
    """What each disc of each layout is, by :data:`KINDS`; None: nobody said."""
    layout_of: Whole | None = None
    """The layout of each stroke."""

    def __len__(self) -> int:
        return len(self.arrays.gone)

    def __repr__(self) -> str:
        falls = int((self.rank > 0).any(axis=1).sum())
        return f"<Outcomes of {len(self)} stroke{'s' * (len(self) != 1)}, {falls} with a fall>"

    def fell(self, piece: Piece) -> Flags:
        """Say of each stroke and disc whether it fell and is such a piece."""
        if self.kinds is None or self.layout_of is None:
            if piece is not Piece.STRIKER:
                raise ValueError("Batch.from_arrays was not told what the pieces are")
            mine = np.arange(self.gone.shape[1])[None, :] == 0
        else:
            mine = (self.kinds == KINDS[piece])[self.layout_of]
        found: Flags = mine & (self.rank > 0)
        return found

    def pocketed(self, piece: Piece) -> Whole:
        """Return how many of a piece fell in each stroke.

        >>> import carrom
        >>> import numpy as np
        >>> from carrom.equipment.pieces import Seat
        >>> from carrom.equipment.rosette import rosette
        >>> from carrom.physics import Batch
        >>> board = carrom.board("revised")
        >>> batch = Batch.of([rosette(board)], board)
        >>> angles = np.array([86.0, 90.0, 94.0])
        >>> outcomes = batch.run(batch.strokes(Seat.SOUTH, x=0.0, angle=angles, speed=6.0))
        >>> outcomes.pocketed(Piece.WHITE), outcomes.pocketed(Piece.STRIKER) > 0
        (array([1, 0, 1]), array([False, False, False]))
        """
        found: Whole = self.fell(piece).sum(axis=1, dtype=np.int64)
        return found

    @property
    def xy(self) -> Array:
        """Where each disc came to rest, fell or left (m)."""
        return self.arrays.xy

    @property
    def gone(self) -> Small:
        """0 at rest on the surface, 1 to 4 in that hole, 5 off the board."""
        return self.arrays.gone

    @property
    def rank(self) -> Small:
        """The place in the order of falling, from 1; 0 for what did not fall."""
        return self.arrays.rank

    @property
    def touched(self) -> Small:
        """The place in the order of touching, from 1; 0 for what was not touched."""
        return self.arrays.touched

    @property
    def when(self) -> Array:
        """When each disc fell or left (s); infinite for those that did not."""
        return self.arrays.when

    @property
    def first_contact(self) -> Whole:
        """The first disc each striker touched; -1 for none."""
        return self._info(world.FIRST).astype(np.int64)

    @property
    def direct(self) -> Flags:
        """Whether it touched that before any cushion."""
        return self._info(world.DIRECT) > 0.0

    @property
    def direct_hit(self) -> Array:
        """Where that disc lay (m)."""
        return self.arrays.info[:, world.DIRECT_X : world.DIRECT_Y + 1]

    @property
    def left_base(self) -> Flags:
        """Whether the striker left its base band (rule 3.2.i)."""
        return self._info(world.LEFT_BASE) > 0.0

    @property
    def impacts(self) -> Whole:
        """How many impacts there were."""
        return self._info(world.IMPACTS).astype(np.int64)

    @property
    def events(self) -> Whole:
        """How many events the engine went through."""
        return self._info(world.EVENTS).astype(np.int64)

    @property
    def duration(self) -> Array:
        """Until everything was at rest (s)."""
        return self._info(world.DURATION)

    @property
    def gained(self) -> Array:
        """Energy added by the rule for low speeds (J)."""
        return self._info(world.GAINED)

    @property
    def gave_up(self) -> Flags:
        """Whether the engine gave up, which it never should."""
        return self._info(world.STATUS) > 0.0

    def _info(self, column: int) -> Array:
        found: Array = self.arrays.info[:, column]
        return found
