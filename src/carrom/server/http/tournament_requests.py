"""Tournaments over HTTP: opening one, what each link shows, entries, players, rounds, links.

Whoever has a link sends its secret in a header. Without one, a tournament can be looked at.
"""

from datetime import date
from typing import Annotated, Any, Final

from fastapi import APIRouter, Query, Request, Response
from msgspec import structs

from carrom.messages import message
from carrom.server.http.addresses import asker, base_address
from carrom.server.http.limits import Budgets
from carrom.server.http.responses import in_thread, refusal, refusals, sentence
from carrom.server.http.room_requests import MOST_ROOMS, PER_SECONDS
from carrom.server.http.seat_requests import qr_code
from carrom.server.http.tournament_access import Access, PlayerId, Secret, TournamentId
from carrom.server.http.tournament_messages import (
    BoardsWish,
    DeskOpened,
    DeskWish,
    Links,
    LinkView,
    ListOffer,
    NewTournament,
    NewTournamentEntries,
    OpenedTournament,
    PairWish,
    PersonTold,
    PlayerListAnswer,
    PlayerListWish,
    TournamentAnswer,
    TournamentRefusal,
    Word,
)
from carrom.server.rooms.codes import grouped
from carrom.server.rooms.rooms import Rooms
from carrom.server.tournaments.championships import championship_view
from carrom.server.tournaments.desk_results import TournamentDesks
from carrom.server.tournaments.entry_checks import RefusedEntryError
from carrom.server.tournaments.links import MOST_BOARDS, OWN, address_of, kept_links, table_links
from carrom.server.tournaments.player_lists import PlayerLists
from carrom.server.tournaments.table_codes import code_of, kept_codes
from carrom.server.tournaments.tournament_files import file_of, open_file
from carrom.server.tournaments.tournaments import Entry, Live
from carrom.server.tournaments.view_types import ChampionshipView, TournamentView
from carrom.store.store import Asked
from carrom.store.tournaments import Link, MatchAt
from carrom.tournament.decide import OFFICIALS
from carrom.tournament.entry_corrections import correction_words
from carrom.tournament.list_entries import Chosen, Offer
from carrom.tournament.terms import Person, Role

FILE: Final[dict[int | str, dict[str, Any]]] = {
    200: {"content": {"application/x-ndjson": {"schema": {"type": "string"}}}}
}


