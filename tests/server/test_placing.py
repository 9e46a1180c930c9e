"""Penalty pieces at a screen: the nearest spot that is allowed; and play that stops on request."""

import asyncio
from contextlib import asynccontextmanager
from math import hypot

import pytest

from tests.server.serving import Page, opened, served

BREAK = {"x": 0.04, "angle": 97.5, "speed": 9.0}
"""Pockets a black piece."""
INTO_A_HOLE = {"x": -0.023, "angle": 241.2, "speed": 3.0}
"""From the north after it, the striker falls."""


def played(coroutine):
    return asyncio.run(asyncio.wait_for(coroutine, 60))


@asynccontextmanager
async def page_to_place(folder, rules):
    """A page at a board on which a black piece is to be placed."""
    async with served(folder) as host:
        room, cookie = await opened(host, rules=rules)
        async with Page.at(host, room, cookie) as page:
            await page.until(lambda m: m["type"] == "news")
            await page.act("toss")
            await page.act("choose", choice="seats")
            for seat in ("north", "south"):
                await page.act("sit", seats={seat: page.news["asked"]})
            await page.act("play")
            for stroke in (BREAK, INTO_A_HOLE):
                assert (await page.act("strike", **stroke))["type"] == "done"
            assert page.news["state"]["phase"] == "placing"
            yield page


@pytest.mark.parametrize(
    ("rules", "least", "most"),
    [("international", 0.0313, 0.0696), ("simplified", 0.0313, 0.0696), ("club", 0.0, 0.04)],
)
def test_the_nearest_spot_that_is_allowed(tmp_path, rules, least, most):
    async def play():
        async with page_to_place(tmp_path, rules) as page:
            wish = {"side": "black", "x": 0.003, "y": 0.3}
            assert (await page.act("place", **wish))["kind"] == "spot-illegal"
            assert (await page.act("place", **wish, near=True))["type"] == "done"
            assert least <= hypot(*page.entries[-1]["fact"]["at"]) <= most

    played(play())


def test_a_wish_beyond_the_board_is_refused(tmp_path):
    async def play():
        async with page_to_place(tmp_path, "international") as page:
            for far in (5.0, 1e308):
                answer = await page.act("place", side="black", x=far, y=far, near=True)
                assert answer["kind"] == "spot-illegal"
            answer = await page.act("place", side="white", x=0.0, y=0.0, near=True)
            assert answer["type"] == "refused"

    played(play())


def test_play_stops_on_request_until_somebody_says_play(tmp_path):
    async def play():
        async with page_to_place(tmp_path, "international") as page:
            placer = page.news["asked"]
            assert (await page.act("request"))["type"] == "done"
            assert page.entries[-1]["fact"]["by"] == placer
            assert page.news["state"]["phase"] == "request"
            wish = {"side": "black", "x": 0.05, "y": 0.0, "near": True}
            assert (await page.act("place", **wish))["type"] == "refused"
            assert (await page.act("play"))["type"] == "done"
            assert page.news["state"]["phase"] == "placing"
            assert (await page.act("place", **wish))["type"] == "done"

    played(play())
