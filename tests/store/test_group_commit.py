"""Writes that come while the writer is at work are committed together."""

import asyncio
from functools import partial
from threading import Event

import sqlalchemy
from msgspec import structs

from carrom.store.group_commit import MOST
from carrom.store.store import ConflictError, seated
from tests.store.test_database import ROOM, entry, run


def test_what_waits_is_committed_at_once_and_each_refusal_is_its_own(tmp_path):
    async def work(store):
        rooms = [f"r{k}" for k in range(MOST)]
        for room in rooms:
            await store.open(structs.replace(ROOM, id=room), seated(ROOM, None))
        commits: list[object] = []
        busy, begun = Event(), asyncio.Event()
        begin = partial(asyncio.get_running_loop().call_soon_threadsafe, begun.set)
        sqlalchemy.event.listen(store._engine, "commit", commits.append)
        first = asyncio.create_task(store._writer.do(lambda _: (begin(), busy.wait(30))))
        await begun.wait()
        appends = [
            asyncio.create_task(store.append(room, int(room == "r7"), [entry(1 + (room == "r7"))]))
            for room in rooms
        ]
        await asyncio.sleep(0)  # they have begun, too
        assert store.waiting == MOST
        busy.set()
        told = await asyncio.gather(first, *appends, return_exceptions=True)
        assert len(commits) == 2  # the first, and all the others
        wrong = [k for k, each in enumerate(told[1:]) if each != 1]
        assert wrong == [7]
        assert isinstance(told[8], ConflictError)
        assert (await store.lengths(rooms)) == {room: int(room != "r7") for room in rooms}

    run(tmp_path, work)
