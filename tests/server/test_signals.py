"""What pages say in passing, and clocks that do not count the line's delay."""

import asyncio
import json
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from time import monotonic

import httpx
import msgspec
import pytest

from carrom.match.line_chain import hash_of
from carrom.match.record import check, parse
from carrom.match.record_write import event_line
from carrom.server import protocol
from carrom.server.http import signals
from carrom.server.rooms import lag
from carrom.server.rooms.lag import Line
from carrom.server.rooms.new_rooms import hashed
from carrom.server.rooms.room_state import LONGEST_MOTION, fold, unfolded
from carrom.store.store import Chair, Seat
from tests.server.serving import Page, opened, serving
from tests.server.test_protocol_types import exactly
from tests.server.test_rooms import played

COOKIE = "carrom-seat"
STRIKE = {"x": 0.0, "angle": 90.0, "speed": 5.0}
LIMIT = 15.0


async def apart(rooms, host, **terms):
    """A room at its first stroke, of two people who each have a browser of their own."""
    room, _ = await opened(host, quick=True, **terms)
    return room, await seated_apart(rooms.store, room)


async def seated_apart(store, room):
    """Give each player a token of his own; return their cookies."""
    found = await store.room(room)
    length = (await store.lengths([room])).get(room, 0)
    seats = {
        who: Seat(chair=Chair.PERSON, name=name, token=hashed(f"token of {who}"))
        for who, name in found.header.names.items()
    }
    await store.append(room, length, [], seats=seats)
    return {who: f"{COOKIE}=token of {who}" for who in seats}


@asynccontextmanager
async def both(host, room, cookies):
    """The pages of the player in turn and of the other one."""
    async with Page.at(host, room, cookies["p1"]) as one, Page.at(host, room, cookies["p2"]) as two:
        for page in (one, two):
            await page.until(lambda m: m["type"] == "news")
        assert (one.you, two.you) == (["p1"], ["p2"])
        assert one.news["state"]["turn"] == "p1"
        yield one, two


def aiming(page, **details):
    return {"type": "aiming", "aim": page.aim(**{**STRIKE, **details})}


async def nothing_but(page, *kinds):
    """What has been told a page up to the answer to something that it asks for."""
    told = []
    await page.send({"type": "intent", "id": "last", "seq": -1, "act": {"act": "toss"}})

    def last(message):
        told.append(message["type"])
        return message["type"] == "refused" and message["id"] == "last"

    await page.until(last)
    return [kind for kind in told[:-1] if kind in kinds]


def test_the_other_sees_where_the_player_in_turn_aims(tmp_path):
    async def play():
        async with serving(tmp_path) as (host, rooms):
            room, cookies = await apart(rooms, host)
            async with both(host, room, cookies) as (one, two), Page.at(host, room) as watcher:
                await watcher.until(lambda m: m["type"] == "news")
                assert watcher.you == []
                await one.send(aiming(one, angle=101.5))
                for page in (two, watcher):
                    seen = await page.until(lambda m: m["type"] == "aiming")
                    exactly(protocol.AimView, seen)
                    assert (seen["by"], seen["aim"]["angle"]) == ("p1", 101.5)
                await one.send({"type": "aiming"})
                seen = await two.until(lambda m: m["type"] == "aiming")
                assert seen == {"type": "aiming", "by": "p1", "aim": None}
                assert await nothing_but(one, "aiming") == []  # nobody is told of himself
                assert one.news["seq"] == (await looked(host, room))["seq"]  # nothing is logged

    played(play())


async def looked(host, room):
    async with Page.at(host, room) as page:
        return await page.until(lambda m: m["type"] == "news")


@pytest.mark.parametrize(
    "wrong",
    [
        {"x": 9.0},
        {"speed": -1.0},
        {"speed": 51.0},
        {"spin": 1e9},
        {"angle": 1e9},
        {"seat": "east"},
        {"seat": "north"},
    ],
)
def test_an_aim_that_cannot_be_is_dropped(tmp_path, wrong):
    async def play():
        async with serving(tmp_path) as (host, rooms):
            room, cookies = await apart(rooms, host)
            async with both(host, room, cookies) as (one, two):
                assert one.aim()["seat"] == "south"
                await one.send({"type": "aiming", "aim": {**one.aim(**STRIKE), **wrong}})
                await one.send(aiming(one, angle=77.0))
                seen = await two.until(lambda m: m["type"] == "aiming")
                assert seen["aim"]["angle"] == 77.0

    played(play())


