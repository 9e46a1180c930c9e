"""Players of a competition: lists that are read whole first, then taken, and one by a form."""

from collections.abc import Sequence
from datetime import datetime
from functools import partial

from carrom.messages import message
from carrom.server.side_work import TOURNAMENTS
from carrom.server.tournaments.entry_checks import RefusedEntryError
from carrom.server.tournaments.tournaments import Live, Tournaments
from carrom.store.store import Asked
from carrom.store.tournaments import Link
from carrom.tournament.csv_files import Listed, PlayerList, read_players
from carrom.tournament.list_entries import ListEntries, entries
from carrom.tournament.log import Tournament
from carrom.tournament.name_checks import Names
from carrom.tournament.player_form import there_already, wrong_entry
from carrom.tournament.refusals import Refusal
from carrom.tournament.state import Competition


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
            await self._record(live, link, found, [listed], asked)

    async def read(self, live: Live, competition: str, text: str) -> PlayerList:
        """Read a list; nothing is taken."""
        kind = _competition(live, competition).terms.kind
        return await TOURNAMENTS.do(partial(read_players, text, kind))

    async def take(self, live: Live, link: Link, competition: str, listed: PlayerList) -> None:
        """Take the good lines, all of them or none; who is there already is left as they are."""
        async with live.lock:
            found = live.tournament.state.competitions[competition]
            await self._record(live, link, found, listed.entries)

    async def _record(
        self,
        live: Live,
        link: Link,
        competition: Competition,
        listed: Sequence[Listed],
        asked: Asked | None = None,
    ) -> None:
        tournament, at = live.tournament, self._all.later(live)
        wanted = await TOURNAMENTS.do(partial(_entries, tournament, competition, listed, at))
        await self._all.record_all(live, link, wanted.facts, asked, people=wanted.people)


def _entries(
    tournament: Tournament, competition: Competition, listed: Sequence[Listed], at: datetime
) -> ListEntries:
    """Return what a list brings; one that cannot be taken, or that has a name in a team's, is refused."""
    wanted = entries(tournament, competition, listed, at)
    if isinstance(wanted, Refusal):
        raise RefusedEntryError(wanted.why.value, wanted.said)
    if any(fact.title for fact in wanted.facts):
        names = Names((*tournament.people.values(), *wanted.people.values()))
        if any(names.stand_in(fact.title) for fact in wanted.facts):
            raise RefusedEntryError("name", message("tournament-name-in-team"))
    return wanted


def _competition(live: Live, competition: str) -> Competition:
    found = live.tournament.state.competitions.get(competition)
    if found is None:
        said = message("tournament-refused-competition-unknown", competition=competition)
        raise RefusedEntryError("competition-unknown", said)
    return found
