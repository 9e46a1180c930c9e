"""Prizes: points by place, and a championship that adds them up over several competitions."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from carrom.tournament.log import Tournament
from carrom.tournament.pairing import finished
from carrom.tournament.standings import final_order
from carrom.tournament.state import Competition
from carrom.tournament.terms import Kind, Scale

FIXED: Final[tuple[int, ...]] = (18, 16, 14, *range(13, 0, -1))
MILLESIMAL: Final[tuple[int, ...]] = (
    1000,
    900,
    800,
    750,
    700,
    650,
    600,
    550,
    500,
    450,
    *range(440, 0, -10),
)


def prize(place: int, scale: Scale) -> int:
    """Return the points of a place, from 1.

    >>> [prize(place, Scale.FIXED) for place in (1, 2, 3, 4, 16, 17)]
    [18, 16, 14, 13, 1, 0]
    """
    table = FIXED if scale is Scale.FIXED else MILLESIMAL
    if place > len(table):
        return 1 if scale is Scale.MILLESIMAL else 0
    return table[place - 1]


def prizes_of(competition: Competition) -> dict[str, int]:
    """Return what everybody gets for their place, once everything is played; nothing: there are no prizes."""
    scale = competition.terms.prizes
    if scale is None or not _over(competition):
        return {}
    return {who: prize(place, scale) for place, who in final_order(competition)}


def _over(competition: Competition) -> bool:
    return competition.closed or finished(competition)


Event = tuple[Tournament, Competition]


@dataclass(frozen=True, slots=True)
class Champion:
    """A line of a championship."""

    place: int
    name: str
    total: int
    prizes: tuple[int, ...]
    """Of each competition; 0 where they were not there."""


def championship(
    events: Sequence[Iterable[tuple[int, str]]], scale: Scale, *, skip_worst: int = 0
) -> tuple[Champion, ...]:
    """Add up the prizes of several competitions, each given as places and names.

    ``skip_worst`` is how many of the worst results of everybody do not count.
    """
    prizes: dict[str, list[int]] = {}
    for number, event in enumerate(events):
        for place, name in event:
            own = prizes.setdefault(name, [0] * len(events))
            own[number] = prize(place, scale)
    totals: Mapping[str, int] = {
        name: sum(sorted(own, reverse=True)[: max(1, len(events) - skip_worst)])
        for name, own in prizes.items()
    }
    ordered = sorted(prizes, key=lambda name: (-totals[name], sorted(prizes[name])[::-1], name))
    found: list[Champion] = []
    for number, name in enumerate(ordered, start=1):
        level = bool(found) and found[-1].total == totals[name]
        place = found[-1].place if level else number
        found.append(Champion(place, name, totals[name], tuple(prizes[name])))
    return tuple(found)


@dataclass(frozen=True, slots=True)
class Championship:
    """Prizes of several tournaments, added up, as everybody may see them."""

    events: tuple[Event, ...]
    lines: tuple[Champion, ...]
    missing: int
    """Tournaments that do not count yet: they are not over, or not there."""


def championship_of(
    tournament: Tournament, competition: Competition, earlier: Iterable[Tournament]
) -> Championship | None:
    """Return the championship of a competition with those of earlier tournaments; None: it is of none."""
    terms = competition.terms
    if terms.prizes is None or not terms.earlier:
        return None
    there = {each.header.id: each for each in earlier}
    known = [
        there[name] for name in terms.earlier if name in there and name != tournament.header.id
    ]
    events = [event for each in known for event in _event(each, competition)]
    if _over(competition):
        events.append((tournament, competition))
    lines = season(events, terms.prizes, skip_worst=terms.skip_worst, public=True)
    return Championship(tuple(events), lines, len(terms.earlier) + 1 - len(events))


def _event(tournament: Tournament, like: Competition) -> list[Event]:
    """Return the competition of an earlier tournament: of the same kind, of the same title if there are several."""
    there = tournament.state.competitions.values()
    same = [each for each in there if each.terms.kind is like.terms.kind and _over(each)]
    named = [each for each in same if each.terms.title == like.terms.title]
    chosen = named if len(same) > 1 else same
    return [(tournament, each) for each in chosen[:1]]


def season(
    events: Sequence[Event],
    scale: Scale,
    *,
    skip_worst: int = 0,
    public: bool = False,
) -> tuple[Champion, ...]:
    """Return the championship of several competitions; people and pairs are known by their names.

    ``public``: juniors stand there by their initials.
    """
    names: dict[str, str] = {}
    places: list[list[tuple[int, str]]] = []
    for tournament, competition in events:
        order = [
            (place, who, _key(tournament, competition, who))
            for place, who in final_order(competition)
        ]
        places.append([(place, key) for place, _, key in order])
        names |= {key: tournament.name(competition, who, public=public) for _, who, key in order}
    found = championship(places, scale, skip_worst=skip_worst)
    return tuple(replace(each, name=names[each.name]) for each in found)


def _key(tournament: Tournament, competition: Competition, competitor: str) -> str:
    """Return by what somebody is known in every event; partners in either order are the same pair."""
    there = competition.competitors[competitor]
    if there.title and competition.terms.kind is Kind.TEAMS:
        return there.title
    known = (tournament.people.get(player) for player in there.players)
    names = (
        f"{player} {tournament.header.id}" if person is None else person.name
        for player, person in zip(there.players, known, strict=True)
    )
    return " & ".join(sorted(names))
