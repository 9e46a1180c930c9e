"""Every clause of the rule sets: who answers for it, and which tests prove it.

A rule set has its clauses in its own folder: one TOML table a clause, in reading order, and one for
each reading that is settled for it alone. Beside this module lie the settled interpretations of the
source documents and ``proofs.json``, which the tests' ``proves`` marks are collected into.
Nothing is read before the first question. Texts are given as messages.

>>> found = clause("3.11.B")
>>> found.id, found.section, found.who
('international:3.11.b', '3.11', (<Answers.RULING: 'R'>,))
>>> text(found).id
'international2-3-11-b'
"""

import json
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from enum import StrEnum
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from types import MappingProxyType
from typing import Any, Final

from carrom.equipment.figures import figures as equipment_figures
from carrom.messages import Argument, Message
from carrom.rules.call_names import bare
from carrom.rules.registry import RULE_SETS

SETTLED: Final = "settled"
"""Prefix of the identifiers of settled interpretations, as in ``settled:16``."""
_SUGGESTIONS: Final = 3
_LONGEST: Final = 40
"""Of what was asked for, this many characters are compared with the identifiers."""


class Answers(StrEnum):
    """Which part of the system answers for a clause."""

    EQUIPMENT = "E"
    PHYSICS = "P"
    RULING = "R"
    MATCH = "M"
    UMPIRE = "U"
    GUIDANCE = "G"


class Part(StrEnum):
    """A part of the system that has still to prove a clause."""

    PHYSICS = "physics"
    MATCH = "match"
    DESK = "desk"


class State(StrEnum):
    """How far a clause is covered."""

    PROVED = "proved"
    PENDING = "pending"
    NOT_FOR_SOFTWARE = "not-for-software"
    UNCOVERED = "uncovered"


@dataclass(frozen=True, slots=True, kw_only=True)
class Clause:
    """One clause of a rule set."""

    id: str
    """The full identifier, as in ``international:3.11.b``."""
    rule_set: str
    section: str
    """The heading it stands under, as in ``3.11`` or ``striker``."""
    text_id: str
    """Id of its text."""
    letter_001: str | None = None
    """What edition 001 calls it, where that differs."""
    who: tuple[Answers, ...]
    settled: tuple[int, ...] = ()
    """Numbers of the settled interpretations that bear on it."""
    pending: tuple[Part, ...] = ()
    not_for_software: bool = False
    tests: tuple[str, ...] = ()
    """The tests that prove it, as pytest names them."""

    @property
    def state(self) -> State:
        """How far the clause is covered."""
        if self.not_for_software:
            return State.NOT_FOR_SOFTWARE
        if self.pending:
            return State.PENDING
        return State.PROVED if self.tests else State.UNCOVERED


@dataclass(frozen=True, slots=True, kw_only=True)
class Settled:
    """How something the sources leave open is read."""

    number: int
    sets: tuple[str, ...]
    """The rule sets it holds for."""
    clauses: tuple[str, ...]
    """The clauses it bears on."""
    tests: tuple[str, ...] = ()
    domain: str = ""
    """The file of texts that has it, where a rule set brings it."""

    @property
    def text_id(self) -> str:
        """Id of its text."""
        name = f"{SETTLED}-{self.number}"
        return f"{self.domain}-{name}" if self.domain else name

    @property
    def id(self) -> str:
        """The identifier tests name it by, as in ``settled:16``."""
        return f"{SETTLED}:{self.number}"

    @property
    def state(self) -> State:
        """Proved or not: an interpretation is never pending."""
        return State.PROVED if self.tests else State.UNCOVERED


class UnknownClauseError(KeyError):
    """There is no such clause; ``suggestions`` are the identifiers most like it."""

    def __init__(self, identifier: str, suggestions: tuple[str, ...]) -> None:
        super().__init__(identifier)
        self.identifier = identifier
        self.suggestions = suggestions


def clauses(rule_set: str | None = None) -> tuple[Clause, ...]:
    """Return the clauses of one rule set, or of all of them, in reading order."""
    return tuple(c for c in _by_id().values() if rule_set is None or c.rule_set == rule_set)


def clause(identifier: str) -> Clause:
    """Return a clause by its identifier, in any case; without a rule set it is one of the default set.

    :raises UnknownClauseError: there is none of that name.
    """
    wanted = identifier.strip().lower()
    full = wanted if ":" in wanted else f"{RULE_SETS.default.name}:{wanted}"
    if full in _by_id():
        return _by_id()[full]
    raise UnknownClauseError(identifier, _like(wanted))


def clauses_under(identifier: str) -> tuple[Clause, ...]:
    """Return the clauses under a number that is none itself, such as ``102`` of ``icf:102.a`` and ``icf:102.b``.

    Without a rule set it is a number of the default set or, where that has none such, of the others.
    """
    wanted = identifier.strip().lower()
    rule_set, _, name = wanted.rpartition(":")
    found = [
        each
        for each in _by_id().values()
        if name and each.id.partition(":")[2].startswith(f"{name}.")
    ]
    first = rule_set or RULE_SETS.default.name
    own = tuple(each for each in found if each.rule_set == first)
    return own or (() if rule_set else tuple(found))


def settled() -> tuple[Settled, ...]:
    """Return the settled interpretations in order of their numbers."""
    return tuple(_settled().values())


def settled_for(found: Clause) -> tuple[Settled, ...]:
    """Return the settled interpretations that bear on a clause."""
    return tuple(_settled()[number] for number in found.settled)


def text(item: Clause | Settled) -> Message:
    """Return what a clause or an interpretation says, with every figure it may name."""
    if isinstance(item, Settled):
        return Message(item.text_id, _all_figures())
    return Message(item.text_id, figures(item.rule_set))


