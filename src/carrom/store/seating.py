"""Who sits where: the rows of a room's seats, beside what is settled once and for all."""

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import structs

from carrom.extras import required
from carrom.match.record_write import Header
from carrom.store.asked import Asked, UnseatedError
from carrom.store.operated import MET, Wish
from carrom.store.store import Chair, Room, Seat

with required("play"):
    from sqlalchemy import bindparam, insert, select, update
    from sqlalchemy.engine import Connection

    from carrom.store.tables import ROOMS, SEATS

_ROOM = select(ROOMS.c.settled, ROOMS.c.watch).where(ROOMS.c.id == bindparam("of_room"))
_LISTED = select(ROOMS.c.listed).where(ROOMS.c.id == bindparam("of_room"))
_CHAIRS = select(SEATS.c.player, SEATS.c.chair).where(SEATS.c.room == bindparam("of_room"))
_LOCK = select(ROOMS.c.id).where(ROOMS.c.id == bindparam("of_room")).with_for_update(key_share=True)
_SEATS = select(SEATS.c.player, SEATS.c.chair, SEATS.c.name).where(
    SEATS.c.room == bindparam("of_room")
)


_SPOKEN_FOR = select(SEATS.c.player).where(
    SEATS.c.room == bindparam("of_room"), SEATS.c.token == bindparam("of_token")
)


class Settled(msgspec.Struct, frozen=True, kw_only=True):
    """What of a room never changes; names and chairs do, and stand elsewhere."""

    id: str
    header: Header
    seed: int
    opened: Any
    quick: bool = False
    desk: bool = False


def keep_room(connection: Connection, room: Room, seats: Mapping[str, Seat]) -> None:
    """Keep a new room with its seats."""
    settled = Settled(
        id=room.id,
        header=structs.replace(room.header, names={}),
        seed=room.seed,
        opened=room.opened,
        quick=room.quick,
        desk=room.desk,
    )
    data = msgspec.json.encode(settled)
    row = {"id": room.id, "opened": room.opened, "used": room.opened, "settled": data}
    connection.execute(insert(ROOMS), {**row, "watch": room.watch or None})
    rows = [
        {"room": room.id, "player": who, "address": None, **_row(seat)}
        for who, seat in seats.items()
    ]
    connection.execute(insert(SEATS), rows)


def read_room(connection: Connection, room: str) -> Room | None:
    """Return a room as it is now."""
    row = connection.execute(_ROOM, {"of_room": room}).one_or_none()
    if row is None:
        return None
    found = connection.execute(_SEATS, {"of_room": room}).all()
    told = msgspec.json.decode(row.settled)
    told["watch"] = row.watch or ""
    told["header"]["names"] = {seat.player: seat.name for seat in found if seat.name}
    chairs = {seat.player: seat.chair for seat in found}
    order = [*told["header"]["settings"]["a"], *told["header"]["settings"]["b"]]
    told["chairs"] = {who: chairs[who] for who in order if who in chairs} or None
    return msgspec.convert(told, Room)


def chairs_now(connection: Connection, room: str) -> dict[str, Chair]:
    """Return who sits on the chairs of a room, which nobody else changes before this is committed."""
    connection.execute(_LOCK, {"of_room": room})
    found = connection.execute(_CHAIRS, {"of_room": room}).all()
    return {row.player: Chair(row.chair) for row in found}


def check_speaks(connection: Connection, room: str, asked: Asked) -> None:
    """Raise :class:`UnseatedError` if a token no longer speaks for those it asks for.

    Where the whole room is gone, its log says so.
    """
    if asked.token:
        known = {"of_room": room, "of_token": asked.token}
        spoken_for = set(connection.execute(_SPOKEN_FOR, known).scalars())
        if not set(asked.players) <= spoken_for and chairs_now(connection, room):
            raise UnseatedError(room)


def set_seats(connection: Connection, room: str, seats: Mapping[str, Seat]) -> None:
    """Change who sits on chairs; a game that waited for a stranger and has no free one is met.

    Only of those who play with strangers it is kept where they come from.
    """
    wish = connection.execute(_LISTED, {"of_room": room}).scalar_one_or_none()
    for player, seat in seats.items():
        known = _row(seat)
        if wish is None and "address" in known:
            known["address"] = None
        connection.execute(
            update(SEATS).where(SEATS.c.room == room, SEATS.c.player == player), known
        )
    if wish in tuple(Wish) and Chair.OPEN not in chairs_now(connection, room).values():
        connection.execute(update(ROOMS).where(ROOMS.c.id == room).values(listed=MET))


def _row(seat: Seat) -> dict[str, Any]:
    known = {} if seat.address is msgspec.UNSET else {"address": seat.address}
    return known | {
        "chair": Chair(seat.chair).value,
        "name": seat.name,
        "token": seat.token,
        "recovery": seat.recovery,
    }
