"""Players of a competition: lists that are read whole first, then taken, and one by a form."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from functools import partial
from typing import NamedTuple

from carrom.messages import message
from carrom.server.side_work import TOURNAMENTS
from carrom.server.tournaments.entry_checks import RefusedEntryError
from carrom.server.tournaments.tournaments import Live, Tournaments
from carrom.store.store import Asked
from carrom.store.tournaments import Link
from carrom.tournament.csv_files import Listed, PlayerList, read_players
from carrom.tournament.entry_corrections import correction
from carrom.tournament.facts import EntryCorrected, EntryFigures
from carrom.tournament.list_entries import (
    NOTHING_CHOSEN,
    Chosen,
    ListEntries,
    Offer,
    entries,
    offers,
)
from carrom.tournament.log import Tournament
from carrom.tournament.name_checks import Names
from carrom.tournament.player_form import there_already, wrong_correction, wrong_entry
from carrom.tournament.refusals import Refusal
from carrom.tournament.state import Competition
from carrom.tournament.terms import Person


class CorrectEntry(NamedTuple):
    """What an entry should be."""

    people: Mapping[str, Person]
    """By the ids of its players; who is not among them stays as they are."""
    figures: EntryFigures
    expected: int
    """How many entries of the log had been seen."""


class PlayerLists:
    """Lists for the tournaments of a process."""

    def __init__(self, tournaments: Tournaments) -> None:
        self._all = tournaments

    async def take_one(
        self, live: Live, link: Link, competition: str, listed: Listed, asked: Asked
    ) -> None:
        """Take one entry of a form, once."""
        async with live.lock:
            if await self._all.answered(live, asked) is not None:
                return
            found = _competition(live, competition)
            why = wrong_entry(listed, found.terms.kind)
            why = why or there_already(live.tournament, found, listed)
            if why is not None:
                raise RefusedEntryError("form", why)
            await self._record(live, link, found, [listed], asked, Chosen(everything_new=True))

    async def correct(
        self,
        live: Live,
        link: Link,
        competition: str,
        competitor: str,
        wanted: CorrectEntry,
        asked: Asked,
    ) -> None:
        """Put an entry right, once; ``wanted`` is what it should be, by whoever saw entry ``expected``."""
        async with live.lock:
            if await self._all.answered(live, asked) is not None:
                return
            found = _competition(live, competition)
            entry = found.competitors.get(competitor)
            if entry is None or not set(wanted.people) <= set(entry.players):
                said = message("tournament-refused-competitor-unknown", competitor=competitor)
                raise RefusedEntryError("competitor-unknown", said)
            if not set(wanted.people) <= set(live.tournament.people):  # an erased name stays so
                raise RefusedEntryError("no-player", message("server-tournament-no-player"))
            if _corrected_since(live, competitor, wanted):
                said = message("tournament-refused-entry-changed")
                raise RefusedEntryError("entry-changed", said)
            tournament, people, figures = live.tournament, wanted.people, wanted.figures
            why = await TOURNAMENTS.do(
                lambda: wrong_correction(tournament, found, competitor, people, figures)
            )
            if why is not None:
                raise RefusedEntryError("form", why)
            right = correction(tournament, found, competitor, people, figures)
            if right is None:
                said = message("tournament-refused-nothing-corrected")
                raise RefusedEntryError("nothing-corrected", said)
            await self._all.record(live, link, right.fact, asked, right.people)
        await self._all.names_at_desks(live)

    async def offers(self, live: Live, competition: str, listed: PlayerList) -> tuple[Offer, ...]:
        """Return what of a list seems to correct somebody."""
        found, tournament = _competition(live, competition), live.tournament
        return await TOURNAMENTS.do(lambda: offers(tournament, found, listed.entries))

    async def read(self, live: Live, competition: str, text: str) -> PlayerList:
        """Read a list; nothing is taken."""
        kind = _competition(live, competition).terms.kind
        return await TOURNAMENTS.do(partial(read_players, text, kind))

    async def take(
        self, live: Live, link: Link, competition: str, listed: PlayerList, chosen: Chosen
    ) -> None:
        """Take the good lines, all of them or none; who is there is left as they are, unless it is chosen."""
        async with live.lock:
            found = live.tournament.state.competitions[competition]
            await self._record(live, link, found, listed.entries, chosen=chosen)
        if chosen.correct:
            await self._all.names_at_desks(live)

    async def _record(
        self,
        live: Live,
        link: Link,
        competition: Competition,
        listed: Sequence[Listed],
        asked: Asked | None = None,
        chosen: Chosen = NOTHING_CHOSEN,
    ) -> None:
        tournament, at = live.tournament, self._all.later(live)
        wanted = await TOURNAMENTS.do(
            partial(_entries, tournament, competition, listed, at, chosen)
        )
        await self._all.record_all(live, link, wanted.facts, asked, people=wanted.people)


def _entries(
    tournament: Tournament,
    competition: Competition,
    listed: Sequence[Listed],
    at: datetime,
    chosen: Chosen,
) -> ListEntries:
    """Return what a list brings; one that cannot be taken, or that has a name in a team's, is refused."""
    wanted = entries(tournament, competition, listed, at, chosen)
    if isinstance(wanted, Refusal):
        raise RefusedEntryError(wanted.why.value, wanted.said)
    if wanted.titles:
        names = Names((*tournament.people.values(), *wanted.people.values()))
        if any(map(names.stand_in, wanted.titles)):
            raise RefusedEntryError("name", message("tournament-name-in-team"))
    return wanted


def _corrected_since(live: Live, competitor: str, wanted: CorrectEntry) -> bool:
    """Say whether somebody else has put the entry, or one of its players, right meanwhile."""
    facts = (event.fact for event in live.tournament.events[wanted.expected :])
    return any(
        fact.competitor == competitor or any(one.player in wanted.people for one in fact.players)
        for fact in facts
        if isinstance(fact, EntryCorrected)
    )


def _competition(live: Live, competition: str) -> Competition:
    found = live.tournament.state.competitions.get(competition)
    if found is None:
        said = message("tournament-refused-competition-unknown", competition=competition)
        raise RefusedEntryError("competition-unknown", said)
    return found