def reason(found: Clause) -> Message | None:
    """Return why software cannot act on a clause; None where it can."""
    if not found.not_for_software:
        return None
    return Message(f"{found.text_id}-reason", figures(found.rule_set))


def title(found: Clause) -> Message:
    """Return the heading of the section a clause stands in."""
    domain = found.text_id.partition("-")[0]
    return Message(f"{domain}-{found.section.replace('.', '-')}-title")


def title_of_settled() -> Message:
    """Return the heading of the settled interpretations."""
    return Message(f"{SETTLED}-title")


def counts(items: Iterable[Clause | Settled]) -> Mapping[State, int]:
    """Return how many of these are in each state."""
    states = [item.state for item in items]
    return {state: states.count(state) for state in State}


@cache
def figures(rule_set: str) -> tuple[tuple[str, Argument], ...]:
    """Return every figure a clause's text may name: of its rule set and of the equipment."""
    rules = RULE_SETS[rule_set]
    found: dict[str, Argument] = {**equipment_figures(rules.book.equipment), **rules.figures}
    return tuple(sorted(found.items()))


@cache
def _all_figures() -> tuple[tuple[str, Argument], ...]:
    """Return the figures of all rule sets, each with the name of its set before it."""
    return tuple(
        (f"{name}_{figure}", value)
        for name, rules in RULE_SETS.items()
        for figure, value in rules.figures.items()
    )


def find_citable(typed: str, rule_set: str) -> str | None:
    """Return a clause or a settled reading in full: first one of these rules, then of any.

    >>> find_citable("311b", "international"), find_citable("9.9.z", "international")
    ('international:3.11.b', None)
    """
    wanted = typed.strip().lower()
    own = [c.id for c in clauses(rule_set)]
    known = [*own, *(c.id for c in clauses()), *(s.id for s in settled())]
    if ":" in wanted:
        return next((i for i in known if wanted == i), None)
    return next((i for i in known if bare(wanted) == bare(i)), None)


def _like(wanted: str) -> tuple[str, ...]:
    """Return what a person may have meant: a letter of edition 001, a section, or spelt alike."""
    wanted = wanted[:_LONGEST]
    known = _by_id()
    bare = {_bare(i): i for i in reversed(tuple(known))}
    other = [c.id for c in known.values() if _bare(wanted) == c.letter_001]
    inside = [i for i in known if wanted and wanted in (i[: len(wanted)], _bare(i)[: len(wanted)])]
    alike = [bare[b] for b in get_close_matches(_bare(wanted), bare, _SUGGESTIONS)]
    closest = get_close_matches(wanted, known, _SUGGESTIONS)
    several = (*inside, *closest, *alike) if ":" in wanted else (*inside, *alike, *closest)
    return tuple(dict.fromkeys((*other, *several)))[:_SUGGESTIONS]


def _bare(identifier: str) -> str:
    return identifier.rpartition(":")[2]


@cache
def _by_id() -> Mapping[str, Clause]:
    proofs = _proofs()
    found = {}
    for rules in RULE_SETS.values():
        for part in rules.book.parts:
            for table in _tables(rules.book.folder / f"{part}.toml", "clause"):
                item = _clause(table, part, proofs)
                found[item.id] = item
    return MappingProxyType(found)


def _clause(table: Mapping[str, Any], domain: str, proofs: Mapping[str, Sequence[str]]) -> Clause:
    rule_set, _, name = table["id"].partition(":")
    head, _, last = name.rpartition(".")
    numbered = name[0].isdigit() and last.isdigit()
    return Clause(
        id=table["id"],
        rule_set=rule_set,
        section=table.get("section", head if head and not numbered else name),
        text_id=f"{domain}-{name.replace('.', '-')}",
        letter_001=table.get("letter_001"),
        who=tuple(map(Answers, table["who"])),
        settled=tuple(table.get("settled", ())),
        pending=tuple(map(Part, table.get("pending", ()))),
        not_for_software=table.get("not_for_software", False),
        tests=tuple(proofs.get(table["id"], ())),
    )


@cache
def _settled() -> Mapping[int, Settled]:
    """Return the readings by their numbers; of two with one number the first stays."""
    proofs = _proofs()
    found: dict[int, Settled] = {}
    for domain, table in _settled_tables():
        number = table["number"]
        reading = Settled(
            number=number,
            sets=tuple(table["sets"]),
            clauses=tuple(table["clauses"]),
            tests=tuple(proofs.get(f"{SETTLED}:{number}", ())),
            domain=domain,
        )
        found.setdefault(number, reading)
    return MappingProxyType(dict(sorted(found.items())))


def _settled_tables() -> Iterator[tuple[str, Mapping[str, Any]]]:
    """Go through the readings: each with the file of texts that has it."""
    for table in _tables(_data("settled.toml"), SETTLED):
        yield "", table
    for rules in RULE_SETS.values():
        for part in rules.book.parts:
            for table in _tables(rules.book.folder / f"{part}.toml", SETTLED):
                yield part, table


def _proofs() -> Mapping[str, Sequence[str]]:
    """Return the tests that prove each clause; a rule set may bring its own beside its clauses."""
    proofs: dict[str, Sequence[str]] = {}
    for folder in (resources.files("carrom.rules"), *(r.book.folder for r in RULE_SETS.values())):
        file = folder / "proofs.json"
        if file.is_file():
            proofs |= json.loads(file.read_text("utf-8"))
    return proofs


def _tables(file: Traversable, kind: str) -> Sequence[Mapping[str, Any]]:
    tables: Sequence[Mapping[str, Any]] = tomllib.loads(file.read_text("utf-8")).get(kind, ())
    return tables


def _data(name: str) -> Traversable:
    return resources.files("carrom.rules") / name
