"""The store in PostgreSQL, for any number of processes."""

import asyncio
from collections.abc import Collection, Generator, Iterator
from contextlib import contextmanager
from datetime import timedelta
from time import monotonic
from typing import Any, Final, TypeVar, cast

from carrom.extras import required
from carrom.store.database import Database, DatabaseError, Kind, migrate
from carrom.store.store import UncertainError

with required("online"):
    import psycopg
with required("play"):
    from sqlalchemy import create_engine, event, func, literal, or_, select, text
    from sqlalchemy.dialects.postgresql import insert
    from sqlalchemy.engine import Connection, Engine, make_url
    from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError

    from carrom.store.database import READERS
    from carrom.store.tables import LEASES, ROOMS

T = TypeVar("T")
PREFIXES: Final = ("postgresql://", "postgres://")
DRIVER: Final = "postgresql+psycopg"
MIGRATING: Final = 0x636172726F6D
"""The lock under which one process at a time changes the tables."""
STANDSTILL: Final = 5
"""Seconds that a change of the tables may wait for others; whoever plays meanwhile waits behind it."""
PATIENCE: Final = 4
"""Seconds that the server has to take a connection."""
SLOW: Final = 5
"""Seconds that a statement may take, and that a transaction may stand still."""
LOCKED: Final = 4
"""Seconds that a statement may wait for somebody else's."""
SILENT: Final = 6.0
"""Seconds without a word after which the line is given up: longer than the server itself takes to refuse."""
ANSWER: Final = 12.0
"""Seconds after which whoever waits to read is told, however many wait."""
OPTIONS: Final = {
    "statement_timeout": SLOW * 1000,
    "lock_timeout": LOCKED * 1000,
    "idle_in_transaction_session_timeout": SLOW * 1000,
    "tcp_keepalives_idle": SLOW,
    "tcp_keepalives_interval": 2,
    "tcp_keepalives_count": 2,
    "tcp_user_timeout": SLOW * 1000,
}
"""What the server does for every connection: one whose process is out of reach holds up nobody for long."""
KEEPALIVES: Final = {
    "keepalives_idle": SLOW,
    "keepalives_interval": 2,
    "keepalives_count": 2,
    "tcp_user_timeout": SLOW * 1000,
}
"""What this machine does for it."""


class _Impatient(psycopg.Connection[Any]):
    """A connection that is given up when the server says nothing, as a line without a word never ends."""

    def wait(self, gen: Generator[Any, Any, T], *args: Any, **options: Any) -> T:  # noqa: ANN401
        """Wait for the server."""
        return super().wait(self._bounded(gen), *args, **options)

    def _bounded(self, gen: Generator[Any, Any, T]) -> Generator[Any, Any, T]:
        end = monotonic() + SILENT
        try:
            wanted = next(gen)
            while True:
                ready = yield wanted
                if not ready and monotonic() > end:
                    self.pgconn.finish()
                    raise psycopg.OperationalError("the database says nothing")
                wanted = gen.send(ready)
        except StopIteration as done:
            return cast("T", done.value)


async def open_postgresql(address: str) -> Database:
    """Open the database at an address such as ``postgresql://user@host/carrom``."""
    return await asyncio.to_thread(_opened, address)


def engine_at(address: str, *, patient: bool = False) -> Engine:
    """Return an engine for an address, which has not been tried.

    ``patient``: for changes of tables and copies of everything, which take their time.
    """
    try:
        url = make_url(address).set(drivername=DRIVER)
        named = {} if patient else OPTIONS
        own = url.query.get("options", "")  # what comes later counts
        options = " ".join([*(f"-c {name}={value}" for name, value in named.items()), str(own)])
        engine = create_engine(
            url,
            hide_parameters=True,
            pool_size=READERS + 1,
            max_overflow=0,
            pool_pre_ping=True,
            connect_args={
                "connect_timeout": PATIENCE,
                "application_name": "carrom",
                "client_encoding": "utf8",  # whatever the database's own is
                "options": options,
                **KEEPALIVES,
            },
        )
    except (ArgumentError, SQLAlchemyError, ValueError):
        raise DatabaseError("address") from None
    if not patient:
        event.listen(engine, "do_connect", _connect)
    return engine


def _connect(_dialect: object, _record: object, args: list[Any], named: dict[str, Any]) -> Any:  # noqa: ANN401
    return _Impatient.connect(*args, **named)


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
        migrate(connection, _about_the_line)
        yield connection


def _about_the_line(problem: Exception) -> bool:
    """Say whether it is the line, a lock or a right that fails, and not what is to be done."""
    if not isinstance(problem, DBAPIError):
        return False
    elsewhere = (psycopg.errors.LockNotAvailable, psycopg.errors.InsufficientPrivilege)
    return problem.connection_invalidated or isinstance(problem.orig, elsewhere)


def _opened(address: str) -> Database:
    engine = engine_at(address, patient=True)
    try:
        with migrated(engine):
            pass
    except SQLAlchemyError as problem:
        waited = isinstance(getattr(problem, "orig", None), psycopg.errors.LockNotAvailable)
        raise DatabaseError("busy" if waited else "unreachable") from None
    finally:
        engine.dispose()
    return Database(
        engine_at(address), Kind(True, _unchanged, UncertainError, take=_take, answer=ANSWER)
    )


def _unchanged(problem: BaseException) -> bool:
    """Say whether the server itself refused: it then took everything back; a lost line tells nothing."""
    return isinstance(problem, DBAPIError) and not problem.connection_invalidated


def _take(rooms: Collection[str], holder: str, lasts: timedelta) -> Any:  # noqa: ANN401
    """Take the leases that are free, run out or held already; the database's clock counts.

    One that would last far longer than a lease does was taken before that clock was set back.
    """
    now = func.clock_timestamp()
    until = now + literal(lasts)
    known = (
        select(ROOMS.c.id, literal(holder), until).where(ROOMS.c.id.in_(rooms)).order_by(ROOMS.c.id)
    )
    wanted = insert(LEASES).from_select(["room", "holder", "until"], known)
    return wanted.on_conflict_do_update(
        index_elements=[LEASES.c.room],
        set_={"holder": wanted.excluded.holder, "until": wanted.excluded.until},
        where=or_(
            LEASES.c.holder == holder,
            LEASES.c.until < now,
            LEASES.c.until > now + literal(2 * lasts),
        ),
    ).returning(LEASES.c.room)
