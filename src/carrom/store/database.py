"""The store in a database: SQLite in the user's data folder, or PostgreSQL for many processes.

Each call is one piece of work on a thread: readers on a few, writers on one that commits in groups.
What differs between the two engines is in :mod:`carrom.store.sqlite` and
:mod:`carrom.store.postgresql`.
"""

import asyncio
import re
import secrets
from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, Final, TypeVar

from carrom.extras import required
from carrom.store import appending, invitations, seating
from carrom.store.at_table import Absence
from carrom.store.operating import Operating
from carrom.store.pen_rows import PenRows, keep_umpire
from carrom.store.store import (
    Asked,
    Chair,
    Invitation,
    Room,
    Seat,
    Snapshot,
    StorageError,
    StoredEntry,
)
from carrom.store.table_rows import TableRows
from carrom.store.tournament_rows import TournamentRows

with required("play"):
    from alembic import command
    from alembic.config import Config
    from alembic.runtime.migration import MigrationContext
    from alembic.script import ScriptDirectory
    from alembic.util import CommandError
    from sqlalchemy import bindparam, delete, func, insert, select
    from sqlalchemy.engine import Connection, Engine

    from carrom.store.group_commit import GroupCommit, translated
    from carrom.store.tables import ENTRIES, LEASES, PROCESSES, ROOMS, SEATS, SNAPSHOTS

T = TypeVar("T")
READERS: Final = 4
MIGRATIONS: Final = Path(__file__).with_name("migrations")
_REVISION: Final = re.compile(r"\w{1,32}", re.ASCII)
"""What the name of a schema looks like; anything else is damage."""
_LINES: Final = (
    select(ENTRIES.c.line)
    .where(ENTRIES.c.room == bindparam("of_room"), ENTRIES.c.seq > bindparam("since"))
    .order_by(ENTRIES.c.seq)
)
_MOTIONS: Final = select(ENTRIES.c.seq, ENTRIES.c.motion).where(
    ENTRIES.c.room == bindparam("of_room"),
    ENTRIES.c.seq > bindparam("since"),
    ENTRIES.c.motion.is_not(None),
)
_PLAYERS: Final = select(SEATS.c.player).where(
    SEATS.c.room == bindparam("of_room"), SEATS.c.token == bindparam("of_token")
)


class DatabaseError(Exception):
    """The database cannot be used; ``problem`` says why (``server-cannot-database-<problem>``).

    ``why``: what the database said, where a sentence has room for it.
    """

    def __init__(self, problem: str, why: str = "") -> None:
        super().__init__(problem)
        self.problem = problem
        self.why = why


@dataclass(frozen=True)
class Kind:
    """What is the engine's own."""

    shared: bool
    unchanged: Callable[[BaseException], bool]
    """Whether a commit that failed with this has surely changed nothing."""
    uncertain: type[StorageError]
    """What a commit that failed otherwise means."""
    take: Callable[[Collection[str], str, timedelta], Any] | None = None
    """The statement that takes leases, where processes share the database."""
    after: Callable[[], None] = lambda: None
    """Looks after every commit whether it went where it should."""
    scrub: Callable[[Engine], None] = lambda _: None
    """Takes what was deleted out of journals."""
    answer: float | None = None
    """Seconds that whoever reads waits at most, where the database may say nothing at all."""


