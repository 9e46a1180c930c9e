"""Strokes by chance that may be played: for random players, for tests, for learning.

>>> import numpy as np
>>> from carrom import Match
>>> match = Match.new("Ada", "Ben")
>>> while match.asked.answers:  # a stroke has too many to list
...     event = match.push(match.asked.answers[0])
>>> strokes = legal_strokes(match, np.random.default_rng(1), 100)
>>> len(strokes), strokes[0].seat
(100, <Seat.NORTH: 'north'>)
"""

from typing import Final

import numpy as np
from numpy.random import Generator

from carrom.equipment.aim import Aim
from carrom.equipment.rosette import rosette
from carrom.equipment.standard import board
from carrom.match.match import Match
from carrom.match.match_log import MatchLog
from carrom.match.notation import Position, read_position
from carrom.match.seating import opposite
from carrom.players.at_match import view_of
from carrom.players.player_view import PlayerView
from carrom.players.scene import scene_of
from carrom.players.striker_places import Array
from carrom.rules.registry import RULE_SETS

SLOWEST: Final = 0.8
FASTEST: Final = 8.0
"""m/s: from a soft touch to a hard break."""

Shown = PlayerView | Match | MatchLog | Position | str
"""A board in play: as a player sees it, as part of a match, or as a position in one line of text."""


def legal_strokes(position: Shown, rng: Generator, n: int) -> list[Aim]:
    """Return ``n`` strokes by chance that the player may play; none where he can stand nowhere.

    The player is the one in turn. A position names no board edition: the usual board is taken.
    The striker stands on a legal place of the rule set, clear of every piece, each such place
    being as likely as another. Strokes go forward, in every direction alike; of the speeds, half
    as fast is as likely as twice as fast.
    """
    view = seen(position)
    rows = legal_stroke_rows(view, rng, n)
    return [Aim(view.seat, x, angle, speed) for x, angle, speed in rows.tolist()]


def seen(position: object) -> PlayerView:
    """Return a board in play as the player in turn sees it; anything else raises a TypeError."""
    match position:
        case PlayerView():
            return position
        case Match():
            return seen(position.value)
        case MatchLog():
            if position.state.turn is None:
                raise ValueError("no board is being played")
            return view_of(position, position.state.turn)
        case str():
            return seen(read_position(position))
        case Position():
            return _from_position(position)
        case _:
            kinds = "a Match, a Position, its text or a PlayerView"
            raise TypeError(f"this takes {kinds}, not {type(position).__name__}")


def _from_position(position: Position) -> PlayerView:
    if position.seat is None:
        raise ValueError("the position does not say where the player in turn sits")
    geometry, layout = board(), position.layout
    if layout is None and position.situation.broken:
        raise ValueError("the position does not say where the pieces lie")
    return PlayerView(
        RULE_SETS[position.rules],
        geometry,
        position.situation,
        rosette(geometry) if layout is None else layout,
        position.seat,
        position.situation.to_play,
        (opposite(position.seat),),
        board=position.board,
    )


def legal_stroke_rows(position: PlayerView, rng: Generator, n: int) -> Array:
    """Return the same as rows of place (m), angle (degrees) and speed (m/s), for a batch."""
    base = scene_of(position).base
    if not base:
        return np.zeros((0, 3))
    x = _uniform(base.low, base.high, rng, n)
    angle = rng.uniform(0.0, 180.0, n)
    speed = np.exp(rng.uniform(np.log(SLOWEST), np.log(FASTEST), n))
    return np.column_stack([x, angle, speed])


def _uniform(low: Array, high: Array, rng: Generator, n: int) -> Array:
    """Draw places from stretches, each as often as it is long."""
    ends = np.cumsum(high - low)
    drawn = rng.uniform(0.0, ends[-1], n)
    which = np.minimum(np.searchsorted(ends, drawn, side="right"), len(ends) - 1)
    found: Array = np.clip(high[which] - (ends[which] - drawn), low[which], high[which])
    return found
