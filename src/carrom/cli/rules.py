"""``carrom rules``: the rule book clause by clause, two rule sets compared, what is proved."""

import json
import re
from collections.abc import Iterable, Iterator
from itertools import groupby
from textwrap import shorten
from typing import Final

from carrom.cli.common import (
    Arguments,
    BadInputError,
    Command,
    Group,
    Operand,
    Option,
    dispatch,
    paragraph,
    width,
)
from carrom.messages import Argument, Message, message, quoted
from carrom.rulebook.clause_code import code_of
from carrom.rules import RULE_SETS
from carrom.rules.catalogue import (
    Clause,
    Settled,
    State,
    UnknownClauseError,
    clause,
    clauses,
    clauses_under,
    counts,
    reason,
    settled,
    settled_for,
    text,
    title,
    title_of_settled,
)
from carrom.rules.comparison import Consequence, figures_that_differ, rulings_that_differ
from carrom.rules.wording import cited_names
from carrom.texts import Language, paragraphs, render

_ALL: Final = "all"
"""What ``list`` takes for the rule set when none is named."""
_FIRST_SENTENCE: Final = re.compile(r".*?[.?!](?=\s|$)", re.DOTALL)
_GAP: Final = "  "
_NARROWEST: Final = 16
"""Columns the sentences of ``list`` keep even where the terminal is too narrow for them."""


def run(args: list[str]) -> int:
    """Run ``carrom rules`` and return its exit status."""
    return dispatch(_COMMAND, args)


def _list(args: Arguments) -> int:
    names = tuple(RULE_SETS) if args["SET"] == _ALL else (args["SET"],)
    if "--json" in args:
        items = [_as_json(c, args.language) for name in names for c in clauses(name)]
        print(json.dumps(items, ensure_ascii=False, indent=2))
        return 0
    print("\n\n".join("\n".join(_listed(name, args.language)) for name in names))
    return 0


def _listed(rule_set: str, tongue: Language) -> Iterator[str]:
    yield paragraphs(render(RULE_SETS[rule_set].title, tongue))
    yield from _source(rule_set, tongue)
    for heading, group in groupby(clauses(rule_set), title):
        inside = list(group)
        section = f"{inside[0].section} " if inside[0].section[0].isdigit() else ""
        yield f"\n{section}{render(heading, tongue)}"
        states = {s: _say(tongue, f"rules-short-{s}") for s in State}
        first, last = max(len(_name(c)) for c in inside), max(map(len, states.values()))
        middle = max(_NARROWEST, width() - first - last - 3 * len(_GAP))
        for item in inside:
            sentence = shorten(_first_sentence(item, tongue), middle, placeholder=" …")
            row = (_name(item).ljust(first), sentence.ljust(middle), states[item.state])
            yield _GAP + _GAP.join(row)


def _source(rule_set: str, tongue: Language) -> Iterator[str]:
    """Say which edition a rule set follows, where that is not plain."""
    source = RULE_SETS[rule_set].book.source
    if source is not None:
        yield "\n" + paragraph(render(source, tongue))


def _first_sentence(item: Clause, tongue: Language) -> str:
    whole = paragraphs(render(text(item), tongue))
    found = _FIRST_SENTENCE.match(whole)
    return found.group() if found else whole


def _name(item: Clause) -> str:
    """Return what ``show`` knows the clause by, as short as it goes."""
    return item.id.removeprefix(f"{RULE_SETS.default.name}:")


def _show(args: Arguments) -> int:
    wanted = args["CLAUSE"].strip().lower()
    readings = {s.id: s for s in settled()}
    if wanted in readings and "--json" in args:
        print(
            json.dumps(_settled_json(readings[wanted], args.language), ensure_ascii=False, indent=2)
        )
        return 0
    if wanted in readings:
        print("\n".join(_shown_reading(readings[wanted], args.language)))
        return 0
    try:
        found: tuple[Clause, ...] = (clause(wanted),)
    except UnknownClauseError as unknown:
        found = clauses_under(wanted)
        if not found:
            raise BadInputError(_unknown(args["CLAUSE"], unknown.suggestions)) from None
    if "--json" in args:
        told = [_as_json(each, args.language) for each in found]
        print(json.dumps(told if len(told) > 1 else told[0], ensure_ascii=False, indent=2))
        return 0
    shown = ["\n".join(_shown(each, args.language)) for each in found]
    shown += [line.lstrip() for line in _source(found[0].rule_set, args.language)]
    print("\n\n".join(shown))
    return 0


