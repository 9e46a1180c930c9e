"""Who is there: shown alike to everybody, and what may be claimed from somebody who stays away."""

import asyncio
import sqlite3
from datetime import UTC, datetime, timedelta

import pytest

from carrom.match.record import check, parse
from tests.server.serving import Page, apart, opened, serving


def played(coroutine):
    return asyncio.run(asyncio.wait_for(coroutine, 60))


class Time:
    """A server's clock that a test sets forward."""

    def __init__(self, start=None):
        self.now = start or datetime.now(UTC)

    def __call__(self):
        return self.now

    async def pass_(self, rooms, seconds):
        """Let time pass while the server runs."""
        end = self.now + timedelta(seconds=seconds)
        while self.now < end:
            self.now = min(end, self.now + timedelta(seconds=3))
            await rooms.visitors._beat()


def state_of(player, state):
    """Wait for a table at which a player is in a state."""
    return lambda m: m["type"] == "table" and m["presence"][player]["state"] == state


async def two_apart(host, rooms, **terms):
    room, _ = await opened(host, quick=True, **terms)
    return room, *(await apart(rooms.store, room))


def test_both_are_here_and_both_are_told(tmp_path):
    async def play():
        async with serving(tmp_path) as (host, rooms):
            room, ada, ben = await two_apart(host, rooms)
            async with Page.at(host, room, ada) as first:
                await first.until(state_of("p2", "away"))  # he has a seat and never came
                async with Page.at(host, room, ben) as second:
                    await first.until(state_of("p2", "here"))
                    await second.until(state_of("p1", "here"))
                    assert first.you == ["p1"]
                    assert second.you == ["p2"]

    played(play())


@pytest.mark.parametrize(
    ("how", "clock", "seconds"),
    [
        ("bye", "casual", 10),
        ("closed", "strict", 10),
        ("lost", "casual", 30),
        ("bye", "off", 600),
        ("lost", "off", 600),
    ],
)
def test_the_countdown_is_the_same_for_everybody(tmp_path, how, clock, seconds):
    async def play():
        time = Time()
        async with serving(tmp_path, now=time) as (host, rooms):
            room, ada, ben = await two_apart(host, rooms, clock=clock)
            async with (
                Page.at(host, room, ada) as first,
                Page.at(host, room) as watcher,
                Page.at(host, room, ben) as second,
            ):
                for page in (first, watcher):
                    await page.until(state_of("p2", "here"))
                if how == "bye":
                    await second.send({"type": "bye"})
                elif how == "closed":
                    await second.connection.close(1001)
                else:
                    second.connection.transport.abort()
                seen = [await page.until(state_of("p2", "away")) for page in (first, watcher)]
                assert seen[0]["presence"] == seen[1]["presence"]
                told = seen[0]["presence"]["p2"]
                since, gone = (datetime.fromisoformat(told[k]) for k in ("since", "gone_at"))
                assert gone - since == timedelta(seconds=seconds)
                assert since == time.now
                assert seen[0]["patience"]["left" if how != "lost" else "lost"] == seconds
                await time.pass_(rooms, seconds - 0.001)
                rooms.table_changed(room)
                await first.until(state_of("p2", "away"))
                await time.pass_(rooms, 0.001)
                rooms.table_changed(room)
                await first.until(state_of("p2", "gone"))

    played(play())


def test_two_tabs_of_one_player(tmp_path):
    async def play():
        async with serving(tmp_path) as (host, rooms):
            room, ada, ben = await two_apart(host, rooms)
            async with Page.at(host, room, ada) as first:
                async with Page.at(host, room, ben) as one:
                    await one.until(lambda m: m["type"] == "news")
                    async with Page.at(host, room, ben) as two:
                        await two.until(lambda m: m["type"] == "news")
                    await first.until(state_of("p2", "here"))
                    rooms.table_changed(room)
                    told = await first.until(lambda m: m["type"] == "table")
                    assert told["presence"]["p2"]["state"] == "here"
                await first.until(state_of("p2", "away"))

    played(play())


