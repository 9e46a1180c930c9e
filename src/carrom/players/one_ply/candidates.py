"""Strokes worth trying, by geometry: straight pots, one cushion for the piece or the striker, and others.

A pot is aimed so that the striker meets the piece where the line of centres leads it to the goal.
Strokes are rows of place along the base (m), angle (degrees) and speed (m/s), as the player sees them.
"""

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.random import Generator

from carrom.players.hand import FASTEST
from carrom.players.scene import Flags, Scene, Whole, clear
from carrom.players.striker_places import Array

HARDEST: Final = 8.0
"""m/s: the hardest stroke that is planned."""
SOFTEST: Final = 0.3
PACES: Final = (1.15, 1.6, 2.4)
"""Times the least speed that carries the piece into the hole."""
FAN: Final = (-0.7, 0.0, 0.7)
"""Parts of the angle a hole is wide: aims beside its middle, for pieces at a cushion."""
THINNEST: Final = 0.25
"""The cosine of the finest cut that is tried."""
CUSHIONED: Final = 0.3
"""How good a stroke by a cushion is thought beside a straight one of the same figures."""
PLACES: Final = 19
"""From how many places along the base a piece is tried."""
KNOWN_BREAKS: Final = np.array([[0.1825, 128.5, 6.1], [-0.1825, 51.5, 6.1]])
"""Found by trying: on the unturned rosette they are worth two white pieces on average."""


@dataclass(frozen=True, slots=True)
class Strokes:
    """Strokes and how wide the gap is that each has to find: an angle (radians), the more the easier."""

    rows: Array
    ease: Array

    def best(self, count: int) -> "Strokes":
        """Return the easiest ones."""
        order = np.argsort(-self.ease, kind="stable")[:count]
        return Strokes(self.rows[order], self.ease[order])


NONE: Final = Strokes(np.zeros((0, 3)), np.zeros(0))


def joined(*many: Strokes) -> Strokes:
    """Return all of them."""
    return Strokes(
        np.concatenate([strokes.rows for strokes in many]),
        np.concatenate([strokes.ease for strokes in many]),
    )


def pots(scene: Scene, targets: list[int], *, cushions: bool = True) -> Strokes:
    """Return strokes that drive one of these pieces straight or by one cushion into a hole."""
    if not targets or not scene.base:
        return NONE
    ways = [_Ways.straight(scene, targets)]
    if cushions:
        ways.append(_Ways.by_cushion(scene, targets))
    found = [_struck(scene, way) for way in ways]
    if cushions:
        found.append(_struck_by_cushion(scene, ways[0]))
    return joined(*found)


@dataclass(frozen=True, slots=True)
class _Ways:
    """Ways of pieces towards holes, one a row."""

    piece: Whole
    """By its place in the layout."""
    towards: Array
    """Unit vectors."""
    length: Array
    """To the hole, by the cushion where there is one."""
    worth: float

    @classmethod
    def straight(cls, scene: Scene, targets: list[int]) -> "_Ways":
        piece, goal = _each(targets, scene.holes)
        start = scene.places[piece]
        free = clear(start, goal, scene.places, 2.0 * scene.geometry.piece_radius, piece)
        return cls._of(piece[free], (goal - start)[free], 1.0)

    @classmethod
    def by_cushion(cls, scene: Scene, targets: list[int]) -> "_Ways":
        """Aim at the image of a hole in a cushion, farther off by what the rebound loses."""
        wall = scene.geometry.half_side - scene.geometry.piece_radius
        found = []
        for axis in (0, 1):
            for sign in (-1.0, 1.0):
                across = [h for h in scene.holes if h[axis] * sign < 0.0]
                piece, goal = _each(targets, np.array(across))
                start = scene.places[piece]
                image, meet = _image(start, goal, axis, sign * wall, scene.surface.e_cushion)
                gap = 2.0 * scene.geometry.piece_radius
                free = clear(start, meet, scene.places, gap, piece)
                free &= clear(meet, goal, scene.places, gap, piece)
                found.append(cls._of(piece[free], (image - start)[free], CUSHIONED))
        return cls(
            np.concatenate([f.piece for f in found]),
            np.concatenate([f.towards for f in found]),
            np.concatenate([f.length for f in found]),
            CUSHIONED,
        )

    @classmethod
    def _of(cls, piece: Whole, way: Array, worth: float) -> "_Ways":
        length = np.maximum(np.hypot(way[:, 0], way[:, 1]), 1e-6)
        return cls(piece, way / length[:, None], length, worth)


