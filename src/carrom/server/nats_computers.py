"""Computer players on other machines: tasks go to whichever worker is free, by a queue group of NATS.

A worker says at once whether it takes a task, and every second that it is still at it. An asker who
hears nothing more asks another one; who finds no worker at all plays himself. Only workers of the same
version are asked, so the answers are the same.
"""

import asyncio
import random
import secrets
from collections.abc import Callable
from contextlib import suppress
from enum import Enum
from time import monotonic
from typing import Final

import msgspec

from carrom import __version__
from carrom.extras import required
from carrom.server import logs
from carrom.server.nats_bus import NatsBus, connected
from carrom.server.rooms.computers import Computers, OwnComputers, Task
from carrom.server.rooms.played import Played

with required("online"):
    from nats.aio.client import Client
    from nats.aio.msg import Msg
    from nats.errors import Error

TASKS: Final = f"carrom.tasks.{__version__.replace('.', '-')}"
GROUP: Final = "players"
CANCELLED: Final = "carrom.cancelled"
ANSWERS: Final = "carrom.answers"
BEATS: Final = "carrom.beats"
BEAT: Final = 1.0
"""Seconds between two signs of life of a worker."""
SILENT: Final = 3.0
"""Seconds without one, after which a worker is thought dead."""
FIRST: Final = 1.5
"""Seconds within which somebody takes a task, or nobody does."""
BUSY: Final = (0.05, 0.3)
"""Seconds until busy workers are asked again."""
PATIENCE: Final = 10.0
"""Seconds after which a server no longer waits for busy workers."""
TRIES: Final = 3
AWAY: Final = 5.0
"""Seconds for which workers that did not answer are not asked again."""
STOPPING: Final = 10.0
"""Seconds that a worker has to finish what it has begun when it is asked to end."""


class Sign(bytes, Enum):
    """What a worker says of a task: the first byte of its messages."""

    TAKEN = b"t"
    BUSY = b"b"
    """It does not take it, or gives it back: ask another one."""
    WORKING = b"w"
    DONE = b"d"
    """The answer follows."""
    FAILED = b"f"


class NatsComputers:
    """Lets workers think, and thinks itself where there are none."""

    def __init__(self, bus: NatsBus, own: Computers) -> None:
        self._bus = bus
        self._own = own
        self._name: Final = secrets.token_hex(8)
        self._asked: dict[str, asyncio.Queue[Sign | bytes | None]] = {}
        self._listening: Client | None = None
        self._away = 0.0
        self._told: set[asyncio.Task[None]] = set()

    @property
    def waiting(self) -> int:
        """How many tasks wait or are thought about."""
        return len(self._asked) + self._own.waiting

    def expect(self) -> None:
        """Get ready, if this server may have to play itself."""
        if not self._reachable() or self._away:
            self._own.expect()

    async def think(self, task: Task) -> Played | None:
        """Return what a computer does; whoever asked is told to stop when nobody waits any more."""
        answer = await self._by_workers(msgspec.json.encode(task)) if self._reachable() else None
        if answer is None:
            return await self._own.think(task)
        return msgspec.json.decode(answer, type=Played | None)

    async def stop(self) -> None:
        """Let go of everything."""
        await self._own.stop()

    def _reachable(self) -> bool:
        client = self._bus.client
        there = client is not None and client.is_connected and self._bus.sure
        return there and monotonic() >= self._away

    async def _by_workers(self, data: bytes) -> bytes | None:
        """Return a worker's answer; None: the server is to play itself."""
        client = self._bus.client
        if client is None or len(data) > client.max_payload:
            return None
        until, tries = monotonic() + PATIENCE, 0
        try:
            if self._listening is not client:
                await client.subscribe(f"{ANSWERS}.{self._name}.*", cb=self._hear)
                self._listening = client
            while tries < TRIES and monotonic() < until:
                told = await self._ask(client, data)
                if told is Sign.BUSY:
                    await asyncio.sleep(random.uniform(*BUSY))  # noqa: S311 - so that not all come at once
                elif told is None:
                    tries += 1
                elif told is Sign.FAILED:
                    return None
                else:
                    self._away = 0.0
                    return told
        except Error as problem:
            logs.warning("players-unreachable", said=str(problem))
        except _NobodyError:
            self._away = monotonic() + AWAY
        return None

    async def _ask(self, client: Client, data: bytes) -> bytes | None:
        """Ask once; return an answer or a sign why there is none. None: the worker has died."""
        name = secrets.token_hex(8)
        heard: asyncio.Queue[Sign | bytes | None] = asyncio.Queue()
        self._asked[name] = heard
        reply = f"{ANSWERS}.{self._name}.{name}"
        done = taken = False
        try:
            await client.publish(TASKS, data, reply=reply)
            while True:
                try:
                    told = await asyncio.wait_for(heard.get(), SILENT if taken else FIRST)
                except TimeoutError:
                    if taken:
                        logs.warning("player-died")
                        return None
                    raise _NobodyError from None
                if told is None:
                    done = True
                    raise _NobodyError
                taken = True
                if told is not Sign.TAKEN and told is not Sign.WORKING:
                    done = True
                    return told
        finally:
            del self._asked[name]
            if not done:
                self._cancel(client, reply)

    def _cancel(self, client: Client, reply: str) -> None:
        """Tell whoever has a task that nobody waits for it."""
        with suppress(RuntimeError):
            telling = asyncio.get_running_loop().create_task(
                _told(client, CANCELLED, reply.encode())
            )
            self._told.add(telling)
            telling.add_done_callback(self._told.discard)

    async def _hear(self, told: Msg) -> None:
        heard = self._asked.get(told.subject.rpartition(".")[2])
        if heard is None:
            return
        if _unheard(told):
            heard.put_nowait(None)
            return
        sign, rest = Sign(told.data[:1]), told.data[1:]
        heard.put_nowait(rest if sign is Sign.DONE else sign)


