"""What can happen in a match: facts only, each named and timed by an event of the log.

A fact says who did what. What follows from it is decided by :mod:`carrom.match.decide` and kept in
the event beside the fact.
"""

from enum import StrEnum

from msgspec import Struct

from carrom.equipment.aim import Aim
from carrom.equipment.pieces import Layout, Piece, Point, Seat
from carrom.match.settings import Team
from carrom.match.state import Choice, Timer
from carrom.rules.situation import Side, Situation
from carrom.rules.stroke import Stroke


class Help(StrEnum):
    """What a player was shown before a stroke, in a game against the computer."""

    HINT = "hint"
    PATH = "path"
    """The whole paths of what was aimed at."""


class _Fact(Struct, frozen=True, tag_field="type", omit_defaults=True, forbid_unknown_fields=True):
    pass


class Tossed(_Fact, frozen=True, tag="tossed"):
    """The umpire tossed (3.3), also for the break of a deciding board (3.7.e)."""

    winner: Team


class Chose(_Fact, frozen=True, tag="chose"):
    """The winner of the toss chose the break or the seats."""

    choice: Choice


class TookSeats(_Fact, frozen=True, tag="took-seats"):
    """A team took its seats; the choosing winners of a doubles toss may seat everybody."""

    seats: dict[Seat, str]


class NamedBreaker(_Fact, frozen=True, tag="named-breaker"):
    """A pair decided who of them breaks."""

    player: str


class CameLate(_Fact, frozen=True, tag="came-late"):
    """A player came after the time for trial boards (3.4)."""

    player: str


class PlayedTrial(_Fact, frozen=True, tag="played-trial"):
    """A team had its trial board (3.4)."""

    team: Team


class TurnedRosette(_Fact, frozen=True, tag="turned-rosette"):
    """The breaker turned the rosette (3.5.b)."""

    by: str
    degrees: float


class SaidPlay(_Fact, frozen=True, tag="said-play"):
    """The umpire said "Play": the board is open (3.5.e), or goes on after a request (4.g)."""


class Struck(_Fact, frozen=True, tag="struck"):
    """A stroke was made."""

    by: str
    stroke: Stroke
    layout: Layout | None = None
    """What lies on the surface at rest, before anything is put back; None at a real board."""
    aim: Aim | None = None
    """How it was played; None at a real board."""
    engine: int | None = None
    """The version of the physics that moved the discs: the same one moves them so again."""
    meant: Aim | None = None
    """What a computer player meant, where its hand played otherwise."""
    helped: tuple[Help, ...] = ()
    """The help that the player had; a stroke taken back is an entry of its own."""


class Passed(_Fact, frozen=True, tag="passed"):
    """A player let his turn go without a stroke."""

    by: str


class Placed(_Fact, frozen=True, tag="placed"):
    """One penalty piece or due was placed."""

    by: str
    side: Side
    """Whose piece it is."""
    at: Point | None = None


class Forwent(_Fact, frozen=True, tag="forwent"):
    """A player let go all the pieces that were his to place, where the rules allow it."""

    by: str


class FoundNoRoom(_Fact, frozen=True, tag="found-no-room"):
    """The umpire saw no room for a piece that is to be placed: it is held (3.11.i)."""

    side: Side


class FoundRoom(_Fact, frozen=True, tag="found-room"):
    """The umpire saw room for held pieces: they have to be placed now (3.11.i)."""

    side: Side


class Called(_Fact, frozen=True, tag="called"):
    """The umpire called a breach of a clause.

    It names the event it is about; whoever calls says of it only what the log cannot know
    (:mod:`carrom.match.incidents`).
    """

    clause: str
    by: str = ""
    """Who committed it; it may be left out where the log tells."""
    pieces: tuple[Piece, ...] = ()
    noticed: bool = True
    """False where nobody saw it before the next stroke."""
    about: int | None = None
    """The entry it is about: a stroke, a placed piece. None: the turn that is being played, or, in
    older records, nothing was said."""


class TimeRanOut(_Fact, frozen=True, tag="time-ran-out"):
    """A time limit passed."""

    timer: Timer


class Requested(_Fact, frozen=True, tag="requested"):
    """A player asked the umpire for something: play stops (4.g)."""

    by: str
    left: float | None = None
    """Seconds that were left of the time limit, which goes on with them afterwards. None, as in older
    records: it begins anew."""
    lasts: float | None = None
    """Seconds after which play goes on by itself, where nobody umpires; then requests are counted."""


class ChangedSeats(_Fact, frozen=True, tag="changed-seats"):
    """The players changed seats (3.8)."""


class ChangedStriker(_Fact, frozen=True, tag="changed-striker"):
    """A player exchanged their striker with the umpire's leave (4.e)."""

    by: str
    damaged: bool = False
    """The old one was damaged: some rules then allow the change during a board."""


class ChangedBoard(_Fact, frozen=True, tag="changed-board"):
    """The umpire had the board exchanged (4.d)."""

    reason: str = ""


