"""Rooms over real sockets: from the toss to strokes, refused, repeated, taken up again."""

import asyncio
import json
from datetime import UTC, datetime, timedelta

import httpx
import pytest
import websockets

from carrom.equipment.aim import Aim
from carrom.equipment.pieces import Seat
from carrom.match.record import check, parse
from carrom.match.settings import Settings
from carrom.server.rooms import intent_handler
from carrom.server.rooms.bus import LocalBus
from carrom.server.rooms.intents import Decline, Offer, Pass, Strike
from carrom.server.rooms.new_rooms import hashed, new_room
from carrom.server.rooms.refused import RefusedIntentError, StaleError
from carrom.server.rooms.rooms import Rooms
from carrom.store.sqlite import open_sqlite
from carrom.store.store import Chair
from tests.server.serving import Page, opened, served


async def flood(page):
    for _ in range(300):
        await page.send("{}")
        await page.receive()


async def look(host, room, cookie):
    async with Page.at(host, room, cookie) as page:
        await page.receive()


def played(coroutine):
    return asyncio.run(asyncio.wait_for(coroutine, 60))


def test_from_the_toss_to_the_first_strokes(tmp_path):
    async def play():
        async with served(tmp_path) as host:
            room, cookie = await opened(host)
            async with Page.at(host, room, cookie) as page:
                await page.to_the_first_stroke()
                assert page.you == ["p1", "p2"]
                assert len(page.news["layout"]) == 19
                done = await page.act("strike", x=0.0, angle=90.0, speed=5.0)
                assert done["type"] == "done"
                entry = page.entries[-1]
                assert entry["fact"]["type"] == "struck"
                assert entry["motion"]["frames"]["format"] == 1
                assert entry["motion"]["aim"]["speed"] == 5.0
                assert entry["entry"]["en"] != entry["entry"]["fr"]
                assert [e["seq"] for e in page.entries] == list(range(1, len(page.entries) + 1))
            async with httpx.AsyncClient(base_url=f"http://{host}") as client:
                record = (await client.get(f"/api/rooms/{room}/record")).content
            parsed = parse(record)
            assert parsed.fault is None
            assert len(parsed.events) == len(page.entries)
            assert check(parsed) is None

    played(play())


def test_a_quick_game_waits_for_its_first_stroke(tmp_path):
    async def play():
        async with served(tmp_path) as host:
            sitters = ["Ada", {"name": "Cpu", "chair": "beginner"}]
            room, cookie = await opened(host, sitters, quick=True, single_board=True)
            async with Page.at(host, room, cookie) as page:
                await page.until(lambda m: m["type"] == "news")
                state = page.news["state"]
                assert (state["phase"], state["turn"], page.you) == ("stroke", "p1", ["p1"])
                assert state["seats"] == {"south": "p1", "north": "p2"}
                done = await page.act("strike", x=0.0, angle=90.0, speed=5.0)
                assert done["type"] == "done"
            async with httpx.AsyncClient(base_url=f"http://{host}") as client:
                record = (await client.get(f"/api/rooms/{room}/record")).content
            assert check(parse(record)) is None

    played(play())


def test_computers_play_a_board_by_themselves(tmp_path):
    async def play():
        async with served(tmp_path, patient=False) as host:
            two = [{"name": "One", "chair": "beginner"}, {"name": "Two", "chair": "beginner"}]
            room, _ = await opened(host, two, single_board=True, rules="simplified")
            async with Page.at(host, room) as page:
                await page.until(lambda m: m["type"] == "news" and m["state"]["phase"] == "over")
                strokes = [e for e in page.entries if e["fact"]["type"] == "struck"]
                assert strokes
                assert all(e["motion"]["frames"]["discs"] for e in strokes)

    played(play())


def test_a_page_comes_back_to_what_it_missed(tmp_path):
    async def play():
        async with served(tmp_path) as host:
            room, cookie = await opened(host)
            async with Page.at(host, room, cookie) as page:
                await page.to_the_first_stroke()
                seen = page.news["seq"]
                await page.act("strike", x=0.0, angle=90.0, speed=5.0)
            async with Page.at(host, room, cookie, since=seen) as page:
                await page.until(lambda m: m["type"] == "news")
                assert [e["seq"] for e in page.entries] == [seen + 1]

    played(play())


