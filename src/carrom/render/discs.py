"""Pieces and striker as turned discs with a little light and a soft shadow."""

from collections.abc import Iterable, Iterator
from typing import Final

from carrom.equipment.geometry import Geometry
from carrom.equipment.pieces import Piece, Point
from carrom.render.svg import at, circle, group, mm, number, radial, ref
from carrom.render.themes import Theme

_SHADOW: Final = 1.2
"""Radius of a disc's shadow, as a part of the disc's."""
_GROOVES: Final = {
    Piece.WHITE: ((0.72, 0.035), (0.36, 0.03)),
    Piece.BLACK: ((0.72, 0.035), (0.36, 0.03)),
    Piece.QUEEN: ((0.72, 0.035), (0.36, 0.03)),
    Piece.STRIKER: ((0.76, 0.09), (0.4, 0.04)),
}
"""Rings turned into a disc: radius and width, as parts of the disc's radius."""
_CENTRE: Final = Point(0.0, 0.0)


def radius_of(piece: Piece, geometry: Geometry) -> float:
    """Return the radius of a disc in metres."""
    return geometry.striker_radius if piece is Piece.STRIKER else geometry.piece_radius


def definitions(theme: Theme) -> str:
    """Return the gradients that discs are painted with."""
    parts = [radial("disc-shadow", (0.6, "#000", 0.5), (0.82, "#000", 0.24), (1.0, "#000", 0.0))]
    for piece, colours in theme.discs.items():
        shades = (
            (0.0, colours.light),
            (0.45, colours.body),
            (0.86, colours.body),
            (1.0, colours.edge),
        )
        parts.append(radial(piece, *shades, cx=0.5, cy=0.5, r=0.54, fx=0.36, fy=0.32))
    return "".join(parts)


def shadow(place: Point, radius: float) -> str:
    """Draw what a disc shades."""
    lower = Point(place.x + 0.05 * radius, place.y - 0.1 * radius)
    return circle(lower, _SHADOW * radius, fill=ref("disc-shadow"))


def disc(piece: Piece, place: Point, radius: float, theme: Theme) -> str:
    """Draw a disc; its first circle is the disc's outline."""
    colours = theme.discs[piece]
    parts = [circle(_CENTRE, radius, fill=ref(piece))]
    edge = 0.05 * radius
    parts.append(
        circle(_CENTRE, radius - edge / 2, fill="none", stroke=colours.edge, stroke_width=mm(edge))
    )
    parts += [
        circle(
            _CENTRE,
            part * radius,
            fill="none",
            stroke=colours.groove,
            stroke_width=mm(width * radius),
            stroke_opacity=0.8,
        )
        for part, width in _GROOVES[piece]
    ]
    if piece is Piece.STRIKER:
        parts.append(circle(_CENTRE, 0.13 * radius, fill=colours.groove))
    return group(f"disc {piece}", *parts, transform=f"translate({at(place)})")


def discs(standing: Iterable[tuple[Piece, Point, float]], theme: Theme) -> Iterator[str]:
    """Yield two layers: the shadows of all discs below the discs themselves."""
    found = tuple(standing)
    yield group("disc-shadows", *(shadow(place, radius) for _, place, radius in found))
    yield group("discs", *(disc(piece, place, radius, theme) for piece, place, radius in found))


def ghost(piece: Piece, place: Point, radius: float, theme: Theme) -> str:
    """Draw where a disc lay before the stroke: faint, with a clear outline."""
    colours = theme.discs[piece]
    line = 0.07 * radius
    return circle(
        place,
        radius - line / 2,
        class_=f"ghost {piece}",
        fill=colours.body,
        fill_opacity=number(theme.ghost_opacity),
        stroke=theme.ink,
        stroke_width=mm(line),
        stroke_opacity=0.5,
    )
