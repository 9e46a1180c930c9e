"""Strokes from geometry: the striker sent against a piece so that this goes its way into a hole.

Strokes are rows of place along the base (m), angle (degrees) and speed (m/s), as the player sees them.
"""

from dataclasses import dataclass
from typing import Final

import numpy as np

from carrom.equipment.pieces import Piece
from carrom.physics.discs import MASSES
from carrom.players.hand import FASTEST
from carrom.players.scene import Flags, Scene, Whole, clear
from carrom.players.striker_places import Array
from carrom.players.ways import CUSHIONED, Ways, mirrored, turned, unit

THINNEST: Final = 0.25
"""The cosine of the finest cut that is tried."""
FULLNESS: Final = 0.97
"""How far beside its middle a piece is met on the way to another, as a part of the radii."""
STEPS: Final = 24
"""How many such meetings are looked at between one side of a piece and the other."""
BEND: Final = 0.15
"""Metres: a cannon that changes more than this from one meeting to the next is too fine."""


@dataclass(frozen=True, slots=True)
class Aims:
    """Strokes without their speed, one a row."""

    x: Array
    angle: Array
    least: Array
    """The speed at which everything just arrives (m/s)."""
    ease: Array
    """How far the angle may be off (degrees), less where cushions take part."""

    def __len__(self) -> int:
        return len(self.x)

    def taken(self, which: Flags | Whole) -> "Aims":
        """Return some of them."""
        return Aims(self.x[which], self.angle[which], self.least[which], self.ease[which])

    def taken_in_reach(self) -> "Aims":
        """Return those that a hand can play."""
        return self.taken(self.least < FASTEST)

    def rows(self, pace: float, slowest: float, fastest: float) -> Array:
        """Return the strokes at so many times the least speed."""
        return np.column_stack([self.x, self.angle, np.clip(pace * self.least, slowest, fastest)])


NONE: Final = Aims(np.zeros(0), np.zeros(0), np.zeros(0), np.zeros(0))


def joined(*many: Aims) -> Aims:
    """Return all of them."""
    return Aims(
        np.concatenate([aims.x for aims in many]),
        np.concatenate([aims.angle for aims in many]),
        np.concatenate([aims.least for aims in many]),
        np.concatenate([aims.ease for aims in many]),
    )


def direct(scene: Scene, ways: Ways, xs: Array, fan: Array) -> Aims:
    """Return strokes straight at the pieces; ``fan`` has aims beside the middle, as parts of the width."""
    row = np.tile(np.repeat(np.arange(len(ways), dtype=np.int64), len(xs)), len(fan))
    x = np.tile(xs, len(ways) * len(fan))
    towards = turned(ways.towards[row], np.repeat(fan, len(ways) * len(xs)) * ways.wide[row])
    start = _places(scene, x)
    piece = ways.piece[row]
    ghost, cosine = _ghost(scene, scene.places[piece], towards, start)
    reach = ghost - start
    good = _kept(scene, (cosine > THINNEST) & _on_board(scene, ghost), start, ghost, piece)
    return _aims(scene, ways, row, (x, reach, cosine), 1.0).taken(good).taken_in_reach()


def off_cushion(scene: Scene, ways: Ways, xs: Array) -> Aims:
    """Return strokes in which the striker comes to the piece by one cushion."""
    wall = scene.geometry.half_side - scene.geometry.striker_radius
    e = scene.surface.e_cushion
    row = np.repeat(np.arange(len(ways), dtype=np.int64), len(xs))
    x = np.tile(xs, len(ways))
    start, piece = _places(scene, x), ways.piece[row]
    at, towards = scene.places[piece], ways.towards[row]
    found = []
    for axis, sign in ((1, 1.0), (0, -1.0), (0, 1.0), (1, -1.0)):
        _, meet = mirrored(start, at - scene.apart * towards, axis, sign * wall, e)
        ghost, cosine = _ghost(scene, at, towards, meet)
        image, meet = mirrored(start, ghost, axis, sign * wall, e)
        good = (cosine > THINNEST) & _on_board(scene, ghost) & _on_board(scene, meet)
        good = _kept(scene, good, start, meet, np.full_like(piece, -1))
        good = _kept(scene, good, meet, ghost, piece)
        aims = _aims(scene, ways, row, (x, image - start, cosine), CUSHIONED)
        found.append(aims.taken(good).taken_in_reach())
    return joined(*found)


def cannons(scene: Scene, ways: Ways, xs: Array) -> Aims:
    """Return strokes in which the striker meets one piece and goes on to send another its way."""
    meetings = _Meetings.of(scene, xs)
    each = (meetings.going_on(scene, ways.taken(np.array([way]))) for way in range(len(ways)))
    return joined(NONE, *each)