class Database(TableRows, PenRows, TournamentRows, Operating):
    """A store in a database."""

    def __init__(self, engine: Engine, kind: Kind) -> None:
        self._engine = engine
        self._kind = kind
        self._writer = GroupCommit(engine, kind.unchanged, kind.uncertain, kind.after)
        self._readers = ThreadPoolExecutor(READERS, "carrom-reader")

    @property
    def shared(self) -> bool:
        """Whether other processes may write to it at the same time."""
        return self._kind.shared

    def on_loss(self, fatal: Callable[[StorageError], None]) -> None:
        """Say what is to be done when nothing more can be kept; called on another thread."""
        self._writer.fatal = fatal

    @property
    def waiting(self) -> int:
        """How many pieces of work wait for the writer."""
        return self._writer.waiting

    async def open(
        self,
        room: Room,
        seats: Mapping[str, Seat],
        entries: Sequence[StoredEntry] = (),
        umpire: str | None = None,
    ) -> None:
        """Keep a new room, who sits in it, and the first entries of its log."""

        def work(connection: Connection) -> None:
            seating.keep_room(connection, room, seats)
            if umpire is not None:
                keep_umpire(connection, room.id, umpire)
            if entries:
                connection.execute(insert(ENTRIES), appending.rows_of(room.id, entries, None))

        await self._writer.do(work, room.id)

    async def room(self, room: str) -> Room | None:
        """Return a room, with who sits in it now."""
        return await self._read(lambda connection: seating.read_room(connection, room))

    async def append(
        self,
        room: str,
        expected: int,
        entries: Sequence[StoredEntry],
        asked: Asked | None = None,
        *,
        lease: str | None = None,
        seats: Mapping[str, Seat] | None = None,
        chairs: Mapping[str, Chair] | None = None,
        absence: Absence | None = None,
        now: datetime | None = None,
        pen: int | None = None,
    ) -> int:
        """Add entries after number ``expected``; see :class:`carrom.store.store.Store`."""
        end = expected + len(entries)
        if [entry.seq for entry in entries] != list(range(expected + 1, end + 1)):
            raise ValueError("entries are numbered without gaps")
        checked = lease if self.shared else None

        def work(connection: Connection) -> None:
            fences = (checked, seats, chairs, absence, now, pen)
            appending.add(connection, room, expected, entries, asked, *fences)

        await self._writer.do(work, room)
        return end

    async def lines(self, room: str, since: int = 0, until: int | None = None) -> list[bytes]:
        """Return the lines of the entries after ``since`` up to ``until``, without their motions."""
        wanted = _LINES if until is None else _LINES.where(ENTRIES.c.seq <= until)
        found = await self._read(
            lambda connection: connection.execute(wanted, {"of_room": room, "since": since}).all()
        )
        return [line for (line,) in found]

    async def motions(self, room: str, since: int) -> dict[int, bytes]:
        """Return the motions of the strokes after number ``since``, by number."""
        found = await self._read(
            lambda connection: connection.execute(_MOTIONS, {"of_room": room, "since": since}).all()
        )
        return {row.seq: row.motion for row in found}

    async def lengths(self, rooms: Collection[str]) -> dict[str, int]:
        """Return how many entries the logs of rooms have."""
        length = (
            select(func.max(ENTRIES.c.seq))
            .where(ENTRIES.c.room == ROOMS.c.id)
            .correlate(ROOMS)
            .scalar_subquery()
        )
        wanted = select(ROOMS.c.id, length).where(ROOMS.c.id.in_(rooms))
        found = await self._read(lambda connection: connection.execute(wanted).all())
        return {room: seq or 0 for room, seq in found}

    async def answered(self, room: str, intent: str) -> tuple[int, str] | None:
        """Return the last number an intent led to and its digest; None if it never was carried out."""
        return await self._read(lambda connection: appending.answered(connection, room, intent))

    async def players(self, room: str, token: str) -> tuple[str, ...]:
        """Return the players a seat token (by its hash) speaks for in a room."""
        found = await self._read(
            lambda connection: connection.execute(
                _PLAYERS, {"of_room": room, "of_token": token}
            ).all()
        )
        return tuple(sorted(player for (player,) in found))

    async def seats(self, rooms: Collection[str]) -> dict[str, dict[str, Seat]]:
        """Return who sits in rooms now, by player."""
        return await self._read(lambda connection: invitations.seats_of(connection, rooms))

    async def watched(self, watch: str) -> str | None:
        """Return the room that an id is for watching."""
        return await self._read(lambda connection: invitations.watched(connection, watch))

    async def watch(self, room: str, fresh: str) -> str:
        """Return the id by which a room is watched: ``fresh``, if it has none yet."""
        return await self._writer.do(lambda connection: invitations.watch(connection, room, fresh))

    async def watch_ids(self, rooms: Collection[str]) -> dict[str, str]:
        """Return the ids by which rooms are watched, of those that have one."""
        return await self._read(lambda connection: invitations.watch_ids(connection, rooms))

    async def renew_watch(self, room: str, fresh: str) -> bool:
        """Let a room be watched by another id from now on; False: there is no such room."""
        return await self._writer.do(
            lambda connection: invitations.renew_watch(connection, room, fresh)
        )

    async def renew_invitation(self, fresh: Invitation) -> None:
        """Let the codes of a room end at once, and keep a fresh one."""
        await self._writer.do(lambda connection: invitations.renew_invitation(connection, fresh))

    async def invite(self, fresh: Invitation, now: datetime) -> Invitation:
        """Return the invitation to a room that holds now, or keep and return a fresh one."""
        return await self._writer.do(lambda connection: invitations.invite(connection, fresh, now))

    async def invited(self, code: str) -> Invitation | None:
        """Return the invitation with a code, which may have run out."""
        return await self._read(lambda connection: invitations.invited(connection, code))

    async def keep_recovery(self, room: str, token: str, recovery: str) -> bool:
        """Keep by which code somebody finds his seats again; both by their hashes."""
        return await self._writer.do(
            lambda connection: invitations.keep_recovery(connection, room, token, recovery)
        )

    async def give_recovery(self, room: str, player: str, recovery: str) -> bool:
        """Keep by which code, given by its hash, a seat is found again; False: nobody sits there."""
        return await self._writer.do(
            lambda connection: invitations.give_recovery(connection, room, player, recovery)
        )

    async def recover(self, recovery: str, token: str) -> str | None:
        """Give the seats that a recovery code is for to another token; return their room."""
        return await self._writer.do(
            lambda connection: invitations.recover(connection, recovery, token)
        )

    async def snapshot(self, room: str) -> Snapshot | None:
        """Return the newest snapshot of a room."""
        wanted = (
            select(SNAPSHOTS.c.seq, SNAPSHOTS.c.data)
            .where(SNAPSHOTS.c.room == room)
            .order_by(SNAPSHOTS.c.seq.desc())
            .limit(1)
        )
        found = await self._read(lambda connection: connection.execute(wanted).one_or_none())
        return None if found is None else Snapshot(seq=found.seq, data=found.data)

    async def keep_snapshot(self, room: str, snapshot: Snapshot) -> None:
        """Keep a snapshot; older ones are let go."""
        row = {"room": room, "seq": snapshot.seq, "data": snapshot.data}

        def work(connection: Connection) -> None:
            connection.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.room == room))
            connection.execute(insert(SNAPSHOTS), row)

        await self._writer.do(work, room)

    async def lease(self, rooms: Collection[str], holder: str, seconds: float) -> frozenset[str]:
        """Take or renew the right to drive rooms; return those that are held by ``holder`` now."""
        take = self._kind.take
        if take is None or not rooms:
            return frozenset(rooms)
        wanted = take(sorted(rooms), holder, timedelta(seconds=seconds))
        return await self._writer.do(
            lambda connection: frozenset(connection.execute(wanted).scalars()), min(rooms)
        )

    async def release(self, rooms: Collection[str], holder: str) -> None:
        """Give up the right to drive rooms."""
        if self._kind.take is None or not rooms:
            return
        wanted = delete(LEASES).where(LEASES.c.holder == holder, LEASES.c.room.in_(rooms))
        await self._writer.do(lambda connection: connection.execute(wanted) and None, min(rooms))

    async def ready(self) -> None:
        """See that the store can be read and written now."""
        row = {"process": f"ready-{secrets.token_hex(8)}", "until": datetime.now(UTC)}

        def write(connection: Connection) -> None:
            """Write something that nobody ever sees."""
            connection.execute(insert(PROCESSES), row)
            connection.execute(delete(PROCESSES).where(PROCESSES.c.process == row["process"]))

        await self._writer.do(write)  # first: what is lost is lost, whatever can still be read
        await self._read(lambda connection: connection.execute(select(ROOMS.c.id).limit(1)).all())

    async def close(self) -> None:
        """Let go of the database, once everything that was begun is done."""
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self._writer.close()
        self._readers.shutdown()
        self._engine.dispose()

    async def _write(self, work: Callable[[Connection], T]) -> T:
        return await self._writer.do(work)

    async def _scrub(self) -> None:
        def whole() -> None:
            with translated():
                self._kind.scrub(self._engine)

        await asyncio.get_running_loop().run_in_executor(self._readers, whole)

    async def _read(self, work: Callable[[Connection], T]) -> T:
        def whole() -> T:
            with translated(), self._engine.connect() as connection:
                return work(connection)

        reading = asyncio.get_running_loop().run_in_executor(self._readers, whole)
        try:
            return await asyncio.wait_for(reading, self._kind.answer)
        except TimeoutError:
            raise StorageError("the database does not answer") from None


