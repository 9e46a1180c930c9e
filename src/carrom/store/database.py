"""The store in a database: SQLite by default, one file in the user's data folder."""

import asyncio
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

import msgspec

from carrom.extras import required
from carrom.store.store import ConflictError, RepeatedError, Room, StorageError, StoredEntry

with required("play"):
    from alembic import command
    from alembic.config import Config
    from alembic.runtime.migration import MigrationContext
    from alembic.script import ScriptDirectory
    from sqlalchemy import Row, Select, create_engine, event, func, insert, select
    from sqlalchemy.engine import Connection, Engine
    from sqlalchemy.exc import IntegrityError, SQLAlchemyError

    from carrom.store.tables import ENTRIES, ROOMS, TOKENS

READERS: Final = 4
MIGRATIONS: Final = Path(__file__).with_name("migrations")


class DatabaseError(Exception):
    """The database cannot be used; ``problem`` says why (``server-database-<problem>``)."""

    def __init__(self, problem: str) -> None:
        super().__init__(problem)
        self.problem = problem


class Database:
    """A store in a database. Each call is one piece of work on a thread: writers on one, in turn."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._writer = ThreadPoolExecutor(
            1, "carrom-writer"
        )  # SQLite has one; waiting here is fair
        self._readers = ThreadPoolExecutor(READERS, "carrom-reader")

    @classmethod
    async def at(cls, path: Path) -> "Database":
        """Open the database in a file, which is made or brought up to date where needed."""
        return cls(await asyncio.to_thread(_opened, path))

    async def open(self, room: Room, tokens: Mapping[str, str]) -> None:
        """Keep a new room, and the players by the hashes of their seat tokens."""
        settled = msgspec.json.encode(room)
        row = {"id": room.id, "opened": room.opened, "settled": settled}
        seats = [{"room": room.id, "player": k, "token": token} for k, token in tokens.items()]

        def work(connection: Connection) -> None:
            connection.execute(insert(ROOMS), row)
            if seats:
                connection.execute(insert(TOKENS), seats)

        await self._write(work)

    async def room(self, room: str) -> Room | None:
        """Return a room."""
        found = await self._one(select(ROOMS.c.settled).where(ROOMS.c.id == room))
        return None if found is None else msgspec.json.decode(found, type=Room)

    async def append(
        self, room: str, expected: int, entries: Sequence[StoredEntry], intent: str | None = None
    ) -> int:
        """Add entries after number ``expected``; see :class:`carrom.store.store.Store`."""
        rows = [
            {"room": room, "seq": e.seq, "line": e.line, "motion": e.motion, "intent": intent}
            for e in entries
        ]
        if [row["seq"] for row in rows] != list(range(expected + 1, expected + 1 + len(rows))):
            raise ValueError("entries are numbered without gaps")
        last = select(func.max(ENTRIES.c.seq)).where(ENTRIES.c.room == room)
        done = last.where(ENTRIES.c.intent == intent)
        known = select(last.scalar_subquery(), done.scalar_subquery())

        def work(connection: Connection) -> None:
            length, before = connection.execute(known).one()
            if before is not None and intent is not None:
                raise RepeatedError(before)
            if (length or 0) != expected:
                raise ConflictError(room)
            connection.execute(insert(ENTRIES), rows)

        await self._write(work)
        return expected + len(rows)

    async def lines(self, room: str, since: int = 0) -> list[bytes]:
        """Return the lines of the entries after number ``since``, without their motions."""
        wanted = (
            select(ENTRIES.c.line)
            .where(ENTRIES.c.room == room, ENTRIES.c.seq > since)
            .order_by(ENTRIES.c.seq)
        )
        return [line for (line,) in await self._read(wanted)]

    async def motions(self, room: str, since: int) -> dict[int, bytes]:
        """Return the motions of the strokes after number ``since``, by number."""
        wanted = select(ENTRIES.c.seq, ENTRIES.c.motion).where(
            ENTRIES.c.room == room, ENTRIES.c.seq > since, ENTRIES.c.motion.is_not(None)
        )
        return {row.seq: row.motion for row in await self._read(wanted)}

    async def answered(self, room: str, intent: str) -> int | None:
        """Return the last number an intent led to; None if it was never carried out."""
        wanted = select(func.max(ENTRIES.c.seq)).where(
            ENTRIES.c.room == room, ENTRIES.c.intent == intent
        )
        found: int | None = await self._one(wanted)
        return found

    async def players(self, room: str, token: str) -> tuple[str, ...]:
        """Return the players a seat token (by its hash) speaks for in a room."""
        wanted = select(TOKENS.c.player).where(TOKENS.c.room == room, TOKENS.c.token == token)
        return tuple(sorted(player for (player,) in await self._read(wanted)))

    async def close(self) -> None:
        """Let go of the database, once everything that was begun is done."""
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        for threads in (self._writer, self._readers):
            threads.shutdown()
        self._engine.dispose()

    async def _one(self, wanted: Select[Any]) -> Any:  # noqa: ANN401 - whatever the column holds
        rows = await self._read(wanted)
        return rows[0][0] if rows else None

    async def _read(self, wanted: Select[Any]) -> Sequence[Row[Any]]:
        def work() -> Sequence[Row[Any]]:
            with _translated(), self._engine.connect() as connection:
                return connection.execute(wanted).all()

        return await asyncio.get_running_loop().run_in_executor(self._readers, work)

    async def _write(self, work: Callable[[Connection], None]) -> None:
        def whole() -> None:
            with _translated(), self._engine.begin() as connection:
                work(connection)

        await asyncio.get_running_loop().run_in_executor(self._writer, whole)


def _opened(path: Path) -> Engine:
    _make_private(path)
    engine = create_engine(f"sqlite:///{path}", hide_parameters=True)
    event.listen(engine, "connect", _prepare)
    try:
        with engine.begin() as connection:
            migrate(connection)
    except SQLAlchemyError:
        engine.dispose()
        raise DatabaseError("unusable") from None
    except DatabaseError:
        engine.dispose()
        raise
    return engine


@contextmanager
def _translated() -> Iterator[None]:
    """Tell what the database says in the words of a store."""
    try:
        yield
    except IntegrityError:
        raise ConflictError from None
    except (SQLAlchemyError, OSError) as problem:
        raise StorageError(str(getattr(problem, "orig", problem))) from problem


def _make_private(path: Path) -> None:
    """See that nobody else can read the database; its journals take its mode."""
    try:
        os.close(os.open(path, os.O_CREAT | os.O_RDWR | os.O_CLOEXEC, 0o600))
    except OSError:
        raise DatabaseError("unusable") from None
    with suppress(OSError):  # somebody else's file, and still ours to write
        path.chmod(0o600)


def revisions() -> frozenset[str]:
    """Return every schema that this program knows."""
    script = ScriptDirectory(str(MIGRATIONS))
    return frozenset(each.revision for each in script.walk_revisions())


def migrate(connection: Connection) -> None:
    """Bring the database to the newest schema; one from a newer program is refused."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    script = ScriptDirectory.from_config(config)
    now = MigrationContext.configure(connection).get_current_revision()
    if now == script.get_current_head():
        return
    if now is not None and now not in revisions():
        raise DatabaseError("newer")
    command.upgrade(config, "head")


def _prepare(connection: Any, _: object) -> None:  # noqa: ANN401 - the driver's own
    """Make every commit last, and readers never wait for the writer."""
    cursor = connection.cursor()
    for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()
