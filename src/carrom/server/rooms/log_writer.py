"""What somebody did becomes an entry of the log: ruled on, saved, told."""

from datetime import datetime, timedelta
from functools import partial
from typing import TYPE_CHECKING, Final

from msgspec import structs

from carrom.match.asked import opening
from carrom.match.decide import decide
from carrom.match.events import Event
from carrom.match.facts import SaidPlay, TimeRanOut
from carrom.match.line_chain import hash_of
from carrom.match.match_log import CutShortError, MatchLog
from carrom.match.record_write import event_line
from carrom.match.refusals import Refusal
from carrom.match.time_left import with_time_left
from carrom.messages import message
from carrom.server import logs
from carrom.server.http.responses import in_thread
from carrom.server.rooms.offers import not_gone
from carrom.server.rooms.played import Played
from carrom.server.rooms.refused import RefusedIntentError, StaleError
from carrom.server.rooms.room_state import EVERY, RoomState, take
from carrom.server.rooms.views import entry_view
from carrom.store.asked import UnseatedError
from carrom.store.at_table import Absence, HereError
from carrom.store.store import (
    Asked,
    ConflictError,
    LostLeaseError,
    StorageError,
    StoredEntry,
)

if TYPE_CHECKING:
    from carrom.server.rooms.rooms import Rooms

SHOWN: Final = 1.0
"""Seconds that pages take to show a computer's aim, and that nobody's time runs for (3.6.b)."""


class LogWriter:
    """Adds to the logs of rooms."""

    def __init__(self, rooms: "Rooms") -> None:
        self._rooms = rooms

    async def append(
        self,
        live: RoomState,
        step: Played,
        wanted: Asked | None,
        lease: str | None = None,
        absence: Absence | None = None,
        late: float = 0.0,
        pen: int | None = None,
        at: datetime | None = None,
    ) -> None:
        """Add what somebody did to the log; whoever holds the room's lock calls this.

        What came ``late`` (s) and is forgiven happened when the time limit was reached. What is entered
        at a desk carries the number of its ``pen``, and happened ``at`` a time the umpire's device knows.
        """
        lasts = step.lasts
        if step.motion is not None and wanted is None and self._rooms.patient:
            lasts += SHOWN
        rests = self._rooms.now() + timedelta(seconds=lasts)
        if at is None:
            at = self._when(live, step, max(rests, live.at), late)
            if isinstance(
                step.fact, SaidPlay
            ):  # a board does not begin after the time of the match
                step = structs.replace(step, fact=opening(live.state, at))
        event, view, line = await self._decided(live, step, at, late)
        entry = StoredEntry(seq=event.seq, line=line, motion=step.motion)
        try:
            with self._rooms.metrics.append.time():
                await self._rooms.store.append(
                    live.room.id,
                    event.seq - 1,
                    [entry],
                    wanted,
                    lease=lease,
                    absence=absence,
                    now=self._rooms.now(),
                    pen=pen,
                )
        except HereError as back:
            raise not_gone(live, str(back)) from None
        except UnseatedError:
            raise await self._rooms.unseated(live) from None
        except LostLeaseError:
            live.leased = False
            raise StaleError from None
        except ConflictError:  # another process was quicker
            await self._rooms.cache.catch_up(live)
            if live.seq == event.seq - 1:
                if await self._rooms.upkeep.find_gone([live]):
                    raise RefusedIntentError("no-room", message("server-deleted")) from None
                raise StorageError("the log does not take an entry") from None
            self._rooms.bus.ring_here(live.room.id)
            raise StaleError from None
        if live.seq < event.seq:  # nobody has read it from the log meanwhile
            take(live, event, hash_of(line), view, rests, step.motion)
        live.stuck = None
        if step.motion is not None:
            self._rooms.metrics.strokes.inc()
        self._rooms.bus.ring(live.room.id)
        logs.debug("appended", room=live.room.id, seq=live.seq, kind=type(step.fact).__name__)
        if live.seq % EVERY == 0 and not live.room.desk:
            self._rooms.later(self._rooms.cache.keep_snapshot(live))

    def _when(self, live: RoomState, step: Played, at: datetime, late: float) -> datetime:
        """Return when something happened: a time limit is over at its end, not before."""
        deadline = live.state.deadline
        if deadline is None:
            return at
        if isinstance(step.fact, TimeRanOut):
            at = max(at, deadline)
        return min(at, deadline + timedelta(seconds=step.lasts)) if late else at

    async def _decided(
        self, live: RoomState, step: Played, at: datetime, late: float
    ) -> tuple[Event, bytes, bytes]:
        """Rule on a step; return it with its view and its line, made where no page waits for it."""
        match, digest = live.match, live.hash
        try:
            return await in_thread(partial(_decided, match, digest, step, at, late))
        except CutShortError:
            whole = await self._rooms.whole(live)
            if whole.seq != match.seq:  # read on meanwhile
                raise StaleError from None
            return await in_thread(partial(_decided, whole, digest, step, at, late))


def _decided(
    match: MatchLog, digest: str, step: Played, at: datetime, late: float
) -> tuple[Event, bytes, bytes]:
    event = decide(match, with_time_left(match.state, step.fact, at), at)
    if isinstance(event, Refusal):
        raise RefusedIntentError(event.why, event.said)
    if late:
        event = structs.replace(event, lag=round(late, 3))
    view = entry_view(match, event)  # what cannot be told is not kept
    return event, view, event_line(event, digest)
