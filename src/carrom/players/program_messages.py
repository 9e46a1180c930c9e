"""The messages between a match and a player program, each with its type, as lines of JSON.

Lengths are in metres, as the player sees the board: their base is the near one, x goes to the right,
y away from them. docs/players.md describes every message. Fields may be added; what is here keeps
its name and meaning.
"""

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct

from carrom.equipment.pieces import Piece
from carrom.match.state import Choice
from carrom.messages import quoted
from carrom.players.faults import AnswerError, FaultKind, Question
from carrom.rules import QueenState

VERSION: Final = 1
MOST_SEED: Final = 1 << 53
"""Seeds are smaller: every language has whole numbers up to here."""

Who = Literal["me", "opponent"]
Kind = Literal["own", "opponent", "open", "queen"]
"""Whose a piece is; ``open``: nobody owns a colour yet."""
Place = tuple[float, float]
Number = Annotated[int, Meta(ge=0, le=MOST_SEED)]
"""What a program counts."""


# What the program is told


class _Told(Struct, frozen=True, kw_only=True, tag_field="type"):
    pass


class ToldRules(Struct, frozen=True, kw_only=True):
    """The rule set by its name, with the figures that a plan needs."""

    name: str
    points_to_win: int
    boards_per_game: int | None
    games_to_win: int
    queen_points: int
    queen_ceiling: int


class ToldBoard(Struct, frozen=True, kw_only=True):
    """The board and the discs (m, kg)."""

    half_side: float
    holes: list[Place]
    """Far right, far left, near left, near right."""
    hole_radius: float
    piece_radius: float
    striker_radius: float
    piece_mass: float
    striker_mass: float
    base_distance: float
    """From the centre to the middle of a base: the striker stands at y = -base_distance."""
    centre_radius: float
    inner_radius: float


class ToldPiece(Struct, frozen=True, kw_only=True):
    """One piece on the surface."""

    kind: Kind
    colour: Piece
    x: float
    y: float


class ToldSide(Struct, frozen=True, kw_only=True):
    """One side: its pieces in this board, its points in the game, its games in the match."""

    on_board: int
    owed: int
    held: int
    entitled: bool
    points: int
    games: int


class ToldPosition(Struct, frozen=True, kw_only=True):
    """Everything that a player sees."""

    rules: ToldRules
    board: ToldBoard
    surface: dict[str, float]
    pieces: list[ToldPiece]
    striker: list[Place]
    """From where to where the striker's centre may stand along the base, clear of every piece."""
    colour: Piece | None
    """What the player plays; null: colours are open."""
    me: ToldSide
    opponent: ToldSide
    opponents: list[Literal["right", "far", "left"]]
    """Where they sit."""
    to_play: Who
    queen: QueenState
    queen_by: Who | None
    broken: bool
    break_attempts: int
    tries: int
    board_number: int
    seconds: float | None


class ToldHello(_Told, frozen=True, tag="hello"):
    """The first message."""

    protocol: int = VERSION


class ToldNewGame(_Told, frozen=True, tag="new-game"):
    """A game begins; nothing is to be answered."""


class ToldQuit(_Told, frozen=True, tag="quit"):
    """Nothing more will be asked."""


class AskedStroke(_Told, frozen=True, tag="stroke"):
    """The question which stroke is played."""

    id: int
    position: ToldPosition
    seed: int


class AskedPlace(_Told, frozen=True, tag="place"):
    """The question where a piece goes."""

    id: int
    piece: Kind
    colour: Piece
    spots: list[Place]
    """Some legal spots; others may be legal too."""
    position: ToldPosition
    seed: int


class AskedTurn(_Told, frozen=True, tag="turn"):
    """The question how the rosette is turned before the break."""

    id: int
    position: ToldPosition
    seed: int


class AskedChoose(_Told, frozen=True, tag="choose"):
    """The question what the winner of the toss chooses."""

    id: int
    rules: ToldRules
    choices: list[Choice]
    seed: int


Told = ToldHello | ToldNewGame | ToldQuit | AskedStroke | AskedPlace | AskedTurn | AskedChoose


# What it answers


class _Answered(Struct, frozen=True, kw_only=True, tag_field="type"):
    pass


class Hello(_Answered, frozen=True, tag="hello"):
    """Who the program is, and which questions it wants to be asked."""

    protocol: Number
    name: str
    author: str = ""
    answers: tuple[Question, ...] = (Question.STROKE,)


class StrokeAnswer(_Answered, frozen=True, tag="stroke"):
    """A stroke: place along the base (m), degrees anticlockwise from the right, m/s, rad/s."""

    id: Number
    x: float
    angle: float
    speed: float
    spin: float = 0.0


class PlaceAnswer(_Answered, frozen=True, tag="place"):
    """A spot (m)."""

    id: Number
    x: float
    y: float


class TurnAnswer(_Answered, frozen=True, tag="turn"):
    """Degrees anticlockwise; at 0 a white piece of the inner ring lies straight ahead of the centre."""

    id: Number
    degrees: float


class ChooseAnswer(_Answered, frozen=True, tag="choose"):
    """The choice, by its name."""

    id: Number
    choice: str


Answered = Hello | StrokeAnswer | PlaceAnswer | TurnAnswer | ChooseAnswer
_DECODER: Final = msgspec.json.Decoder(Answered)
_ENCODER: Final = msgspec.json.Encoder()


def encoded(told: Told) -> bytes:
    """Return a message as a line."""
    return _ENCODER.encode(told) + b"\n"


def decoded(line: bytes) -> Answered:
    """Read a line; one that is no message raises :class:`AnswerError`."""
    try:
        said: Answered = _DECODER.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        shown = quoted(line.decode("utf-8", "replace").strip())
        raise AnswerError(FaultKind.GARBLED, line=shown, why=quoted(str(problem))) from None
    return said
