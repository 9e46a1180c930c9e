"""PostgreSQL says nothing, or the line to it drops: whoever waits is told, and games go on afterwards."""

import asyncio
from time import monotonic

import psycopg
import pytest

from carrom.store import postgresql as engine
from carrom.store.postgresql import open_postgresql
from carrom.store.store import StorageError, UncertainError, seated
from tests.online.line import line_to
from tests.online.test_two_processes import played, server
from tests.server.serving import opened
from tests.server.test_seats import ADA, FREE, Guest
from tests.store.test_database import ROOM, entry


@pytest.fixture
def line(postgresql):
    with line_to(postgresql.port) as found:
        yield found


@pytest.fixture
def hasty(monkeypatch):
    monkeypatch.setattr(engine, "SILENT", 0.5)
    monkeypatch.setattr(engine, "PATIENCE", 2)
    monkeypatch.setattr(engine, "ANSWER", 4.0)


def test_a_silent_database_holds_nobody_up_for_long(database, line, hasty):
    async def work():
        store = await open_postgresql(line.instead(database))
        await store.open(ROOM, seated(ROOM, None), [entry(1)])
        line.silence()
        began = monotonic()
        writes = [store.append("r", 1, [entry(2)]) for _ in range(100)]
        reads = [store.lines("r") for _ in range(20)]
        told = await asyncio.gather(*writes, *reads, return_exceptions=True)
        assert all(isinstance(each, StorageError) for each in told), told
        assert monotonic() - began < 30.0
        line.go_on()
        while True:
            try:
                assert await store.append("r", 1, [entry(2)]) == 2
                break
            except StorageError:
                assert monotonic() - began < 60.0
        assert await store.lines("r") == [b"1\n", b"2\n"]
        await store.close()

    asyncio.run(asyncio.wait_for(work(), 90))


def test_a_line_that_drops_during_the_commit_leaves_it_uncertain(database, line):
    async def work():
        store = await open_postgresql(line.instead(database))
        await store.open(ROOM, seated(ROOM, None), [entry(1)])
        line.lose_answer(of=b"COMMIT", after=b"INSERT INTO entries")
        with pytest.raises(UncertainError):
            await store.append("r", 1, [entry(2)])
        while await store.lines("r") != [b"1\n", b"2\n"]:  # the server had it all
            pass
        await store.close()

    asyncio.run(asyncio.wait_for(work(), 30))


def test_a_friend_sits_down_though_the_line_drops_during_the_commit(database, line):
    async def play(host):
        ada = Guest(host, *await opened(host, [ADA, FREE], quick=True))
        code = await ada.code()
        ben = Guest(host)
        looked = await ben.ask("GET", f"/api/invitations/{code}")
        ben.cookie = looked.headers["set-cookie"].split(";")[0]
        line.lose_answer(of=b"COMMIT", after=b"UPDATE seats")
        answer = await ben.join(code)
        assert answer.status_code == 503
        assert "may have been saved" in answer.json()["detail"]["en"]
        answer = await ben.join(code)
        assert answer.json() == {"room": ada.room, "player": "p2"}
        assert (await ben.at_room("GET", "seats")).json()["you"] == ["p2"]

    with server(line.instead(database)) as (_, host):
        played(play(host))


def test_a_statement_that_waits_for_somebody_else_ends(database, monkeypatch):
    monkeypatch.setitem(engine.OPTIONS, "lock_timeout", 200)

    async def work():
        store = await open_postgresql(database)
        await store.open(ROOM, seated(ROOM, None))
        with psycopg.connect(database) as other:
            other.execute("lock table entries")
            with pytest.raises(StorageError, match="lock timeout"):
                await store.append("r", 0, [entry(1)])
        assert await store.append("r", 0, [entry(1)]) == 1
        await store.close()

    asyncio.run(asyncio.wait_for(work(), 30))
