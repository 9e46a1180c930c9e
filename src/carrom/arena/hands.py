"""Hands by name, for players that are to be compared with the same noise.

``expert`` is the hand of that level, ``steady`` has no deviation, ``carrom-rl`` is that of the public
Carrom_rl server, ``0.3`` has 0.3 degrees, 0.3 mm and 3%, ``0.5-0.7-7`` names degrees, mm and percent.
"""

from dataclasses import replace
from typing import Any

from carrom.arena.errors import ArenaError
from carrom.messages import message, quoted
from carrom.players.at_match import Computer
from carrom.players.capped_hand import CARROM_RL
from carrom.players.guard import Guarded
from carrom.players.hand import Hand
from carrom.players.named import PlayerNameError
from carrom.players.named import hand_named as usual_hand
from carrom.players.one_ply.planner import Planner
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
    if isinstance(head, Guarded):
        head = head.around(_for_hand(head.player, hand))
    else:
        head = _for_hand(head, hand)
    return replace(computer, player=head, hand=hand)


def _for_hand(head: Any, hand: Hand) -> Any:  # noqa: ANN401 - of whatever kind it is
    if isinstance(head, Searcher):
        return replace(head, hand=hand)
    if isinstance(head, Planner):
        return replace(head, level=replace(head.level, hand=hand))
    if not hasattr(head, "with_hand"):
        return head
    try:
        return head.with_hand(hand)
    except Exception as problem:
        name, why = type(head).__name__, f"{type(problem).__name__}: {problem}"
        said = message("players-name-import", name=quoted(name), why=quoted(why))
        raise HandError(said) from problem
