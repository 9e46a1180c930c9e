"""The rows of the pens: whose turn it is to write at a desk."""

from datetime import UTC, datetime
from typing import Any

from carrom.extras import required
from carrom.store.link_rows import OFFICIAL, link_of_key
from carrom.store.pens import Pen, PenAnswer, TakenOverError
from carrom.store.rows import Rows

with required("play"):
    from sqlalchemy import bindparam, insert, select, update
    from sqlalchemy.engine import Connection

    from carrom.store.tables import PENS, TOURNAMENT_DESKS, TOURNAMENT_LINKS

_PEN = select(PENS.c.number, PENS.c.device, PENS.c.label, PENS.c.since).where(
    PENS.c.room == bindparam("of_room")
)
_SECRET = select(PENS.c.secret).where(PENS.c.room == bindparam("of_room"))


class PenRows(Rows):
    """What a database does for :class:`carrom.store.pens.PenStore`."""

    async def is_umpire(self, room: str, secret: str) -> bool:
        """Say whether a secret, given by its hash, is that of a desk's link."""
        kept = await self._read(
            lambda connection: connection.execute(_SECRET, {"of_room": room}).scalar_one_or_none()
        )
        if kept is None or kept == secret:
            return kept is not None
        return await self._read(lambda connection: _is_official(connection, room, secret))

    async def renew_umpire(self, room: str, secret: str, before: str | None = None) -> bool:
        """Let another secret, given by its hash, be that of a desk's link."""
        there = update(PENS).where(PENS.c.room == room)
        own = there if before is None else there.where(PENS.c.secret == before)
        changed = own.values(secret=secret)
        return await self._write(lambda connection: connection.execute(changed).rowcount > 0)

    async def pen(self, room: str) -> Pen | None:
        """Return who has the pen; None: nobody has taken it yet."""
        return await self._read(lambda connection: _held(connection, room))

    async def take_pen(
        self, room: str, device: str, label: str, now: datetime, *, take_over: bool
    ) -> PenAnswer | None:
        """Give the pen to a device; another keeps it unless this one takes over."""

        def work(connection: Connection) -> PenAnswer | None:
            return _take(connection, room, device, label, now, take_over=take_over)

        return await self._write(work)


def _is_official(connection: Connection, room: str, secret: str) -> bool:
    """Say whether a secret is an official's of the tournament whose match is run here, or a key he was given."""
    wanted = select(TOURNAMENT_LINKS.c.role).where(
        TOURNAMENT_DESKS.c.room == room,
        TOURNAMENT_LINKS.c.tournament == TOURNAMENT_DESKS.c.tournament,
        TOURNAMENT_LINKS.c.secret == secret,
        TOURNAMENT_LINKS.c.role.in_(OFFICIAL),
    )
    if connection.execute(wanted).first() is not None:
        return True
    return link_of_key(connection, room, secret) is not None


def keep_umpire(connection: Connection, room: str, secret: str) -> None:
    """Keep by which secret, given by its hash, a new desk's umpire is known."""
    connection.execute(insert(PENS), {"room": room, "secret": secret, "number": 0})


def check_pen(connection: Connection, room: str, number: int) -> None:
    """See that a pen still writes; nobody takes it over before this is committed."""
    found = connection.execute(_PEN.with_for_update(), {"of_room": room}).one_or_none()
    if found is None or found.number != number or found.device is None:
        raise TakenOverError(_pen(found))


def _take(
    connection: Connection,
    room: str,
    device: str,
    label: str,
    now: datetime,
    *,
    take_over: bool,
) -> PenAnswer | None:
    found = connection.execute(_PEN.with_for_update(), {"of_room": room}).one_or_none()
    if found is None:
        return None
    held = _pen(found)
    if held is not None and held.device == device:
        return PenAnswer(held, taken=True)
    if held is not None and not take_over:
        return PenAnswer(held, taken=False)
    pen = Pen(number=found.number + 1, device=device, label=label, since=now)
    values = {"number": pen.number, "device": device, "label": label, "since": now}
    connection.execute(update(PENS).where(PENS.c.room == room).values(values))
    return PenAnswer(pen, taken=True)


def _held(connection: Connection, room: str) -> Pen | None:
    return _pen(connection.execute(_PEN, {"of_room": room}).one_or_none())


def _pen(found: Any) -> Pen | None:  # noqa: ANN401 - a row
    if found is None or found.device is None:
        return None
    since = found.since
    return Pen(
        number=found.number,
        device=found.device,
        label=found.label or "",
        since=since.replace(tzinfo=UTC) if since.tzinfo is None else since,
    )
