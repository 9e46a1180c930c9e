"""Games of strangers over HTTP: no longer waiting for one, and reporting one to the operator."""

from typing import Annotated

from fastapi import APIRouter, Cookie, Request, Response
from pydantic import BaseModel, ConfigDict, Field

from carrom.messages import message
from carrom.server.http.addresses import asker
from carrom.server.http.limits import Budgets
from carrom.server.http.responses import refusal, refusals
from carrom.server.http.room_requests import RoomId
from carrom.server.http.seat_cookie import COOKIE
from carrom.server.rooms.new_rooms import hashed
from carrom.server.rooms.rooms import Rooms
from carrom.store.operated import NotListedError, ReportReason

MOST_REPORTS, PER_SECONDS = 10, 600.0
"""That one address may send."""
Token = Annotated[str, Cookie(alias=COOKIE, include_in_schema=False)]


class NewReport(BaseModel):
    """Somebody reports another player."""

    model_config = ConfigDict(extra="forbid")

    player: Annotated[str, Field(pattern=r"^p[1-4]$")]
    reason: ReportReason


class Reported(BaseModel):
    """Whether somebody plays with strangers, and whom of them he has reported."""

    strangers: bool
    reported: list[str]


def report_requests(rooms: Rooms) -> APIRouter:
    """Return the requests of people in games of strangers."""
    router = APIRouter(prefix="/api/rooms/{room}")
    budgets = Budgets(MOST_REPORTS, PER_SECONDS)

    @router.get("/reports")
    async def reports(room: RoomId, token: Token = "") -> Reported:
        """Say whether this browser plays with strangers in a room, and whom of them it has reported."""
        try:
            return Reported(
                strangers=True, reported=await rooms.store.reported(room, hashed(token))
            )
        except NotListedError:
            return Reported(strangers=False, reported=[])

    @router.post("/reports", status_code=201, responses=refusals(404, 429))
    async def report(
        room: RoomId, told: NewReport, request: Request, token: Token = ""
    ) -> Reported:
        """Report another player to the operator; a second report about him takes the first's place."""
        if not budgets.take(asker(request)):
            raise refusal(429, message("server-reports-many"))
        try:
            await rooms.store.report(room, hashed(token), told.player, told.reason)
            return Reported(
                strangers=True, reported=await rooms.store.reported(room, hashed(token))
            )
        except NotListedError:
            raise refusal(404, message("server-not-strangers")) from None

    @router.delete("/waiting", status_code=204, responses=refusals(404, 409))
    async def withdraw(room: RoomId, token: Token = "") -> Response:
        """Wait for an opponent no longer: the game is deleted, unless somebody has sat down."""
        try:
            if not await rooms.store.withdraw(room, hashed(token)):
                raise refusal(409, message("server-not-waiting"))
        except NotListedError:
            raise refusal(404, message("server-not-strangers")) from None
        live = rooms.cache.here(room)
        if live is not None:
            await rooms.upkeep.find_gone([live])
        return Response(status_code=204)

    return router
