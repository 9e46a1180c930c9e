"""The score sheets of rooms."""

from functools import partial
from typing import Final

from carrom.server.http.responses import in_thread
from carrom.server.rooms.made_once import MadeOnce
from carrom.server.rooms.replays import sheet_of_match, sheet_of_room
from carrom.server.rooms.room_state import RoomState
from carrom.server.rooms.rooms import Rooms
from carrom.server.side_work import FILES

MOST: Final = 500
"""Rooms whose last sheet is kept."""


class ScoreSheets:
    """The last score sheets of rooms, as JSON."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._made = MadeOnce(MOST)

    async def of(self, live: RoomState, address: str) -> bytes:
        """Return the score sheet of a room as it is now, for somebody who asks from an address."""
        return await self._made.of(live.room.id, live.seq, partial(self._make, live, address))

    async def _make(self, live: RoomState, address: str) -> bytes:
        """Make it; a log that is no longer in memory is read where no game waits for it."""
        if live.match.cut == 0:
            return await in_thread(partial(sheet_of_match, live.match))
        with FILES.place(address):
            record = await self._rooms.record_of(live, live.seq)
            return await FILES.do(partial(sheet_of_room, record))
