"""Backups of PostgreSQL, and the way from SQLite to it: consistent, checked, all or nothing."""

import asyncio
import sqlite3
import tracemalloc

import psycopg
import pytest

from carrom.cli import main
from carrom.server.rooms.new_rooms import hashed, new_room
from carrom.store import copying, portable
from carrom.store.folder import held
from carrom.store.postgresql import open_postgresql
from carrom.store.sqlite import open_sqlite
from carrom.store.store import Asked, Snapshot, StoredEntry, seated
from tests.online.test_two_processes import record, server
from tests.server.long_logs import long_log
from tests.server.test_long_logs import PEOPLE, SETTINGS

ROWS = ("rooms", "entries", "seats", "snapshots", "reports", "codes", "blocks", "offers")


@pytest.fixture
def carrom(capsys):
    def call(*args):
        status = main([*map(str, args)])
        out, err = capsys.readouterr()
        return status, out, err

    return call


@pytest.fixture
def filled(tmp_path):
    """A data folder with two games, one of them with a few hundred entries."""
    folder = tmp_path / "data"
    folder.mkdir()

    async def fill():
        store = await open_sqlite(folder / "carrom.sqlite")
        for length in (300, 20):
            room = new_room(SETTINGS, {"p1": "Ada", "p2": "Ben"}, PEOPLE)
            entries = long_log(room.header, length, one_board=True)
            await store.open(room, seated(room, hashed("token")), entries[:-1])
            await store.append(room.id, len(entries) - 1, entries[-1:], Asked("last", "digest"))
            await store.keep_snapshot(room.id, Snapshot(seq=5, data=b"{}"))
        await store.close()
        return room.id

    room = asyncio.run(fill())
    with sqlite3.connect(folder / "carrom.sqlite") as database:
        database.execute(
            "insert into codes values ('ABCDEF', ?, '2026-07-01 12:30:00.000000')", [room]
        )
        database.execute(
            "insert into reports values (41, ?, 'p1', 'p2', 'name', '2026-07-01 12:30:00.000000')",
            [room],
        )
    database.close()
    return folder


def rows(address, name):
    with psycopg.connect(address) as connection:
        connection.execute("set time zone 'UTC'")
        return sorted(connection.execute(f"select * from {name}").fetchall(), key=str)


def everything(address):
    return {name: rows(address, name) for name in ROWS}


def test_from_a_folder_to_postgresql_and_back_by_a_backup(filled, database, tmp_path, carrom):
    status, out, err = carrom("server", "move", "--data", filled, "--store", database)
    assert (status, err) == (0, "")
    assert "2 games with 32" in out
    moved = everything(database)
    assert [len(moved[name]) for name in ("rooms", "seats", "snapshots")] == [2, 4, 2]
    with psycopg.connect(database) as connection:
        found = connection.execute("select until at time zone 'UTC' from codes").fetchall()
        ((until,),) = found
        assert (until.month, until.hour, until.minute) == (7, 12, 30)
        by = "insert into reports (room, player, by, reason, at) select id,'p','q','r',now() from rooms"
        connection.execute(f"{by} limit 1")  # the next number is free
        connection.rollback()
    file = tmp_path / "kept"
    status, _, err = carrom("server", "backup", file, "--store", database)
    assert (status, err) == (0, "")
    assert "exists" in carrom("server", "backup", file, "--store", database)[2]
    other = tmp_path / "other"
    assert carrom("server", "restore", file, "--data", other)[0] == 0
    with (
        sqlite3.connect(filled / "carrom.sqlite") as one,
        sqlite3.connect(other / "carrom.sqlite") as two,
    ):
        for name in ROWS:
            pair = [sorted(c.execute(f"select * from {name}"), key=str) for c in (one, two)]
            assert pair[0] == pair[1], name
    one.close()
    two.close()
    refused = carrom("server", "restore", file, "--store", database)
    assert refused[0] == 2
    assert "--force" in refused[2]
    assert carrom("server", "restore", file, "--store", database, "--force")[0] == 0
    assert everything(database) == moved


