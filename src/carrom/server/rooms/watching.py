"""How many watch a room: pages that speak for nobody, counted over all processes.

Each process says its own number over the bus, at most twice a second and again every few seconds;
nothing is written down. A number that is not said again is forgotten.
"""

import asyncio
from collections import Counter, defaultdict
from time import monotonic
from typing import TYPE_CHECKING, Final

from carrom.server.rooms.room_state import RoomState

if TYPE_CHECKING:
    from carrom.server.rooms.rooms import Rooms

SOON: Final = 0.5
"""Seconds for which changes are gathered."""
MANY: Final = 200
"""For each so many watchers, pages hear of changes half as often."""
AGAIN: Final = 5.0
"""Seconds until a number is said again to other processes."""
FORGOTTEN: Final = 12.0


class Watchers:
    """Those who watch at a process, and what it hears of others."""

    def __init__(self, rooms: "Rooms") -> None:
        self._rooms = rooms
        self._here: Counter[str] = Counter()
        self._elsewhere: defaultdict[str, dict[str, tuple[int, float]]] = defaultdict(dict)
        self._changed: set[str] = set()
        self._told: dict[str, float] = {}
        self._keeper: asyncio.Task[None] | None = None
        rooms.bus.counted = self._heard

    def start(self) -> None:
        """Begin to tell."""
        self._keeper = asyncio.create_task(self._keep())

    async def stop(self) -> None:
        """Tell nothing more."""
        if self._keeper is not None:
            self._keeper.cancel()
            await asyncio.gather(self._keeper, return_exceptions=True)

    def came(self, room: str) -> None:
        """A page that speaks for nobody was opened."""
        self._here[room] += 1
        self._changed.add(room)

    def went(self, room: str) -> None:
        """It was closed."""
        self._here[room] -= 1
        if self._here[room] <= 0:
            del self._here[room]
        self._changed.add(room)
        if room not in self._here:
            self._rooms.bus.count(room, 0)

    def number(self, room: str) -> int:
        """Return how many watch a room."""
        now = monotonic()
        others = self._elsewhere.get(room, {})
        return self._here[room] + sum(n for n, at in others.values() if now - at < FORGOTTEN)

    def _heard(self, room: str, process: str, number: int) -> None:
        self._elsewhere[room][process] = (number, monotonic())
        self._changed.add(room)

    async def _keep(self) -> None:
        said = monotonic()
        while True:
            await asyncio.sleep(SOON)
            again = monotonic() - said >= AGAIN
            if again:
                said = monotonic()
                self._forget()
            for room in set(self._here) if again else self._changed & set(self._here):
                self._rooms.bus.count(room, self._here[room])
            for room in sorted(self._changed):
                self._tell(room)

    def _tell(self, room: str) -> None:
        """Tell the pages here, the less often the more there are."""
        live: RoomState | None = self._rooms.cache.here(room)
        number = self.number(room)
        if live is None or live.table is None or live.table["watchers"] == number:
            self._changed.discard(room)
            self._told.pop(room, None)
            return
        now = monotonic()
        if now - self._told.get(room, 0.0) < SOON * (number // MANY):
            return
        self._told[room] = now
        self._changed.discard(room)
        live.table = {**live.table, "watchers": number}
        self._rooms.bus.ring_here(room)

    def _forget(self) -> None:
        """Let go of numbers that are not said any more."""
        old = monotonic() - FORGOTTEN
        for room, numbers in list(self._elsewhere.items()):
            kept = {who: told for who, told in numbers.items() if told[1] > old and told[0]}
            if len(kept) < len(numbers):
                self._changed.add(room)
            if kept:
                self._elsewhere[room] = kept
            else:
                del self._elsewhere[room]
