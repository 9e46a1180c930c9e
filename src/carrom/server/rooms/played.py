"""A stroke or another answer, ready to be kept: the fact, and what eyes need of it."""

from typing import Any

import msgspec
from msgspec import Struct

from carrom.match.facts import Fact
from carrom.physics import keyframes
from carrom.players.at_match import Answer


class Played(Struct, frozen=True):
    """What somebody did."""

    fact: Fact
    motion: bytes | None = None
    """Of a stroke: how it was played, and its keyframes, as JSON."""
    lasts: float = 0.0
    """Seconds until everything is at rest."""


def played(answer: Answer) -> Played:
    """Return an answer with its motion written down; takes a few milliseconds for a stroke."""
    if answer.motion is None:
        return Played(answer.fact)
    told: dict[str, Any] = {"aim": answer.aim, "frames": keyframes(answer.motion)}
    return Played(answer.fact, msgspec.json.encode(told), answer.motion.duration)
