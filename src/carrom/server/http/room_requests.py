"""Rooms over HTTP: opening one, what is settled in it, its record."""

import secrets
from collections.abc import Sequence
from datetime import datetime
from functools import partial
from typing import Annotated, Any, Final, Literal

import msgspec
from fastapi import APIRouter, HTTPException, Path, Query, Request, Response
from fastapi.responses import JSONResponse
from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StrictBool, WithJsonSchema

from carrom.match.format import MOST_BOARDS, MOST_MINUTES, MOST_POINTS, MatchFormat, Tie, agreed
from carrom.match.settings import (
    LARGEST_NUMBER,
    MOST_PIECES,
    AimAid,
    Clock,
    HeadStart,
    Settings,
    Team,
)
from carrom.match.terms import wrong_terms
from carrom.messages import message
from carrom.rules.registry import RULE_SETS
from carrom.server.http.addresses import asker
from carrom.server.http.limits import Quota
from carrom.server.http.page_news import MOST_ENTRIES
from carrom.server.http.responses import refusal, refusals
from carrom.server.http.seat_cookie import give_seat
from carrom.server.names import LONGEST, WrongNameError, checked_name
from carrom.server.rooms.replays import views_of_room
from carrom.server.rooms.rooms import Rooms
from carrom.server.rooms.views import room_view
from carrom.server.side_work import FILES
from carrom.store.store import Chair
from carrom.texts import said

MOST_ROOMS: Final = (300, 60.0)
"""That one address may open in so many seconds."""
ROOMS_A_DAY, ROOMS_IN_ALL = 3000, 50_000
"""That one address may open in a day, and all together."""
Name = Annotated[str, Field(max_length=LONGEST)]
"""Looked at closely by :mod:`carrom.server.names`."""
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

    name: Name = ""
    """Left out for a free seat."""
    chair: Chair = Chair.PERSON
    aim_aid: AimAid | None = None
    """How much he is helped to aim; nothing: he chooses."""


class NewHeadStart(BaseModel):
    """What one side is given, where sides are uneven."""

    model_config = ConfigDict(extra="forbid")

    team: Team
    pieces: Annotated[int, Field(ge=0, le=MOST_PIECES, strict=True)] = 0
    points: Annotated[int, Field(ge=0, le=100, strict=True)] = 0


class NewFormat(BaseModel):
    """How long a match is; what is left out is as the rule set says."""

    model_config = ConfigDict(extra="forbid")

    points: Annotated[int, Field(ge=0, le=MOST_POINTS, strict=True)] | None = None
    """Of a game; 0: no limit."""
    boards: Annotated[int, Field(ge=0, le=MOST_BOARDS, strict=True)] | None = None
    """Of a game; 0: no limit."""
    minutes: Annotated[int, Field(ge=1, le=MOST_MINUTES, strict=True)] | None = None
    """Of the match."""
    tie: Tie | None = None


def format_of(wanted: NewFormat | None) -> MatchFormat | None:
    """Return the format of a match; None: as the rule set says."""
    if wanted is None:
        return None
    return agreed(wanted.points, wanted.boards, wanted.minutes, wanted.tie)


class NewRoom(BaseModel):
    """A new game: two players, or four of whom the first and third are partners."""

    model_config = ConfigDict(extra="forbid")

    rules: RuleSetName = RULE_SETS.default.name
    players: Annotated[list[Sitter], Field(min_length=2, max_length=4)]
    clock: Clock = Clock.OFF
    single_board: StrictBool = False
    games: Annotated[int, Field(ge=1, le=9, strict=True)] | None = None
    """How many games win the match; nothing: as the rule set says."""
    format: NewFormat | None = None
    options: Annotated[dict[OptionWord, OptionWord], Field(max_length=MOST_OPTIONS)] = {}
    """What the rule set leaves open, where it is not as usual."""
    rosette: Literal["hand", "exact"] = "hand"
    """Whether the rosettes are set by hand, each a little otherwise, or exact: for training."""
    head_start: NewHeadStart | None = None
    quick: StrictBool = False
    """Begin at once: the first player breaks; nobody is asked for toss, seats, rosette or "Play"."""


class Settled(BaseModel):
    """What is settled in a room."""

    room: str
    opened: datetime
    settings: dict[str, Any]
    names: dict[str, str]
    chairs: dict[str, Chair]
    desk: bool
    """Whether an umpire enters what happens at a real board."""


class Opened(BaseModel):
    """A room that was opened."""

    room: str


