"""Intents of people become entries of the log: whose they are, whether they come in time, and only once."""

from datetime import datetime
from hashlib import sha256
from time import monotonic
from typing import TYPE_CHECKING, Final

import msgspec

from carrom.match.asked import asked
from carrom.match.facts import TimeRanOut
from carrom.messages import message
from carrom.server import logs
from carrom.server.rooms.answers import answer
from carrom.server.rooms.intents import (
    Action,
    Claim,
    Decline,
    Offer,
    Strike,
    doer,
)
from carrom.server.rooms.lag import lateness, refund
from carrom.server.rooms.offers import at_table
from carrom.server.rooms.played import Played
from carrom.server.rooms.refused import RefusedIntentError, StaleError
from carrom.server.rooms.room_state import RoomState
from carrom.store.store import Asked, Chair, RepeatedError

if TYPE_CHECKING:
    from carrom.server.rooms.rooms import Rooms

SLOW: Final = 0.5
"""Seconds from which on a stroke is worth a warning."""


class IntentHandler:
    """Carries out what people want done in rooms."""

    def __init__(self, rooms: "Rooms") -> None:
        self._rooms = rooms

    async def act(
        self,
        name: str,
        players: tuple[str, ...],
        act: Action,
        seq: int,
        intent: str,
        lag: float = 0.0,
        token: str = "",
    ) -> int:
        """Carry out an intent of somebody who speaks for ``players``; return the log's new length.

        An intent that was carried out before is answered as it was then; the same id for something
        else, or from somebody else, is refused. ``lag``: how long the line to the page is (s), which
        its player's clock does not count. With a ``token``, by its hash, only the database knows
        whether it still speaks for them: another process may have given the seat to somebody else.
        """
        arrived = self._rooms.now()
        live = await self._rooms.room(name)
        if live is None:
            raise RefusedIntentError("no-room", message("server-no-room"))
        if live.room.desk:
            raise RefusedIntentError("at-desk", message("server-at-desk"))
        began = monotonic()
        wanted = Asked(intent, _digest(act, seq, players), token, players)
        async with live.lock:
            try:
                done = await self._carry_out(live, players, act, seq, wanted, lag, arrived)
            except RepeatedError as before:
                return _same(wanted, before.seq, before.digest)
            except StaleError:  # the log has moved on: perhaps by this very intent, said elsewhere
                known = await self._rooms.store.answered(live.room.id, intent)
                if known is None:
                    raise
                return _same(wanted, *known)
        spent = monotonic() - began
        if isinstance(act, Strike):
            self._rooms.metrics.ruling.observe(spent)
        if spent > SLOW:
            logs.warning("slow", room=name, seq=done, kind=type(act).__name__, ms=_ms(spent))
        self._rooms.driving.drive(live)
        return done

    async def _carry_out(
        self,
        live: RoomState,
        players: tuple[str, ...],
        act: Action,
        seq: int,
        wanted: Asked,
        lag: float,
        arrived: datetime,
    ) -> int:
        """Carry out an intent; whoever holds the room's lock calls this."""
        if seq != live.seq:
            await self._rooms.cache.catch_up(live)
        if seq != live.seq:
            raise StaleError
        if isinstance(act, Claim | Offer | Decline):
            return await self._act_at_table(live, players, act, seq, wanted)
        who = doer(live.settings, live.state, act, asked(live.settings, live.state).player)
        if who is None and players:
            turn = live.state.turn
            who = turn if turn in players else players[0]
        if who is None or who not in players:
            raise RefusedIntentError("not-yours", message("server-not-yours"))
        if Chair.OPEN in live.room.chairs.values():
            raise RefusedIntentError("seats-open", message("server-seats-open"))
        late = lateness(live, act, arrived)
        if late > refund(live.match, who, lag) and live.state.timer is not None:
            await self._rooms.writer.append(live, Played(TimeRanOut(timer=live.state.timer)), None)
            raise RefusedIntentError("too-late", message("server-too-late"))
        step = await answer(self._rooms, live, act, who, players)
        if live.seq != seq:  # read on meanwhile: it was worked out for another board
            raise StaleError
        await self._rooms.writer.append(live, step, wanted, late=late)
        return live.seq

    async def _act_at_table(
        self,
        live: RoomState,
        players: tuple[str, ...],
        act: Claim | Offer | Decline,
        seq: int,
        wanted: Asked,
    ) -> int:
        """Carry out what concerns the other side; whoever holds the room's lock calls this."""
        if Chair.OPEN in live.room.chairs.values():
            raise RefusedIntentError("seats-open", message("server-seats-open"))
        if wanted.token:
            known = await self._rooms.store.players(live.room.id, wanted.token)
            if not set(players) <= set(known):
                raise await self._rooms.unseated(live)
        step = await at_table(self._rooms, live, players, act)
        self._rooms.table_changed(live.room.id)
        if step is not None:
            if live.seq != seq:
                raise StaleError
            await self._rooms.writer.append(live, step.played, wanted, absence=step.absence)
        return live.seq


def _digest(act: Action, seq: int, players: tuple[str, ...]) -> str:
    """Return by what it is seen that an intent is the same again."""
    told = msgspec.json.encode([act, seq, players])
    return sha256(told).hexdigest()


def _same(wanted: Asked, seq: int, digest: str) -> int:
    """Return what an intent led to before, if it is the same; of older entries it is not known."""
    if digest not in ("", wanted.digest):
        raise RefusedIntentError("other-intent", message("server-other-intent"))
    return seq


def _ms(seconds: float) -> float:
    return round(1e3 * seconds, 1)
