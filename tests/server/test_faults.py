"""What goes wrong while the server runs: said in words, nothing lost, other rooms unharmed."""

import asyncio
import json
import resource
import sqlite3

import httpx
import pytest
import websockets

from carrom.match.facts import SaidPlay
from carrom.server.rooms import driving as driving_module
from carrom.server.rooms.played import Played
from carrom.store.sqlite import open_sqlite
from carrom.store.store import StorageError, seated
from tests.server.serving import Page, opened, served, serving
from tests.server.test_rooms import played
from tests.server.test_running import process
from tests.store.test_database import ROOM, entry, run

COMPUTERS = [{"name": "One", "chair": "beginner"}, {"name": "Two", "chair": "beginner"}]


def test_a_full_disk_refuses_and_goes_on_when_there_is_room(tmp_path):
    def limit(server, size):
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

    async def play(server, host):
        room, cookie = await opened(host)
        async with Page.at(host, room, cookie) as page:
            await page.to_the_first_stroke()
            before = page.news["seq"]
            limit(server, 1)
            for _ in range(2):
                answer = await page.act("strike", x=0.0, angle=90.0, speed=5.0)
                assert (answer["type"], answer["kind"]) == ("refused", "storage")
                assert answer["said"]["en"] != answer["said"]["fr"]
            async with httpx.AsyncClient(base_url=f"http://{host}") as client:
                two = [{"name": "a"}, {"name": "b"}]
                refused = await client.post("/api/rooms", json={"players": two})
                assert refused.status_code == 503
                assert refused.json()["detail"]["fr"]
            limit(server, resource.RLIM_INFINITY)
            answer = await page.act("strike", x=0.0, angle=90.0, speed=5.0)
            assert (answer["type"], answer["seq"]) == ("done", before + 1)
            assert [e["seq"] for e in page.entries] == list(range(1, before + 2))

    with process(tmp_path, "--log", "json") as (server, host):
        played(play(server, host))
        server.terminate()
        events = [json.loads(line) for line in server.communicate()[1].splitlines()]
    assert {"storage", "refused"} <= {event["event"] for event in events}


def test_sqlite_says_it_is_full(tmp_path):
    async def work(store):
        await store.open(ROOM, seated(ROOM, None))
        with store._engine.connect() as connection:  # the pool's only one
            connection.exec_driver_sql("pragma max_page_count=1")
        with pytest.raises(StorageError, match="full"):
            await store.append("r", 0, [entry(1, b"m" * 200_000)])
        assert await store.lines("r") == []
        with store._engine.connect() as connection:
            connection.exec_driver_sql("pragma max_page_count=100000")
        assert await store.append("r", 0, [entry(1, b"m" * 200_000)]) == 1

    run(tmp_path, work)


def test_a_full_disk_stops_computers_only_for_a_while(tmp_path):
    async def play(server, host):
        room, _ = await opened(host, COMPUTERS, single_board=True, rules="simplified")
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
        async with Page.at(host, room) as page:
            await page.until(lambda m: m["type"] == "refused" and m["kind"] == "stuck")
            seen = page.news["seq"]
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY,) * 2)
            await page.until(lambda m: m["type"] == "news" and m["seq"] > seen)

    with process(tmp_path, "--log", "off") as (server, host):
        played(play(server, host))


async def damage(folder, room):
    with sqlite3.connect(folder / "carrom.sqlite") as database:
        database.execute(
            "update entries set line = cast(replace(cast(line as text), 'choice', 'voices') as blob)"
            " where room = ? and seq = 2",
            [room],
        )
    database.close()


def test_a_damaged_log_harms_no_other_room(tmp_path):
    async def spoil():
        async with served(tmp_path) as host:
            spoilt, good = await opened(host), await opened(host)
            for room, cookie in (spoilt, good):
                async with Page.at(host, room, cookie) as page:
                    await page.to_the_first_stroke()
        await damage(tmp_path, spoilt[0])
        return spoilt, good

    async def meet(host, room, cookie):
        async with Page.at(host, room, cookie) as page:
            told = await page.receive()
            with pytest.raises(websockets.ConnectionClosed, match="4010"):
                await page.receive()
        return told

    async def play():
        spoilt, good = await spoil()
        async with served(tmp_path) as host:
            told = await meet(host, *spoilt)
            assert (told["type"], told["kind"]) == ("refused", "damaged")
            assert told["said"]["en"] != told["said"]["fr"]
            async with httpx.AsyncClient(base_url=f"http://{host}") as client:
                for path in (spoilt[0], f"{spoilt[0]}/record", f"{spoilt[0]}/entries?before=9"):
                    answer = await client.get(f"/api/rooms/{path}")
                    assert answer.status_code == 500
                    assert "damaged" in answer.json()["detail"]["en"]
            async with Page.at(host, *good) as page:
                await page.until(lambda m: m["type"] == "news")
                done = await page.act("strike", x=0.0, angle=90.0, speed=5.0)
                assert done["type"] == "done"

    played(play())


def test_a_room_whose_settings_are_damaged(tmp_path):
    async def play():
        async with served(tmp_path) as host:
            room, _ = await opened(host)
            with sqlite3.connect(tmp_path / "carrom.sqlite") as database:
                database.execute("update rooms set settled = x'7b'")
            database.close()
            async with httpx.AsyncClient(base_url=f"http://{host}") as client:
                assert (await client.get(f"/api/rooms/{room}")).status_code == 500

    played(play())


def refused_step(*_):
    return Played(SaidPlay())


def failing_step(*_):
    raise ZeroDivisionError


@pytest.mark.parametrize(
    ("step", "event"), [(refused_step, "step-refused"), (failing_step, "step-failed")]
)
def test_a_step_that_goes_wrong_is_told_once(tmp_path, monkeypatch, caplog, step, event):
    calls = []

    def counted(*args):
        calls.append(args)
        return step(*args)

    async def play():
        monkeypatch.setattr(driving_module, "automatic", counted)
        async with serving(tmp_path, patient=False) as (host, rooms):
            room, _ = await opened(host, COMPUTERS)
            async with Page.at(host, room) as page:
                told = await page.until(lambda m: m["type"] == "refused")
                assert told["kind"] == "stuck"
                assert (await rooms.room(room)).driver.done()
                assert len(calls) == 1
            monkeypatch.undo()
            async with Page.at(host, room) as page:
                await page.until(lambda m: m["type"] == "news" and m["seq"] > 3)

    played(play())
    assert event in [record.getMessage() for record in caplog.records]


def test_an_old_database_is_brought_up_to_date(tmp_path):
    async def work():
        path = tmp_path / "a.sqlite"
        with sqlite3.connect(path) as empty:  # older than the first schema
            empty.execute("create table alembic_version (version_num varchar(32) not null)")
        empty.close()
        store = await open_sqlite(path)
        await store.open(ROOM, seated(ROOM, "hash"))
        assert await store.room("r") == ROOM
        await store.close()

    asyncio.run(work())
