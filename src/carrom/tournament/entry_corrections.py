"""Somebody who takes part, put right: the fact for the log, and the details that stand beside it."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from msgspec import structs

from carrom.messages import Message, message
from carrom.tournament.csv_files import Listed
from carrom.tournament.decide import figures_of
from carrom.tournament.facts import Detail, EntryCorrected, EntryFigures, PlayerCorrection
from carrom.tournament.log import Tournament
from carrom.tournament.state import Competition
from carrom.tournament.terms import Person

NONE: Final = "–"


class Correction(NamedTuple):
    """What is put right."""

    fact: EntryCorrected
    people: Mapping[str, Person]
    """The players whose details are others now, whole."""


def correction(
    tournament: Tournament,
    competition: Competition,
    competitor: str,
    people: Mapping[str, Person],
    figures: EntryFigures,
) -> Correction | None:
    """Return how an entry becomes what it should be; None: it is so already.

    ``people``: by the ids of players; who is not among them stays as they are.
    """
    found = competition.competitors[competitor]
    changed = {
        player: details
        for player in found.players
        if player in people
        and (details := changed_details(tournament.person(player), people[player]))
    }
    now = figures_of(found)
    if not changed and figures == now:
        return None
    fact = EntryCorrected(
        competition=competition.id,
        competitor=competitor,
        players=tuple(PlayerCorrection(player=p, details=d) for p, d in changed.items()),
        before=None if figures == now else now,
        after=None if figures == now else figures,
    )
    return Correction(fact, {player: people[player] for player in changed})


def changed_details(before: Person, after: Person) -> tuple[Detail, ...]:
    """Return what is known otherwise of a player."""
    return tuple(each for each in Detail if getattr(before, each) != getattr(after, each))


def as_listed(before: Person, person: Person, told: Iterable[str]) -> Person:
    """Return what is known of a player, with what a list tells; its empty cells tell nothing."""
    given = {each: getattr(person, each) for each in Detail if each in set(told)}
    return structs.replace(before, **given)


def listed_figures(before: EntryFigures, listed: Listed) -> EntryFigures:
    """Return the figures of an entry, with what a list tells."""
    return EntryFigures(
        title=listed.team or before.title,
        rating=before.rating if listed.rating is None else listed.rating,
        seed=before.seed if listed.seed is None else listed.seed,
    )


def correction_words(fact: EntryCorrected) -> Message:
    """Return what was put right: which details of which player, and figures with what they were."""
    parts = [
        message(
            "tournament-corrected-of",
            details=_listed([message(f"tournament-detail-{each}") for each in one.details]),
            player=one.player,
        )
        for one in fact.players
        if one.details
    ]
    if fact.before is not None and fact.after is not None:
        for name in ("title", "rating", "seed"):
            before, after = getattr(fact.before, name), getattr(fact.after, name)
            if before != after:
                shown = {"before": _figure(before), "after": _figure(after)}
                parts.append(message(f"tournament-corrected-{name}", **shown))
    return message("tournament-fact-entry-corrected", what=_listed(parts))


def _figure(value: str | float | None) -> str:
    return NONE if value in (None, "") else value if isinstance(value, str) else f"{value:g}"


def _listed(parts: Sequence[Message]) -> Message:
    """Join parts to one."""
    found = parts[-1]
    for part in reversed(parts[:-1]):
        found = message("tournament-corrected-and", first=part, rest=found)
    return found
