"""Replays: a match from its first entry to its last, with the motions and the figures.

The motions of a room come from its store. Those of a record file are computed again from how each
stroke was played, and shown only where the same comes out. A file may be forged: whatever it holds,
the work and the answer stay within bounds.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from time import monotonic
from typing import Final

import msgspec

from carrom.match.board_scores import board_scores
from carrom.match.events import Event
from carrom.match.facts import ShotAtQueen, Struck
from carrom.match.match_log import MatchLog, standing_numbers
from carrom.match.record_read import parse
from carrom.match.record_write import HEADER_START, Header, Parsed
from carrom.match.settings import Settings
from carrom.match.simulated_stroke import simulate_stroke
from carrom.match.state import State
from carrom.match.statistics import statistics
from carrom.messages import Message, message
from carrom.physics import ENGINE, InputError, TooLongError, keyframes
from carrom.server.protocol import ScoreSheet
from carrom.server.rooms.views import entry_view, state_view
from carrom.store.store import Chair, Room
from carrom.texts import MissingTextError, said

MOST_ENTRIES: Final = 20_000
MOST_BYTES: Final = 96 << 20
"""Of an answer."""
PATIENCE: Final = 20.0
"""Seconds that motions are computed for; strokes after that are shown without."""
GIVEN_UP: Final = 40.0
"""Seconds after which a file is refused."""

MotionOf = Callable[[State, Event], bytes | None]
FORGED: Final = (
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
        super().__init__(what)  # so that it can come from another process
        self.said = what


def replay_of_room(
    name: str, chairs: dict[str, Chair], record: bytes, motions: Mapping[int, bytes]
) -> bytes:
    """Return the replay of a room's match as JSON."""
    header, parsed = _read(record)
    room = _room(name, header, chairs)
    return _replay(room, parsed, name, lambda _, event: motions.get(event.seq))


def statistics_of_room(record: bytes) -> bytes:
    """Return the figures of a room's match as JSON."""
    return msgspec.json.encode(statistics(match_of_room(record)))


def views_of_room(record: bytes, since: int) -> list[bytes]:
    """Return the entries of a room's match after a number, as pages are told of them."""
    match = match_of_room(record)
    numbers = range(since + 1, match.seq + 1)
    return [entry_view(match.upto(n - 1), match.event_at(n)) for n in numbers]


def sheet_of_room(record: bytes) -> bytes:
    """Return the score sheet of a room's match as JSON."""
    return sheet_of_match(match_of_room(record))


def sheet_of_match(match: MatchLog) -> bytes:
    """Return the score sheet of a match as JSON."""
    sheet: ScoreSheet = {"boards": list(board_scores(match))}
    return msgspec.json.encode(sheet)


def match_of_room(record: bytes) -> MatchLog:
    """Return a room's match, by its record."""
    header, parsed = _read(record)
    return MatchLog.of(header, parsed.events)


def _read(record: bytes) -> tuple[Header, Parsed]:
    parsed = parse(record)
    if parsed.header is None:
        raise ValueError("the server wrote the header itself")
    return parsed.header, parsed


def _room(name: str, header: Header, chairs: dict[str, Chair]) -> Room:
    return Room(
        id=name, header=header, chairs=chairs, seed=0, opened=datetime.fromtimestamp(0, UTC)
    )


def read_file(data: bytes) -> tuple[Header, Parsed]:
    """Read a record file, up to where it is torn; raise :class:`ReplayError` if it is none."""
    if data.count(b"\n") > MOST_ENTRIES + 2:
        raise ReplayError(message("server-replay-long", most=MOST_ENTRIES))
    parsed = parse(data)
    if parsed.header is None and not data.startswith(HEADER_START):
        raise ReplayError(message("server-replay-none"))
    if parsed.fault is not None and not parsed.fault.recoverable:
        raise ReplayError(parsed.fault.said)
    if parsed.header is None:
        raise ValueError("a record without a header has a fault")
    return parsed.header, parsed


def replay_of_record(data: bytes, clock: Callable[[], float] = monotonic) -> bytes:
    """Return the replay of a record file as JSON; raise :class:`ReplayError` if there is none."""
    header, parsed = read_file(data)
    room = _room("", header, {})
    effort = _Effort(header.settings, clock, clock())
    try:
        return _replay(room, parsed, None, effort.motion, effort.check)
    except (MissingTextError, *FORGED):
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
    if not isinstance(fact, Struck | ShotAtQueen) or fact.aim is None or fact.engine != ENGINE:
        return None
    try:
        made = simulate_stroke(settings, before, fact.aim, fact.by)
    except (InputError, TooLongError, ValueError):
        return None
    if made.fact is None or not _same(made.fact, fact):
        return None
    return msgspec.json.encode({"aim": fact.aim, "frames": keyframes(made.motion)})


def _same(again: Struck | ShotAtQueen, fact: Struck | ShotAtQueen) -> bool:
    """Say whether a stroke computed again is the one that was kept."""
    if isinstance(again, ShotAtQueen):
        return isinstance(fact, ShotAtQueen) and again.pocketed is fact.pocketed
    if not isinstance(fact, Struck):
        return False
    return (again.stroke, again.layout) == (fact.stroke, fact.layout)


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
        moved = (
            motion(before.state, event) if isinstance(event.fact, Struck | ShotAtQueen) else None
        )
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
