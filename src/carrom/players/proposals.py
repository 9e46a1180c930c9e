"""Strokes worth trying: those that geometry finds, others near them, and some by chance.

Geometry knows clean pots. The best stroke is often one that may pot in several ways, which no
geometry foresees; so a good part is drawn by chance, around what could work.
"""

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.random import Generator

from carrom.players.aims import Aims, cannons, direct, joined, off_cushion
from carrom.players.hand import Hand
from carrom.players.scene import Scene
from carrom.players.striker_places import Array
from carrom.players.ways import by_cushion, straight, through_another, turned

HARDEST: Final = 8.0
SOFTEST: Final = 0.3
"""m/s: the hardest and the softest stroke that is planned."""
PACES: Final = (1.2, 1.7, 2.6)
"""Times the least speed that carries the piece into the hole."""
FAN: Final = np.array([-0.6, 0.0, 0.6])
MIDDLE: Final = np.array([0.0])
PLACES: Final = 19
"""From how many places along the base a piece is tried."""
THROUGH: Final = 200
"""How many ways through another piece are kept."""
REACH: Final = 0.3
"""Metres: about how far away a piece is, to turn a place that is off into an angle."""
UNKNOWN: Final = 0.25
"""The chance that is given to a stroke nothing is known about."""
CLEVER: Final = 150
"""Strokes: who tries fewer sees neither combinations nor cannons."""
LOOSE: Final = 0.5
"""The part of the strokes by chance that send some piece about towards a hole."""
SPREAD: Final = 6.0
"""Degrees: how far from the hole (standard deviation)."""
SLOW: Final = 1.0
FAST: Final = 7.0
"""m/s: between these the speeds of strokes by chance are."""


@dataclass(frozen=True, slots=True)
class Proposals:
    """Strokes, and how likely each is thought to work (0 to 1)."""

    rows: Array
    chance: Array

    def __len__(self) -> int:
        return len(self.rows)


def proposals(
    scene: Scene, targets: list[int], hand: Hand, count: tuple[int, int], chance: Generator
) -> Proposals:
    """Return at most so many strokes from geometry, the likeliest ones, and so many by chance."""
    aims = geometric(scene, targets, simple=sum(count) < CLEVER)
    off = float(np.hypot(hand.angle, np.degrees(hand.place / REACH)))
    likely = np.minimum(aims.ease / max(off, 1e-3), 1.0)
    rows = np.concatenate([aims.rows(pace, SOFTEST, HARDEST) for pace in PACES])
    likely = np.tile(likely, len(PACES))
    best = np.argsort(-likely, kind="stable")[: count[0]]
    more = by_chance(scene, targets, count[0] + count[1] - len(best), chance)
    return Proposals(
        np.concatenate([rows[best], more]),
        np.concatenate([likely[best], np.full(len(more), UNKNOWN)]),
    )


def geometric(scene: Scene, targets: list[int], *, simple: bool = False) -> Aims:
    """Return every stroke that geometry finds; the simple ones are straight pots and one cushion."""
    xs = scene.base.spread(PLACES)
    free, banked = straight(scene, targets), by_cushion(scene, targets)
    easy = joined(direct(scene, free, xs, FAN), direct(scene, banked, xs, MIDDLE))
    if simple:
        return easy
    return joined(
        easy,
        direct(scene, through_another(scene, free, THROUGH), xs, MIDDLE),
        off_cushion(scene, free, xs[::2]),
        cannons(scene, free, xs[::2]),
    )


def by_chance(scene: Scene, targets: list[int], count: int, chance: Generator) -> Array:
    """Return strokes at pieces: some send one about towards a hole, the others anywhere."""
    if not len(scene.places):
        return np.tile([[float(scene.base.low[0]), 90.0, SLOW]], (max(1, count), 1))
    loose = _towards_holes(scene, targets, int(LOOSE * count), chance) if targets else None
    some = 0 if loose is None else len(loose)
    anywhere = _anywhere(scene, count - some, chance)
    return anywhere if loose is None else np.concatenate([loose, anywhere])


def _towards_holes(scene: Scene, targets: list[int], count: int, chance: Generator) -> Array:
    """Return strokes that send a wanted piece towards a hole, more or less; those that can be played."""
    x = chance.choice(scene.base.spread(4 * PLACES), 2 * count)
    piece = chance.choice(np.array(targets), 2 * count)
    at = scene.places[piece]
    hole = scene.holes[chance.integers(len(scene.holes), size=2 * count)] - at
    off = np.radians(chance.normal(0.0, SPREAD, 2 * count))
    towards = turned(hole / np.hypot(hole[:, 0], hole[:, 1])[:, None], off)
    reach = at - scene.apart * towards
    reach[:, 0] -= x
    reach[:, 1] += scene.geometry.base_distance
    speed = _speeds(2 * count, chance)
    cosine = (reach * towards).sum(axis=1) / np.hypot(reach[:, 0], reach[:, 1])
    rows = np.column_stack([x, np.degrees(np.arctan2(reach[:, 1], reach[:, 0])), speed])
    found: Array = rows[cosine > 0.2][:count]
    return found


def _anywhere(scene: Scene, count: int, chance: Generator) -> Array:
    x = chance.choice(scene.base.spread(4 * PLACES), count)
    reach = scene.places[chance.integers(len(scene.places), size=count)].copy()
    reach[:, 0] -= x
    reach[:, 1] += scene.geometry.base_distance
    far = np.hypot(reach[:, 0], reach[:, 1])
    beside = np.arcsin(np.minimum(1.0, scene.apart / far)) * chance.uniform(-1.0, 1.0, count)
    angle = np.degrees(np.arctan2(reach[:, 1], reach[:, 0]) + beside)
    return np.column_stack([x, angle, _speeds(count, chance)])


def _speeds(count: int, chance: Generator) -> Array:
    found: Array = np.exp(chance.uniform(np.log(SLOW), np.log(FAST), count))
    return found
