"""What a page is shown of a match at the desk: plain values that can be written as JSON.

Words are messages, an id with arguments, as everywhere in the core. A fact that is offered can be
sent back as it is, or with what its offer says is still to be filled in.
"""

from datetime import datetime
from enum import StrEnum

from msgspec import Struct

from carrom.equipment.pieces import Piece
from carrom.match.facts import Fact
from carrom.match.settings import Team
from carrom.match.state import Phase, ProtestState, Timer
from carrom.messages import Message
from carrom.rules.book import CallGroup
from carrom.rules.situation import QueenState, Side


class Needs(StrEnum):
    """What has to be filled in before an offered fact is sent back: the name of its field."""

    REASON = "reason"
    DEGREES = "degrees"
    CLAUSE = "clause"
    """It may be left open."""


class OfferedFact(Struct, frozen=True):
    """A fact that can be entered now."""

    said: Message
    """What tells it from the others of its offer, usually the player."""
    fact: Fact


class DeskOffer(Struct, frozen=True, kw_only=True):
    """An entry that is possible now, against one of several players, or about one of several things."""

    name: str
    """Such as ``request``; the words of the terminal desk are the same."""
    said: Message
    facts: tuple[OfferedFact, ...]
    """Never empty; the first is the likely one."""
    also: Message | None = None
    """Everyday words by which it is looked for."""
    needs: Needs | None = None
    after: datetime | None = None
    """Not before this time: it is when a clock runs out."""
    until: datetime | None = None
    """Not after this time."""


class CallPieces(Struct, frozen=True, kw_only=True):
    """The pieces that a call names: in ``pieces`` of its fact, in the order they fell."""

    kinds: tuple[Piece, ...]
    needed: bool
    """At least one."""


class DeskCall(Struct, frozen=True, kw_only=True):
    """A call that is possible now."""

    name: str
    """Its short name, such as ``3.11.o``."""
    clause: str
    """The clause in full."""
    group: CallGroup
    said: Message
    also: Message | None
    """Everyday words by which it is looked for."""
    facts: tuple[OfferedFact, ...]
    """Against each player it can be about; the first is the likely one."""
    late: tuple[OfferedFact, ...] = ()
    """The same where it was seen only after the next stroke, if that makes a difference."""
    pieces: CallPieces | None = None


class DeskGroup(Struct, frozen=True):
    """A group of calls by its name."""

    group: CallGroup
    said: Message


class DeskGround(Struct, frozen=True, kw_only=True):
    """A ground on which a player can be disqualified now."""

    name: str
    clause: str
    said: Message
    also: Message | None
    facts: tuple[OfferedFact, ...]


class DeskPlayer(Struct, frozen=True, kw_only=True):
    """A player at the board."""

    id: str
    number: int
    name: str
    in_turn: bool
    """Or asked whether he wants points on demand."""
    warnings: int
    """For disturbing the opponent."""


class DeskTeam(Struct, frozen=True, kw_only=True):
    """One team's line: its players, its score, its pieces in this board."""

    team: Team
    players: tuple[DeskPlayer, ...]
    side: Side | None
    """The colour it plays; None: no board, or colours are open."""
    colour: Message | None
    games: int
    points: int
    on_board: int | None
    pocketed: int | None
    owed: int | None
    held: int | None


class DeskChoice(Struct, frozen=True, kw_only=True):
    """One of the numbered choices of the moment."""

    number: int
    said: Message
    fact: Fact | None
    """None: toss a coin, and send one of the other choices."""


class StrokeKeys(Struct, frozen=True, kw_only=True):
    """A stroke can be entered now: by whom, and with which keys."""

    by: str
    own: Piece | None
    """None while colours are open: the keys are white and black."""
    theirs: Piece | None
    left: dict[Piece, int]
    """How many of each disc can fall or leave the board."""
    behind_line: bool
    """Whether to ask if the first piece hit lay on or behind the base line."""
    same_hole: bool
    """Whether to ask if the striker followed an own piece into its hole."""
    tries: int


class DeskClock(Struct, frozen=True, kw_only=True):
    """A time limit that runs."""

    timer: Timer
    said: Message
    deadline: datetime


class DeskProtest(Struct, frozen=True, kw_only=True):
    """A protest and how far it is."""

    by: str
    about: int
    clause: str | None
    state: ProtestState
    said: Message
    until: datetime | None
    """When the written report has to be there; None while the board is in play."""


class DeskEntryLine(Struct, frozen=True, kw_only=True):
    """An entry in words."""

    seq: int
    at: datetime
    entry: Message
    answer: tuple[Message, ...]
    clauses: tuple[str, ...]
    stands: bool
    """False: it was undone."""
    protest: bool
    """A protest against it is possible now."""


class QueenChoice(Struct, frozen=True, kw_only=True):
    """A place of the queen that an overrule can give her."""

    queen: QueenState
    queen_by: Side | None
    said: Message


