"""What kind of stroke it is, told from its motion."""

from enum import StrEnum
from math import atan2, degrees, dist, hypot
from typing import Final

from carrom.equipment.aim import Aim
from carrom.equipment.angles import direction
from carrom.equipment.geometry import to_seat
from carrom.equipment.pieces import Piece, Point
from carrom.physics import Motion

STRAIGHT: Final = 15.0
"""Degrees: a piece that leaves at more than this from the striker's way is cut."""

JAWS: Final = 0.08
"""Metres: a cushion met nearer to the pocket than this is part of its mouth."""


class Kind(StrEnum):
    """How the first piece that matters is brought into its pocket."""

    STRAIGHT = "straight"
    CUT = "cut"
    BANK = "bank"
    """The piece goes by a cushion."""
    CUSHION = "cushion"
    """The striker goes by a cushion before it meets a piece."""
    COMBINATION = "combination"
    """Another piece sends it."""
    CANNON = "cannon"
    """The striker meets another piece before it."""
    BACKWARD = "backward"
    """The stroke goes backwards, as a thumb plays it."""


def kind_of(motion: Motion, aim: Aim, wanted: frozenset[Piece]) -> Kind:
    """Return the kind of a stroke by which something wanted falls."""
    target, hole = next((fall.id, fall.hole) for fall in motion.falls if fall.piece in wanted)
    if direction(aim.angle).y < 0.0:
        return Kind.BACKWARD
    striker = [hit for hit in motion.impacts if "striker" in (hit.first, hit.second)]
    if striker and striker[0].second is None:
        return Kind.CUSHION
    own = [hit for hit in motion.impacts if target in (hit.first, hit.second)]
    if "striker" not in (own[0].first, own[0].second):
        return Kind.COMBINATION
    if motion.first_contact != target:
        return Kind.CANNON
    pocket = motion.geometry.holes[hole - 1]
    if any(hit.second is None and dist(hit.at, pocket) > JAWS for hit in own):
        return Kind.BANK
    cut = _cut(motion, target, aim)
    return Kind.CUT if cut > STRAIGHT else Kind.STRAIGHT


def _cut(motion: Motion, target: str, aim: Aim) -> float:
    """Return the angle between the striker's way and that of the piece it sends off (degrees)."""
    path = next(path for path in motion.paths() if path.id == target)
    start, then = (to_seat(Point(*place), aim.seat) for place in path.points[:2])
    towards = degrees(atan2(then.y - start.y, then.x - start.x))
    off = abs((towards - aim.angle + 180.0) % 360.0 - 180.0)
    return off if hypot(then.x - start.x, then.y - start.y) > 0.0 else 0.0
