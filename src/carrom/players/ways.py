"""Ways of pieces into holes: straight, by a cushion, or through another piece.

A way begins with one piece that has to be sent off in one direction, give or take an angle, with at
least some speed. What happens on it after that is nobody's to decide.
"""

from dataclasses import dataclass
from typing import Final

import numpy as np

from carrom.players.scene import Flags, Scene, Whole, clear, squares_to
from carrom.players.striker_places import Array

CUSHIONED: Final = 0.3
"""What a way by a cushion is thought to be worth beside a straight one as wide."""
WIDEST: Final = 0.5
"""Radians: no way is taken to be wider."""
FULLEST_CUT: Final = 0.35
"""The least cosine at which a piece is sent on by another."""
NEAREST: Final = 4e-3
"""Metres: a piece nearer to where it has to be is taken to be so far."""


@dataclass(frozen=True, slots=True)
class Ways:
    """Ways, one a row."""

    piece: Whole
    """Who is sent off, by its place in the layout."""
    towards: Array
    """Unit vectors."""
    wide: Array
    """Radians to either side."""
    speed: Array
    """m/s, at least."""
    worth: Array
    """What it is thought to be worth beside a straight one as wide."""
    last: Whole
    """Who falls, by its place in the layout."""

    def __len__(self) -> int:
        return len(self.piece)

    def taken(self, which: Flags | Whole) -> "Ways":
        """Return some of them."""
        return Ways(
            self.piece[which],
            self.towards[which],
            self.wide[which],
            self.speed[which],
            self.worth[which],
            self.last[which],
        )


def joined(*many: Ways) -> Ways:
    """Return all of them."""
    return Ways(
        np.concatenate([ways.piece for ways in many]),
        np.concatenate([ways.towards for ways in many]),
        np.concatenate([ways.wide for ways in many]),
        np.concatenate([ways.speed for ways in many]),
        np.concatenate([ways.worth for ways in many]),
        np.concatenate([ways.last for ways in many]),
    )


def straight(scene: Scene, targets: list[int]) -> Ways:
    """Return the free ways straight into holes."""
    piece, goal = each(targets, scene.holes)
    start = scene.places[piece]
    free = clear(start, goal, scene.places, 2.0 * scene.geometry.piece_radius, piece)
    return _into_hole(scene, piece, goal - start, 1.0).taken(free)


def by_cushion(scene: Scene, targets: list[int]) -> Ways:
    """Return the free ways into holes by one cushion: straight to the image of a hole in it."""
    geometry = scene.geometry
    wall, gap = geometry.half_side - geometry.piece_radius, 2.0 * geometry.piece_radius
    found = []
    for axis in (0, 1):
        for sign in (-1.0, 1.0):
            across = scene.holes[scene.holes[:, axis] * sign < 0.0]
            piece, goal = each(targets, across)
            start = scene.places[piece]
            image, meet = mirrored(start, goal, axis, sign * wall, scene.surface.e_cushion)
            free = clear(start, meet, scene.places, gap, piece)
            free &= clear(meet, goal, scene.places, gap, piece)
            found.append(_into_hole(scene, piece, image - start, CUSHIONED).taken(free))
    return joined(*found)


def through_another(scene: Scene, ways: Ways, most: int) -> Ways:
    """Return the widest ways on which another piece is sent against one that has a way."""
    count, two = len(scene.places), 2.0 * scene.geometry.piece_radius
    first = np.tile(np.arange(count, dtype=np.int64), len(ways))
    row = np.repeat(np.arange(len(ways), dtype=np.int64), count)
    other = first != ways.piece[row]
    first, row = first[other], row[other]
    ghost = scene.places[ways.piece[row]] - two * ways.towards[row]
    towards, far = unit(ghost - scene.places[first])
    cosine = (towards * ways.towards[row]).sum(axis=1)
    inside = np.abs(ghost).max(axis=1, initial=0.0) <= scene.geometry.half_side - 0.5 * two + 1e-6
    good = inside & (cosine > FULLEST_CUT)
    first, row, ghost, towards, far, cosine = (
        each[good] for each in (first, row, ghost, towards, far, cosine)
    )
    near = squares_to(scene.places[first], ghost, scene.places) < (two - 1e-6) ** 2
    numbers = np.arange(count)[None, :]
    near &= (numbers != first[:, None]) & (numbers != ways.piece[row][:, None])
    kept = ~near.any(axis=1)
    first, row, towards, far, cosine = (each[kept] for each in (first, row, towards, far, cosine))
    wide = np.minimum(ways.wide[row] * two * cosine / np.maximum(far, NEAREST), WIDEST)
    passed_on = 0.5 * (1.0 + scene.surface.e_piece) * cosine
    speed = np.hypot(ways.speed[row] / passed_on, scene.speed_for(far))
    made = Ways(first, towards, wide, speed, ways.worth[row], ways.last[row])
    return made.taken(np.argsort(-wide * made.worth, kind="stable")[:most])


def _into_hole(scene: Scene, piece: Whole, way: Array, worth: float) -> Ways:
    towards, length = unit(way)
    wide = np.arcsin(np.minimum(0.9, scene.geometry.tipping_distance / length))
    worths = np.full(len(piece), worth)
    return Ways(piece, towards, wide, scene.speed_for(length), worths, piece)


def each(targets: list[int], goals: Array) -> tuple[Whole, Array]:
    """Return every piece with every goal, as rows."""
    piece = np.repeat(np.array(targets, np.int64), len(goals))
    return piece, np.tile(goals, (len(targets), 1))


def unit(vectors: Array) -> tuple[Array, Array]:
    """Return the directions and the lengths of vectors."""
    length = np.maximum(np.hypot(vectors[:, 0], vectors[:, 1]), 1e-9)
    return vectors / length[:, None], length


def turned(vectors: Array, angle: Array) -> Array:
    """Return vectors turned anticlockwise by angles (radians)."""
    c, s = np.cos(angle), np.sin(angle)
    x, y = vectors[:, 0], vectors[:, 1]
    return np.column_stack([c * x - s * y, s * x + c * y])


def mirrored(start: Array, goal: Array, axis: int, wall: float, e: float) -> tuple[Array, Array]:
    """Return where to aim so as to come to the goal by a cushion, and where the cushion is met.

    The image is farther off than a mirror's by what the rebound loses.
    """
    image = goal.copy()
    image[:, axis] = wall + (wall - goal[:, axis]) / e
    rise = image[:, axis] - start[:, axis]  # of one sign: no disc's centre is behind its cushion
    part = (wall - start[:, axis]) / np.where(np.abs(rise) < 1e-9, 1e-9, rise)
    return image, start + part[:, None] * (image - start)
