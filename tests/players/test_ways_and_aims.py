"""Strokes from geometry: played as they are meant, they send the piece where they say.

Shares, not certainties: other pieces may come in between, and cushions turn what comes to them.
"""

from dataclasses import replace

import numpy as np
import pytest

from carrom.equipment.pieces import Piece, Point, Seat, Standing
from carrom.physics import Batch
from carrom.players.aims import Aims, cannons, direct, off_cushion
from carrom.players.scene import Scene, scene_of, targets
from carrom.players.striker_places import Array, striker_places
from carrom.players.ways import Ways, by_cushion, straight, through_another
from tests.players.positions import BOARD, RULES, position

MIDDLE = np.zeros(1)
FEW = 4
"""Strokes tried of each way, the easiest."""
MANY = 1000
"""More ways than there are."""


def straight_in(scene: Scene, xs: Array):
    return lambda ways: direct(scene, ways, xs, MIDDLE)


def by_striker_cushion(scene: Scene, xs: Array):
    return lambda ways: off_cushion(scene, ways, xs)


def by_cannon(scene: Scene, xs: Array):
    return lambda ways: cannons(scene, ways, xs)


def free(scene: Scene, wanted: list[int]) -> Ways:
    return straight(scene, wanted)


def through(scene: Scene, wanted: list[int]) -> Ways:
    return through_another(scene, straight(scene, wanted), MANY)


def banked(scene: Scene, wanted: list[int]) -> Ways:
    return by_cushion(scene, wanted)


def fell(scene: Scene, aims: Aims, piece: int) -> list[bool]:
    """Say of each stroke whether the piece fell."""
    batch = Batch.of([scene.layout], scene.geometry)
    x, angle, speed = aims.rows(1.7, 0.3, 8.0).T
    outcomes = batch.run(batch.strokes(Seat.SOUTH, x, angle, speed))
    return [bool(rank > 0) for rank in outcomes.rank[:, 1 + piece]]


@pytest.mark.parametrize(
    ("kind", "played", "least"),
    [
        (free, straight_in, 0.9),
        (through, straight_in, 0.4),
        (free, by_cannon, 0.08),
        (banked, straight_in, 0.08),
        (free, by_striker_cushion, 0.02),
    ],
    ids=["straight", "combination", "cannon", "bank", "off a cushion"],
)
def test_what_geometry_finds_falls(kind, played, least):
    came: list[bool] = []
    for seed in range(12 if played is by_cannon else 30):
        view = position(seed, RULES[seed % len(RULES)])
        scene = scene_of(view)
        ways = kind(scene, targets(scene.layout, view.situation))
        strokes = played(scene, scene.base.spread(13))
        for row in range(len(ways)):
            aims = strokes(ways.taken(np.array([row])))
            easiest = aims.taken(np.argsort(-aims.ease, kind="stable")[:FEW])
            if len(easiest):
                came += fell(scene, easiest, int(ways.last[row]))
    assert len(came) > 80
    assert sum(came) / len(came) > least


def test_strokes_by_chance_fall_less_often():
    """So that the shares above mean something: one given piece falls by chance now and then."""
    came: list[bool] = []
    for seed in range(30):
        view = position(seed, RULES[seed % len(RULES)])
        scene = scene_of(view)
        chance = np.random.default_rng(seed)
        x = chance.choice(scene.base.spread(13), 20)
        some = Aims(x, chance.uniform(0.0, 180.0, 20), chance.uniform(0.5, 4.0, 20), np.ones(20))
        for piece in targets(scene.layout, view.situation)[:5]:
            came += fell(scene, some, piece)
    assert sum(came) / len(came) < 0.02


def lying(*pieces: tuple[Piece, float, float]) -> Scene:
    layout = tuple(Standing(piece, Point(x, y)) for piece, x, y in pieces)
    return scene_of(replace(position(0, "international"), layout=layout, seat=Seat.SOUTH))


def test_a_lone_piece_falls_from_everywhere():
    """Nothing is in the way: every stroke that geometry finds works, aimed at the middle or beside."""
    for at in [(0.0, 0.1), (0.2, 0.2), (-0.25, 0.0), (0.1, -0.05), (-0.1, 0.3)]:
        scene = lying((Piece.WHITE, *at))
        ways = straight(scene, [0])
        assert len(ways) == 4
        aims = direct(scene, ways, scene.base.spread(9), np.array([-0.4, 0.0, 0.4]))
        assert len(aims) >= 9
        assert sum(fell(scene, aims, 0)) >= 0.97 * len(aims)


