"""Where the centre of a piece may lie: a ring minus discs, and the point of it nearest to a wish."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations
from math import inf

from carrom.equipment.geometry import Geometry
from carrom.equipment.pieces import Layout, Piece, Point
from carrom.rules.placement.plane import (
    CENTRE,
    TOLERANCE,
    Circle,
    Ray,
    chord,
    crossing,
    distance,
    heading,
    meetings,
    projection,
)

Ranked = tuple[float, Point]
"""A point with its distance from the wish."""


@dataclass(frozen=True, slots=True)
class Region:
    """All points at least ``inner`` and at most ``outer`` from the centre, in none of the open discs."""

    discs: tuple[Circle, ...]
    inner: float = 0.0
    outer: float = inf

    def contains(self, point: Point) -> bool:
        """Tell whether a piece may lie here; borders belong to the region."""
        x, y = point
        square = x * x + y * y
        if square < (max(0.0, self.inner - TOLERANCE)) ** 2:
            return False
        if square > (self.outer + TOLERANCE) ** 2:
            return False
        for disc in self.discs:
            dx, dy = x - disc.at.x, y - disc.at.y
            near = disc.radius - TOLERANCE
            if dx * dx + dy * dy < near * near:
                return False
        return True

    def borders(self) -> tuple[Circle, ...]:
        """Return the circles that can bound the region."""
        rims = (Circle(CENTRE, rim) for rim in (self.inner, self.outer) if 0.0 < rim < inf)
        return (*rims, *self.discs)


def keep_out(layout: Layout, geometry: Geometry, clearance: float) -> tuple[Circle, ...]:
    """Return, for each thing on the surface, the disc a further piece's centre must stay out of.

    ``clearance`` is the gap to be left, in metres; 0 allows contact.
    """
    reach = dict.fromkeys(Piece, 2.0 * geometry.piece_radius + clearance)
    reach[Piece.STRIKER] = geometry.piece_radius + geometry.striker_radius + clearance
    return tuple(Circle(standing.at, reach[standing.piece]) for standing in layout)


def corners(wish: Point, region: Region) -> list[Ranked]:
    """Return every point of the region that can be its nearest to the wish, nearest first.

    A nearest point other than the wish lies on a border. Inside an arc of one circle it must be the
    wish's projection (elsewhere the distance falls one way or the other); else it ends two arcs.
    """
    borders = region.borders()
    found = [wish]
    found.extend(projection(wish, border) for border in borders)
    for one, other in combinations(borders, 2):
        found.extend(meetings(one, other))
    return sorted((distance(wish, point), point) for point in found if region.contains(point))


def stretches(ray: Ray, region: Region) -> Iterator[tuple[float, float]]:
    """Yield the lengths between which the ray runs inside the region."""
    start, end = 0.0, inf
    if region.outer < inf:
        inside = chord(ray, Circle(CENTRE, region.outer))
        if inside is None:
            return
        start, end = max(0.0, inside[0]), inside[1]
    barred = (Circle(CENTRE, region.inner), *region.discs)
    for cut in sorted(cut for disc in barred if (cut := chord(ray, disc)) is not None):
        if cut[0] > end:
            break
        if cut[0] >= start - TOLERANCE:
            yield start, cut[0]
        start = max(start, cut[1])
    if start <= end + TOLERANCE:
        yield start, end


@dataclass(frozen=True, slots=True)
class Track:
    """A ray with its stretches inside a region, and how far its line passes from the wish."""

    ray: Ray
    parts: tuple[tuple[float, float], ...]
    gap: float


def tracks_near(wish: Point, region: Region, rays: Iterable[Ray], within: float) -> list[Track]:
    """Return the tracks of rays through a region that come as near to the wish as ``within``."""
    tracks = []
    for ray in rays:
        dx, dy = wish.x - ray.start.x, wish.y - ray.start.y
        gap = abs(dx * ray.along.y - dy * ray.along.x)
        if gap <= within:
            parts = tuple(stretches(ray, region))
            if parts:
                tracks.append(Track(ray, parts, gap))
    return tracks


def along_tracks(wish: Point, tracks: Iterable[Track]) -> Iterator[Ranked]:
    """Yield the point of each stretch nearest to the wish: its foot, or an end, and all other ends.

    The argument is that for circles: where a ray bounds a region further, the nearest point lies at
    the foot, at an end of a stretch, or where two rays cross (:func:`crossings`).
    """
    for track in tracks:
        ray = track.ray
        foot = (wish.x - ray.start.x) * ray.along.x + (wish.y - ray.start.y) * ray.along.y
        for start, end in track.parts:
            lengths = (start, end, foot) if start < foot < end else (start, end)
            yield from ((distance(wish, at), at) for at in map(ray.at, lengths))


def crossings(wish: Point, tracks: Iterable[Track]) -> Iterator[Ranked]:
    """Yield where two tracks cross inside the region."""
    for one, other in combinations(tracks, 2):
        lengths = crossing(one.ray, other.ray)
        if lengths and _on(lengths[0], one.parts) and _on(lengths[1], other.parts):
            point = one.ray.at(lengths[0])
            yield distance(wish, point), point


def _on(length: float, parts: tuple[tuple[float, float], ...]) -> bool:
    return any(start - TOLERANCE <= length <= end + TOLERANCE for start, end in parts)


def first(ranked: list[Ranked], allowed: Callable[[Point], bool]) -> Ranked | None:
    """Return the nearest allowed point; of equally near ones the first anticlockwise from +x."""
    best: Ranked | None = None
    for away, point in sorted(ranked):
        if best is not None and away > best[0] + TOLERANCE:
            break
        if (best is None or heading(point) < heading(best[1])) and allowed(point):
            best = (best[0] if best else away), point
    return best


def nearest(wish: Point, region: Region) -> Point | None:
    """Return the point of the region nearest to the wish, or None where the region is empty.

    The region is closed, so that the nearest point exists; ties go anticlockwise from +x.
    """
    best = first(corners(wish, region), lambda _: True)
    return None if best is None else best[1]


def nearest_of_innermost(wish: Point, region: Region) -> Point | None:
    """Return, among the points of the region nearest to the centre, the one nearest to the wish."""
    innermost = nearest(CENTRE, region)
    if innermost is None:
        return None
    reach = distance(CENTRE, innermost)
    if reach < TOLERANCE:
        return innermost
    return nearest(wish, Region(region.discs, region.inner, reach)) or innermost
