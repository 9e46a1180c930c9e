"""Who may write for a board at the umpire's desk: one device at a time has the pen.

Whoever has the umpire's link may take the pen. Each time it passes to another device it gets the next
number. What is entered carries the number, and an old one is refused: there are never two writers.
"""

from datetime import datetime
from typing import NamedTuple, Protocol

from msgspec import Struct


class Pen(Struct, frozen=True, kw_only=True):
    """Which device writes, and since when."""

    number: int
    """From 1; it grows with every device that takes the pen."""
    device: str
    """What the device calls itself, which only it knows."""
    label: str
    """What people call it."""
    since: datetime


class PenAnswer(NamedTuple):
    """Who has the pen now, and whether that is who asked for it."""

    pen: Pen
    taken: bool


class TakenOverError(Exception):
    """Another device has the pen; nothing was written."""

    def __init__(self, pen: Pen | None) -> None:
        super().__init__("taken over")
        self.pen = pen


class PenStore(Protocol):
    """What is kept of the pens."""

    async def is_umpire(self, room: str, secret: str) -> bool:
        """Say whether a secret, given by its hash, is that of a desk's link."""

    async def renew_umpire(self, room: str, secret: str, before: str | None = None) -> bool:
        """Let another secret, given by its hash, be that of a desk's link.

        ``before`` is the hash of the secret that it has now. False: it has not, or there is no such desk.
        """

    async def pen(self, room: str) -> Pen | None:
        """Return who has the pen; None: nobody has taken it yet."""

    async def take_pen(
        self, room: str, device: str, label: str, now: datetime, *, take_over: bool
    ) -> PenAnswer | None:
        """Give the pen to a device; another keeps it unless this one takes over.

        None: the room is no desk.
        """