def test_a_way_that_is_blocked_is_none():
    scene = lying((Piece.WHITE, 0.2, 0.2), (Piece.BLACK, 0.28, 0.28))
    ways = straight(scene, [0])
    assert len(ways) == 3
    beyond = (ways.towards > 0.0).all(axis=1)
    assert not beyond.any()
    assert (
        len(straight(scene, [0, 1])) == 6
    )  # black has the far right hole, white is in its way back


def test_a_way_has_the_piece_its_direction_and_its_width():
    scene = lying((Piece.WHITE, 0.3, 0.0), (Piece.WHITE, 0.0, 0.25))
    ways = straight(scene, [0, 1])
    assert set(ways.piece.tolist()) == {0, 1}
    assert ways.last.tolist() == ways.piece.tolist()
    assert np.hypot(ways.towards[:, 0], ways.towards[:, 1]) == pytest.approx(1.0)
    assert (ways.wide > 0.0).all()
    assert (ways.speed > 0.0).all()
    to_hole = scene.holes[None, :, :] - scene.places[ways.piece][:, None, :]
    cosines = (to_hole * ways.towards[:, None, :]).sum(axis=2) / np.hypot(*to_hole.T).T
    assert cosines.max(axis=1) == pytest.approx(1.0)
    far = np.hypot(*to_hole.T).T[np.arange(len(ways)), cosines.argmax(axis=1)]
    order = np.argsort(far)
    assert (np.diff(ways.wide[order]) <= 1e-12).all()  # the nearer, the wider


def test_a_combination_is_played_at_the_other_piece():
    scene = lying((Piece.WHITE, 0.22, 0.22), (Piece.BLACK, 0.12, 0.12))
    ways = through_another(scene, straight(scene, [0]), MANY)
    assert set(ways.piece.tolist()) == {1}
    assert set(ways.last.tolist()) == {0}
    aims = direct(scene, ways, scene.base.spread(9), MIDDLE)
    assert any(fell(scene, aims, 0))
    assert len(through_another(scene, straight(scene, [0]), 0)) == 0


def test_a_cannon_is_played_by_way_of_another_piece():
    scene = lying((Piece.WHITE, 0.25, 0.25), (Piece.BLACK, 0.1, 0.05))
    aims = cannons(scene, straight(scene, [0]), scene.base.spread(19))
    assert len(aims)
    assert any(fell(scene, aims, 0))


def test_the_easier_stroke_is_the_nearer_and_fuller_one():
    near, far = lying((Piece.WHITE, 0.3, 0.28)), lying((Piece.WHITE, 0.0, 0.1))
    eases = [
        direct(scene, straight(scene, [0]), scene.base.spread(9), MIDDLE).ease.max()
        for scene in (near, far)
    ]
    assert eases[0] > eases[1] > 0.0


def test_speeds_are_between_the_limits():
    view = position(1, "international")
    scene = scene_of(view)
    aims = direct(scene, straight(scene, targets(scene.layout, view.situation)), MIDDLE, MIDDLE)
    for pace in (0.01, 1.0, 100.0):
        speed = aims.rows(pace, 0.5, 6.0)[:, 2]
        assert ((speed >= 0.5) & (speed <= 6.0)).all()


NOWHERE = np.zeros(0)


@pytest.mark.parametrize("pieces", [0, 1, 9])
@pytest.mark.parametrize("wanted", [0, 1])
@pytest.mark.parametrize("places", [0, 5])
def test_where_there_is_nothing_nothing_is_found(pieces, wanted, places):
    layout = [(Piece.BLACK, -0.2 + 0.05 * k, 0.1) for k in range(pieces)]
    scene = lying(*layout)
    some = list(range(min(wanted, pieces)))
    xs = scene.base.spread(places) if places else NOWHERE
    ways, banks = straight(scene, some), by_cushion(scene, some)
    others = through_another(scene, ways, 10)
    found = [
        direct(scene, ways, xs, MIDDLE),
        direct(scene, banks, xs, MIDDLE),
        direct(scene, others, xs, MIDDLE),
        direct(scene, ways, xs, NOWHERE),
        off_cushion(scene, ways, xs),
        cannons(scene, ways, xs),
    ]
    if not some:
        assert [len(each) for each in (ways, banks, others)] == [0, 0, 0]
    if not some or not places:
        assert [len(each) for each in found] == [0] * len(found)
    for each in found:
        assert each.rows(1.5, 0.3, 8.0).shape == (len(each), 3)


def test_a_base_without_a_place_has_no_aims():
    row = [(Piece.BLACK, 0.0365 * k, -BOARD.base_distance) for k in range(-6, 7)]
    scene = lying((Piece.WHITE, 0.1, 0.1), *row)
    assert not scene.base
    assert not striker_places(scene.places, BOARD, position(0, "club").rules.book.striker)
    assert len(direct(scene, straight(scene, [0]), scene.base.low, MIDDLE)) == 0
