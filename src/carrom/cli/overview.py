"""``carrom`` on its own: what commands there are, the version, and help with a mistyped command."""

from collections.abc import Iterator, Sequence
from difflib import get_close_matches
from itertools import pairwise
from typing import Final

from carrom import __version__
from carrom.cli import ALSO, COMMANDS, run_command
from carrom.cli.common import (
    Arguments,
    BadInputError,
    Command,
    Operand,
    Option,
    dispatch,
    paragraph,
)
from carrom.messages import message, quoted
from carrom.texts import LANGUAGES, Language, render

_HELP: Final = ("-h", "--help", "help")
_ORDER: Final = (
    "play",
    "sit",
    "umpire",
    "tournament",
    "whatif",
    "rules",
    "ruling",
    "draw",
    "suggest",
    "problems",
    "hand",
    "analyse",
    "simulate",
    "equipment",
    "board-test",
    "record",
    "arena",
    "dataset",
    "server",
    "bench",
)
"""A newcomer's way: what to try first stands first."""
_LIKENESS: Final = 0.5
"""How like a command what was typed must be (0 to 1) to be taken for a slip."""


def run(args: list[str]) -> int:
    """Run ``carrom`` without a command, or with one that options stand before."""
    place = _first_word(args)
    if place is None:
        return dispatch(_COMMAND, [a for a in args if a not in _HELP])
    before, word, behind = args[:place], args[place], args[place + 1 :]
    if word in (*COMMANDS, *ALSO):
        return run_command(word, [*before, *behind])
    wish = [a for a in (*before, *_language_wish(behind)) if a not in _HELP]
    return dispatch(_COMMAND, [*wish, "--", word])


def overview(tongue: Language) -> str:
    """Return one line for each command, and how to learn more."""
    return "\n".join(_lines(tongue))


def _lines(tongue: Language) -> Iterator[str]:
    column = max(map(len, (*COMMANDS, "--version"))) + 4
    rows = [(name, f"overview-{name}") for name in sorted(COMMANDS, key=_ORDER.index)]
    options = [
        ("--lang", "overview-lang"),
        ("--version", "overview-version"),
        ("--help", "overview-help"),
    ]
    yield render(message("overview-usage"), tongue)
    for name, said in (*rows, *options):
        text = render(message(said), tongue)
        yield paragraph(text, indent=" " * column, first=f"  {name}".ljust(column))


def _first_word(args: Sequence[str]) -> int | None:
    """Find the command: the first argument that is neither an option nor an option's value."""
    for place, arg in enumerate(args):
        value = place > 0 and args[place - 1] == "--lang"
        if not (arg.startswith("-") or value or arg in _HELP):
            return place
    return None


def _language_wish(args: Sequence[str]) -> Iterator[str]:
    """Find ``--lang`` behind a word that is no command, so that the refusal is in that language."""
    for arg, following in pairwise(args):
        if arg == "--lang" and following in LANGUAGES:
            yield f"--lang={following}"
    yield from (f"--lang={name}" for name in LANGUAGES if f"--lang={name}" in args)


def _overview(args: Arguments) -> int:
    word = args["COMMAND"]
    if word not in _HELP:
        raise BadInputError(message("overview-unknown", command=quoted(word), choices=_like(word)))
    print(f"carrom {__version__}" if "--version" in args else overview(args.language))
    return 0


def _like(word: str) -> str:
    """Return the commands spelt like what was typed, or else all of them."""
    near = get_close_matches(word.lower()[:20], COMMANDS, cutoff=_LIKENESS)
    return ", ".join(near or COMMANDS)


_COMMAND: Final = Command(
    "carrom",
    "overview-about",
    operands=(Operand("COMMAND", "overview-help", default="help"),),
    options=(Option("--version", "overview-version"),),
    call=_overview,
)
