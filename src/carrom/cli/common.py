"""What all commands share: the language, a small bilingual argument parser, input that may be bad.

A command is a value. ``dispatch`` reads the arguments, answers ``--help``, and turns whatever
cannot be used into one sentence on standard error and exit status 2::

    COMMAND = Command(
        "carrom ruling",
        "ruling-help",
        operands=(Operand("FILE", "ruling-help-file", default="-"),),
        options=(Option("--json", "ruling-help-json"),),
        call=_ruling,  # (Arguments) -> exit status
    )

    def run(args: list[str]) -> int:
        return dispatch(COMMAND, args)

Every command has ``--lang`` and ``--help`` of its own accord. All texts are message ids. The
standard ``argparse`` is not used because its own messages exist in English only.
"""

import os
import re
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from shutil import get_terminal_size
from textwrap import wrap
from typing import Final

from carrom.messages import Message, message, quoted
from carrom.texts import LANGUAGES, Language, broken_into_lines, render

BAD_INPUT: Final = 2
"""Exit status when the arguments or the input cannot be used."""
MAX_WIDTH: Final = 80
"""Columns of a terminal that texts are laid out for, where the terminal is not narrower."""
NBSP: Final = "\N{NO-BREAK SPACE}"
_TEXTS: Final = "cli"
"""The ids of this module's own texts begin with this."""
_BETWEEN: Final = "\0"
"""Between the words of one option or operand; no argument of a process can contain it."""
_OPTION: Final = re.compile(r"-[^\d.]")
"""What the next option begins with: ``-5`` is a number."""


class BadInputError(Exception):
    """Input that cannot be used; ``said`` says why in one sentence."""

    def __init__(self, said: Message) -> None:
        super().__init__(said.id)
        self.said = said


@dataclass(frozen=True, slots=True)
class Operand:
    """An argument known by its place; required unless it has a default."""

    name: str
    help: str
    """Message id of one line that explains it."""
    choices: tuple[str, ...] = ()
    default: str | None = None
    many: bool = False
    """Whether it takes all that is left; only the last one may."""


@dataclass(frozen=True, slots=True)
class Option:
    """An argument known by its name: a flag, or one with a value where ``value`` names that."""

    name: str
    help: str
    value: str | None = None
    choices: tuple[str, ...] = ()
    default: str | None = None
    short: str = ""
    """A second name of one letter, such as ``-o``."""
    many: bool = False
    """Whether it takes all words up to the next option: ``--players A B``."""


@dataclass(frozen=True, slots=True)
class Arguments:
    """What was asked for: values of operands and options by name, flags that were set."""

    language: Language
    values: Mapping[str, str] = field(default_factory=dict)
    flags: frozenset[str] = frozenset()

    def __getitem__(self, name: str) -> str:
        return self.values[name]

    def __contains__(self, name: str) -> bool:
        return name in self.flags or name in self.values

    def words(self, name: str) -> tuple[str, ...]:
        """Return the words of what takes many; none where it was not given."""
        given = self.values.get(name)
        return () if given is None else tuple(given.split(_BETWEEN))

    def get(self, name: str) -> str | None:
        """Return the value, or None where it was not given and has no default."""
        return self.values.get(name)


@dataclass(frozen=True, slots=True)
class Command:
    """A command with the function that carries it out and returns the exit status."""

    name: str
    help: str
    call: Callable[[Arguments], int]
    operands: tuple[Operand, ...] = ()
    options: tuple[Option, ...] = ()


@dataclass(frozen=True, slots=True)
class Group:
    """Several commands under one name; the last word of a command's name chooses it."""

    name: str
    help: str
    commands: tuple[Command, ...]


_SHARED: Final = (
    Option("--lang", f"{_TEXTS}-lang", value="LANG", choices=LANGUAGES),
    Option("--help", f"{_TEXTS}-help", short="-h"),
)


def language(args_lang: str | None) -> Language:
    """Return the language asked for, else that of the environment, else English."""
    wish = args_lang or os.environ.get("LC_ALL") or os.environ.get("LANG") or ""
    return "fr" if wish.lower().startswith("fr") else "en"


