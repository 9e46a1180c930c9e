"""What fell in a stroke, counted: everything the rules ask about, in one whole number."""

from typing import Final

import numpy as np
import numpy.typing as npt

from carrom.physics.kernels.compiling import compiled
from carrom.physics.kernels.world import DIRECT, DIRECT_Y, Array

Small = npt.NDArray[np.int8]
Keys = npt.NDArray[np.int64]

HOLES: Final = 4
NUMBER: Final = 10
"""More than the pieces of a colour."""
KEYS: Final = NUMBER * NUMBER * 64
"""How many tallies there can be."""
LATE: Final = 127


@compiled
def fill_tallies(
    gone: Small,
    rank: Small,
    touched: Small,
    info: Array,
    kinds: Small,
    layout_of: Keys,
    named: Small,
    line: float,
    keys: Keys,
) -> None:
    """Write the tally of each stroke.

    A tally is the number of white pieces that fell, times 10 plus that of the black ones, followed
    by six bits: the queen fell; the striker fell; it followed an own piece into its hole; a black
    piece fell before any white one; a piece was touched; the first piece hit directly lay on or
    behind the line. ``kinds`` has what each disc of a layout is, by the numbers in ``named``: white,
    black, queen, and the colour of the player. A piece whose centre is not beyond ``line`` lies on
    or behind the base line.
    """
    for number in range(len(keys)):
        which = layout_of[number]
        white, black, queen = 0, 0, 0
        first_white, first_black = LATE, LATE
        any_touched, follows = 0, 0
        hole, after = gone[number, 0], rank[number, 0]
        striker = 1 if 0 < hole <= HOLES else 0
        for k in range(1, gone.shape[1]):
            if touched[number, k] > 0:
                any_touched = 1
            fell = gone[number, k]
            if fell <= 0 or fell > HOLES:
                continue
            kind, place = kinds[which, k], rank[number, k]
            if kind == named[0]:
                white += 1
                first_white = min(first_white, place)
            elif kind == named[1]:
                black += 1
                first_black = min(first_black, place)
            elif kind == named[2]:
                queen = 1
            if striker == 1 and kind == named[3] and fell == hole and place < after:
                follows = 1
        key = white * NUMBER + black
        key = 2 * key + queen
        key = 2 * key + striker
        key = 2 * key + follows
        key = 2 * key + (1 if first_black < first_white else 0)
        key = 2 * key + any_touched
        behind = info[number, DIRECT] > 0.0 and info[number, DIRECT_Y] <= line
        keys[number] = 2 * key + (1 if behind else 0)
