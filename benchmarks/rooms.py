# ruff: noqa: T201 - a script
# mypy: allow-untyped-calls
"""Rooms in memory and long logs, measured: ``python -m benchmarks.rooms [ROOMS] [ENTRIES]``.

How much memory a room takes in the middle of a board, while something happens there and while nothing
does; and how long it takes to come to a room whose log is one board without an end.
"""

import argparse
import asyncio
import gc
import os
import tempfile
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from time import perf_counter

from tests.server.long_logs import chained, long_log

from carrom.match.settings import Settings
from carrom.rules import RULE_SETS
from carrom.server.rooms.bus import LocalBus
from carrom.server.rooms.new_rooms import new_room
from carrom.server.rooms.rooms import Rooms
from carrom.store.operated import OperatedStore
from carrom.store.sqlite import open_sqlite
from carrom.store.store import Chair, Room, StoredEntry, seated

SETTINGS = Settings(rules=RULE_SETS.default.name, a=("p1",), b=("p2",))
PEOPLE = {"p1": Chair.PERSON, "p2": Chair.PERSON}
PAGE = os.sysconf("SC_PAGE_SIZE")
MIDDLE = 40
"""Entries in the middle of a board."""
TIMES = 9


def resident() -> int:
    """Return the bytes of memory that this process has."""
    gc.collect()
    return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1]) * PAGE


def log_of(length: int) -> list[StoredEntry]:
    """Return the log of a match that is one board without an end."""
    room = new_room(SETTINGS, {"p1": "Ada", "p2": "Ben"}, PEOPLE)
    log: list[StoredEntry] = long_log(room.header, length, one_board=True)
    return log


async def opened(store: OperatedStore, log: Sequence[StoredEntry]) -> Room:
    """Keep a new room with a log."""
    room = new_room(SETTINGS, {"p1": "Ada", "p2": "Ben"}, PEOPLE)
    await store.open(room, seated(room, None), chained(room.header, log))
    return room


async def sizes(store: OperatedStore, many: int) -> None:
    """Print what rooms take in memory."""
    log = log_of(MIDDLE)
    names = [(await opened(store, log)).id for _ in range(many)]
    rooms = Rooms(store, LocalBus())
    await rooms.room(names[0])
    before = resident()
    for number, name in enumerate(names[1:]):
        live = await rooms.room(name)
        assert live is not None
        live.pages = 1  # somebody has it open
        if number % 50 == 0:  # the others have been idle for a while
            rooms.cache.rest(0.0)
    rooms.cache.rest(0.0)
    idle = resident() - before
    told = f"{idle / 1e6:.0f} MB, {idle / 1e3 / (many - 1):.0f} kB each"
    print(f"{len(rooms.cache)} idle rooms open: {told}")


async def joining(store: OperatedStore, length: int) -> None:
    """Print how long it takes to come to a room."""
    log = log_of(length)
    for entries in (50, 500, length):
        room = await opened(store, log[:entries])
        first, *took = [await milliseconds(store, room) for _ in range(TIMES)]
        told = f"{median(took):.0f} ms (least {min(took):.0f}, without a snapshot {first:.0f})"
        print(f"coming to a room of {entries} entries: {told}")


async def milliseconds(store: OperatedStore, room: Room) -> float:
    """Return how long it takes a process to have a room that it has never seen."""
    began = perf_counter()
    await Rooms(store, LocalBus()).room(room.id)
    return 1e3 * (perf_counter() - began)


async def measured(many: int, length: int) -> None:
    """Measure everything."""
    with tempfile.TemporaryDirectory() as folder:
        store = await open_sqlite(Path(folder) / "carrom.sqlite")
        await joining(store, length)
        await sizes(store, many)
        await store.close()


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rooms", type=int, nargs="?", default=5000)
    parser.add_argument("entries", type=int, nargs="?", default=5000)
    given = parser.parse_args()
    asyncio.run(measured(given.rooms, given.entries))


if __name__ == "__main__":
    main()