def test_the_log_outlives_the_server(tmp_path):
    async def play():
        async with served(tmp_path) as host:
            room, cookie = await opened(host)
            async with Page.at(host, room, cookie) as page:
                await page.to_the_first_stroke()
                await page.act("strike", x=0.0, angle=90.0, speed=5.0)
                before = page.entries
        async with served(tmp_path) as host, Page.at(host, room, cookie) as page:
            await page.until(lambda m: m["type"] == "news")
            assert page.entries == before
            assert page.you == ["p1", "p2"]
            assert (await page.act("strike", x=0.0, angle=80.0, speed=3.0))["type"] == "done"

    played(play())


def test_an_intent_is_carried_out_once(tmp_path):
    async def play():
        async with served(tmp_path) as host:
            room, cookie = await opened(host)
            async with Page.at(host, room, cookie) as page:
                await page.to_the_first_stroke()
                now = page.news["seq"]
                first = await page.act("strike", "same", x=0.0, angle=90.0, speed=5.0)
                again = await page.act("strike", "same", seq=now, x=0.0, angle=90.0, speed=5.0)
                assert first == again
                assert page.news["seq"] == now + 1
                stale = await page.act("strike", seq=now, x=0.0, angle=90.0, speed=5.0)
                assert stale["kind"] == "stale"
                assert page.news["seq"] == now + 1

    played(play())


@pytest.mark.parametrize(
    ("act", "details", "kind"),
    [
        ("strike", {"x": 0.2, "angle": 90.0, "speed": 1.0}, "striker-place"),
        ("strike", {"x": 0.0, "angle": 90.0, "speed": 500.0}, "speed"),
        ("strike", {"x": 0.0, "angle": 0.0, "speed": 0.01}, "no-stroke"),
        (
            "strike",
            {"aim": {"seat": "east", "x": 0.0, "angle": 90.0, "speed": 3.0}},
            "not-your-turn",
        ),
        ("place", {"side": "white", "x": 0.0, "y": 0.0}, "not-now"),
        ("toss", {}, "not-now"),
        ("choose", {"choice": "break"}, "not-now"),
    ],
)
def test_what_cannot_be_done_is_refused_in_words(tmp_path, act, details, kind):
    async def play():
        async with served(tmp_path) as host:
            room, cookie = await opened(host)
            async with Page.at(host, room, cookie) as page:
                await page.to_the_first_stroke()
                now = page.news["seq"]
                answer = await page.act(act, **details)
                assert (answer["type"], answer["kind"]) == ("refused", kind)
                assert answer["said"]["en"] != answer["said"]["fr"]
                assert (await page.act("strike", x=0.0, angle=90.0, speed=2.0))["seq"] == now + 1

    played(play())


@pytest.mark.parametrize(
    "told",
    [
        "",
        "{",
        "[]",
        '{"type": "nonsense"}',
        '{"type": "intent"}',
        '{"type": "intent", "id": "a", "seq": 1, "act": {"act": "strike", "aim": {"x": NaN}}}',
        '{"type": "intent", "id": "a", "seq": 1, "act": {"act": "strike", "aim": {"seat": "south", "x": 1e999, "angle": 1, "speed": 1}}}',
        '{"type": "intent", "id": "", "seq": 1, "act": {"act": "pass"}}',
        json.dumps({"type": "intent", "id": "x" * 65, "seq": 1, "act": {"act": "pass"}}),
        '{"type": "hello", "since": -1}',
    ],
)
def test_messages_that_make_no_sense_are_answered(tmp_path, told):
    async def play():
        async with served(tmp_path) as host:
            room, cookie = await opened(host)
            async with Page.at(host, room, cookie) as page:
                await page.until(lambda m: m["type"] == "news")
                await page.send(told)
                answer = await page.receive()
                assert (answer["type"], answer["kind"]) == ("refused", "malformed")

    played(play())


def test_who_has_no_seat_may_look_and_no_more(tmp_path):
    async def play():
        async with served(tmp_path) as host:
            room, cookie = await opened(host)
            _, other = await opened(host)
            for wrong in ("", other, "carrom-seat=guess"):
                async with Page.at(host, room, wrong) as page:
                    await page.until(lambda m: m["type"] == "news")
                    assert page.you == []
                    assert (await page.act("toss"))["kind"] == "not-yours"
            assert cookie != other

    played(play())


