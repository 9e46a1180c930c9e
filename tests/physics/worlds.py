"""Strokes to try the engine on, and what must hold of every motion."""

from dataclasses import replace
from math import atan2, cos, hypot, pi, sin

import numpy as np

from carrom.equipment.editions import EDITIONS
from carrom.equipment.pieces import Piece, Point
from carrom.equipment.rosette import rosette
from carrom.equipment.standard import standard_geometry
from carrom.physics import Disc, Motion, Surface, jitter
from carrom.physics.discs import radius_of

BOARD = standard_geometry(EDITIONS["revised"])
PIECE, STRIKER = BOARD.piece_radius, BOARD.striker_radius
WALL = BOARD.half_side - PIECE


def striker(x, y, angle, speed, spin=0.0):
    velocity = Point(speed * cos(angle), speed * sin(angle))
    return Disc("striker", Piece.STRIKER, Point(x, y), velocity, spin)


def pieces(places):
    colours = (Piece.WHITE, Piece.BLACK, Piece.QUEEN)
    return [
        Disc(f"p{k}", colours[k % 3], Point(float(x), float(y))) for k, (x, y) in enumerate(places)
    ]


def mid_game(rng, count=8, speed=2.0, spin=0.0, apart=2e-3):
    """A striker on its base aimed at one of some scattered pieces."""
    at = (float(rng.uniform(-0.2, 0.2)), -BOARD.base_distance)
    places: list[tuple[float, float]] = []
    while len(places) < count:
        x, y = (float(v) for v in rng.uniform(-WALL, WALL, 2))
        clear = hypot(x - at[0], y - at[1]) > PIECE + STRIKER + apart
        if clear and all(hypot(x - a, y - b) > 2 * PIECE + apart for a, b in places):
            places.append((x, y))
    target = places[int(rng.integers(count))]
    angle = atan2(target[1] - at[1], target[0] - at[0]) + float(rng.normal()) * 0.03
    return [striker(*at, angle, speed, spin), *pieces(places)]


def any_surface(rng):
    """Materials up to the limits of what is sensible."""
    return Surface(
        mu=float(rng.uniform(0.05, 0.25)),
        mu_striker=float(rng.uniform(0.05, 0.25)),
        e_piece=float(rng.choice([0.5, 1.0, rng.uniform(0.5, 1)])),
        e_cushion=float(rng.choice([1.0, rng.uniform(0.5, 1)])),
        e_exponent=float(rng.choice([0.0, 0.1, 0.25])),
        mu_contact=float(rng.choice([0.0, 0.05, 0.1, 0.25])),
        mu_cushion=float(rng.choice([0.0, 0.15, 0.25])),
        e_tangential=float(rng.choice([0.0, 0.0, 0.4])),
    )


def any_rack(rng):
    """A rosette turned anyhow, with gaps from none to a tenth of a millimetre, perhaps set by hand."""
    gap = float(rng.choice([0.0, 1e-9, 1e-6, 1e-5, 1e-4, rng.uniform(0, 1e-4)]))
    scale = 1 + gap / (2 * PIECE)
    rack = rosette(BOARD, float(rng.uniform(0, 60)))
    rack = tuple(replace(s, at=Point(s.at.x * scale, s.at.y * scale)) for s in rack)
    if rng.random() < 0.3:
        rack = jitter(
            rack, BOARD, float(rng.choice([1e-6, 1e-5, 1e-4])), int(rng.integers(1 << 30))
        )
    return rack


def extreme_break(rng):
    places = [tuple(standing.at) for standing in any_rack(rng)]
    x, y = float(rng.uniform(-0.2, 0.2)), -BOARD.base_distance
    if rng.random() < 0.2:
        x, y = _frozen_to(places, float(rng.uniform(0, 2 * pi)))
    angle = atan2(-y, -x) + float(rng.normal()) * 0.15
    spin = float(rng.choice([0.0, 0.0, rng.uniform(-150, 150)]))
    return [striker(x, y, angle, float(rng.uniform(1, 10)), spin), *pieces(places)]


