"""A championship on the server: the prizes of several of its tournaments, added up."""

from collections.abc import Iterable
from dataclasses import replace
from functools import partial

from carrom.server.side_work import TOURNAMENTS
from carrom.server.tournaments.tournaments import Live, Tournaments
from carrom.server.tournaments.view_types import (
    ChampionshipEvent,
    ChampionshipView,
    ChampionView,
)
from carrom.tournament.log import Tournament
from carrom.tournament.prizes import championship_of
from carrom.tournament.state import Competition


async def earlier_ones(
    tournaments: Tournaments, competitions: Iterable[Competition]
) -> list[Tournament]:
    """Return the earlier tournaments of the championships of some competitions, as far as they are there."""
    names = dict.fromkeys(name for each in competitions for name in each.terms.earlier)
    lives = [await tournaments.find(name) for name in names]
    return [replace(live.tournament, events=()) for live in lives if live is not None]


async def championship_view(
    tournaments: Tournaments, live: Live, competition: str
) -> ChampionshipView | None:
    """Return the championship that a competition belongs to, as everybody may see it; None: it is of none."""
    found = live.tournament.state.competitions.get(competition)
    if found is None:
        return None
    earlier = await earlier_ones(tournaments, [found])
    told = await TOURNAMENTS.do(partial(championship_of, live.tournament, found, earlier))
    if told is None:
        return None
    return ChampionshipView(
        events=[
            ChampionshipEvent(
                tournament=tournament.header.id,
                title=tournament.header.title,
                date=tournament.header.date,
            )
            for tournament, _ in told.events
        ],
        lines=[
            ChampionView(
                place=each.place, name=each.name, total=each.total, prizes=list(each.prizes)
            )
            for each in told.lines
        ],
        missing=told.missing,
    )
