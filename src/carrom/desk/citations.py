"""What a decision rests on, in a sentence each: clauses of the rule book and settled readings."""

import re
from typing import Final

from carrom.rules.catalogue import Clause, Settled, UnknownClauseError, clause, settled, text
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
