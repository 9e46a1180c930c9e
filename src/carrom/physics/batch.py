"""Many strokes at once, for computer players: arrays in, arrays out, all cores.

>>> import numpy as np
>>> import carrom
>>> from carrom.equipment.rosette import rosette
>>> board = carrom.board("revised")
>>> table = Batch.of([rosette(board)], board)
>>> strokes = np.array([[0.0, -board.base_distance, 0.0, speed, 0.0] for speed in (3.0, 5.0)])
>>> outcome = table.run(strokes)
>>> outcome.impacts
array([40, 61])

Outcomes are in the order of the layouts as given, the striker before the pieces. Every stroke is
computed by itself, so neither threads nor the other strokes change a bit of it.
"""

import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from math import pi
from typing import Any, Final

import numpy as np

from carrom.equipment.angles import series
from carrom.equipment.geometry import Geometry
from carrom.equipment.pieces import Layout, Piece, Point, Seat
from carrom.messages import Argument
from carrom.physics.board import parameters, start_row
from carrom.physics.discs import (
    FASTEST,
    MOST_DISCS,
    MOST_SPIN,
    TOLERANCE,
    Disc,
    InputError,
    Jumps,
    Problem,
    check_surface,
)
from carrom.physics.kernels import world
from carrom.physics.kernels.friction import table
from carrom.physics.kernels.runs import START_COLUMNS, Small, new_outcome, run_strokes
from carrom.physics.kernels.world import Array, new_world
from carrom.physics.outcomes import KINDS, Flags, Outcomes, Whole
from carrom.physics.simulate import DEFAULT
from carrom.physics.surface import Surface

LEAST: Final = 64
CHUNK: Final = 4096
"""Strokes a thread takes at a time, at least and at most."""
CHECKED: Final = 1024
"""Layouts whose places are checked at a time."""


