"""A championship on the server: the prizes of several of its tournaments, added up."""

from carrom.server.tournaments.tournaments import Live, Tournaments
from carrom.server.tournaments.view_types import (
    ChampionshipEvent,
    ChampionshipView,
    ChampionView,
)
from carrom.tournament.log import Tournament
from carrom.tournament.pairing import finished
from carrom.tournament.prizes import season
from carrom.tournament.state import Competition

Event = tuple[Tournament, Competition]


async def championship_view(
    tournaments: Tournaments, live: Live, competition: str
) -> ChampionshipView | None:
    """Return the championship that a competition belongs to, as everybody may see it; None: it is of none."""
    found = live.tournament.state.competitions.get(competition)
    if found is None or found.terms.prizes is None or not found.terms.earlier:
        return None
    earlier = [name for name in found.terms.earlier if name != live.id]
    lives = [await tournaments.find(name) for name in earlier]
    events = [event for each in lives if each is not None for event in _event(each, found)]
    if _over(found):
        events.append((live.tournament, found))
    lines = season(events, found.terms.prizes, skip_worst=found.terms.skip_worst, public=True)
    return ChampionshipView(
        events=[
            ChampionshipEvent(
                tournament=tournament.header.id,
                title=tournament.header.title,
                date=tournament.header.date,
            )
            for tournament, _ in events
        ],
        lines=[
            ChampionView(
                place=each.place, name=each.name, total=each.total, prizes=list(each.prizes)
            )
            for each in lines
        ],
        missing=len(found.terms.earlier) + 1 - len(events),
    )


def _over(competition: Competition) -> bool:
    return competition.closed or finished(competition)


def _event(live: Live, like: Competition) -> list[Event]:
    """Return the competition of an earlier tournament: of the same kind, of the same title if there are several."""
    there = live.tournament.state.competitions.values()
    same = [each for each in there if each.terms.kind is like.terms.kind and _over(each)]
    named = [each for each in same if each.terms.title == like.terms.title]
    chosen = named if len(same) > 1 else same
    return [(live.tournament, each) for each in chosen[:1]]