def _unknown(asked: str, suggestions: tuple[str, ...]) -> Message:
    if not suggestions:
        return message("rules-unknown-clause", clause=quoted(asked))
    listed = ", ".join(suggestions)
    return message("rules-unknown-clause-like", clause=quoted(asked), suggestions=listed)


def _shown(item: Clause, tongue: Language) -> Iterator[str]:
    heading = message("rules-show-heading", clause=item.id, title=title(item))
    yield paragraph(render(heading, tongue))
    if item.letter_001:
        yield _say(tongue, "rules-show-letter", letter=item.letter_001)
    yield f"\n{_body(text(item), tongue)}\n"
    who = ", ".join(_say(tongue, f"rules-who-{w}") for w in item.who)
    yield paragraph(_say(tongue, "rules-show-who", who=who))
    code = code_of(item)
    if code:
        yield _say(tongue, "rules-show-code")
        yield from (f"{_GAP}{place.file} {place.function or ''}".rstrip() for place in code)
    yield from _state(item, tongue)
    for reading in settled_for(item):
        yield "\n" + _say(tongue, "rules-show-settled", number=reading.number)
        yield _body(text(reading), tongue, _GAP)


def _shown_reading(reading: Settled, tongue: Language) -> Iterator[str]:
    yield _say(tongue, "rules-show-settled", number=reading.number)
    yield f"\n{_body(text(reading), tongue)}\n"
    yield paragraph(_say(tongue, "rules-show-bears-on", clauses=", ".join(reading.clauses)))
    yield from _state(reading, tongue)


def _state(item: Clause | Settled, tongue: Language) -> Iterator[str]:
    """Say how far a clause is covered: by which tests, by which parts to come, or why not."""
    args: dict[str, Argument] = {}
    if isinstance(item, Clause):
        args = {"parts": _parts(item, tongue), "reason": reason(item) or ""}
    yield paragraph(_say(tongue, f"rules-show-{item.state}", **args))
    if item.tests and item.state is not State.PROVED:
        yield _say(tongue, "rules-show-tested")
    yield from (_GAP + test for test in item.tests)


def _parts(item: Clause, tongue: Language) -> str:
    return ", ".join(_say(tongue, f"rules-part-{p}") for p in item.pending)


def _diff(args: Arguments) -> int:
    print("\n".join(_compared(args["SET1"], args["SET2"], args.language)))
    return 0


def _compared(first: str, second: str, tongue: Language) -> Iterator[str]:
    one, two = RULE_SETS[first], RULE_SETS[second]
    figures, rulings = figures_that_differ(one, two), rulings_that_differ(one, two)
    if not (figures or rulings):
        yield _say(tongue, "rules-diff-none")
        return
    if figures:
        heading = (_say(tongue, "rules-diff-figures"), first, second)
        rows = [
            (_GAP + render(f.label, tongue), _figure(f.first, tongue), _figure(f.second, tongue))
            for f in figures
        ]
        yield from _table([heading, *rows])
    else:
        yield _say(tongue, "rules-diff-no-figures")
    yield "\n" + _say(tongue, f"rules-diff-{'rulings' if rulings else 'no-rulings'}")
    column = max(len(first), len(second)) + 2 * len(_GAP)
    for position, group in groupby(rulings, lambda d: d.case.position):
        yield "\n" + paragraph(render(position.said, tongue))
        for each in group:
            yield "\n" + paragraph(render(each.case.said, tongue), _GAP)
            for name, seen, cited in (
                (first, each.first, each.first_clauses),
                (second, each.second, each.second_clauses),
            ):
                shown = cited_names(cited, name) or ""
                outcome = _in_words(seen, tongue, name)
                said = _say(tongue, "rules-cited", outcome=outcome, clauses=shown)
                head = f"{_GAP}{_GAP}{name}".ljust(column + len(_GAP))
                yield paragraph(said, " " * len(head), head)


def _figure(value: int | None, tongue: Language) -> str:
    return _say(tongue, "rules-no-limit") if value is None else str(value)


def _in_words(seen: Consequence, tongue: Language, rule_set: str) -> str:
    parts = (render(part, tongue, rule_set) for part in seen.messages)
    whole = _say(tongue, "rules-join").join(parts)
    return whole[0].upper() + whole[1:]


