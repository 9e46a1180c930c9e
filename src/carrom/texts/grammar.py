"""What words do to each other, as functions that Fluent texts call: ``{ DE($player) }``.

The page has the same functions for its own texts (``web/src/lib/grammar.ts``); both are tested by one table.

>>> de("Ann"), de("Bob"), de("le premier joueur"), que("Éva"), at("le premier joueur")
('d’Ann', 'de Bob', 'du premier joueur', 'qu’Éva', 'au premier joueur')
"""

from collections.abc import Callable
from typing import Final
from unicodedata import normalize

_LIGATURES: Final = str.maketrans({"œ": "o", "æ": "a", "ø": "o"})
_PAIRS: Final = (" & ", " / ")
"""Stand between the two names of a pair, in a sentence and on a sheet."""


def capital(text: object) -> str:
    """Begin a sentence: ``{ CAPITAL($text) }``."""
    words = str(text)
    return words[:1].upper() + words[1:]


def elides(word: str) -> bool:
    """Say whether "de" and "que" lose their vowel before a word.

    An h is taken as silent but before an a, and a y as a vowel where no vowel follows it:
    d’Hugo, de Hans, d’Yves, de Yann.
    """
    plain = normalize("NFD", word.lower().translate(_LIGATURES))
    first, second = ([c for c in plain if c.isalpha()] + ["", ""])[:2]
    if not plain[:1].isalpha():
        return False
    if first == "h":
        return second in ("e", "i", "o", "u", "y")
    if first == "y":
        return second not in ("a", "e", "i", "o", "u", "")
    return first in ("a", "e", "i", "o", "u")


def de(text: object) -> str:
    """Say whose it is, in French: d’Ann, de Bob, du premier joueur."""
    words = str(text)
    for article, short in (("le ", "du "), ("les ", "des ")):
        if words.startswith(article):
            return short + words.removeprefix(article)
    return f"d’{words}" if elides(words) else f"de {words}"


def que(text: object) -> str:
    """Put "que" before words, in French: qu’Ann, que Bob."""
    words = str(text)
    return f"qu’{words}" if elides(words) else f"que {words}"


def at(text: object) -> str:
    """Put "à" before words, in French: à Ann, au premier joueur."""
    words = str(text)
    for article, short in (("le ", "au "), ("les ", "aux ")):
        if words.startswith(article):
            return short + words.removeprefix(article)
    return f"à {words}"


def people(text: object) -> str:
    """Say whether a verb is about one player or a pair: ``one`` or ``two``."""
    words = str(text)
    return "two" if any(pair in words for pair in _PAIRS) else "one"


FUNCTIONS: Final[dict[str, Callable[[object], str]]] = {
    "CAPITAL": capital,
    "DE": de,
    "QUE": que,
    "A": at,
    "PEOPLE": people,
}
