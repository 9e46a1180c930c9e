"""The board as lengths and points: metres, origin at the centre, y away from the south player."""

from dataclasses import dataclass
from math import sqrt

from carrom.equipment.pieces import Point


@dataclass(frozen=True, slots=True)
class Geometry:
    """A board with its pieces, at the figures play is computed with (all lengths in metres)."""

    half_side: float
    """Half the side of the playing surface: a cushion lies at x = half_side."""
    hole_radius: float
    centre_radius: float
    """Centre circle, on which the queen stands (rule 3.5.a)."""
    inner_radius: float
    """Inner central circle, inside which penalty pieces are placed (rule 3.11.m)."""
    base_distance: float
    """From the centre of the board to the middle of a base band."""
    base_half_width: float
    """Half the width of a base band, from its middle to the outer edge of either base line."""
    base_circle_x: float
    """From the middle of a base to the centre of either of its base circles."""
    base_circle_radius: float
    piece_radius: float
    striker_radius: float

    @property
    def holes(self) -> tuple[Point, Point, Point, Point]:
        """Centres of the holes 1 to 4: right and far, left and far, left and near, right and near."""
        c = self.half_side - self.hole_radius
        return Point(c, c), Point(-c, c), Point(-c, -c), Point(c, -c)

    @property
    def tipping_distance(self) -> float:
        """How near to a hole's centre a piece's centre must come to lose its support."""
        return sqrt(max(0.0, self.hole_radius**2 - self.piece_radius**2))
