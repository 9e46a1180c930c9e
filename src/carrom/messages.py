"""What the core says to people: a message id with its arguments, never prose.

:mod:`carrom.texts` turns a message into English or French.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from decimal import Decimal
from functools import cache
from importlib import import_module
from typing import Final, Literal, Protocol, Union, get_args

Language = Literal["en", "fr"]
LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)

Argument = Union[str, int, float, Decimal, "Message"]
"""A message is an argument of another where a sentence has a part that varies."""


@dataclass(frozen=True, slots=True)
class Message:
    """One thing to say: ``id`` names a text in ``texts/<language>/<domain>.ftl``.

    The domain is the part of the id before its first hyphen.
    """

    id: str
    args: tuple[tuple[str, Argument], ...] = ()
    vocabulary: str = ""
    """The rule set in whose words it is said, with all that it is made of; "": in the usual ones."""

    def in_words_of(self, rule_set: str) -> "Message":
        """Return the message as a rule set says it: what one calls a striker another calls otherwise.

        >>> message("ruling-striker-disc").in_words_of("percuteur").text("fr")
        'le percuteur'
        """
        return self if self.vocabulary == rule_set else replace(self, vocabulary=rule_set)

    @property
    def domain(self) -> str:
        """The Fluent file that holds the text."""
        return self.id.partition("-")[0]

    def text(self, language: Language = "en") -> str:
        """Return the message as a sentence.

        >>> message("terms-side-white").text("fr")
        'Blanc'
        """
        if language not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            raise ValueError(f"there are no texts in {language!r}; the languages are {known}")
        return _renderer()(self, language)


class _Render(Protocol):
    def __call__(self, what: Message, language: Language, /) -> str: ...


@cache
def _renderer() -> _Render:
    """Load :mod:`carrom.texts` when the first sentence is wanted: nothing below it depends on it."""
    found: _Render = import_module("carrom.texts").render
    return found


def message(id_: str, /, **args: Argument) -> Message:
    """Make a message with its arguments given by name."""
    return Message(id_, tuple(sorted(args.items())))


LONGEST_QUOTE: Final = 80
"""Characters of what a person typed that a sentence repeats."""


def printable(text: str) -> str:
    """Make what a person typed or named safe to be shown: a terminal obeys some characters."""
    return "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in text)


def quoted(text: str) -> str:
    """Make what a person typed safe and short enough to be shown."""
    shown = printable(text)
    return shown if len(shown) <= LONGEST_QUOTE else shown[: LONGEST_QUOTE - 1] + "…"


def all_printable(args: Mapping[str, Argument]) -> dict[str, Argument]:
    """Make all texts among arguments safe to be shown."""
    return {k: printable(value) if isinstance(value, str) else value for k, value in args.items()}


TEXT_PACKAGES: Final[list[str]] = []
"""Packages with texts beside those of :mod:`carrom.texts`: ``texts/<language>/<domain>.ftl``."""


def add_texts(package: str) -> None:
    """Let texts be found in one more package, such as that of a rule set."""
    if package not in TEXT_PACKAGES:
        TEXT_PACKAGES.append(package)
