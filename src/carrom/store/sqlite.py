"""The store in one file of the user's data folder, for one process."""

import asyncio
import os
import sqlite3
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, Final

from carrom.extras import required
from carrom.store.database import Database, DatabaseError, Kind, migrate, revision
from carrom.store.store import LostError

with required("play"):
    from sqlalchemy import create_engine, event
    from sqlalchemy.engine import Connection, Engine
    from sqlalchemy.exc import SQLAlchemyError

    from carrom.store.group_commit import WRITES

UNCHANGED: Final = (
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_READONLY,
)
"""After these SQLite has taken everything back."""
UNWRITTEN: Final = sqlite3.SQLITE_IOERR_WRITE
"""After this, too: the last part of what it wrote was not taken. Of a failed sync nobody knows."""
ABOUT_THE_CHANGE: Final = (
    sqlite3.SQLITE_ERROR,
    sqlite3.SQLITE_CONSTRAINT,
    sqlite3.SQLITE_MISMATCH,
    sqlite3.SQLITE_TOOBIG,
    sqlite3.SQLITE_RANGE,
)
"""With these a statement is refused though the file is in order."""
BUSY: Final = 5000
"""Milliseconds to wait for somebody who holds the file."""


async def open_sqlite(path: Path, *beside: Path) -> Database:
    """Open the database in a file, which is made or brought up to date where needed.

    Files ``beside`` it, such as the lock of its folder, must stay where they are, too.
    """
    return await asyncio.to_thread(_opened, path, *beside)


def engine_in(path: Path) -> Engine:
    """Return an engine for a file, with the newest schema in it."""
    _make_private(path)
    engine = _engine(path)
    try:
        with engine.connect() as connection:
            there, newest = revision(connection)
        if there != newest:
            _bring_up_to_date(path)
    except (SQLAlchemyError, UnicodeDecodeError, ValueError):
        engine.dispose()
        raise DatabaseError("unusable") from None
    except DatabaseError:
        engine.dispose()
        raise
    return engine


def _engine(path: Path, *, foreign_keys: bool = True) -> Engine:
    engine = create_engine(f"sqlite:///{path}", hide_parameters=True)
    event.listen(engine, "connect", partial(_prepare, foreign_keys=foreign_keys))
    event.listen(engine, "begin", _begin)
    return engine


def _bring_up_to_date(path: Path) -> None:
    """Change the tables in one transaction: all of it or nothing.

    SQLite changes many a thing about a table only by making it anew. What refers to its rows would
    forbid that, so references are looked at once at the end, before anything counts.
    """
    engine = _engine(path, foreign_keys=False)
    try:
        with engine.execution_options(**{WRITES: True}).begin() as connection:
            changed = migrate(connection, _about_the_file)
            loose = connection.exec_driver_sql("PRAGMA foreign_key_check").first()
            if changed and loose is not None:
                raise DatabaseError("outdated", f"{loose[0]}: FOREIGN KEY")
    finally:
        engine.dispose()


def _about_the_file(problem: Exception) -> bool:
    """Say whether it is the file or the disk that fails, and not what is to be done with it."""
    code = getattr(getattr(problem, "orig", None), "sqlite_errorcode", None)
    return code is not None and code & 0xFF not in ABOUT_THE_CHANGE


def _opened(path: Path, *beside: Path) -> Database:
    engine = engine_in(path)
    journal = path.with_name(f"{path.name}-wal")
    there = [file for file in (path, journal, *beside) if file.exists()]
    files = {file: file.stat() for file in there}
    return Database(
        engine, Kind(False, _unchanged, LostError, after=partial(_look, files), scrub=_scrub)
    )


def _scrub(engine: Engine) -> None:
    """Bring the journal into the file and empty it: pages in it still hold what was deleted."""
    connection = engine.raw_connection()
    try:
        connection.cursor().execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    finally:
        connection.close()


def _look(files: dict[Path, os.stat_result]) -> None:
    """See that the paths still lead to the files that were opened: what is written elsewhere is lost."""
    for path, own in files.items():
        try:
            there = os.path.samestat(own, path.stat())
        except OSError:
            there = False
        if not there:
            raise LostError(f"{path.name} is no longer there")


def _unchanged(problem: BaseException) -> bool:
    code = getattr(getattr(problem, "orig", None), "sqlite_errorcode", None)
    return code is not None and (code == UNWRITTEN or code & 0xFF in UNCHANGED)


def _make_private(path: Path) -> None:
    """See that nobody else can read the database; its journals take its mode."""
    try:
        os.close(os.open(path, os.O_CREAT | os.O_RDWR | os.O_CLOEXEC, 0o600))
    except OSError:
        raise DatabaseError("unusable") from None
    with suppress(OSError):  # somebody else's file, and still ours to write
        path.chmod(0o600)


def _prepare(connection: Any, _: object, *, foreign_keys: bool) -> None:  # noqa: ANN401 - the driver's own
    """Make every commit last, and readers never wait for the writer."""
    connection.isolation_level = None  # transactions begin when we say so
    cursor = connection.cursor()
    for setting in (
        "journal_mode=WAL",
        "synchronous=FULL",
        f"foreign_keys={'ON' if foreign_keys else 'OFF'}",
        "secure_delete=ON",  # a name that was erased is overwritten
        f"busy_timeout={BUSY}",
    ):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def _begin(connection: Connection) -> None:
    """Begin; who will write takes his turn at once, as a reader cannot become one later."""
    writes = connection.get_execution_options().get(WRITES)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
