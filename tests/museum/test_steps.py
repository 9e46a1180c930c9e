"""Every change of the tables, with rows in every table: none of them is lost, on either database."""

import asyncio
import json
from datetime import UTC, datetime

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import (
    Boolean,
    DateTime,
    Integer,
    LargeBinary,
    MetaData,
    create_engine,
    insert,
    select,
)

from carrom.store.database import MIGRATIONS, revision, revisions
from carrom.store.postgresql import DRIVER, open_postgresql
from carrom.store.sqlite import open_sqlite

ROWS = range(3)
AT = datetime(2026, 1, 1, tzinfo=UTC)
MOVED = {"tokens": "seats"}
"""A table that is no more, and where its rows went."""
REWRITTEN = ("settled",)
"""Names and chairs were taken out of it."""


def value(column, k):
    """What row ``k`` holds in a column; a reference holds what it refers to."""
    for reference in column.foreign_keys:
        return value(reference.column, k)
    kind = column.type
    if isinstance(kind, Boolean):
        return k % 2 == 0
    if isinstance(kind, Integer):
        return k + 1
    if isinstance(kind, DateTime):
        return AT
    if isinstance(kind, LargeBinary):
        who = f"player{k}"
        return json.dumps({"header": {"names": {who: "Ada"}}, "chairs": {who: "person"}}).encode()
    return f"{column.name}{k}"


def tables(connection):
    meta = MetaData()
    meta.reflect(connection)
    return [table for table in meta.sorted_tables if table.name != "alembic_version"]


def made(engine, number):
    """Bring an empty database to a schema and fill it; return the columns of each table then."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, number)
        for table in tables(connection):
            rows = [{c.name: value(c, k) for c in table.columns} for k in ROWS]
            connection.execute(insert(table), rows)
        return {table.name: set(table.columns.keys()) for table in tables(connection)}


def nothing_is_lost(engine, before):
    with engine.connect() as connection:
        there, newest = revision(connection)
        assert there == newest
        now = {table.name: table for table in tables(connection)}
        for name, columns in before.items():
            table = now[MOVED.get(name, name)]
            kept = [c for c in table.columns if c.name in columns and c.name not in REWRITTEN]
            assert kept
            found = {tuple(map(plain, row)) for row in connection.execute(select(*kept))}
            assert found == {tuple(plain(value(c, k)) for c in kept) for k in ROWS}, name


def plain(kept):
    """SQLite keeps no time zone."""
    return kept.replace(tzinfo=None) if isinstance(kept, datetime) else kept


@pytest.mark.parametrize("number", sorted(revisions()))
def test_in_sqlite(number, tmp_path):
    file = tmp_path / "carrom.sqlite"
    engine = create_engine(f"sqlite:///{file}")
    before = made(engine, number)

    async def opened():
        await (await open_sqlite(file)).close()

    asyncio.run(opened())
    nothing_is_lost(engine, before)
    with engine.connect() as connection:
        assert connection.exec_driver_sql("pragma foreign_key_check").all() == []
        assert connection.exec_driver_sql("pragma integrity_check").all() == [("ok",)]
    engine.dispose()


@pytest.mark.parametrize("number", sorted(revisions()))
def test_in_postgresql(number, database):
    engine = create_engine(database.replace("postgresql", DRIVER, 1))
    before = made(engine, number)

    async def opened():
        await (await open_postgresql(database)).close()

    asyncio.run(opened())
    nothing_is_lost(engine, before)
    engine.dispose()


def test_names_and_tokens_move_to_the_seats(tmp_path):
    file = tmp_path / "carrom.sqlite"
    engine = create_engine(f"sqlite:///{file}")
    made(engine, "0001")

    async def work():
        store = await open_sqlite(file)
        try:
            return [await store.players(f"id{k}", f"token{k}") for k in ROWS]
        finally:
            await store.close()

    assert asyncio.run(work()) == [(f"player{k}",) for k in ROWS]
    engine.dispose()
