"""Tournaments over HTTP: opening one, what each link shows, entries, players, rounds.

Whoever has a link sends its secret in a header. Without one, a tournament can be looked at.
"""

from datetime import date
from typing import Annotated, Any, Final

from fastapi import APIRouter, Depends, Query, Request, Response
from msgspec import structs

from carrom.messages import message
from carrom.server.http.addresses import asker, base_address
from carrom.server.http.limits import Quota
from carrom.server.http.responses import refusal, refusals, sentence
from carrom.server.http.room_requests import MOST_ROOMS, ROOMS_A_DAY, ROOMS_IN_ALL
from carrom.server.http.tournament_access import (
    Access,
    PlayerId,
    Secret,
    TournamentId,
    tournament_place,
    with_cookies,
)
from carrom.server.http.tournament_messages import (
    DeskOpened,
    DeskWish,
    ListOffer,
    NewTournament,
    NewTournamentEntries,
    OpenedTournament,
    PairWish,
    PersonTold,
    PlayerListAnswer,
    PlayerListWish,
    ReadList,
    Taken,
    TournamentAnswer,
    TournamentRefusal,
    Word,
)
from carrom.server.side_work import LARGE
from carrom.server.tournaments.championships import championship_view
from carrom.server.tournaments.desk_results import TournamentDesks
from carrom.server.tournaments.entry_checks import RefusedEntryError
from carrom.server.tournaments.links import MOST_BOARDS
from carrom.server.tournaments.player_lists import PlayerLists
from carrom.server.tournaments.tournament_files import file_of, open_file
from carrom.server.tournaments.tournaments import Entry
from carrom.server.tournaments.view_types import ChampionshipView, TournamentView
from carrom.store.store import Asked
from carrom.store.tournaments import MatchAt
from carrom.tournament.decide import OFFICIALS
from carrom.tournament.entry_corrections import correction_words
from carrom.tournament.list_entries import Chosen, Offer
from carrom.tournament.terms import Person, Role

FILE: Final[dict[int | str, dict[str, Any]]] = {
    200: {"content": {"application/x-ndjson": {"schema": {"type": "string"}}}}
}
MOST_OPENED: Final = (30, 60.0)
"""Tournaments that one address may open in so many seconds."""
OPENED_A_DAY, OPENED_IN_ALL = 100, 2000
"""That one address may open in a day, and all together."""


def tournament_requests(desks: TournamentDesks, access: Access) -> APIRouter:
    """Return the requests about tournaments."""
    router = APIRouter(prefix="/api/tournaments", dependencies=[Depends(tournament_place)])
    tournaments = desks.tournaments
    lists = PlayerLists(tournaments)
    openings = Quota(MOST_OPENED, OPENED_A_DAY, OPENED_IN_ALL)
    desk_openings = Quota(MOST_ROOMS, ROOMS_A_DAY, ROOMS_IN_ALL)

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
        tournaments.rooms.metrics.opened.labels("tournament").inc()
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
            name, secret = await open_file(
                tournaments, await request.body(), boards, asker(request)
            )
        except RefusedEntryError as why:
            raise refusal(409, why.said) from None
        address = f"{base_address(request)}/#/tournament/{name}/{secret}"
        return OpenedTournament(tournament=name, secret=secret, address=address)

    @router.get("/{name}", response_model=TournamentView, responses=refusals(404, 429))
    async def show(name: TournamentId, request: Request, secret: Secret = "") -> Response:
        """Return a tournament as the asker's link shows it; without one, what is public.

        With the link of a table, the browser gets a cookie: who enters a result does not confirm it.
        """
        live, link = await access.found(name, request, secret)
        await desks.take_results(live)
        known, cookies = access.known(live, link, request)
        return with_cookies(await access.shown(live, known), cookies)

    @router.get("/{name}/championship", responses=refusals(404, 429))
    async def show_championship(
        name: TournamentId, competition: Annotated[Word, Query()], request: Request
    ) -> ChampionshipView | None:
        """Return the championship that a competition belongs to; null: it is of none."""
        live, _ = await access.found(name, request, "")
        return await championship_view(tournaments, live, competition)

    @router.post(
        "/{name}/entries",
        response_model=TournamentAnswer,
        responses=refusals(403, 404, 413, 429),
    )
    async def enter(
        name: TournamentId, asked: NewTournamentEntries, request: Request, secret: Secret = ""
    ) -> Response:
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
        known, cookies = access.known(live, link, request)
        told = Taken(taken=taken, refused=why)
        return with_cookies(await access.shown_with(told, live, known), cookies)

    @router.post(
        "/{name}/rounds", response_model=TournamentView, responses=refusals(403, 404, 409, 413, 429)
    )
    async def pair(
        name: TournamentId, asked: PairWish, request: Request, secret: Secret = ""
    ) -> Response:
        """Pair the next round, as a preview."""
        live, link = await access.for_role(name, request, secret, Role.ORGANISER)
        try:
            with LARGE.place(link.address):
                await tournaments.pair(live, link, asked.competition, Asked(asked.id))
        except RefusedEntryError as why:
            raise refusal(409, why.said) from None
        return await access.shown(live, link)

    @router.post(
        "/{name}/players",
        response_model=PlayerListAnswer,
        responses=refusals(403, 404, 409, 413, 429),
    )
    async def take_players(
        name: TournamentId, asked: PlayerListWish, request: Request, secret: Secret = ""
    ) -> Response:
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
        told = ReadList(
            bad=[sentence(each.said) for each in listed.bad],
            found=[" & ".join(p.name for p in each.people) for each in listed.entries],
            offers=[_offer(each) for each in offered],
        )
        return await access.shown_with(told, live, link)

    @router.delete(
        "/{name}/people/{player}",
        response_model=TournamentView,
        responses=refusals(403, 404, 429),
    )
    async def erase(
        name: TournamentId, player: PlayerId, request: Request, secret: Secret = ""
    ) -> Response:
        """Erase a player's name and details; results stay."""
        live, link = await access.for_role(name, request, secret, Role.ORGANISER)
        if not await tournaments.erase(live, player):
            raise refusal(404, message("server-tournament-no-player"))
        return await access.shown(live, link)

    @router.post("/{name}/desks", responses=refusals(403, 404, 409, 413, 429))
    async def open_desk(
        name: TournamentId, asked: DeskWish, request: Request, secret: Secret = ""
    ) -> DeskOpened:
        """Open the desk of a match, or find it; its key holds as long as the link it was opened by."""
        live, link = await access.for_role(name, request, secret, *OFFICIALS)
        if not desk_openings.take(link.address):
            raise refusal(429, message("server-many"))
        try:
            desk = await desks.open(live, MatchAt(asked.competition, asked.round, asked.match))
        except RefusedEntryError as why:
            raise refusal(409, why.said) from None
        key = await desks.key(desk, secret)
        return DeskOpened(room=desk.room, watch=desk.watch, secret=key)

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