@dataclass(frozen=True, slots=True, eq=False)
class Batch:
    """Layouts, a board and its materials, ready for many strokes."""

    geometry: Geometry
    surface: Surface
    layouts: Array
    """Rows of the discs of each layout, in the engine's order."""
    counts: Whole
    """How many discs each layout has, with the striker."""
    places: Whole
    """Where each disc stands in the layout as given, the striker first."""
    pockets: bool = True
    seat: Seat = Seat.SOUTH
    """Whose base ``left_base`` is about."""
    jumps: Jumps | None = None
    kinds: Small | None = None
    """What each disc of a layout is, by :data:`carrom.physics.outcomes.KINDS`, the striker first."""

    def __repr__(self) -> str:
        least, most = int(self.counts.min()) - 1, int(self.counts.max()) - 1
        pieces = f"{least}" if least == most else f"{least} to {most}"
        layouts = f"{len(self.counts)} layout{'s' * (len(self.counts) != 1)}"
        return f"<Batch of {layouts}, {pieces} piece{'s' * (pieces != '1')}>"

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
        most = max((len(layout) for layout in layouts), default=0)
        xy = np.zeros((len(layouts), most, 2))
        there = np.zeros((len(layouts), most), np.bool_)
        kinds = np.zeros((len(layouts), most), np.int8)
        for number, layout in enumerate(layouts):
            if any(standing.piece is Piece.STRIKER for standing in layout):
                raise InputError(Problem.SAME_ID, f"/layouts/{number}", id="striker")
            xy[number, : len(layout)] = [standing.at for standing in layout] or np.zeros((0, 2))
            there[number, : len(layout)] = True
            kinds[number, : len(layout)] = [KINDS[standing.piece] for standing in layout]
        return cls.from_arrays(
            xy, there, geometry, surface, kinds=kinds, pockets=pockets, seat=seat, jumps=jumps
        )

    @classmethod
    def from_arrays(
        cls,
        xy: Array,
        there: Flags,
        geometry: Geometry,
        surface: Surface = DEFAULT,
        *,
        kinds: Small | None = None,
        pockets: bool = True,
        seat: Seat = Seat.SOUTH,
        jumps: Jumps | None = None,
    ) -> "Batch":
        """Prepare layouts given as places (layout, piece, 2; m) and which of these are taken.

        ``kinds`` says what the pieces are (layout, piece), by :data:`carrom.physics.outcomes.KINDS`;
        only :meth:`Outcomes.pocketed` asks for it.
        """
        check_surface(surface)
        xy, there = np.asarray(xy, np.float64), np.asarray(there, np.bool_)
        if xy.ndim != 3 or xy.shape[2] != 2 or there.shape != xy.shape[:2]:
            raise InputError(Problem.SHAPE, "/layouts", shape="(m, n, 2)")
        if kinds is not None and np.shape(kinds) != there.shape:
            raise InputError(Problem.SHAPE, "/kinds", shape="(m, n)")
        if not len(xy):
            raise InputError(Problem.NO_DISCS, "/layouts")
        if xy.shape[1] >= MOST_DISCS:
            raise InputError(Problem.TOO_MANY, "/layouts", most=MOST_DISCS)
        _check_places(xy, there, geometry)
        # The engine's order: the striker, then the pieces by x and y, then what is not there.
        order = np.lexsort((xy[:, :, 1], xy[:, :, 0], ~there), axis=1)
        count, most = xy.shape[0], 1 + xy.shape[1]
        rows = np.zeros((count, most, START_COLUMNS))
        discs = (Disc("", kind, Point(0.0, 0.0)) for kind in (Piece.STRIKER, Piece.WHITE))
        rows[:, 0], rows[:, 1:] = (start_row(disc, geometry, surface) for disc in discs)
        rows[:, 1:, :2] = np.take_along_axis(xy, order[:, :, None], axis=1)
        places = np.zeros((count, most), np.int64)
        places[:, 1:] = 1 + order
        counts = 1 + there.sum(axis=1, dtype=np.int64)
        if kinds is not None:
            striker = np.full((count, 1), KINDS[Piece.STRIKER], np.int8)
            kinds = np.hstack([striker, np.where(there, kinds, 0).astype(np.int8)])
        return cls(geometry, surface, rows, counts, places, pockets, seat, jumps, kinds)

    def strokes(
        self,
        seat: Seat,
        x: Array | float,
        angle: Array | float,
        speed: Array | float,
        spin: Array | float = 0.0,
    ) -> Array:
        """Return strokes from a seat as rows for :meth:`run`, the same to the bit as by an ``Aim``."""
        x, angle, speed, spin = np.broadcast_arrays(x, angle, speed, spin)
        towards_x, towards_y = directions(np.asarray(angle, np.float64))
        seen = [(x, np.full(x.shape, -self.geometry.base_distance)), (towards_x, towards_y)]
        turned = [
            ((a, b), (0.0 - b, a), (0.0 - a, 0.0 - b), (b, 0.0 - a))[seat.quarter_turns]
            for a, b in seen
        ]
        (at_x, at_y), (dx, dy) = turned
        return np.column_stack([at_x, at_y, speed * dx, speed * dy, spin])

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
        strokes, which = self._checked(strokes, layout_of)
        jumps = self.jumps
        par = parameters(
            self.geometry, self.surface, pockets=self.pockets, jumps=jumps, seat=self.seat
        )
        seed = np.uint64(0 if jumps is None else jumps.seed)
        out = new_outcome(len(strokes), self.layouts.shape[1])
        nothing = np.zeros((0, world.LAUNCH_COLUMNS))

        crew = threads or os.cpu_count() or 1
        parts = 4 * crew if crew > 1 else 1
        chunk = min(max(LEAST, len(strokes) // parts), CHUNK)

        def work(low: int) -> None:
            space = new_world(self.layouts.shape[1], par, *table(), nothing, nothing)
            high = min(low + chunk, len(strokes))
            run_strokes(
                self.layouts, self.counts, self.places, which, strokes, seed, low, high, space, out
            )

        chunks = range(0, len(strokes), chunk)
        if min(crew, len(chunks)) <= 1:
            for low in chunks:
                work(low)
        else:
            with ThreadPoolExecutor(crew) as pool:
                list(pool.map(work, chunks))
        np.copyto(out.when, np.inf, where=out.when >= world.NEVER)
        return Outcomes(out, self.kinds, which)

    def _checked(self, given: Array, layout_of: Whole | None) -> tuple[Array, Whole]:
        try:
            strokes = np.ascontiguousarray(given, np.float64)
            named = np.zeros(len(strokes), np.int64) if layout_of is None else np.asarray(layout_of)
        except (TypeError, ValueError):
            raise InputError(Problem.SHAPE, "/strokes", shape="(m, 5)") from None
        if strokes.ndim != 2 or strokes.shape[1] != 5:
            raise InputError(Problem.SHAPE, "/strokes", shape="(m, 5)")
        if named.shape != (len(strokes),) or named.dtype.kind not in "iu":
            raise InputError(Problem.LAYOUT, "/layout_of", most=len(self.counts) - 1)
        which = np.ascontiguousarray(named, np.int64)
        limits = self.geometry.half_side - self.geometry.striker_radius + TOLERANCE
        _refuse(
            (which < 0) | (which >= len(self.counts)), Problem.LAYOUT, most=len(self.counts) - 1
        )
        _refuse(~np.isfinite(strokes), Problem.NOT_A_NUMBER)
        _refuse(np.hypot(strokes[:, 2], strokes[:, 3]) > FASTEST, Problem.SPEED, most=FASTEST)
        _refuse(np.abs(strokes[:, 4]) > MOST_SPIN, Problem.SPIN, most=MOST_SPIN)
        _refuse(np.abs(strokes[:, :2]) > limits, Problem.OFF_BOARD, id="striker")
        apart = self.geometry.striker_radius + self.geometry.piece_radius - TOLERANCE
        there = np.arange(1, self.layouts.shape[1]) < self.counts[:, None]
        squares = np.zeros((len(strokes), self.layouts.shape[1] - 1))
        for axis in range(2):
            between = np.where(there, self.layouts[:, 1:, axis], np.inf)[which]
            between -= strokes[:, axis, None]
            between *= between
            squares += between
        _refuse(squares < apart * apart, Problem.OVERLAP, first="striker", second="piece")
        return strokes, which


def directions(degrees: Array) -> tuple[Array, Array]:
    """Return the unit vectors of angles, as :func:`carrom.equipment.angles.direction` does one."""
    turned = np.fmod(degrees, 360.0)
    quarters = np.rint(turned / 90.0)
    x = (turned - 90.0 * quarters) * (pi / 180.0)
    sine, cosine = series(x, 1), series(x, 0)
    which = quarters.astype(np.int64) % 4
    across = np.choose(which, (cosine, 0.0 - sine, -cosine, sine))
    along = np.choose(which, (sine, cosine, 0.0 - sine, -cosine))
    return across, along


def _refuse(wrong: Any, problem: Problem, **args: Argument) -> None:  # noqa: ANN401 - flags
    """Refuse strokes if a flag is set; the first axis of the flags is that of the strokes."""
    if wrong.any():
        raise InputError(problem, f"/strokes/{int(np.argwhere(wrong)[0, 0])}", **args)


def _check_places(xy: Array, there: Flags, geometry: Geometry) -> None:
    """Refuse places that pieces cannot have."""
    wrong = there & ~np.isfinite(xy).all(axis=2)
    if wrong.any():
        raise InputError(Problem.NOT_A_NUMBER, _pointer(wrong))
    wall = geometry.half_side - geometry.piece_radius + TOLERANCE
    wrong = there & (np.abs(xy).max(axis=2, initial=0.0) > wall)
    if wrong.any():
        number = int(np.argwhere(wrong)[0, 1])
        raise InputError(Problem.OFF_BOARD, _pointer(wrong), id=f"{number}")
    first, second = np.triu_indices(xy.shape[1], 1)
    for low in range(0, len(xy), CHECKED):
        some, here = xy[low : low + CHECKED], there[low : low + CHECKED]
        between = some[:, first] - some[:, second]
        near = (
            np.hypot(between[:, :, 0], between[:, :, 1]) < 2.0 * geometry.piece_radius - TOLERANCE
        )
        near &= here[:, first] & here[:, second]
        if near.any():
            number, pair = np.argwhere(near)[0]
            field = f"/layouts/{low + number}/{second[pair]}"
            raise InputError(
                Problem.OVERLAP, field, first=f"{first[pair]}", second=f"{second[pair]}"
            )


def _pointer(wrong: Flags) -> str:
    layout, piece = np.argwhere(wrong)[0]
    return f"/layouts/{layout}/{piece}"
