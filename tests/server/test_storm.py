"""Pages that come and go, repeat themselves and speak out of turn never lose, double or reorder."""

import asyncio
import random

import pytest
import websockets

from tests.server.serving import Page, opened, served

ACTS = [
    ("toss", {}),
    ("choose", {"choice": "break"}),
    ("sit", {}),
    ("play", {}),
    ("turn", {"degrees": 12.0}),
    ("strike", {"x": 0.0, "angle": 90.0, "speed": 4.0}),
    ("strike", {"x": 0.05, "angle": 100.0, "speed": 2.0}),
    ("pass", {}),
    ("change-seats", {}),
    ("place", {"side": "white", "x": 0.0, "y": 0.0}),
]


async def wander(host, room, cookie, chance, acknowledged):
    """One page: acts at random, sometimes twice, sometimes late, and loses its socket now and then."""
    seen: list[int] = []
    number = 0
    for _ in range(6):
        try:
            async with Page.at(host, room, cookie, since=len(seen)) as page:
                await page.until(lambda m: m["type"] == "news")
                for _ in range(chance.randint(1, 8)):
                    act, details = chance.choice(ACTS)
                    number += 1
                    name = f"{id(chance)}-{number}"
                    late = chance.random() < 0.2
                    seq = max(0, page.news["seq"] - 1) if late else page.news["seq"]
                    answer = await page.act(act, name, seq, **details)
                    if answer["type"] == "done":
                        acknowledged.append(answer["seq"])
                        if chance.random() < 0.5:
                            assert await page.act(act, name, seq, **details) == answer
                seen += [e["seq"] for e in page.entries]
                if chance.random() < 0.5:
                    await page.connection.close()
        except websockets.ConnectionClosed:
            pass
        assert seen == list(range(1, len(seen) + 1))


@pytest.mark.parametrize("seed", range(4))
def test_a_storm_of_pages(tmp_path, seed):
    async def play():
        async with served(tmp_path) as host:
            room, cookie = await opened(host)
            acknowledged: list[int] = []
            await asyncio.gather(
                *(
                    wander(host, room, cookie, random.Random(10 * seed + k), acknowledged)
                    for k in range(4)
                )
            )
            async with Page.at(host, room, cookie) as page:
                await page.until(lambda m: m["type"] == "news")
            numbers = [e["seq"] for e in page.entries]
            assert numbers == list(range(1, len(numbers) + 1))
            assert sorted(acknowledged) == numbers, "each acknowledged intent is one entry"

    asyncio.run(asyncio.wait_for(play(), 60))


def test_a_page_that_never_reads_harms_nobody(tmp_path):
    async def play():
        async with served(tmp_path) as host:
            room, cookie = await opened(host)
            async with Page.at(host, room, cookie), Page.at(host, room, cookie) as page:
                await page.to_the_first_stroke()
                for _ in range(20):
                    await page.act("strike", x=0.0, angle=90.0, speed=5.0)
                    if page.news["state"]["phase"] != "stroke":
                        break
            assert len(page.entries) > 4

    asyncio.run(asyncio.wait_for(play(), 60))
