"""The command line ``carrom``; each command's module is imported only when it is called."""

import os
import sys
import warnings
from collections.abc import Callable, Sequence
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from typing import Final

from carrom.extras import MissingExtraError
from carrom.messages import Message, message

COMMANDS: Final = (
    "ruling",
    "rules",
    "equipment",
    "whatif",
    "record",
    "umpire",
    "play",
    "sit",
    "server",
    "simulate",
    "draw",
    "suggest",
    "problems",
    "hand",
    "analyse",
    "board-test",
    "bench",
    "arena",
    "dataset",
    "tournament",
)
ALSO: Final = ("serve",)
"""Known, but not listed: short for ``server run``."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit status (0 fine, 2 bad input)."""
    args = list(sys.argv[1:] if argv is None else argv)
    if sys.stderr is None:  # closed; what is printed to None would go to standard output
        sys.stderr = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115 - for good
    if sys.stdout is None:
        return _unwritten(args)
    with warnings.catch_warnings():
        warnings.showwarning = _warned(args, warnings.showwarning)
        return _main(args)


def _main(args: list[str]) -> int:
    try:
        if args and args[0] in (*COMMANDS, *ALSO):
            status = run_command(args[0], args[1:])
        else:
            status = import_module("carrom.cli.overview").run(args)
    except BrokenPipeError:
        return _unwritten(args)
    except MissingExtraError as problem:
        return _fail(problem.said, args)
    except KeyboardInterrupt:
        return 130
    try:
        sys.stdout.flush()
    except OSError:  # the reader has gone, or the disk is full
        return _unwritten(args)
    return status


def run_command(name: str, args: list[str]) -> int:
    """Import a command's module and run it."""
    status: int = import_module(f"carrom.cli.{name.replace('-', '_')}").run(args)
    return status


def discard_output() -> None:
    """Let nothing more be written to standard output, not even when the program ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _unwritten(args: Sequence[str]) -> int:
    """Say on standard error that the output could not be written, and return the exit status."""
    if sys.stdout is not None:
        discard_output()
    return _fail(message("error-closed-output"), args)


def _fail(said: Message, args: Sequence[str]) -> int:
    """Say what is wrong in the language asked for, and return the exit status."""
    common = import_module("carrom.cli.common")
    asked = [*(a.partition("=")[::2] for a in args), *pairwise(args)]
    wish = next((word for word in ("fr", "en") if ("--lang", word) in asked), None)
    status: int = common.fail(said, common.language(wish))
    return status


def _warned(args: Sequence[str], otherwise: Callable[..., None]) -> Callable[..., None]:
    """Return what shows a warning: one with a sentence of ours is said, another shown as usual."""

    def show(warning: Warning | str, *details: object, **more: object) -> None:
        said = getattr(warning, "said", None)
        if said is None:
            otherwise(warning, *details, **more)
        else:
            _fail(said, args)

    return show
