"""The board as lengths and points: metres, origin at the centre, y away from the south player."""

from dataclasses import dataclass
from math import hypot, sqrt

from carrom.equipment.pieces import Point, Seat


@dataclass(frozen=True, slots=True)
class Circle:
    """A circle drawn on the surface (metres)."""

    centre: Point
    radius: float


@dataclass(frozen=True, slots=True)
class Line:
    """A straight line drawn on the surface, by the middle of its stroke of ink (metres)."""

    start: Point
    end: Point
    thickness: float

    @property
    def length(self) -> float:
        """From start to end."""
        return hypot(self.end.x - self.start.x, self.end.y - self.start.y)

    @property
    def direction(self) -> Point:
        """The unit vector from start to end; of a line without length, that of x."""
        if self.length == 0.0:
            return Point(1.0, 0.0)
        return Point(
            (self.end.x - self.start.x) / self.length, (self.end.y - self.start.y) / self.length
        )


@dataclass(frozen=True, slots=True)
class Geometry:
    """A board with its pieces, at the figures play is computed with (all lengths in metres).

    Only drawings and the exact limits of the striker's place need the fields that have defaults;
    0 means that the board has no such mark.
    """

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
    base_line_thickness: float = 0.0
    """Ink of a base line, inwards from the edge of the band."""
    base_circle_inner_radius: float = 0.0
    """The red disc inside a base circle."""
    arrow_start: float = 0.0
    """From the centre of the board to the near end of an arrow, along the diagonal."""
    arrow_end: float = 0.0
    """From the centre of the board to the far end of an arrow, along the diagonal."""
    arrow_thickness: float = 0.0
    outer_radius: float = 0.0
    """Outer central circle."""
    arc_radius: float = 0.0
    """Decorative arcs at the near ends of the arrows."""
    frame_width: float = 0.0
    frame_height: float = 0.0
    """From the surface to the top of the frame."""
    edge_rounding: float = 0.0
    """By how much the flat underside of a piece or the striker is smaller than its radius."""

    def __repr__(self) -> str:
        wide = (self.half_side, self.hole_radius, self.piece_radius, self.striker_radius)
        side, hole, piece, striker = (f"{2000.0 * half:.1f} mm" for half in wide)
        return f"<Geometry {side}, holes {hole}, pieces {piece}, striker {striker}>"

    @property
    def holes(self) -> tuple[Point, Point, Point, Point]:
        """Centres of the holes 1 to 4: right and far, left and far, left and near, right and near."""
        c = self.half_side - self.hole_radius
        return Point(c, c), Point(-c, c), Point(-c, -c), Point(c, -c)

    @property
    def tipping_distance(self) -> float:
        """How near to a hole's centre a piece's centre must come to lose its support."""
        return self.tipping_distance_of(self.piece_radius)

    def tipping_distance_of(self, radius: float) -> float:
        """Return the tipping distance of a disc of any radius; 0 for one too wide to fall."""
        flat = radius - self.edge_rounding
        return sqrt(max(0.0, self.hole_radius**2 - flat**2))

    @property
    def arrows(self) -> tuple[Line, ...]:
        """The four arrows, each towards the hole of the same place in ``holes``; none without length."""
        if self.arrow_end <= self.arrow_start:
            return ()
        near, far = self.arrow_start / sqrt(2), self.arrow_end / sqrt(2)
        return tuple(
            Line(Point(sx * near, sy * near), Point(sx * far, sy * far), self.arrow_thickness)
            for sx, sy in ((1, 1), (-1, 1), (-1, -1), (1, -1))
        )

    @property
    def central_circles(self) -> tuple[Circle, ...]:
        """The centre circle, the inner central circle and, where there is one, the outer."""
        radii = (self.centre_radius, self.inner_radius, self.outer_radius)
        return tuple(Circle(Point(0.0, 0.0), radius) for radius in radii if radius > 0.0)


def from_seat(seen: Point, seat: Seat) -> Point:
    """Turn a place as the player of a seat sees it into a place on the board."""
    x, y = seen
    return (Point(x, y), Point(-y, x), Point(-x, -y), Point(y, -x))[seat.quarter_turns]


def to_seat(place: Point, seat: Seat) -> Point:
    """Turn a place on the board into what the player of a seat sees (x right, y away from him)."""
    x, y = place
    return (Point(x, y), Point(y, -x), Point(-x, -y), Point(-y, x))[seat.quarter_turns]


def base_circles(geometry: Geometry, seat: Seat) -> tuple[Circle, Circle]:
    """Return a seat's left and right base circle (outer edge)."""
    left, right = (
        Circle(
            from_seat(Point(x, -geometry.base_distance), seat),
            geometry.base_circle_radius,
        )
        for x in (-geometry.base_circle_x, geometry.base_circle_x)
    )
    return left, right


def base_lines(geometry: Geometry, seat: Seat) -> tuple[Line, Line]:
    """Return a seat's near and far base line; they run between the centres of its base circles.

    Their ink lies inside the band, whose edges are the outer edges of the lines.
    """
    offset = geometry.base_half_width - geometry.base_line_thickness / 2
    near, far = (
        Line(
            from_seat(Point(-geometry.base_circle_x, y), seat),
            from_seat(Point(geometry.base_circle_x, y), seat),
            geometry.base_line_thickness,
        )
        for y in (-geometry.base_distance - offset, -geometry.base_distance + offset)
    )
    return near, far


def base_band(geometry: Geometry, seat: Seat) -> Line:
    """Return a seat's base band as one broad line from left to right, end circles included."""
    end = geometry.base_circle_x + geometry.base_circle_radius
    y = -geometry.base_distance
    return Line(
        from_seat(Point(-end, y), seat),
        from_seat(Point(end, y), seat),
        2 * geometry.base_half_width,
    )


def seat_holes(geometry: Geometry, seat: Seat) -> tuple[Point, Point, Point, Point]:
    """Return the holes as a seat sees them: far right, far left, near left, near right."""
    first, second, third, fourth = (from_seat(hole, seat) for hole in geometry.holes)
    return first, second, third, fourth


def seat_arrows(geometry: Geometry, seat: Seat) -> tuple[Line, ...]:
    """Return the arrows in the order of :func:`seat_holes`."""
    return tuple(
        Line(from_seat(a.start, seat), from_seat(a.end, seat), a.thickness) for a in geometry.arrows
    )
