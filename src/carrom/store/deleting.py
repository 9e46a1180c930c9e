"""What is kept no longer: rooms that nobody uses, rooms the operator deletes, names of people."""

import unicodedata
from collections.abc import Collection, Sequence
from datetime import datetime, timedelta
from typing import Final

from carrom.extras import required
from carrom.store.operated import Wish
from carrom.tournament.terms import Person

with required("play"):
    from sqlalchemy import ColumnElement, delete, exists, false, func, select, true, update
    from sqlalchemy.engine import Connection

    from carrom.store.moments import moment
    from carrom.store.tables import (
        ENTRIES,
        METADATA,
        PENS,
        ROOMS,
        SEATS,
        TOURNAMENT_DESKS,
        TOURNAMENT_ENTRIES,
        TOURNAMENT_PEOPLE,
        TOURNAMENTS,
    )

DELETING: Final = 0x636172726F6F
"""The lock under which one process at a time deletes what is old."""
EVERY: Final = timedelta(minutes=1)
"""How often it is kept that a room is used."""
FRESH: Final = timedelta(seconds=10)
"""The same of a game that waits for a stranger: its opener must be known to be there."""
UNMET: Final = timedelta(days=1)
"""How long such a game is kept when its opener has gone."""
NEVER_BEGUN: Final = timedelta(days=7)
"""How long games and tournaments are kept in which nothing was ever entered."""
_WAITS: Final = ROOMS.c.listed.in_([wish.value for wish in Wish])


def delete_rooms(connection: Connection, rooms: Sequence[str]) -> int:
    """Delete rooms with everything that hangs on them; return how many there were."""
    for table in reversed(METADATA.sorted_tables):
        if "room" in table.c:
            connection.execute(delete(table).where(table.c.room.in_(rooms)))
    connection.execute(update(ROOMS).where(ROOMS.c.next.in_(rooms)).values(next=None))
    return connection.execute(delete(ROOMS).where(ROOMS.c.id.in_(rooms))).rowcount


def delete_room(connection: Connection, room: str) -> bool:
    """Delete a room or a tournament, once nobody writes to it; False: there is none."""
    if delete_tournament(connection, room):
        return True
    held = select(ROOMS.c.id).where(ROOMS.c.id == room).with_for_update()
    if connection.execute(held).one_or_none() is None:
        return False
    return delete_rooms(connection, [room]) > 0


def delete_tournament(connection: Connection, tournament: str) -> bool:
    """Delete a tournament with everything that hangs on it, its desks too."""
    held = select(TOURNAMENTS.c.id).where(TOURNAMENTS.c.id == tournament).with_for_update()
    if connection.execute(held).one_or_none() is None:
        return False
    desks = select(TOURNAMENT_DESKS.c.room).where(TOURNAMENT_DESKS.c.tournament == tournament)
    delete_rooms(connection, list(connection.execute(desks).scalars()))
    for table in reversed(METADATA.sorted_tables):
        if "tournament" in table.c:
            connection.execute(delete(table).where(table.c.tournament == tournament))
    return (
        connection.execute(delete(TOURNAMENTS).where(TOURNAMENTS.c.id == tournament)).rowcount > 0
    )


def expire(connection: Connection, unused: timedelta | None, most: int) -> int:
    """Delete some rooms that nobody has used for so long; return how many.

    None: rooms are kept for ever, but for games that nobody waits in any more.
    """
    if connection.dialect.name == "postgresql":
        free = connection.execute(select(func.pg_try_advisory_xact_lock(DELETING))).scalar_one()
        if not free:
            return 0
    now = moment(connection)
    old = (
        select(ROOMS.c.id)
        .where(_is_old(now, unused) | (_WAITS & (ROOMS.c.used < now - UNMET)))
        .order_by(ROOMS.c.used)
        .limit(most)
        .with_for_update(skip_locked=True)
    )
    found = list(connection.execute(old).scalars())
    gone = delete_rooms(connection, found) if found else 0
    return gone if unused is None else gone + _expire_tournaments(connection, now, unused, most)


def _is_old(now: datetime, unused: timedelta | None) -> ColumnElement[bool]:
    """Say which rooms are too old: long unused, or soon if nothing ever happened in them.

    The desks of a tournament are kept for as long as it is.
    """
    if unused is None:
        return false()
    begun = exists().where(ENTRIES.c.room == ROOMS.c.id)
    of_event = exists().where(TOURNAMENT_DESKS.c.room == ROOMS.c.id)
    never = (ROOMS.c.used < now - min(unused, NEVER_BEGUN)) & ~begun
    return ((ROOMS.c.used < now - unused) | never) & ~of_event


