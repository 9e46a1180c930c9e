"""Where a penalty piece goes if nobody chooses: the first legal one of some spots around the centre."""

from functools import lru_cache
from typing import Final

import numpy as np

from carrom.envs.terms import Terms
from carrom.equipment.angles import direction
from carrom.equipment.geometry import Geometry
from carrom.equipment.pieces import Layout, Point
from carrom.players.striker_places import Array
from carrom.rules.placement import Manner, Placer, first_legal_spot, nearest_legal_spot

CENTRE: Final = Point(0.0, 0.0)
DIRECTIONS: Final = 24
RINGS: Final = (0.0, 0.25, 0.5, 0.75, 1.0)
"""How far out the spots lie, between the innermost and the outermost that the circles allow."""
GAP: Final = 1e-6
"""Metres by which a spot keeps clear of circles and pieces."""


@lru_cache(maxsize=16)
def _ring(inner: float, outer: float) -> Array:
    """Return spots on circles, rows of x and y; each begins in the north, to either side in turn."""
    steps = [(k + 1) // 2 * (1 if k % 2 else -1) for k in range(DIRECTIONS)]
    towards = [direction(90.0 + 360.0 * step / DIRECTIONS) for step in steps]
    wide = [inner + part * (outer - inner) for part in RINGS]
    return np.array([(far * d.x, far * d.y) for far in wide for d in towards])


def usual_ring(geometry: Geometry) -> Array:
    """Return the spots that are tried, in order, as rows of x and y; some may be taken or illegal."""
    inner = geometry.centre_radius + geometry.piece_radius + GAP
    return _ring(inner, geometry.inner_radius - geometry.piece_radius - GAP)


def usual_spot(terms: Terms, layout: Layout, placer: Placer) -> Point | None:
    """Return where a piece is placed by default; None: there is no room.

    Just outside the centre circle, or by the rules that want it there in the centre. If nothing is
    free of the spots tried, the legal spot nearest to the centre.
    """
    geometry, manner = terms.geometry, terms.rule_set.book.placing.manner
    if manner is not Manner.CENTRE:
        ring = usual_ring(geometry)
        lying = np.array([s.at for s in layout]).reshape(-1, 2)
        apart = ring[:, None, :] - lying[None, :, :]
        least = 2.0 * geometry.piece_radius + GAP
        free = ((apart * apart).sum(axis=2) > least * least).all(axis=1)
        wishes = (Point(x, y) for x, y in ring[free].tolist())
        spot = first_legal_spot(wishes, layout, geometry, placer, manner)
        if spot is not None:
            return spot
    return nearest_legal_spot(CENTRE, layout, geometry, placer, manner)
