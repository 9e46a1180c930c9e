"""What holds of every motion, however extreme the stroke, the materials and the layout."""

from math import cos, pi, sin

import numpy as np
import pytest

from carrom.equipment.pieces import Point
from carrom.physics import Batch, Disc, simulate
from carrom.physics.kernels.impact import FLOOR
from carrom.physics.kernels.world import GAINED
from tests.physics.worlds import (
    BOARD,
    PIECE,
    STRIKER,
    any_rack,
    any_surface,
    extreme_break,
    extreme_layout,
    faults,
    mid_game,
)


@pytest.mark.parametrize("make", [extreme_break, extreme_layout])
@pytest.mark.parametrize("part", range(8))
def test_nothing_hangs_overlaps_escapes_or_gains_energy(make, part):
    for seed in range(150 * part, 150 * (part + 1)):
        rng = np.random.default_rng(seed)
        motion = simulate(make(rng), BOARD, any_surface(rng))
        assert not faults(motion), seed
        assert len(motion.impacts) < 5000


@pytest.mark.parametrize("part", range(4))
def test_thousands_of_extreme_breaks_come_to_rest(part):
    for seed in range(15 * part, 15 * (part + 1)):
        rng = np.random.default_rng(100_000 + seed)
        surface = any_surface(rng)
        batch = Batch.of([any_rack(rng) for _ in range(10)], BOARD, surface)
        strokes = np.zeros((200, 5))
        strokes[:, 0] = rng.uniform(-0.2, 0.2, 200)
        strokes[:, 1] = -BOARD.base_distance
        angles = np.arctan2(-strokes[:, 1], -strokes[:, 0]) + rng.normal(size=200) * 0.15
        speeds = rng.uniform(1, 10, 200)
        strokes[:, 2], strokes[:, 3] = speeds * np.cos(angles), speeds * np.sin(angles)
        strokes[:, 4] = rng.choice([0.0, 80.0, -150.0], 200)
        out = batch.run(strokes, rng.integers(0, 10, 200), threads=1)
        assert not out.gave_up.any()
        assert np.isfinite(out.xy).all()
        radii = np.full(20, PIECE)
        radii[0] = STRIKER
        assert (np.abs(out.xy).max(axis=2) + radii).max() <= BOARD.half_side + 1e-9
        first, second = np.triu_indices(20, 1)
        gaps = np.sqrt(((out.xy[:, first] - out.xy[:, second]) ** 2).sum(axis=2))
        here = (out.gone[:, first] == 0) & (out.gone[:, second] == 0)
        assert (gaps - radii[first] - radii[second])[here].min() >= -1e-9


def test_the_rule_for_low_speeds_is_the_only_gain():
    """It is used now and then, and adds no more than its bound for each impact."""
    gained = []
    for seed in range(200):
        rng = np.random.default_rng(seed)
        motion = simulate(extreme_layout(rng), BOARD, any_surface(rng))
        assert motion.gained <= len(motion.impacts) * 0.5 * 15e-3 * FLOOR**2
        gained.append(motion.gained)
    assert max(gained) > 0.0
    assert GAINED == 4  # a column other programs may read


def _turned(disc, turn, mirror):
    def of(point):
        x = -point.x if mirror else point.x
        return Point((x, -point.y, -x, point.y)[turn], (point.y, x, -point.y, -x)[turn])

    spin = -disc.spin if mirror else disc.spin
    return Disc(disc.id, disc.piece, of(disc.at), of(disc.velocity), spin)


IMAGES = [(1, False), (2, False), (3, False), (0, True), (1, True)]


@pytest.mark.parametrize(("turn", "mirror"), IMAGES)
def test_images_of_mid_game_strokes_agree(turn, mirror):
    compared = 0
    for seed in range(60):
        rng = np.random.default_rng(seed)
        discs = mid_game(rng, 8, 2.0, spin=float(rng.choice([0.0, 30.0])))
        motion = simulate(discs, BOARD)
        image = simulate([_turned(d, turn, mirror) for d in discs], BOARD)
        if len(motion.impacts) > 8:
            continue  # each impact magnifies a difference of one bit
        compared += 1
        for end, other in zip(motion.ends, image.ends, strict=True):
            wanted = _turned(Disc("", end.piece, end.at), turn, mirror).at
            assert other.at == pytest.approx(wanted, abs=1e-9)
            assert other.fate == end.fate
        assert image.duration == pytest.approx(motion.duration, abs=1e-9)
    assert compared > 40


@pytest.mark.parametrize(("turn", "mirror"), IMAGES)
@pytest.mark.parametrize("seed", range(6))
def test_images_of_a_break_agree_after_the_first_impact(turn, mirror, seed):
    rng = np.random.default_rng(seed)
    discs = extreme_break(rng)
    motion = simulate(discs, BOARD)
    image = simulate([_turned(d, turn, mirror) for d in discs], BOARD)
    if not motion.impacts:
        return
    hit = motion.impacts[0].time
    assert image.impacts[0].time == pytest.approx(hit, abs=1e-12)
    after = motion.samples([motion.impacts[0].time])[0, :, 2:4]
    other = image.samples([image.impacts[0].time])[0, :, 2:4]
    for (vx, vy), seen in zip(after, other, strict=True):
        wanted = _turned(Disc("", discs[0].piece, Point(vx, vy)), turn, mirror).at
        assert tuple(seen) == pytest.approx(wanted, abs=1e-9)


def test_a_symmetric_break_stays_symmetric_at_first():
    """Straight at the rack, what happens on the left happens on the right."""
    rng = np.random.default_rng(3)
    discs = [*extreme_break(rng)[:1]]
    discs[0] = Disc("striker", discs[0].piece, Point(0.0, -BOARD.base_distance), Point(0.0, 6.0))
    for ring, radius in ((6, 2 * PIECE), (12, 0.0)):
        for k in range(ring):
            turn = pi / 2 + 2 * pi * k / ring
            far = radius or (4 * PIECE if k % 2 == 0 else 2 * 3**0.5 * PIECE)
            at = Point(far * cos(turn), far * sin(turn))
            discs.append(Disc(f"r{ring}-{k}", discs[0].piece.__class__.WHITE, at))
    motion = simulate(discs, BOARD)
    state = motion.samples([motion.impacts[0].time])[0]
    for ring in (6, 12):
        for k in range(1, ring // 2):
            one = next(i for i, d in enumerate(discs) if d.id == f"r{ring}-{k}")
            two = next(i for i, d in enumerate(discs) if d.id == f"r{ring}-{ring - k}")
            assert state[one, 2] == pytest.approx(-state[two, 2], abs=1e-9)
            assert state[one, 3] == pytest.approx(state[two, 3], abs=1e-9)
