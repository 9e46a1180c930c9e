"""What a decision rests on, in a sentence each: clauses of the rule book and settled readings."""

import re
from collections.abc import Sequence
from typing import Final

from carrom.messages import Message, message
from carrom.rules.catalogue import Clause, Settled, UnknownClauseError, clause, settled, text
from carrom.rules.wording import cited_name
from carrom.texts import Language, paragraphs, render

_FIRST_SENTENCE: Final = re.compile(r".*?[.?!](?=\s|$)", re.DOTALL)
_READING: Final = re.compile(r"(?:Settled|Retenu)\b[^:]*:\s*")
"""In a settled interpretation the question comes first, then this, then how it is read."""


def find_cited(identifier: str) -> Clause | Settled | None:
    """Return the clause or reading of a name; None where nobody knows it (a record from elsewhere)."""
    try:
        return clause(identifier)
    except UnknownClauseError:
        return next((each for each in settled() if each.id == identifier), None)


def neighbours(identifiers: Sequence[str]) -> frozenset[str]:
    """Return the clauses beside a reading that a decision rests on in the first place.

    They rule on neighbouring cases: the reading says how theirs is read here (settled 45).
    """
    first = find_cited(identifiers[0]) if identifiers else None
    return frozenset(first.clauses if isinstance(first, Settled) else ())


def names_of(identifiers: Sequence[str], rule_set: str | None = None) -> tuple[Message, ...]:
    """Name what a decision rests on, as people say it; a neighbouring clause is said to be one.

    >>> [each.text() for each in names_of(("settled:1", "international:3.11.b"), "international")]
    ['interpretation 1', 'beside it 3.11.b']
    """
    beside = neighbours(identifiers)
    named = ((each, cited_name(each, rule_set)) for each in identifiers)
    return tuple(
        message("ruling-neighbour", clause=name) if each in beside else name for each, name in named
    )


def cited_sentence(identifier: str, language: Language) -> str:
    """Return what a clause or reading says, in its first sentence; nothing where it is unknown."""
    found = find_cited(identifier)
    if found is None:
        return ""
    whole = paragraphs(render(text(found), language))
    reading = _READING.search(whole) if isinstance(found, Settled) else None
    if reading is not None:
        whole = whole[reading.end() :]
        whole = whole[:1].upper() + whole[1:]
    first = _FIRST_SENTENCE.match(whole)
    return first.group() if first else whole
