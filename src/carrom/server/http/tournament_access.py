"""Who asks about which tournament, what their link is good for, and what it shows."""

import re
from collections.abc import AsyncIterator, Mapping
from contextlib import nullcontext
from functools import partial
from typing import Annotated, Final

import msgspec
from fastapi import Header, Path, Request, Response
from pydantic import BaseModel

from carrom.messages import message
from carrom.server.http.addresses import asker
from carrom.server.http.limits import Budgets
from carrom.server.http.responses import refusal
from carrom.server.http.seat_cookie import give_table, table_device
from carrom.server.side_work import LARGE_VIEWS, TOURNAMENTS, once
from carrom.server.tournaments.copies import is_small, worked
from carrom.server.tournaments.desk_results import TournamentDesks
from carrom.server.tournaments.tournaments import Live
from carrom.server.tournaments.views import Desk, view_data
from carrom.store.tournaments import Link, MatchAt
from carrom.tournament.terms import Role

MOST_ASKED: Final = (3000, 60.0)
"""Requests about one tournament, by one address, in so many seconds: a hall may share one."""
TournamentId = Annotated[str, Path(pattern=r"^[0-9a-f]{24}$")]
PlayerId = Annotated[str, Path(pattern=r"^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$")]
Secret = Annotated[str, Header(alias="x-link", max_length=80, pattern=r"^[A-Za-z0-9_-]*$")]
MOST_LARGE: Final = 6
"""Views of a large tournament that are kept, each of a megabyte or so."""
DEVICE: Final = re.compile("[A-Za-z0-9]{1,32}")
"""What a device may call itself in the log: an id, never a name."""


async def tournament_place(request: Request) -> AsyncIterator[None]:
    """Hold a place among those who ask about tournaments, for as long as it takes."""
    with TOURNAMENTS.place(asker(request)):
        yield


class Access:
    """The way from a request to a tournament, by the link that it brings."""

    def __init__(self, desks: TournamentDesks) -> None:
        self.desks: Final = desks
        self.tournaments: Final = desks.tournaments
        self._budgets = Budgets(*MOST_ASKED)

    async def found(self, name: str, request: Request, secret: str) -> tuple[Live, Link]:
        """Return a tournament, and what the asker's link is good for."""
        who = asker(request)
        if not self._budgets.take(f"{who} {name}"):
            raise refusal(429, message("server-many"))
        live = await self.tournaments.find(name)
        if live is None:
            raise refusal(404, message("server-no-tournament"))
        link = await self.tournaments.link(live, secret)
        if link.role is Role.TABLE:  # what a device says of itself proves nothing there
            return live, link._replace(device=table_device(request, name), address=who)
        device = request.headers.get("x-device", "")
        known = device if DEVICE.fullmatch(device) else ""
        return live, link._replace(device=known, address=who)

    def known(self, live: Live, link: Link, request: Request) -> tuple[Link, Response]:
        """Return the link with the id of a table's device; one without gets it now, by a cookie of the response."""
        cookies = Response()
        if link.role is not Role.TABLE or link.device:
            return link, cookies
        return link._replace(device=give_table(request, cookies, live.id)), cookies

    async def for_role(
        self, name: str, request: Request, secret: str, *roles: Role
    ) -> tuple[Live, Link]:
        """Return the same for some roles; others are refused."""
        live, link = await self.found(name, request, secret)
        if link.role not in roles:
            raise refusal(403, message("tournament-refused-role"))
        return live, link

    async def shown(self, live: Live, link: Link) -> Response:
        """Answer with what a link shows now."""
        return _json(await self._view(live, link))

    async def shown_with(self, told: BaseModel, live: Live, link: Link) -> Response:
        """Answer with something and, as its ``view``, what a link shows now."""
        head = told.model_dump_json().encode()
        return _json(head[:-1] + b',"view":' + await self._view(live, link) + b"}")

    async def _view(self, live: Live, link: Link) -> bytes:
        """Return what a link shows, as JSON: made once, whoever asks for it meanwhile."""
        rooms = self.tournaments.rooms
        known = await self.desks.known(live)
        boards = await rooms.store.boards(live.id)
        own = Link(link.role, link.board)
        key = (own, tuple(sorted(known.items(), key=lambda one: one[0])), boards)
        work = partial(self._made, live, own, known, boards, link.address)
        most = None if is_small(live.tournament) else MOST_LARGE
        data = await once(live.views, key, work, most=most)
        told = {"now": rooms.now(), "device": link.device if link.role is Role.TABLE else ""}
        return msgspec.json.encode(told)[:-1] + b"," + data[1:]

    async def _made(
        self, live: Live, own: Link, known: Mapping[MatchAt, Desk], boards: int, address: str
    ) -> bytes:
        place = nullcontext() if is_small(live.tournament) else LARGE_VIEWS.place(address)
        with place:
            store = self.tournaments.rooms.store
            return await worked(live, store, LARGE_VIEWS, view_data, own, known, boards)


def with_cookies(answer: Response, cookies: Response) -> Response:
    """Return an answer with the cookies of another."""
    answer.raw_headers += [each for each in cookies.raw_headers if each[0] == b"set-cookie"]
    return answer


def _json(data: bytes) -> Response:
    return Response(data, media_type="application/json")
