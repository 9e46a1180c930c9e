"""The boards of a room's match over HTTP: the score sheet, and the best stroke of each board."""

from typing import Annotated, Any, Final

from fastapi import APIRouter, Query, Request, Response

from carrom.messages import message
from carrom.server.http.addresses import asker
from carrom.server.http.responses import refusal, refusals
from carrom.server.http.room_requests import RoomId
from carrom.server.rooms.best_strokes import BestStrokes
from carrom.server.rooms.room_state import RoomState
from carrom.server.rooms.rooms import Rooms
from carrom.server.rooms.score_sheets import ScoreSheets

_JSON: Final[dict[int | str, dict[str, Any]]] = {200: {"content": {"application/json": {}}}}
BoardNumber = Annotated[int, Query(ge=1, le=10_000)]


def board_requests(rooms: Rooms) -> APIRouter:
    """Return the requests about boards."""
    router = APIRouter(prefix="/api/rooms/{room}")
    best_strokes, sheets = BestStrokes(rooms), ScoreSheets(rooms)

    async def at_room(name: str) -> RoomState:
        live = await rooms.room(name)
        if live is None:
            raise refusal(404, message("server-no-room"))
        return live

    @router.get("/sheet", responses=_JSON | refusals(404, 429))
    async def show_sheet(room: RoomId, request: Request) -> Response:
        """Return the score sheet: every board with its break, its points and its queen."""
        live = await at_room(room)
        sheet = await sheets.of(live, asker(request))
        return Response(sheet, media_type="application/json")

    @router.get("/best-stroke", responses=_JSON | refusals(404, 429))
    async def show_best_stroke(room: RoomId, board: BoardNumber, request: Request) -> Response:
        """Return the successful stroke of a board that was least likely, with its motion."""
        live = await at_room(room)
        try:
            best = await best_strokes.of(live, board, asker(request))
        except LookupError:
            raise refusal(404, message("server-no-board", board=board)) from None
        return Response(best, media_type="application/json")

    return router
