"""How open pieces lie: the widest straight pot of each, for who plays next and for who comes after."""

from math import sqrt
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from carrom.physics.kernels.compiling import compiled, kernel
from carrom.physics.kernels.world import Array

Small = npt.NDArray[np.int8]
Whole = npt.NDArray[np.int64]

EACH: Final = 9
"""Pieces of a side."""
OPEN: Final = 4 * EACH + 6
"""How many figures tell how a position lies."""
NOTHING: Final = 0
WHITE: Final = 1
BLACK: Final = 2
QUEEN: Final = 3
"""What a disc is."""
PLACES: Final = 9
"""Along the base from which a pot is looked for."""
THINNEST: Final = 0.25
"""The cosine of the finest cut."""
BACKWARDS: Final = 0.7
"""What a pot is worth that goes backwards."""
DEGREES: Final = 57.29577951308232
TOGETHER: Final = 1.15
"""Pieces nearer to each other than so many of their widths lie together."""


class BoardFigures(NamedTuple):
    """Lengths of a board (m)."""

    half_side: float
    hole: float
    """From the middle of the board to a hole's, along x and along y."""
    tipping: float
    piece: float
    striker: float
    base: float
    """From the middle of the board to that of a base."""
    reach: float
    """From the middle of a base to the last place on it."""


@kernel
def _pot(places: Array, count: int, which: int, board: BoardFigures) -> float:
    """Return how far the angle may be off at the easiest straight pot of a piece (degrees)."""
    x, y = places[which, 0], places[which, 1]
    apart = board.striker + board.piece
    near = 4.0 * board.piece * board.piece
    limit = board.half_side - board.striker
    best = 0.0
    for hole in range(4):
        to_x = (board.hole if hole % 2 == 0 else -board.hole) - x
        to_y = (board.hole if hole < 2 else -board.hole) - y
        length = sqrt(to_x * to_x + to_y * to_y)
        ux, uy = to_x / length, to_y / length
        wide = min(board.tipping / length, 0.9)
        gx, gy = x - apart * ux, y - apart * uy
        if abs(gx) > limit or abs(gy) > limit:
            continue
        free = True
        for other in range(count):
            if other == which:
                continue
            rx, ry = places[other, 0] - x, places[other, 1] - y
            along = min(rx * ux + ry * uy, length)
            dx, dy = rx - along * ux, ry - along * uy
            if along > 0.0 and dx * dx + dy * dy < near:
                free = False
                break
        if not free:
            continue
        for step in range(PLACES):
            start = board.reach * (2.0 * step / (PLACES - 1) - 1.0)
            vx, vy = gx - start, gy + board.base
            far = sqrt(vx * vx + vy * vy)
            cosine = (vx * ux + vy * uy) / max(far, 1e-6)
            ease = wide * cosine * apart / max(far, 1e-2)
            ease = BACKWARDS * ease if vy < 0.0 else ease
            if cosine < THINNEST or ease <= best:
                continue
            wx, wy = vx / far, vy / far
            free = True
            for other in range(count):
                if other == which:
                    continue
                rx, ry = places[other, 0] - start, places[other, 1] + board.base
                along = min(max(rx * wx + ry * wy, 0.0), far)
                dx, dy = rx - along * wx, ry - along * wy
                if dx * dx + dy * dy < apart * apart:
                    free = False
                    break
            if free:
                best = ease
    return DEGREES * best


@kernel
def _seen_from(xy: Array, row: int, disc: int, seat: int) -> tuple[float, float]:
    """Return where a disc lies for somebody so many quarter turns to the right of the player."""
    x, y = xy[row, disc, 0], xy[row, disc, 1]
    if seat == 0:
        return x, y
    if seat == 1:
        return y, -x
    if seat == 2:
        return -x, -y
    return -y, x


@kernel
def _insert(out: Array, row: int, first: int, count: int, value: float) -> None:
    """Put a figure among those before it, the largest first."""
    place = first + count
    while place > first and out[row, place - 1] < value:
        out[row, place] = out[row, place - 1]
        place -= 1
    out[row, place] = value


@compiled
def fill_openness(
    xy: Array,
    gone: Small,
    kinds: Small,
    seats: Small,
    board: BoardFigures,
    off: float,
    places: Array,
    out: Array,
) -> None:
    """Write how open the pieces lie after each stroke.

    ``kinds`` has what each disc is; the first is the striker. ``seats`` has for each stroke who plays
    next and which of his opponents after him, in quarter turns to the right of who made the stroke,
    and what the one who plays next plays; nothing: the stroke is left out. ``off`` is by how much an
    angle is off as a rule (degrees).

    A row has the pots of the next player's pieces, from the most open, then how far from a hole each
    is; the same of the other side's as its player sees them; then the queen's pots for both, whether
    she lies alone, how many of the two sides' pieces lie together with others, and whether the queen
    is there.
    """
    for row in range(len(out)):
        own = seats[row, 2]
        if own == NOTHING:
            continue
        for k in range(OPEN):
            out[row, k] = 0.0
        for view in range(2):
            seat = seats[row, view]
            mine = own if view == 0 else (BLACK if own == WHITE else WHITE)
            count = 0
            for disc in range(1, len(kinds)):
                if kinds[disc] == NOTHING or gone[row, disc] != 0:
                    continue
                x, y = _seen_from(xy, row, disc, seat)
                places[count, 0] = x
                places[count, 1] = y
                places[count, 2] = float(kinds[disc])
                count += 1
            found = 0
            first = 2 * EACH * view
            for which in range(count):
                kind = int(places[which, 2])
                if kind not in (mine, QUEEN):
                    continue
                ease = _pot(places, count, which, board)
                pot = ease * ease / (ease * ease + off * off)
                nearest = 9.0
                for other in range(count):
                    dx = places[other, 0] - places[which, 0]
                    dy = places[other, 1] - places[which, 1]
                    square = dx * dx + dy * dy
                    if other != which and square < nearest:
                        nearest = square
                alone = 2.0 * TOGETHER * board.piece
                together = 1.0 if nearest < alone * alone else 0.0
                if kind == QUEEN:
                    out[row, 4 * EACH + view] = pot
                    out[row, 4 * EACH + 2] = together
                    out[row, 4 * EACH + 5] = 1.0
                elif found < EACH:
                    hx = board.hole - abs(places[which, 0])
                    hy = board.hole - abs(places[which, 1])
                    _insert(out, row, first, found, pot)
                    far = sqrt(hx * hx + hy * hy) / board.half_side
                    _insert(out, row, first + EACH, found, 1.0 - far)
                    out[row, 4 * EACH + 3 + view] += together / EACH
                    found += 1
