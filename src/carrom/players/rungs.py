"""The frozen ladder: simple players that stay as they are, so that ratings can be compared.

From the weakest: ``random`` plays any legal stroke, ``nearest`` goes straight at the nearest piece it
wants, ``pot`` plays the pot with the widest gap. The first version of the level ``expert``, which
tries strokes in thought, one ply deep, is the fourth. A rung that must change gets a new name.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from math import atan2, degrees
from types import MappingProxyType
from typing import ClassVar, Final

import numpy as np
from numpy.random import Generator

from carrom.equipment.pieces import Piece, Point
from carrom.match.state import Choice
from carrom.physics import Aim
from carrom.players.at_match import Computer
from carrom.players.hand import Hand
from carrom.players.legal_strokes import legal_stroke_rows
from carrom.players.one_ply.candidates import pots
from carrom.players.player import Player
from carrom.players.player_view import PlayerView
from carrom.players.scene import Scene, scene_of, targets
from carrom.players.spots import spot_for
from carrom.players.striker_places import Array
from carrom.rules import RuleSet

USUAL: Final = Hand(angle=0.5, place=0.7e-3, speed=0.07)
"""The hand of a rung where none is chosen."""
BREAKING: Final = 6.0
STRAIGHT: Final = 3.0
"""m/s: how hard the simple rungs break, and how hard they play straight at a piece."""


@dataclass(frozen=True, slots=True)
class _Simple:
    """What the three simple rungs share: they try nothing in thought."""

    simulated: ClassVar[int] = 0

    def place(self, position: PlayerView, piece: Piece, chance: Generator) -> Point | None:
        """Return a legal spot that is of little use to the opponents."""
        return spot_for(position, piece, chance)

    def turn(self, position: PlayerView, chance: Generator) -> float:
        """Return how the rosette is turned: always the same way, seen from the breaker's seat."""
        del chance
        return 90.0 * position.seat.quarter_turns

    def choose(self, rules: RuleSet, chance: Generator) -> Choice:
        """Choose the break: who breaks strokes first."""
        del rules, chance
        return Choice.BREAK


@dataclass(frozen=True, slots=True)
class RandomStrokes(_Simple):
    """Any legal stroke, forward, soft or hard."""

    def stroke(self, position: PlayerView, chance: Generator) -> Aim | None:
        """Return a stroke by chance."""
        return _aim(position, legal_stroke_rows(position, chance, 1))


@dataclass(frozen=True, slots=True)
class AtTheNearest(_Simple):
    """Straight at the nearest piece it wants, full in the face."""

    def stroke(self, position: PlayerView, chance: Generator) -> Aim | None:
        """Return the stroke at the nearest piece."""
        del chance
        return _aim(position, _straight(scene_of(position), position))


@dataclass(frozen=True, slots=True)
class WidestPot(_Simple):
    """The pot with the widest gap by geometry, straight or by a cushion; else at the nearest piece."""

    def stroke(self, position: PlayerView, chance: Generator) -> Aim | None:
        """Return the easiest pot."""
        del chance
        scene = scene_of(position)
        if position.situation.broken:
            found = pots(scene, _wanted(scene, position)).best(1)
            if len(found.rows):
                return _aim(position, found.rows)
        return _aim(position, _straight(scene, position))


def _wanted(scene: Scene, position: PlayerView) -> list[int]:
    """Return the pieces to go for; the last own one only once the queen is gone, where she is needed."""
    found = targets(scene.layout, position.situation)
    queens = [k for k in found if scene.layout[k].piece is Piece.QUEEN]
    last = len(found) - len(queens) == 1 and position.rules.queen_needed
    return queens if queens and last else found


def _straight(scene: Scene, position: PlayerView) -> Array:
    """Return the stroke at the nearest wanted piece as a row; before the break at the middle."""
    if not scene.base:
        return np.zeros((0, 3))
    goals, speed = np.zeros((1, 2)), BREAKING
    if position.situation.broken and len(scene.places):
        wanted = _wanted(scene, position)
        goals, speed = (scene.places[wanted] if wanted else scene.places), STRAIGHT
    xs = scene.base.nearest(goals[:, 0])
    reach = goals - np.column_stack([xs, np.full(len(xs), -scene.geometry.base_distance)])
    best = int(np.hypot(reach[:, 0], reach[:, 1]).argmin())
    across, along = reach[best].tolist()
    return np.array([[xs[best], degrees(atan2(along, across)), speed]])


def _aim(position: PlayerView, rows: Array) -> Aim | None:
    if not len(rows):
        return None
    x, angle, speed = rows[0].tolist()
    return Aim(position.seat, x=x, angle=angle, speed=speed)


RUNGS: Final[Mapping[str, Player]] = MappingProxyType(
    {"random": RandomStrokes(), "nearest": AtTheNearest(), "pot": WidestPot()}
)
"""From the lowest to the highest."""


def rung(name: str, hand: Hand | None = None) -> Computer:
    """Return a rung of the ladder with a hand, ready to take part in a match."""
    return Computer(RUNGS[name], USUAL if hand is None else hand)
