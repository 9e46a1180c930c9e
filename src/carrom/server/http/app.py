"""The application: what can be asked over HTTP, and the sockets of the rooms."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from http import HTTPStatus
from typing import Final

from fastapi import FastAPI, Request, Response
from fastapi.responses import JSONResponse
from starlette.middleware.gzip import GZipMiddleware
from starlette.websockets import WebSocket

from carrom import __version__
from carrom.messages import message
from carrom.server import logs
from carrom.server.http.address_requests import address_requests
from carrom.server.http.addresses import asker, from_this_machine
from carrom.server.http.analysis_requests import analysis_requests
from carrom.server.http.board_requests import board_requests
from carrom.server.http.book_requests import book_requests
from carrom.server.http.desk_requests import desk_requests
from carrom.server.http.engine_requests import engine_requests
from carrom.server.http.error_handlers import refuse_alike
from carrom.server.http.health_requests import health_requests
from carrom.server.http.hint_requests import hint_requests
from carrom.server.http.limits import Places
from carrom.server.http.link_requests import link_requests
from carrom.server.http.organiser_requests import organiser_requests
from carrom.server.http.origins import Origins
from carrom.server.http.page_sender import MISSING, TRY_LATER, tell_damaged, turn_away
from carrom.server.http.practice_requests import practice_requests
from carrom.server.http.proxies import Proxies, proxy_test
from carrom.server.http.replay_requests import replay_requests
from carrom.server.http.report_requests import report_requests
from carrom.server.http.request_ids import RequestIds
from carrom.server.http.response_headers import ResponseHeaders
from carrom.server.http.responses import unsaved
from carrom.server.http.room_requests import RoomId, room_requests
from carrom.server.http.seat_cookie import COOKIE
from carrom.server.http.seat_requests import seat_requests
from carrom.server.http.socket import Connection
from carrom.server.http.stranger_requests import stranger_requests
from carrom.server.http.table_code_requests import table_code_requests
from carrom.server.http.table_requests import table_requests
from carrom.server.http.tournament_access import Access
from carrom.server.http.tournament_requests import tournament_requests
from carrom.server.http.tournament_site_requests import tournament_site_requests
from carrom.server.lan import LanDoor
from carrom.server.rooms.new_rooms import hashed
from carrom.server.rooms.room_state import DamagedError
from carrom.server.rooms.rooms import Rooms
from carrom.server.rooms.strangers import Strangers
from carrom.server.tournaments.desk_results import TournamentDesks
from carrom.server.tournaments.tournaments import Tournaments
from carrom.store.store import StorageError
from carrom.texts import said

FORBIDDEN: Final = 4003
MOST_PAGES: Final = 3000
"""At one room, beyond which only its players come in."""
MOST_SOCKETS: Final = 1000
"""From one address; the server's own machine may have any number."""
LEAST_SQUEEZED: Final = 1000
"""Bytes from which on an answer is compressed."""


def create_app(
    rooms: Rooms,
    origins: Sequence[str] = (),
    build: str = "",
    strangers: Strangers | None = None,
    *,
    public_url: str = "",
    lan_url: str = "",
    proxies: Sequence[str] = (),
    door: LanDoor | None = None,
) -> FastAPI:
    """Return the application over rooms; ``origins`` are the other sites whose pages may use it.

    ``build`` names the build of the page, ``public_url`` and ``lan_url`` are where others reach it,
    and ``proxies`` whose word about others is believed. Without ``strangers`` nobody can look for an
    opponent. By the ``door`` the page that was opened at the start lets the local network in.
    """
    sites = Origins((*origins, public_url) if public_url else origins)

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[dict[str, object]]:
        await rooms.start()
        tasks = [
            asyncio.create_task(rooms.cache.sweep()),
            asyncio.create_task(rooms.metrics.watch_loop()),
        ]
        yield {"page_lag": rooms.metrics.page_lag.observe, "is_proxy": proxy_test(proxies)}
        for task in tasks:
            task.cancel()
        await rooms.stop()

    app = FastAPI(title="carrom", version=__version__, lifespan=lifespan, docs_url=None)
    app.state.public_url, app.state.lan_url = public_url, lan_url
    refuse_alike(app)
    app.add_middleware(GZipMiddleware, minimum_size=LEAST_SQUEEZED)

    @app.middleware("http")
    async def guard(request: Request, follow: Callable[[Request], Awaitable[Response]]) -> Response:
        headers = request.headers
        if not sites.allow(headers.get("origin"), headers.get("host")):
            return JSONResponse({"detail": said(message("server-origin"))}, status_code=403)
        response = await follow(request)
        if response.status_code == HTTPStatus.TOO_MANY_REQUESTS:
            rooms.metrics.refused.inc()
        return response

    app.add_middleware(RequestIds)
    app.add_middleware(Proxies, proxies=proxies)
    app.add_middleware(ResponseHeaders)

    @app.exception_handler(StorageError)
    async def unstored(_: Request, problem: StorageError) -> Response:
        logs.error("storage", said=str(problem))
        return JSONResponse({"detail": said(unsaved(problem))}, status_code=503)

    @app.exception_handler(DamagedError)
    async def damaged(_: Request, problem: DamagedError) -> Response:
        logs.error("damaged", room=problem.room, seq=problem.seq, kind=problem.kind)
        return JSONResponse({"detail": said(problem.said)}, status_code=500)

    at_desks = TournamentDesks(Tournaments(rooms))
    access = Access(at_desks)
    for requests in (
        health_requests(rooms, build),
        address_requests(door),
        room_requests(rooms),
        seat_requests(rooms, strangers),
        table_requests(rooms),
        board_requests(rooms),
        replay_requests(rooms),
        analysis_requests(rooms),
        practice_requests(),
        hint_requests(rooms),
        engine_requests(),
        book_requests(),
        stranger_requests(strangers),
        report_requests(rooms),
        desk_requests(rooms, at_desks.board_changed, at_desks.round_of, at_desks.checks),
        tournament_requests(at_desks, access),
        link_requests(access),
        organiser_requests(access),
        tournament_site_requests(at_desks.tournaments),
        table_code_requests(rooms.store),
    ):
        app.include_router(requests)

    sockets = Places(MOST_SOCKETS)

    @app.websocket("/api/rooms/{room}/socket")
    async def socket(connection: WebSocket, room: RoomId) -> None:
        headers = connection.headers
        if not sites.allow(headers.get("origin", ""), headers.get("host")):
            await connection.close(FORBIDDEN)
            return
        if rooms.leaving:  # a proxy asks another process
            connection.scope["state"]["refuse"](503)
            return
        with sockets.place(asker(connection)) as free:
            if free or from_this_machine(connection):
                await serve(connection, room)
            else:
                connection.scope["state"]["refuse"](429)

    async def serve(connection: WebSocket, room: str) -> None:
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
            elif live.pages >= MOST_PAGES and not players:
                await turn_away(connection, "full", message("server-full"), TRY_LATER)
            else:
                known = {"name": room, "token": hashed(token)}
                await Connection(connection, rooms, live, players, build, **known).serve()

    return app