class _NobodyError(Exception):
    """Nobody takes tasks."""


class Worker:
    """Takes tasks and thinks about them, so many at a time."""

    def __init__(self, address: str, own: OwnComputers, at_once: int) -> None:
        self._address = address
        self._own = own
        self._at_once = at_once
        self._name: Final = secrets.token_hex(8)
        self._places = asyncio.Semaphore(at_once)
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._begun: set[str] = set()
        self._stopping = False

    async def run(self, stop: asyncio.Event, ready: Callable[[], None]) -> None:
        """Work until asked to end; then finish what was begun, and give back the rest."""
        client = await self._connected(stop)
        if client is None:
            return
        self._own.expect()
        await client.subscribe(f"{BEATS}.{self._name}.*", cb=self._hear_of_asker)
        await client.subscribe(CANCELLED, cb=self._hear_cancelled)

        async def take(told: Msg) -> None:
            await self._take(client, told)

        taking = await client.subscribe(TASKS, GROUP, cb=take)
        await client.flush()
        logs.info("players-ready", many=self._at_once)
        ready()
        await stop.wait()
        self._stopping = True
        with suppress(Error, OSError):
            await taking.unsubscribe()
        for reply, task in list(self._tasks.items()):
            if reply not in self._begun:
                task.cancel()
        left = list(self._tasks.values())
        if left:
            await asyncio.wait(left, timeout=STOPPING)
        with suppress(Error, TimeoutError, OSError):
            await client.flush(2)
        await client.close()
        await self._own.stop()
        logs.info("players-stopped")

    async def _connected(self, stop: asyncio.Event) -> Client | None:
        """Connect, for as long as it takes; None: it was asked to end before that."""
        connecting = asyncio.create_task(connected(self._address, "carrom players"))
        stopping = asyncio.create_task(stop.wait())
        await asyncio.wait((connecting, stopping), return_when=asyncio.FIRST_COMPLETED)
        for each in (connecting, stopping):
            each.cancel()
        return await connecting if connecting.done() else None

    async def _take(self, client: Client, told: Msg) -> None:
        if self._stopping or len(self._tasks) >= 2 * self._at_once:
            await _told(client, told.reply, Sign.BUSY)
            return
        working = asyncio.create_task(self._work(client, told.reply, told.data))
        self._tasks[told.reply] = working
        working.add_done_callback(lambda _: self._tasks.pop(told.reply, None))

    async def _work(self, client: Client, reply: str, data: bytes) -> None:
        beating = asyncio.create_task(self._beat(client, reply))
        try:
            async with self._places:
                self._begun.add(reply)
                answer = await self._own.answer(data)
            large = len(answer) >= client.max_payload
            await _told(client, reply, Sign.FAILED if large else Sign.DONE + answer)
        except asyncio.CancelledError:
            if self._stopping:
                await _told(client, reply, Sign.BUSY)
            raise
        except Exception as problem:  # noqa: BLE001 - whoever asked plays himself
            logs.error("player-failed", problem=problem)
            await _told(client, reply, Sign.FAILED)
        finally:
            self._begun.discard(reply)
            beating.cancel()

    async def _beat(self, client: Client, reply: str) -> None:
        """Say that a task is being thought about; where nobody listens, NATS says so."""
        echo = f"{BEATS}.{self._name}.{reply.rpartition('.')[2]}"
        await _told(client, reply, Sign.TAKEN)
        while True:
            await asyncio.sleep(BEAT)
            await _told(client, reply, Sign.WORKING, echo)

    async def _hear_of_asker(self, told: Msg) -> None:
        """The asker of a task is gone."""
        name = told.subject.rpartition(".")[2]
        if _unheard(told):
            for reply in [each for each in self._tasks if each.endswith(f".{name}")]:
                self._stop_task(reply)

    async def _hear_cancelled(self, told: Msg) -> None:
        self._stop_task(told.data.decode(errors="replace"))

    def _stop_task(self, reply: str) -> None:
        task = self._tasks.get(reply)
        if task is not None:
            task.cancel()
            logs.debug("player-cancelled")


async def _told(client: Client, subject: str, data: bytes, reply: str = "") -> None:
    with suppress(Error, OSError):
        await client.publish(subject, bytes(data), reply=reply)


def _unheard(told: Msg) -> bool:
    """Say whether NATS itself answers: nobody listens to that."""
    return (told.headers or {}).get("Status") == "503"
