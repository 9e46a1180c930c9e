"""Two rule sets side by side: the figures that differ, and typical strokes they rule differently.

>>> from carrom.rules import CLUB, SIMPLIFIED
>>> [(f.name, f.first, f.second) for f in figures_that_differ(CLUB, SIMPLIFIED)][0]
('points_to_win', 29, 25)
>>> any(d.case.name == "two-own" for d in rulings_that_differ(CLUB, SIMPLIFIED))
True
"""

from collections.abc import Iterator
from dataclasses import dataclass, fields
from typing import Final

from carrom.equipment.pieces import Piece
from carrom.messages import Message, message
from carrom.rules.ruleset import RuleSet
from carrom.rules.ruling import Ruling
from carrom.rules.situation import QueenState, Side, SideState, Situation, opening
from carrom.rules.stroke import Pocketed, Stroke
from carrom.rules.stroke_ruling import rule
from carrom.rules.verdict import Queen, view_of

_PLAYER: Final = Side.WHITE
_OWN, _OPPONENTS = Pocketed(Piece.WHITE), Pocketed(Piece.BLACK)
_QUEEN, _STRIKER = Pocketed(Piece.QUEEN), Pocketed(Piece.STRIKER)


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure of a rule set in which two of them differ; None: there is no limit."""

    name: str
    first: int | None
    second: int | None

    @property
    def label(self) -> Message:
        """What the figure is."""
        return message(f"rules-figure-{self.name}")


@dataclass(frozen=True, slots=True)
class Scenario:
    """A situation in which White plays."""

    name: str
    situation: Situation

    @property
    def said(self) -> Message:
        """The situation in words, White being the player."""
        mine, theirs = self.situation.white, self.situation.black
        return message(
            f"rules-position-{self.name}",
            own=mine.on_board,
            opponents=theirs.on_board,
            points=mine.points,
        )


@dataclass(frozen=True, slots=True)
class Case:
    """A typical stroke in its position."""

    name: str
    position: Scenario
    stroke: Stroke

    @property
    def said(self) -> Message:
        """What the stroke did, in words."""
        return message(f"rules-case-{self.name}")


@dataclass(frozen=True, slots=True, kw_only=True)
class Consequence:
    """What follows, as the player sees it, without the clauses: two rulings agree if this is equal.

    Where the board is over only the result counts.
    """

    keeps: bool = False
    tries: int = 1
    own_back: int = 0
    opponents_back: int = 0
    queen_back: bool = False
    owed: int = 0
    queen: Queen | None = None
    """The queen after a stroke that pocketed or covered it; None when it stays as it was."""
    won: bool | None = None
    points: int = 0
    opponents_points: int = 0
    on_demand: int = 0
    """Points that the winner may ask for besides."""

    @property
    def messages(self) -> tuple[Message, ...]:
        """The outcome in words: parts of one sentence."""
        return tuple(self._parts())

    def _parts(self) -> Iterator[Message]:
        if self.won is not None:
            winner, loser = self.points, self.opponents_points
            if not self.won:
                winner, loser = loser, winner
            name = f"rules-outcome-{'won' if self.won else 'lost'}"
            yield message(name, points=winner, other=loser)
            if self.on_demand:
                yield message("rules-outcome-on-demand", count=self.on_demand)
            return
        if self.own_back:
            yield message("rules-outcome-own-back", count=self.own_back)
        if self.opponents_back:
            yield message("rules-outcome-opponents-back", count=self.opponents_back)
        if self.queen_back:
            yield message("rules-outcome-queen-back")
        if self.queen is not None:
            yield message(f"rules-outcome-queen-{self.queen.name.lower()}")
        if self.owed:
            yield message("rules-outcome-owed", count=self.owed)
        if self.keeps:
            yield message("rules-outcome-keeps", tries=self.tries)
        else:
            yield message("rules-outcome-passes")


@dataclass(frozen=True, slots=True)
class Difference:
    """A stroke two rule sets rule differently, with the clauses each decision rests on."""

    case: Case
    first: Consequence
    first_clauses: tuple[str, ...]
    second: Consequence
    second_clauses: tuple[str, ...]


def figures_that_differ(first: RuleSet, second: RuleSet) -> tuple[Figure, ...]:
    """Return the figures in which two rule sets differ, in the order of the rule set's fields."""
    found = []
    for field in fields(RuleSet):
        a, b = getattr(first, field.name), getattr(second, field.name)
        if a != b and type(a if b is None else b) is int:
            found.append(Figure(field.name, a, b))
    return tuple(found)


def rulings_that_differ(first: RuleSet, second: RuleSet) -> tuple[Difference, ...]:
    """Return the typical strokes that two rule sets rule differently."""
    found = []
    for case in CASES:
        before = case.position.situation
        a, b = rule(first, before, case.stroke), rule(second, before, case.stroke)
        seen_a, seen_b = consequence(before, a), consequence(before, b)
        if seen_a != seen_b:
            found.append(Difference(case, seen_a, a.clauses, seen_b, b.clauses))
    return tuple(found)


def consequence(before: Situation, ruling: Ruling) -> Consequence:
    """Return what a ruling on a stroke of White means for White."""
    if ruling.result is not None:
        result = ruling.result
        return Consequence(
            won=result.winner is _PLAYER,
            points=result.white,
            opponents_points=result.black,
            on_demand=result.on_demand,
        )
    queen = view_of(ruling.situation, _PLAYER).queen
    changed = queen is not view_of(before, _PLAYER).queen and queen is not Queen.IN_PLAY
    return Consequence(
        keeps=ruling.next is _PLAYER,
        tries=ruling.situation.tries,
        own_back=ruling.returned.white,
        opponents_back=ruling.returned.black,
        queen_back=ruling.returned.queen,
        owed=max(0, ruling.situation.white.owed - before.white.owed),
        queen=queen if changed else None,
    )


