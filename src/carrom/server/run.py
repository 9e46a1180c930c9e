"""Running the server: a data folder, an address, one line when it is ready, and a clean end."""

import asyncio
import gzip
import mimetypes
import resource
import socket
import sys
from collections.abc import Callable, Coroutine
from contextlib import nullcontext, suppress
from datetime import timedelta
from http import HTTPStatus
from ipaddress import ip_address
from pathlib import Path
from typing import Final

import uvicorn
from starlette.concurrency import run_in_threadpool
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from carrom import __version__
from carrom.messages import Argument, Message, all_printable, message
from carrom.server import logs, side_work
from carrom.server.config import Config
from carrom.server.draining import drain
from carrom.server.http.app import create_app
from carrom.server.http.http_protocol import Requests
from carrom.server.http.websocket_protocol import Wire
from carrom.server.lan import EVERYWHERE, LanDoor, lan_url
from carrom.server.rooms.bus import Bus, LocalBus
from carrom.server.rooms.computers import Computers, in_processes
from carrom.server.rooms.rooms import Rooms
from carrom.server.rooms.strangers import Strangers
from carrom.server.secret import secret_of
from carrom.server.warmup import warm_up
from carrom.store.database import Database, DatabaseError
from carrom.store.folder import DATABASE, LOCK, FolderError, held
from carrom.store.sqlite import open_sqlite
from carrom.store.store import StorageError

PAGE: Final = Path(__file__).with_name("static")
"""The built page."""
BUILD_DIGITS: Final = 16
DRAIN: Final = 5
"""Seconds that connections have to end when the server is asked to."""
UNREAD: Final = 256 * 1024
"""Bytes that the system keeps for a page that does not read."""
MAKE_WAY: Final = 0.001
"""Seconds that Python at work on another thread goes on when the event loop has something to do."""
MOST_CONNECTIONS: Final = 10_000
SPARE_FILES: Final = 256
"""Files that the system allows and connections must leave to the rest."""
MOST_FRAME: Final = 16 * 1024
"""Bytes of a message beyond which a connection ends before it is all here."""
PING, PONG = 5.0, 9.0
"""Seconds between pings, and until a page that answers none is let go."""


class CannotServeError(Exception):
    """The server cannot start; ``said`` says why in one sentence."""

    def __init__(self, problem: str, **args: Argument) -> None:
        super().__init__(problem)
        self.said: Message = message(f"server-cannot-{problem}", **all_printable(args))


class _Server(uvicorn.Server):
    """A server that says when it is ready, and when it has come to its end."""

    def __init__(
        self,
        config: uvicorn.Config,
        rooms: Rooms,
        ready: Callable[[], None],
        more: Callable[[], object],
    ) -> None:
        """``more`` is done at the start, beside everything."""
        super().__init__(config)
        self._more = more
        self._rooms = rooms
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then say so."""
        await super().startup(sockets)
        if self.started:
            logs.info("started", version=__version__, process=self._rooms.driving.process)
            self._ready()
            warm_up(self._more)

    async def listen_also(self, host: str, port: int) -> None:
        """Take connections at one more address; those there are go on."""
        listener = _listen(host, port)
        try:
            await listen_also(self, listener)
        except BaseException:
            listener.close()
            raise

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop, then say so; the signal that asked for it ends the process right after."""
        await drain(self._rooms, lambda: self.server_state.connections, lambda: self.force_exit)
        await super().shutdown(sockets)
        logs.info("stopped")


async def listen_also(server: uvicorn.Server, listener: socket.socket) -> None:
    """Let a server that runs take the connections of one more socket, until it ends."""
    config = server.config

    def connection() -> asyncio.Protocol:
        made: asyncio.Protocol = config.http_protocol_class(  # type: ignore[call-arg]
            config=config, server_state=server.server_state, app_state=server.lifespan.state
        )
        return made

    loop = asyncio.get_running_loop()
    server.servers.append(
        await loop.create_server(connection, sock=listener, backlog=config.backlog)
    )


