"""There is a sound ruling on every stroke in every situation (one of each kind)."""

from collections import Counter

import pytest

from carrom.rules import RULE_SETS
from tests.rules.total import call_violation, calls, classes, unbroken, violation


@pytest.mark.parametrize("name", RULE_SETS)
def test_every_kind_of_stroke_has_a_sound_ruling(name):
    rules = RULE_SETS[name]
    wrong: Counter[str] = Counter()
    seen = 0
    for situation, white, black in classes(rules):
        seen += 1
        fault = violation(rules, situation, white, black)
        if fault:
            wrong[fault] += 1
            if wrong[fault] == 1:
                print(fault, situation, white)
    assert not wrong
    assert seen > 10_000


@pytest.mark.parametrize("name", RULE_SETS)
def test_every_break_has_a_sound_ruling(name):
    rules = RULE_SETS[name]
    for situation, white, black in unbroken(rules):
        fault = violation(rules, situation, white, black)
        assert not fault, (fault, situation, white)


@pytest.mark.parametrize("name", RULE_SETS)
def test_every_call_has_a_sound_ruling(name):
    rules = RULE_SETS[name]
    for situation, call in calls(rules):
        fault = call_violation(rules, situation, call)
        assert not fault, (fault, situation, call)