class SideFigures(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One side's pieces as an overrule sets them."""

    on_board: int
    owed: int = 0


class Correction(
    Struct,
    frozen=True,
    kw_only=True,
    tag_field="type",
    tag="correction",
    forbid_unknown_fields=True,
):
    """The board put right, as the umpire gives it; the desk makes the fact of it."""

    white: SideFigures
    black: SideFigures
    turn: str
    queen: QueenState
    queen_by: Side | None = None
    reason: str


class Bounds(Struct, frozen=True):
    """The least and the most that a field can be."""

    least: int
    most: int


class CorrectionForm(Struct, frozen=True, kw_only=True):
    """What an overrule can set, and between which bounds; a reason is needed."""

    now: Correction
    """The board as it is, with an empty reason."""
    white: Team
    black: Team
    on_board: Bounds
    owed: Bounds
    players: tuple[str, ...]
    queens: tuple[QueenChoice, ...]
    """One that awaits her cover belongs to the side to play."""
    reason: Bounds
    """Characters."""


class BoardRow(Struct, frozen=True, kw_only=True):
    """One way for the board to end, with the points of team A and team B it can bring, the usual first."""

    winner: Team
    left: int
    """Pieces of the loser."""
    queen: Team | None
    """Who covered her."""
    points: tuple[tuple[int, int], ...]


class BoardForm(Struct, frozen=True, kw_only=True):
    """The result of the board can be entered: an ``entered-board`` with one of these rows."""

    breaker: str
    rows: tuple[BoardRow, ...]
    slam: bool
    """Whether these rules know slams."""
    colours_open: bool
    """Whether to ask who took white."""


class GameForm(Struct, frozen=True, kw_only=True):
    """The result of the game can be entered: an ``entered-game``."""

    game: int
    points: tuple[int, int]
    """Of the boards before; the result cannot have fewer."""
    points_to_win: int | None
    """None: no points win the game, all its boards are played."""
    boards: Bounds
    board_limit: int | None
    """With more boards than this the last was a deciding board."""
    deciding_break_needed: bool
    """Whether to ask then who had its break."""


class ShootOutForm(Struct, frozen=True, kw_only=True):
    """The result of the shoot-out can be entered: an ``entered-shoot-out``."""

    made: tuple[int, int]
    """Strokes of team A and team B that were entered."""
    score: tuple[int, int]
    """Queens that they pocketed with them."""
    least: int
    """Strokes that each side makes at least."""
    most: int


class DeskView(Struct, frozen=True, kw_only=True):
    """Everything that a page needs to run a board."""

    seq: int
    """The number of the last entry."""
    rules: str
    title: Message
    phase: Phase
    stage: Message
    teams: tuple[DeskTeam, ...]
    remarks: tuple[Message, ...]
    awaited: Message
    choices: tuple[DeskChoice, ...]
    enter_takes_first: bool
    stroke: StrokeKeys | None
    calls: tuple[DeskCall, ...]
    """All that are possible now, by group."""
    groups: tuple[DeskGroup, ...]
    grounds: tuple[DeskGround, ...]
    offers: tuple[DeskOffer, ...]
    board_result: BoardForm | None
    game_result: GameForm | None
    overrule: CorrectionForm | None
    clock: DeskClock | None
    format: Message
    """How long the match is, and what parts a tie."""
    match_clock: DeskClock | None
    """The time of the match, which runs beside the clock."""
    shoot_out: ShootOutForm | None
    protests: tuple[DeskProtest, ...]
    entries: tuple[DeskEntryLine, ...]
    """The last ones, in order."""


class Ruled(Struct, frozen=True, kw_only=True, tag_field="type", tag="ruled"):
    """What a fact would lead to, in words."""

    entry: Message
    answer: tuple[Message, ...]
    clauses: tuple[str, ...]
    ends_board: bool


class Refused(Struct, frozen=True, kw_only=True, tag_field="type", tag="refused"):
    """Why a fact cannot be entered."""

    why: str
    """A :class:`~carrom.match.refusals.Why`, or ``unreadable``."""
    said: Message


class ReplacedEntry(Struct, frozen=True, kw_only=True):
    """An entry when another one before it, or it itself, is replaced."""

    seq: int
    """Its number until then."""
    fact: Fact
    was: Ruled
    now: Ruled | Refused | None
    """None: it is not entered again."""
    left_out: bool = False
    """The rules refuse it now, or one before it: the umpire has to say what happened."""


class Replacement(Struct, frozen=True, kw_only=True, tag_field="type", tag="replacement"):
    """What becomes of a match when an entry is replaced."""

    seq: int
    """How long the log was."""
    rows: tuple[ReplacedEntry, ...]
    """The entry itself and all behind it."""
    facts: tuple[Fact, ...]
    """What is entered, in this order, once the umpire has confirmed it."""


class Before(Struct, frozen=True, kw_only=True, tag_field="type", tag="before"):
    """The board before an entry."""

    view: DeskView
