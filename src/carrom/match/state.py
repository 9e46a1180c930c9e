"""Where a match stands: everything that later events depend on, as one immutable value."""

from datetime import datetime
from enum import StrEnum
from typing import TypedDict, Unpack

from msgspec import Struct, structs

from carrom.equipment.pieces import Layout, Seat
from carrom.match.settings import Team
from carrom.rules.ruling import BoardResult
from carrom.rules.situation import Side, Situation


class Phase(StrEnum):
    """What the match waits for."""

    TOSS = "toss"
    CHOICE = "choice"
    """The winner of the toss chooses the break or the seats (3.3)."""
    SEATS_FIRST = "seats-first"
    """The side that chooses first takes its seats."""
    SEATS_SECOND = "seats-second"
    BREAKER = "breaker"
    """A pair decides who of them breaks."""
    READY = "ready"
    """The rosette stands; the umpire has not yet said "Play" (3.5.e)."""
    STROKE = "stroke"
    PLACING = "placing"
    """Pieces have to be placed before the next stroke (3.11.h)."""
    DEMAND = "demand"
    """The board is over, and its winner may ask for more points."""
    REQUEST = "request"
    """Play is stopped by a request to the umpire (4.g)."""
    DECIDING_TOSS = "deciding-toss"
    """Level after the last board: the break of the deciding board is tossed for (3.7.e), or who begins
    the shoot-out."""
    SHOOT_OUT = "shoot-out"
    """The players strike in turn at the queen, which lies alone on the centre."""
    OVER = "over"


class Choice(StrEnum):
    """What the winner of the toss may choose."""

    BREAK = "break"
    SEATS = "seats"


class Timer(StrEnum):
    """What a time limit is for."""

    THINKING = "thinking"
    PLACING = "placing"
    DEMAND = "demand"
    SEATS = "seats"
    REST = "rest"
    REQUEST = "request"
    """How long a request may last where nobody umpires."""
    MATCH = "match"
    """How long the whole match may last; it runs beside the others."""


class ShootOut(Struct, frozen=True):
    """The strokes at the queen so far, of each team in turn: whether each pocketed her."""

    a: tuple[bool, ...] = ()
    b: tuple[bool, ...] = ()
    entered: tuple[int, int] | None = None
    """Queens of team A and team B, where the result was entered instead of the strokes, or of the rest."""
    strokes: int = 0
    """Of each team, where the result was entered."""

    @property
    def score(self) -> tuple[int, int]:
        """How often team A and team B pocketed the queen."""
        return self.entered or (sum(self.a), sum(self.b))

    @property
    def made(self) -> tuple[int, int]:
        """How many strokes each team has made."""
        return (len(self.a), len(self.b)) if self.entered is None else (self.strokes, self.strokes)


class ToPlace(Struct, frozen=True, omit_defaults=True):
    """Pieces of one side that somebody has to place now."""

    side: Side
    count: int
    placer: str
    back: int = 0
    """Of these, how many fell in the stroke and come back whatever the placer wishes.

    The others are dues and penalties, which may be forgone. Only where the rules know that.
    """
    begun: bool = False
    """One of the dues and penalties is placed: the others can no longer be forgone."""


class Held(Struct, frozen=True, omit_defaults=True):
    """Pieces for which there was no room, and who holds them (3.11.i)."""

    side: Side
    holder: str
    back: int = 0
    """As in :class:`ToPlace`."""


class Stopped(Struct, frozen=True):
    """A time limit that a request has stopped."""

    timer: Timer | None
    left: float
    """Seconds with which it goes on."""
    lasts: float | None = None
    """Seconds after which play goes on by itself."""


class ProtestState(StrEnum):
    """How far a protest has come (4.3)."""

    ANNOUNCED = "announced"
    WRITTEN = "written"
    LAPSED = "lapsed"
    UPHELD = "upheld"
    REJECTED = "rejected"


class Protest(Struct, frozen=True):
    """A protest: who, against which event, and how far it has come."""

    by: str
    about: int
    state: ProtestState = ProtestState.ANNOUNCED
    until: datetime | None = None
    """When the time for the written report ends; None while its board is still being played."""
    clause: str | None = None
    """The clause that the contested decision rests on; without it the protest is incomplete (settled 39)."""


class Ending(StrEnum):
    """How a match ended."""

    PLAYED = "played"
    CONCEDED = "conceded"
    DISQUALIFIED = "disqualified"
    ABSENT = "absent"
    """The losing side stayed away, and the other claimed the last game."""
    ABANDONED = "abandoned"
    """By agreement, without a winner."""
    UNFINISHED = "unfinished"
    """Without a winner: somebody stayed away for long, and no clock ran by which that loses a game."""


