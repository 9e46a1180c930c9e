"""The doorbell: who waits for a room is told that its log has grown, and reads it himself.

Nothing is carried but the news, so a listener that sleeps holds up nobody and fills no queue.
"""

import asyncio
from collections import defaultdict
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Protocol


class Bus(Protocol):
    """Rings for rooms."""

    def ring(self, room: str) -> None:
        """Tell everybody who listens that a room's log has grown."""

    def listen(self, room: str) -> AbstractContextManager[asyncio.Event]:
        """Listen to a room: the event is set whenever it rings."""


class LocalBus:
    """A doorbell within one process."""

    def __init__(self) -> None:
        self._listeners: dict[str, set[asyncio.Event]] = defaultdict(set)

    def ring(self, room: str) -> None:
        """Tell everybody who listens that a room's log has grown."""
        for listener in self._listeners.get(room, ()):
            listener.set()

    @contextmanager
    def listen(self, room: str) -> Iterator[asyncio.Event]:
        """Listen to a room: the event is set whenever it rings."""
        bell = asyncio.Event()
        self._listeners[room].add(bell)
        try:
            yield bell
        finally:
            self._listeners[room].discard(bell)
            if not self._listeners[room]:
                del self._listeners[room]
