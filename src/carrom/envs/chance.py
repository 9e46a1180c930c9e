"""Everything in a board that chance decides: it follows from one number, the seed of the board.

Strokes meet the same deviations whoever plays them, and in however many boards at once.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeGuard

import numpy as np
from numpy.random import Generator

from carrom.envs.errors import EnvError, EnvProblem
from carrom.physics import Surface
from carrom.players.hand import Hand
from carrom.players.striker_places import Array

BLOCK: Final = 128
"""Strokes whose deviations are drawn at a time."""
LARGEST: Final = 2**53
"""Seeds of boards are below it."""
START: Final = 0
STROKES: Final = 1
"""What chance is for."""
SPREAD: Final = {"mu": 0.25, "e_piece": 0.05, "e_cushion": 0.05, "mu_contact": 0.5}
"""How far a drawn surface is from the usual one at most, as a part of each figure."""


@dataclass(frozen=True, slots=True)
class Draw:
    """What is drawn before the break."""

    rosette: int
    """The number from which the gaps of a rosette follow."""
    surface: Surface


def drawn(seed: int, surface: Surface | None = None) -> Draw:
    """Return what a board with this seed begins with; a surface that is given is not drawn."""
    chance = np.random.default_rng([seed, START])
    number = int(chance.integers(LARGEST))
    if surface is not None:
        return Draw(number, surface)
    usual = Surface()
    figures = {
        name: getattr(usual, name) * (1.0 + part * (2.0 * float(chance.random()) - 1.0))
        for name, part in SPREAD.items()
    }
    return Draw(number, Surface(mu_striker=figures["mu"], **figures))


def deviations(seed: int, block: int, hand: Hand) -> Array:
    """Return how the strokes of a block of a board deviate: rows of place, angle and speed."""
    return hand.deviations(BLOCK, np.random.default_rng([seed, STROKES, block]))


_kept = lru_cache(maxsize=64)(deviations)


def deviation(seed: int, stroke: int, hand: Hand) -> Array:
    """Return how one stroke of a board deviates, as one row."""
    block, number = divmod(stroke, BLOCK)
    found: Array = _kept(seed, block, hand)[number : number + 1]
    return found


def seeded(seed: object) -> Generator:
    """Return the source of chance of an environment; None: a new one each time."""
    if seed is None:
        return np.random.default_rng()
    if not (is_whole(seed) and seed >= 0):
        raise EnvError(EnvProblem.TERM, name="seed", values="0, 1, 2 …")
    return np.random.default_rng(int(seed))


def is_whole(value: object) -> TypeGuard[int]:
    """Say whether something is a whole number; ``True`` is none."""
    return isinstance(value, int | np.integer) and not isinstance(value, bool)


def next_seed(chance: Generator) -> int:
    """Draw the seed of the next board of an environment."""
    return int(chance.integers(LARGEST))
