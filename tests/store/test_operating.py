"""An operator's store in SQLite; tests/online has the same on PostgreSQL."""

import asyncio
import sqlite3
from datetime import UTC, datetime

import pytest

from carrom.store.sqlite import open_sqlite
from carrom.store.tables import METADATA
from tests.store.operated import CASES, deletes_all_of_a_room


def run(path, case):
    async def with_store():
        store = await open_sqlite(path)

        async def set_back(room, by):
            with sqlite3.connect(path) as connection:
                then = (datetime.now(UTC) - by).replace(tzinfo=None).isoformat(" ")
                for table in ("rooms", "tournaments"):
                    connection.execute(f"update {table} set used = ? where id = ?", (then, room))

        try:
            await case(store, set_back)
        finally:
            await store.close()

    asyncio.run(asyncio.wait_for(with_store(), 60))


@pytest.mark.parametrize("case", CASES)
def test_an_operators_store(tmp_path, case):
    run(tmp_path / "a.sqlite", case)


def test_nothing_of_a_deleted_room_is_left_in_any_table(tmp_path):
    run(tmp_path / "a.sqlite", deletes_all_of_a_room)
    with sqlite3.connect(tmp_path / "a.sqlite") as connection:
        for table in METADATA.sorted_tables:
            if "room" in table.c:
                rows = connection.execute(f'select room from "{table.name}"').fetchall()
                assert ("of-Ada",) not in rows, table.name
