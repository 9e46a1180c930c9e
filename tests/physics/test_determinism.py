"""The same input gives the same bits: in any order, on any number of threads, in any process."""

import hashlib
import subprocess
import sys
import warnings
from itertools import islice

import numpy as np
import pytest

from carrom.equipment.rosette import rosette
from carrom.physics import Batch, simulate
from carrom.physics.board import canonical, parameters, start_row
from carrom.physics.kernels.friction import NODES, Y_NODES, fill_table, table
from carrom.physics.kernels.runs import new_outcome, run_strokes
from carrom.physics.kernels.world import new_world
from carrom.physics.simulate import DEFAULT
from tests.physics.worlds import BOARD, any_surface, extreme_break, extreme_layout, mid_game


def digest(motion):
    """A hash of every bit of a motion, by the names of the discs."""
    told = hashlib.sha256()
    for end in sorted(motion.ends):
        told.update(repr((end.id, end.at[0].hex(), end.at[1].hex(), end.hole, end.time)).encode())
    for impact in motion.impacts:
        told.update(repr((impact.time.hex(), impact.first, impact.second)).encode())
        told.update(impact.impulse.hex().encode())
    told.update(repr((motion.touched_ids, motion.first_contact, motion.duration.hex())).encode())
    return told.hexdigest()


@pytest.mark.parametrize("make", [mid_game, extreme_break, extreme_layout])
def test_the_order_of_the_discs_does_not_matter(make):
    for seed in range(40):
        rng = np.random.default_rng(seed)
        discs, surface = make(rng), any_surface(rng)
        wanted = digest(simulate(discs, BOARD, surface))
        shuffled = [discs[k] for k in rng.permutation(len(discs))]
        assert digest(simulate(shuffled, BOARD, surface)) == wanted
        assert digest(simulate(discs, BOARD, surface)) == wanted


def _breaks(count):
    rng = np.random.default_rng(5)
    strokes = np.zeros((count, 5))
    strokes[:, 0] = rng.uniform(-0.1, 0.1, count)
    strokes[:, 1] = -BOARD.base_distance
    strokes[:, 3] = rng.uniform(2, 8, count)
    return strokes


def _batch():
    return Batch.of([rosette(BOARD, 7.0), rosette(BOARD)[:9]], BOARD)


def test_the_number_of_threads_does_not_matter():
    strokes, which = _breaks(1500), np.arange(1500) % 2
    one = _batch().run(strokes, which, threads=1)
    for threads in (2, 3, None):
        other = _batch().run(strokes, which, threads=threads)
        for a, b in zip(one.arrays, other.arrays, strict=True):
            assert a.tobytes() == b.tobytes()


def test_a_fresh_process_gives_the_same_bits():
    program = "from tests.physics.test_determinism import fingerprint_of_strokes as f\nprint(f())\n"
    fresh = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert fresh.stdout.strip() == fingerprint_of_strokes()


def fingerprint_of_strokes():
    told = hashlib.sha256()
    for array in _batch().run(_breaks(100)).arrays:
        told.update(array.tobytes())
    rng = np.random.default_rng(11)
    for _ in range(20):
        told.update(digest(simulate(extreme_layout(rng), BOARD)).encode())
    return told.hexdigest()


@pytest.mark.parametrize("make", [mid_game, extreme_break, extreme_layout])
def test_the_kernels_give_the_same_bits_when_python_runs_them(make):
    """Compiled or not: no kernel depends on what a compiler or a C library makes of it."""
    for seed in range(6):
        rng = np.random.default_rng(seed)
        discs = make(rng)
        order = canonical(discs)
        rows = np.array([[start_row(discs[k], BOARD, DEFAULT) for k in order]])
        par = parameters(BOARD, DEFAULT)
        outcomes = []
        for run in (run_strokes, run_strokes.plain):
            out = new_outcome(1, len(discs))
            kept = np.zeros((500, 7)), np.zeros((500, 7))
            world = new_world(len(discs), par, *table(), *kept)
            one, none = np.zeros(1, np.int64), np.zeros((0, 5))
            count = np.array([len(discs)])
            with warnings.catch_warnings():
                warnings.simplefilter("ignore", RuntimeWarning)
                places = np.arange(len(discs))[None, :]
                run(rows, count, places, one, none, np.uint64(0), 0, 1, world, out)
            outcomes.append((*out, *kept))
        for compiled, plain in zip(*outcomes, strict=True):
            assert compiled.tobytes() == plain.tobytes()


def test_the_table_of_friction_too():
    """Its first nodes, because Python takes its time."""
    wanted, _ = table()
    made = np.zeros((2 * NODES, 6)), np.zeros((Y_NODES, 4))
    from carrom.physics.kernels import friction  # noqa: PLC0415

    before = friction.NODES
    rows = islice(range(before), 40)
    p, u, q = friction.direction(friction.START)
    for row in rows:
        slopes = friction.slope(p, u, q)
        made[0][row] = [q, slopes[2], p, slopes[0], u, slopes[1]]
        made[0][row, 1::2] *= friction.DZ
        for _ in range(friction.SUBSTEPS):
            p, u, q = friction.advance(p, u, q, friction.DZ / friction.SUBSTEPS)
    assert made[0][:40].tobytes() == wanted[:40].tobytes()
    assert fill_table.name == "fill_table"
