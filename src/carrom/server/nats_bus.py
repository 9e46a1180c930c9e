"""The doorbell between processes: core NATS, which carries the news and keeps nothing.

The log is in the database. A ring that is lost is made up for: whoever has a room open also looks at
the database from time to time, and more often while he cannot hear himself ring.
"""

import asyncio
import secrets
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from time import monotonic
from typing import Final

from carrom.extras import required
from carrom.server import logs
from carrom.server.rooms.bus import Ear, LocalBus

with required("online"):
    from nats.aio.client import Client
    from nats.aio.msg import Msg
    from nats.aio.subscription import Subscription
    from nats.errors import Error

RINGS: Final = "carrom.rings"
"""``carrom.rings.<room>``: the log of a room has grown."""
SAID: Final = "carrom.said"
"""``carrom.said.<room>``: something was said in passing."""
STIRRED: Final = b"*"
"""Said of a room: something beside its log has changed."""
COUNTED: Final = b"#"
"""Said of a room, with a number: so many watch it."""
ECHO: Final = "carrom.echo"
ECHO_EVERY: Final = 1.0
DEAF: Final = 3.0
"""Seconds without an echo after which it is thought that nothing arrives."""
PATIENCE: Final = 5
FIRST: Final = 1.0
"""Seconds that a server waits for its NATS before it begins without."""


class NatsBus(LocalBus):
    """A doorbell for all processes that are at one NATS."""

    alone = False

    def __init__(self, address: str) -> None:
        super().__init__()
        self._address = address
        self._own: Final = secrets.token_hex(8)
        self._client: Client | None = None
        self._joining: dict[str, asyncio.Task[tuple[Subscription, Subscription]]] = {}
        self._connecting: asyncio.Task[None] | None = None
        self._echo: asyncio.Task[None] | None = None
        self._heard = -DEAF

    @property
    def client(self) -> Client | None:
        """The connection, once there is one."""
        return self._client

    @property
    def sure(self) -> bool:
        """Whether what other processes ring arrives: this one hears itself."""
        return monotonic() - self._heard < DEAF

    async def start(self) -> None:
        """Connect; a NATS that is away is tried again for as long as the server runs, which goes on."""
        self._connecting = asyncio.create_task(self._connect())
        await asyncio.wait((self._connecting,), timeout=FIRST)
        if self._connecting.done():
            self._connecting.result()

    def ring(self, room: str) -> None:
        """Tell everybody who listens, here and elsewhere, that a room's log has grown."""
        self.ring_here(room)
        self._publish(f"{RINGS}.{room}", self._own.encode())

    def stir(self, room: str) -> None:
        """Tell every process that something beside a room's log has changed."""
        super().stir(room)
        self._publish(f"{SAID}.{room}", self._own.encode() + b" " + STIRRED)

    def say(self, room: str, what: bytes) -> None:
        """Say something in passing to everybody who listens, here and elsewhere."""
        super().say(room, what)
        self._publish(f"{SAID}.{room}", self._own.encode() + b" " + what)

    def count(self, room: str, watchers: int) -> None:
        """Tell other processes how many watch a room here."""
        self._publish(f"{SAID}.{room}", self._own.encode() + b" " + COUNTED + b"%d" % watchers)

    @contextmanager
    def listen(self, room: str) -> Iterator[Ear]:
        """Listen to a room, and to what other processes ring for it."""
        self._join(room)
        try:
            with super().listen(room) as ear:
                yield ear
        finally:
            if room not in self._ears and room in self._joining:
                leaving = asyncio.create_task(self._unsubscribe(self._joining.pop(room)))
                leaving.add_done_callback(_quietly)

    async def stop(self) -> None:
        """Let go of the connection."""
        for task in (self._connecting, self._echo):
            if task is not None:
                task.cancel()
        if self._client is not None:
            with suppress(Error, asyncio.TimeoutError, OSError):
                await asyncio.wait_for(self._client.flush(), 1)
            await self._client.close()

    def _publish(self, subject: str, data: bytes) -> None:
        client = self._client
        if client is None or not client.is_connected:
            return  # the log has it; the others look
        task = asyncio.create_task(client.publish(subject, data))
        task.add_done_callback(_quietly)

    async def _connect(self) -> None:
        """Connect, and listen for the rooms that somebody is at already."""
        client = await connected(self._address, "carrom")
        await client.subscribe(f"{ECHO}.{self._own}", cb=self._hear_echo)
        self._client = client
        self._echo = asyncio.create_task(self._ring_oneself())
        for room in self._ears:
            self._join(room)

    def _join(self, room: str) -> None:
        if room not in self._joining and self._client is not None:
            self._joining[room] = asyncio.create_task(self._subscribe(room))

    async def _subscribe(self, room: str) -> tuple[Subscription, Subscription]:
        assert self._client is not None

        async def rung(told: Msg) -> None:
            if told.data != self._own.encode():
                self.news(room)

        async def said(told: Msg) -> None:
            sender, _, what = told.data.partition(b" ")
            if sender == self._own.encode():
                return
            if what == STIRRED:
                self.stirred(room)
            elif what.startswith(COUNTED):
                self.counted(room, sender.decode(), int(what[1:]))
            else:
                LocalBus.say(self, room, what)

        rings = await self._client.subscribe(f"{RINGS}.{room}", cb=rung)
        passing = await self._client.subscribe(f"{SAID}.{room}", cb=said)
        self.news(room)  # what was rung before
        self.stirred(room)
        return rings, passing

    async def _unsubscribe(self, joining: asyncio.Task[tuple[Subscription, Subscription]]) -> None:
        for each in await joining:
            await each.unsubscribe()

    async def _hear_echo(self, _: Msg) -> None:
        self._heard = monotonic()

    async def _ring_oneself(self) -> None:
        while True:
            self._publish(f"{ECHO}.{self._own}", b"")
            await asyncio.sleep(ECHO_EVERY)


async def connected(address: str, name: str) -> Client:
    """Return a connection to a NATS, which is tried again for as long as it is away."""
    client = Client()
    away = False

    async def failed(problem: Exception) -> None:
        nonlocal away
        said = str(problem) or type(problem).__name__
        if away or client.is_connected:
            logs.debug("bus", said=said)
        else:  # once, not every second
            away = True
            logs.warning("bus-away", said=said)

    async def found() -> None:
        nonlocal away
        away = False
        logs.info("bus-back")

    async def lost() -> None:
        if not client.is_closed:  # it was not closed here
            logs.warning("bus-lost")

    await client.connect(
        address,
        name=name,
        allow_reconnect=True,
        max_reconnect_attempts=-1,
        reconnect_time_wait=1,
        connect_timeout=PATIENCE,
        error_cb=failed,
        disconnected_cb=lost,
        reconnected_cb=found,
    )
    if away:
        await found()
    return client


def _quietly(task: "asyncio.Task[None]") -> None:
    """See that what a task raised is not told again when it is collected."""
    if not task.cancelled() and task.exception() is not None:
        logs.debug("bus", said=str(task.exception()))