def dispatch(command: Command | Group, args: Sequence[str]) -> int:
    """Carry out a command with these arguments and return the exit status."""
    _never_fail_to_print()
    tongue = language(_language_wish(args))
    try:
        if isinstance(command, Group):
            first, rest = _command_first(args)
            if first in (None, "-h", "--help"):
                print(_group_help(command, tongue), file=sys.stdout if first else sys.stderr)
                return 0 if first else BAD_INPUT
            return dispatch(_chosen(command, first), rest)
        parsed = parse(command, args)
        if "--help" in parsed:
            print(_command_help(command, parsed.language))
            return 0
        return command.call(parsed)
    except BadInputError as problem:
        return fail(problem.said, tongue)


def fail(said: Message, tongue: Language) -> int:
    """Say on standard error why the input cannot be used, and return the exit status for that."""
    print(f"carrom: {render(said, tongue)}", file=sys.stderr)
    return BAD_INPUT


def parse(command: Command, args: Sequence[str]) -> Arguments:
    """Read the arguments of a command; what cannot be used raises :class:`BadInputError`.

    ``--name value`` and ``--name=value`` are the same; ``--`` ends the options; ``-`` is an operand.
    """
    known = {o.name: o for o in (*command.options, *_SHARED)}
    values = {name: o.default for name, o in known.items()}
    known |= {o.short: o for o in (*command.options, *_SHARED) if o.short}
    values |= {o.name: o.default for o in command.operands}
    flags: set[str] = set()
    given: list[str] = []
    rest = list(args)
    while rest:
        arg = rest.pop(0)
        if arg == "--":
            given += rest
            break
        if not arg.startswith("-") or arg == "-":
            given.append(arg)
            continue
        name, equals, value = arg.partition("=")
        option = known.get(name)
        if option is None:
            raise _usage("unknown-option", command, option=quoted(name))
        if option.value is None:
            if equals:
                raise _usage("no-value-wanted", command, option=name)
            flags.add(option.name)
            continue
        if not equals:
            if not rest:
                raise _usage("value-missing", command, option=name)
            value = rest.pop(0)
        while option.many and rest and not _OPTION.match(rest[0]):
            value += _BETWEEN + rest.pop(0)
        values[option.name] = _among(option.choices, value, name, command)
    asked = language(values["--lang"])
    if "--help" in flags:
        return Arguments(asked, {}, frozenset(flags))
    if command.operands and command.operands[-1].many:
        alone = len(command.operands) - 1
        given[alone:] = [_BETWEEN.join(given[alone:])] if given[alone:] else []
    if len(given) > len(command.operands):
        raise _usage("too-many", command, given=quoted(given[len(command.operands)]))
    for operand, value in zip(command.operands, given, strict=False):
        values[operand.name] = _among(operand.choices, value, operand.name, command)
    for operand in command.operands:
        if values[operand.name] is None:
            raise _usage("operand-missing", command, operand=operand.name)
    return Arguments(asked, {k: v for k, v in values.items() if v is not None}, frozenset(flags))


def read_bytes(name: str, limit: int) -> bytes:
    """Return what a file holds, or standard input for ``-``, at most ``limit`` bytes."""
    try:
        if name == "-":
            data = sys.stdin.buffer.read(limit + 1)
        else:
            with Path(name).open("rb") as file:
                data = file.read(limit + 1)
    except FileNotFoundError:
        raise BadInputError(message(f"{_TEXTS}-file-missing", file=quoted(name))) from None
    except IsADirectoryError:
        raise BadInputError(message(f"{_TEXTS}-file-directory", file=quoted(name))) from None
    except (OSError, ValueError, AttributeError):  # standard input may be closed
        raise BadInputError(message(f"{_TEXTS}-file-unreadable", file=quoted(name))) from None
    if len(data) > limit:
        raise BadInputError(message(f"{_TEXTS}-file-large", file=quoted(name), limit=limit))
    return data


def read_text(name: str, limit: int) -> str:
    """Return the text of a file, or of standard input for ``-``, of at most ``limit`` bytes."""
    try:
        return read_bytes(name, limit).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadInputError(message(f"{_TEXTS}-file-encoding", file=quoted(name))) from None


def width() -> int:
    """Return how many columns to lay a text out for."""
    return min(MAX_WIDTH, max(40, get_terminal_size((MAX_WIDTH, 24)).columns))


def paragraph(text: str, indent: str = "", first: str | None = None) -> str:
    """Break a text into lines that fit; no-break spaces are never broken at."""
    return broken_into_lines(text, width(), indent, first)


