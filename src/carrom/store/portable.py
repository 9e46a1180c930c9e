"""Backups of PostgreSQL, and the way there: always by a file of SQLite with the same tables.

A backup is read in one transaction that sees one moment. What is put into PostgreSQL is put there in
one transaction, too: all of it or nothing.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from carrom.extras import required
from carrom.messages import Argument
from carrom.store import backup as files
from carrom.store.backup import BackupError
from carrom.store.copying import Step, copy, counts, empty, logs_in
from carrom.store.database import DatabaseError, first_line, revision
from carrom.store.folder import DATABASE, FolderError, held
from carrom.store.postgresql import engine_at, migrated, without_password

with required("play"):
    from sqlalchemy import func, select, text
    from sqlalchemy.engine import Connection, Engine
    from sqlalchemy.exc import SQLAlchemyError

    from carrom.store.tables import LEASES, PROCESSES, ROOMS, TOURNAMENTS

COPIED: Final = 0.5
"""Which share of the work copying is; the other is looking whether it is all there."""
_OTHERS: Final = text(
    "select count(*) from pg_stat_activity where datname = current_database()"
    " and application_name = 'carrom' and pid <> pg_backend_pid()"
)


def backup(address: str, target: Path, step: Step, *, force: bool = False) -> None:
    """Write a backup of a PostgreSQL database, which may be in use, into a file."""
    if target.exists() and not force:
        raise BackupError("exists", file=str(target))
    with files.part_of(target) as part, _reached(address) as engine:
        with (
            files.brought_up_to_date(part, target) as made,
            engine.connect() as source,
            made.begin() as into,
        ):
            source.execution_options(isolation_level="REPEATABLE READ")
            with source.begin():
                _check_schema(source, address)
                copy(source, into, step)
        files.check(part, target)
        files.publish(part, target, force=force)


def restore(address: str, source: Path, step: Step, *, force: bool = False) -> None:
    """Put a backup into a PostgreSQL database that no server uses."""
    if not source.is_file():
        raise BackupError("missing", file=str(source))
    with TemporaryDirectory(prefix="carrom-") as folder:
        part = Path(folder) / DATABASE
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY | os.O_CLOEXEC, 0o600))
        files.copy(source, part, BackupError("foreign", file=str(source)))
        files.check(part, source)
        with files.brought_up_to_date(part, source) as made, _reached(address) as engine:
            _put(made, engine, address, step, force=force)


def move(folder: Path, address: str, step: Step, *, force: bool = False) -> dict[str, int]:
    """Put everything from a data folder that no server uses into a PostgreSQL database.

    Returns how many there is of what. The folder stays as it is.
    """
    if not (folder / DATABASE).is_file():
        raise BackupError("nothing", folder=str(folder))
    try:
        with held(folder):
            restore(address, folder / DATABASE, step, force=force)
    except FolderError as problem:
        raise BackupError(problem.problem, folder=str(folder)) from None
    with _reached(address) as engine, engine.connect() as connection:
        return counts(connection)


def _put(made: Engine, engine: Engine, address: str, step: Step, *, force: bool) -> None:
    """Copy everything, look whether it has arrived, and only then let it count."""
    shown = without_password(address)
    with made.connect() as source, migrated(engine) as target:
        if _in_use(target):
            raise BackupError("store-running", store=shown)
        full = [select(func.count()).select_from(table) for table in (ROOMS, TOURNAMENTS)]
        if not force and any(target.execute(each).scalar_one() for each in full):
            raise BackupError("not-empty", store=shown)
        empty(target)
        copy(source, target, lambda share: step(share * COPIED))
        there = lambda share: step(share * (1 - COPIED) / 2)  # noqa: E731 - twice the same
        same = counts(source) == counts(target)
        if not same or logs_in(source, there) != logs_in(target, there):
            raise BackupError("differs", store=shown)


def _in_use(target: Connection) -> bool:
    """Say whether servers are at work here: they have connections, or signs of life that still count."""
    now = func.clock_timestamp()
    signs = [
        select(func.count()).select_from(t).where(t.c.until > now) for t in (LEASES, PROCESSES)
    ]
    if target.execute(_OTHERS).scalar_one():
        return True
    return any(target.execute(each).scalar_one() for each in signs)


def _check_schema(source: Connection, address: str) -> None:
    there, here = revision(source)
    if there != here:
        known = there is None or there < here
        problem = "store-older" if known else "store-newer"
        raise BackupError(problem, store=without_password(address))


@contextmanager
def _reached(address: str) -> Iterator[Engine]:
    """Open a PostgreSQL; what it refuses is said in one sentence."""
    shown: Argument = without_password(address)
    try:
        engine = engine_at(address, patient=True)
    except DatabaseError as problem:
        raise BackupError(f"store-{problem.problem}", store=shown) from None
    try:
        yield engine
    except DatabaseError as problem:
        raise BackupError(f"store-{problem.problem}", store=shown, why=problem.why) from None
    except SQLAlchemyError as problem:
        raise BackupError("store-failed", store=shown, why=first_line(problem)) from None
    finally:
        engine.dispose()