def revisions() -> frozenset[str]:
    """Return every schema that this program knows."""
    script = ScriptDirectory(str(MIGRATIONS))
    return frozenset(each.revision for each in script.walk_revisions())


def revision(connection: Connection) -> tuple[str | None, str]:
    """Return the schema that a database has, and the newest one that this program knows."""
    newest = ScriptDirectory(str(MIGRATIONS)).get_current_head()
    try:
        there = MigrationContext.configure(connection).get_current_revision()
    except CommandError:  # more than one
        raise DatabaseError("unusable") from None
    if there is not None and not _REVISION.fullmatch(there):
        raise DatabaseError("unusable")
    return there, newest or ""


def migrate(connection: Connection, passing: Callable[[Exception], bool]) -> bool:
    """Bring the database to the newest schema, within its transaction; return whether it had another.

    One from a newer program is refused. So is one that cannot be changed; ``passing`` says of what went
    wrong that it is not about the change, as a full disk or a lost line: it is raised as it is. Either way
    whoever began the transaction takes everything back.
    """
    there, newest = revision(connection)
    if there == newest:
        return False
    if there is not None and there not in revisions():
        raise DatabaseError("newer")
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except Exception as problem:
        if passing(problem):
            raise
        raise DatabaseError(
            "foreign" if there is None else "outdated", first_line(problem)
        ) from problem
    return True


def first_line(problem: BaseException) -> str:
    """Return what a database said, without the statement and its values."""
    said = str(getattr(problem, "orig", None) or problem).strip()
    return said.splitlines()[0] if said else type(problem).__name__


__all__ = [
    "Database",
    "DatabaseError",
    "Kind",
    "StorageError",
    "first_line",
    "migrate",
    "revision",
    "revisions",
]
