"""Directions from angles in degrees, the same to the bit on every machine.

The sine of the C library differs in the last bit between platforms, and a break makes a difference
of one bit visible. Here quarter turns are exact, and the rest is a series.

>>> direction(90.0)
Point(x=0.0, y=1.0)
"""

from math import fmod, pi
from typing import Any, Final, TypeVar

from carrom.equipment.pieces import Point

T = TypeVar("T", float, Any)  # a number, or an array of them
_TERMS: Final = 11


def direction(degrees: float) -> Point:
    """Return the unit vector that points so many degrees anticlockwise from the right."""
    turned = fmod(degrees, 360.0)
    quarters = round(turned / 90.0)
    x = (turned - 90.0 * quarters) * (pi / 180.0)
    sine, cosine = series(x, 1), series(x, 0)
    return (
        Point(cosine, sine),
        Point(0.0 - sine, cosine),
        Point(-cosine, 0.0 - sine),
        Point(sine, -cosine),
    )[quarters % 4]


def series(x: T, first: int) -> T:
    """Sum the series of the sine (first = 1) or the cosine (0) of at most 45 degrees."""
    total = 1.0 + 0.0 * x
    for k in range(2 * _TERMS + first, first, -2):
        total = 1.0 - x * x * total / (k * (k - 1))
    return total * x if first else total
