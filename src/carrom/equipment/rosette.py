"""The rosette with which a board begins."""

from carrom.equipment.angles import direction
from carrom.equipment.geometry import Geometry
from carrom.equipment.pieces import Layout, Piece, Point, Standing


def rosette(geometry: Geometry, turn_degrees: float = 0.0) -> Layout:
    """Return the rosette, turned anticlockwise by so many degrees.

    It is that of rules 3.5.a, club:play.2, percuteur:play.1, percuteur:play.2 and simplified:game.2.

    Unturned, either ring begins at 90 degrees with a white piece and goes on anticlockwise, black
    and white in turn. The outer ring's first piece is a corner of the hexagon, so all its corners
    are white. Order: the six of the inner ring, the twelve of the outer ring, the queen.
    """
    spokes = [
        Point(2 * geometry.piece_radius * towards.x, 2 * geometry.piece_radius * towards.y)
        for towards in (direction(90 + 60 * k + turn_degrees) for k in range(6))
    ]
    outer: list[Point] = []
    for spoke, following in zip(spokes, spokes[1:] + spokes[:1], strict=True):
        # On the triangular lattice all sums of neighbouring spokes touch their neighbours.
        outer += [
            Point(2 * spoke.x, 2 * spoke.y),
            Point(spoke.x + following.x, spoke.y + following.y),
        ]
    colours = (Piece.WHITE, Piece.BLACK)
    rings = (
        Standing(colours[number % 2], at)
        for ring in (spokes, outer)
        for number, at in enumerate(ring)
    )
    return (*rings, Standing(Piece.QUEEN, Point(0.0, 0.0)))
