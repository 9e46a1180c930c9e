"""Box2D (PyPI ``box2d``, the 2.3 line): fixed steps; friction on the board by its friction joint."""

from importlib import import_module
from importlib.metadata import version
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
VELOCITY_ROUNDS: Final = 8
POSITION_ROUNDS: Final = 3
"""Iterations a step, as its manual advises."""
SCALE: Final = 100.0
"""Its units a metre. It drops restitution below 1 unit a second, so its unit is made 1 cm."""
STILL: Final = 1e-6 * SCALE
"""Slower counts as at rest."""
WALL: Final = 0.1
"""Metres: half the thickness of a cushion."""


class Box2D:
    """Box2D at a thousand steps a second."""

    name = "box2d"
    equal_discs = False

    def __init__(self) -> None:
        start = perf_counter()
        self._box2d: Any = import_module("Box2D")
        self.version = version("box2d")
        self.costs = {"import": perf_counter() - start}

    def play(self, scene: Scene) -> Played:
        """Play a scene until everything is at rest."""
        world, bodies = self._world(scene)
        step = world.Step
        finished = False
        start = perf_counter()
        for _ in range(LONGEST // BLOCK):
            for _ in range(BLOCK):
                step(STEP, VELOCITY_ROUNDS, POSITION_ROUNDS)
            if all(body.linearVelocity.length < STILL for body in bodies):
                finished = True
                break
        seconds = perf_counter() - start
        rest = np.array([tuple(body.position) for body in bodies]) / SCALE
        return Played(rest, seconds, finished)

    def close(self) -> None:
        """Nothing is held."""

    def _world(self, scene: Scene) -> tuple[Any, list[Any]]:
        box2d = self._box2d
        world = box2d.b2World(gravity=(0.0, 0.0), doSleep=True)
        ground = world.CreateStaticBody(position=(0.0, 0.0))
        middle, thick = (scene.half_side + WALL) * SCALE, WALL * SCALE
        length = middle + thick
        for x, y in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            half = (thick, length) if x else (length, thick)
            box = box2d.b2PolygonShape(box=(*half, (x * middle, y * middle), 0.0))
            ground.CreateFixture(shape=box, friction=0.0, restitution=scene.restitution)
        bodies = []
        for radius, mass, at, velocity in zip(
            scene.radius, scene.mass, scene.at, scene.velocity, strict=True
        ):
            size = float(radius) * SCALE
            body = world.CreateDynamicBody(
                position=(float(at[0]) * SCALE, float(at[1]) * SCALE),
                linearVelocity=(float(velocity[0]) * SCALE, float(velocity[1]) * SCALE),
            )
            body.CreateCircleFixture(
                radius=size,
                density=float(mass) / (np.pi * size * size),
                friction=0.0,
                restitution=scene.restitution,
            )
            world.CreateFrictionJoint(
                bodyA=ground,
                bodyB=body,
                localAnchorA=(0.0, 0.0),
                localAnchorB=(0.0, 0.0),
                maxForce=scene.mu * float(mass) * GRAVITY * SCALE,
                maxTorque=0.0,
                collideConnected=True,
            )
            bodies.append(body)
        return world, bodies
