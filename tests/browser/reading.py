"""What a spectator knows: the log of a room, read and never written, folded as it grows."""

import time

from carrom.match.facts import Struck
from carrom.match.match_log import MatchLog
from carrom.match.record import Header, parse
from carrom.match.settings import Settings
from carrom.match.state import Phase

PATIENCE = 60.0
"""Seconds until something that must come is missed."""


class Reader:
    """Reads a room's record."""

    def __init__(self, player):
        self._client = player.client
        self._address = f"/api/rooms/{player.room}/record"
        self.match: MatchLog = MatchLog(
            Header(match="", settings=Settings(rules="international", a=("p1",), b=("p2",)))
        )
        self.read()

    def read(self):
        """Read what is there now; return how many entries that is."""
        parsed = parse(self._client.get(self._address).content)
        assert parsed.fault is None
        assert parsed.header is not None
        self.match = MatchLog.of(parsed.header, parsed.events)
        return self.match.seq

    @property
    def settings(self):
        return self.match.settings

    @property
    def state(self):
        return self.match.state

    @property
    def events(self):
        return self.match.log

    @property
    def over(self):
        return self.state.phase is Phase.OVER

    @property
    def strokes(self):
        """The strokes that were made."""
        return [event.fact for event in self.events if isinstance(event.fact, Struck)]

    @property
    def situation(self):
        """The board in play."""
        assert self.state.situation is not None
        return self.state.situation

    def until(self, reached, about="what was waited for"):
        """Read until something is so."""
        end = time.monotonic() + PATIENCE
        while not reached(self):
            assert time.monotonic() < end, f"{about} never came: {self.state}"
            time.sleep(0.02)
            self.read()

    def grown(self, count):
        """Read until the log is longer than that."""
        self.until(lambda reader: len(reader.events) > count, f"entry {count + 1}")
