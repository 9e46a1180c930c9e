"""The time of a server, which never goes back while it runs.

The wall's clock may be set while games are played. So the time goes on as the machine counts it, a little
quicker or slower for as long as the wall's clock says something else: at most by a hundredth, which no
player's clock shows. Only while nobody is there may it jump, and only forward.
"""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from threading import Lock
from time import monotonic
from typing import Final

from carrom.server import logs

EVERY: Final = 1.0
"""Seconds between two looks at the wall's clock."""
RATE: Final = 0.01
"""By how much the time goes quicker or slower, to come to the wall's."""
FAR: Final = timedelta(seconds=60)
"""The difference that is worth a line in the log."""


def _wall() -> datetime:
    return datetime.now(UTC)


class SteadyClock:
    """Tells the time."""

    def __init__(
        self,
        wall: Callable[[], datetime] = _wall,
        count: Callable[[], float] = monotonic,
        *,
        idle: Callable[[], bool] = lambda: False,
    ) -> None:
        """``idle`` says whether nobody is there whose time could run out by a jump."""
        self._wall, self._count, self._idle = wall, count, idle
        self._time = wall()
        self._at = self._looked = count()
        self._off = timedelta()
        self._told = False
        self._lock = Lock()

    def __call__(self) -> datetime:
        """Return the time now."""
        with self._lock:
            at = self._count()
            passed = timedelta(seconds=at - self._at)
            self._at = at
            self._time += passed + self._step(passed * RATE)
            if at - self._looked >= EVERY:
                self._looked = at
                self._look()
            return self._time

    def _step(self, most: timedelta) -> timedelta:
        """Return how far the time comes closer to the wall's, beside going on."""
        step = max(-most, min(most, self._off))
        self._off -= step
        return step

    def _look(self) -> None:
        self._off = self._wall() - self._time
        if self._off > timedelta(seconds=EVERY) and self._idle():
            self._time += self._off
            self._off = timedelta()
        far = abs(self._off) >= FAR
        if far and not self._told:
            logs.warning("clock-off", seconds=round(self._off.total_seconds()))
        self._told = far