@pytest.mark.parametrize("number", ["NaN", "1e999", "-Infinity", '"1"', "null"])
def test_an_aim_without_numbers_is_malformed(tmp_path, number):
    async def play():
        async with serving(tmp_path) as (host, rooms):
            room, cookies = await apart(rooms, host)
            async with both(host, room, cookies) as (one, _):
                wrong = json.dumps(aiming(one, speed=1.25)).replace("1.25", number)
                await one.send(wrong)
                answer = await one.until(lambda m: m["type"] == "refused")
                assert answer["kind"] == "malformed"

    played(play())


def test_only_the_player_in_turn_can_show_an_aim(tmp_path):
    async def play():
        async with serving(tmp_path) as (host, rooms):
            room, cookies = await apart(rooms, host)
            async with both(host, room, cookies) as (one, two), Page.at(host, room) as watcher:
                await watcher.until(lambda m: m["type"] == "news")
                for page in (two, watcher):
                    await page.send(aiming(one))
                    await page.send({"type": "aiming", "aim": {**STRIKE, "seat": "north"}})
                    await page.send({"type": "aiming"})
                    assert await nothing_but(page) == []  # it was taken in
                assert await nothing_but(one, "aiming") == []
                assert await nothing_but(watcher, "aiming") == []

    played(play())


def test_a_flood_of_aims_neither_closes_the_socket_nor_delays_strokes(tmp_path):
    async def play():
        async with serving(tmp_path) as (host, rooms):
            room, cookies = await apart(rooms, host)
            async with both(host, room, cookies) as (one, two):
                for k in range(3000):
                    await one.send(aiming(one, angle=60.0 + 0.01 * k))
                for _ in range(300):
                    await one.send({"type": "pong", "stamp": 1})
                began = monotonic()
                answer = await one.act("strike", **STRIKE)
                assert answer["type"] == "done"
                assert monotonic() - began < 5.0
                told = []

                def struck(message):
                    told.append(message["type"])
                    return message["type"] == "news"

                await two.until(struck)
                assert two.news["seq"] == answer["seq"]
                assert 0 < told.count("aiming") < 3 * signals.MOST_AIMS

    played(play())


def test_other_messages_have_their_budget_beside_aims(tmp_path):
    async def play():
        async with serving(tmp_path) as (host, rooms):
            room, cookies = await apart(rooms, host)
            async with Page.at(host, room, cookies["p1"]) as one:
                await one.until(lambda m: m["type"] == "news")
                for _ in range(200):
                    await one.send({"type": "bye"})
                await one.connection.wait_closed()
                assert one.connection.close_code == 4008

    played(play())


def test_phrases(tmp_path):
    async def play():
        async with serving(tmp_path) as (host, rooms):
            room, cookies = await apart(rooms, host)
            async with both(host, room, cookies) as (one, two), Page.at(host, room) as watcher:
                await watcher.until(lambda m: m["type"] == "news")
                await two.send({"type": "phrase", "phrase": "nice-stroke"})
                for page in (one, two, watcher):
                    heard = await page.until(lambda m: m["type"] == "phrase")
                    exactly(protocol.PhraseView, heard)
                    assert heard == {"type": "phrase", "by": "p2", "phrase": "nice-stroke"}
                for sender, told, kind in (
                    (two, "you are <b>bad</b>", "malformed"),
                    (watcher, "hello", "not-yours"),
                ):
                    await sender.send({"type": "phrase", "phrase": told})
                    answer = await sender.until(lambda m: m["type"] == "refused")
                    assert (answer["id"], answer["kind"]) == (None, kind)
                    assert answer["said"]["en"] != answer["said"]["fr"]

    played(play())


def test_a_player_can_say_only_so_much_even_from_several_pages(tmp_path):
    async def play():
        async with serving(tmp_path) as (host, rooms):
            room, cookies = await apart(rooms, host)
            async with both(host, room, cookies) as (one, two):
                for _ in range(4):
                    await one.send({"type": "phrase", "phrase": "hello"})
                async with Page.at(host, room, cookies["p1"]) as again:
                    for _ in range(2):
                        await again.send({"type": "phrase", "phrase": "thanks"})
                    answer = await again.until(lambda m: m["type"] == "refused")
                    assert answer["kind"] == "phrases"
                await two.send({"type": "phrase", "phrase": "sorry"})
                heard = []

                def sorry(message):
                    heard.append(message.get("phrase"))
                    return message.get("phrase") == "sorry"

                await two.until(sorry)
                assert [each for each in heard if each] == [*["hello"] * 4, "thanks", "sorry"]

    played(play())


