"""The stroke at the queen in a shoot-out: she lies alone on the centre, so it can be found beforehand.

Every stroke is tried at a fan of angles. The best one pockets her over the widest part of the fan: it
forgives most of what a hand does to it.
"""

from collections.abc import Iterator
from functools import lru_cache
from math import atan2, degrees, hypot
from typing import Final, NamedTuple

from carrom.equipment.aim import Aim
from carrom.equipment.geometry import Geometry
from carrom.equipment.pieces import Piece, Point, Seat
from carrom.equipment.striker import Interval
from carrom.match.simulated_stroke import QUEEN_ALONE
from carrom.physics import Surface, strike

PLACES: Final = 9
"""So many places of the striker are tried on each part of the base."""
SPEEDS: Final = (1.6, 2.2, 3.0)
"""m/s."""
STEP: Final = 0.2
"""Degrees between two strokes of a fan."""
FAN: Final = 15
"""Strokes to each side of the straight one."""


class _Fan(NamedTuple):
    x: float
    angle: float
    speed: float


def queen_shot(
    geometry: Geometry, places: tuple[Interval, ...], seat: Seat, surface: Surface
) -> Aim:
    """Return the stroke at the queen that forgives most; the board looks alike from every seat."""
    found = _best(geometry, places, surface)
    return Aim(seat=seat, x=found.x, angle=found.angle, speed=found.speed)


@lru_cache(maxsize=16)
def _best(geometry: Geometry, places: tuple[Interval, ...], surface: Surface) -> _Fan:
    best, most = _Fan(places[0].low, 90.0, SPEEDS[0]), -1
    for fan in _fans(geometry, places):
        falls = [
            _falls(geometry, surface, fan._replace(angle=fan.angle + STEP * step))
            for step in range(-FAN, FAN + 1)
        ]
        first, count = _longest(falls)
        if count > most:
            middle = fan.angle + STEP * (first + (count - 1) / 2 - FAN)
            best, most = fan._replace(angle=middle), count
    return best


def _fans(geometry: Geometry, places: tuple[Interval, ...]) -> Iterator[_Fan]:
    """Yield strokes that send the queen straight to a far hole, if nothing but contact mattered."""
    apart = geometry.piece_radius + geometry.striker_radius
    holes = [hole for hole in geometry.holes if hole.y > 0.0]
    for low, high in places:
        for number in range(PLACES):
            x = low + (high - low) * number / (PLACES - 1)
            for hole in holes:
                far = hypot(*hole)
                touch = Point(-hole[0] / far * apart, -hole[1] / far * apart)
                angle = degrees(atan2(touch.y + geometry.base_distance, touch.x - x))
                for speed in SPEEDS:
                    yield _Fan(x, angle, speed)


def _falls(geometry: Geometry, surface: Surface, stroke: _Fan) -> bool:
    """Say whether a stroke pockets the queen and not the striker."""
    aim = Aim(seat=Seat.SOUTH, x=stroke.x, angle=stroke.angle, speed=stroke.speed)
    motion = strike(QUEEN_ALONE, aim, geometry, surface, anywhere=True)
    return [fall.id for fall in motion.falls] == [Piece.QUEEN.value]


def _longest(falls: list[bool]) -> tuple[int, int]:
    """Return where the longest run of successes begins, and its length."""
    best = (0, 0)
    start = 0
    for index, fell in enumerate(falls):
        if not fell:
            start = index + 1
        elif index + 1 - start > best[1]:
            best = (start, index + 1 - start)
    return best
