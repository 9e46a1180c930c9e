"""A finished motion: what fell, what was touched, and where everything was at any time."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property
from math import hypot
from typing import Final, NamedTuple

import numpy as np

from carrom.equipment.geometry import Geometry
from carrom.equipment.pieces import Layout, Piece, Point, Seat, Standing
from carrom.physics.discs import Disc, Jumps, mass_of, radius_of
from carrom.physics.kernels.friction import table
from carrom.physics.kernels.playback import SAMPLE, Whole, sample
from carrom.physics.kernels.world import DISC, L_TIME, L_X, L_Y, Array
from carrom.physics.surface import GRAVITY, Surface

RIM: Final = 3e-4
"""A piece at rest this near to tipping into a hole is reported to the umpire (m)."""


class Fate(StrEnum):
    """What became of a disc."""

    REST = "rest"
    POCKETED = "pocketed"
    LEFT_BOARD = "left_board"


class End(NamedTuple):
    """Where a disc came to rest, fell or left."""

    id: str
    piece: Piece
    at: Point
    fate: Fate
    hole: int | None
    time: float | None
    """When it fell or left (s)."""


class Fall(NamedTuple):
    """A disc that fell."""

    id: str
    piece: Piece
    hole: int
    time: float


class Impact(NamedTuple):
    """Two discs, or a disc and a cushion, that met."""

    time: float
    first: str
    second: str | None
    """None: a cushion."""
    at: Point
    speed: float
    """How fast they closed on each other at most (m/s)."""
    impulse: float
    """Along the normal (N s)."""


class Path(NamedTuple):
    """The way of a disc that moved, as straight pieces."""

    id: str
    piece: Piece
    radius: float
    points: tuple[Point, ...]
    hole: int | None


@dataclass(frozen=True)
class Motion:
    """What the engine makes of discs in motion; everything is in the order the discs were given."""

    version: int
    """Of the engine."""
    geometry: Geometry
    surface: Surface
    seat: Seat
    """Whose base the striker came from."""
    discs: tuple[Disc, ...]
    ends: tuple[End, ...]
    falls: tuple[Fall, ...]
    """In the order of falling."""
    impacts: tuple[Impact, ...]
    first_contact: str | None
    """The first disc the striker touched."""
    touched_ids: tuple[str, ...]
    """Every disc but the striker that was touched, in that order."""
    direct_hit: Point | None
    """Where the first piece lay that the striker hit, if no cushion came before it."""
    left_base: bool
    """Whether the striker left its base band (rule 3.2.i)."""
    duration: float
    """Until everything is at rest (s)."""
    gained: float
    """Energy added by the rule for low speeds (J)."""
    pockets: bool
    """Whether the board had holes."""
    jumps: Jumps | None
    """What chance was allowed."""
    launches: tuple[Array, ...] = field(repr=False, compare=False)
    """Of each disc, in order of time: the columns of :mod:`carrom.physics.kernels.world`."""

    def __repr__(self) -> str:
        fell = [f"{fall.id} in hole {fall.hole}" for fall in self.falls]
        off = [f"{end.id} off the board" for end in self.ends if end.fate is Fate.LEFT_BOARD]
        ends = ", ".join([*fell, *off]) or "nothing fell"
        met = f"{len(self.impacts)} impact{'s' * (len(self.impacts) != 1)}"
        return f"<Motion {self.duration:.2f} s, {met}, {ends}>"

    @property
    def pocketed(self) -> tuple[tuple[Piece, int], ...]:
        """What fell, in order, each with its hole."""
        return tuple((fall.piece, fall.hole) for fall in self.falls)

    @property
    def left_board(self) -> tuple[Piece, ...]:
        """What jumped off the board, in order."""
        gone = [end for end in self.ends if end.fate is Fate.LEFT_BOARD]
        return tuple(end.piece for end in sorted(gone, key=lambda end: end.time or 0.0))

    @property
    def touched(self) -> bool:
        """Whether any piece was touched."""
        return bool(self.touched_ids)

    @property
    def layout(self) -> Layout:
        """The pieces that lie on the surface at the end; the striker is taken away (rule 3.2.k)."""
        return tuple(
            Standing(end.piece, end.at)
            for end in self.ends
            if end.fate is Fate.REST and end.piece is not Piece.STRIKER
        )

    @property
    def on_rim(self) -> tuple[str, ...]:
        """The discs at rest that are about to tip into a hole."""

        def near(disc: Disc, end: End) -> bool:
            tip = self.geometry.tipping_distance_of(radius_of(disc, self.geometry))
            return end.fate is Fate.REST and any(
                abs(hypot(end.at.x - hole.x, end.at.y - hole.y) - tip) <= RIM
                for hole in self.geometry.holes
            )

        pairs = zip(self.discs, self.ends, strict=True)
        return tuple(disc.id for disc, end in pairs if self.pockets and near(disc, end))

    def samples(self, times: float | Sequence[float] | Array) -> Array:
        """Return x, y, vx, vy (m, m/s) and the spin (rad/s) of each disc at each time.

        The axes are time, disc, figure. At the time of an impact it is what comes after it; before 0 all
        is as at the start.
        """
        when = np.atleast_1d(np.asarray(times, np.float64))
        if when.ndim != 1:
            raise ValueError("times are one number or a row of numbers")
        count = len(self.discs)
        every = np.tile(np.arange(count), len(when))
        rows = self.queries(every, np.repeat(when, count))
        return np.ascontiguousarray(rows[:, :5]).reshape(len(when), count, 5)

    def samples_of(self, disc: int, times: Sequence[float] | Array) -> Array:
        """Return the same of one disc: the axes are time and figure."""
        when = np.atleast_1d(np.asarray(times, np.float64))
        return self.queries(np.full(len(when), disc), when)[:, :5]

    def rest_of(self, disc: int) -> float:
        """Return when a disc's last way ends (s)."""
        return float(self.queries(np.array([disc]), np.array([1e9]))[0, 5])

    def queries(self, discs: Whole, times: Array) -> Array:
        """Return the same for pairs of a disc and a time, and when the disc's way ends (s)."""
        out, room = np.empty((len(times), SAMPLE)), np.zeros((1, DISC))
        launches, firsts, accs, radii = self._played
        sample(room, launches, firsts, accs, *table(), discs, times, out)
        out[:, 4] /= radii[discs]
        return out

    @cached_property
    def _played(self) -> tuple[Array, Whole, Array, Array]:
        def friction(disc: Disc) -> float:
            on = self.surface.mu_striker if disc.piece is Piece.STRIKER else self.surface.mu
            return on * GRAVITY

        lengths = [len(rows) for rows in self.launches]
        return (
            np.concatenate(self.launches),
            np.cumsum([0, *lengths], dtype=np.int64),
            np.array([friction(disc) for disc in self.discs]),
            np.array([radius_of(disc, self.geometry) for disc in self.discs]),
        )

    def at(self, time: float) -> Array:
        """Return the exact place of each disc at a time, as rows of x and y (m)."""
        found: Array = self.samples([time])[0, :, :2]
        return found

    def energy(self, times: Sequence[float] | Array) -> Array:
        """Return the kinetic energy of everything on the board at each time, spin included (J)."""
        states = self.samples(times)
        masses = np.array([mass_of(disc) for disc in self.discs])
        radii = np.array([radius_of(disc, self.geometry) for disc in self.discs])
        sliding = 0.5 * masses * (states[:, :, 2] ** 2 + states[:, :, 3] ** 2)
        spinning = 0.25 * masses * (radii * states[:, :, 4]) ** 2
        total: Array = (sliding + spinning).sum(axis=1)
        return total

    def paths(self) -> tuple[Path, ...]:
        """Return the ways of the discs that moved."""
        return tuple(
            Path(disc.id, disc.piece, radius_of(disc, self.geometry), points, end.hole)
            for disc, end, points in zip(self.discs, self.ends, self._corners, strict=True)
            if len(points) > 1
        )

    @cached_property
    def _corners(self) -> tuple[tuple[Point, ...], ...]:
        found: list[tuple[Point, ...]] = []
        for launches, end in zip(self.launches, self.ends, strict=True):
            points = [Point(float(row[L_X]), float(row[L_Y])) for row in launches]
            if end.fate is Fate.REST:
                points.append(end.at)
            kept = [p for p, before in zip(points, [None, *points], strict=False) if p != before]
            found.append(tuple(kept))
        return tuple(found)

    @property
    def launch_times(self) -> Array:
        """When any disc's way changed, in order (s)."""
        every = np.unique(np.concatenate([rows[:, L_TIME] for rows in self.launches]))
        return np.asarray(every, np.float64)