def room_requests(rooms: Rooms) -> APIRouter:
    """Return the requests about rooms."""
    router = APIRouter(prefix="/api/rooms")
    quota = Quota(MOST_ROOMS, ROOMS_A_DAY, ROOMS_IN_ALL)

    @router.post("", status_code=201, responses=refusals(413, 429))
    async def open_room(wanted: NewRoom, request: Request, response: Response) -> Opened:
        """Open a room; its people are all at this browser, which gets a cookie that says so.

        Others may sit down on free seats later.
        """
        if not quota.take(asker(request)):
            raise refusal(429, message("server-many"))
        if len(wanted.players) == 3:
            raise refusal(422, message("server-three"))
        names, chairs = named(wanted.players)
        if Chair.OPEN in chairs.values() and Chair.PERSON not in chairs.values():
            raise refusal(422, message("server-nobody-seated"))
        settings = _terms(wanted)
        wrong = wrong_terms(settings)
        if wrong is not None:
            raise _unknown_option(wanted) or refusal(422, wrong)
        room, token = await rooms.open(settings, names, chairs, quick=wanted.quick)
        rooms.metrics.opened.labels("game").inc()
        give_seat(request, response, room.id, token)
        return Opened(room=room.id)

    @router.get("/{room}", response_model=Settled, responses=refusals(404))
    async def show_room(room: RoomId) -> Response:
        """Return what is settled in a room."""
        live = await rooms.room(room)
        if live is None:
            raise refusal(404, message("server-no-room"))
        return JSONResponse(msgspec.to_builtins(room_view(live.room, room)))

    @router.get("/{room}/record", response_class=Response, responses=TEXT | refusals(404))
    async def download(room: RoomId) -> Response:
        """Return the record of a room's match as a file."""
        data = await rooms.record(room)
        if data is None:
            raise refusal(404, message("server-no-room"))
        disposition = {"content-disposition": f'attachment; filename="carrom-{room}.jsonl"'}
        return Response(data, media_type="text/plain; charset=utf-8", headers=disposition)

    @router.get("/{room}/entries", responses=refusals(404, 429))
    async def entries(
        room: RoomId, request: Request, before: Number, limit: Few = MOST_ENTRIES
    ) -> Response:
        """Return entries older than a number, without motions, and the number of the first."""
        live = await rooms.room(room)
        if live is None:
            raise refusal(404, message("server-no-room"))
        last = min(before - 1, live.seq)
        first = max(0, last - limit)
        views = await rooms.views(live, first, last)
        if views is None:
            with FILES.place(asker(request)):
                record = await rooms.record_of(live, last)
                views = await FILES.do(partial(views_of_room, record, first))
        told = b'{"from":%d,"entries":[%s]}' % (first + 1, b",".join(views))
        return Response(told, media_type="application/json")

    return router


def named(sitters: Sequence[Sitter]) -> tuple[dict[str, str], dict[str, Chair]]:
    """Return names and chairs of the players by their ids; a name that cannot be used is refused."""
    names: dict[str, str] = {}
    chairs: dict[str, Chair] = {}
    for number, sitter in enumerate(sitters, 1):
        chairs[f"p{number}"] = sitter.chair
        if sitter.chair is Chair.OPEN:
            continue
        person = sitter.chair is Chair.PERSON
        try:
            names[f"p{number}"] = checked_name(sitter.name, names.values(), person=person)
        except WrongNameError as problem:
            raise wrong_name(problem, f"players.{number - 1}.name") from None
    return names, chairs


def wrong_name(problem: WrongNameError, field: str) -> HTTPException:
    """Return the refusal of a name."""
    return HTTPException(422, {**said(problem.said), "field": field})


def _terms(wanted: NewRoom) -> Settings:
    ids = [f"p{number}" for number in range(1, len(wanted.players) + 1)]
    start = wanted.head_start
    return Settings(
        rules=wanted.rules,
        a=tuple(ids[0::2]),
        b=tuple(ids[1::2]),
        clock=wanted.clock,
        single_board=wanted.single_board,
        games_to_win=wanted.games,
        format=format_of(wanted.format),
        options=wanted.options,
        rosette=None if wanted.rosette == "exact" else secrets.randbelow(LARGEST_NUMBER),
        head_start=None if start is None else HeadStart(start.team, start.pieces, start.points),
        aim_aids={
            k: sitter.aim_aid
            for k, sitter in zip(ids, wanted.players, strict=True)
            if sitter.aim_aid is not None
        },
    )


def _unknown_option(wanted: NewRoom) -> HTTPException | None:
    """Return the refusal of the first option that the rule set does not have, or not with that value."""
    known = {option.name: option.values for option in RULE_SETS[wanted.rules].book.options}
    wrong = ((k, value) for k, value in wanted.options.items() if value not in known.get(k, ()))
    name, value = next(wrong, (None, None))
    if name is None or value is None:
        return None
    if name not in known:
        return refusal(422, message("server-no-option", option=name, rules=wanted.rules))
    values = ", ".join(known[name])
    return refusal(422, message("server-option-value", option=name, value=value, values=values))
