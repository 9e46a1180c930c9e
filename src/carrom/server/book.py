"""The rule book as plain values, in every language: clauses, differences, words, rulings."""

from collections.abc import Iterable
from dataclasses import fields
from itertools import groupby
from typing import Any, Final

from carrom.messages import Message, message
from carrom.rules.calls import CALLS
from carrom.rules.catalogue import (
    SETTLED,
    Clause,
    Settled,
    clause,
    clauses,
    reason,
    settled,
    settled_for,
    text,
    title,
    title_of_settled,
)
from carrom.rules.comparison import CASES, Case, Outcome, figures_that_differ, outcome
from carrom.rules.ruleset import INTERNATIONAL, RULE_SETS, RuleSet
from carrom.rules.ruling import rule
from carrom.rules.wire import answer, read, write
from carrom.server.glossary import TERMS
from carrom.server.replies import said
from carrom.texts import LANGUAGES, paragraphs, render

Json = dict[str, Any]
BOOKS: Final = (*RULE_SETS, SETTLED)
"""What can be read: the rule sets, and the readings that were settled."""


def books() -> list[Json]:
    """Return what can be read, with the number of its clauses."""
    sets = [{"set": n, "title": _title(n), "clauses": len(clauses(n))} for n in RULE_SETS]
    return [*sets, {"set": SETTLED, "title": _title(SETTLED), "clauses": len(settled())}]


def _title(name: str) -> dict[str, str]:
    return said(title_of_settled() if name == SETTLED else message(f"rules-set-{name}"))


def book(name: str) -> Json:
    """Return one of the books: chapters with their clauses in reading order, readings, figures."""
    whole: Json = {"set": name, "title": _title(name), "readings": [], "figures": []}
    if name == SETTLED:
        chapter = {"section": "", "title": _title(name), "clauses": [*map(_reading, settled())]}
        return {**whole, "chapters": [chapter]}
    found = [(section, [*items]) for section, items in groupby(clauses(name), lambda c: c.section)]
    readings = (s for s in settled() if any(s in settled_for(c) for c in clauses(name)))
    return {
        **whole,
        "chapters": [
            {"section": section, "title": said(title(items[0])), "clauses": [*map(_clause, items)]}
            for section, items in found
        ],
        "readings": [*map(_reading, readings)],
        "figures": _figures(RULE_SETS[name]),
    }


def _clause(item: Clause) -> Json:
    why = reason(item)
    return {
        **_entry(item),
        "letter_001": item.letter_001,
        "who": [said(message(f"rules-who-{who}")) for who in item.who],
        "reason": why and _lines(why),
        "settled": [reading.id for reading in settled_for(item)],
    }


def _reading(item: Settled) -> Json:
    return {**_entry(item), "clauses": item.clauses}


def _entry(item: Clause | Settled) -> Json:
    return {
        "id": item.id,
        "name": item.id.partition(":")[2],
        "text": _lines(text(item)),
        "state": item.state,
        "state_said": said(message(f"rules-state-{item.state}")),
        "tests": len(item.tests),
    }


def _lines(what: Message) -> dict[str, list[str]]:
    """Return a text as its paragraphs; an item of a list begins with ``- ``."""
    whole = {language: paragraphs(render(what, language)) for language in LANGUAGES}
    return {language: [line for line in t.split("\n") if line] for language, t in whole.items()}


def _figures(rules: RuleSet) -> list[Json]:
    values = ((f.name, getattr(rules, f.name)) for f in fields(rules))
    return [
        {"name": name, "label": said(message(f"rules-figure-{name}")), "value": value}
        for name, value in values
        if type(value) is int
    ]


def comparison() -> Json:
    """Return in what the rule sets differ: figures, and rulings on typical strokes."""
    sets = tuple(RULE_SETS.values())
    differ = {f.name: f for other in sets for f in figures_that_differ(INTERNATIONAL, other)}
    return {
        "sets": [{"set": name, "title": _title(name)} for name in RULE_SETS],
        "figures": [
            {
                "name": field.name,
                "label": said(differ[field.name].label),
                "values": {rules.name: getattr(rules, field.name) for rules in sets},
            }
            for field in fields(RuleSet)
            if field.name in differ
        ],
        "no_limit": said(message("rules-no-limit")),
        "positions": [
            {"position": said(position.said), "cases": found}
            for position, group in groupby(CASES, lambda case: case.position)
            if (found := [seen for case in group if (seen := _ruled(case, sets))])
        ],
    }


def _ruled(case: Case, sets: Iterable[RuleSet]) -> Json | None:
    """Return what each set rules on a stroke; None where all rule alike."""
    before = case.position.situation
    rulings = {rules.name: rule(rules, before, case.stroke) for rules in sets}
    seen = {name: outcome(before, ruling) for name, ruling in rulings.items()}
    if len(set(seen.values())) == 1:
        return None
    return {
        "case": said(case.said),
        "rulings": {
            name: {"text": _in_words(seen[name]), "clauses": rulings[name].clauses} for name in seen
        },
    }


def _in_words(seen: Outcome) -> dict[str, str]:
    found: dict[str, str] = {}
    for language in LANGUAGES:
        join = render(message("rules-join"), language)
        whole = join.join(render(part, language) for part in seen.messages)
        found[language] = whole[0].upper() + whole[1:]
    return found


def glossary() -> list[Json]:
    """Return the words of the game."""
    return [
        {
            "name": term.name,
            "word": said(term.word),
            "meaning": said(term.meaning),
            "otherwise": {name: said(term.word_in(name)) for name in term.otherwise},
            "clauses": term.clauses,
        }
        for term in TERMS
    ]


def calls() -> list[Json]:
    """Return the clauses an umpire can call, in reading order."""
    full = (clause(name) for name in CALLS)
    order = {item.id: place for place, item in enumerate(clauses(INTERNATIONAL.name))}
    return [
        {"clause": item.id, "text": _lines(text(item))}
        for item in sorted(full, key=lambda item: order[item.id])
    ]


def ruling(data: object) -> Json:
    """Rule as ``carrom ruling`` does; :class:`~carrom.rules.checks.ReportError` says what is wrong."""
    request = read(data)
    found = answer(request)
    texts = {k: " ".join(render(m, k) for m in found.messages) for k in LANGUAGES}
    return {**write(request, found), "text": texts}
