"""The application: what can be asked over HTTP, and the sockets of the rooms."""

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Annotated, Any, Final, Literal
from urllib.parse import urlsplit

import msgspec
from fastapi import FastAPI, HTTPException, Path, Request, Response
from fastapi.responses import JSONResponse
from pydantic import BaseModel, ConfigDict, Field
from starlette.websockets import WebSocket

from carrom import __version__
from carrom.match.settings import Clock, Settings
from carrom.messages import message
from carrom.server.rooms import Rooms, hashed
from carrom.server.socket import Connection
from carrom.server.store import Chair
from carrom.server.views import room_view
from carrom.texts import LANGUAGES, render

COOKIE: Final = "carrom-seat"
FORBIDDEN: Final = 4003
MISSING: Final = 4004
POLICY: Final = (
    "default-src 'self'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; "
    "frame-ancestors 'none'; form-action 'self'"
)
Name = Annotated[str, Field(min_length=1, max_length=40)]
RoomId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,40}$")]


class Sitter(BaseModel):
    """A player of a new game."""

    model_config = ConfigDict(extra="forbid")

    name: Name
    chair: Chair = Chair.PERSON


class NewRoom(BaseModel):
    """A new game: two players, or four of whom the first and third are partners."""

    model_config = ConfigDict(extra="forbid")

    rules: Literal["international", "club", "percuteur", "simplified"] = "international"
    players: Annotated[list[Sitter], Field(min_length=2, max_length=4)]
    clock: Clock = Clock.OFF
    single_board: bool = False


class Opened(BaseModel):
    """A room that was opened."""

    room: str


class Health(BaseModel):
    """Whether the server is well."""

    ok: bool
    version: str


def create_app(rooms: Rooms, origins: Sequence[str] = ()) -> FastAPI:
    """Return the application over rooms; ``origins`` are the other sites whose pages may use it."""

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        yield
        await rooms.stop()

    app = FastAPI(title="carrom", version=__version__, lifespan=lifespan, docs_url=None)

    @app.middleware("http")
    async def guard(request: Request, follow: Callable[[Request], Awaitable[Response]]) -> Response:
        origin = request.headers.get("origin")
        if origin is not None and not _allowed(origin, request.headers.get("host"), origins):
            return JSONResponse({"detail": _texts("server-origin")}, status_code=403)
        response = await follow(request)
        response.headers["content-security-policy"] = POLICY
        response.headers["x-content-type-options"] = "nosniff"
        response.headers["referrer-policy"] = "no-referrer"
        return response

    @app.get("/healthz")
    async def healthz() -> Health:
        """Say that the server is alive."""
        return Health(ok=True, version=__version__)

    @app.post("/api/rooms", status_code=201, responses={422: {}})
    async def open_room(wanted: NewRoom, response: Response) -> Opened:
        """Open a room; its people are all at this browser, which gets a cookie that says so."""
        if len(wanted.players) == 3:
            raise HTTPException(422, _texts("server-three"))
        room, token = await rooms.open(*_terms(wanted))
        response.set_cookie(
            COOKIE, token, httponly=True, samesite="strict", path=f"/api/rooms/{room.id}"
        )
        return Opened(room=room.id)

    @app.get("/api/rooms/{room}", responses={404: {}})
    async def show_room(room: RoomId) -> Any:  # noqa: ANN401 - made by msgspec
        """Return what is settled in a room."""
        live = await rooms.live(room)
        if live is None:
            raise HTTPException(404, _texts("server-no-room"))
        return JSONResponse(_plain(room_view(live.room)))

    @app.get("/api/rooms/{room}/record", responses={404: {}, 200: {"content": {"text/plain": {}}}})
    async def download(room: RoomId) -> Response:
        """Return the record of a room's match as a file."""
        data = await rooms.record(room)
        if data is None:
            raise HTTPException(404, _texts("server-no-room"))
        disposition = {"content-disposition": f'attachment; filename="carrom-{room}.jsonl"'}
        return Response(data, media_type="text/plain; charset=utf-8", headers=disposition)

    @app.websocket("/api/rooms/{room}/socket")
    async def socket(connection: WebSocket, room: str) -> None:
        headers = connection.headers
        if not _allowed(headers.get("origin", ""), headers.get("host"), origins):
            await connection.close(FORBIDDEN)
            return
        live = await rooms.live(room)
        await connection.accept()
        if live is None:
            await connection.close(MISSING)
            return
        token = connection.cookies.get(COOKIE, "")
        players = await rooms.store.players(room, hashed(token))
        rooms.drive(live)
        await Connection(connection, rooms, live, players).serve()

    return app


def _terms(wanted: NewRoom) -> tuple[Settings, dict[str, str], dict[str, Chair]]:
    ids = [f"p{number}" for number in range(1, len(wanted.players) + 1)]
    settings = Settings(
        rules=wanted.rules,
        a=tuple(ids[0::2]),
        b=tuple(ids[1::2]),
        clock=wanted.clock,
        single_board=wanted.single_board,
    )
    names = {k: sitter.name for k, sitter in zip(ids, wanted.players, strict=True)}
    chairs = {k: sitter.chair for k, sitter in zip(ids, wanted.players, strict=True)}
    return settings, names, chairs


def _allowed(origin: str, host: str | None, others: Sequence[str]) -> bool:
    """Say whether a page of this origin may use the server: its own pages, and those named."""
    return origin in others or (host is not None and urlsplit(origin).netloc == host)


def _texts(name: str) -> dict[str, str]:
    return {language: render(message(name), language) for language in LANGUAGES}


def _plain(value: object) -> Any:  # noqa: ANN401 - plain JSON values
    return msgspec.to_builtins(value)