def test_other_origins_large_and_many_messages_are_cut_off(tmp_path):
    async def play():
        async with served(tmp_path) as host:
            room, cookie = await opened(host)
            with pytest.raises(websockets.InvalidStatus):
                async with Page.at(host, room, cookie, origin="http://evil.example"):
                    pass
            async with Page.at(host, room, cookie) as page:
                await page.send("x" * 5000)
                with pytest.raises(websockets.ConnectionClosed):
                    await page.until(lambda m: False)
                assert page.connection.close_code == 1009
            async with Page.at(host, room, cookie) as page:
                with pytest.raises(websockets.ConnectionClosed):
                    await flood(page)
                assert page.connection.close_code == 4008
            with pytest.raises(websockets.ConnectionClosed, match="4004"):
                await look(host, "nowhere", cookie)

    played(play())


def test_over_http(tmp_path):
    async def ask():
        async with served(tmp_path) as host:  # noqa: SIM117
            async with httpx.AsyncClient(base_url=f"http://{host}") as client:
                health = await client.get("/healthz")
                assert health.json()["ok"] is True
                assert health.headers["content-security-policy"] == (
                    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; "
                    "img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; "
                    "frame-ancestors 'none'; form-action 'self'"
                )
                assert (await client.get("/openapi.json")).status_code == 200
                assert (await client.get("/api/rooms/nowhere")).status_code == 404
                assert (await client.get("/api/rooms/nowhere/record")).status_code == 404
                three = [{"name": name} for name in "abc"]
                for wrong in (
                    {"players": three},
                    {"players": [{"name": "a"}]},
                    {"players": [{"name": ""}, {"name": "b"}]},
                    {"players": [{"name": "a"}, {"name": "b"}], "rules": "whist"},
                    {"players": [{"name": "a", "chair": "god"}, {"name": "b"}]},
                    {"players": [{"name": "a"}, {"name": "b"}], "more": 1},
                ):
                    assert (await client.post("/api/rooms", json=wrong)).status_code == 422
                foreign = {"origin": "http://evil.example"}
                assert (await client.get("/healthz", headers=foreign)).status_code == 403
                room, _ = await opened(host, rules="club")
                shown = (await client.get(f"/api/rooms/{room}")).json()
                assert shown["settings"]["rules"] == "club"
                assert "seed" not in shown

    played(ask())


def test_time_to_think_runs_from_rest(tmp_path):
    async def play():
        async with served(tmp_path) as host:
            room, cookie = await opened(host, clock="casual")
            async with Page.at(host, room, cookie) as page:
                await page.to_the_first_stroke()
                await page.act("strike", x=0.0, angle=90.0, speed=5.0)
                moved = page.entries[-1]["motion"]["frames"]["duration"] * 1e-6
                assert moved > 0.5
                ends = datetime.fromisoformat(page.news["state"]["deadline"])
                left = (ends - datetime.fromisoformat(page.news["now"])).total_seconds()
                assert 14.0 + moved < left <= 15.01 + moved

    played(play())


def test_who_thinks_too_long_loses_the_turn(tmp_path):
    async def play():
        late = timedelta()
        async with served(tmp_path, now=lambda: datetime.now(UTC) + late) as host:
            room, cookie = await opened(host, clock="casual")
            async with Page.at(host, room, cookie) as page:
                await page.to_the_first_stroke()
                await page.act("strike", x=0.0, angle=90.0, speed=5.0)
                turn = page.news["state"]["turn"]
                late = timedelta(seconds=13.5)
                told = await page.until(lambda m: m["type"] == "news")
                assert told["entries"][-1]["fact"] == {"type": "time-ran-out", "timer": "thinking"}
                assert page.news["state"]["turn"] != turn

    played(play())


def test_where_nobody_is_time_runs_out_once(tmp_path):
    async def play():
        late = timedelta()
        async with served(tmp_path, now=lambda: datetime.now(UTC) + late) as host:
            room, cookie = await opened(host, clock="casual")
            async with Page.at(host, room, cookie) as page:
                await page.to_the_first_stroke()
                length = page.news["seq"]
            late = timedelta(hours=1)
            async with Page.at(host, room, cookie) as page:
                await page.until(lambda m: m["type"] == "news" and m["seq"] > length)
                assert page.news["seq"] == length + 1
                assert page.entries[-1]["fact"]["type"] == "time-ran-out"

    played(play())


