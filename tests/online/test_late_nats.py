"""A NATS that is away when servers start: games go on without it, and by it as soon as it is there."""

import asyncio
import json

import httpx

from tests.online.engines import Nats
from tests.online.test_signals import apart, heard
from tests.online.test_two_processes import played, server
from tests.server.serving import Page
from tests.server.test_signals import aiming


async def reasons(host):
    async with httpx.AsyncClient() as client:
        return (await client.get(f"http://{host}/readyz", timeout=30)).json()["reasons"]


def test_servers_start_and_play_without_nats_and_find_it_later(database):
    nats = Nats()

    async def play(one, two):
        room, cookies = await apart(database, one)
        async with (
            Page.at(one, room, cookies["p1"]) as here,
            Page.at(two, room, cookies["p2"]) as there,
        ):
            for page in (here, there):
                await page.until(lambda m: m["type"] == "news")
            assert await reasons(one) == await reasons(two) == ["bus"]
            answer = await here.act("pass")
            assert answer["type"] == "done"
            await there.until(lambda m: m["type"] == "news" and m["seq"] >= answer["seq"])
            await asyncio.to_thread(nats.start)
            while await reasons(one) or await reasons(two):  # noqa: ASYNC110 - asked from outside
                await asyncio.sleep(0.1)
            seen = None
            for k in range(100):  # an aim crosses by NATS alone
                await there.send(aiming(there, angle=60.0 + k / 2))
                seen = await heard(here, "aiming", 0.2)
                if seen is not None:
                    break
            assert seen is not None

    try:
        with (
            server(database, nats.address) as (first, one),
            server(database, nats.address) as (_, two),
        ):
            played(play(one, two))
            first.terminate()
            events = [json.loads(line) for line in first.stderr.read().splitlines()]
        told = [event for event in events if event["event"].startswith("bus-")]
        assert [event["event"] for event in told] == ["bus-away", "bus-back"]
        assert "refused" in told[0]["said"].lower() or "connect" in told[0]["said"].lower(), told
    finally:
        nats.stop()
