"""A stroke as a picture: where discs lay, the way each went, what met, where all came to rest."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import sqrt
from typing import Final, Protocol

from carrom.equipment.geometry import Geometry
from carrom.equipment.pieces import Piece, Point
from carrom.render.discs import disc, discs, ghost, radius_of
from carrom.render.svg import at, circle, group, mm, number, own, radial, ref, tag
from carrom.render.themes import Theme

MARKS: Final = 0.55
"""Opacity of the board's own marks in a picture of a stroke, so that they step behind the paths."""
_LINE: Final = {Piece.STRIKER: 0.0026}
"""Metres: how broad the striker's path is drawn."""
_PIECE_LINE: Final = 0.0019
_CASING: Final = 0.0011
"""Metres of casing on either side of a path."""
_LEAST: Final = 0.0005
"""Metres: a shorter way is no way; what moved less is drawn as if it had lain still."""
_RIM: Final = 0.6
"""Where in the glow around a used hole the hole's rim lies (0 to 1)."""
_LEFT: Final = "left_board"
"""The fate of a disc that is no longer on the board at all."""


class DrawnDisc(Protocol):
    """A disc before the stroke."""

    @property
    def id(self) -> str:
        """Its name."""

    @property
    def piece(self) -> Piece:
        """What it is."""

    @property
    def at(self) -> Point:
        """Where it lay."""

    @property
    def radius(self) -> float | None:
        """Metres, where it is not that of its kind."""


class DrawnEnd(Protocol):
    """A disc after the stroke."""

    @property
    def id(self) -> str:
        """Its name."""

    @property
    def at(self) -> Point:
        """Where it came to rest, or fell."""

    @property
    def fate(self) -> str:
        """Whether it lies on the board, fell, or left the board."""

    @property
    def hole(self) -> int | None:
        """The hole it fell into (1 to 4)."""


class DrawnFall(Protocol):
    """A disc falling into a hole."""

    @property
    def id(self) -> str:
        """Its name."""


class DrawnImpact(Protocol):
    """Two discs meeting, or a disc and a cushion."""

    @property
    def at(self) -> Point:
        """Where they touched."""

    @property
    def impulse(self) -> float:
        """How hard, in newton seconds."""


class DrawnPath(Protocol):
    """The way of a disc that moved."""

    @property
    def id(self) -> str:
        """Its name."""

    @property
    def piece(self) -> Piece:
        """What it is."""

    @property
    def points(self) -> Sequence[Point]:
        """The corners of its way."""


class DrawnMotion(Protocol):
    """What a picture needs of a motion; :class:`carrom.physics.Motion` has it."""

    @property
    def geometry(self) -> Geometry:
        """The board it happened on."""

    @property
    def discs(self) -> Sequence[DrawnDisc]:
        """All discs before the stroke."""

    @property
    def ends(self) -> Sequence[DrawnEnd]:
        """All discs after it, in the same order."""

    @property
    def falls(self) -> Sequence[DrawnFall]:
        """What fell, in order."""

    @property
    def impacts(self) -> Sequence[DrawnImpact]:
        """Every impact, in order."""

    def paths(self) -> Sequence[DrawnPath]:
        """Return the ways of all discs that moved."""


def definitions(geometry: Geometry, theme: Theme) -> str:
    """Return the gradients and clips that :func:`stroke` paints with."""
    colour = theme.impact
    holes = "".join(circle(hole, geometry.hole_radius) for hole in geometry.holes)
    return "".join(
        (
            radial("glow", (_RIM, colour, 0.0), (_RIM, colour, 0.7), (1.0, colour, 0.0)),
            radial("spark", (0.0, colour, 0.8), (0.35, colour, 0.45), (1.0, colour, 0.0)),
            tag("clipPath", holes, id=own("in-holes")),
        )
    )


def moved(motion: DrawnMotion) -> list[DrawnPath]:
    """Return the ways of all discs that moved far enough to be seen."""
    return [path for path in motion.paths() if _length(path.points) >= _LEAST]


