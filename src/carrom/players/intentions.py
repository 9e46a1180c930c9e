"""What strokes may have been meant for: the pots that geometry finds from where the striker stood.

A record has a stroke as it came out. What was meant is one of these pots or something else: a safe
stroke, a cluster opened, a piece of the opponents sent away.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

import numpy as np

from carrom.equipment.aim import Aim
from carrom.match.facts import Struck
from carrom.match.match import Match
from carrom.match.match_log import MatchLog, standing
from carrom.players.aims import direct
from carrom.players.at_match import view_of
from carrom.players.player_view import PlayerView
from carrom.players.proposals import MIDDLE
from carrom.players.scene import Flags, Scene, Whole, scene_of, targets
from carrom.players.striker_places import Array
from carrom.players.ways import Ways, by_cushion, straight, unit

FULL: Final = 20.0
"""Degrees: a piece that is sent off at a wider angle from the striker's way is cut."""
SHORT: Final = 0.7
"""Nobody means a pot for which the stroke has less than this part of the speed it needs."""
IMPOSSIBLE: Final = 100.0
"""m/s: no stroke is so fast."""
AT_PIECES: Final = 0.7
"""The part of the strokes without a pot in mind that go at some piece; the others go anywhere."""
BACKWARD: Final = 0.1
"""The part of those others that goes backwards."""


class Kind(StrEnum):
    """How a pot is played."""

    STRAIGHT = "straight"
    CUT = "cut"
    CUSHION = "cushion"
    """The piece goes by a cushion."""
    BACKWARD = "backward"


KINDS: Final = tuple(Kind)


@dataclass(frozen=True, slots=True)
class PlayedStroke:
    """A stroke as it came out, and what its player saw before it."""

    view: PlayerView
    aim: Aim


@dataclass(frozen=True, slots=True)
class Intentions:
    """The pots that strokes may have been meant for, one a row."""

    stroke: Whole
    """Which stroke."""
    off: Array
    """Degrees by which it came out beside the middle of the pot."""
    ease: Array
    """Degrees by which it may be off, as in :class:`~carrom.players.aims.Aims`."""
    pace: Array
    """Its speed, in times the least that the pot needs."""
    kind: Whole
    """The place of its kind in :data:`KINDS`."""
    otherwise: Array
    """For each stroke: the density of strokes without a pot in mind there, a degree."""

    @property
    def backward(self) -> Flags:
        """Which pots are played backwards."""
        return np.asarray(self.kind == KINDS.index(Kind.BACKWARD), np.bool_)

    def each(self, figures: Array) -> Array:
        """Return the sum of figures of pots for each stroke."""
        found = np.bincount(self.stroke, figures, minlength=len(self.otherwise))
        return np.asarray(found, np.float64)


def played_strokes(match: Match | MatchLog, player: str) -> tuple[PlayedStroke, ...]:
    """Return the strokes of a player, by name or id, that stand and have an aim; breaks do not count.

    A match at a real board has no aims, and a player who is not in the match has no strokes.
    """
    log = match.value if isinstance(match, Match) else match
    ids = [each for each in log.settings.players if player in (each, log.name(each))]
    found = []
    for before, event, _ in standing(log):
        fact, situation = event.fact, before.situation
        if not isinstance(fact, Struck) or fact.aim is None or before.layout is None:
            continue
        seat = before.seats.get(fact.aim.seat)
        if seat in ids and fact.by == before.turn == seat and situation and situation.broken:
            found.append(PlayedStroke(view_of(log.upto(event.seq - 1), fact.by), fact.aim))
    return tuple(stroke for stroke in found if is_possible(stroke))


def is_possible(stroke: PlayedStroke) -> bool:
    """Say whether everything is on the board; in a record from elsewhere it may not be."""
    aim, half = stroke.aim, stroke.view.geometry.half_side
    places = (aim.x, *(v for standing in stroke.view.layout for v in standing.at))
    fits = 0.0 < aim.speed < IMPOSSIBLE and abs(aim.angle) <= 360.0
    return fits and all(abs(v) < half for v in places)


def intentions(strokes: Sequence[PlayedStroke]) -> Intentions:
    """Return what strokes may have been meant for; those without a pot to go for are left out."""
    rows = [np.zeros((0, 5))]
    otherwise: list[float] = []
    for stroke in strokes:
        scene = scene_of(stroke.view)
        wanted = targets(scene.layout, stroke.view.situation)
        found = np.concatenate(list(_pots(scene, wanted, stroke.aim)))
        if len(found):
            rows.append(np.column_stack([np.full(len(found), len(otherwise)), found]))
            otherwise.append(_density(scene, stroke.aim))
    which, off, ease, pace, kind = np.concatenate(rows).T
    numbers, kinds = which.astype(np.int64), kind.astype(np.int64)
    return Intentions(numbers, off, ease, pace, kinds, np.array(otherwise))


def _pots(scene: Scene, wanted: list[int], aim: Aim) -> Iterator[Array]:
    """Yield rows of deviation, ease, pace and kind, one a pot."""
    free, banked = straight(scene, wanted), by_cushion(scene, wanted)
    full = _met_full(scene, free, aim)
    for kind, ways in (
        (Kind.STRAIGHT, free.taken(full)),
        (Kind.CUT, free.taken(~full)),
        (Kind.CUSHION, banked),
    ):
        aims = direct(scene, ways, np.array([aim.x]), MIDDLE)
        backward = np.sin(np.radians(aims.angle)) < 0.0
        kinds = np.where(backward, KINDS.index(Kind.BACKWARD), KINDS.index(kind))
        pace = aim.speed / aims.least
        yield np.column_stack([_turn(aim.angle - aims.angle), aims.ease, pace, kinds])[pace > SHORT]


def _met_full(scene: Scene, ways: Ways, aim: Aim) -> Flags:
    """Say which ways go on about where the striker comes from."""
    to_piece, _ = unit(scene.places[ways.piece] - _start(scene, aim))
    cosine = (to_piece * ways.towards).sum(axis=1)
    return np.asarray(cosine > np.cos(np.radians(FULL)), np.bool_)


def _density(scene: Scene, aim: Aim) -> float:
    """Return how densely strokes without a pot in mind lie: at any side of a piece, or anywhere."""
    backward = np.sin(np.radians(aim.angle)) < 0.0
    anywhere = (BACKWARD if backward else 1.0 - BACKWARD) / 180.0
    towards, far = unit(scene.places - _start(scene, aim))
    middle = np.degrees(np.arctan2(towards[:, 1], towards[:, 0]))
    half = np.degrees(np.arcsin(np.minimum(1.0, scene.apart / far)))
    at_pieces = np.where(np.abs(_turn(aim.angle - middle)) < half, 0.5 / half, 0.0).mean()
    return float(AT_PIECES * at_pieces + (1.0 - AT_PIECES) * anywhere)


def _start(scene: Scene, aim: Aim) -> Array:
    return np.array([aim.x, -scene.geometry.base_distance])


def _turn(degrees: Array) -> Array:
    """Return the same turn between -180 and 180 degrees."""
    return (degrees + 180.0) % 360.0 - 180.0
