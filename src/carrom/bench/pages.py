"""Pages that play at a server, in a process of their own: ``python -m carrom.bench.pages``.

The argument is a :class:`Crowd` as JSON. Each room has a page that plays a stroke every so many seconds;
what it saw is compared with the record of its room at the end. The others only look on, and
it is measured when each entry reaches them. A line says when strokes begin; the last line is the result,
as JSON.
"""

import asyncio
import json
import random
import sys
import urllib.request
from collections import Counter, deque
from collections.abc import Coroutine, Iterable
from dataclasses import dataclass, field
from ipaddress import IPv6Address
from time import perf_counter
from typing import Any, Final, TypeVar

import msgspec
import websockets
from msgspec import Struct
from websockets.asyncio.client import ClientConnection

T = TypeVar("T")
EVERY: Final = 2.0
"""Seconds between the strokes of a page, by default."""
AT_ONCE: Final = 16
"""Pages that come at the same time."""
PATIENCE: Final = 30.0
"""Seconds for an answer."""
MOST_MESSAGES, PER_SECONDS = 60, 20.0
"""Messages of a page in so many seconds; a server takes more of them."""
ATTEMPTS: Final = 200
"""How often something is asked for in other words when it was refused."""


class Crowd(Struct, frozen=True, kw_only=True):
    """Who comes, and what they do."""

    hosts: tuple[str, ...]
    """The addresses of the servers; pages come to them in turn."""
    rooms: int
    seconds: float
    every: float = EVERY
    lookers: int = 0
    """Pages at each room that only look on."""
    watchers: int = 0
    """More of them, at the first room."""
    seed: int = 1


class Seen(Struct, frozen=True):
    """An entry as a page is told of it."""

    seq: int
    fact: Any


class Told(Struct, frozen=True):
    """A message of the server; what a page does not need here is passed over."""

    type: str
    seq: int = 0
    id: str | None = None
    kind: str = ""
    state: dict[str, Any] = {}
    entries: tuple[Seen, ...] = ()


_decode: Final = msgspec.json.Decoder(Told).decode


