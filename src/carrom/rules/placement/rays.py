"""The borders of what rule 3.11.p forbids: rays from the placer's own pieces.

Whether a placed piece is in line with an own piece O and a hole depends on the direction from one to
the other, and on the distance only where another piece lies between: then the shadow of that piece
begins inside the disc the placed piece must keep out of anyway. So outside all those discs the
forbidden spots are sectors at O, and they can begin and end only at the directions listed here:
where the path begins to graze the tipping circle, a cushion, another piece, or the striker its base.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt

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
    sine: float
    cosine: float
    """Of half the wedge's angle."""

    def holds(self, along: Point) -> bool:
        """Tell whether a direction lies in the wedge, borders included."""
        return self.axis.x * along.x + self.axis.y * along.y >= self.cosine - TOLERANCE

    def is_near(self, disc: Circle, sense: float) -> bool:
        """Tell whether a disc may reach into the wedge (sense +1) or its opposite (sense -1)."""
        dx, dy = disc.at.x - self.own.x, disc.at.y - self.own.y
        ahead = sense * (dx * self.axis.x + dy * self.axis.y)
        across = abs(dx * self.axis.y - dy * self.axis.x)
        spread = self.sine * ahead if ahead > 0.0 else 0.0
        return across * self.cosine <= spread + disc.radius + TOLERANCE


def rays(seen: Table, zones: Sequence[Circle]) -> Iterator[Ray]:
    """Yield the rays that can bound the forbidden spots inside all of these zones."""
    base, geometry = seen.base, seen.base.geometry
    reach = 2.0 * geometry.piece_radius
    touch = geometry.piece_radius + geometry.striker_radius
    mouths = [
        (Circle(h, geometry.tipping_distance), _cushion_ends(h, geometry)) for h in geometry.holes
    ]
    stops = _stops(seen)
    for own, others in seen.own:
        discs = [Circle(other, reach) for other in others]
        wide = [Circle(other, touch) for other in others]
        for mouth, ends in mouths:
            wedge = _wedge(own, mouth)
            if wedge is None:
                continue
            pushing = all(wedge.is_near(zone, -1.0) for zone in zones)
            following = all(wedge.is_near(zone, 1.0) for zone in zones) and _faces(wedge, base)
            falling = list(_falling(wedge, mouth, ends, discs)) if pushing or following else []
            if pushing:
                for along in (*falling, *_reaching(wedge, discs, reach)):
                    if wedge.holds(along):
                        yield Ray(own, Point(-along.x, -along.y))
            if following:
                standing = (on for stop in stops if (on := direction(stop, own)) is not None)
                for along in (*falling, *_reaching(wedge, wide, touch), *standing):
                    if wedge.holds(along):
                        yield Ray(own, along)


def _wedge(own: Point, mouth: Circle) -> _Wedge | None:
    axis, gap = direction(own, mouth.at), distance(own, mouth.at)
    if axis is None or gap <= mouth.radius + TOLERANCE:
        return None
    sine = mouth.radius / gap
    return _Wedge(own, axis, sine, sqrt(1.0 - sine * sine))


def _cushion_ends(hole: Point, geometry: Geometry) -> list[Point]:
    """Return where the tipping circle meets the border of what the cushions leave free."""
    free = geometry.half_side - geometry.piece_radius
    ends: list[Point] = []
    for side in Seat:
        x, y = to_seat(hole, side)
        square = geometry.tipping_distance**2 - (x - free) ** 2
        if square >= 0.0:
            ends += [from_seat(Point(free, y + s * sqrt(square)), side) for s in (-1.0, 1.0)]
    return ends


def _stops(seen: Table) -> list[Point]:
    """Return where a striker on the base comes to the end of a stand or up against a piece."""
    base, geometry = seen.base, seen.base.geometry
    touch = geometry.piece_radius + geometry.striker_radius
    ends = [end for stand in base.stands for end in stand]
    pieces = (seen.own[0][0], *seen.own[0][1]) if seen.own else ()
    for piece in pieces:
        x, y = to_seat(piece, base.seat)
        square = touch**2 - (y + geometry.base_distance) ** 2
        if square >= 0.0:
            ends += [x - sqrt(square), x + sqrt(square)]
    return [from_seat(Point(end, -geometry.base_distance), base.seat) for end in ends]


def _faces(wedge: _Wedge, base: Base) -> bool:
    """Tell whether a striker on the base may stand behind the own piece, in line with the hole."""
    if not base.stands:
        return False
    left, right = (
        direction(from_seat(Point(end, -base.geometry.base_distance), base.seat), wedge.own)
        for end in (base.stands[0].low, base.stands[-1].high)
    )
    if left is None or right is None or wedge.holds(left) or wedge.holds(right):
        return True
    axis = wedge.axis
    return (left.x * axis.y - left.y * axis.x) * (axis.x * right.y - axis.y * right.x) > 0.0


def _falling(
    wedge: _Wedge, mouth: Circle, ends: Sequence[Point], discs: Sequence[Circle]
) -> Iterator[Point]:
    """Directions at which the way from the own piece into the hole opens or closes."""
    yield _turned(wedge.axis, wedge.sine, wedge.cosine)
    yield _turned(wedge.axis, -wedge.sine, wedge.cosine)
    points = list(ends)
    for disc in discs:
        if wedge.is_near(disc, 1.0):
            yield from _tangents(wedge.own, disc)
            points += meetings(mouth, disc)
    for point in points:
        along = direction(wedge.own, point)
        if along is not None:
            yield along


def _reaching(wedge: _Wedge, discs: Sequence[Circle], reach: float) -> Iterator[Point]:
    """Directions at which the way of what comes to hit the own piece opens or closes."""
    contact = Circle(wedge.own, reach)
    for disc in discs:
        if wedge.is_near(disc, -1.0):
            for back in _tangents(wedge.own, disc):
                yield Point(-back.x, -back.y)
            for end in meetings(contact, disc):
                along = direction(end, wedge.own)
                if along is not None:
                    yield along


def _tangents(start: Point, disc: Circle) -> Iterator[Point]:
    """Directions from a point that touch a circle."""
    towards = direction(start, disc.at)
    if towards is not None:
        sine = min(1.0, disc.radius / distance(start, disc.at))
        cosine = sqrt(1.0 - sine * sine)
        yield _turned(towards, sine, cosine)
        yield _turned(towards, -sine, cosine)


def _turned(along: Point, sine: float, cosine: float) -> Point:
    """Turn a direction anticlockwise by an angle."""
    return Point(cosine * along.x - sine * along.y, sine * along.x + cosine * along.y)
