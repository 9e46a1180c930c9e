"""Umpires of matches, by name: the log has their ids, and the names stand beside it."""

import secrets

from carrom.server.tournaments.entry_checks import RefusedEntryError
from carrom.server.tournaments.tournaments import Live, Tournaments
from carrom.store.store import Asked
from carrom.store.tournaments import Link, MatchAt
from carrom.tournament.facts import UmpireAssigned
from carrom.tournament.player_form import person_named, wrong_text
from carrom.tournament.terms import Person


async def assign_umpire(
    tournaments: Tournaments, live: Live, link: Link, at: MatchAt, name: str, asked: Asked
) -> None:
    """Make somebody the umpire of a match, once; without a name, nobody."""
    async with live.lock:
        if await tournaments.answered(live, asked) is not None:
            return
        why = wrong_text(name)
        if why is not None:
            raise RefusedEntryError("form", why)
        umpire, new = "", {}
        if name:
            known = person_named(live.tournament, name)
            umpire = known or f"u{secrets.token_hex(4)}"
            new = {} if known else {umpire: Person(name=name)}
        fact = UmpireAssigned(
            competition=at.competition, round=at.round, match=at.match, umpire=umpire
        )
        await tournaments.record(live, link, fact, asked, people=new)
