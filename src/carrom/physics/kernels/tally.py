"""What fell in a stroke, counted: everything the rules ask about, in one whole number."""

from typing import Final

import numpy as np
import numpy.typing as npt

from carrom.physics.kernels.compiling import compiled, kernel
from carrom.physics.kernels.world import DIRECT, DIRECT_Y, Array

Small = npt.NDArray[np.int8]
Keys = npt.NDArray[np.int64]

HOLES: Final = 4
NUMBER: Final = 10
"""More than the pieces of a colour."""
KEYS: Final = NUMBER * NUMBER * 64
"""How many tallies there can be."""
LATE: Final = 127


@kernel
def tally_of(
    gone: Small, rank: Small, touched: Small, kinds: Small, named: Small, own: int, behind: bool
) -> int:
    """Return the tally of a stroke from what became of each disc, the striker first.

    ``own`` is the player's colour, as in ``kinds``; ``behind`` says that the first piece was hit
    directly, and lay on or behind the base line.
    """
    white, black, queen = 0, 0, 0
    first_white, first_black = LATE, LATE
    any_touched, follows = 0, 0
    hole, after = gone[0], rank[0]
    striker = 1 if 0 < hole <= HOLES else 0
    for k in range(1, len(gone)):
        if touched[k] > 0:
            any_touched = 1
        fell = gone[k]
        if fell <= 0 or fell > HOLES:
            continue
        kind, place = kinds[k], rank[k]
        if kind == named[0]:
            white += 1
            first_white = min(first_white, place)
        elif kind == named[1]:
            black += 1
            first_black = min(first_black, place)
        elif kind == named[2]:
            queen = 1
        if striker == 1 and kind == own and fell == hole and place < after:
            follows = 1
    key = white * NUMBER + black
    key = 2 * key + queen
    key = 2 * key + striker
    key = 2 * key + follows
    key = 2 * key + (1 if first_black < first_white else 0)
    key = 2 * key + any_touched
    return 2 * key + (1 if behind else 0)


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
    for n in range(len(keys)):
        behind = info[n, DIRECT] > 0.0 and info[n, DIRECT_Y] <= line
        which = layout_of[n]
        keys[n] = tally_of(gone[n], rank[n], touched[n], kinds[which], named, named[3], behind)
