"""The part of a database that is not logs: visits, offers, and the room that comes next."""

from collections.abc import Collection, Sequence
from datetime import datetime, timedelta
from typing import TypeVar

from carrom.extras import required
from carrom.store import offers, visits
from carrom.store.at_table import AtTable, Heartbeat, Offer, Visit
from carrom.store.rows import Rows
from carrom.store.store import Room, StoredEntry

with required("play"):
    pass

T = TypeVar("T")


class TableRows(Rows):
    """What a database does for :class:`carrom.store.at_table.TableStore`."""

    async def at_table(self, room: str, now: datetime) -> AtTable:
        """Return who is at a room, what is offered there, and which room comes next."""
        return await self._read(lambda connection: offers.read(connection, room, now))

    async def visited(self, process: str, came: Sequence[Visit], now: datetime) -> None:
        """Keep who came to rooms at a process, or went."""
        await self._write(lambda connection: visits.keep(connection, process, came, now))

    async def heartbeat(
        self, process: str, seconds: float, alive: float, now: datetime
    ) -> Heartbeat:
        """Say that a process lives for so many seconds more, and see to those who no longer do."""
        lasts, lived = timedelta(seconds=seconds), timedelta(seconds=alive)
        return await self._write(
            lambda connection: visits.beat(connection, process, lasts, lived, now)
        )

    async def offer(
        self, room: str, offer: Offer, others: Collection[str], now: datetime
    ) -> Offer | None:
        """Keep an offer; return the same of one of the others, if there is one: it is agreed."""
        return await self._write(
            lambda connection: offers.make(connection, room, offer, others, now)
        )

    async def withdraw_offer(self, room: str, what: str) -> None:
        """Take an offer from the table, whoever made it."""
        await self._write(lambda connection: offers.withdraw(connection, room, what))

    async def open_next(self, room: str, after: Room, entries: Sequence[StoredEntry]) -> str:
        """Open the room that follows on another, unless there is one; return which it is."""
        return await self._write(
            lambda connection: offers.open_next(connection, room, after, entries)
        )
