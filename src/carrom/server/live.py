"""A room in memory: its log folded and nothing else."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime
from time import monotonic

from carrom.match.events import Event, apply
from carrom.match.facts import Struck
from carrom.match.lines import hash_of, header_line
from carrom.match.reading import parse
from carrom.match.settings import Settings
from carrom.match.state import State
from carrom.messages import Message
from carrom.server.store import Room
from carrom.server.views import entry_view


class DamagedError(Exception):
    """The log of a room is not what was written; its match cannot go on."""

    def __init__(self, room: str, kind: str, seq: int | None) -> None:
        super().__init__(f"{room}: {kind}")
        self.room = room
        self.kind = kind
        self.seq = seq


@dataclass
class Live:
    """A room in memory."""

    room: Room
    state: State
    seq: int
    hash: str
    at: datetime
    """When the last entry was over: a stroke's is when everything is at rest (3.6.b)."""
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

    def take_over(self, grown: "Live") -> None:
        """Stand where a copy stands that has taken in more of the log; all of it at once."""
        self.state, self.hash, self.at = grown.state, grown.hash, grown.at
        self.struck, self.motion = grown.struck, grown.motion
        self.views, self.seq = grown.views, grown.seq

    @property
    def settings(self) -> Settings:
        """The terms of the match."""
        return self.room.header.settings


def unfolded(room: Room) -> Live:
    """Return a room whose log has not been read."""
    return Live(room, State(), 0, hash_of(header_line(room.header)), room.opened)


def fold(live: Live, lines: Sequence[bytes]) -> None:
    """Take in what a whole log has beyond what is known; a damaged one changes nothing."""
    parsed = parse(header_line(live.room.header) + b"".join(lines))
    if parsed.fault is not None:
        raise DamagedError(live.room.id, parsed.fault.kind, parsed.fault.seq)
    for event, digest in zip(parsed.events, parsed.hashes[1:], strict=True):
        if event.seq > live.seq:
            take(live, event, digest, entry_view(live.room, live.state, event))


def take(live: Live, event: Event, digest: str, view: bytes, motion: bytes | None = None) -> None:
    """Take in the next entry, which pages are told of as ``view`` has it."""
    live.state, live.hash, live.at = apply(live.state, event), digest, event.at
    if isinstance(event.fact, Struck):
        live.struck, live.motion = event.seq, motion
    live.views.append(view)
    live.seq = event.seq