def _never_fail_to_print() -> None:
    """Print a substitute where the terminal's encoding lacks a sign."""
    for stream in (sys.stdout, sys.stderr):
        with suppress(AttributeError, ValueError, OSError):
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]


def _language_wish(args: Sequence[str]) -> str | None:
    """Find the language before anything else is read, so that errors are in it as well."""
    wish: str | None = None
    for arg, following in zip(args, (*args[1:], ""), strict=False):
        if arg == "--":
            break
        if arg == "--lang" and following in LANGUAGES:
            wish = following
        elif arg.startswith("--lang=") and arg[7:] in LANGUAGES:
            wish = arg[7:]
    return wish


def _command_first(args: Sequence[str]) -> tuple[str | None, list[str]]:
    """Find a group's command, which ``--lang`` may stand before; that goes behind it."""
    for place, arg in enumerate(args):
        if arg.startswith("--lang") or (place > 0 and args[place - 1] == "--lang"):
            continue
        return arg, [*args[:place], *args[place + 1 :]]
    return None, []


def _among(choices: tuple[str, ...], value: str, name: str, command: Command | Group) -> str:
    if choices and value not in choices:
        listed = ", ".join(choices)
        raise _usage("choice", command, name=name, value=quoted(value), choices=listed)
    return value


def _chosen(group: Group, word: str | None) -> Command:
    by_word = {c.name.rpartition(" ")[2]: c for c in group.commands}
    if word not in by_word:
        name, listed = group.name, ", ".join(by_word)
        raise BadInputError(
            message(f"{_TEXTS}-command", name=name, value=quoted(word or ""), choices=listed)
        )
    return by_word[word]


def _usage(problem: str, command: Command | Group, **args: str) -> BadInputError:
    return BadInputError(message(f"{_TEXTS}-{problem}", command=command.name, **args))


def _synopsis(command: Command, tongue: Language) -> str:
    def shown(name: str, choices: tuple[str, ...], optional: bool) -> str:
        text = "|".join(choices) if choices else name
        return f"[{text}]" if optional else text

    parts = [
        shown(o.name, (), o.default is not None) + ("…" if o.many else "") for o in command.operands
    ]
    for option in (*command.options, _SHARED[0]):
        value = "" if option.value is None else NBSP + shown(option.value, option.choices, False)
        parts.append(f"[{option.name}{value}]")
    usage = render(message(f"{_TEXTS}-usage", command=" ".join((command.name, *parts))), tongue)
    return paragraph(usage, indent="    ", first="")


def _rows(rows: Sequence[tuple[str, str]]) -> str:
    column = max(len(name) for name, _ in rows) + 4
    lines: list[str] = []
    for name, text in rows:
        broken = wrap(text, width() - column, break_long_words=False, break_on_hyphens=False)
        head = f"  {name}".ljust(column)
        lines += [head + broken[0], *(" " * column + line for line in broken[1:])]
    return "\n".join(lines)


def _command_help(command: Command, tongue: Language) -> str:
    def explained(o: Operand | Option) -> str:
        text = render(message(o.help), tongue)
        if o.choices and o.name != "--lang":
            text += render(message(f"{_TEXTS}-choices", choices=", ".join(o.choices)), tongue)
        return text

    rows = [(o.name, explained(o)) for o in command.operands]
    for option in (*command.options, *_SHARED):
        name = f"{option.name} {option.value}" if option.value else option.name
        rows.append((f"{option.short}, {name}" if option.short else name, explained(option)))
    parts = (_synopsis(command, tongue), paragraph(render(message(command.help), tongue)))
    return "\n\n".join((*parts, _rows(rows)))


def _group_help(group: Group, tongue: Language) -> str:
    words = "|".join(c.name.rpartition(" ")[2] for c in group.commands)
    usage = render(message(f"{_TEXTS}-usage", command=f"{group.name} {words} …"), tongue)
    rows = [(c.name.rpartition(" ")[2], render(message(c.help), tongue)) for c in group.commands]
    hint = render(message(f"{_TEXTS}-more", command=f"{group.name} … --help"), tongue)
    intro = paragraph(render(message(group.help), tongue))
    return "\n\n".join((usage, intro, _rows(rows), paragraph(hint)))
