"""From a clause to the code that acts on it.

Nobody keeps this list. It follows from the tables of the rule set: a clause that a ruling cites leads to
the functions that give the reason it is cited for, a call to its effect, a matter to the part of the match
that cites it, a place of the striker or of penalty pieces to the function that finds it. What is in no
table leads to what its ``who`` names: the set's judgement, the match, the equipment or the physics.
"""

import ast
import pkgutil
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from importlib.util import find_spec
from inspect import isfunction
from sys import modules
from typing import Final

from carrom.rules.book import Book
from carrom.rules.catalogue import Answers, Clause
from carrom.rules.registry import RULE_SETS

_RULING: Final = ("carrom.rules.ruling", "carrom.rules.calls")
"""What gives reasons for every rule set."""
_MATCH: Final = "carrom.match"
_PLACEMENT: Final = "carrom.rules.placement"
_ROOMS: Final[Mapping[Answers, str]] = {
    Answers.EQUIPMENT: "carrom.equipment",
    Answers.PHYSICS: "carrom.physics",
    Answers.MATCH: _MATCH,
    Answers.UMPIRE: _MATCH,
}


@dataclass(frozen=True, slots=True)
class Code:
    """A module, and where it is known the function in it."""

    module: str
    function: str | None = None

    @property
    def file(self) -> str:
        """The file, from the folder that holds its package."""
        spec = find_spec(self.module)
        path = self.module.replace(".", "/")
        return f"{path}/" if spec and spec.submodule_search_locations else f"{path}.py"


def code_of(clause: Clause) -> tuple[Code, ...]:
    """Return the code that acts on a clause; none where it is for people only."""
    if clause.not_for_software or clause.who == (Answers.GUIDANCE,):
        return ()
    found = _index()
    own = found.get(clause.id) or _inside(clause, found)
    return tuple(own) or tuple(dict.fromkeys(_by_who(clause)))


def _inside(clause: Clause, found: Mapping[str, dict[Code, None]]) -> dict[Code, None]:
    """A clause that only heads others, as 4.2 does, leads to where they lead."""
    under = (places for name, places in found.items() if name.startswith(f"{clause.id}."))
    return {place: None for places in under for place in places}


def _by_who(clause: Clause) -> Iterator[Code]:
    for who in clause.who:
        if who is Answers.RULING:
            yield Code(RULE_SETS[clause.rule_set].book.judge.__module__)
        elif who in _ROOMS:
            yield Code(_ROOMS[who])


@cache
def _index() -> Mapping[str, dict[Code, None]]:
    found: dict[str, dict[Code, None]] = {}
    for rules in RULE_SETS.values():
        for clause, place in _tables(rules.book):
            if clause.startswith(f"{rules.name}:"):
                found.setdefault(clause, {})[place] = None
    return found


def _tables(book: Book) -> Iterator[tuple[str, Code]]:
    """Go through the tables of a rule set: each clause with a place in the code."""
    giving = (*_judging(book), *_RULING)
    for reason, clauses in book.citations.items():
        for place in _naming(giving, _member(reason)):
            yield from ((clause, place) for clause in clauses)
    for call in book.calls.values():
        yield call.clause, Code(call.effect.__module__, call.effect.__name__)
    match = _modules(_MATCH)
    for matter, clauses in book.matters.items():
        for place in _naming(match, _member(matter)):
            yield from ((clause, place) for clause in clauses)
    for ground in book.disqualifications.values():
        yield from ((ground.clause, place) for place in _naming(match, "disqualifications"))
    places = book.striker.places
    yield from (
        (clause, Code(places.__module__, places.__name__)) for clause in book.striker.clauses
    )
    yield from ((clause, Code(_PLACEMENT)) for clause in book.placing.clauses)


def _judging(book: Book) -> Iterator[str]:
    """Return the modules that judge strokes: the set's own, and those whose functions it calls."""
    own = getattr(book.judge, "__module__", "")
    yield own
    for value in vars(modules[own]).values():
        if isfunction(value) and not value.__module__.startswith(("carrom.rules.verdict", own)):
            yield value.__module__


def _member(value: StrEnum) -> str:
    return f"{type(value).__name__}.{value.name}"


def _naming(names: Iterable[str], wanted: str) -> Iterator[Code]:
    """Return the functions in which a name stands, as ``Reason.MISS`` or ``disqualifications``."""
    for module in dict.fromkeys(names):
        functions = _names_in(module).get(wanted, {})
        yield from (Code(module, function) for function in functions)


@cache
def _names_in(module: str) -> Mapping[str, dict[str, None]]:
    """Return what the functions of a module name, each name with the functions."""
    found: dict[str, dict[str, None]] = {}
    for function in ast.parse(_source(module)).body:
        if not isinstance(function, ast.FunctionDef):
            continue
        for node in ast.walk(function):
            if isinstance(node, ast.Attribute):
                found.setdefault(node.attr, {})[function.name] = None
                if isinstance(node.value, ast.Name):
                    found.setdefault(f"{node.value.id}.{node.attr}", {})[function.name] = None
    return found


def _source(module: str) -> str:
    spec = find_spec(module)
    loader = spec.loader if spec else None
    return getattr(loader, "get_source", lambda _: "")(module) or ""


def _modules(package: str) -> tuple[str, ...]:
    spec = find_spec(package)
    folders = spec.submodule_search_locations if spec else None
    return tuple(f"{package}.{each.name}" for each in pkgutil.iter_modules(folders))
