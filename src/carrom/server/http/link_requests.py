"""The links of a tournament over HTTP: what each is, more boards, and new ones in the place of old."""

from collections.abc import Iterable, Mapping
from functools import partial
from typing import Final

from fastapi import APIRouter, Depends, Request, Response

from carrom.messages import message
from carrom.server.http.addresses import asker, base_address
from carrom.server.http.limits import Budgets
from carrom.server.http.responses import refusal, refusals
from carrom.server.http.seat_requests import qr_code
from carrom.server.http.tournament_access import Access, Secret, TournamentId, tournament_place
from carrom.server.http.tournament_messages import BoardsWish, Links, LinkView, RenewWish
from carrom.server.rooms.codes import grouped
from carrom.server.side_work import LARGE, TOURNAMENTS, once
from carrom.server.tournaments.links import OWN, address_of, first_links, table_links
from carrom.server.tournaments.renewals import (
    KnownLink,
    known_links,
    renew,
    renew_all,
    with_codes,
)
from carrom.server.tournaments.tournaments import Live
from carrom.store.tournaments import Link
from carrom.tournament.terms import Role

MOST_RENEWED: Final = (240, 600.0)
"""Of one tournament in so many seconds."""
FEW_BOARDS: Final = 12
"""Whose links are made in some hundredths of a second."""
MOST_KEPT: Final = 4
"""Lists of the links of one tournament, such as for several addresses of the server."""


def link_requests(access: Access) -> APIRouter:
    """Return these requests; all of them are the organiser's."""
    router = APIRouter(prefix="/api/tournaments", dependencies=[Depends(tournament_place)])
    tournaments = access.tournaments
    store = tournaments.store
    renewals = Budgets(*MOST_RENEWED)

    @router.get("/{name}/links", response_model=Links, responses=refusals(403, 404, 429))
    async def show_links(name: TournamentId, request: Request, secret: Secret = "") -> Response:
        """Return every link, with its code; one that is not known can only be given anew."""
        live, _ = await access.for_role(name, request, secret, Role.ORGANISER)
        return await _links(live, request, secret)

    @router.post("/{name}/links", response_model=Links, responses=refusals(403, 404, 413, 429))
    async def more_boards(
        name: TournamentId, asked: BoardsWish, request: Request, secret: Secret = ""
    ) -> Response:
        """Give more boards a link; those that are there stay."""
        live, _ = await access.for_role(name, request, secret, Role.ORGANISER)
        await store.keep_links(live.id, first_links(secret, asked.boards))
        return await _links(live, request, secret)

    @router.post(
        "/{name}/links/renewal", response_model=Links, responses=refusals(403, 404, 413, 429)
    )
    async def renew_links(
        name: TournamentId, asked: RenewWish, request: Request, secret: Secret = ""
    ) -> Response:
        """Give new links; the old ones end at once. With the organiser's, go on with the new one."""
        live, _ = await access.for_role(name, request, secret, Role.ORGANISER)
        if not renewals.take(live.id):
            raise refusal(429, message("server-links-many"))
        with LARGE.place(asker(request)):
            if asked.all:
                fresh = await renew_all(store, live.id, secret)
            else:
                wanted = await _wanted(live, asked)
                await tournaments.keep_tables(live, secret, await store.boards(live.id))
                fresh = await renew(store, live.id, wanted, secret)
        if fresh is None:
            raise refusal(403, message("tournament-refused-role"))
        own = [each.secret for each in fresh if each.link.role is Role.ORGANISER]
        return await _links(live, request, own[0] if own else secret)

    async def _wanted(live: Live, asked: RenewWish) -> list[Link]:
        if asked.role is not Role.TABLE:
            return [Link(Role(asked.role))]
        tables = table_links(await store.boards(live.id))
        wanted = [link for link in tables if asked.board in (0, link.board)]
        if not wanted:
            raise refusal(404, message("server-tournament-no-board", board=asked.board))
        return wanted

    async def _links(live: Live, request: Request, organiser: str) -> Response:
        """Answer with all links: with the pictures of their codes they are made once, and kept."""
        base, boards = base_address(request), await store.boards(live.id)
        with LARGE.place(asker(request)):
            await tournaments.keep_tables(live, organiser, boards)
            kept = await with_codes(store, live.id, organiser)
            key = (base, organiser, tuple(kept))
            known = known_links(organiser, kept)
            tables = table_links(boards)
            roles = [Link(Role.ORGANISER), *(Link(role) for role in OWN), Link(Role.PUBLIC)]
            wanted = [_of(known, each) for each in (*roles, *tables)]
            kind = TOURNAMENTS if boards <= FEW_BOARDS else LARGE
            work = partial(kind.do, partial(links_data, base, live.id, wanted))
            data = await once(live.links, key, work, most=MOST_KEPT)
        return Response(data, media_type="application/json")

    return router


def links_data(base: str, tournament: str, known: Iterable[KnownLink]) -> bytes:
    """Return links as JSON."""
    links = [_link(base, tournament, each) for each in known]
    return Links(links=links).model_dump_json().encode()


def _of(known: Mapping[Link, KnownLink], link: Link) -> KnownLink:
    return known.get(link, KnownLink(link))


def _link(base: str, tournament: str, known: KnownLink) -> LinkView:
    address = address_of(base, tournament, known.link.role, known.secret)
    return LinkView(
        role=known.link.role,
        board=known.link.board,
        address=address,
        qr=qr_code(address) if address else "",
        code=grouped(known.code),
    )
