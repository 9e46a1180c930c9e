"""Many strokes at once, for computer players: arrays in, arrays out, all cores.

>>> import numpy as np
>>> from carrom.equipment.editions import EDITIONS
>>> from carrom.equipment.rosette import rosette
>>> from carrom.equipment.standard import standard_geometry
>>> board = standard_geometry(EDITIONS["revised"])
>>> table = Batch.of([rosette(board)], board)
>>> strokes = np.array([[0.0, -board.base_distance, 0.0, speed, 0.0] for speed in (3.0, 5.0)])
>>> outcome = table.run(strokes)
>>> outcome.impacts
array([40, 61])

A layout's discs are in the engine's own order: the striker first, then the pieces by their place.
``Batch.order`` leads from a place in that order to the place in the layout that was given. Every
stroke is computed by itself, so neither threads nor the other strokes change a bit of it.
"""

import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

from carrom.equipment.geometry import Geometry
from carrom.equipment.pieces import Layout, Piece, Point, Seat
from carrom.physics.board import Jumps, canonical, parameters, start_row
from carrom.physics.discs import (
    FASTEST,
    MOST_SPIN,
    TOLERANCE,
    Disc,
    InputError,
    Problem,
    check_discs,
    check_surface,
)
from carrom.physics.kernels import world
from carrom.physics.kernels.friction import table
from carrom.physics.kernels.runs import START_COLUMNS, Outcome, Small, new_outcome, run_strokes
from carrom.physics.kernels.world import Array, new_world
from carrom.physics.simulating import DEFAULT, pieces_of
from carrom.physics.surface import Surface

CHUNK: Final = 256
"""Strokes a thread takes at a time."""
Whole = npt.NDArray[np.int64]
Flags = npt.NDArray[np.bool_]


@dataclass(frozen=True, slots=True)
class Outcomes:
    """What became of each stroke (first axis) and disc (second axis: the striker, then the pieces).

    Places past the last disc of a layout are unused and hold zeros.
    """

    arrays: Outcome

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
        """When each disc fell or left (s); 1e300 for those that did not."""
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


@dataclass(frozen=True, slots=True)
class Batch:
    """Layouts, a board and its materials, ready for many strokes."""

    geometry: Geometry
    surface: Surface
    layouts: Array
    counts: Whole
    order: Whole
    """Of each layout: the place that each piece has in the layout as given; -1 for the striker."""
    pockets: bool = True
    seat: Seat = Seat.SOUTH
    """Whose base ``left_base`` is about."""
    jumps: Jumps | None = None

    @classmethod
    def of(
        cls,
        layouts: Sequence[Layout],
        geometry: Geometry,
        surface: Surface = DEFAULT,
        *,
        pockets: bool = True,
        seat: Seat = Seat.SOUTH,
        jumps: Jumps | None = None,
    ) -> "Batch":
        """Prepare layouts; one that cannot be raises :class:`InputError`."""
        check_surface(surface)
        if not layouts:
            raise InputError(Problem.NO_DISCS, "/layouts")
        most = 1 + max(len(layout) for layout in layouts)
        rows = np.zeros((len(layouts), most, START_COLUMNS))
        order = np.full((len(layouts), most), -1, np.int64)
        striker = Disc("striker", Piece.STRIKER, Point(0.0, 0.0))
        for number, layout in enumerate(layouts):
            pieces = pieces_of(layout)
            if pieces:
                check_discs(pieces, geometry)
            rows[number, 0] = start_row(striker, geometry, surface)
            for row, k in enumerate(canonical(pieces), start=1):
                rows[number, row] = start_row(pieces[k], geometry, surface)
                order[number, row] = k
        counts = np.array([1 + len(layout) for layout in layouts], np.int64)
        return cls(geometry, surface, rows, counts, order, pockets, seat, jumps)

    def run(
        self,
        strokes: Array,
        layout_of: Whole | None = None,
        *,
        threads: int | None = None,
    ) -> Outcomes:
        """Run strokes: rows of the striker's x, y (m), vx, vy (m/s) and spin (rad/s).

        ``layout_of`` names each stroke's layout; all take the first if it is not given. The legality
        of the striker's place is the caller's to see to, overlaps are refused here.
        """
        strokes = np.ascontiguousarray(strokes, np.float64)
        which = np.zeros(len(strokes), np.int64) if layout_of is None else np.asarray(layout_of)
        which = np.ascontiguousarray(which, np.int64)
        self._check(strokes, which)
        jumps = self.jumps
        par = parameters(
            self.geometry, self.surface, pockets=self.pockets, jumps=jumps, seat=self.seat
        )
        seed = np.uint64(0 if jumps is None else jumps.seed)
        out = new_outcome(len(strokes), self.layouts.shape[1])
        nothing = np.zeros((0, world.LAUNCH_COLUMNS))

        def work(low: int) -> None:
            space = new_world(self.layouts.shape[1], par, *table(), nothing, nothing)
            high = min(low + CHUNK, len(strokes))
            run_strokes(self.layouts, self.counts, which, strokes, seed, low, high, space, out)

        chunks = range(0, len(strokes), CHUNK)
        crew = min(threads or os.cpu_count() or 1, len(chunks))
        if crew <= 1:
            for low in chunks:
                work(low)
        else:
            with ThreadPoolExecutor(crew) as pool:
                list(pool.map(work, chunks))
        return Outcomes(out)

    def _check(self, strokes: Array, which: Whole) -> None:
        if strokes.ndim != 2 or strokes.shape[1] != 5 or which.shape != (len(strokes),):
            raise InputError(Problem.NOT_A_NUMBER, "/strokes")
        if not np.isfinite(strokes).all():
            raise InputError(Problem.NOT_A_NUMBER, "/strokes")
        if len(which) and not 0 <= which.min() <= which.max() < len(self.counts):
            raise InputError(Problem.NO_DISCS, "/layout_of")
        if (np.hypot(strokes[:, 2], strokes[:, 3]) > FASTEST).any():
            raise InputError(Problem.SPEED, "/strokes", most=FASTEST)
        if (np.abs(strokes[:, 4]) > MOST_SPIN).any():
            raise InputError(Problem.SPIN, "/strokes", most=MOST_SPIN)
        radius = self.geometry.striker_radius
        if (np.abs(strokes[:, :2]) > self.geometry.half_side - radius + TOLERANCE).any():
            raise InputError(Problem.OFF_BOARD, "/strokes", id="striker")
        for row in range(1, self.layouts.shape[1]):
            pieces = self.layouts[which, row]
            apart = np.hypot(pieces[:, 0] - strokes[:, 0], pieces[:, 1] - strokes[:, 1])
            there = row < self.counts[which]
            if (there & (apart < pieces[:, 5] + radius - TOLERANCE)).any():
                raise InputError(Problem.OVERLAP, "/strokes", first="striker", second=f"{row}")
