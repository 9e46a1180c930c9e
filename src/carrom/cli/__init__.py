"""The command line ``carrom``; each command's module is imported only when it is called."""

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Final

COMMANDS: Final = ("ruling", "rules", "equipment", "play")


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit status (0 fine, 2 bad input)."""
    args = list(sys.argv[1:] if argv is None else argv)
    try:
        if args and args[0] in COMMANDS:
            status: int = import_module(f"carrom.cli.{args[0]}").run(args[1:])
        else:
            status = import_module("carrom.cli.overview").run(args)
        sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 2
    except KeyboardInterrupt:
        return 130
    return status
