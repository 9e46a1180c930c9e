"""Pages that come and go over several servers, repeat themselves, speak late and out of order.

Whatever they are told goes into a ledger. At the end it is compared with the database: nothing that
was acknowledged is lost, doubled or reordered, no two pages were told different things, and every
record is sound.
"""

import asyncio
import itertools
import json
import random
from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import datetime
from hashlib import sha256
from typing import Any

import httpx
import msgspec
import psycopg
import websockets
from websockets.asyncio.client import ClientConnection

from carrom.equipment.pieces import Layout, Seat
from carrom.equipment.standard import board
from carrom.match.record import check, parse
from carrom.physics import Aim, snapped

PATIENCE = 8.0
"""Seconds for an answer; then the page tries another server."""
COMPUTERS = [{"name": "One", "chair": "beginner"}, {"name": "Two", "chair": "beginner"}]
ANOTHER_BOARD = ("not-your-turn", "layout-counts")
"""How a stroke is refused that was judged at another state than it was meant for; it is stale."""
LOST = (OSError, websockets.WebSocketException, TimeoutError, EOFError)


@dataclass
class Ledger:
    """What pages were told."""

    done: dict[tuple[str, str], int] = field(default_factory=dict)
    """Which entry an intent led to, by room and intent."""
    never: set[tuple[str, str]] = field(default_factory=set)
    """Intents that were refused for good."""
    seen: dict[str, dict[int, str]] = field(default_factory=lambda: defaultdict(dict))
    """A digest of every entry's fact, by room and number."""
    driven: set[str] = field(default_factory=set)
    """Rooms in which nobody does anything: they go on under a lease."""
    counts: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)

    def acknowledged(self, room: str, intent: str, seq: int) -> None:
        self.counts["acknowledged"] += 1
        if self.done.setdefault((room, intent), seq) != seq:
            self.faults.append(f"{room}: {intent} was entry {self.done[room, intent]}, now {seq}")

    def told(self, room: str, entry: dict[str, Any]) -> None:
        digest = _digest(entry["fact"])
        if self.seen[room].setdefault(entry["seq"], digest) != digest:
            self.faults.append(f"{room}: entry {entry['seq']} was told in two ways")

    def compare(self, store: str, hosts: Sequence[str]) -> None:
        """Compare what was told with what is kept."""
        rooms = sorted({room for room, _ in self.done} | set(self.seen))
        with psycopg.connect(store) as database:
            for room in rooms:
                self._compare_room(database, room)
        for room in rooms:
            self._compare_record(room, hosts)

    def _compare_room(self, database: psycopg.Connection, room: str) -> None:
        rows = database.execute(
            "select seq, intent from entries where room = %s order by seq", (room,)
        ).fetchall()
        if [seq for seq, _ in rows] != list(range(1, len(rows) + 1)):
            self.faults.append(f"{room}: its log has gaps")
        kept = Counter(intent for _, intent in rows if intent is not None)
        self.faults += [f"{room}: {name} was done twice" for name, n in kept.items() if n > 1]
        for (where, name), seq in self.done.items():
            if where == room and (seq, name) not in rows:
                self.faults.append(f"{room}: {name}, acknowledged as {seq}, is not there")
        for where, name in self.never:
            if where == room and name in kept:
                self.faults.append(f"{room}: {name} was refused, and is there")

    def _compare_record(self, room: str, hosts: Sequence[str]) -> None:
        records = {
            httpx.get(f"http://{h}/api/rooms/{room}/record", timeout=30).content for h in hosts
        }
        if len(records) != 1:
            self.faults.append(f"{room}: servers tell different records")
        data = records.pop()
        parsed = parse(data)
        if parsed.fault is not None or check(parsed) is not None:
            self.faults.append(f"{room}: its record is not sound")
        facts = [json.loads(line) for line in data.splitlines()]
        kept = {line["seq"]: _digest(line["fact"]) for line in facts if "fact" in line}
        if room in self.driven:
            self._compare_driven(room, [line for line in facts if "fact" in line])
        wrong = [seq for seq, digest in self.seen[room].items() if kept.get(seq) != digest]
        self.faults += [f"{room}: entry {seq} was told otherwise than it is kept" for seq in wrong]

    def _compare_driven(self, room: str, lines: Sequence[dict[str, Any]]) -> None:
        """See that what goes on by itself was done once, though several processes might have."""
        self.counts["went on by itself"] += len(lines)
        for before, line in itertools.pairwise(lines):
            if line["fact"] == before["fact"] and line["fact"]["type"] != TIMED_OUT:
                self.faults.append(f"{room}: {line['seq']} is the same as the entry before")
        ends = [
            datetime.fromisoformat(line["at"])
            for line in lines
            if line["fact"]["type"] == TIMED_OUT
        ]
        self.counts["time ran out"] += len(ends)
        for one, other in itertools.pairwise(ends):
            if (other - one).total_seconds() < TIME / 2:
                self.faults.append(f"{room}: the time ran out twice, at {one} and {other}")