def _frozen_to(places, turn):
    """A place for the striker that touches the rack, coming from outside."""
    far = 0.2
    for _ in range(60):
        x, y = far * cos(turn), far * sin(turn)
        gap = min(hypot(x - a, y - b) for a, b in places) - PIECE - STRIKER
        if gap <= 1e-13:
            break
        far -= 0.9 * gap
    return (x, y) if gap > -1e-10 else (0.0, -BOARD.base_distance)


def extreme_layout(rng):
    """Pieces anywhere: on cushions, in corners, on rims, frozen to each other."""
    places: list[tuple[float, float]] = []
    at = float(rng.uniform(-0.2, 0.2)), -BOARD.base_distance
    wanted = int(rng.integers(1, 19))
    for _ in range(500):
        if len(places) == wanted:
            break
        x, y = _somewhere(rng, places)
        free = all(hypot(x - a, y - b) >= 2 * PIECE - 1e-13 for a, b in places)
        if max(abs(x), abs(y)) <= WALL and free and hypot(x - at[0], y - at[1]) >= PIECE + STRIKER:
            places.append((x, y))
    target = places[int(rng.integers(len(places)))]
    angle = atan2(target[1] - at[1], target[0] - at[0]) + float(rng.normal()) * 0.1
    spin = float(rng.choice([0.0, 0.0, rng.uniform(-150, 150)]))
    return [striker(*at, angle, float(rng.uniform(1, 10)), spin), *pieces(places)]


def _somewhere(rng, places):
    kind, turn = rng.random(), float(rng.uniform(0, 2 * pi))
    x, y = (float(v) for v in rng.uniform(-WALL, WALL, 2))
    if kind < 0.3:
        return x, y
    if kind < 0.5:
        return float(rng.choice([-WALL, WALL])), y
    if kind < 0.6:
        return x, float(rng.choice([-WALL, WALL]))
    if kind < 0.7:
        hole = BOARD.holes[int(rng.integers(4))]
        far = BOARD.tipping_distance + float(rng.choice([1e-9, 1e-5, 1e-3, -1e-4]))
        return hole.x + far * cos(turn), hole.y + far * sin(turn)
    if not places:
        return x, y
    a, b = places[int(rng.integers(len(places)))]
    far = 2 * PIECE + float(rng.choice([0.0, 1e-12, 1e-6, 1e-4]))
    return a + far * cos(turn), b + far * sin(turn)


def faults(motion: Motion) -> list[str]:
    """What is wrong with a motion: discs in each other or outside, energy from nowhere, no rest."""
    found = []
    radii = np.array([radius_of(disc, BOARD) for disc in motion.discs])
    turns = motion.launch_times
    times = np.unique(
        np.concatenate([turns, turns + 1e-6, turns - 1e-9, np.linspace(0, motion.duration, 60)])
    )
    times = times[times >= 0.0]
    states = motion.samples(times)
    places = states[:, :, :2]
    outside = float((np.abs(places).max(axis=2) + radii).max()) - BOARD.half_side
    if outside > 1e-9:
        found.append(f"outside by {outside}")
    gone = np.array([np.inf if end.time is None else end.time for end in motion.ends])
    here = times[:, None] < gone
    first, second = np.triu_indices(len(radii), 1)
    between = places[:, first] - places[:, second]
    gaps = np.sqrt((between**2).sum(axis=2)) - (radii[first] + radii[second])
    both = here[:, first] & here[:, second]
    if both.any() and gaps[both].min() < -1e-9:
        found.append(f"overlap of {-gaps[both].min()}")
    energy = motion.energy(times)
    rise = float(np.diff(energy).max(initial=0.0))
    if rise > motion.gained + 1e-15:
        found.append(f"energy rises by {rise}")
    if np.abs(motion.samples([motion.duration + 1e-9])[0, :, 2:]).max() > 0.0:
        found.append("something moves at the end")
    return found
