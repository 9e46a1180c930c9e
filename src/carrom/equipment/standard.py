"""The geometry of an edition at its nominal figures.

>>> board("1986").half_side == board("revised").half_side
True
"""

from decimal import Decimal
from functools import cache
from math import sqrt
from typing import Final

from carrom.equipment.dimensions import DimensionName, Edition
from carrom.equipment.editions import EDITIONS
from carrom.equipment.geometry import Geometry

DEFAULT_EDITION: Final = "revised"
"""The board that is taken where none is named."""
PIECE_RADIUS: Final = Decimal("1.55")
"""Centimetres: a common piece, inside the limits of rule 2.2."""
STRIKER_RADIUS: Final = Decimal("2.065")
"""Centimetres: half the greatest diameter of rule 2.3."""
EDGE_ROUNDING: Final = Decimal("0.05")
"""Centimetres: rule 2.2 asks for rounded edges and gives no figure."""


@cache
def board(edition: str = DEFAULT_EDITION) -> Geometry:
    """Return the board of an edition by its name, every dimension at its working figure (m)."""
    if edition not in EDITIONS:
        known = ", ".join(EDITIONS)
        raise ValueError(f"there is no board {edition!r}; the editions are {known}")
    return standard_geometry(EDITIONS[edition])


def standard_geometry(edition: Edition) -> Geometry:
    """Return the board of an edition in metres, every dimension at its working figure.

    The hole touches both cushions: its centre lies one hole radius from each. The base band is as
    wide as a base circle and begins where the table measures the base line from the frame. An arrow
    ends ``arrow_to_hole`` before the rim of its hole.
    """

    def working(name: DimensionName) -> Decimal:
        found = edition.get(name)
        return Decimal(0) if found is None else found.working

    n = DimensionName
    half_side = working(n.SURFACE_SIDE) / 2
    base_radius = working(n.BASE_CIRCLE_DIAMETER) / 2
    hole_radius = working(n.HOLE_DIAMETER) / 2
    hole_rim = float(half_side - hole_radius) * sqrt(2) - float(hole_radius)
    arrow_end = hole_rim - float(working(n.ARROW_TO_HOLE))
    return Geometry(
        half_side=_metres(half_side),
        hole_radius=_metres(hole_radius),
        centre_radius=_metres(working(n.CENTRE_CIRCLE_DIAMETER) / 2),
        inner_radius=_metres(working(n.INNER_CIRCLE_DIAMETER) / 2),
        base_distance=_metres(half_side - working(n.BASE_LINE_TO_FRAME) - base_radius),
        base_half_width=_metres(base_radius),
        base_circle_x=_metres(working(n.BASE_LINE_LENGTH) / 2 - base_radius),
        base_circle_radius=_metres(base_radius),
        piece_radius=_metres(PIECE_RADIUS),
        striker_radius=_metres(STRIKER_RADIUS),
        base_line_thickness=_metres(working(n.BASE_LINE_THICKNESS)),
        base_circle_inner_radius=_metres(working(n.BASE_CIRCLE_INNER_DIAMETER) / 2),
        arrow_start=(arrow_end - float(working(n.ARROW_LENGTH))) / 100,
        arrow_end=arrow_end / 100,
        arrow_thickness=_metres(working(n.ARROW_THICKNESS)),
        outer_radius=_metres(working(n.OUTER_CIRCLE_DIAMETER) / 2),
        arc_radius=_metres(working(n.ARC_DIAMETER) / 2),
        frame_width=_metres(working(n.FRAME_WIDTH)),
        frame_height=_metres(working(n.FRAME_HEIGHT)),
        edge_rounding=_metres(EDGE_ROUNDING),
    )


def _metres(centimetres: Decimal) -> float:
    return float(centimetres / 100)
