"""The score card of a desk, as values and on paper, and the round of the tournament it belongs to."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Annotated, Any, Final

from fastapi import APIRouter, Query, Request, Response

from carrom.desk.card_sheet import card_pdf
from carrom.desk.score_card import score_card
from carrom.extras import MissingExtraError, require
from carrom.messages import Language
from carrom.server.http.addresses import asker
from carrom.server.http.responses import refusal, refusals
from carrom.server.http.room_requests import RoomId
from carrom.server.rooms.desk_views import card_view
from carrom.server.rooms.room_state import RoomState
from carrom.server.rooms.rooms import Rooms
from carrom.server.side_work import DESKS, FILES
from carrom.server.tournaments.view_types import DeskRound

PDF: Final = "application/pdf"
_PAPER: Final[dict[int | str, dict[str, Any]]] = {200: {"content": {PDF: {}}}}
Tongue = Annotated[Language, Query()]


def desk_cards(
    router: APIRouter,
    rooms: Rooms,
    found: Callable[[str], Awaitable[RoomState]],
    round_of: Callable[[str], Awaitable[DeskRound | None]],
) -> None:
    """Add the requests; ``found`` finds a desk, ``round_of`` the round that its match is of."""

    @router.get("/{room}/card", responses=refusals(404, 429))
    async def show_card(room: RoomId, request: Request) -> dict[str, Any]:
        """Return the score card of a board; with the watch link, too."""
        live = await found(room)
        await rooms.cache.catch_up(live)
        match = live.match
        with DESKS.place(asker(request)):
            return await DESKS.do(lambda: card_view(match))

    @router.get(
        "/{room}/card.pdf",
        response_class=Response,
        responses={**refusals(404, 429, 501), **_PAPER},
    )
    async def print_card(room: RoomId, request: Request, language: Tongue = "en") -> Response:
        """Return the score card as a sheet of paper; with the watch link, too."""
        live = await found(room)
        try:
            require("tournament")
        except MissingExtraError as missing:
            raise refusal(501, missing.said) from None
        with FILES.place(asker(request)):
            await rooms.cache.catch_up(live)
            match = live.match
            card = await DESKS.do(lambda: score_card(match))
            data = await FILES.do(partial(card_pdf, card, language, match.header.sides))
        headers = {"content-disposition": 'inline; filename="score-card.pdf"'}
        return Response(data, media_type=PDF, headers=headers)

    @router.get("/{room}/round", responses=refusals(404, 429))
    async def show_round(room: RoomId) -> DeskRound | None:
        """Return the round of the tournament that a board is played in; null: it is of none."""
        live = await found(room)
        return await round_of(live.room.id)
