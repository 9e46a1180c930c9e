"""Cannon and pair (glossary, settled interpretation 16): which lines towards a hole are open.

A pusher, a driven piece and a hole are in line when the pusher, sent straight at the driven piece,
sends that one along the same line until its centre comes nearer to the hole's centre than the
tipping distance, where it loses its support, and neither touches anything on the way: no other
piece, no cushion. Grazing counts as touching, and a path that only grazes the tipping circle does
not fall: both conditions are strict, so that the spots that give nothing away form a closed set.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from math import hypot, sqrt

from carrom.equipment.geometry import Geometry, to_seat
from carrom.equipment.pieces import Layout, Piece, Point, Seat
from carrom.equipment.striker import Interval, legal_intervals
from carrom.rules.placement.plane import TOLERANCE, Ray, direction, distance


@dataclass(frozen=True, slots=True)
class Placer:
    """Who places: the colour he plays (None while colours are open) and the side he sits at."""

    colour: Piece | None
    seat: Seat


class Line(StrEnum):
    """What a placed piece gives the placer (rule 3.11.p)."""

    CANNON = "cannon"
    PAIR = "pair"


@dataclass(frozen=True, slots=True)
class Base:
    """A board, a side of it, and where the striker may stand there."""

    geometry: Geometry
    seat: Seat
    stands: tuple[Interval, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """The pieces that the placer would gain, each with all the others, and his base."""

    own: tuple[tuple[Point, tuple[Point, ...]], ...]
    base: Base


def base_of(geometry: Geometry, seat: Seat) -> Base:
    """Return the base of a seat; the striker stands on the middle of the band (rule 3.2.h)."""
    return Base(geometry, seat, legal_intervals(geometry, seat))


def table(layout: Layout, geometry: Geometry, placer: Placer, gained: Piece | None = None) -> Table:
    """Sort a layout for the placer; a striker is left out, as it is taken up before the next stroke.

    ``gained`` are the pieces that the placer must not be helped to: by default his own.
    """
    wanted = placer.colour if gained is None else gained
    pieces = [standing for standing in layout if standing.piece is not Piece.STRIKER]
    own = tuple(
        (one.at, tuple(other.at for other in pieces if other is not one))
        for one in pieces
        if one.piece == wanted
    )
    return Table(own, base_of(geometry, placer.seat))


def entry(driven: Point, along: Point, hole: Point, geometry: Geometry) -> float | None:
    """Return how far a piece slides along a direction until it tips into the hole, or None.

    It must pass the hole's centre at less than the tipping distance t, which is the acceptance angle
    asin(t / d) of a hole at distance d, and be clear of the cushions until it tips.
    """
    dx, dy = hole.x - driven.x, hole.y - driven.y
    reach = geometry.tipping_distance
    across = dx * along.y - dy * along.x
    ahead = dx * along.x + dy * along.y
    if ahead <= 0.0 or abs(across) >= reach - TOLERANCE or dx * dx + dy * dy <= reach * reach:
        return None
    length = ahead - sqrt(reach * reach - across * across)
    free = geometry.half_side - geometry.piece_radius - TOLERANCE
    at = Ray(driven, along).at(length)
    return length if abs(at.x) < free and abs(at.y) < free else None


def is_clear(path: Ray, length: float, others: Sequence[Point], reach: float) -> bool:
    """Tell whether a disc sliding along a path touches nothing.

    ``reach`` is the sum of its radius and that of a piece. What lies behind the start is moved away
    from, so that a neighbour in contact there does not count as touched.
    """
    near = reach + TOLERANCE
    (x, y), (ux, uy) = path.start, path.along
    for other in others:
        dx, dy = other.x - x, other.y - y
        ahead = dx * ux + dy * uy
        across = abs(dx * uy - dy * ux)
        if across > near or ahead < -TOLERANCE:
            continue
        if ahead <= length or hypot(ahead - length, across) <= near:
            return False
    return True


def is_cannon(
    pusher: Point, driven: Point, hole: Point, others: Sequence[Point], geometry: Geometry
) -> bool:
    """Tell whether a straight push of one piece sends the other into the hole, touching nothing.

    This is a cannon (5.1.cannon). ``others`` is every piece on the surface but these two.
    """
    along = direction(pusher, driven)
    if along is None:
        return False
    slide = entry(driven, along, hole, geometry)
    reach = 2.0 * geometry.piece_radius
    return (
        slide is not None
        and is_clear(Ray(driven, along), slide, others, reach)
        and is_clear(Ray(pusher, along), distance(pusher, driven) - reach, others, reach)
    )


def is_pair(pusher: Point, driven: Point, hole: Point, others: Sequence[Point], base: Base) -> bool:
    """Tell whether, besides a cannon, the striker can send both pieces into that hole.

    This is a pair (5.1.pair). It stands on the base on the same line behind the pusher with a clear way to it, and
    the pusher's whole way to the hole is clear, as it has to fall too.
    """
    geometry = base.geometry
    along = direction(pusher, driven)
    if along is None or not is_cannon(pusher, driven, hole, others, geometry):
        return False
    slide = entry(pusher, along, hole, geometry)
    return (
        slide is not None
        and is_clear(Ray(pusher, along), slide, others, 2.0 * geometry.piece_radius)
        and _striker_reaches(pusher, along, others, base)
    )


def _striker_reaches(pusher: Point, along: Point, others: Sequence[Point], base: Base) -> bool:
    """Tell whether a striker on the base can hit the pusher straight along a line."""
    geometry = base.geometry
    ahead, at = to_seat(along, base.seat), to_seat(pusher, base.seat)
    if abs(ahead.y) < TOLERANCE:
        return False
    back = (at.y + geometry.base_distance) / ahead.y
    x = at.x - back * ahead.x
    touch = geometry.piece_radius + geometry.striker_radius
    if back <= touch + TOLERANCE or not any(
        left + TOLERANCE < x < right - TOLERANCE for left, right in base.stands
    ):
        return False
    stand = Ray(pusher, along).at(-back)
    return all(distance(other, stand) > touch + TOLERANCE for other in others) and is_clear(
        Ray(stand, along), back - touch, others, touch
    )


def lines_given(spot: Point, seen: Table) -> Iterator[Line]:
    """Yield what a penalty piece on this spot would give the placer (rule 3.11.p), line by line.

    It pushes one of his own pieces (cannon, and pair with his striker behind it), or one of them
    pushes it and follows it into the same hole (pair): either way one of his own pieces falls. By the
    laws of the federation it is the queen that must not be gained so (law 114).
    """
    base, geometry = seen.base, seen.base.geometry
    reach, holes = geometry.tipping_distance, geometry.holes
    for own, others in seen.own:
        along = direction(spot, own)
        if along is None:
            continue
        ux, uy = along
        for hole in holes:
            dx, dy = hole.x - own.x, hole.y - own.y
            if abs(dx * uy - dy * ux) >= reach:
                continue
            if dx * ux + dy * uy <= 0.0:
                if is_pair(own, spot, hole, others, base):
                    yield Line.PAIR
            elif is_cannon(spot, own, hole, others, geometry):
                yield Line.CANNON
                if is_pair(spot, own, hole, others, base):
                    yield Line.PAIR


def gives_nothing(spot: Point, seen: Table) -> bool:
    """Tell whether a penalty piece on this spot gives the placer neither cannon nor pair."""
    return next(lines_given(spot, seen), None) is None