def test_a_page_that_has_seen_more_than_there_is_begins_anew(tmp_path):
    async def play():
        async with served(tmp_path) as host:
            room, cookie = await opened(host)
            async with Page.at(host, room, cookie) as page:
                await page.to_the_first_stroke()
            async with Page.at(host, room, cookie, since=99) as page:
                told = await page.until(lambda m: m["type"] == "news")
                assert told["from"] == 1
                assert [entry["seq"] for entry in told["entries"]] == [*range(1, told["seq"] + 1)]

    played(play())


def test_a_seat_outlives_the_browser(tmp_path):
    async def play():
        async with (
            served(tmp_path) as host,
            httpx.AsyncClient(base_url=f"http://{host}") as client,
        ):
            sitters = [{"name": "Ada"}, {"name": "Ben"}]
            answer = await client.post("/api/rooms", json={"players": sitters})
            cookie = answer.headers["set-cookie"]
            assert "Max-Age=34560000" in cookie
            assert "HttpOnly" in cookie
            assert "SameSite=strict" in cookie

    played(play())


def test_an_id_stands_for_one_request_of_one_sender(tmp_path):
    async def play():
        async with served(tmp_path) as host:
            room, cookie = await opened(host)
            async with Page.at(host, room, cookie) as page, Page.at(host, room) as watcher:
                await page.to_the_first_stroke()
                now = page.news["seq"]
                aim = page.aim(x=0.0, angle=90.0, speed=5.0)
                done = await page.act("strike", "mine", seq=now, aim=aim)
                assert done["type"] == "done"
                await watcher.until(lambda m: m["type"] == "news" and m["seq"] > now)
                same = {"type": "intent", "id": "mine", "seq": now}
                other = {**same, "act": {"act": "strike", "aim": {**aim, "angle": 80.0}}}
                for sender, told in (
                    (page, other),
                    (watcher, {**same, "act": {"act": "strike", "aim": aim}}),
                ):
                    await sender.send(told)
                    answer = await sender.until(lambda m: m["type"] in ("done", "refused"))
                    assert (answer["type"], answer["kind"]) == ("refused", "other-intent")

    played(play())


def test_no_id_of_a_room_looks_like_an_option(monkeypatch):
    drawn = iter(["-Hcw", "--id", "room", "-9", "match"])
    monkeypatch.setattr("secrets.token_urlsafe", lambda size: next(drawn) if size < 16 else "x")
    settings = Settings(rules="simplified", a=("p1",), b=("p2",))
    made = new_room(settings, {"p1": "Ada", "p2": "Ben"}, {"p1": Chair.PERSON, "p2": Chair.PERSON})
    assert (made.id, made.header.match) == ("room", "match")


def test_a_stroke_of_another_process_is_read_once_for_all_pages(tmp_path, monkeypatch):
    """A thousand pages must not each ask the database for the motion."""

    async def play():
        store = await open_sqlite(tmp_path / "carrom.sqlite")
        one, two = (Rooms(store, LocalBus(), patient=False) for _ in range(2))
        settings = Settings(rules="simplified", a=("p1",), b=("p2",), single_board=True)
        chairs = {"p1": Chair.PERSON, "p2": Chair.PERSON}
        room, _ = await one.open(settings, {"p1": "Ada", "p2": "Ben"}, chairs, quick=True)
        there = await two.room(room.id)
        assert there
        with two.visit(there), two.visit(there):
            here = await one.room(room.id)
            assert here
            aim = Aim(Seat.SOUTH, 0.0, 90.0, 3.0)
            striker = here.state.turn
            assert striker
            await one.intents.act(room.id, (striker,), Strike(aim), here.seq, "1")
            asked, motions = [], store.motions

            async def counted(room: str, since: int) -> dict[int, bytes]:
                asked.append(since)
                return await motions(room, since)

            monkeypatch.setattr(store, "motions", counted)
            assert await two.cache.catch_up(there)
            pages = [await two.motions(there, there.struck - 1) for _ in range(5)]
        await one.stop()
        assert len(asked) == 1
        assert there.motion
        assert pages == [{there.struck: there.motion}] * 5

    asyncio.run(play())


async def behind(tmp_path):
    """Two processes over one store; the second does not know of the first stroke yet."""
    store = await open_sqlite(tmp_path / "carrom.sqlite")
    one, two = (Rooms(store, LocalBus(), patient=False) for _ in range(2))
    settings = Settings(rules="simplified", a=("p1",), b=("p2",), single_board=True)
    chairs = {"p1": Chair.PERSON, "p2": Chair.PERSON}
    room, _ = await one.open(settings, {"p1": "Ada", "p2": "Ben"}, chairs, quick=True)
    there = await two.room(room.id)
    assert there
    await one.intents.act(room.id, ("p1", "p2"), SOFTLY, there.seq, "first")
    return one, two, there


