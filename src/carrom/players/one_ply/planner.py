"""The head: strokes from geometry, tried without and with deviations, the best on average is meant."""

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.random import Generator

from carrom.equipment.pieces import Piece, Point
from carrom.match.state import Choice
from carrom.physics import Aim
from carrom.players.one_ply.candidates import Strokes, breaks, joined, others, pots
from carrom.players.one_ply.levels import Level
from carrom.players.one_ply.rollout import Trial
from carrom.players.player_view import PlayerView
from carrom.players.scene import scene_of, targets
from carrom.players.spots import spot_for
from carrom.players.striker_places import Array
from carrom.rules import RuleSet

WILD: Final = 0.2
"""The part of the candidates, and of the finalists, that are strokes by chance."""
ROSETTE: Final = 0.0
"""Degrees, as the breaker sees it."""


@dataclass(frozen=True, slots=True)
class Planner:
    """A computer player of some level; everything it does is decided by its chance."""

    level: Level
    threads: int = 1
    """How many cores it may use; the strokes are the same with any number."""

    def stroke(self, position: PlayerView, chance: Generator) -> Aim | None:
        """Return the stroke intended."""
        scene = scene_of(position)
        if not scene.base:
            return None
        trial = Trial.of(scene, position, self.level.hand, self.threads)
        if position.situation.broken:
            chosen = self._chosen(trial, position, chance)
        else:
            tried = breaks(scene, self.level.head.finalists // 2, chance)
            chosen = trial.best(tried.rows, self.level.head.samples, chance)
        x, angle, speed = (float(v) for v in chosen)
        return Aim(position.seat, x=x, angle=angle, speed=speed)

    def _chosen(self, trial: Trial, position: PlayerView, chance: Generator) -> Array:
        head = self.level.head
        wild = max(8, int(WILD * head.candidates))
        kinds = (
            pots(trial.scene, targets(trial.scene.layout, position.situation)).best(
                head.candidates - wild
            ),
            others(trial.scene, wild, chance),
        )
        values = np.split(trial.once(joined(*kinds).rows), [len(kinds[0].ease)])
        few = max(1, int(WILD * head.finalists))
        finalists = [
            _easiest(kinds[0], values[0], head.finalists - few),
            _easiest(kinds[1], values[1], few),
        ]
        return trial.best(np.concatenate(finalists), head.samples, chance)

    def place(self, position: PlayerView, piece: Piece, chance: Generator) -> Point | None:
        """Return a legal spot that is of little use to the opponents."""
        return spot_for(position, piece, chance)

    def turn(self, position: PlayerView, chance: Generator) -> float:
        """Return how the rosette is turned: always the same way, seen from the breaker's seat."""
        del chance
        return (ROSETTE + 90.0 * position.seat.quarter_turns) % 360.0

    def choose(self, rules: RuleSet, chance: Generator) -> Choice:
        """Choose the break: who breaks strokes first."""
        del rules, chance
        return Choice.BREAK


def _easiest(tried: Strokes, values: Array, count: int) -> Array:
    """Return the strokes of the greatest value, of equal ones those with the wider gap."""
    order = np.lexsort((-tried.ease, -values))[:count]
    return tried.rows[order]
