"""What is seen to from time to time: which rooms are used, which were deleted, which are too old.

An operator deletes rooms and names in the database while servers run. They find out by looking.
"""

import asyncio
from collections.abc import Collection
from contextlib import suppress
from datetime import timedelta
from time import monotonic
from typing import TYPE_CHECKING, Final

from carrom.server import logs
from carrom.server.rooms.room_state import RoomState
from carrom.store.store import Chair, StorageError

if TYPE_CHECKING:
    from carrom.server.rooms.rooms import Rooms

LOOK: Final = 2.0
"""Seconds between looks at the rooms in memory."""
TOUCH, TOUCH_WAITING = 60.0, 10.0
"""Seconds after which it is kept that a room is used; one with a free seat must be known to be alive."""
EXPIRE: Final = 3600.0
"""Seconds between two searches for rooms that are too old."""
MEASURE: Final = 60.0
"""Seconds between two looks at how much is stored."""
BATCH: Final = 20
"""Rooms that are deleted at one go, so that nobody has to wait for it."""
PAUSE: Final = 0.5


class Upkeep:
    """Sees to the rooms of a process."""

    def __init__(self, rooms: "Rooms") -> None:
        self._rooms = rooms
        self.keep: timedelta | None = None
        """For how long rooms are kept that nobody uses; None: for ever."""
        self._touched: dict[str, float] = {}
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Begin."""
        self._tasks = [
            asyncio.create_task(work())
            for work in (self._look_on, self._expire_on, self._measure_on)
        ]

    async def stop(self) -> None:
        """End."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def find_gone(self, some: Collection[RoomState]) -> bool:
        """Drop those of some rooms that were deleted, with their pages; tell of names that were.

        Whoever looks on by a link that an operator gave anew is sent away.
        """
        names = [live.room.id for live in some]
        there = await self._rooms.store.named(names)
        watch = await self._rooms.store.watch_ids(names) if names else {}
        gone = [live for live in some if live.room.id not in there]
        for live in gone:
            self._drop(live)
        for live in some:
            known = len(live.room.header.names)
            if there.get(live.room.id, known) != known:
                self._rooms.bus.stirred(live.room.id)
            if live.room.id in there and live.take_watch(watch.get(live.room.id, "")):
                self._rooms.bus.ring_here(live.room.id)
        return bool(gone)

    def _drop(self, live: RoomState) -> None:
        self._rooms.cache.drop(live)
        self._touched.pop(live.room.id, None)
        self._rooms.bus.ring_here(live.room.id)
        logs.info("room-deleted", room=live.room.id, seq=live.seq)

    async def _look_on(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            try:
                await self.find_gone(list(self._rooms.cache))
                await self._touch()
            except StorageError as problem:
                logs.warning("upkeep", said=str(problem))
            except Exception as problem:  # noqa: BLE001 - it must go on
                logs.error("upkeep", problem=problem)

    async def _touch(self) -> None:
        """Keep which rooms were used since that was last kept."""
        now, due, known = monotonic(), [], set()
        for live in self._rooms.cache:
            name = live.room.id
            known.add(name)
            waits = Chair.OPEN in live.room.chairs.values()
            before = self._touched.get(name, -TOUCH)
            if (live.pages or live.used > before) and now - before >= (
                TOUCH_WAITING if waits else TOUCH
            ):
                due.append(name)
        if due:
            await self._rooms.store.touch(due)
        self._touched = {name: at for name, at in self._touched.items() if name in known}
        self._touched |= dict.fromkeys(due, now)

    async def _measure_on(self) -> None:
        """Keep an eye on how much is stored."""
        while True:
            with suppress(StorageError):
                self._rooms.metrics.sizes = await self._rooms.store.sizes()
            await asyncio.sleep(MEASURE)

    async def _expire_on(self) -> None:
        await asyncio.sleep(LOOK)
        while True:
            with suppress(StorageError):
                while deleted := await self._rooms.store.expire(self.keep, BATCH):
                    self._rooms.metrics.expired.inc(deleted)
                    logs.info("rooms-expired", count=deleted)
                    await asyncio.sleep(PAUSE)
            await asyncio.sleep(EXPIRE)