def test_a_claim_waits_for_the_countdown_and_is_told_honestly(tmp_path):
    async def play():
        time = Time()
        async with serving(tmp_path, now=time) as (host, rooms):
            room, ada, ben = await two_apart(host, rooms, single_board=True, clock="casual")
            async with Page.at(host, room, ben) as page, Page.at(host, room) as watcher:
                await page.until(lambda m: m["type"] == "news")
                async with Page.at(host, room, ada) as absent:
                    await absent.until(lambda m: m["type"] == "news")
                    await page.until(state_of("p1", "here"))
                    refused = await page.act("claim")  # she is there
                    assert refused["kind"] == "not-gone"
                    assert refused["said"]["fr"].startswith("Ada est de retour")
                    assert (await absent.act("claim"))["kind"] == "not-yours"
                await page.until(state_of("p1", "away"))
                await time.pass_(rooms, 9)
                assert (await page.act("claim"))["kind"] == "not-gone"
                await time.pass_(rooms, 5)
                await watcher.until(lambda m: m["type"] == "news")
                assert (await watcher.act("claim"))["kind"] == "not-yours"
                assert (await page.act("claim"))["type"] == "done"
                last = page.entries[-1]
                assert last["fact"] == {"type": "conceded", "by": "p1", "away": 14}
                assert (
                    last["entry"]["en"] == "Ada has been away for 14 seconds, so Ben wins the game."
                )
                assert last["entry"]["fr"].startswith("Ada n’est plus là depuis 14")
                assert page.news["state"]["winner"] == "b"
                assert page.news["state"]["ending"] == "absent"
                assert (await page.act("claim"))["kind"] == "nothing-to-claim"
            async with Page.at(host, room, ada) as back:  # she finds what she missed
                told = await back.until(lambda m: m["type"] == "news")
                assert told["entries"][-1]["fact"]["type"] == "conceded"
            parsed = parse(await rooms.record(room))
            assert parsed.fault is None
            assert check(parsed) is None

    played(play())


def test_without_a_clock_nobody_loses_by_staying_away(tmp_path):
    async def play():
        time = Time()
        async with serving(tmp_path, now=time, away_minutes=3) as (host, rooms):
            room, ada, ben = await two_apart(host, rooms, single_board=True)
            async with Page.at(host, room, ben) as page:
                await page.until(lambda m: m["type"] == "news")
                async with Page.at(host, room, ada) as absent:
                    await absent.until(lambda m: m["type"] == "news")
                    await absent.send({"type": "bye"})
                await page.until(state_of("p1", "away"))
                for seconds in (12, 60, 107):
                    await time.pass_(rooms, seconds)
                    assert (await page.act("claim"))["kind"] == "not-gone"
                await time.pass_(rooms, 2)
                assert (await page.act("claim"))["type"] == "done"
                last, state = page.entries[-1], page.news["state"]
                assert last["fact"] == {"type": "abandoned", "player": "p1", "away": 181}
                assert last["entry"]["en"] == "Ada has been away for 3 minutes."
                assert last["answer"][0]["en"] == "The match ends without a result."
                assert last["entry"]["fr"].startswith("Ada n’est plus là depuis 3")
                assert (state["phase"], state["winner"], state["ending"]) == (
                    "over",
                    None,
                    "unfinished",
                )
            parsed = parse(await rooms.record(room))
            assert parsed.fault is None
            assert check(parsed) is None

    played(play())


def test_without_a_clock_a_match_that_has_not_begun_can_end_too(tmp_path):
    async def play():
        time = Time()
        async with serving(tmp_path, now=time) as (host, rooms):
            room, _ = await opened(host)
            ada, ben = await apart(rooms.store, room)
            async with Page.at(host, room, ada) as page, Page.at(host, room, ben) as other:
                await page.until(lambda m: m["type"] == "news")
                await other.until(lambda m: m["type"] == "news")
                assert (await page.act("toss"))["type"] == "done"
                absent, stays = (other, page) if page.news["asked"] == "p2" else (page, other)
                while stays.news["seq"] < 1:
                    await stays.receive()
                gone = "p2" if absent is other else "p1"
                await absent.connection.close(1001)
                await stays.until(state_of(gone, "away"))
                await time.pass_(rooms, 600)
                assert (await stays.act("claim"))["type"] == "done"
                assert stays.news["state"]["ending"] == "unfinished"

    played(play())


def test_who_comes_back_in_time_keeps_the_game(tmp_path):
    async def play():
        time = Time()
        async with serving(tmp_path, now=time) as (host, rooms):
            room, ada, ben = await two_apart(host, rooms, clock="casual")
            async with Page.at(host, room, ben) as page:
                await page.until(lambda m: m["type"] == "news")
                async with Page.at(host, room, ada) as absent:
                    await absent.until(lambda m: m["type"] == "news")
                await page.until(state_of("p1", "away"))
                await time.pass_(rooms, 14)
                rooms.table_changed(room)
                await page.until(state_of("p1", "gone"))
                async with Page.at(host, room, ada) as back:
                    await back.until(lambda m: m["type"] == "news")
                    assert (await page.act("claim"))["kind"] == "not-gone"
                    answer = await back.act("strike", x=0.0, angle=90.0, speed=4.0)
                    assert answer["type"] == "done"

    played(play())


