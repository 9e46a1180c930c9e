"""A room in memory: its log folded and nothing else."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime
from time import monotonic

from carrom.match.events import Event
from carrom.match.facts import Struck
from carrom.match.match_log import MatchLog
from carrom.match.record_read import parse
from carrom.match.record_write import hash_of, header_line
from carrom.match.settings import Settings
from carrom.match.state import State
from carrom.messages import Message, message
from carrom.server.rooms.views import entry_view
from carrom.store.store import Room


class DamagedError(Exception):
    """The match of a room cannot go on: its log is not what was written, or its rules are gone."""

    def __init__(self, room: str, kind: str, seq: int | None, why: Message | None = None) -> None:
        super().__init__(f"{room}: {kind}")
        self.room = room
        self.kind = kind
        self.seq = seq
        self.said = why or message("server-damaged")


@dataclass
class RoomState:
    """A room in memory."""

    room: Room
    match: MatchLog
    hash: str
    views: list[bytes] = field(default_factory=list)
    """Every entry as the pages are told of it, made once."""
    struck: int = 0
    """The number of the last stroke."""
    motion: bytes | None = None
    """Of the last stroke, if it was played here."""
    stuck: Message | None = None
    """Why the match does not go on by itself although it should."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    driver: asyncio.Task[None] | None = None
    pages: int = 0
    """How many are open."""
    used: float = field(default_factory=monotonic)
    """When somebody was last here."""

    def take_over(self, grown: "RoomState") -> None:
        """Stand where a copy stands that has taken in more of the log; all of it at once."""
        self.match, self.hash, self.views = grown.match, grown.hash, grown.views
        self.struck, self.motion = grown.struck, grown.motion

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


def unfolded(room: Room) -> RoomState:
    """Return a room whose log has not been read."""
    return RoomState(room, MatchLog(room.header), hash_of(header_line(room.header)))


def fold(live: RoomState, lines: Sequence[bytes]) -> None:
    """Take in what a whole log has beyond what is known; a damaged one changes nothing."""
    parsed = parse(header_line(live.room.header) + b"".join(lines))
    if parsed.fault is not None:
        raise DamagedError(live.room.id, parsed.fault.kind, parsed.fault.seq)
    for event, digest in zip(parsed.events, parsed.hashes[1:], strict=True):
        if event.seq > live.seq:
            take(live, event, digest, entry_view(live.match, event))


def take(
    live: RoomState, event: Event, digest: str, view: bytes, motion: bytes | None = None
) -> None:
    """Take in the next entry, which pages are told of as ``view`` has it."""
    live.match, live.hash = live.match.after(event), digest
    if isinstance(event.fact, Struck):
        live.struck, live.motion = event.seq, motion
    live.views.append(view)