def _each(targets: list[int], goals: Array) -> tuple[Whole, Array]:
    """Return every piece with every goal, as rows."""
    piece = np.repeat(np.array(targets, np.int64), len(goals))
    return piece, np.tile(goals, (len(targets), 1))


def _image(start: Array, goal: Array, axis: int, wall: float, e: float) -> tuple[Array, Array]:
    """Return where to aim so as to come to the goal by a cushion, and where the cushion is met."""
    image = goal.copy()
    image[:, axis] = wall + (wall - goal[:, axis]) / e
    rise = image[:, axis] - start[:, axis]  # of one sign: no disc's centre is behind its cushion
    part = (wall - start[:, axis]) / np.where(np.abs(rise) < 1e-9, 1e-9, rise)
    return image, start + part[:, None] * (image - start)


def _struck(scene: Scene, ways: _Ways) -> Strokes:
    """Return straight strokes at the pieces, from places all over the base."""
    xs = scene.base.spread(PLACES)
    row, x, towards = _from_places(scene, ways, xs)
    start = np.column_stack([x, np.full(len(x), -scene.geometry.base_distance)])
    piece, length = ways.piece[row], ways.length[row]
    at = scene.places[piece]
    line, cosine = _line_of_centres(scene, at, towards, start)
    ghost = at - scene.apart * line
    reach = ghost - start
    far = np.maximum(np.hypot(reach[:, 0], reach[:, 1]), 1e-6)
    good = (cosine > THINNEST) & _on_board(scene, ghost)
    good = _kept(scene, good, start, ghost, piece)
    angle = np.degrees(np.arctan2(reach[:, 1], reach[:, 0]))
    return _paced(scene, (x, angle, far, length, cosine), ways.worth, good)


