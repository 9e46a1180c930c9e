"""The doorbell: who waits for a room is told that its log has grown, and reads it himself.

A ring carries nothing but the news, so a listener that sleeps holds up nobody and fills no queue.
Beside it there is what is said in passing, such as where somebody aims: whoever does not hear it in
time has missed it.
"""

import asyncio
from collections import defaultdict, deque
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, field
from typing import Final, Protocol

MOST_SAID: Final = 16
"""What one listener can have missed of what is said in passing."""


@dataclass(eq=False)
class Ear:
    """Somebody who listens to a room."""

    bell: asyncio.Event = field(default_factory=asyncio.Event)
    """Set whenever the log has grown, or something was said."""
    said: deque[bytes] = field(default_factory=lambda: deque(maxlen=MOST_SAID))
    deaf: bool = False
    """Whether nothing that is said in passing is wanted here."""


class Bus(Protocol):
    """Rings for rooms."""

    alone: bool
    """Whether there are no other processes that could ring."""
    news: Callable[[str], None]
    """Called when another process has rung for a room: its log is to be read."""
    stirred: Callable[[str], None]
    """Called when something beside a room's log has changed: who sits there, who is there."""

    counted: Callable[[str, str, int], None]
    """Called when another process has said how many watch a room there."""

    def ring(self, room: str) -> None:
        """Tell everybody who listens, here and elsewhere, that a room's log has grown."""

    def ring_here(self, room: str) -> None:
        """Tell everybody who listens in this process."""

    def stir(self, room: str) -> None:
        """Tell every process that something beside a room's log has changed."""

    def say(self, room: str, what: bytes) -> None:
        """Say something in passing to everybody who listens, here and elsewhere."""

    def count(self, room: str, watchers: int) -> None:
        """Tell other processes how many watch a room here."""

    def listen(self, room: str) -> AbstractContextManager[Ear]:
        """Listen to a room."""

    @property
    def sure(self) -> bool:
        """Whether what other processes ring arrives, as far as can be known."""

    async def start(self) -> None:
        """Begin to listen to other processes."""

    async def stop(self) -> None:
        """Let go of everything."""


class LocalBus:
    """A doorbell within one process."""

    alone = True

    def __init__(self) -> None:
        self.news: Callable[[str], None] = lambda _: None
        self.stirred: Callable[[str], None] = lambda _: None
        self.counted: Callable[[str, str, int], None] = lambda *_: None
        self._ears: dict[str, set[Ear]] = defaultdict(set)

    @property
    def sure(self) -> bool:
        """Nobody else rings here."""
        return False

    def ring(self, room: str) -> None:
        """Tell everybody who listens that a room's log has grown."""
        self.ring_here(room)

    def ring_here(self, room: str) -> None:
        """Tell everybody who listens in this process."""
        for ear in self._ears.get(room, ()):
            ear.bell.set()

    def stir(self, room: str) -> None:
        """Tell that something beside a room's log has changed."""
        self.stirred(room)

    def say(self, room: str, what: bytes) -> None:
        """Say something in passing to everybody who listens."""
        for ear in self._ears.get(room, ()):
            if not ear.deaf:
                ear.said.append(what)
                ear.bell.set()

    def count(self, room: str, watchers: int) -> None:
        """Tell other processes how many watch a room here: there are none."""

    @contextmanager
    def listen(self, room: str) -> Iterator[Ear]:
        """Listen to a room."""
        ear = Ear()
        self._ears[room].add(ear)
        try:
            yield ear
        finally:
            self._ears[room].discard(ear)
            if not self._ears[room]:
                del self._ears[room]

    async def start(self) -> None:
        """Begin to listen to other processes: there are none."""

    async def stop(self) -> None:
        """Let go of everything."""
