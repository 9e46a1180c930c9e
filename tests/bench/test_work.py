"""The strokes that are measured: seeded, sound, and really hitting something."""

from math import hypot

import numpy as np
import pytest

from carrom.bench.scene import MU, RESTITUTION
from carrom.bench.work import KINDS, PIECE_MASS, STRIKER_MASS, shifted, work
from carrom.equipment.pieces import Piece, Point, Seat
from carrom.equipment.standard import board
from carrom.equipment.striker import is_legal

BOARD = board()
REACH = BOARD.piece_radius + BOARD.striker_radius


@pytest.fixture(params=KINDS, ids=lambda kind: kind.name)
def part(request):
    return work(request.param)


def test_the_same_every_time(part):
    again = work.__wrapped__(part.kind)
    assert again is not part
    assert np.array_equal(again.at, part.at)
    assert np.array_equal(again.strokes, part.strokes)


def test_as_many_as_it_says(part):
    kind = part.kind
    assert part.at.shape == (kind.layouts, kind.pieces, 2)
    assert len(part.strokes) == len(part.layout_of) == kind.layouts * kind.strokes
    assert len(part.pieces) == kind.pieces
    assert part.pieces.count(Piece.QUEEN) == 1
    assert Piece.STRIKER not in part.pieces


def test_nothing_overlaps_and_nothing_hangs_over_a_hole(part):
    for lying in part.at:
        assert np.abs(lying).max() <= BOARD.half_side - BOARD.piece_radius
        apart = np.hypot(*(lying[:, np.newaxis] - lying[np.newaxis]).transpose(2, 0, 1))
        apart[np.diag_indices(len(lying))] = 1.0
        assert apart.min() >= 2 * BOARD.piece_radius - 1e-12
        for hole in BOARD.holes:
            assert np.hypot(lying[:, 0] - hole.x, lying[:, 1] - hole.y).min() > BOARD.hole_radius


def test_strokes_are_legal_of_the_speed_named_and_aimed_at_something(part):
    for layout, (x, y, vx, vy, _) in zip(part.layout_of, part.strokes, strict=True):
        assert is_legal(Point(x, y), Seat.SOUTH, BOARD)
        assert hypot(vx, vy) == pytest.approx(part.kind.speed)
        rel = part.at[layout] - (x, y)
        assert np.hypot(rel[:, 0], rel[:, 1]).min() > REACH
        aside = np.abs(rel[:, 0] * vy - rel[:, 1] * vx) / part.kind.speed
        ahead = rel[:, 0] * vx + rel[:, 1] * vy > 0
        assert aside[ahead].min() < REACH


def test_a_scene_is_the_stroke_with_the_striker_last(part):
    scene = part.scene(3)
    assert scene.at[-1].tolist() == part.strokes[3, :2].tolist()
    assert scene.velocity[-1].tolist() == part.strokes[3, 2:4].tolist()
    assert not scene.velocity[:-1].any()
    assert np.array_equal(scene.at[:-1], part.at[part.layout_of[3]])
    assert (scene.mass[0], scene.mass[-1]) == (PIECE_MASS, STRIKER_MASS)
    assert (scene.radius[0], scene.radius[-1]) == (BOARD.piece_radius, BOARD.striker_radius)
    assert (scene.mu, scene.restitution) == (MU, RESTITUTION)


def test_where_discs_must_be_equal_the_striker_is_one_more_piece(part):
    scene = part.scene(0, equal_discs=True)
    assert set(scene.mass) == {PIECE_MASS}
    assert set(scene.radius) == {BOARD.piece_radius}


def test_strokes_for_peers_are_spread_over_the_layouts(part):
    chosen = part.spread(50)
    assert len(set(chosen)) == 50
    assert chosen == part.spread(60)[:50]
    assert len({int(part.layout_of[number]) for number in chosen}) > 25
    assert sorted(part.spread(10**6)) == list(range(len(part.strokes)))


def test_shifted_moves_the_striker_only(part):
    moved = shifted(part, 1e-6)
    assert moved.at is part.at
    change = moved.strokes - part.strokes
    assert np.allclose(change[:, 0], 1e-6, rtol=1e-6)
    assert not change[:, 1:].any()
