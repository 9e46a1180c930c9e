"""Rooms at work: intents become entries of the log, computers and clocks play their part.

A room in memory is a copy of its log and nothing else. Whoever finds that the log has grown without
him reads it again; so several processes may serve one room.
"""

import asyncio
import secrets
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from functools import partial
from hashlib import sha256
from typing import Final

import msgspec

from carrom.match.course import decide, toss
from carrom.match.events import Event, apply
from carrom.match.facts import TimeRanOut
from carrom.match.lines import Header, event_line, hash_of, header_line
from carrom.match.reading import parse
from carrom.match.record import opening
from carrom.match.refusals import Refusal
from carrom.match.settings import Settings
from carrom.match.state import Phase, State
from carrom.match.table import seat_of
from carrom.messages import Message, message
from carrom.physics import InputError, Motion, keyframes
from carrom.players import LEVELS, Planner
from carrom.players.table import Answer, Seated, answer, asked, officiated, struck, turned
from carrom.server.acts import Act, Strike, Toss, aim_of, doer, fact_of
from carrom.server.bus import Bus
from carrom.server.replies import away
from carrom.server.store import Chair, ConflictError, Entry, Room, Store
from carrom.server.views import entry_view

TOKEN_BYTES: Final = 24
ROOM_BYTES: Final = 12
ATTEMPTS: Final = 5
"""How often an entry is tried again when another process was quicker."""


class RefusedIntentError(Exception):
    """An intent that changes nothing: the kind of reason, and a sentence."""

    def __init__(self, kind: str, said: Message) -> None:
        super().__init__(kind)
        self.kind = kind
        self.said = said


class StaleError(Exception):
    """The intent was made for an older state; the sender needs the newer one."""


