"""Messages as English or French sentences, from the Fluent files beside this module.

>>> from carrom.messages import message
>>> render(message("terms-side-white"), "fr")
'les Blancs'
"""

import re
from functools import cache, lru_cache
from importlib import resources
from typing import Final, Literal, get_args

from fluent.runtime import FluentBundle, FluentResource

from carrom.messages import Argument, Message

Language = Literal["en", "fr"]
LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)
SHARED: Final = "terms"
_SOFT_BREAK: Final = re.compile(r"(?<!\n)\n(?!\n|- )")
"""A line break within a paragraph."""


class MissingTextError(LookupError):
    """A message id without a text, or a text that lacks an argument: a fault of ours."""


def domains(language: Language) -> list[str]:
    """Return the names of the Fluent files of a language."""
    folder = resources.files(__package__) / language
    return sorted(f.name[:-4] for f in folder.iterdir() if f.name.endswith(".ftl"))


def source(language: Language, domain: str) -> str:
    """Return the Fluent source of one domain."""
    file = resources.files(__package__) / language / f"{domain}.ftl"
    return file.read_text(encoding="utf-8")


@cache
def _bundle(language: Language, domain: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for name in dict.fromkeys((SHARED, domain)):
        bundle.add_resource(FluentResource(source(language, name)))
    return bundle


def _plain(argument: Argument, language: Language) -> object:
    return render(argument, language) if isinstance(argument, Message) else argument


@lru_cache(maxsize=65536)
def render(said: Message, language: Language) -> str:
    """Return the text of a message."""
    try:
        bundle = _bundle(language, said.domain)
        pattern = bundle.get_message(said.id).value
    except (LookupError, FileNotFoundError):
        raise MissingTextError(f"no {language} text for {said.id}") from None
    if pattern is None:
        raise MissingTextError(f"the {language} text of {said.id} is empty")
    args = {name: _plain(value, language) for name, value in said.args}
    text, errors = bundle.format_pattern(pattern, args)
    if errors:
        raise MissingTextError(f"{said.id} ({language}): {errors[0]}")
    return str(text)


def has(message_id: str, language: Language) -> bool:
    """Say whether a text exists for the id."""
    try:
        return _bundle(language, message_id.partition("-")[0]).has_message(message_id)
    except FileNotFoundError:
        return False


def paragraphs(text: str) -> str:
    r"""Return a text with the line breaks of its Fluent source undone.

    Empty lines still part paragraphs and a line that begins with ``- `` is still an item of a
    list; no-break spaces stay as they are.

    >>> paragraphs("One\nline.\n- An\n- item.")
    'One line.\n- An\n- item.'
    """
    return _SOFT_BREAK.sub(" ", text)