class State(Struct, frozen=True, kw_only=True):
    """A match between two events. Points and games are those of team A and team B."""

    phase: Phase = Phase.TOSS
    toss_winner: Team | None = None
    choice: Choice | None = None
    seats: dict[Seat, str] = {}
    trials: tuple[Team, ...] = ()
    """The teams that have had their trial board."""
    late: tuple[str, ...] = ()
    """Players who came too late for trial boards (3.4)."""
    games: tuple[int, int] = (0, 0)
    game: int = 1
    board: int = 1
    points: tuple[int, int] = (0, 0)
    deciding_board: bool = False
    breaker: str | None = None
    """Who has the break of this board."""
    game_breaker: str | None = None
    """Who had the break of this game's first board."""
    white: Team | None = None
    """The team that plays white in this board; while colours are open, the one that broke."""
    rosette_turn: float = 0.0
    situation: Situation | None = None
    turn: str | None = None
    struck_in_turn: bool = False
    """Whether the player in turn has struck in this turn."""
    overtime_in_turn: bool = False
    """Whether the player in turn has paid a piece for thinking too long in this turn (settled 61)."""
    to_place: tuple[ToPlace, ...] = ()
    held: tuple[Held, ...] = ()
    layout: Layout | None = None
    """Where the pieces lie, where that is known: a real board has no coordinates."""
    untouched: int = 0
    """Turns in a row that ended without a piece being touched (4.q)."""
    placed_before_stroke: tuple[str, ...] = ()
    """Who placed pieces since the last stroke: only these can still be corrected (3.11.k)."""
    placed_earlier: tuple[str, ...] = ()
    """Who placed pieces in this board before that."""
    missed_cover: Team | None = None
    """The team whose queen, awaiting her cover, went back when her fate was last decided."""
    missed_cover_by: str | None = None
    """The player of that team who did not cover her."""
    missed_cover_stands: bool = False
    """The stroke was made up to which somebody could see it: now she counts as covered.

    It is that player's own next one, or anybody's (3.12.d, settled 32; ``overlooked_until_own_stroke``).
    """
    ended: BoardResult | None = None
    """The result of a board whose winner may still ask for points."""
    requested_by: str | None = None
    stopped: Stopped | None = None
    """The time limit that goes on after a request; None: a new one begins."""
    requests: dict[str, int] = {}
    """How often each player has asked on this board where nobody umpires."""
    seat_change_due: bool = False
    seats_changed_in_game: bool = False
    """The change inside the deciding game has been called for, or was made (3.8.c)."""
    striker_changes: dict[str, int] = {}
    disturbances: dict[str, int] = {}
    protests: tuple[Protest, ...] = ()
    board_ended_at: datetime | None = None
    timer: Timer | None = None
    deadline: datetime | None = None
    winner: Team | None = None
    ending: Ending | None = None
    replays: int = 0
    """How often the whole match was ordered to be played again (4.3)."""
    match_until: datetime | None = None
    """When the time of the match is over, from its first "Play"; None: it has no limit, or has not begun."""
    time_over: bool = False
    """The time of the match is over: the board in play is its last, but for what parts a tie."""
    shoot_out: ShootOut | None = None
    """The shoot-out that parts a tie, or parted the last game; its toss may still be due."""

    def __repr__(self) -> str:
        parts = [
            self.phase.value,
            f"game {self.game}, board {self.board}",
            f"games {self.games[0]}–{self.games[1]}",
            f"points {self.points[0]}–{self.points[1]}",
            *([f"{self.turn} in turn"] if self.turn else []),
            *([f"{sum(due.count for due in self.to_place)} to place"] if self.to_place else []),
            *([f"{self.winner} won"] if self.winner else []),
        ]
        return f"<State {', '.join(parts)}>"


class Changes(TypedDict, total=False):
    """Fields of the state, as :func:`changed` takes them; a test compares it with the state."""

    phase: Phase
    toss_winner: Team | None
    choice: Choice | None
    seats: dict[Seat, str]
    trials: tuple[Team, ...]
    late: tuple[str, ...]
    games: tuple[int, int]
    game: int
    board: int
    points: tuple[int, int]
    deciding_board: bool
    breaker: str | None
    game_breaker: str | None
    white: Team | None
    rosette_turn: float
    situation: Situation | None
    turn: str | None
    struck_in_turn: bool
    overtime_in_turn: bool
    to_place: tuple[ToPlace, ...]
    held: tuple[Held, ...]
    layout: Layout | None
    untouched: int
    placed_before_stroke: tuple[str, ...]
    placed_earlier: tuple[str, ...]
    missed_cover: Team | None
    missed_cover_by: str | None
    missed_cover_stands: bool
    ended: BoardResult | None
    requested_by: str | None
    stopped: Stopped | None
    requests: dict[str, int]
    seat_change_due: bool
    seats_changed_in_game: bool
    striker_changes: dict[str, int]
    disturbances: dict[str, int]
    protests: tuple[Protest, ...]
    board_ended_at: datetime | None
    timer: Timer | None
    deadline: datetime | None
    winner: Team | None
    ending: Ending | None
    replays: int
    match_until: datetime | None
    time_over: bool
    shoot_out: ShootOut | None


def changed(state: State, **fields: Unpack[Changes]) -> State:
    """Return the state with some fields changed."""
    return structs.replace(state, **fields)


def points_of(state: State, team: Team) -> int:
    """Return a team's points in this game."""
    return state.points[0 if team is Team.A else 1]


def side_of(state: State, team: Team) -> Side:
    """Return the colour a team plays in this board."""
    return Side.WHITE if team is state.white else Side.BLACK


def team_of(state: State, side: Side) -> Team:
    """Return the team that plays a colour in this board."""
    if state.white is None:
        raise ValueError("no board is being played")
    return state.white if side is Side.WHITE else state.white.other
