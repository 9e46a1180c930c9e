"""What is looked at before a fact comes to the log: its shape, its texts, and a table's own match."""

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from carrom.messages import Message, message
from carrom.store.tournaments import Link, MatchAt
from carrom.tournament.facts import (
    BoardChanged,
    EntryCorrected,
    Fact,
    ProtestDecided,
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
from carrom.tournament.name_checks import Names, texts_of
from carrom.tournament.terms import Role

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


class RefusedEntryError(Exception):
    """An entry that is not taken; ``said`` says why."""

    def __init__(self, kind: str, said: Message) -> None:
        super().__init__(kind)
        self.kind = kind
        self.said = said

    def __reduce__(self) -> tuple[type["RefusedEntryError"], tuple[str, Message]]:
        return RefusedEntryError, (self.kind, self.said)


def read_fact(told: Mapping[str, Any], names: Names) -> Fact:
    """Read a fact; one with another shape, or with a name in it, is refused.

    The log stays when a name is erased. So no name may come into it.
    """
    try:
        fact: Fact = msgspec.convert(told, Fact)
    except (msgspec.ValidationError, ValueError, OverflowError):
        raise RefusedEntryError("unreadable", message("server-tournament-unreadable")) from None
    if isinstance(fact, ProtestDecided) and fact.desk:  # the desk itself says so, nobody else
        raise RefusedEntryError("role", message("tournament-refused-role"))
    if isinstance(fact, EntryCorrected) and fact.players:  # details have a request of their own
        raise RefusedEntryError("unreadable", message("server-tournament-unreadable"))
    if any(len(text) > LONGEST or not text.isprintable() for text in texts_of(fact)):
        raise RefusedEntryError("text", message("server-tournament-text", most=LONGEST))
    if names.stand_in_fact(fact):
        raise RefusedEntryError("name", message("tournament-name-in-text"))
    return fact


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
    if isinstance(fact, ResultEntered | ResultConfirmed) and not link.device:
        raise RefusedEntryError("device", message("server-tournament-device"))


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
