"""A real server on loopback, and pages that talk to it."""

import asyncio
import json
import socket
from contextlib import asynccontextmanager
from typing import Any
from uuid import uuid4

import httpx
import uvicorn
import websockets

from carrom.server.http.app import create_app
from carrom.server.http.http_protocol import Requests
from carrom.server.http.websocket_protocol import Wire
from carrom.server.rooms.bus import LocalBus
from carrom.server.rooms.new_rooms import hashed
from carrom.server.rooms.rooms import Rooms
from carrom.store.sqlite import open_sqlite
from carrom.store.store import Chair, Seat


@asynccontextmanager
async def served(folder, **options):
    """Serve a data folder, and stop as a server does."""
    async with serving(folder, **options) as (host, _):
        yield host


@asynccontextmanager
async def serving(
    folder, unread=None, http=Requests, ping=20.0, store=None, bus=None, proxies=(), **options
):
    """The same, with the rooms; ``unread``: bytes the system keeps for a page that does not read.

    Another ``store`` than one in the folder, and another ``bus``, may be given.
    """
    store = store or await open_sqlite(folder / "carrom.sqlite")
    rooms = Rooms(store, bus or LocalBus(), **options)
    app = create_app(rooms, proxies=proxies)
    listener = socket.socket()
    listener.bind(("127.0.0.1", 0))
    if unread is not None:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, unread)
    config = uvicorn.Config(
        app, log_level="warning", http=http, ws=Wire, ws_ping_interval=ping, proxy_headers=False
    )
    server = uvicorn.Server(config)
    task = asyncio.create_task(server.serve(sockets=[listener]))
    while not server.started:  # noqa: ASYNC110 - uvicorn has nothing to wait for
        await asyncio.sleep(0.01)
    try:
        yield f"127.0.0.1:{listener.getsockname()[1]}", rooms
    finally:
        server.should_exit = True
        await task
        listener.close()


async def opened(host, players=("Ada", "Ben"), **terms):
    """Open a room, with the exact rosette unless told; return its id and the cookie of its browser."""
    sitters = [p if isinstance(p, dict) else {"name": p} for p in players]
    async with httpx.AsyncClient(base_url=f"http://{host}", timeout=30) as client:
        answer = await client.post(
            "/api/rooms", json={"players": sitters, "rosette": "exact", **terms}
        )
        assert answer.status_code == 201, answer.text
        return answer.json()["room"], answer.headers["set-cookie"].split(";")[0]


async def apart(store, room):
    """Let the people of a room sit at machines of their own; return each one's cookie."""
    found = await store.room(room)
    people = [player for player, chair in found.chairs.items() if chair is Chair.PERSON]
    seats = {
        player: Seat(
            chair=Chair.PERSON, name=found.header.names[player], token=hashed(room + player)
        )
        for player in people
    }
    await store.append(room, (await store.lengths([room]))[room], [], seats=seats)
    return [f"carrom-seat={room}{player}" for player in people]


class Page:
    """A page at a room."""

    def __init__(self, connection):
        self.connection = connection
        self.entries: list[Any] = []
        self.news: Any = None
        self.you: Any = None
        self.table: Any = None
        self._asked: dict[str, str] = {}

    @classmethod
    @asynccontextmanager
    async def at(cls, host, room, cookie="", since=0, origin=None, trust=None):
        headers = {"Cookie": cookie} if cookie else {}
        secure = "" if trust is None else "s"
        address = f"ws{secure}://{host}/api/rooms/{room}/socket"
        async with websockets.connect(
            address,
            additional_headers=headers,
            origin=websockets.Origin(origin or f"http{secure}://{host}"),
            ssl=trust,
            open_timeout=60,  # of a busy machine
        ) as connection:
            page = cls(connection)
            await page.send({"type": "hello", "since": since})
            yield page

    async def send(self, told):
        await self.connection.send(told if isinstance(told, str) else json.dumps(told))

    async def receive(self, *, passing=False):
        """Take one message in, and by the way what is not about the log."""
        told = json.loads(await asyncio.wait_for(self.connection.recv(), 20))
        if told["type"] == "welcome":
            self.you = told["you"]
        if told["type"] == "table":
            self.table = told
        if told["type"] in ("table", "ping", "aiming", "phrase") and not passing:
            return await self.receive()
        if told["type"] == "news":
            self.news = told
            self.entries += told["entries"]
        return told

    async def until(self, wanted):
        """Take messages in until one is what is wanted."""
        while True:
            told = await self.receive(passing=True)
            if wanted(told):
                return told

    async def act(self, act, intent=None, seq=None, **details):
        """Ask for something and return the answer; the same id is the same message again."""
        if act == "strike" and "aim" not in details:
            details = {"aim": self.aim(**details)}
        name = intent or uuid4().hex
        now = self.news["seq"] if seq is None else seq
        told = {"type": "intent", "id": name, "seq": now, "act": {"act": act, **details}}
        await self.send(self._asked.setdefault(name, json.dumps(told)))
        answer = await self.until(lambda m: m["type"] in ("done", "refused") and m["id"] == name)
        if answer["type"] == "done":
            while self.news["seq"] < answer["seq"]:
                await self.receive()
        return answer

    def aim(self, **details):
        """A stroke from the seat of the player in turn."""
        state = self.news["state"]
        seats = [seat for seat, who in state["seats"].items() if who == state["turn"]]
        return {"seat": [*seats, "south"][0], **details}

    async def to_the_first_stroke(self):
        """Go from the toss to the break of the first board."""
        await self.until(lambda m: m["type"] == "news")
        while self.news["state"].get("phase") != "stroke":
            phase = self.news["state"].get("phase", "toss")
            act = {
                "toss": ("toss", {}),
                "choice": ("choose", {"choice": "break"}),
                "ready": ("play", {}),
                "breaker": ("name-breaker", {"player": self.news["asked"]}),
            }.get(phase, ("sit", {}))
            answer = await self.act(act[0], **act[1])
            assert answer["type"] == "done", answer
