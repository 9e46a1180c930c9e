"""How long the lines to pages are, and what of it a player's clock does not count.

A stroke that arrives after its time limit still counts if no more than the line's own delay made it
late. What was forgiven stands in the log, so every process knows how much a player has left.
"""

from dataclasses import dataclass, field
from datetime import datetime
from typing import Final

from carrom.match.asked import asked
from carrom.match.facts import ShotAtQueen, Struck
from carrom.match.match_log import MatchLog
from carrom.match.state import Timer
from carrom.server.rooms.intents import Action, Demand, Forgo, Pass, Place, Request, Strike
from carrom.server.rooms.room_state import RoomState
from carrom.store.store import Chair

MOST: Final = 1.0
"""Seconds that one stroke may be late at most."""
QUOTA: Final = 3.0
"""Seconds that a player can be forgiven in all, before strokes refill them."""
REFILL: Final = 0.3
"""Seconds that each stroke of a player gives back."""
WEIGHT: Final = 0.1
"""Of the newest measurement in the average."""
MOST_UNANSWERED: Final = 4
TIMERS: Final = (Timer.THINKING, Timer.PLACING, Timer.DEMAND)
"""Time limits that cost a player something."""
TIMED: Final = (Strike, Pass, Place, Forgo, Demand, Request)
"""What has to be asked for within the time limit."""


@dataclass(eq=False)
class Line:
    """The line to a page: how long a message to it and its answer take."""

    players: tuple[str, ...] = ()
    """Whom the page speaks for."""
    lag: float = 0.0
    """Seconds, as a moving average; 0: not measured yet."""
    _unanswered: dict[int, float] = field(default_factory=dict)

    def asked(self, stamp: int, at: float) -> None:
        """Note when a ping was sent."""
        if len(self._unanswered) >= MOST_UNANSWERED:
            del self._unanswered[next(iter(self._unanswered))]
        self._unanswered[stamp] = at

    def answered(self, stamp: int, at: float) -> None:
        """Take a pong in; what answers no ping, or one that was answered, says nothing."""
        sent = self._unanswered.pop(stamp, None)
        if sent is not None:
            took = max(0.0, at - sent)
            self.lag = took if not self.lag else self.lag + WEIGHT * (took - self.lag)


def quota_left(match: MatchLog, player: str) -> float:
    """Return how many seconds a player can still be forgiven, by the log that is here."""
    left = QUOTA
    for event in match.log:
        if getattr(event.fact, "by", None) == player:
            back = REFILL if isinstance(event.fact, Struck | ShotAtQueen) else 0.0
            left = min(QUOTA, left - event.lag + back)
    return left


def refund(match: MatchLog, player: str, lag: float) -> float:
    """Return how late what a player does may arrive over a line (s)."""
    return max(0.0, min(lag, MOST, quota_left(match, player)))


def lateness(live: RoomState, act: Action, arrived: datetime) -> float:
    """Return how long after its time limit something arrived (s); 0: in time, or none runs."""
    if not isinstance(act, TIMED) or live.state.timer not in TIMERS:
        return 0.0
    left = live.left(arrived)
    return 0.0 if left is None else max(0.0, -left.total_seconds())


def grace(live: RoomState, *, elsewhere: bool) -> float:
    """Return how long after the time limit something in time may still be on its way (s).

    ``elsewhere``: it may arrive at another process, which alone knows how long that line is.
    """
    if live.state.timer not in TIMERS:
        return 0.0
    player = asked(live.settings, live.state).player
    if player is None or live.room.chairs.get(player) is not Chair.PERSON:
        return 0.0
    if elsewhere:
        return MOST
    lags = [line.lag for line in live.lines if player in line.players]
    return refund(live.match, player, max(lags, default=0.0))
