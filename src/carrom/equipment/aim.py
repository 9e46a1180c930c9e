"""How a stroke is played: from which place of the base, in which direction, how fast.

>>> from carrom.equipment.pieces import Point, Seat
>>> Aim(Seat.SOUTH, x=0.02, angle=90.0, speed=5.0)
Aim(south, x=0.02, angle=90.0, speed=5.0)
>>> Aim.at(Seat.EAST, 0.0, Point(0.0, 0.0), speed=5.0)  # from the middle of the base at the centre
Aim(east, x=0.0, angle=90.0, speed=5.0)
"""

from math import atan2, degrees

from msgspec import Struct

from carrom.equipment.geometry import Geometry, to_seat
from carrom.equipment.pieces import Point, Seat
from carrom.equipment.standard import board


class Aim(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A stroke as its player gives it, everything as seen from the seat."""

    seat: Seat
    x: float
    """Along the base line, 0 in its middle (m)."""
    angle: float
    """Degrees anticlockwise from the right; 90 is straight ahead."""
    speed: float
    """m/s"""
    spin: float = 0.0
    """rad/s anticlockwise"""

    @classmethod
    def at(
        cls,
        seat: Seat,
        x: float,
        target: Point,
        speed: float,
        spin: float = 0.0,
        *,
        geometry: Geometry | None = None,
    ) -> "Aim":
        """Return the stroke from a place on a seat's base that sends the striker to a target.

        The target is a place on the board (m), whichever the seat: the striker's centre goes
        straight towards it. ``geometry`` is the standard board unless given.
        """
        seen = to_seat(target, seat)
        across = seen.x - x
        along = seen.y + (geometry or board()).base_distance
        if across == along == 0.0:
            raise ValueError("the target is where the striker stands")
        return cls(seat, x, degrees(atan2(along, across)), speed, spin)

    def __repr__(self) -> str:
        spin = f", spin={self.spin}" if self.spin else ""
        return f"Aim({self.seat}, x={self.x}, angle={self.angle}, speed={self.speed}{spin})"
