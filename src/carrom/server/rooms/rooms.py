"""Rooms at work: intents become entries of the log, computers and clocks play their part.

A room in memory is a copy of its log and nothing else. Whoever finds that the log has grown without
him reads it again; so several processes may serve one room. A room that nobody has open for a while
is let go, and read again when somebody comes.
"""

import asyncio
import secrets
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from datetime import UTC, datetime, timedelta
from functools import partial
from hashlib import sha256
from time import monotonic
from typing import Final

import msgspec
from msgspec import UNSET

from carrom import __version__
from carrom.match.asked import asked
from carrom.match.decide import decide, toss
from carrom.match.facts import TimeRanOut
from carrom.match.record import opening
from carrom.match.record_write import Header, event_line, hash_of
from carrom.match.refusals import Refusal, RefusedError, Why
from carrom.match.settings import Settings
from carrom.match.simulated_stroke import check_turn, simulate_stroke
from carrom.match.state import Phase
from carrom.messages import Message, message
from carrom.physics import InputError, Motion, TooLongError, keyframes
from carrom.players.at_match import Answer
from carrom.server import logs
from carrom.server.http.responses import in_thread
from carrom.server.rooms.autoplay import automatic
from carrom.server.rooms.bus import Bus
from carrom.server.rooms.intents import Action, Strike, Toss, doer, fact_of
from carrom.server.rooms.room_cache import RoomCache
from carrom.server.rooms.room_state import RoomState, take
from carrom.server.rooms.views import entry_view
from carrom.store.store import (
    Chair,
    ConflictError,
    RepeatedError,
    Room,
    StorageError,
    Store,
    StoredEntry,
)

TOKEN_BYTES: Final = 24
ROOM_BYTES: Final = 12
SLOW: Final = 0.5
"""Seconds from which on a stroke is worth a warning."""
LOOK_AGAIN: Final = 1.0
SHOWN: Final = 1.0
"""Seconds that pages take to show a computer's aim, and that nobody's time runs for (3.6.b)."""
FIRST_WAIT, LONGEST_WAIT = 1.0, 10.0
"""Seconds until a step that could not be stored is tried again."""


class RefusedIntentError(Exception):
    """An intent that changes nothing: the kind of reason, and a sentence."""

    def __init__(self, kind: str, said: Message) -> None:
        super().__init__(kind)
        self.kind = kind
        self.said = said


class StaleError(Exception):
    """The intent was made for an older state; the sender needs the newer one."""


def hashed(token: str) -> str:
    """Return what is kept of a seat token."""
    return sha256(token.encode()).hexdigest()


def new_room(settings: Settings, names: Mapping[str, str], chairs: Mapping[str, Chair]) -> Room:
    """Return a new room with an id that nobody can guess."""
    name = secrets.token_urlsafe(ROOM_BYTES)
    now = datetime.now(UTC)
    computers = {
        player: f"{chair} {__version__}"
        for player, chair in chairs.items()
        if chair is not Chair.PERSON
    }
    header = Header(
        match=name,
        settings=settings,
        date=now.date(),
        names=dict(names),
        computers=computers or UNSET,
    )
    return Room(id=name, header=header, chairs=dict(chairs), seed=secrets.randbits(63), opened=now)


