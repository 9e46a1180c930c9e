"""A room in memory: the end of its log folded and nothing else."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from time import monotonic
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct, structs

from carrom import __version__
from carrom.match.events import SCHEMA, Event
from carrom.match.facts import ShotAtQueen, Struck
from carrom.match.line_chain import hash_of
from carrom.match.match_log import MatchLog
from carrom.match.quick_start import quick_start
from carrom.match.record_read import parse_more
from carrom.match.record_write import event_line, header_line
from carrom.match.settings import Settings
from carrom.match.state import Phase, State
from carrom.match.time_left import seconds_left
from carrom.messages import Message, message
from carrom.server.protocol import TableView
from carrom.server.rooms.views import entry_view
from carrom.store.store import Chair, Room, Snapshot, StoredEntry

if TYPE_CHECKING:
    from carrom.server.rooms.lag import Line

TOLD: Final = 200
"""Entries that a page which comes anew is told of; older ones can be asked for."""
EVERY: Final = 50
"""Entries between two snapshots."""
LAST: Final = 2
"""Entries that a room keeps in memory while nothing happens there."""
LONGEST_MOTION: Final = timedelta(seconds=30)
"""No stroke moves longer; an entry that lies further ahead was written by another clock."""


class DamagedError(Exception):
    """The match of a room cannot go on: its log is not what was written, or its rules are gone."""

    def __init__(self, room: str, kind: str, seq: int | None, why: Message | None = None) -> None:
        super().__init__(f"{room}: {kind}")
        self.room = room
        self.kind = kind
        self.seq = seq
        self.said = why or message("server-damaged")


SHARED: Final = 0.1
"""Seconds for which news are told as they were made for another page: they have the time in them."""


@dataclass(frozen=True, slots=True)
class SharedNews:
    """What pages that have seen just as much are told."""

    since: int
    last: int
    data: bytes
    made: float = field(default_factory=monotonic)

    def fits(self, since: int, last: int) -> bool:
        """Say whether a page that has seen so much can be told this."""
        return (since, last) == (self.since, self.last) and monotonic() - self.made < SHARED


@dataclass
class RoomState:
    """A room in memory."""

    room: Room
    match: MatchLog
    hash: str
    views: list[bytes] = field(default_factory=list)
    """The entries that the log has here, as the pages are told of them, made once."""
    struck: int = 0
    """The number of the last stroke."""
    hinted: int = 0
    """The entry after which somebody was last given hints."""
    motion: bytes | None = None
    """Of the last stroke, if it was played here."""
    stuck: Message | None = None
    """Why the match does not go on by itself although it should."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    driver: asyncio.Task[None] | None = None
    pages: int = 0
    """How many are open."""
    used: float = field(default_factory=monotonic)
    """When somebody was last here, or something happened."""
    since: datetime = field(default_factory=lambda: datetime.max.replace(tzinfo=UTC))
    """From when on the time after the last entry counts: once everything is at rest (3.6.b), and never
    before this process had it, so that time while no server was there is nobody's."""
    lines: "set[Line]" = field(default_factory=set)
    """To the pages that are open here."""
    shared: SharedNews | None = None
    """The last news, where many pages are told them."""
    leased: bool = False
    """Whether this process lets computers and clocks play."""
    tokens: dict[str, str] = field(default_factory=dict)
    """By which token, given by its hash, each person is known; as last read with the table."""
    worded: dict[str, str] = field(init=False)
    """The names that the sentences of the entries were made with."""
    gone: bool = False
    """Whether it has been deleted."""
    table: TableView | None = None
    """Who sits here and who is there, as pages were last told; None: to be read."""
    table_reads: int = 0
    """How often it was begun to be read; of several at once the one that was begun last counts."""
    table_read: int = 0
    """Which of these it is."""
    next_watch: str | None = None
    """By which id watchers find the room that follows on this one."""

    def __post_init__(self) -> None:
        self.worded = self.room.header.names

    def take_over(self, grown: "RoomState") -> None:
        """Stand where a copy stands that has taken in more of the log; all of it at once."""
        self.match = replace(grown.match, header=self.room.header)  # who sits here may have changed
        self.hash = grown.hash
        self.views, self.since = grown.views, grown.since
        self.struck, self.motion, self.used = grown.struck, grown.motion, grown.used

    def take_watch(self, watch: str) -> bool:
        """Take in by which id the room is watched; say whether that is news."""
        if watch == self.room.watch:
            return False
        self.room = structs.replace(self.room, watch=watch)
        return True

    def rest(self) -> None:
        """Keep no more in memory than what is needed to go on."""
        cut_short(self, self.seq - LAST)
        self.motion = None

    def speaks_for(self, token: str) -> tuple[str, ...]:
        """Return the players a seat token (by its hash) speaks for."""
        return tuple(sorted(player for player, known in self.tokens.items() if known == token))

    @property
    def seq(self) -> int:
        """How many entries the log has."""
        return self.match.seq

    @property
    def state(self) -> State:
        """Where the match stands."""
        return self.match.state

    @property
    def at(self) -> datetime:
        """When the last entry was over: a stroke's is when everything is at rest (3.6.b)."""
        return self.match.last.at if self.match.last else self.room.opened

    @property
    def settings(self) -> Settings:
        """The terms of the match."""
        return self.room.header.settings

    def left(self, now: datetime) -> timedelta | None:
        """Return the time until the deadline; None: no time runs."""
        if self.state.deadline is None:
            return None
        whole = self.state.deadline - self.at
        if Chair.OPEN in self.room.chairs.values():  # time stands still while a seat is free
            return whole
        return whole - (now - self.since)

    def seconds_left(self, now: datetime) -> float | None:
        """Return the time until the deadline (s), as a record keeps it; None: no time runs."""
        left = self.left(now)
        if left is None or self.state.deadline is None:
            return None
        return seconds_left(self.at + min(left, self.state.deadline - self.at), self.at)

    def time(self, now: datetime) -> datetime:
        """Return the time by which pages tell how far away the deadline is."""
        left = self.left(now)
        if left is None or self.state.deadline is None:
            return now
        return self.state.deadline - left


