"""What goes on by itself: computers, the umpire of a computer's board, and clocks.

Of several processes one drives a room: the one that has its lease. It keeps it for as long as a page of
the room is open there; when it dies, its leases run out and another process takes them. Whatever it
writes, it writes only while it has the lease. Without pages nothing goes on.
"""

import asyncio
import secrets
from contextlib import suppress
from contextvars import Context
from datetime import datetime
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING, Final

from carrom.match.facts import TimeRanOut
from carrom.match.match_log import CutShortError, MatchLog
from carrom.match.state import Phase
from carrom.messages import Message, message
from carrom.server import logs
from carrom.server.http.responses import in_thread
from carrom.server.rooms.autoplay import NOBODY, automatic, opened
from carrom.server.rooms.computers import Task
from carrom.server.rooms.lag import grace
from carrom.server.rooms.played import Played
from carrom.server.rooms.refused import RefusedIntentError, StaleError
from carrom.server.rooms.room_state import DamagedError, RoomState
from carrom.store.store import Chair, Room, StorageError

if TYPE_CHECKING:
    from carrom.server.rooms.rooms import Rooms

LEASE: Final = 3.0
"""Seconds that a lease lasts when it is not renewed: with ``EVERY``, less than the 5 s of a takeover."""
EVERY: Final = 1.0
"""Seconds between renewals, and between attempts to get a lease that another process has."""
LOOK: Final = 5.0
"""Seconds between looks at the logs of rooms with pages, in case a ring was lost."""
LOOK_AGAIN: Final = 1.0
FIRST_WAIT, LONGEST_WAIT = 1.0, 10.0
"""Seconds until a step that could not be stored is tried again."""


