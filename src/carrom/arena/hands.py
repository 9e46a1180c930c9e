"""Hands by name, for players that are to be compared with the same noise.

``expert`` is the hand of that level, ``steady`` has no deviation, ``carrom-rl`` is that of the public
Carrom_rl server, ``0.3`` has 0.3 degrees, 0.3 mm and 3%, ``0.5-0.7-7`` names degrees, mm and percent.
"""

from dataclasses import dataclass, replace
from typing import Any, Final

import numpy as np

from carrom.arena.errors import ArenaError
from carrom.players.at_match import Computer
from carrom.players.hand import SLOWEST, Hand
from carrom.players.named import PlayerNameError
from carrom.players.named import hand_named as usual_hand
from carrom.players.one_ply.levels import Level
from carrom.players.searcher import Searcher
from carrom.players.striker_places import Array, StrikerPlaces


class HandError(ArenaError):
    """A hand that there is not."""


@dataclass(frozen=True, slots=True)
class CappedHand(Hand):
    """A hand whose speed is off by a part of the greatest speed there is, soft or hard alike."""

    cap: float = 4.0
    """m/s: the greatest speed."""

    def moved(self, strokes: Array, deviations: Array, base: StrikerPlaces) -> Array:
        """Return strokes (place, angle in degrees, speed) with the deviations of the same row."""
        out = np.empty_like(strokes)
        out[:, 0] = base.nearest(strokes[:, 0] + deviations[:, 0])
        out[:, 1] = strokes[:, 1] + deviations[:, 1]
        meant = np.minimum(strokes[:, 2], self.cap)
        out[:, 2] = np.clip(meant + self.cap * deviations[:, 2], SLOWEST, self.cap)
        return out


CARROM_RL: Final = CappedHand(
    angle=2.0, place=2.24e-3, speed=0.01, fluffs=0.0, backward=1.0, cap=4.0
)
"""The noise of Carrom_rl's server (its file 1_player_server/start_server.py), in our units."""


def hand_named(name: str) -> Hand:
    """Return a hand by its name or its figures; what is none raises :class:`HandError`."""
    if name == "carrom-rl":
        return CARROM_RL
    try:
        return usual_hand(name)
    except PlayerNameError as problem:
        raise HandError(problem.said) from problem


def with_hand(computer: Computer, hand: Hand) -> Computer:
    """Return a player with another hand, of which the head knows where it asks for one.

    A head of one's own may have a method ``with_hand(hand)`` that returns the head for that hand.
    """
    head: Any = computer.player
    if hasattr(head, "with_hand"):
        head = head.with_hand(hand)
    elif isinstance(head, Searcher):
        head = replace(head, hand=hand)
    else:
        level = getattr(head, "level", None)
        if isinstance(level, Level):
            head = replace(head, level=replace(level, hand=hand))
    return replace(computer, player=head, hand=hand)
