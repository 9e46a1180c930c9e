"""Long logs: who comes pays for the end of them only; and rooms where nothing happens are small."""

import asyncio
import gc
import tracemalloc
from contextlib import ExitStack
from time import perf_counter

import httpx
import pytest

from carrom.match.facts import Undone
from carrom.match.record import check, parse
from carrom.match.settings import Settings
from carrom.server.rooms import room_cache, room_state
from carrom.server.rooms.bus import LocalBus
from carrom.server.rooms.new_rooms import hashed, new_room
from carrom.server.rooms.played import Played
from carrom.server.rooms.refused import StaleError
from carrom.server.rooms.room_state import EVERY, TOLD
from carrom.server.rooms.rooms import Rooms
from carrom.server.side_work import FILES
from carrom.store.sqlite import open_sqlite
from carrom.store.store import Chair, seated
from tests.server.long_logs import long_log
from tests.server.serving import Page, serving
from tests.server.test_rooms import played

PEOPLE = {"p1": Chair.PERSON, "p2": Chair.PERSON}
SETTINGS = Settings(rules="international", a=("p1",), b=("p2",))
COOKIE = "carrom-seat=token"
CASUAL = {"p1": Chair.PERSON, "p2": Chair.BEGINNER}


def made(length, chairs=PEOPLE, **how):
    room = new_room(SETTINGS, {"p1": "Ada", "p2": "Ben"}, chairs)
    return room, long_log(room.header, length, **how)


@pytest.fixture(scope="module")
def logs():
    """A room with a long log, and one with a short one; the long one is one board without an end."""
    return made(5000, one_board=True), made(TOLD + 30, one_board=True)


async def filled(folder, *logs):
    store = await open_sqlite(folder / "carrom.sqlite")
    for room, entries in logs:
        await store.open(room, seated(room, hashed("token")), entries)
    return store


def test_joining_costs_the_same_however_long_the_log_is(tmp_path, logs):
    async def seconds(store, room):
        began = perf_counter()
        rooms = Rooms(store, LocalBus())
        live = await rooms.room(room.id)
        assert live is not None
        assert live.seq - live.match.cut >= TOLD
        assert len(live.views) == live.seq - live.match.cut
        return perf_counter() - began

    async def work():
        store = await filled(tmp_path, *logs)
        for room, _ in logs:
            await seconds(store, room)  # the first one finds no snapshot, and leaves one
        took = [min([await seconds(store, room) for _ in range(5)]) for room, _ in logs]
        (long, entries), _ = logs
        snapshot = await store.snapshot(long.id)
        assert len(entries) - TOLD - 2 * EVERY <= snapshot.seq <= len(entries) - TOLD
        assert len(snapshot.data) < 20_000
        await store.close()
        return took

    long, short = asyncio.run(work())
    assert long < 0.1
    assert long < 3 * short


def test_a_page_that_comes_to_a_long_log_plays_on(tmp_path, logs):
    (room, entries), _ = logs

    async def play():
        await (await filled(tmp_path, (room, entries))).close()
        async with serving(tmp_path) as (host, rooms):
            async with Page.at(host, room.id, COOKIE) as page:
                await page.until(lambda m: m["type"] == "news")
                assert page.news["from"] == len(entries) - TOLD + 1
                assert len(page.entries) == TOLD
                before = [entry["entry"] for entry in page.entries]
                for _ in range(EVERY + 5):
                    act = "play" if page.news["state"]["phase"] == "request" else "request"
                    answer = await page.act(act)
                    assert answer["type"] == "done", answer
                grown = len(entries) + EVERY + 5
                assert page.news["seq"] == grown
            live = await rooms.room(room.id)
            live.rest()
            assert len(live.views) < 5
            async with Page.at(host, room.id, COOKIE) as page:
                await page.until(lambda m: m["type"] == "news")
                assert [e["seq"] for e in page.entries] == list(range(grown - TOLD + 1, grown + 1))
                told = [entry["entry"] for entry in page.entries]
                assert told[: TOLD - EVERY - 5] == before[EVERY + 5 :]
            snapshot = await rooms.store.snapshot(room.id)
            assert grown - TOLD - EVERY <= snapshot.seq <= grown - TOLD
            record = await rooms.record(room.id)
        parsed = parse(record)
        assert parsed.fault is None
        assert len(parsed.events) == grown
        assert check(parsed) is None

    played(play())


