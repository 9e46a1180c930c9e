"""Whether playing on takes more and more memory.

Boards alone are new ones each time, and nothing of them may be left over. Many boards remember kinds of strokes: here they
play the same again and again; ``tools/soak_envs.py`` also has them play new ones.
"""

import gc
import sys
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from carrom.envs import CarromEnv, CarromVectorEnv, carrom_v0
from carrom.envs.solo_env import ClearEnv


class Grown(NamedTuple):
    """What is left over after some passes."""

    blocks: int
    """Python's own blocks of memory."""
    kilobytes: float
    """Of the whole process; 0 where the system does not tell."""


def memory() -> Grown:
    """Return what the process has now."""
    gc.collect()
    blocks = sys.getallocatedblocks()
    told = Path("/proc/self/statm")
    pages = int(told.read_text().split()[1]) if told.exists() else 0
    return Grown(blocks, 4.096 * pages)


def grown(play: Callable[[], object], passes: int) -> Grown:
    """Play so many times, and return what was left over after the second time."""
    for _ in range(2):
        play()
    before = memory()
    for _ in range(passes - 2):
        play()
    after = memory()
    return Grown(after.blocks - before.blocks, after.kilobytes - before.kilobytes)


def vector(strokes: int, boards: int, **terms: Any) -> Callable[[], object]:
    """Return so many strokes on many boards."""
    envs = CarromVectorEnv(boards, noise="club", autoreset_mode="SAME_STEP", **terms)

    def play() -> None:
        envs.reset(seed=1)
        chance = np.random.default_rng(1)
        for _ in range(strokes // boards):
            envs.step(chance.uniform(-1.0, 1.0, (boards, 3)))

    return play


def agents(steps: int, **terms: Any) -> Callable[[], object]:
    """Return so many steps of the environment for several agents."""
    env, passes = carrom_v0.env(noise="club", **terms), count()

    def play() -> None:
        number = next(passes)
        env.reset(seed=number)
        chance = np.random.default_rng(number)
        for _ in range(steps):
            _, _, over, cut, _ = env.last()
            if over or cut:
                env.reset()
            env.step(chance.uniform(-1.0, 1.0, 3))
        env.reset(seed=0)

    return play


def agent(steps: int, env: CarromEnv | ClearEnv) -> Callable[[], object]:
    """Return so many steps of an environment for one agent."""
    passes = count()

    def play() -> None:
        number = next(passes)
        env.reset(seed=number)
        chance = np.random.default_rng(number)
        for _ in range(steps):
            _, _, over, cut, _ = env.step(chance.uniform(-1.0, 1.0, 3))
            if over or cut:
                env.reset()
        env.reset(seed=0)

    return play
