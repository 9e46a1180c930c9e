"""The store on PostgreSQL: the same as on SQLite, and leases between processes."""

import asyncio
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from time import sleep

import psycopg
import pytest
from msgspec import structs

from carrom.store.at_table import Visit
from carrom.store.database import DatabaseError
from carrom.store.postgresql import open_postgresql, without_password
from carrom.store.store import (
    Asked,
    ConflictError,
    LostLeaseError,
    RepeatedError,
    Snapshot,
    StorageError,
    seated,
)
from tests.online.engines import until
from tests.store.test_database import ROOM, entry


def run(address, work):
    async def with_stores():
        stores = [await open_postgresql(address), await open_postgresql(address)]
        try:
            return await work(*stores)
        finally:
            for store in stores:
                await store.close()

    return asyncio.run(asyncio.wait_for(with_stores(), 60))


def test_one_log_for_all(database):
    async def work(one, other):
        await one.open(ROOM, seated(ROOM, "hash"), [entry(1)])
        assert await other.room("r") == ROOM
        assert await other.players("r", "hash") == ("p1",)
        assert await other.append("r", 1, [entry(2, b"m")], Asked("first", "d")) == 2
        with pytest.raises(ConflictError):
            await one.append("r", 1, [entry(2)])
        with pytest.raises(RepeatedError) as repeated:
            await one.append("r", 2, [entry(3)], Asked("first", "d"))
        assert (repeated.value.seq, repeated.value.digest) == (2, "d")
        assert await one.lines("r") == [b"1\n", b"2\n"]
        assert await one.lines("r", 0, 1) == [b"1\n"]
        assert await one.motions("r", 0) == {2: b"m"}
        assert await one.lengths(["r", "none"]) == {"r": 2}
        assert await one.answered("r", "first") == (2, "d")
        await one.keep_snapshot("r", Snapshot(seq=1, data=b"one"))
        await other.keep_snapshot("r", Snapshot(seq=2, data=b"two"))
        assert await one.snapshot("r") == Snapshot(seq=2, data=b"two")
        await one.ready()

    run(database, work)


def test_of_many_writers_one_wins_each_number(database):
    async def work(one, other):
        await one.open(ROOM, seated(ROOM, None))

        async def write(target, name):
            won = 0
            while True:
                known = await target.lines("r")
                if len(known) >= 40:
                    return won
                try:
                    asked = Asked(f"{name}-{won}")
                    await target.append("r", len(known), [entry(len(known) + 1)], asked)
                    won += 1
                except ConflictError:
                    pass

        won = await asyncio.gather(*(write(s, f"{k}") for k, s in enumerate((one, other) * 3)))
        found = await one.lines("r")
        assert [int(line) for line in found] == list(range(1, len(found) + 1))
        assert sum(won) == len(found)

    run(database, work)


def test_a_lease_has_one_holder_and_an_end(database):
    async def work(one, other):
        await one.open(ROOM, seated(ROOM, None))
        assert await one.lease(["r", "none"], "one", 0.6) == {"r"}
        assert await other.lease(["r"], "other", 0.6) == frozenset()
        assert await one.lease(["r"], "one", 0.6) == {"r"}
        await one.append("r", 0, [entry(1)], lease="one")
        with pytest.raises(LostLeaseError):
            await other.append("r", 1, [entry(2)], lease="other")
        await asyncio.sleep(0.8)
        with pytest.raises(LostLeaseError):  # it woke up late
            await one.append("r", 1, [entry(2)], lease="one")
        assert await other.lease(["r"], "other", 5.0) == {"r"}
        assert await one.lease(["r"], "one", 5.0) == frozenset()
        await other.append("r", 1, [entry(2)], lease="other")
        await other.release(["r"], "other")
        assert await one.lease(["r"], "one", 5.0) == {"r"}

    run(database, work)


def test_a_clock_that_is_set_back_keeps_nobody_dead_in_charge(database):
    """By the clock before, the lease and the process that held it would last an hour longer."""

    async def work(one, other):
        await one.open(ROOM, seated(ROOM, "hash"))
        now = datetime.now(UTC)
        await one.heartbeat("one", 4.0, 0.0, now)
        await one.visited("one", [Visit("r", "p1", here=True)], now)
        assert await one.lease(["r"], "one", 3.0) == {"r"}
        assert await other.lease(["r"], "other", 3.0) == frozenset()
        with psycopg.connect(database) as connection:
            for table in ("leases", "processes"):
                connection.execute(f"update {table} set until = until + interval '1 hour'")
        assert await other.lease(["r"], "other", 3.0) == {"r"}
        with pytest.raises(LostLeaseError):
            await one.append("r", 0, [entry(1)], lease="one")
        await other.heartbeat("other", 4.0, 0.0, now)
        assert not (await other.at_table("r", now)).people["p1"].here

    run(database, work)


