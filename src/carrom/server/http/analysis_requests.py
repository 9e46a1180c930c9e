"""Analyses over HTTP: lines of JSON, one for each stroke as soon as it is analysed."""

from collections.abc import AsyncGenerator
from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import StreamingResponse

from carrom.match.state import Phase
from carrom.messages import message
from carrom.server.http.addresses import asker
from carrom.server.http.responses import refusal, refusals
from carrom.server.http.room_requests import RoomId
from carrom.server.rooms.analyses import Analyses, TooManyError
from carrom.server.rooms.replays import ReplayError
from carrom.server.rooms.rooms import Rooms
from carrom.server.side_work import ANALYSES

LINES: Final = "application/x-ndjson"
_ANSWER: Final[dict[int | str, dict[str, Any]]] = {200: {"content": {LINES: {}}}}
_FILE: Final = {
    "requestBody": {
        "required": True,
        "content": {"text/plain": {}, "application/octet-stream": {}},
    }
}
_AT_ONCE: Final = {
    "content-encoding": "identity",  # nothing is held back to be compressed
    "cache-control": "no-store",
    "x-accel-buffering": "no",
}
LevelName = Literal["beginner", "club", "expert", "champion", "machine"]
"""A test compares them with :data:`carrom.players.LEVELS`."""
Level = Annotated[LevelName, Query(description="whose hand people are supposed to have")]


def analysis_requests(rooms: Rooms) -> APIRouter:
    """Return the requests about analyses."""
    router = APIRouter(prefix="/api")
    analyses = Analyses()

    async def answer(record: bytes, level: str, status: int) -> Response:
        try:
            lines: AsyncGenerator[bytes, None] = await analyses.start(record, level)
        except TooManyError:
            raise refusal(429, message("server-analysis-busy")) from None
        except ReplayError as problem:
            raise refusal(status, problem.said) from None
        return StreamingResponse(lines, media_type=LINES, headers=_AT_ONCE)

    @router.get(
        "/rooms/{room}/analysis",
        response_class=StreamingResponse,
        responses={**refusals(404, 409, 413, 429), **_ANSWER},
    )
    async def analyse_room(room: RoomId, level: Level = "club") -> Response:
        """Analyse the match of a room that is over: every stroke beside the best one."""
        live = await rooms.room(room)
        record = await rooms.record(room)
        if live is None or record is None:
            raise refusal(404, message("server-no-room"))
        if live.state.phase is not Phase.OVER:
            raise refusal(409, message("server-analysis-unfinished"))
        return await answer(record, level, 413)

    @router.post(
        "/replays/analysis",
        response_class=StreamingResponse,
        responses={**refusals(413, 422, 429), **_ANSWER},
        openapi_extra=_FILE,
    )
    async def analyse_record(request: Request, level: Level = "club") -> Response:
        """Analyse the match of a record file, which is not kept."""
        with ANALYSES.place(asker(request)):
            return await answer(await request.body(), level, 422)

    return router
