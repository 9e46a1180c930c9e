"""Rule sets with a feature that a match must be able to do, made of the sets there are."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import pytest

from carrom.rules.registry import RULE_SETS
from carrom.rules.ruleset import RuleSet
from carrom.rules.stroke import Fell
from carrom.rules.verdict import Verdict, View


def demanding(rules: RuleSet) -> RuleSet:
    """Return a set in which who wins by the opponent's stroke may ask for points, one more for the striker.

    Pieces may be forgone, pieces not placed in time stay pocketed, and the match may be given up.
    """
    plain = rules.book.judge

    def judge(rules: RuleSet, view: View, fell: Fell, /) -> Verdict:
        verdict = plain(rules, view, fell)
        if verdict.win is None or verdict.win.by_player:
            return verdict
        return verdict._replace(win=verdict.win._replace(on_demand=1 + fell.striker))

    placing = replace(rules.book.placing, forgo=True, late_forfeits=True)
    book = replace(rules.book, judge=judge, placing=placing)
    return replace(rules, book=book, concede_in_turn=False)


@contextmanager
def changed_rules(name: str, rules: RuleSet | None = None, **figures: Any) -> Iterator[RuleSet]:
    """Let a rule set be another one for a while: it keeps its name, so that its texts are there."""
    changed = replace(rules or RULE_SETS[name], **figures)
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(RULE_SETS._sets, name, changed)
        yield changed
