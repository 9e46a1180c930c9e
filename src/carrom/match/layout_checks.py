"""What lies on the surface: whether a layout can be true, and what the umpire puts back."""

from collections import Counter
from collections.abc import Iterable
from itertools import combinations
from math import hypot, isfinite
from typing import Final

from carrom.equipment.geometry import Geometry
from carrom.equipment.pieces import Layout, Piece, Seat, Standing
from carrom.equipment.standard import board
from carrom.match.refusals import RefusedError, Why
from carrom.match.seating import seat_of
from carrom.match.settings import Settings
from carrom.match.state import State, side_of, team_of
from carrom.rules.placement import queen_spot, return_away, return_to_centre
from carrom.rules.ruling import Ruling
from carrom.rules.situation import SIDES, QueenState, Situation
from carrom.rules.stroke import Stroke, colour_of

TOLERANCE: Final = 1e-9
"""How far, in metres, figures may be off: touching pieces are not exactly a diameter apart."""


def check_layout(
    layout: Layout | None, situation: Situation, geometry: Geometry, gone: Iterable[Piece] = ()
) -> None:
    """Refuse a layout that is not what lies on the surface once ``gone`` has left it."""
    if layout is None:
        return
    if not all(isfinite(c) for standing in layout for c in standing.at):
        raise RefusedError(Why.NOT_A_NUMBER)
    there = Counter({colour_of(side): situation.side(side).on_board for side in SIDES})
    there[Piece.QUEEN] = int(situation.queen is QueenState.ON_BOARD)
    there.subtract(piece for piece in gone if piece is not Piece.STRIKER)
    if Counter(standing.piece for standing in layout) != there:
        raise RefusedError(Why.LAYOUT_COUNTS)
    most = geometry.half_side - geometry.piece_radius + TOLERANCE
    if any(max(abs(s.at.x), abs(s.at.y)) > most or _falls(s.at, geometry) for s in layout):
        raise RefusedError(Why.LAYOUT_OUTSIDE)
    least = 2 * geometry.piece_radius - TOLERANCE
    if any(hypot(a.at.x - b.at.x, a.at.y - b.at.y) < least for a, b in combinations(layout, 2)):
        raise RefusedError(Why.LAYOUT_OVERLAP)


def _falls(at: tuple[float, float], geometry: Geometry) -> bool:
    """Say whether a piece has lost its support at a hole."""
    near = geometry.tipping_distance - TOLERANCE
    return any(hypot(at[0] - hole.x, at[1] - hole.y) < near for hole in geometry.holes)


def gone_with(stroke: Stroke) -> tuple[Piece, ...]:
    """Return everything that left the surface with a stroke."""
    return (*(fallen.piece for fallen in stroke.pocketed), *stroke.off_board)


def put_back(
    settings: Settings, state: State, ruling: Ruling, stroke: Stroke | None
) -> Layout | None:
    """Put the queen and pieces that left the board back where the umpire puts them."""
    layout = state.layout
    if layout is None:
        return None
    geometry = board(settings.edition)
    out = () if stroke is None else stroke.off_board
    off: list[Piece] = [piece for piece in out if piece is not Piece.STRIKER]
    beside = ruling.account.beside_queen
    if beside:  # the queen to the centre and these against her (settled 26, 31)
        off += [Piece.QUEEN, *[colour_of(ruling.account.by)] * beside]
    if off:
        layout += _returned(settings, state, off, layout)
    if ruling.returned.queen and not any(s.piece is Piece.QUEEN for s in layout):
        layout = (*layout, Standing(Piece.QUEEN, queen_spot(layout, geometry)))
    return layout


def _returned(settings: Settings, state: State, off: list[Piece], layout: Layout) -> Layout:
    """Return where the umpire puts pieces that left the board, as the rule set says."""
    geometry = board(settings.edition)
    if not settings.rule_set().book.placing.off_board_away:
        return return_to_centre(tuple(off), layout, geometry, _owners(settings, state))
    player = state.turn or ""
    own = colour_of(side_of(state, settings.team(player)))
    return return_away(tuple(off), layout, geometry, seat_of(state, player), own)


def _owners(settings: Settings, state: State) -> dict[Piece, Seat]:
    """Return a seat of each colour's side: in doubles the nearer to the turn does not matter."""
    return {
        colour_of(side): seat_of(state, settings.members(team_of(state, side))[0]) for side in SIDES
    }
