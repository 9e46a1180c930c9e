"""A stroke in, a motion out."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import numpy as np
from msgspec import structs

from carrom.equipment.aim import Aim
from carrom.equipment.angles import direction
from carrom.equipment.geometry import Geometry, from_seat, to_seat
from carrom.equipment.pieces import Layout, Piece, Point, Seat
from carrom.equipment.striker import Interval, clear_of, faults, legal_intervals, nearest_of
from carrom.physics.board import ENGINE, canonical, parameters, run, start_row
from carrom.physics.discs import (
    Disc,
    InputError,
    Jumps,
    Problem,
    check_aim,
    check_discs,
    check_surface,
)
from carrom.physics.kernels import world
from carrom.physics.kernels.runs import Outcome
from carrom.physics.kernels.world import Array
from carrom.physics.motion import End, Fall, Fate, Impact, Motion
from carrom.physics.surface import Surface

DEFAULT: Final = Surface()
_ROOM: Final = (256, 256)
"""Launches and impacts kept at first; a longer motion is run again with more room."""
_LETTERS: Final = {Piece.WHITE: "w", Piece.BLACK: "b"}


class TooLongError(RuntimeError):
    """The engine gave up on a motion: it has more events than it was allowed, or than any can have."""


def simulate(
    discs: Sequence[Disc],
    geometry: Geometry,
    surface: Surface = DEFAULT,
    *,
    pockets: bool = True,
    jumps: Jumps | None = None,
    seat: Seat = Seat.SOUTH,
    budget: int | None = None,
) -> Motion:
    """Let discs that stand, move and spin as given come to rest.

    What cannot be computed raises :class:`InputError` before anything moves. "The striker" is the
    one with the smallest x, should there be several. The order of the discs
    does not matter to the result, to the last bit. ``budget``: so many events, and a motion that has
    more raises :class:`TooLongError`; those that end before are the same with any.
    """
    check_surface(surface)
    check_discs(discs, geometry)
    order = canonical(discs)
    striker = discs[order[0]].piece is Piece.STRIKER
    par = parameters(
        geometry,
        surface,
        pockets=pockets,
        jumps=jumps,
        seat=seat,
        striker=striker,
        budget=budget,
    )
    rows = np.array([[start_row(discs[k], geometry, surface) for k in order]])
    seed = 0 if jumps is None else jumps.seed
    room = _ROOM
    while True:
        out, launches, impacts = run(rows, par, seed, room)
        info = out.info[0]
        if info[world.STATUS] != 0.0:
            raise TooLongError("more events than a motion can have")
        needed = int(info[world.LAUNCHES]), int(info[world.IMPACTS])
        if needed[0] <= room[0] and needed[1] <= room[1]:
            break
        room = needed
    motion = _motion(
        discs, order, geometry, surface, out, launches[: needed[0]], impacts[: needed[1]]
    )
    return replace(motion, seat=seat, pockets=pockets, jumps=jumps)


def strike(
    layout: Layout,
    aim: Aim,
    geometry: Geometry,
    surface: Surface = DEFAULT,
    *,
    pockets: bool = True,
    jumps: Jumps | None = None,
    snap: bool = False,
    anywhere: bool = False,
    budget: int | None = None,
) -> Motion:
    """Play a stroke at a layout; the place of the striker must be legal (rule 3.2.h).

    An illegal place is refused with :class:`InputError`. With ``snap`` the striker goes to the
    nearest place that is legal and clear of pieces instead: see :func:`snapped`. ``anywhere``: the
    caller has checked the place, by rules of another kind. ``budget``: see :func:`simulate`.

    The pieces are named ``w1`` ``w2`` ..., ``b1`` ... and ``queen`` in the order of the layout.
    """
    check_aim(aim)
    if snap:
        aim = snapped(aim, layout, geometry)
    at = from_seat(Point(aim.x, -geometry.base_distance), aim.seat)
    wrong = () if anywhere else faults(at, aim.seat, geometry)
    if wrong:
        raise InputError(Problem.STRIKER_PLACE, "/stroke/x", fault=wrong[0].value)
    towards = from_seat(direction(aim.angle), aim.seat)
    velocity = Point(aim.speed * towards.x, aim.speed * towards.y)
    striker = Disc("striker", Piece.STRIKER, at, velocity, aim.spin)
    discs = (striker, *pieces_of(layout))
    return simulate(
        discs, geometry, surface, pockets=pockets, jumps=jumps, seat=aim.seat, budget=budget
    )


def snapped(
    aim: Aim, layout: Layout, geometry: Geometry, places: tuple[Interval, ...] | None = None
) -> Aim:
    """Return the stroke from the nearest place that is legal and clear of pieces.

    Angle, speed and spin stay as they are. Where there is no such place, so does the stroke.
    ``places``: where the striker may stand, if not by rule 3.2.h.
    """
    seen = (to_seat(standing.at, aim.seat) for standing in layout)
    legal = legal_intervals(geometry, aim.seat) if places is None else places
    free = clear_of(seen, legal, geometry)
    x = nearest_of(aim.x, free)
    return aim if x is None else structs.replace(aim, x=x)


def pieces_of(layout: Layout) -> tuple[Disc, ...]:
    """Return the pieces of a layout as discs at rest, with their names."""
    seen: Counter[Piece] = Counter()
    discs: list[Disc] = []
    for standing in layout:
        seen[standing.piece] += 1
        letter = _LETTERS.get(standing.piece)
        name = standing.piece.value if letter is None else f"{letter}{seen[standing.piece]}"
        if letter is None and seen[standing.piece] > 1:
            name += str(seen[standing.piece])
        discs.append(Disc(name, standing.piece, standing.at))
    return tuple(discs)


def _motion(
    discs: Sequence[Disc],
    order: list[int],
    geometry: Geometry,
    surface: Surface,
    out: Outcome,
    launches: Array,
    impacts: Array,
) -> Motion:
    row_of = {number: row for row, number in enumerate(order)}
    ids = [discs[number].id for number in order]
    info = out.info[0]
    ends = tuple(_end(disc, out, row_of[number]) for number, disc in enumerate(discs))
    fallen = sorted(
        (out.rank[0, row_of[k]], k) for k in range(len(discs)) if out.rank[0, row_of[k]]
    )
    touched = sorted(
        (out.touched[0, row], ids[row]) for row in range(len(ids)) if out.touched[0, row]
    )
    first = int(info[world.FIRST])
    direct = Point(float(info[world.DIRECT_X]), float(info[world.DIRECT_Y]))
    return Motion(
        version=ENGINE,
        geometry=geometry,
        surface=surface,
        seat=Seat.SOUTH,
        discs=tuple(discs),
        ends=ends,
        falls=tuple(
            Fall(ends[k].id, ends[k].piece, ends[k].hole or 0, ends[k].time or 0.0)
            for _, k in fallen
        ),
        impacts=tuple(_impact(row, ids) for row in impacts),
        first_contact=None if first < 0 else ids[first],
        touched_ids=tuple(name for _, name in touched),
        direct_hit=direct if info[world.DIRECT] > 0.0 else None,
        left_base=bool(info[world.LEFT_BASE]),
        duration=float(info[world.DURATION]),
        gained=float(info[world.GAINED]),
        pockets=True,
        jumps=None,
        launches=tuple(launches[launches[:, world.L_DISC] == row_of[k]] for k in range(len(discs))),
    )


def _end(disc: Disc, out: Outcome, row: int) -> End:
    gone = int(out.gone[0, row])
    at = Point(float(out.xy[0, row, 0]), float(out.xy[0, row, 1]))
    if gone == 0:
        return End(disc.id, disc.piece, at, Fate.REST, None, None)
    when = float(out.when[0, row])
    if gone == int(world.LEFT):
        return End(disc.id, disc.piece, at, Fate.LEFT_BOARD, None, when)
    return End(disc.id, disc.piece, at, Fate.POCKETED, gone, when)


def _impact(row: Array, ids: list[str]) -> Impact:
    time, first, second, x, y, speed, impulse = (float(value) for value in row)
    other = None if second < 0.0 else ids[int(second)]
    return Impact(time, ids[int(first)], other, Point(x, y), speed, impulse)
