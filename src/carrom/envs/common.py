"""What all boards on the same terms have in common, as compiled code takes it."""

import numpy as np

from carrom.envs.kernels import arrays
from carrom.envs.kernels.arrays import Board
from carrom.envs.observations import SLOTS
from carrom.envs.spots import usual_ring
from carrom.envs.terms import Terms
from carrom.equipment.pieces import Piece
from carrom.equipment.striker import GAP, legal_intervals
from carrom.physics.outcomes import KINDS
from carrom.players.hand import FASTEST, SLOWEST
from carrom.players.striker_places import Array
from carrom.rules.placement import CLEARANCE
from carrom.rules.placement.plane import TOLERANCE
from carrom.rules.situation import PIECES


def common(terms: Terms) -> Board:
    """Return what boards on these terms have in common."""
    kinds = [Piece.STRIKER, *[Piece.WHITE] * PIECES, *[Piece.BLACK] * PIECES, Piece.QUEEN]
    named = [Piece.WHITE, Piece.BLACK, Piece.QUEEN]
    return Board(
        _figures(terms),
        terms.places,
        np.array(legal_intervals(terms.geometry)).reshape(-1, 2),
        usual_ring(terms.geometry),
        np.array([KINDS[piece] for piece in kinds], np.int8),
        np.array([KINDS[piece] for piece in named], np.int8),
        np.empty((SLOTS, 2)),
        np.zeros(1 + arrays.MOST_PLACED, np.int64),
        np.zeros(1, np.int8),
    )


def _figures(terms: Terms) -> Array:
    geometry = terms.geometry
    piece, striker = geometry.piece_radius, geometry.striker_radius
    figures = np.zeros(arrays.FIGURES)
    figures[arrays.TOUCH] = striker + piece + GAP
    figures[arrays.BASE] = geometry.base_distance
    figures[arrays.LINE] = geometry.base_half_width - geometry.base_distance + piece
    figures[arrays.SLOWEST], figures[arrays.FASTEST] = SLOWEST, FASTEST
    figures[arrays.MOST_STROKES] = terms.most_strokes
    figures[arrays.PIECE], figures[arrays.STRIKER] = piece, striker
    figures[arrays.HALF_SIDE] = geometry.half_side
    figures[arrays.TIPPING] = geometry.tipping_distance
    figures[arrays.HOLE] = abs(geometry.holes[0].x)
    figures[arrays.CLEAR] = (2.0 * piece + CLEARANCE - TOLERANCE) ** 2
    figures[arrays.CONTACT] = (2.0 * piece - TOLERANCE) ** 2
    return figures
