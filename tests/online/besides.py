"""What a game waits for while strangers ask for something: beside each request of :mod:`largest`, one by one or mixed.

A machine that is busy with something else makes every stroke late. So what is found too long is measured
again, beside what strokes wait for then when nobody asks for anything; and of the loop the time counts
in which it worked, not that in which others had its core.
"""

import asyncio
import json
import random
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic
from typing import Any

import httpx

from tests.online.largest import MESSAGES, ROUTES, SEAT, World
from tests.online.storm import step
from tests.server.serving import Page, opened

STROKE, STALL = 0.150, 0.050
"""Seconds that a stroke may wait, and that the loop may be at work without a pause."""
GAMES = 3
REST = 0.25
"""Seconds between the acts of a game: its page may not ask for more in the long run."""
COPIES = 8
"""How often something is asked for at once, from one address."""
SHORTEST, LONGEST = 0.2, 1.0
"""Seconds that games are looked at beside a request, however quickly it is answered or not."""
LONGEST_WAIT = 10.0
"""Seconds after which a game that still waits has waited for too long, however busy the machine is."""
AGAIN = 4
"""How often something is measured again that was too long."""
BUSY = 3.0
"""How much longer than without strangers a stroke may wait on a machine that is busy with something else."""
QUIET = 6
"""Acts of games that are looked at without strangers."""


@dataclass
class Beside:
    """What there was beside something."""

    waits: list[float] = field(default_factory=list)
    """Seconds that strokes waited."""
    stall: float = 0.0
    late: float = 0.0
    where: str = ""
    """Where the loop was then."""
    limit: float = STROKE
    answers: list[int] = field(default_factory=list)

    @property
    def longest(self) -> float:
        """The longest wait."""
        return max(self.waits, default=0.0)

    @property
    def good(self) -> bool:
        """Whether nobody had to wait for long."""
        return self.longest <= self.limit and self.stall <= STALL


class Server:
    """A server with a probe."""

    def __init__(self, process: Any, host: str) -> None:
        self.process = process
        self.host = host
        self.pid: int = process.pid

    def probed(self) -> dict[str, Any]:
        """Return what the probe has seen since the last time."""
        self.process.stdin.write("\n")
        self.process.stdin.flush()
        told: dict[str, Any] = json.loads(self.process.stdout.readline())
        return told


