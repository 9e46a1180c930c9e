"""Where strokes lead to, as arrays that compiled code looks things up in."""

from typing import Final

import numpy as np

from carrom.envs.kernels.arrays import FIRST_RECIPE, MOST_PLACED, Found
from carrom.envs.kernels.following import place_of

FREE: Final = -1
ROOM: Final = 4096
"""Places at first, a power of two."""
RECIPE: Final = 3 + 3 * MOST_PLACED
RECIPES: Final = 256


class Lookup:
    """What was found, by key; and recipes, by which pieces go back on the board."""

    def __init__(self) -> None:
        self.arrays = _empty(ROOM, np.zeros((RECIPES, RECIPE), np.int64))
        self._used = 0
        self._recipes = 0

    def __len__(self) -> int:
        return self._used

    def put(self, key: int, after: int, worth: float) -> None:
        """Note where a new key leads to, and what that is worth."""
        if 2 * self._used >= len(self.arrays.keys):
            self._grow()
        at = place_of(key, self.arrays.keys)
        self.arrays.keys[at], self.arrays.after[at], self.arrays.worth[at] = key, after, worth
        self._used += 1

    def recipe(self, row: list[int]) -> int:
        """Keep a recipe, and return what stands for it instead of a state."""
        recipes = self.arrays.recipes
        if self._recipes == len(recipes):
            recipes = np.concatenate([recipes, np.zeros_like(recipes)])
            self.arrays = self.arrays._replace(recipes=recipes)
        recipes[self._recipes, : len(row)] = row
        self._recipes += 1
        return FIRST_RECIPE - (self._recipes - 1)

    def _grow(self) -> None:
        old = self.arrays
        self.arrays = _empty(2 * len(old.keys), old.recipes)
        for from_ in np.nonzero(old.keys != FREE)[0].tolist():
            at = place_of(int(old.keys[from_]), self.arrays.keys)
            for new, known in zip(self.arrays[:3], old[:3], strict=True):
                new[at] = known[from_]


def _empty(room: int, recipes: np.ndarray[tuple[int, int], np.dtype[np.int64]]) -> Found:
    keys = np.full(room, FREE, np.int64)
    return Found(keys, np.zeros(room, np.int64), np.zeros(room), recipes)
