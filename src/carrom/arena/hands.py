"""Hands by name, for players that are to be compared with the same noise.

``expert`` is the hand of that level, ``steady`` has no deviation, ``carrom-rl`` is that of the public
Carrom_rl server, ``0.3`` has 0.3 degrees, 0.3 mm and 3%, ``0.5-0.7-7`` names degrees, mm and percent.
"""

from dataclasses import replace
from typing import Any

from carrom.arena.errors import ArenaError
from carrom.players.at_match import Computer
from carrom.players.capped_hand import CARROM_RL
from carrom.players.hand import Hand
from carrom.players.named import PlayerNameError
from carrom.players.named import hand_named as usual_hand
from carrom.players.one_ply.levels import Level
from carrom.players.searcher import Searcher


class HandError(ArenaError):
    """A hand that there is not."""


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
