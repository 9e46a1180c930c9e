"""The table of a room that several servers share: one presence, one agreement, one next room."""

import asyncio
import signal
from datetime import UTC, datetime, timedelta

import psycopg
import pytest

from carrom.match.record import check, parse
from carrom.store.at_table import Absence, HereError, Patience, Visit
from carrom.store.postgresql import open_postgresql
from carrom.store.store import seated
from tests.online.test_two_processes import played, record, server
from tests.server.serving import Page, apart, opened
from tests.store.test_database import ROOM, entry

PATIENCE = Patience(left=10.0, lost=30.0)


def state_of(player, state):
    return lambda m: m["type"] == "table" and m["presence"][player]["state"] == state


def seconds(told):
    since, gone = (datetime.fromisoformat(told[name]) for name in ("since", "gone_at"))
    return (gone - since).total_seconds()


async def meet(database, host, **terms):
    """Open a game by the clock whose people sit apart; return its room and their cookies."""
    room, _ = await opened(host, quick=True, single_board=True, clock="strict", **terms)
    store = await open_postgresql(database)
    try:
        return room, *(await apart(store, room))
    finally:
        await store.close()


def test_presence_is_one_for_all_servers(database, nats):
    async def play(one, two):
        room, ada, ben = await meet(database, one)
        async with Page.at(one, room, ada) as first, Page.at(two, room) as watcher:
            async with Page.at(two, room, ben) as second:
                for page, other in ((first, "p2"), (second, "p1"), (watcher, "p2")):
                    await page.until(state_of(other, "here"))
                while first.table["watchers"] != 1:  # perhaps it was told with the others
                    await first.receive(passing=True)
            seen = [await page.until(state_of("p2", "away")) for page in (first, watcher)]
            assert seen[0]["presence"]["p2"] == seen[1]["presence"]["p2"]
            assert seconds(seen[0]["presence"]["p2"]) == 10.0  # he closed his page
            async with Page.at(one, room, ben) as again:  # at the other server
                await again.until(lambda m: m["type"] == "news")
                for page in (first, watcher):
                    await page.until(state_of("p2", "here"))

    with server(database, nats.address) as (_, one), server(database, nats.address) as (_, two):
        played(play(one, two))


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
def test_players_of_a_server_that_ends_are_away_once(database, nats, how):
    async def play(first, one, two, three):
        room, ada, _ = await meet(database, one)
        async with Page.at(two, room) as here, Page.at(three, room) as there:
            async with Page.at(one, room, ada) as page:
                await page.until(lambda m: m["type"] == "news")
                for each in (here, there):
                    await each.until(state_of("p1", "here"))
                first.send_signal(how)
                seen = [await each.until(state_of("p1", "away")) for each in (here, there)]
            told = seen[0]["presence"]["p1"]
            assert told == seen[1]["presence"]["p1"]
            assert seconds(told) == 30.0  # not her fault, and not on purpose
            later = datetime.fromisoformat(told["since"]) + timedelta(seconds=6)
            while datetime.now(UTC) < later:  # others may bury the dead, too, but nothing moves
                try:
                    async with asyncio.timeout(1):
                        await here.receive(passing=True)
                except TimeoutError:
                    continue
            assert here.table["presence"]["p1"] == told

    with (
        server(database, nats.address) as (first, one),
        server(database, nats.address) as (_, two),
        server(database, nats.address) as (_, three),
    ):
        played(play(first, one, two, three))


def test_who_is_coming_back_cannot_be_claimed_from(database):
    """The claim waits for the return that has begun, and then finds him here."""

    async def work():
        store = await open_postgresql(database)
        now = datetime.now(UTC)
        try:
            await store.open(ROOM, seated(ROOM, "hash"))
            await store.visited("one", [Visit("r", "p1", here=False)], now)
            with pytest.raises(HereError):
                await store.append("r", 0, [entry(1)], absence=Absence("p1", PATIENCE), now=now)
            with psycopg.connect(database) as returning:
                returning.execute("update visits set since = since - interval '1 minute'")
                returning.commit()
                returning.execute("select 1 from seats where player = 'p1' for no key update")
                returning.execute(
                    "insert into visits values ('r', 'p1', 'two', true, clock_timestamp(), false)"
                )
                claim = asyncio.create_task(
                    store.append("r", 0, [entry(1)], absence=Absence("p1", PATIENCE), now=now)
                )
                done, _ = await asyncio.wait({claim}, timeout=0.5)
                assert not done
                returning.commit()
            with pytest.raises(HereError):
                await claim
            assert await store.lines("r") == []
            await store.visited("two", [Visit("r", "p1", here=False)], now)
            with psycopg.connect(database, autocommit=True) as other:
                other.execute("update visits set since = since - interval '1 minute'")
            assert await store.append("r", 0, [entry(1)], absence=Absence("p1", PATIENCE), now=now)
        finally:
            await store.close()

    played(work())


def test_a_claim_races_with_a_return(database, nats):
    async def race(one, two):
        room, ada, ben = await meet(database, one)
        async with Page.at(one, room, ben) as page:
            await page.until(lambda m: m["type"] == "news")
            async with Page.at(two, room, ada) as absent:
                await absent.until(lambda m: m["type"] == "news")
                await page.until(state_of("p1", "here"))
            await page.until(state_of("p1", "away"))
            with psycopg.connect(database, autocommit=True) as other:
                other.execute("update visits set since = since - interval '1 minute'")

            async def come_back():
                async with Page.at(two, room, ada) as back:
                    await back.until(lambda m: m["type"] == "news")
                    return back.you

            answer, you = await asyncio.gather(page.act("claim"), come_back())
        assert you == ["p1"]
        parsed = parse(await record(two, room))
        assert parsed.fault is None
        assert check(parsed) is None
        claimed = [event for event in parsed.events if getattr(event.fact, "away", None)]
        assert (answer["type"], len(claimed)) in (("done", 1), ("refused", 0))
        if answer["type"] == "refused":
            assert answer["kind"] == "not-gone"

    with server(database, nats.address) as (_, one), server(database, nats.address) as (_, two):
        for _ in range(3):
            played(race(one, two))


def test_both_agree_at_once_at_two_servers(database, nats):
    async def play(one, two):
        room, ada, ben = await meet(database, one)
        async with Page.at(one, room, ada) as first, Page.at(two, room, ben) as second:
            for page in (first, second):
                await page.until(lambda m: m["type"] == "news")
            await asyncio.gather(*(page.act("offer", what="abort") for page in (first, second)))
            for page in (first, second):
                while page.news["state"]["phase"] != "over":
                    await page.receive()
            await asyncio.gather(*(page.act("offer", what="rematch") for page in (first, second)))
            found = set()
            for page in (first, second):
                while page.table["next"] is None:
                    await page.receive(passing=True)
                found.add(page.table["next"])
            assert len(found) == 1
        parsed = parse(await record(two, room))
        assert [event.fact.__struct_config__.tag for event in parsed.events].count("abandoned") == 1

    with server(database, nats.address) as (_, one), server(database, nats.address) as (_, two):
        for _ in range(3):
            played(play(one, two))
