"""Measurements against the rule book: every violation with its clause, and what was not checked."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from decimal import Decimal
from enum import StrEnum
from typing import Final

from carrom.equipment.dimensions import Dimension, DimensionName, Edition
from carrom.equipment.measurements import REINFORCED, SET, Measurements, Reading
from carrom.equipment.requirements import (
    REPEATED,
    REQUIREMENTS,
    SET_OF_PIECES,
    SURFACE_CLAUSE,
    SURFACE_THICKNESS_MIN,
    Condition,
    Limits,
    Material,
    Part,
    Requirement,
    Requirements,
    requirements_of,
)
from carrom.messages import Message, message

TABLE_CLAUSE: Final = "table"


class Breach(StrEnum):
    """What is wrong with something that was measured."""

    BELOW = "below"
    ABOVE = "above"
    CONDITION = "condition"
    MATERIAL = "material"
    COUNT = "count"


class Gap(StrEnum):
    """Why something was not checked."""

    NOT_MEASURED = "not_measured"
    NOT_IN_EDITION = "not_in_edition"
    """Measured, but this edition of the board prints no such dimension."""
    NOT_ASKED = "not_asked"
    """Measured, but these rules do not ask for it."""
    REINFORCEMENT_UNKNOWN = "reinforcement_unknown"
    """The surface is thick enough only if it has reinforcement plates."""
    SET_INCOMPLETE = "set_incomplete"
    """Fewer pieces were measured than make a set."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Violation:
    """One requirement that is not met."""

    pointer: str
    part: Part
    name: str
    clause: str
    breach: Breach
    value: Decimal | bool | Material | int
    number: int | None = None
    limits: Limits | None = None

    @property
    def said(self) -> Message:
        """The violation as a sentence."""
        place = _place(self.part, self.name, self.number)
        if self.limits is not None and isinstance(self.value, Decimal):
            return message(
                "equipment-violation-figure",
                place=place,
                value=self.value,
                unit=message(f"equipment-unit-{self.limits.unit}"),
                allowed=allowed(self.limits),
            )
        if self.breach is Breach.COUNT:
            return message(
                "equipment-violation-count",
                colour=message(f"equipment-colour-{self.name}"),
                value=int(self.value),
                wanted=SET_OF_PIECES[self.name],
            )
        if self.breach is Breach.MATERIAL:
            return message(
                "equipment-violation-material",
                part=message(f"equipment-part-{self.part}"),
                material=message(f"equipment-material-{self.value}"),
            )
        return message("equipment-violation-condition", place=place)


@dataclass(frozen=True, slots=True)
class Unchecked:
    """One requirement nothing can be said about, and why."""

    pointer: str
    part: Part
    name: str
    clause: str | None
    """None where no clause asks for it."""
    gap: Gap


@dataclass(frozen=True, slots=True)
class Note:
    """A figure that is allowed and still worth a word."""

    pointer: str
    clause: str
    said: Message


@dataclass(frozen=True, slots=True)
class Inspection:
    """What the rule book says to the measurements."""

    edition: Edition
    checked: int
    """How many requirements were looked at."""
    violations: tuple[Violation, ...]
    unchecked: tuple[Unchecked, ...]
    notes: tuple[Note, ...] = ()


def allowed(limits: Limits) -> Message:
    """Say in words what limits allow, with the unit."""
    unit = message(f"equipment-unit-{limits.unit}")
    if limits.minimum is None and limits.maximum is None:
        raise ValueError("limits without a limit")
    if limits.minimum is None:
        return message("equipment-limits-max", maximum=_sure(limits.maximum), unit=unit)
    if limits.maximum is None:
        return message("equipment-limits-min", minimum=limits.minimum, unit=unit)
    return message(
        "equipment-limits-range", minimum=limits.minimum, maximum=limits.maximum, unit=unit
    )


def name_of(part: Part, name: str) -> Message:
    """Return the text that names a requirement or a dimension."""
    return message(f"equipment-{part}-{name}")


def label(requirement: Requirement) -> Message:
    """Return the text of a requirement as an item to tick."""
    return name_of(requirement.part, requirement.text or requirement.name)


def inspect(measured: Measurements, asked: Requirements = REQUIREMENTS) -> Inspection:
    """Compare measurements with what a rule set asks."""
    violations: list[Violation] = []
    unchecked: list[Unchecked] = []
    checked = 0
    for reading in measured.readings:
        verdict = (
            _board(reading, measured) if reading.part is Part.BOARD else _judge(reading, asked)
        )
        if isinstance(verdict, Unchecked):
            unchecked.append(verdict)
            continue
        checked += 1
        violations += [] if verdict is None else [verdict]
    counted = list(_whole_set(measured, asked))
    checked += sum(not isinstance(c, Unchecked) for c in counted)
    violations += [c for c in counted if isinstance(c, Violation)]
    unchecked += [c for c in counted if isinstance(c, Unchecked)]
    unchecked += _not_measured(measured, asked)
    notes = tuple(_notes(measured, asked))
    return Inspection(measured.edition, checked, tuple(violations), tuple(unchecked), notes)


def _notes(measured: Measurements, asked: Requirements) -> Iterator[Note]:
    """Note what lies between the least and the most of a printed minimum (settled 41)."""
    for reading in measured.readings:
        for requirement in requirements_of(reading.part, asked):
            rule = requirement.rule
            if requirement.name != reading.name or not isinstance(rule, Limits):
                continue
            below, value = rule.noted_below, reading.value
            if below is None or not isinstance(value, Decimal) or value >= below:
                continue
            if _outside(value, rule) is None:
                said = message(
                    "equipment-note-figure",
                    place=_place(reading.part, reading.name, reading.number),
                    value=value,
                    below=below,
                    unit=message(f"equipment-unit-{rule.unit}"),
                )
                yield Note(reading.pointer, requirement.clause, said)


