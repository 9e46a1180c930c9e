"""More than two bodies at once: symmetric, independent of the spring, and nothing from nowhere."""

from dataclasses import replace
from math import cos, hypot, pi, sin

import numpy as np
import pytest

from carrom.equipment.pieces import Piece, Point
from carrom.equipment.rosette import rosette
from carrom.physics import Disc, Surface, simulate
from tests.physics.worlds import BOARD, PIECE, STRIKER

SURFACE = Surface(e_exponent=0.0)


def breaking(angle, surface=SURFACE, turn=0.0, speed=5.0):
    """A striker in contact with the rack from below, sent into it."""
    rack = [Disc(f"r{k}", s.piece, s.at) for k, s in enumerate(rosette(BOARD, turn))]
    below = Point(0.0, -BOARD.base_distance)
    striker = Disc("s", Piece.STRIKER, below, Point(speed * cos(angle), speed * sin(angle)))
    return simulate([striker, *rack], BOARD, surface)


def after_first(motion):
    return motion.samples([motion.impacts[0].time])[0, :, 2:]


def masses(motion):
    return np.array([15e-3 if d.piece is Piece.STRIKER else 5.5e-3 for d in motion.discs])


@pytest.mark.parametrize("angle", [pi / 2, 1.5, 1.65])
def test_momentum_and_angular_momentum_are_kept(angle):
    motion = breaking(angle)
    hit = motion.impacts[0].time
    m = masses(motion)
    radii = np.array([STRIKER if d.piece is Piece.STRIKER else PIECE for d in motion.discs])
    both = motion.samples([hit - 1e-12, hit])
    for get in (
        lambda s: (m * s[:, 2]).sum(),
        lambda s: (m * s[:, 3]).sum(),
        lambda s: (
            m * (s[:, 0] * s[:, 3] - s[:, 1] * s[:, 2]) + 0.5 * m * radii**2 * s[:, 4]
        ).sum(),
    ):
        assert get(both[1]) == pytest.approx(get(both[0]), abs=1e-12)


@pytest.mark.parametrize("angle", [pi / 2, 1.5])
def test_half_the_step_changes_little_and_a_quarter_less(angle):
    usual, half, quarter, fine = (
        after_first(breaking(angle, replace(SURFACE, contact_steps=steps)))
        for steps in (80, 160, 320, 2000)
    )
    errors = [np.abs(v[:, :2] - fine[:, :2]).max() for v in (usual, half, quarter)]
    assert errors[0] < 1.5e-3 * 5.0
    assert errors[2] < errors[1] < 0.7 * errors[0]


def test_the_stiffness_hardly_matters():
    soft, hard = (
        after_first(breaking(pi / 2, replace(SURFACE, stiffness=k)))[:, :2] for k in (6e6, 1e8)
    )
    assert np.abs(soft - hard).max() / 5.0 < 2e-3


def test_without_friction_and_loss_energy_is_kept():
    smooth = replace(SURFACE, e_piece=1.0, mu_contact=0.0)
    motion = breaking(pi / 2, smooth)
    hit = motion.impacts[0].time
    before, after = motion.energy([hit - 1e-12, hit])
    assert after <= before + 1e-15
    assert after == pytest.approx(before, rel=2e-3)


def test_a_striker_between_two_touching_pieces_sends_them_off_alike():
    apart = PIECE + 1e-15
    y = ((PIECE + STRIKER) ** 2 - apart**2) ** 0.5
    discs = [
        Disc("s", Piece.STRIKER, Point(0.0, -y - 0.05), Point(0.0, 3.0)),
        Disc("a", Piece.WHITE, Point(-apart, 0.0)),
        Disc("b", Piece.WHITE, Point(apart, 0.0)),
    ]
    motion = simulate(discs, BOARD)
    s, a, b = after_first(motion)
    assert s[0] == pytest.approx(0.0, abs=1e-12)
    assert (a[0], a[1], a[2]) == pytest.approx((-b[0], b[1], -b[2]), abs=1e-12)
    assert a[0] < 0.0
    assert {i.second for i in motion.impacts[:2]} == {"a", "b"}


def test_a_piece_frozen_to_the_cushion_is_not_pushed_through_it():
    wall = BOARD.half_side - PIECE
    discs = [
        Disc("s", Piece.STRIKER, Point(0.2, 0.0), Point(5.0, 0.0)),
        Disc("a", Piece.WHITE, Point(wall, 0.0)),
    ]
    motion = simulate(discs, BOARD, pockets=False)
    assert any(i.second is None and i.first == "a" for i in motion.impacts)
    striker, piece = after_first(motion)
    assert striker[0] < 0.0
    assert piece[0] <= 1e-9
    times = np.linspace(0, motion.duration, 500)
    assert motion.samples(times)[:, 1, 0].max() <= wall + 1e-12


def test_a_gap_that_is_too_wide_is_no_cluster():
    def ends(gap):
        discs = [
            Disc("s", Piece.STRIKER, Point(0.0, -0.2), Point(0.0, 2.0)),
            Disc("a", Piece.WHITE, Point(0.0, 0.0)),
            Disc("b", Piece.BLACK, Point(0.0, 2 * PIECE + gap)),
        ]
        return simulate(discs, BOARD, SURFACE)

    wide, near = ends(2e-4), ends(0.0)
    assert wide.impacts[0].time < wide.impacts[1].time
    assert near.impacts[0].time == near.impacts[1].time
    assert hypot(*near.ends[2].at) == pytest.approx(hypot(*wide.ends[2].at), rel=0.2)
