"""Requests where nobody umpires: a few of them a board, and each for a short time.

With an umpire, at a desk, and among people at one machine a request lasts until "Play" is said.
"""

from collections.abc import Collection
from typing import Final

from carrom.match.facts import Requested
from carrom.match.settings import Clock
from carrom.match.state import State
from carrom.messages import message
from carrom.server.rooms.refused import RefusedIntentError
from carrom.store.store import Chair, Room

MOST: Final = 2
"""Requests that a player may make on a board."""
LASTS: Final = 60.0
"""Seconds after which play goes on by itself."""


def most_requests(room: Room) -> int | None:
    """Return how many requests a player may make on a board; None: as many as he likes."""
    limited = not room.desk and room.header.settings.clock is not Clock.OFF
    return MOST if limited else None


def request(
    room: Room, state: State, who: str, players: Collection[str], left: float | None
) -> Requested:
    """Return the request of somebody who speaks for ``players``; ``left`` of the time limit (s)."""
    most = most_requests(room)
    others = any(
        chair is Chair.PERSON and player not in players for player, chair in room.chairs.items()
    )
    if most is None or not others:
        return Requested(by=who, left=left)
    if state.requests.get(who, 0) >= most:
        raise RefusedIntentError("no-requests-left", message("server-no-requests-left", most=most))
    return Requested(by=who, left=left, lasts=LASTS)
