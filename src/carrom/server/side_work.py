"""Work beside the rooms: what anybody may ask for, never on the threads that strokes of games need.

Each kind has threads or a process of its own and takes in so much and no more, of one address even
less. Whoever comes when it is full is refused at once, before anything of his request is kept.
"""

import asyncio
import multiprocessing
from collections import Counter
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Final, TypeVar

from carrom.server.rooms.computers import AT_ONCE, stand_back

T = TypeVar("T")


class BusyError(Exception):
    """So much waits already that nothing more is taken in."""


class SideWork:
    """A kind of work."""

    def __init__(self, make: Callable[[], Executor], most: int, most_of_one: int) -> None:
        """Work with what ``make`` makes when the first comes; ``most`` at once or waiting."""
        self._make = make
        self._most = most
        self._most_of_one = most_of_one
        self._pool: Executor | None = None
        self._of: Counter[str] = Counter()

    @property
    def waiting(self) -> int:
        """How many are at work or wait."""
        return self._of.total()

    @contextmanager
    def place(self, address: str) -> Iterator[None]:
        """Take a place for somebody's request; raise :class:`BusyError` where none is free."""
        if self.waiting >= self._most or self._of[address] >= self._most_of_one:
            raise BusyError
        self._of[address] += 1
        try:
            yield
        finally:
            self._of[address] -= 1
            if not self._of[address]:
                del self._of[address]

    async def do(self, work: Callable[[], T]) -> T:
        """Do something for somebody who has a place."""
        if self._pool is None:
            self._pool = self._make()
        pool = self._pool
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, work)
        except BrokenProcessPool:  # it was killed: the next one gets a new one
            if self._pool is pool:
                self._pool = None
            raise BusyError from None

    def use(self, make: Callable[[], Executor]) -> None:
        """Work with something else from now on."""
        self.stop()
        self._make = make

    def stop(self) -> None:
        """Begin nothing more."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


async def once(
    kept: dict[object, "asyncio.Task[T]"],
    key: object,
    work: Callable[[], Coroutine[None, None, T]],
    most: int | None = None,
) -> T:
    """Return what is kept, or make and keep it: once, however many ask meanwhile; ``most`` are kept."""
    making = kept.get(key)
    if making is None:
        while most is not None and len(kept) >= most:
            del kept[next(iter(kept))]
        making = kept[key] = asyncio.create_task(work())
        making.add_done_callback(lambda made: _forget_failed(kept, key, made))
    return await asyncio.shield(making)


def _forget_failed(
    kept: dict[object, "asyncio.Task[T]"], key: object, made: "asyncio.Task[T]"
) -> None:
    if (made.cancelled() or made.exception() is not None) and kept.get(key) is made:
        del kept[key]


def _threads(name: str, count: int) -> Callable[[], Executor]:
    return lambda: ThreadPoolExecutor(count, f"carrom-{name}")


def process() -> Executor:
    """Return a process of its own, which stands back behind the server."""
    return ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), stand_back)


PRACTICE: Final = SideWork(_threads("practice", AT_ONCE), 64, 16)
"""Strokes of the practice board."""
SEARCHES: Final = SideWork(_threads("search", AT_ONCE), 16, 8)
"""Hints, and the best strokes of boards."""
FILES: Final = SideWork(_threads("files", 1), 8, 4)
"""Record files and whole matches: Python at work, for seconds."""
SHEETS: Final = SideWork(_threads("sheets", 1), 16, 8)
"""Sheets of tournaments as PDF."""
ANALYSES: Final = SideWork(_threads("analysis", 2), 16, 8)
BOOK: Final = SideWork(_threads("book", 1), 64, 32)
"""Pages of the rule book, made once."""
CODES: Final = SideWork(_threads("codes", 1), 32, 4)
"""Codes of tables, which are slow to try."""
DESKS: Final = SideWork(_threads("desks", 1), 256, 64)
"""What is worked out of the whole log of a desk: scores, and entries some strokes back; a hall may share an address."""
TOURNAMENTS: Final = SideWork(_threads("tournaments", 1), 1024, 256)
"""Requests about tournaments; a hall may share an address. What is small of their work is done here."""
LARGE_VIEWS: Final = SideWork(_threads("large-views", 1), 256, 64)
"""What is shown of large tournaments."""
LARGE: Final = SideWork(_threads("large", 1), 32, 4)
"""Everything else that takes long with many players: pairing, ratings, copies, links."""
_IN_PROCESSES: Final = (FILES, SHEETS, LARGE_VIEWS, LARGE)
_ALL: Final = (*_IN_PROCESSES, PRACTICE, SEARCHES, ANALYSES, BOOK, CODES, DESKS, TOURNAMENTS)


def waiting() -> int:
    """Return how many requests of all kinds are at work or wait."""
    return sum(each.waiting for each in _ALL)


def in_processes() -> None:
    """Do what is Python at work for long in processes of its own, which stand back behind the server."""
    for each in _IN_PROCESSES:
        each.use(process)


def stop() -> None:
    """Begin nothing more of any kind."""
    for each in _ALL:
        each.stop()
