"""Measurements of real equipment, read from JSON: the format of ``carrom equipment check``."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from decimal import Decimal, InvalidOperation
from enum import StrEnum
from typing import Final

from carrom.equipment.dimensions import DimensionName, Edition
from carrom.equipment.editions import EDITIONS
from carrom.equipment.requirements import (
    REPEATED,
    REQUIREMENTS,
    SET_OF_PIECES,
    Condition,
    Limits,
    Material,
    Part,
    Requirements,
    Rule,
    requirements_of,
)
from carrom.messages import Argument, Message, message

GREATEST: Final = 10_000
"""No figure of the equipment comes near this, in whatever unit."""
DECIMALS: Final = 12
"""Digits behind the point that a figure may have."""
SET: Final = "set"
COLOUR: Final = "colour"
REINFORCED: Final = "reinforced"


class Problem(StrEnum):
    """Why measurements cannot be used."""

    NOT_JSON = "not-json"
    TOO_DEEP = "too-deep"
    TWICE = "twice"
    NOT_MEASUREMENTS = "not-measurements"
    NOT_OBJECT = "not-object"
    NOT_LIST = "not-list"
    NOT_NUMBER = "not-number"
    NOT_WHOLE = "not-whole"
    NEGATIVE = "negative"
    OUT_OF_RANGE = "out-of-range"
    NOT_BOOLEAN = "not-boolean"
    NOT_CHOICE = "not-choice"
    UNKNOWN_NAME = "unknown-name"
    MISSING = "missing"


class MeasurementError(ValueError):
    """Measurements that cannot be used: the field as a JSON pointer, and the problem with it."""

    def __init__(self, pointer: str, problem: Problem, **args: Argument) -> None:
        super().__init__(f"{pointer}: {problem}")
        self.pointer = pointer
        self.problem = problem
        self.said: Message = message(f"equipment-bad-{problem}", **args)


@dataclass(frozen=True, slots=True)
class Reading:
    """One thing measured or answered."""

    pointer: str
    part: Part
    name: str
    value: Decimal | bool | Material
    number: int | None = None
    """Which of the pieces or chairs, from 1."""


@dataclass(frozen=True, slots=True)
class Measurements:
    """Everything that was measured, for one edition of the board."""

    edition: Edition
    readings: tuple[Reading, ...] = ()
    reinforced: bool | None = None
    """Whether the surface has reinforcement plates; None: not said."""
    amounts: tuple[tuple[Part, int], ...] = ()
    """How many pieces and chairs were measured."""
    colours: tuple[str | None, ...] = ()
    """The colour of each measured piece; None: not said."""
    whole_set: tuple[tuple[str, int], ...] = ()
    """Pieces counted by colour, where somebody counted them."""


class _Twice:
    """Stands for a name that one JSON object has twice."""


def from_json(text: str, asked: Requirements = REQUIREMENTS) -> Measurements:
    """Read measurements from JSON text; :class:`MeasurementError` says what cannot be used."""
    try:
        data: object = json.loads(
            text, parse_float=_exact, parse_int=_exact, object_pairs_hook=_pairs
        )
    except json.JSONDecodeError as error:
        raise MeasurementError(
            "", Problem.NOT_JSON, line=error.lineno, column=error.colno
        ) from None
    except RecursionError:
        raise MeasurementError("", Problem.TOO_DEEP) from None
    return read(data, asked)


def edition_named(text: str) -> Edition | None:
    """Return the edition that a file of measurements names; None where it cannot be read."""
    try:
        data: object = json.loads(text)
    except (ValueError, RecursionError):
        return None
    name = data.get("edition") if isinstance(data, dict) else None
    return EDITIONS.get(name) if isinstance(name, str) else None


def read(data: object, asked: Requirements = REQUIREMENTS) -> Measurements:
    """Read measurements from what a JSON text holds. ``null`` means not measured.

    What ``asked`` names can be measured, and what chapter 2 names besides: one file does for several
    rule sets.
    """
    fields = dict(_fields(data, ""))
    known = ("edition", *Part, SET)
    for name in fields:
        if name not in known:
            raise _unknown("", name, known)
    if "edition" not in fields:
        raise MeasurementError("/edition", Problem.MISSING, choices=", ".join(EDITIONS))
    edition = EDITIONS[_choice(fields["edition"], "/edition", tuple(EDITIONS))]
    readings: list[Reading] = []
    amounts: list[tuple[Part, int]] = []
    colours: list[str | None] = []
    reinforced: bool | None = None
    for part in Part:
        if part not in fields:
            continue
        for number, pointer, item in _items(fields[part], part):
            values = dict(_fields(item, pointer))
            if part is Part.SURFACE and REINFORCED in values:
                reinforced = _boolean(values.pop(REINFORCED), f"{pointer}/{REINFORCED}")
            if part is Part.PIECES:
                colour = values.pop(COLOUR, None)
                at = f"{pointer}/{COLOUR}"
                colours.append(
                    None if colour is None else _choice(colour, at, tuple(SET_OF_PIECES))
                )
            readings += _readings(values, part, pointer, number, asked)
        if part in REPEATED:
            amounts.append((part, _length(fields[part])))
    return Measurements(
        edition, tuple(readings), reinforced, tuple(amounts), tuple(colours), _set(fields.get(SET))
    )


def _readings(
    values: Mapping[str, object],
    part: Part,
    pointer: str,
    number: int | None,
    asked: Requirements,
) -> Iterator[Reading]:
    named = (*requirements_of(part), *requirements_of(part, asked))
    rules: dict[str, Rule] = (
        {name: Limits(None, None) for name in DimensionName}
        if part is Part.BOARD
        else {r.name: r.rule for r in named}
    )
    for name, value in values.items():
        if name not in rules:
            extra = {Part.PIECES: (COLOUR,), Part.SURFACE: (REINFORCED,)}.get(part, ())
            raise _unknown(pointer, name, (*rules, *extra))
        at = f"{pointer}/{name}"
        yield Reading(at, part, name, _value(value, at, rules[name]), number)


def _value(value: object, pointer: str, rule: Rule) -> Decimal | bool | Material:
    if isinstance(rule, Limits):
        return _figure(value, pointer)
    if isinstance(rule, Condition):
        return _boolean(value, pointer)
    return Material(_choice(value, pointer, tuple(Material)))


def _set(data: object) -> tuple[tuple[str, int], ...]:
    counted: list[tuple[str, int]] = []
    for name, value in _fields({} if data is None else data, f"/{SET}"):
        if name not in SET_OF_PIECES:
            raise _unknown(f"/{SET}", name, tuple(SET_OF_PIECES))
        figure = _figure(value, f"/{SET}/{name}")
        if figure != int(figure):
            raise MeasurementError(f"/{SET}/{name}", Problem.NOT_WHOLE)
        counted.append((name, int(figure)))
    return tuple(counted)


def _items(value: object, part: Part) -> Iterator[tuple[int | None, str, object]]:
    if part not in REPEATED:
        yield None, f"/{part}", value
        return
    if not isinstance(value, list):
        raise MeasurementError(f"/{part}", Problem.NOT_LIST)
    for index, item in enumerate(value):
        yield index + 1, f"/{part}/{index}", item


def _length(value: object) -> int:
    return len(value) if isinstance(value, list) else 0


def _fields(value: object, pointer: str) -> Iterator[tuple[str, object]]:
    """Go through an object by name, leaving out what is null."""
    if not isinstance(value, dict):
        raise MeasurementError(pointer, Problem.NOT_OBJECT if pointer else Problem.NOT_MEASUREMENTS)
    for name, item in value.items():
        if isinstance(item, _Twice):
            raise MeasurementError(_pointer(pointer, name), Problem.TWICE)
        if item is not None:
            yield str(name), item


def _figure(value: object, pointer: str) -> Decimal:
    if isinstance(value, bool) or not isinstance(value, (int, float, Decimal)):
        raise MeasurementError(pointer, Problem.NOT_NUMBER)
    figure = Decimal(str(value)) if isinstance(value, float) else Decimal(value)
    if figure.is_nan():
        raise MeasurementError(pointer, Problem.NOT_NUMBER)
    if figure == 0:
        return Decimal(0)  # whatever its exponent
    if figure < 0:
        raise MeasurementError(pointer, Problem.NEGATIVE)
    exponent = figure.as_tuple().exponent
    if figure > GREATEST or not isinstance(exponent, int) or exponent < -DECIMALS:
        raise MeasurementError(pointer, Problem.OUT_OF_RANGE, greatest=GREATEST, decimals=DECIMALS)
    return figure


def _boolean(value: object, pointer: str) -> bool:
    if not isinstance(value, bool):
        raise MeasurementError(pointer, Problem.NOT_BOOLEAN)
    return value


def _choice(value: object, pointer: str, choices: tuple[str, ...]) -> str:
    if not isinstance(value, str) or value not in choices:
        raise MeasurementError(pointer, Problem.NOT_CHOICE, choices=", ".join(choices))
    return value


def _unknown(pointer: str, name: str, known: tuple[str, ...]) -> MeasurementError:
    return MeasurementError(_pointer(pointer, name), Problem.UNKNOWN_NAME, choices=", ".join(known))


def _pointer(parent: str, name: str) -> str:
    """Add a name to a JSON pointer, escaped as RFC 6901 wants it."""
    return f"{parent}/{name.replace('~', '~0').replace('/', '~1')}"


def _exact(digits: str) -> Decimal:
    try:
        return Decimal(digits)
    except InvalidOperation:  # an exponent beyond all reason
        return Decimal("Infinity")


def _pairs(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found: dict[str, object] = {}
    for name, value in pairs:
        found[name] = _Twice() if name in found else value
    return found
