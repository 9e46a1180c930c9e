"""What a rule set brings beside its figures: functions, tables and the words it owns.

A :class:`Book` is everything the rest of the system asks a rule set for. Nothing outside
``carrom.rules`` asks a set for its name or cites a clause as a literal: it asks the book.
"""

from collections.abc import Callable, Mapping
from dataclasses import KW_ONLY, dataclass, field, replace
from enum import StrEnum
from functools import lru_cache
from typing import TYPE_CHECKING, Final, TypeVar

from carrom.equipment.geometry import Geometry
from carrom.equipment.pieces import Seat
from carrom.equipment.requirements import REQUIREMENTS, Requirements
from carrom.equipment.striker import Interval, legal_intervals
from carrom.messages import Message, add_texts, message
from carrom.rules.placement.manner import Manner
from carrom.rules.reasons import Matter
from carrom.rules.verdict import Forfeit, Judge

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from carrom.rules.calls import Call
    from carrom.rules.ruleset import RuleSet
    from carrom.rules.ruling import Ruling
    from carrom.rules.situation import Situation

Effect = Callable[["RuleSet", "Situation", "Call"], "Ruling"]
"""What a call costs."""


_R = TypeVar("_R", bound=StrEnum)


def cite(owner: str, table: Mapping[_R, str]) -> dict[_R, tuple[str, ...]]:
    """Return a table of clauses, written short, with the clauses in full.

    A name without a colon is a clause of ``owner``; ``settled:1`` and clauses of other sets have one.

    >>> cite("international", {Matter.HELD: "3.11.i settled:7"})[Matter.HELD]
    ('international:3.11.i', 'settled:7')
    """
    return {
        reason: tuple(c if ":" in c else f"{owner}:{c}" for c in clauses.split())
        for reason, clauses in table.items()
    }


class Breach(StrEnum):
    """A breach that the match itself notices, so that it has to find the call for it."""

    EARLY_BREAK = "early-break"
    """The break was played before "Play"."""
    PLAYED_ON = "played-on"
    """Somebody played on while play was stopped."""
    OVERTIME = "overtime"
    """Thinking took too long."""
    VOID = "void"
    """Both sides passed too often."""
    CONCESSION = "concession"
    UNNOTICED = "unnoticed"
    """Nobody saw in time that the queen was not covered."""
    DISTURBANCE = "disturbance"
    """A player disturbed the opponent: it is counted as well."""
    OUT_OF_TURN = "out-of-turn"
    """Somebody struck whose turn it was not."""
    NO_STRIKER_ROOM = "no-striker-room"
    """The striker has no place on its base."""
    FORGONE_WRONGLY = "forgone-wrongly"
    """Somebody forwent some pieces only, or too late: the right to place them is forfeited."""


class Condition(StrEnum):
    """What a call supposes; the first seven are about the counts, the others about the match."""

    IN_TURN = "in-turn"
    """Only against the player in turn: a turn is the player's, not the pair's (settled 34)."""
    OUT_OF_TURN = "out-of-turn"
    """Only against somebody whose turn it is not: an opponent, or the partner of the player in turn."""
    OPPONENTS_TURN = "opponents-turn"
    """Only against a side whose opponents play."""
    AFTER_BREAK = "after-break"
    QUEEN_AWAITING = "queen-awaiting"
    PIECE_EXCHANGED = "piece-exchanged"
    """A piece of the wrong colour can have been placed."""
    PIECE_LEFT_OUT = "piece-left-out"
    """A piece can have been forgotten that should have been placed."""
    BREAK_NOT_MADE = "break-not-made"
    REQUEST_OPEN = "request-open"
    PLAY_SAID = "play-said"
    IN_DOUBLES = "in-doubles"
    PASSED_ENOUGH = "passed-enough"
    BY_CONCESSION = "by-concession"
    """It is not called: the player concedes."""
    NOT_THE_STRIKER = "not-the-striker"
    """Against somebody who is not the player in turn."""
    NO_STRIKER_ROOM = "no-striker-room"
    """The player in turn has no place for the striker."""
    NOT_STRUCK = "not-struck"
    """Not against the player in turn once they have struck in this turn."""
    BEING_PLACED = "being-placed"
    """Against somebody who has to place pieces, or has placed some since the last stroke."""
    PLACED_EARLIER = "placed-earlier"
    """Against somebody who placed a piece before the last stroke."""
    OPPONENTS_FELL = "opponents-fell"
    """The stroke pocketed pieces of the opponent, or some that were taken for the player's own."""
    OPPONENTS_ALONE = "opponents-alone"
    """The stroke pocketed the opponent's pieces and none of the player's own, or some taken for these."""