def test_old_entries_the_sheet_and_the_best_stroke_are_read_where_no_game_waits(
    tmp_path, monkeypatch
):
    """Of a long log they take as long as all of it: so many at once, and not on the rooms' threads."""
    room, entries = made(TOLD + 100, one_board=True)

    async def play():
        await (await filled(tmp_path, (room, entries))).close()
        async with (
            serving(tmp_path) as (host, rooms),
            httpx.AsyncClient(base_url=f"http://{host}", timeout=60) as client,
        ):
            live = await rooms.room(room.id)
            assert live.match.cut > 20
            path = f"/api/rooms/{room.id}"
            best = f"{path}/best-stroke?board=1"
            wanted = [f"{path}/entries?before=21", f"{path}/sheet", best]
            recent = f"{path}/entries?before={live.seq + 1}&limit=5"
            with ExitStack() as taken:
                for k in range(8):
                    taken.enter_context(FILES.place(f"{k}"))
                assert [(await client.get(each)).status_code for each in wanted] == [429] * 3
                assert (await client.get(recent)).json()["from"] == live.seq - 4
            monkeypatch.setattr(room_state, "matched", lambda *_: pytest.fail("on a room's thread"))
            monkeypatch.setattr(room_cache, "matched", room_state.matched)
            assert (await client.get(best)).status_code == 404  # it has no end
            old = (await client.get(wanted[0])).json()
            assert (old["from"], [e["seq"] for e in old["entries"]]) == (1, list(range(1, 21)))
            work, done = FILES.do, []

            async def counted(what):
                done.append(what)
                return await work(what)

            monkeypatch.setattr(FILES, "do", counted)
            sheets = await asyncio.gather(*(client.get(wanted[1]) for _ in range(30)))
            assert {each.status_code for each in sheets} == {200}
            assert len(done) == 1  # once for all
            assert [board["over"] for board in sheets[0].json()["boards"]] == [False]

    played(play())


def test_a_stroke_far_back_in_the_log_can_be_taken_back(tmp_path):
    room, entries = made(TOLD + 100, CASUAL, one_board=True)

    async def play():
        await (await filled(tmp_path, (room, entries))).close()
        async with serving(tmp_path, patient=False) as (host, rooms):
            live = await rooms.room(room.id)
            backs: list[int] = []
            async with Page.at(host, room.id, COOKIE) as page:
                await page.until(lambda m: m["type"] == "news")
                while len(backs) < 40:
                    answer = await page.act("take-back")
                    if answer["type"] != "done" and answer["kind"] == "stale":
                        continue  # the computer was quicker
                    if answer["type"] != "done":
                        break
                    backs.append(live.match.last.fact.to)
            assert answer.get("kind") == "nothing-to-take-back", answer
            assert backs == sorted(backs, reverse=True)
            assert min(backs) < live.match.cut  # it was no longer in memory
            async with Page.at(host, room.id) as page:
                await page.until(lambda m: m["type"] == "news")
            record = await rooms.record(room.id)
        assert check(parse(record)) is None

    played(play())


def test_a_log_that_grows_while_all_of_it_is_read_takes_nothing(tmp_path, monkeypatch):
    room, entries = made(TOLD + 100, one_board=True)

    async def play():
        store = await filled(tmp_path, (room, entries))
        one, two = Rooms(store, LocalBus()), Rooms(store, LocalBus())
        here, there = await one.room(room.id), await two.room(room.id)
        assert here
        assert there
        seq, whole = there.seq, two.cache.whole
        assert there.match.cut > 10

        async def late(live):
            await one.writer.append(here, Played(Undone(to=seq - 1, by="p1")), None)
            await two.cache.catch_up(live)
            return await whole(live)

        monkeypatch.setattr(two.cache, "whole", late)
        with pytest.raises(StaleError):
            await two.writer.append(there, Played(Undone(to=10, by="p1")), None)
        assert await store.lengths([room.id]) == {room.id: seq + 1}
        assert check(parse(await one.record_of(here))) is None
        await one.stop()

    played(play())


def test_an_idle_room_is_small(tmp_path):
    """Of rooms in the middle of a board, after nothing has happened for a while."""
    many = 25

    async def work():
        logs = [made(40, seed=3) for _ in range(many)]
        store = await filled(tmp_path, *logs)
        rooms = Rooms(store, LocalBus())
        (first, _), *rest = logs
        await rooms.room(first.id)
        gc.collect()
        tracemalloc.start()
        for room, _ in rest:
            await rooms.room(room.id)
        busy = tracemalloc.get_traced_memory()[0] / len(rest)
        rooms.cache.rest(0.0)
        gc.collect()
        idle = tracemalloc.get_traced_memory()[0] / len(rest)
        tracemalloc.stop()
        await store.close()
        return busy, idle

    busy, idle = asyncio.run(work())
    assert idle < 50_000
    assert idle < busy