@contextmanager
def probed(folder: Path) -> Iterator[Server]:
    """A server on a data folder, in a process of its own."""
    words = [sys.executable, "-m", "tests.online.probed", str(folder)]
    with subprocess.Popen(
        words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            assert line.startswith("carrom is at http://"), line
            yield Server(process, line.split("http://")[1].strip().rstrip("/"))
        finally:
            process.terminate()
            process.wait(20)


class Games:
    """Games that go on all the time, each on a page of its own."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.waits: list[float] = []
        self.acts = 0
        self.asked: dict[int, float] = {}
        """Since when games wait for an answer."""
        self._tasks: list[asyncio.Task[None]] = []

    @asynccontextmanager
    async def going_on(self) -> AsyncIterator[None]:
        """Play until it is enough."""
        self._tasks = [asyncio.create_task(self._play(k)) for k in range(GAMES)]
        try:
            while self.acts < 2 * GAMES:
                await asyncio.sleep(0.05)
                self.check()
            yield
            self.check()
        finally:
            for task in self._tasks:
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)

    def check(self) -> None:
        """Raise what has ended a game."""
        for task in self._tasks:
            if task.done():
                task.result()

    async def quiet(self) -> float:
        """Return what games wait for without strangers, once these have what they asked for."""
        await asyncio.sleep(1.0)
        self.waits.clear()
        while len(self.waits) < QUIET:  # noqa: ASYNC110 - games go on
            await asyncio.sleep(0.05)
        return max(self.waits)

    async def _play(self, number: int) -> None:
        chance = random.Random(number)
        while True:
            room, cookie = await opened(self.server.host, quick=True)
            async with Page.at(self.server.host, room, cookie) as page:
                await page.until(lambda m: m["type"] == "news")
                while page.news["state"]["phase"] != "over":
                    await asyncio.sleep(chance.uniform(0.6, 1.4) * REST)
                    wish = step(page.news, chance)
                    self.asked[number] = began = monotonic()
                    await page.act(**wish)
                    self.waits.append(monotonic() - began)
                    del self.asked[number]
                    self.acts += 1


async def beside(server: Server, games: Games, ask: Any, longest: float = LONGEST) -> Beside:
    """Return what games wait for while something, a coroutine function, is asked for."""
    server.probed()
    games.waits.clear()
    found, before, began = Beside(), games.acts, monotonic()
    asked = [asyncio.create_task(ask(k)) for k in range(COPIES)]
    await asyncio.wait(asked, timeout=longest)
    while monotonic() - began < SHORTEST or (  # noqa: ASYNC110
        games.acts < before + 2 and monotonic() - began < LONGEST_WAIT
    ):
        await asyncio.sleep(0.02)
    for each in asked:
        each.cancel()
    answers = await asyncio.gather(*asked, return_exceptions=True)
    found.answers = [each for each in answers if isinstance(each, int)]
    told = server.probed()
    still = [monotonic() - since for since in games.asked.values()]
    found.waits, found.stall, found.late = games.waits + still, told["busy"], told["late"]
    found.where = told["where"]
    return found


class Strangers:
    """Whoever asks for something, from an address of their own."""

    def __init__(self, server: Server, world: World, client: httpx.AsyncClient) -> None:
        self._server = server
        self._world = world
        self._client = client
        self._addresses = 0

    def request(self, name: str, address: str = "") -> Any:
        """Return what asks for a route, all from one address, by default a new one."""
        self._addresses += 1
        address = address or f"2001:db9:{self._addresses:x}::1"
        case = ROUTES[name]

        async def ask(_: int) -> int:
            asked = case.make(self._world)
            headers = {**asked.sent, "x-forwarded-for": address}
            url = f"http://{self._server.host}{asked.path}"
            async with self._client.stream(
                asked.method, url, headers=headers, content=asked.body
            ) as answer:
                async for _part in answer.aiter_raw():
                    pass
                return answer.status_code

        return ask

    def messages(self, kind: str) -> Any:
        """Return what sends a kind of message, as often as one page may."""

        async def ask(_: int) -> int:
            room, cookie = self._world.own, SEAT["cookie"]
            async with Page.at(self._server.host, room, cookie) as page:
                await page.until(lambda m: m["type"] == "news")
                for _turn in range(3):
                    for told in MESSAGES[kind](page.news["seq"]):
                        await page.send(told)
                with suppress(TimeoutError):
                    async with asyncio.timeout(0.3):
                        while True:
                            await page.receive()
                return 0

        return ask


@asynccontextmanager
async def strangers(server: Server, world: World) -> AsyncIterator[Strangers]:
    """Strangers at a server."""
    limits = httpx.Limits(max_connections=200)
    async with httpx.AsyncClient(timeout=60, limits=limits) as client:
        yield Strangers(server, world, client)


async def one_by_one(server: Server, world: World, names: Sequence[str] = ()) -> dict[str, Beside]:
    """Ask for everything in turn, beside games; what is too long is measured again."""
    found: dict[str, Beside] = {}
    games = Games(server)
    async with strangers(server, world) as they, games.going_on():
        for name in names or (*ROUTES, *MESSAGES):
            limit = STROKE
            for _ in range(AGAIN):
                ask = they.request(name) if name in ROUTES else they.messages(name)
                found[name] = await beside(server, games, ask)
                found[name].limit = limit
                if found[name].good:
                    break
                limit = max(limit, BUSY * await games.quiet())
    return found
