"""The store in a database: SQLite by default, one file in the user's data folder."""

import asyncio
import os
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any, Final

import msgspec
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import event, func, insert, select
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from carrom.server.store import ConflictError, Entry, Room, StorageError
from carrom.server.tables import ENTRIES, ROOMS, TOKENS

MIGRATIONS: Final = Path(__file__).with_name("migrations")


class DatabaseError(Exception):
    """The database cannot be used; ``problem`` says why (``server-database-<problem>``)."""

    def __init__(self, problem: str) -> None:
        super().__init__(problem)
        self.problem = problem


class Database:
    """A store in a database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._turn = asyncio.Lock()  # SQLite has one writer; waiting here is fair

    @classmethod
    async def at(cls, path: Path) -> "Database":
        """Open the database in a file, which is made or brought up to date where needed."""
        _make_private(path)
        engine = create_async_engine(f"sqlite+aiosqlite:///{path}", hide_parameters=True)
        event.listen(engine.sync_engine, "connect", _prepare)
        try:
            async with engine.connect() as connection:
                await connection.run_sync(migrate)
                await connection.commit()
        except SQLAlchemyError:
            await engine.dispose()
            raise DatabaseError("unusable") from None
        except DatabaseError:
            await engine.dispose()
            raise
        return cls(engine)

    async def open(self, room: Room, tokens: Mapping[str, str]) -> None:
        """Keep a new room, and the players by the hashes of their seat tokens."""
        async with self._writing() as connection:
            settled = msgspec.json.encode(room)
            values = {"id": room.id, "opened": room.opened, "settled": settled}
            await connection.execute(insert(ROOMS), values)
            for player, token in tokens.items():
                row = {"room": room.id, "player": player, "token": token}
                await connection.execute(insert(TOKENS), row)

    async def room(self, room: str) -> Room | None:
        """Return a room."""
        found = await self._one(select(ROOMS.c.settled).where(ROOMS.c.id == room))
        return None if found is None else msgspec.json.decode(found, type=Room)

    async def append(
        self, room: str, expected: int, entries: Sequence[Entry], intent: str | None = None
    ) -> int:
        """Add entries after number ``expected``; see :class:`carrom.server.store.Store`."""
        rows = [
            {"room": room, "seq": e.seq, "line": e.line, "motion": e.motion, "intent": intent}
            for e in entries
        ]
        if [row["seq"] for row in rows] != list(range(expected + 1, expected + 1 + len(rows))):
            raise ValueError("entries are numbered without gaps")
        last = select(func.coalesce(func.max(ENTRIES.c.seq), 0)).where(ENTRIES.c.room == room)
        async with self._writing() as connection:
            if (await connection.execute(last)).scalar_one() != expected:
                raise ConflictError(room)
            await connection.execute(insert(ENTRIES), rows)
        return expected + len(rows)

    async def lines(self, room: str, since: int = 0) -> list[bytes]:
        """Return the lines of the entries after number ``since``, without their motions."""
        wanted = (
            select(ENTRIES.c.line)
            .where(ENTRIES.c.room == room, ENTRIES.c.seq > since)
            .order_by(ENTRIES.c.seq)
        )
        async with self._reading() as connection:
            return list((await connection.execute(wanted)).scalars())

    async def motions(self, room: str, since: int) -> dict[int, bytes]:
        """Return the motions of the strokes after number ``since``, by number."""
        wanted = select(ENTRIES.c.seq, ENTRIES.c.motion).where(
            ENTRIES.c.room == room, ENTRIES.c.seq > since, ENTRIES.c.motion.is_not(None)
        )
        async with self._reading() as connection:
            return {row.seq: row.motion for row in await connection.execute(wanted)}

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
        async with self._reading() as connection:
            rows = (await connection.execute(wanted)).scalars().all()
        return tuple(sorted(rows))

    async def close(self) -> None:
        """Let go of the database."""
        await self._engine.dispose()

    async def _one(self, wanted: Any) -> Any:  # noqa: ANN401 - whatever the column holds
        async with self._reading() as connection:
            return (await connection.execute(wanted)).scalar()

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        with _translated():
            async with self._engine.connect() as connection:
                yield connection

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        with _translated():
            async with self._turn, self._engine.begin() as connection:
                yield connection


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
