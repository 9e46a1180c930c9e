"""Two servers on one database: any page at either, one log, and games that go on when one dies."""

import asyncio
import json
import signal
import subprocess
import sys
from contextlib import contextmanager
from datetime import timedelta
from time import monotonic
from typing import Any

import httpx
import psycopg
import pytest

from carrom.match.record import check, parse
from tests.server.serving import Page, opened

COMPUTERS = [{"name": "One", "chair": "beginner"}, {"name": "Two", "chair": "beginner"}]


@contextmanager
def server(store, bus=None, *args):
    """A server process on a shared database."""
    words = [sys.executable, "-m", "carrom", "server", "run", "--port", "0", "--store", store]
    words += ["--bus", bus] if bus else []
    running: Any = subprocess.Popen(
        [*words, "--log", "json", *args], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    try:
        line = running.stdout.readline()
        assert line.startswith("carrom is at http://"), running.stderr.read()
        yield running, line.split("http://")[1].strip().rstrip("/")
    finally:
        running.kill()
        running.wait()
        running.stdout.close()
        running.stderr.close()


def played(coroutine):
    return asyncio.run(asyncio.wait_for(coroutine, 120))


async def record(host, room):
    async with httpx.AsyncClient(base_url=f"http://{host}") as client:
        return (await client.get(f"/api/rooms/{room}/record")).content


@pytest.mark.parametrize("rung", [True, False])
def test_pages_at_two_servers_see_one_game(database, nats, rung):
    async def play(one, two):
        room, cookie = await opened(one)
        async with Page.at(one, room, cookie) as here, Page.at(two, room, cookie) as there:
            await here.to_the_first_stroke()
            await there.until(lambda m: m["type"] == "news")
            pages, waits = [here, there], []
            for k in range(6):
                striker, other = pages[k % 2], pages[(k + 1) % 2]
                while striker.news["seq"] < other.news["seq"]:
                    await striker.receive()
                if striker.news["state"]["phase"] != "stroke":
                    break
                answer = await striker.act("strike", x=0.01 * k, angle=88.0 + k, speed=3.0)
                assert answer["type"] == "done", answer
                began = monotonic()
                while not other.news or other.news["seq"] < answer["seq"]:
                    await other.receive()
                waits.append(monotonic() - began)
            assert [e["seq"] for e in here.entries] == [e["seq"] for e in there.entries]
            assert len(waits) >= 2
        kept = await record(two, room)
        assert kept == await record(one, room)
        parsed = parse(kept)
        assert parsed.fault is None
        assert check(parsed) is None
        return sorted(waits)[len(waits) // 2]

    bus = nats.address if rung else None
    with server(database, bus) as (_, one), server(database, bus) as (_, two):
        usual = played(play(one, two))
    assert usual < (1.0 if rung else 4.0)  # without a bell it looks every second


def test_a_server_dies_and_the_other_goes_on(database, nats):
    async def play(first, one, two):
        room, cookie = await opened(one, COMPUTERS)
        async with Page.at(one, room, cookie) as page, Page.at(two, room, cookie) as other:
            await page.until(lambda m: m["type"] == "news" and m["seq"] >= 6)
            while other.news is None or other.news["seq"] < page.news["seq"]:
                await other.receive()
            first.send_signal(signal.SIGKILL)
            known = other.news["seq"]
            took = await taken_over(database, room)
            await other.until(lambda m: m["type"] == "news" and m["seq"] > known + 2)
            assert [e["seq"] for e in other.entries] == list(range(1, len(other.entries) + 1))
        return room, took, page.entries, other.entries

    with server(database, nats.address) as (first, one), server(database, nats.address) as (_, two):
        room, took, known, kept = played(play(first, one, two))
        parsed = parse(played(record(two, room)))
    assert took < 5.0
    assert [e["fact"] for e in kept[: len(known)]] == [e["fact"] for e in known]
    assert parsed.fault is None


async def taken_over(database, room):
    """Wait until another process has a room's lease; return after how many seconds, by the database.

    What this machine itself is late by is not the lease's fault: the longest time between two looks.
    """
    look = "select holder, clock_timestamp() from leases where room = %s"
    async with await psycopg.AsyncConnection.connect(database, autocommit=True) as connection:
        ((holder, killed),) = await (await connection.execute(look, [room])).fetchall()
        now, last, late = holder, killed, timedelta()
        while now == holder:
            await asyncio.sleep(0.02)
            ((now, at),) = await (await connection.execute(look, [room])).fetchall()
            late, last = max(late, at - last), at
            assert at - killed < timedelta(seconds=60), "nobody took it"
    return (last - killed - late).total_seconds()


def test_a_server_that_is_asked_to_end_hands_its_rooms_over(database, nats):
    async def play(first, one, two):
        room, cookie = await opened(one, COMPUTERS)
        async with Page.at(one, room, cookie) as page, Page.at(two, room, cookie) as other:
            await page.until(lambda m: m["type"] == "news" and m["seq"] >= 6)
            first.send_signal(signal.SIGTERM)
            known = page.news["seq"]
            await other.until(lambda m: m["type"] == "news" and m["seq"] > known + 2)

    with server(database, nats.address) as (first, one), server(database, nats.address) as (_, two):
        played(play(first, one, two))
        assert first.wait(20) in (0, -signal.SIGTERM)
        events = [json.loads(line) for line in first.stderr.read().splitlines()]
    assert not [event for event in events if event["level"] in ("warning", "error")], events