def _digest(fact: dict[str, Any]) -> str:
    told = {name: value for name, value in fact.items() if name != "layout"}
    return sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()


TIMED_OUT = "time-ran-out"
TIME = 15.0
"""Seconds that a stroke may take."""


@dataclass
class Wanderer:
    """A page that never stays."""

    hosts: Callable[[], Sequence[str]]
    room: str
    cookie: str
    chance: random.Random
    ledger: Ledger
    since: int = 0
    news: dict[str, Any] = field(default_factory=dict)
    unanswered: dict[str, str] = field(default_factory=dict)
    """Intents that were sent and never answered: they are said again."""
    number: int = 0
    patience = PATIENCE

    async def wander(self, wanted: Callable[[], bool]) -> None:
        """Come and go for as long as that is wanted."""
        while wanted():
            host = self.chance.choice(self.hosts())
            try:
                async with websockets.connect(
                    f"ws://{host}/api/rooms/{self.room}/socket",
                    additional_headers={"Cookie": self.cookie},
                    origin=websockets.Origin(f"http://{host}"),
                    open_timeout=self.patience,
                    close_timeout=1,
                    compression=None,
                    max_size=None,
                ) as socket:
                    await self._stay(socket)
                    if self.chance.random() < 0.7:
                        socket.transport.abort()
            except LOST:
                self.ledger.counts["lost"] += 1
                await asyncio.sleep(0.05)
            self.ledger.counts["disconnects"] += 1

    async def _stay(self, socket: ClientConnection) -> None:
        await socket.send(json.dumps({"type": "hello", "since": self.since}))
        while (await self._hear(socket))["type"] != "news":
            pass
        for name, text in list(self.unanswered.items()):
            await socket.send(text)
            self.ledger.counts["repeated"] += 1
            await self._answer(socket, name)
        for _ in range(self.chance.randint(0, 4)):
            await self._act(socket)

    async def _act(self, socket: ClientConnection) -> None:
        names = [self._intent()]
        draw = self.chance.random()
        if draw < 0.15:
            names.append(self._intent())  # both at the same state: one of them is late
            self.chance.shuffle(names)
            self.ledger.counts["reordered"] += 1
        for name in names:
            await socket.send(self.unanswered[name])
        if draw > 0.85:
            await socket.send(self.unanswered[names[0]])
            self.ledger.counts["doubled"] += 1
        if self.chance.random() < 0.1:
            return  # and gone before the answer
        for name in names:
            await self._answer(socket, name)

    def _intent(self) -> str:
        self.number += 1
        name = f"{id(self):x}-{self.number}"
        seq = self.news["seq"]
        if self.chance.random() < 0.1:
            seq = max(0, seq - self.chance.randint(1, 3))
            self.ledger.counts["stale"] += 1
        told = {"type": "intent", "id": name, "seq": seq, "act": step(self.news, self.chance)}
        self.unanswered[name] = json.dumps(told)
        return name

    async def _answer(self, socket: ClientConnection, name: str) -> None:
        while name in self.unanswered:
            await self._hear(socket)

    async def _hear(self, socket: ClientConnection, patience: float = PATIENCE) -> dict[str, Any]:
        told: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), patience))
        if told["type"] == "news":
            self._take(told)
        elif told["type"] == "done":
            self.ledger.acknowledged(self.room, told["id"], told["seq"])
            self.unanswered.pop(told["id"], None)
        elif told["type"] == "refused" and told["id"] is not None:
            self.ledger.counts[f"refused, {told['kind']}"] += 1
            if told["kind"] in ANOTHER_BOARD:
                self.ledger.faults.append(f"{self.room}: {told['id']} was {told['kind']}")
            if told["kind"] in ("storage", "uncertain"):
                raise TimeoutError  # nobody knows: it is said again
            if (
                self.unanswered.pop(told["id"], None)
                and (self.room, told["id"]) not in self.ledger.done
            ):
                self.ledger.never.add((self.room, told["id"]))
        return told

    def _take(self, news: dict[str, Any]) -> None:
        numbers = [entry["seq"] for entry in news["entries"]]
        first = news.get("from", self.since + 1)
        if numbers != list(range(first, first + len(numbers))):
            self.ledger.faults.append(f"{self.room}: after {self.since} came {numbers}")
        for entry in news["entries"]:
            self.ledger.told(self.room, entry)
            self.ledger.counts["times seen to run out"] += entry["fact"]["type"] == TIMED_OUT
        self.since = news["seq"]
        self.news = news


class Watcher(Wanderer):
    """A page that only looks, at one server after another."""

    patience = 2.0

    async def _stay(self, socket: ClientConnection) -> None:
        end = asyncio.get_running_loop().time() + self.chance.uniform(0.5, 3.0)
        await socket.send(json.dumps({"type": "hello", "since": self.since}))
        with suppress(TimeoutError):
            while (left := end - asyncio.get_running_loop().time()) > 0:
                await self._hear(socket, left)