class Disturbed(_Fact, frozen=True, tag="disturbed"):
    """A player disturbed the opponent in his turn and was warned (4.l, 4.2.h)."""

    by: str


class Disqualified(_Fact, frozen=True, tag="disqualified"):
    """The umpire disqualified a player for the match (4.2)."""

    player: str
    clause: str


class Conceded(_Fact, frozen=True, tag="conceded"):
    """A player gave up the game (4.r), or the whole match where the rules allow it."""

    by: str
    match: bool = False
    away: int | None = None
    """Not said but claimed by the other side: for so many seconds the player had been away."""


class Abandoned(_Fact, frozen=True, tag="abandoned"):
    """The players agreed to stop, or one of them stayed away: the match ends without a winner."""

    player: str | None = None
    """Who had stayed away; None: they agreed."""
    away: int | None = None
    """For so many seconds."""


class Demanded(_Fact, frozen=True, tag="demanded"):
    """The winner of a board asked for points on demand: all, some or none of them."""

    by: str
    points: int


class EnteredBoard(_Fact, frozen=True, tag="entered-board"):
    """A board's result was entered, not its strokes, or not all of them."""

    winner: Team
    left: int
    """Pieces of the loser that were not pocketed."""
    queen: Team | None = None
    """Who covered her."""
    points: tuple[int, int] | None = None
    """Of team A and team B in this board; None: as they usually follow from the rest."""
    slam: bool = False
    breaker: str | None = None
    """Who broke; None: whose break it was."""
    white: Team | None = None
    """Who took white, where the colours were open."""


class EnteredGame(_Fact, frozen=True, tag="entered-game"):
    """A game's result was entered, not its boards, or not all of them."""

    winner: Team
    points: tuple[int, int]
    """Of team A and team B in the whole game."""
    boards: int
    """How many were played in the game, those that were entered before included."""
    deciding_break: Team | None = None
    """Who had the break of the deciding board, where there was one and its toss is not yet known."""


class ShotAtQueen(_Fact, frozen=True, tag="shot-at-queen"):
    """A player struck at the queen in a shoot-out."""

    by: str
    pocketed: bool
    """Whether she was pocketed by a proper stroke, and the striker was not."""
    aim: Aim | None = None
    """How it was played; None at a real board."""
    engine: int | None = None
    """The version of the physics that moved the discs."""
    meant: Aim | None = None
    """What a computer player meant, where its hand played otherwise."""


class EnteredShootOut(_Fact, frozen=True, tag="entered-shoot-out"):
    """The result of a shoot-out was entered, not its strokes, or not all of them."""

    pocketed: tuple[int, int]
    """Queens of team A and team B."""
    strokes: int
    """Of each team: five, or more where five did not part them."""


class Protested(_Fact, frozen=True, tag="protested"):
    """A player announced a protest against a decision (4.3)."""

    by: str
    about: int
    """The event that holds the decision."""
    clause: str | None = None
    """The clause it rests on, in the player's view (settled 39)."""


class WroteProtest(_Fact, frozen=True, tag="wrote-protest"):
    """The written report of a protest was handed in."""

    by: str


class DecidedProtest(_Fact, frozen=True, tag="decided-protest"):
    """The organisers decided a protest."""

    by: str
    """Whose protest it was."""
    upheld: bool


class Overruled(_Fact, frozen=True, tag="overruled"):
    """The umpire put the board into another state, and says why."""

    reason: str
    situation: Situation
    turn: str
    layout: Layout | None = None


class ChangedChair(_Fact, frozen=True, tag="changed-chair"):
    """Somebody else plays for a player from now on; an undoing does not take this back."""

    player: str
    chair: str
    """``person``, ``open`` while nobody does, or a computer's level and version."""
    left: float | None = None
    """Seconds that were left of the time limit, which goes on with them. None, as in older records: it
    begins anew."""


class Undone(_Fact, frozen=True, tag="undone"):
    """The umpire, or a player in a casual game, took back everything after an event."""

    to: int
    by: str | None = None
    """The player who took it back; None: the umpire."""


Step = (
    Tossed
    | Chose
    | TookSeats
    | NamedBreaker
    | CameLate
    | PlayedTrial
    | TurnedRosette
    | SaidPlay
    | Struck
    | Passed
    | Placed
    | Forwent
    | FoundNoRoom
    | FoundRoom
    | Called
    | TimeRanOut
    | Requested
    | ChangedSeats
    | ChangedStriker
    | ChangedBoard
    | Disturbed
    | Disqualified
    | Conceded
    | Abandoned
    | Demanded
    | EnteredBoard
    | EnteredGame
    | ShotAtQueen
    | EnteredShootOut
    | WroteProtest
    | DecidedProtest
    | Overruled
    | ChangedChair
)
"""Facts that need only the state they meet."""
Fact = Step | Protested | Undone
"""The other two look back at the log."""
