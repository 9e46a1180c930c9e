"""The rooms of a server, at work.

A room in memory is a copy of the end of its log and nothing else. Whoever finds that the log has grown
without him reads on; so several processes may serve one room. A room that nobody has open for a while
is let go, and read again when somebody comes. Intents become entries in
:mod:`carrom.server.rooms.intent_handler`; computers and clocks are in :mod:`carrom.server.rooms.driving`.
"""

import asyncio
from collections.abc import Callable, Coroutine, Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import datetime
from typing import Final, TypeVar

from carrom.match.match_log import CutShortError, MatchLog
from carrom.match.record import opening
from carrom.match.settings import Settings
from carrom.messages import message
from carrom.server import logs
from carrom.server.clock import SteadyClock
from carrom.server.config import AWAY_MINUTES
from carrom.server.http.limits import Budgets
from carrom.server.metrics import Metrics
from carrom.server.rooms.bus import Bus, Ear
from carrom.server.rooms.codes import WATCH, new_watch
from carrom.server.rooms.computers import Computers, on_threads
from carrom.server.rooms.driving import Driving
from carrom.server.rooms.intent_handler import IntentHandler
from carrom.server.rooms.log_writer import LogWriter
from carrom.server.rooms.new_rooms import hashed, new_room, new_token
from carrom.server.rooms.presence import Visitors
from carrom.server.rooms.refused import RefusedIntentError
from carrom.server.rooms.room_cache import RoomCache
from carrom.server.rooms.room_state import RoomState, begun
from carrom.server.rooms.table import table_view
from carrom.server.rooms.upkeep import Upkeep
from carrom.server.rooms.watching import Watchers
from carrom.store.operated import OperatedStore
from carrom.store.store import Chair, Room, StorageError, seated

T = TypeVar("T")
MOST_PHRASES: Final = (5, 20.0)
"""That a player may say in so many seconds."""


