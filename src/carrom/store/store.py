"""What the server keeps, behind one small interface: rooms, their logs, and who may sit where.

The log of a room is the record of its match, line by line. ``append`` is the one way to add to it:
whoever writes says which entry he believes to be the last, and is told if he is wrong. An entry
counts once ``append`` has returned.
"""

from collections.abc import Collection, Mapping, Sequence
from datetime import datetime
from enum import StrEnum
from typing import ClassVar, Protocol

from msgspec import UNSET, Struct, UnsetType

from carrom.match.record_write import Header
from carrom.store.asked import Asked, ConflictError, RepeatedError
from carrom.store.at_table import Absence, TableStore
from carrom.store.pens import PenStore
from carrom.store.tournaments import TournamentStore

__all__ = [
    "Asked",
    "Chair",
    "ConflictError",
    "Invitation",
    "LostError",
    "LostLeaseError",
    "RepeatedError",
    "Room",
    "Seat",
    "Snapshot",
    "StorageError",
    "Store",
    "StoredEntry",
    "UncertainError",
    "seated",
]


class Chair(StrEnum):
    """Who plays on a chair."""

    OPEN = "open"
    """Nobody yet: somebody with the game's code may sit down."""
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
    quick: bool = False
    """Whether the match begins at once when the last seat is taken."""
    watch: str = ""
    """The id by which others watch, and can do nothing else."""
    desk: bool = False
    """Whether an umpire enters what happens at a real board: nobody sits here, nothing goes on by itself."""


class StoredEntry(Struct, frozen=True, kw_only=True):
    """One entry of a room's log."""

    seq: int
    line: bytes
    """The line of the record, with its hash."""
    motion: bytes | None = None
    """Of a stroke: how it was played and its keyframes, as JSON."""


class Seat(Struct, frozen=True, kw_only=True):
    """Who sits on a player's chair, and by which secrets he is known."""

    chair: Chair
    name: str | None = None
    token: str | None = None
    """The hash of what the browser keeps."""
    recovery: str | None = None
    """The hash of the code that a person keeps."""
    address: str | UnsetType | None = UNSET
    """The keyed hash of where a person comes from, kept among strangers; unset: as it was."""


def seated(room: Room, token: str | None) -> dict[str, Seat]:
    """Return the seats of a new room whose people are all known by one token, given by its hash."""
    return {
        player: Seat(
            chair=chair,
            name=room.header.names.get(player),
            token=token if chair is Chair.PERSON else None,
        )
        for player, chair in room.chairs.items()
    }


class Invitation(Struct, frozen=True, kw_only=True):
    """A short code by which somebody sits down at a room."""

    code: str
    room: str
    until: datetime


class Snapshot(Struct, frozen=True, kw_only=True):
    """Where a room's match stood after an entry, so that the log need not be read from its start."""

    seq: int
    data: bytes


class LostLeaseError(Exception):
    """Whoever wrote for a room no longer drives it; nothing was written."""


class StorageError(Exception):
    """The store cannot be read or written now, as when the disk is full; nothing was changed."""

    kind: ClassVar[str] = "storage"
    """How whoever asked is told (``server-<kind>``)."""


class UncertainError(StorageError):
    """The commit failed at its very end: what was to be written may be there or not."""

    kind = "uncertain"


class LostError(StorageError):
    """The same, or it went nowhere: and nothing that is written from now on is safe either."""

    kind = "uncertain"


