"""The rooms in memory: read when somebody comes, let go when nobody has been there for a while."""

import asyncio
from collections.abc import Callable, Coroutine, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from datetime import datetime
from functools import partial
from time import monotonic
from typing import Final, TypeVar

import msgspec
from msgspec import structs

from carrom.match.match_log import CutShortError, MatchLog
from carrom.messages import message
from carrom.rules.registry import RULE_SETS
from carrom.server import logs
from carrom.server.http.responses import in_thread
from carrom.server.rooms.room_state import (
    EVERY,
    TOLD,
    DamagedError,
    RoomState,
    fold,
    matched,
    snapshot_at,
    unfolded_from,
)
from carrom.store.store import Chair, Room, Seat, StorageError, Store

T = TypeVar("T")
IDLE: Final = 600.0
"""Seconds that a room stays in memory after the last page has gone."""
REST: Final = 60.0
"""Seconds after which a room where nothing happens keeps only the end of its log in memory."""
MOST: Final = 1000
"""Rooms in memory before those that nobody has open are let go at once."""


class RoomCache:
    """Rooms of a store, as far as somebody is there."""

    def __init__(self, store: Store, now: Callable[[], datetime]) -> None:
        self._store = store
        self._now = now
        self._live: dict[str, RoomState] = {}
        self._reading: dict[str, asyncio.Future[RoomState | None]] = {}
        self._reaching: dict[str, asyncio.Future[None]] = {}

    def __len__(self) -> int:
        return len(self._live)

    def __iter__(self) -> Iterator[RoomState]:
        return iter(tuple(self._live.values()))

    def here(self, name: str) -> RoomState | None:
        """Return a room if it is in memory."""
        return self._live.get(name)

    async def room(self, name: str) -> RoomState | None:
        """Return a room, read from the store if it is not in memory; once, whoever asks meanwhile."""
        if name not in self._live:
            fresh = await _once(self._reading, name, partial(self._read, name))
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

    async def catch_up(self, live: RoomState) -> bool:
        """Fold what the log has beyond what is known here; say whether there was anything."""
        since = live.seq
        lines = await self._store.lines(live.room.id, since)
        if not lines:
            return False
        if Chair.OPEN in live.room.chairs.values():  # nothing happens while a seat is free
            await self.read_seats(live)
        if live.seq != since:  # somebody was quicker: these lines no longer follow
            return await self.catch_up(live)
        grown = replace(live, views=list(live.views))
        try:
            await in_thread(partial(fold, grown, lines, self._now()))
        except CutShortError:
            before = await self._store.lines(live.room.id, 0, since)
            whole = await in_thread(partial(matched, live.room, [*before, *lines]))
            grown = replace(live, views=list(live.views))
            await in_thread(partial(fold, grown, lines, self._now(), whole))
        if live.pages and grown.struck > since:  # once for all of them
            moved = await self._store.motions(live.room.id, grown.struck - 1)
            grown.motion = moved.get(grown.struck)
        if live.seq != since or _renamed(
            live, grown
        ):  # somebody was quicker, or sat down meanwhile
            return await self.catch_up(live)
        live.take_over(grown)
        return True

    async def whole(self, live: RoomState) -> MatchLog:
        """Return a room's match from its first entry on."""
        if live.match.cut == 0:
            return live.match
        room, seq = live.room, live.seq
        lines = await self._store.lines(room.id, 0, seq)
        return await in_thread(partial(matched, room, lines))

    async def reach(self, live: RoomState, since: int) -> None:
        """Have the entries after ``since`` in memory again, as far as pages are told of them."""
        if since >= live.match.cut or live.match.cut <= live.seq - TOLD:
            return
        await _once(self._reaching, live.room.id, partial(self._reach, live))

    async def _reach(self, live: RoomState) -> None:
        fresh = unfolded_from(live.room, await self._store.snapshot(live.room.id))
        await self.catch_up(fresh)
        if fresh.seq < live.seq or fresh.match.cut >= live.match.cut:
            return  # it was read before something that is known here
        fresh.motion = live.motion if fresh.struck == live.struck else None
        fresh.since = live.since if fresh.seq == live.seq else fresh.since
        live.take_over(fresh)

    async def keep_snapshot(self, live: RoomState) -> None:
        """Keep a snapshot from which everything can be read that pages are told of."""
        seq = live.seq - TOLD
        if seq <= 0:
            return
        try:
            await self.reach(live, seq)
            (line,) = await self._store.lines(live.room.id, seq - 1, seq)
            await self._store.keep_snapshot(live.room.id, snapshot_at(live, seq, line))
        except CutShortError:  # the log has grown: there will be another one
            return
        except StorageError as problem:  # it can be made again
            logs.warning("no-snapshot", room=live.room.id, seq=seq, said=str(problem))

    async def read_seats(self, live: RoomState) -> None:
        """Read again who sits where."""
        found = await self._store.seats([live.room.id])
        self.take_seats(live, found[live.room.id])

    def take_seats(self, live: RoomState, seats: Mapping[str, Seat]) -> bool:
        """Take in who sits where; say whether that is news."""
        names = {who: seat.name for who, seat in seats.items() if seat.name}
        chairs = {who: seats[who].chair for who in live.room.chairs if who in seats}
        tokens = {who: seat.token for who, seat in seats.items() if seat.token}
        before = (live.room.header.names, live.room.chairs, live.tokens)
        if before == (names, chairs, tokens):
            return False
        header = structs.replace(live.room.header, names=names)
        live.room = structs.replace(live.room, header=header, chairs=chairs)
        live.match = replace(live.match, header=header)
        live.tokens = tokens
        live.table = None  # pages are told anew
        return True

    async def reword(self, live: RoomState) -> None:
        """Make all sentences anew where somebody has another name now, or none."""
        if live.worded == live.room.header.names:
            return
        async with live.lock:
            while live.worded != live.room.header.names:
                names = live.room.header.names
                if live.seq:
                    await self._retell(live)
                live.worded = names

    async def _retell(self, live: RoomState) -> None:
        fresh = unfolded_from(live.room, await self._store.snapshot(live.room.id))
        await self.catch_up(fresh)
        if fresh.seq < live.seq or _renamed(
            live, fresh
        ):  # somebody was quicker, or sat down meanwhile
            return await self._retell(live)
        fresh.motion = live.motion if fresh.struck == live.struck else None
        fresh.since = live.since if fresh.seq == live.seq else fresh.since
        live.take_over(fresh)
        return None

    def drop(self, live: RoomState) -> None:
        """Let go of a room that has been deleted."""
        live.gone, live.leased = True, False
        self._live.pop(live.room.id, None)
        if live.driver is not None:
            live.driver.cancel()

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
            await asyncio.sleep(REST)
            self.let_go(IDLE)
            self.rest(REST)

    def rest(self, idle: float) -> None:
        """Let go of what is not needed of rooms where nothing has happened for so many seconds."""
        now = monotonic()
        for live in self._live.values():
            if now - live.used >= idle and not live.lock.locked():
                live.rest()

    async def stop(self) -> None:
        """Let everything at work come to its end."""
        drivers = [live.driver for live in self._live.values() if live.driver is not None]
        for driver in drivers:
            driver.cancel()
        await asyncio.gather(*drivers, return_exceptions=True)

    async def _read(self, name: str) -> RoomState | None:
        room = await self._found(name)
        if room is None:
            return None
        rules = room.header.settings.rules
        if rules not in RULE_SETS:  # they came from a package that is no longer installed
            raise DamagedError(name, "rules", None, message("server-no-rules", rules=rules))
        live = unfolded_from(room, await self._store.snapshot(name))
        live.since = self._now()
        start = live.seq
        await self.catch_up(live)
        if live.seq - TOLD > start + 2 * EVERY:
            await self.keep_snapshot(live)
        return live

    async def _found(self, name: str) -> Room | None:
        try:
            return await self._store.room(name)
        except msgspec.MsgspecError:
            raise DamagedError(name, "settings", None) from None


async def _once(
    going: dict[str, asyncio.Future[T]], name: str, work: Callable[[], Coroutine[None, None, T]]
) -> T:
    """Do something once, whoever asks for it meanwhile."""
    task = going.get(name)
    if task is None:
        task = asyncio.ensure_future(work())
        going[name] = task
        task.add_done_callback(lambda _: going.pop(name, None))
    return await asyncio.shield(task)


def _renamed(live: RoomState, grown: RoomState) -> bool:
    """Say whether people have other names than those that a copy tells of."""
    return live.room.header.names != grown.room.header.names
