"""Names in what is written into the log: it stays when a name is erased, so no name may come into it."""

import re
import unicodedata
from collections.abc import Iterable, Iterator
from enum import StrEnum
from typing import Final

from msgspec import Struct, structs

from carrom.tournament.facts import Entered, EntryCorrected, Fact
from carrom.tournament.terms import Person

SHORTEST_NAME: Final = 3
LONGER_PART: Final = 4
"""Letters of a part of a name, such as a surname, that tells who is meant."""


class Names:
    """The names of some people, folded once, to be looked for in many texts."""

    __slots__ = ("_of_people", "_with_parts")

    def __init__(self, people: Iterable[Person]) -> None:
        names = [person.name for person in people]
        whole = {_folded(name) for name in names}
        parts = {_folded(part) for name in names for part in _parts(name)}
        self._of_people: Final = _Phrases(whole)
        self._with_parts: Final = _Phrases(whole | parts)

    def stand_in(self, text: str) -> bool:
        """Say whether a name stands in a text that people write: whole, or a longer part of it."""
        return self._with_parts.stand_in(text)

    def stand_in_fact(self, fact: Fact) -> bool:
        """Say whether somebody's name stands in a fact."""
        return any(map(self._of_people.stand_in, texts_of(fact))) or any(
            map(self.stand_in, _free_texts(fact))
        )


class _Phrases:
    """Folded phrases, by how they begin: what a text costs hardly depends on how many there are."""

    __slots__ = ("_lengths", "_phrases")

    def __init__(self, phrases: Iterable[str]) -> None:
        self._phrases: Final = frozenset(p for p in phrases if len(p) >= SHORTEST_NAME)
        lengths: dict[str, set[int]] = {}
        for phrase in self._phrases:
            lengths.setdefault(phrase[:SHORTEST_NAME], set()).add(len(phrase))
        self._lengths: Final = {start: tuple(some) for start, some in lengths.items()}

    def stand_in(self, text: str) -> bool:
        """Say whether one of the phrases stands in a text, with no letter or digit beside it."""
        if not text or not self._phrases:
            return False
        plain = _folded(text)
        ends = [not _of_word(sign) for sign in plain]
        ends.append(True)
        for at in range(len(plain) - SHORTEST_NAME + 1):
            if not ends[at - 1]:  # before the first one: the end of the text
                continue
            for length in self._lengths.get(plain[at : at + SHORTEST_NAME], ()):
                end = at + length
                if end <= len(plain) and ends[end] and plain[at:end] in self._phrases:
                    return True
        return False


def texts_of(value: object) -> Iterator[str]:
    """Yield every text of a fact that is more than a word of ours."""
    if isinstance(value, StrEnum):
        return
    if isinstance(value, str):
        yield value
    elif isinstance(value, Struct):
        for field in structs.fields(value):
            yield from texts_of(getattr(value, field.name))
    elif isinstance(value, dict):
        for each in value.items():
            yield from texts_of(each)
    elif isinstance(value, tuple | list):
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


def _of_word(sign: str) -> bool:
    """Say whether a sign belongs to a word, as regular expressions have it."""
    return sign.isalnum() or sign == "_"


def _folded(text: str) -> str:
    return " ".join(unicodedata.normalize("NFKC", text).casefold().split())
