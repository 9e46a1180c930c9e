"""The strokes that are measured: seeded, so that every engine and every run gets the same."""

from dataclasses import dataclass, replace
from functools import cache
from math import hypot, sqrt
from typing import Final

import numpy as np
from numpy.typing import NDArray

from carrom.bench.scene import Floats, Scene
from carrom.equipment.geometry import Geometry
from carrom.equipment.pieces import Piece
from carrom.equipment.rosette import rosette
from carrom.equipment.standard import board
from carrom.equipment.striker import Interval, legal_intervals

PIECE_MASS: Final = 5.5e-3
STRIKER_MASS: Final = 15e-3
"""Kilograms: what the engine takes where nothing else is said."""
CLEARANCE: Final = 1e-3
"""Metres between scattered pieces, and from a piece to cushions and holes."""
MOST_SPIN: Final = 10.0
"""Radians per second: a striker leaves the finger with some spin, either way."""
AHEAD: Final = 0.05
"""Metres: a piece is aimed at when it lies at least so far beyond the striker."""
FULLNESS: Final = 0.9
"""How far off the line of centres a piece may be aimed at; 1 would just graze it."""
RACK: Final = 0.05
"""Metres: how far from the middle of the rosette a break may be aimed; it always hits."""
SEED: Final = 20_240_501


@dataclass(frozen=True, slots=True)
class Kind:
    """One kind of work by name."""

    name: str
    pieces: int
    speed: float
    """Of the striker, metres per second."""
    layouts: int
    strokes: int
    """On each layout."""


KINDS: Final = (
    Kind("mid-game", pieces=8, speed=2.0, layouts=64, strokes=64),
    Kind("open", pieces=15, speed=4.0, layouts=64, strokes=32),
    Kind("break", pieces=19, speed=5.0, layouts=64, strokes=16),
)


@dataclass(frozen=True, slots=True)
class Work:
    """Layouts and strokes on them, as arrays (SI units)."""

    kind: Kind
    geometry: Geometry
    pieces: tuple[Piece, ...]
    """The same on every layout."""
    at: Floats
    """Where they lie: (layouts, pieces, 2)."""
    layout_of: NDArray[np.int64]
    """For each stroke, the layout it is played on."""
    strokes: Floats
    """For each stroke: x, y, vx, vy and spin of the striker, (strokes, 5)."""

    def scene(self, stroke: int, *, equal_discs: bool = False) -> Scene:
        """Return one stroke as any engine can play it: without spin, holes and contact friction."""
        count = len(self.pieces)
        striker = self.strokes[stroke]
        radius = np.full(count + 1, self.geometry.piece_radius)
        mass = np.full(count + 1, PIECE_MASS)
        if not equal_discs:
            radius[-1], mass[-1] = self.geometry.striker_radius, STRIKER_MASS
        velocity = np.zeros((count + 1, 2))
        velocity[-1] = striker[2:4]
        at = np.vstack((self.at[self.layout_of[stroke]], striker[np.newaxis, :2]))
        return Scene(self.geometry.half_side, radius, mass, at, velocity)

    def spread(self, count: int) -> list[int]:
        """Return so many strokes (all, where there are fewer) spread over all layouts."""
        order = np.random.default_rng(SEED).permutation(len(self.strokes))
        return [int(number) for number in order[:count]]


@cache
def work(kind: Kind) -> Work:
    """Make the layouts and strokes of one kind of work."""
    geometry = board()
    random = np.random.default_rng([SEED, kind.pieces])
    if kind.name == "break":
        pieces = tuple(standing.piece for standing in rosette(geometry))
        turns = random.uniform(0.0, 360.0, kind.layouts)
        at = np.array(
            [[standing.at for standing in rosette(geometry, float(turn))] for turn in turns]
        )
    else:
        pieces = _colours(kind.pieces)
        at = np.array([_scattered(kind.pieces, geometry, random) for _ in range(kind.layouts)])
    layout_of = np.repeat(np.arange(kind.layouts), kind.strokes)
    stretch = max(legal_intervals(geometry), key=lambda interval: interval.high - interval.low)
    strokes = np.array(
        [_stroke(kind, geometry, stretch, at[layout], random) for layout in layout_of]
    )
    return Work(kind, geometry, pieces, at, layout_of, strokes)


def shifted(of: Work, metres: float) -> Work:
    """Return the same work with the striker put aside by so much, the smallest of changes."""
    strokes = of.strokes.copy()
    strokes[:, 0] += metres
    return replace(of, strokes=strokes)


def _colours(count: int) -> tuple[Piece, ...]:
    colours = (Piece.WHITE, Piece.BLACK)
    return (*(colours[number % 2] for number in range(count - 1)), Piece.QUEEN)


def _scattered(count: int, geometry: Geometry, random: np.random.Generator) -> list[list[float]]:
    """Throw pieces on the board, clear of each other, of cushions and of holes."""
    reach = geometry.half_side - geometry.piece_radius - CLEARANCE
    apart = 2 * geometry.piece_radius + CLEARANCE
    found: list[list[float]] = []
    while len(found) < count:
        x, y = (float(value) for value in random.uniform(-reach, reach, 2))
        holes = (hypot(x - hole.x, y - hole.y) for hole in geometry.holes)
        if min(holes) < geometry.hole_radius + CLEARANCE:
            continue
        if all(hypot(x - other[0], y - other[1]) >= apart for other in found):
            found.append([x, y])
    return found


def _stroke(
    kind: Kind, geometry: Geometry, stretch: Interval, lying: Floats, random: np.random.Generator
) -> tuple[float, float, float, float, float]:
    """Aim a stroke from the south base at a piece; on the way it may well meet another."""
    y = -geometry.base_distance
    reach = geometry.striker_radius + geometry.piece_radius
    while True:
        x = float(random.uniform(stretch.low, stretch.high))
        clear = np.hypot(lying[:, 0] - x, lying[:, 1] - y).min() > reach + CLEARANCE
        ahead = lying[lying[:, 1] > y + AHEAD]
        if clear and len(ahead):
            break
    if kind.name == "break":
        aim_x, aim_y, wide = 0.0, 0.0, RACK
    else:
        aim_x, aim_y = (float(value) for value in ahead[random.integers(len(ahead))])
        wide = FULLNESS * reach
    dx, dy = aim_x - x, aim_y - y
    distance = sqrt(dx * dx + dy * dy)
    aside = float(random.uniform(-wide, wide)) / distance  # sine of the angle off the centre
    along = sqrt(1.0 - aside * aside)
    ux, uy = dx / distance, dy / distance
    vx = kind.speed * (ux * along - uy * aside)
    vy = kind.speed * (uy * along + ux * aside)
    return x, y, vx, vy, float(random.uniform(-MOST_SPIN, MOST_SPIN))
