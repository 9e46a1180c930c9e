"""One dimension of a board as the rule book prints it, and an edition as all of them.

Figures are centimetres, as :class:`~decimal.Decimal` so that a limit is exactly what is printed.
"""

from dataclasses import dataclass
from decimal import Decimal
from enum import StrEnum
from typing import Final

from carrom.equipment.requirements import SURFACE_CLAUSE

MEASURING_TOLERANCE: Final = Decimal("0.05")
"""Centimetres either way allowed where a figure is printed without a tolerance.

The rule book is silent; half a millimetre is what a steel rule lets two people agree on.
"""


class DimensionName(StrEnum):
    """What is measured on a board."""

    SURFACE_SIDE = "surface_side"
    FRAME_WIDTH = "frame_width"
    HOLE_DIAMETER = "hole_diameter"
    BASE_LINE_TO_FRAME = "base_line_to_frame"
    BASE_LINE_LENGTH = "base_line_length"
    BASE_LINE_THICKNESS = "base_line_thickness"
    BASE_CIRCLE_DIAMETER = "base_circle_diameter"
    BASE_CIRCLE_INNER_DIAMETER = "base_circle_inner_diameter"
    ARROW_LENGTH = "arrow_length"
    ARROW_THICKNESS = "arrow_thickness"
    ARROW_TO_HOLE = "arrow_to_hole"
    CENTRE_CIRCLE_DIAMETER = "centre_circle_diameter"
    INNER_CIRCLE_DIAMETER = "inner_circle_diameter"
    OUTER_CIRCLE_DIAMETER = "outer_circle_diameter"
    ARC_DIAMETER = "arc_diameter"
    BASE_CIRCLE_GAP = "base_circle_gap"
    FRAME_HEIGHT = "frame_height"
    BODY_THICKNESS = "body_thickness"
    REINFORCEMENT_WIDTH = "reinforcement_width"
    REINFORCEMENT_HEIGHT = "reinforcement_height"
    SURFACE_THICKNESS = "surface_thickness"


class Source(StrEnum):
    """Where a figure stands; the printed list beats the figure (the drawing) where they differ."""

    LIST = "list"
    FIGURE = "figure"
    CLAUSE = "clause"


@dataclass(frozen=True, slots=True, kw_only=True)
class Dimension:
    """One dimension in centimetres: what is printed of minimum, nominal figure and maximum."""

    name: DimensionName
    letter: str = ""
    """The letter of the printed list, empty where it has none."""
    minimum: Decimal | None = None
    nominal: Decimal | None = None
    maximum: Decimal | None = None
    clause: str = "table"
    source: Source = Source.LIST

    @property
    def lowest(self) -> Decimal | None:
        """The least that passes a check: as printed, else the bare figure less the tolerance."""
        if self.minimum is None and self.maximum is None and self.nominal is not None:
            return self.nominal - MEASURING_TOLERANCE
        return self.minimum

    @property
    def highest(self) -> Decimal | None:
        """The most that passes a check: as printed, else the bare figure and the tolerance."""
        if self.minimum is None and self.maximum is None and self.nominal is not None:
            return self.nominal + MEASURING_TOLERANCE
        return self.maximum

    @property
    def working(self) -> Decimal:
        """The figure play and drawings use: nominal, else mid-range, else the one limit printed."""
        if self.nominal is not None:
            return self.nominal
        limits = [x for x in (self.minimum, self.maximum) if x is not None]
        return sum(limits, Decimal(0)) / len(limits)


@dataclass(frozen=True, slots=True)
class Edition:
    """A board standard: the dimensions one edition of the rule prints."""

    name: str
    dimensions: tuple[Dimension, ...]
    surface_clause: str = SURFACE_CLAUSE
    """The clause on the surface: how thick it is, and how many runs a striker makes."""
    reinforced: bool = True
    """Whether the least thickness supposes reinforcement plates; without them it is more (2.1.a)."""

    @property
    def rule_set(self) -> str | None:
        """The rule set that has a board of its own; None: the board of the default set."""
        owner, named, _ = self.surface_clause.partition(":")
        return owner if named else None

    def __getitem__(self, name: DimensionName) -> Dimension:
        found = self.get(name)
        if found is None:
            raise KeyError(name)
        return found

    def get(self, name: DimensionName) -> Dimension | None:
        """Return a dimension, or None where this edition prints none of that name."""
        return next((d for d in self.dimensions if d.name is name), None)
