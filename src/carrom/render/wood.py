"""The wood of the board: a mitred frame, the veneer of the surface, and what the frame shades.

The grain is drawn by plain arithmetic, so that a picture is the same text everywhere.
"""

from collections.abc import Iterator
from typing import Final

from carrom.equipment.geometry import Geometry
from carrom.equipment.pieces import Point, Seat
from carrom.render.svg import Value, at, group, linear, mm, number, own, radial, ref, tag
from carrom.render.themes import Theme

MARGIN: Final = 0.028
"""Metres of page around the frame."""
FRAME: Final = 0.065
"""Metres of frame drawn where the geometry names none."""
_CORNER: Final = 0.016
"""Metres: how far the outer corners of the frame are rounded."""
_SHADE: Final = 0.016
"""Metres: how far the frame shades the surface."""
_SHADING: Final = {Seat.SOUTH: 0.16, Seat.EAST: 0.2, Seat.NORTH: 0.42, Seat.WEST: 0.34}
"""How dark that is on each side: the light comes a little from the upper left."""
_LIGHT: Final = {Seat.SOUTH: ("#000", 0.16), Seat.EAST: ("#000", 0.1), Seat.NORTH: ("#fff", 0.05)}
"""What the same light makes of the frame's sides."""
_OUT: Final = {Seat.SOUTH: (0, 1), Seat.EAST: (1, 0), Seat.NORTH: (0, -1), Seat.WEST: (-1, 0)}
"""The way from the centre to a seat in the picture, where y goes down."""
_GRAINS: Final = 64
_FRAME_GRAINS: Final = 7
_SPREAD: Final = 2654435761
"""Knuth's multiplier: spreads 1, 2, 3, ... evenly over 32 bits."""


def half_frame(geometry: Geometry) -> float:
    """Return half the outer side of the frame in metres."""
    return geometry.half_side + (geometry.frame_width or FRAME)


def half_view(geometry: Geometry) -> float:
    """Return half the side of the whole picture in metres."""
    return half_frame(geometry) + MARGIN


def definitions(geometry: Geometry, theme: Theme) -> str:
    """Return the gradients and clips that the wood is painted with."""
    side, outer = geometry.half_side, half_frame(geometry)
    lamp = {"gradientUnits": "userSpaceOnUse", "cx": "0", "cy": "0"}
    dark, across = theme.surface_dark, theme.frame_dark
    profile = (
        (0.0, across),
        (0.07, theme.frame_light),
        (0.3, theme.frame),
        (0.8, theme.frame),
        (0.94, theme.frame_light),
        (1.0, across),
    )
    parts = [
        radial("surface", (0, theme.surface_light), (1, theme.surface), r=mm(side), **lamp),
        radial("vignette", (0.55, dark, 0), (1, dark, 0.85), r=mm(1.42 * side), **lamp),
        tag("clipPath", _square(outer, rx=mm(_CORNER)), id=own("frame")),
        tag("clipPath", _square(side), id=own("inside")),
    ]
    for seat in Seat:
        parts.append(linear(f"frame-{seat}", *profile, **_across(seat, outer, side)))
        shades = ((0.0, "#000", _SHADING[seat]), (1.0, "#000", 0.0))
        parts.append(linear(f"shade-{seat}", *shades, **_across(seat, side, side - _SHADE)))
    return "".join(parts)


def below(geometry: Geometry, theme: Theme) -> str:
    """Draw the board's soft shadow on the page: outlines over each other, each broader."""
    outer, steps = half_frame(geometry), 16
    return group(
        "shadow",
        *(
            _square(
                outer - 0.002,
                rx=mm(_CORNER),
                transform="translate(0 4)",
                fill="none",
                stroke="#000",
                stroke_width=mm(0.004 + 2 * MARGIN * 0.8 * (step / steps) ** 2),
                stroke_linejoin="round",
                stroke_opacity=f"{theme.board_shadow / steps:.3f}",
            )
            for step in range(1, steps + 1)
        ),
    )