@dataclass
class Live:
    """A room in memory: its log folded."""

    room: Room
    state: State
    seq: int
    hash: str
    at: datetime
    """When the last entry was over: a stroke's is when everything is at rest (3.6.b)."""
    views: list[bytes] = field(default_factory=list)
    """Every entry as the pages are told of it, made once."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    driver: asyncio.Task[None] | None = None

    @property
    def settings(self) -> Settings:
        """The terms of the match."""
        return self.room.header.settings


def hashed(token: str) -> str:
    """Return what is kept of a seat token."""
    return sha256(token.encode()).hexdigest()


def new_room(settings: Settings, names: Mapping[str, str], chairs: Mapping[str, Chair]) -> Room:
    """Return a new room with an id that nobody can guess."""
    name = secrets.token_urlsafe(ROOM_BYTES)
    now = datetime.now(UTC)
    header = Header(match=name, settings=settings, date=now.date(), names=dict(names))
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
        self._live: dict[str, Live] = {}

    async def open(
        self, settings: Settings, names: Mapping[str, str], chairs: Mapping[str, Chair]
    ) -> tuple[Room, str]:
        """Open a room; return it with the token that speaks for all its people."""
        room = new_room(settings, names, chairs)
        token = secrets.token_urlsafe(TOKEN_BYTES)
        people = [player for player, chair in chairs.items() if chair is Chair.PERSON]
        await self.store.open(room, dict.fromkeys(people, hashed(token)))
        return room, token

    async def live(self, name: str) -> Live | None:
        """Return a room, read from the store the first time."""
        if name not in self._live:
            room = await self.store.room(name)
            if room is None:
                return None
            fresh = Live(room, State(), 0, hash_of(header_line(room.header)), room.opened)
            await self._catch_up(fresh)
            self._live.setdefault(name, fresh)
        return self._live[name]

    async def act(
        self, name: str, players: tuple[str, ...], act: Act, seq: int, intent: str
    ) -> int:
        """Carry out an intent of somebody who speaks for ``players``; return the log's new length.

        An intent that was carried out before is answered as it was then.
        """
        live = await self.live(name)
        if live is None:
            raise RefusedIntentError("no-room", message("server-no-room"))
        async with live.lock:
            done = await self.store.answered(name, intent)
            if done is not None:
                return done
            await self._catch_up(live)
            if seq != live.seq:
                raise StaleError
            who = doer(live.settings, live.state, act, asked(live.settings, live.state))
            if who is None and players:
                who = players[0]
            if who is None or who not in players:
                raise RefusedIntentError("not-yours", message("server-not-yours"))
            await self._append(live, await self._answer(live, act, who), intent)
        self.drive(live)
        return live.seq

    async def news(self, live: Live, since: int) -> list[tuple[bytes, bytes | None]]:
        """Return the entries after a number, as pages are told of them, with their motions."""
        entries = await self.store.entries(live.room.id, since)
        known = [entry for entry in entries if entry.seq <= len(live.views)]
        return [(live.views[entry.seq - 1], entry.motion) for entry in known]

    async def record(self, name: str) -> bytes | None:
        """Return the record of a room's match, as a file."""
        live = await self.live(name)
        if live is None:
            return None
        lines = [entry.line for entry in await self.store.entries(name)]
        return opening(live.room.header) + b"".join(lines)

    def drive(self, live: Live) -> None:
        """Let computers, the umpire of a computer's board, and the clock do what is theirs."""
        if live.driver is None or live.driver.done():
            live.driver = asyncio.create_task(self._drive(live))

    async def stop(self) -> None:
        """Let everything at work come to its end."""
        drivers = [live.driver for live in self._live.values() if live.driver is not None]
        for driver in drivers:
            driver.cancel()
        await asyncio.gather(*drivers, return_exceptions=True)
        await self.store.close()

    async def _drive(self, live: Live) -> None:
        while live.state.phase is not Phase.OVER:
            async with live.lock:
                await self._catch_up(live)
                step = await away(partial(_automatic, live.room, live.state, live.seq))
                if step is not None:
                    await self._until(live.at)
                    await self._append(live, step, None)
                    continue
                timer, deadline = live.state.timer, live.state.deadline
            if timer is None or deadline is None:
                return
            left = (deadline - self.now()).total_seconds()
            before = live.seq
            with self.bus.listen(live.room.id) as bell, suppress(TimeoutError):
                await asyncio.wait_for(bell.wait(), max(0.0, left))
            if live.seq == before:
                await self._time_out(live)

    async def _time_out(self, live: Live) -> None:
        async with live.lock:
            await self._catch_up(live)
            timer, deadline = live.state.timer, live.state.deadline
            if timer is None or deadline is None or self.now() < deadline:
                return
            with suppress(RefusedIntentError):
                await self._append(live, Answer(TimeRanOut(timer=timer)), None)

    async def _until(self, then: datetime) -> None:
        """Wait until the discs that people see are at rest."""
        if self._patient:
            await asyncio.sleep(max(0.0, (then - self.now()).total_seconds()))

    async def _answer(self, live: Live, act: Act, who: str) -> Answer:
        if isinstance(act, Toss):
            return Answer(toss(secrets.randbelow(2)))
        if not isinstance(act, Strike):
            return Answer(await away(partial(fact_of, live.settings, live.state, act, who)))
        if live.state.phase is not Phase.STROKE:
            raise RefusedIntentError("not-now", message("refusal-not-now"))
        aim = aim_of(act, seat_of(live.state, who))
        try:
            fact, motion = await away(partial(struck, live.settings, live.state, aim, who))
        except InputError as problem:
            raise RefusedIntentError(problem.problem, problem.said) from None
        if fact is None:
            raise RefusedIntentError("no-stroke", message("server-no-stroke"))
        return Answer(fact, aim, motion)

    async def _append(self, live: Live, step: Answer, intent: str | None) -> None:
        motion = None if step.motion is None else await away(partial(_kept, step))
        lasts = timedelta(seconds=0.0 if step.motion is None else step.motion.duration)
        for _ in range(ATTEMPTS):
            at = max(self.now() + lasts, live.at)
            event = decide(live.settings, live.state, step.fact, at, seq=live.seq + 1)
            if isinstance(event, Refusal):
                raise RefusedIntentError(event.why, event.said)
            line = event_line(event, live.hash)
            entry = Entry(seq=event.seq, line=line, motion=motion)
            try:
                await self.store.append(live.room.id, live.seq, [entry], intent)
            except ConflictError:
                await self._catch_up(live)
                if intent is not None:
                    raise StaleError from None
                continue
            _take(live, event, hash_of(line))
            self.bus.ring(live.room.id)
            return
        raise StaleError

    async def _catch_up(self, live: Live) -> None:
        """Fold what the log has beyond what is known here."""
        if not await self.store.entries(live.room.id, live.seq):
            return
        entries = await self.store.entries(live.room.id)
        parsed = parse(header_line(live.room.header) + b"".join(entry.line for entry in entries))
        if parsed.fault is not None:
            raise ValueError(f"the log of {live.room.id} is damaged: {parsed.fault.kind}")
        for event, digest in zip(parsed.events, parsed.hashes[1:], strict=True):
            if event.seq > live.seq:
                _take(live, event, digest)


def _take(live: Live, event: Event, digest: str) -> None:
    live.views.append(entry_view(live.room, live.state, event))
    live.state, live.seq, live.hash = apply(live.state, event), event.seq, digest
    live.at = event.at


def _automatic(room: Room, state: State, seq: int) -> Answer | None:
    """Return what a computer, or the umpire where no person has a say, does next."""
    settings = room.header.settings
    key = (room.seed, seq + 1)
    people = Chair.PERSON in room.chairs.values()
    who = asked(settings, state)
    if who is not None:
        chair = room.chairs[who]
        if chair is Chair.PERSON:
            return None
        return answer(settings, state, who, _computer(chair), key)
    breaker = state.breaker
    if state.phase is Phase.READY and breaker is not None:
        chair = room.chairs[breaker]
        if chair is Chair.PERSON and people:
            return None
        if chair is not Chair.PERSON and not state.seat_change_due:
            fact = turned(settings, state, _computer(chair).player, key)
            if fact is not None and state.rosette_turn == 0.0:
                return Answer(fact)
    elif people and state.phase in (Phase.TOSS, Phase.DECIDING_TOSS, Phase.REQUEST):
        return None
    fact = officiated(state, key)
    return None if fact is None else Answer(fact)


def _computer(chair: Chair) -> Seated:
    level = LEVELS[chair.value]
    return Seated(Planner(level, threads=1), level.hand)


def _kept(step: Answer) -> bytes:
    """Return what is kept of a stroke: how it was played, and its keyframes."""
    motion: Motion | None = step.motion
    assert motion is not None
    return msgspec.json.encode({"aim": step.aim, "frames": keyframes(motion)})