def _expire_tournaments(connection: Connection, now: datetime, unused: timedelta, most: int) -> int:
    """Delete some of the desks of the oldest tournament, or the tournament itself; return how many."""
    begun = exists().where(TOURNAMENT_ENTRIES.c.tournament == TOURNAMENTS.c.id)
    never = (TOURNAMENTS.c.used < now - min(unused, NEVER_BEGUN)) & ~begun
    old = (
        select(TOURNAMENTS.c.id)
        .where((TOURNAMENTS.c.used < now - unused) | never)
        .order_by(TOURNAMENTS.c.used)
        .limit(1)
        .with_for_update(skip_locked=True)
    )
    found = connection.execute(old).scalar_one_or_none()
    if found is None:
        return 0
    desks = select(TOURNAMENT_DESKS.c.room).where(TOURNAMENT_DESKS.c.tournament == found)
    rooms = list(connection.execute(desks.limit(most)).scalars())
    if rooms:
        return delete_rooms(connection, rooms)
    return int(delete_tournament(connection, found))


def touch(connection: Connection, rooms: Collection[str]) -> None:
    """Keep that rooms are used, where that was not kept a short while ago.

    A room that another process writes of just now is left to it.
    """
    now = moment(connection)
    stale = (
        select(ROOMS.c.id)
        .where(
            ROOMS.c.id.in_(rooms),
            (ROOMS.c.used < now - EVERY) | (_WAITS & (ROOMS.c.used < now - FRESH)),
        )
        .order_by(ROOMS.c.id)
        .with_for_update(skip_locked=True)
    )
    found = list(connection.execute(stale).scalars())
    if found:
        connection.execute(update(ROOMS).where(ROOMS.c.id.in_(found)).values(used=now))


def named(connection: Connection, rooms: Collection[str]) -> dict[str, int]:
    """Return how many of the players have names, of those rooms that are there."""
    wanted = (
        select(SEATS.c.room, func.count(SEATS.c.name))
        .where(SEATS.c.room.in_(rooms))
        .group_by(SEATS.c.room)
    )
    return {room: count for room, count in connection.execute(wanted).all()}  # noqa: C416 - rows


def forget(connection: Connection, name: str, room: str | None) -> int:
    """Delete a name, however it is spelt, from the seats of all rooms or of one."""
    here = SEATS.c.name.is_not(None) & (true() if room is None else SEATS.c.room == room)
    names = connection.execute(select(SEATS.c.name).distinct().where(here)).scalars()
    spelt = [each for each in names if _folded(each) == _folded(name)]
    where = here & SEATS.c.name.in_(spelt)
    rooms = select(func.count(SEATS.c.room.distinct())).where(where)
    count: int = connection.execute(rooms).scalar_one()
    connection.execute(update(SEATS).where(where).values(name=None))
    _forget_label(connection, name, room)
    return count + _forget_person(connection, name, room)


def forget_at_desks(connection: Connection, tournament: str, person: Person) -> None:
    """Delete a name from the desks of a tournament, with the initials that stand there for a junior."""
    desks = select(TOURNAMENT_DESKS.c.room).where(TOURNAMENT_DESKS.c.tournament == tournament)
    for room in connection.execute(desks).scalars().all():
        for name in {person.name, person.public}:
            forget(connection, name, room)


def _forget_person(connection: Connection, name: str, tournament: str | None) -> int:
    """Delete a name, with what is known of that player, from all tournaments or from one."""
    people = TOURNAMENT_PEOPLE.c
    here = true() if tournament is None else people.tournament == tournament
    names = connection.execute(select(people.name).distinct().where(here)).scalars()
    spelt = [each for each in names if _folded(each) == _folded(name)]
    where = here & people.name.in_(spelt)
    for row in connection.execute(select(TOURNAMENT_PEOPLE).where(where)).all():
        person = Person(name=row.name, junior=row.junior)
        forget_at_desks(connection, row.tournament, person)
    count: int = connection.execute(
        select(func.count(people.tournament.distinct())).where(where)
    ).scalar_one()
    connection.execute(delete(TOURNAMENT_PEOPLE).where(where))
    return count


def _forget_label(connection: Connection, name: str, room: str | None) -> None:
    """Delete a name from what the devices at desks are called."""
    here = PENS.c.label.is_not(None) & (true() if room is None else PENS.c.room == room)
    labels = connection.execute(select(PENS.c.label).distinct().where(here)).scalars()
    spelt = [each for each in labels if _folded(name) in _folded(each)]
    connection.execute(update(PENS).where(here & PENS.c.label.in_(spelt)).values(label=None))


def _folded(name: str) -> str:
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())
