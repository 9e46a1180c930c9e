"""What is left to chance, if asked for: how pieces are placed, and which jump off the board."""

from itertools import combinations
from math import hypot

import numpy as np
import pytest

from carrom.equipment.pieces import Piece, Point, Seat, Standing
from carrom.equipment.rosette import rosette
from carrom.physics import Aim, Fate, Jumps, jitter, settle, strike
from tests.physics.worlds import BOARD, PIECE

AIM = Aim(Seat.SOUTH, 0.0, 90.0, 8.0)


@pytest.mark.parametrize("noise", [1e-6, 1e-5, 1e-4])
def test_noise_shifts_every_piece_a_little_and_none_into_another(noise):
    exact = rosette(BOARD)
    for seed in range(10):
        moved = jitter(exact, BOARD, noise, seed)
        shifts = [
            hypot(a.at.x - b.at.x, a.at.y - b.at.y) for a, b in zip(exact, moved, strict=True)
        ]
        assert min(shifts) > 0.0
        assert max(shifts) < 10 * noise
        for a, b in combinations(moved, 2):
            assert hypot(a.at.x - b.at.x, a.at.y - b.at.y) > 2 * PIECE - 1e-9
        assert [s.piece for s in moved] == [s.piece for s in exact]
        strike(moved, AIM, BOARD)


def test_noise_is_seeded_and_off_by_default():
    exact = rosette(BOARD)
    assert jitter(exact, BOARD, 0.0, 1) == exact
    assert jitter(exact, BOARD, 1e-5, 1) == jitter(exact, BOARD, 1e-5, 1)
    assert jitter(exact, BOARD, 1e-5, 1) != jitter(exact, BOARD, 1e-5, 2)


def test_settling_mends_a_layout_whose_figures_were_rounded():
    rounded = tuple(
        Standing(s.piece, Point(round(s.at.x, 5), round(s.at.y, 5))) for s in rosette(BOARD, 11.0)
    )
    mended = settle(rounded, BOARD)
    for a, b in zip(rounded, mended, strict=True):
        assert hypot(a.at.x - b.at.x, a.at.y - b.at.y) < 5e-5
    strike(mended, AIM, BOARD)
    corner = BOARD.half_side - PIECE
    beyond = settle((Standing(Piece.WHITE, Point(corner + 1e-5, -corner - 1e-5)),), BOARD)
    assert beyond[0].at == Point(corner, -corner)


def test_nothing_jumps_unless_asked():
    assert not strike(rosette(BOARD), AIM, BOARD).left_board


def test_some_pieces_leave_the_board_and_are_told():
    rack, left, clean = rosette(BOARD), 0, 0
    for seed in range(200):
        motion = strike(rack, AIM, BOARD, jumps=Jumps(seed, degrees=6.0))
        again = strike(rack, AIM, BOARD, jumps=Jumps(seed, degrees=6.0))
        assert motion.ends == again.ends
        gone = [end for end in motion.ends if end.fate is Fate.LEFT_BOARD]
        left += bool(gone)
        clean += not gone
        assert sorted(motion.left_board) == sorted(end.piece for end in gone)
        for end in gone:
            assert end.hole is None
            assert end.time is not None
            assert end.at not in [s.at for s in motion.layout]
            assert np.isfinite(end.at).all()
    assert left > 5
    assert clean > 5


def test_the_usual_angle_makes_jumps_rare():
    rack = rosette(BOARD)
    jumped = sum(
        bool(strike(rack, AIM, BOARD, jumps=Jumps(seed)).left_board) for seed in range(200)
    )
    assert jumped < 40
