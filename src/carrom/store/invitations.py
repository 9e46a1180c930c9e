"""How people come to a room: codes to sit down by, ids to watch by, codes to find a seat again by."""

from collections.abc import Collection
from datetime import UTC, datetime, timedelta
from typing import Final

from carrom.extras import required
from carrom.store.store import Chair, Invitation, Seat

with required("play"):
    from sqlalchemy import bindparam, delete, insert, select, update
    from sqlalchemy.engine import Connection

    from carrom.store.tables import CODES, ROOMS, SEATS

KEPT: Final = timedelta(days=1)
"""How long it is remembered that a code has run out."""
_WATCHED: Final = select(ROOMS.c.id).where(ROOMS.c.watch == bindparam("of_watch"))
_CODE: Final = select(CODES.c.code, CODES.c.room, CODES.c.until)


def seats_of(connection: Connection, rooms: Collection[str]) -> dict[str, dict[str, Seat]]:
    """Return who sits in rooms now, by player."""
    wanted = select(
        SEATS.c.room, SEATS.c.player, SEATS.c.chair, SEATS.c.name, SEATS.c.token, SEATS.c.recovery
    ).where(SEATS.c.room.in_(rooms))
    found: dict[str, dict[str, Seat]] = {room: {} for room in rooms}
    for row in connection.execute(wanted.order_by(SEATS.c.player)):
        found[row.room][row.player] = Seat(
            chair=Chair(row.chair), name=row.name, token=row.token, recovery=row.recovery
        )
    return found


def watched(connection: Connection, watch: str) -> str | None:
    """Return the room that an id is for watching."""
    return connection.execute(_WATCHED, {"of_watch": watch}).scalar_one_or_none()


def watch(connection: Connection, room: str, fresh: str) -> str:
    """Return the id by which a room is watched: ``fresh``, if it has none yet."""
    empty = update(ROOMS).where(ROOMS.c.id == room, ROOMS.c.watch.is_(None))
    connection.execute(empty.values(watch=fresh))
    found = connection.execute(select(ROOMS.c.watch).where(ROOMS.c.id == room)).scalar_one()
    return str(found)


def watch_ids(connection: Connection, rooms: Collection[str]) -> dict[str, str]:
    """Return the ids by which rooms are watched, of those that have one."""
    wanted = select(ROOMS.c.id, ROOMS.c.watch).where(ROOMS.c.id.in_(rooms))
    return {room: watch for room, watch in connection.execute(wanted).all() if watch}


def renew_watch(connection: Connection, room: str, fresh: str) -> bool:
    """Let a room be watched by another id from now on; False: there is no such room."""
    there = update(ROOMS).where(ROOMS.c.id == room)
    return connection.execute(there.values(watch=fresh)).rowcount > 0


def renew_invitation(connection: Connection, fresh: Invitation) -> None:
    """Let the codes of a room end at once, and keep a fresh one."""
    connection.execute(delete(CODES).where(CODES.c.room == fresh.room))
    row = {"code": fresh.code, "room": fresh.room, "until": fresh.until}
    connection.execute(insert(CODES), row)


def invite(connection: Connection, fresh: Invitation, now: datetime) -> Invitation:
    """Return the invitation to a room that holds now, or keep and return a fresh one."""
    holds = _CODE.where(CODES.c.room == fresh.room, CODES.c.until > now)
    found = connection.execute(holds.order_by(CODES.c.until.desc()).limit(1)).one_or_none()
    if found is not None:
        return _invitation(found.code, found.room, found.until)
    connection.execute(delete(CODES).where(CODES.c.until < now - KEPT))
    row = {"code": fresh.code, "room": fresh.room, "until": fresh.until}
    connection.execute(insert(CODES), row)
    return fresh


def invited(connection: Connection, code: str) -> Invitation | None:
    """Return the invitation with a code, which may have run out."""
    found = connection.execute(_CODE.where(CODES.c.code == code)).one_or_none()
    return None if found is None else _invitation(found.code, found.room, found.until)


def keep_recovery(connection: Connection, room: str, token: str, recovery: str) -> bool:
    """Keep by which code somebody finds his seats again; False: he has none."""
    own = update(SEATS).where(SEATS.c.room == room, SEATS.c.token == token)
    return connection.execute(own.values(recovery=recovery)).rowcount > 0


def give_recovery(connection: Connection, room: str, player: str, recovery: str) -> bool:
    """Keep by which code whoever sits on a seat finds it again; False: nobody sits there."""
    seat = update(SEATS).where(
        SEATS.c.room == room, SEATS.c.player == player, SEATS.c.token.is_not(None)
    )
    return connection.execute(seat.values(recovery=recovery)).rowcount > 0


def recover(connection: Connection, recovery: str, token: str) -> str | None:
    """Give the seats that a recovery code is for to another token; return their room."""
    own = update(SEATS).where(SEATS.c.recovery == recovery)
    if connection.execute(own.values(token=token)).rowcount == 0:
        return None
    of_code = select(SEATS.c.room).where(SEATS.c.recovery == recovery).limit(1)
    return str(connection.execute(of_code).scalar_one())


def _invitation(code: str, room: str, until: datetime) -> Invitation:
    """Return an invitation; SQLite forgets that times are in UTC."""
    aware = until if until.tzinfo else until.replace(tzinfo=UTC)
    return Invitation(code=code, room=room, until=aware)
