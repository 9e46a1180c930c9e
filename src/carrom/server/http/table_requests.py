"""Following the others into the room of a rematch."""

from typing import Annotated

from fastapi import APIRouter, Cookie, Request, Response

from carrom.messages import message
from carrom.server.http.responses import refusal, refusals
from carrom.server.http.room_requests import Opened, RoomId
from carrom.server.http.seat_cookie import COOKIE, give_seat
from carrom.server.rooms.new_rooms import hashed
from carrom.server.rooms.rooms import Rooms


def table_requests(rooms: Rooms) -> APIRouter:
    """Return the requests of those who sit at a room."""
    router = APIRouter(prefix="/api/rooms")

    @router.post("/{room}/follow", responses=refusals(403, 404))
    async def follow(
        room: RoomId,
        request: Request,
        response: Response,
        token: Annotated[str, Cookie(alias=COOKIE)] = "",
    ) -> Opened:
        """Take one's seat in the room of the rematch: its cookie is set."""
        found = await rooms.store.at_table(room, rooms.now())
        if found.next is None:
            raise refusal(404, message("server-no-rematch"))
        if not await rooms.store.players(found.next, hashed(token)):
            raise refusal(403, message("server-not-seated"))
        give_seat(request, response, found.next, token)
        return Opened(room=found.next)

    return router
