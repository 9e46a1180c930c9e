"""The end of a process that others go on without: its pages are sent to them, a few at a time."""

import asyncio
from collections.abc import Callable, Collection
from typing import Final

from carrom.server.http.websocket_protocol import Wire
from carrom.server.rooms.rooms import Rooms

RESTARTING: Final = 1012
"""The code by which a page comes back at once."""
SPREAD: Final = 1.0
"""Seconds over which the pages are sent away, so that they do not all come back together."""


async def drain(
    rooms: Rooms, connections: Callable[[], Collection[object]], hurry: Callable[[], bool]
) -> None:
    """Send the pages of a process away; new ones are refused from the first moment on.

    Without other processes there is nowhere to send them. ``hurry``: somebody does not want to wait.
    """
    rooms.leaving = True
    if not rooms.store.shared:
        return
    pages = [page for page in connections() if isinstance(page, Wire)]
    for page in pages:
        if hurry():
            return
        page.drop(RESTARTING)
        await asyncio.sleep(SPREAD / len(pages))
