"""What can be switched off of a clause: small changes of the software while it runs.

A ruling that cites a clause loses one thing at a time, and goes on citing it: whose turn it is, what goes
back or is owed, what becomes of the queen, who wins and with how many points. A decision of the match that
cites a clause changes nothing. A figure that a clause's text names becomes another one, a requirement of the
equipment asks for something else, the striker's places become wider or narrower. None of this names a clause.

What acts without a citation is in :data:`clause_table.TABLE`: small changes by clause, each of an expression in a
function, of a refusal that is no longer made, or of a value. A row that no longer fits the code is an error.
"""

import ast
import inspect
import re
import sys
import textwrap
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from decimal import Decimal
from enum import StrEnum
from functools import cache
from importlib import import_module
from types import FunctionType
from typing import Any, Final

from carrom.equipment.dimensions import Dimension
from carrom.equipment.editions import EDITIONS
from carrom.equipment.inspection import TABLE_CLAUSE
from carrom.equipment.requirements import Condition, Limits, Material, OneOf, Requirement
from carrom.equipment.striker import Interval
from carrom.match import decide
from carrom.match.decision import Decision
from carrom.match.facts import Passed, Struck
from carrom.match.match_log import MatchLog
from carrom.rules import RULE_SETS, calls, stroke_ruling
from carrom.rules.catalogue import Clause, Settled
from carrom.rules.catalogue import text as text_of
from carrom.rules.ruleset import RuleSet
from carrom.rules.ruling import Returned, Ruling
from carrom.rules.situation import SIDES, QueenState, Side, Situation

DECISION: Final = "decision"
"""The switch of what the match decides between the strokes."""
_EDGE: Final = 0.003
"""Metres by which the striker's places become wider or narrower."""


class UnfitError(Exception):
    """A row of the table that fits nothing in the code any more."""


@dataclass(frozen=True, slots=True)
class Switch:
    """One small change; ``install`` makes it in this process, for good."""

    name: str
    install: Callable[[], None]
    touches: tuple[str, str] | None = None
    """The clause and the thing that :func:`note_into` notes; None: who comes by is not known."""


# --- replacing functions and expressions -------------------------------------------------------


def around(function: FunctionType, wrapper: Callable[..., Any]) -> None:
    """Let all who call a function, by whatever name they imported it, come to a wrapper.

    The wrapper's first argument is the function as it was.
    """
    kept = FunctionType(
        function.__code__, function.__globals__, function.__name__, function.__defaults__
    )
    kept.__kwdefaults__ = function.__kwdefaults__
    name = f"_switched_{function.__name__}"
    function.__globals__[name] = lambda *args, **named: wrapper(kept, *args, **named)
    made: dict[str, FunctionType] = {}
    exec(f"def entry(*args, **named): return {name}(*args, **named)", made)
    function.__defaults__ = function.__kwdefaults__ = None
    function.__code__ = made["entry"].__code__


def found_function(place: str) -> FunctionType:
    """Return a function by its module, from ``carrom`` on, and its name: ``match.play:struck``."""
    module, _, name = place.partition(":")
    found: Any = import_module(f"carrom.{module}")
    for part in name.split("."):
        found = getattr(found, part)
    found = inspect.unwrap(found)
    return found.fget if isinstance(found, property) else found


class _Exchange(ast.NodeTransformer):
    """Exchange every expression or statement that reads as ``old``."""

    def __init__(self, old: str, new: str) -> None:
        self.old = ast.unparse(ast.parse(old))
        self.new = ast.parse(new).body
        self.done = 0

    def visit(self, node: ast.AST) -> ast.AST:
        if isinstance(node, ast.expr | ast.stmt) and ast.unparse(node) == self.old:
            self.done += 1
            new = self.new[0]
            return new.value if isinstance(node, ast.expr) and isinstance(new, ast.Expr) else new
        return self.generic_visit(node)


class _Unrefused(ast.NodeTransformer):
    """Leave out every condition that does nothing but refuse for one reason."""

    def __init__(self, why: str) -> None:
        self.why = why
        self.done = 0

    def visit_If(self, node: ast.If) -> ast.AST:
        refusal = node.body[0]
        refuses = isinstance(refusal, ast.Raise) and re.search(
            rf"\b{self.why}\b", ast.unparse(refusal)
        )
        if refuses and not node.orelse:
            self.done += 1
            return ast.Pass()
        return self.generic_visit(node)


