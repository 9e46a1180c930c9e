"""What an agent observes: the board from its own seat, as 80 figures between -1 and 1.

An observation depends on the position alone: pieces of a kind are in order of their distance from
the player's edge, not of their history. ``docs/environments.md`` has the table.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np
import numpy.typing as npt

from carrom.envs.actions import Flags, Whole
from carrom.envs.kernels.discs import fill_seen
from carrom.envs.terms import Terms
from carrom.equipment.pieces import Layout, Piece
from carrom.match.asked import asked
from carrom.match.seating import seat_of
from carrom.match.settings import Settings
from carrom.match.state import Phase, State, points_of, side_of
from carrom.players.striker_places import Array
from carrom.rules import QueenState, Side
from carrom.rules.situation import PIECES

Seen = npt.NDArray[np.float32]
SLOTS: Final = 2 * PIECES + 1
QUEEN: Final = SLOTS - 1
FIRST: Final = {Piece.WHITE: 0, Piece.BLACK: PIECES, Piece.QUEEN: QUEEN}
"""The first slot of each kind of piece."""
DISCS: Final = 3 * SLOTS
SIDE: Final = ("on board", "owed", "held", "may pocket the queen", "points")
COUNTS: Final = (
    *(f"own: {name}" for name in SIDE),
    *(f"opponents: {name}" for name in SIDE),
    "queen on board",
    "queen awaits own cover",
    "queen awaits opponents' cover",
    "queen covered by own side",
    "queen covered by opponents",
    "broken",
    "break attempts",
    "more tries",
    "colours open",
    "turns untouched",
    "in turn",
    "own piece to place",
    "opponents' piece to place",
)
SIZE: Final = DISCS + len(COUNTS)
TENTH: Final = 0.1
DEMAND: Final = -1.0
"""Instead of whether an own piece is to be placed: the player is asked for points on demand."""


def slots_of(layout: Layout) -> tuple[Array, Flags, Whole]:
    """Return a layout as places by slot (19, 2), which slots are taken, and their order in it."""
    xy, there, rank = np.zeros((SLOTS, 2)), np.zeros(SLOTS, np.bool_), np.zeros(SLOTS, np.int64)
    if not layout:
        return xy, there, rank
    used = dict(FIRST)
    slots = []
    for standing in layout:
        slots.append(used[standing.piece])
        used[standing.piece] += 1
    xy[slots], there[slots], rank[slots] = [s.at for s in layout], True, range(len(layout))
    return xy, there, rank


def arrays_of(layout: Layout) -> tuple[Array, Flags]:
    """Return a layout as places by slot (19, 2), and which slots are taken."""
    xy, there, _ = slots_of(layout)
    return xy, there


def fill_discs(
    terms: Terms, xy: Array, there: Flags, quarters: Whole, black: Flags, out: Seen
) -> None:
    """Write the discs of each board, as seen from a seat by who plays black, or white.

    Three figures for each disc: x, y (both as parts of half the board) and whether it is there.
    """
    discs = np.zeros((len(xy), DISCS), np.float32)
    fill_seen(
        np.ascontiguousarray(xy),
        np.ascontiguousarray(there).view(np.int8),
        np.ascontiguousarray(quarters),
        np.ascontiguousarray(black).view(np.int8),
        terms.geometry.half_side,
        np.empty((PIECES, 2)),
        discs,
    )
    out[:, :DISCS] = discs


def counts(terms: Terms, settings: Settings, state: State, player: str) -> Seen:
    """Return what a player knows beside the places: counts, the queen, the course of the board."""
    situation = state.situation
    found = np.zeros(len(COUNTS), np.float32)
    if situation is None:
        return found
    team = settings.team(player)
    mine = side_of(state, team)
    most = terms.rule_set.points_to_win
    row: list[float] = []
    for side, whose in ((mine, team), (mine.other, team.other)):
        one = situation.side(side)
        points = points_of(state, whose)
        row += [
            one.on_board / PIECES,
            min(one.owed / PIECES, 1.0),
            one.held / PIECES,
            float(one.entitled),
            min(points / most, 1.0),
        ]
    row += _queen(
        situation.queen, None if situation.queen_by is None else situation.queen_by is mine
    )
    placing = state.to_place[0] if state.phase is Phase.PLACING else None
    due = None if placing is None or placing.placer != player else placing.side
    demand = state.phase is Phase.DEMAND
    actor = asked(settings, state).player if demand or placing is not None else state.turn
    own = DEMAND if demand and actor == player else float(due is mine)
    row += [
        float(situation.broken),
        min(TENTH * situation.break_attempts, 1.0),
        min(float(situation.tries - 1), 1.0),
        float(situation.colours_open),
        min(TENTH * state.untouched, 1.0),
        float(actor == player),
        own,
        float(due is not None and due is not mine),
    ]
    found[:] = row
    return found


def _queen(queen: QueenState, mine: bool | None) -> Sequence[float]:
    awaiting, covered = queen is QueenState.AWAITING_COVER, queen is QueenState.COVERED
    own, theirs = mine is True, mine is False
    flags = (
        queen is QueenState.ON_BOARD,
        awaiting and own,
        awaiting and theirs,
        covered and own,
        covered and theirs,
    )
    return [float(flag) for flag in flags]


def observation(
    terms: Terms, settings: Settings, state: State, layout: Layout, player: str
) -> Seen:
    """Return what one player observes of one board."""
    out = np.zeros((1, SIZE), np.float32)
    if state.situation is None:
        return out.reshape(SIZE)
    xy, there = arrays_of(layout)
    seat = np.array([seat_of(state, player).quarter_turns])
    black = np.array([side_of(state, settings.team(player)) is Side.BLACK])
    fill_discs(terms, xy[None], there[None], seat, black, out)
    out[0, DISCS:] = counts(terms, settings, state, player)
    return out.reshape(SIZE)