@dataclass
class Page:
    """A page at its room."""

    host: str
    room: str
    socket: ClientConnection
    chance: random.Random
    entries: list[Seen] = field(default_factory=list)
    news: Told = field(default_factory=lambda: Told("news"))
    refused: Counter[str] = field(default_factory=Counter)
    asked: int = 0
    sent: dict[int, float] = field(default_factory=dict)
    """When the strokes were sent, by the number of their entries."""
    _times: deque[float] = field(default_factory=deque)
    """When something was asked for, of late."""

    async def _in_time(self) -> None:
        """Wait until there may be another message: tries that are refused are messages, too."""
        if len(self._times) >= MOST_MESSAGES:
            await asyncio.sleep(self._times.popleft() + PER_SECONDS - perf_counter())
        self._times.append(perf_counter())

    async def receive(self) -> Told:
        """Take a message in."""
        told = _decode(await asyncio.wait_for(self.socket.recv(), PATIENCE))
        if told.type == "news":
            self.news = told
            self.entries += told.entries
        return told

    async def ask(self, act: dict[str, Any]) -> float | None:
        """Ask for something; return the seconds until its entry was here, None if it was refused."""
        await self._in_time()
        self.asked += 1
        name, next_one = f"{self.asked}", self.news.seq + 1
        intent = {"type": "intent", "id": name, "seq": self.news.seq, "act": act}
        text, began = json.dumps(intent), perf_counter()
        await self.socket.send(text)
        took, done = None, False
        while not (done and took is not None):
            told = await self.receive()
            if told.type == "refused":
                self.refused[told.kind] += 1
                return None
            done = done or (told.type == "done" and told.id == name)
            if took is None and any(entry.seq == next_one for entry in told.entries):
                took = perf_counter() - began
        if act["act"] == "strike":
            self.sent[next_one] = began
        return took

    async def to_a_stroke(self) -> bool:
        """Do what the match wants until a stroke is to be played; False: it never is."""
        for _ in range(ATTEMPTS):
            phase = self.news.state.get("phase", "toss")
            if phase == "stroke":
                return True
            if phase == "over":
                return False
            await self.ask(self._step(phase))
        return False

    def _step(self, phase: str) -> dict[str, Any]:
        state, draw = self.news.state, self.chance.uniform
        match phase:
            case "toss" | "deciding-toss":
                return {"act": "toss"}
            case "choice":
                return {"act": "choose", "choice": "break"}
            case "placing":
                side, (x, y) = state["to_place"][0]["side"], (draw(-0.08, 0.08), draw(-0.08, 0.08))
                return {"act": "place", "side": side, "x": x, "y": y, "near": True}
            case "ready":
                return {"act": "change-seats" if state.get("seat_change_due") else "play"}
            case _:
                return {"act": "sit"}

    async def strike(self) -> float | None:
        """Play a stroke somewhere."""
        for _ in range(ATTEMPTS):
            state, draw = self.news.state, self.chance.uniform
            aim = {
                "seat": next(k for k, who in state["seats"].items() if who == state["turn"]),
                "x": draw(-0.1, 0.1),
                "angle": draw(60.0, 120.0),
                "speed": draw(1.0, 6.0),
            }
            took = await self.ask({"act": "strike", "aim": aim})
            if took is not None:
                return took
        return None

    async def play(self, start: float, seconds: float, every: float) -> list[float]:
        """Play a stroke every so often; return how long each took until it was ruled on."""
        took: list[float] = []
        due = start + self.chance.uniform(0.0, min(every, seconds))
        while due < start + seconds:
            await asyncio.sleep(max(0.0, due - perf_counter()))
            ruled = await self.strike()
            if ruled is not None:
                took.append(ruled)
            due = max(due + every, perf_counter())
            if not await self.to_a_stroke():
                break
        return took

    async def agrees(self) -> bool:
        """Say whether the record holds what this page saw: all of it, once, in order."""
        url = f"http://{self.host}/api/rooms/{self.room}/record"
        record = await asyncio.to_thread(_fetch, urllib.request.Request(url))
        lines = [json.loads(line) for line in record[0].splitlines()]
        kept = [(line["seq"], _told(line["fact"])) for line in lines if "fact" in line]
        return kept == [(entry.seq, _told(entry.fact)) for entry in self.entries]


def _told(fact: dict[str, Any]) -> dict[str, Any]:
    """Return a fact as every page is told of it: where everything lies comes apart."""
    return {name: value for name, value in fact.items() if name != "layout"}


def _fetch(request: urllib.request.Request) -> tuple[bytes, str]:
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310 - our own server
        return answer.read(), answer.headers.get("set-cookie", "").partition(";")[0]


@dataclass
class Looker:
    """A page that only looks on, and when it saw each entry."""

    page: Page
    """Who plays at its room."""
    socket: ClientConnection
    seen: dict[int, float] = field(default_factory=dict)

    async def look(self) -> None:
        """Take in what comes, for as long as the connection lasts."""
        async for data in self.socket:
            now = perf_counter()
            told = _decode(data)
            for entry in told.entries:
                self.seen.setdefault(entry.seq, now)

    def delays(self) -> list[float]:
        """Return how long each stroke took from being sent until it was here."""
        sent = self.page.sent
        return [when - sent[seq] for seq, when in self.seen.items() if seq in sent]

    def missed(self) -> int:
        """Return how many strokes never came."""
        return len(self.page.sent.keys() - self.seen.keys())


async def _socket(host: str, room: str, cookie: str = "") -> ClientConnection:
    return await websockets.connect(
        f"ws://{host}/api/rooms/{room}/socket",
        additional_headers={"cookie": cookie} if cookie else {},
        origin=websockets.Origin(f"http://{host}"),
        max_size=None,
        compression=None,
        ping_interval=None,
        open_timeout=PATIENCE,
    )


async def _look_on(host: str, page: Page) -> Looker:
    socket = await _socket(host, page.room)
    await socket.send('{"type":"hello"}')
    return Looker(page, socket)


