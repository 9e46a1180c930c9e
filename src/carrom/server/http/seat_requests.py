"""Seats over HTTP: inviting somebody, sitting down, computers on seats, finding one's seat again."""

from datetime import datetime, timedelta
from io import BytesIO
from typing import Annotated, Any, Final, Literal

import msgspec
import segno
from fastapi import APIRouter, HTTPException, Path, Request, Response
from pydantic import BaseModel, Field

from carrom.messages import message
from carrom.server import logs
from carrom.server.http.addresses import asker, base_address
from carrom.server.http.limits import Budget, Budgets
from carrom.server.http.responses import refusal, refusals
from carrom.server.http.room_requests import Name, Opened, RoomId, wrong_name
from carrom.server.http.seat_cookie import COOKIE, give_guest, give_seat, guest_token
from carrom.server.http.struct_fields import STRICT
from carrom.server.names import WrongNameError
from carrom.server.rooms.codes import INVITATION, RECOVERY, grouped, new_code, typed
from carrom.server.rooms.new_rooms import hashed, new_token
from carrom.server.rooms.room_state import RoomState
from carrom.server.rooms.rooms import Rooms
from carrom.server.rooms.seats import SeatError, Seats, free_seats
from carrom.server.rooms.strangers import Strangers
from carrom.store.operated import BlockedError
from carrom.store.store import Chair, ConflictError, Invitation

HOLDS: Final = timedelta(hours=1)
"""How long a code can be used."""
MOST_WRONG, PER_SECONDS = 20, 600.0
"""Wrong codes from one address."""
MOST_WRONG_IN_ALL: Final = 1200
"""From all addresses together, in the same time."""
MOST_RENEWED: Final = (30, 600.0)
"""Links of one room that are given anew in so many seconds."""
STATUSES: Final = {"not-seated": 403, "seat-not-yours": 403, "no-seat": 404}
"""Of refusals; all others are conflicts."""
Code = Annotated[str, Path(min_length=1, max_length=40)]
PlayerId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,40}$")]
"""A seat, by its player."""


class InvitationAnswer(BaseModel):
    """How somebody is invited to a room."""

    code: str
    until: datetime
    address: str
    """The link that seats somebody."""
    qr: str
    """The same as a picture, in SVG."""
    watch_address: str
    """The link for those who only watch."""


class Invited(BaseModel):
    """What somebody who has a code is told of the game."""

    room: str
    watch: str
    """The id by which the game can be watched."""
    rules: str
    settings: dict[str, Any]
    names: dict[str, str]
    """Of those who sit there."""
    chairs: dict[str, Chair]
    free: list[str]
    begun: bool


class SitDown(BaseModel):
    """Somebody wants to sit down."""

    model_config = STRICT

    name: Name
    player: Annotated[str, Field(max_length=40)] | None = None
    """Which seat; nothing: the first that is free."""


class SatDown(BaseModel):
    """Somebody sits."""

    room: str
    player: str


class SeatsAnswer(BaseModel):
    """Who sits at a room, and for whom the asker speaks."""

    you: list[str]
    names: dict[str, str]
    chairs: dict[str, Chair]
    watch_address: str | None
    """The link for those who only watch, as somebody seated may send it."""


class NewChair(BaseModel):
    """Who is to play on a seat."""

    model_config = STRICT

    chair: Literal["open", "person", "beginner", "club", "expert", "champion", "machine"]
    name: Name | None = None
    """What a computer is called; of a person's own seat, what the person is called from now on."""


class WatchLink(BaseModel):
    """By what others watch."""

    address: str


class RecoveryCode(BaseModel):
    """By what a person finds his seats again on another device."""

    code: str


class Recovery(BaseModel):
    """Somebody has come with such a code."""

    model_config = STRICT

    code: Annotated[str, Field(min_length=1, max_length=40)]


class Tries:
    """How many wrong codes may be tried; right ones do not count."""

    def __init__(self) -> None:
        self._each = Budgets(MOST_WRONG, PER_SECONDS)
        self._all = Budget(MOST_WRONG_IN_ALL, PER_SECONDS)

    def begin(self, request: Request) -> None:
        """Count a try; refuse it if there were too many."""
        if not self._each.take(asker(request)):
            raise refusal(429, message("server-code-tries"))
        if not self._all.take():
            logs.warning("code-tries")
            raise refusal(429, message("server-code-tries"))

    def right(self, request: Request) -> None:
        """The code was right."""
        self._each.give(asker(request))
        self._all.give()


