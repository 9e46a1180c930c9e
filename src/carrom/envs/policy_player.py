"""A learnt policy as a player: from what a player sees to an observation, from an action to a stroke.

So whatever was trained in the environments can meet every other player, in a match or in the arena.
"""

from collections.abc import Callable
from functools import lru_cache
from math import isnan
from pathlib import Path

import numpy as np
from numpy.random import Generator

from carrom.envs.actions import SIZE, Bases, checked, meant
from carrom.envs.board import new_board
from carrom.envs.observations import Seen, arrays_of
from carrom.envs.terms import Terms, new_terms
from carrom.equipment.aim import Aim
from carrom.equipment.geometry import to_seat
from carrom.equipment.pieces import Seat, Standing
from carrom.match.notation import Position
from carrom.players.player_view import PlayerView
from carrom.players.striker_places import Array

Policy = Callable[[Seen], Array]
"""From rows of 80 figures to rows of three."""


class PolicyPlayer:
    """A player that does what a policy says."""

    def __init__(self, policy: Policy, *, widest_angle: float = 90.0) -> None:
        self.policy = policy
        self.widest_angle = widest_angle

    def stroke(self, position: PlayerView, chance: Generator) -> Aim | None:
        """Return the stroke that the policy intends, from the nearest free place."""
        del chance
        terms = _terms(position.rules.name, self.widest_angle)
        xy, there = arrays_of(_turned(position))
        bases = Bases(terms, xy[None], there[None], np.zeros(1, np.int64))
        action = np.asarray(self.policy(observed(position)[None]), np.float64)[0]
        rows = meant(terms, checked(action, (SIZE,))[None])
        x = float(bases.nearest(rows[:, 0])[0])
        if isnan(x):
            return None
        return Aim(position.seat, x=x, angle=float(rows[0, 1]), speed=float(rows[0, 2]))

    def turn(self, position: PlayerView, chance: Generator) -> float:
        """Return how the rosette is turned: as it stands in the environments, seen from the seat."""
        del chance
        return 90.0 * position.seat.quarter_turns


def observed(position: PlayerView) -> Seen:
    """Return what the player in turn observes; a view does not tell of turns without a touched piece."""
    seen = Position(position.rules.name, position.situation, _turned(position), Seat.SOUTH)
    board = new_board(_terms(position.rules.name, 90.0), 0, seen)
    return board.observe(board.actor)


def layered(file: Path) -> Policy:
    """Return the policy of a file (npz): dense layers ``w0``, ``b0``, ``w1`` …, with tanh between them."""
    with np.load(file) as found:
        layers = [(found[f"w{k}"], found[f"b{k}"]) for k in range(len(found.files) // 2)]

    def policy(seen: Seen) -> Array:
        out: Array = np.asarray(seen, np.float64)
        for number, (weights, biases) in enumerate(layers):
            out = out @ weights + biases
            if number + 1 < len(layers):
                out = np.tanh(out)
        return np.clip(out, -1.0, 1.0)

    return policy


def _turned(position: PlayerView) -> tuple[Standing, ...]:
    return tuple(Standing(s.piece, to_seat(s.at, position.seat)) for s in position.layout)


@lru_cache(maxsize=32)
def _terms(rules: str, widest_angle: float) -> Terms:
    return new_terms(rules=rules, widest_angle=widest_angle)
