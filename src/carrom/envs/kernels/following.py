"""What follows from the strokes of many boards: the next state, pieces that go back, rewards."""

from carrom.envs.kernels.arrays import (
    BASE,
    BLOCKED,
    BY_HAND,
    CLEAR,
    CONTACT,
    FIRST_RECIPE,
    LINE,
    MISSING,
    MOST_STROKES,
    OVER,
    PLACES_MATTER,
    TOUCH,
    Board,
    Discs,
    Found,
    Keys,
    Results,
    Runs,
    Small,
    States,
)
from carrom.envs.kernels.bases import bar, has_place
from carrom.envs.kernels.discs import seen_x
from carrom.envs.kernels.lines import gives_line
from carrom.physics.kernels.compiling import compiled, kernel
from carrom.physics.kernels.runs import Outcome
from carrom.physics.kernels.tally import KEYS, tally_of
from carrom.physics.kernels.world import DIRECT, DIRECT_X, DIRECT_Y, LEFT_BASE, Array

PASSED = KEYS
"""Instead of a tally: the striker only stirred, and the turn was let go."""
STRIDE = KEYS + 1
TOUCHED = 2
"""The bit of a tally that says that a piece was touched."""
KIND = 9
QUEEN = 18
"""Slots of a colour, and the slot of the queen."""
NOTHING = -1
AT_CENTRE = -2
"""Instead of what must not be gained: it does not matter; the piece goes to the centre."""
SPREAD = 2654435761


@kernel
def place_of(key: int, keys: Keys) -> int:
    """Return where a key is, or where it would be."""
    mask = len(keys) - 1
    at = ((key * SPREAD) >> 12) & mask
    while keys[at] not in (-1, key):
        at = (at + 1) & mask
    return at


@kernel
def _tally(number: int, q: int, black: int, board: Board, out: Outcome) -> int:
    """Return what a stroke did, or that it was none."""
    left = out.info[number, LEFT_BASE] > 0.0
    touched = out.touched[number]
    for k in range(1, len(touched)):
        if touched[k] > 0:
            left = True
    if not left:
        return PASSED
    y = seen_x(out.info[number, DIRECT_X], out.info[number, DIRECT_Y], (q + 1) % 4)
    behind = out.info[number, DIRECT] > 0.0 and y <= board.figures[LINE]
    named = board.named
    return tally_of(
        out.gone[number],
        out.rank[number],
        touched,
        board.kinds,
        named,
        named[1] if black != 0 else named[0],
        behind,
    )


@kernel
def _all_beyond(x: float, y: float, xy: Array, there: Small, square: float) -> bool:
    """Say whether no piece is nearer to a spot than the root of a square."""
    for k in range(len(there)):
        dx, dy = x - xy[k, 0], y - xy[k, 1]
        if there[k] != 0 and dx * dx + dy * dy < square:
            return False
    return True


@kernel
def _put(x: float, y: float, first: int, xy: Array, there: Small, rank: Keys) -> int:
    """Put a piece into the first free slot of its kind, after all others, and return the slot."""
    slot, last = first, -1
    while there[slot] != 0:
        slot += 1
    for k in range(len(there)):
        if there[k] != 0:
            last = max(last, rank[k])
    xy[slot, 0], xy[slot, 1], there[slot], rank[slot] = x, y, 1, last + 1
    return slot


@kernel
def _spot(xy: Array, there: Small, gained: int, seat: int, board: Board) -> int:
    """Return the first spot on which a piece may be placed; -1: none, or there is doubt."""
    count = 1 if gained == QUEEN else KIND
    for k in range(len(board.ring)):
        x, y = board.ring[k, 0], board.ring[k, 1]
        if not _all_beyond(x, y, xy, there, board.figures[CLEAR]):
            continue
        board.doubt[0] = 0
        given = gained >= 0 and gives_line(x, y, xy, there, gained, count, seat, board)
        if board.doubt[0] != 0:
            return -1
        if not given:
            return k
    return -1


