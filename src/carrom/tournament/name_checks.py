"""Names in what is written into the log: it stays when a name is erased, so no name may come into it."""

import re
import unicodedata
from collections.abc import Collection, Iterable, Iterator
from enum import StrEnum
from typing import Final

from msgspec import Struct, structs

from carrom.tournament.facts import Entered, EntryCorrected, Fact
from carrom.tournament.terms import Person

SHORTEST_NAME: Final = 3
LONGER_PART: Final = 4
"""Letters of a part of a name, such as a surname, that tells who is meant."""


def names_somebody(fact: Fact, people: Collection[Person]) -> bool:
    """Say whether somebody's name stands in a fact."""
    whole = (_found(text, person.name) for text in texts_of(fact) for person in people)
    return any(whole) or any(has_name(text, people) for text in _free_texts(fact))


def has_name(text: str, people: Iterable[Person]) -> bool:
    """Say whether somebody's name stands in a text that people write: whole, or a longer part of it."""
    return any(
        _found(text, part) for person in people for part in (person.name, *_parts(person.name))
    )


def texts_of(value: object) -> Iterator[str]:
    """Yield every text of a fact that is more than a word of ours."""
    if isinstance(value, StrEnum):
        return
    if isinstance(value, str):
        yield value
    elif isinstance(value, Struct):
        for field in structs.fields(value):
            yield from texts_of(getattr(value, field.name))
    elif isinstance(value, tuple):
        for each in value:
            yield from texts_of(each)


def _free_texts(fact: Fact) -> Iterator[str]:
    """Yield what people write as they like; other texts are ids, which may be short and common words."""
    for name in ("reason", "text", "which"):
        yield getattr(fact, name, "")
    if isinstance(fact, Entered):
        yield fact.title
    if isinstance(fact, EntryCorrected) and fact.after is not None:
        yield fact.after.title


def _parts(name: str) -> Iterator[str]:
    return (part for part in re.split(r"[\W_]+", name) if len(part) >= LONGER_PART)


def _found(text: str, name: str) -> bool:
    plain = _folded(name)
    if len(plain) < SHORTEST_NAME:
        return False
    return re.search(rf"(?<!\w){re.escape(plain)}(?!\w)", _folded(text)) is not None


def _folded(text: str) -> str:
    return " ".join(unicodedata.normalize("NFKC", text).casefold().split())
