"""Boards on which a player clears all pieces alone: ours, and one with the figures of Carrom_rl.

Carrom_rl is a course's public server (github.com/samiranrl/Carrom_rl), for which results of others are
known. Its board is 800 of its units wide with walls of 21 to either side, so a unit is 736.6 mm / 758.
It multiplies the elasticities of two bodies; we have one figure for two discs and one for a cushion.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from math import sqrt
from types import MappingProxyType
from typing import Final

from carrom.equipment.geometry import Geometry
from carrom.equipment.pieces import Layout, Piece, Point, Seat, Standing
from carrom.equipment.rosette import WIDEST_GAP, rosette
from carrom.equipment.standard import board
from carrom.equipment.striker import Interval
from carrom.physics import Surface
from carrom.physics.noise import jitter
from carrom.rules import RULE_SETS, RuleSet
from carrom.rules.book import StrikerRule


@dataclass(frozen=True, slots=True)
class Setup:
    """A board to be cleared."""

    name: str
    geometry: Geometry
    rules: RuleSet
    """Which the player thinks it plays by: all pieces are its own."""
    surface: Surface = field(default_factory=Surface)
    start: Layout = ()
    hand: str | None = None
    """The hand where none is chosen; None: the player's own."""
    set_by_hand: bool = True

    def layout(self, seed: int) -> Layout:
        """Return how the pieces lie at first, all of them white but the queen."""
        own = tuple(
            Standing(Piece.QUEEN if s.piece is Piece.QUEEN else Piece.WHITE, s.at)
            for s in self.start
        )
        return jitter(own, self.geometry, WIDEST_GAP, seed) if self.set_by_hand else own


_UNIT: Final = 0.7366 / 758.0
"""Metres."""
_PIECE: Final = 15.01
_STRIKER: Final = 20.6
_POCKET: Final = 22.51
_FALLS: Final = _POCKET - 0.25 * _PIECE
"""How near to a pocket's centre a piece's centre is when it falls."""
_BASE: Final = 400.0 - 145.0
_REACH: Final = 230.0
"""The striker's line: how far before the centre, and how far to either side."""
_QUEEN_AT: Final = (400, 403)
_PIECES_AT: Final = (
    *((400, 368), (437, 420), (372, 428), (337, 367), (402, 332), (463, 367)),
    *((470, 437), (405, 474), (340, 443), (433, 385), (405, 437), (365, 390)),
    *((370, 350), (432, 350), (467, 402), (437, 455), (370, 465), (335, 406)),
)


def _anywhere(geometry: Geometry, seat: Seat) -> tuple[Interval, ...]:
    """Return where its striker may stand: anywhere on its line."""
    del geometry, seat
    return (Interval(-_REACH * _UNIT, _REACH * _UNIT),)


def _carrom_rl() -> Setup:
    flat = sqrt(_POCKET**2 - _FALLS**2)
    geometry = replace(
        board(),
        hole_radius=_POCKET * _UNIT,
        piece_radius=_PIECE * _UNIT,
        striker_radius=_STRIKER * _UNIT,
        base_distance=_BASE * _UNIT,
        base_circle_x=_REACH * _UNIT,
        edge_rounding=(_PIECE - flat) * _UNIT,
    )
    rules = RULE_SETS.default
    striker = StrikerRule(rules.book.striker.clauses, _anywhere)
    return Setup(
        "carrom-rl",
        geometry,
        replace(rules, book=replace(rules.book, striker=striker)),
        # Two discs: 0.7 (striker) x 0.5 (piece). A cushion of 0.7: x 0.5 or x 0.7, so between.
        Surface(e_piece=0.35, e_cushion=0.42, e_exponent=0.0, mu_contact=0.0, mu_cushion=0.0),
        (*(_standing(Piece.WHITE, at) for at in _PIECES_AT), _standing(Piece.QUEEN, _QUEEN_AT)),
        hand="carrom-rl",
        set_by_hand=False,
    )


def _standing(piece: Piece, at: tuple[int, int]) -> Standing:
    return Standing(piece, Point((at[0] - 400) * _UNIT, (at[1] - 400) * _UNIT))


def _own() -> Setup:
    return Setup("own", board(), RULE_SETS.default, start=rosette(board()))


SETUPS: Final[Mapping[str, Setup]] = MappingProxyType(
    {setup.name: setup for setup in (_own(), _carrom_rl())}
)
"""``own``: our board; ``carrom-rl``: its sizes, elasticities, first layout and noise."""
