"""The board standards: every dimension and tolerance, typed once.

In ``1986`` the letters are A to P of the older list, in ``revised`` A to N of the newer one. ``icf`` is
the board of the Laws of Carrom, with the lines and circles of ``revised``.
"""

from collections.abc import Mapping
from decimal import Decimal
from types import MappingProxyType
from typing import Final

from carrom.equipment.dimensions import Dimension, DimensionName, Edition, Source
from carrom.equipment.requirements import SURFACE_CLAUSE, SURFACE_THICKNESS_REINFORCED_MIN

_N = DimensionName


def _about(
    name: DimensionName, letter: str, nominal: str, tolerance: str, source: Source = Source.LIST
) -> Dimension:
    middle, either_way = Decimal(nominal), Decimal(tolerance)
    return Dimension(
        name=name,
        letter=letter,
        minimum=middle - either_way,
        nominal=middle,
        maximum=middle + either_way,
        source=source,
    )


def _between(
    name: DimensionName, letter: str, minimum: str, maximum: str, source: Source = Source.LIST
) -> Dimension:
    low, high = Decimal(minimum), Decimal(maximum)
    return Dimension(name=name, letter=letter, minimum=low, maximum=high, source=source)


def _bare(
    name: DimensionName, letter: str, nominal: str, source: Source = Source.LIST
) -> Dimension:
    return Dimension(name=name, letter=letter, nominal=Decimal(nominal), source=source)


# What both editions print alike, under their own letters, is made here.
def _surface_side(letter: str) -> Dimension:
    return _about(_N.SURFACE_SIDE, letter, "73.66", "0.32")


def _hole_diameter(letter: str) -> Dimension:
    return _about(_N.HOLE_DIAMETER, letter, "4.45", "0.08")


def _base_line_to_frame(letter: str) -> Dimension:
    return _bare(_N.BASE_LINE_TO_FRAME, letter, "10.16")


def _base_line_thickness(letter: str) -> Dimension:
    return _between(_N.BASE_LINE_THICKNESS, letter, "0.48", "0.64")


def _base_circle_diameter(letter: str) -> Dimension:
    return _bare(_N.BASE_CIRCLE_DIAMETER, letter, "3.18")


def _base_circle_inner_diameter(letter: str) -> Dimension:
    return _bare(_N.BASE_CIRCLE_INNER_DIAMETER, letter, "2.54")


def _arrow_thickness(letter: str, source: Source) -> Dimension:
    return _bare(_N.ARROW_THICKNESS, letter, "0.15", source)


BOARD_1986: Final = Edition(
    "1986",
    (
        _surface_side("A"),
        _between(_N.FRAME_WIDTH, "B", "6.35", "7.62"),
        _hole_diameter("C"),
        _base_line_to_frame("D"),
        _bare(_N.BASE_LINE_LENGTH, "", "47.00", Source.FIGURE),
        _base_line_thickness("O"),
        _base_circle_diameter("J"),
        _base_circle_inner_diameter("P"),
        _between(_N.ARROW_LENGTH, "N", "26.67", "27.94"),
        _arrow_thickness("", Source.FIGURE),
        _bare(_N.ARROW_TO_HOLE, "M", "5.08"),
        _bare(_N.CENTRE_CIRCLE_DIAMETER, "E", "3.18"),
        _bare(_N.INNER_CIRCLE_DIAMETER, "F", "16.19"),
        _between(_N.OUTER_CIRCLE_DIAMETER, "G", "21.27", "21.59"),
        _between(_N.FRAME_HEIGHT, "K", "1.59", "2.54"),
        _between(_N.BODY_THICKNESS, "L", "3.18", "5.08"),
        _bare(_N.REINFORCEMENT_WIDTH, "H", "2.5"),
        _bare(_N.REINFORCEMENT_HEIGHT, "H", "1.27"),
        Dimension(
            name=_N.SURFACE_THICKNESS,
            minimum=SURFACE_THICKNESS_REINFORCED_MIN,
            clause=SURFACE_CLAUSE,
            source=Source.CLAUSE,
        ),
    ),
)
"""The board of 1986. Length of the base line and thickness of the arrows stand in its figure only."""

REVISED: Final = Edition(
    "revised",
    (
        _surface_side("A"),
        _between(_N.FRAME_WIDTH, "B", "6.35", "7.60"),
        _hole_diameter("C"),
        _base_line_to_frame("F"),
        _about(_N.BASE_LINE_LENGTH, "D", "47.00", "0.30"),
        _base_line_thickness("E"),
        _base_circle_diameter("G"),
        _base_circle_inner_diameter("H"),
        Dimension(name=_N.ARROW_LENGTH, letter="I", maximum=Decimal("26.70")),
        _arrow_thickness("I", Source.LIST),
        _bare(_N.ARROW_TO_HOLE, "J", "5.00"),
        _about(_N.CENTRE_CIRCLE_DIAMETER, "K", "3.18", "0.16"),
        _about(_N.INNER_CIRCLE_DIAMETER, "L", "17.00", "0.30"),
        _bare(_N.ARC_DIAMETER, "M", "6.35"),
        _bare(_N.BASE_CIRCLE_GAP, "N", "1.27"),
        _between(_N.FRAME_HEIGHT, "", "1.90", "2.54", Source.FIGURE),
        Dimension(
            name=_N.SURFACE_THICKNESS,
            minimum=SURFACE_THICKNESS_REINFORCED_MIN,
            source=Source.FIGURE,
        ),
    ),
)
"""The newer board. Height of the frame and thickness of the surface stand in its figure only."""

_LAWS_CLAUSE: Final = "icf:board"


def _of_laws(name: DimensionName, minimum: str | None, maximum: str | None) -> Dimension:
    low, high = (None if figure is None else Decimal(figure) for figure in (minimum, maximum))
    return Dimension(
        name=name, minimum=low, maximum=high, clause=_LAWS_CLAUSE, source=Source.CLAUSE
    )


_LAWS: Final = {
    dimension.name: dimension
    for dimension in (
        _of_laws(_N.SURFACE_SIDE, "73.50", "74.00"),
        _of_laws(_N.FRAME_WIDTH, "6.35", "7.60"),
        Dimension(
            name=_N.HOLE_DIAMETER,
            nominal=Decimal("4.45"),
            clause=_LAWS_CLAUSE,
            source=Source.CLAUSE,
        ),
        _of_laws(_N.FRAME_HEIGHT, "1.90", "2.54"),
        _of_laws(_N.SURFACE_THICKNESS, "0.80", None),
    )
}
LAWS_BOARD: Final = Edition(
    "icf",
    tuple(_LAWS.get(dimension.name, dimension) for dimension in REVISED.dimensions),
    surface_clause=_LAWS_CLAUSE,
    reinforced=False,
)
"""The board of the Laws of Carrom; its lines and circles are those of the newer list."""

EDITIONS: Final[Mapping[str, Edition]] = MappingProxyType(
    {e.name: e for e in (BOARD_1986, REVISED, LAWS_BOARD)}
)
