"""An operator's store on PostgreSQL: the same as on SQLite, and one process at a time."""

import asyncio
from datetime import timedelta

import psycopg
import pytest

from carrom.store.operated import Wish
from carrom.store.postgresql import open_postgresql
from carrom.store.store import StoredEntry, seated
from tests.store.operated import CASES, met, room, seeker


def run(address, work, stores=1):
    async def set_back(name, by):
        async with await psycopg.AsyncConnection.connect(address) as connection:
            for table in ("rooms", "tournaments"):
                await connection.execute(
                    f"update {table} set used = now() - %s where id = %s", (by, name)
                )

    async def with_stores():
        opened = [await open_postgresql(address) for _ in range(stores)]
        try:
            return await work(*opened, set_back)
        finally:
            for store in opened:
                await store.close()

    return asyncio.run(asyncio.wait_for(with_stores(), 60))


@pytest.mark.parametrize("case", CASES)
def test_an_operators_store(database, case):
    run(database, case)


def test_whoever_taps_at_once_is_paired(database):
    async def work(one, other, _):
        seekers = [seeker(f"n{k}", Wish.ANY if k % 3 else Wish.CLUB) for k in range(20)]
        stores = [one, other] * 10
        found = await asyncio.gather(*(met(s, k) for s, k in zip(stores, seekers, strict=True)))
        assert len({each.room for each in found}) == 10
        assert len({(each.room, each.player) for each in found}) == 20
        assert await one.open_games() == []

    run(database, work, 2)


def test_what_is_old_is_deleted_once_while_others_write(database):
    async def work(one, other, set_back):
        for k in range(30):
            each = room(f"r{k}", {"p1": "A"})
            await one.open(each, seated(each, None), [StoredEntry(seq=1, line=b"1\n")])
            await set_back(f"r{k}", timedelta(days=9))
        played = room("played", {"p1": "A"})
        await one.open(played, seated(played, None))

        async def delete(store):
            count = 0
            while await store.lengths([f"r{k}" for k in range(30)]):
                count += await store.expire(timedelta(days=7), 4)
            return count

        async def play():
            for seq in range(40):
                await other.append("played", seq, [StoredEntry(seq=seq + 1, line=b"x\n")])

        first, second, _ = await asyncio.gather(delete(one), delete(other), play())
        assert first + second == 30
        assert await one.lengths(["played"]) == {"played": 40}

    run(database, work, 2)
