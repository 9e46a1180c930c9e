"""Environments beside the batch engine: how much of its rate is left with rulings and observations.

    .venv/bin/python -m benchmarks.envs
    .venv/bin/python -m benchmarks.envs --processes 2 --rounds 9

Every step is taken twice: by the environment, and by the batch engine alone with the same strokes on the
same boards, with as many threads; that both played the same is checked. Only the ratio of the two processor
times counts, so other work on the machine matters little. The boards play by chance from the break on; a
warm-up lets them drift apart.

``--processes`` compares so many environments, each in a process of its own, with one, in turns. ``ratio`` is wall-clock time, and
only means something on a machine with as many idle cores; ``processor_ratio`` is what the processor times of the
same strokes promise for such a machine.
"""

import argparse
import gc
import json
import os
import time
import tracemalloc
from multiprocessing import get_context
from statistics import median
from typing import Any

import numpy as np

from carrom.envs import CarromVectorEnv, carrom_v0
from carrom.envs.actions import turned
from carrom.equipment.pieces import Seat
from carrom.match.seating import seat_of
from carrom.match.simulated_stroke import simulate_stroke
from carrom.physics import Aim, Batch, Outcomes
from carrom.players.striker_places import Array

Clock = time.process_time


def batch_seconds(envs: CarromVectorEnv, actions: Array) -> tuple[float, Outcomes]:
    """Return how long the batch engine alone takes for these actions, all boards in one batch."""
    boards = envs._boards  # noqa: SLF001 - measured from inside
    quarters = boards.course.columns.quarters[boards.state]
    batch = Batch.from_arrays(
        boards.xy,
        boards.there,
        envs.terms.geometry,
        envs.terms.surface,  # type: ignore[arg-type]
    )
    lines = batch.strokes(Seat.SOUTH, *boards.strokes_of(actions).T)
    back = (4 - quarters) % 4
    lines[:, :2], lines[:, 2:4] = turned(lines[:, :2], back), turned(lines[:, 2:4], back)
    rows = np.arange(envs.num_envs)
    begun = Clock()
    outcomes = batch.run(lines, rows, threads=1)
    return Clock() - begun, outcomes


def check_same(envs: CarromVectorEnv, outcomes: Outcomes) -> None:
    """Make sure that the environment has just played what the batch engine did."""
    engine = envs._boards._engine  # noqa: SLF001
    own, other = engine.outcome, outcomes.arrays
    rows = engine.runs.rows
    same = np.array_equal(own.gone, other.gone[rows])
    lie = (own.touched > 0) & (own.gone == 0)
    if not (same and np.array_equal(own.xy[lie], other.xy[rows][lie])):
        raise SystemExit("The environment and the batch engine did not play the same.")


