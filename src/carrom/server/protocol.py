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
from carrom.match.board_scores import BoardScore
from carrom.match.facts import Fact
from carrom.match.notices import Notice
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
    notice: Notice | None
    """What of it people must not miss; None: the ordinary course."""


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
    desk: bool
    """Whether an umpire enters what happens at a real board."""
    most_requests: int | None
    """Requests that a player may make on a board against people elsewhere; None: as many as he likes."""


class Welcome(RoomView):
    """The first message of a socket: the room, and the players this page speaks for."""

    type: Literal["welcome"]
    you: Sequence[str]
    build: str
    """Of the page that the server serves; a page of another build renews itself."""


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


# The people at a room


class PatienceView(TypedDict):
    """For how many seconds somebody is waited for who has left, or whose line broke."""

    left: float
    lost: float


class Presence(TypedDict):
    """Whether a player's page is there.

    From somebody who is gone the other side may claim the game or, without a clock, end the match
    without a result.
    """

    state: Literal["here", "away", "gone"]
    since: datetime | None
    """Away or gone: from when on."""
    gone_at: datetime | None
    """Away: when he will count as gone."""


class OfferView(TypedDict):
    """What a player has offered the other side, and nobody has answered."""

    what: Literal["take-back", "abort", "rematch"]
    by: str
    seq: int
    """It holds while this is the last entry."""


class TableView(TypedDict):
    """Who sits at a room and who is there: all that changes beside the log."""

    type: Literal["table"]
    now: datetime
    names: dict[str, str]
    chairs: dict[str, Chair]
    presence: dict[str, Presence]
    """Of every person's chair."""
    patience: PatienceView
    watchers: int
    offers: list[OfferView]
    next: str | None
    """The room of the rematch, once both sides want one; of a watcher's page its id for watchers."""


class AimView(TypedDict):
    """Where the player in turn aims, as he moves; None: he has let go."""

    type: Literal["aiming"]
    by: str
    aim: Aim | None


SetPhrase = Literal[
    "hello",
    "good-luck",
    "nice-stroke",
    "thanks",
    "sorry",
    "one-moment",
    "well-played",
    "bye",
]
"""What people can say to each other; pages have the words."""


class PhraseView(TypedDict):
    """A set phrase that a player said."""

    type: Literal["phrase"]
    by: str
    phrase: SetPhrase


class Ping(TypedDict):
    """The server asks how long the line is; a page answers with the same stamp."""

    type: Literal["ping"]
    stamp: int
    """The server's time (ms), as deadlines are counted in it."""
    lag: int
    """How long the line is, as far as it was measured (ms); 0: not yet."""


EarlierEntries = TypedDict("EarlierEntries", {"from": int, "entries": list[EntryView]})
"""Entries that were left out because the log is long."""


# The boards of a match


class ScoreSheet(TypedDict):
    """Every board of a match that stands, in order."""

    boards: list[BoardScore]


class BestStroke(TypedDict):
    """A stroke that succeeded although its player's hand seldom makes it."""

    seq: int
    stroke: int
    """Which stroke of the match it was, from 1."""
    by: str
    keep: float
    """How likely it was to succeed."""
    motion: Motion | None


class BestStrokeAnswer(TypedDict):
    """The best stroke of a board; None where none succeeded."""

    best: BestStroke | None


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


# An analysis: lines of JSON, one a message (carrom.players.analysis has the others)


class AnalysisStopped(TypedDict):
    """The analysis ended before its last stroke."""

    type: Literal["stopped"]
    said: Said
