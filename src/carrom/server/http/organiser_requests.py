"""What officials do on a tournament's pages beside entering facts: players by a form, umpires, sheets, the log."""

from collections.abc import Sequence
from functools import partial
from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Depends, Query, Request, Response

from carrom.messages import Language
from carrom.server.http.addresses import asker, base_address
from carrom.server.http.responses import refusal, refusals, sentence
from carrom.server.http.tournament_access import Access, Secret, TournamentId, tournament_place
from carrom.server.http.tournament_messages import (
    LARGEST,
    CorrectionWish,
    EntrantWish,
    LogAnswer,
    LogEntry,
    NewPerson,
    RatingsWish,
    UmpireWish,
    Word,
)
from carrom.server.rooms.codes import grouped
from carrom.server.side_work import LARGE, TOURNAMENTS
from carrom.server.tournaments.copies import worked
from carrom.server.tournaments.entry_checks import RefusedEntryError
from carrom.server.tournaments.links import address_of
from carrom.server.tournaments.player_lists import CorrectEntry, PlayerLists
from carrom.server.tournaments.rating_list import rating_list
from carrom.server.tournaments.renewals import known_links, with_codes
from carrom.server.tournaments.sheets import PRIVATE, SheetWish, sheet
from carrom.server.tournaments.tournaments import Live
from carrom.server.tournaments.umpires import assign_umpire
from carrom.server.tournaments.view_types import TournamentView
from carrom.store.asked import Asked
from carrom.store.tournaments import Link, MatchAt
from carrom.tournament.csv_files import Listed
from carrom.tournament.decide import HEADS
from carrom.tournament.facts import EntryFigures
from carrom.tournament.log import Event
from carrom.tournament.log_words import event_words
from carrom.tournament.paper.compiling import Paper
from carrom.tournament.paper.documents import Document
from carrom.tournament.table_links import TableLink, TableLinks
from carrom.tournament.terms import Person, Role

MOST_LOGGED: Final = 200
PDF: Final[dict[int | str, dict[str, Any]]] = {
    200: {"content": {"application/pdf": {"schema": {"type": "string", "format": "binary"}}}}
}
RATINGS: Final[dict[int | str, dict[str, Any]]] = {
    200: {"content": {"application/json": {"schema": {"type": "object"}}}}
}
PAPERS: Final = {"a4": Paper.A4, "letter": Paper.LETTER}
RoundNumber = Annotated[int, Query(ge=0, le=LARGEST)]