class About(StrEnum):
    """The event a call is about: from it follow the player and what was true then (settled 57)."""

    TURN = "turn"
    """The turn that is being played."""
    STROKE = "stroke"
    """The last stroke, until the next one is made."""
    PLACING = "placing"
    """A piece that somebody has placed, or has to place."""
    QUEEN = "queen"
    """A queen that was not covered and did not go back."""


class Offender(StrEnum):
    """Whom a call is about unless somebody is named."""

    IN_TURN = "in-turn"
    WAITING = "waiting"
    """Somebody whose turn it is not."""
    PLACER = "placer"
    UNCOVERED = "uncovered"
    """The side that did not cover the queen."""
    NOT_THE_REQUESTER = "not-the-requester"


class Resting(StrEnum):
    """Which discs a call names, and what becomes of them: they count as pocketed."""

    NONE = "none"
    NAMED = "named"
    UNDER_STRIKER = "under-striker"
    """The striker lies on them and counts too."""
    TAKEN_FOR_OWN = "taken-for-own"
    """They fell before and were counted as the player's own, but were the opponent's."""


class CallGroup(StrEnum):
    """What a call is about, for lists of many calls."""

    STROKE = "stroke"
    """How the striker was played, when, and how the player sat."""
    PIECES = "pieces"
    """Pieces and queen: where they lie, who placed or touched them."""
    CONDUCT = "conduct"
    EQUIPMENT = "equipment"
    """Board, striker, powder, seats."""
    ENDING = "ending"
    """What ends the board or has it played again."""


UNNAMED: Final = message("calls-4-1")
"""A breach of the rules: what a call is about that has no words of its own."""


@dataclass(frozen=True, slots=True)
class CallRule:
    """One call an umpire can make: who, when, what it costs, its clauses, its words."""

    clause: str
    """The clause it rests on, in full; in the rows of :func:`call_rows` its short name."""
    effect: Effect
    """What it costs."""
    group: CallGroup = CallGroup.CONDUCT
    _: KW_ONLY
    label: Message = UNNAMED
    """The breach in a few words."""
    also: Message | None = None
    """Everyday words by which it is looked for."""
    cites: tuple[str, ...] = ()
    """The settled readings, or clauses, that it rests on besides."""
    about: About = About.TURN
    who: Offender = Offender.IN_TURN
    when: tuple[Condition, ...] = ()
    instead: str | None = None
    """What to call where ``when`` says whose turn it has to be, and it is not."""
    breach: Breach | None = None
    resting: Resting = Resting.NONE
    early_technical: bool = False
    """Committed before the first stroke of a turn, it is a technical foul."""
    late_differs: bool = False
    """Whether it matters that nobody saw the breach in time."""


def call_rows(owner: str, words: str, *rows: CallRule, also: bool = False) -> dict[str, CallRule]:
    """Return a table of calls from its rows, which name their clauses without the rule set.

    The words of a call are the text ``<words>-<clause>``; with ``also``, everyday words are
    ``<words>-<clause>-also``.

    >>> def fine(rules, situation, call): ...
    >>> table = call_rows("rooftop", "rooftop-call", CallRule("railing.1", fine))
    >>> table["railing.1"].clause, table["railing.1"].label.id
    ('rooftop:railing.1', 'rooftop-call-railing-1')
    """
    named = ((row, f"{words}-{row.clause.replace('.', '-')}") for row in rows)
    return {
        row.clause: replace(
            row,
            clause=f"{owner}:{row.clause}",
            label=message(text),
            also=message(f"{text}-also") if also else None,
        )
        for row, text in named
    }


@dataclass(frozen=True, slots=True, kw_only=True)
class Disqualification:
    """One ground on which the umpire may disqualify."""

    clause: str
    label: Message
    also: Message | None = None
    """Everyday words by which it is looked for."""
    after_warnings: bool = False
    """Only after more warnings than ``RuleSet.disturbances``."""


class Purpose(StrEnum):
    """What people play for, where that decides which rule set they are offered first."""

    TOURNAMENTS = "tournaments"


