"""A stroke played on the computer: from an aim to the fact that the match takes, and the motion.

The physics is loaded when a stroke is first played; a match at a real board never needs it.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from carrom.equipment.aim import Aim
from carrom.equipment.pieces import Layout, Piece, Point, Standing
from carrom.equipment.standard import board
from carrom.equipment.striker import legal_intervals
from carrom.match.board_rosette import board_rosette
from carrom.match.facts import ShotAtQueen, Struck
from carrom.match.match_log import MatchLog
from carrom.match.refusals import RefusedError, Why
from carrom.match.seating import seat_of
from carrom.match.settings import Settings
from carrom.match.state import Phase, State
from carrom.match.stroke_report import stroke_report
from carrom.rules.stroke import Stroke

if TYPE_CHECKING:
    from carrom.physics import Motion, Surface

QUEEN_ALONE: Final[Layout] = (Standing(Piece.QUEEN, Point(0.0, 0.0)),)
"""The surface before every stroke of a shoot-out."""


@dataclass(frozen=True, slots=True)
class SimulatedStroke:
    """What came of an aim."""

    aim: Aim
    motion: "Motion"
    fact: Struck | ShotAtQueen | None
    """None: the striker only stirred, which is no stroke (3.2.i)."""


def layout_of(settings: Settings, state: State) -> Layout:
    """Return what lies on the surface: the rosette before the first attempt at the break.

    In a shoot-out that is the queen on the centre.
    """
    if state.phase is Phase.SHOOT_OUT:
        return QUEEN_ALONE
    if state.layout is not None:
        return state.layout
    if state.situation is None or state.situation.broken:
        raise ValueError("nobody knows where the pieces lie")
    return board_rosette(settings, state)


def simulate_stroke(
    settings: Settings,
    state: State,
    aim: Aim,
    who: str,
    surface: "Surface | None" = None,
    *,
    snap: bool = False,
) -> SimulatedStroke:
    """Play a stroke; an aim that the physics refuses raises its :class:`InputError`.

    With ``snap`` a striker that may not stand there goes to the nearest place where it may.
    """
    from carrom.physics import (  # noqa: PLC0415 - loaded when first needed
        ENGINE,
        Surface,
        snapped,
        strike,
    )

    geometry = board(settings.edition)
    layout = layout_of(settings, state)
    rule = settings.rule_set().book.striker
    if snap:
        aim = snapped(aim, layout, geometry, rule.places(geometry, aim.seat))
    own = rule.places is not legal_intervals
    if own and not rule.allows(aim.x, geometry, aim.seat):
        raise RefusedError(Why.STRIKER_PLACE)
    motion = strike(layout, aim, geometry, surface or Surface(), anywhere=own)
    report = stroke_report(motion, aim.seat, geometry)
    if report is None:
        return SimulatedStroke(aim, motion, None)
    if state.phase is Phase.SHOOT_OUT:
        shot = ShotAtQueen(by=who, pocketed=_counts(report), aim=aim, engine=ENGINE)
        return SimulatedStroke(aim, motion, shot)
    fact = Struck(by=who, stroke=report, layout=motion.layout, aim=aim, engine=ENGINE)
    return SimulatedStroke(aim, motion, fact)


def _counts(stroke: Stroke) -> bool:
    """Say whether a stroke of a shoot-out counts: the queen fell by a proper stroke, the striker did not."""
    fell = {pocketed.piece for pocketed in stroke.pocketed}
    return stroke.proper and Piece.QUEEN in fell and Piece.STRIKER not in fell


def check_turn(match: MatchLog, aim: Aim) -> str:
    """Return the player in turn; refuse where no stroke is awaited, or not from that seat."""
    state = match.state
    if state.phase not in (Phase.STROKE, Phase.SHOOT_OUT) or state.turn is None:
        raise RefusedError(Why.NOT_NOW)
    if aim.seat is not seat_of(state, state.turn):
        raise RefusedError(Why.NOT_YOUR_TURN, player=match.name(state.turn))
    return state.turn
