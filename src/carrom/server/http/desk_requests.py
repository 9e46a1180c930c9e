"""The umpire's desk over HTTP: opening a board, the pen, the view, rulings, entries, the score card.

Whoever has the umpire's link sends its secret in a header. Who only looks on asks by the watch link.
"""

from collections.abc import Awaitable, Callable
from datetime import datetime
from typing import Annotated, Any, Final, Literal

import msgspec
from fastapi import APIRouter, Header, Path, Query, Request, Response
from pydantic import AwareDatetime, BaseModel, Field

from carrom.match.facts import Fact
from carrom.match.record import opening
from carrom.messages import message
from carrom.server.http.addresses import asker, base_address
from carrom.server.http.desk_cards import desk_cards
from carrom.server.http.desk_terms import DeskTerms, NewDesk, desk_terms, header_of
from carrom.server.http.limits import Budgets, Growth, Quota
from carrom.server.http.responses import Sentence, in_thread, refusal, refusals, sentence
from carrom.server.http.room_requests import MOST_ROOMS, ROOMS_A_DAY, ROOMS_IN_ALL, RoomId
from carrom.server.http.struct_fields import STRICT
from carrom.server.rooms.desk_rooms import MOST_AT_ONCE, DeskEntry, DeskRooms
from carrom.server.rooms.desk_views import (
    before_view,
    desk_view_of,
    replacement_view,
    ruling_view,
)
from carrom.server.rooms.refused import RefusedIntentError
from carrom.server.rooms.room_state import RoomState
from carrom.server.rooms.rooms import Rooms
from carrom.server.side_work import DESKS
from carrom.server.tournaments.view_types import DeskRound
from carrom.store.pens import Pen

MOST_ASKED: Final = (600, 60.0)
"""Requests about one desk in so many seconds."""
LARGEST: Final = 2**31
MOST_PREVIEWS: Final = 4
GROWTH_OF_ONE, GROWTH_OF_ALL = 256_000_000, 4_000_000_000
"""Bytes that the logs of desks may grow in a day: by one address, such as a hall's, and in all."""
Secret = Annotated[str, Header(alias="x-umpire", max_length=80, pattern=r"^[A-Za-z0-9_-]*$")]
Word = Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Since = Annotated[int, Query(ge=0, le=LARGEST)]


class OpenedDesk(BaseModel):
    """A board that was opened."""

    room: str
    secret: str
    """What the umpire's link ends with; the server keeps only its hash."""
    watch: str
    address: str
    """The umpire's link."""
    watch_address: str


class DeskLinkWish(BaseModel):
    """A link of a board is to be given anew."""

    model_config = STRICT

    link: Literal["umpire", "watch"]


class PenView(BaseModel):
    """Which device has the pen."""

    number: int
    label: str
    since: datetime


class WantsPen(BaseModel):
    """A device wants to write."""

    model_config = STRICT

    device: Word
    label: Annotated[str, Field(max_length=40)]
    take_over: bool = False
    """Whether it takes the pen from another device."""


class PenGiven(BaseModel):
    """Who has the pen now."""

    yours: bool
    pen: PenView


class DeskAnswer(BaseModel):
    """A board at the desk."""

    room: str
    """The id it was asked by."""
    umpire: bool
    """Whether the asker has the umpire's link."""
    watch: str | None
    """For the umpire: the id by which others look on."""
    seq: int
    opening: str
    """The first lines of the record."""
    since: int
    lines: str
    """The lines of the record after entry ``since``."""
    now: datetime
    pen: PenView | None
    view: dict[str, Any]
    """As :mod:`carrom.desk.view` makes it, with its sentences in every language."""


class PreviewWish(BaseModel):
    """Things that may happen next; what would be ruled on each is asked."""

    model_config = STRICT

    facts: Annotated[list[dict[str, Any]], Field(min_length=1, max_length=MOST_PREVIEWS)]
    before: Annotated[int, Field(ge=0, le=LARGEST, strict=True)] = 0
    """As if each stood in the place of this entry; 0: behind all."""


class ReplacementWish(BaseModel):
    """Another fact is to stand in the place of an entry; what would follow is asked."""

    model_config = STRICT

    seq: Annotated[int, Field(ge=1, le=LARGEST, strict=True)]
    fact: dict[str, Any] | None = None
    """None: nothing is to stand there."""


class Previews(BaseModel):
    """What would be ruled on each."""

    seq: int
    rulings: list[dict[str, Any]]


class NewDeskEntry(BaseModel):
    """Something entered on a device."""

    id: Word
    fact: dict[str, Any]
    at: AwareDatetime


