"""All figures of the equipment by name, for texts."""

from collections.abc import Iterator, Mapping
from decimal import Decimal
from functools import cache
from types import MappingProxyType
from typing import Final

from carrom.equipment.editions import BOARD_1986, EDITIONS
from carrom.equipment.requirements import (
    REQUIREMENTS,
    STAND_HEIGHT_MIN_INCHES,
    SURFACE_THICKNESS_MIN,
    SURFACE_THICKNESS_REINFORCED_MIN,
    Limits,
    Part,
    Requirements,
    limits_of,
)

_NAMES: Final = {
    "frame_density": (Part.FRAME, "density"),
    "rebounds": (Part.SURFACE, "rebounds"),
    "piece_diameter": (Part.PIECES, "diameter"),
    "piece_thickness": (Part.PIECES, "thickness"),
    "piece_weight": (Part.PIECES, "weight"),
    "striker_diameter": (Part.STRIKER, "diameter"),
    "striker_weight": (Part.STRIKER, "weight"),
    "stand_height": (Part.STAND, "height"),
    "seat_height": (Part.CHAIRS, "height"),
    "net_capacity": (Part.NETS, "capacity"),
    "lamp_power": (Part.LAMP, "power"),
}


@cache
def figures(asked: Requirements = REQUIREMENTS) -> Mapping[str, int | Decimal]:
    """Return every figure as printed: ``<name>`` nominal, ``<name>_min`` and ``<name>_max``.

    ``asked`` is what a rule set asks of the equipment around the board. Board dimensions carry the prefix
    ``b1986_``, ``revised_`` or ``icf_``. What is not printed is left out,
    so a bare figure has neither ``_min`` nor ``_max``.
    """
    return MappingProxyType(dict(_all(asked)))


def _all(asked: Requirements) -> Iterator[tuple[str, Decimal]]:
    for edition in EDITIONS.values():
        prefix = "b1986" if edition is BOARD_1986 else edition.name
        for d in edition.dimensions:
            yield from _named(f"{prefix}_{d.name}", d.minimum, d.nominal, d.maximum)
    for name, (part, field) in _NAMES.items():
        limits = _limits(part, field, asked)
        yield from _named(name, limits.minimum, None, limits.maximum or limits.noted_below)
    yield "surface_thickness_min", SURFACE_THICKNESS_MIN
    yield "surface_thickness_reinforced_min", SURFACE_THICKNESS_REINFORCED_MIN
    yield "stand_height_min_inches", STAND_HEIGHT_MIN_INCHES


def _limits(part: Part, name: str, asked: Requirements) -> Limits:
    """Return the limits of a figure; none where nothing is asked."""
    try:
        return limits_of(part, name, asked)
    except KeyError:
        return Limits(None, None)


def _named(
    name: str, low: Decimal | None, middle: Decimal | None, high: Decimal | None
) -> Iterator[tuple[str, Decimal]]:
    for ending, figure in (("_min", low), ("", middle), ("_max", high)):
        if figure is not None:
            yield name + ending, figure
