"""The time of a server, which never goes back while it runs.

The wall's clock may be set while games are played: it is looked at once. From then on the time goes
on as the machine counts it.
"""

from datetime import UTC, datetime, timedelta
from time import monotonic


class SteadyClock:
    """Tells the time."""

    def __init__(self) -> None:
        self._start = datetime.now(UTC)
        self._since = monotonic()

    def __call__(self) -> datetime:
        """Return the time now."""
        return self._start + timedelta(seconds=monotonic() - self._since)
