"""How much one connection may ask for."""

from collections.abc import Callable
from dataclasses import dataclass, field
from time import monotonic
from typing import Final

from fastapi.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from carrom.messages import message
from carrom.server.replies import refusal, said

MOST_BODY: Final = 64 * 1024
MOST_RECORD: Final = 8 * 1024 * 1024
LARGER: Final = {"/api/replays": MOST_RECORD}
"""Requests that take a file."""


@dataclass
class Budget:
    """So many messages in so many seconds, refilled evenly."""

    most: int
    seconds: float
    clock: Callable[[], float] = monotonic
    _left: float = field(init=False)
    _at: float = field(init=False)

    def __post_init__(self) -> None:
        self._left, self._at = float(self.most), self.clock()

    def take(self) -> bool:
        """Take one message out of the budget; False: it is used up."""
        now = self.clock()
        self._left = min(self.most, self._left + (now - self._at) * self.most / self.seconds)
        self._at = now
        if self._left < 1.0:
            return False
        self._left -= 1.0
        return True


class BodyLimit:
    """Bodies of requests up to a size; a larger one is refused before it is all here."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request whose body is not too large."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        most = LARGER.get(scope["path"], MOST_BODY)
        promised = dict(scope["headers"]).get(b"content-length", b"0")
        if promised.isdigit() and int(promised) > most:
            answer = JSONResponse({"detail": said(message("server-large"))}, 413)
            await answer(scope, receive, send)
            return
        taken = 0

        async def counted() -> Message:
            nonlocal taken
            part = await receive()
            taken += len(part.get("body", b""))
            if taken > most:
                raise refusal(413, message("server-large"))
            return part

        await self._app(scope, counted, send)
