"""Which discs keep apart: cheap tests of their ways, before anything is computed about them.

A test may miss that two discs keep apart. It never says so of discs that meet.
"""

from typing import Final

from carrom.physics.kernels.compiling import kernel
from carrom.physics.kernels.world import (
    DX,
    DY,
    END_X,
    END_Y,
    HIGH_X,
    HIGH_Y,
    LOW_X,
    LOW_Y,
    RADIUS,
    Array,
    R,
    World,
    X,
    Y,
)

CLEAR: Final = 1e-9
"""Ways that keep so much more apart than discs need are apart, however numbers are rounded (m)."""


@kernel
def set_box(w: World, i: int) -> None:
    """Keep the box around the way of a disc that was launched."""
    d, box = w.d, w.boxes
    box[LOW_X, i], box[HIGH_X, i] = min(d[i, X], d[i, END_X]), max(d[i, X], d[i, END_X])
    box[LOW_Y, i], box[HIGH_Y, i] = min(d[i, Y], d[i, END_Y]), max(d[i, Y], d[i, END_Y])
    box[RADIUS, i] = d[i, R]


@kernel
def boxes_apart(box: Array, i: int, j: int) -> bool:
    """Say whether the boxes around the ways of two discs keep apart."""
    near = box[RADIUS, i] + box[RADIUS, j]
    return (
        (box[LOW_X, i] > box[HIGH_X, j] + near)
        | (box[LOW_X, j] > box[HIGH_X, i] + near)
        | (box[LOW_Y, i] > box[HIGH_Y, j] + near)
        | (box[LOW_Y, j] > box[HIGH_Y, i] + near)
    )


@kernel
def beside(d: Array, i: int, j: int) -> bool:
    """Say whether a disc's way is all on one side of another's, too far for them to meet."""
    dx, dy = d[i, DX], d[i, DY]
    start = (d[j, X] - d[i, X]) * dy - (d[j, Y] - d[i, Y]) * dx
    end = (d[j, END_X] - d[i, X]) * dy - (d[j, END_Y] - d[i, Y]) * dx
    near = d[i, R] + d[j, R] + CLEAR
    return (min(start, end) > near) | (max(start, end) < -near)


@kernel
def comes_near(box: Array, k: int, x: float, y: float, r: float, limit: float) -> int:
    """Return 1 if a disc may, somewhere on its way, be this near to one of radius r; otherwise 0."""
    reach = r + box[RADIUS, k] + limit
    return int(
        (box[LOW_X, k] <= x + reach)
        & (box[HIGH_X, k] >= x - reach)
        & (box[LOW_Y, k] <= y + reach)
        & (box[HIGH_Y, k] >= y - reach)
    )
