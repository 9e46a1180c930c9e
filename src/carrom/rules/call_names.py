"""Calls as people type them: ``3.11.o``, ``311o``, ``91`` or ``striker.3``, with or without the rule set."""

import re
from collections.abc import Mapping
from functools import cache

from carrom.rules.book import Resting
from carrom.rules.fouls import touched
from carrom.rules.ruleset import RuleSet


def bare(name: str) -> str:
    """Return a clause without its rule set, its dots and capitals.

    >>> bare("International:3.11.O")
    '311o'
    """
    return name.strip().lower().rpartition(":")[2].replace(".", "")


@cache
def callable_clauses(rules: RuleSet) -> Mapping[str, str]:
    """Return the clauses that can be called under a rule set, by what may be typed for them."""
    return {bare(name): name for name in (*rules.book.calls, *rules.book.disqualifications)}


@cache
def _pattern(rules: RuleSet) -> re.Pattern[str]:
    """Return what looks like a clause: a number such as 3.11.o, or a name that can be called."""
    names = callable_clauses(rules).values()
    digits = "".join(sorted({name[0] for name in names if name[0].isdigit()}))
    named = [name for name in names if not name[0].isdigit()]
    whole = "|".join(re.escape(name) for name in (*named, *map(bare, named)))
    numbered = f"[{digits}][0-9a-z.]+" if digits else ""
    either = "|".join(part for part in (numbered, whole) if part) or "(?!)"
    return re.compile(rf"(?:[a-z]+:)?({either})", re.IGNORECASE)


def clause_like(rules: RuleSet, typed: str) -> str | None:
    """Return the clause that was typed, if it looks like one that could be called."""
    found = _pattern(rules).fullmatch(typed)
    return found[1].lower() if found and bare(found[1]) else None


def example(rules: RuleSet) -> str | None:
    """Return a call to show how calls are typed; None: the rule set has none."""
    calls = rules.book.calls
    plain = (n for n, c in calls.items() if c.resting is Resting.NONE and not c.when)
    usual = next((n for n, c in calls.items() if c.effect is touched), next(plain, None))
    return usual or min(calls, default=None)


def naming_pieces(rules: RuleSet) -> tuple[str, ...]:
    """Return the calls behind which pieces are named."""
    return tuple(n for n, call in rules.book.calls.items() if call.resting is not Resting.NONE)


def seen_late(rules: RuleSet) -> tuple[str, ...]:
    """Return the calls that differ when the breach is seen too late."""
    calls = rules.book.calls.items()
    return tuple(n for n, call in calls if call.late_differs)
