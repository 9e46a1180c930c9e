"""The players that have a name of their own: each name with what makes the player.

A level has versions. Each keeps its number and stays as it is, so that results can be compared over
the years; the level's bare name means the newest. A module adds a version by adding to :data:`PLAYERS`.
"""

from dataclasses import replace
from functools import partial
from math import sqrt
from typing import Final, Protocol

from carrom.messages import message
from carrom.players import levels
from carrom.players.at_match import Computer
from carrom.players.hand import Hand
from carrom.players.one_ply import levels as first_levels
from carrom.players.one_ply.levels import Head
from carrom.players.one_ply.planner import Planner
from carrom.players.one_ply.rollout import LAST
from carrom.players.rungs import RUNGS, rung
from carrom.players.searcher import Searcher


class PlayerFactory(Protocol):
    """What makes a player."""

    def __call__(self, hand: Hand | None, budget: int | None, threads: int) -> Computer:
        """Return a player with a hand, who tries about so many strokes in thought.

        None: as the player usually does. ``threads`` are cores it may use.
        """


LEAST: Final = 26
MOST: Final = 10_000_000
"""The smallest and the greatest budget, in strokes."""


def tried(head: Head) -> int:
    """Return how many strokes a head tries before it chooses one in the middle of a board."""
    last = min(LAST, head.finalists)
    return head.candidates + head.samples * (head.finalists + 4 * last)


def with_budget(head: Head, strokes: int) -> Head:
    """Return the same way of thinking with so many strokes."""

    def scaled(by: float) -> Head:
        few = sqrt(by)  # finalists times samples grows as the candidates do
        return Head(
            max(16, int(by * head.candidates)),
            max(2, int(few * head.finalists)),
            max(1, int(few * head.samples)),
        )

    low, high = 0.0, 2.0 * strokes / tried(head)
    for _ in range(40):
        middle = (low + high) / 2
        low, high = (middle, high) if tried(scaled(middle)) <= strokes else (low, middle)
    found = scaled(low)
    return replace(found, candidates=found.candidates + strokes - tried(found))


def first_version(
    level: first_levels.Level, hand: Hand | None, budget: int | None, threads: int
) -> Computer:
    """Return the first version of a level."""
    head = level.head if budget is None else with_budget(level.head, budget)
    level = replace(level, hand=level.hand if hand is None else hand, head=head)
    return Computer(Planner(level, threads=threads), level.hand)


def second_version(
    level: levels.Level, hand: Hand | None, budget: int | None, threads: int
) -> Computer:
    """Return the second version of a level."""
    own = level.hand if hand is None else hand
    return Computer(Searcher(own, level.budget if budget is None else budget, threads), own)


def rung_player(name: str, hand: Hand | None, budget: int | None, threads: int) -> Computer:
    """Return a rung of the ladder, which tries nothing in thought."""
    del budget, threads
    return rung(name, hand)


PLAYERS: Final[dict[str, PlayerFactory]] = {
    **{f"{name}-1": partial(first_version, level) for name, level in first_levels.LEVELS.items()},
    **{
        f"{name}-{levels.VERSION}": partial(second_version, level)
        for name, level in levels.LEVELS.items()
    },
    **{name: partial(rung_player, name) for name in RUNGS},
}
"""Every player by name and version, such as ``expert-1``."""


def factory_of(name: str) -> PlayerFactory | None:
    """Return what makes the player of a name; of a bare name the newest version."""
    if name in PLAYERS:
        return PLAYERS[name]
    versions = [number for base, number in map(_parted, PLAYERS) if base == name]
    return PLAYERS[f"{name}-{max(versions)}"] if versions else None


def computer(level: str, threads: int = 1) -> Computer:
    """Return a computer player of a level, ready to take part in a match."""
    factory = factory_of(level)
    if factory is None:
        known = ", ".join(levels.LEVELS)
        raise ValueError(message("players-unknown", name=level, names=known).text())
    return factory(None, None, threads)


def names() -> tuple[str, ...]:
    """Return the bare names of levels and rungs, then all with their versions."""
    return tuple(dict.fromkeys((*(_parted(name)[0] for name in PLAYERS), *PLAYERS)))


def _parted(name: str) -> tuple[str, int]:
    base, _, number = name.rpartition("-")
    return (base, int(number)) if base and number.isdecimal() else (name, 0)