def _position(
    name: str,
    own: int,
    opponents: int,
    queen: QueenState = QueenState.ON_BOARD,
    points: int = 0,
    owed: int = 0,
) -> Scenario:
    return Scenario(
        name,
        Situation(
            white=SideState(
                on_board=own,
                owed=owed,
                entitled=own < SideState().on_board or owed > 0,
                points=points,
            ),
            black=SideState(on_board=opponents, entitled=True),
            queen=queen,
            queen_by=None if queen is QueenState.ON_BOARD else _PLAYER,
        ),
    )


def _at(position: Scenario, **strokes: Stroke) -> Iterator[Case]:
    for name, stroke in strokes.items():
        yield Case(name.replace("_", "-"), position, stroke)


def _fell(*pocketed: Pocketed) -> Stroke:
    return Stroke(pocketed)


def _improper(*pocketed: Pocketed) -> Stroke:
    return Stroke(pocketed, proper=False)


def _cases() -> Iterator[Case]:
    yield from _at(
        Scenario("break", opening()),
        untouched=Stroke(touched=False),
        untouched_striker=Stroke((_STRIKER,), touched=False),
        untouched_improper=Stroke(touched=False, proper=False),
    )
    yield from _at(
        _position("start", 9, 7),
        striker=_fell(_STRIKER),
        queen=_fell(_QUEEN),
        queen_own=_fell(_QUEEN, _OWN),
        striker_queen=_fell(_STRIKER, _QUEEN),
    )
    yield from _at(
        _position("owing", 9, 7, owed=1),
        queen=_fell(_QUEEN),
        queen_own=_fell(_QUEEN, _OWN),
    )
    yield from _at(
        _position("middle", 5, 6),
        own=_fell(_OWN),
        two_own=_fell(_OWN, _OWN),
        opponents=_fell(_OPPONENTS),
        own_opponents=_fell(_OWN, _OPPONENTS),
        queen=_fell(_QUEEN),
        queen_own=_fell(_QUEEN, _OWN),
        queen_opponents=_fell(_QUEEN, _OPPONENTS),
        queen_own_opponents=_fell(_QUEEN, _OWN, _OPPONENTS),
        striker=_fell(_STRIKER),
        striker_own=_fell(_STRIKER, _OWN),
        striker_follows=_fell(Pocketed(Piece.WHITE, 1), Pocketed(Piece.STRIKER, 1)),
        striker_opponents=_fell(_STRIKER, _OPPONENTS),
        striker_own_opponents=_fell(_STRIKER, _OWN, _OPPONENTS),
        striker_queen=_fell(_STRIKER, _QUEEN),
        striker_queen_own=_fell(_STRIKER, _QUEEN, _OWN),
        striker_queen_opponents=_fell(_STRIKER, _QUEEN, _OPPONENTS),
        striker_off=Stroke(off_board=(Piece.STRIKER,)),
        striker_off_own=Stroke((_OWN,), off_board=(Piece.STRIKER,)),
        piece_off=Stroke(off_board=(Piece.BLACK,)),
        piece_off_own=Stroke((_OWN,), off_board=(Piece.BLACK,)),
        behind_line_own=Stroke((_OWN,), first_hit_behind_line=True),
        improper=_improper(),
        improper_own=_improper(_OWN),
        improper_striker=_improper(_STRIKER),
        improper_striker_own=_improper(_STRIKER, _OWN),
    )
    yield from _at(
        _position("covering", 5, 6, QueenState.AWAITING_COVER),
        own=_fell(_OWN),
        miss=Stroke(),
        opponents=_fell(_OPPONENTS),
        own_opponents=_fell(_OWN, _OPPONENTS),
        striker=_fell(_STRIKER),
        striker_own=_fell(_STRIKER, _OWN),
        striker_own_opponents=_fell(_STRIKER, _OWN, _OPPONENTS),
    )
    yield from _at(
        _position("own-last", 1, 3),
        own_last=_fell(_OWN),
        queen_own_last=_fell(_QUEEN, _OWN),
        striker_own_last=_fell(_STRIKER, _OWN),
        improper_own_last=_improper(_OWN),
    )
    yield from _at(
        _position("opponents-last", 3, 1),
        opponents_last=_fell(_OPPONENTS),
        striker_opponents_last=_fell(_STRIKER, _OPPONENTS),
        improper_opponents_last=_improper(_OPPONENTS),
        improper_striker_opponents_last=_improper(_STRIKER, _OPPONENTS),
    )
    yield from _at(
        _position("both-last", 1, 1),
        both_last=_fell(_OWN, _OPPONENTS),
        queen_both_last=_fell(_QUEEN, _OWN, _OPPONENTS),
        striker_both_last=_fell(_STRIKER, _OWN, _OPPONENTS),
        improper_both_last=_improper(_OWN, _OPPONENTS),
    )
    yield from _at(
        _position("both-last-covered", 1, 1, QueenState.COVERED),
        both_last=_fell(_OWN, _OPPONENTS),
        striker_both_last=_fell(_STRIKER, _OWN, _OPPONENTS),
    )
    yield from _at(_position("won", 1, 3, QueenState.COVERED), own_last=_fell(_OWN))
    yield from _at(_position("won-late", 1, 3, QueenState.COVERED, 24), own_last=_fell(_OWN))


CASES: Final = tuple(_cases())
"""The typical strokes, from the break to the end of a board."""
