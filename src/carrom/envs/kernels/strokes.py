"""The strokes of many boards, from what was meant to the rows that the engine takes."""

from math import pi

from carrom.envs.kernels.arrays import (
    BASE,
    FASTEST,
    SLOWEST,
    TOUCH,
    Board,
    Discs,
    Runs,
    States,
)
from carrom.envs.kernels.bases import bar, nearest
from carrom.envs.kernels.discs import fill_layout, seen_x
from carrom.physics.kernels.compiling import compiled, kernel
from carrom.physics.kernels.runs import Outcome
from carrom.physics.kernels.world import Array

TERMS = 11
WHOLE = 6755399441055744.0
"""Added and taken away again, it leaves the nearest whole number, of two the even one."""


@kernel
def _within_turn(degrees: float) -> float:
    """Return what is left of an angle without its full turns, exactly; the sign stays."""
    left = abs(degrees)
    turn = 360.0
    while turn <= 0.5 * left:
        turn = 2.0 * turn
    while turn >= 360.0:
        if left >= turn:
            left -= turn
        turn = 0.5 * turn
    return -left if degrees < 0.0 else left


@kernel
def _series(x: float, first: int) -> float:
    """Sum the series of the sine (first = 1) or the cosine (0), as :mod:`carrom.equipment.angles` does."""
    total = 1.0 + 0.0 * x
    k = 2 * TERMS + first
    while k > first:
        total = 1.0 - x * x * total / float(k * (k - 1))
        k -= 2
    return total * x if first == 1 else total


@kernel
def _set_line(line: Array, x: float, degrees: float, speed: float, base: float, back: int) -> None:
    """Write a stroke of the south seat as the engine takes it, turned to another seat."""
    within = _within_turn(degrees)
    quarters = (within / 90.0 + WHOLE) - WHOLE
    angle = (within - 90.0 * quarters) * (pi / 180.0)
    sine, cosine = _series(angle, 1), _series(angle, 0)
    which = (int(quarters) + 8) % 4
    along_x, along_y = cosine, sine
    if which == 1:
        along_x, along_y = 0.0 - sine, cosine
    elif which == 2:
        along_x, along_y = -cosine, 0.0 - sine
    elif which == 3:
        along_x, along_y = sine, -cosine
    vx, vy = speed * along_x, speed * along_y
    line[0], line[1] = seen_x(x, -base, back), seen_x(x, -base, (back + 1) % 4)
    line[2], line[3] = seen_x(vx, vy, back), seen_x(vx, vy, (back + 1) % 4)
    line[4] = 0.0


@kernel
def _order(discs: Discs, states: States, runs: Runs) -> None:
    """Write the boards that wait for a stroke, in order of the seats that play."""
    at = 0
    for q in range(4):
        runs.starts[q] = at
        for row in range(len(discs.live)):
            if discs.live[row] != 0 and states.quarters[discs.state[row]] == q:
                runs.rows[at] = row
                at += 1
    runs.starts[4] = at


@compiled
def fill_strokes(
    discs: Discs,
    states: States,
    meant: Array,
    wider: Array,
    off: Array,
    board: Board,
    runs: Runs,
    out: Outcome,
    by_hand: int,
) -> None:
    """Write the strokes of all boards that wait for one, and what they are played on.

    ``meant`` are rows of place, angle and speed. With ``by_hand`` they deviate by the rows of ``off``, the block
    of each board; ``wider`` says how many times as much. The outcome of each is cleared.
    """
    _order(discs, states, runs)
    figures = board.figures
    for number in range(runs.starts[4]):
        row = runs.rows[number]
        q = states.quarters[discs.state[row]]
        x, angle, speed = meant[row, 0], meant[row, 1], meant[row, 2]
        if by_hand != 0:
            count = bar(discs, row, q, figures[TOUCH], figures[BASE], board.bars)
            k = discs.strokes[row] % off.shape[1]
            wide = wider[row]
            placed = nearest(x, board.legal, board.bars, count)
            x = nearest(placed + wide * off[row, k, 0], board.legal, board.bars, count)
            angle = angle + wide * off[row, k, 1]
            speed = speed * (1.0 + wide * off[row, k, 2])
            speed = min(max(speed, figures[SLOWEST]), figures[FASTEST])
        _set_line(runs.lines[number], x, angle, speed, figures[BASE], (4 - q) % 4)
        runs.counts[number] = fill_layout(
            discs.xy[row], discs.there[row], runs.places[number], runs.layouts[number]
        )
        for k in range(out.gone.shape[1]):
            out.gone[number, k] = 0
            out.rank[number, k] = 0
            out.touched[number, k] = 0
