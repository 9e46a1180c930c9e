"""The arrays of many boards that the kernels share, and the figures that all boards have in common."""

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from carrom.physics.kernels.world import Array

Small = npt.NDArray[np.int8]
Keys = npt.NDArray[np.int64]
Seen = npt.NDArray[np.float32]

# Figures of the terms (m, m/s): ``figures``
TOUCH: Final = 0
"""How near the striker's centre comes to a piece's."""
BASE: Final = 1
"""How far before the centre of the board the striker stands."""
LINE: Final = 2
"""A piece whose centre is not beyond lies on or behind the base line."""
SLOWEST: Final = 3
FASTEST: Final = 4
"""Limits of the hand."""
MOST_STROKES: Final = 5
PIECE: Final = 6
STRIKER: Final = 7
"""Radii."""
HALF_SIDE: Final = 8
TIPPING: Final = 9
HOLE: Final = 10
"""Coordinates of the holes' centres."""
CLEAR: Final = 11
"""The square of how near to another piece's centre that of a placed piece may be."""
CONTACT: Final = 12
"""The same for the queen at the centre."""
FIGURES: Final = 13

# What is left to do after a stroke: ``todo``
MISSING: Final = 1
"""Nobody has decided on such a stroke in this state yet."""
BY_HAND: Final = 2
"""Somebody has to look at the places."""
BLOCKED: Final = 3
"""The striker of the next player has no place to stand."""

# Instead of the next state
OVER: Final = -1
PLACES_MATTER: Final = -2
FIRST_RECIPE: Final = -3
"""This and below: pieces go back by this recipe."""
MOST_PLACED: Final = 4
"""Pieces that players place by one recipe, at most."""


class Discs(NamedTuple):
    """Where the boards stand, by their numbers."""

    xy: Array
    there: Small
    rank: Keys
    """In which order the pieces of a board came to lie: the order of its layout."""
    state: Keys
    strokes: Keys
    live: Small
    """1 where a stroke is to be played."""


class States(NamedTuple):
    """What is known of the states, by their numbers; see :class:`carrom.envs.course.Columns`."""

    quarters: Keys
    black: Small
    sign: Array
    value: Array
    base: Keys


class Found(NamedTuple):
    """Where strokes lead to, by state and tally, and what goes back on the board."""

    keys: Keys
    """In the place that the key asks for, or the next free one; -1: free."""
    after: Keys
    worth: Array
    recipes: Keys
    """Rows of the state after all, whether the queen goes to the centre, and how many pieces are placed; for each of
    these the first slot of its kind, the first slot of what must not be gained (-1: nothing), the seat."""


class Runs(NamedTuple):
    """The strokes of one step, in order of the seats, as the engine takes them."""

    rows: Keys
    """The numbers of the boards."""
    starts: Keys
    """Where the strokes of each seat begin; last, how many there are."""
    counts: Keys
    places: Keys
    layouts: Array
    lines: Array
    tallies: Keys
    after: Keys
    todo: Small
    left: Keys
    """One figure: on how many boards there is something left to do."""


class Board(NamedTuple):
    """What all boards have in common."""

    figures: Array
    legal: Array
    """The stretches of a base that the rules allow."""
    stands: Array
    """Those that a pair is judged by."""
    ring: Array
    """Spots that are tried for a piece, in order."""
    kinds: Small
    """What the discs are, the striker first."""
    named: Small
    """White, black and queen in ``kinds``."""
    bars: Array
    """Room for one stretch for each piece."""
    slots: Keys
    """Room for the slots into which pieces are put."""
    doubt: Small
    """1 where two figures are so near that the order of arithmetic might matter."""


class Results(NamedTuple):
    """What came of a step, by board."""

    rewards: Array
    over: Small
    truncated: Small
