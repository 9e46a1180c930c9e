"""One entry by a form: the same limits as a line of a list, said without a line's number."""

from collections.abc import Iterator, Mapping
from math import isfinite

from carrom.messages import Message, message, quoted
from carrom.tournament.csv_files import LONGEST, Listed
from carrom.tournament.facts import EntryFigures
from carrom.tournament.log import Tournament
from carrom.tournament.name_checks import Names
from carrom.tournament.state import Competition
from carrom.tournament.terms import MOST_RATING, MOST_SEED, Kind, Person


def wrong_entry(listed: Listed, kind: Kind) -> Message | None:
    """Return what cannot be taken of an entry, in one sentence."""
    if not all(person.name for person in listed.people):
        return message("tournament-form-no-name")
    if kind is Kind.TEAMS and not listed.team:
        return message("tournament-form-no-team")
    for text in _texts(listed):
        if (found := wrong_text(text)) is not None:
            return found
    rating, seed = listed.rating, listed.seed
    if rating is not None and not (isfinite(rating) and 0 <= rating <= MOST_RATING):
        return message("tournament-form-rating", most=int(MOST_RATING))
    if seed is not None and not 1 <= seed <= MOST_SEED:
        return message("tournament-form-seed", most=MOST_SEED)
    return None


def wrong_text(text: str) -> Message | None:
    """Return what is wrong with a name or another text of a form."""
    if len(text) > LONGEST:
        return message("tournament-form-long", value=quoted(text), most=LONGEST)
    if not text.isprintable():
        return message("tournament-form-control", value=quoted(text))
    return None


def _texts(listed: Listed) -> Iterator[str]:
    yield listed.team
    for person in listed.people:
        yield from (person.name, person.club, person.country)


def wrong_correction(
    tournament: Tournament,
    competition: Competition,
    competitor: str,
    people: Mapping[str, Person],
    figures: EntryFigures,
) -> Message | None:
    """Return why an entry cannot become this, in one sentence; ``people``: by the ids of its players."""
    told = Listed(tuple(people.values()), figures.title, figures.rating, figures.seed)
    if (why := wrong_entry(told, competition.terms.kind)) is not None:
        return why
    others = {
        _key(tournament.person(player))
        for each in competition.competitors.values()
        for player in each.players
        if not (each.id == competitor and player in people)
    }
    for person in people.values():
        if _key(person) in others:
            return message("tournament-form-there", value=quoted(person.name))
        others.add(_key(person))
    names = Names((*tournament.people.values(), *people.values())) if figures.title else None
    if names is not None and names.stand_in(figures.title):
        return message("tournament-name-in-team")
    return None


def there_already(
    tournament: Tournament, competition: Competition, listed: Listed
) -> Message | None:
    """Return who of an entry takes part already, or stands in it twice."""
    seen = {
        _key(tournament.person(player))
        for each in competition.competitors.values()
        for player in each.players
    }
    for person in listed.people:
        if _key(person) in seen:
            return message("tournament-form-there", value=quoted(person.name))
        seen.add(_key(person))
    return None


def _key(person: Person) -> tuple[str, str]:
    return person.name.casefold(), person.club.casefold()


def person_named(tournament: Tournament, name: str) -> str | None:
    """Return the id of somebody who is known by a name; of several, who does not play."""
    same = [p for p, known in tournament.people.items() if known.name.casefold() == name.casefold()]
    players = {
        player
        for competition in tournament.state.competitions.values()
        for each in competition.competitors.values()
        for player in each.players
    }
    return min(same, key=lambda player: (player in players, player), default=None)
