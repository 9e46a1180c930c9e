"""What the umpire puts back on the centre: the queen and pieces that left the board (3.12.b, 3.9.a).

"As much of the centre circle as possible" is the free spot nearest to the centre. Proof: the part of
the circle a disc covers is the lens of two circles, which never grows with the distance of their
centres; and as pieces do not overlap, what the new piece covers was unoccupied. Where no spot covers
any, "nearest" is what rule 3.12.b asks for by name. Contact is allowed everywhere here.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from math import hypot

from carrom.equipment.geometry import Geometry, from_seat
from carrom.equipment.pieces import Layout, Piece, Point, Seat, Standing
from carrom.rules.placement.plane import CENTRE, Circle, Ray, distance, meetings
from carrom.rules.placement.region import (
    Region,
    first,
    keep_out,
    nearest,
    nearest_of_innermost,
)


def spot_at_centre(layout: Layout, geometry: Geometry) -> Point:
    """Return the centre, or the free spot nearest to it; ties go anticlockwise from +x."""
    # Without an outer rim there is always a free spot: the discs to keep out of are finite.
    return nearest(CENTRE, Region(keep_out(layout, geometry, 0.0))) or CENTRE


def queen_spot(layout: Layout, geometry: Geometry) -> Point:
    """Return where the umpire puts the queen (rules 3.12.b, 5.1.replace)."""
    return spot_at_centre(layout, geometry)


def queen_and_piece(
    piece: Piece, owner: Seat, layout: Layout, geometry: Geometry
) -> tuple[Standing, Standing]:
    """Put back the queen and one piece (rule 3.9.a, and the percuteur's settled interpretation 26).

    The queen goes to the centre, the piece against her on the side away from its owner.
    """
    queen = Standing(Piece.QUEEN, queen_spot(layout, geometry))
    beside = _against(queen.at, owner, (*layout, queen), geometry)
    return queen, Standing(piece, beside)


def return_to_centre(
    pieces: Sequence[Piece], layout: Layout, geometry: Geometry, seats: Mapping[Piece, Seat]
) -> Layout:
    """Put back pieces that left the board (3.9.a, 5.1.replace); return what comes to lie, in that order.

    ``seats`` says who sits where by colour: a missing colour sits opposite the other, and white at
    the south where neither is known. One piece, the queen and one, a white and a black one go as
    the rule says. More of them: the queen first, then a white with a black one as long as there are
    both, then one by one, against the queen if she came back too, else as near to the centre as
    they go.
    """
    count = Counter(pieces)
    if count[Piece.STRIKER]:
        raise ValueError("a striker that left the board is not put back")
    white, black = _owners(seats)
    back: list[Standing] = []
    for _ in range(count[Piece.QUEEN]):
        back.append(Standing(Piece.QUEEN, queen_spot((*layout, *back), geometry)))
    both = min(count[Piece.WHITE], count[Piece.BLACK])
    for _ in range(both):
        back += _white_and_black((*layout, *back), geometry, white, black)
    for piece, owner in ((Piece.WHITE, white), (Piece.BLACK, black)):
        for _ in range(count[piece] - both):
            now = (*layout, *back)
            if count[Piece.QUEEN]:
                spot = _against(back[0].at, owner, now, geometry)
            else:
                spot = spot_at_centre(now, geometry)
            back.append(Standing(piece, spot))
    return tuple(back)


def return_away(
    pieces: Sequence[Piece], layout: Layout, geometry: Geometry, player: Seat, own: Piece
) -> Layout:
    """Put back pieces that left the board, the first on the centre, the next against it (law 65).

    The queen comes first, then the pieces of the player who struck, then the opponent's. The second
    lies away from the player; every further one touches the first two, or one of them.
    """
    order = {Piece.QUEEN: 0, own: 1}
    back: list[Standing] = []
    for piece in sorted(pieces, key=lambda piece: order.get(piece, 2)):
        now = (*layout, *back)
        if not back:
            spot = spot_at_centre(now, geometry)
        elif len(back) == 1:
            spot = _against(back[0].at, player, now, geometry)
        else:
            spot = _against_two(back[0].at, back[1].at, player, now, geometry)
        back.append(Standing(piece, spot))
    return tuple(back)


def _against_two(
    one: Point, other: Point, player: Seat, layout: Layout, geometry: Geometry
) -> Point:
    """Return a free spot against both of two pieces, else against one, away from the player.

    Where nothing against either is free: the free spot nearest to the centre.
    """
    region = Region(keep_out(layout, geometry, 0.0))
    rings = tuple(Circle(at, 2.0 * geometry.piece_radius) for at in (one, other))
    wishes = tuple(Ray(ring.at, _away(player)).at(ring.radius) for ring in rings)
    both = [(distance(wishes[1], spot), spot) for spot in meetings(*rings)]
    either = [
        (distance(wish, spot), spot)
        for ring, wish in zip(rings, wishes, strict=True)
        for spot in (wish, *(at for disc in region.discs for at in meetings(ring, disc)))
    ]
    best = first(both, region.contains) or first(either, region.contains)
    return best[1] if best else spot_at_centre(layout, geometry)


def _owners(seats: Mapping[Piece, Seat]) -> tuple[Seat, Seat]:
    """Return the seats of white and black."""
    white, black = seats.get(Piece.WHITE), seats.get(Piece.BLACK)
    if white is None:
        white = Seat.SOUTH if black is None else _opposite(black)
    return white, black if black is not None and black is not white else _opposite(white)


def _opposite(seat: Seat) -> Seat:
    return list(Seat)[(seat.quarter_turns + 2) % 4]


def _away(seat: Seat) -> Point:
    """Return the direction a player looks in: from his side across the board."""
    return from_seat(Point(0.0, 1.0), seat)


def _against(queen: Point, owner: Seat, layout: Layout, geometry: Geometry) -> Point:
    """Return the free spot against the queen that lies farthest round from the owner.

    Where nothing against her is free: the free spot nearest to the centre.
    """
    ring = Circle(queen, 2.0 * geometry.piece_radius)
    wish = Ray(queen, _away(owner)).at(ring.radius)
    region = Region(keep_out(layout, geometry, 0.0))
    spots = [wish]
    for disc in region.discs:
        spots.extend(meetings(ring, disc))
    best = first([(distance(wish, spot), spot) for spot in spots], region.contains)
    return best[1] if best else spot_at_centre(layout, geometry)


def _white_and_black(
    layout: Layout, geometry: Geometry, white: Seat, black: Seat
) -> tuple[Standing, Standing]:
    """Put a white and a black piece back so that they cover equal parts of the centre circle.

    They lie opposite each other about the centre, so that the parts are equal whatever they are, as
    near to it as they go, and each as far as possible on the side of its owner's opponent. For the
    one to be free and its opposite too, it has to keep out of the discs and of their mirror images.
    """
    discs = keep_out(layout, geometry, 0.0)
    mirrored = (Circle(Point(-disc.at.x, -disc.at.y), disc.radius) for disc in discs)
    here, there = _away(white), _away(black)
    axis = Point(here.x - there.x, here.y - there.y)
    wish = Ray(CENTRE, Point(axis.x / hypot(*axis), axis.y / hypot(*axis))).at(
        geometry.piece_radius
    )
    region = Region((*discs, *mirrored), inner=geometry.piece_radius)
    spot = nearest_of_innermost(wish, region) or wish
    opposite = Point(-spot.x, -spot.y)
    return Standing(Piece.WHITE, spot), Standing(Piece.BLACK, opposite)
