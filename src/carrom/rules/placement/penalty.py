"""Where a penalty piece may go (rules 3.11.i, 3.11.m, 3.11.p and what the other sets have instead)."""

from collections.abc import Iterable, Mapping
from enum import StrEnum
from functools import lru_cache
from math import hypot
from typing import Final

from carrom.equipment.geometry import Geometry
from carrom.equipment.pieces import Layout, Piece, Point
from carrom.rules.placement.lines import Line, Placer, Table, gives_nothing, lines_given, table
from carrom.rules.placement.manner import Manner
from carrom.rules.placement.plane import CENTRE, TOLERANCE, Circle, distance
from carrom.rules.placement.rays import rays
from carrom.rules.placement.region import (
    Region,
    along_tracks,
    corners,
    crossings,
    first,
    keep_out,
    nearest,
    nearest_of_innermost,
    tracks_near,
)

CLEARANCE: Final = 1e-4
"""The gap, in metres, from which a placed piece counts as touching nothing."""


class SpotVerdict(StrEnum):
    """Whether a penalty piece may lie on a spot, or the first reason why not."""

    LEGAL = "legal"
    OUTSIDE_INNER_CIRCLE = "outside-inner-circle"
    ON_CENTRE_CIRCLE = "on-centre-circle"
    TOUCHES_PIECE = "touches-piece"
    """Nearer to a piece than ``CLEARANCE``; where contact is allowed, overlapping one."""
    CANNON = "cannon"
    PAIR = "pair"
    SHOT_WITH_QUEEN = "shot-with-queen"
    """A cannon or pair by which the queen would fall."""
    NOT_NEAREST_TO_CENTRE = "not-nearest-to-centre"
    """Only where the piece has to go to the centre."""


_GAINED: Final[Mapping[Manner, Piece | None]] = {
    Manner.CIRCLE_WITHOUT_LINES: None,
    Manner.CIRCLE_WITHOUT_QUEEN_LINES: Piece.QUEEN,
}
"""Where cannon and pair are forbidden: with which pieces, None being the placer's own."""


def judge_spot(
    spot: Point, layout: Layout, geometry: Geometry, placer: Placer, manner: Manner
) -> SpotVerdict:
    """Judge a spot for a penalty piece (rules 3.11.m and 3.11.p).

    ``layout`` is what lies on the surface without the piece to be placed. ``placer`` is who places
    it: the opponent of the side that pays; only where lines are forbidden is that asked for.
    """
    region = _region(layout, geometry, manner)
    away = hypot(*spot)
    if away > region.outer + TOLERANCE:
        return SpotVerdict.OUTSIDE_INNER_CIRCLE
    if away < region.inner - TOLERANCE:
        return SpotVerdict.ON_CENTRE_CIRCLE
    if not region.contains(spot):
        return SpotVerdict.TOUCHES_PIECE
    if manner is Manner.CENTRE:
        innermost = nearest(CENTRE, region)
        if innermost is not None and away > hypot(*innermost) + TOLERANCE:
            return SpotVerdict.NOT_NEAREST_TO_CENTRE
        return SpotVerdict.LEGAL
    if manner in _GAINED:
        seen = table(layout, geometry, placer, _GAINED[manner])
        lines = set(lines_given(spot, seen))
        if lines and manner is Manner.CIRCLE_WITHOUT_QUEEN_LINES:
            return SpotVerdict.SHOT_WITH_QUEEN
        if lines:
            return SpotVerdict.PAIR if Line.PAIR in lines else SpotVerdict.CANNON
    return SpotVerdict.LEGAL


def is_legal_spot(
    spot: Point, layout: Layout, geometry: Geometry, placer: Placer, manner: Manner
) -> bool:
    """Tell whether a penalty piece may lie on a spot; :func:`judge_spot` says why not."""
    return judge_spot(spot, layout, geometry, placer, manner) is SpotVerdict.LEGAL


def first_legal_spot(
    spots: Iterable[Point], layout: Layout, geometry: Geometry, placer: Placer, manner: Manner
) -> Point | None:
    """Return the first of some spots on which a penalty piece may lie; None: none of them is legal."""
    if manner is Manner.CENTRE:
        legal = (s for s in spots if is_legal_spot(s, layout, geometry, placer, manner))
        return next(legal, None)
    region = _region(layout, geometry, manner)
    seen = table(layout, geometry, placer, _GAINED[manner]) if manner in _GAINED else None
    for spot in spots:
        if region.contains(spot) and (seen is None or gives_nothing(spot, seen)):
            return spot
    return None


def nearest_legal_spot(
    wish: Point, layout: Layout, geometry: Geometry, placer: Placer, manner: Manner
) -> Point | None:
    """Return the legal spot nearest to a wish, or None where there is no room (rule 3.11.i).

    A legal wish comes back as it is. Of equally near spots the one that comes first anticlockwise
    from +x, seen from the centre, is taken.
    """
    return _nearest_legal_spot(wish, tuple(layout), geometry, placer, manner)


@lru_cache(maxsize=32)
def _nearest_legal_spot(
    wish: Point, layout: Layout, geometry: Geometry, placer: Placer, manner: Manner
) -> Point | None:
    """Return the spot; whether there is room and where is often asked one after the other."""
    region = _region(layout, geometry, manner)
    if manner is Manner.CENTRE:
        return nearest_of_innermost(wish, region)
    if manner in _GAINED:
        seen = table(layout, geometry, placer, _GAINED[manner])
        return _nearest_without_line(wish, region, seen)
    return wish if region.contains(wish) else nearest(wish, region)


def has_room(layout: Layout, geometry: Geometry, placer: Placer, manner: Manner) -> bool:
    """Tell whether there is room for a penalty piece at all (rule 3.11.i)."""
    return nearest_legal_spot(CENTRE, layout, geometry, placer, manner) is not None


def _region(layout: Layout, geometry: Geometry, manner: Manner) -> Region:
    """Return the spots that are legal but for cannon, pair and nearness to the centre."""
    if manner is Manner.CENTRE:
        return Region(keep_out(layout, geometry, 0.0))
    inner = geometry.centre_radius + geometry.piece_radius
    outer = geometry.inner_radius - geometry.piece_radius
    discs = keep_out(layout, geometry, CLEARANCE)
    near = (disc for disc in discs if hypot(*disc.at) < outer + disc.radius + TOLERANCE)
    return Region(tuple(near), inner, outer)


def _nearest_without_line(wish: Point, region: Region, seen: Table) -> Point | None:
    """Return the spot of the region nearest to the wish that gives neither cannon nor pair.

    The borders are circles and the rays of rule 3.11.p. What the circles yield bounds the search
    along the rays, and what these yield bounds the search where two of them cross.
    """

    def allowed(point: Point) -> bool:
        return region.contains(point) and gives_nothing(point, seen)

    if allowed(wish):
        return wish
    ranked = corners(wish, region)
    if not ranked:
        return None
    best = first(ranked, allowed)
    # Nothing of the region is farther from the wish than the far side of its rim.
    within = best[0] if best else distance(wish, CENTRE) + region.outer
    zones = Circle(CENTRE, region.outer), Circle(wish, within)
    tracks = tracks_near(wish, region, rays(seen, zones), within)
    for further in (along_tracks, crossings):
        more = [spot for spot in further(wish, tracks) if spot[0] <= within + TOLERANCE]
        found = first([*more, best] if best else more, allowed)
        if found is not None:
            best, within = found, found[0]
            tracks = [track for track in tracks if track.gap <= within]
    return None if best is None else best[1]