def test_nobody_claims_before_a_board_stands_or_from_a_computer(tmp_path):
    async def play():
        time = Time()
        async with serving(tmp_path, now=time) as (host, rooms):
            room, _ = await opened(host)  # nobody has tossed
            ada, _ = await apart(rooms.store, room)
            async with Page.at(host, room, ada) as page:
                await page.until(lambda m: m["type"] == "news")
                await time.pass_(rooms, 100)
                assert (await page.act("claim"))["kind"] == "nothing-to-claim"

    played(play())


def test_time_while_the_server_was_away_is_nobodys(tmp_path):
    time = Time()

    async def before():
        async with serving(tmp_path, now=time) as (host, rooms):
            room, ada, ben = await two_apart(host, rooms)
            async with Page.at(host, room, ada) as first:
                async with Page.at(host, room, ben) as second:
                    await first.until(state_of("p2", "here"))
                    second.connection.transport.abort()
                    await first.until(state_of("p2", "away"))
                await time.pass_(rooms, 12)
            return room, ada, ben

    async def after(room, ada):
        async with serving(tmp_path, now=time) as (host, _), Page.at(host, room, ada) as first:
            told = await first.until(state_of("p1", "here"))
            ben = told["presence"]["p2"]
            assert ben["state"] == "away"  # of his thirty seconds twelve have passed
            since = datetime.fromisoformat(ben["since"])
            assert time.now - since == timedelta(seconds=12)

    room, ada, _ = played(before())
    time.now += timedelta(hours=1)
    played(after(room, ada))


def test_a_server_that_was_killed_leaves_nobody_gone(tmp_path):
    time = Time()

    async def killed():
        async with serving(tmp_path, now=time) as (host, rooms):
            room, ada, ben = await two_apart(host, rooms)
            async with Page.at(host, room, ada) as first, Page.at(host, room, ben) as second:
                await first.until(state_of("p2", "here"))
                await second.until(state_of("p1", "here"))
                with sqlite3.connect(tmp_path / "carrom.sqlite") as database:
                    kept = database.execute("select * from visits").fetchall()
                    processes = database.execute("select * from processes").fetchall()
                database.close()
        with sqlite3.connect(tmp_path / "carrom.sqlite") as database:  # as if it had just died
            database.execute("delete from visits")
            database.execute("delete from processes")
            database.executemany("insert into visits values (?,?,?,?,?,?)", kept)
            database.executemany("insert into processes values (?,?)", processes)
        database.close()
        return room, ada

    async def after(room, ada):
        async with serving(tmp_path, now=time) as (host, _), Page.at(host, room, ada) as first:
            told = await first.until(state_of("p1", "here"))
            ben = told["presence"]["p2"]
            assert ben["state"] == "away"
            assert datetime.fromisoformat(ben["since"]) == time.now

    room, ada = played(killed())
    time.now += timedelta(hours=1)
    played(after(room, ada))


def test_a_process_that_was_taken_for_dead_says_that_its_players_are_here(tmp_path):
    async def play():
        async with serving(tmp_path) as (host, rooms):
            room, ada, _ = await two_apart(host, rooms)
            async with Page.at(host, room, ada) as first:
                await first.until(state_of("p1", "here"))
                await rooms.store.heartbeat("another", 4.0, 0.0, rooms.now())
                rooms.table_changed(room)
                await first.until(state_of("p1", "away"))  # wrong, and not for long
                await first.until(state_of("p1", "here"))

    played(play())


def test_watchers_are_counted(tmp_path):
    def watched_by(number):
        return lambda m: m["type"] == "table" and m["watchers"] == number

    async def play():
        async with serving(tmp_path) as (host, rooms):
            room, ada, _ = await two_apart(host, rooms)
            async with Page.at(host, room, ada) as page:
                async with Page.at(host, room) as one:
                    async with Page.at(host, room) as two:
                        for each in (page, one, two):
                            await each.until(watched_by(2))
                    await one.until(watched_by(1))
                await page.until(watched_by(0))

    played(play())


def test_an_idle_server_writes_nothing(tmp_path):
    async def play():
        async with serving(tmp_path) as (host, rooms):
            room, ada, _ = await two_apart(host, rooms)
            async with Page.at(host, room, ada) as page:
                await page.until(state_of("p1", "here"))
            while rooms.visitors._pages:  # noqa: ASYNC110
                await asyncio.sleep(0.01)
            await asyncio.sleep(0.1)
            wal = tmp_path / "carrom.sqlite-wal"
            before = wal.stat().st_mtime_ns
            await asyncio.sleep(2.2)
            assert wal.stat().st_mtime_ns == before

    played(play())