def _changed(function: FunctionType, by: "_Exchange | _Unrefused | _Unread") -> ast.Module:
    """Return the code of a function, changed; where nothing is to be changed the row does not fit."""
    new: ast.Module = by.visit(ast.parse(textwrap.dedent(inspect.getsource(function))))
    if not by.done:
        raise UnfitError(f"{function.__module__}:{function.__qualname__}")
    return new


def rewritten(place: str | FunctionType, by: "_Exchange | _Unrefused | _Unread") -> None:
    """Change the code of a function in this process."""
    function = found_function(place) if isinstance(place, str) else place
    new = _changed(function, by)
    new.body[0].decorator_list = []
    made: dict[str, Any] = {}
    exec(compile(ast.fix_missing_locations(new), "<switch>", "exec"), function.__globals__, made)
    function.__code__ = made[function.__name__].__code__


def clear_caches() -> None:
    """Forget what was worked out before a switch."""
    for name, module in list(sys.modules.items()):
        if name.partition(".")[0] in ("carrom", "tests") and module is not None:
            for value in list(vars(module).values()):
                clear = getattr(value, "cache_clear", None)
                if callable(clear):
                    clear()


# --- rows of the table ---------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Exchanged:
    """In one function another expression, or another statement, stands for one."""

    place: str
    old: str
    new: str

    def switch(self) -> Switch:
        """Return the row as a switch."""
        return Switch(
            f"{self.place}: {self.old} -> {self.new}",
            lambda: rewritten(self.place, _Exchange(self.old, self.new)),
        )

    def check(self) -> None:
        """Raise :class:`UnfitError` where the function does not say so."""
        _changed(found_function(self.place), _Exchange(self.old, self.new))


@dataclass(frozen=True, slots=True)
class Unrefused:
    """One function does not refuse for a reason any more."""

    place: str
    why: str

    def switch(self) -> Switch:
        """Return the row as a switch."""
        return Switch(
            f"{self.place} does not refuse: {self.why}",
            lambda: rewritten(self.place, _Unrefused(self.why)),
        )

    def check(self) -> None:
        """Raise :class:`UnfitError` where the function does not refuse for this reason."""
        _changed(found_function(self.place), _Unrefused(self.why))


@dataclass(frozen=True, slots=True)
class Unread:
    """Who asks a rule set for one of its figures gets another one; the figure itself stays as it is."""

    figure: str

    def switch(self) -> Switch:
        """Return the row as a switch."""
        return Switch(f"{self.figure} is not followed", self._install)

    def check(self) -> None:
        """Raise :class:`UnfitError` where nobody asks for the figure."""
        if not any(_readers(self.figure)):
            raise UnfitError(self.figure)

    def _install(self) -> None:
        self.check()
        for function in list(_readers(self.figure)):
            function.__globals__["_other_figure"] = _other_figure
            rewritten(function, _Unread(self.figure))


def _readers(figure: str) -> Iterator[FunctionType]:
    """Yield the functions that ask a rule set for a figure."""
    asks = re.compile(rf"(?:\brules|rule_set\(\)|\brule_set)\.{figure}\b")
    return (function for function in _functions() if asks.search(_source(function)))


