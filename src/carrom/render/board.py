"""The board without pieces: frame, surface, marks and holes, true to its geometry.

Marks that the rule book gives no thickness for (the circles and the outline of a base circle) are
drawn as thick as an arrow, inwards from the printed diameter.
"""

from collections.abc import Iterator
from math import sqrt
from typing import Final

from carrom.equipment.geometry import Geometry, Line, base_circles, base_lines
from carrom.equipment.pieces import Point, Seat
from carrom.render import wood
from carrom.render.svg import at, circle, group, linear, mm, radial, ref, tag
from carrom.render.themes import Theme

_INK: Final = 0.0015
"""Metres of a line's thickness where the geometry names none."""
_HEAD: Final = (0.014, 0.0042)
"""Length and half width of an arrow's head in metres."""
_TIP: Final = (0.0075, 0.0027)
"""Length and half width of the heads at the ends of an arc."""


def definitions(geometry: Geometry, theme: Theme) -> str:
    """Return the gradients and clips that :func:`board` paints with."""
    deep, rim, glint = theme.hole, theme.hole_rim, theme.hole_glint
    return "".join(
        (
            wood.definitions(geometry, theme),
            radial("hole", (0.0, deep), (0.78, deep), (1.0, rim), cx=0.54, cy=0.56, r=0.54),
            linear("glint", (0.35, glint, 0.0), (1.0, glint, 0.85), x1=0, y1=0, x2=1, y2=1),
            radial("red", (0.0, theme.red), (0.7, theme.red), (1.0, theme.red_dark)),
        )
    )


def board(geometry: Geometry, theme: Theme, *, marks: float = 1.0) -> Iterator[str]:
    """Yield the layers of an empty board, lowest first; ``marks`` is the opacity of its marks."""
    yield wood.below(geometry, theme)
    yield wood.frame(geometry, theme)
    yield wood.surface(geometry, theme)
    yield group("marks", *_marks(geometry, theme), opacity=marks)
    yield wood.shade(geometry)
    yield group("holes", *_holes(geometry, theme))


def _marks(geometry: Geometry, theme: Theme) -> Iterator[str]:
    ink = geometry.arrow_thickness or _INK
    for arrow in geometry.arrows:
        yield from _arrow(arrow, geometry, theme)
    for seat in Seat:
        for line in base_lines(geometry, seat):
            yield _ink_line(line.start, line.end, line.thickness or ink, theme, "base-line")
        for base in base_circles(geometry, seat):
            yield _ring(base.centre, base.radius, ink, theme, "base-circle", theme.surface)
            if geometry.base_circle_inner_radius:
                yield circle(
                    base.centre,
                    geometry.base_circle_inner_radius,
                    class_="base-disc",
                    fill=ref("red"),
                )
    for place, found in enumerate(geometry.central_circles):
        name = "centre-circle" if place == 0 else "central-circle"
        fill = ref("red") if place == 0 else "none"
        yield _ring(found.centre, found.radius, ink, theme, name, fill)


def _ring(centre: Point, radius: float, ink: float, theme: Theme, name: str, fill: str) -> str:
    """Draw a circle whose ink lies inside its radius."""
    return circle(
        centre,
        radius - ink / 2,
        class_=name,
        fill=fill,
        stroke=theme.ink,
        stroke_width=mm(ink),
    )


def _ink_line(start: Point, end: Point, ink: float, theme: Theme, name: str) -> str:
    return tag(
        "path", class_=name, d=f"M{at(start)}L{at(end)}", stroke=theme.ink, stroke_width=mm(ink)
    )


def _arrow(arrow: Line, geometry: Geometry, theme: Theme) -> Iterator[str]:
    """Draw an arrow with its head towards the hole and, on boards that have one, its arc."""
    way = arrow.direction
    neck = _along(arrow.end, way, -_HEAD[0] * 0.8)
    yield _ink_line(arrow.start, neck, arrow.thickness, theme, "arrow")
    yield _head(arrow.end, way, _HEAD, theme, "arrow-head")
    if geometry.arc_radius <= 0.0:
        return
    # The arc begins and ends 60 degrees from the arrow and bulges towards the centre, which its
    # ink meets at the arrow's near end. Its ends point towards the hole.
    radius = geometry.arc_radius - arrow.thickness / 2
    middle = _along(arrow.start, way, geometry.arc_radius)
    across = Point(-way.y, way.x)
    ends = []
    for hand in (1, -1):
        out = _mix(way, across, 0.5, hand * sqrt(3) / 2)
        end = _along(middle, out, radius)
        ends.append(end)
        tangent = _mix(way, across, sqrt(3) / 2, -hand * 0.5)
        yield _head(_along(end, tangent, _TIP[0] * 0.75), tangent, _TIP, theme, "arc-head")
    size = mm(radius)
    yield tag(
        "path",
        class_="arc",
        d=f"M{at(ends[0])}A{size} {size} 0 1 0 {at(ends[1])}",
        fill="none",
        stroke=theme.ink,
        stroke_width=mm(arrow.thickness),
    )


def _head(tip: Point, way: Point, size: tuple[float, float], theme: Theme, name: str) -> str:
    """Draw the head of an arrow, its back a little hollow."""
    length, half = size
    back = _along(tip, way, -length)
    across = Point(-way.y, way.x)
    corners = (tip, _along(back, across, half), _along(tip, way, -0.76 * length))
    d = "L".join(at(c) for c in (*corners, _along(back, across, -half)))
    return tag("path", class_=name, d=f"M{d}Z", fill=theme.ink)


def _along(start: Point, way: Point, distance: float) -> Point:
    return Point(start.x + way.x * distance, start.y + way.y * distance)


def _mix(first: Point, second: Point, much: float, more: float) -> Point:
    return Point(first.x * much + second.x * more, first.y * much + second.y * more)


def _holes(geometry: Geometry, theme: Theme) -> Iterator[str]:
    radius = geometry.hole_radius
    for hole in geometry.holes:
        yield circle(hole, radius, class_="hole", fill=ref("hole"))
        yield circle(
            hole,
            radius - 0.0006,
            fill="none",
            stroke=theme.hole_rim,
            stroke_width=1.2,
        )
        yield circle(hole, radius - 0.0004, fill="none", stroke=ref("glint"), stroke_width=0.8)
