"""Every message between the page and the server, in and out, with its type.

The page's types are written from these (``tools/protocol_types.py``). What a page may ask for in a
room is in :mod:`carrom.server.rooms.intents`; requests over HTTP have models beside their
handlers, and the pages of the rule book their types in :mod:`carrom.rulebook.page_types`.
"""

from collections.abc import Sequence
from datetime import datetime
from typing import Literal, NotRequired, TypedDict

from carrom.equipment.aim import Aim
from carrom.equipment.pieces import Layout, Piece
from carrom.match.facts import Fact
from carrom.match.settings import Settings
from carrom.match.state import State
from carrom.match.statistics import Statistics
from carrom.rules.ruling import BoardResult
from carrom.store.store import Chair
from carrom.texts import Said

# A motion, as carrom.physics.keyframes writes it


class FrameUnits(TypedDict):
    """What one of the whole numbers in the frames is worth: s, m, m/s, N s."""

    time: float
    length: float
    speed: float
    impulse: float


class FrameDisc(TypedDict):
    """A disc of a motion: its knots are time, x, y, and the speeds along x and y."""

    id: str
    kind: Piece
    radius: int
    knots: list[tuple[int, int, int, int, int]]
    fate: Literal["rest", "pocketed", "left_board"]
    hole: int | None
    gone: int | None


class Frames(TypedDict):
    """A motion as keyframes. An impact is its time, two discs (-1: a cushion) and its impulse."""

    format: int
    engine: int
    units: FrameUnits
    duration: int
    discs: list[FrameDisc]
    impacts: list[tuple[int, int, int, int]]


class Motion(TypedDict):
    """A stroke as it was aimed, and what moved."""

    aim: Aim
    frames: Frames


# A room


class EntryView(TypedDict):
    """An entry of the log: what happened, what follows, and by which clauses."""

    seq: int
    at: datetime
    fact: Fact
    clauses: Sequence[str]
    reason: str | None
    result: BoardResult | None
    """How a board ended, where one did."""
    entry: Said
    answer: list[Said]


class Entry(EntryView):
    """An entry with its motion, where it is a stroke that can be shown."""

    motion: Motion | None


class MatchView(TypedDict):
    """Where a match stands after an entry, and whom it waits for."""

    seq: int
    state: State
    asked: str | None
    layout: Layout | None


class RoomView(TypedDict):
    """What is settled in a room; nothing secret is in it."""

    room: str
    opened: datetime
    settings: Settings
    names: dict[str, str]
    chairs: dict[str, Chair]


class Welcome(RoomView):
    """The first message of a socket: the room, and the players this page speaks for."""

    type: Literal["welcome"]
    you: Sequence[str]


_FROM = TypedDict("_FROM", {"from": NotRequired[int]})
"""The number of the first entry, where older ones were left out."""


class News(MatchView, _FROM):
    """What a page has not seen yet, and where the match stands then."""

    type: Literal["news"]
    now: datetime
    entries: list[Entry]


class Done(TypedDict):
    """An intent was carried out; its entries end with this number."""

    type: Literal["done"]
    id: str
    seq: int


class RefusedIntent(TypedDict):
    """An intent, or a page, was refused."""

    type: Literal["refused"]
    id: str | None
    kind: str
    said: Said


EarlierEntries = TypedDict("EarlierEntries", {"from": int, "entries": list[EntryView]})
"""Entries that were left out because the log is long."""


# A replay


class ReplayEntry(Entry, MatchView):
    """An entry of a replay, with where the match stood after it."""

    standing: bool
    """Whether it was not taken back."""


class Replay(TypedDict):
    """A match from its first entry to its last."""

    room: str | None
    """None for a record file."""
    settings: Settings
    names: dict[str, str]
    chairs: dict[str, Chair] | None
    fault: Said | None
    statistics: Statistics
    entries: list[ReplayEntry]
