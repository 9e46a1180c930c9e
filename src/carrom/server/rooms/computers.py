"""Where computer players think: never on the threads that people's strokes need.

A task is data, so that it can be thought about anywhere: on a thread, in a process of its own, or on
another machine. The same task gives the same answer everywhere.
"""

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from threading import Thread
from typing import Final, Protocol

import msgspec
from msgspec import Struct

from carrom.match.events import Event
from carrom.match.match_log import MatchLog
from carrom.match.record_write import Header
from carrom.match.state import State
from carrom.players import computer
from carrom.players.at_match import turned
from carrom.server import logs
from carrom.server.rooms.played import Played, played

CORES: Final = os.cpu_count() or 1
AT_ONCE: Final = max(1, CORES - 1)
"""Tasks that are thought about at the same time: a core is left to people."""
THREADS: Final = min(2, CORES)
"""Cores for one decision; the strokes are the same with any number."""
NICE: Final = 10
"""How much a process of computers stands back behind the server."""


class Task(Struct, frozen=True, kw_only=True):
    """What a computer is to decide: a match between its last two entries, whose turn, and chance."""

    level: str
    who: str
    key: tuple[int, int]
    header: Header
    seq: int
    state: State
    """Where the match stood before these entries."""
    events: tuple[Event, ...]
    turning: bool = False
    """Whether the question is only how the rosette is turned before "Play"."""


def task_for(
    match: MatchLog, level: str, who: str, key: tuple[int, int], *, turning: bool = False
) -> Task:
    """Return the task of a player at a match."""
    short = match.upto(match.seq).cut_short(max(match.cut, match.seq - 1))
    return Task(
        level=level,
        who=who,
        key=key,
        header=short.header,
        seq=short.seq,
        state=short.states[0],
        events=short.log,
        turning=turning,
    )


def think(task: Task, threads: int = THREADS) -> Played | None:
    """Return what a computer does; None: the rosette stands as it wants it."""
    cut = task.seq - len(task.events)
    match = MatchLog.from_point(task.header, task.state, cut, task.events)
    player = computer(task.level, threads=threads)
    if task.turning:
        turn = turned(match, player.player, task.key)
        return None if turn is None else Played(turn)
    return played(player.answer(match, task.who, task.key))


def think_in_bytes(data: bytes) -> bytes:
    """The same between processes and machines."""
    return msgspec.json.encode(think(msgspec.json.decode(data, type=Task)))


class Computers(Protocol):
    """Whoever thinks for computer players."""

    async def think(self, task: Task) -> Played | None:
        """Return what a computer does."""

    @property
    def waiting(self) -> int:
        """How many tasks wait or are thought about."""

    def expect(self) -> None:
        """Get ready: there will be tasks."""

    async def stop(self) -> None:
        """Let go of everything."""


class OwnComputers:
    """Computers of this server: so many at a time, the others wait in the order they came."""

    def __init__(self, make: Callable[[], Executor], at_once: int = AT_ONCE) -> None:
        self._make = make
        self._pool: Executor | None = None
        self._turns = asyncio.Semaphore(at_once)
        self._waiting = 0

    @property
    def waiting(self) -> int:
        """How many tasks wait or are thought about."""
        return self._waiting

    async def think(self, task: Task) -> Played | None:
        """Return what a computer does; whoever is cancelled while he waits has cost nothing."""
        answer = await self.answer(msgspec.json.encode(task))
        return msgspec.json.decode(answer, type=Played | None)

    async def answer(self, data: bytes) -> bytes:
        """Return the answer to a task, both as JSON."""
        self._waiting += 1
        try:
            await self._turns.acquire()
            thinking = asyncio.ensure_future(self._in_pool(data))
            thinking.add_done_callback(self._make_way)  # and not before, whoever was cancelled
            return await asyncio.shield(thinking)
        finally:
            self._waiting -= 1

    def _make_way(self, thought: "asyncio.Future[bytes]") -> None:
        self._turns.release()
        if not thought.cancelled():
            thought.exception()  # whoever waited was told

    async def _in_pool(self, data: bytes) -> bytes:
        loop = asyncio.get_running_loop()
        if self._pool is None:
            self._pool = self._make()
        pool = self._pool
        try:
            return await loop.run_in_executor(pool, think_in_bytes, data)
        except BrokenProcessPool:  # it was killed: begin anew, once
            logs.warning("computers-died")
            if self._pool is pool:
                self._pool = self._make()
            return await loop.run_in_executor(self._pool, think_in_bytes, data)

    def expect(self) -> None:
        """Begin to get ready; nobody waits for it."""
        if self._pool is None:
            self._pool = self._make()
            self._pool.submit(_ready)

    async def stop(self) -> None:
        """Let go of the threads or processes, once what they think about is thought."""
        if self._pool is not None:
            await asyncio.to_thread(self._pool.shutdown, cancel_futures=True)


def on_threads() -> OwnComputers:
    """Return computers on threads of this process."""
    return OwnComputers(lambda: ThreadPoolExecutor(AT_ONCE, "carrom-computer"))


def in_processes(at_once: int = AT_ONCE) -> OwnComputers:
    """Return computers in processes of their own, which stand back behind the server."""
    spawn = multiprocessing.get_context("spawn")
    return OwnComputers(lambda: ProcessPoolExecutor(at_once, spawn, stand_back), at_once)


def stand_back() -> None:
    """Leave the cores to the server where both want them, and end with it, however it ends."""
    for asked in (signal.SIGINT, signal.SIGTERM):  # the server is asked, and ends when it is done
        signal.signal(asked, signal.SIG_IGN)
    with suppress(OSError):
        os.nice(NICE)
    Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)


def _ready() -> None:
    """Load what the first answer would otherwise wait for."""
    import carrom.players.levels  # noqa: F401, PLC0415
