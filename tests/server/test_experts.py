"""Rooms of two experts beside people: a person's stroke stays quick, and nobody thinks for nobody."""

import asyncio
import itertools
from contextlib import AsyncExitStack
from statistics import median
from time import monotonic

import httpx

from tests.server.serving import Page, opened
from tests.server.test_running import process

EXPERTS = [{"name": "One", "chair": "expert"}, {"name": "Two", "chair": "expert"}]
ROOMS = 10
STROKES = 8


async def waits(page):
    """Strike softly some times; return how long each answer took (s)."""
    took: list[float] = []
    places = itertools.count()
    while len(took) < STROKES:
        if page.news["state"]["phase"] != "stroke":
            await page.act("play")
            continue
        began = monotonic()
        x = 0.03 * (next(places) % 7 - 3)  # another place may be free
        answer = await page.act("strike", x=x, angle=90.0, speed=0.4)
        if answer["type"] == "done":
            took.append(monotonic() - began)
    return took


async def thinking(host):
    """How many decisions of computers wait or are under way."""
    async with httpx.AsyncClient(base_url=f"http://{host}", timeout=30) as client:
        lines = (await client.get("/metrics")).text.splitlines()
    (found,) = [line for line in lines if line.startswith("carrom_computers_queue ")]
    return float(found.split()[1])


def test_people_come_first(tmp_path):
    """Ten rooms of two experts, all watched, keep the computers' processes busy, and no person."""

    async def play(host):
        room, cookie = await opened(host)
        async with Page.at(host, room, cookie) as page:
            await page.to_the_first_stroke()
            alone = median(await waits(page))
            async with AsyncExitStack() as watched:
                for _ in range(ROOMS):
                    name, theirs = await opened(host, EXPERTS, quick=True)
                    await watched.enter_async_context(Page.at(host, name, theirs))
                while await thinking(host) < ROOMS / 2:  # noqa: ASYNC110 - the server begins
                    await asyncio.sleep(0.1)
                beside = median(await waits(page))
                assert await thinking(host) > 0
            while await thinking(host):  # noqa: ASYNC110 - nobody watches any more: they stop
                await asyncio.sleep(0.2)
            await asyncio.sleep(1.0)
            assert await thinking(host) == 0
        assert beside < max(1.5, 10 * alone), (alone, beside)

    with process(tmp_path, "--log", "off") as (_, host):
        asyncio.run(asyncio.wait_for(play(host), 90))
