"""``carrom equipment``: show what the rules ask for, and check measurements against it."""

import json
from collections.abc import Iterator
from decimal import Decimal
from itertools import groupby
from typing import Final

from carrom.cli.common import (
    BAD_INPUT,
    Arguments,
    BadInputError,
    Command,
    Group,
    Operand,
    Option,
    dispatch,
    fail,
    paragraph,
    read_text,
)
from carrom.equipment.dimensions import MEASURING_TOLERANCE, Dimension, Edition, Source
from carrom.equipment.editions import EDITIONS
from carrom.equipment.inspection import (
    Gap,
    Inspection,
    Unchecked,
    Violation,
    allowed,
    inspect,
    label,
    name_of,
)
from carrom.equipment.measurements import MeasurementError, edition_named, from_json
from carrom.equipment.requirements import (
    CENTIMETRES_PER_INCH,
    REQUIREMENTS,
    SET_OF_PIECES,
    STAND_HEIGHT_MIN_INCHES,
    SURFACE_CLAUSE,
    SURFACE_THICKNESS_MIN,
    Condition,
    Limits,
    OneOf,
    Part,
    Requirement,
    Requirements,
    limits_of,
)
from carrom.messages import Argument, Message, message, quoted
from carrom.rules.catalogue import clause
from carrom.rules.registry import RULE_SETS
from carrom.texts import Language, render

VIOLATED: Final = 1
"""Exit status when the measurements can be used and something is against the rules."""
LARGEST_FILE: Final = 1_000_000
"""Bytes; measurements of a whole hall take far less."""


def run(args: list[str]) -> int:
    """Run ``carrom equipment`` and return its exit status."""
    return dispatch(_COMMAND, args)


def _show(args: Arguments) -> int:
    edition = EDITIONS[args["EDITION"]]
    asked = _required(args, edition)
    if "--json" in args:
        said = args.language
        report = {
            "edition": edition.name,
            "measuring_tolerance": float(MEASURING_TOLERANCE),
            "dimensions": [_dimension_json(d, said) for d in edition.dimensions],
            "equipment": [_requirement_json(r, said) for r in asked],
            "set": dict(SET_OF_PIECES),
        }
        print(json.dumps(report, ensure_ascii=False, indent=2))
        return 0
    print("\n".join(_shown(args["EDITION"], asked, args.language)))
    return 0


def _required(args: Arguments, edition: Edition | None) -> Requirements:
    """Return what the rule set that was named asks for, else the one with a board of its own."""
    name = args.get("--rules") or (None if edition is None else edition.rule_set)
    return (RULE_SETS.default if name is None else RULE_SETS[name]).book.equipment


def _shown(edition: str, required: Requirements, tongue: Language) -> Iterator[str]:
    def say(id_: str, **values: Argument) -> str:
        return render(message(f"equipment-{id_}", **values), tongue)

    reinforced, dimensions = EDITIONS[edition].reinforced, EDITIONS[edition].dimensions
    yield say("show-title", edition=edition)
    yield ""
    yield _row("", say("show-dimension"), say("show-figure") + " ", say("show-clause"))
    for d in dimensions:
        cell = _cell(d, tongue) + ("*" if d.source is Source.FIGURE else " ")
        yield _row(d.letter, render(name_of(Part.BOARD, d.name), tongue), cell, _cited(d.clause))
    yield ""
    if any(d.source is Source.FIGURE for d in dimensions):
        yield paragraph(say("show-from-figure"), indent="  ", first="")
    yield paragraph(say("show-tolerance", tolerance=MEASURING_TOLERANCE))
    if reinforced:
        clause = _cited(SURFACE_CLAUSE)
        yield paragraph(say("show-thickness", thickness=SURFACE_THICKNESS_MIN, clause=clause))
    yield ""
    yield say("show-checklist")
    for part, asked in groupby(required, key=lambda r: r.part):
        listed = list(asked)
        yield ""
        yield f"{say(f'part-{part}')} ({_cited(listed[0].clause)})"
        if part is Part.PIECES:
            yield _box(say("show-set", **SET_OF_PIECES))
        for requirement in listed:
            yield _box(_asked(requirement, tongue))
        if part is Part.STAND and required is REQUIREMENTS:
            minimum = limits_of(Part.STAND, "height").minimum
            assert minimum is not None
            slip = say(
                "show-stand-slip",
                inches=STAND_HEIGHT_MIN_INCHES,
                converted=STAND_HEIGHT_MIN_INCHES * CENTIMETRES_PER_INCH,
                minimum=minimum,
            )
            yield paragraph(slip, indent="      ")


