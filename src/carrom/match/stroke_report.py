"""From a finished motion to the report of a stroke: physics and rules do not know each other."""

from collections.abc import Sequence
from typing import Protocol

from carrom.equipment.geometry import Geometry, to_seat
from carrom.equipment.pieces import Piece, Point, Seat
from carrom.rules.stroke import Pocketed, Stroke


class FinishedMotion(Protocol):
    """What the rules need to know of a motion that has come to rest."""

    @property
    def pocketed(self) -> Sequence[tuple[Piece, int]]:
        """What fell, in order, each with its hole (1 to 4)."""

    @property
    def left_board(self) -> Sequence[Piece]:
        """What jumped off the board."""

    @property
    def touched(self) -> bool:
        """Whether any piece was touched."""

    @property
    def left_base(self) -> bool:
        """Whether the striker left the base band."""

    @property
    def direct_hit(self) -> Point | None:
        """Where the first piece lay that the striker hit, if no cushion came before it."""


def stroke_report(
    motion: FinishedMotion, seat: Seat, geometry: Geometry, *, proper: bool = True
) -> Stroke | None:
    """Return the report of a stroke, or None for what is none.

    A striker that only stirs inside its base band and touches nothing has not been played (3.2.i).
    """
    if not motion.left_base and not motion.touched and not motion.left_board:
        return None
    return Stroke(
        pocketed=tuple(Pocketed(piece, hole) for piece, hole in motion.pocketed),
        off_board=tuple(motion.left_board),
        touched=motion.touched,
        proper=proper,
        first_hit_behind_line=_behind_line(motion.direct_hit, seat, geometry),
    )


def _behind_line(hit: Point | None, seat: Seat, geometry: Geometry) -> bool:
    """Say whether a piece lay on, level with or behind its player's base line (percuteur)."""
    if hit is None:
        return False
    nearest_to_player = to_seat(hit, seat).y - geometry.piece_radius
    return nearest_to_player <= geometry.base_half_width - geometry.base_distance
