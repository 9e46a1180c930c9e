"""The operator's part of a store in a database; see :class:`carrom.store.operated.OperatedStore`."""

from collections.abc import Collection, Iterator
from datetime import timedelta
from typing import Final, TypeVar

from carrom.extras import required
from carrom.store import deleting, listing, reporting
from carrom.store.operated import Met, OpenGames, ReportReason, RoomSummary, Seeker, Sizes
from carrom.store.rows import Rows

with required("play"):
    from sqlalchemy.engine import Connection

T = TypeVar("T")
MANY: Final = 500
"""Rooms that one statement names."""


class Operating(Rows):
    """What a database does for an operator."""

    async def meet(self, seeker: Seeker) -> Met:
        """Pair somebody with whoever waits, or let him wait; two at once are always paired."""
        return await self._write(lambda connection: listing.meet(connection, seeker))

    async def open_games(self) -> list[OpenGames]:
        """Return who waits and is there."""
        return await self._read(listing.open_games)

    async def withdraw(self, room: str, token: str) -> bool:
        """Delete a game whose only player waits no longer; False: somebody has sat down."""
        return await self._write(lambda connection: listing.withdraw(connection, room, token))

    async def barred(self, room: str, address: str) -> bool:
        """Say whether strangers meet in a room, and somebody who comes from there may not."""
        return await self._read(lambda connection: listing.barred(connection, room, address))

    async def report(self, room: str, token: str, player: str, reason: ReportReason) -> None:
        """Keep that somebody seated reports another; once about each."""
        await self._write(
            lambda connection: reporting.report(connection, room, token, player, reason)
        )

    async def reported(self, room: str, token: str) -> list[str]:
        """Return whom somebody seated among strangers has reported."""
        return await self._read(lambda connection: reporting.reported(connection, room, token))

    async def touch(self, rooms: Collection[str]) -> None:
        """Keep that rooms are used now; written once a minute at most."""

        def work(connection: Connection) -> None:
            for some in _parts(rooms):
                deleting.touch(connection, some)

        if rooms:
            await self._write(work)

    async def named(self, rooms: Collection[str]) -> dict[str, int]:
        """Return how many of the players have names, of those rooms that are there."""

        def work(connection: Connection) -> dict[str, int]:
            found: dict[str, int] = {}
            for some in _parts(rooms):
                found |= deleting.named(connection, some)
            return found

        return await self._read(work) if rooms else {}

    async def expire(self, unused: timedelta | None, most: int) -> int:
        """Delete some rooms that nobody has used for so long; return how many."""
        return await self._write(lambda connection: deleting.expire(connection, unused, most))

    async def sizes(self) -> Sizes:
        """Return how much is stored."""
        return await self._read(reporting.sizes)

    async def summaries(self) -> list[RoomSummary]:
        """Return all rooms, the last used first."""
        return await self._read(reporting.summaries)

    async def delete(self, room: str) -> bool:
        """Delete a room with everything that hangs on it; False: there is none."""
        done = await self._write(lambda connection: deleting.delete_room(connection, room))
        await self._scrub()
        return done

    async def forget(self, name: str, room: str | None = None) -> int:
        """Delete a person's name from all rooms, or from one; return from how many."""
        count = await self._write(lambda connection: deleting.forget(connection, name, room))
        await self._scrub()
        return count

    async def block(self, room: str, player: str, lasts: timedelta) -> bool:
        """Block the address of a player for a time, or no longer; False: it is not known."""
        return await self._write(
            lambda connection: reporting.block(connection, room, player, lasts)
        )


def _parts(rooms: Collection[str]) -> Iterator[list[str]]:
    names = sorted(rooms)
    return (names[k : k + MANY] for k in range(0, len(names), MANY))