class Driving:
    """Lets the rooms of a process go on."""

    def __init__(self, rooms: "Rooms") -> None:
        self._rooms = rooms
        self.process: Final = secrets.token_hex(8)
        """What this process is called among others."""
        self._keeper: asyncio.Task[None] | None = None
        self._behind: set[str] = set()
        self._looked = monotonic()
        self.draining = False
        """Whether no more rooms are to be driven here."""

    def start(self) -> None:
        """Begin to keep leases, where other processes may want them."""
        if self._rooms.store.shared:
            self._keeper = asyncio.create_task(self._keep())

    async def stop(self) -> None:
        """Drive nothing more, and let other processes go on at once."""
        self.draining = True
        if self._keeper is not None:
            self._keeper.cancel()
            await asyncio.gather(self._keeper, return_exceptions=True)
        held = [live for live in self._rooms.cache if live.leased]
        for live in held:
            await self._halt(live)
        if held and self._rooms.store.shared:
            with suppress(StorageError):
                await self._rooms.store.release([live.room.id for live in held], self.process)
            for live in held:
                self._rooms.bus.ring(live.room.id)

    def came(self, live: RoomState) -> None:
        """A page was opened at a room."""
        if not self._rooms.store.shared:
            live.leased = True
            self.drive(live)
        elif not live.leased and not self.draining:
            self._rooms.later(self._take([live]))
        else:
            self.drive(live)

    def left(self, live: RoomState) -> None:
        """A page was closed; with the last one, nothing goes on here."""
        if live.pages <= 1:
            self._rooms.later(self._let_go(live))

    def drive(self, live: RoomState) -> None:
        """Let computers, the umpire of a computer's board, and the clock do what is theirs."""
        if not live.leased or not live.pages or self.draining or live.room.desk:
            return
        if live.driver is None or live.driver.done():
            live.stuck = None
            nobody = Context()  # it goes on for the room, not for the request that began it
            live.driver = asyncio.create_task(self._drive_on(live), context=nobody)

    def look(self, room: str) -> None:
        """Read on in the log of a room, to which another process has added something."""
        if self.draining:
            return
        if room not in self._behind and self._rooms.cache.here(room) is not None:
            self._behind.add(room)
            self._rooms.later(self._catch_up(room))

    async def _catch_up(self, room: str) -> None:
        self._behind.discard(room)  # who rings from now on is heard anew
        live = self._rooms.cache.here(room)
        if live is None:
            return
        try:
            grown = await self._rooms.cache.catch_up(live)
        except (StorageError, DamagedError) as problem:
            logs.error("unread", room=room, seq=live.seq, said=str(problem))
            return
        if grown:
            live.stuck = None
            self._rooms.bus.ring_here(room)
            self.drive(live)

    async def _keep(self) -> None:
        """Renew leases, take those that have run out, and look after logs whose bell is silent."""
        while True:
            await asyncio.sleep(EVERY)
            visited = [live for live in self._rooms.cache if live.pages]
            try:
                if visited:
                    await self._take(visited)
                    await self._look(visited)
            except StorageError as problem:
                logs.warning("leases", said=str(problem))
            except Exception as problem:  # noqa: BLE001 - it must go on
                logs.error("leases", problem=problem)

    async def _take(self, some: list[RoomState]) -> None:
        names = {live.room.id for live in some}
        try:
            held = await self._rooms.store.lease(names, self.process, LEASE)
        except StorageError:
            for live in some:  # nobody knows how long: stop before it runs out
                await self._halt(live)
            raise
        for live in some:
            if live.room.id in held:
                live.leased = True
                self.drive(live)
            elif live.leased:
                await self._halt(live)

    async def _look(self, visited: list[RoomState]) -> None:
        if self._rooms.bus.sure and monotonic() - self._looked < LOOK:
            return
        self._looked = monotonic()
        lengths = await self._rooms.store.lengths([live.room.id for live in visited])
        for live in visited:
            if lengths.get(live.room.id, 0) > live.seq:
                self.look(live.room.id)
        await self._rooms.look_at_seats(visited)

    async def _let_go(self, live: RoomState) -> None:
        """Stop driving a room that nobody has open here."""
        if live.pages or not live.leased:
            return
        await self._halt(live)
        if self._rooms.store.shared:
            with suppress(StorageError):
                await self._rooms.store.release([live.room.id], self.process)
            self._rooms.bus.ring(live.room.id)

    async def _halt(self, live: RoomState) -> None:
        live.leased = False
        if live.driver is not None and not live.driver.done():
            live.driver.cancel()
            await asyncio.gather(live.driver, return_exceptions=True)

    async def _drive_on(self, live: RoomState) -> None:
        """Drive a room; what stops it is logged and told to its pages, and a full disk waited for."""
        wait = FIRST_WAIT
        while True:
            before = live.seq
            try:
                await self._drive(live)
            except StorageError as problem:
                logs.error("storage", room=live.room.id, seq=live.seq, said=str(problem))
                self._tell_stuck(live, message(f"server-{problem.kind}"))
            except RefusedIntentError as refused:
                if live.gone:
                    return None
                logs.error("step-refused", room=live.room.id, seq=live.seq, kind=refused.kind)
                return self._tell_stuck(live, message("server-stuck"))
            except Exception as problem:  # noqa: BLE001 - whatever it is, the room must not die in silence
                logs.error("step-failed", problem=problem, room=live.room.id, seq=live.seq)
                return self._tell_stuck(live, message("server-stuck"))
            else:
                return None
            wait = FIRST_WAIT if live.seq > before else wait
            await asyncio.sleep(wait)
            wait = min(2 * wait, LONGEST_WAIT)

    def _tell_stuck(self, live: RoomState, why: Message) -> None:
        live.stuck = why
        self._rooms.bus.ring_here(live.room.id)

    async def _drive(self, live: RoomState) -> None:
        while live.state.phase is not Phase.OVER:
            seq, since = live.seq, live.since
            step = await self._step(live)
            if step is not None:
                await self._until(since)
                async with live.lock:
                    if live.seq == seq:
                        with suppress(StaleError):
                            await self._rooms.writer.append(live, step, None, self.process)
                if not live.leased:
                    return
                continue
            if live.seq != seq:
                continue
            if live.left(self._rooms.now()) is None or Chair.OPEN in live.room.chairs.values():
                return
            with self._rooms.bus.listen(live.room.id) as ear:
                while live.seq == seq and (left := self._left(live)) > 0.0:
                    with suppress(TimeoutError):
                        await asyncio.wait_for(ear.bell.wait(), min(left, LOOK_AGAIN))
                    ear.bell.clear()
            if live.seq == seq:
                with suppress(StaleError):
                    await self._time_out(live)
            if not live.leased:
                return

    async def _step(self, live: RoomState) -> Played | None:
        """Return what happens next by itself."""
        try:
            return await self._decided(live.room, live.match)
        except CutShortError:
            return await self._decided(live.room, await self._rooms.whole(live))

    async def _decided(self, room: Room, match: MatchLog) -> Played | None:
        if NOBODY.issuperset(room.chairs.values()):  # no computer's task: that is quick
            step = automatic(room, match)
        else:
            step = await in_thread(partial(automatic, room, match))
        if not isinstance(step, Task):
            return step
        decided = await self._rooms.computers.think(step)
        return decided if decided is not None else opened(room, match)

    async def _time_out(self, live: RoomState) -> None:
        async with live.lock:
            await self._rooms.cache.catch_up(live)
            timer = live.state.timer
            if timer is None or self._left(live) > 0.0:
                return
            await self._rooms.writer.append(
                live, Played(TimeRanOut(timer=timer)), None, self.process
            )
            logs.info("time-ran-out", room=live.room.id, seq=live.seq, kind=timer)

    def _left(self, live: RoomState) -> float:
        """Return how long to wait for what may be on its way in time (s)."""
        left = live.left(self._rooms.now())
        if left is None:
            return LOOK_AGAIN
        return left.total_seconds() + grace(live, elsewhere=self._rooms.store.shared)

    async def _until(self, since: datetime) -> None:
        """Wait until the discs that people see are at rest."""
        if self._rooms.patient:
            await asyncio.sleep(max(0.0, (since - self._rooms.now()).total_seconds()))
