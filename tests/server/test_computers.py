"""Computers of a server: so many at a time, and a place is free again once it really is."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from threading import Event, Lock

from carrom.server.rooms import computers as computers_module
from carrom.server.rooms.computers import OwnComputers, task_for
from tests.online.test_players import MATCH, Slow, seen
from tests.server.serving import Page, opened, serving
from tests.server.test_rooms import played

COMPUTERS = [{"name": "One", "chair": "beginner"}, {"name": "Two", "chair": "beginner"}]


class Thoughts:
    """Thinks until it is let go, and counts."""

    def __init__(self):
        self.go_on, self._lock = Event(), Lock()
        self.begun: list[bytes] = []
        self.now = self.most = 0

    def __call__(self, data):
        with self._lock:
            self.begun.append(data)
            self.now += 1
            self.most = max(self.most, self.now)
        self.go_on.wait(20)
        with self._lock:
            self.now -= 1
        return b"null"


def test_a_cancelled_task_frees_its_place(monkeypatch):
    thoughts = Thoughts()
    monkeypatch.setattr(computers_module, "think_in_bytes", thoughts)

    async def work():
        own = OwnComputers(lambda: ThreadPoolExecutor(4), at_once=1)
        tasks = [
            asyncio.create_task(
                own.think(task_for(MATCH, "beginner", MATCH.state.turn or "", (7, number)))
            )
            for number in range(4)
        ]
        await seen(lambda: thoughts.begun)
        assert own.waiting == 4
        for each in tasks[:3]:  # the one at work, and two that wait
            each.cancel()
        await asyncio.gather(*tasks[:3], return_exceptions=True)
        assert own.waiting == 1
        assert len(thoughts.begun) == 1
        thoughts.go_on.set()
        assert await tasks[3] is None
        assert len(thoughts.begun) == 2  # those that only waited cost nothing
        assert thoughts.most == 1
        await own.stop()

    asyncio.run(asyncio.wait_for(work(), 30))


class Watched(Slow):
    """Computers whose tasks never end by themselves."""

    waiting = 0

    async def think(self, _):
        await self.answer(b"")


def test_nobody_thinks_for_a_room_without_pages(tmp_path):
    async def play():
        own = Watched()
        async with serving(tmp_path, computers=own) as (host, _):
            room, cookie = await opened(host, COMPUTERS)
            async with Page.at(host, room, cookie) as page:
                await page.until(lambda m: m["type"] == "news")
                await seen(lambda: own.begun)
                assert own.ended == 0
            await seen(lambda: own.ended == 1)
            assert len(own.begun) == 1

    played(play())
