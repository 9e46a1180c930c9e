"""Strangers who look for each other: games that wait, listed by rules and level."""

from collections import Counter
from datetime import timedelta
from typing import Any, Final

import msgspec
from msgspec import structs

from carrom.extras import required
from carrom.store import appending, seating
from carrom.store.operated import (
    MET,
    BlockedError,
    BusyError,
    Met,
    NotListedError,
    OpenGames,
    Seeker,
    Wish,
)
from carrom.store.store import Chair, Seat

with required("play"):
    from sqlalchemy import and_, exists, func, insert, or_, select, update
    from sqlalchemy.engine import Connection

    from carrom.store.deleting import delete_rooms
    from carrom.store.moments import moment
    from carrom.store.tables import BLOCKS, ENTRIES, ROOMS, SEATS, VISITS

PAIRING: Final = 0x636172726F6E
"""The lock under which one process at a time pairs people."""
SILENT: Final = timedelta(seconds=25)
"""After this time without a sign of life, whoever opened a game is taken to have gone."""

AGAIN: Final = timedelta(minutes=5)
"""When nobody was at a game for so long, whoever searches once more looks for another one."""


def waiting(connection: Connection) -> list[Any]:
    """Return the games that wait, the oldest first, with rules, level and the opener's name.

    His page must be there: it has given a sign of life, and nobody has noted that he left.
    """
    of_room = VISITS.c.room == ROOMS.c.id
    wanted = (
        select(ROOMS.c.id, ROOMS.c.listed, ROOMS.c.settled)
        .where(
            ROOMS.c.listed.in_([wish.value for wish in Wish]),
            ROOMS.c.used > moment(connection) - SILENT,
            exists().where(SEATS.c.room == ROOMS.c.id, SEATS.c.chair == Chair.OPEN.value),
            or_(~exists().where(of_room), exists().where(and_(of_room, VISITS.c.here))),
        )
        .order_by(ROOMS.c.opened, ROOMS.c.id)
    )
    return list(connection.execute(wanted).all())


def open_games(connection: Connection) -> list[OpenGames]:
    """Return how many wait, by rules and level."""
    counted = Counter((_rules(row.settled), Wish(row.listed)) for row in waiting(connection))
    return [OpenGames(rules, level, count) for (rules, level), count in sorted(counted.items())]


def meet(connection: Connection, seeker: Seeker) -> Met:
    """Pair somebody with whoever waits, or let him wait."""
    if connection.dialect.name == "postgresql":
        # taken or not, at once: who waited here would hold up all that is written with it
        free = connection.execute(select(func.pg_try_advisory_xact_lock(PAIRING))).scalar_one()
        if not free:
            raise BusyError
    address = seeker.seat.address
    if isinstance(address, str) and blocked(connection, address):
        raise BlockedError
    rules = seeker.room.header.settings.rules
    known = _again(connection, seeker, rules)
    if known is not None:
        return known
    suits = [row for row in waiting(connection) if _rules(row.settled) == rules]
    suits = sorted(
        (
            row
            for row in suits
            if Wish.ANY in (row.listed, seeker.wish) or row.listed == seeker.wish
        ),
        key=lambda row: row.listed != seeker.wish,
    )
    if not suits:
        return _opened(connection, seeker)
    for row in suits:
        if _locked(connection, row.id) is not None:
            met = _joined(connection, row.id, seeker)
            if met is not None:
                return met
    raise BusyError


def _again(connection: Connection, seeker: Seeker, rules: str) -> Met | None:
    """Return the game of somebody who asks again, as he was not told of it; by now another may sit there."""
    now = moment(connection)
    wanted = (
        select(ROOMS.c.id, ROOMS.c.settled, SEATS.c.player)
        .join(SEATS, SEATS.c.room == ROOMS.c.id)
        .where(
            SEATS.c.token == seeker.seat.token,
            ROOMS.c.listed.is_not(None),
            ROOMS.c.used > now - AGAIN,
        )
        .order_by(ROOMS.c.opened.desc())
    )
    found = [row for row in connection.execute(wanted).all() if _rules(row.settled) == rules]
    if not found:
        return None
    room, _, player = found[0]
    listed = _locked(connection, room)
    if listed is None:
        raise BusyError
    waits = listed != MET
    values = {"listed": seeker.wish.value} if waits else {}
    connection.execute(update(ROOMS).where(ROOMS.c.id == room).values(used=now, **values))
    return Met(room, player, waiting=waits)


def _locked(connection: Connection, room: str) -> str | None:
    """Return as what a game is listed that nobody else changes now; None: somebody does."""
    wanted = select(ROOMS.c.listed).where(ROOMS.c.id == room).with_for_update(skip_locked=True)
    listed: str | None = connection.execute(wanted).scalar_one_or_none()
    return listed


def withdraw(connection: Connection, room: str, token: str) -> bool:
    """Delete a game that waits, if it does; False: somebody has sat down."""
    locked = select(ROOMS.c.listed).where(ROOMS.c.id == room).with_for_update()
    listed = connection.execute(locked).scalar_one_or_none()
    if listed is None or not seats_of(connection, room, token):
        raise NotListedError
    if listed == MET:
        return False
    delete_rooms(connection, [room])
    return True


def barred(connection: Connection, room: str, address: str) -> bool:
    """Say whether strangers meet in a room, and somebody who comes from there may not."""
    listed = select(ROOMS.c.listed).where(ROOMS.c.id == room)
    strangers = connection.execute(listed).scalar_one_or_none() is not None
    return strangers and blocked(connection, address)


def blocked(connection: Connection, address: str) -> bool:
    """Say whether an address is blocked now."""
    wanted = select(BLOCKS.c.address).where(
        BLOCKS.c.address == address, BLOCKS.c.until > moment(connection)
    )
    return connection.execute(wanted).one_or_none() is not None


def seats_of(connection: Connection, room: str, token: str) -> list[str]:
    """Return the players that a token, given by its hash, speaks for."""
    wanted = select(SEATS.c.player).where(SEATS.c.room == room, SEATS.c.token == token)
    return list(connection.execute(wanted).scalars())


def _opened(connection: Connection, seeker: Seeker) -> Met:
    room = seeker.room
    others = {who: Seat(chair=Chair.OPEN) for who in room.chairs if who != seeker.player}
    seating.keep_room(connection, room, {**others, seeker.player: seeker.seat})
    connection.execute(
        update(ROOMS)
        .where(ROOMS.c.id == room.id)
        .values(listed=seeker.wish.value, used=moment(connection))
    )
    return Met(room.id, seeker.player, waiting=True)


def _joined(connection: Connection, name: str, seeker: Seeker) -> Met | None:
    room = seating.read_room(connection, name)
    free = [who for who, chair in (room.chairs if room else {}).items() if chair is Chair.OPEN]
    if room is None or len(free) != 1:  # taken a moment ago
        return None
    (player,) = free
    names = room.header.names.values()
    seat = structs.replace(seeker.seat, name=seeker.apart(seeker.seat.name or "", names))
    seating.set_seats(connection, name, {player: seat})
    now = moment(connection)
    connection.execute(update(ROOMS).where(ROOMS.c.id == name).values(used=now))
    length = select(func.max(ENTRIES.c.seq)).where(ENTRIES.c.room == name)
    if connection.execute(length).scalar_one() is None:
        rows = appending.rows_of(name, seeker.begin(room, now), None)
        connection.execute(insert(ENTRIES), rows)
    return Met(name, player, waiting=False)


def _rules(settled: bytes) -> str:
    rules: str = msgspec.json.decode(settled)["header"]["settings"]["rules"]
    return rules
