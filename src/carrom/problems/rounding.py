"""Positions and strokes with short figures: 0.01 mm, 0.01 degrees, 0.01 m/s."""

from dataclasses import replace
from math import floor, hypot
from typing import Final

import numpy as np

from carrom.equipment.geometry import Geometry, to_seat
from carrom.equipment.pieces import Layout, Point, Seat, Standing
from carrom.equipment.standard import board
from carrom.match.notation import Position
from carrom.players.striker_places import Array, StrikerPlaces
from carrom.problems.problem import Row

DIGITS: Final = 5
"""Of a place in metres."""
STEP: Final = 10.0**-DIGITS
REPAIRS: Final = 200
"""How often pieces are moved apart by a step before the position is given up."""


def rounded_position(position: Position) -> Position | None:
    """Return a position seen by its player from the south, with short figures and without a score.

    None where pieces that touch could not be rounded so that they do not overlap.
    """
    if position.seat is None or position.layout is None:
        return None
    geometry = board()
    layout = tuple(
        Standing(each.piece, _rounded(to_seat(each.at, position.seat))) for each in position.layout
    )
    apart = _apart(layout, geometry)
    if apart is None:
        return None
    now = position.situation
    sides = (replace(side, points=0) for side in (now.white, now.black))
    white, black = sides
    return Position(position.rules, replace(now, white=white, black=black), apart, Seat.SOUTH)


def rounded_stroke(row: Array, base: StrikerPlaces) -> Row:
    """Return a stroke with short figures, from a place where the striker may stand."""
    x, angle, speed = row.tolist()
    place = round(x, 4)
    for step in (0.0, 1e-4, -1e-4):
        near = float(base.nearest(np.array([place + step]))[0])
        if abs(near - round(near, 4)) < 1e-12:
            return round(near, 4), round(angle % 360.0, 2), round(speed, 2)
    return x, round(angle % 360.0, 2), round(speed, 2)


def _rounded(at: Point) -> Point:
    return Point(round(at.x, DIGITS) + 0.0, round(at.y, DIGITS) + 0.0)


def _apart(layout: Layout, geometry: Geometry) -> Layout | None:
    """Move pieces apart, by steps of the last figure, until none overlaps another or the frame."""
    least = 2.0 * geometry.piece_radius
    wall = geometry.half_side - geometry.piece_radius
    places = [_inside(each.at, wall) for each in layout]
    for _ in range(REPAIRS):
        pair = next(
            (
                (i, k)
                for k in range(len(places))
                for i in range(k)
                if hypot(places[k].x - places[i].x, places[k].y - places[i].y) < least
            ),
            None,
        )
        if pair is None:
            return tuple(Standing(each.piece, at) for each, at in zip(layout, places, strict=True))
        i, k = pair
        away = Point(places[k].x - places[i].x, places[k].y - places[i].y)
        places[k] = _inside(_stepped(places[k], away), wall)
    return None


def _stepped(at: Point, away: Point) -> Point:
    """Return the place one step further in the direction in which it is already farther off."""
    if abs(away.x) > abs(away.y):
        return _rounded(Point(at.x + (STEP if away.x > 0.0 else -STEP), at.y))
    return _rounded(Point(at.x, at.y + (STEP if away.y > 0.0 else -STEP)))


def _inside(at: Point, wall: float) -> Point:
    most = floor(wall / STEP) * STEP
    return _rounded(Point(min(max(at.x, -most), most), min(max(at.y, -most), most)))