def test_two_that_wait_for_each_other_are_tried_again(database):
    """One of them is sent back by the database; nobody who waits is refused for it."""
    hasty = f"{database}?options=-c%20deadlock_timeout=200ms"

    async def work(one, _):
        async with _lease_held(one, database) as (other, row):
            first = asyncio.create_task(one.lease(["a", "b"], "one", 60.0))
            await _waits(database)
            later = asyncio.create_task(one.append("c", 0, [entry(1)]))
            await other.execute(row, ["a"])  # they wait for each other: it is sent back
            await other.rollback()
        assert await first == {"a", "b"}
        assert await later == 1

    run(hasty, work)
    until(lambda: _deadlocks(database) == 1, 10.0)


def test_who_is_sent_back_twice_takes_nobody_along(database):
    """What was to be committed together is then committed one by one."""
    hasty = f"{database}?options=-c%20deadlock_timeout=200ms"

    async def work(one, _):
        async with _lease_held(one, database) as (other, row):
            busy = asyncio.create_task(one._writer.do(lambda _: sleep(0.2)))
            await asyncio.sleep(0.1)
            first = asyncio.create_task(one.lease(["a", "b"], "one", 60.0))
            later = asyncio.create_task(one.append("c", 0, [entry(1)]))
            for _ in range(2):
                await _waits(database)
                await other.execute(row, ["a"])
                await other.rollback()
                await other.execute(row, ["b"])
            with pytest.raises(StorageError, match="deadlock"):
                await first
            assert await later == 1
            await busy

    run(hasty, work)


def test_processes_that_write_to_the_same_rooms_wait_in_one_order(database):
    async def work(one, other):
        rooms = [f"r{k:02}" for k in range(30)]
        for room in rooms:
            await one.open(structs.replace(ROOM, id=room), seated(ROOM, None))
        for seq in range(10):
            wanted = [
                *(one.append(room, seq, [entry(seq + 1)]) for room in rooms),
                *(other.append(room, seq, [entry(seq + 1)]) for room in reversed(rooms)),
            ]
            told = await asyncio.gather(*wanted, return_exceptions=True)
            assert all(each == seq + 1 or isinstance(each, ConflictError) for each in told), told
            assert told.count(seq + 1) == len(rooms)

    run(database, work)
    assert _deadlocks(database) == 0


@asynccontextmanager
async def _lease_held(store, database):
    """Three rooms, two of them leased; another connection holds the lease of the second."""
    for room in ("a", "b", "c"):
        await store.open(structs.replace(ROOM, id=room), seated(ROOM, None))
    assert await store.lease(["a", "b"], "one", 60.0) == {"a", "b"}
    async with await psycopg.AsyncConnection.connect(database) as other:
        row = "select holder from leases where room = %s for update"
        await other.execute(row, ["b"])
        yield other, row


async def _waits(database):
    """Wait until somebody waits for a lock."""
    async with await psycopg.AsyncConnection.connect(database, autocommit=True) as connection:
        waiting = "select 1 from pg_locks where not granted"
        while not await (await connection.execute(waiting)).fetchone():
            pass


def _deadlocks(database):
    """How often somebody was sent back; what servers tell counts once they are closed."""
    name = database.rpartition("/")[2]
    with psycopg.connect(database) as connection:
        ((found,),) = connection.execute(
            "select deadlocks from pg_stat_database where datname = %s", [name]
        ).fetchall()
    return found


@pytest.mark.parametrize(
    ("address", "problem"),
    [
        ("postgresql://postgres@127.0.0.1:1/none", "unreachable"),
        ("postgresql://h:port/x", "address"),
    ],
)
def test_a_database_that_cannot_be_used(address, problem):
    with pytest.raises(DatabaseError) as refused:
        asyncio.run(open_postgresql(address))
    assert refused.value.problem == problem


def test_passwords_are_not_shown():
    assert without_password("postgresql://ada:secret@h/db") == "postgresql://ada:***@h/db"
