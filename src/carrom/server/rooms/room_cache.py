"""The rooms in memory: read when somebody comes, let go when nobody has been there for a while."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from time import monotonic
from typing import Final

import msgspec

from carrom.messages import message
from carrom.rules.registry import RULE_SETS
from carrom.server import logs
from carrom.server.http.responses import in_thread
from carrom.server.rooms.room_state import DamagedError, RoomState, fold, unfolded
from carrom.store.store import Store

IDLE: Final = 600.0
"""Seconds that a room stays in memory after the last page has gone."""
MOST: Final = 1000
"""Rooms in memory before those that nobody has open are let go at once."""


class RoomCache:
    """Rooms of a store, as far as somebody is there."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._live: dict[str, RoomState] = {}

    def __len__(self) -> int:
        return len(self._live)

    async def room(self, name: str) -> RoomState | None:
        """Return a room, read from the store if it is not in memory."""
        if name not in self._live:
            fresh = await self._read(name)
            if fresh is None:
                return None
            self._live.setdefault(name, fresh)
            self.let_go(IDLE if len(self._live) <= MOST else 0.0, but=name)
        live = self._live[name]
        live.used = monotonic()
        return live

    @contextmanager
    def visit(self, live: RoomState) -> Iterator[None]:
        """Keep a room in memory for as long as a page is open."""
        self._live.setdefault(live.room.id, live)
        live.pages += 1
        try:
            yield
        finally:
            live.pages -= 1
            live.used = monotonic()

    async def catch_up(self, live: RoomState) -> None:
        """Fold what the log has beyond what is known here."""
        lines = await self._store.lines(live.room.id, live.seq)
        if lines:
            if live.seq:
                lines = await self._store.lines(live.room.id)
            grown = replace(live, views=list(live.views))
            await in_thread(partial(fold, grown, lines))
            live.take_over(grown)

    def let_go(self, idle: float, but: str = "") -> None:
        """Let go of the rooms that nobody has had open for so many seconds."""
        now = monotonic()
        for name, live in list(self._live.items()):
            left = live.pages == 0 and not live.lock.locked() and now - live.used >= idle
            if left and name != but:
                del self._live[name]
                if live.driver is not None:
                    live.driver.cancel()
                logs.debug("room-let-go", room=name, seq=live.seq)

    async def sweep(self) -> None:
        """Let rooms go, for as long as the server runs."""
        while True:
            await asyncio.sleep(IDLE / 10)
            self.let_go(IDLE)

    async def stop(self) -> None:
        """Let everything at work come to its end."""
        drivers = [live.driver for live in self._live.values() if live.driver is not None]
        for driver in drivers:
            driver.cancel()
        await asyncio.gather(*drivers, return_exceptions=True)

    async def _read(self, name: str) -> RoomState | None:
        try:
            room = await self._store.room(name)
        except msgspec.MsgspecError:
            raise DamagedError(name, "settings", None) from None
        if room is None:
            return None
        rules = room.header.settings.rules
        if rules not in RULE_SETS:  # they came from a package that is no longer installed
            raise DamagedError(name, "rules", None, message("server-no-rules", rules=rules))
        live = unfolded(room)
        await self.catch_up(live)
        return live
