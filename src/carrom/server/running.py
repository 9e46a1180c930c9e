"""Running the server: a data folder, an address, one line when it is ready, and a clean end."""

import asyncio
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Final

import uvicorn
from starlette.staticfiles import StaticFiles

from carrom.messages import Argument, Message, message
from carrom.server.app import create_app
from carrom.server.bus import LocalBus
from carrom.server.config import Config
from carrom.server.database import Database, DatabaseError
from carrom.server.rooms import Rooms

PAGE: Final = Path(__file__).with_name("static")
"""The built page."""
DATABASE: Final = "carrom.sqlite"
DRAIN: Final = 5
"""Seconds that connections have to end when the server is asked to."""


class CannotServeError(Exception):
    """The server cannot start; ``said`` says why in one sentence."""

    def __init__(self, problem: str, **args: Argument) -> None:
        super().__init__(problem)
        self.said: Message = message(f"server-cannot-{problem}", **args)


class _Server(uvicorn.Server):
    """A server that says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then say so."""
        await super().startup(sockets)
        if self.started:
            self._ready()


def serve(config: Config, ready: Callable[[str], None]) -> None:
    """Serve until a signal asks to end; ``ready`` is told the address once it can be used."""
    try:
        config.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError:
        raise CannotServeError("folder", folder=str(config.folder)) from None
    listener = _listen(config)
    host, port = listener.getsockname()[:2]
    try:
        asyncio.run(_serve(config, listener, lambda: ready(f"http://{host}:{port}/")))
    finally:
        listener.close()


async def _serve(config: Config, listener: socket.socket, ready: Callable[[], None]) -> None:
    rooms = Rooms(await _database(config.folder), LocalBus())
    app = create_app(rooms, config.origins)
    if PAGE.is_dir():
        app.mount("/", StaticFiles(directory=PAGE, html=True))
    settings = uvicorn.Config(
        app,
        log_level="warning",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
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
    try:
        listener.bind((config.host, config.port))
    except (OSError, OverflowError):
        listener.close()
        raise CannotServeError("port", host=config.host, port=str(config.port)) from None
    return listener
