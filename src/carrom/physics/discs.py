"""What goes into a motion: discs, a stroke, and the refusal of what cannot be."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import combinations
from math import hypot, isfinite
from types import MappingProxyType
from typing import Final

from carrom.equipment.aim import Aim
from carrom.equipment.geometry import Geometry
from carrom.equipment.pieces import Piece, Point
from carrom.messages import Argument, Message, message
from carrom.physics.surface import RANGES, Surface, out_of_range

MASSES: Final[Mapping[Piece, float]] = MappingProxyType(
    {Piece.WHITE: 5.5e-3, Piece.BLACK: 5.5e-3, Piece.QUEEN: 5.5e-3, Piece.STRIKER: 15e-3}
)
"""Kilograms, inside the limits of rules 2.2 and 2.3."""
MOST_DISCS: Final = 64
STILL: Final = Point(0.0, 0.0)
TOLERANCE: Final = 1e-9
"""How far figures may be off (m): touching discs are not exactly touching."""
FASTEST: Final = 50.0
"""m/s; nobody flicks a striker faster than about 10."""
MOST_SPIN: Final = 2000.0
"""rad/s"""
RADII: Final = (1e-3, 0.2)
MASS_LIMITS: Final = (1e-4, 10.0)


@dataclass(frozen=True, slots=True)
class Disc:
    """A disc where a motion begins: metres, metres a second, radians a second, kilograms."""

    id: str
    piece: Piece
    at: Point
    velocity: Point = STILL
    spin: float = 0.0
    """Anticlockwise."""
    radius: float | None = None
    """None: that of the board's pieces or striker."""
    mass: float | None = None


@dataclass(frozen=True, slots=True)
class Jumps:
    """Let impacts lift pieces by chance, so that some leave the board; off unless given."""

    seed: int
    degrees: float = 1.5
    """Standard deviation of the angle of lift."""


class Problem(StrEnum):
    """Why a motion cannot begin; the sentence is ``physics-<problem>``."""

    NO_DISCS = "no-discs"
    TOO_MANY = "too-many"
    SAME_ID = "same-id"
    NOT_A_NUMBER = "not-a-number"
    SURFACE = "surface"
    RADIUS = "radius"
    MASS = "mass"
    OFF_BOARD = "off-board"
    OVERLAP = "overlap"
    SPEED = "speed"
    SPIN = "spin"
    STRIKER_PLACE = "striker-place"
    SHAPE = "shape"
    LAYOUT = "layout"
    SEED = "seed"
    JUMPS = "jumps"
    NOISE = "noise"


class InputError(ValueError):
    """Something a motion cannot begin with."""

    def __init__(self, problem: Problem, field: str, **args: Argument) -> None:
        super().__init__(f"{field}: {problem}")
        self.problem = problem
        self.field = field
        """A JSON pointer to what is wrong, such as ``/discs/3/x``."""
        self.said: Message = message(f"physics-{problem}", **args)

    def __str__(self) -> str:
        return f"{self.field}: {self.said.text()}" if self.field else self.said.text()


def radius_of(disc: Disc, geometry: Geometry) -> float:
    """Return the disc's own radius or that of its kind (m)."""
    if disc.radius is not None:
        return disc.radius
    return geometry.striker_radius if disc.piece is Piece.STRIKER else geometry.piece_radius


def mass_of(disc: Disc) -> float:
    """Return the disc's own mass or that of its kind (kg)."""
    return MASSES[disc.piece] if disc.mass is None else disc.mass


def check_surface(surface: Surface) -> None:
    """Refuse materials that cannot be computed with."""
    for name in out_of_range(surface):
        least, most = RANGES[name]
        raise InputError(Problem.SURFACE, f"/surface/{name}", name=name, least=least, most=most)


def check_discs(discs: Sequence[Disc], geometry: Geometry) -> None:
    """Refuse discs that cannot stand or move so."""
    if not discs:
        raise InputError(Problem.NO_DISCS, "/discs")
    if len(discs) > MOST_DISCS:
        raise InputError(Problem.TOO_MANY, "/discs", most=MOST_DISCS)
    seen: dict[str, int] = {}
    for number, disc in enumerate(discs):
        _check_disc(disc, f"/discs/{number}", geometry)
        if disc.id in seen:
            raise InputError(Problem.SAME_ID, f"/discs/{number}/id", id=disc.id[:40])
        seen[disc.id] = number
    for (_, a), (number, b) in combinations(enumerate(discs), 2):
        apart = hypot(a.at.x - b.at.x, a.at.y - b.at.y)
        if apart < radius_of(a, geometry) + radius_of(b, geometry) - TOLERANCE:
            raise InputError(Problem.OVERLAP, f"/discs/{number}", first=a.id[:40], second=b.id[:40])


def _check_disc(disc: Disc, field: str, geometry: Geometry) -> None:
    numbers = {
        "x": disc.at.x,
        "y": disc.at.y,
        "vx": disc.velocity.x,
        "vy": disc.velocity.y,
        "spin": disc.spin,
        "radius": 0.0 if disc.radius is None else disc.radius,
        "mass": 0.0 if disc.mass is None else disc.mass,
    }
    for name, value in numbers.items():
        if not isfinite(value):
            raise InputError(Problem.NOT_A_NUMBER, f"{field}/{name}")
    radius, mass = radius_of(disc, geometry), mass_of(disc)
    if not RADII[0] <= radius <= RADII[1]:
        raise InputError(Problem.RADIUS, f"{field}/radius", least=RADII[0], most=RADII[1])
    if not MASS_LIMITS[0] <= mass <= MASS_LIMITS[1]:
        raise InputError(Problem.MASS, f"{field}/mass", least=MASS_LIMITS[0], most=MASS_LIMITS[1])
    for name, value in (("x", disc.at.x), ("y", disc.at.y)):
        if abs(value) > geometry.half_side - radius + TOLERANCE:
            raise InputError(Problem.OFF_BOARD, f"{field}/{name}", id=disc.id[:40])
    if hypot(*disc.velocity) > FASTEST:
        raise InputError(Problem.SPEED, f"{field}/vx", most=FASTEST)
    if abs(disc.spin) > MOST_SPIN:
        raise InputError(Problem.SPIN, f"{field}/spin", most=MOST_SPIN)


def check_aim(aim: Aim) -> None:
    """Refuse a stroke whose figures cannot be computed with."""
    for name in ("x", "angle", "speed", "spin"):
        if not isfinite(getattr(aim, name)):
            raise InputError(Problem.NOT_A_NUMBER, f"/stroke/{name}")
    if not 0.0 <= aim.speed <= FASTEST:
        raise InputError(Problem.SPEED, "/stroke/speed", most=FASTEST)
    if abs(aim.spin) > MOST_SPIN:
        raise InputError(Problem.SPIN, "/stroke/spin", most=MOST_SPIN)
