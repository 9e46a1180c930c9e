"""What a run of the engine works on: arrays by name, and the meaning of their columns.

A disc is a row of ``d``. Rim speeds are u = R w, positive anticlockwise. Everything is in SI units.
"""

from math import prod
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[np.float64]
Flags = npt.NDArray[np.int8]

# Columns of a disc
X: Final = 0
Y: Final = 1
DX: Final = 2
DY: Final = 3
LAUNCH: Final = 4
"""When it was launched."""
V: Final = 5
U: Final = 6
ACC: Final = 7
"""mu g of this disc on this surface."""
TIME: Final = 8
"""From the launch to rest."""
REACH: Final = 9
"""From the launch to where it comes to rest."""
MODE: Final = 10
Z: Final = 11
ROW: Final = 12
"""The first row of its branch in the table of friction."""
END_X: Final = 13
END_Y: Final = 14
R: Final = 15
M: Final = 16
TIP: Final = 17
"""The square of its tipping distance at a hole."""
HOLE: Final = 18
"""The hole over whose edge it has tipped, 0 for none."""
CLOCK: Final = 19
"""When it will have fallen too far to get out of that hole."""
GONE: Final = 20
"""0 on the board, 1 to 4 in that hole, LEFT off the board."""
OWN: Final = 21
"""What it does next by itself."""
OWN_S: Final = 22
"""Where on its way it does that."""
DIRTY: Final = 23
"""1 while the earliest of its events has to be looked up anew."""
NEAR: Final = 24
"""The time of the earliest of its events, with itself or with a later row."""
WITH: Final = 25
"""The column of that event in ``times``."""
WHEN: Final = 26
"""When it fell or left."""
RANK: Final = 27
"""Its place in the order of falling, from 1; 0 if it did not fall."""
TOUCHED: Final = 28
"""Its place in the order of touching, from 1; 0 if it was not touched."""
UNTIL: Final = 29
"""When it will have come to its end; -1 if it does not change its place."""
SEEN: Final = 30
"""The time it was last looked at on its way; -1 if not since its launch."""
SEEN_S: Final = 31
SEEN_V: Final = 32
SEEN_U: Final = 33
"""Its distance from the launch, speed and rim speed then."""
DISC: Final = 34

# Rows of ``boxes``: the box around the way of a disc's centre, and its radius
LOW_X, HIGH_X, LOW_Y, HIGH_Y, RADIUS = range(5)
BOX: Final = 5

LEFT: Final = 5.0
NEVER: Final = 1e300

# What the whole run shares: ``par``
HALF_SIDE: Final = 0
E_PIECE: Final = 1
E_CUSHION: Final = 2
E_EXPONENT: Final = 3
MU_CONTACT: Final = 4
MU_CUSHION: Final = 5
E_TANGENTIAL: Final = 6
STIFFNESS: Final = 7
CONTACT_STEPS: Final = 8
"""Steps in the time of a contact of two pieces."""
HOLE_CENTRE: Final = 9
"""Coordinates of the holes' centres; 0 without holes."""
FALL: Final = 10
"""Time in which an unsupported disc falls too far to get out."""
JUMP: Final = 11
"""Standard deviation of the angle at which an impact lifts a disc (rad), 0 for none."""
FRAME: Final = 12
"""Height of the frame."""
BASE_DISTANCE: Final = 13
BASE_HALF_WIDTH: Final = 14
BASE_CIRCLE_X: Final = 15
QUARTERS: Final = 16
"""Quarter turns from the south seat to the player's."""
STRIKER: Final = 17
"""The row of the striker, -1 without one."""
BUDGET: Final = 18
"""Events after which the run is given up; 0: as many as a motion can have."""
PARAMETERS: Final = 19

# What a run tells: ``info``
STATUS: Final = 0
"""0 fine, 1 given up."""
EVENTS: Final = 1
IMPACTS: Final = 2
DURATION: Final = 3
GAINED: Final = 4
"""Energy added by the rule for low speeds."""
FIRST: Final = 5
"""The row of the first disc the striker touched, -1 for none."""
DIRECT: Final = 6
"""1 if it touched that before any cushion."""
DIRECT_X: Final = 7
DIRECT_Y: Final = 8
LEFT_BASE: Final = 9
FALLS: Final = 10
TOUCHES: Final = 11
CUSHIONS: Final = 12
"""How often the striker met a cushion."""
LAUNCHES: Final = 13
CLUSTERS: Final = 14
INFO: Final = 15

# A launch in ``launches``, and an impact in ``impacts``
L_DISC, L_TIME, L_X, L_Y, L_VX, L_VY, L_U = range(7)
LAUNCH_COLUMNS: Final = 7
I_TIME, I_FIRST, I_SECOND, I_X, I_Y, I_SPEED, I_IMPULSE = range(7)
IMPACT_COLUMNS: Final = 7
CUSHION: Final = -1.0
"""In place of the second disc."""

# A body and a contact of a cluster
B_DISC, B_VX, B_VY, B_U, B_X, B_Y, B_DX, B_DY, B_DU, B_MOVED_X, B_MOVED_Y = range(11)
B_STARTS: Final = 11
"""Three columns: the velocities before the impact."""
B_LIFT: Final = 14
"""The greatest impulse of another disc, which may lift it."""
BODY_COLUMNS: Final = 15
(
    C_FIRST,
    C_SECOND,
    C_NX,
    C_NY,
    C_GAP,
    C_REDUCED,
    C_E,
    C_MU,
    C_OFFSET,
    C_PEAK,
    C_SOFT,
    C_IMPULSE,
    C_SPEED,
    C_STEP,
    C_SHARE,
) = range(15)
CONTACT_COLUMNS: Final = 15


class World(NamedTuple):
    """The arrays of one run; a run overwrites whatever an earlier one left."""

    d: Array
    times: Array
    """When two discs meet (row before column), and last when a disc does something by itself."""
    exact: Flags
    """1 where that time is exact, 0 where nothing can happen before it."""
    par: Array
    table: Array
    starts: Array
    info: Array
    launches: Array
    """Every launch, as far as there is room."""
    impacts: Array
    bodies: Array
    contacts: Array
    boxes: Array
    """A column a disc, so that the processor compares several discs at once."""
    chance: npt.NDArray[np.uint64]
    """State of the generator of random numbers."""


LINE: Final = 16
"""Floats between arrays: no two threads ever write to one line of the processor's cache."""


def new_world(
    n: int, par: Array, table: Array, starts: Array, launches: Array, impacts: Array
) -> World:
    """Make the arrays for n discs, in one piece of memory of their own."""
    shapes = {
        "d": (n, DISC),
        "times": (n, n + 1),
        "exact": (n, n + 1),
        "info": (INFO,),
        "bodies": (n, BODY_COLUMNS),
        "contacts": (8 * n + 8, CONTACT_COLUMNS),
        "boxes": (BOX, n),
        "chance": (1,),
    }
    memory = np.zeros(sum(prod(shape) + LINE for shape in shapes.values()) + LINE)
    parts: dict[str, Array] = {}
    used = LINE
    for name, shape in shapes.items():
        parts[name] = memory[used : used + prod(shape)].reshape(shape)
        used += prod(shape) + LINE
    parts["times"][:] = NEVER
    exact = parts["exact"].reshape(-1).view(np.int8)[: n * (n + 1)].reshape(n, n + 1)
    return World(
        parts["d"],
        parts["times"],
        exact,
        par,
        table,
        starts,
        parts["info"],
        launches,
        impacts,
        parts["bodies"],
        parts["contacts"],
        parts["boxes"],
        parts["chance"].view(np.uint64),
    )
