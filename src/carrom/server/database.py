"""The store in a database: SQLite by default, one file in the user's data folder."""

import asyncio
from collections.abc import Mapping, Sequence
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
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from carrom.server.store import ConflictError, Entry, Room
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
        self._writing = asyncio.Lock()  # SQLite has one writer; waiting here is fair

    @classmethod
    async def at(cls, path: Path) -> "Database":
        """Open the database in a file, which is made or brought up to date where needed."""
        engine = create_async_engine(f"sqlite+aiosqlite:///{path}")
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
        async with self._writing, self._engine.begin() as connection:
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
        try:
            async with self._writing, self._engine.begin() as connection:
                last = select(func.coalesce(func.max(ENTRIES.c.seq), 0)).where(
                    ENTRIES.c.room == room
                )
                if (await connection.execute(last)).scalar_one() != expected:
                    raise ConflictError(room)
                await connection.execute(insert(ENTRIES), rows)
        except IntegrityError:
            raise ConflictError(room) from None
        return expected + len(rows)

    async def entries(self, room: str, since: int = 0) -> list[Entry]:
        """Return the entries after number ``since``."""
        wanted = (
            select(ENTRIES.c.seq, ENTRIES.c.line, ENTRIES.c.motion)
            .where(ENTRIES.c.room == room, ENTRIES.c.seq > since)
            .order_by(ENTRIES.c.seq)
        )
        async with self._engine.connect() as connection:
            rows = (await connection.execute(wanted)).all()
        return [Entry(seq=seq, line=line, motion=motion) for seq, line, motion in rows]

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
        async with self._engine.connect() as connection:
            rows = (await connection.execute(wanted)).scalars().all()
        return tuple(sorted(rows))

    async def close(self) -> None:
        """Let go of the database."""
        await self._engine.dispose()

    async def _one(self, wanted: Any) -> Any:  # noqa: ANN401 - whatever the column holds
        async with self._engine.connect() as connection:
            return (await connection.execute(wanted)).scalar()


def migrate(connection: Connection) -> None:
    """Bring the database to the newest schema; one from a newer program is refused."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    script = ScriptDirectory.from_config(config)
    now = MigrationContext.configure(connection).get_current_revision()
    if now == script.get_current_head():
        return
    if now is not None and now not in {each.revision for each in script.walk_revisions()}:
        raise DatabaseError("newer")
    command.upgrade(config, "head")


def _prepare(connection: Any, _: object) -> None:  # noqa: ANN401 - the driver's own
    """Make every commit last, and readers never wait for the writer."""
    cursor = connection.cursor()
    for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()
