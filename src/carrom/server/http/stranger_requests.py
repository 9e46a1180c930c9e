"""Looking for an opponent over HTTP, where the operator has switched it on."""

from typing import Final

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, ConfigDict

from carrom.messages import message
from carrom.server.http.addresses import asker
from carrom.server.http.limits import Quota
from carrom.server.http.responses import refusal, refusals
from carrom.server.http.room_requests import Name, RuleSetName, wrong_name
from carrom.server.http.seat_cookie import give_guest, give_seat, guest_token, known_guest
from carrom.server.names import WrongNameError, checked_name
from carrom.server.rooms.new_rooms import new_token
from carrom.server.rooms.strangers import Strangers
from carrom.store.operated import BlockedError, Wish

MOST_SEARCHES: Final = (20, 60.0)
"""That one address may make in so many seconds."""
SEARCHES_A_DAY, SEARCHES_IN_ALL = 1000, 50_000
"""That one address may make in a day, and all together."""
PATH: Final = "/api/open-games"
OFF: Final = message("server-strangers-off")


class Features(BaseModel):
    """What this server does that not every server does."""

    strangers: bool
    """Whether people can look for an opponent."""


class OpenGame(BaseModel):
    """How many wait for an opponent by a rule set and at a level."""

    rules: str
    level: Wish
    waiting: int


class OpenGameList(BaseModel):
    """Who waits for an opponent."""

    games: list[OpenGame]


class Search(BaseModel):
    """Somebody looks for an opponent."""

    model_config = ConfigDict(extra="forbid")

    name: Name
    rules: RuleSetName
    level: Wish = Wish.ANY


class Found(BaseModel):
    """Where somebody sits who looked for an opponent."""

    room: str
    player: str
    waiting: bool
    """Whether nobody sits opposite yet."""


def stranger_requests(strangers: Strangers | None) -> APIRouter:
    """Return the requests of people who look for an opponent; None: they cannot."""
    router = APIRouter(prefix="/api")
    budgets = Quota(MOST_SEARCHES, SEARCHES_A_DAY, SEARCHES_IN_ALL)

    @router.get("/features")
    async def features() -> Features:
        """Say what this server does that not every server does."""
        return Features(strangers=strangers is not None)

    @router.get("/open-games", responses=refusals(404))
    async def open_games(request: Request, response: Response) -> OpenGameList:
        """Return who waits for an opponent; the browser gets what it will be known by."""
        if strangers is None:
            raise refusal(404, OFF)
        found = await strangers.games()
        if known_guest(request) is None:
            give_guest(request, response, PATH, new_token())
        games = [OpenGame(rules=g.rules, level=g.level, waiting=g.waiting) for g in found]
        return OpenGameList(games=games)

    @router.post("/open-games", status_code=201, responses=refusals(404, 429))
    async def search(wanted: Search, request: Request, response: Response) -> Found:
        """Sit down opposite somebody who waits, or wait for somebody; sets the cookie of the seat.

        Asked again after the answer was lost, it is the same game.
        """
        if strangers is None:
            raise refusal(404, OFF)
        host = asker(request)
        if not budgets.take(host):
            raise refusal(429, message("server-searches-many"))
        try:
            name = checked_name(wanted.name)
            token = guest_token(request)
            met = await strangers.meet(name, wanted.rules, wanted.level, host, token)
        except WrongNameError as problem:
            raise wrong_name(problem, "name") from None
        except BlockedError:
            raise refusal(403, message("server-blocked")) from None
        give_seat(request, response, met.room, token)
        give_guest(request, response, PATH, new_token())  # the next search is another one
        return Found(room=met.room, player=met.player, waiting=met.waiting)

    return router
