"""``/readyz`` tells the truth: about the store, the bus, and a process that is about to end."""

import asyncio
import sqlite3

import httpx
import pytest

from carrom.server import readiness
from tests.server.serving import opened, serving
from tests.server.test_storage_faults import Failing


async def ready(host):
    async with httpx.AsyncClient() as client:
        answer = await client.get(f"http://{host}/readyz")
        told = answer.json()
        assert answer.status_code == (200 if told["ready"] else 503)
        assert told["ready"] is (not told["reasons"])
        return told["reasons"]


@pytest.fixture(autouse=True)
def fresh(monkeypatch):
    """Every answer is asked for anew."""
    monkeypatch.setattr(readiness, "FRESH", 0.0)


def played(coroutine):
    asyncio.run(asyncio.wait_for(coroutine, 60))


def test_ready_and_draining(tmp_path):
    async def ask():
        async with serving(tmp_path) as (host, rooms):
            assert await ready(host) == []
            rooms.leaving = True
            assert await ready(host) == ["draining"]
            async with httpx.AsyncClient() as client:
                assert (await client.get(f"http://{host}/healthz")).json()["ok"]

    played(ask())


def test_a_locked_database_is_not_ready_and_then_is(tmp_path, monkeypatch):
    monkeypatch.setattr(readiness, "PATIENCE", 0.3)

    async def ask():
        async with serving(tmp_path) as (host, _):
            other = sqlite3.connect(tmp_path / "carrom.sqlite", isolation_level=None)
            other.execute("begin immediate")
            assert await ready(host) == ["store"]
            other.execute("rollback")
            other.close()
            while await ready(host) != []:
                pass

    played(ask())


def test_a_database_that_cannot_grow_is_not_ready(tmp_path):
    async def ask():
        async with serving(tmp_path) as (host, rooms):
            await opened(host)
            with rooms.store._engine.connect() as connection:
                connection.exec_driver_sql("pragma query_only=1")
            assert await ready(host) == ["store"]

    played(ask())


def test_a_database_that_was_removed_is_lost(tmp_path):
    async def ask():
        async with serving(tmp_path) as (host, _):
            (tmp_path / "carrom.sqlite").unlink()
            assert await ready(host) == ["lost"]

    played(ask())


def test_after_a_failed_sync_it_is_lost_for_good(tmp_path, monkeypatch):
    async def ask():
        async with serving(tmp_path) as (host, rooms):
            rooms.store.on_loss(lambda _: None)  # a server would stop
            dialect = rooms.store._engine.dialect

            def failing(_):
                raise Failing("disk I/O error")

            monkeypatch.setattr(dialect, "do_commit", failing)
            assert await ready(host) == ["lost"]
            monkeypatch.undo()
            monkeypatch.setattr(readiness, "FRESH", 0.0)
            assert await ready(host) == ["lost"]

    played(ask())


def test_the_store_is_asked_once_a_second_at_most(tmp_path, monkeypatch):
    monkeypatch.setattr(readiness, "FRESH", 60.0)

    async def ask():
        async with serving(tmp_path) as (host, rooms):
            times = 0
            honest = rooms.store.ready

            async def counted():
                nonlocal times
                times += 1
                await honest()

            monkeypatch.setattr(rooms.store, "ready", counted)
            assert await asyncio.gather(*(ready(host) for _ in range(10))) == [[]] * 10
            assert times == 1

    played(ask())
