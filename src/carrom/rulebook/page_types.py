"""The pages of the rule book, each with its type: what readers of any kind are given."""

from collections.abc import Sequence
from typing import Any, Literal, NotRequired, TypedDict

from carrom.equipment.pieces import Seat
from carrom.equipment.striker import Interval
from carrom.rules.catalogue import State as Coverage
from carrom.rules.situation import QueenState
from carrom.texts import Said


class Lines(TypedDict):
    """The paragraphs of a text in every language; an item of a list begins with ``- ``."""

    en: list[str]
    fr: list[str]


class OptionValue(TypedDict):
    """One way to choose."""

    value: str
    title: Said


class RuleOption(TypedDict):
    """A choice that a rule set leaves open."""

    name: str
    title: Said
    values: list[OptionValue]
    """The first is the usual one."""


class RuleSetFeatures(TypedDict):
    """What a rule set is like: its names, and what is special about it."""

    name: str
    default: bool
    title: Said
    short: Said
    about: Said
    more: Said
    pieces: int
    points_to_win: int
    games_to_win: int
    boards_per_game: int | None
    break_attempts: int
    break_attempts_each: bool
    """Whether the other side then has as many, and so on."""
    thinking_seconds: int
    overtime_costs_piece: bool
    """Whether under a strict clock a piece goes back when time runs out."""
    open_colours: bool
    several_tries: bool
    behind_line_matters: bool
    placed_at_centre: bool
    may_concede: bool
    may_concede_match: bool
    """Whether a player may give up the whole match."""
    may_forgo: bool
    """Whether who has to place pieces may forgo it."""
    slams: bool
    striker_places: dict[Seat, list[Interval]]
    """Where the striker may stand along the base, as each seat sees it (m)."""
    options: list[RuleOption]
    words: Said
    """Terms that it says otherwise, as Fluent texts; empty where it has none."""
    neighbours: dict[str, list[str]]
    """The clauses beside each reading that it is read by: they rule on neighbouring cases."""
    guide: dict[str, list[str]]
    """Where it says more, for the steps of "How to play"."""


class BookTitle(TypedDict):
    """A rule set, or the settled readings, with the number of its clauses."""

    set: str
    title: Said
    clauses: int


class BookClause(TypedDict):
    """A clause, or a settled reading."""

    id: str
    name: str
    text: Lines
    state: Coverage
    state_said: Said
    tests: int
    letter_001: NotRequired[str | None]
    """Of a clause: what the revised edition calls it."""
    who: NotRequired[list[Said]]
    reason: NotRequired[Lines | None]
    settled: NotRequired[list[str]]
    clauses: NotRequired[Sequence[str]]
    """Of a settled reading: the clauses it bears on."""


class BookChapter(TypedDict):
    """Clauses under one heading."""

    section: str
    title: Said
    clauses: list[BookClause]


class BookFigure(TypedDict):
    """A number that a rule set fixes."""

    name: str
    label: Said
    value: int


class Book(TypedDict):
    """One rule set, clause by clause."""

    set: str
    title: Said
    source: Said | None
    """Which edition of its text it follows, where later ones may exist."""
    chapters: list[BookChapter]
    readings: list[BookClause]
    figures: list[BookFigure]


class ComparedSet(TypedDict):
    """A rule set by its title."""

    set: str
    title: Said


class ComparedFigure(TypedDict):
    """A number that is not the same in every rule set; none: no limit."""

    name: str
    label: Said
    values: dict[str, int | None]


class ComparedRuling(TypedDict):
    """What one rule set says to a stroke."""

    text: Said
    clauses: Sequence[str]


class ComparedCase(TypedDict):
    """A stroke that is not ruled alike."""

    case: Said
    rulings: dict[str, ComparedRuling]


class ComparedPosition(TypedDict):
    """Strokes from one position."""

    position: Said
    cases: list[ComparedCase]


class Comparison(TypedDict):
    """In what the rule sets differ."""

    sets: list[ComparedSet]
    figures: list[ComparedFigure]
    no_limit: Said
    positions: list[ComparedPosition]


class Term(TypedDict):
    """A word of the game."""

    name: str
    word: Said
    meaning: Said
    otherwise: dict[str, Said]
    clauses: Sequence[str]


class CallableClause(TypedDict):
    """A clause that an umpire can call."""

    clause: str
    label: Said
    """What is called, in a few words."""
    text: Lines
    names_pieces: bool
    """Whether the call names discs that count as pocketed."""
    may_be_late: bool
    """Whether it matters if it was noticed too late."""


# What the umpire would say

SideName = Literal["white", "black", "first", "second"]
"""While colours are open the sides are the first and the second player."""
Colour = Literal["white", "black"]


class Counts(TypedDict):
    """Pieces of each colour."""

    white: int
    black: int


class RuledBoard(TypedDict):
    """The board after a ruling."""

    on_board: Counts
    owed: dict[SideName, int]
    held: dict[SideName, int]
    queen: QueenState
    queen_by: SideName | None
    entitled: dict[SideName, bool]
    broken: bool
    break_attempts: int
    tries: int


class Returned(TypedDict):
    """What goes back onto the board."""

    white: int
    black: int
    queen: bool


class RuledResult(TypedDict):
    """The end of a board; one without a winner does not count."""

    winner: SideName | None
    points: dict[SideName, int]
    on_demand: dict[SideName, int]
    """Points that the winner may ask for; not among the points."""
    game_conceded: NotRequired[bool]


class OpenedColours(TypedDict):
    """Which colour each player has got."""

    first: Colour
    second: Colour


class RulingAnswer(TypedDict):
    """A ruling, as ``carrom ruling`` gives it, with its text in every language."""

    next: SideName | None
    tries: int
    board: RuledBoard
    returned: Returned
    result: RuledResult | None
    clauses: list[str]
    reason: str
    colours: NotRequired[Literal["open"] | OpenedColours]
    text: Said


RulingRequest = dict[str, Any]
"""What ``carrom ruling`` reads; :mod:`carrom.rules.json_format` says what is wrong with it."""
