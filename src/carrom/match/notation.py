"""A position in one line of text, as FEN is to chess; ``docs/formats.md`` describes it.

>>> from carrom.rules.situation import SideState, Situation
>>> board = Situation(white=SideState(on_board=5, entitled=True), black=SideState(owed=1))
>>> write_position(Position("international", board))
'carrom/1 international w5b9 qo- >w d0-1 h0-0 ew k0 t1 p0-0 g0-0 n1 -'
>>> read_position(_).situation == board
True
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from math import inf, isfinite
from typing import Final

from carrom.equipment.pieces import Layout, Piece, Point, Seat, Standing
from carrom.match.board_rosette import board_rosette, is_plain
from carrom.match.seating import seat_of
from carrom.match.settings import Settings, Team
from carrom.match.state import State, team_of
from carrom.messages import Message, message
from carrom.rules.registry import RULE_SETS
from carrom.rules.situation import PIECES, QueenState, Side, SideState, Situation

VERSION: Final = 1
LONGEST: Final = 4096
"""Characters of the longest line that is read; a full board with coordinates needs about 1,000."""


@dataclass(frozen=True, slots=True)
class Position:
    """A board in play. Points, games and everything by side are those of White and Black."""

    rules: str
    situation: Situation
    """Its points are those of the game before this board."""
    layout: Layout | None = None
    seat: Seat | None = None
    """Where the player in turn sits, if that is known."""
    games: tuple[int, int] = (0, 0)
    """Games won by White and by Black."""
    board: int = 1
    """The number of the board within the game."""

    def __str__(self) -> str:
        return write_position(self)

    def __repr__(self) -> str:
        seat = f"{self.seat} to play, " if self.seat else ""
        laid = "" if self.layout is None else f"{len(self.layout)} pieces laid out, "
        return f"<Position {self.rules}, board {self.board}, {seat}{laid}{self.situation}>"

    def _repr_svg_(self) -> str | None:
        """Show the position in a notebook, once something can draw it."""
        return None if DRAW is None else DRAW(self)


DRAW: Callable[[Position], str] | None = None
"""How a position becomes an SVG picture: :mod:`carrom.render` sets it when it is imported."""


class PositionProblem(StrEnum):
    """Why a text is no position; the sentence is ``record-position-<problem>``."""

    LONG = "long"
    VERSION = "version"
    FIELDS = "fields"
    FIELD = "field"


class PositionError(ValueError):
    """A text that is no position, or a position that cannot be written."""

    def __init__(self, problem: PositionProblem, field: str = "", text: str = "") -> None:
        super().__init__(f"{problem} {field} {text[:40]!r}".rstrip())
        self.problem = problem
        self.field = field
        """The name of the field in :data:`FIELDS` where that is known, else empty."""
        args = {"field": field, "text": text[:40]} if problem is PositionProblem.FIELD else {}
        self.said: Message = message(f"record-position-{problem}", **args)

    def __str__(self) -> str:
        return self.said.text()


_N: Final = r"(0|[1-9][0-9]{0,5})"
FIELDS: Final[dict[str, re.Pattern[str]]] = {
    "rules": re.compile("|".join(RULE_SETS)),
    "pieces": re.compile(r"w([0-9])b([0-9])"),
    "queen": re.compile(r"q([oac])([wb-])"),
    "turn": re.compile(r">([wb12])(?:@(south|east|north|west))?"),
    "dues": re.compile(rf"d{_N}-{_N}"),
    "held": re.compile(r"h([0-9])-([0-9])"),
    "entitled": re.compile(r"e(-|w?b?)"),
    "break": re.compile(rf"([ku]){_N}"),
    "tries": re.compile(rf"t{_N}"),
    "points": re.compile(rf"p{_N}-{_N}"),
    "games": re.compile(rf"g{_N}-{_N}"),
    "board": re.compile(rf"n{_N}"),
    "layout": re.compile(r"-|\[(.*)\]"),
}
"""The fields behind the version, in order."""

_PIECE: Final = {"w": Piece.WHITE, "b": Piece.BLACK, "q": Piece.QUEEN, "s": Piece.STRIKER}
_LETTER: Final = {piece: letter for letter, piece in _PIECE.items()}
_QUEEN: Final = {
    "o": QueenState.ON_BOARD,
    "a": QueenState.AWAITING_COVER,
    "c": QueenState.COVERED,
}
_QUEEN_LETTER: Final = {state: letter for letter, state in _QUEEN.items()}
_SIDE: Final = {"w": Side.WHITE, "b": Side.BLACK, "1": Side.WHITE, "2": Side.BLACK, "-": None}
_STANDING: Final = re.compile(r"([wbqs]):([^,;]{1,30}),([^,;]{1,30})")


def position_of(settings: Settings, state: State) -> Position | None:
    """Return the position of a match, or None where no board is being played."""
    if state.situation is None or state.white is None:
        return None
    a, b = state.games
    layout = state.layout
    if layout is None and not state.situation.broken and not is_plain(settings):
        layout = board_rosette(settings, state)
    return Position(
        rules=settings.rules,
        situation=state.situation,
        layout=layout,
        seat=None if state.turn is None else seat_of(state, state.turn),
        games=(a, b) if team_of(state, Side.WHITE) is Team.A else (b, a),
        board=state.board,
    )


def write_position(position: Position) -> str:
    """Return the position in one line; numbers without a place in the notation are refused."""
    text = _written(position)
    if _read(text) != position:
        raise PositionError(PositionProblem.FIELDS)
    return text


def read_position(text: str) -> Position:
    """Read one line; a text that :func:`write_position` would not write is refused."""
    position = _read(text)
    written = _written(position)
    if written != text:
        for name, found, wanted in zip(
            FIELDS, text.split(" ")[1:], written.split(" ")[1:], strict=True
        ):
            if found != wanted:
                raise PositionError(PositionProblem.FIELD, name, found)
    return position


def _letter(side: Side | None) -> str:
    return "-" if side is None else side.value[0]


def _written(position: Position) -> str:
    now = position.situation
    white, black = now.white, now.black
    turn = ("1" if now.to_play is Side.WHITE else "2") if now.colours_open else _letter(now.to_play)
    entitled = "w" * white.entitled + "b" * black.entitled
    fields = (
        f"carrom/{VERSION}",
        position.rules,
        f"w{white.on_board}b{black.on_board}",
        f"q{_QUEEN_LETTER[now.queen]}{_letter(now.queen_by)}",
        f">{turn}" + ("" if position.seat is None else f"@{position.seat}"),
        f"d{white.owed}-{black.owed}",
        f"h{white.held}-{black.held}",
        f"e{entitled or '-'}",
        f"{'k' if now.broken else 'u'}{now.break_attempts}",
        f"t{now.tries}",
        f"p{white.points}-{black.points}",
        f"g{position.games[0]}-{position.games[1]}",
        f"n{position.board}",
        "-" if position.layout is None else f"[{';'.join(map(_standing, position.layout))}]",
    )
    return " ".join(fields)


def _standing(standing: Standing) -> str:
    x, y = standing.at
    return f"{_LETTER[standing.piece]}:{float(x)!r},{float(y)!r}"


def _read(text: str) -> Position:
    if len(text) > LONGEST:
        raise PositionError(PositionProblem.LONG)
    version, *rest = text.split(" ")
    if version != f"carrom/{VERSION}":
        raise PositionError(PositionProblem.VERSION)
    if len(rest) != len(FIELDS):
        raise PositionError(PositionProblem.FIELDS)
    found: dict[str, tuple[str, ...]] = {}
    for (name, pattern), field in zip(FIELDS.items(), rest, strict=True):
        match = pattern.fullmatch(field)
        if match is None:
            raise PositionError(PositionProblem.FIELD, name, field)
        found[name] = match.groups(default="")

    def both(name: str) -> tuple[int, int]:
        first, second = found[name]
        return int(first), int(second)

    on_board, owed, held, points = map(both, ("pieces", "dues", "held", "points"))
    for pieces, kept in zip(on_board, held, strict=True):
        if pieces + kept > PIECES:
            raise PositionError(PositionProblem.FIELD, "held", rest[5])
    sides = tuple(
        SideState(on_board[i], owed[i], held[i], letter in found["entitled"][0], points[i])
        for i, letter in enumerate("wb")
    )
    turn, seat = found["turn"]
    broken, attempts = found["break"]
    queen, by = found["queen"]
    situation = Situation(
        white=sides[0],
        black=sides[1],
        to_play=_SIDE[turn] or Side.WHITE,
        queen=_QUEEN[queen],
        queen_by=_SIDE[by],
        broken=broken == "k",
        break_attempts=int(attempts),
        tries=int(found["tries"][0]),
        colours_open=turn in "12",
    )
    return Position(
        rules=rest[0],
        situation=situation,
        layout=_layout(rest[-1]),
        seat=Seat(seat) if seat else None,
        games=both("games"),
        board=int(found["board"][0]),
    )


def _layout(field: str) -> Layout | None:
    if field == "-":
        return None
    inside = field[1:-1]
    return tuple(_read_standing(part, field) for part in inside.split(";")) if inside else ()


def _read_standing(part: str, field: str) -> Standing:
    match = _STANDING.fullmatch(part)
    if match is None:
        raise PositionError(PositionProblem.FIELD, "layout", field)
    at = Point(_number(match[2], field), _number(match[3], field))
    return Standing(_PIECE[match[1]], at)


def _number(text: str, field: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = inf
    if not isfinite(value):
        raise PositionError(PositionProblem.FIELD, "layout", field)
    return value
