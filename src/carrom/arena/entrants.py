"""Who takes part: players by name, each with a name of its own in tables and results."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from carrom import __version__
from carrom.arena.errors import ArenaError
from carrom.arena.hands import hand_named, with_hand
from carrom.players.at_match import Computer
from carrom.players.named import PlayerNameError, named_player
from carrom.players.one_ply.levels import Head
from carrom.players.one_ply.planner import Planner
from carrom.players.one_ply.rollout import LAST

PARTNERS: Final = "+"
"""Between the names of two partners: ``expert+club``."""


class EntrantError(ArenaError):
    """A player that cannot take part."""


@dataclass(frozen=True, slots=True)
class Entrant:
    """A player that takes part."""

    name: str
    """As it was asked for."""
    computer: Computer
    version: str
    """Of the player, where it has one, else of the package."""

    def __repr__(self) -> str:
        return f"<Entrant {self.name}, version {self.version}>"


@lru_cache(maxsize=32)
def entrant(name: str, hand: str | None = None) -> Entrant:
    """Return a player by name: whatever :func:`~carrom.players.named.named_player` knows.

    ``hand`` exchanges its hand: see :func:`carrom.arena.hands.hand_named`.
    """
    try:
        computer = named_player(name)
    except PlayerNameError as problem:
        raise EntrantError(problem.said) from problem
    if hand is not None:
        computer = with_hand(computer, hand_named(hand))
    return Entrant(name, computer, str(getattr(computer.player, "version", None) or __version__))


def distinct(names: Sequence[str]) -> tuple[str, ...]:
    """Return names of which no two are alike.

    >>> distinct(["expert", "club", "expert"])
    ('expert', 'club', 'expert#2')
    """
    found: list[str] = []
    for name in names:
        number, new = 1, name
        while new in found:
            number += 1
            new = f"{name}#{number}"
        found.append(new)
    return tuple(found)


def simulated_so_far(player: object) -> int | None:
    """Return how many strokes a player says it has tried in thought; None: it does not count.

    A player that counts has an attribute ``simulated``, which only grows.
    """
    try:
        found = getattr(player, "simulated", None)
    except Exception:  # noqa: BLE001 - whatever a player may do
        return None
    return found if isinstance(found, int) else None


def planned(player: object, *, broken: bool) -> int:
    """Return how many strokes a player that does not count tries for a stroke, by its figures."""
    if not isinstance(player, Planner):
        return 0
    head: Head = player.level.head
    if broken:
        return head.candidates + head.samples * (head.finalists + 4 * LAST)
    tried = head.finalists // 2 + 2  # the known breaks
    return head.samples * (tried + 4 * min(LAST, tried))
