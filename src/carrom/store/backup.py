"""Backups of the database: one file, checked before it is called good, never half-written."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final
from urllib.parse import quote

from carrom.extras import required
from carrom.messages import Argument, Message, all_printable, message
from carrom.store.database import DatabaseError, revisions
from carrom.store.folder import DATABASE, FolderError, held
from carrom.store.sqlite import engine_in

with required("play"):
    from sqlalchemy.engine import Engine

BEFORE: Final = "before-restore"
"""What the name of a database that was replaced ends in."""
JOURNALS: Final = ("-wal", "-shm", "-journal")
BUSY: Final = 30.0
"""Seconds to wait for somebody who writes."""


class BackupError(Exception):
    """No backup was made or restored, and nothing was changed; ``said`` says why."""

    def __init__(self, problem: str, **args: Argument) -> None:
        super().__init__(problem)
        self.said: Message = message(f"server-backup-{problem}", **all_printable(args))


def backup(folder: Path, target: Path, *, force: bool = False) -> None:
    """Write a backup of a data folder's database, which may be in use, into a file."""
    source = folder / DATABASE
    if not source.is_file():
        raise BackupError("nothing", folder=str(folder))
    if target.exists() and source.samefile(target):
        raise BackupError("itself", file=str(target))
    if target.exists() and not force:
        raise BackupError("exists", file=str(target))
    with part_of(target) as part:
        copy(source, part, BackupError("source", folder=str(folder)))
        check(part, source)
        publish(part, target, force=force)


def restore(folder: Path, source: Path) -> Path | None:
    """Put a backup in the place of a folder's database; return what that is called from now on."""
    if not source.is_file():
        raise BackupError("missing", file=str(source))
    try:
        with held(folder), part_of(folder / DATABASE) as part:
            copy(source, part, BackupError("foreign", file=str(source)))
            check(part, source)
            with brought_up_to_date(part, source):
                pass
            kept = _set_aside(folder / DATABASE)
            publish(part, folder / DATABASE, force=True)
            return kept
    except FolderError as problem:
        raise BackupError(problem.problem, folder=str(folder)) from None


@contextmanager
def part_of(target: Path) -> Iterator[Path]:
    """Make an empty private file beside the target; it is gone afterwards, come what may."""
    part = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY | os.O_CLOEXEC, 0o600))
        yield part
    except OSError:
        raise BackupError("unwritten", file=str(target)) from None
    finally:
        for name in (part, *(Path(f"{part}{journal}") for journal in JOURNALS)):
            with suppress(OSError):
                name.unlink()


def _open(path: Path) -> sqlite3.Connection:
    """Open a database that is there already."""
    return sqlite3.connect(f"file:{quote(str(path.absolute()))}?mode=rw", uri=True, timeout=BUSY)


def copy(source: Path, part: Path, unreadable: BackupError) -> None:
    """Copy a database as it is at one moment; who writes meanwhile goes on."""
    try:
        with closing(_open(source)) as old:
            old.execute("select count(*) from sqlite_master").fetchone()
            with closing(_open(part)) as new:
                old.backup(new)
                new.execute("pragma journal_mode=delete").fetchone()  # one file
    except sqlite3.OperationalError as problem:
        full = problem.sqlite_errorcode & 0xFF in (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR)
        raise (BackupError("unwritten", file=str(part.parent)) if full else unreadable) from None
    except sqlite3.DatabaseError:
        raise unreadable from None


def check(part: Path, source: Path) -> None:
    """See that a copy is whole and ours, and not from a newer program."""
    try:
        with closing(_open(part)) as copy:
            whole = copy.execute("pragma integrity_check").fetchall() == [("ok",)]
            apart = copy.execute("pragma foreign_key_check").fetchone() is not None
            tables = {name for (name,) in copy.execute("select name from sqlite_master")}
            known = {"alembic_version", "rooms", "entries"} <= tables
            found = copy.execute("select version_num from alembic_version") if known else ()
            versions = {name for (name,) in found}
    except sqlite3.DatabaseError:
        raise BackupError("damaged", file=str(source)) from None
    if not whole or apart:
        raise BackupError("damaged", file=str(source))
    if len(versions) != 1:
        raise BackupError("foreign", file=str(source))
    if not versions <= revisions():
        raise BackupError("newer", file=str(source))


@contextmanager
def brought_up_to_date(part: Path, source: Path) -> Iterator[Engine]:
    """Open a copy of a file with the newest schema; afterwards it is one file without journals."""
    try:
        engine = engine_in(part)
    except DatabaseError as problem:
        if problem.problem == "unusable":  # what was copied had been looked at
            raise BackupError("unwritten", file=str(part.parent)) from None
        raise BackupError(problem.problem, file=str(source), why=problem.why) from None
    try:
        yield engine
    finally:
        engine.dispose()
    with closing(_open(part)) as whole:
        whole.execute("pragma journal_mode=delete").fetchone()


def publish(part: Path, target: Path, *, force: bool) -> None:
    """Give a finished file its name, for good, at once."""
    with part.open("rb") as file:
        os.fsync(file.fileno())
    if not force:
        try:
            target.touch(mode=0o600, exist_ok=False)  # fails if somebody was quicker
        except FileExistsError:
            raise BackupError("exists", file=str(target)) from None
    part.replace(target)
    folder = os.open(target.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)


def _set_aside(database: Path) -> Path | None:
    """Keep the database that was there under another name, its journals with it."""
    if not database.exists():
        return None
    with suppress(sqlite3.DatabaseError), closing(_open(database)) as old:
        old.execute("pragma journal_mode=delete").fetchone()  # what can be in one file is
    number, kept = 1, database.with_name(f"{database.name}.{BEFORE}")
    while kept.exists():
        number += 1
        kept = database.with_name(f"{database.name}.{BEFORE}-{number}")
    try:
        kept.hardlink_to(database)
    except OSError:  # a disk that knows no second name
        database.rename(kept)
    for journal in JOURNALS:
        with suppress(FileNotFoundError):
            Path(f"{database}{journal}").rename(f"{kept}{journal}")
    return kept
