"""What players offer each other at a room, and the room that follows on it."""

from collections.abc import Collection, Sequence
from datetime import datetime

from carrom.extras import required
from carrom.store import appending, seating
from carrom.store.at_table import AtTable, Offer
from carrom.store.operated import MET
from carrom.store.store import Chair, Room, Seat, StoredEntry
from carrom.store.visits import clock, whereabouts

with required("play"):
    from sqlalchemy import delete, insert, select, update
    from sqlalchemy.engine import Connection

    from carrom.store.tables import ENTRIES, OFFERS, ROOMS, SEATS


def read(connection: Connection, room: str, now: datetime) -> AtTable:
    """Return what changes at a room beside its log."""
    offers = select(OFFERS.c.what, OFFERS.c.by, OFFERS.c.seq).where(OFFERS.c.room == room)
    following = connection.execute(select(ROOMS.c.next).where(ROOMS.c.id == room)).scalar()
    watch = select(ROOMS.c.watch).where(ROOMS.c.id == following)
    return AtTable(
        now=clock(connection, now),
        people=whereabouts(connection, room),
        offers=tuple(Offer(*row) for row in connection.execute(offers.order_by(OFFERS.c.at)).all()),
        next=following,
        next_watch=connection.execute(watch).scalar() if following else None,
    )


def make(
    connection: Connection, room: str, offer: Offer, others: Collection[str], now: datetime
) -> Offer | None:
    """Keep an offer, unless it answers the same of somebody else: then it is agreed."""
    _lock(connection, room)
    here = OFFERS.c.room == room
    connection.execute(delete(OFFERS).where(here, OFFERS.c.seq != offer.seq))
    same = select(OFFERS.c.by).where(here, OFFERS.c.what == offer.what, OFFERS.c.by.in_(others))
    other = connection.execute(same.limit(1)).scalar()
    if other is not None:
        return Offer(offer.what, other, offer.seq)
    own = (here, OFFERS.c.what == offer.what, OFFERS.c.by == offer.by)
    connection.execute(delete(OFFERS).where(*own))
    row = {"room": room, "what": offer.what, "by": offer.by, "seq": offer.seq}
    connection.execute(insert(OFFERS), row | {"at": clock(connection, now)})
    return None


def withdraw(connection: Connection, room: str, what: str) -> None:
    """Take an offer from the table, whoever made it."""
    connection.execute(delete(OFFERS).where(OFFERS.c.room == room, OFFERS.c.what == what))


def open_next(
    connection: Connection, room: str, after: Room, entries: Sequence[StoredEntry]
) -> str:
    """Open the room that follows on another, unless there is one; return which it is."""
    known = _lock(connection, room)
    if known is not None:
        return known
    wanted = select(SEATS).where(SEATS.c.room == room)
    rows = connection.execute(wanted).all()
    seats = {
        row.player: Seat(
            chair=Chair(row.chair), name=row.name, token=row.token, address=row.address
        )
        for row in rows
    }
    seating.keep_room(connection, after, seats)
    if entries:
        connection.execute(insert(ENTRIES), appending.rows_of(after.id, entries, None))
    connection.execute(update(ROOMS).where(ROOMS.c.id == room).values(next=after.id))
    listed = select(ROOMS.c.listed).where(ROOMS.c.id == room)
    if connection.execute(listed).scalar_one_or_none() is not None:  # they are strangers still
        connection.execute(update(ROOMS).where(ROOMS.c.id == after.id).values(listed=MET))
    return after.id


def _lock(connection: Connection, room: str) -> str | None:
    """Let those who agree do it one after the other; return the room that follows."""
    wanted = select(ROOMS.c.next).where(ROOMS.c.id == room).with_for_update(key_share=True)
    found: str | None = connection.execute(wanted).scalar()
    return found
