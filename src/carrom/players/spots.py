"""Where to place pieces: a legal spot that is of the least use to the opponents."""

from dataclasses import replace
from math import hypot
from typing import Final

import numpy as np
from numpy.random import Generator

from carrom.equipment.angles import direction
from carrom.equipment.pieces import Piece, Point, Seat, Standing
from carrom.players.one_ply.candidates import pots
from carrom.players.player_view import PlayerView
from carrom.players.scene import scene_of
from carrom.rules.placement import (
    Manner,
    SpotVerdict,
    judge_spot,
    nearest_legal_spot,
    queen_spot,
)
from carrom.rules.stroke import colour_of

CENTRE: Final = Point(0.0, 0.0)
DIRECTIONS: Final = 16
RINGS: Final = (0.35, 0.7, 0.98)
"""Where between the two circles spots are tried, from the inner to the outer."""


def spot_for(position: PlayerView, piece: Piece, chance: Generator) -> Point | None:
    """Return a legal spot for a piece, or None where there is no room.

    The opponents' pieces go where they are hardest to pocket, own ones where that is easiest.
    """
    if piece is Piece.QUEEN:
        return queen_spot(position.layout, position.geometry)
    mine = piece is colour_of(position.side) and not position.situation.colours_open
    legal = legal_spots(position, 360.0 * float(chance.random()))
    if not legal:
        return None
    seats = (position.seat,) if mine else position.opponents
    use = [_use(position, piece, spot, seats) for spot in legal]
    best = max(range(len(legal)), key=use.__getitem__) if mine else use.index(min(use))
    return legal[best]


def legal_spots(position: PlayerView, turn: float = 0.0) -> list[Point]:
    """Return some legal spots all around the centre, beginning at an angle in degrees.

    None of those tried may be legal: then the one nearest to the centre, if there is room at all.
    """
    found = _around(position, turn)
    last = None if found else _nearest(position, CENTRE)
    return found if last is None else [last]


def _around(position: PlayerView, turn: float) -> list[Point]:
    manner = position.rules.book.placing.manner
    towards = [direction(turn + 360.0 * k / DIRECTIONS) for k in range(DIRECTIONS)]
    if manner is Manner.CENTRE:
        far = position.geometry.piece_radius
        found = [_nearest(position, Point(far * d.x, far * d.y)) for d in towards[::2]]
        return list(dict.fromkeys(spot for spot in found if spot is not None))
    inner = position.geometry.centre_radius + position.geometry.piece_radius
    outer = position.geometry.inner_radius - position.geometry.piece_radius
    wishes = [
        Point((inner + part * (outer - inner)) * d.x, (inner + part * (outer - inner)) * d.y)
        for part in RINGS
        for d in towards
    ]
    near = 2.0 * position.geometry.piece_radius
    return [
        wish
        for wish in wishes
        if all(hypot(s.at.x - wish.x, s.at.y - wish.y) > near for s in position.layout)
        and judge_spot(wish, position.layout, position.geometry, position.placer, manner)
        is SpotVerdict.LEGAL
    ]


def _nearest(position: PlayerView, wish: Point) -> Point | None:
    manner = position.rules.book.placing.manner
    return nearest_legal_spot(wish, position.layout, position.geometry, position.placer, manner)


def _use(position: PlayerView, piece: Piece, spot: Point, seats: tuple[Seat, ...]) -> float:
    """Return how easily a piece on a spot is pocketed straight from some seats: the widest gap."""
    laid = replace(position, layout=(*position.layout, Standing(piece, spot)))
    last = len(position.layout)
    ease = [pots(scene_of(laid, seat), [last], cushions=False).ease for seat in seats]
    return float(np.concatenate([*ease, [0.0]]).max())