def test_a_server_plays_on_what_was_moved(filled, database, nats, carrom):
    assert carrom("server", "move", "--data", filled, "--store", database)[0] == 0
    (room, *_), *_ = rows(database, "rooms")
    with server(database, nats.address) as (_, host):
        kept = asyncio.run(record(host, room))
        assert kept.count(b"\n") > 20
        status, _, err = carrom("server", "restore", filled / "carrom.sqlite", "--store", database)
        assert status == 2
        assert "Stop them first" in err
        file = filled / "backup"
        assert carrom("server", "backup", file, "--store", database)[0] == 0
    with held(filled):
        status, _, err = carrom("server", "move", "--data", filled, "--store", database, "--force")
        assert (status, "Stop it first" in err) == (2, True)


def test_nothing_is_ever_half_restored(filled, database, tmp_path, carrom, monkeypatch):
    assert carrom("server", "move", "--data", filled, "--store", database)[0] == 0
    before = everything(database)
    whole = copying.copy

    def short(source, target, step):
        whole(source, target, step)
        target.exec_driver_sql("delete from entries where seq = 7")

    monkeypatch.setattr(portable, "copy", short)
    status, _, err = carrom("server", "move", "--data", filled, "--store", database, "--force")
    assert (status, "differs" in err) == (2, True)
    assert everything(database) == before

    def killed(source, target, step):
        whole(source, target, step)
        target.exec_driver_sql("select pg_terminate_backend(pg_backend_pid())")

    monkeypatch.setattr(portable, "copy", killed)
    status, _, err = carrom("server", "move", "--data", filled, "--store", database, "--force")
    assert (status, err.count("\n")) == (2, 1)
    assert everything(database) == before


def test_a_backup_shows_one_moment_while_servers_write(filled, database, tmp_path, carrom):
    assert carrom("server", "move", "--data", filled, "--store", database)[0] == 0
    file = tmp_path / "kept"

    async def play():
        store = await open_postgresql(database)
        over = asyncio.Event()
        room = new_room(SETTINGS, {"p1": "Ada", "p2": "Ben"}, PEOPLE)
        await store.open(room, seated(room, None))
        entries = long_log(room.header, 400, one_board=True)

        async def write():
            for entry in entries:
                if over.is_set():
                    return
                await store.append(room.id, entry.seq - 1, [entry])

        writing = asyncio.create_task(write())
        await asyncio.sleep(0.05)
        args = (database, file, lambda _: None)
        await asyncio.to_thread(portable.backup, *args)
        over.set()
        await writing
        await store.close()

    asyncio.run(play())
    with sqlite3.connect(file) as kept:
        numbers = kept.execute(
            "select room, count(*), max(seq) from entries group by room"
        ).fetchall()
    kept.close()
    assert len(numbers) >= 2
    assert all(count == last for _, count, last in numbers)


def test_a_long_log_is_never_in_memory_whole(tmp_path, database):
    """Of 30 MB, a few are held at a time."""
    folder = tmp_path / "data"
    folder.mkdir()

    async def fill():
        store = await open_sqlite(folder / "carrom.sqlite")
        room = new_room(SETTINGS, {"p1": "Ada", "p2": "Ben"}, PEOPLE)
        await store.open(room, seated(room, None))
        for first in range(0, 3000, 500):
            some = [
                StoredEntry(seq=seq, line=b"line\n", motion=b"m" * 10_000)
                for seq in range(first + 1, first + 501)
            ]
            await store.append(room.id, first, some)
        await store.close()

    asyncio.run(fill())
    tracemalloc.start()
    portable.move(folder, database, lambda _: None)
    portable.backup(database, tmp_path / "kept", lambda _: None)
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert most < 15_000_000


@pytest.mark.parametrize(
    ("store", "said"),
    [
        ("postgresql://postgres@127.0.0.1:1/none", "refuses"),
        ("postgresql://h:port/x", "Cannot understand"),
        ("", "--store postgresql://"),
    ],
)
def test_where_nothing_can_be_moved_to(filled, carrom, store, said, monkeypatch):
    monkeypatch.delenv("CARROM_STORE", raising=False)
    words = ["--store", store] if store else []
    status, out, err = carrom("server", "move", "--data", filled, *words)
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert said in err