def seat_requests(rooms: Rooms, strangers: Strangers | None = None) -> APIRouter:
    """Return the requests about seats; ``strangers`` knows where people come from."""
    router = APIRouter(prefix="/api")
    seats, tries, renewals = Seats(rooms), Tries(), Budgets(*MOST_RENEWED)

    async def at_room(room: str) -> RoomState:
        """Return a room by its own id: who only watches changes nothing."""
        live = await rooms.room(room)
        if live is None or live.room.id != room:
            raise refusal(404, message("server-no-room"))
        return live

    async def seated(room: str, request: Request) -> tuple[RoomState, tuple[str, ...]]:
        live = await at_room(room)
        players = await rooms.store.players(room, hashed(_token(request)))
        if not players:
            raise refusal(403, message("server-not-seated"))
        return live, players

    async def watch_address(live: RoomState, request: Request) -> str:
        return f"{base_address(request)}/#/watch/{await rooms.watch_id(live)}"

    def renewing(live: RoomState) -> None:
        if not renewals.take(live.room.id):
            raise refusal(429, message("server-links-many"))

    async def invited(code: str, request: Request, token: str) -> RoomState:
        tries.begin(request)
        found = await rooms.store.invited(typed(code))
        live = None if found is None else await rooms.room(found.room)
        if found is None or live is None:
            raise refusal(404, message("server-code-unknown"))
        tries.right(request)
        if found.until <= rooms.now():
            raise refusal(404, message("server-code-expired"))
        await rooms.cache.read_seats(live)
        if not free_seats(live, token):
            raise refusal(404, message("server-code-full"))
        return live

    @router.get("/rooms/{room}/invitation", responses=refusals(403, 404, 409))
    async def show_invitation(room: RoomId, request: Request) -> InvitationAnswer:
        """Return the code of a room with a free seat; a new one when the last has run out."""
        live, _ = await seated(room, request)
        await rooms.cache.read_seats(live)
        if not free_seats(live):
            raise refusal(409, message("server-no-invitation"))
        return await told(live, await _invite(rooms, room), request)

    @router.post("/rooms/{room}/invitation", responses=refusals(403, 404, 409, 429))
    async def renew_invitation(room: RoomId, request: Request) -> InvitationAnswer:
        """Return a new code of a room with a free seat; the one before no longer works."""
        live, _ = await seated(room, request)
        await rooms.cache.read_seats(live)
        if not free_seats(live):
            raise refusal(409, message("server-no-invitation"))
        renewing(live)
        return await told(live, await _invite(rooms, room, anew=True), request)

    @router.post("/rooms/{room}/watch-link", responses=refusals(403, 404, 429))
    async def renew_watch(room: RoomId, request: Request) -> WatchLink:
        """Return a new link for those who only watch; whoever watches by the old one is sent away."""
        live, _ = await seated(room, request)
        renewing(live)
        return WatchLink(address=f"{base_address(request)}/#/watch/{await rooms.renew_watch(live)}")

    async def told(live: RoomState, held: Invitation, request: Request) -> InvitationAnswer:
        address = f"{base_address(request)}/#/join/{held.code}"
        return InvitationAnswer(
            code=held.code,
            until=held.until,
            address=address,
            qr=qr_code(address),
            watch_address=await watch_address(live, request),
        )

    @router.get("/rooms/{room}/seats", responses=refusals(404))
    async def show_seats(room: RoomId, request: Request) -> SeatsAnswer:
        """Return who sits at a room, and for whom the asker speaks."""
        live = await rooms.room(room)
        if live is None:
            raise refusal(404, message("server-no-room"))
        await rooms.cache.read_seats(live)
        you = await rooms.store.players(room, hashed(_token(request)))
        return SeatsAnswer(
            you=list(you),
            names=live.room.header.names,
            chairs=live.room.chairs,
            watch_address=await watch_address(live, request) if you else None,
        )

    @router.put("/rooms/{room}/seats/{player}", responses=refusals(403, 404, 409))
    async def set_chair(
        room: RoomId, player: PlayerId, wanted: NewChair, request: Request
    ) -> SeatsAnswer:
        """Let a computer play on a free seat or a computer's, or free a computer's or one's own.

        A person's own seat with the chair ``person`` gets another name.
        """
        live = await at_room(room)
        chair = Chair(wanted.chair)
        try:
            await seats.set_chair(live, player, chair, wanted.name, _token(request))
        except SeatError as problem:
            raise _refused(problem) from None
        except WrongNameError as problem:
            raise wrong_name(problem, "name") from None
        return await show_seats(room, request)

    @router.get("/invitations/{code}", responses=refusals(404, 429))
    async def show_invited(code: Code, request: Request, response: Response) -> Invited:
        """Return to which game a code leads; the browser gets what it will be known by."""
        token = guest_token(request)
        live = await invited(code, request, token)
        room, names = live.room, live.room.header.names
        free = free_seats(live, token)
        give_guest(request, response, f"/api/invitations/{typed(code)}", token)
        return Invited(
            room=room.id,
            watch=await rooms.watch_id(live),
            rules=live.settings.rules,
            settings=msgspec.to_builtins(live.settings),
            names={who: name for who, name in names.items() if who not in free},
            chairs=room.chairs,
            free=free,
            begun=live.seq > 0,
        )

    @router.post("/invitations/{code}", status_code=201, responses=refusals(404, 409, 429))
    async def sit_down(
        code: Code, wanted: SitDown, request: Request, response: Response
    ) -> SatDown:
        """Sit down on a free seat; the browser gets the cookie of it.

        Asked again after the answer was lost, it is the same seat.
        """
        token = guest_token(request)
        live = await invited(code, request, token)
        try:
            host = None if strangers is None else strangers.address(asker(request))
            player = await seats.sit_down(live, wanted.name, wanted.player, token, host)
        except BlockedError:
            raise refusal(403, message("server-blocked")) from None
        except SeatError as problem:
            raise _refused(problem) from None
        except WrongNameError as problem:
            raise wrong_name(problem, "name") from None
        logs.info("sat-down", room=live.room.id)
        give_seat(request, response, live.room.id, token)
        return SatDown(room=live.room.id, player=player)

    @router.post("/rooms/{room}/recovery-code", responses=refusals(403, 404))
    async def make_recovery(room: RoomId, request: Request) -> RecoveryCode:
        """Return a new code for one's seats; an older one no longer works."""
        await seated(room, request)
        code = new_code(RECOVERY)
        await rooms.store.keep_recovery(room, hashed(_token(request)), hashed(code))
        return RecoveryCode(code=grouped(code))

    @router.post("/recoveries", responses=refusals(404, 429))
    async def recover(wanted: Recovery, request: Request, response: Response) -> Opened:
        """Take one's seats over to this browser; the one before can do nothing more."""
        tries.begin(request)
        token = new_token()
        room = await rooms.store.recover(hashed(typed(wanted.code)), hashed(token))
        if room is None:
            raise refusal(404, message("server-recovery-unknown"))
        tries.right(request)
        live = rooms.cache.here(room)
        if live is not None:
            await rooms.cache.read_seats(live)
        rooms.table_changed(room)
        give_seat(request, response, room, token)
        return Opened(room=room)

    return router


def qr_code(text: str) -> str:
    """Return a text as a QR code, in SVG."""
    picture = BytesIO()
    segno.make(text, error="m").save(
        picture, kind="svg", xmldecl=False, border=2, dark="#1f1610", light="#ffffff"
    )
    return picture.getvalue().decode()


async def _invite(rooms: Rooms, room: str, *, anew: bool = False) -> Invitation:
    """Return the invitation that holds, or a new one; the same code twice would be a rare chance."""
    while True:
        now = rooms.now()
        fresh = Invitation(code=new_code(INVITATION), room=room, until=now + HOLDS)
        try:
            if not anew:
                return await rooms.store.invite(fresh, now)
            await rooms.store.renew_invitation(fresh)
        except ConflictError:
            continue
        logs.info("links-renewed", room=room, kind="invitation")
        return fresh


def _token(request: Request) -> str:
    return request.cookies.get(COOKIE, "")


def _refused(problem: SeatError) -> HTTPException:
    return refusal(STATUSES.get(problem.problem, 409), problem.said)
