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
ACTED_ON = [c for c in clauses() if not c.not_for_software and c.who != (Answers.GUIDANCE,)]


@pytest.mark.parametrize("item", ACTED_ON, ids=lambda c: c.id)
def test_every_clause_that_software_acts_on_leads_to_modules(item):
    places = code_of(item)
    assert places
    for place in places:
        assert (SOURCES / place.file).is_file(), "a module, not a folder"
        if place.function is not None:
            assert callable(getattr(import_module(place.module), place.function))


def test_nearly_all_lead_to_a_function():
    exact = [c for c in ACTED_ON if any(place.function for place in code_of(c))]
    assert len(exact) / len(ACTED_ON) > 0.85
    ruled = [c for c in ACTED_ON if {Answers.RULING, Answers.UMPIRE} & set(c.who)]
    assert len([c for c in ruled if c in exact]) / len(ruled) > 0.95


@pytest.mark.parametrize(
    ("name", "module", "function"),
    [
        ("3.11.b", "carrom.rules.sets.international.judge", "_striker_own_reason"),
        ("club:striker.11", "carrom.rules.sets.club.judge", "_striker_doubling"),
        ("percuteur:cases.7", "carrom.rules.sets.percuteur.judge", "_queen"),
        ("simplified:queen.3", "carrom.rules.sets.international.judge", "_clean_reason"),
        ("simplified:penalties.3", "carrom.rules.sets.simplified.judge", "judge"),
        ("percuteur:aim.3", "carrom.rules.stroke_ruling", "rule"),
        ("3.11.o", "carrom.rules.fouls", "touched"),
        ("3.2.h", "carrom.equipment.striker", "legal_intervals"),
        ("5.1.cannon", "carrom.rules.placement.lines", "is_cannon"),
        ("5.1.replace", "carrom.rules.placement.centre", "queen_spot"),
        ("3.5.b", "carrom.match.play", "turned_rosette"),  # which takes the fact that says so
        ("3.5.h", "carrom.match.seating", "next_player"),  # which says so itself
        ("3.1.b", "carrom.match.toss_and_seats", "_proper_seats"),  # it says 3.1.a-b
        ("3.5.g", "carrom.match.boards", None),  # whose tests prove it
        ("2.4", "carrom.equipment.inspection", "inspect"),
        ("club:play.2", "carrom.equipment.rosette", "rosette"),
        ("percuteur:striker.5", "carrom.physics.simulate", "strike"),
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
    assert (
        "  carrom/rules/sets/international/judge.py _striker_own_reason\n"
        in capsys.readouterr().out
    )


def test_show_writes_json(capsys):
    assert main(["rules", "show", "3.11.o", "--json"]) == 0
    shown = json.loads(capsys.readouterr().out)
    assert shown["id"] == "international:3.11.o"
    assert shown["code"] == [{"file": "carrom/rules/fouls.py", "function": "touched"}]
    assert main(["rules", "show", "settled:1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["id"] == "settled:1"
