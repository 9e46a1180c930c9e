"""What a spectator knows: the log of a room, read and never written, folded as it grows."""

import time

from carrom.match.events import Event, fold
from carrom.match.facts import Struck
from carrom.match.record import parse
from carrom.match.settings import Settings
from carrom.match.state import Phase, State

PATIENCE = 60.0
"""Seconds until something that must come is missed."""


class Reader:
    """Reads a room's record."""

    def __init__(self, player):
        self._client = player.client
        self._address = f"/api/rooms/{player.room}/record"
        self.settings = Settings(rules="international", a=("p1",), b=("p2",))
        self.state = State()
        self.events: tuple[Event, ...] = ()
        self.read()

    def read(self):
        """Read what is there now; return how many entries that is."""
        parsed = parse(self._client.get(self._address).content)
        assert parsed.fault is None
        assert parsed.header is not None
        self.settings = parsed.header.settings
        self.state = fold(parsed.events[len(self.events) :], self.state)
        self.events = parsed.events
        return len(self.events)

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
