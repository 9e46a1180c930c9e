"""Where the striker may stand before a stroke, as exact intervals (rule 3.2.h and its kin).

A seat's striker touches both of its base lines, or covers one of its base circles wholly. It never
covers a base circle in part and never touches an arrow. The striker is wider than the band, so its
centre has some freedom across the band as well: :func:`faults` judges any place, the intervals are
those of a centre on the middle of the band, which is what play uses.

A limit itself is legal: a striker whose edge just meets the outside of a circle or of an arrow does
not touch it, one whose edge just meets a line does. ``SLACK`` absorbs rounding at these limits.

A rule set says by which clauses it asks for this, and may have other places.
"""

from collections.abc import Iterable, Iterator, Sequence
from enum import StrEnum
from functools import lru_cache
from math import hypot, isnan, sqrt
from typing import Final, NamedTuple

from carrom.equipment.geometry import (
    Geometry,
    Line,
    base_circles,
    base_lines,
    from_seat,
)
from carrom.equipment.pieces import Point, Seat

SLACK: Final = 1e-12
"""Metres of rounding that do not make a legal place illegal."""
GAP: Final = 1e-7
"""Metres between the striker and a piece in its way, so that rounding makes no overlap."""


class StrikerFault(StrEnum):
    """Why the striker may not stand somewhere."""

    OFF_BASE = "off_base"
    """It touches neither base line nor base circle."""
    NOT_BOTH_LINES = "not_both_lines"
    """It touches one base line only and covers no circle."""
    CIRCLE_IN_PART = "circle_in_part"
    ARROW_TOUCHED = "arrow_touched"


class Interval(NamedTuple):
    """Places of the striker's centre along the base in metres, both ends included.

    Seen from the seat: 0 is the middle of the base, left is negative.
    """

    low: float
    high: float


def faults(at: Point, seat: Seat, geometry: Geometry) -> tuple[StrikerFault, ...]:
    """Return everything that is wrong with a striker centred anywhere on the board; legal: nothing."""
    radius, circle = geometry.striker_radius, geometry.base_circle_radius
    far = [hypot(at.x - c.centre.x, at.y - c.centre.y) for c in base_circles(geometry, seat)]
    covers = [d <= radius - circle + SLACK for d in far]
    meets = [d < radius + circle - SLACK for d in far]
    lines = [_distance(at, line) <= radius + SLACK for line in base_lines(geometry, seat)]
    found: list[StrikerFault] = []
    if not any(covers) and not all(lines):
        lost = not any(lines) and not any(meets)
        found.append(StrikerFault.OFF_BASE if lost else StrikerFault.NOT_BOTH_LINES)
    if any(m and not c for m, c in zip(meets, covers, strict=True)):
        found.append(StrikerFault.CIRCLE_IN_PART)
    if any(_distance(at, arrow) < radius - SLACK for arrow in geometry.arrows):
        found.append(StrikerFault.ARROW_TOUCHED)
    return tuple(found)


def is_legal(at: Point, seat: Seat, geometry: Geometry) -> bool:
    """Say whether a striker centred there may be played from that seat."""
    return not faults(at, seat, geometry)


@lru_cache(64)
def legal_intervals(geometry: Geometry, seat: Seat = Seat.SOUTH) -> tuple[Interval, ...]:
    """Return where a striker centred on the middle of the base band may stand, from left to right.

    On a regulation board: left circle, stretch between the circles, right circle. A striker smaller
    than a circle cannot cover one and has the stretch only; one too small for both lines has none.
    """
    radius, circle = geometry.striker_radius, geometry.base_circle_radius
    middles = (-geometry.base_circle_x, geometry.base_circle_x)
    allowed: list[Interval] = []
    barred: list[Interval] = []
    inner_edge = geometry.base_half_width - geometry.base_line_thickness
    if inner_edge <= radius:
        reach = geometry.base_circle_x + sqrt(radius**2 - inner_edge**2)
        allowed.append(Interval(-reach, reach))
    for middle in middles:
        if radius >= circle:
            spare = radius - circle
            allowed.append(Interval(middle - spare, middle + spare))
            barred.append(Interval(middle - radius - circle, middle - spare))
            barred.append(Interval(middle + spare, middle + radius + circle))
        else:
            barred.append(Interval(middle - radius - circle, middle + radius + circle))
    for arrow in geometry.arrows:
        barred += _shadow(arrow, radius, geometry, seat)
    return tuple(_without(_union(allowed), barred))


def position(along: float, seat: Seat, geometry: Geometry) -> Point:
    """Return the place on the board of a striker on the middle of a seat's band."""
    return from_seat(Point(along, -geometry.base_distance), seat)