def _judge(reading: Reading, asked: Requirements) -> Violation | Unchecked | None:
    named = (r for r in requirements_of(reading.part, asked) if r.name == reading.name)
    requirement = next(named, None)
    if requirement is None:
        return Unchecked(reading.pointer, reading.part, reading.name, None, Gap.NOT_ASKED)
    breach: Breach | None
    limits: Limits | None = None
    if isinstance(requirement.rule, Limits):
        limits = requirement.rule
        breach = _outside(reading.value, limits)
    elif isinstance(requirement.rule, Condition):
        breach = None if reading.value is requirement.rule.wanted else Breach.CONDITION
    else:
        breach = None if reading.value in requirement.rule.admitted else Breach.MATERIAL
    return None if breach is None else _violation(reading, requirement.clause, breach, limits)


def _board(reading: Reading, measured: Measurements) -> Violation | Unchecked | None:
    name = DimensionName(reading.name)
    dimension = measured.edition.get(name)
    if dimension is None:
        return Unchecked(reading.pointer, Part.BOARD, name, TABLE_CLAUSE, Gap.NOT_IN_EDITION)
    limits = Limits(dimension.lowest, dimension.highest)
    breach = _outside(reading.value, limits)
    if breach is not None:
        plates = measured.edition.reinforced
        if name is DimensionName.SURFACE_THICKNESS and plates and measured.reinforced is False:
            limits = Limits(SURFACE_THICKNESS_MIN, None)
        return _violation(reading, dimension.clause, breach, limits)
    supposed = measured.edition.reinforced and measured.reinforced is not True
    if name is DimensionName.SURFACE_THICKNESS and supposed:
        return _thin_surface(reading, dimension, measured.reinforced)
    return None


def _thin_surface(
    reading: Reading, dimension: Dimension, reinforced: bool | None
) -> Violation | Unchecked | None:
    """Judge a thickness that passes with reinforcement plates, of which there may be none."""
    limits = Limits(SURFACE_THICKNESS_MIN, None)
    breach = _outside(reading.value, limits)
    if breach is None:
        return None
    if reinforced is None:
        at = f"/{Part.SURFACE}/{REINFORCED}"
        return Unchecked(at, Part.BOARD, dimension.name, SURFACE_CLAUSE, Gap.REINFORCEMENT_UNKNOWN)
    return _violation(reading, SURFACE_CLAUSE, breach, limits)


def _violation(
    reading: Reading, clause: str, breach: Breach, limits: Limits | None = None
) -> Violation:
    return Violation(
        pointer=reading.pointer,
        part=reading.part,
        name=reading.name,
        clause=clause,
        breach=breach,
        value=reading.value,
        number=reading.number,
        limits=limits,
    )


def _outside(value: Decimal | bool | Material, limits: Limits) -> Breach | None:
    if not isinstance(value, Decimal):
        raise TypeError("a figure is needed")
    if limits.minimum is not None and value < limits.minimum:
        return Breach.BELOW
    if limits.maximum is not None and value > limits.maximum:
        return Breach.ABOVE
    return None


def _whole_set(
    measured: Measurements, asked: Requirements
) -> Iterator[Violation | Unchecked | None]:
    """Judge the number of pieces of each colour: as counted, else from the pieces measured."""
    clause = next(r.clause for r in asked if r.part is Part.PIECES)
    told = dict(measured.whole_set)
    seen = Counter(measured.colours)
    for colour, wanted in SET_OF_PIECES.items():
        if colour in told:
            pointer, number, whole = f"/{SET}/{colour}", told[colour], True
        else:
            pointer, number, whole = f"/{Part.PIECES}", seen[colour], seen[colour] >= wanted
        if number != wanted and whole:
            yield Violation(
                pointer=pointer,
                part=Part.PIECES,
                name=colour,
                clause=clause,
                breach=Breach.COUNT,
                value=number,
            )
        elif number == wanted:
            yield None
        else:
            at = f"/{SET}/{colour}"
            gap = Gap.SET_INCOMPLETE if measured.colours else Gap.NOT_MEASURED
            yield Unchecked(at, Part.PIECES, f"set_{colour}", clause, gap)


def _not_measured(measured: Measurements, required: Requirements) -> Iterator[Unchecked]:
    have = {r.pointer for r in measured.readings}
    amounts = dict(measured.amounts)
    for dimension in measured.edition.dimensions:
        at = f"/{Part.BOARD}/{dimension.name}"
        if at not in have:
            yield Unchecked(at, Part.BOARD, dimension.name, dimension.clause, Gap.NOT_MEASURED)
    for asked in required:
        number = amounts.get(asked.part, 0)
        places = (
            [f"/{asked.part}/{index}/{asked.name}" for index in range(number)]
            if asked.part in REPEATED
            else [f"/{asked.part}/{asked.name}"]
        )
        for at in places or [f"/{asked.part}"]:
            if at not in have:
                yield Unchecked(at, asked.part, asked.name, asked.clause, Gap.NOT_MEASURED)


def _place(part: Part, name: str, number: int | None) -> Message:
    if number is None:
        return message(
            "equipment-place", part=message(f"equipment-part-{part}"), name=name_of(part, name)
        )
    return message(f"equipment-place-{part}", number=number, name=name_of(part, name))


def _sure(value: Decimal | None) -> Decimal:
    assert value is not None
    return value
