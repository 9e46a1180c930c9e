"""Yardsticks for the tasks of a player alone: what actions by chance and a plain break bring.

    .venv/bin/python -m benchmarks.yardsticks --seed 1

Board ``k`` of a task is reset with the seed ``SEED + k``; actions follow from the seed and the task alone.
"""

import argparse
from collections.abc import Callable

import numpy as np
from numpy.random import Generator

from carrom.envs.solo_env import BreakEnv, ClearEnv, SoloEnv, StreakEnv
from carrom.players.striker_places import Array

Policy = Callable[[Generator], Array]


def by_chance(chance: Generator) -> Array:
    """Return any action."""
    return chance.uniform(-1.0, 1.0, 3)


def plain_break(chance: Generator) -> Array:
    """Return a stroke from the middle, within 5° of straight ahead, as hard as can be."""
    return np.array([0.0, chance.uniform(-5.0, 5.0) / 90.0, 1.0])


def played(env: SoloEnv, policy: Policy, boards: int, seed: int) -> list[tuple[int, bool]]:
    """Return, for each board, the pieces pocketed, and whether the task ended before it was cut off."""
    chance, found = np.random.default_rng(seed), []
    for number in range(boards):
        env.reset(seed=seed + number)
        over = cut = False
        while not (over or cut):
            _, _, over, cut, info = env.step(policy(chance))
        pieces = info["pieces"] if "pieces" in info else 18 - info["left"]
        found.append((pieces, over))
    return found


def main() -> None:
    """Print a line for each yardstick."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--part", type=float, default=1.0, help="of the boards of each task")
    given = parser.parse_args()
    tasks: list[tuple[str, SoloEnv, Policy, int]] = [
        ("break, by chance", BreakEnv(noise="expert"), by_chance, 400),
        ("break, straight ahead", BreakEnv(noise="expert"), plain_break, 400),
        ("streak, by chance", StreakEnv(noise="expert"), by_chance, 300),
        ("clear, by chance", ClearEnv(), by_chance, 12),
    ]
    for name, env, policy, boards in tasks:
        found = played(env, policy, max(1, round(given.part * boards)), given.seed)
        pieces = np.array([fell for fell, _ in found])
        print(  # noqa: T201
            f"{name}: {len(found)} boards, {pieces.mean():.2f} pieces, "
            f"at least one in {(pieces > 0).mean():.0%}, {sum(over for _, over in found)} ended"
        )


if __name__ == "__main__":
    main()
