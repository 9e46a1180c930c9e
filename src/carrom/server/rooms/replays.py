"""Replays: a match from its first entry to its last, with the motions and the figures.

The motions of a room come from its store. Those of a record file are computed again from how each
stroke was played, and shown only where the same comes out. A file may be forged: whatever it holds,
the work and the answer stay within bounds.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from time import monotonic
from typing import Final

import msgspec

from carrom.match.events import Event
from carrom.match.facts import Struck
from carrom.match.match_log import MatchLog, standing_numbers
from carrom.match.record import opening
from carrom.match.record_read import parse
from carrom.match.record_write import HEADER_START, Parsed
from carrom.match.settings import Settings
from carrom.match.simulated_stroke import simulate_stroke
from carrom.match.state import State
from carrom.match.statistics import Statistics, statistics
from carrom.messages import Message, message
from carrom.physics import ENGINE, InputError, TooLongError, keyframes
from carrom.server.rooms.views import entry_view, state_view
from carrom.store.store import Room
from carrom.texts import MissingTextError, said

MOST_ENTRIES: Final = 20_000
MOST_BYTES: Final = 96 << 20
"""Of an answer."""
PATIENCE: Final = 20.0
"""Seconds that motions are computed for; strokes after that are shown without."""
GIVEN_UP: Final = 40.0
"""Seconds after which a file is refused."""

MotionOf = Callable[[State, Event], bytes | None]
_FORGED: Final = (
    ValueError,
    LookupError,
    TypeError,
    AttributeError,
    ArithmeticError,
    RecursionError,
)
"""What entries that no match can have lead to, somewhere."""


class ReplayError(Exception):
    """A record that cannot be shown, and one sentence that says why."""

    def __init__(self, what: Message) -> None:
        super().__init__(what.id)
        self.said = what


def replay_of_room(room: Room, lines: Sequence[bytes], motions: Mapping[int, bytes]) -> bytes:
    """Return the replay of a room's match as JSON."""
    return _replay(room, _read(room, lines), room.id, lambda _, event: motions.get(event.seq))


def statistics_of_room(room: Room, lines: Sequence[bytes]) -> Statistics:
    """Return the figures of a room's match."""
    return statistics(MatchLog.of(room.header, _read(room, lines).events))


def _read(room: Room, lines: Sequence[bytes]) -> Parsed:
    return parse(opening(room.header) + b"".join(lines))


def replay_of_record(data: bytes, clock: Callable[[], float] = monotonic) -> bytes:
    """Return the replay of a record file as JSON; raise :class:`ReplayError` if there is none."""
    if data.count(b"\n") > MOST_ENTRIES + 2:
        raise ReplayError(message("server-replay-long", most=MOST_ENTRIES))
    parsed = parse(data)
    if parsed.header is None and not data.startswith(HEADER_START):
        raise ReplayError(message("server-replay-none"))
    if parsed.fault is not None and not parsed.fault.recoverable:
        raise ReplayError(parsed.fault.said)
    if parsed.header is None:
        raise ValueError("a record without a header has a fault")
    room = Room(
        id="", header=parsed.header, chairs={}, seed=0, opened=datetime.fromtimestamp(0, UTC)
    )
    effort = _Effort(parsed.header.settings, clock, clock())
    try:
        return _replay(room, parsed, None, effort.motion, effort.check)
    except (MissingTextError, *_FORGED):
        raise ReplayError(message("server-replay-forged")) from None


@dataclass(frozen=True)
class _Effort:
    """The motions of a file, for as long as that may take."""

    settings: Settings
    clock: Callable[[], float]
    start: float

    def check(self) -> None:
        if self.clock() - self.start > GIVEN_UP:
            raise ReplayError(message("server-replay-slow"))

    def motion(self, before: State, event: Event) -> bytes | None:
        if self.clock() - self.start > PATIENCE:
            return None
        return motion_again(self.settings, before, event)


def motion_again(settings: Settings, before: State, event: Event) -> bytes | None:
    """Return a stroke's motion, computed again; None where that is not what happened."""
    fact = event.fact
    if not isinstance(fact, Struck) or fact.aim is None or fact.engine != ENGINE:
        return None
    try:
        made = simulate_stroke(settings, before, fact.aim, fact.by)
    except (InputError, TooLongError, ValueError):
        return None
    again = made.fact
    if again is None or (again.stroke, again.layout) != (fact.stroke, fact.layout):
        return None
    return msgspec.json.encode({"aim": fact.aim, "frames": keyframes(made.motion)})


def _replay(
    room: Room,
    parsed: Parsed,
    name: str | None,
    motion: MotionOf,
    check: Callable[[], None] = lambda: None,
) -> bytes:
    header = room.header
    match = MatchLog.of(header, parsed.events)
    kept = frozenset(standing_numbers(match))
    shown: list[bytes] = []
    size = 0
    for before, event in match.steps():
        check()
        view = entry_view(before, event)
        stands = msgspec.json.encode(
            {**state_view(match.upto(event.seq)), "standing": event.seq in kept}
        )
        moved = motion(before.state, event) if isinstance(event.fact, Struck) else None
        shown.append(b"%b,%b,%b}" % (view[:-1], stands[1:-1], b'"motion":' + (moved or b"null")))
        size += len(shown[-1])
        if size > MOST_BYTES:
            raise ReplayError(message("server-replay-large"))
    told = msgspec.json.encode(
        {
            "room": name,
            "settings": header.settings,
            "names": header.names,
            "chairs": room.chairs or None,
            "fault": None if parsed.fault is None else said(parsed.fault.said),
            "statistics": statistics(match),
        }
    )
    return told[:-1] + b',"entries":[' + b",".join(shown) + b"]}"
