"""pymunk (Chipmunk): fixed steps; friction on the board by a joint of limited force."""

from importlib import import_module
from importlib.metadata import version
from math import sqrt
from time import perf_counter
from typing import Any, Final

import numpy as np

from carrom.bench.scene import GRAVITY, Played, Scene

STEP: Final = 1e-3
"""Seconds."""
BLOCK: Final = 20
"""Steps between two looks whether everything is at rest."""
LONGEST: Final = 20_000
"""Steps after which a motion is given up: 20 s, several times what any stroke lasts."""
STILL: Final = 1e-6
"""Metres per second: slower counts as at rest."""
SLOP: Final = 1e-5
"""Metres of overlap left alone; the default is meant for worlds measured in pixels."""
WALL: Final = 0.1
"""Metres: thickness of a cushion, so that nothing passes it within a step."""


class Pymunk:
    """Chipmunk at a thousand steps a second.

    A pivot joint to the ground with no correction of its own and the force of friction as its
    limit is dry friction: the way Chipmunk's own examples do it.
    """

    name = "pymunk"
    equal_discs = False

    def __init__(self) -> None:
        start = perf_counter()
        self._pymunk: Any = import_module("pymunk")
        self.version = version("pymunk")
        self.costs = {"import": perf_counter() - start}

    def play(self, scene: Scene) -> Played:
        """Play a scene until everything is at rest."""
        space, bodies = self._world(scene)
        finished = False
        start = perf_counter()
        for _ in range(LONGEST // BLOCK):
            for _ in range(BLOCK):
                space.step(STEP)
            if all(body.velocity.length < STILL for body in bodies):
                finished = True
                break
        seconds = perf_counter() - start
        return Played(np.array([tuple(body.position) for body in bodies]), seconds, finished)

    def close(self) -> None:
        """Nothing is held."""

    def _world(self, scene: Scene) -> tuple[Any, list[Any]]:
        pymunk = self._pymunk
        space = pymunk.Space()
        space.gravity = (0.0, 0.0)
        space.collision_slop = SLOP
        elasticity = sqrt(scene.restitution)  # Chipmunk multiplies those of the two shapes
        far = scene.half_side + WALL
        for x1, y1, x2, y2 in ((-1, -1, 1, -1), (1, -1, 1, 1), (1, 1, -1, 1), (-1, 1, -1, -1)):
            ends = (x1 * far, y1 * far), (x2 * far, y2 * far)
            wall = pymunk.Segment(space.static_body, *ends, WALL)
            wall.elasticity, wall.friction = elasticity, 0.0
            space.add(wall)
        bodies = []
        for radius, mass, at, velocity in zip(
            scene.radius, scene.mass, scene.at, scene.velocity, strict=True
        ):
            body = pymunk.Body(float(mass), pymunk.moment_for_circle(float(mass), 0, float(radius)))
            body.position = (float(at[0]), float(at[1]))
            body.velocity = (float(velocity[0]), float(velocity[1]))
            disc = pymunk.Circle(body, float(radius))
            disc.elasticity, disc.friction = elasticity, 0.0
            joint = pymunk.PivotJoint(space.static_body, body, (0.0, 0.0), (0.0, 0.0))
            joint.max_bias = 0.0
            joint.max_force = scene.mu * float(mass) * GRAVITY
            space.add(body, disc, joint)
            bodies.append(body)
        return space, bodies
