"""Replays over HTTP: of a room's match, and of a record file."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any, Final

import msgspec
from fastapi import APIRouter, Request, Response

from carrom.messages import message
from carrom.server.http.responses import in_thread, refusal
from carrom.server.http.room_requests import RoomId
from carrom.server.rooms.replays import (
    ReplayError,
    replay_of_record,
    replay_of_room,
    statistics_of_room,
)
from carrom.server.rooms.rooms import Rooms
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
    files, matches = asyncio.Semaphore(1), asyncio.Semaphore(2)  # games go on meanwhile

    async def kept(name: str) -> tuple[Room, list[bytes]]:
        live = await rooms.room(name)
        if live is None:
            raise refusal(404, message("server-no-room"))
        return live.room, await rooms.store.lines(name)

    @router.get("/rooms/{room}/replay", responses={404: {}, 413: {}, **_JSON})
    async def replay_room(room: RoomId) -> Response:
        """Return the match of a room, entry by entry, with its motions and figures."""
        found, lines = await kept(room)
        async with matches:
            motions = await rooms.store.motions(room, 0)
            return await _shown(partial(replay_of_room, found, lines, motions), 413)

    @router.get("/rooms/{room}/statistics", responses={404: {}, **_JSON})
    async def show_statistics(room: RoomId) -> Response:
        """Return the figures of a room's match."""
        found = await in_thread(partial(statistics_of_room, *await kept(room)))
        return Response(msgspec.json.encode(found), media_type="application/json")

    @router.post("/replays", responses={413: {}, 422: {}, **_JSON}, openapi_extra=_FILE)
    async def replay_record(request: Request) -> Response:
        """Return the match of a record file, which is not kept."""
        data = await request.body()
        async with files:
            return await _shown(partial(replay_of_record, data), 422)

    return router


async def _shown(work: Callable[[], bytes], status: int) -> Response:
    try:
        return Response(await in_thread(work), media_type="application/json")
    except ReplayError as problem:
        raise refusal(status, problem.said) from None
