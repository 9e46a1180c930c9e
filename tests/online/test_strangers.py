"""Strangers at two servers of one database: paired whoever asks where, and what an operator does."""

import asyncio
from contextlib import contextmanager

import httpx
import psycopg
import pytest

from tests.cli.test_server_admin import carrom
from tests.online.test_two_processes import played, server
from tests.server.serving import Page, opened
from tests.server.test_strangers import get, search

SECRET = "a secret that both servers know"


@pytest.fixture
def secret(monkeypatch):
    monkeypatch.setenv("CARROM_SECRET", SECRET)


@contextmanager
def both(database, bus):
    """Two servers at which strangers meet."""
    words = (database, bus, "--strangers")
    with server(*words) as (_, one), server(*words) as (_, two):
        yield one, two


def test_twenty_people_at_once_become_ten_games(database, nats):
    async def play(hosts):
        found = await asyncio.gather(*(search(hosts[k % 2], f"n{k}") for k in range(20)))
        games: dict[str, list[str]] = {}
        for told, _ in found:
            games.setdefault(told["room"], []).append(told["player"])
        assert sorted(map(sorted, games.values())) == [["p1", "p2"]] * 10
        assert [told["waiting"] for told, _ in found].count(True) == 10
        for host in hosts:
            assert (await get(host, "/api/open-games")).json() == {"games": []}
        by_room: dict[str, list[tuple[str, str]]] = {}
        for k, (told, cookie) in enumerate(found):
            by_room.setdefault(told["room"], []).append((hosts[k % 2], cookie))
        room, pair = next(iter(by_room.items()))
        for host, cookie in pair:
            async with Page.at(host, room, cookie) as page:
                await page.until(lambda m: m["type"] == "news")
                assert page.news["state"]["phase"] == "stroke"
                assert len(page.table["names"]) == 2

    with both(database, nats.address) as hosts:
        played(play(hosts))


@pytest.mark.parametrize("rung", [True, False])
def test_somebody_who_waits_at_the_other_server(database, nats, rung):
    async def play(one, two):
        ada, hers = await search(one, "Ada")
        async with Page.at(one, ada["room"], hers) as here:
            await here.until(lambda m: m["type"] == "news")
            ben, his = await search(two, "Ben")
            assert ben["room"] == ada["room"]
            await here.until(lambda m: m["type"] == "table" and len(m["names"]) == 2)
            while not here.news["seq"]:
                await here.receive()
            async with Page.at(two, ben["room"], his) as there:
                await there.until(lambda m: m["type"] == "news")
                pages = {ada["player"]: here, ben["player"]: there}
                striker = pages[there.news["state"]["turn"]]
                answer = await striker.act("strike", x=0.0, angle=90.0, speed=4.0)
                assert answer["type"] == "done", answer

    with both(database, nats.address if rung else None) as hosts:
        played(play(*hosts))


def test_what_an_operator_does_reaches_every_server(database, nats, secret):
    async def play(one, two):
        room, cookie = await opened(one, ("Ada Byron", "Ben"), quick=True)
        ada, _ = await search(one, "Cleo")
        async with Page.at(one, room, cookie) as here, Page.at(two, room, cookie) as there:
            for page in (here, there):
                await page.until(lambda m: m["type"] == "news")
            await asyncio.to_thread(carrom, "forget", "Ada Byron", "--store", database)
            for page in (here, there):
                await page.until(lambda m: m["type"] == "table" and m["names"] == {"p2": "Ben"})
                told = await page.until(lambda m: m["type"] == "news")
                assert "Byron" not in str(told)
            await asyncio.to_thread(carrom, "delete", room, "--store", database)
            for page in (here, there):
                await page.until(lambda m: m["type"] == "refused" and m["kind"] == "deleted")
                await page.connection.wait_closed()
                assert page.connection.close_code == 4004
        words = ("block", ada["room"], ada["player"], "--store", database)
        await asyncio.to_thread(carrom, *words)
        async with httpx.AsyncClient(base_url=f"http://{two}") as client:
            wanted = {"name": "Eve", "rules": "club"}
            assert (await client.post("/api/open-games", json=wanted)).status_code == 403

    with both(database, nats.address) as hosts:
        played(play(*hosts))


def test_without_a_secret_no_address_is_kept(database):
    with server(database, None, "--strangers") as (_, host):
        ada, _ = played(search(host, "Ada"))
        said = carrom("block", ada["room"], ada["player"], "--store", database, status=2)
    assert "secret" in said
    with psycopg.connect(database) as connection:
        assert connection.execute("select count(address) from seats").fetchone() == (0,)
