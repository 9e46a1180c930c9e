"""The compiled parts, beside what they stand for."""

import copy
import pickle
from math import asin, atan2, cos, hypot, sin

import numpy as np
import pytest

from carrom.envs import CarromVectorEnv
from carrom.envs.common import common
from carrom.envs.kernels.bases import fill_nearest
from carrom.envs.kernels.lines import gives_line
from carrom.envs.kernels.strokes import _set_line
from carrom.envs.lookup import Lookup
from carrom.envs.observations import FIRST, arrays_of
from carrom.envs.terms import new_terms
from carrom.equipment.pieces import Piece, Point, Seat, Standing
from carrom.physics.batch import directions
from carrom.rules.placement.lines import Placer, gives_nothing, table
from carrom.rules.situation import PIECES

TERMS = new_terms()


def pieces_around(chance, count):
    """Return pieces by chance, half of them near the centre."""
    found: list[Standing] = []
    while len(found) < count:
        wide = 0.12 if len(found) % 2 else 0.33
        at = Point(*chance.uniform(-wide, wide, 2).tolist())
        gaps = (hypot(at.x - s.at.x, at.y - s.at.y) for s in found)
        if all(gap > 2.0 * TERMS.geometry.piece_radius for gap in gaps):
            found.append(Standing((Piece.WHITE, Piece.BLACK)[len(found) % 2], at))
    return tuple(found)


def test_cannon_and_pair_are_those_of_the_rules():
    board, answers = common(TERMS), []
    chance = np.random.default_rng(1)
    for number in range(60):
        layout = pieces_around(chance, 3 + number % 12)
        xy, there = arrays_of(layout)
        for seat in Seat:
            seen = table(layout, TERMS.geometry, Placer(Piece.WHITE, seat))
            for x, y in board.ring[chance.integers(len(board.ring), size=12)].tolist():
                board.doubt[0] = 0
                given = gives_line(
                    x,
                    y,
                    xy,
                    there.view(np.int8),
                    FIRST[Piece.WHITE],
                    PIECES,
                    seat.quarter_turns,
                    board,
                )
                assert given is not gives_nothing(Point(x, y), seen)
                assert not board.doubt[0]
                answers.append(given)
    assert 20 < sum(answers) < len(answers) - 1000


def test_what_is_too_near_to_tell_is_doubted():
    """The way from the spot through the own piece just grazes the tipping circle of a hole."""
    board, geometry = common(TERMS), TERMS.geometry
    own, hole = Point(0.01, 0.06), geometry.holes[0]
    dx, dy = hole.x - own.x, hole.y - own.y
    angle = atan2(dy, dx) + asin(geometry.tipping_distance / hypot(dx, dy))
    xy, there = arrays_of((Standing(Piece.WHITE, own),))
    for off, doubted in ((0.0, 1), (1e-6, 0), (-1e-6, 0)):
        x, y = own.x - 0.07 * cos(angle + off), own.y - 0.07 * sin(angle + off)
        board.doubt[0] = 0
        gives_line(x, y, xy, there.view(np.int8), FIRST[Piece.WHITE], PIECES, 0, board)
        assert board.doubt[0] == doubted


def test_a_stroke_has_the_direction_of_its_angle():
    angles = np.concatenate(
        [np.random.default_rng(1).uniform(-2000.0, 2000.0, 300), np.arange(-720.0, 721.0, 22.5)]
    )
    line = np.zeros(5)
    for angle, x, y in zip(angles.tolist(), *directions(angles), strict=True):
        _set_line(line, 0.1, angle, 2.0, 0.2, 0)
        assert line.tolist() == [0.1, -0.2, 2.0 * x, 2.0 * y, 0.0]


def test_a_bound_function_does_the_same():
    xy, there = np.zeros((2, 1, 2)), np.ones((2, 1), np.int8)
    wishes, out = np.array([0.1, -0.1]), np.zeros(2)
    args = (xy, there, np.array([0, 2]), wishes, TERMS.places, 0.04, 0.25, np.zeros((1, 2)), out)
    call = fill_nearest.bound(*args)
    for place in (0.0, -0.25):
        xy[:, 0, 1] = place
        fill_nearest(*args)
        found = out.tolist()
        out[:] = 9.0
        call()
        assert out.tolist() == found
        call(reach=1.0)
        assert np.isnan(out).all()
        call(reach=0.04)
    with pytest.raises(TypeError):
        fill_nearest.bound(xy)  # type: ignore[call-arg]


def test_what_is_looked_up_stays_when_there_is_more():
    lookup = Lookup()
    from_ = np.random.default_rng(1).permutation(20_000)[:9000].tolist()
    for key in from_:
        lookup.put(key * 6401, key % 17, float(key))
    codes = [lookup.recipe([number, 0, 0]) for number in range(600)]
    assert len(lookup) == len(from_)
    keys, after, worth, recipes = lookup.arrays
    at = np.nonzero(keys >= 0)[0]
    assert sorted(keys[at].tolist()) == sorted(key * 6401 for key in from_)
    assert (after[at] == keys[at] // 6401 % 17).all()
    assert (worth[at] == keys[at] // 6401).all()
    assert [int(recipes[-3 - code, 0]) for code in codes] == list(range(600))


def test_a_copy_goes_on_by_itself():
    envs = CarromVectorEnv(3, noise="club", autoreset_mode="SAME_STEP")
    assert not copy.deepcopy(envs)._boards.live.any()
    envs.reset(seed=3)
    actions = np.random.default_rng(3).uniform(-1.0, 1.0, (30, 3, 3))
    for action in actions[:10]:
        envs.step(action)
    others = [copy.deepcopy(envs), pickle.loads(pickle.dumps(envs))]
    for action in actions[10:]:
        seen = envs.step(action)[0]
        assert all(np.array_equal(other.step(action)[0], seen) for other in others)
