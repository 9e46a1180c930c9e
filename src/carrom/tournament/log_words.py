"""An entry of the log in words: who did what, where, and why."""

from typing import NamedTuple

from carrom.messages import Message, message
from carrom.tournament.entry_corrections import correction_words
from carrom.tournament.facts import (
    Admitted,
    EntryCorrected,
    Fact,
    ProtestDecided,
    ProtestMade,
)
from carrom.tournament.log import Event


class EventWords(NamedTuple):
    """What an entry says."""

    role: Message
    what: Message
    where: str
    """By ids and numbers: the competition, ``R1`` the round, ``M2`` the match, the competitor."""
    note: str
    """The reason; of a protest its clause and text, of equipment which one it is."""


def event_words(event: Event) -> EventWords:
    """Return an entry in words."""
    fact = event.fact
    kind = str(fact.__struct_config__.tag)
    if isinstance(fact, ProtestDecided):
        kind = "protest-upheld" if fact.upheld else "protest-rejected"
    if isinstance(fact, Admitted):
        what = "striker" if fact.what == "striker" else "board"
        kind = f"{what}-admitted" if fact.admitted else f"{what}-refused"
    role = message(f"tournament-role-{event.by}")
    said = message(f"tournament-fact-{kind}")
    if isinstance(fact, EntryCorrected):
        said = correction_words(fact)
    return EventWords(role, said, _where(fact), _note(fact))


def _where(fact: Fact) -> str:
    signs = {"competition": "", "round": "R", "match": "M", "competitor": "", "protest": ""}
    found = ((sign, getattr(fact, name, None)) for name, sign in signs.items())
    return " ".join(f"{sign}{value}" for sign, value in found if value not in (None, ""))


def _note(fact: Fact) -> str:
    if isinstance(fact, ProtestMade):
        return " ".join(part for part in (fact.clause, fact.text) if part)
    if isinstance(fact, Admitted):
        return " – ".join(part for part in (fact.which, fact.reason) if part)
    return str(getattr(fact, "reason", ""))