class Store(TableStore, PenStore, TournamentStore, Protocol):
    """Where rooms are kept; everything may raise :class:`StorageError`."""

    @property
    def shared(self) -> bool:
        """Whether other processes may write to it at the same time."""

    @property
    def waiting(self) -> int:
        """How many pieces of work wait to be written."""

    async def open(
        self,
        room: Room,
        seats: Mapping[str, Seat],
        entries: Sequence[StoredEntry] = (),
        umpire: str | None = None,
    ) -> None:
        """Keep a new room, who sits in it, and the first entries of its log.

        ``umpire``: of a desk, the hash of the secret by which its umpire is known.
        """

    async def room(self, room: str) -> Room | None:
        """Return a room, with who sits in it now."""

    async def append(
        self,
        room: str,
        expected: int,
        entries: Sequence[StoredEntry],
        asked: Asked | None = None,
        *,
        lease: str | None = None,
        seats: Mapping[str, Seat] | None = None,
        chairs: Mapping[str, Chair] | None = None,
        absence: Absence | None = None,
        now: datetime | None = None,
        pen: int | None = None,
    ) -> int:
        """Add entries after number ``expected``; return the new last number.

        Raises :class:`ConflictError` if the log has another length. An intent's id is kept with its
        entries, so that the same intent is never carried out twice: :class:`RepeatedError`; and whoever
        asks must still have the seat: :class:`carrom.store.asked.UnseatedError`. With a
        ``lease`` it is written only while that holder drives the room: :class:`LostLeaseError`.
        ``seats`` are changed with it, or nothing is; ``chairs`` are what whoever changes them believes
        to be there: :class:`ConflictError` if somebody else was quicker. With an ``absence`` it is
        written only if that player is gone ``now``: :class:`carrom.store.at_table.HereError`. With a
        ``pen`` it is written only while that one has not been taken over:
        :class:`carrom.store.pens.TakenOverError`.
        """

    async def lines(self, room: str, since: int = 0, until: int | None = None) -> list[bytes]:
        """Return the lines of the entries after ``since`` up to ``until``, without their motions."""

    async def motions(self, room: str, since: int) -> dict[int, bytes]:
        """Return the motions of the strokes after number ``since``, by number."""

    async def lengths(self, rooms: Collection[str]) -> dict[str, int]:
        """Return how many entries the logs of rooms have."""

    async def answered(self, room: str, intent: str) -> tuple[int, str] | None:
        """Return the last number an intent led to and its digest; None if it never was carried out."""

    async def players(self, room: str, token: str) -> tuple[str, ...]:
        """Return the players a seat token (by its hash) speaks for in a room."""

    async def seats(self, rooms: Collection[str]) -> dict[str, dict[str, Seat]]:
        """Return who sits in rooms now, by player."""

    async def watched(self, watch: str) -> str | None:
        """Return the room that an id is for watching."""

    async def watch(self, room: str, fresh: str) -> str:
        """Return the id by which a room is watched: ``fresh``, if it has none yet."""

    async def watch_ids(self, rooms: Collection[str]) -> dict[str, str]:
        """Return the ids by which rooms are watched, of those that have one."""

    async def renew_watch(self, room: str, fresh: str) -> bool:
        """Let a room be watched by another id from now on; False: there is no such room."""

    async def renew_invitation(self, fresh: Invitation) -> None:
        """Let the codes of a room end at once, and keep a fresh one.

        Raises :class:`ConflictError` if another room has the same.
        """

    async def invite(self, fresh: Invitation, now: datetime) -> Invitation:
        """Return the invitation to a room that holds now, or keep and return a fresh one."""

    async def invited(self, code: str) -> Invitation | None:
        """Return the invitation with a code, which may have run out."""

    async def keep_recovery(self, room: str, token: str, recovery: str) -> bool:
        """Keep by which code somebody finds his seats again; both by their hashes."""

    async def give_recovery(self, room: str, player: str, recovery: str) -> bool:
        """Keep by which code, given by its hash, a seat is found again; False: nobody sits there."""

    async def recover(self, recovery: str, token: str) -> str | None:
        """Give the seats that a recovery code is for to another token; return their room."""

    async def snapshot(self, room: str) -> Snapshot | None:
        """Return the newest snapshot of a room."""

    async def keep_snapshot(self, room: str, snapshot: Snapshot) -> None:
        """Keep a snapshot; older ones are let go."""

    async def lease(self, rooms: Collection[str], holder: str, seconds: float) -> frozenset[str]:
        """Take or renew the right to drive rooms; return those that are held by ``holder`` now."""

    async def release(self, rooms: Collection[str], holder: str) -> None:
        """Give up the right to drive rooms."""

    async def ready(self) -> None:
        """See that the store can be read and written now."""

    async def close(self) -> None:
        """Let go of everything."""
