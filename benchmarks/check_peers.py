# ruff: noqa: T201 - a script
"""Check that the peers do our work right: closed-form cases, each within a tolerance.

A peer that is set up wrongly would be fast or slow, right or wrong for the wrong reason. Run this
with the environment the peers are installed in; exit status 1 says that a case failed.
"""

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from math import hypot, sqrt

import numpy as np

from benchmarks.peers import PEERS
from carrom.bench.peer import Peer, loaded
from carrom.bench.scene import GRAVITY, MU, RESTITUTION, Scene
from carrom.bench.work import PIECE_MASS, STRIKER_MASS
from carrom.equipment.standard import board

BOARD = board()
SLOWING = MU * GRAVITY
TOLERANCE = 0.01
"""Of a distance travelled: one step of 1/1000 s is a few tenths of that."""


@dataclass(frozen=True)
class Case:
    """What should come out of a scene: the distance a disc travels in the end, in metres."""

    name: str
    scene: Scene
    disc: int
    origin: tuple[float, float]
    """Where its last straight way began."""
    distance: float


def scene(peer: Peer, *discs: tuple[float, float, float, float]) -> Scene:
    """Make a scene of discs given as x, y, vx, vy; the last is the striker."""
    values = np.array(discs)
    radius = np.full(len(discs), BOARD.piece_radius)
    mass = np.full(len(discs), PIECE_MASS)
    if not peer.equal_discs:
        radius[-1], mass[-1] = BOARD.striker_radius, STRIKER_MASS
    return Scene(BOARD.half_side, radius, mass, values[:, :2].copy(), values[:, 2:].copy())


def cases(peer: Peer) -> Iterator[Case]:
    """Yield cases whose outcome is known."""
    far = (0.3, 0.3, 0.0, 0.0)
    for speed in (0.3, 1.0):
        start = (-0.3, -0.02)
        made = scene(peer, far, (*start, speed, 0.0))
        yield Case(f"stops from {speed} m/s", made, 1, start, speed**2 / (2 * SLOWING))

    made = scene(peer, far, (0.1, 0.05, 1.0, 0.0))
    wall = BOARD.half_side - float(made.radius[-1])
    back = RESTITUTION * sqrt(1.0 - 2 * SLOWING * (wall - 0.1))
    yield Case("comes back from a cushion", made, 1, (wall, 0.05), back**2 / (2 * SLOWING))

    # The centres are 2 mm off the striker's line: nearly head-on, but no special case.
    made = scene(peer, (0.0, 0.0, 0.0, 0.0), (-0.1, 0.002, 0.8, 0.0))
    r, (m, ms) = float(made.radius.sum()), made.mass
    met = -sqrt(r**2 - 0.002**2)
    speed = sqrt(0.8**2 - 2 * SLOWING * (met + 0.1))
    normal = speed * sqrt(1 - (0.002 / r) ** 2)
    given = (1 + RESTITUTION) * normal * ms / (m + ms)
    yield Case("is hit by the striker", made, 0, (0.0, 0.0), given**2 / (2 * SLOWING))

    left_n, left_t = normal - given * m / ms, speed * 0.002 / r
    left = hypot(left_n, left_t)
    yield Case("follows what it hit", made, 1, (met, 0.002), left**2 / (2 * SLOWING))


def main() -> int:
    """Check all peers that are installed."""
    failed = 0
    for name, entry in PEERS.items():
        peer = loaded(entry)
        if peer is None:
            print(f"{name}: not installed")
            continue
        for case in cases(peer):
            at = peer.play(case.scene).at[case.disc]
            travelled = hypot(at[0] - case.origin[0], at[1] - case.origin[1])
            off = travelled - case.distance
            fine = abs(off) <= max(TOLERANCE * case.distance, 1e-3)
            failed += not fine
            verdict = "ok" if fine else "WRONG"
            print(
                f"{name} {peer.version}: {case.name}: {travelled * 1e3:.2f} mm, "
                f"exact {case.distance * 1e3:.2f} mm, off {off * 1e3:+.2f} mm: {verdict}"
            )
        peer.close()
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