def _coverage(args: Arguments) -> int:
    if "--json" in args:
        report = {
            "counts": {name: dict(counts(clauses(name))) for name in RULE_SETS},
            "clauses": [_as_json(c, args.language) for c in clauses()],
            "settled": [_settled_json(s, args.language) for s in settled()],
        }
        print(json.dumps(report, ensure_ascii=False, indent=2))
        return 0
    print("\n".join(_covered(args.language)))
    return 0


def _covered(tongue: Language) -> Iterator[str]:
    def row(name: str, items: Iterable[Clause | Settled]) -> tuple[str, ...]:
        found = counts(items)
        return (name, *map(str, found.values()), str(sum(found.values())))

    states = (_say(tongue, f"rules-state-{s}") for s in State)
    yield from _table(
        [
            ("", *states, _say(tongue, "rules-coverage-all")),
            *(row(name, clauses(name)) for name in RULE_SETS),
            row(_say(tongue, "rules-coverage-sum"), clauses()),
            row(_say(tongue, "rules-coverage-settled"), settled()),
        ]
    )
    items: tuple[Clause | Settled, ...] = (*clauses(), *settled())
    uncovered = [item.id for item in items if item.state is State.UNCOVERED]
    if uncovered:
        yield "\n" + _say(tongue, "rules-coverage-uncovered")
        yield paragraph(", ".join(uncovered), _GAP)
    pending: dict[str, list[str]] = {}
    for item in clauses():
        if item.state is State.PENDING:
            pending.setdefault(_parts(item, tongue), []).append(item.id)
    for parts, ids in pending.items():
        yield "\n" + _say(tongue, "rules-coverage-pending", parts=parts)
        yield paragraph(", ".join(ids), _GAP)
    yield "\n" + _say(tongue, "rules-coverage-not-for-software")
    for item in clauses():
        why = reason(item)
        if why:
            yield f"{_GAP}{item.id}\n{_body(why, tongue, _GAP * 2)}"


def _as_json(item: Clause, tongue: Language) -> dict[str, object]:
    why = reason(item)
    return {
        "id": item.id,
        "section": item.section,
        "title": render(title(item), tongue),
        "letter_001": item.letter_001,
        "text": paragraphs(render(text(item), tongue)),
        "who": item.who,
        "state": item.state,
        "pending": item.pending,
        "reason": why and paragraphs(render(why, tongue)),
        "settled": item.settled,
        "code": [{"file": place.file, "function": place.function} for place in code_of(item)],
        "tests": item.tests,
    }


def _settled_json(item: Settled, tongue: Language) -> dict[str, object]:
    return {
        "id": item.id,
        "title": render(title_of_settled(), tongue),
        "text": paragraphs(render(text(item), tongue)),
        "sets": item.sets,
        "clauses": item.clauses,
        "state": item.state,
        "tests": item.tests,
    }


def _say(tongue: Language, id_: str, **args: Argument) -> str:
    return paragraphs(render(message(id_, **args), tongue))


def _body(said: Message, tongue: Language, indent: str = "") -> str:
    """Lay out a text of several paragraphs; the lines of a list hang under its dash."""
    lines = paragraphs(render(said, tongue)).split("\n")
    hanging = (indent + _GAP if line.startswith("- ") else indent for line in lines)
    return "\n".join(
        paragraph(line, hang, indent) if line else ""
        for line, hang in zip(lines, hanging, strict=True)
    )


def _table(rows: list[tuple[str, ...]]) -> Iterator[str]:
    """Lay out rows: the first column to the left, the others to the right."""
    sizes = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for head, *rest in rows:
        cells = (cell.rjust(size) for cell, size in zip(rest, sizes[1:], strict=True))
        yield _GAP.join((head.ljust(sizes[0]), *cells))


_JSON: Final = Option("--json", "rules-help-json")
_SETS: Final = tuple(RULE_SETS)
_COMMAND: Final = Group(
    "carrom rules",
    "rules-help",
    (
        Command(
            "carrom rules list",
            "rules-help-list",
            _list,
            (Operand("SET", "rules-help-set", (*_SETS, _ALL), _ALL),),
            (_JSON,),
        ),
        Command(
            "carrom rules show",
            "rules-help-show",
            _show,
            (Operand("CLAUSE", "rules-help-clause"),),
            (_JSON,),
        ),
        Command(
            "carrom rules diff",
            "rules-help-diff",
            _diff,
            (
                Operand("SET1", "rules-help-first", _SETS),
                Operand("SET2", "rules-help-second", _SETS),
            ),
        ),
        Command("carrom rules coverage", "rules-help-coverage", _coverage, (), (_JSON,)),
    ),
)
