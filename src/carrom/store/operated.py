"""What an operator's server keeps beside games: who looks for one, reports, blocks, and for how long."""

from collections.abc import Callable, Collection, Iterable, Sequence
from datetime import datetime, timedelta
from enum import StrEnum
from typing import NamedTuple, Protocol

from msgspec import Struct

from carrom.store.store import Room, Seat, Store, StoredEntry


class Wish(StrEnum):
    """The level at which somebody wants to play, as he says himself."""

    BEGINNER = "beginner"
    CLUB = "club"
    EXPERT = "expert"
    ANY = "any"


MET = "met"
"""What stands in the place of the level once the two strangers sit at one board."""


class ReportReason(StrEnum):
    """ReportReason somebody was reported."""

    NAME = "name"
    STALLING = "stalling"
    LEFT = "left"
    COMPUTER = "computer"
    """He lets a computer play for him."""
    OTHER = "other"


class Seeker(Struct, frozen=True, kw_only=True):
    """Somebody who looks for an opponent."""

    wish: Wish
    room: Room
    """The game that is opened for him if none waits that suits."""
    player: str
    """Who he is there."""
    seat: Seat
    """His name, the hash of his token, and the keyed hash of where he comes from."""
    apart: Callable[[str, Iterable[str]], str]
    """Tells his name apart from those at the table."""
    begin: Callable[[Room, datetime], Sequence[StoredEntry]]
    """Makes the first entries of a game once both are there."""


class Met(NamedTuple):
    """Where somebody sits who looked for an opponent."""

    room: str
    player: str
    waiting: bool
    """Whether nobody sits opposite yet."""


class OpenGames(Struct, frozen=True):
    """How many wait for an opponent by a rule set and at a level."""

    rules: str
    level: Wish
    waiting: int


class Report(Struct, frozen=True):
    """Somebody was reported."""

    player: str
    by: str
    reason: str
    at: datetime


class RoomSummary(Struct, frozen=True, kw_only=True):
    """A room as its operator sees it."""

    room: str
    opened: datetime
    used: datetime
    rules: str
    entries: int
    people: int
    strangers: bool
    """Whether people met in it by looking for an opponent."""
    reports: Sequence[Report]
    names: dict[str, str]


class BusyError(Exception):
    """Another process pairs people just now; nothing was changed."""


class BlockedError(Exception):
    """Somebody who comes from there may not play with strangers."""


class NotListedError(Exception):
    """No such game of strangers, or not one in which this can be done."""


class Sizes(Struct, frozen=True, kw_only=True):
    """How much is stored."""

    rooms: int = 0
    """Games and desks."""
    tournaments: int = 0
    bytes: int = 0
    """What the database takes on the disk."""


class OperatedStore(Store, Protocol):
    """A store that also serves an operator; everything may raise ``StorageError``."""

    async def meet(self, seeker: Seeker) -> Met:
        """Pair somebody with whoever waits, or let him wait; two at once are always paired.

        Whoever asks again soon, known by the hash of his token, gets the game that he has.
        Raises :class:`BlockedError`, and :class:`BusyError` where it is to be tried again.
        """

    async def open_games(self) -> list[OpenGames]:
        """Return who waits and is there."""

    async def withdraw(self, room: str, token: str) -> bool:
        """Delete a game whose only player, known by the hash of his token, waits no longer.

        False: somebody has sat down meanwhile. Raises :class:`NotListedError`.
        """

    async def barred(self, room: str, address: str) -> bool:
        """Say whether strangers meet in a room, and somebody who comes from there may not."""

    async def report(self, room: str, token: str, player: str, reason: ReportReason) -> None:
        """Keep that somebody seated reports another; once about each. Raises :class:`NotListedError`."""

    async def reported(self, room: str, token: str) -> list[str]:
        """Return whom somebody seated among strangers has reported. Raises :class:`NotListedError`."""

    async def touch(self, rooms: Collection[str]) -> None:
        """Keep that rooms are used now; written once a minute at most."""

    async def named(self, rooms: Collection[str]) -> dict[str, int]:
        """Return how many of the players have names, of those rooms that are there."""

    async def expire(self, unused: timedelta | None, most: int) -> int:
        """Delete some rooms that nobody has used for so long; return how many.

        None: rooms are kept, but for games that nobody waits in any more. Nothing is done while
        another process does it.
        """

    async def sizes(self) -> Sizes:
        """Return how much is stored."""

    async def summaries(self) -> list[RoomSummary]:
        """Return all rooms, the last used first."""

    async def delete(self, room: str) -> bool:
        """Delete a room with everything that hangs on it; False: there is none."""

    async def forget(self, name: str, room: str | None = None) -> int:
        """Delete a person's name from all rooms, or from one; return from how many."""

    async def block(self, room: str, player: str, lasts: timedelta) -> bool:
        """Block the address of a player for a time, or no longer; False: it is not known."""