SOFTLY = Strike(Aim(Seat.SOUTH, 0.0, 90.0, 0.5))


@pytest.mark.parametrize("act", [SOFTLY, Pass(), Offer("abort"), Decline("abort")])
def test_a_token_that_was_replaced_at_another_process_does_nothing(tmp_path, act):
    """The process that does not know of it yet asks the database, whatever it has in memory."""

    async def play():
        store = await open_sqlite(tmp_path / "carrom.sqlite")
        one, two = (Rooms(store, LocalBus(), patient=False) for _ in range(2))
        settings = Settings(rules="simplified", a=("p1",), b=("p2",), single_board=True)
        chairs = {"p1": Chair.PERSON, "p2": Chair.PERSON}
        room, token = await one.open(settings, {"p1": "Ada", "p2": "Ben"}, chairs, quick=True)
        there = await two.room(room.id)
        assert there
        await two.cache.read_seats(there)
        both = there.speaks_for(hashed(token))
        assert both == ("p1", "p2")
        assert await store.keep_recovery(room.id, hashed(token), hashed("code"))
        assert await store.recover(hashed("code"), hashed("fresh")) == room.id
        assert there.speaks_for(hashed(token)) == both  # nobody has told it
        seq = there.seq
        with pytest.raises(RefusedIntentError) as refused:
            await two.intents.act(room.id, both, act, seq, "late", token=hashed(token))
        assert (refused.value.kind, refused.value.said.id) == ("not-yours", "server-not-seated")
        assert await store.lengths([room.id]) == {room.id: seq}
        assert (await store.at_table(room.id, two.now())).offers == ()
        assert there.speaks_for(hashed(token)) == ()
        now = there.speaks_for(hashed("fresh"))
        if not isinstance(act, Decline):
            done = await two.intents.act(room.id, now, act, seq, "now", token=hashed("fresh"))
            assert done == seq + 1
        await one.stop()

    asyncio.run(play())


def test_an_intent_that_comes_through_elsewhere_meanwhile_is_done(tmp_path, monkeypatch):
    async def play():
        one, two, there = await behind(tmp_path)
        room, seq, lines = there.room.id, there.seq + 1, one.store.lines

        async def late(*args):
            monkeypatch.setattr(one.store, "lines", lines)
            await one.intents.act(room, ("p1", "p2"), Pass(), seq, "same")
            return await lines(*args)

        monkeypatch.setattr(one.store, "lines", late)
        assert await two.intents.act(room, ("p1", "p2"), Pass(), seq, "same") == seq + 1
        with pytest.raises(StaleError):
            await two.intents.act(room, ("p1", "p2"), Pass(), seq, "another")
        await one.stop()

    asyncio.run(play())


@pytest.mark.parametrize("act", [SOFTLY, Offer("abort")])
def test_what_was_worked_out_while_the_log_grew_is_stale(tmp_path, monkeypatch, act):
    """It was meant for the board as it was, not for what another process has made of it."""

    async def play():
        one, two, there = await behind(tmp_path)
        room, seq = there.room.id, there.seq

        def slowly(work):
            async def worked(rooms, live, *more):
                found = await work(rooms, live, *more)
                await rooms.cache.catch_up(live)  # as it was told
                return found

            return worked

        for name in ("answer", "at_table"):
            monkeypatch.setattr(intent_handler, name, slowly(getattr(intent_handler, name)))
        with pytest.raises(StaleError):
            await two.intents.act(room, ("p1", "p2"), act, seq, "late")
        assert await one.store.lengths([room]) == {room: seq + 1}
        await one.stop()

    asyncio.run(play())


def test_a_log_that_is_read_twice_at_once_is_not_damaged(tmp_path, monkeypatch):
    async def play():
        one, two, there = await behind(tmp_path)
        lines = one.store.lines

        async def late(*args):
            monkeypatch.setattr(one.store, "lines", lines)
            found = await lines(*args)
            assert await two.cache.catch_up(there)  # somebody else, who is quicker
            return found

        before = there.seq
        monkeypatch.setattr(one.store, "lines", late)
        await two.cache.catch_up(there)
        assert there.seq == before + 1
        await one.stop()

    asyncio.run(play())
