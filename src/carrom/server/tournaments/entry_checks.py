"""What is looked at before a fact comes to the log: its shape, its texts, and a table's own match."""

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from enum import StrEnum
from typing import Any, Final

import msgspec
from msgspec import Struct, structs

from carrom.messages import Message, message
from carrom.store.tournaments import Link, MatchAt
from carrom.tournament.facts import (
    BoardChanged,
    Entered,
    Fact,
    ProtestMade,
    ResultConfirmed,
    ResultCorrected,
    ResultDisputed,
    ResultEntered,
    ResultWithdrawn,
    UmpireAssigned,
    WalkedOver,
)
from carrom.tournament.log import Tournament
from carrom.tournament.terms import Person, Role

OfMatch = (
    BoardChanged
    | UmpireAssigned
    | ResultEntered
    | ResultConfirmed
    | ResultDisputed
    | ResultCorrected
    | ResultWithdrawn
    | WalkedOver
    | ProtestMade
)
LONGEST: Final = 300
SHORTEST_NAME: Final = 3
LONGER_PART: Final = 4
"""Letters of a part of a name, such as a surname, that tells who is meant."""


class RefusedEntryError(Exception):
    """An entry that is not taken; ``said`` says why."""

    def __init__(self, kind: str, said: Message) -> None:
        super().__init__(kind)
        self.kind = kind
        self.said = said


def read_fact(told: Mapping[str, Any], people: Mapping[str, Person]) -> Fact:
    """Read a fact; one with another shape, or with a name in it, is refused.

    The log stays when a name is erased. So no name may come into it.
    """
    try:
        fact: Fact = msgspec.convert(told, Fact)
    except (msgspec.ValidationError, ValueError, OverflowError):
        raise RefusedEntryError("unreadable", message("server-tournament-unreadable")) from None
    for text in _texts(fact):
        if len(text) > LONGEST or not text.isprintable():
            said = message("server-tournament-text", most=LONGEST)
            raise RefusedEntryError("text", said)
        if any(_found(text, person.name) for person in people.values()):
            raise RefusedEntryError("name", message("server-tournament-name-in-text"))
    if any(has_name(text, people.values()) for text in _free_texts(fact)):
        raise RefusedEntryError("name", message("server-tournament-name-in-text"))
    return fact


def has_name(text: str, people: Iterable[Person]) -> bool:
    """Say whether somebody's name stands in a text that people write: whole, or a longer part of it."""
    return any(
        _found(text, part) for person in people for part in (person.name, *_parts(person.name))
    )


def _free_texts(fact: Fact) -> Iterator[str]:
    """Yield what people write as they like; other texts are ids, which may be short and common words."""
    for name in ("reason", "text", "which"):
        yield getattr(fact, name, "")
    if isinstance(fact, Entered):
        yield fact.title


def _parts(name: str) -> Iterator[str]:
    return (part for part in re.split(r"[\W_]+", name) if len(part) >= LONGER_PART)


def _texts(value: object) -> Iterator[str]:
    """Yield every text of a fact that is more than a word of ours."""
    if isinstance(value, StrEnum):
        return
    if isinstance(value, str):
        yield value
    elif isinstance(value, Struct):
        for field in structs.fields(value):
            yield from _texts(getattr(value, field.name))
    elif isinstance(value, tuple):
        for each in value:
            yield from _texts(each)


def _found(text: str, name: str) -> bool:
    plain = _folded(name)
    if len(plain) < SHORTEST_NAME:
        return False
    return re.search(rf"(?<!\w){re.escape(plain)}(?!\w)", _folded(text)) is not None


def _folded(text: str) -> str:
    return " ".join(unicodedata.normalize("NFKC", text).casefold().split())


def match_of(fact: Fact) -> MatchAt | None:
    """Return the match that a fact is about; None: it is about something else."""
    if not isinstance(fact, OfMatch):
        return None
    return MatchAt(fact.competition, fact.round, fact.match)


def check_table(tournament: Tournament, fact: Fact, link: Link) -> None:
    """See that a table enters something about the match that is played at it now."""
    if link.role is not Role.TABLE:
        return
    at = match_of(fact)
    if at is None or at not in matches_at(tournament, link.board):
        raise RefusedEntryError("role", message("server-tournament-other-table"))


def matches_at(tournament: Tournament, board: int) -> list[MatchAt]:
    """Return the matches at a board, of the last round of each competition."""
    found = []
    for competition in tournament.state.competitions.values():
        for each in competition.published[-1:]:
            for number, meeting in enumerate(each.meetings, 1):
                if meeting.pairing.board == board and meeting.pairing.b is not None:
                    found.append(MatchAt(competition.id, each.number, number))
    return found


def clashes(tournament: Tournament, seen: int, fact: Fact) -> bool:
    """Say whether something came into the log, after entry ``seen``, that concerns the same.

    Results of other matches, from other tables, never stand in each other's way.
    """
    at = match_of(fact)
    for event in tournament.events[seen:]:
        if event.fact.competition == fact.competition and match_of(event.fact) == at:
            return True
    return False
