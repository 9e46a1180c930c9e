"""The rule book as plain values, in every language: clauses, differences, words, rulings."""

from collections.abc import Iterable
from dataclasses import fields
from itertools import groupby
from typing import cast

from carrom.messages import Message, message
from carrom.rulebook.glossary import terms
from carrom.rulebook.page_types import (
    Book,
    BookChapter,
    BookClause,
    BookFigure,
    BookTitle,
    CallableClause,
    ComparedCase,
    Comparison,
    Lines,
    RulingAnswer,
    Term,
)
from carrom.rules.book import Resting
from carrom.rules.catalogue import (
    SETTLED,
    Clause,
    Settled,
    clauses,
    reason,
    settled,
    settled_for,
    text,
    title,
    title_of_settled,
)
from carrom.rules.comparison import CASES, Case, Consequence, consequence, figures_that_differ
from carrom.rules.json_format import ruling_json
from carrom.rules.registry import RULE_SETS
from carrom.rules.ruleset import RuleSet
from carrom.rules.stroke_ruling import rule
from carrom.texts import LANGUAGES, Language, Said, paragraphs, render, said


def book_names() -> tuple[str, ...]:
    """Return what can be read: the rule sets, and the readings that were settled."""
    return (*RULE_SETS, SETTLED)


def books() -> list[BookTitle]:
    """Return what can be read, with the number of its clauses."""
    counts = {**{name: len(clauses(name)) for name in RULE_SETS}, SETTLED: len(settled())}
    return [{"set": n, "title": _title(n), "clauses": count} for n, count in counts.items()]


def _title(name: str) -> Said:
    return said(title_of_settled() if name == SETTLED else RULE_SETS[name].title)


def book(name: str) -> Book:
    """Return one of the books: chapters with their clauses in reading order, readings, figures."""
    if name == SETTLED:
        chapter: BookChapter = {
            "section": "",
            "title": _title(name),
            "clauses": [*map(_reading, settled())],
        }
        return {
            "set": name,
            "title": _title(name),
            "source": None,
            "readings": [],
            "figures": [],
            "chapters": [chapter],
        }
    found = [(section, [*items]) for section, items in groupby(clauses(name), lambda c: c.section)]
    readings = (s for s in settled() if any(s in settled_for(c) for c in clauses(name)))
    source = RULE_SETS[name].book.source
    return {
        "set": name,
        "title": _title(name),
        "source": None if source is None else said(source),
        "chapters": [
            {"section": section, "title": said(title(items[0])), "clauses": [*map(_clause, items)]}
            for section, items in found
        ],
        "readings": [*map(_reading, readings)],
        "figures": _figures(RULE_SETS[name]),
    }


def _clause(item: Clause) -> BookClause:
    why = reason(item)
    return {
        **_entry(item),
        "letter_001": item.letter_001,
        "who": [said(message(f"rules-who-{who}")) for who in item.who],
        "reason": _lines(why) if why else None,
        "settled": [reading.id for reading in settled_for(item)],
    }


def _reading(item: Settled) -> BookClause:
    return {**_entry(item), "clauses": item.clauses}


def _entry(item: Clause | Settled) -> BookClause:
    return {
        "id": item.id,
        "name": item.id.partition(":")[2],
        "text": _lines(text(item)),
        "state": item.state,
        "state_said": said(message(f"rules-state-{item.state}")),
        "tests": len(item.tests),
    }


def _lines(what: Message) -> Lines:
    """Return a text as its paragraphs; an item of a list begins with ``- ``."""

    def lines(language: Language) -> list[str]:
        return [line for line in paragraphs(render(what, language)).split("\n") if line]

    return {"en": lines("en"), "fr": lines("fr")}


def _figures(rules: RuleSet) -> list[BookFigure]:
    return [
        {"name": name, "label": said(rules.figure_label(name)), "value": value}
        for name, value in rules.figures.items()
    ]


def comparison() -> Comparison:
    """Return in what the rule sets differ: figures, and rulings on typical strokes."""
    sets = tuple(RULE_SETS.values())
    differ = {f.name: f for other in sets for f in figures_that_differ(RULE_SETS.default, other)}
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


def _ruled(case: Case, sets: Iterable[RuleSet]) -> ComparedCase | None:
    """Return what each set rules on a stroke; None where all rule alike."""
    before = case.position.situation
    rulings = {rules.name: rule(rules, before, case.stroke) for rules in sets}
    seen = {name: consequence(before, ruling) for name, ruling in rulings.items()}
    if len(set(seen.values())) == 1:
        return None
    return {
        "case": said(case.said),
        "rulings": {
            name: {"text": _in_words(seen[name]), "clauses": rulings[name].clauses} for name in seen
        },
    }


def _in_words(seen: Consequence) -> Said:
    def words(language: Language) -> str:
        join = render(message("rules-join"), language)
        whole = join.join(render(part, language) for part in seen.messages)
        return whole[0].upper() + whole[1:]

    return {"en": words("en"), "fr": words("fr")}


def glossary() -> list[Term]:
    """Return the words of the game."""
    return [
        {
            "name": term.name,
            "word": said(term.word),
            "meaning": said(term.meaning),
            "otherwise": {name: said(term.word_in(name)) for name in term.otherwise},
            "clauses": term.clauses,
        }
        for term in terms()
    ]


def calls(name: str) -> list[CallableClause]:
    """Return the calls that an umpire can make under a rule set, in reading order."""
    found = {call.clause: call for call in RULE_SETS[name].book.calls.values()}
    return [
        {
            "clause": item.id,
            "label": said(found[item.id].label),
            "text": _lines(text(item)),
            "names_pieces": found[item.id].resting is not Resting.NONE,
            "may_be_late": found[item.id].late_differs,
        }
        for item in clauses()
        if item.id in found
    ]


def ruling(data: object) -> RulingAnswer:
    """Rule as ``carrom ruling`` does; :class:`~carrom.rules.checks.ReportError` says what is wrong."""
    answers = {language: ruling_json(data, language) for language in LANGUAGES}
    texts = {language: answered["text"] for language, answered in answers.items()}
    return cast(RulingAnswer, {**answers[LANGUAGES[0]], "text": texts})
