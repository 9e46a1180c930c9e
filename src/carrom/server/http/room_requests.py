"""Rooms over HTTP: opening one, what is settled in it, its record."""

from datetime import datetime
from typing import Annotated, Any, Final

import msgspec
from fastapi import APIRouter, HTTPException, Path, Query, Request, Response
from fastapi.responses import JSONResponse
from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StrictBool, WithJsonSchema

from carrom.match.settings import Clock, Settings, SettingsError, check_settings
from carrom.messages import message
from carrom.rules.registry import RULE_SETS
from carrom.server.http.limits import Budgets
from carrom.server.http.responses import refusal, refusals
from carrom.server.http.socket import MOST_ENTRIES
from carrom.server.rooms.rooms import Rooms
from carrom.server.rooms.views import room_view
from carrom.store.store import Chair

COOKIE: Final = "carrom-seat"
MOST_ROOMS, PER_SECONDS = 300, 60.0
"""That one address may open."""
KEPT: Final = 400 * 24 * 3600
"""Seconds that a browser keeps its seats; browsers keep nothing longer."""
SIGNS: Final = r"[^\x00-\x1f\x7f-\x9f]"
SEEN: Final = r"[^\s\x00-\x1f\x7f-\x9f]"
Name = Annotated[str, Field(min_length=1, max_length=40, pattern=f"^{SIGNS}*{SEEN}{SIGNS}*$")]
"""Something that can be seen, and no control characters: names are written to terminals."""
TEXT: Final[dict[int | str, dict[str, Any]]] = {
    200: {"content": {"text/plain": {"schema": {"type": "string"}}}}
}
Number = Annotated[int, Query(ge=1, le=2**31)]
Few = Annotated[int, Query(ge=1, le=MOST_ENTRIES)]


def _known_rules(name: str) -> str:
    if name not in RULE_SETS:
        raise ValueError(f"rules: {', '.join(RULE_SETS)}")
    return name


RuleSetName = Annotated[
    str, AfterValidator(_known_rules), WithJsonSchema({"enum": list(RULE_SETS), "type": "string"})
]
MOST_OPTIONS: Final = 20
OptionWord = Annotated[str, Field(max_length=80)]
RoomId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,40}$")]


class Sitter(BaseModel):
    """A player of a new game."""

    model_config = ConfigDict(extra="forbid")

    name: Name
    chair: Chair = Chair.PERSON


class NewRoom(BaseModel):
    """A new game: two players, or four of whom the first and third are partners."""

    model_config = ConfigDict(extra="forbid")

    rules: RuleSetName = RULE_SETS.default.name
    players: Annotated[list[Sitter], Field(min_length=2, max_length=4)]
    clock: Clock = Clock.OFF
    single_board: StrictBool = False
    options: Annotated[dict[OptionWord, OptionWord], Field(max_length=MOST_OPTIONS)] = {}
    """What the rule set leaves open, where it is not as usual."""


class Settled(BaseModel):
    """What is settled in a room."""

    room: str
    opened: datetime
    settings: dict[str, Any]
    names: dict[str, str]
    chairs: dict[str, Chair]


class Opened(BaseModel):
    """A room that was opened."""

    room: str


def room_requests(rooms: Rooms) -> APIRouter:
    """Return the requests about rooms."""
    router = APIRouter(prefix="/api/rooms")
    budgets = Budgets(MOST_ROOMS, PER_SECONDS)

    @router.post("", status_code=201, responses=refusals(413, 429))
    async def open_room(wanted: NewRoom, request: Request, response: Response) -> Opened:
        """Open a room; its people are all at this browser, which gets a cookie that says so."""
        if not budgets.take(request.client.host if request.client else ""):
            raise refusal(429, message("server-many"))
        if len(wanted.players) == 3:
            raise refusal(422, message("server-three"))
        settings, names, chairs = _terms(wanted)
        try:
            check_settings(settings)
        except SettingsError:
            raise _unknown_option(wanted) from None
        room, token = await rooms.open(settings, names, chairs)
        response.set_cookie(
            COOKIE,
            token,
            max_age=KEPT,
            httponly=True,
            samesite="strict",
            path=f"/api/rooms/{room.id}",
        )
        return Opened(room=room.id)

    @router.get("/{room}", response_model=Settled, responses=refusals(404))
    async def show_room(room: RoomId) -> Response:
        """Return what is settled in a room."""
        live = await rooms.room(room)
        if live is None:
            raise refusal(404, message("server-no-room"))
        return JSONResponse(msgspec.to_builtins(room_view(live.room)))

    @router.get("/{room}/record", response_class=Response, responses=TEXT | refusals(404))
    async def download(room: RoomId) -> Response:
        """Return the record of a room's match as a file."""
        data = await rooms.record(room)
        if data is None:
            raise refusal(404, message("server-no-room"))
        disposition = {"content-disposition": f'attachment; filename="carrom-{room}.jsonl"'}
        return Response(data, media_type="text/plain; charset=utf-8", headers=disposition)

    @router.get("/{room}/entries", responses={404: {}})
    async def entries(room: RoomId, before: Number, limit: Few = MOST_ENTRIES) -> Response:
        """Return entries older than a number, without motions, and the number of the first."""
        live = await rooms.room(room)
        if live is None:
            raise refusal(404, message("server-no-room"))
        last = min(before - 1, live.seq)
        first = max(0, last - limit)
        told = b'{"from":%d,"entries":[%s]}' % (first + 1, b",".join(live.views[first:last]))
        return Response(told, media_type="application/json")

    return router


def _terms(wanted: NewRoom) -> tuple[Settings, dict[str, str], dict[str, Chair]]:
    ids = [f"p{number}" for number in range(1, len(wanted.players) + 1)]
    settings = Settings(
        rules=wanted.rules,
        a=tuple(ids[0::2]),
        b=tuple(ids[1::2]),
        clock=wanted.clock,
        single_board=wanted.single_board,
        options=wanted.options,
    )
    names = {k: sitter.name for k, sitter in zip(ids, wanted.players, strict=True)}
    chairs = {k: sitter.chair for k, sitter in zip(ids, wanted.players, strict=True)}
    return settings, names, chairs


def _unknown_option(wanted: NewRoom) -> HTTPException:
    """Return the refusal of the first option that the rule set does not have, or not with that value."""
    known = {option.name: option.values for option in RULE_SETS[wanted.rules].book.options}
    name, value = next(
        (name, value) for name, value in wanted.options.items() if value not in known.get(name, ())
    )
    if name not in known:
        return refusal(422, message("server-no-option", option=name, rules=wanted.rules))
    values = ", ".join(known[name])
    return refusal(422, message("server-option-value", option=name, value=value, values=values))
