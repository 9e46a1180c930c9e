"""A position as figures: how open the pieces lie, and what the rules know of it.

All is told as the side that plays next sees it.
"""

from importlib.resources import files
from typing import Final

import numpy as np
import numpy.typing as npt

from carrom.equipment.geometry import Geometry
from carrom.players.hand import Hand
from carrom.players.kernels.openness import BoardFigures
from carrom.rules import QueenState, RuleSet, Side, SideState, Situation

Array = npt.NDArray[np.float64]

REACH: Final = 0.3
"""Metres: about how far away a piece is, to turn a place that is off into an angle."""
RULE_SETS: Final = tuple(
    (files("carrom.players.value") / "rule_sets.txt").read_text("utf-8").split()
)
"""Those the figures tell apart, in their order; any other is taken for the first."""
FEW: Final = 4
"""So many pieces left, or fewer, have a figure of their own."""
EACH: Final = 5 + FEW
KNOWN: Final = 2 * EACH + 8 + len(RULE_SETS)
"""How many figures the rules give."""


def board_figures(geometry: Geometry) -> BoardFigures:
    """Return the lengths by which pots are judged."""
    return BoardFigures(
        geometry.half_side,
        geometry.half_side - geometry.hole_radius,
        geometry.tipping_distance,
        geometry.piece_radius,
        geometry.striker_radius,
        geometry.base_distance,
        geometry.base_circle_x,
    )


def angle_off(hand: Hand) -> float:
    """Return by how many degrees a stroke is off as a rule, its place included."""
    return max(0.05, float(np.hypot(hand.angle, np.degrees(hand.place / REACH))))


def known(rules: RuleSet, situation: Situation, hand: Hand) -> list[float]:
    """Return what the rules know of a position."""
    me = situation.to_play
    out = _side(situation.side(me)) + _side(situation.side(me.other))
    on_board = situation.queen is QueenState.ON_BOARD
    awaits = situation.queen is QueenState.AWAITING_COVER
    mine = situation.queen_by is me
    covered = not on_board and not awaits
    out += [
        float(awaits and mine),
        float(covered and mine),
        float(covered and not mine),
        float(situation.tries - 1),
        float(situation.colours_open),
        float(me is Side.WHITE),
        float(np.log2(angle_off(hand))),
        float(not situation.broken),
    ]
    name = rules.name if rules.name in RULE_SETS else RULE_SETS[0]
    return out + [float(name == each) for each in RULE_SETS]


def _side(side: SideState) -> list[float]:
    left = side.on_board + side.held
    return [
        left / 9.0,
        1.0 / max(1, left),
        float(side.owed),
        float(side.held),
        float(side.entitled),
        *(float(left == few) for few in range(1, FEW + 1)),
    ]
