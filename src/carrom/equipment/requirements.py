"""What rules ask of the equipment besides the board's dimensions, as values.

Each requirement names its clause. Lengths are centimetres, weights grams, power watts. What chapter 2
of the source documents asks is here; a rule set with other limits has a list of its own.
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
    PIECE = "pieces"


@dataclass(frozen=True, slots=True)
class Limits:
    """A figure between limits, both of which are themselves allowed."""

    minimum: Decimal | None
    maximum: Decimal | None
    unit: Unit = Unit.CENTIMETRE
    noted_below: Decimal | None = None
    """A figure below this is allowed, but worth a note."""


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
    IVORY = "ivory"


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
    """In full, or the short name of a clause of the default rule set."""
    rule: Rule
    text: str = ""
    """What its text is called, where that is not its name."""


Requirements = tuple[Requirement, ...]
"""All that a rule set asks, part by part."""


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
SURFACE_CLAUSE: Final = "2.1.a"


def limits(
    minimum: str | None,
    maximum: str | None,
    unit: Unit = Unit.CENTIMETRE,
    noted_below: str | None = None,
) -> Limits:
    """Return limits as they are printed."""
    return Limits(
        None if minimum is None else Decimal(minimum),
        None if maximum is None else Decimal(maximum),
        unit,
        None if noted_below is None else Decimal(noted_below),
    )


def asked_of(part: Part, clause: str, **rules: Rule) -> Requirements:
    """Return what one clause asks of a part."""
    return tuple(Requirement(part, n, clause, r) for n, r in rules.items())


YES: Final = Condition(wanted=True)
NO: Final = Condition(wanted=False)

REQUIREMENTS: Final[Requirements] = (
    *asked_of(
        Part.SURFACE,
        "2.1.a",
        maple_or_equal=YES,
        polished=YES,
        flat=YES,
        rebounds=limits("3.5", None, Unit.REBOUND),
    ),
    *asked_of(
        Part.FRAME,
        "2.1.b",
        hardwood=YES,
        density=limits("0.7", None, Unit.DENSITY, noted_below="0.9"),  # settled 41
        rounded_corners=YES,
    ),
    *asked_of(Part.HOLES, "2.1.c", round=YES, in_all_corners=YES, cut_in_surface=YES),
    *asked_of(
        Part.PIECES,
        "2.2",
        diameter=limits("2.86", "3.18"),
        thickness=limits("0.64", "0.95"),
        weight=limits("5.25", "6.0", Unit.GRAM),
        wooden=YES,
        round=YES,
        flat=YES,
        rounded_edges=YES,
    ),
    *asked_of(
        Part.STRIKER,
        "2.3",
        diameter=limits(None, "4.13"),
        weight=limits(None, "15", Unit.GRAM),
        round=YES,
        flat=YES,
        material=OneOf(frozenset(Material) - {Material.METAL}),
        visible_metal=NO,
    ),
    *asked_of(Part.STAND, "2.4", height=limits("66.31", "70.48"), stable=YES, level=YES),
    *asked_of(Part.CHAIRS, "2.5", height=limits("43.18", "48.26"), armrests=NO),
    *asked_of(Part.POWDER, "2.6", fine=YES, keeps_dry=YES, bag_at_board=YES),
    *asked_of(Part.NETS, "2.7", under_holes=YES, hold_all=YES, let_fall=YES),
    *asked_of(
        Part.LAMP,
        "2.8",
        power=limits("60", "100", Unit.WATT),
        centred=YES,
        lights_all=YES,
        white_shade=YES,
        white_light=YES,
        dazzles=NO,
    ),
)
"""What chapter 2 of the source documents asks."""


def requirements_of(part: Part, asked: Requirements = REQUIREMENTS) -> Requirements:
    """Return what is asked of one part."""
    return tuple(r for r in asked if r.part is part)


def limits_of(part: Part, name: str, asked: Requirements = REQUIREMENTS) -> Limits:
    """Return the limits of a figure; a name that is not a figure is a :class:`KeyError`."""
    for requirement in requirements_of(part, asked):
        if requirement.name == name and isinstance(requirement.rule, Limits):
            return requirement.rule
    raise KeyError(name)
