"""The discs of many boards, in the order in which they are observed or in which the engine takes them."""

from carrom.envs.kernels.arrays import Discs, Keys, Seen, Small, States
from carrom.physics.kernels.compiling import compiled, kernel
from carrom.physics.kernels.world import Array


@kernel
def seen_x(x: float, y: float, quarters: int) -> float:
    """Return the x of a place as somebody sees it who sits so many quarters to the right.

    The y that they see is the x of somebody one quarter further.
    """
    if quarters == 0:
        return x
    if quarters == 1:
        return y
    return 0.0 - x if quarters == 2 else 0.0 - y


@kernel
def _before(ax: float, ay: float, bx: float, by: float) -> bool:
    """Say whether a place comes before another: by the first figure, then by the second."""
    return ax < bx or (ax == bx and ay < by)


@kernel
def _set_seen(
    xy: Array, there: Small, q: int, black: int, scale: float, space: Array, out: Seen
) -> None:
    """Write the discs of one board; see :func:`fill_seen`."""
    kind = len(space)
    for half in range(2):
        from_ = kind * (1 - half if black != 0 else half)
        count = 0
        for k in range(from_, from_ + kind):
            if there[k] == 0:
                continue
            x = seen_x(xy[k, 0], xy[k, 1], q)
            y = seen_x(xy[k, 0], xy[k, 1], (q + 1) % 4)
            at = count
            while at > 0 and _before(y, x, space[at - 1, 0], space[at - 1, 1]):
                space[at, 0], space[at, 1] = space[at - 1, 0], space[at - 1, 1]
                at -= 1
            space[at, 0], space[at, 1] = y, x
            count += 1
        for k in range(kind):
            column = 3 * (half * kind + k)
            here = k < count
            out[column] = space[k, 1] / scale if here else 0.0
            out[column + 1] = space[k, 0] / scale if here else 0.0
            out[column + 2] = 1.0 if here else 0.0
    last = 2 * kind
    lies = there[last] != 0
    x, y = xy[last, 0], xy[last, 1]
    out[3 * last] = seen_x(x, y, q) / scale if lies else 0.0
    out[3 * last + 1] = seen_x(x, y, (q + 1) % 4) / scale if lies else 0.0
    out[3 * last + 2] = 1.0 if lies else 0.0


@compiled
def fill_seen(
    xy: Array, there: Small, quarters: Keys, black: Small, scale: float, space: Array, out: Seen
) -> None:
    """Write x, y and presence of own pieces, the others' pieces and the queen.

    Pieces of a kind stand in order of y, then x, as the player sees them. ``space`` is room for the
    pieces of a kind (rows of y and x).
    """
    for board in range(len(xy)):
        _set_seen(xy[board], there[board], quarters[board], black[board], scale, space, out[board])


@compiled
def fill_observed(
    discs: Discs, states: States, counts: Seen, blank: Small, scale: float, space: Array, out: Seen
) -> None:
    """Write all that the players in turn observe; ``counts`` by state, zeros where a board is ``blank``."""
    places = out.shape[1] - counts.shape[1]
    for row in range(len(out)):
        if blank[row] != 0:
            for k in range(out.shape[1]):
                out[row, k] = 0.0
            continue
        s = discs.state[row]
        _set_seen(
            discs.xy[row],
            discs.there[row],
            states.quarters[s],
            states.black[s],
            scale,
            space,
            out[row],
        )
        for k in range(counts.shape[1]):
            out[row, places + k] = counts[s, k]


@kernel
def fill_layout(xy: Array, there: Small, places: Keys, layout: Array) -> int:
    """Write a board as the engine takes it, what is there by x, then y; return the number of discs.

    The striker's own row is not touched.
    """
    count = 1
    for k in range(len(there)):
        if there[k] == 0:
            continue
        x, y = xy[k, 0], xy[k, 1]
        at = count
        while at > 1 and _before(x, y, layout[at - 1, 0], layout[at - 1, 1]):
            layout[at, 0], layout[at, 1] = layout[at - 1, 0], layout[at - 1, 1]
            places[at] = places[at - 1]
            at -= 1
        layout[at, 0], layout[at, 1] = x, y
        places[at] = 1 + k
        count += 1
    places[0] = 0
    return count