class PlacedBy(StrEnum):
    """Who puts penalty pieces down."""

    OPPONENT = "opponent"
    ANYBODY = "anybody"
    """The rule names nobody; in a match it is the opponent."""


@dataclass(frozen=True, slots=True)
class PlacingRule:
    """Where penalty pieces go and who places them."""

    manner: Manner
    by: PlacedBy = PlacedBy.OPPONENT
    clauses: tuple[str, ...] = ()
    """The clauses that say where a piece may go; those that rulings cite need not be named."""
    forgo: bool = False
    """Whether who has to place dues and penalties may forgo them: all or none."""
    late_forfeits: bool = False
    """Whether dues and penalties not placed in time stay pocketed; else the umpire places them."""
    late_call: str | None = None
    """The call that it amounts to besides, against the placer, where clocks are strict."""
    off_board_away: bool = False
    """Whether pieces that left the board go back one against the other, away from the player who struck.

    Else a white and a black one cover equal parts of the centre circle.
    """


_ROUNDING: Final = 1e-9
"""Metres by which a place may be off."""


@dataclass(frozen=True, slots=True)
class StrikerRule:
    """Where the striker may stand: the clauses, and the places along the base."""

    clauses: tuple[str, ...]
    places: Callable[[Geometry, Seat], tuple[Interval, ...]] = legal_intervals

    def allows(self, along: float, geometry: Geometry, seat: Seat) -> bool:
        """Say whether the striker may stand there (m along the base, from its middle)."""
        return any(
            low - _ROUNDING <= along <= high + _ROUNDING
            for low, high in _places(self, geometry, seat)
        )


@lru_cache(maxsize=64)
def _places(rule: StrikerRule, geometry: Geometry, seat: Seat) -> tuple[Interval, ...]:
    return rule.places(geometry, seat)


@dataclass(frozen=True, slots=True)
class Option:
    """A choice that a rule set leaves open: a field of :class:`~carrom.rules.ruleset.RuleSet`."""

    name: str
    values: tuple[str, ...]
    """The first is the usual one."""

    def value(self, name: str) -> str:
        """Return one of the values by its name."""
        return next(value for value in self.values if value == name)


@dataclass(frozen=True, slots=True, kw_only=True)
class Book:
    """A rule set's functions and tables."""

    order: int = 100
    """Its place in lists: the least comes first."""
    default: bool = False
    """Whether it is meant where no rule set is named; one set is."""
    default_for: frozenset[Purpose] = frozenset()
    """What it is offered for in the first place, though another set is the default."""
    judge: Judge
    forfeit: Forfeit
    citations: Mapping[StrEnum, tuple[str, ...]]
    """The clauses each reason of a ruling rests on."""
    matters: Mapping[Matter, tuple[str, ...]]
    """The clauses the match cites for what it does between the strokes."""
    calls: dict[str, CallRule]
    """Every call an umpire can make, by the clause's short name."""
    disqualifications: dict[str, Disqualification] = field(default_factory=dict)
    placing: PlacingRule
    striker: StrikerRule
    equipment: Requirements = REQUIREMENTS
    """What it asks of the equipment around the board."""
    package: str
    """The package whose folder holds the clauses, as TOML, and ``texts/<language>/*.ftl``."""
    parts: tuple[str, ...]
    """The files of clauses in reading order; each file's name is the domain of its texts."""
    words: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The clauses that speak of a word of the glossary, by the word's name."""
    own_words: tuple[str, ...] = ()
    """The words of the glossary that the set calls otherwise (``<set>-word-<name>``)."""
    options: tuple[Option, ...] = ()
    guide: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Where the rule set says more, for the steps of "How to play"."""
    source: Message | None = None
    """Which edition of its text it follows, where later ones may exist."""

    def __post_init__(self) -> None:
        add_texts(self.package)

    @property
    def folder(self) -> "Traversable":
        """Where the clauses and texts lie."""
        from importlib.resources import files  # noqa: PLC0415 - takes a while to load

        return files(self.package)

    def call_for(self, breach: Breach) -> str | None:
        """Return the call for a breach that the match noticed; None: this set knows none."""
        return next((name for name, call in self.calls.items() if call.breach is breach), None)

    def find_call(self, name: str) -> str | None:
        """Return a call by its short name or by its clause in full, in any case."""
        wanted = name.strip().lower()
        for short, call in self.calls.items():
            if wanted in (short.lower(), call.clause.lower()):
                return short
        return None
