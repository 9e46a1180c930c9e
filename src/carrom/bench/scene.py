"""One stroke as any engine can play it, and what an engine made of it."""

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]

GRAVITY: Final = 9.80665
"""Metres per second squared."""
MU: Final = 0.13
"""Friction of every disc on the board."""
RESTITUTION: Final = 0.8
"""Of discs and cushions alike, at every speed."""


@dataclass(frozen=True, slots=True)
class Scene:
    """Discs on a square board without holes (SI units); the last disc is the striker.

    What all engines can agree on: constant friction on the board, constant restitution, no
    friction between discs or along a cushion, and so no spin.
    """

    half_side: float
    radius: Floats
    """Metres, one a disc."""
    mass: Floats
    """Kilograms, one a disc."""
    at: Floats
    """Metres, (n, 2)."""
    velocity: Floats
    """Metres per second, (n, 2)."""
    mu: float = MU
    restitution: float = RESTITUTION


@dataclass(frozen=True, slots=True)
class Played:
    """What an engine made of a scene."""

    at: Floats
    """Where the discs came to rest: metres, (n, 2)."""
    seconds: float
    """Time the motion took to compute; building the world beforehand does not count."""
    finished: bool = True
    """Whether everything came to rest before the engine was told to stop, or gave up."""
    events: int | None = None
    """Events an event-driven engine went through, everything it counts as one."""
