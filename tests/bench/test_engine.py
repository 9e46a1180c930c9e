"""Our engine as it is measured plays what its own calls play one by one."""

from math import hypot

import numpy as np
import pytest

from carrom.bench.engine import AGREED, Engine
from carrom.bench.work import KINDS, work
from carrom.equipment.pieces import Piece, Point
from carrom.physics import Disc, simulate


def one_by_one(part, number, *, equal_discs):
    """A scene played by the engine's call for a single motion."""
    scene = part.scene(number, equal_discs=equal_discs)
    kinds = (*part.pieces, Piece.STRIKER)
    discs = [
        Disc(str(k), kinds[k], Point(*at), Point(*velocity), radius=float(r), mass=float(m))
        for k, (at, velocity, r, m) in enumerate(
            zip(scene.at.tolist(), scene.velocity.tolist(), scene.radius, scene.mass, strict=True)
        )
    ]
    motion = simulate(discs, part.geometry, AGREED, pockets=False)
    return [tuple(end.at) for end in motion.ends]


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
@pytest.mark.parametrize("equal_discs", [False, True])
def test_rest_is_in_the_order_of_a_scene(kind, equal_discs):
    part = work(kind)
    rest = Engine(part, agreed=True, equal_discs=equal_discs).rest()
    assert rest.shape == (len(part.strokes), kind.pieces + 1, 2)
    for number in part.spread(5):
        alone = one_by_one(part, number, equal_discs=equal_discs)
        assert rest[number].tolist() == [list(at) for at in alone]


def test_strokes_hit_something_and_always_come_to_an_end():
    for kind in KINDS:
        outcome = Engine(work(kind)).run()
        assert outcome.impacts.min() >= 1
        assert not outcome.gave_up.any()


def test_the_full_model_is_not_the_agreed_one():
    part = work(KINDS[0])
    full, agreed = Engine(part).rest(), Engine(part, agreed=True).rest()
    assert hypot(*(full - agreed)[0, -1]) > 1e-4


def test_threads_change_nothing():
    engine = Engine(work(KINDS[0]))
    assert np.array_equal(engine.run(1).xy, engine.run(2).xy)
