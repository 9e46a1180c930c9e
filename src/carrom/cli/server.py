"""``carrom server``: run the server, back its database up, put a backup in its place."""

from pathlib import Path
from typing import Final

from carrom.cli.common import (
    Arguments,
    BadInputError,
    Command,
    Group,
    Operand,
    Option,
    dispatch,
)
from carrom.cli.serve import FOLDER, RUN, settings
from carrom.extras import require
from carrom.messages import message, quoted
from carrom.texts import render

_FILE: Final = "FILE"


def run(args: list[str]) -> int:
    """Run the command with its arguments."""
    return dispatch(GROUP, args)


def _backup(args: Arguments) -> int:
    require("play")
    from carrom.store.backup import BackupError, backup  # noqa: PLC0415 - takes a while

    file = _path(args[_FILE])
    try:
        backup(settings(args).folder, file, force="--force" in args)
    except BackupError as problem:
        raise BadInputError(problem.said) from None
    print(render(message("server-backup-done", file=quoted(str(file))), args.language))
    return 0


def _restore(args: Arguments) -> int:
    require("play")
    from carrom.store.backup import BackupError, restore  # noqa: PLC0415 - takes a while

    file = _path(args[_FILE])
    try:
        kept = restore(settings(args).folder, file)
    except BackupError as problem:
        raise BadInputError(problem.said) from None
    print(render(message("server-restore-done", file=quoted(str(file))), args.language))
    if kept is not None:
        print(render(message("server-restore-kept", kept=kept.name), args.language))
    return 0


def _path(given: str) -> Path:
    if not given or "\0" in given:
        raise BadInputError(message("server-backup-name", file=quoted(given)))
    return Path(given)


GROUP: Final = Group(
    "carrom server",
    "server-group-help",
    commands=(
        RUN,
        Command(
            "carrom server backup",
            "server-backup-help",
            operands=(Operand(_FILE, "server-backup-help-file"),),
            options=(Option("--force", "server-backup-help-force"), *FOLDER),
            call=_backup,
        ),
        Command(
            "carrom server restore",
            "server-restore-help",
            operands=(Operand(_FILE, "server-restore-help-file"),),
            options=FOLDER,
            call=_restore,
        ),
    ),
)