def _cited(name: str) -> str:
    """Return a clause on equipment in full; without a rule set it is one of the default set."""
    return clause(name).id


def _box(text: str) -> str:
    return paragraph(text, indent="      ", first="  [ ] ")


def _asked(requirement: Requirement, tongue: Language) -> str:
    name = label(requirement)
    if isinstance(requirement.rule, Limits):
        return render(
            message("equipment-item", name=name, allowed=allowed(requirement.rule)), tongue
        )
    return render(name, tongue)


def _row(letter: str, name: str, cell: str, cited: str) -> str:
    return f" {letter:<2} {name:<37}{cell:>16}  {cited}".rstrip()


def _cell(dimension: Dimension, tongue: Language) -> str:
    """Write a dimension as printed: with its tolerance, as a range, or as one limit."""

    def figure(value: Decimal) -> str:
        return str(value).replace(".", "," if tongue == "fr" else ".")

    low, middle, high = dimension.minimum, dimension.nominal, dimension.maximum
    if middle is not None:
        return figure(middle) + ("" if high is None else f" ± {figure(high - middle)}")
    if low is not None and high is not None:
        return f"{figure(low)} – {figure(high)}"
    limit, which = (high, "max") if low is None else (low, "min")
    assert limit is not None
    return render(message(f"equipment-show-{which}", figure=figure(limit)), tongue)


def _check(args: Arguments) -> int:
    try:
        text = read_text(args["FILE"], LARGEST_FILE)
        asked = _required(args, edition_named(text))
        found = inspect(from_json(text, asked), asked)
    except MeasurementError as problem:
        return _refuse(problem.pointer, problem.said, args)
    except BadInputError as problem:
        return _refuse("", problem.said, args)
    if "--json" in args:
        print(json.dumps(_inspection_json(found, args.language), ensure_ascii=False, indent=2))
    else:
        print("\n".join(_inspected(found, args.language)))
    return VIOLATED if found.violations else 0


def _refuse(pointer: str, said: Message, args: Arguments) -> int:
    if "--json" in args:
        reason = render(said, args.language)
        error = {"error": {"field": pointer, "reason": reason[:1].upper() + reason[1:]}}
        print(json.dumps(error, ensure_ascii=False))
        return BAD_INPUT
    if pointer:
        said = message("equipment-bad-at", pointer=quoted(pointer), problem=said)
    return fail(said, args.language)


def _inspected(found: Inspection, tongue: Language) -> Iterator[str]:
    summary = message(
        "equipment-check-summary",
        edition=found.edition.name,
        checked=found.checked,
        violations=len(found.violations),
    )
    yield paragraph(render(summary, tongue))
    for violation in found.violations:
        yield ""
        at = message(
            "equipment-check-violation", pointer=violation.pointer, clause=_cited(violation.clause)
        )
        yield render(at, tongue)
        yield paragraph(render(violation.said, tongue), indent="  ")
    for note in found.notes:
        yield ""
        yield paragraph(render(note.said, tongue))
    if found.unchecked:
        yield ""
        yield render(message("equipment-check-unchecked"), tongue)
        for part in Part:
            of_part = [u for u in found.unchecked if u.part is part]
            names = dict.fromkeys(_unchecked(u, tongue) for u in of_part)
            if names:
                text = message(
                    "equipment-check-part",
                    part=message(f"equipment-part-{part}"),
                    names=render(message("equipment-check-separator"), tongue).join(names),
                )
                yield paragraph(render(text, tongue), indent="    ", first="  ")