def step(news: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """Return something that a match might want at a state."""
    state, draw = news["state"], chance.uniform
    match state.get("phase", "toss"):
        case "toss" | "deciding-toss":
            return {"act": "toss"}
        case "choice":
            return {"act": "choose", "choice": "break"}
        case "placing":
            side = state["to_place"][0]["side"]
            return {
                "act": "place",
                "side": side,
                "x": draw(-0.1, 0.1),
                "y": draw(-0.1, 0.1),
                "near": True,
            }
        case "ready":
            return {"act": "change-seats" if state.get("seat_change_due") else "play"}
        case "stroke":
            aim = _aim(news, chance)
            return {"act": "strike", "aim": aim} if chance.random() < 0.9 else {"act": "pass"}
        case "over":
            return {"act": "pass"}
        case _:
            return {"act": "sit"}


def _aim(news: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """Return a stroke of the player in turn, from a place that no piece blocks."""
    state, draw = news["state"], chance.uniform
    seat = next(k for k, who in state["seats"].items() if who == state["turn"])
    aim = Aim(seat=Seat(seat), x=draw(-0.2, 0.2), angle=draw(60, 120), speed=draw(1, 6))
    layout = msgspec.convert(news["layout"], Layout)
    told: dict[str, Any] = msgspec.to_builtins(snapped(aim, layout, board()))
    return told


async def opened(host: str, **terms: Any) -> tuple[str, str]:
    """Open a room of two people at one browser; return it with its cookie."""
    players = terms.pop("players", [{"name": "Ada"}, {"name": "Ben"}])
    async with httpx.AsyncClient(base_url=f"http://{host}", timeout=30) as client:
        for _ in range(60):
            answer = await client.post("/api/rooms", json={"players": players, **terms})
            if answer.status_code != 503:  # while the store is out of reach
                break
            await asyncio.sleep(1.0)
        assert answer.status_code == 201, answer.text
        return answer.json()["room"], answer.headers["set-cookie"].split(";")[0]


async def with_a_clock(host: str) -> tuple[str, str]:
    """Open a room in which somebody's time runs."""
    room, cookie = await opened(host, clock="casual", quick=True)
    async with websockets.connect(
        f"ws://{host}/api/rooms/{room}/socket",
        additional_headers={"Cookie": cookie},
        origin=websockets.Origin(f"http://{host}"),
    ) as socket:
        await socket.send(json.dumps({"type": "hello", "since": 0}))
        told: dict[str, Any] = {}
        for act in ("request", "play"):
            while told.get("type") != "news":
                told = json.loads(await asyncio.wait_for(socket.recv(), 30))
            wish = {"type": "intent", "id": act, "seq": told["seq"], "act": {"act": act}}
            await socket.send(json.dumps(wish))
            told = {}
        while told.get("type") != "done":
            told = json.loads(await asyncio.wait_for(socket.recv(), 30))
            assert told["type"] != "refused", told
    return room, cookie


async def storm(
    hosts: Callable[[], Sequence[str]],
    *,
    ledger: Ledger | None = None,
    clock: bool = False,
    rooms: int = 3,
    pages: int = 3,
    seed: int = 1,
    disconnects: int = 100,
    until: asyncio.Event | None = None,
) -> Ledger:
    """Let pages wander until there were so many disconnects, and an event is set if there is one.

    Beside rooms of people there is one of two computers and, if wanted, one with a ``clock``: then
    until somebody's time has run out there, too: at the latest some time after the event, as
    processes that are killed all the time give everybody time.
    """
    ledger = Ledger() if ledger is None else ledger
    loop = asyncio.get_running_loop()
    latest = loop.time() + 4 * TIME

    def wanted() -> bool:
        nonlocal latest
        if until is not None and not until.is_set():
            latest = loop.time() + 4 * TIME
            return True
        return ledger.counts["disconnects"] < disconnects or (
            clock and not ledger.counts["times seen to run out"] and loop.time() < latest
        )

    made = [(Wanderer, await opened(hosts()[0])) for _ in range(rooms)]
    made.append((Watcher, await opened(hosts()[0], players=COMPUTERS)))
    if clock:
        made.append((Watcher, await with_a_clock(hosts()[0])))
    ledger.driven |= {room for kind, (room, _) in made if kind is Watcher}
    await asyncio.gather(
        *(
            kind(hosts, room, cookie, random.Random(f"{seed} {k} {room}"), ledger).wander(wanted)
            for kind, (room, cookie) in made
            for k in range(pages)
        )
    )
    if clock and not ledger.counts["times seen to run out"]:
        ledger.faults.append("nobody's time ran out")
    return ledger