def organiser_requests(access: Access) -> APIRouter:
    """Return these requests."""
    router = APIRouter(prefix="/api/tournaments", dependencies=[Depends(tournament_place)])
    tournaments = access.tournaments
    lists = PlayerLists(tournaments)

    @router.post(
        "/{name}/entrants",
        response_model=TournamentView,
        responses=refusals(403, 404, 409, 413, 429),
    )
    async def take_entrant(
        name: TournamentId, asked: EntrantWish, request: Request, secret: Secret = ""
    ) -> Response:
        """Take one player, pair or team; a Swiss takes late ones, too."""
        live, link = await access.for_role(name, request, secret, Role.ORGANISER)
        people = tuple(map(_person, asked.people))
        listed = Listed(people, _tidy(asked.team), asked.rating, asked.seed)
        try:
            await lists.take_one(live, link, asked.competition, listed, Asked(asked.id))
        except RefusedEntryError as why:
            raise refusal(409, why.said) from None
        return await access.shown(live, link)

    @router.post(
        "/{name}/corrections",
        response_model=TournamentView,
        responses=refusals(403, 404, 409, 413, 429),
    )
    async def correct_entrant(
        name: TournamentId, asked: CorrectionWish, request: Request, secret: Secret = ""
    ) -> Response:
        """Put right what is known of a player, a pair or a team; pairings stay."""
        live, link = await access.for_role(name, request, secret, Role.ORGANISER)
        people = {one.player: _person(one) for one in asked.people}
        figures = EntryFigures(title=_tidy(asked.team), rating=asked.rating, seed=asked.seed)
        wanted = CorrectEntry(people, figures, asked.expected)
        try:
            await lists.correct(
                live, link, asked.competition, asked.competitor, wanted, Asked(asked.id)
            )
        except RefusedEntryError as why:
            raise refusal(409, why.said) from None
        return await access.shown(live, link)

    @router.post(
        "/{name}/umpires",
        response_model=TournamentView,
        responses=refusals(403, 404, 409, 413, 429),
    )
    async def assign(
        name: TournamentId, asked: UmpireWish, request: Request, secret: Secret = ""
    ) -> Response:
        """Make somebody the umpire of a match; without a name, nobody."""
        live, link = await access.for_role(name, request, secret, *HEADS)
        at = MatchAt(asked.competition, asked.round, asked.match)
        try:
            wanted = _tidy(asked.name)
            await assign_umpire(tournaments, live, link, at, wanted, Asked(asked.id))
        except RefusedEntryError as why:
            raise refusal(409, why.said) from None
        return await access.shown(live, link)

    @router.get("/{name}/sheets/{kind}", responses={**PDF, **refusals(403, 404, 409, 429)})
    async def show_sheet(
        name: TournamentId,
        kind: Document,
        competition: Annotated[Word, Query()],
        request: Request,
        number: Annotated[RoundNumber, Query(alias="round")] = 0,
        language: Language = "en",
        paper: Literal["a4", "letter"] = "a4",
        secret: Secret = "",
    ) -> Response:
        """Return a sheet as PDF. Score cards, badges and labels are for the organiser."""
        may = (Role.ORGANISER,) if kind in PRIVATE else tuple(Role)
        live, link = await access.for_role(name, request, secret, *may)
        links = await _tables(live, request, secret, link, kind)
        wish = SheetWish(kind, competition, number, language, PAPERS[paper])
        try:
            made = await sheet(live, link.role, wish, links, asker(request))
        except RefusedEntryError as why:
            raise refusal(409, why.said) from None
        headers = {"content-disposition": f'inline; filename="{kind}-{language}.pdf"'}
        return Response(made, media_type="application/pdf", headers=headers)

    async def _tables(
        live: Live, request: Request, secret: str, link: Link, kind: Document
    ) -> TableLinks:
        """Return the links of tables, for their labels, as far as the organiser's leads to them; nobody else has them."""
        if link.role is not Role.ORGANISER or kind is not Document.LABELS:
            return {}
        base = base_address(request)
        await tournaments.keep_tables(live, secret, await tournaments.store.boards(live.id))
        known = known_links(secret, await with_codes(tournaments.store, live.id, secret))
        return {
            each.link.board: TableLink(
                board=each.link.board,
                address=address_of(base, live.id, Role.TABLE, each.secret),
                code=grouped(each.code),
            )
            for each in known.values()
            if each.link.role is Role.TABLE and each.secret
        }

    @router.post("/{name}/ratings", responses={**RATINGS, **refusals(403, 404, 409, 413, 429)})
    async def rate(
        name: TournamentId, asked: RatingsWish, request: Request, secret: Secret = ""
    ) -> Response:
        """Return the ratings after a competition, as ``carrom tournament ratings`` writes them."""
        live, _ = await access.for_role(name, request, secret, Role.ORGANISER)
        try:
            with LARGE.place(asker(request)):
                made = await worked(
                    live, tournaments.store, LARGE, rating_list, asked.competition, asked.before
                )
        except RefusedEntryError as why:
            raise refusal(409, why.said) from None
        return Response(made, media_type="application/json")

    @router.get("/{name}/events", response_model=LogAnswer, responses=refusals(403, 404, 429))
    async def show_events(name: TournamentId, request: Request, secret: Secret = "") -> Response:
        """Return the last entries of the log in words, the newest first."""
        live, _ = await access.for_role(name, request, secret, *HEADS)
        events = live.tournament.events[-MOST_LOGGED:]
        data = await TOURNAMENTS.do(partial(_log_data, events))
        return Response(data, media_type="application/json")

    return router


def _person(one: NewPerson) -> Person:
    return Person(
        name=_tidy(one.name),
        club=_tidy(one.club),
        country=_tidy(one.country),
        woman=one.woman,
        junior=one.junior,
    )


def _tidy(text: str) -> str:
    return " ".join(text.split())


def _log_data(events: Sequence[Event]) -> bytes:
    """Return events in words, the last one first, as JSON."""
    return LogAnswer(entries=[_told(e) for e in reversed(events)]).model_dump_json().encode()


def _told(event: Event) -> LogEntry:
    words = event_words(event)
    return LogEntry(
        seq=event.seq,
        at=event.at,
        by=sentence(words.role),
        who=event.who,
        what=sentence(words.what),
        competition=event.fact.competition,
        round=getattr(event.fact, "round", None),
        match=getattr(event.fact, "match", None),
        competitor=getattr(event.fact, "competitor", ""),
        note=words.note,
    )
