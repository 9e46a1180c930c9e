"""What the server keeps, behind one small interface: rooms, their logs, and who may sit where.

The log of a room is the record of its match, line by line. ``append`` is the one way to add to it:
whoever writes says which entry he believes to be the last, and is told if he is wrong. An entry
counts once ``append`` has returned.
"""

from collections.abc import Mapping, Sequence
from datetime import datetime
from enum import StrEnum
from typing import Protocol

from msgspec import Struct

from carrom.match.record_write import Header


class Chair(StrEnum):
    """Who plays on a chair."""

    PERSON = "person"
    BEGINNER = "beginner"
    CLUB = "club"
    EXPERT = "expert"
    CHAMPION = "champion"
    MACHINE = "machine"


class Room(Struct, frozen=True, kw_only=True):
    """What is settled when a room is opened."""

    id: str
    header: Header
    chairs: dict[str, Chair]
    """Of every player."""
    seed: int
    """What the toss and computer players draw chance from."""
    opened: datetime


class StoredEntry(Struct, frozen=True, kw_only=True):
    """One entry of a room's log."""

    seq: int
    line: bytes
    """The line of the record, with its hash."""
    motion: bytes | None = None
    """Of a stroke: how it was played and its keyframes, as JSON."""


class ConflictError(Exception):
    """Somebody else has appended to the log; nothing was written."""


class RepeatedError(Exception):
    """The intent was carried out before and led to entry ``seq``; nothing was written."""

    def __init__(self, seq: int) -> None:
        super().__init__(seq)
        self.seq = seq


class StorageError(Exception):
    """The store cannot be read or written now, as when the disk is full; nothing was changed."""


class Store(Protocol):
    """Where rooms are kept; everything may raise :class:`StorageError`."""

    async def open(self, room: Room, tokens: Mapping[str, str]) -> None:
        """Keep a new room, and the players by the hashes of their seat tokens."""

    async def room(self, room: str) -> Room | None:
        """Return a room."""

    async def append(
        self, room: str, expected: int, entries: Sequence[StoredEntry], intent: str | None = None
    ) -> int:
        """Add entries after number ``expected``; return the new last number.

        Raises :class:`ConflictError` if the log has another length. An intent's id is kept with its
        entries, so that the same intent is never carried out twice: :class:`RepeatedError`.
        """

    async def lines(self, room: str, since: int = 0) -> list[bytes]:
        """Return the lines of the entries after number ``since``, without their motions."""

    async def motions(self, room: str, since: int) -> dict[int, bytes]:
        """Return the motions of the strokes after number ``since``, by number."""

    async def answered(self, room: str, intent: str) -> int | None:
        """Return the last number an intent led to; None if it was never carried out."""

    async def players(self, room: str, token: str) -> tuple[str, ...]:
        """Return the players a seat token (by its hash) speaks for in a room."""

    async def close(self) -> None:
        """Let go of everything."""
