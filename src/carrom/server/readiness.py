"""Whether a process can serve pages now, and if not, why."""

import asyncio
from enum import StrEnum
from time import monotonic
from typing import TYPE_CHECKING, Final

from carrom.server import logs
from carrom.store.store import LostError, StorageError

if TYPE_CHECKING:
    from carrom.server.rooms.rooms import Rooms

FRESH: Final = 1.0
"""Seconds that an answer of the store counts: nobody can make it write more often."""
PATIENCE: Final = 3.0
"""Seconds that the store has to answer."""


class Unready(StrEnum):
    """Why a process should get no new pages."""

    DRAINING = "draining"
    """It is about to end."""
    STORE = "store"
    """The store cannot be read or written."""
    LOST = "lost"
    """What was written is gone: the process ends."""
    BUS = "bus"
    """What other processes ring does not arrive."""


class Readiness:
    """Asks what a process depends on."""

    def __init__(self, rooms: "Rooms") -> None:
        self._rooms = rooms
        self._asking: asyncio.Task[Unready | None] | None = None
        self._asked = 0.0

    async def reasons(self) -> list[Unready]:
        """Return why the process is not ready; none: it is."""
        found = [await self._store()]
        if self._rooms.leaving:
            found.append(Unready.DRAINING)
        if not self._rooms.bus.alone and not self._rooms.bus.sure:
            found.append(Unready.BUS)
        return [each for each in found if each is not None]

    async def _store(self) -> Unready | None:
        if self._asking is None or (monotonic() - self._asked > FRESH and self._asking.done()):
            self._asked = monotonic()
            self._asking = asyncio.create_task(self._ask())
        try:
            return await asyncio.wait_for(asyncio.shield(self._asking), PATIENCE)
        except TimeoutError:
            return Unready.STORE

    async def _ask(self) -> Unready | None:
        try:
            await self._rooms.store.ready()
        except LostError:
            return Unready.LOST
        except StorageError as problem:
            logs.error("storage", said=str(problem))
            return Unready.STORE
        return None
