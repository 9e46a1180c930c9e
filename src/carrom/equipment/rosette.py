"""The rosette with which a board begins: exact, or as a hand sets it."""

from collections.abc import Sequence
from functools import lru_cache
from hashlib import blake2b
from typing import Final

from carrom.equipment.angles import direction
from carrom.equipment.geometry import Geometry
from carrom.equipment.pieces import Layout, Piece, Point, Standing

WIDEST_GAP: Final = 5e-5
"""Metres between two neighbours of a rosette that a hand has set: to the eye they touch (settled 56)."""
_LOOSE: Final = 0.25 * WIDEST_GAP * (1.0 - 1e-6)
"""How far from its place on the widened lattice a piece may lie: two neighbours never overlap."""


def rosette(
    geometry: Geometry, turn_degrees: float = 0.0, by_hand: Sequence[int] | None = None
) -> Layout:
    """Return the rosette, turned anticlockwise by so many degrees.

    It is that of rules 3.5.a, club:play.2, percuteur:play.1, percuteur:play.2 and simplified:game.2.

    Unturned, either ring begins at 90 degrees with a white piece and goes on anticlockwise, black
    and white in turn. The outer ring's first piece is a corner of the hexagon, so all its corners
    are white. Order: the six of the inner ring, the twelve of the outer ring, the queen.

    Without ``by_hand`` all neighbours touch. With it they have gaps of up to :data:`WIDEST_GAP`,
    drawn from these numbers: the same numbers give the same gaps to the bit on every machine, and
    the gaps turn with the rosette. The queen lies in the centre.
    """
    apart = 2 * geometry.piece_radius + (0.0 if by_hand is None else 0.5 * WIDEST_GAP)
    spokes, outer = _rings(apart, turn_degrees)
    if by_hand is not None:
        places = _loosened([*spokes, *outer], by_hand, direction(turn_degrees))
        spokes, outer = places[: len(spokes)], places[len(spokes) :]
    colours = (Piece.WHITE, Piece.BLACK)
    rings = (
        Standing(colours[number % 2], at)
        for ring in (spokes, outer)
        for number, at in enumerate(ring)
    )
    return (*rings, Standing(Piece.QUEEN, Point(0.0, 0.0)))


@lru_cache(maxsize=64)
def _rings(apart: float, turn_degrees: float) -> tuple[list[Point], list[Point]]:
    """Return the places of the two rings on a lattice whose neighbours are so far apart."""
    spokes = [
        Point(apart * towards.x, apart * towards.y)
        for towards in (direction(90 + 60 * k + turn_degrees) for k in range(6))
    ]
    outer: list[Point] = []
    for spoke, following in zip(spokes, spokes[1:] + spokes[:1], strict=True):
        # On the triangular lattice all sums of neighbouring spokes touch their neighbours.
        outer += [
            Point(2 * spoke.x, 2 * spoke.y),
            Point(spoke.x + following.x, spoke.y + following.y),
        ]
    return spokes, outer


def _loosened(places: list[Point], numbers: Sequence[int], turn: Point) -> list[Point]:
    """Return places shifted by chance, each shift turned as the rosette is."""
    moved = []
    for place, by in zip(places, _shifts(numbers, len(places)), strict=True):
        across, along = by.x * turn.x - by.y * turn.y, by.x * turn.y + by.y * turn.x
        moved.append(Point(place.x + _LOOSE * across, place.y + _LOOSE * along))
    return moved


def _shifts(numbers: Sequence[int], count: int) -> list[Point]:
    """Draw points evenly from the unit circle, by whole numbers alone until the last division."""
    found: list[Point] = []
    drawn = 0
    key = "/".join(map(str, numbers))
    while len(found) < count:
        digest = blake2b(f"{key}/{drawn}".encode(), digest_size=8).digest()
        x, y = (int.from_bytes(half) / 2**31 - 1.0 for half in (digest[:4], digest[4:]))
        drawn += 1
        if x * x + y * y <= 1.0:
            found.append(Point(x, y))
    return found
