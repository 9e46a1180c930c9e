"""The store on PostgreSQL: the same as on SQLite, and leases between processes."""

import asyncio

import pytest

from carrom.store.database import DatabaseError
from carrom.store.postgresql import open_postgresql, without_password
from carrom.store.store import (
    Asked,
    ConflictError,
    LostLeaseError,
    RepeatedError,
    Snapshot,
    seated,
)
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
