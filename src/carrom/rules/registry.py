"""The rule sets there are: our own, and those of other packages.

A package adds a rule set through the entry point ``carrom.rule_sets``; docs/add-a-rule-set.md shows how.

A package whose set cannot be used is left out, with a :class:`RuleSetWarning` that says why. It is
not refused: a fault in one package must not take the other sets away from whoever plays by them, nor
keep a record of theirs from being read.
"""

import warnings
from collections.abc import Container, Iterator, Mapping
from functools import cached_property
from importlib import import_module
from typing import TYPE_CHECKING, Final

from carrom.messages import Argument, Message, message
from carrom.rules.book import Purpose
from carrom.rules.ruleset import RuleSet

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP: Final = "carrom.rule_sets"
OURS: Final = ("international", "club", "icf", "percuteur", "simplified")
RESERVED: Final = frozenset({"all", "sets", "compare"})
"""Words that stand where a rule set's name can stand: in commands and in the server's addresses.

The names of our files of texts are reserved as well: a set's name is the name of its own file.
"""
_LANGUAGES: Final = ("en", "fr")


class RuleSetError(Exception):
    """A rule set of another package that cannot be used; ``said`` says why."""

    def __init__(self, problem: str, **args: Argument) -> None:
        super().__init__(f"{problem}: {args}")
        self.said: Message = message(f"rules-bad-set-{problem}", **args)


class RuleSetWarning(UserWarning):
    """A rule set of another package was left out; ``said`` says why."""

    def __init__(self, problem: RuleSetError) -> None:
        super().__init__(f"a rule set was left out: {problem}")
        self.said = problem.said


class Registry(Mapping[str, RuleSet]):
    """Every rule set by its name, in the order of lists; nothing is loaded before it is asked."""

    @cached_property
    def _sets(self) -> dict[str, RuleSet]:
        from importlib.metadata import entry_points  # noqa: PLC0415 - takes a while to load

        ours = [getattr(import_module(f"carrom.rules.sets.{name}"), name.upper()) for name in OURS]
        sets = {rules.name: rules for rules in ours}
        for point in sorted(entry_points(group=GROUP), key=_place):
            try:
                rules = load(point, sets)
            except RuleSetError as problem:
                warnings.warn(RuleSetWarning(problem), stacklevel=2)
            else:
                sets[rules.name] = rules
        ordered = sorted(sets.values(), key=lambda rules: (rules.book.order, rules.name))
        return {rules.name: rules for rules in ordered}

    @cached_property
    def default(self) -> RuleSet:
        """The rule set that is meant where none is named."""
        return next(rules for rules in self._sets.values() if rules.book.default)

    def default_for(self, purpose: Purpose) -> RuleSet:
        """Return the rule set that is offered first for a purpose."""
        meant = (rules for rules in self._sets.values() if purpose in rules.book.default_for)
        return next(meant, self.default)

    def __getitem__(self, name: str) -> RuleSet:
        return self._sets[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._sets)

    def __len__(self) -> int:
        return len(self._sets)


def _package(point: "EntryPoint") -> str:
    return point.dist.name if point.dist else point.module


def _place(point: "EntryPoint") -> tuple[str, str]:
    """Of two sets with one name the first stays, whatever the order of the folders searched."""
    return _package(point), point.name


def load(point: "EntryPoint", taken: Container[str] = ()) -> RuleSet:
    """Return the rule set of an entry point; one that cannot be used raises :class:`RuleSetError`.

    ``taken`` are the names it may not have.
    """
    package = _package(point)
    try:
        rules = point.load()
    except Exception as problem:  # anything can go wrong in somebody else's module
        why = f"{type(problem).__name__}: {problem}".splitlines()[0]
        raise RuleSetError("import", name=point.name, package=package, why=why) from problem
    if not isinstance(rules, RuleSet):
        raise RuleSetError("kind", name=point.value, package=package)
    if not (rules.name.isascii() and rules.name.isalpha() and rules.name.islower()):
        raise RuleSetError("name", name=rules.name, package=package)
    if rules.name in RESERVED | _our_texts():
        raise RuleSetError("reserved", name=rules.name, package=package)
    if rules.name in taken:
        raise RuleSetError("twice", name=rules.name, package=package)
    if rules.book.default or rules.book.default_for:
        raise RuleSetError("default", name=rules.name, package=package)
    _check_files(rules, package)
    return rules


def _our_texts() -> set[str]:
    from importlib import resources  # noqa: PLC0415 - takes a while to load

    texts = resources.files("carrom") / "texts" / _LANGUAGES[0]
    return {file.name.removesuffix(".ftl") for file in texts.iterdir()}


def _check_files(rules: RuleSet, package: str) -> None:
    """Refuse a set whose clauses or texts were not packed with it, or cannot be read."""
    import tomllib  # noqa: PLC0415 - only where another package brings a set

    folder = rules.book.folder
    for part in rules.book.parts:
        if not part.startswith(rules.name):  # it could be another set's file of texts
            raise RuleSetError("part", name=rules.name, package=package, part=part)
    texts = {f"texts/{lang}/{part}.ftl" for lang in _LANGUAGES for part in _domains(rules)}
    for name in sorted(texts | {f"{part}.toml" for part in rules.book.parts}):
        if not folder.joinpath(*name.split("/")).is_file():
            raise RuleSetError("file", name=rules.name, package=package, file=name)
    for part in rules.book.parts:
        try:
            found = tomllib.loads((folder / f"{part}.toml").read_text("utf-8"))["clause"]
            known = all(clause["id"].startswith(f"{rules.name}:") for clause in found)
        except (tomllib.TOMLDecodeError, UnicodeDecodeError, KeyError, TypeError):
            known = False
        if not known:
            raise RuleSetError("clauses", name=rules.name, package=package, file=f"{part}.toml")


def _domains(rules: RuleSet) -> set[str]:
    """Return the files of texts: one of the set's name, and one for each file of clauses."""
    return {rules.name, *rules.book.parts}


RULE_SETS: Final = Registry()