def vector_ratio(count: int, strokes: int, warm_up: int, **terms: Any) -> dict[str, float]:  # noqa: ANN401
    """Return the rate of an environment as a part of the batch engine's."""
    envs = CarromVectorEnv(count, autoreset_mode="SAME_STEP", noise="expert", **terms)
    envs.reset(seed=1)
    chance = np.random.default_rng(1)
    for _ in range(warm_up // count):
        envs.step(chance.uniform(-1.0, 1.0, (count, 3)))
    engine, whole = [], []
    for _ in range(max(10, strokes // count)):
        actions = chance.uniform(-1.0, 1.0, (count, 3))
        seconds, outcomes = batch_seconds(envs, actions)
        engine.append(seconds)
        begun = Clock()
        envs.step(actions)
        whole.append(Clock() - begun)
        check_same(envs, outcomes)
    return {
        "boards": count,
        "ratio": sum(engine) / sum(whole),
        "ratio_of_medians": median(engine) / median(whole),
        "engine_us": 1e6 * sum(engine) / len(engine) / count,
        "environment_us": 1e6 * sum(whole) / len(whole) / count,
    }


def aec_overhead(steps: int) -> dict[str, float]:
    """Return the milliseconds of a step of ``carrom_v0`` beside its stroke."""
    env = carrom_v0.env(noise="expert")
    env.reset(seed=1)
    chance = np.random.default_rng(1)
    beside: list[float] = []
    while len(beside) < steps:
        agent = env.agent_selection
        env.observe(agent)
        action = chance.uniform(-1.0, 1.0, 3)
        before = env.unwrapped.board
        begun = Clock()
        env.step(action)
        env.last()
        whole = Clock() - begun
        board = env.unwrapped.board
        fact = board.log.event_at(before.log.seq + 1).fact
        aim = getattr(fact, "aim", None)
        if isinstance(aim, Aim):
            begun = Clock()
            state = before.log.state
            assert aim.seat is seat_of(state, before.actor)
            simulate_stroke(before.log.settings, state, aim, before.actor, before.surface)
            beside.append(1e3 * (whole - (Clock() - begun)))
        if board.over or board.truncated:
            env.reset()
    return {"median_ms": median(beside), "mean_ms": sum(beside) / len(beside)}


def memory(count: int) -> dict[str, float]:
    """Return the memory of a board (kB): what more boards take, after some strokes."""
    sizes = []
    chance = np.random.default_rng(1)
    for number in (count, 2 * count):
        gc.collect()
        tracemalloc.start()
        envs = CarromVectorEnv(number, noise="expert")
        envs.reset(seed=1)
        for _ in range(2):
            envs.step(chance.uniform(-1.0, 1.0, (number, 3)))
        gc.collect()
        sizes.append(tracemalloc.get_traced_memory()[0])
        tracemalloc.stop()
    return {"kB_per_board": (sizes[1] - sizes[0]) / count / 1000.0}


def play(asked: Any, told: Any, count: int, warm_up: int) -> None:  # noqa: ANN401 - ends of pipes
    """Play so many strokes each time it is asked to, in a process of its own."""
    envs = CarromVectorEnv(count, autoreset_mode="SAME_STEP", noise="expert")
    envs.reset(seed=1)
    chance = np.random.default_rng(1)
    for _ in range(warm_up // count):
        envs.step(chance.uniform(-1.0, 1.0, (count, 3)))
    told.send(0.0)
    while strokes := asked.recv():
        begun = Clock()
        for _ in range(strokes // count):
            envs.step(chance.uniform(-1.0, 1.0, (count, 3)))
        told.send(Clock() - begun)


def processes_ratio(number: int, rounds: int, strokes: int, warm_up: int) -> dict[str, Any]:
    """Return how many times as fast so many processes are as one, measured in turns."""
    context = get_context("spawn")
    pipes = []
    for _ in range(number):
        (ours, asked), (told, theirs) = context.Pipe(), context.Pipe()
        context.Process(target=play, args=(asked, theirs, 256, warm_up), daemon=True).start()
        pipes.append((ours, told))

    def rates(some: list[tuple[Any, Any]]) -> Array:
        """Return strokes a second, by the clock on the wall and by the processors' own."""
        begun = time.perf_counter()
        for ask, _ in some:
            ask.send(strokes)
        own = [strokes / answer.recv() for _, answer in some]
        return np.array([len(some) * strokes / (time.perf_counter() - begun), sum(own)])

    for _, answer in pipes:
        answer.recv()
    found = []
    for turn in range(rounds):
        before = rates([pipes[turn % number]])
        together = rates(pipes)
        after = rates([pipes[(turn + 1) % number]])
        found.append(2.0 * together / (before + after))
    for ask, _ in pipes:
        ask.send(0)
    wall, own = np.array(found).T
    return {
        "processes": number,
        "ratio": float(np.median(wall)),
        "best": float(wall.max()),
        "processor_ratio": float(np.median(own)),
        "load": os.getloadavg()[0],
    }


def main() -> None:
    """Measure, and print one line of JSON for each figure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--strokes", type=int, default=100_000)
    parser.add_argument("--warm-up", type=int, default=100_000)
    parser.add_argument("--processes", type=int, default=0)
    parser.add_argument("--rounds", type=int, default=5)
    given = parser.parse_args()
    if given.processes:
        found = processes_ratio(given.processes, given.rounds, given.strokes, given.warm_up)
        print(json.dumps({"figure": "processes", **found}))  # noqa: T201
        return
    for count in (64, 1024):
        print(  # noqa: T201
            json.dumps({"figure": "vector", **vector_ratio(count, given.strokes, given.warm_up)})
        )
    print(json.dumps({"figure": "aec", **aec_overhead(300)}))  # noqa: T201
    print(json.dumps({"figure": "memory", **memory(256)}))  # noqa: T201


if __name__ == "__main__":
    main()
