"""The levels of the computer player: how steady its hand is, and how long it thinks."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from carrom.messages import Message, message
from carrom.players.hand import Hand

VERSION: Final = 2
"""Of all levels: a change of a hand, a budget or the head is a new one."""


@dataclass(frozen=True, slots=True)
class Level:
    """A strength to play against."""

    name: str
    hand: Hand
    budget: int
    """Strokes tried in thought before one is played; a number and no time, so chance decides alone."""

    @property
    def title(self) -> Message:
        """What the level is called."""
        return message(f"players-level-{self.name}")

    @property
    def about(self) -> Message:
        """What to expect of it, in a sentence."""
        return message(f"players-about-{self.name}")


LEVELS: Final[Mapping[str, Level]] = MappingProxyType(
    {
        level.name: level
        for level in (
            Level("beginner", Hand(angle=2.2, place=2e-3, speed=0.16), 150),
            Level("club", Hand(angle=1.3, place=1.2e-3, speed=0.11), 600),
            Level("expert", Hand(angle=0.8, place=0.8e-3, speed=0.08), 3_000),
            Level("champion", Hand(angle=0.56, place=0.65e-3, speed=0.055), 10_000),
            Level("machine", Hand(angle=0.3, place=0.5e-3, speed=0.03), 20_000),
        )
    }
)
"""From the weakest to the strongest."""
