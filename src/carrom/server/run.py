"""Running the server: a data folder, an address, one line when it is ready, and a clean end."""

import asyncio
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Final

import uvicorn
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from carrom import __version__
from carrom.messages import Argument, Message, message
from carrom.server import logs
from carrom.server.config import Config
from carrom.server.http.app import create_app
from carrom.server.http.websocket_protocol import Wire
from carrom.server.rooms.bus import LocalBus
from carrom.server.rooms.rooms import Rooms
from carrom.server.warmup import warm_up
from carrom.store.database import Database, DatabaseError
from carrom.store.folder import DATABASE, FolderError, held

PAGE: Final = Path(__file__).with_name("static")
"""The built page."""
DRAIN: Final = 5
"""Seconds that connections have to end when the server is asked to."""
UNREAD: Final = 256 * 1024
"""Bytes that the system keeps for a page that does not read."""
MOST_CONNECTIONS: Final = 4000
MOST_FRAME: Final = 16 * 1024
"""Bytes of a message beyond which a connection ends before it is all here."""
PING, PONG = 5.0, 9.0
"""Seconds between pings, and until a page that answers none is let go."""


class CannotServeError(Exception):
    """The server cannot start; ``said`` says why in one sentence."""

    def __init__(self, problem: str, **args: Argument) -> None:
        super().__init__(problem)
        self.said: Message = message(f"server-cannot-{problem}", **args)


class _Server(uvicorn.Server):
    """A server that says when it is ready, and when it has come to its end."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then say so."""
        await super().startup(sockets)
        if self.started:
            logs.info("started", version=__version__)
            self._ready()
            warm_up()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop, then say so; the signal that asked for it ends the process right after."""
        await super().shutdown(sockets)
        logs.info("stopped")


class Page(StaticFiles):
    """The built page: files with a hash in their names never change, the rest is asked for anew."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Return a file, with how long it may be kept."""
        response = await super().get_response(path, scope)
        kept = "public, max-age=31536000, immutable" if path.startswith("assets/") else "no-cache"
        response.headers["cache-control"] = kept
        return response


def serve(config: Config, ready: Callable[[str], None]) -> None:
    """Serve until a signal asks to end; ``ready`` is told the address once it can be used."""
    logs.set_up(config.log, config.log_level)
    if not (PAGE / "index.html").is_file():
        raise CannotServeError("page")
    try:
        with held(config.folder):
            listener = _listen(config)
            host, port = listener.getsockname()[:2]
            with listener:
                asyncio.run(_serve(config, listener, lambda: ready(f"http://{host}:{port}/")))
    except FolderError as problem:
        raise CannotServeError(problem.problem, folder=str(config.folder)) from None


async def _serve(config: Config, listener: socket.socket, ready: Callable[[], None]) -> None:
    rooms = Rooms(await _database(config.folder), LocalBus())
    app = create_app(rooms, (*config.origins, config.host))
    app.mount("/", Page(directory=PAGE, html=True))
    settings = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        ws=Wire,
        ws_max_size=MOST_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=PING,
        ws_ping_timeout=PONG,
        limit_concurrency=MOST_CONNECTIONS,
        timeout_graceful_shutdown=DRAIN,
    )
    await _Server(settings, ready).serve(sockets=[listener])


async def _database(folder: Path) -> Database:
    try:
        return await Database.at(folder / DATABASE)
    except DatabaseError as problem:
        raise CannotServeError(f"database-{problem.problem}", folder=str(folder)) from None


def _listen(config: Config) -> socket.socket:
    listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNREAD)
    try:
        listener.bind((config.host, config.port))
    except (OSError, OverflowError):
        listener.close()
        raise CannotServeError("port", host=config.host, port=str(config.port)) from None
    return listener
