"""Hashes of motions: that a motion comes out otherwise is a decision, and a new engine version.

After such a decision: raise ``carrom.physics.board.ENGINE``, then ``python -m tests.golden.test_motions``.
"""

import json
from pathlib import Path

import numpy as np
import pytest

from carrom.equipment.editions import EDITIONS
from carrom.equipment.pieces import Seat
from carrom.equipment.rosette import rosette
from carrom.equipment.standard import standard_geometry
from carrom.physics import ENGINE, Aim, Jumps, jitter, simulate, strike
from tests.physics.test_determinism import digest
from tests.physics.worlds import BOARD, any_surface, extreme_break, extreme_layout, mid_game

KEPT = Path(__file__).with_name("motions.json")
SEATS = list(Seat)


def golden_strokes():
    """Named motions: breaks from all seats, mid-game strokes, extremes, chance."""
    for k, name in enumerate(EDITIONS):
        board = standard_geometry(EDITIONS[name])
        for turn in (0.0, 13.0):
            aim = Aim(SEATS[2 * k % 4], 0.03, 93.0, 6.0, spin=turn)
            yield f"break-{name}-{turn:g}", strike(rosette(board, turn), aim, board)
    for k, seat in enumerate(SEATS):
        yield f"seat-{seat}", strike(rosette(BOARD, 5.0 * k), Aim(seat, -0.1, 75.0, 4.0), BOARD)
    for seed in range(10):
        rng = np.random.default_rng(seed)
        yield f"mid-game-{seed}", simulate(mid_game(rng, 8, 3.0, spin=5.0 * seed), BOARD)
    for seed in range(6):
        rng = np.random.default_rng(seed)
        yield f"extreme-break-{seed}", simulate(extreme_break(rng), BOARD, any_surface(rng))
        yield f"extreme-layout-{seed}", simulate(extreme_layout(rng), BOARD, any_surface(rng))
    aim = Aim(Seat.SOUTH, 0.0, 90.0, 8.0)
    yield "jumps", strike(rosette(BOARD), aim, BOARD, jumps=Jumps(7, degrees=6.0))
    yield "noise", strike(jitter(rosette(BOARD), BOARD, 5e-5, 3), aim, BOARD)


def _now():
    return {
        "engine": ENGINE,
        "motions": {name: digest(motion) for name, motion in golden_strokes()},
    }


@pytest.fixture(scope="module")
def kept():
    return json.loads(KEPT.read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def now():
    return _now()


def test_the_hashes_are_of_this_engine(kept):
    assert kept["engine"] == ENGINE, "renew the hashes: python -m tests.golden.test_motions"


def test_motions_come_out_as_ever(kept, now):
    changed = [k for k in now["motions"] if now["motions"][k] != kept["motions"].get(k)]
    assert not changed, "raise ENGINE if this is meant, then renew the hashes"
    assert kept["motions"].keys() == now["motions"].keys()


if __name__ == "__main__":
    KEPT.write_text(json.dumps(_now(), indent=1) + "\n", encoding="utf-8")