class _Kept(Struct, frozen=True, kw_only=True):
    """What a snapshot holds; one of another program is not used."""

    carrom: str
    schema: int
    hash: str
    state: State


def unfolded(room: Room) -> RoomState:
    """Return a room whose log has not been read."""
    return RoomState(room, MatchLog(room.header), hash_of(header_line(room.header)))


def unfolded_from(room: Room, snapshot: Snapshot | None) -> RoomState:
    """Return a room whose log has been read up to a snapshot, if that can be used."""
    if snapshot is None or room.desk:  # at a desk everything is looked back on
        return unfolded(room)
    try:
        kept = msgspec.json.decode(snapshot.data, type=_Kept)
    except msgspec.MsgspecError:
        return unfolded(room)
    if (kept.carrom, kept.schema) != (__version__, SCHEMA):
        return unfolded(room)
    match = MatchLog.from_point(room.header, kept.state, snapshot.seq, ())
    return RoomState(room, match, kept.hash)


def snapshot_at(live: RoomState, seq: int, line: bytes) -> Snapshot:
    """Return a snapshot of where the match stood after an entry, of which this is the line."""
    kept = _Kept(
        carrom=__version__,
        schema=SCHEMA,
        hash=hash_of(line),
        state=live.match.state_at(seq),
    )
    return Snapshot(seq=seq, data=msgspec.json.encode(kept))


def begun(room: Room, at: datetime) -> list[StoredEntry]:
    """Return the first entries of a match that begins at once, up to the first stroke."""
    digest = hash_of(header_line(room.header))
    entries = []
    for event in quick_start(MatchLog(room.header), max(at, room.opened), room.seed).log:
        line = event_line(event, digest)
        digest = hash_of(line)
        entries.append(StoredEntry(seq=event.seq, line=line))
    return entries


def fold(
    live: RoomState, lines: Sequence[bytes], now: datetime, whole: MatchLog | None = None
) -> None:
    """Take in the lines after what is known; a damaged one changes nothing.

    Where the end of the log is not enough to tell of them, it takes the ``whole`` match to these lines.
    """
    since = live.match.last.at if live.match.last else None
    more = parse_more(lines, live.hash, live.seq, since)
    if more.fault is not None:
        raise DamagedError(live.room.id, more.fault.kind, more.fault.seq)
    old = 0 if live.room.desk else max(0, len(more.events) - TOLD)
    if old:
        _pass_over(live, more.events[:old])
    for event, line in zip(more.events[old:], lines[old:], strict=True):
        before = live.match if whole is None else whole.upto(event.seq - 1)
        rests = max(now, min(event.at, now + LONGEST_MOTION))
        take(live, event, hash_of(line), entry_view(before, event), rests)


def matched(room: Room, lines: Sequence[bytes]) -> MatchLog:
    """Return the match of a room by all lines of its log."""
    more = parse_more(lines, hash_of(header_line(room.header)), 0, None)
    if more.fault is not None:
        raise DamagedError(room.id, more.fault.kind, more.fault.seq)
    return MatchLog.of(room.header, more.events)


def _pass_over(live: RoomState, events: Sequence[Event]) -> None:
    """Take in entries that no page is told of."""
    passed = MatchLog.from_point(live.room.header, live.state, live.seq, events)
    live.struck = max(
        (e.seq for e in events if isinstance(e.fact, Struck | ShotAtQueen)), default=live.struck
    )
    live.match, live.views, live.motion = passed.cut_short(passed.seq), [], None


def take(
    live: RoomState,
    event: Event,
    digest: str,
    view: bytes,
    since: datetime,
    motion: bytes | None = None,
) -> None:
    """Take in the next entry, which pages are told of as ``view`` has it."""
    live.match, live.hash = live.match.after(event), digest
    if isinstance(event.fact, Struck | ShotAtQueen):
        live.struck, live.motion = event.seq, motion
    live.views.append(view)
    live.since = since
    live.used = monotonic()
    if live.seq - live.match.cut >= TOLD + EVERY:
        cut_short(live, live.seq - TOLD)


def cut_short(live: RoomState, seq: int) -> None:
    """Let go of what is not needed to go on; a desk needs all of it."""
    if live.room.desk:
        return
    while seq > live.match.cut and live.match.state_at(seq).phase is Phase.OVER:
        seq -= 1  # what lay there at the end is still shown
    gone = seq - live.match.cut
    if gone > 0:
        live.match = live.match.cut_short(seq)
        del live.views[:gone]
