"""Boards at the umpire's desk: rooms where nobody sits, and one device writes.

Everything else is as in any room: the log, the record, the sockets of those who look on.
"""

from collections.abc import Callable, Sequence
from datetime import datetime
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import Struct, structs

from carrom.desk.errors import EntryError
from carrom.desk.remote import UNREADABLE
from carrom.desk.view import decode_fact
from carrom.match.facts import Fact
from carrom.match.match_log import MatchLog
from carrom.match.record_write import Header
from carrom.messages import Message, message
from carrom.server import logs
from carrom.server.rooms.new_rooms import hashed, new_room, new_token
from carrom.server.rooms.played import Played
from carrom.server.rooms.refused import RefusedIntentError, StaleError
from carrom.server.rooms.room_state import RoomState
from carrom.store.pens import PenAnswer, TakenOverError
from carrom.store.store import Asked, Chair, RepeatedError, Room, seated

if TYPE_CHECKING:
    from carrom.server.rooms.rooms import Rooms

MOST_AT_ONCE: Final = 50
"""Entries in one request."""


class DeskEntry(Struct, frozen=True, kw_only=True):
    """Something an umpire entered: on which device it happened when."""

    id: str
    """The device's own, the same whenever it is sent again."""
    fact: dict[str, Any]
    at: datetime


class Taken(Struct, frozen=True):
    """An entry that stands in the log, now or since an earlier request."""

    id: str
    seq: int


class NotTaken(Struct, frozen=True):
    """The first entry that was refused; what came behind it was not looked at."""

    id: str
    kind: str
    said: Message


class Entered(Struct, frozen=True):
    """What became of a row of entries."""

    taken: tuple[Taken, ...]
    refused: NotTaken | None = None


class DeskRooms:
    """The desks among the rooms of a process."""

    def __init__(self, rooms: "Rooms") -> None:
        self._rooms = rooms

    async def open(self, header: Header) -> tuple[Room, str]:
        """Open a board on the terms of a header; return it with the secret of the umpire's link."""
        settings = header.settings
        chairs = dict.fromkeys(settings.players, Chair.PERSON)
        fresh = new_room(settings, header.names, chairs)
        told = structs.replace(
            fresh.header,
            place=header.place,
            equipment=header.equipment,
            checked=header.checked,
            notes=header.notes,
        )
        room = structs.replace(fresh, header=told, desk=True)
        secret = new_token()
        await self._rooms.store.open(room, seated(room, None), (), hashed(secret))
        logs.info("desk-opened", room=room.id, kind=settings.rules)
        return room, secret

    async def desk(self, name: str) -> RoomState | None:
        """Return a desk by its id, or by the id it is watched by; None: there is none."""
        live = await self._rooms.room(name)
        return live if live is not None and live.room.desk else None

    async def is_umpire(self, live: RoomState, secret: str) -> bool:
        """Say whether somebody has the umpire's link."""
        return await self._rooms.store.is_umpire(live.room.id, hashed(secret))

    async def renew_umpire(self, live: RoomState, secret: str) -> str:
        """Give a desk a new umpire's link; return its secret. A key of a tournament's desk is not one."""
        fresh, room = new_token(), live.room.id
        if not await self._rooms.store.renew_umpire(room, hashed(fresh), hashed(secret)):
            raise RefusedIntentError("tournament", message("server-desk-link-tournament"))
        logs.info("links-renewed", room=room, kind="umpire")
        return fresh

    async def take_pen(
        self, live: RoomState, device: str, label: str, *, take_over: bool
    ) -> PenAnswer:
        """Give the pen to a device, if nobody else has it or it takes over."""
        now = self._rooms.now()
        found = await self._rooms.store.take_pen(
            live.room.id, device, label, now, take_over=take_over
        )
        if found is None:
            raise RefusedIntentError("no-room", message("server-deleted"))
        if found.taken:
            logs.info("pen-taken", room=live.room.id, seq=live.seq, number=found.pen.number)
            self._rooms.table_changed(live.room.id)
        return found

    async def enter(
        self,
        live: RoomState,
        pen: int,
        expected: int,
        entries: Sequence[DeskEntry],
        check: Callable[[Fact], None] = lambda _: None,
    ) -> Entered:
        """Decide on entries in order, each once; stop at the first that is refused.

        ``expected``: how long the log was on the device before the first of them; ``check`` raises a
        :class:`RefusedIntentError` for what these people may not enter here.
        """
        taken: list[Taken] = []
        async with live.lock:
            for entry in entries:
                try:
                    seq = await self._enter(live, pen, expected, entry, check)
                except RefusedIntentError as why:
                    return Entered(tuple(taken), NotTaken(entry.id, why.kind, why.said))
                except StaleError:
                    said = message("server-desk-stale")
                    return Entered(tuple(taken), NotTaken(entry.id, "stale", said))
                except TakenOverError as why:
                    return Entered(tuple(taken), NotTaken(entry.id, "taken-over", _over(why)))
                taken.append(Taken(entry.id, seq))
                expected = max(expected, seq)
        return Entered(tuple(taken))

    async def _enter(
        self,
        live: RoomState,
        pen: int,
        expected: int,
        entry: DeskEntry,
        check: Callable[[Fact], None],
    ) -> int:
        """Enter one thing; return its number in the log."""
        rooms = self._rooms
        wanted = Asked(entry.id, _digest(entry))
        if live.seq != expected:
            await rooms.cache.catch_up(live)
            if live.seq != expected:
                return await self._done_before(live, pen, wanted)
        fact = _read(entry.fact, live.match)
        check(fact)
        try:
            await rooms.writer.append(
                live, Played(fact), wanted, pen=pen, at=self.plausible(live, entry.at)
            )
        except RepeatedError as before_now:
            await rooms.cache.catch_up(live)
            return _same(wanted, before_now.seq, before_now.digest)
        except StaleError:
            return await self._done_before(live, pen, wanted)
        return live.seq

    async def _done_before(self, live: RoomState, pen: int, wanted: Asked) -> int:
        """Return the entry by which the log is longer, if it is this one; else it came too late."""
        before = await self._rooms.store.answered(live.room.id, wanted.intent)
        if before is not None:
            await self._rooms.cache.catch_up(live)
            return _same(wanted, *before)
        await self._see_pen(live.room.id, pen)
        raise StaleError

    async def _see_pen(self, room: str, pen: int) -> None:
        """See whether the log is longer because another device writes now."""
        now = await self._rooms.store.pen(room)
        if now is None or now.number != pen:
            raise TakenOverError(now)

    def plausible(self, live: RoomState, at: datetime) -> datetime:
        """Return when something was entered: as the device says, if that can be; else now."""
        now = max(self._rooms.now(), live.at)
        return at if live.at <= at <= now else now


def _read(told: dict[str, Any], match: MatchLog) -> Fact:
    """Read a fact; what is none is refused."""
    try:
        return decode_fact(msgspec.json.encode(told), match)
    except EntryError as problem:
        raise RefusedIntentError(UNREADABLE, problem.said) from None


def _over(why: TakenOverError) -> Message:
    label = why.pen.label if why.pen else ""
    return message("server-desk-taken-over", label=label or "none")


def _digest(entry: DeskEntry) -> str:
    """Return by what it is seen that an entry is the same again."""
    told = msgspec.json.encode([entry.fact, entry.at], order="deterministic")
    return sha256(told).hexdigest()


def _same(wanted: Asked, seq: int, digest: str) -> int:
    if digest != wanted.digest:
        raise RefusedIntentError("other-intent", message("server-other-intent"))
    return seq
