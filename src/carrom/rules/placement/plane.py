"""Points, circles and rays of the plane: what exact placement is computed with (metres)."""

from dataclasses import dataclass
from math import atan2, hypot, pi, sqrt
from typing import Final

from carrom.equipment.pieces import Point

TOLERANCE: Final = 1e-9
"""Lengths that differ by less count as equal, in metres: far above rounding, far below wood."""

CENTRE: Final = Point(0.0, 0.0)
"""The centre of the board."""


@dataclass(frozen=True, slots=True)
class Circle:
    """A circle, or the disc it bounds."""

    at: Point
    radius: float


@dataclass(frozen=True, slots=True)
class Ray:
    """A half-line from ``start`` along the unit vector ``along``."""

    start: Point
    along: Point

    def at(self, length: float) -> Point:
        """Return the point this far along the ray."""
        return Point(self.start.x + length * self.along.x, self.start.y + length * self.along.y)


def distance(a: Point, b: Point) -> float:
    """Return the distance of two points."""
    return hypot(a.x - b.x, a.y - b.y)


def direction(a: Point, b: Point) -> Point | None:
    """Return the unit vector from ``a`` to ``b``, or None where they coincide."""
    length = distance(a, b)
    if length < TOLERANCE:
        return None
    return Point((b.x - a.x) / length, (b.y - a.y) / length)


def heading(point: Point) -> float:
    """Return the angle anticlockwise from +x, in [0, 2 pi); what rounds to a full turn counts as 0."""
    angle = atan2(point.y, point.x) % (2.0 * pi)
    return 0.0 if 2.0 * pi - angle < TOLERANCE else angle


def projection(wish: Point, circle: Circle) -> Point:
    """Return the point of the circle nearest to the wish; from its very centre, the one towards +x."""
    towards = direction(circle.at, wish) or Point(1.0, 0.0)
    return Ray(circle.at, towards).at(circle.radius)


def meetings(one: Circle, other: Circle) -> tuple[Point, ...]:
    """Return where two circles meet: none, two points, or one where they touch within tolerance."""
    dx, dy = other.at.x - one.at.x, other.at.y - one.at.y
    square = dx * dx + dy * dy
    if (
        square < TOLERANCE**2
        or square > (one.radius + other.radius + TOLERANCE) ** 2
        or square < max(0.0, abs(one.radius - other.radius) - TOLERANCE) ** 2
    ):
        return ()
    gap = sqrt(square)
    towards = Point(dx / gap, dy / gap)
    along = (gap * gap + one.radius**2 - other.radius**2) / (2.0 * gap)
    foot = Ray(one.at, towards).at(along)
    square = one.radius**2 - along * along
    if square <= 0.0:
        return (foot,)
    across = Ray(foot, Point(-towards.y, towards.x))
    return across.at(sqrt(square)), across.at(-sqrt(square))


def crossing(one: Ray, other: Ray) -> tuple[float, float] | None:
    """Return how far along each ray's line the two lines cross, or None where they are parallel."""
    turn = one.along.x * other.along.y - one.along.y * other.along.x
    if abs(turn) < TOLERANCE:
        return None
    dx, dy = other.start.x - one.start.x, other.start.y - one.start.y
    return (
        (dx * other.along.y - dy * other.along.x) / turn,
        (dx * one.along.y - dy * one.along.x) / turn,
    )


def chord(ray: Ray, circle: Circle) -> tuple[float, float] | None:
    """Return the lengths between which the ray's line runs inside the circle, or None."""
    (x, y), (ux, uy), at = ray.start, ray.along, circle.at
    dx, dy = at.x - x, at.y - y
    across = dx * uy - dy * ux
    square = circle.radius**2 - across * across
    if square <= 0.0:
        return None
    middle, half = dx * ux + dy * uy, sqrt(square)
    return middle - half, middle + half
