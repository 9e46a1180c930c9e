"""The test of a playing surface (rule 2.1.a): how often a striker runs up and down the board.

The striker is sent from the middle of a base line straight against the opposite frame. A run is one
crossing of the surface between two cushions; the first, from the base line to the far cushion,
counts as one as well. Rule 2.1.a asks for three and a half.
"""

from dataclasses import replace
from typing import Final

from carrom.equipment.geometry import Geometry
from carrom.equipment.pieces import Piece, Point
from carrom.equipment.requirements import Part, limits_of
from carrom.physics import Disc, Surface, simulate
from carrom.physics.discs import FASTEST

STRENGTHS: Final = {"soft": 0.8, "normal": 1.8, "strong": 5.0, "strongest": 7.0}
"""Speeds of strokes in m/s, as people play them."""
FULL_FORCE: Final = STRENGTHS["strong"]
"""Speed in m/s of the test: what a strong player reaches without effort, so not the very limit."""
FRICTIONS: Final = (0.06, 0.13, 0.20)
"""Sliding friction of a striker on a slippery, an ordinary and a dull surface."""
RESTITUTIONS: Final = (0.65, 0.80, 0.90)
"""Restitution at 1 m/s of a dead, an ordinary and a lively cushion."""
_FINE: Final = 1e-9
"""Metres a second to which the least speed is found."""


def wanted_runs() -> float:
    """Return how many runs rule 2.1.a asks for."""
    least = limits_of(Part.SURFACE, "rebounds").minimum
    assert least is not None
    return float(least)


def material(surface: Surface, *, mu: float, e: float) -> Surface:
    """Return a surface with another friction and other cushions (restitution at 1 m/s)."""
    return replace(surface, mu=mu, mu_striker=mu, e_cushion=e)


def runs(speed: float, geometry: Geometry, surface: Surface) -> float:
    """Return how many runs a striker sent at so many m/s makes before it lies still.

    The last run counts as far as it goes, as a fraction of its own length.
    """
    start = Point(0.0, -geometry.base_distance)
    striker = Disc(id="striker", piece=Piece.STRIKER, at=start, velocity=Point(0.0, speed))
    motion = simulate((striker,), geometry, surface=surface)
    bounces = len(motion.impacts)
    reach = geometry.half_side - geometry.striker_radius
    end = motion.ends[0].at.y
    if bounces == 0:
        return (end - start.y) / (reach - start.y)
    last = reach if bounces % 2 else -reach
    return bounces + abs(end - last) / (2 * reach)


def least_speed(geometry: Geometry, surface: Surface) -> float | None:
    """Return the least speed in m/s that makes the runs wanted; None where no stroke does."""
    wanted = wanted_runs()
    low, high = 0.0, 1.0
    while runs(high, geometry, surface) < wanted:
        if high >= FASTEST:
            return None
        low, high = high, min(2 * high, FASTEST)
    while high - low > _FINE:
        middle = (low + high) / 2
        if runs(middle, geometry, surface) < wanted:
            low = middle
        else:
            high = middle
    return high
