"""The cheap tests of ways: they never say that discs keep apart which meet."""

import numpy as np

from carrom.physics.kernels.boxes import beside, boxes_apart, comes_near, set_box
from carrom.physics.kernels.friction import table
from carrom.physics.kernels.sliding import launch, place
from carrom.physics.kernels.world import ACC, TIME, R, X, Y, new_world


def two_discs(rng):
    nothing = np.zeros((0, 7))
    world = new_world(2, np.zeros(18), *table(), nothing, nothing)
    for i in range(2):
        world.d[i, R], world.d[i, ACC] = 0.0155, 1.27
        world.d[i, X], world.d[i, Y] = rng.uniform(-0.1, 0.1, 2)
        vx, vy, u = rng.uniform(-0.6, 0.6, 3)
        launch(world.d, i, world.table, world.starts, 0.0, vx, vy, u)
        set_box(world, i)
    return world


def test_ways_that_are_apart_stay_apart():
    rng = np.random.default_rng(3)
    found = {"boxes": 0, "beside": 0, "near": 0}
    for _ in range(150):
        world = two_discs(rng)
        d, apart = world.d, 2 * 0.0155
        times = np.linspace(0.0, d[:, TIME].max(), 40)
        ways = np.array([[place(d, i, world.table, t) for t in times] for i in range(2)])
        # Every place of one against every place of the other, whenever they are there.
        least = np.sqrt(((ways[0][:, None] - ways[1][None]) ** 2).sum(axis=2)).min()
        boxes = boxes_apart(world.boxes, 0, 1)
        sides = beside(d, 0, 1) or beside(d, 1, 0)
        found["boxes"] += boxes
        found["beside"] += sides and not boxes
        assert least > apart or not (boxes or sides)
        x, y = ways[1][-1]
        near = comes_near(world.boxes, 0, x, y, 0.0155, 1e-4)
        found["near"] += near
        assert near or np.sqrt(((ways[0] - ways[1][-1]) ** 2).sum(axis=1)).min() > apart
    assert min(found.values()) > 10
