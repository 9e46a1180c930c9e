"""Who is there: players whose pages are open, told to the database, which decides who is gone.

A process says every second that it lives. Whoever finds one that no longer does sets the players who
were there away from that moment: time while nothing served them is nobody's.
"""

import asyncio
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from datetime import datetime
from time import monotonic
from typing import TYPE_CHECKING, Final

from carrom.match.settings import Clock, Settings
from carrom.server import logs
from carrom.server.protocol import Presence
from carrom.server.rooms.room_state import RoomState
from carrom.store.at_table import Patience, Visit, Whereabouts
from carrom.store.store import StorageError

if TYPE_CHECKING:
    from carrom.server.rooms.rooms import Rooms

PATIENCE: Final = Patience(left=10.0, lost=30.0)
"""Seconds until somebody who is away counts as gone, where a clock runs: it may cost the game."""
EVERY: Final = 1.0
"""Seconds between two words of a process that it lives."""
LASTS: Final = 4.0
"""Seconds that such a word holds."""
A_LITTLE: Final = 0.05
"""Seconds after which what was to happen has surely happened."""

_Who = tuple[str, str]
"""A room and a player."""


def patience(settings: Settings, away_minutes: int) -> Patience:
    """Return how long people are waited for in a match."""
    if settings.clock is not Clock.OFF:
        return PATIENCE
    return Patience(left=60.0 * away_minutes, lost=60.0 * away_minutes)


def presence_of(found: Whereabouts, patience: Patience, now: datetime) -> Presence:
    """Return where a player is, as pages are told of it."""
    gone = found.gone_at(patience)
    if gone is None:
        return {"state": "here", "since": None, "gone_at": None}
    return {"state": "away" if now < gone else "gone", "since": found.since, "gone_at": gone}


class Visitors:
    """The players whose pages are open at a process."""

    def __init__(self, rooms: "Rooms") -> None:
        self._rooms = rooms
        self._pages: Counter[_Who] = Counter()
        self._left: dict[_Who, bool] = {}
        """Of those who went last: whether on purpose."""
        self._untold: set[_Who] = set()
        self._telling = asyncio.Lock()
        self._beaten = -LASTS
        self._alive: float | None = None
        """Since when this process has said without a break that it lives."""
        self._keeper: asyncio.Task[None] | None = None
        self._timers: dict[str, asyncio.TimerHandle] = {}

    async def start(self) -> None:
        """Begin to say that this process lives."""
        await self._beat()
        self._keeper = asyncio.create_task(self._keep())

    async def stop(self) -> None:
        """Tell who went, and until when this process lived."""
        if self._keeper is not None:
            self._keeper.cancel()
            await asyncio.gather(self._keeper, return_exceptions=True)
        for timer in self._timers.values():
            timer.cancel()
        await self._tell()
        if self._rooms.store.shared or self._beaten > 0.0:
            await self._beat()

    async def came(self, live: RoomState, players: Sequence[str]) -> None:
        """Somebody who speaks for players has opened a page; returns once that is kept."""
        if not players:
            return
        if monotonic() - self._beaten > LASTS / 2:
            await self._beat()
        for player in players:
            self._pages[live.room.id, player] += 1
            self._untold.add((live.room.id, player))
        await self._tell()

    def went(self, live: RoomState, players: Sequence[str], *, on_purpose: bool) -> None:
        """A page is closed, or its line is broken."""
        for player in players:
            who = live.room.id, player
            self._pages[who] -= 1
            if self._pages[who] <= 0:
                del self._pages[who]
                self._left[who] = on_purpose
                self._untold.add(who)
        if players:
            self._rooms.later(self._tell())

    async def notice(self, live: RoomState, players: Sequence[str]) -> None:
        """Let the absence of players begin who have a seat and have never been here."""
        visits = [Visit(live.room.id, player, here=False, first=True) for player in players]
        with suppress(StorageError):
            await self._rooms.store.visited(self._rooms.driving.process, visits, self._rooms.now())

    def expect_gone(self, live: RoomState) -> None:
        """Tell the pages of a room anew when somebody who is away will be gone."""
        room, table = live.room.id, live.table
        timer = self._timers.pop(room, None)
        if timer is not None:
            timer.cancel()
        if table is None:
            return
        away = [each for each in table["presence"].values() if each["state"] == "away"]
        ends = [each["gone_at"] - table["now"] for each in away if each["gone_at"] is not None]
        if ends:
            wait = max(0.0, min(ends).total_seconds()) + A_LITTLE
            loop = asyncio.get_running_loop()
            self._timers[room] = loop.call_later(wait, self._rooms.stir_here, room)

    async def _tell(self) -> None:
        """Keep what the database does not know; what cannot be kept now is tried again."""
        async with self._telling:
            told, self._untold = self._untold, set()
            if not told:
                return
            visits = [self._visit(*who) for who in told]
            process = self._rooms.driving.process
            try:
                await self._rooms.store.visited(process, visits, self._rooms.now())
            except StorageError as problem:
                self._untold |= told
                logs.warning("presence", said=str(problem))
                return
            for who in told:
                if who not in self._untold:
                    self._left.pop(who, None)
        for room in {room for room, _ in told}:
            self._rooms.table_changed(room)

    def _visit(self, room: str, player: str) -> Visit:
        here = (room, player) in self._pages
        return Visit(room, player, here, left=not here and self._left.get((room, player), False))

    async def _keep(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                if self._rooms.store.shared or self._pages:
                    await self._beat()
                await self._tell()
            except Exception as problem:  # noqa: BLE001 - it must go on
                logs.error("presence", problem=problem)

    async def _beat(self) -> None:
        """Say that this process lives, and learn of those that do not."""
        rooms = self._rooms
        alive = 0.0 if self._alive is None else monotonic() - self._alive
        try:
            heard = await rooms.store.heartbeat(rooms.driving.process, LASTS, alive, rooms.now())
        except StorageError as problem:
            logs.warning("presence", said=str(problem))
            return
        self._beaten = monotonic()
        if self._alive is None or heard.forgotten or heard.slept:
            self._alive = self._beaten
        if heard.forgotten:
            self._untold |= set(self._pages)
        for room in heard.rooms:
            rooms.table_changed(room)