@dataclass(frozen=True, slots=True)
class _Meetings:
    """How the striker can meet a piece: places times pieces (rows), from one side to the other."""

    x: Array
    piece: Whole
    angle: Array
    """Of the stroke (radians)."""
    at: Array
    """Where the striker is then (row, step, 2)."""
    onward: Array
    """Where it goes on to: unit vectors."""
    left: Array
    """What part of its speed it has left."""
    far: Array
    free: Flags

    @classmethod
    def of(cls, scene: Scene, xs: Array) -> "_Meetings":
        geometry, apart, count = scene.geometry, scene.apart, len(scene.places)
        x = np.repeat(xs, count)
        piece = np.tile(np.arange(count, dtype=np.int64), len(xs))
        start = _places(scene, x)
        towards, far = unit(scene.places[piece] - start)
        beside = np.linspace(-FULLNESS, FULLNESS, STEPS)
        off = np.arcsin(np.minimum(0.999, beside * apart / np.maximum(far, 1.01 * apart)[:, None]))
        angle = np.arctan2(towards[:, 1], towards[:, 0])[:, None] + off
        ray = np.stack([np.cos(angle), np.sin(angle)], axis=2)
        along = ((scene.places[piece] - start)[:, None, :] * ray).sum(axis=2)
        way = along - apart * np.sqrt(1.0 - beside * beside)
        at = start[:, None, :] + ray * way[:, :, None]
        normal = (scene.places[piece][:, None, :] - at) / apart
        striker, other = MASSES[Piece.STRIKER], MASSES[Piece.WHITE]
        lost = (1.0 + scene.surface.e_piece) * other / (striker + other)
        onward = ray - lost * (ray * normal).sum(axis=2)[:, :, None] * normal
        left = np.maximum(np.hypot(onward[:, :, 0], onward[:, :, 1]), 1e-9)
        inside = (np.abs(at) < geometry.half_side - geometry.striker_radius).all(axis=2)
        free = inside & (way > 0.0)
        starts = np.repeat(start, STEPS, axis=0)
        but = np.repeat(piece, STEPS)
        clearly = clear(starts, at.reshape(-1, 2), scene.places, apart - 1e-6, but)
        free &= clearly.reshape(free.shape)
        return cls(x, piece, angle, at, onward / left[:, :, None], left, way, free)

    def going_on(self, scene: Scene, way: Ways) -> Aims:
        """Return the meetings after which the striker sends the piece of one way off."""
        last = int(way.piece[0])
        to = scene.places[last] - scene.apart * way.towards[0] - self.at
        aside = to[:, :, 0] * self.onward[:, :, 1] - to[:, :, 1] * self.onward[:, :, 0]
        ahead = (to * self.onward).sum(axis=2)
        cosine = (self.onward * way.towards[0]).sum(axis=2)
        good = self.free & (ahead > 0.0) & (cosine > THINNEST) & (self.piece != last)[:, None]
        between = good[:, 1:] & good[:, :-1] & ((aside[:, 1:] > 0.0) != (aside[:, :-1] > 0.0))
        between &= np.abs(aside[:, 1:] - aside[:, :-1]) < BEND
        i, k = np.nonzero(between)
        step = aside[i, k + 1] - aside[i, k]
        turn = self.angle[i, k + 1] - self.angle[i, k]
        part = -aside[i, k] / np.where(np.abs(step) < 1e-12, 1e-12, step)
        steep = np.abs(step / turn)
        fine = way.wide[0] * cosine[i, k] * scene.apart / np.maximum(steep, 0.02)
        on_meeting = way.speed[0] / (scene.transfer * cosine[i, k])
        onward = np.hypot(on_meeting, scene.speed_for(ahead[i, k])) / self.left[i, k]
        return Aims(
            self.x[i],
            np.degrees(self.angle[i, k] + part * turn),
            np.hypot(onward, scene.speed_for(self.far[i, k])),
            np.degrees(fine) * way.worth[0],
        ).taken_in_reach()


def _aims(
    scene: Scene, ways: Ways, row: Whole, figures: tuple[Array, Array, Array], worth: float
) -> Aims:
    x, reach, cosine = figures
    far = np.maximum(np.hypot(reach[:, 0], reach[:, 1]), 1e-6)
    cut = np.maximum(cosine, THINNEST)
    ease = np.degrees(ways.wide[row] * cut * scene.apart / far) * ways.worth[row] * worth
    least = np.hypot(ways.speed[row] / (scene.transfer * cut), scene.speed_for(far))
    return Aims(x, np.degrees(np.arctan2(reach[:, 1], reach[:, 0])), least, ease)


def _ghost(scene: Scene, at: Array, towards: Array, start: Array) -> tuple[Array, Array]:
    """Return where the striker has to be to send pieces off, and the cosine of the cut.

    Friction turns the piece towards the striker's way, so the line of centres leads a little past.
    """
    line, cosine = towards, np.ones(len(at))
    for _ in range(3):
        way, _ = unit(at - scene.apart * line - start)
        cosine = (way * line).sum(axis=1)
        side = np.sign(way[:, 0] * line[:, 1] - way[:, 1] * line[:, 0])
        sine = np.sqrt(np.maximum(0.0, 1.0 - cosine * cosine))
        line = turned(towards, side * scene.throw(sine / np.maximum(cosine, 0.05)))
    return at - scene.apart * line, cosine


def _places(scene: Scene, x: Array) -> Array:
    return np.column_stack([x, np.full(len(x), -scene.geometry.base_distance)])


def _on_board(scene: Scene, places: Array) -> Flags:
    most = scene.geometry.half_side - scene.geometry.striker_radius + 1e-6
    return np.asarray((np.abs(places) <= most).all(axis=1), np.bool_)


def _kept(scene: Scene, good: Flags, start: Array, end: Array, but: Whole) -> Flags:
    """Return which of the good strokes have a clear way for the striker."""
    kept = good.copy()
    kept[good] = clear(start[good], end[good], scene.places, scene.apart, but[good])
    return kept
