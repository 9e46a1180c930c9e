"""Where the striker may stand under the rooftop rules."""

from carrom.equipment.geometry import Geometry
from carrom.equipment.pieces import Seat
from carrom.equipment.striker import Interval, legal_intervals


def between_the_circles(geometry: Geometry, seat: Seat) -> tuple[Interval, ...]:
    """Return the stretch between the base circles, and never the circles themselves."""
    widest = max(legal_intervals(geometry, seat), key=lambda place: place.high - place.low)
    return (widest,)
