"""The boards of a room's match over HTTP: the score sheet, and the best stroke of each board."""

from functools import partial
from typing import Annotated, Any, Final

import msgspec
from fastapi import APIRouter, Query, Request, Response

from carrom.match.match_log import MatchLog
from carrom.messages import message
from carrom.server.http.addresses import asker
from carrom.server.http.responses import refusal, refusals
from carrom.server.http.room_requests import RoomId
from carrom.server.protocol import BestStrokeAnswer
from carrom.server.rooms.best_strokes import BestStroke, BestStrokes
from carrom.server.rooms.replays import motion_again
from carrom.server.rooms.room_state import RoomState
from carrom.server.rooms.rooms import Rooms
from carrom.server.rooms.score_sheets import ScoreSheets
from carrom.server.side_work import SEARCHES

_JSON: Final[dict[int | str, dict[str, Any]]] = {200: {"content": {"application/json": {}}}}
BoardNumber = Annotated[int, Query(ge=1, le=10_000)]


def board_requests(rooms: Rooms) -> APIRouter:
    """Return the requests about boards."""
    router = APIRouter(prefix="/api/rooms/{room}")
    best_strokes, sheets = BestStrokes(), ScoreSheets(rooms)

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
        with SEARCHES.place(asker(request)):
            try:
                match = await rooms.whole(live)
                found = await best_strokes.of(live.room, match, board)
            except LookupError:
                raise refusal(404, message("server-no-board", board=board)) from None
            answer: BestStrokeAnswer = {"best": None}
            if found is not None:
                answer = await SEARCHES.do(partial(_answer, match, found))
        return _told(answer)

    return router


def _answer(match: MatchLog, found: BestStroke) -> BestStrokeAnswer:
    before = match.state_at(found.seq - 1)
    moved = motion_again(match.settings, before, match.event_at(found.seq))
    motion = None if moved is None else msgspec.Raw(moved)
    return {"best": {**found._asdict(), "motion": motion}}  # type: ignore[typeddict-item]


def _told(answer: BestStrokeAnswer) -> Response:
    return Response(msgspec.json.encode(answer), media_type="application/json")
