"""Our engine on the work that is measured; the only place that knows its batch call."""

from dataclasses import replace
from typing import Final

import numpy as np

from carrom.bench.scene import MU, RESTITUTION, Floats
from carrom.bench.work import Work
from carrom.equipment.pieces import Layout, Point, Standing
from carrom.physics import ENGINE, Batch, Outcomes, Surface

VERSION: Final = ENGINE
"""The version of the engine, which changes when its results do."""
FULL: Final = Surface()
"""Everything the engine knows."""
AGREED: Final = Surface(
    mu=MU,
    mu_striker=MU,
    e_piece=RESTITUTION,
    e_cushion=RESTITUTION,
    e_exponent=0.0,
    mu_contact=0.0,
    mu_cushion=0.0,
)
"""What all engines can do; without holes and spin besides."""


class Engine:
    """The strokes of one kind of work, ready to be played any number of times."""

    def __init__(self, part: Work, *, agreed: bool = False, equal_discs: bool = False) -> None:
        geometry = part.geometry
        if equal_discs:
            geometry = replace(geometry, striker_radius=geometry.piece_radius)
        surface = AGREED if agreed else FULL
        batch = Batch.of(_layouts(part), geometry, surface, pockets=not agreed)
        if equal_discs:  # the striker is made of what the first piece is made of
            batch.layouts[:, 0] = batch.layouts[:, 1]
        self._batch = batch
        self._layout_of = part.layout_of
        self._strokes = part.strokes.copy()
        if agreed:
            self._strokes[:, 4] = 0.0

    def run(self, threads: int = 1) -> Outcomes:
        """Play all strokes once, on so many threads."""
        return self._batch.run(self._strokes, self._layout_of, threads=threads)

    def rest(self) -> Floats:
        """Return where all discs end, in the order of a scene: metres, (strokes, pieces + 1, 2)."""
        return np.roll(self.run().xy, -1, axis=1)  # there the striker comes last


def _layouts(part: Work) -> list[Layout]:
    return [
        tuple(
            Standing(piece, Point(float(x), float(y)))
            for piece, (x, y) in zip(part.pieces, lying, strict=True)
        )
        for lying in part.at
    ]
