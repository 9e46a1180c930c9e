"""The engine under many boards: the strokes of a step, run by seat and surface, on several threads."""

import itertools
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final, NamedTuple

import numpy as np

from carrom.envs.kernels.arrays import Runs
from carrom.envs.observations import SLOTS
from carrom.equipment.geometry import Geometry
from carrom.equipment.pieces import Piece, Point
from carrom.physics import Surface
from carrom.physics.board import parameters, start_row
from carrom.physics.discs import Disc
from carrom.physics.kernels import world
from carrom.physics.kernels.compiling import BoundFunction
from carrom.physics.kernels.friction import table
from carrom.physics.kernels.runs import START_COLUMNS, new_outcome, run_strokes
from carrom.physics.kernels.world import Array, new_world

DISCS: Final = 1 + SLOTS
LEAST: Final = 16
"""Strokes a thread takes at a time, at least."""
PARTS: Final = 4
"""Parts for each thread: some strokes take longer than others."""


class Worker(NamedTuple):
    """What a thread needs of its own."""

    par: Array
    run: BoundFunction


class Part(NamedTuple):
    """Strokes of one seat."""

    quarters: int
    low: int
    high: int


class Engine:
    """Room for a stroke on each of so many boards, and the outcome."""

    def __init__(
        self, geometry: Geometry, surface: Surface | None, count: int, threads: int = 1
    ) -> None:
        self._geometry, self._surface = geometry, surface
        self.runs = Runs(
            np.zeros(count, np.int64),
            np.zeros(5, np.int64),
            np.zeros(count, np.int64),
            np.zeros((count, DISCS), np.int64),
            np.zeros((count, DISCS, START_COLUMNS)),
            np.zeros((count, 5)),
            np.zeros(count, np.int64),
            np.zeros(count, np.int64),
            np.zeros(count, np.int8),
            np.zeros(1, np.int64),
        )
        self.outcome = new_outcome(count, DISCS)
        self._which = np.arange(count)
        usual = Surface() if surface is None else surface
        self._set_discs(slice(None), usual)
        self._workers = [self._worker(usual) for _ in range(max(1, threads))]
        self._pool: ThreadPoolExecutor | None = None

    def run(self, surfaces: Sequence[Surface]) -> None:
        """Run the strokes; ``surfaces`` are those of all boards, where they differ."""
        starts = self.runs.starts.tolist()
        if self._surface is None:
            self._run_each(starts, surfaces)
        elif len(self._workers) == 1:
            worker = self._workers[0]
            for quarters, (low, high) in enumerate(itertools.pairwise(starts)):
                if low < high:
                    worker.par[world.QUARTERS] = quarters
                    worker.run(low=low, high=high)
        else:
            self._run_parts(starts)

    def _run_each(self, starts: list[int], surfaces: Sequence[Surface]) -> None:
        worker, rows = self._workers[0], self.runs.rows.tolist()
        for quarters, (low, high) in enumerate(itertools.pairwise(starts)):
            for number in range(low, high):
                surface = surfaces[rows[number]]
                worker.par[:] = parameters(self._geometry, surface)
                worker.par[world.QUARTERS] = quarters
                self._set_discs(number, surface)
                worker.run(low=number, high=number + 1)

    def _run_parts(self, starts: list[int]) -> None:
        size = max(LEAST, starts[-1] // (PARTS * len(self._workers)))
        parts = iter(
            [
                Part(quarters, low, min(low + size, high))
                for quarters, (first, high) in enumerate(itertools.pairwise(starts))
                for low in range(first, high, size)
            ]
        )

        def work(worker: Worker) -> None:
            for part in parts:
                worker.par[world.QUARTERS] = part.quarters
                worker.run(low=part.low, high=part.high)

        if self._pool is None:
            self._pool = ThreadPoolExecutor(len(self._workers))
        list(self._pool.map(work, self._workers))

    def _worker(self, surface: Surface) -> Worker:
        par = parameters(self._geometry, surface)
        nothing = np.zeros((0, world.LAUNCH_COLUMNS))
        space = new_world(DISCS, par, *table(), nothing, nothing)
        runs = self.runs
        run = run_strokes.bound(
            runs.layouts,
            runs.counts,
            runs.places,
            self._which,
            runs.lines,
            np.uint64(0),
            0,
            0,
            space,
            self.outcome,
        )
        return Worker(par, run)

    def _set_discs(self, where: slice | int, surface: Surface) -> None:
        """Write what the discs are made of into some layouts."""
        striker, piece = (
            start_row(Disc("", kind, Point(0.0, 0.0)), self._geometry, surface)
            for kind in (Piece.STRIKER, Piece.WHITE)
        )
        layouts = self.runs.layouts[where]
        layouts[..., 0, 2:], layouts[..., 1:, 2:] = striker[2:], piece[2:]