def stroke(motion: DrawnMotion, geometry: Geometry, theme: Theme) -> Iterator[str]:
    """Yield the layers of a stroke, lowest first."""
    before = {each.id: each for each in motion.discs}
    after = {each.id: each for each in motion.ends}
    paths = moved(motion)

    def radius(name: str) -> float:
        found = before[name]
        return found.radius or radius_of(found.piece, geometry)

    fallen = [fall.id for fall in motion.falls]
    used = sorted({hole for each in motion.ends if (hole := each.hole) is not None})
    yield group("used-holes", *(_used(geometry.holes[hole - 1], geometry, theme) for hole in used))
    yield group(
        "fallen",
        *(
            disc(
                before[name].piece,
                _inside(after[name], radius(name), geometry),
                radius(name),
                theme,
            )
            for name in fallen
        ),
        clip_path=ref("in-holes"),
        opacity=0.5,
    )
    yield group(
        "ghosts",
        *(ghost(p.piece, before[p.id].at, radius(p.id), theme) for p in paths),
    )
    yield group("impacts", *_impacts(motion.impacts))
    # The striker goes last: its way explains the others.
    ordered = sorted(paths, key=lambda path: path.piece is Piece.STRIKER)
    yield group("paths", *(part for path in ordered for part in _way(path, theme)))
    lying = [
        (before[each.id].piece, each.at, radius(each.id))
        for each in motion.ends
        if each.hole is None and each.fate != _LEFT
    ]
    yield from discs(lying, theme)


def _length(points: Sequence[Point]) -> float:
    return sum(sqrt((b.x - a.x) ** 2 + (b.y - a.y) ** 2) for a, b in pairwise(points))


def _inside(end: DrawnEnd, radius: float, geometry: Geometry) -> Point:
    """Return where a fallen disc is drawn: tipped from where it fell towards the hole's middle."""
    if end.hole is None:
        return end.at
    hole = geometry.holes[end.hole - 1]
    x, y = end.at.x - hole.x, end.at.y - hole.y
    away, most = sqrt(x * x + y * y), max(0.0, geometry.hole_radius - radius)
    part = most / away if away > most else 1.0
    return Point(hole.x + x * part, hole.y + y * part)


def _used(hole: Point, geometry: Geometry, theme: Theme) -> str:
    """Mark a hole into which something fell."""
    glow = circle(hole, geometry.hole_radius / _RIM, fill=ref("glow"))
    ring = circle(
        hole,
        geometry.hole_radius + 0.0012,
        class_="used-hole",
        fill="none",
        stroke=theme.impact,
        stroke_width=2.4,
    )
    return glow + ring


def _way(path: DrawnPath, theme: Theme) -> Iterator[str]:
    colours = theme.tracks[path.piece]
    line = _LINE.get(path.piece, _PIECE_LINE)
    way = "M" + "L".join(_shortened(path.points))
    shared = {"fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}
    yield tag(
        "path",
        d=way,
        stroke=colours.casing,
        stroke_width=mm(line + 2 * _CASING),
        stroke_opacity=number(colours.casing_opacity),
        **shared,
    )
    yield tag(
        "path",
        class_=f"path {path.piece}",
        d=way,
        stroke=colours.line,
        stroke_width=mm(line),
        **shared,
    )


def _shortened(points: Sequence[Point]) -> list[str]:
    """Write the corners of a way, each once."""
    written: list[str] = []
    for point in points:
        if not written or at(point) != written[-1]:
            written.append(at(point))
    return written


def _impacts(impacts: Sequence[DrawnImpact]) -> Iterator[str]:
    """Draw a soft spark for each impact, the larger the harder it was."""
    hardest = max((each.impulse for each in impacts), default=0.0)
    for each in impacts:
        part = sqrt(each.impulse / hardest) if hardest > 0.0 else 0.0
        yield circle(each.at, 0.003 + 0.01 * part, class_="impact", fill=ref("spark"))
