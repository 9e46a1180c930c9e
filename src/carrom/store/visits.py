"""Who is at which room: the rows of visits, and of the processes that speak for them.

Time that passed while nothing served is nobody's: whoever was away before it stays away for as long as
he had been, and whoever was here is away from when it is found out.
"""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Final

from carrom.extras import required
from carrom.store.at_table import Absence, Heartbeat, HereError, Visit, Whereabouts

with required("play"):
    from sqlalchemy import delete, func, insert, not_, or_, select, update
    from sqlalchemy.engine import Connection

    from carrom.store.tables import PROCESSES, SEATS, VISITS

RECENT: Final = timedelta(minutes=62)
"""Longer than anybody's absence is waited for."""


def clock(connection: Connection, now: datetime) -> datetime:
    """Return the time that counts: the database's, where processes share one."""
    if connection.dialect.name == "sqlite":
        return now
    found: datetime = connection.execute(select(func.clock_timestamp())).scalar_one()
    return found


def whereabouts(connection: Connection, room: str) -> dict[str, Whereabouts]:
    """Return where everybody is who has ever been at a room."""
    wanted = select(VISITS.c.player, VISITS.c.here, VISITS.c.since, VISITS.c.left).where(
        VISITS.c.room == room
    )
    found: dict[str, Whereabouts] = {}
    for player, here, since, left in connection.execute(wanted).all():
        visit = Whereabouts(here=here, since=_utc(since), left=left)
        known = found.get(player)
        if known is None or (visit.here, visit.since) > (known.here, known.since):
            found[player] = visit
    return found


def keep(connection: Connection, process: str, visits: Sequence[Visit], now: datetime) -> None:
    """Keep who came at a process, or went."""
    for visit in sorted(visits, key=lambda each: (each.room, each.player)):
        if not _lock(connection, visit.room, visit.player):
            continue  # the room is gone
        at = clock(connection, now)
        whose = (VISITS.c.room == visit.room, VISITS.c.player == visit.player)
        own = (*whose, VISITS.c.process == process)
        if visit.first and connection.execute(select(VISITS.c.here).where(*whose)).first():
            continue
        connection.execute(delete(VISITS).where(*(whose if visit.here else own)))
        row = {"room": visit.room, "player": visit.player, "process": process}
        told = {"here": visit.here, "since": at, "left": visit.left}
        connection.execute(insert(VISITS), row | told)


def check_gone(connection: Connection, room: str, absence: Absence, now: datetime) -> None:
    """See that a player is gone, and that he cannot come back before this is committed."""
    _lock(connection, room, absence.player)
    found = whereabouts(connection, room).get(absence.player)
    gone = None if found is None else found.gone_at(absence.patience)
    if gone is None or clock(connection, now) < gone:
        raise HereError(absence.player)


def beat(
    connection: Connection, process: str, lasts: timedelta, alive: timedelta, now: datetime
) -> Heartbeat:
    """Say that a process lives, and has for so long; see to the visits of those that are dead."""
    at = clock(connection, now)
    alone = connection.dialect.name == "sqlite"
    own = PROCESSES.c.process == process
    until = connection.execute(select(PROCESSES.c.until).where(own)).scalar_one_or_none()
    rooms: set[str] = set()
    if until is None:
        connection.execute(insert(PROCESSES), {"process": process, "until": at + lasts})
    else:
        connection.execute(update(PROCESSES).where(own).values(until=at + lasts))
    slept = until is not None and _utc(until) < at
    if until is not None and slept:  # it could not reach the database
        gap = at - (_utc(until) - lasts)
        rooms |= _pass_over(connection, process, gap, at, also_here=False)
    others = PROCESSES.c.process != process
    over = or_(
        PROCESSES.c.until < at,
        PROCESSES.c.until > at + 2 * lasts,  # from before the clock was set back
    )
    living = select(PROCESSES.c.process).where(others, not_(over)).limit(1)
    first = until is None and connection.execute(living).first() is None
    if alone or first or (not slept and alive >= lasts):
        # whoever has just come, or slept, gives the others time to say that they live
        dead = others if alone else others & over
        wanted = select(PROCESSES.c.process, PROCESSES.c.until).where(dead)
        for name, ended in connection.execute(wanted.with_for_update(skip_locked=True)).all():
            gap = (at - alive) - (_utc(ended) - lasts)
            rooms |= _pass_over(connection, name, gap, at, also_here=True)
            connection.execute(delete(PROCESSES).where(PROCESSES.c.process == name))
    return Heartbeat(forgotten=until is None, slept=slept, rooms=frozenset(rooms))


def _pass_over(
    connection: Connection, process: str, gap: timedelta, now: datetime, *, also_here: bool
) -> set[str]:
    """Leave out of a process' visits the time in which nothing served."""
    last = now - max(timedelta(), gap)
    wanted = select(VISITS.c.room, VISITS.c.player, VISITS.c.here, VISITS.c.since).where(
        VISITS.c.process == process, VISITS.c.here | (VISITS.c.since > last - RECENT)
    )
    changed = set()
    for room, player, here, since in connection.execute(wanted).all():
        if (here and not also_here) or (not here and gap <= timedelta()):
            continue
        before = timedelta() if here else max(timedelta(), last - _utc(since))
        values = {"here": False, "since": now - before} | ({"left": False} if here else {})
        whose = (VISITS.c.room == room, VISITS.c.player == player, VISITS.c.process == process)
        connection.execute(update(VISITS).where(*whose).values(values))
        changed.add(room)
    return changed


def _lock(connection: Connection, room: str, player: str) -> bool:
    """Let whoever comes, and whoever claims that he is gone, do it one after the other."""
    seat = select(SEATS.c.player).where(SEATS.c.room == room, SEATS.c.player == player)
    found = connection.execute(seat.with_for_update(key_share=True))
    return found.scalar_one_or_none() is not None


def _utc(at: datetime) -> datetime:
    """Return a time of the database with its zone, which SQLite does not keep."""
    return at if at.tzinfo else at.replace(tzinfo=UTC)
