"""What the Laws of Carrom ask of the equipment; the board's dimensions are the edition ``icf``."""

from typing import Final

from carrom.equipment.requirements import (
    NO,
    YES,
    Material,
    OneOf,
    Part,
    Requirement,
    Requirements,
    Unit,
    asked_of,
    limits,
)

_ADMITTED: Final = OneOf(frozenset(Material) - {Material.METAL, Material.IVORY})

EQUIPMENT: Final[Requirements] = (
    *asked_of(Part.SURFACE, "icf:board", rebounds=limits("3.5", None, Unit.REBOUND)),
    Requirement(Part.FRAME, "rounded_corners", "icf:board", YES, "curved_inside"),
    *asked_of(
        Part.PIECES,
        "icf:carrommen",
        diameter=limits("3.02", "3.18"),
        thickness=limits("0.70", "0.90"),
        weight=limits("5.25", "5.50", Unit.GRAM),
        wooden=YES,
        round=YES,
        flat=YES,
        rounded_edges=YES,
        alike=YES,
    ),
    *asked_of(
        Part.STRIKER,
        "icf:striker",
        diameter=limits(None, "4.13"),
        weight=limits(None, "15", Unit.GRAM),
        round=YES,
        smooth=YES,
    ),
    Requirement(Part.STRIKER, "material", "icf:striker", _ADMITTED, "not_ivory"),
    *asked_of(Part.STRIKER, "icf:striker", visible_metal=NO),
    *asked_of(Part.STAND, "icf:stand", height=limits("63", "70"), stable=YES, level=YES),
    *asked_of(Part.CHAIRS, "icf:seat", height=limits("40", "50"), armrests=NO),
    *asked_of(Part.POWDER, "icf:powder", keeps_dry=YES, wet=NO, pouch=YES),
    *asked_of(Part.NETS, "icf:nets", under_holes=YES, capacity=limits("10", None, Unit.PIECE)),
    *asked_of(
        Part.LAMP,
        "icf:light",
        power=limits("60", "100", Unit.WATT),
        lights_only=YES,
        white_shade=YES,
        dazzles=NO,
    ),
)