@kernel
def _returned(xy: Array, there: Small, rank: Keys, recipe: Keys, board: Board) -> bool:
    """Put back what a recipe says; False: somebody has to look, and nothing was put back."""
    count = 0
    if recipe[1] != 0:
        if there[QUEEN] != 0 or not _all_beyond(0.0, 0.0, xy, there, board.figures[CONTACT]):
            return False
        board.slots[count] = _put(0.0, 0.0, QUEEN, xy, there, rank)
        count += 1
    for k in range(recipe[2]):
        x, y, free = 0.0, 0.0, False
        if recipe[4 + 3 * k] == AT_CENTRE:
            free = _all_beyond(x, y, xy, there, board.figures[CONTACT])
        else:
            spot = _spot(xy, there, recipe[4 + 3 * k], recipe[5 + 3 * k], board)
            free = spot >= 0
            if free:
                x, y = board.ring[spot, 0], board.ring[spot, 1]
        if not free:
            for j in range(count):
                there[board.slots[j]] = 0
            return False
        board.slots[count] = _put(x, y, recipe[3 + 3 * k], xy, there, rank)
        count += 1
    return True


@kernel
def _move(xy: Array, there: Small, number: int, out: Outcome) -> None:
    """Leave the pieces where a stroke has left them."""
    for k in range(len(there)):
        xy[k, 0], xy[k, 1] = out.xy[number, k + 1, 0], out.xy[number, k + 1, 1]
        if out.gone[number, k + 1] != 0:
            there[k] = 0


@kernel
def _follow(
    number: int,
    discs: Discs,
    states: States,
    found: Found,
    board: Board,
    runs: Runs,
    out: Outcome,
    results: Results,
) -> int:
    """Do what follows from one stroke; return what is left to do."""
    row, tally = runs.rows[number], runs.tallies[number]
    state = discs.state[row]
    touched = tally < KEYS and (tally & TOUCHED) != 0
    key = (states.base[state] if touched else state) * STRIDE + tally
    at = place_of(key, found.keys)
    if found.keys[at] != key:
        return MISSING
    after, worth = found.after[at], found.worth[at]
    runs.after[number] = after
    discs.strokes[row] += 1
    xy, there = discs.xy[row], discs.there[row]
    _move(xy, there, number, out)
    if after == PLACES_MATTER:
        return BY_HAND
    over = after == OVER
    if after <= FIRST_RECIPE:
        recipe = found.recipes[FIRST_RECIPE - after]
        if not _returned(xy, there, discs.rank[row], recipe, board):
            return BY_HAND
        after = recipe[0]
        worth = states.value[after]
        runs.after[number] = after
    if not over:
        figures = board.figures
        q = states.quarters[after]
        count = bar(discs, row, q, figures[TOUCH], figures[BASE], board.bars)
        if not has_place(board.legal, board.bars, count):
            return BLOCKED
        discs.state[row] = after
    truncated = not over and discs.strokes[row] >= board.figures[MOST_STROKES]
    discs.live[row] = 0 if over or truncated else 1
    results.over[row] = 1 if over else 0
    results.truncated[row] = 1 if truncated else 0
    results.rewards[row] = states.sign[state] * (worth - states.value[state])
    return 0


@compiled
def follow(
    discs: Discs,
    states: States,
    found: Found,
    board: Board,
    runs: Runs,
    out: Outcome,
    results: Results,
    again: int,
) -> None:
    """Do what follows from all strokes of a step, and write what is left to do.

    Where places matter, the pieces lie as the stroke has left them. ``again``: only those strokes that
    were missing.
    """
    runs.left[0] = 0
    for number in range(runs.starts[4]):
        if again != 0:
            if runs.todo[number] != MISSING:
                continue
        else:
            state = discs.state[runs.rows[number]]
            runs.tallies[number] = _tally(
                number, states.quarters[state], states.black[state], board, out
            )
        todo = _follow(number, discs, states, found, board, runs, out, results)
        runs.todo[number] = todo
        if todo != 0:
            runs.left[0] += 1
