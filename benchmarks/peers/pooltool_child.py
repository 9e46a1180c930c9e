"""The process that holds pooltool: a scene a line on standard input, an answer a line back.

The first line it writes says what the import and the first motion cost, in seconds.
"""

import json
import sys
from collections.abc import Callable
from importlib import import_module
from math import hypot
from time import perf_counter
from typing import Any, Final

from carrom.bench.scene import GRAVITY

MOST_EVENTS: Final = 2_000
"""Events after which it is told to stop; our longest breaks have some hundreds."""
FIRST: Final = {
    "half_side": 0.3683,
    "radius": 0.0155,
    "mass": 0.0055,
    "at": [[0.0, 0.1], [0.005, -0.2508]],
    "velocity": [[0.0, 0.0], [0.0, 3.0]],
    "mu": 0.13,
    "restitution": 0.8,
}
"""A piece and the striker: everything that has to be compiled is used."""


def player() -> Callable[[dict[str, Any]], dict[str, Any]]:
    """Import pooltool and return what plays a scene with it."""
    pt: Any = import_module("pooltool")
    const: Any = import_module("pooltool.constants")
    engine = _engine(const)
    specs = import_module("pooltool.objects.table.specs")

    def play(scene: dict[str, Any]) -> dict[str, Any]:
        side, radius = 2 * scene["half_side"], scene["radius"]
        table = pt.Table.from_table_specs(
            specs.BilliardTableSpecs(l=side, w=side, cushion_height=radius)
        )
        balls = {}
        material = {
            "m": scene["mass"],
            "R": radius,
            "u_s": scene["mu"],
            "u_r": scene["mu"],
            "e_b": scene["restitution"],
            "e_c": scene["restitution"],
            "g": GRAVITY,
        }
        for number, (at, velocity) in enumerate(zip(scene["at"], scene["velocity"], strict=True)):
            xy = (at[0] + side / 2, at[1] + side / 2)
            ball = pt.Ball.create(str(number), xy=xy, **material)
            _roll(ball, velocity[0], velocity[1], const)
            balls[str(number)] = ball
        cue = pt.Cue(cue_ball_id=str(len(balls) - 1))
        system = pt.System(cue=cue, table=table, balls=balls)
        start = perf_counter()
        try:
            pt.simulate(system, engine=engine, inplace=True, max_events=MOST_EVENTS)
        except Exception:  # noqa: BLE001 - whatever it stumbles over, it did not finish
            return {"at": None, "seconds": perf_counter() - start}
        seconds = perf_counter() - start
        rest = [
            [float(ball.state.rvw[0, 0]) - side / 2, float(ball.state.rvw[0, 1]) - side / 2]
            for ball in system.balls.values()
        ]
        events = len(system.events)
        return {
            "at": rest,
            "seconds": seconds,
            "events": events,
            "finished": events < MOST_EVENTS,
        }

    return play


def _roll(ball: Any, vx: float, vy: float, const: Any) -> None:  # noqa: ANN401
    """Let a ball roll with this velocity, or lie still."""
    radius = ball.params.R
    ball.state.rvw[1] = (vx, vy, 0.0)
    ball.state.rvw[2] = (-vy / radius, vx / radius, 0.0)
    ball.state.s = const.rolling if vx or vy else const.stationary


def _engine(const: Any) -> Any:  # noqa: ANN401 - another's class
    """Return pooltool's engine with impacts of equal discs: restitution, no friction."""
    ball_core: Any = import_module("pooltool.physics.resolve.ball_ball.core")
    cushion_core: Any = import_module("pooltool.physics.resolve.ball_cushion.core")
    resolver_module: Any = import_module("pooltool.physics.resolve.resolver")
    engine_module: Any = import_module("pooltool.physics.engine")

    class Impact(ball_core.CoreBallBallCollision):  # type: ignore[misc]
        """Two discs: momentum along the line of centres changes, nothing else."""

        def solve(self, ball1: Any, ball2: Any) -> tuple[Any, Any]:  # noqa: ANN401
            (x1, y1, _), (vx1, vy1, _) = ball1.state.rvw[:2]
            (x2, y2, _), (vx2, vy2, _) = ball2.state.rvw[:2]
            distance = hypot(x2 - x1, y2 - y1)
            nx, ny = (x2 - x1) / distance, (y2 - y1) / distance
            closing = (vx1 - vx2) * nx + (vy1 - vy2) * ny
            if closing > 0.0:
                change = (1 + ball1.params.e_b) * closing / 2
                _roll(ball1, vx1 - change * nx, vy1 - change * ny, const)
                _roll(ball2, vx2 + change * nx, vy2 + change * ny, const)
            return ball1, ball2

    class Cushion(cushion_core.CoreBallLCushionCollision):  # type: ignore[misc]
        """A disc and a cushion: the speed towards it is turned and lessened."""

        def solve(self, ball: Any, cushion: Any) -> tuple[Any, Any]:  # noqa: ANN401
            nx, ny, _ = cushion.get_normal_xy(ball.xyz)
            vx, vy, _ = ball.state.rvw[1]
            change = (1 + ball.params.e_c) * (vx * nx + vy * ny)
            _roll(ball, vx - change * nx, vy - change * ny, const)
            return ball, cushion

    resolver = resolver_module.default_resolver()
    resolver.ball_ball = Impact()
    resolver.ball_linear_cushion = Cushion()
    return engine_module.PhysicsEngine(resolver=resolver)


def main() -> None:
    """Answer one line after another until the input ends."""
    answers = sys.stdout
    sys.stdout = sys.stderr  # whatever pooltool prints is no answer
    start = perf_counter()
    play = player()
    imported = perf_counter()
    play(FIRST)
    costs = {"import": imported - start, "first_stroke": perf_counter() - imported}
    print(json.dumps(costs), file=answers, flush=True)
    for line in sys.stdin:
        print(json.dumps(play(json.loads(line))), file=answers, flush=True)


if __name__ == "__main__":
    main()