def frame(geometry: Geometry, theme: Theme) -> str:
    """Draw the frame's four sides with their grain, mitres and edges."""
    side, outer = geometry.half_side, half_frame(geometry)
    edge = theme.frame_edge
    parts: list[str] = []
    for seat in Seat:
        parts.append(_side(outer, side, seat, fill=ref(f"frame-{seat}")))
        parts += _frame_grain(side, outer, seat, theme)
    for seat, (colour, much) in _LIGHT.items():
        parts.append(_side(outer, side, seat, fill=colour, fill_opacity=much))
    for x, y in ((1, 1), (-1, 1), (-1, -1), (1, -1)):
        mitre = f"M{at(Point(x * side, y * side))}L{at(Point(x * outer, y * outer))}"
        parts.append(tag("path", d=mitre, stroke=edge, stroke_width=0.7, stroke_opacity=0.7))
    parts.append(_square(side, fill="none", stroke=edge, stroke_width=3))
    parts.append(_square(outer, rx=mm(_CORNER), fill="none", stroke=edge, stroke_width=2.4))
    return group("frame", *parts, clip_path=ref("frame"))


def surface(geometry: Geometry, theme: Theme) -> str:
    """Draw the playing surface, lighter in the middle."""
    side = geometry.half_side
    return group(
        "surface",
        _square(side, class_="playing-surface", fill=ref("surface")),
        *_grain(side, theme),
        _square(side, fill=ref("vignette")),
        clip_path=ref("inside"),
    )


def shade(geometry: Geometry) -> str:
    """Draw what the frame shades of the surface and its marks."""
    side = geometry.half_side
    inner = side - _SHADE
    return group("shade", *(_side(side, inner, s, fill=ref(f"shade-{s}")) for s in Seat))


def _square(half: float, **attributes: Value) -> str:
    low, size = mm(-half), mm(2 * half)
    return tag("rect", x=low, y=low, width=size, height=size, **attributes)


def _across(seat: Seat, start: float, end: float) -> dict[str, str]:
    """Let a gradient run across one side, from one distance from the centre to another."""
    x, y = _OUT[seat]
    ends = (("x1", x * start), ("y1", y * start), ("x2", x * end), ("y2", y * end))
    return {"gradientUnits": "userSpaceOnUse"} | {name: mm(value) for name, value in ends}


def _turned(seat: Seat, out: float, along: float) -> str:
    """Write a place by its distance towards a seat and along that side."""
    x, y = _OUT[seat]
    return f"{mm(out * x - along * y)} {mm(out * y + along * x)}"


def _side(outer: float, inner: float, seat: Seat, **attributes: Value) -> str:
    """Draw one mitred side of a square ring."""
    corners = ((outer, -outer), (outer, outer), (inner, inner), (inner, -inner))
    way = "L".join(_turned(seat, *corner) for corner in corners)
    return tag("path", d=f"M{way}Z", **attributes)


def _frame_grain(side: float, outer: float, seat: Seat, theme: Theme) -> Iterator[str]:
    for k in range(1, _FRAME_GRAINS + 1):
        a, b, c = (_chance(k + 97 * j + 11 * seat.quarter_turns) for j in (1, 2, 3))
        out = side + (outer - side) * (k - 0.3 + 0.6 * a) / (_FRAME_GRAINS + 1)
        bend = (b - 0.5) * 0.005
        knots = ((out, -out), (out + bend, -out / 3), (out - bend, out / 3), (out + bend * c, out))
        first, *others = (_turned(seat, *knot) for knot in knots)
        yield tag(
            "path",
            d=f"M{first}C{' '.join(others)}",
            fill="none",
            stroke=theme.frame_edge,
            stroke_width=0.4 + 0.9 * c,
            stroke_opacity=0.1 + 0.16 * a,
        )


def _grain(side: float, theme: Theme) -> Iterator[str]:
    """Draw fine lines along the veneer, each a little bent."""
    for k in range(1, _GRAINS + 1):
        a, b, c, d = (_chance(k + 131 * j) for j in range(4))
        y = side * (2 * (k - 0.5 + 0.9 * (a - 0.5)) / _GRAINS - 1)
        first, second, third, last = (mm(y + 0.006 * (each - 0.5)) for each in (a, b, c, d))
        far, near = mm(side), mm(side / 3)
        yield tag(
            "path",
            d=f"M-{far} {first}C-{near} {second} {near} {third} {far} {last}",
            fill="none",
            stroke=theme.grain,
            stroke_width=0.35 + 1.8 * b * c * d,
            stroke_opacity=number(theme.grain_opacity * (0.35 + 0.65 * c)),
        )


def _chance(step: int) -> float:
    """Return a number from 0 to 1 that looks like chance and is always the same."""
    return (step * _SPREAD % 2**32) / 2**32
