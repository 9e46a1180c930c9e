"""Adding to a log: what is looked at, and what is written, within one transaction."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any

from carrom.extras import required
from carrom.store.at_table import Absence
from carrom.store.pen_rows import check_pen
from carrom.store.seating import chairs_now, check_speaks, set_seats
from carrom.store.store import (
    Asked,
    Chair,
    ConflictError,
    LostLeaseError,
    RepeatedError,
    Seat,
    StoredEntry,
)
from carrom.store.visits import check_gone

with required("play"):
    from sqlalchemy import bindparam, func, insert, select
    from sqlalchemy.engine import Connection

    from carrom.store.tables import ENTRIES, LEASES

_OF_ROOM = ENTRIES.c.room == bindparam("of_room")
_LENGTH = select(func.max(ENTRIES.c.seq)).where(_OF_ROOM)
_DONE = (
    select(ENTRIES.c.seq, ENTRIES.c.asked)
    .where(_OF_ROOM, ENTRIES.c.intent == bindparam("of_intent"))
    .order_by(ENTRIES.c.seq.desc())
    .limit(1)
)
_HOLDER = select(LEASES.c.holder, LEASES.c.until > func.clock_timestamp()).where(
    LEASES.c.room == bindparam("of_room")
)
_INSERT = insert(ENTRIES)


def add(
    connection: Connection,
    room: str,
    expected: int,
    entries: Sequence[StoredEntry],
    asked: Asked | None,
    lease: str | None,
    seats: Mapping[str, Seat] | None,
    chairs: Mapping[str, Chair] | None = None,
    absence: Absence | None = None,
    now: datetime | None = None,
    pen: int | None = None,
) -> None:
    """Add entries to a log if it is as long as expected; see :class:`carrom.store.store.Store`."""
    if asked is not None:
        done = answered(connection, room, asked.intent)
        if done is not None:
            raise RepeatedError(*done)
        check_speaks(connection, room, asked)
    if lease is not None:
        held = connection.execute(_HOLDER.with_for_update(), {"of_room": room}).one_or_none()
        if held is None or held[0] != lease or not held[1]:
            raise LostLeaseError(room)
    if pen is not None:
        check_pen(connection, room, pen)
    if chairs is not None and chairs_now(connection, room) != chairs:
        raise ConflictError(room)
    if absence is not None and now is not None:
        check_gone(connection, room, absence, now)
    length = connection.execute(_LENGTH, {"of_room": room}).scalar_one()
    if (length or 0) != expected:
        raise ConflictError(room)
    rows = rows_of(room, entries, asked)
    if rows:
        connection.execute(_INSERT, rows)
    if seats:
        set_seats(connection, room, seats)


def answered(connection: Connection, room: str, intent: str) -> tuple[int, str] | None:
    """Return what an intent led to, and its digest."""
    found = connection.execute(_DONE, {"of_room": room, "of_intent": intent}).one_or_none()
    return None if found is None else (found.seq, found.asked or "")


def rows_of(room: str, entries: Sequence[StoredEntry], asked: Asked | None) -> list[dict[str, Any]]:
    """Return entries as rows."""
    intent, digest = (None, None) if asked is None else asked[:2]
    return [
        {
            "room": room,
            "seq": entry.seq,
            "line": entry.line,
            "motion": entry.motion,
            "intent": intent,
            "asked": digest,
        }
        for entry in entries
    ]