class Rooms:
    """All rooms of a process, over one store and one bus."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
        *,
        patient: bool = True,
    ) -> None:
        """``patient``: computers wait until the discs have come to rest before people's eyes."""
        self.store = store
        self.bus = bus
        self.now = now
        self._patient = patient
        self.cache = RoomCache(store)

    async def open(
        self, settings: Settings, names: Mapping[str, str], chairs: Mapping[str, Chair]
    ) -> tuple[Room, str]:
        """Open a room; return it with the token that speaks for all its people."""
        room = new_room(settings, names, chairs)
        token = secrets.token_urlsafe(TOKEN_BYTES)
        people = [player for player, chair in chairs.items() if chair is Chair.PERSON]
        await self.store.open(room, dict.fromkeys(people, hashed(token)))
        logs.info("room-opened", room=room.id, kind=settings.rules)
        return room, token

    async def room(self, name: str) -> RoomState | None:
        """Return a room."""
        return await self.cache.room(name)

    @contextmanager
    def visit(self, live: RoomState) -> Iterator[asyncio.Event]:
        """Come to a room with a page, and let it go on; the event is set when there is news."""
        with self.cache.visit(live), self.bus.listen(live.room.id) as bell:
            self.drive(live)
            yield bell

    async def act(
        self, name: str, players: tuple[str, ...], act: Action, seq: int, intent: str
    ) -> int:
        """Carry out an intent of somebody who speaks for ``players``; return the log's new length.

        An intent that was carried out before is answered as it was then.
        """
        live = await self.room(name)
        if live is None:
            raise RefusedIntentError("no-room", message("server-no-room"))
        began = monotonic()
        async with live.lock:
            if seq != live.seq:
                done = await self.store.answered(name, intent)
                if done is not None:
                    return done
                await self.cache.catch_up(live)
            if seq != live.seq:
                raise StaleError
            who = doer(live.settings, live.state, act, asked(live.settings, live.state).player)
            if who is None and players:
                who = players[0]
            if who is None or who not in players:
                raise RefusedIntentError("not-yours", message("server-not-yours"))
            try:
                await self._append(live, await self._answer(live, act, who), intent)
            except RepeatedError as before:
                return before.seq
            done = live.seq
        spent = monotonic() - began
        if spent > SLOW:
            logs.warning("slow", room=name, seq=done, kind=type(act).__name__, ms=_ms(spent))
        self.drive(live)
        return done

    async def motions(self, live: RoomState, since: int) -> dict[int, bytes]:
        """Return the motions of the strokes after a number, by number."""
        if live.struck <= since:
            return {}
        if live.motion is not None and live.struck == since + 1:
            return {live.struck: live.motion}
        return await self.store.motions(live.room.id, since)

    async def record(self, name: str) -> bytes | None:
        """Return the record of a room's match, as a file."""
        live = await self.room(name)
        if live is None:
            return None
        return opening(live.room.header) + b"".join(await self.store.lines(name))

    def drive(self, live: RoomState) -> None:
        """Let computers, the umpire of a computer's board, and the clock do what is theirs."""
        if live.driver is None or live.driver.done():
            live.stuck = None
            live.driver = asyncio.create_task(self._drive_on(live))

    async def stop(self) -> None:
        """Let everything at work come to its end."""
        await self.cache.stop()
        await self.store.close()

    async def _drive_on(self, live: RoomState) -> None:
        """Drive a room; what stops it is logged and told to its pages, and a full disk waited for."""
        wait = FIRST_WAIT
        while True:
            before = live.seq
            try:
                await self._drive(live)
            except StorageError as problem:
                logs.error("storage", room=live.room.id, seq=live.seq, said=str(problem))
                self._tell_stuck(live, message("server-storage"))
            except RefusedIntentError as refused:
                logs.error("step-refused", room=live.room.id, seq=live.seq, kind=refused.kind)
                return self._tell_stuck(live, message("server-stuck"))
            except Exception as problem:  # noqa: BLE001 - whatever it is, the room must not die in silence
                logs.error("step-failed", problem=problem, room=live.room.id, seq=live.seq)
                return self._tell_stuck(live, message("server-stuck"))
            else:
                return None
            wait = FIRST_WAIT if live.seq > before else wait
            await asyncio.sleep(wait)
            wait = min(2 * wait, LONGEST_WAIT)

    def _tell_stuck(self, live: RoomState, why: Message) -> None:
        live.stuck = why
        self.bus.ring(live.room.id)

    async def _drive(self, live: RoomState) -> None:
        while live.state.phase is not Phase.OVER:
            seq, at = live.seq, live.at
            step = await in_thread(partial(automatic, live.room, live.match))
            if step is not None:
                await self._until(at)
                async with live.lock:
                    if live.seq == seq:
                        with suppress(StaleError):
                            await self._append(live, step, None)
                continue
            if live.seq != seq:
                continue
            timer, deadline = live.state.timer, live.state.deadline
            if timer is None or deadline is None or not live.pages:
                return
            with self.bus.listen(live.room.id) as bell:
                while live.seq == seq and (left := (deadline - self.now()).total_seconds()) > 0:
                    with suppress(TimeoutError):  # a machine may sleep: look at the clock anew
                        await asyncio.wait_for(bell.wait(), min(left, LOOK_AGAIN))
                    bell.clear()
            if live.seq == seq:
                with suppress(StaleError):
                    await self._time_out(live)

    async def _time_out(self, live: RoomState) -> None:
        async with live.lock:
            await self.cache.catch_up(live)
            timer, deadline = live.state.timer, live.state.deadline
            if timer is None or deadline is None or self.now() < deadline or not live.pages:
                return  # where nobody is there, time runs out once, when somebody comes
            await self._append(live, Answer(TimeRanOut(timer=timer)), None)
            logs.info("time-ran-out", room=live.room.id, seq=live.seq, kind=timer)

    async def _until(self, then: datetime) -> None:
        """Wait until the discs that people see are at rest."""
        if self._patient:
            await asyncio.sleep(max(0.0, (then - self.now()).total_seconds()))

    async def _answer(self, live: RoomState, act: Action, who: str) -> Answer:
        if isinstance(act, Toss):
            return Answer(toss(secrets.randbelow(2)))
        if not isinstance(act, Strike):
            return Answer(await in_thread(partial(fact_of, live.settings, live.state, act, who)))
        try:
            check_turn(live.match, act.aim)
            make = partial(simulate_stroke, live.settings, live.state, act.aim, who)
            made = await in_thread(make)
        except InputError as problem:
            raise RefusedIntentError(problem.problem, problem.said) from None
        except RefusedError as problem:
            raise RefusedIntentError(problem.refusal.why, problem.refusal.said) from None
        except TooLongError:
            raise RefusedIntentError("too-long", message("server-failed")) from None
        if made.fact is None:
            raise RefusedIntentError(Why.NO_STROKE, message(f"refusal-{Why.NO_STROKE}"))
        return Answer(made.fact, act.aim, made.motion)

    async def _append(self, live: RoomState, step: Answer, intent: str | None) -> None:
        motion = None if step.motion is None else await in_thread(partial(_kept, step))
        lasts = 0.0 if step.motion is None else step.motion.duration
        if step.motion is not None and intent is None and self._patient:
            lasts += SHOWN
        at = max(self.now() + timedelta(seconds=lasts), live.at)
        event = decide(live.match, step.fact, at)
        if isinstance(event, Refusal):
            raise RefusedIntentError(event.why, event.said)
        view = entry_view(live.match, event)  # what cannot be told is not kept
        line = event_line(event, live.hash)
        entry = StoredEntry(seq=event.seq, line=line, motion=motion)
        try:
            await self.store.append(live.room.id, live.seq, [entry], intent)
        except ConflictError:  # another process was quicker
            await self.cache.catch_up(live)
            if live.seq == event.seq - 1:
                raise StorageError("the log does not take an entry") from None
            self.bus.ring(live.room.id)
            raise StaleError from None
        take(live, event, hash_of(line), view, motion)
        live.stuck = None
        self.bus.ring(live.room.id)
        logs.debug("appended", room=live.room.id, seq=live.seq, kind=type(step.fact).__name__)


def _kept(step: Answer) -> bytes:
    """Return what is kept of a stroke: how it was played, and its keyframes."""
    motion: Motion | None = step.motion
    assert motion is not None
    return msgspec.json.encode({"aim": step.aim, "frames": keyframes(motion)})


def _ms(seconds: float) -> float:
    return round(1e3 * seconds, 1)
