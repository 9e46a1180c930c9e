"""Where pieces go back on the surface, as exact geometry over a layout.

Penalty pieces: :func:`judge_spot`, :func:`is_legal_spot`, :func:`nearest_legal_spot`,
:func:`has_room`, each for a :class:`Manner` of placing. The umpire's work at the centre:
:func:`queen_spot`, :func:`queen_and_piece`, :func:`spot_at_centre`, :func:`return_to_centre`, :func:`return_away`. Lines
towards a hole: :func:`is_cannon`, :func:`is_pair`. All lengths are metres.
"""

from carrom.rules.placement.centre import (
    queen_and_piece,
    queen_spot,
    return_away,
    return_to_centre,
    spot_at_centre,
)
from carrom.rules.placement.lines import Base, Line, Placer, base_of, is_cannon, is_pair
from carrom.rules.placement.manner import Manner
from carrom.rules.placement.penalty import (
    CLEARANCE,
    SpotVerdict,
    first_legal_spot,
    has_room,
    is_legal_spot,
    judge_spot,
    nearest_legal_spot,
)

__all__ = [
    "CLEARANCE",
    "Base",
    "Line",
    "Manner",
    "Placer",
    "SpotVerdict",
    "base_of",
    "first_legal_spot",
    "has_room",
    "is_cannon",
    "is_legal_spot",
    "is_pair",
    "judge_spot",
    "nearest_legal_spot",
    "queen_and_piece",
    "queen_spot",
    "return_away",
    "return_to_centre",
    "spot_at_centre",
]