def test_in_a_crowd_watchers_are_told_of_strokes_only(tmp_path, monkeypatch):
    monkeypatch.setattr(signals, "CROWD", 3)

    async def play():
        async with serving(tmp_path) as (host, rooms):
            room, cookies = await apart(rooms, host)
            async with (
                both(host, room, cookies) as (one, _),
                Page.at(host, room) as early,
                Page.at(host, room) as late,
            ):
                for watcher in (early, late):
                    await watcher.until(lambda m: m["type"] == "news")
                await one.send(aiming(one))
                await early.until(lambda m: m["type"] == "aiming")
                assert (await one.act("strike", **STRIKE))["type"] == "done"
                told = [await late.receive()]
                while told[-1]["type"] != "news":
                    told.append(await late.receive())
                assert "aiming" not in [each["type"] for each in told]

    played(play())


def test_an_average_of_how_long_a_line_is():
    line = Line(("p1",))
    line.answered(1, 5.0)  # nobody asked
    assert line.lag == 0.0
    line.asked(1, 10.0)
    line.answered(1, 10.4)
    line.answered(1, 20.0)  # a second answer says nothing
    assert line.lag == pytest.approx(0.4)
    line.asked(2, 20.0)
    line.answered(2, 20.2)
    assert line.lag == pytest.approx(0.38)
    for stamp in range(3, 10):
        line.asked(stamp, 30.0)
    line.answered(3, 99.0)  # too old to be remembered
    assert line.lag == pytest.approx(0.38)


def test_pings_go_to_players_whose_clock_runs(tmp_path, monkeypatch):
    monkeypatch.setattr(signals, "PING_EVERY", 0.05)

    async def play():
        async with serving(tmp_path) as (host, rooms):
            room, cookies = await apart(rooms, host, clock="casual")
            async with both(host, room, cookies) as (one, two), Page.at(host, room) as watcher:
                await watcher.until(lambda m: m["type"] == "news")
                first = await one.until(lambda m: m["type"] == "ping")
                exactly(protocol.Ping, first)
                assert first["lag"] == 0
                await asyncio.sleep(0.1)
                await one.send({"type": "pong", "stamp": first["stamp"]})
                later = await one.until(lambda m: m["type"] == "ping" and m["lag"])
                assert later["lag"] >= 100
                ends = datetime.fromisoformat(one.news["state"]["deadline"])
                left = ends.timestamp() - later["stamp"] / 1e3
                assert 10.0 < left <= LIMIT
                await two.until(lambda m: m["type"] == "ping")
                assert await nothing_but(watcher, "ping") == []
            quiet, cookies = await apart(rooms, host)
            async with both(host, quiet, cookies) as (one, _):
                await asyncio.sleep(0.15)
                assert await nothing_but(one, "ping") == []

    played(play())


@asynccontextmanager
async def late_by(tmp_path, seconds, lags):
    """A room whose player's time has just run out by so many seconds; lines of such lengths (s)."""
    offset = timedelta()
    async with serving(tmp_path, now=lambda: datetime.now(UTC) + offset) as (host, rooms):
        room, cookies = await apart(rooms, host, clock="casual")
        async with both(host, room, cookies) as pages:
            live = rooms.cache.here(room)

            def measured():
                for line in live.lines:
                    for player in line.players:
                        line.lag = lags.get(player, 0.0)

            measured()
            left = live.left(rooms.now()).total_seconds()
            offset = timedelta(seconds=left + seconds)
            yield host, rooms, live, pages