def tournament_requests(rooms: Rooms, desks: TournamentDesks, access: Access) -> APIRouter:
    """Return the requests about tournaments."""
    router = APIRouter(prefix="/api/tournaments")
    tournaments = desks.tournaments
    lists = PlayerLists(tournaments)
    openings = Budgets(MOST_ROOMS, PER_SECONDS)

    @router.post("", status_code=201, responses=refusals(413, 429))
    async def open_tournament(wanted: NewTournament, request: Request) -> OpenedTournament:
        """Open a tournament; the answer has the organiser's link."""
        if not openings.take(asker(request)):
            raise refusal(429, message("server-many"))
        title, place = (" ".join(text.split()) for text in (wanted.title, wanted.place))
        if not title or not (title + place).isprintable():
            raise refusal(422, message("tournament-refused-term", term="title"))
        try:
            day = None if wanted.date is None else date.fromisoformat(wanted.date)
        except ValueError:
            raise refusal(422, message("server-tournament-date")) from None
        name, secret = await tournaments.open(title, place, day, wanted.boards)
        address = f"{base_address(request)}/#/tournament/{name}/{secret}"
        return OpenedTournament(tournament=name, secret=secret, address=address)

    @router.post("/files", status_code=201, responses=refusals(409, 413, 429))
    async def open_tournament_file(
        request: Request, boards: Annotated[int, Query(ge=1, le=MOST_BOARDS)] = 8
    ) -> OpenedTournament:
        """Open the tournament of a file that ``carrom tournament`` wrote; the answer has the organiser's link."""
        if not openings.take(asker(request)):
            raise refusal(429, message("server-many"))
        try:
            name, secret = await open_file(tournaments, await request.body(), boards)
        except RefusedEntryError as why:
            raise refusal(409, why.said) from None
        address = f"{base_address(request)}/#/tournament/{name}/{secret}"
        return OpenedTournament(tournament=name, secret=secret, address=address)

    @router.get("/{name}", responses=refusals(404, 429))
    async def show(name: TournamentId, request: Request, secret: Secret = "") -> TournamentView:
        """Return a tournament as the asker's link shows it; without one, what is public."""
        live, link = await access.found(name, request, secret)
        await desks.take_results(live)
        return await access.shown(live, link)

    @router.get("/{name}/championship", responses=refusals(404, 429))
    async def show_championship(
        name: TournamentId, competition: Annotated[Word, Query()], request: Request
    ) -> ChampionshipView | None:
        """Return the championship that a competition belongs to; null: it is of none."""
        live, _ = await access.found(name, request, "")
        return await championship_view(tournaments, live, competition)

    @router.post("/{name}/entries", responses=refusals(403, 404, 413, 429))
    async def enter(
        name: TournamentId, asked: NewTournamentEntries, request: Request, secret: Secret = ""
    ) -> TournamentAnswer:
        """Enter something, in order, each once; the first refusal ends it."""
        live, link = await access.for_role(name, request, secret, *OFFICIALS, Role.TABLE)
        taken: list[str] = []
        why: TournamentRefusal | None = None
        expected = asked.expected
        for each in asked.entries:
            try:
                seq = await tournaments.enter(
                    live, link, expected, Entry(id=each.id, fact=each.fact)
                )
            except RefusedEntryError as no:
                why = TournamentRefusal(id=each.id, kind=no.kind, said=sentence(no.said))
                break
            taken.append(each.id)
            expected = max(expected, seq)
        return TournamentAnswer(taken=taken, refused=why, view=await access.shown(live, link))

    @router.post("/{name}/rounds", responses=refusals(403, 404, 409, 413, 429))
    async def pair(
        name: TournamentId, asked: PairWish, request: Request, secret: Secret = ""
    ) -> TournamentView:
        """Pair the next round, as a preview."""
        live, link = await access.for_role(name, request, secret, Role.ORGANISER)
        try:
            await tournaments.pair(live, link, asked.competition, Asked(asked.id))
        except RefusedEntryError as why:
            raise refusal(409, why.said) from None
        return await access.shown(live, link)

    @router.post("/{name}/players", responses=refusals(403, 404, 409, 413, 429))
    async def take_players(
        name: TournamentId, asked: PlayerListWish, request: Request, secret: Secret = ""
    ) -> PlayerListAnswer:
        """Look at a list of players, or take its good lines."""
        live, link = await access.for_role(name, request, secret, Role.ORGANISER)
        try:
            listed = await lists.read(live, asked.competition, asked.csv)
            if asked.take:
                chosen = Chosen(asked.correct, asked.new)
                await lists.take(live, link, asked.competition, listed, chosen)
            offered = await lists.offers(live, asked.competition, listed)
        except RefusedEntryError as why:
            raise refusal(409, why.said) from None
        return PlayerListAnswer(
            bad=[sentence(each.said) for each in listed.bad],
            found=[" & ".join(p.name for p in each.people) for each in listed.entries],
            offers=[_offer(each) for each in offered],
            view=await access.shown(live, link),
        )

    @router.delete("/{name}/people/{player}", responses=refusals(403, 404, 429))
    async def erase(
        name: TournamentId, player: PlayerId, request: Request, secret: Secret = ""
    ) -> TournamentView:
        """Erase a player's name and details; results stay."""
        live, link = await access.for_role(name, request, secret, Role.ORGANISER)
        if not await tournaments.erase(live, player):
            raise refusal(404, message("server-tournament-no-player"))
        return await access.shown(live, link)

    @router.post("/{name}/desks", responses=refusals(403, 404, 409, 413, 429))
    async def open_desk(
        name: TournamentId, asked: DeskWish, request: Request, secret: Secret = ""
    ) -> DeskOpened:
        """Open the desk of a match; an official's own link is the umpire's there."""
        live, _ = await access.for_role(name, request, secret, *OFFICIALS)
        try:
            desk = await desks.open(live, MatchAt(asked.competition, asked.round, asked.match))
        except RefusedEntryError as why:
            raise refusal(409, why.said) from None
        return DeskOpened(room=desk.room, watch=desk.watch)

    @router.get("/{name}/links", responses=refusals(403, 404, 429))
    async def show_links(name: TournamentId, request: Request, secret: Secret = "") -> Links:
        """Return every link, with its code."""
        live, _ = await access.for_role(name, request, secret, Role.ORGANISER)
        return await _links(live, request, secret)

    @router.post("/{name}/links", responses=refusals(403, 404, 413, 429))
    async def more_boards(
        name: TournamentId, asked: BoardsWish, request: Request, secret: Secret = ""
    ) -> Links:
        """Give more boards a link; those that are there stay."""
        live, _ = await access.for_role(name, request, secret, Role.ORGANISER)
        await rooms.store.keep_links(live.id, kept_links(secret, asked.boards))
        return await _links(live, request, secret)

    async def _links(live: Live, request: Request, organiser: str) -> Links:
        base = base_address(request)
        boards = await rooms.store.boards(live.id)
        wanted = [Link(Role.ORGANISER), *(Link(role) for role in OWN), Link(Role.PUBLIC)]
        tables = table_links(boards)
        codes = await in_thread(lambda: kept_codes(organiser, tables))
        await rooms.store.keep_links(live.id, codes)
        return await in_thread(
            lambda: Links(
                links=[_link(base, live.id, organiser, each) for each in [*wanted, *tables]]
            )
        )

    @router.get("/{name}/log", responses={**FILE, **refusals(403, 404, 429)})
    async def show_log(name: TournamentId, request: Request, secret: Secret = "") -> Response:
        """Return the whole log with its people, as ``carrom tournament`` reads it."""
        live, _ = await access.for_role(name, request, secret, Role.ORGANISER)
        return Response(await file_of(tournaments, live), media_type="application/x-ndjson")

    return router


def _offer(offer: Offer) -> ListOffer:
    fact = None if offer.correction is None else offer.correction.fact
    figures = None
    if fact is not None and fact.after is not None:
        figures = sentence(correction_words(structs.replace(fact, players=())))
    return ListOffer(
        line=offer.line,
        sure=offer.sure,
        before=[_told(person) for person in offer.before],
        after=[_told(person) for person in offer.after],
        figures=figures,
    )


def _told(person: Person) -> PersonTold:
    return PersonTold(
        name=person.name,
        club=person.club,
        country=person.country,
        woman=person.woman,
        junior=person.junior,
    )


def _link(base: str, tournament: str, organiser: str, link: Link) -> LinkView:
    address = address_of(base, tournament, organiser, link)
    code = grouped(code_of(organiser, link)) if link.role is Role.TABLE else ""
    return LinkView(
        role=link.role, board=link.board, address=address, qr=qr_code(address), code=code
    )
