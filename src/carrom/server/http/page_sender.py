"""Messages to a page: each must be taken in time, and a page that cannot stay is told why."""

import asyncio
from time import monotonic
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from carrom.messages import Message
from carrom.server import logs
from carrom.server.protocol import Done, RefusedIntent, TableView, Welcome
from carrom.server.rooms.room_state import DamagedError, RoomState
from carrom.texts import said

PATIENCE: Final = 10.0
"""Seconds that a message may take to be taken."""
STOOD_STILL: Final = 0.5
"""Seconds that a timer is late when the loop stood still: what a page has taken meanwhile is not known yet."""
BROKEN: Final = 1011
TRY_LATER: Final = 1013
TOO_LARGE: Final = 1009
MISSING: Final = 4004
TOO_MANY: Final = 4008
TOO_SLOW: Final = 4009
DAMAGED: Final = 4010


class PageSender:
    """The way to one page at one room."""

    def __init__(self, socket: WebSocket, live: RoomState) -> None:
        self._socket = socket
        self._live = live

    async def refuse(self, intent: str | None, kind: str, why: Message) -> None:
        """Say that something is not done, or not now."""
        logs.info("refused", room=self._live.room.id, seq=self._live.seq, kind=kind)
        await self.send(_refused(intent, kind, why))

    async def send(self, told: Welcome | Done | RefusedIntent | TableView) -> None:
        """Send a message."""
        await self.deliver(msgspec.json.encode(told))

    async def deliver(self, data: bytes) -> None:
        """Send a message that is encoded; a page that does not take it is let go."""
        text = data.decode()
        while True:
            began = monotonic()
            try:
                async with asyncio.timeout(PATIENCE):
                    await self._socket.send_text(text)
            except (
                TimeoutError
            ):  # nothing of it is written while the page has not taken what was before
                if monotonic() > began + PATIENCE + STOOD_STILL:
                    continue
                self.drop(TOO_SLOW)
                raise WebSocketDisconnect(TOO_SLOW) from None
            return

    async def close(self, code: int) -> int:
        """Close the socket; return the code."""
        await self._socket.close(code)
        return code

    def drop(self, code: int) -> None:
        """Close without waiting for the page to take what it was sent."""
        self._socket.scope["state"]["drop"](code)


def _refused(intent: str | None, kind: str, why: Message) -> RefusedIntent:
    return {"type": "refused", "id": intent, "kind": kind, "said": said(why)}


async def tell_damaged(socket: WebSocket, problem: DamagedError) -> None:
    """Say that a room's log is damaged, and close."""
    logs.error("damaged", room=problem.room, seq=problem.seq, kind=problem.kind)
    await turn_away(socket, "damaged", problem.said, DAMAGED)


async def turn_away(socket: WebSocket, kind: str, why: Message, code: int) -> None:
    """Say why a page cannot stay, and close."""
    await socket.send_text(msgspec.json.encode(_refused(None, kind, why)).decode())
    await socket.close(code)