class Page(StaticFiles):
    """The built page: files with a hash in their names never change, the rest is asked for anew.

    The large files of the page's Python are there compressed only, and are sent as they are.
    """

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Return a file, with how long it may be kept."""
        try:
            response = await super().get_response(path, scope)
        except HTTPException as problem:
            if problem.status_code != HTTPStatus.NOT_FOUND:
                raise
            response = await self._compressed(path, scope)
        kept = "public, max-age=31536000, immutable" if path.startswith("assets/") else "no-cache"
        response.headers["cache-control"] = kept
        return response

    async def _compressed(self, path: str, scope: Scope) -> Response:
        """Return a file that is there as ``<path>.gz``."""
        kind = mimetypes.guess_type(path)[0] or "application/octet-stream"
        response = await super().get_response(f"{path}.gz", scope)
        if "gzip" in Headers(scope=scope).get("accept-encoding", ""):
            response.headers["content-encoding"] = "gzip"
        elif isinstance(response, FileResponse):  # hardly anybody: no browser
            data = await run_in_threadpool(Path(response.path).read_bytes)
            response = Response(await run_in_threadpool(gzip.decompress, data))
        response.headers["content-type"] = kind
        response.headers["vary"] = "accept-encoding"
        return response


def serve(config: Config, ready: Callable[[str], None], token: str = "") -> None:
    """Serve until a signal asks to end; ``ready`` is told the address once it can be used.

    With a ``token`` a page on this machine may let the local network in, once.
    """
    logs.set_up(config.log, config.log_level)
    if not (PAGE / "index.html").is_file():
        raise CannotServeError("page")
    try:
        with nullcontext() if config.store else held(config.folder):
            try:
                listener = _listen(config.host, config.port)
            except (OSError, OverflowError, TypeError):
                raise CannotServeError("port", host=config.host, port=str(config.port)) from None
            host, port = listener.getsockname()[:2]
            with listener:
                shown = "127.0.0.1" if host in EVERYWHERE else host
                told = f"http://{shown}:{port}/"
                _run(_serve(config, listener, lambda: ready(told), token))
    except FolderError as problem:
        raise CannotServeError(problem.problem, folder=str(config.folder)) from None


def page_build() -> str:
    """Return which build of the page this is: the first digits of the hash of its sources."""
    mark = PAGE / ".sources"
    return mark.read_text(encoding="ascii")[:BUILD_DIGITS] if mark.is_file() else ""


async def _serve(
    config: Config, listener: socket.socket, ready: Callable[[], None], token: str
) -> None:
    side_work.in_processes()
    store = await open_database(config)
    bus, computers = _bus(config)
    rooms = Rooms(store, bus, computers=computers, away_minutes=config.away_minutes)
    rooms.upkeep.keep = timedelta(days=config.kept_days) if config.kept_days else None
    host, port = listener.getsockname()[:2]

    async def listen(host: str, port: int) -> None:
        await server.listen_also(host, port)

    door = None
    if token and ip_address(host).is_loopback and not config.public_url:
        door = LanDoor(token, port, listen)
    app = create_app(
        rooms,
        (*config.origins, config.host),
        page_build(),
        Strangers(rooms, secret_of(config)) if config.strangers else None,
        public_url=config.public_url,
        lan_url=lan_url(config.host, port),
        proxies=config.proxies,
        door=door,
    )
    app.mount("/", Page(directory=PAGE, html=True))
    settings = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        http=Requests,
        proxy_headers=False,  # see carrom.server.http.proxies
        ws=Wire,
        ws_max_size=MOST_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=PING,
        ws_ping_timeout=PONG,
        limit_concurrency=_most_connections(),
        timeout_graceful_shutdown=DRAIN,
    )
    server = _Server(settings, rooms, ready, app.openapi)
    lost: list[StorageError] = []

    def stop(problem: StorageError) -> None:
        lost.append(problem)
        server.should_exit = True

    store.on_loss(stop)
    await server.serve(sockets=[listener])
    side_work.stop()
    if lost:
        raise CannotServeError("go-on", folder=str(config.folder), why=str(lost[0]))


async def open_database(config: Config, *, locked: bool = True) -> Database:
    """Open the database of a server; ``locked``: its folder is held, and must stay where it is."""
    where = str(config.folder)
    try:
        if not config.store:
            beside = [config.folder / LOCK] if locked else []
            return await open_sqlite(config.folder / DATABASE, *beside)
        from carrom.store.postgresql import (  # noqa: PLC0415 - an extra of its own
            open_postgresql,
            without_password,
        )

        where = without_password(config.store)
        return await open_postgresql(config.store)
    except DatabaseError as problem:
        raise CannotServeError(
            f"database-{problem.problem}", folder=where, why=problem.why
        ) from None


def _bus(config: Config) -> tuple[Bus, Computers]:
    """Return what rings, and who thinks for computers: workers, where processes are connected."""
    own = in_processes()
    if not config.bus:
        return LocalBus(), own
    from carrom.server.nats_bus import NatsBus  # noqa: PLC0415 - an extra of its own
    from carrom.server.nats_computers import NatsComputers  # noqa: PLC0415

    bus = NatsBus(config.bus)
    return bus, NatsComputers(bus, own)


def _run(work: Coroutine[None, None, None]) -> None:
    """Run on the quickest event loop there is, which threads that are at work make way for at once."""
    sys.setswitchinterval(MAKE_WAY)
    try:
        from uvloop import new_event_loop  # noqa: PLC0415 - not on every system
    except ImportError:
        asyncio.run(work)
    else:
        with asyncio.Runner(loop_factory=new_event_loop) as runner:
            runner.run(work)


def _most_connections() -> int:
    """Return how many connections there may be; the system is asked to allow as many files."""
    wanted = MOST_CONNECTIONS + SPARE_FILES
    allowed, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if allowed == resource.RLIM_INFINITY or allowed >= wanted:
        return MOST_CONNECTIONS
    allowed = wanted if most == resource.RLIM_INFINITY else min(wanted, most)
    with suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, most))
    return max(allowed - SPARE_FILES, SPARE_FILES)


def _listen(host: str, port: int) -> socket.socket:
    listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNREAD)
    try:
        listener.bind((host, port))
    except BaseException:
        listener.close()
        raise
    return listener
