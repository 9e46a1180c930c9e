"""Cannon and pair for a piece on a spot, as :mod:`carrom.rules.placement.lines` has them.

That module decides. Here the same figures may come out otherwise in their last bit, so wherever two are
so near that it could matter, ``doubt`` is set, and nobody may rely on the answer.
"""

from math import sqrt

from carrom.envs.kernels.arrays import BASE, HALF_SIDE, HOLE, PIECE, STRIKER, TIPPING, Board, Small
from carrom.envs.kernels.discs import seen_x
from carrom.physics.kernels.compiling import kernel
from carrom.physics.kernels.world import Array

TOLERANCE = 1e-9
"""That of :mod:`carrom.rules.placement.plane`."""
DOUBTFUL = 1e-12


@kernel
def _less(a: float, b: float, doubt: Small) -> bool:
    """Compare two figures, and note it if they are too near."""
    if abs(a - b) < DOUBTFUL:
        doubt[0] = 1
    return a < b


@kernel
def _entry(
    x: float, y: float, ux: float, uy: float, hole_x: float, hole_y: float, board: Board
) -> float:
    """Return how far a piece slides until it tips into the hole; -1: it does not."""
    figures, doubt = board.figures, board.doubt
    dx, dy = hole_x - x, hole_y - y
    reach = figures[TIPPING]
    across = dx * uy - dy * ux
    ahead = dx * ux + dy * uy
    if not _less(0.0, ahead, doubt):
        return -1.0
    if not _less(abs(across), reach - TOLERANCE, doubt):
        return -1.0
    if not _less(reach * reach, dx * dx + dy * dy, doubt):
        return -1.0
    length = ahead - sqrt(reach * reach - across * across)
    free = figures[HALF_SIDE] - figures[PIECE] - TOLERANCE
    at_x, at_y = x + length * ux, y + length * uy
    inside = _less(abs(at_x), free, doubt) and _less(abs(at_y), free, doubt)
    return length if inside else -1.0


@kernel
def _clear(
    x: float,
    y: float,
    ux: float,
    uy: float,
    length: float,
    xy: Array,
    there: Small,
    but: int,
    reach: float,
    doubt: Small,
) -> bool:
    """Say whether a disc that slides so touches none of the pieces but one."""
    near = reach + TOLERANCE
    for k in range(len(there)):
        if there[k] == 0 or k == but:
            continue
        dx, dy = xy[k, 0] - x, xy[k, 1] - y
        ahead = dx * ux + dy * uy
        across = abs(dx * uy - dy * ux)
        if _less(near, across, doubt) or _less(ahead, -TOLERANCE, doubt):
            continue
        if not _less(length, ahead, doubt):
            return False
        past = ahead - length
        if not _less(near, sqrt(past * past + across * across), doubt):
            return False
    return True


@kernel
def _cannon(
    x: float,
    y: float,
    driven_x: float,
    driven_y: float,
    ux: float,
    uy: float,
    gap: float,
    hole_x: float,
    hole_y: float,
    xy: Array,
    there: Small,
    own: int,
    board: Board,
) -> bool:
    """Say whether a straight push of one piece sends the other into the hole, touching nothing."""
    slide = _entry(driven_x, driven_y, ux, uy, hole_x, hole_y, board)
    if slide < 0.0:
        return False
    reach, doubt = 2.0 * board.figures[PIECE], board.doubt
    return _clear(driven_x, driven_y, ux, uy, slide, xy, there, own, reach, doubt) and _clear(
        x, y, ux, uy, gap - reach, xy, there, own, reach, doubt
    )


@kernel
def _striker_reaches(
    x: float,
    y: float,
    ux: float,
    uy: float,
    xy: Array,
    there: Small,
    own: int,
    seat: int,
    board: Board,
) -> bool:
    """Say whether a striker on the base can hit a piece straight along a line."""
    figures, doubt = board.figures, board.doubt
    ahead_x, ahead_y = seen_x(ux, uy, seat), seen_x(ux, uy, (seat + 1) % 4)
    at_x, at_y = seen_x(x, y, seat), seen_x(x, y, (seat + 1) % 4)
    if _less(abs(ahead_y), TOLERANCE, doubt):
        return False
    back = (at_y + figures[BASE]) / ahead_y
    along = at_x - back * ahead_x
    touch = figures[PIECE] + figures[STRIKER]
    if not _less(touch + TOLERANCE, back, doubt):
        return False
    stands = False
    for k in range(len(board.stands)):
        left, right = board.stands[k, 0] + TOLERANCE, board.stands[k, 1] - TOLERANCE
        if _less(left, along, doubt) and _less(along, right, doubt):
            stands = True
    if not stands:
        return False
    stand_x, stand_y = x - back * ux, y - back * uy
    for k in range(len(there)):
        if there[k] == 0 or k == own:
            continue
        dx, dy = xy[k, 0] - stand_x, xy[k, 1] - stand_y
        if not _less(touch + TOLERANCE, sqrt(dx * dx + dy * dy), doubt):
            return False
    return _clear(stand_x, stand_y, ux, uy, back - touch, xy, there, own, touch, doubt)


@kernel
def gives_line(
    x: float, y: float, xy: Array, there: Small, gained: int, count: int, seat: int, board: Board
) -> bool:
    """Say whether a piece on a spot gives the player of a seat a cannon or pair with one of some pieces.

    These are ``count`` slots from ``gained`` on.
    """
    figures, doubt = board.figures, board.doubt
    for own in range(gained, gained + count):
        if there[own] == 0:
            continue
        own_x, own_y = xy[own, 0], xy[own, 1]
        dx, dy = own_x - x, own_y - y
        gap = sqrt(dx * dx + dy * dy)
        ux, uy = dx / gap, dy / gap
        for hole in range(4):
            hole_x = figures[HOLE] if hole % 2 == 0 else -figures[HOLE]
            hole_y = figures[HOLE] if hole < 2 else -figures[HOLE]
            to_x, to_y = hole_x - own_x, hole_y - own_y
            if not _less(abs(to_x * uy - to_y * ux), figures[TIPPING], doubt):
                continue
            if _less(0.0, to_x * ux + to_y * uy, doubt):
                if _cannon(x, y, own_x, own_y, ux, uy, gap, hole_x, hole_y, xy, there, own, board):
                    return True
                continue
            if not _cannon(
                own_x, own_y, x, y, -ux, -uy, gap, hole_x, hole_y, xy, there, own, board
            ):
                continue
            slide = _entry(own_x, own_y, -ux, -uy, hole_x, hole_y, board)
            reach = 2.0 * figures[PIECE]
            if (
                slide >= 0.0
                and _clear(own_x, own_y, -ux, -uy, slide, xy, there, own, reach, doubt)
                and _striker_reaches(own_x, own_y, -ux, -uy, xy, there, own, seat, board)
            ):
                return True
    return False