async def _come(host: str, chance: random.Random) -> Page:
    """Open a room and go as far as its first stroke."""
    wanted = json.dumps({"players": [{"name": "A"}, {"name": "B"}]}).encode()
    url, kind = f"http://{host}/api/rooms", {"content-type": "application/json"}
    far = IPv6Address(chance.getrandbits(128))  # one address may open few rooms a minute
    request = urllib.request.Request(url, wanted, {**kind, "x-forwarded-for": str(far)})
    answer, cookie = await asyncio.to_thread(_fetch, request)
    room = json.loads(answer)["room"]
    socket = await _socket(host, room, cookie)
    page = Page(host, room, socket, chance)
    await socket.send('{"type":"hello"}')
    while page.news.seq == 0 and not page.news.state:
        await page.receive()
    await page.to_a_stroke()
    return page


async def _in_turn(work: Iterable[Coroutine[None, None, T]]) -> list[T]:
    """Do many things, so many at a time."""
    free = asyncio.Semaphore(AT_ONCE)

    async def one(each: Coroutine[None, None, T]) -> T:
        async with free:
            return await each

    return await asyncio.gather(*map(one, work))


async def play(crowd: Crowd) -> dict[str, Any]:
    """Let pages play and return what they saw, ready for JSON."""
    hosts = crowd.hosts
    pages = await _in_turn(
        _come(hosts[k % len(hosts)], random.Random(f"{crowd.seed} {k}"))  # noqa: S311
        for k in range(crowd.rooms)
    )
    where = [page for page in pages for _ in range(crowd.lookers)] + pages[:1] * crowd.watchers
    lookers = await _in_turn(
        _look_on(hosts[k % len(hosts)], page) for k, page in enumerate(where, 1)
    )
    looking = [asyncio.create_task(each.look()) for each in lookers]
    print("playing", flush=True)  # noqa: T201 - to the parent
    start = perf_counter()
    took = await asyncio.gather(*(page.play(start, crowd.seconds, crowd.every) for page in pages))
    spent = perf_counter() - start
    print("played", flush=True)  # noqa: T201
    await _arrived(lookers)
    agree = await _in_turn(page.agrees() for page in pages)
    for socket in (*(page.socket for page in pages), *(each.socket for each in lookers)):
        await socket.close()
    await asyncio.gather(*looking, return_exceptions=True)
    return {
        "seconds": spent,
        "milliseconds": _milliseconds(took),
        "lookers_milliseconds": _milliseconds([each.delays() for each in lookers]),
        "missed": sum(each.missed() for each in lookers),
        "entries": sum(len(page.entries) for page in pages),
        "refused": dict(sum((page.refused for page in pages), Counter[str]())),
        "rooms_that_differ": agree.count(False),
    }


async def _arrived(lookers: list[Looker]) -> None:
    """Wait until everybody has seen everything, but not for ever."""
    end = perf_counter() + PATIENCE / 3
    while perf_counter() < end and any(each.missed() for each in lookers):  # noqa: ASYNC110
        await asyncio.sleep(0.1)


def _milliseconds(times: Iterable[list[float]]) -> list[float]:
    return [round(1e3 * each, 3) for some in times for each in some]


def main(told: str) -> None:
    """Play, and say as the last line what came of it, or what went wrong."""
    try:
        result = asyncio.run(play(msgspec.json.decode(told, type=Crowd)))
    except* websockets.ConnectionClosed as closed:
        result = {"closed": _codes(closed)}
    except* (OSError, TimeoutError, websockets.WebSocketException):
        result = {"closed": []}
    print(json.dumps(result))  # noqa: T201 - the result


def _codes(problem: BaseException) -> list[int]:
    """Return the codes with which sockets were closed."""
    if isinstance(problem, BaseExceptionGroup):
        return sorted({code for each in problem.exceptions for code in _codes(each)})
    close = problem.rcvd if isinstance(problem, websockets.ConnectionClosed) else None
    return [] if close is None else [close.code]


if __name__ == "__main__":
    main(sys.argv[1])
