"""The one compiled function of the engine: many strokes on many layouts, arrays in and arrays out."""

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from carrom.physics.kernels.boxes import set_box
from carrom.physics.kernels.compiling import compiled, kernel
from carrom.physics.kernels.engine import keep_launch, run
from carrom.physics.kernels.sliding import launch
from carrom.physics.kernels.world import (
    ACC,
    END_X,
    END_Y,
    FIRST,
    GONE,
    INFO,
    RANK,
    TIP,
    TOUCHED,
    WHEN,
    Array,
    M,
    R,
    World,
    X,
    Y,
)

# Columns of a disc in a layout
S_X, S_Y, S_VX, S_VY, S_U, S_RADIUS, S_MASS, S_ACC, S_TIP = range(9)
START_COLUMNS: Final = 9

Small = npt.NDArray[np.int8]


class Outcome(NamedTuple):
    """What became of each stroke (first axis) and disc (second axis), in the order of the layout."""

    xy: Array
    """Where it came to rest, fell or left (m)."""
    gone: Small
    """0 at rest on the surface, 1 to 4 in that hole, 5 off the board."""
    rank: Small
    """Its place in the order of falling, from 1; 0 if it did not fall."""
    touched: Small
    """Its place in the order of touching, from 1; 0 if it was not touched."""
    when: Array
    """When it fell or left (s)."""
    info: Array
    """What the run as a whole tells, by the columns of :mod:`carrom.physics.kernels.world`."""


@kernel
def set_up(w: World, n: int, layout: Array, strokes: Array, number: int) -> None:
    """Fill the rows of the discs from a layout; a stroke's own figures replace those of row 0."""
    d = w.d
    for k in range(INFO):
        w.info[k] = 0.0
    w.info[FIRST] = -1.0
    for i in range(n):
        row = layout[i]
        d[i, R], d[i, M], d[i, ACC], d[i, TIP] = row[S_RADIUS], row[S_MASS], row[S_ACC], row[S_TIP]
        x, y, vx, vy, u = row[S_X], row[S_Y], row[S_VX], row[S_VY], row[S_U]
        if i == 0 and number < len(strokes):
            s = strokes[number]
            x, y, vx, vy, u = s[S_X], s[S_Y], s[S_VX], s[S_VY], s[S_U] * row[S_RADIUS]
        d[i, X], d[i, Y] = x, y
        launch(d, i, w.table, w.starts, 0.0, vx, vy, u)
        set_box(w, i)
        keep_launch(w, i, 0.0, x, y, vx, vy, u)


@compiled
def run_strokes(
    layouts: Array,
    counts: npt.NDArray[np.int64],
    places: npt.NDArray[np.int64],
    layout_of: npt.NDArray[np.int64],
    strokes: Array,
    seed: np.uint64,
    low: int,
    high: int,
    w: World,
    out: Outcome,
) -> None:
    """Run the strokes from ``low`` up to ``high``; chance depends on a stroke's number alone.

    ``places`` has the place in the outcome of each disc of a layout.
    """
    for number in range(low, high):
        which = layout_of[number]
        n = counts[which]
        w.chance[0] = seed + np.uint64(number) * np.uint64(0xD1342543DE82EF95)
        set_up(w, n, layouts[which], strokes, number)
        run(w, n)
        for i in range(n):
            k = places[which, i]
            out.xy[number, k, 0], out.xy[number, k, 1] = w.d[i, END_X], w.d[i, END_Y]
            out.gone[number, k] = np.int8(w.d[i, GONE])
            out.rank[number, k] = np.int8(w.d[i, RANK])
            out.touched[number, k] = np.int8(w.d[i, TOUCHED])
            out.when[number, k] = w.d[i, WHEN]
        if w.info[FIRST] >= 0.0:
            w.info[FIRST] = places[which, int(w.info[FIRST])]
        for k in range(INFO):
            out.info[number, k] = w.info[k]


def new_outcome(strokes: int, discs: int) -> Outcome:
    """Make the arrays for the outcome of so many strokes."""
    return Outcome(
        np.zeros((strokes, discs, 2)),
        np.zeros((strokes, discs), np.int8),
        np.zeros((strokes, discs), np.int8),
        np.zeros((strokes, discs), np.int8),
        np.zeros((strokes, discs)),
        np.zeros((strokes, INFO)),
    )