class Rooms:
    """All rooms of a process, over one store and one bus."""

    def __init__(
        self,
        store: OperatedStore,
        bus: Bus,
        now: Callable[[], datetime] | None = None,
        *,
        computers: Computers | None = None,
        patient: bool = True,
        away_minutes: int = AWAY_MINUTES,
    ) -> None:
        """``patient``: computers wait until the discs have come to rest before people's eyes.

        ``away_minutes``: how long people are waited for where no clock runs.
        """
        self.store = store
        self.bus = bus
        self.now = now or SteadyClock(idle=lambda: not any(live.pages for live in self.cache))
        self.computers = computers or on_threads()
        self.patient = patient
        self.away_minutes = away_minutes
        """Minutes after which somebody who stays away counts as gone, where no clock runs."""
        self.leaving = False
        """Whether this process is about to end, and new pages go to others."""
        self.cache = RoomCache(store, self.now)
        self.writer = LogWriter(self)
        self.intents = IntentHandler(self)
        self.driving = Driving(self)
        self.visitors = Visitors(self)
        self.watchers = Watchers(self)
        self.metrics = Metrics(self)
        self.upkeep = Upkeep(self)
        self.phrases = Budgets(*MOST_PHRASES)
        """What players may say to each other."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._stirred: set[str] = set()
        bus.news = self.driving.look
        bus.stirred = self.stir_here

    async def start(self) -> None:
        """Begin to hear of other processes, and to take part in driving rooms."""
        await self.bus.start()
        self.driving.start()
        await self.visitors.start()
        self.watchers.start()
        self.upkeep.start()

    async def open(
        self,
        settings: Settings,
        names: Mapping[str, str],
        chairs: Mapping[str, Chair],
        *,
        quick: bool = False,
    ) -> tuple[Room, str]:
        """Open a room; return it with the token that speaks for all its people.

        ``quick``: the first board is open at once, and the first player to break; while a seat is
        free, this waits until the last one is taken.
        """
        room = new_room(settings, names, chairs, quick=quick)
        token = new_token()
        begins = quick and Chair.OPEN not in chairs.values()
        first = begun(room, self.now()) if begins else ()
        if room.header.computers:
            self.computers.expect()
        await self.store.open(room, seated(room, hashed(token)), first)
        logs.info("room-opened", room=room.id, kind=settings.rules)
        return room, token

    async def room(self, name: str) -> RoomState | None:
        """Return a room, by its id or by the id it is watched by."""
        if self.cache.here(name) is None and name.startswith(WATCH):
            name = await self.store.watched(name) or name
        return await self.cache.room(name)

    async def whole(self, live: RoomState) -> MatchLog:
        """Return a room's match from its first entry on."""
        return await self.cache.whole(live)

    @contextmanager
    def visit(self, live: RoomState) -> Iterator[Ear]:
        """Come to a room with a page, and let it go on; the bell rings when there is news."""
        with self.cache.visit(live), self.bus.listen(live.room.id) as ear:
            self.driving.came(live)
            try:
                yield ear
            finally:
                self.driving.left(live)

    def table_changed(self, room: str) -> None:
        """Tell all pages of a room anew who sits there, who is there, and what is offered."""
        self.bus.stir(room)

    async def read_table(self, live: RoomState) -> None:
        """Read what changes at a room beside its log."""
        live.table_reads += 1
        began = live.table_reads
        await self.cache.read_seats(live)
        live.take_watch((await self.store.watch_ids([live.room.id])).get(live.room.id, ""))
        await self.cache.reword(live)
        table = await table_view(self, live)
        if began > live.table_read:
            live.table, live.table_read = table, began
            self.visitors.expect_gone(live)

    async def watch_id(self, live: RoomState) -> str:
        """Return the id to watch a room by; one that was opened long ago gets it now."""
        name = live.room.id
        found = (await self.store.watch_ids([name])).get(name)
        live.take_watch(found or await self.store.watch(name, new_watch()))
        return live.room.watch

    async def renew_watch(self, live: RoomState) -> str:
        """Give a room another id to watch it by; whoever watches by the old one is sent away."""
        fresh = new_watch()
        if await self.store.renew_watch(live.room.id, fresh):
            live.take_watch(fresh)
            logs.info("links-renewed", room=live.room.id, kind="watch")
            self.table_changed(live.room.id)
        return fresh

    async def unseated(self, live: RoomState) -> RefusedIntentError:
        """Return the refusal of somebody whose seat is no longer theirs, and tell the pages so."""
        await self.cache.read_seats(live)
        self.stir_here(live.room.id)
        return RefusedIntentError("not-yours", message("server-not-seated"))

    async def look_at_seats(self, visited: Sequence[RoomState]) -> None:
        """See whether somebody has sat down or left, in case nobody told."""
        found = await self.store.seats([live.room.id for live in visited])
        for live in visited:
            if self.cache.take_seats(live, found[live.room.id]) or live.table is None:
                self.stir_here(live.room.id)

    def stir_here(self, room: str) -> None:
        """Tell the pages of a room in this process anew what changes beside its log."""
        if room not in self._stirred and self.cache.here(room) is not None:
            self._stirred.add(room)
            self.later(self._read_table(room))

    async def _read_table(self, room: str) -> None:
        self._stirred.discard(room)
        live = self.cache.here(room)
        if live is None:
            return
        try:
            await self.read_table(live)
        except StorageError as problem:
            logs.warning("unread", room=room, said=str(problem))
            return
        self.bus.ring_here(room)
        self.driving.drive(live)

    async def motions(self, live: RoomState, since: int) -> dict[int, bytes]:
        """Return the motions of the strokes after a number, by number."""
        if live.struck <= since:
            return {}
        if live.motion is not None and live.struck == since + 1:
            return {live.struck: live.motion}
        return await self.store.motions(live.room.id, since)

    async def views(self, live: RoomState, since: int, last: int) -> list[bytes] | None:
        """Return entries as pages are told of them; None: they are older than what is in memory."""
        await self.cache.reach(live, since)
        cut = live.match.cut
        return live.views[since - cut : last - cut] if since >= cut else None

    async def record(self, name: str) -> bytes | None:
        """Return the record of a room's match, as a file."""
        live = await self.room(name)
        return None if live is None else await self.record_of(live)

    async def record_of(self, live: RoomState, until: int | None = None) -> bytes:
        """Return the record of a room's match, perhaps only up to an entry."""
        lines = await self.store.lines(live.room.id, 0, until)
        return opening(live.room.header) + b"".join(lines)

    async def stop(self) -> None:
        """Let everything at work come to its end; other processes may go on with the rooms at once."""
        await self.upkeep.stop()
        await self.driving.stop()
        await self.watchers.stop()
        await self.visitors.stop()
        await self.cache.stop()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.computers.stop()
        await self.bus.stop()
        await self.store.close()

    async def enough(self, live: RoomState, work: Callable[[MatchLog], T]) -> T:
        """Do something with a room's match, with all of its log where the end of it is not enough."""
        try:
            return work(live.match)
        except CutShortError:
            return work(await self.whole(live))

    def later(self, work: Coroutine[None, None, None]) -> None:
        """Do something that nobody waits for; what goes wrong is logged."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        problem = None if task.cancelled() else task.exception()
        if isinstance(problem, StorageError):
            logs.warning("unfinished", said=str(problem))
        elif problem is not None:
            logs.error("unfinished", problem=problem)