def _struck_by_cushion(scene: Scene, ways: _Ways) -> Strokes:
    """Return strokes in which the striker comes to the piece by one cushion."""
    wall = scene.geometry.half_side - scene.geometry.striker_radius
    e = scene.surface.e_cushion
    xs = scene.base.spread(PLACES // 2)
    found = []
    for axis, sign in ((1, 1.0), (0, -1.0), (0, 1.0)):
        row, x, towards = _from_places(scene, ways, xs)
        start = np.column_stack([x, np.full(len(x), -scene.geometry.base_distance)])
        piece = ways.piece[row]
        at = scene.places[piece]
        _, meet = _image(start, at - scene.apart * towards, axis, sign * wall, e)
        line, cosine = _line_of_centres(scene, at, towards, meet)
        ghost = at - scene.apart * line
        image, meet = _image(start, ghost, axis, sign * wall, e)
        reach = image - start
        far = np.maximum(np.hypot(reach[:, 0], reach[:, 1]), 1e-6)
        good = (cosine > THINNEST) & _on_board(scene, ghost) & _on_board(scene, meet)
        good = _kept(scene, good, start, meet, np.full_like(piece, -1))
        good = _kept(scene, good, meet, ghost, piece)
        angle = np.degrees(np.arctan2(reach[:, 1], reach[:, 0]))
        figures = (x, angle, far, ways.length[row], cosine)
        found.append(_paced(scene, figures, CUSHIONED, good))
    return joined(*found)


def _kept(scene: Scene, good: Flags, start: Array, end: Array, but: Whole) -> Flags:
    """Return which of the good strokes have a clear way for the striker."""
    kept = good.copy()
    kept[good] = clear(start[good], end[good], scene.places, scene.apart, but[good])
    return kept


def _from_places(scene: Scene, ways: _Ways, xs: Array) -> tuple[Whole, Array, Array]:
    """Return the way, the place and the direction wanted for every aim at a hole from every place."""
    wide = np.arcsin(np.minimum(0.9, scene.geometry.tipping_distance / ways.length))
    count = len(ways.length)
    row = np.tile(np.repeat(np.arange(count, dtype=np.int64), len(xs)), len(FAN))
    x = np.tile(xs, count * len(FAN))
    turn = np.repeat(np.array(FAN), count * len(xs)) * wide[row]
    return row, x, _turned(ways.towards[row], turn)


def _line_of_centres(scene: Scene, at: Array, towards: Array, start: Array) -> tuple[Array, Array]:
    """Return the line of centres that sends pieces towards their goals, and the cosine of the cut.

    Friction turns the piece towards the striker's way, so the line leads a little past the goal.
    """
    line = towards
    cosine = np.ones(len(at))
    for _ in range(3):
        way = at - scene.apart * line - start
        way = way / np.maximum(np.hypot(way[:, 0], way[:, 1]), 1e-9)[:, None]
        cosine = (way * line).sum(axis=1)
        side = np.sign(way[:, 0] * line[:, 1] - way[:, 1] * line[:, 0])
        sine = np.sqrt(np.maximum(0.0, 1.0 - cosine * cosine))
        line = _turned(towards, side * scene.throw(sine / np.maximum(cosine, 0.05)))
    return line, cosine


def _turned(vectors: Array, angle: Array) -> Array:
    c, s = np.cos(angle), np.sin(angle)
    x, y = vectors[:, 0], vectors[:, 1]
    return np.column_stack([c * x - s * y, s * x + c * y])


def _on_board(scene: Scene, places: Array) -> Flags:
    most = scene.geometry.half_side - scene.geometry.striker_radius + 1e-6
    return np.asarray((np.abs(places) <= most).all(axis=1), np.bool_)


def _paced(
    scene: Scene, figures: tuple[Array, Array, Array, Array, Array], worth: float, good: Flags
) -> Strokes:
    """Return the good strokes at a few speeds, with how much the angle may be off."""
    x, angle, far, length, cosine = (each[good] for each in figures)
    wide = scene.geometry.tipping_distance / length
    ease = worth * wide * cosine * scene.apart / far
    at_piece = scene.speed_for(length) / (scene.transfer * cosine)
    least = np.hypot(at_piece, scene.speed_for(far))
    rows = [np.column_stack([x, angle, np.clip(pace * least, SOFTEST, HARDEST)]) for pace in PACES]
    reachable = np.tile(least < FASTEST, len(PACES))
    return Strokes(np.concatenate(rows)[reachable], np.tile(ease, len(PACES))[reachable])


def others(scene: Scene, count: int, chance: Generator) -> Strokes:
    """Return strokes at pieces taken by chance, soft and hard: clusters opened, nudges, cannons."""
    if not scene.base:
        return NONE
    if not len(scene.places):
        return Strokes(np.array([[float(scene.base.low[0]), 90.0, 1.0]]), np.zeros(1))
    xs = scene.base.spread(4 * PLACES)
    x = chance.choice(xs, count)
    at = scene.places[chance.integers(len(scene.places), size=count)]
    reach = at - np.column_stack([x, np.full(count, -scene.geometry.base_distance)])
    far = np.hypot(reach[:, 0], reach[:, 1])
    beside = np.arcsin(np.minimum(1.0, scene.apart * chance.uniform(-1.0, 1.0, count) / far))
    angle = np.degrees(np.arctan2(reach[:, 1], reach[:, 0]) + beside)
    speed = np.exp(chance.uniform(np.log(0.8), np.log(HARDEST), count))
    return Strokes(np.column_stack([x, angle, speed]), np.zeros(count))


def breaks(scene: Scene, count: int, chance: Generator) -> Strokes:
    """Return strokes at the whole of the rosette, those that are known to be good among them."""
    if not scene.base:
        return NONE
    x = chance.uniform(-1.0, 1.0, count) * scene.geometry.base_circle_x
    reach = chance.uniform(-1.0, 1.0, count) * 4.0 * scene.geometry.piece_radius - x
    angle = np.degrees(np.arctan2(np.full(count, scene.geometry.base_distance), reach))
    speed = chance.uniform(0.4, 1.0, count) * HARDEST
    rows = np.concatenate([KNOWN_BREAKS, np.column_stack([x, angle, speed])])
    rows[:, 0] = scene.base.nearest(rows[:, 0])
    return Strokes(rows, np.zeros(len(rows)))