class NewDeskEntries(BaseModel):
    """Entries in the order in which they were made."""

    pen: Annotated[int, Field(ge=1, le=LARGEST, strict=True)]
    expected: Annotated[int, Field(ge=0, le=LARGEST, strict=True)]
    """How many entries the log had on the device before the first of these."""
    entries: Annotated[list[NewDeskEntry], Field(max_length=MOST_AT_ONCE)]


class TakenEntry(BaseModel):
    """An entry that stands in the log."""

    id: str
    seq: int


class RefusedEntry(BaseModel):
    """An entry that does not, and why."""

    id: str
    kind: str
    said: Sentence


class EntriesAnswer(BaseModel):
    """What became of entries, and where the board stands now."""

    taken: list[TakenEntry]
    refused: RefusedEntry | None
    """The first that was refused; those behind it were not looked at."""
    desk: DeskAnswer


def desk_requests(
    rooms: Rooms,
    changed: Callable[[str, str], Awaitable[None]],
    round_of: Callable[[str], Awaitable[DeskRound | None]],
    checks: Callable[[RoomState, str], Awaitable[Callable[[Fact], None]]],
    growth: Growth | None = None,
) -> APIRouter:
    """Return the requests about the desk.

    ``changed`` is told of every room in which was written, and by whose secret; ``round_of`` knows of which round a match is;
    ``checks`` says what somebody with a secret may enter; ``growth``: how much the logs may grow, if not as much
    as usual.
    """
    router = APIRouter(prefix="/api/desk")
    desks = DeskRooms(rooms)
    openings = Quota(MOST_ROOMS, ROOMS_A_DAY, ROOMS_IN_ALL)
    budgets = Budgets(*MOST_ASKED)
    growth = growth or Growth(GROWTH_OF_ONE, GROWTH_OF_ALL)

    async def found(room: str) -> RoomState:
        live = await desks.desk(room)
        if live is None:
            raise refusal(404, message("server-no-room"))
        if not budgets.take(live.room.id):
            raise refusal(429, message("server-many"))
        return live

    async def for_umpire(room: str, secret: str) -> RoomState:
        live = await found(room)
        if live.room.id != room or not await desks.is_umpire(live, secret):
            raise refusal(403, message("server-desk-no-umpire"))
        return live

    async def shown(live: RoomState, name: str, since: int, *, umpire: bool) -> DeskAnswer:
        pen = await rooms.store.pen(live.room.id)
        match = live.match
        kept = await rooms.store.lines(live.room.id, since, match.seq)
        return DeskAnswer(
            room=name,
            umpire=umpire,
            watch=live.room.watch if umpire else None,
            seq=match.seq,
            opening=opening(live.room.header).decode(),
            since=since,
            lines=b"".join(kept).decode(),
            now=rooms.now(),
            pen=None if pen is None else _told(pen),
            view=await in_thread(lambda: desk_view_of(match)),
        )

    @router.get("/terms")
    async def show_terms() -> DeskTerms:
        """Return what can be agreed on before a match: lengths, editions, check lists."""
        return desk_terms()

    @router.post("", status_code=201, responses=refusals(413, 429))
    async def open_desk(wanted: NewDesk, request: Request) -> OpenedDesk:
        """Open a board; the answer has the link by which its umpire is known."""
        if not openings.take(asker(request)):
            raise refusal(429, message("server-many"))
        room, secret = await desks.open(header_of(wanted))
        rooms.metrics.opened.labels("desk").inc()
        return _opened(request, room.id, secret, room.watch)

    @router.post("/{room}/links", responses=refusals(403, 404, 409, 413, 429))
    async def renew_link(
        room: RoomId, asked: DeskLinkWish, request: Request, secret: Secret = ""
    ) -> OpenedDesk:
        """Give the umpire's link or the one to watch by anew; the old one ends at once."""
        live = await for_umpire(room, secret)
        watch, now = await rooms.watch_id(live), secret
        if asked.link == "watch":
            watch = await rooms.renew_watch(live)
        else:
            try:
                now = await desks.renew_umpire(live, secret)
            except RefusedIntentError as why:
                raise refusal(409, why.said) from None
        return _opened(request, room, now, watch)

    @router.get("/{room}", response_model=DeskAnswer, responses=refusals(404, 429))
    async def show_desk(room: RoomId, since: Since = 0, secret: Secret = "") -> Response:
        """Return where a board stands; with the watch link, too, to look on."""
        live = await found(room)
        await rooms.cache.catch_up(live)
        umpire = live.room.id == room and await desks.is_umpire(live, secret)
        return _answer(await shown(live, room, since, umpire=umpire))

    @router.post("/{room}/pen", responses=refusals(403, 404, 409, 413, 429))
    async def take_pen(room: RoomId, wanted: WantsPen, secret: Secret = "") -> PenGiven:
        """Take the pen for a device; another one that has it keeps it, unless this one takes over."""
        live = await for_umpire(room, secret)
        label = " ".join(wanted.label.split())
        try:
            given = await desks.take_pen(live, wanted.device, label, take_over=wanted.take_over)
        except RefusedIntentError as why:
            raise refusal(409, why.said) from None
        return PenGiven(yours=given.taken, pen=_told(given.pen))

    @router.post("/{room}/preview", responses=refusals(403, 404, 413, 429))
    async def preview(
        room: RoomId, asked: PreviewWish, request: Request, secret: Secret = ""
    ) -> Previews:
        """Return what would be ruled on something, with its clauses; nothing is kept."""
        live = await for_umpire(room, secret)
        match, at = live.match, max(rooms.now(), live.at)
        with DESKS.place(asker(request)):
            rulings = await DESKS.do(
                lambda: [ruling_view(match, fact, at, asked.before) for fact in asked.facts]
            )
        return Previews(seq=match.seq, rulings=rulings)

    @router.get(
        "/{room}/before/{seq}", response_model=dict[str, Any], responses=refusals(403, 404, 429)
    )
    async def show_before(
        room: RoomId,
        seq: Annotated[int, Path(ge=1, le=LARGEST)],
        request: Request,
        secret: Secret = "",
    ) -> Response:
        """Return the board as it stood before an entry, to say what stands in its place."""
        live = await for_umpire(room, secret)
        match = live.match
        return await _worked(request, lambda: before_view(match, seq))

    @router.post(
        "/{room}/replacement",
        response_model=dict[str, Any],
        responses=refusals(403, 404, 413, 429),
    )
    async def replace(
        room: RoomId, asked: ReplacementWish, request: Request, secret: Secret = ""
    ) -> Response:
        """Return how everything is ruled with another entry in a place; nothing is kept.

        What is to be entered then are the ``facts`` of the answer.
        """
        live = await for_umpire(room, secret)
        match, at = live.match, max(rooms.now(), live.at)
        return await _worked(request, lambda: replacement_view(match, asked.seq, asked.fact, at))

    @router.post(
        "/{room}/entries", response_model=EntriesAnswer, responses=refusals(403, 404, 413, 429)
    )
    async def enter(
        room: RoomId, asked: NewDeskEntries, request: Request, secret: Secret = ""
    ) -> Response:
        """Enter what happened, in order, each thing once; the first refusal ends it."""
        live = await for_umpire(room, secret)
        if not growth.goes_on(asker(request)):
            raise refusal(429, message("server-many"))
        wanted = [DeskEntry(id=each.id, fact=each.fact, at=each.at) for each in asked.entries]
        check = await checks(live, secret)
        done = await desks.enter(live, asked.pen, asked.expected, wanted, check)
        if done.taken:
            await changed(live.room.id, secret)
        why = done.refused
        answer = EntriesAnswer(
            taken=[TakenEntry(id=each.id, seq=each.seq) for each in done.taken],
            refused=None
            if why is None
            else RefusedEntry(id=why.id, kind=why.kind, said=sentence(why.said)),
            desk=await shown(live, room, min(asked.expected, live.seq), umpire=True),
        )
        if done.taken:
            growth.spend(asker(request), len(answer.desk.lines))
        return _answer(answer)

    desk_cards(router, rooms, found, round_of)
    return router


def _opened(request: Request, room: str, secret: str, watch: str) -> OpenedDesk:
    base = base_address(request)
    return OpenedDesk(
        room=room,
        secret=secret,
        watch=watch,
        address=f"{base}/#/desk/{room}/{secret}",
        watch_address=f"{base}/#/hall/{watch}",
    )


async def _worked(request: Request, work: Callable[[], dict[str, Any]]) -> Response:
    """Answer with something that is worked out of a whole log, and can be long."""
    with DESKS.place(asker(request)):
        data = await DESKS.do(lambda: msgspec.json.encode(work()))
    return Response(data, media_type="application/json")


def _answer(told: BaseModel) -> Response:
    """Return an answer with a view in it as JSON: FastAPI would go through the view once more."""
    return Response(told.model_dump_json(), media_type="application/json")


def _told(pen: Pen) -> PenView:
    return PenView(number=pen.number, label=pen.label, since=pen.since)
