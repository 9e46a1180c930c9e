"""Two rule sets side by side."""

from dataclasses import fields
from itertools import permutations

import pytest

from carrom.rules import CLUB, INTERNATIONAL, PERCUTEUR, RULE_SETS, SIMPLIFIED, RuleSet, check, rule
from carrom.rules.comparison import (
    CASES,
    Consequence,
    consequence,
    figures_that_differ,
    rulings_that_differ,
)
from carrom.rules.verdict import Queen
from carrom.texts import LANGUAGES, Language, has, render

PAIRS = list(permutations(RULE_SETS.values(), 2))
NOT_FIGURES = {f.name for f in fields(RuleSet) if f.type not in (int, int | None)}


def found(first, second, position, case) -> tuple[Consequence, Consequence] | None:
    for each in rulings_that_differ(first, second):
        if (each.case.position.name, each.case.name) == (position, case):
            return each.first, each.second
    return None


@pytest.mark.parametrize("case", CASES, ids=lambda c: f"{c.position.name}-{c.name}")
def test_every_typical_stroke_can_happen(case):
    check(case.position.situation, case.stroke)


def test_typical_strokes_have_names_of_their_own():
    names = [(case.position.name, case.name) for case in CASES]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("rules", RULE_SETS.values(), ids=lambda r: r.name)
def test_a_rule_set_does_not_differ_from_itself(rules):
    assert figures_that_differ(rules, rules) == ()
    assert rulings_that_differ(rules, rules) == ()


@pytest.mark.parametrize(("first", "second"), PAIRS, ids=lambda r: r.name)
def test_differences_are_the_same_from_both_sides(first, second):
    there, back = rulings_that_differ(first, second), rulings_that_differ(second, first)
    assert [(d.case, d.first, d.second) for d in there] == [
        (d.case, d.second, d.first) for d in back
    ]
    assert there
    assert all(d.first_clauses and d.second_clauses for d in there)
    figures = figures_that_differ(first, second)
    assert {(f.name, f.first, f.second) for f in figures} == {
        (f.name, getattr(first, f.name), getattr(second, f.name))
        for f in fields(RuleSet)
        if f.name not in NOT_FIGURES and getattr(first, f.name) != getattr(second, f.name)
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_its_words(language):
    for field in fields(RuleSet):
        assert has(f"rules-figure-{field.name}", language) is (field.name not in NOT_FIGURES)
    for case in CASES:
        assert render(case.said, language)
        assert render(case.position.said, language)
        for rules in RULE_SETS.values():
            before = case.position.situation
            seen = consequence(before, rule(rules, before, case.stroke))
            assert all(render(part, language) for part in seen.messages)
            assert seen.messages


def test_known_differences():
    own = Consequence(keeps=True)
    passes = Consequence()
    assert found(INTERNATIONAL, CLUB, "middle", "own") is None
    assert found(INTERNATIONAL, CLUB, "middle", "two-own") == (
        own,
        Consequence(keeps=True, tries=2),
    )
    assert found(INTERNATIONAL, CLUB, "middle", "own-opponents") == (own, Consequence(own_back=1))
    assert found(CLUB, PERCUTEUR, "middle", "opponents") == (passes, own)
    assert found(INTERNATIONAL, CLUB, "break", "untouched") == (own, passes)
    assert found(INTERNATIONAL, SIMPLIFIED, "break", "untouched-striker") == (
        own,
        Consequence(owed=1),
    )
    assert found(INTERNATIONAL, SIMPLIFIED, "middle", "queen-own") == (
        Consequence(keeps=True, queen=Queen.OWN),
        Consequence(keeps=True, queen=Queen.AWAITING),
    )
    assert found(CLUB, PERCUTEUR, "middle", "queen-opponents") == (
        Consequence(queen_back=True),
        Consequence(keeps=True, queen=Queen.OPPONENTS),
    )
    assert found(INTERNATIONAL, CLUB, "covering", "striker-own") == (
        Consequence(keeps=True, own_back=2),
        Consequence(keeps=True, own_back=1, opponents_back=1),
    )
    assert found(INTERNATIONAL, PERCUTEUR, "own-last", "own-last") == (
        Consequence(won=False, opponents_points=3),
        Consequence(won=False, points=9, opponents_points=6 + 5),
    )
    assert found(INTERNATIONAL, CLUB, "won", "own-last") == (
        Consequence(won=True, points=3 + 3),
        Consequence(won=True, points=3 + 5),
    )


def test_outcomes_in_words():
    def said(seen, language: Language = "en") -> str:
        return "; ".join(render(part, language) for part in seen.messages)

    assert said(Consequence(own_back=2, queen_back=True)) == (
        "2 of the player’s pieces go back; the queen goes back; the turn passes"
    )
    assert said(Consequence(keeps=True, tries=2)) == "the player plays again, with 2 tries"
    assert said(Consequence(owed=1), "fr") == "le joueur doit un pion; la main passe"
    assert said(Consequence(opponents_back=1, keeps=True)) == (
        "one of the opponent’s pieces goes back; the player plays again"
    )
    lost = Consequence(won=False, points=9, opponents_points=11, own_back=3)
    assert said(lost) == "the opponent wins the board, 11 to 9"
    assert said(Consequence(won=True, points=6)) == "the player wins the board, 6 to 0"