def _gap(unchecked: Unchecked) -> Message:
    if unchecked.gap in (Gap.NOT_IN_EDITION, Gap.NOT_ASKED):
        return message(f"equipment-gap-{unchecked.gap}")
    return message(f"equipment-gap-{unchecked.gap}", pointer=unchecked.pointer)


def _unchecked(unchecked: Unchecked, tongue: Language) -> str:
    name = name_of(unchecked.part, unchecked.name)
    if unchecked.gap is Gap.NOT_MEASURED:
        return render(name, tongue)
    return render(message("equipment-check-gap", name=name, gap=_gap(unchecked)), tongue)


def _number(value: Decimal | None) -> float | None:
    return None if value is None else float(value)


def _dimension_json(d: Dimension, tongue: Language) -> dict[str, object]:
    return {
        "name": d.name,
        "letter": d.letter or None,
        "minimum": _number(d.minimum),
        "nominal": _number(d.nominal),
        "maximum": _number(d.maximum),
        "lowest": _number(d.lowest),
        "highest": _number(d.highest),
        "unit": "cm",
        "clause": _cited(d.clause),
        "source": d.source,
        "text": render(name_of(Part.BOARD, d.name), tongue),
    }


def _requirement_json(r: Requirement, tongue: Language) -> dict[str, object]:
    shown: dict[str, object] = {"part": r.part, "name": r.name, "clause": _cited(r.clause)}
    if isinstance(r.rule, Limits):
        shown |= _limits_json(r.rule)
    elif isinstance(r.rule, Condition):
        shown["wanted"] = r.rule.wanted
    elif isinstance(r.rule, OneOf):
        shown["admitted"] = sorted(r.rule.admitted)
    return shown | {"text": _asked(r, tongue)}


def _limits_json(limits: Limits) -> dict[str, object]:
    minimum, maximum = _number(limits.minimum), _number(limits.maximum)
    return {"minimum": minimum, "maximum": maximum, "unit": limits.unit}


def _violation_json(v: Violation, tongue: Language) -> dict[str, object]:
    value = float(v.value) if isinstance(v.value, Decimal) else v.value
    shown = {"field": v.pointer, "clause": _cited(v.clause), "reason": v.breach, "value": value}
    limits = {} if v.limits is None else _limits_json(v.limits)
    return {**shown, **limits, "text": render(v.said, tongue)}


def _inspection_json(found: Inspection, tongue: Language) -> dict[str, object]:
    return {
        "edition": found.edition.name,
        "ok": not found.violations,
        "checked": found.checked,
        "violations": [_violation_json(v, tongue) for v in found.violations],
        "notes": [
            {"field": n.pointer, "clause": _cited(n.clause), "text": render(n.said, tongue)}
            for n in found.notes
        ],
        "not_checked": [
            {
                "field": u.pointer,
                "clause": None if u.clause is None else _cited(u.clause),
                "reason": u.gap,
                "text": _unchecked(u, tongue),
            }
            for u in found.unchecked
        ],
    }


_JSON: Final = Option("--json", "equipment-help-json")
_RULES: Final = Option("--rules", "equipment-help-rules", value="SET", choices=tuple(RULE_SETS))
_COMMAND: Final = Group(
    "carrom equipment",
    "equipment-help",
    (
        Command(
            "carrom equipment show",
            "equipment-help-show",
            _show,
            (Operand("EDITION", "equipment-help-edition", choices=tuple(EDITIONS)),),
            (_RULES, _JSON),
        ),
        Command(
            "carrom equipment check",
            "equipment-help-check",
            _check,
            (Operand("FILE", "equipment-help-file"),),
            (_RULES, _JSON),
        ),
    ),
)