@pytest.mark.parametrize(
    ("late", "length", "counts"),
    [(0.3, 0.6, True), (0.6, 0.3, False), (0.2, 0.0, False), (1.3, 5.0, False)],
)
def test_a_stroke_that_only_the_line_made_late_counts(tmp_path, late, length, counts):
    async def play():
        async with late_by(tmp_path, late, {"p1": length}) as (host, _, live, (one, two)):
            deadline = live.state.deadline
            answer = await one.act("strike", **STRIKE)
            await two.until(lambda m: m["type"] == "news")
            fact = two.entries[-1]["fact"]["type"]
            if not counts:
                assert (answer["type"], fact) == ("refused", "time-ran-out")
                assert answer["kind"] in ("too-late", "stale")  # the driver may have been quicker
                return
            assert (answer["type"], fact) == ("done", "struck")
            event = live.match.last
            assert late <= event.lag < length
            lasts = two.entries[-1]["motion"]["frames"]["duration"] * 1e-6
            assert event.at <= deadline + timedelta(seconds=lasts + 0.001)
            async with httpx.AsyncClient(base_url=f"http://{host}") as client:
                record = parse((await client.get(f"/api/rooms/{live.room.id}/record")).content)
            assert record.fault is None
            assert check(record) is None
            assert record.events[-1].lag == event.lag

    played(play())


def test_who_is_next_gets_the_whole_time_after_a_late_stroke(tmp_path):
    async def play():
        async with late_by(tmp_path, 0.5, {"p1": 0.9}) as (_, rooms, live, (one, two)):
            assert (await one.act("strike", **STRIKE))["type"] == "done"
            await two.until(lambda m: m["type"] == "news")
            moves = two.entries[-1]["motion"]["frames"]["duration"] * 1e-6
            left = live.left(rooms.now()).total_seconds()
            assert left > LIMIT - 2.0 + moves

    played(play())


def test_the_driver_waits_as_long_as_the_line_and_no_longer(tmp_path):
    async def play():
        async with late_by(tmp_path, -0.2, {"p1": 0.5}) as (_, _, live, (one, _)):
            assert lag.grace(live, elsewhere=False) == pytest.approx(0.5)
            assert lag.grace(live, elsewhere=True) == lag.MOST
            began = monotonic()
            await one.until(lambda m: m["type"] == "news")
            assert one.entries[-1]["fact"]["type"] == "time-ran-out"
            assert 0.6 < monotonic() - began < 5.0

    played(play())


def test_time_counts_from_rest_also_where_a_stroke_is_read_from_the_log(tmp_path):
    async def play():
        async with late_by(tmp_path, -10.0, {}) as (_, rooms, live, (one, _)):
            assert (await one.act("strike", **STRIKE))["type"] == "done"
            return live, await rooms.store.lines(live.room.id)

    live, lines = played(play())
    struck = live.at - timedelta(seconds=1.0)
    read = unfolded(live.room)
    fold(read, lines, struck)
    assert read.since == live.at
    assert read.left(struck) == timedelta(seconds=LIMIT + 1.0)
    strange = unfolded(live.room)  # the wall's clock was set back meanwhile
    fold(strange, lines, struck - timedelta(hours=1))
    assert strange.since == struck - timedelta(hours=1) + LONGEST_MOTION


def forgiven(match, player, *lags):
    """A match in which strokes of a player came late."""
    last = match.last
    for each in lags:
        event = msgspec.structs.replace(
            last, seq=match.seq + 1, fact=msgspec.structs.replace(last.fact, by=player), lag=each
        )
        match = match.after(event)
    return match


def test_the_quota_is_used_up_and_refills(tmp_path):
    async def play():
        async with late_by(tmp_path, -5.0, {}) as (_, _, live, (one, _)):
            assert (await one.act("strike", **STRIKE))["type"] == "done"
            return live.match

    match = played(play())
    assert lag.refund(match, "p1", 0.25) == 0.25
    assert lag.refund(match, "p1", 7.0) == lag.MOST
    used = forgiven(match, "p1", 1.0, 1.0, 1.0, 1.0)
    assert lag.quota_left(used, "p1") == pytest.approx(3.0 - 4 * 0.7)
    assert lag.refund(used, "p1", 1.0) == pytest.approx(0.2)
    assert lag.quota_left(used, "p2") == lag.QUOTA
    more = forgiven(used, "p1", 0.2, 0.0)
    assert lag.quota_left(more, "p1") == pytest.approx(0.6)
    assert lag.quota_left(forgiven(more, "p1", *[0.0] * 20), "p1") == lag.QUOTA
    line = event_line(forgiven(match, "p1", 0.125).last, hash_of(event_line(match.last, "")))
    assert b'"lag":0.125' in line
    assert b'"lag"' not in event_line(match.last, "")
