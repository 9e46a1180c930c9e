"""An id for every request and socket: in the answer, and in everything that is logged for it."""

import re
import secrets
from time import monotonic
from typing import Final

from fastapi.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from carrom.messages import message
from carrom.server import logs
from carrom.texts import said

HEADER: Final = b"x-request-id"
ANSWERS: Final = ("http.response.start", "websocket.accept", "websocket.http.response.start")
_ID: Final = re.compile(rb"[A-Za-z0-9._-]{1,64}")
_ROOM: Final = re.compile(r"/api/rooms/([A-Za-z0-9_-]{1,40})(?:/|$)")


class RequestIds:
    """Gives requests their ids; a proxy's own is kept (see :mod:`carrom.server.http.proxies`)."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request; one that fails is answered and logged, too."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        own, began, status = _id(scope), monotonic(), 0

        async def answer(told: Message) -> None:
            nonlocal status
            if told["type"] in ANSWERS:
                status = told.get("status", 101)
                told["headers"] = [*told.get("headers", ()), (HEADER, own)]
            await send(told)

        room = _ROOM.match(scope["path"])
        with logs.about(request=own.decode(), room=None if room is None else room[1]):
            try:
                await self._app(scope, receive, answer)
            except Exception as problem:
                if status or scope["type"] != "http":
                    raise
                logs.error("request-failed", problem=problem)
                failed = JSONResponse({"detail": said(message("server-failed"))}, 500)
                await failed(scope, receive, answer)
            if scope["type"] == "http":
                ms = round(1e3 * (monotonic() - began), 1)
                logs.debug("request", kind=f"{scope['method']} {_path(scope)}", code=status, ms=ms)


def _id(scope: Scope) -> bytes:
    given: bytes = dict(scope["headers"]).get(HEADER, b"")
    return given if _ID.fullmatch(given) else secrets.token_hex(8).encode()


def _path(scope: Scope) -> str:
    """Return which kind of path was asked for."""
    return str(getattr(scope.get("route"), "path", "") or "-")
