"""The database's files while a server plays: removed, locked, or a disk that fails at the last moment."""

import asyncio
import sqlite3
import subprocess
import sys
from contextlib import suppress
from time import monotonic

import pytest
from websockets.exceptions import ConnectionClosed

from carrom.cli import main
from carrom.match.record import parse
from carrom.store.database import Database
from carrom.store.group_commit import LONG
from carrom.store.sqlite import BUSY, open_sqlite
from carrom.store.store import LostError, StorageError, UncertainError, seated
from tests.server.serving import Page, opened, serving
from tests.server.test_rooms import played
from tests.server.test_running import process
from tests.server.test_seats import ADA, FREE, Guest
from tests.store.test_database import ROOM, entry, run


@pytest.mark.parametrize("name", ["carrom.sqlite", "carrom.sqlite-wal", "carrom.lock"])
def test_a_file_that_is_removed_stops_the_server_before_it_acknowledges_anything(tmp_path, name):
    async def play(host):
        room, cookie = await opened(host)
        async with Page.at(host, room, cookie) as page:
            await page.to_the_first_stroke()
            (tmp_path / name).unlink()
            with suppress(ConnectionClosed):  # the server may look for its files before it is asked
                answer = await page.act("strike", x=0.0, angle=90.0, speed=5.0)
                assert (answer["type"], answer["kind"]) == ("refused", "uncertain")

    with process(tmp_path, "--log", "json") as (server, host):
        played(play(host))
        assert server.wait(20) == 2
        said = server.stderr.read()
    assert "The server has stopped" in said
    assert name in said
    assert "Traceback" not in said


HOLD = """
import sqlite3, sys
database = sqlite3.connect(sys.argv[1], isolation_level=None)
database.execute("begin immediate")
print("held", flush=True)
sys.stdin.read()
"""


def test_a_locked_database_is_waited_for_once_and_harms_no_reader(tmp_path):
    """Another process holds the file; whoever wants to write hears of it in time, and all at once."""

    async def work(store):
        await store.open(ROOM, seated(ROOM, None), [entry(1)])
        holder = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", HOLD, str(tmp_path / "a.sqlite")),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        assert holder.stdout is not None
        assert await holder.stdout.readline() == b"held\n"
        try:
            began = monotonic()
            first = asyncio.create_task(store.append("r", 1, [entry(2)]))
            await asyncio.sleep(0.2)
            rest = [asyncio.create_task(store.append("r", 1, [entry(2)])) for _ in range(200)]
            assert await store.lines("r") == [b"1\n"]  # who reads goes on
            assert monotonic() - began < LONG + 2
            told = await asyncio.gather(first, *rest, return_exceptions=True)
            waited = monotonic() - began
            assert all(isinstance(each, StorageError) for each in told)
            assert waited < 1.6 * BUSY / 1000  # and not once for every 64 of them
        finally:
            await holder.communicate(b"")
        assert await store.append("r", 1, [entry(2)]) == 2

    run(tmp_path, work)


def test_a_page_hears_of_a_locked_database_and_plays_on_afterwards(tmp_path):
    async def play(host):
        room, cookie = await opened(host)
        async with Page.at(host, room, cookie) as page:
            await page.to_the_first_stroke()
            holder = sqlite3.connect(tmp_path / "carrom.sqlite", isolation_level=None)
            holder.execute("begin immediate")
            answer = await page.act("request")
            assert (answer["type"], answer["kind"]) == ("refused", "storage")
            assert "busy" in answer["said"]["en"]
            async with Page.at(host, room) as other:  # who only looks is not held up
                await other.until(lambda m: m["type"] == "news")
            holder.execute("rollback")
            holder.close()
            assert (await page.act("request"))["type"] == "done"

    with process(tmp_path, "--log", "off") as (_, host):
        played(play(host))


class Failing(sqlite3.OperationalError):
    """What SQLite says when the disk does not take what was written."""

    sqlite_errorcode = sqlite3.SQLITE_IOERR_FSYNC


def test_a_friend_who_was_not_told_that_they_sit_asks_again(tmp_path, monkeypatch):
    """The commit counts, but its answer is lost: nobody is told that nothing has changed."""

    async def play():
        async with serving(tmp_path) as (host, rooms):
            ada = Guest(host, *await opened(host, [ADA, FREE], quick=True))
            code = await ada.code()
            ben, late = Guest(host), Guest(host)
            looked = await ben.ask("GET", f"/api/invitations/{code}")
            ben.cookie = looked.headers["set-cookie"].split(";")[0]
            dialect = rooms.store._engine.dialect
            whole = dialect.do_commit

            def failing(connection):
                whole(connection)
                if not connection.in_transaction:
                    raise Failing("disk I/O error")

            monkeypatch.setattr(dialect, "do_commit", failing)
            answer = await ben.join(code)
            monkeypatch.undo()
            assert answer.status_code == 503
            told = answer.json()["detail"]
            assert "may have been saved" in told["en"]
            assert "Nothing has changed" not in told["en"]
            assert "peut-être" in told["fr"]
            assert (await late.join(code)).status_code == 404  # to others the seats are taken
            assert (await ben.ask("GET", f"/api/invitations/{code}")).json()["free"] == ["p2"]
            for _ in range(2):  # and as often as it takes
                again = Guest(host, cookie=ben.cookie)
                assert (await again.join(code)).json() == {"room": ada.room, "player": "p2"}
                assert (await again.at_room("GET", "seats")).json()["you"] == ["p2"]
            assert parse((await ada.at_room("GET", "record")).content).fault is None

    played(play())


def test_an_operator_is_not_told_that_nothing_has_changed(tmp_path, monkeypatch, capsys):
    asyncio.run(_made(tmp_path))

    async def uncertain(*_):
        raise UncertainError("the line dropped")

    monkeypatch.setattr(Database, "delete", uncertain)
    assert main(["server", "delete", "r", "--data", str(tmp_path)]) == 2
    assert "may have been saved" in capsys.readouterr().err


async def _made(folder):
    store = await open_sqlite(folder / "carrom.sqlite")
    await store.open(ROOM, seated(ROOM, None))
    await store.close()


def test_after_a_failed_sync_nothing_more_is_acknowledged(tmp_path, monkeypatch):
    """The real one cannot be made without a disk that fails, so the driver's commit fails as it would."""

    async def work():
        store = await open_sqlite(tmp_path / "a.sqlite")
        await store.open(ROOM, seated(ROOM, None), [entry(1)])
        lost: list[StorageError] = []
        store.on_loss(lost.append)
        dialect = store._engine.dialect
        whole = dialect.do_commit

        def failing(connection):
            whole(connection)  # it may be in the log, or not
            raise Failing("disk I/O error")

        monkeypatch.setattr(dialect, "do_commit", failing)
        with pytest.raises(LostError):
            await store.append("r", 1, [entry(2)])
        monkeypatch.undo()
        with pytest.raises(LostError):
            await store.append("r", 2, [entry(3)])
        assert len(lost) == 1
        assert await store.lines("r") in ([b"1\n"], [b"1\n", b"2\n"])
        await store.close()

    asyncio.run(asyncio.wait_for(work(), 30))
