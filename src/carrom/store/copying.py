"""Everything that a store keeps, from one database into another, and a look whether it has arrived.

Rows are read and written in parts, so that no log is ever in memory whole.
"""

from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from typing import Any, Final

from carrom.extras import required
from carrom.match.line_chain import hash_of
from carrom.match.record_read import parse_more
from carrom.match.record_write import header_line
from carrom.store.seating import read_room
from carrom.tournament.log_lines import parse

with required("play"):
    from sqlalchemy import Table, delete, func, insert, select
    from sqlalchemy.engine import Connection

    from carrom.store.tables import (
        ENTRIES,
        LEASES,
        METADATA,
        PROCESSES,
        REPORTS,
        ROOMS,
        TOURNAMENT_ENTRIES,
        TOURNAMENTS,
        VISITS,
    )

Step = Callable[[float], None]
"""Is told which share of the work was done now."""
PART: Final = 200
"""Rows at a time."""
FLEETING: Final = (LEASES, PROCESSES, VISITS)
"""What only servers that run know of: it is not kept."""
TABLES: Final = tuple(table for table in METADATA.sorted_tables if table not in FLEETING)


def counts(connection: Connection) -> dict[str, int]:
    """Return how many rows each table has."""
    found = ((table, select(func.count()).select_from(table)) for table in TABLES)
    return {table.name: connection.execute(count).scalar_one() for table, count in found}


def empty(connection: Connection) -> None:
    """Take everything out of a database."""
    for table in reversed(METADATA.sorted_tables):
        connection.execute(delete(table))


def copy(source: Connection, target: Connection, step: Step) -> None:
    """Copy everything into a database that has nothing yet."""
    total = max(1, sum(counts(source).values()))
    for table in TABLES:
        for rows in _parts(source, table):
            target.execute(insert(table), rows)
            step(len(rows) / total)
    if target.dialect.name == "postgresql":
        _go_on_counting(target)


def _parts(source: Connection, table: Table) -> Iterator[list[dict[str, Any]]]:
    wanted = select(table).order_by(*table.primary_key)
    found = source.execution_options(yield_per=PART).execute(wanted)
    for part in found.mappings().partitions():
        yield [{name: _in_utc(value) for name, value in row.items()} for row in part]


def _in_utc(value: Any) -> Any:  # noqa: ANN401 - whatever a column holds
    """Return a moment as the other database understands it; SQLite keeps no time zone."""
    if not isinstance(value, datetime):
        return value
    return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


def _go_on_counting(target: Connection) -> None:
    """Let the numbers that PostgreSQL gives begin behind those that were copied."""
    last = select(func.coalesce(func.max(REPORTS.c.id), 1)).scalar_subquery()
    number = func.pg_get_serial_sequence(REPORTS.name, REPORTS.c.id.name)
    target.execute(select(func.setval(number, last)))


def logs_in(connection: Connection, step: Step) -> dict[str, tuple[int, str]]:
    """Return of every log how long it is and the hash at its end, seen from its first entry on.

    Of a log that is damaged: how far it can be read, and what is wrong there.
    """
    rooms = connection.execute(select(ROOMS.c.id).order_by(ROOMS.c.id)).scalars().all()
    found = {}
    for room in rooms:
        found[room] = _log(connection, room)
        step(1 / len(rooms))
    for each in connection.execute(select(TOURNAMENTS.c.id)).scalars().all():
        found[f"tournament {each}"] = _tournament(connection, each)
    return found


def _tournament(connection: Connection, tournament: str) -> tuple[int, str]:
    header = select(TOURNAMENTS.c.header).where(TOURNAMENTS.c.id == tournament)
    here = TOURNAMENT_ENTRIES.c.tournament == tournament
    lines = select(TOURNAMENT_ENTRIES.c.line).where(here).order_by(TOURNAMENT_ENTRIES.c.seq)
    first, rest = connection.execute(header).scalar_one(), connection.execute(lines).scalars()
    read = parse(first + b"".join(rest))
    return len(read.events), read.hash if read.fault is None else read.fault.kind.value


def _log(connection: Connection, room: str) -> tuple[int, str]:
    try:
        known = read_room(connection, room)
    except ValueError:  # msgspec's own errors are such
        known = None
    if known is None:
        return 0, "settings"
    digest, since, seq = hash_of(header_line(known.header)), None, 0
    wanted = select(ENTRIES.c.line).where(ENTRIES.c.room == room)
    while True:
        part = wanted.where(ENTRIES.c.seq > seq).order_by(ENTRIES.c.seq).limit(PART)
        lines = connection.execute(part).scalars().all()
        if not lines:
            return seq, digest
        more = parse_more(lines, digest, seq, since)
        if more.fault is not None:
            return seq + len(more.events), more.fault.kind.value
        seq, digest, since = seq + len(lines), more.hash, more.events[-1].at
