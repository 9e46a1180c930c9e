"""The application: what can be asked over HTTP, and the sockets of the rooms."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Final

from fastapi import FastAPI, Request, Response
from fastapi.responses import JSONResponse
from pydantic import BaseModel
from starlette.middleware.gzip import GZipMiddleware
from starlette.websockets import WebSocket

from carrom import __version__
from carrom.messages import message
from carrom.server import logs
from carrom.server.http.book_requests import book_requests
from carrom.server.http.error_handlers import refuse_alike
from carrom.server.http.origins import Origins
from carrom.server.http.practice_requests import practice_requests
from carrom.server.http.replay_requests import replay_requests
from carrom.server.http.room_requests import COOKIE, room_requests
from carrom.server.http.socket import TRY_LATER, Connection, tell_damaged, turn_away
from carrom.server.rooms.room_state import DamagedError
from carrom.server.rooms.rooms import Rooms, hashed
from carrom.store.store import StorageError
from carrom.texts import said

FORBIDDEN: Final = 4003
MISSING: Final = 4004
MOST_PAGES: Final = 500
"""At one room."""
LEAST_SQUEEZED: Final = 1000
"""Bytes from which on an answer is compressed."""
POLICY: Final = (
    "default-src 'self'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; "
    "frame-ancestors 'none'; form-action 'self'"
)


class Health(BaseModel):
    """Whether the server is well."""

    ok: bool
    version: str


def create_app(rooms: Rooms, origins: Sequence[str] = ()) -> FastAPI:
    """Return the application over rooms; ``origins`` are the other sites whose pages may use it."""
    sites = Origins(origins)

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        sweeper = asyncio.create_task(rooms.cache.sweep())
        yield
        sweeper.cancel()
        await rooms.stop()

    app = FastAPI(title="carrom", version=__version__, lifespan=lifespan, docs_url=None)
    refuse_alike(app)
    app.add_middleware(GZipMiddleware, minimum_size=LEAST_SQUEEZED)

    @app.middleware("http")
    async def guard(request: Request, follow: Callable[[Request], Awaitable[Response]]) -> Response:
        headers = request.headers
        if not sites.allow(headers.get("origin"), headers.get("host")):
            return JSONResponse({"detail": said(message("server-origin"))}, status_code=403)
        response = await follow(request)
        response.headers["content-security-policy"] = POLICY
        response.headers["x-content-type-options"] = "nosniff"
        response.headers["referrer-policy"] = "no-referrer"
        return response

    @app.exception_handler(StorageError)
    async def unstored(_: Request, problem: StorageError) -> Response:
        logs.error("storage", said=str(problem))
        return JSONResponse({"detail": said(message("server-storage"))}, status_code=503)

    @app.exception_handler(DamagedError)
    async def damaged(_: Request, problem: DamagedError) -> Response:
        logs.error("damaged", room=problem.room, seq=problem.seq, kind=problem.kind)
        return JSONResponse({"detail": said(problem.said)}, status_code=500)

    @app.get("/healthz")
    async def healthz() -> Health:
        """Say that the server is alive."""
        return Health(ok=True, version=__version__)

    for requests in (
        room_requests(rooms),
        replay_requests(rooms),
        practice_requests(),
        book_requests(),
    ):
        app.include_router(requests)

    @app.websocket("/api/rooms/{room}/socket")
    async def socket(connection: WebSocket, room: str) -> None:
        headers = connection.headers
        if not sites.allow(headers.get("origin", ""), headers.get("host")):
            await connection.close(FORBIDDEN)
            return
        await connection.accept()
        try:
            token = connection.cookies.get(COOKIE, "")
            players = await rooms.store.players(room, hashed(token))
            live = await rooms.room(room)  # last: from here on nothing may come between
        except DamagedError as problem:
            await tell_damaged(connection, problem)
        except StorageError as problem:
            logs.error("storage", room=room, said=str(problem))
            await turn_away(connection, "storage", message("server-storage"), TRY_LATER)
        else:
            if live is None:
                await connection.close(MISSING)
            elif live.pages >= MOST_PAGES:
                await turn_away(connection, "full", message("server-full"), TRY_LATER)
            else:
                await Connection(connection, rooms, live, players).serve()

    return app
