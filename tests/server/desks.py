"""An umpire's device at a desk, over HTTP."""

from contextlib import asynccontextmanager
from datetime import UTC, datetime
from typing import Any
from uuid import uuid4

import httpx

TERMS = {"a": ["Ada"], "b": ["Ben"]}


def struck(by, *fallen, **more):
    """A stroke after which these discs lie in holes."""
    return {
        "type": "struck",
        "by": by,
        "stroke": {"pocketed": [{"piece": piece} for piece in fallen], **more},
    }


def entry(fact, at=None, name=None):
    """Something entered, with an id of its own unless told."""
    when = at or datetime.now(UTC)
    return {"id": name or uuid4().hex, "fact": fact, "at": when.isoformat()}


class Device:
    """A phone in an umpire's hand."""

    def __init__(self, client, room, secret, name="one"):
        self.client = client
        self.room = room
        self.secret = secret
        self.name = name
        self.number = 0
        self.seq = 0
        self.view: Any = None

    async def ask(self, method, what="", **told):
        headers = {"x-umpire": self.secret}
        address = f"/api/desk/{self.room}{what}"
        return await self.client.request(method, address, headers=headers, **told)

    async def take_pen(self, *, take_over=False):
        wanted = {"device": self.name, "label": f"Phone {self.name}", "take_over": take_over}
        answer = await self.ask("POST", "/pen", json=wanted)
        assert answer.status_code == 200, answer.text
        given = answer.json()
        if given["yours"]:
            self.number = given["pen"]["number"]
        return given

    async def look(self, since=0):
        answer = await self.ask("GET", f"?since={since}")
        assert answer.status_code == 200, answer.text
        self.take(answer.json())
        return answer.json()

    def take(self, desk):
        self.seq, self.view = desk["seq"], desk["view"]

    async def send(self, *entries, expected=None):
        wanted = {
            "pen": self.number,
            "expected": self.seq if expected is None else expected,
            "entries": list(entries),
        }
        answer = await self.ask("POST", "/entries", json=wanted)
        assert answer.status_code == 200, answer.text
        done = answer.json()
        self.take(done["desk"])
        return done

    async def enter(self, *facts):
        """Enter facts that must be taken."""
        done = await self.send(*map(entry, facts))
        assert done["refused"] is None, done["refused"]
        return done

    async def choose(self, place=0):
        """Take one of the choices of the moment."""
        return await self.enter(self.view["choices"][place]["fact"])

    async def to_the_first_stroke(self):
        await self.look()
        while self.view["phase"] != "stroke":
            await self.choose()

    def other(self, name):
        return Device(self.client, self.room, self.secret, name)


async def open_desk(client, **terms):
    answer = await client.post("/api/desk", json={**TERMS, **terms})
    assert answer.status_code == 201, answer.text
    return answer.json()


@asynccontextmanager
async def at_desk(host, **terms):
    """A new board with a device that has its pen."""
    async with httpx.AsyncClient(base_url=f"http://{host}", timeout=30) as client:
        desk = await open_desk(client, **terms)
        device = Device(client, desk["room"], desk["secret"])
        await device.take_pen()
        await device.look()
        yield device, desk
