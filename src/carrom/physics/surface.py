"""What the board, its powder and the discs are made of: values the caller may change."""

from collections.abc import Iterator
from dataclasses import dataclass, fields
from math import isfinite
from typing import Final

GRAVITY: Final = 9.80665
"""m/s^2"""


@dataclass(frozen=True, slots=True)
class Surface:
    """The materials a motion is computed with; the defaults are a well powdered tournament board."""

    mu: float = 0.13
    """Friction of a piece on the powdered board."""
    mu_striker: float = 0.13
    """Friction of the striker on it."""
    e_piece: float = 0.8
    """Restitution of two discs that meet at 1 m/s."""
    e_cushion: float = 0.8
    """Restitution of a disc at a cushion at 1 m/s."""
    e_exponent: float = 0.1
    """Restitution falls with the speed v as v^-e_exponent, between 0.5 and 0.95; 0: it is constant."""
    mu_contact: float = 0.1
    """Friction between two discs."""
    mu_cushion: float = 0.15
    """Friction between a disc and a cushion."""
    e_tangential: float = 0.0
    """Restitution of the slip in an impact of two bodies; a cluster has none."""
    stiffness: float = 2.3e7
    """Of a contact (N/m); matters only where more than two bodies touch, and hardly there."""
    drop: float = 1e-3
    """How far an unsupported disc falls before it can no longer leave a hole (m)."""
    contact_steps: int = 80
    """Steps in the time of a contact in a cluster."""

    def __repr__(self) -> str:
        own = ((f.name, getattr(self, f.name), f.default) for f in fields(self))
        given = (f"{name}={value}" for name, value, usual in own if value != usual)
        return f"Surface({', '.join(given)})"


RANGES: Final[dict[str, tuple[float, float]]] = {
    "mu": (0.01, 2.0),
    "mu_striker": (0.01, 2.0),
    "e_piece": (0.0, 1.0),
    "e_cushion": (0.0, 1.0),
    "e_exponent": (0.0, 1.0),
    "mu_contact": (0.0, 2.0),
    "mu_cushion": (0.0, 2.0),
    "e_tangential": (0.0, 1.0),
    "stiffness": (1e5, 1e9),
    "drop": (1e-5, 0.02),
    "contact_steps": (20, 2000),
}
"""The least and the greatest value of each field."""


def out_of_range(surface: Surface) -> Iterator[str]:
    """Name the fields whose values cannot be used."""
    for name, (least, most) in RANGES.items():
        value = getattr(surface, name)
        if not (isfinite(value) and least <= value <= most):
            yield name
