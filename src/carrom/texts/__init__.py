"""Messages as English or French sentences, from Fluent files.

They lie beside this module, and those of each rule set in its own folder.

>>> from carrom.messages import message
>>> render(message("terms-side-white"), "fr")
'Blanc'
"""

import re
import sys
from functools import cache, lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from textwrap import fill
from typing import TYPE_CHECKING, Final, TypedDict

from carrom.messages import LANGUAGES, TEXT_PACKAGES, Argument, Language, Message
from carrom.texts.grammar import FUNCTIONS

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

__all__ = [
    "LANGUAGES",
    "Language",
    "MissingTextError",
    "domains",
    "has",
    "paragraphs",
    "render",
    "said",
    "source",
    "vocabulary",
]

SHARED: Final = "terms"
OWN_WORDS: Final = "_words"
"""Ends the name of the file in which a rule set has words of its own."""
LONGEST: Final = 2000
"""Characters of an argument that are shown; Fluent refuses one of more than 2,500."""
_SOFT_BREAK: Final = re.compile(r"(?<!\n)\n(?!\n|- )")
"""A line break within a paragraph."""


class MissingTextError(LookupError):
    """A message id without a text, or a text that lacks an argument: a fault of ours."""


def _folders() -> list[Traversable]:
    others = (resources.files(package) / "texts" for package in TEXT_PACKAGES)
    return [resources.files(__package__), *others]


def domains(language: Language) -> list[str]:
    """Return the names of the Fluent files of a language."""
    folders = [folder / language for folder in _folders()]
    files = (f for folder in folders if folder.is_dir() for f in folder.iterdir())
    return sorted(f.name[:-4] for f in files if f.name.endswith(".ftl"))


def source(language: Language, domain: str) -> str:
    """Return the Fluent source of one domain."""
    for folder in _folders():
        file = folder / language / f"{domain}.ftl"
        if file.is_file():
            return file.read_text(encoding="utf-8")
    raise FileNotFoundError(f"{language}/{domain}.ftl")


def vocabulary(language: Language, rule_set: str) -> str:
    """Return the terms that a rule set says otherwise: ``<set>_words.ftl`` among its texts."""
    try:
        return source(language, f"{rule_set}{OWN_WORDS}")
    except FileNotFoundError:
        return ""


@cache
def _bundle(language: Language, domain: str, rule_set: str = "") -> "FluentBundle":
    if sys.platform == "emscripten":  # on the page
        from carrom.texts.page_fluent import FluentBundle, FluentResource  # noqa: PLC0415
    else:
        from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415 - takes a while

    bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)  # type: ignore[arg-type]  # texts are fine
    if rule_set:  # a term that is there already is not replaced by a later one
        bundle.add_resource(FluentResource(vocabulary(language, rule_set)))
    for name in dict.fromkeys((SHARED, domain)):
        bundle.add_resource(FluentResource(source(language, name)))
    return bundle


def _plain(argument: Argument, language: Language, rule_set: str) -> object:
    """Return an argument as Fluent takes it; more of a text than a sentence can hold is left out."""
    found = argument
    if isinstance(argument, Message):
        found = render(argument, language, rule_set)
    if isinstance(found, str) and len(found) > LONGEST:
        return found[:LONGEST] + "…"
    return found


@lru_cache(maxsize=65536)
def render(what: Message, language: Language, rule_set: str = "") -> str:
    """Return the text of a message, in the words of a rule set; the message may name its own."""
    rule_set = what.vocabulary or rule_set
    try:
        bundle = _bundle(language, what.domain, rule_set)
        pattern = bundle.get_message(what.id).value
    except (LookupError, FileNotFoundError):
        raise MissingTextError(f"no {language} text for {what.id}") from None
    if pattern is None:
        raise MissingTextError(f"the {language} text of {what.id} is empty")
    args = {name: _plain(value, language, rule_set) for name, value in what.args}
    text, errors = bundle.format_pattern(pattern, args)
    if errors:
        raise MissingTextError(f"{what.id} ({language}): {errors[0]}")
    return str(text)


class Said(TypedDict):
    """A sentence in every language."""

    en: str
    fr: str


def said(what: Message, rule_set: str = "") -> Said:
    """Return a sentence in every language, in the words of a rule set."""
    return {"en": render(what, "en", rule_set), "fr": render(what, "fr", rule_set)}


def has(message_id: str, language: Language) -> bool:
    """Say whether a text exists for the id."""
    try:
        return _bundle(language, message_id.partition("-")[0]).has_message(message_id)
    except FileNotFoundError:
        return False


def broken_into_lines(text: str, width: int, indent: str = "", first: str | None = None) -> str:
    """Break a text into lines that fit; no-break spaces are never broken at."""
    head = indent if first is None else first
    return "\n".join(
        fill(
            line,
            width,
            initial_indent=head if number == 0 else indent,
            subsequent_indent=indent,
            break_long_words=False,
            break_on_hyphens=False,
        )
        for number, line in enumerate(text.splitlines())
    )


def paragraphs(text: str) -> str:
    r"""Return a text with the line breaks of its Fluent source undone.

    Empty lines still part paragraphs and a line that begins with ``- `` is still an item of a
    list; no-break spaces stay as they are.

    >>> paragraphs("One\nline.\n- An\n- item.")
    'One line.\n- An\n- item.'
    """
    return _SOFT_BREAK.sub(" ", text)
