"""How a list of players comes into the log: all of it, or nothing."""

from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime
from typing import NamedTuple

from carrom.tournament.csv_files import Listed
from carrom.tournament.facts import Entered
from carrom.tournament.log import Tournament
from carrom.tournament.refusals import Refusal
from carrom.tournament.state import Competition
from carrom.tournament.terms import Person, Role


class ListEntries(NamedTuple):
    """What a list brings."""

    facts: tuple[Entered, ...]
    people: Mapping[str, Person]
    """Who is new."""


def entries(
    tournament: Tournament, competition: Competition, listed: Sequence[Listed], at: datetime
) -> ListEntries | Refusal:
    """Return the facts with which a list is taken, or why not all of them can be.

    Somebody of the same name and club who is known keeps their id. Who takes part already, with the
    same partners, is left as they are.
    """
    there = {frozenset(each.players) for each in competition.competitors.values()}
    facts: list[Entered] = []
    people: dict[str, Person] = {}
    tried = tournament
    for fact, new in _entries(tournament, competition, listed):
        if frozenset(fact.players) in there:
            continue
        found = tried.record(fact, Role.ORGANISER, at)
        if isinstance(found, Refusal):
            return found
        tried = found
        facts.append(fact)
        people |= new
    return ListEntries(tuple(facts), people)


def _entries(
    tournament: Tournament, competition: Competition, listed: Sequence[Listed]
) -> Iterator[tuple[Entered, dict[str, Person]]]:
    """Yield the facts with which a list is taken, each with the people who are new."""
    ids = {(p.name, p.club): player for player, p in tournament.people.items()}
    used = {*tournament.people, *(p for c in competition.competitors.values() for p in c.players)}
    taken = set(competition.competitors)
    for one in listed:
        new: dict[str, Person] = {}
        players = []
        for person in one.people:
            key = (person.name, person.club)
            if key not in ids:
                ids[key] = _free("p", used)
                new[ids[key]] = person
            players.append(ids[key])
        yield (
            Entered(
                competition=competition.id,
                competitor=_free("c", taken),
                players=tuple(players),
                title=one.team,
                rating=one.rating,
                seed=one.seed,
            ),
            new,
        )


def _free(letter: str, used: set[str]) -> str:
    number = len(used) + 1
    while f"{letter}{number}" in used:
        number += 1
    used.add(f"{letter}{number}")
    return f"{letter}{number}"
