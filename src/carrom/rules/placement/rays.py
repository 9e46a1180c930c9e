"""The borders of what rule 3.11.p forbids: rays from the placer's own pieces.

Whether a placed piece is in line with an own piece O and a hole depends on the direction from one to
the other, and on the distance only where another piece lies between: then the shadow of that piece
begins inside the disc the placed piece must keep out of anyway. So outside all those discs the
forbidden spots are sectors at O, and they can begin and end only at the directions listed here:
where the path begins to graze the tipping circle, a cushion, another piece, or the striker its base.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from math import asin, cos, sin, sqrt, tan

from carrom.equipment.geometry import Geometry, from_seat, to_seat
from carrom.equipment.pieces import Point, Seat
from carrom.rules.placement.lines import Base, Table
from carrom.rules.placement.plane import (
    TOLERANCE,
    Circle,
    Ray,
    direction,
    distance,
    meetings,
)


@dataclass(frozen=True, slots=True)
class _Wedge:
    """The directions from an own piece in which a piece sent off there can tip into a hole."""

    own: Point
    axis: Point
    half_angle: float

    def holds(self, along: Point) -> bool:
        """Tell whether a direction lies in the wedge, borders included."""
        return (
            self.axis.x * along.x + self.axis.y * along.y
            >= cos(self.half_angle) * (1.0 - TOLERANCE) - TOLERANCE
        )

    def is_near(self, point: Point, reach: float, sense: float) -> bool:
        """Tell whether a disc may reach into the wedge (sense +1) or its opposite (sense -1)."""
        dx, dy = point.x - self.own.x, point.y - self.own.y
        ahead = sense * (dx * self.axis.x + dy * self.axis.y)
        across = abs(dx * self.axis.y - dy * self.axis.x)
        spread = tan(self.half_angle) * ahead if ahead > 0.0 else 0.0
        return across <= spread + reach / cos(self.half_angle) + TOLERANCE


def rays(seen: Table, focus: Circle) -> Iterator[Ray]:
    """Yield the rays that can bound the forbidden spots inside the focus."""
    geometry = seen.base.geometry
    reach = geometry.tipping_distance
    for own, others in seen.own:
        for hole in geometry.holes:
            axis, gap = direction(own, hole), distance(own, hole)
            if axis is None or gap <= reach + TOLERANCE:
                continue
            wedge = _Wedge(own, axis, asin(reach / gap))
            if wedge.is_near(focus.at, focus.radius, -1.0):
                for along in _pushing(wedge, hole, others, geometry):
                    if wedge.holds(along):
                        yield Ray(own, Point(-along.x, -along.y))
            if wedge.is_near(focus.at, focus.radius, 1.0):
                for along in _following(wedge, hole, others, seen.base):
                    if wedge.holds(along):
                        yield Ray(own, along)


def _pushing(
    wedge: _Wedge, hole: Point, others: tuple[Point, ...], geometry: Geometry
) -> Iterator[Point]:
    """Directions at which the own piece, pushed by the placed one, begins or ceases to fall."""
    yield from _falling(wedge, hole, others, geometry)
    yield from _reaching(wedge, others, 2.0 * geometry.piece_radius)


def _following(
    wedge: _Wedge, hole: Point, others: tuple[Point, ...], base: Base
) -> Iterator[Point]:
    """Directions at which the own piece begins or ceases to fall behind the placed one, in a pair."""
    own, geometry, seat = wedge.own, base.geometry, base.seat
    touch = geometry.piece_radius + geometry.striker_radius
    yield from _falling(wedge, hole, others, geometry)
    yield from _reaching(wedge, others, touch)
    ends = [end for stand in base.stands for end in stand]
    for disc in (own, *others):
        x, y = to_seat(disc, seat)
        square = touch**2 - (y + geometry.base_distance) ** 2
        if square >= 0.0:
            ends += [x - sqrt(square), x + sqrt(square)]
    for end in ends:
        stand = from_seat(Point(end, -geometry.base_distance), seat)
        along = direction(stand, own)
        if along is not None:
            yield along


def _falling(
    wedge: _Wedge, hole: Point, others: tuple[Point, ...], geometry: Geometry
) -> Iterator[Point]:
    """Directions at which the way from the own piece into the hole opens or closes."""
    yield _turned(wedge.axis, wedge.half_angle)
    yield _turned(wedge.axis, -wedge.half_angle)
    mouth = Circle(hole, geometry.tipping_distance)
    free = geometry.half_side - geometry.piece_radius
    ends: list[Point] = []
    for side in Seat:  # where the tipping circle meets the border of what the cushions leave free
        x, y = to_seat(hole, side)
        square = mouth.radius**2 - (x - free) ** 2
        if square >= 0.0:
            ends += [from_seat(Point(free, y + s * sqrt(square)), side) for s in (-1.0, 1.0)]
    reach = 2.0 * geometry.piece_radius
    for other in others:
        if wedge.is_near(other, reach, 1.0):
            yield from _tangents(wedge.own, other, reach)
            ends += meetings(mouth, Circle(other, reach))
    for end in ends:
        along = direction(wedge.own, end)
        if along is not None:
            yield along


def _reaching(wedge: _Wedge, others: tuple[Point, ...], reach: float) -> Iterator[Point]:
    """Directions at which the way of what comes to hit the own piece opens or closes."""
    contact = Circle(wedge.own, reach)
    for other in others:
        if wedge.is_near(other, reach, -1.0):
            for back in _tangents(wedge.own, other, reach):
                yield Point(-back.x, -back.y)
            for end in meetings(contact, Circle(other, reach)):
                along = direction(end, wedge.own)
                if along is not None:
                    yield along


def _tangents(start: Point, other: Point, reach: float) -> Iterator[Point]:
    """Directions from a point that touch a circle about another."""
    towards, gap = direction(start, other), distance(start, other)
    if towards is not None:
        angle = asin(min(1.0, reach / gap))
        yield _turned(towards, angle)
        yield _turned(towards, -angle)


def _turned(along: Point, angle: float) -> Point:
    """Turn a direction anticlockwise by an angle in radians."""
    c, s = cos(angle), sin(angle)
    return Point(c * along.x - s * along.y, s * along.x + c * along.y)
