"""From a clause to its code in one step: what is named is there, and is derived, not kept."""

import json
from importlib import import_module
from pathlib import Path

import pytest

from carrom.cli import main
from carrom.rulebook.clause_code import Code, code_of
from carrom.rules import RULE_SETS
from carrom.rules.catalogue import Answers, clause, clauses

SOURCES = Path(__file__).resolve().parents[2] / "src"
RULED = [c for c in clauses() if {Answers.RULING, Answers.UMPIRE} & set(c.who)]


@pytest.mark.parametrize("item", RULED, ids=lambda c: c.id)
def test_every_clause_that_is_ruled_on_or_called_leads_to_code(item):
    places = code_of(item)
    assert bool(places) is not item.not_for_software
    for place in places:
        assert (SOURCES / place.file).exists()
        if place.function is not None:
            assert callable(getattr(import_module(place.module), place.function))


def test_nearly_all_lead_to_a_function():
    acted_on = [c for c in RULED if not c.not_for_software]
    exact = [c for c in acted_on if any(place.function for place in code_of(c))]
    assert len(exact) / len(acted_on) > 0.9


@pytest.mark.parametrize(
    ("name", "module", "function"),
    [
        ("3.11.b", "carrom.rules.sets.international.judge", "_striker"),
        ("club:striker.11", "carrom.rules.sets.club.judge", "_striker_doubling"),
        ("percuteur:cases.7", "carrom.rules.sets.percuteur.judge", "_queen"),
        ("simplified:queen.3", "carrom.rules.sets.international.judge", "_clean_reason"),
        ("percuteur:aim.3", "carrom.rules.ruling", "rule"),
        ("3.11.o", "carrom.rules.calls", "touched"),
        ("3.2.h", "carrom.equipment.striker", "legal_intervals"),
        ("5.1.cannon", "carrom.rules.placement", None),
    ],
)
def test_where_it_leads(name, module, function):
    assert Code(module, function) in code_of(clause(name))


def test_it_follows_the_tables():
    """A call leads to its effect, whichever that is."""
    for rules in RULE_SETS.values():
        for call in rules.book.calls.values():
            effect = Code(call.effect.__module__, call.effect.__name__)
            assert effect in code_of(clause(call.clause))


def test_what_the_match_does_leads_into_the_match():
    assert all(place.module.startswith("carrom.match") for place in code_of(clause("3.8.c")))
    assert code_of(clause("4.2.a")) == code_of(clause("4.2.b")) != ()


def test_guidance_leads_nowhere():
    spared = [c for c in clauses() if c.not_for_software]
    assert spared
    assert not any(code_of(c) for c in spared)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_show_names_the_code(capsys, language):
    assert main(["rules", "show", "3.11.b", "--lang", language]) == 0
    assert "  carrom/rules/sets/international/judge.py _striker\n" in capsys.readouterr().out


def test_show_writes_json(capsys):
    assert main(["rules", "show", "3.11.o", "--json"]) == 0
    shown = json.loads(capsys.readouterr().out)
    assert shown["id"] == "international:3.11.o"
    assert shown["code"] == [{"file": "carrom/rules/calls.py", "function": "touched"}]
    assert main(["rules", "show", "settled:1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["id"] == "settled:1"
