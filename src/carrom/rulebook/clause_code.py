"""From a clause to the code that acts on it.

Nobody keeps this list. It follows from the tables of the rule set: a clause that a ruling cites leads to
the functions that give the reason it is cited for, a call to its effect, a matter to the part of the match
that cites it, a place of the striker to the function that finds it. What is in no table leads into the
package that its ``who`` names: to the functions whose docstrings name the clause, and those that take a
fact whose docstring does; else to the modules that its proofs are tests of, or to where the package begins.
"""

import ast
import pkgutil
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from importlib.util import find_spec
from inspect import isfunction
from sys import modules
from typing import Final, get_args

from carrom.equipment.requirements import REQUIREMENTS
from carrom.match.facts import Step
from carrom.rules.book import Book
from carrom.rules.catalogue import Answers, Clause, clauses
from carrom.rules.registry import RULE_SETS

_RULING: Final = (
    "carrom.rules.stroke_ruling",
    "carrom.rules.calls",
    "carrom.rules.fouls",
    "carrom.rules.piece_calls",
    "carrom.rules.ending_calls",
)
"""What gives reasons for every rule set."""
_MATCH: Final = "carrom.match"
_EQUIPMENT: Final = "carrom.equipment"


@dataclass(frozen=True, slots=True)
class Code:
    """A module, and where it is known the function in it."""

    module: str
    function: str | None = None

    @property
    def file(self) -> str:
        """The file, from the folder that holds its package."""
        return f"{self.module.replace('.', '/')}.py"


_PLACEMENT: Final = Code("carrom.rules.placement.penalty", "judge_spot")
_BEGIN: Final[Mapping[Answers, Code]] = {
    Answers.EQUIPMENT: Code(f"{_EQUIPMENT}.standard", "board"),
    Answers.PHYSICS: Code("carrom.physics.simulate", "strike"),
    Answers.MATCH: Code(f"{_MATCH}.decide", "decide"),
    Answers.UMPIRE: Code(f"{_MATCH}.decide", "decide"),
}
"""Where each package begins."""
_INSPECTION: Final = Code(f"{_EQUIPMENT}.inspection", "inspect")
"""What checks the rows of :data:`REQUIREMENTS`, each of which names its clause."""
_RANGE: Final = re.compile(r"\b([\d.]+\.)([a-z])-([a-z])\b")
"""Clauses in a docstring, as ``3.1.a-b``."""


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
        elif who in _BEGIN:
            yield from _in_package(clause, _BEGIN[who])


def _in_package(clause: Clause, begin: Code) -> Iterator[Code]:
    """Return where a package acts on a clause, as exactly as that is known."""
    package = begin.module.rpartition(".")[0]
    modules = _modules(package)
    exact = [Code(module, name) for module in modules for name in _saying(module, clause)]
    if package == _MATCH:
        exact += (_takers()[name] for name, about in _facts() if _spelt(clause).search(about))
    if package == _EQUIPMENT and any(_spelt(clause).fullmatch(r.clause) for r in REQUIREMENTS):
        exact.append(_INSPECTION)
    yield from exact or _proved_in(modules, clause) or (begin,)


def _proved_in(modules: Iterable[str], clause: Clause) -> list[Code]:
    """Return the modules of a package that the proofs of a clause are tests of, by their names."""
    files = {test.partition("::")[0].rpartition("/")[2] for test in clause.tests}
    return [Code(module) for module in modules if _test_names(module) & files]


def _test_names(module: str) -> set[str]:
    """Return what the tests of ``placement.lines`` may be called."""
    package, _, name = module.rpartition(".")
    return {f"test_{name}.py", f"test_{package.rpartition('.')[2]}_{name}.py"}


@cache
def _takers() -> Mapping[str, Code]:
    """Return the function that takes each fact, as :mod:`carrom.match.decide` has it."""
    found = {}
    cases = (n for f in _functions(f"{_MATCH}.decide") for n in ast.walk(f))
    for case in cases:
        match case:
            case ast.match_case(
                pattern=ast.MatchClass(cls=ast.Name(id=fact)),
                body=[ast.Return(value=ast.Call(func=ast.Attribute(ast.Name(module), name)))],
            ):
                found[fact] = Code(f"{_MATCH}.{module}", name)
    return found


def _facts() -> Iterator[tuple[str, str]]:
    """Yield the facts that some function takes, each with its docstring."""
    for kind in get_args(Step):
        if kind.__name__ in _takers():
            yield kind.__name__, _spelt_out(kind.__doc__)


def _saying(module: str, clause: Clause) -> Iterator[str]:
    """Return the functions whose docstrings name a clause."""
    spelt = _spelt(clause)
    for function in _functions(module):
        if spelt.search(_spelt_out(ast.get_docstring(function))):
            yield function.name


def _spelt(clause: Clause) -> re.Pattern[str]:
    """Return how docstrings name a clause; a number without a set is one of the default set."""
    short = _short(clause)
    numbered = clause.rule_set == RULE_SETS.default.name and short[0].isdecimal()
    return re.compile(rf"(?<![\w.:]){re.escape(short if numbered else clause.id)}(?!\.?\w)")


def _short(clause: Clause) -> str:
    return clause.id.partition(":")[2]


def _spelt_out(docstring: str | None) -> str:
    """Write ``3.1.a-b`` as ``3.1.a 3.1.b``."""

    def letters(found: re.Match[str]) -> str:
        section, first, last = found.groups()
        return " ".join(f"{section}{chr(code)}" for code in range(ord(first), ord(last) + 1))

    return _RANGE.sub(letters, docstring or "")


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
    for reason, cited in book.citations.items():
        for place in _naming(giving, _member(reason)):
            yield from ((clause, place) for clause in cited)
    for call in book.calls.values():
        yield call.clause, Code(call.effect.__module__, call.effect.__name__)
    match = _modules(_MATCH)
    for matter, cited in book.matters.items():
        for place in _naming(match, _member(matter)):
            yield from ((clause, place) for clause in cited)
    for ground in book.disqualifications.values():
        yield from ((ground.clause, place) for place in _naming(match, "disqualifications"))
    places = book.striker.places
    yield from (
        (clause, Code(places.__module__, places.__name__)) for clause in book.striker.clauses
    )
    for each in clauses():
        if each.id in book.placing.clauses:
            yield from ((each.id, place) for place in _in_package(each, _PLACEMENT))


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
    for function in _functions(module):
        for node in ast.walk(function):
            if isinstance(node, ast.Attribute):
                found.setdefault(node.attr, {})[function.name] = None
                if isinstance(node.value, ast.Name):
                    found.setdefault(f"{node.value.id}.{node.attr}", {})[function.name] = None
    return found


@cache
def _functions(module: str) -> tuple[ast.FunctionDef, ...]:
    body = ast.parse(_source(module)).body
    return tuple(each for each in body if isinstance(each, ast.FunctionDef))


def _source(module: str) -> str:
    spec = find_spec(module)
    loader = spec.loader if spec else None
    return getattr(loader, "get_source", lambda _: "")(module) or ""


def _modules(package: str) -> tuple[str, ...]:
    spec = find_spec(package)
    folders = spec.submodule_search_locations if spec else None
    found = pkgutil.iter_modules(folders)
    return tuple(f"{package}.{each.name}" for each in found if not each.ispkg)
