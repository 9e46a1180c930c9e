"""Replays over HTTP: of a room's match, and of a record file."""

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from fastapi import APIRouter, Request, Response

from carrom.messages import message
from carrom.server.http.addresses import asker
from carrom.server.http.responses import refusal, refusals
from carrom.server.http.room_requests import RoomId
from carrom.server.rooms.replays import (
    ReplayError,
    replay_of_record,
    replay_of_room,
    statistics_of_room,
)
from carrom.server.rooms.rooms import Rooms
from carrom.server.side_work import FILES
from carrom.store.store import Room

_JSON: Final[dict[int | str, dict[str, Any]]] = {200: {"content": {"application/json": {}}}}
_FILE: Final = {
    "requestBody": {
        "required": True,
        "content": {"text/plain": {}, "application/octet-stream": {}},
    }
}


def replay_requests(rooms: Rooms) -> APIRouter:
    """Return the requests about replays."""
    router = APIRouter(prefix="/api")

    async def kept(name: str) -> tuple[Room, bytes]:
        live = await rooms.room(name)
        if live is None:
            raise refusal(404, message("server-no-room"))
        return live.room, await rooms.record_of(live)

    @router.get("/rooms/{room}/replay", responses={**refusals(404, 413, 429), **_JSON})
    async def replay_room(room: RoomId, request: Request) -> Response:
        """Return the match of a room, entry by entry, with its motions and figures."""
        with FILES.place(asker(request)):
            found, record = await kept(room)
            motions = await rooms.store.motions(found.id, 0)
            return await _shown(partial(replay_of_room, room, found.chairs, record, motions), 413)

    @router.get("/rooms/{room}/statistics", responses={**refusals(404, 429), **_JSON})
    async def show_statistics(room: RoomId, request: Request) -> Response:
        """Return the figures of a room's match."""
        with FILES.place(asker(request)):
            _, record = await kept(room)
            figures = await FILES.do(partial(statistics_of_room, record))
        return Response(figures, media_type="application/json")

    @router.post("/replays", responses={**refusals(413, 422, 429), **_JSON}, openapi_extra=_FILE)
    async def replay_record(request: Request) -> Response:
        """Return the match of a record file, which is not kept."""
        with FILES.place(asker(request)):
            return await _shown(partial(replay_of_record, await request.body()), 422)

    return router


async def _shown(work: Callable[[], bytes], status: int) -> Response:
    try:
        return Response(await FILES.do(work), media_type="application/json")
    except ReplayError as problem:
        raise refusal(status, problem.said) from None
