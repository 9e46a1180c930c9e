"""What is kept of a room beside its log: who is there, what is offered, which room comes next."""

from collections.abc import Collection, Sequence
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Literal, Protocol

from msgspec import Struct

if TYPE_CHECKING:
    from carrom.store.store import Room, StoredEntry


Offered = Literal["take-back", "abort", "rematch"]


class Visit(Struct, frozen=True):
    """A player's page, or that it has gone."""

    room: str
    player: str
    here: bool
    left: bool = False
    """Gone on purpose, and not by a broken line."""
    first: bool = False
    """Only if nothing is known of him: he has a seat, and has not come yet."""


class Whereabouts(Struct, frozen=True):
    """Where a player is: here, or away since some time."""

    here: bool
    since: datetime
    left: bool

    def gone_at(self, patience: "Patience") -> datetime | None:
        """Return when he counts as gone; None: he is here."""
        if self.here:
            return None
        return self.since + timedelta(seconds=patience.left if self.left else patience.lost)


class Patience(Struct, frozen=True):
    """How long somebody may be away before he counts as gone, in seconds."""

    left: float
    """Who has left on purpose."""
    lost: float
    """Whose line broke."""


class Absence(Struct, frozen=True):
    """A player who must be gone for something to be written."""

    player: str
    patience: Patience


class Offer(Struct, frozen=True):
    """What a player offers the other side, at an entry of the log."""

    what: Offered
    by: str
    seq: int


class AtTable(Struct, frozen=True):
    """What changes at a room beside its log."""

    now: datetime
    """By the clock that the rest is timed by."""
    people: dict[str, Whereabouts]
    offers: tuple[Offer, ...]
    next: str | None
    next_watch: str | None


class Heartbeat(Struct, frozen=True):
    """What a process learns when it says that it lives."""

    forgotten: bool
    """Others took it for dead, or it is new: whoever is here has to be told of again."""
    slept: bool
    """It had been silent for too long."""
    rooms: frozenset[str]
    """Where somebody's presence has changed by it."""


class HereError(Exception):
    """Somebody who must be gone is there, or not away for long enough; nothing was written."""


class TableStore(Protocol):
    """What is kept beside the logs. ``now`` counts where no other process shares the database."""

    async def at_table(self, room: str, now: datetime) -> AtTable:
        """Return who is at a room, what is offered there, and which room comes next."""

    async def visited(self, process: str, came: Sequence[Visit], now: datetime) -> None:
        """Keep who came to rooms at a process, or went."""

    async def heartbeat(
        self, process: str, seconds: float, alive: float, now: datetime
    ) -> Heartbeat:
        """Say that a process lives for so many seconds more, and see to those who no longer do.

        ``alive``: for so many seconds it has said so without a break.
        """

    async def offer(
        self, room: str, offer: Offer, others: Collection[str], now: datetime
    ) -> Offer | None:
        """Keep an offer; return the same of one of the others, if there is one: it is agreed."""

    async def withdraw_offer(self, room: str, what: str) -> None:
        """Take an offer from the table, whoever made it."""

    async def open_next(self, room: str, after: "Room", entries: Sequence["StoredEntry"]) -> str:
        """Open the room that follows on another, with the same people; return which one it is.

        The first who asks makes it; all later ones are told of that one.
        """
