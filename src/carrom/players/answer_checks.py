"""Answers of a player, checked: what can be used comes back in plain figures, the rest is refused.

Everything here takes an object of any kind: a player of somebody's own may return anything.
"""

from math import isfinite
from numbers import Real
from typing import Final

import numpy as np

from carrom.equipment.aim import Aim
from carrom.equipment.geometry import to_seat
from carrom.equipment.pieces import Point
from carrom.match.state import Choice
from carrom.messages import message, quoted
from carrom.physics.discs import MOST_SPIN
from carrom.players.faults import AnswerError, FaultKind
from carrom.players.hand import FASTEST, SLOWEST
from carrom.players.player_view import PlayerView
from carrom.players.striker_places import StrikerPlaces, striker_places
from carrom.rules.placement import SpotVerdict, judge_spot

NEAR: Final = 1e-6
"""Metres by which a striker may be off its place: the hand puts it right."""


def places_of(position: PlayerView) -> StrikerPlaces:
    """Return where the player may put the striker; there may be no place."""
    seen = np.array([to_seat(s.at, position.seat) for s in position.layout]).reshape(-1, 2)
    return striker_places(seen, position.geometry, position.rules.book.striker)


def checked_stroke(answer: object, position: PlayerView) -> Aim:
    """Return a stroke that can be played from a place where the striker may stand."""
    if answer is None:
        raise AnswerError(FaultKind.NO_STROKE)
    if not isinstance(answer, Aim):
        raise AnswerError(FaultKind.NOT_A_STROKE, answer=_shown(answer))
    x, angle, speed, spin = (
        _number(getattr(answer, name), name) for name in ("x", "angle", "speed", "spin")
    )
    if answer.seat != position.seat:
        shown = {"seat": _shown(answer.seat), "own": position.seat.value}
        raise AnswerError(FaultKind.OTHER_SEAT, **shown)
    if not SLOWEST <= speed <= FASTEST:
        raise AnswerError(FaultKind.SPEED, speed=_shown(speed), least=SLOWEST, most=FASTEST)
    if abs(spin) > MOST_SPIN:
        raise AnswerError(FaultKind.SPIN, spin=_shown(spin), most=MOST_SPIN)
    base = places_of(position)
    if not base or abs(float(base.nearest(np.array([x]))[0]) - x) > NEAR:
        raise AnswerError(FaultKind.STRIKER_PLACE, x=_shown(x))
    return Aim(position.seat, x, angle, speed, spin)


def checked_spot(answer: object, position: PlayerView) -> Point:
    """Return a spot on which the rules let a penalty piece lie."""
    if answer is None:
        raise AnswerError(FaultKind.NO_SPOT)
    if not isinstance(answer, tuple | list | np.ndarray) or len(answer) != 2:
        raise AnswerError(FaultKind.NOT_A_SPOT, answer=_shown(answer))
    x, y = (_number(value, name) for value, name in zip(answer, "xy", strict=True))
    spot = Point(x, y)
    manner = position.rules.book.placing.manner
    verdict = judge_spot(spot, position.layout, position.geometry, position.placer, manner)
    if verdict is not SpotVerdict.LEGAL:
        why = message(f"refusal-spot-{verdict}")
        raise AnswerError(FaultKind.SPOT, x=_shown(x), y=_shown(y), verdict=why)
    return spot


def checked_turn(answer: object) -> float:
    """Return by how many degrees the rosette is turned, from 0 to 360."""
    if isinstance(answer, bool) or not isinstance(answer, Real) or not isfinite(answer):
        raise AnswerError(FaultKind.NOT_DEGREES, answer=_shown(answer))
    return float(answer) % 360.0


def checked_choice(answer: object) -> Choice:
    """Return what the winner of the toss chose, given as such or by its name."""
    if isinstance(answer, str) and answer in tuple(Choice):
        return Choice(answer)
    choices = ", ".join(Choice)
    raise AnswerError(FaultKind.NOT_A_CHOICE, answer=_shown(answer), choices=choices)


def _number(value: object, name: str) -> float:
    if isinstance(value, bool) or not isinstance(value, Real) or not isfinite(value):
        raise AnswerError(FaultKind.NOT_A_NUMBER, name=name, answer=_shown(value))
    return float(value)


def _shown(value: object) -> str:
    """Return a value as it shows itself, in one short line; its ``repr`` may fail as well."""
    try:
        return quoted(repr(value))
    except Exception:  # noqa: BLE001 - anything can go wrong in somebody else's class
        return f"<{type(value).__name__}>"
