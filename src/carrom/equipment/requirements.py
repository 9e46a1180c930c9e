"""Everything chapter 2 asks of the equipment besides the board's dimensions, as values.

Each requirement names its clause. Lengths are centimetres, weights grams, power watts.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from decimal import Decimal
from enum import StrEnum
from types import MappingProxyType
from typing import Final


class Part(StrEnum):
    """A part of the equipment; the board's own dimensions belong to its edition."""

    BOARD = "board"
    SURFACE = "surface"
    FRAME = "frame"
    HOLES = "holes"
    PIECES = "pieces"
    STRIKER = "striker"
    STAND = "stand"
    CHAIRS = "chairs"
    POWDER = "powder"
    NETS = "nets"
    LAMP = "lamp"


REPEATED: Final = frozenset({Part.PIECES, Part.CHAIRS})
"""Parts of which there are several, each measured by itself."""


class Unit(StrEnum):
    """What a figure counts."""

    CENTIMETRE = "cm"
    GRAM = "g"
    WATT = "watt"
    DENSITY = "density"
    """Kilograms a cubic decimetre."""
    REBOUND = "rebounds"


@dataclass(frozen=True, slots=True)
class Limits:
    """A figure between limits, both of which are themselves allowed."""

    minimum: Decimal | None
    maximum: Decimal | None
    unit: Unit = Unit.CENTIMETRE


@dataclass(frozen=True, slots=True)
class Condition:
    """A question to be answered; ``wanted`` is the answer the rule wants."""

    wanted: bool = True


class Material(StrEnum):
    """What a striker is made of; any other material is admitted if it meets the norms (2.3)."""

    PLASTIC = "plastic"
    BONE = "bone"
    EBONY = "ebony"
    OTHER = "other"
    METAL = "metal"


@dataclass(frozen=True, slots=True)
class OneOf:
    """A material among those admitted."""

    admitted: frozenset[Material]


Rule = Limits | Condition | OneOf


@dataclass(frozen=True, slots=True)
class Requirement:
    """One thing asked of a part, and the clause that asks it."""

    part: Part
    name: str
    clause: str
    rule: Rule


SURFACE_THICKNESS_MIN: Final = Decimal("1.59")
"""Centimetres, without reinforcement plates (2.1.a)."""
SURFACE_THICKNESS_REINFORCED_MIN: Final = Decimal("0.8")
"""Centimetres, with reinforcement plates (2.1.a)."""
STAND_HEIGHT_MIN_INCHES: Final = Decimal("26.5")
"""Inches printed beside the least height of the stand.

They make 67.31 cm where the rule prints 66.31: the centimetres stand, the inches are noted.
"""
CENTIMETRES_PER_INCH: Final = Decimal("2.54")
SET_OF_PIECES: Final[Mapping[str, int]] = MappingProxyType({"white": 9, "black": 9, "red": 1})
"""A complete set by colour (2.2)."""
PIECES_CLAUSE: Final = "2.2"
SURFACE_CLAUSE: Final = "2.1.a"


def _limits(minimum: str | None, maximum: str | None, unit: Unit = Unit.CENTIMETRE) -> Limits:
    return Limits(
        None if minimum is None else Decimal(minimum),
        None if maximum is None else Decimal(maximum),
        unit,
    )


def _part(part: Part, section: str, **rules: Rule) -> tuple[Requirement, ...]:
    return tuple(Requirement(part, n, section, r) for n, r in rules.items())


_YES: Final = Condition(wanted=True)
_NO: Final = Condition(wanted=False)

REQUIREMENTS: Final[tuple[Requirement, ...]] = (
    *_part(
        Part.SURFACE,
        "2.1.a",
        maple_or_equal=_YES,
        polished=_YES,
        flat=_YES,
        rebounds=_limits("3.5", None, Unit.REBOUND),
    ),
    *_part(
        Part.FRAME,
        "2.1.b",
        hardwood=_YES,
        density=_limits("0.7", "0.9", Unit.DENSITY),
        rounded_corners=_YES,
    ),
    *_part(Part.HOLES, "2.1.c", round=_YES, in_all_corners=_YES, cut_in_surface=_YES),
    *_part(
        Part.PIECES,
        "2.2",
        diameter=_limits("2.86", "3.18"),
        thickness=_limits("0.64", "0.95"),
        weight=_limits("5.25", "6.0", Unit.GRAM),
        wooden=_YES,
        round=_YES,
        flat=_YES,
        rounded_edges=_YES,
    ),
    *_part(
        Part.STRIKER,
        "2.3",
        diameter=_limits(None, "4.13"),
        weight=_limits(None, "15", Unit.GRAM),
        round=_YES,
        flat=_YES,
        material=OneOf(frozenset(Material) - {Material.METAL}),
        visible_metal=_NO,
    ),
    *_part(Part.STAND, "2.4", height=_limits("66.31", "70.48"), stable=_YES, level=_YES),
    *_part(Part.CHAIRS, "2.5", height=_limits("43.18", "48.26"), armrests=_NO),
    *_part(Part.POWDER, "2.6", fine=_YES, keeps_dry=_YES, bag_at_board=_YES),
    *_part(Part.NETS, "2.7", under_holes=_YES, hold_all=_YES, let_fall=_YES),
    *_part(
        Part.LAMP,
        "2.8",
        power=_limits("60", "100", Unit.WATT),
        centred=_YES,
        lights_all=_YES,
        white_shade=_YES,
        white_light=_YES,
        dazzles=_NO,
    ),
)


def requirements_of(part: Part) -> tuple[Requirement, ...]:
    """Return what is asked of one part."""
    return tuple(r for r in REQUIREMENTS if r.part is part)


def limits_of(part: Part, name: str) -> Limits:
    """Return the limits of a figure; a name that is not a figure is a :class:`KeyError`."""
    for requirement in requirements_of(part):
        if requirement.name == name and isinstance(requirement.rule, Limits):
            return requirement.rule
    raise KeyError(name)