class _Unread(ast.NodeTransformer):
    """Exchange what is read of an attribute."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.done = 0

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        owner = ast.unparse(node.value).rpartition(".")[2]
        if node.attr != self.name or owner not in ("rules", "rule_set", "rule_set()"):
            return self.generic_visit(node)
        self.done += 1
        return ast.Call(func=ast.Name("_other_figure", ast.Load()), args=[node], keywords=[])


def _other_figure(value: object) -> object:
    if isinstance(value, bool):
        return not value
    if isinstance(value, StrEnum):
        return next(each for each in type(value) if each is not value)
    return value + 1 if isinstance(value, int) else 4


def _functions() -> Iterator[FunctionType]:
    """Yield every function that may ask a rule set for a figure."""
    for name, module in list(sys.modules.items()):
        if name.startswith(("carrom.match", "carrom.rules", "carrom.desk")) and module is not None:
            for value in list(vars(module).values()):
                found = inspect.unwrap(value) if callable(value) else value
                if isinstance(found, FunctionType) and found.__module__ == name:
                    yield found


@cache
def _source(function: FunctionType) -> str:
    try:
        return inspect.getsource(function)
    except OSError:
        return ""


Row = Exchanged | Unrefused | Unread


# --- rulings that cite a clause ------------------------------------------------------------------


def _fell(ruling: Ruling) -> dict[Side, int]:
    """Return how many pieces of each side a stroke or call pocketed."""
    by = ruling.account.by
    return {by: ruling.account.own, by.other: ruling.account.opponents}


def _turn(_: Situation, ruling: Ruling) -> Ruling:
    """Give the turn to the other side."""
    if ruling.result is not None:
        return ruling
    after = replace(ruling.situation, to_play=ruling.situation.to_play.other, tries=1)
    if after.queen is QueenState.AWAITING_COVER:
        after = replace(after, queen=QueenState.ON_BOARD, queen_by=None)
    return replace(ruling, next=after.to_play, situation=after)


def _tries(_: Situation, ruling: Ruling) -> Ruling:
    """Leave one try where there were more."""
    if ruling.result is not None or ruling.situation.tries == 1:
        return ruling
    return replace(ruling, situation=replace(ruling.situation, tries=1))


def _cost(before: Situation, ruling: Ruling) -> Ruling:
    """Let nothing go back and nothing be owed; where nothing does, let one be owed."""
    if ruling.result is not None:
        return ruling
    after = ruling.situation
    swapped = before.colours_open and not after.colours_open
    fell = _fell(ruling)
    for side in SIDES:
        was = before.side(side)
        pieces = max(0, was.on_board - fell[side])
        if not swapped:
            is_ = replace(after.side(side), on_board=pieces, owed=was.owed, held=was.held)
            after = after.with_side(side, is_)
    returned = Returned(queen=ruling.returned.queen)
    if after == ruling.situation and returned == ruling.returned:
        by = after.side(ruling.account.by)
        after = after.with_side(ruling.account.by, replace(by, owed=by.owed + 1))
    return replace(ruling, situation=after, returned=returned)


def _queen(before: Situation, ruling: Ruling) -> Ruling:
    """Give the queen to nobody where somebody got her, to the player where she goes back."""
    after = ruling.situation
    involved = ruling.account.queen or before.queen is QueenState.AWAITING_COVER
    if ruling.result is not None or not involved:
        return ruling
    if after.queen is QueenState.ON_BOARD:
        after = replace(after, queen=QueenState.COVERED, queen_by=ruling.account.by)
    else:
        after = replace(after, queen=QueenState.ON_BOARD, queen_by=None)
    queen = after.queen is QueenState.ON_BOARD
    return replace(ruling, situation=after, returned=replace(ruling.returned, queen=queen))


def _queen_owner(before: Situation, ruling: Ruling) -> Ruling:
    """Give a covered queen to the other side, and cover one that waits for it."""
    after = ruling.situation
    involved = ruling.account.queen or before.queen is QueenState.AWAITING_COVER
    if ruling.result is not None or not involved or after.queen_by is None:
        return ruling
    if after.queen is QueenState.AWAITING_COVER:
        after = replace(after, queen=QueenState.COVERED)
    elif ruling.account.own and after.to_play is ruling.account.by is after.queen_by:
        after = replace(after, queen=QueenState.AWAITING_COVER)
    else:
        after = replace(after, queen_by=after.queen_by.other)
    return replace(ruling, situation=after)


def _right(before: Situation, ruling: Ruling) -> Ruling:
    """Exchange whether the player has the right to the queen."""
    by = ruling.account.by
    if ruling.result is not None or before.colours_open or not ruling.account.own:
        return ruling
    after = ruling.situation.side(by)
    if after.entitled == before.side(by).entitled:
        return ruling
    entitled = replace(after, entitled=not after.entitled)
    return replace(ruling, situation=ruling.situation.with_side(by, entitled))


def _broken(before: Situation, ruling: Ruling) -> Ruling:
    """Exchange whether a break has been made."""
    if ruling.result is not None or before.broken:
        return ruling
    after = replace(ruling.situation, broken=not ruling.situation.broken, break_attempts=0)
    return replace(ruling, situation=after)


def _over(_: Situation, ruling: Ruling) -> Ruling:
    """Let the board go on where it ends."""
    if ruling.result is None:
        return ruling
    return replace(ruling, result=None, next=ruling.situation.to_play)


def _winner(_: Situation, ruling: Ruling) -> Ruling:
    """Let the other side win the board, with the same points; a void board is won."""
    result = ruling.result
    if result is None:
        return ruling
    if result.winner is None:
        return replace(ruling, result=replace(result, winner=ruling.account.by, white=1))
    swapped = replace(result, winner=result.winner.other, white=result.black, black=result.white)
    return replace(ruling, result=swapped)


def _points(_: Situation, ruling: Ruling) -> Ruling:
    """Let the winner of the board have a point more."""
    result = ruling.result
    if result is None or result.winner is None:
        return ruling
    name = result.winner.value
    return replace(ruling, result=replace(result, **{name: getattr(result, name) + 1}))


def _losers_points(_: Situation, ruling: Ruling) -> Ruling:
    """Let the loser of the board have a point more."""
    result = ruling.result
    if result is None or result.winner is None:
        return ruling
    name = result.winner.other.value
    return replace(ruling, result=replace(result, **{name: getattr(result, name) + 1}))


def _demand(_: Situation, ruling: Ruling) -> Ruling:
    """Let the winner have nothing to ask for."""
    if ruling.result is None or not ruling.result.on_demand:
        return ruling
    return replace(ruling, result=replace(ruling.result, on_demand=0))


ASPECTS: Final[Mapping[str, Callable[[Situation, Ruling], Ruling]]] = {
    "turn": _turn,
    "tries": _tries,
    "cost": _cost,
    "queen": _queen,
    "queen's owner": _queen_owner,
    "right to the queen": _right,
    "break": _broken,
    "end": _over,
    "winner": _winner,
    "points": _points,
    "loser's points": _losers_points,
    "points on demand": _demand,
}
"""What a ruling does, one thing at a time, and how it is switched off."""


def _watch(act: Callable[[Situation, Ruling], Ruling]) -> None:
    """Let every ruling on a stroke or a call come by; one that is made on the way to another does not."""
    within = False

    def ruled(
        kept: Callable[..., Ruling], rules: RuleSet, situation: Situation, what: object
    ) -> Ruling:
        nonlocal within
        if within:
            return kept(rules, situation, what)
        within = True
        try:
            ruling = kept(rules, situation, what)
        finally:
            within = False
        return act(situation, ruling)

    around(stroke_ruling.rule, ruled)
    around(calls.rule_call, ruled)


def _watch_decisions(act: Callable[[MatchLog, Decision], Decision]) -> None:
    """Let every decision of the match come by that is no ruling on a stroke."""

    def decided(
        kept: Callable[..., Decision], match: MatchLog, fact: object, at: datetime
    ) -> Decision:
        decision = kept(match, fact, at)
        return decision if isinstance(fact, Struck | Passed) else act(match, decision)

    around(decide._decision, decided)  # noqa: SLF001 - every way into a match goes through it


def _ruling_switch(clause: str, name: str) -> Switch:
    """Switch one thing off in each ruling that cites a clause; it goes on citing it."""
    other = ASPECTS[name]

    def act(situation: Situation, ruling: Ruling) -> Ruling:
        return other(situation, ruling) if clause in ruling.clauses else ruling

    return Switch(name, lambda: _watch(act), (clause, name))


def _decision_switch(clause: str) -> Switch:
    """Let what the match decides by a clause between the strokes change nothing."""

    def act(match: MatchLog, decision: Decision) -> Decision:
        cites = clause in decision.clauses
        return decision._replace(state=match.state) if cites else decision

    return Switch(DECISION, lambda: _watch_decisions(act), (clause, DECISION))


def note_into(touched: set[tuple[str, str]]) -> None:
    """From now on note what a switch of each ruling and decision would change."""

    def ruled(situation: Situation, ruling: Ruling) -> Ruling:
        for name, other in ASPECTS.items():
            if other(situation, ruling) is not ruling:
                touched.update((clause, name) for clause in ruling.clauses)
        return ruling

    def decided(match: MatchLog, decision: Decision) -> Decision:
        if decision.state != match.state:
            touched.update((clause, DECISION) for clause in decision.clauses)
        return decision

    _watch(ruled)
    _watch_decisions(decided)


@cache
def _is_matter(clause: str) -> bool:
    books = [rules.book for rules in RULE_SETS.values()]
    return any(clause in cited for book in books for cited in book.matters.values()) or any(
        clause == ground.clause for book in books for ground in book.disqualifications.values()
    )


@cache
def _cited() -> frozenset[str]:
    """Return the clauses that a ruling can cite."""
    found: set[str] = set()
    for rules in RULE_SETS.values():
        for cited in rules.book.citations.values():
            found.update(cited)
        for call in rules.book.calls.values():
            found.update((call.clause, *call.cites))
    return frozenset(found)


# --- figures, requirements, the striker's places -------------------------------------------------


def _figure_switches(item: Clause | Settled) -> Iterator[Switch]:
    """Let no figure of a rule set be followed that the text of a clause names."""
    sets = [item.rule_set] if isinstance(item, Clause) else list(RULE_SETS)
    for name in _variables(item):
        for rule_set in sets:
            figure = name if isinstance(item, Clause) else name.removeprefix(f"{rule_set}_")
            figures = RULE_SETS[rule_set].figures
            named = isinstance(item, Clause) or figure != name
            if figure in figures and named and any(_readers(figure)):
                yield Unread(figure).switch()


@cache
def _texts() -> Mapping[str, str]:
    """Return the English texts of all clauses by their ids, as they are written."""
    from importlib.resources import files  # noqa: PLC0415

    folders = [r.book.folder / "texts" / "en" for r in RULE_SETS.values()]
    folders.append(files("carrom.texts") / "en")
    found: dict[str, str] = {}
    for folder in folders:
        for file in folder.iterdir() if folder.is_dir() else ():
            if file.name.endswith(".ftl"):
                parts = re.split(r"^([a-z][\w-]*) =", file.read_text("utf-8"), flags=re.MULTILINE)
                found |= dict(zip(parts[1::2], parts[2::2], strict=True))
    return found


def _variables(item: Clause | Settled) -> list[str]:
    return list(dict.fromkeys(re.findall(r"\$(\w+)", _texts().get(text_of(item).id, ""))))


def _equipment_switches(clause: Clause) -> Iterator[Switch]:
    """Let each requirement of a clause ask for something else."""
    for row in RULE_SETS[clause.rule_set].book.equipment:
        if row.clause in (clause.id, clause.id.removeprefix("international:")):
            yield Switch(f"{row.part} {row.name}", lambda row=row: _asks_otherwise(row))


def _dimension_switches(clause: Clause) -> Iterator[Switch]:
    """Let each printed dimension of the boards be another one."""
    if clause.id == f"{RULE_SETS.default.name}:{TABLE_CLAUSE}":
        for name, edition in EDITIONS.items():
            for row in edition.dimensions:
                if row.clause == TABLE_CLAUSE:
                    yield Switch(f"{name} {row.name}", lambda row=row: _printed_otherwise(row))


def _printed_otherwise(row: Dimension) -> None:
    for name in ("minimum", "nominal", "maximum"):
        object.__setattr__(row, name, _higher(getattr(row, name)))


def _asks_otherwise(row: Requirement) -> None:
    rule: object = row.rule
    if isinstance(rule, Limits):
        rule = Limits(_lower(rule.minimum), _higher(rule.maximum), rule.unit, rule.noted_below)
    elif isinstance(rule, Condition):
        rule = Condition(wanted=not rule.wanted)
    elif isinstance(rule, OneOf):
        rule = OneOf(frozenset(Material))
    object.__setattr__(row, "rule", rule)


def _lower(figure: Decimal | None) -> Decimal | None:
    return None if figure is None else figure * Decimal("0.97")


def _higher(figure: Decimal | None) -> Decimal | None:
    return None if figure is None else figure * Decimal("1.03")


def _striker_switches(clause: Clause) -> Iterator[Switch]:
    """Let the striker stand where it may not, and not where it may."""
    rule = RULE_SETS[clause.rule_set].book.striker
    if clause.id in rule.clauses:
        for name, by in (("wider", _EDGE), ("narrower", -_EDGE / 100)):
            yield Switch(f"striker's places {name}", lambda by=by: _places(rule.places, by))


def _places(function: Callable[..., tuple[Interval, ...]], by: float) -> None:
    def moved(kept: Callable[..., tuple[Interval, ...]], *args: object) -> tuple[Interval, ...]:
        found = (Interval(i.low - by, i.high + by) for i in kept(*args))
        return tuple(i for i in found if i.low <= i.high)

    around(inspect.unwrap(function), moved)


# --- all of a clause -----------------------------------------------------------------------------


def switches_of(item: Clause | Settled) -> tuple[Switch, ...]:
    """Return everything of a clause that can be switched off."""
    found: list[Switch] = []
    if item.id in _cited():
        found += (_ruling_switch(item.id, name) for name in ASPECTS)
    if _is_matter(item.id):
        found.append(_decision_switch(item.id))
    found += _figure_switches(item)
    if isinstance(item, Clause):
        found += _equipment_switches(item)
        found += _dimension_switches(item)
        found += _striker_switches(item)
    from clause_table import TABLE  # noqa: PLC0415 - it is made of the rows above

    found += (row.switch() for row in TABLE.get(item.id, ()))
    return tuple(found)
