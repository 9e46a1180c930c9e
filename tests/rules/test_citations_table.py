"""The table of citations is fresh, and nothing that a judge can say is missing from it."""

import ast
from enum import StrEnum
from functools import cache
from importlib import import_module
from inspect import getsource

import pytest

from carrom.rulebook.clause_code import _judging
from carrom.rules import RULE_SETS
from carrom.rules.catalogue import SETTLED, clause, settled
from carrom.rules.reasons import Reason
from carrom.rules.sets.international.citations import CALLS, IMPROPER, STROKES
from tests.rules.citations_table import FILE, Found, found_in, table

OURS = ("international", "icf", "club", "percuteur", "simplified")


@cache
def found(name: str) -> Found:
    return found_in(RULE_SETS[name])


@cache
def reasons_named(name: str) -> set[StrEnum]:
    """The reasons that stand in the source of a judge."""
    module = import_module(name)
    named = set()
    for node in ast.walk(ast.parse(getsource(module))):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            owner = getattr(module, node.value.id, None)
            if (
                isinstance(owner, type)
                and issubclass(owner, StrEnum)
                and "Reason" in owner.__name__
            ):
                named.add(owner[node.attr])
    return named


def test_the_table_is_fresh():
    again = "run python -m tests.rules.citations_table, and read what changed"
    assert FILE.read_text(encoding="utf-8") == table(), again


def test_every_reason_that_a_judge_names_occurs():
    judged: dict[str, set[StrEnum]] = {}
    for name in OURS:
        for module in _judging(RULE_SETS[name].book):
            if module.startswith("carrom.rules.sets."):
                judged.setdefault(module, set()).update(found(name).reasons)
    assert len(judged) >= len(OURS)
    for module, occurring in judged.items():
        assert not reasons_named(module) - occurring - NEVER_ON_PURPOSE.get(module, set()), module


NEVER_ON_PURPOSE = {
    "carrom.rules.sets.club.judge": {Reason.STRIKER_OWN_COVERING_PIECE},  # an option, see below
}


def test_the_option_of_the_club_rules_cites_the_reading():
    rules = RULE_SETS["club"]
    other = found_in(rules.with_options({"doubling_striker_return": "own"}))
    reason = Reason.STRIKER_OWN_COVERING_PIECE
    cited = {cited for value, cited in other.rows if value == reason}
    assert {"settled:19", "club:striker.11"} in cited


@pytest.mark.parametrize("name", OURS)
def test_every_citation_of_a_set_is_used(name):
    """What a set cites otherwise than the international rule, it cites in some ruling."""
    rules = RULE_SETS[name]
    inherited = {**STROKES, **IMPROPER, **CALLS}
    own = {
        reason
        for reason, clauses in rules.book.citations.items()
        if name in ("international", "icf") or inherited.get(reason) != clauses
    }
    unused = (
        own - found(name).reasons - NEVER_ON_PURPOSE.get(f"carrom.rules.sets.{name}.judge", set())
    )
    assert not unused


@pytest.mark.parametrize("name", OURS)
def test_every_ruling_cites_what_there_is_for_its_set(name):
    """A settled reading is cited only by the sets it holds for, and no ruling cites nothing."""
    readings = {reading.id: reading for reading in settled()}
    rows = [row for _, row in (*found(name).rows.values(), *found(name).calls.values())]
    for row in rows:
        assert row.clauses, row.example
        for cited in row.clauses:
            if cited.startswith(SETTLED):
                assert name in readings[cited].sets, (cited, row.example)
            else:
                assert clause(cited).rule_set in (name, "international"), (cited, row.example)
