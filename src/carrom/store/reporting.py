"""What an operator hears of and does: reports, blocks, and all rooms at a glance."""

from collections import defaultdict
from datetime import timedelta

import msgspec

from carrom.extras import required
from carrom.store.listing import seats_of
from carrom.store.operated import NotListedError, Report, ReportReason, RoomSummary, Sizes
from carrom.store.store import Chair

with required("play"):
    from sqlalchemy import delete, func, insert, select
    from sqlalchemy.engine import Connection

    from carrom.store.moments import aware, moment
    from carrom.store.tables import BLOCKS, ENTRIES, REPORTS, ROOMS, SEATS, TOURNAMENTS

    _SIZE = select(func.pg_database_size(func.current_database()))


def report(
    connection: Connection, room: str, token: str, player: str, reason: ReportReason
) -> None:
    """Keep a report; a later one about the same player takes its place."""
    ours = _seated(connection, room, token)
    person = select(SEATS.c.player).where(
        SEATS.c.room == room, SEATS.c.player == player, SEATS.c.chair == Chair.PERSON.value
    )
    if player in ours or connection.execute(person).one_or_none() is None:
        raise NotListedError
    by = ours[0]
    connection.execute(
        delete(REPORTS).where(
            REPORTS.c.room == room, REPORTS.c.player == player, REPORTS.c.by == by
        )
    )
    row = {"room": room, "player": player, "by": by, "reason": ReportReason(reason).value}
    connection.execute(insert(REPORTS), row | {"at": moment(connection)})


def reported(connection: Connection, room: str, token: str) -> list[str]:
    """Return whom somebody seated among strangers has reported."""
    ours = _seated(connection, room, token)
    wanted = select(REPORTS.c.player).where(REPORTS.c.room == room, REPORTS.c.by.in_(ours))
    return sorted(connection.execute(wanted).scalars())


def block(connection: Connection, room: str, player: str, lasts: timedelta) -> bool:
    """Block the address of a player for a time, or no longer; False: it is not known."""
    wanted = select(SEATS.c.address).where(SEATS.c.room == room, SEATS.c.player == player)
    address = connection.execute(wanted).scalar_one_or_none()
    if address is None:
        return False
    connection.execute(delete(BLOCKS).where(BLOCKS.c.address == address))
    if lasts > timedelta(0):
        now = moment(connection)
        row = {"address": address, "at": now, "until": now + lasts}
        connection.execute(insert(BLOCKS), row)
    return True


def sizes(connection: Connection) -> Sizes:
    """Return how much is stored."""
    rooms, tournaments = (
        connection.execute(select(func.count()).select_from(table)).scalar_one()
        for table in (ROOMS, TOURNAMENTS)
    )
    if connection.dialect.name == "postgresql":
        taken = connection.execute(_SIZE).scalar_one()
    else:
        pages = connection.exec_driver_sql("pragma page_count").scalar_one()
        taken = pages * connection.exec_driver_sql("pragma page_size").scalar_one()
    return Sizes(rooms=rooms, tournaments=tournaments, bytes=taken)


def summaries(connection: Connection) -> list[RoomSummary]:
    """Return all rooms, the last used first."""
    entries = (
        select(func.max(ENTRIES.c.seq))
        .where(ENTRIES.c.room == ROOMS.c.id)
        .correlate(ROOMS)
        .scalar_subquery()
    )
    rooms = connection.execute(
        select(
            ROOMS.c.id,
            ROOMS.c.opened,
            ROOMS.c.used,
            ROOMS.c.settled,
            ROOMS.c.listed,
            entries.label("entries"),
        ).order_by(ROOMS.c.used.desc(), ROOMS.c.id)
    ).all()
    people: dict[str, int] = defaultdict(int)
    names: dict[str, dict[str, str]] = defaultdict(dict)
    seats = select(SEATS.c.room, SEATS.c.player, SEATS.c.chair, SEATS.c.name)
    for seat in connection.execute(seats.order_by(SEATS.c.player)).all():
        people[seat.room] += seat.chair == Chair.PERSON.value
        if seat.name:
            names[seat.room][seat.player] = seat.name
    reports: dict[str, list[Report]] = defaultdict(list)
    for row in connection.execute(select(REPORTS).order_by(REPORTS.c.at, REPORTS.c.id)).all():
        told = Report(row.player, row.by, row.reason, aware(row.at))
        reports[row.room].append(told)
    return [
        RoomSummary(
            room=row.id,
            opened=aware(row.opened),
            used=aware(row.used),
            rules=_rules(row.settled),
            entries=row.entries or 0,
            people=people[row.id],
            strangers=row.listed is not None,
            reports=reports[row.id],
            names=names[row.id],
        )
        for row in rooms
    ]


def _seated(connection: Connection, room: str, token: str) -> list[str]:
    """Return the players a token speaks for in a game of strangers."""
    listed = connection.execute(select(ROOMS.c.listed).where(ROOMS.c.id == room)).scalar()
    ours = seats_of(connection, room, token)
    if listed is None or not ours:
        raise NotListedError
    return ours


def _rules(settled: bytes) -> str:
    """Return the name of the rules; a damaged room is shown without."""
    try:
        return str(msgspec.json.decode(settled)["header"]["settings"]["rules"])
    except (msgspec.MsgspecError, KeyError, TypeError):
        return "?"
