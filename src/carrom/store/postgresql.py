"""The store in PostgreSQL, for any number of processes."""

import asyncio
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from datetime import timedelta
from typing import Any, Final

from carrom.extras import required
from carrom.store.database import Database, DatabaseError, Kind, migrate
from carrom.store.store import UncertainError

with required("online"):
    import psycopg
with required("play"):
    from sqlalchemy import create_engine, func, literal, or_, select, text
    from sqlalchemy.dialects.postgresql import insert
    from sqlalchemy.engine import Connection, Engine, make_url
    from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError

    from carrom.store.database import READERS
    from carrom.store.tables import LEASES, ROOMS

PREFIXES: Final = ("postgresql://", "postgres://")
DRIVER: Final = "postgresql+psycopg"
MIGRATING: Final = 0x636172726F6D
"""The lock under which one process at a time changes the tables."""
STANDSTILL: Final = 5
"""Seconds that a change of the tables may wait for others; whoever plays meanwhile waits behind it."""
PATIENCE: Final = 10
"""Seconds that the server has to answer when it is first asked for."""


async def open_postgresql(address: str) -> Database:
    """Open the database at an address such as ``postgresql://user@host/carrom``."""
    return await asyncio.to_thread(_opened, address)


def engine_at(address: str) -> Engine:
    """Return an engine for an address, which has not been tried."""
    try:
        url = make_url(address).set(drivername=DRIVER)
        return create_engine(
            url,
            hide_parameters=True,
            pool_size=READERS + 1,
            max_overflow=0,
            pool_pre_ping=True,
            connect_args={
                "connect_timeout": PATIENCE,
                "application_name": "carrom",
                "client_encoding": "utf8",  # whatever the database's own is
            },
        )
    except (ArgumentError, SQLAlchemyError, ValueError):
        raise DatabaseError("address") from None


def without_password(address: str) -> str:
    """Return an address as it may be shown."""
    try:
        return make_url(address).set(password=None, query={}).render_as_string()
    except (ArgumentError, ValueError):
        return "postgresql://…"


@contextmanager
def migrated(engine: Engine) -> Iterator[Connection]:
    """Begin a transaction with the newest schema; nobody else can begin one like it meanwhile."""
    with engine.begin() as connection:
        connection.execute(text("select pg_advisory_xact_lock(:key)"), {"key": MIGRATING})
        connection.execute(text(f"set local lock_timeout = '{STANDSTILL}s'"))
        migrate(connection)
        yield connection


def _opened(address: str) -> Database:
    engine = engine_at(address)
    try:
        with migrated(engine):
            pass
    except SQLAlchemyError as problem:
        engine.dispose()
        waited = isinstance(getattr(problem, "orig", None), psycopg.errors.LockNotAvailable)
        raise DatabaseError("busy" if waited else "unreachable") from None
    except DatabaseError:
        engine.dispose()
        raise
    return Database(engine, Kind(True, _unchanged, UncertainError, take=_take))


def _unchanged(problem: BaseException) -> bool:
    """Say whether the server itself refused: it then took everything back; a lost line tells nothing."""
    return isinstance(problem, DBAPIError) and not problem.connection_invalidated


def _take(rooms: Collection[str], holder: str, lasts: timedelta) -> Any:  # noqa: ANN401
    """Take the leases that are free, run out or held already; the database's clock counts."""
    until = func.clock_timestamp() + literal(lasts)
    known = (
        select(ROOMS.c.id, literal(holder), until).where(ROOMS.c.id.in_(rooms)).order_by(ROOMS.c.id)
    )
    wanted = insert(LEASES).from_select(["room", "holder", "until"], known)
    return wanted.on_conflict_do_update(
        index_elements=[LEASES.c.room],
        set_={"holder": wanted.excluded.holder, "until": wanted.excluded.until},
        where=or_(LEASES.c.holder == holder, LEASES.c.until < func.clock_timestamp()),
    ).returning(LEASES.c.room)
