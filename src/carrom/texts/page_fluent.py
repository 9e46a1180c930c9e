"""Fluent on the page: Python there has no ``fluent.runtime``, but the page has a library of its own.

The worker that starts Python gives it with :func:`use`. The classes have as much of ``fluent.runtime`` as
:mod:`carrom.texts` asks for.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import Protocol

Function = Callable[[object], str]
Grammar = Callable[[str, object], str]
"""One of the functions that texts call, by its name, on what they give it."""


class Texts(Protocol):
    """Texts of one language, in the page's library."""

    def add(self, source: str, /) -> None: ...  # noqa: D102
    def has(self, message_id: str, /) -> bool: ...  # noqa: D102
    def render(self, message_id: str, args: str, /) -> str: ...  # noqa: D102


Library = Callable[[str, str, Grammar], Texts]
"""From a language, the names of the functions that texts call, and these, to its texts."""
_libraries: list[Library] = []


def use(library: Library) -> None:
    """Render with this library from now on."""
    _libraries[:] = [library]


@dataclass(frozen=True)
class FluentResource:
    """The source of some texts."""

    source: str


@dataclass(frozen=True)
class PageMessage:
    """A text that is there; the library finds its pattern by its id."""

    value: str


class FluentBundle:
    """The texts of a language."""

    def __init__(
        self, locales: Sequence[str], functions: Mapping[str, Function], *, use_isolating: bool
    ) -> None:
        if use_isolating:
            raise ValueError("the page isolates nothing")

        def grammar(name: str, text: object) -> str:
            return functions[name](text)

        self._texts = _libraries[0](locales[0], " ".join(functions), grammar)

    def add_resource(self, resource: FluentResource) -> None:
        """Add texts."""
        self._texts.add(resource.source)

    def has_message(self, message_id: str) -> bool:
        """Say whether there is such a text."""
        return self._texts.has(message_id)

    def get_message(self, message_id: str) -> PageMessage:
        """Return a text."""
        if not self.has_message(message_id):
            raise LookupError(message_id)
        return PageMessage(message_id)

    def format_pattern(
        self, pattern: str, args: Mapping[str, object]
    ) -> tuple[str, list[Exception]]:
        """Return a text with its variables filled in, and what was wrong with it."""
        try:
            return self._texts.render(pattern, json.dumps(args, default=_number)), []
        except Exception as problem:  # noqa: BLE001 - whatever the library throws
            return "", [problem]


def _number(value: object) -> float:
    if isinstance(value, Decimal):
        return float(value)
    raise TypeError(f"no argument of a text: {value!r}")