def nearest_legal(wish: float, geometry: Geometry, seat: Seat = Seat.SOUTH) -> float | None:
    """Return the legal place on the middle of the band nearest to a wish along it.

    The answer stays on the middle line although places beside it may be legal too. Of two places
    equally near the left one is chosen. None: this striker cannot stand anywhere.
    """
    if isnan(wish):
        raise ValueError("a wish must be a number")
    return nearest_of(wish, legal_intervals(geometry, seat))


def nearest_of(wish: float, intervals: Sequence[Interval]) -> float | None:
    """Return the place nearest to a wish in intervals from left to right; None: there is none."""
    if not intervals:
        return None
    within = min(max(wish, intervals[0].low), intervals[-1].high)  # a wish may be infinite
    near = (min(max(within, i.low), i.high) for i in intervals)
    return min(near, key=lambda x: abs(x - within))


def clear_of(
    pieces: Iterable[Point], intervals: Sequence[Interval], geometry: Geometry
) -> tuple[Interval, ...]:
    """Return what pieces leave of intervals along a base; they are as the seat sees them."""
    reach = geometry.striker_radius + geometry.piece_radius + GAP
    barred: list[Interval] = []
    for x, y in pieces:
        across = y + geometry.base_distance
        if abs(across) < reach:
            half = sqrt(reach * reach - across * across)
            barred.append(Interval(x - half, x + half))
    return tuple(_without(intervals, barred))


def _local(at: Point, line: Line) -> tuple[float, float]:
    """Return a place along and across a line, from its middle."""
    ux, uy = line.direction
    x = at.x - (line.start.x + line.end.x) / 2
    y = at.y - (line.start.y + line.end.y) / 2
    return x * ux + y * uy, y * ux - x * uy


def _distance(at: Point, line: Line) -> float:
    """Return how far a place is from the ink of a line (a rectangle)."""
    along, across = _local(at, line)
    return hypot(max(0.0, abs(along) - line.length / 2), max(0.0, abs(across) - line.thickness / 2))


def _shadow(line: Line, radius: float, geometry: Geometry, seat: Seat) -> list[Interval]:
    """Return the stretch of the band's middle nearer than ``radius`` to the ink of a line.

    The ink grown by the radius is a rounded rectangle: two rectangles and a disc at each corner.
    It is convex, so the stretch is the hull of what the six have in common with the middle line.
    """
    origin = _local(position(0.0, seat, geometry), line)
    unit = _local(position(1.0, seat, geometry), line)
    slope = (unit[0] - origin[0], unit[1] - origin[1])
    half = (line.length / 2, line.thickness / 2)
    parts = [
        part
        for grown in ((half[0] + radius, half[1]), (half[0], half[1] + radius))
        if (part := _in_rectangle(origin, slope, grown)) is not None
    ]
    for corner in ((sx * half[0], sy * half[1]) for sx in (-1, 1) for sy in (-1, 1)):
        part = _in_disc(origin, slope, corner, radius)
        if part is not None:
            parts.append(part)
    if not parts:
        return []
    return [Interval(min(p.low for p in parts), max(p.high for p in parts))]


def _in_rectangle(
    origin: tuple[float, float], slope: tuple[float, float], half: tuple[float, float]
) -> Interval | None:
    low, high = float("-inf"), float("inf")
    for start, step, limit in zip(origin, slope, half, strict=True):
        if step == 0.0:
            if abs(start) >= limit:
                return None
            continue
        ends = sorted(((-limit - start) / step, (limit - start) / step))
        low, high = max(low, ends[0]), min(high, ends[1])
    return Interval(low, high) if low < high else None


def _in_disc(
    origin: tuple[float, float],
    slope: tuple[float, float],
    centre: tuple[float, float],
    radius: float,
) -> Interval | None:
    x, y = origin[0] - centre[0], origin[1] - centre[1]
    nearest = -(x * slope[0] + y * slope[1])  # the slope is a unit vector
    across = hypot(x + nearest * slope[0], y + nearest * slope[1])
    if across >= radius:
        return None
    half = sqrt(radius**2 - across**2)
    return Interval(nearest - half, nearest + half)


def _union(intervals: Sequence[Interval]) -> list[Interval]:
    merged: list[Interval] = []
    for interval in sorted(intervals):
        if merged and interval.low <= merged[-1].high:
            merged[-1] = Interval(merged[-1].low, max(merged[-1].high, interval.high))
        else:
            merged.append(interval)
    return merged


def _without(allowed: Sequence[Interval], barred: Sequence[Interval]) -> Iterator[Interval]:
    """Take the insides of the barred stretches out of the allowed ones; their ends remain."""
    for whole in allowed:
        low = whole.low
        for bar in sorted(barred):
            if bar.high <= low or bar.low >= whole.high or bar.low >= bar.high:
                continue
            if bar.low >= low:
                yield Interval(low, bar.low)
            low = bar.high
        if low <= whole.high:
            yield Interval(low, whole.high)
