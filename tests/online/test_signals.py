"""What is said in passing crosses from process to process, and so does the time of a late stroke."""

import asyncio
from datetime import datetime
from time import monotonic

from carrom.match.record import check, parse
from carrom.store.postgresql import open_postgresql
from tests.online.test_two_processes import played, record, server
from tests.server.serving import Page, opened
from tests.server.test_signals import STRIKE, aiming, seated_apart


async def apart(database, host, **terms):
    """A room of two people with a browser each."""
    room, _ = await opened(host, quick=True, **terms)
    store = await open_postgresql(database)
    try:
        return room, await seated_apart(store, room)
    finally:
        await store.close()


def test_an_aim_and_a_phrase_reach_the_other_process(database, nats):
    async def play(one, two):
        room, cookies = await apart(database, one)
        async with (
            Page.at(one, room, cookies["p1"]) as here,
            Page.at(two, room, cookies["p2"]) as there,
        ):
            for page in (here, there):
                await page.until(lambda m: m["type"] == "news")
            for k in range(50):  # until the other process has begun to listen
                await here.send(aiming(here, angle=60.0 + k))
                seen = await heard(there, "aiming", 0.2)
                if seen is not None:
                    break
            assert (seen["by"], seen["aim"]["seat"]) == ("p1", "south")
            await there.send({"type": "phrase", "phrase": "good-luck"})
            told = await here.until(lambda m: m["type"] in ("phrase", "aiming"))
            assert told == {"type": "phrase", "by": "p2", "phrase": "good-luck"}

    with server(database, nats.address) as (_, one), server(database, nats.address) as (_, two):
        played(play(one, two))


async def heard(page, kind, seconds):
    """A message of a kind, if one comes within so many seconds."""
    waiting = asyncio.create_task(page.until(lambda m: m["type"] == kind))
    done, _ = await asyncio.wait([waiting], timeout=seconds)
    if done:
        return waiting.result()
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    return None


async def answer_slowly(page, until, delay):
    """Answer pings as over a long line, up to a time; return the lag that the server measured (s)."""
    answers, lag = set(), 0
    while (left := until - monotonic()) > 0:
        ping = await heard(page, "ping", left)
        if ping is None:
            break
        lag = ping["lag"]
        answers.add(asyncio.create_task(answer(page, ping["stamp"], delay)))
    for each in answers:
        each.cancel()
    return lag / 1e3


async def answer(page, stamp, delay):
    await asyncio.sleep(delay)
    await page.send({"type": "pong", "stamp": stamp})


def test_a_stroke_late_by_its_line_counts_where_another_process_has_the_clock(database, nats):
    """The room is driven where it was first visited; the stroke arrives elsewhere, after its time."""

    async def play(one, two):
        room, cookies = await apart(database, one, clock="casual")
        async with Page.at(one, room, cookies["p2"]) as driver:
            await driver.until(lambda m: m["type"] == "news")
            async with Page.at(two, room, cookies["p1"]) as page:
                await page.until(lambda m: m["type"] == "news")
                await page.act("request")
                await page.act("play")  # from here on both count
                ends = datetime.fromisoformat(page.news["state"]["deadline"])
                left = (ends - datetime.fromisoformat(page.news["now"])).total_seconds()
                assert 14.0 < left <= 15.0
                lag = await answer_slowly(page, monotonic() + left + 0.2, 0.8)
                assert lag > 0.7
                answer = await page.act("strike", **STRIKE)
                assert answer["type"] == "done", answer
                await driver.until(lambda m: m["type"] == "news" and m["seq"] >= answer["seq"])
                assert driver.entries[-1]["fact"]["type"] == "struck"
        return await record(one, room)

    with server(database, nats.address) as (_, one), server(database, nats.address) as (_, two):
        parsed = parse(played(play(one, two)))
    assert parsed.fault is None
    assert check(parsed) is None
    assert 0.0 < parsed.events[-1].lag < 1.0
