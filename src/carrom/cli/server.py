"""``carrom server``: run the server or computer players for it, back its database up, look after it."""

from importlib import import_module
from pathlib import Path
from typing import Any, Final

from carrom.cli import server_links
from carrom.cli.common import (
    Arguments,
    BadInputError,
    Command,
    Group,
    Operand,
    Option,
    dispatch,
)
from carrom.cli.progress import progress
from carrom.cli.serve import FOLDER, LOG, RUN, STORE, settings
from carrom.cli.server_admin import COMMANDS
from carrom.extras import require
from carrom.messages import message, quoted
from carrom.texts import render

_FILE: Final = "FILE"
MOST_AT_ONCE: Final = 256


def run(args: list[str]) -> int:
    """Run the command with its arguments."""
    return dispatch(GROUP, args)


def _backup(args: Arguments) -> int:
    require("play")
    from carrom.store.backup import BackupError, backup  # noqa: PLC0415 - takes a while

    file, config = _path(args[_FILE]), settings(args)
    try:
        if config.store:
            portable = _portable()
            with progress(1.0) as bar:
                portable.backup(config.store, file, bar.step, force="--force" in args)
        else:
            backup(config.folder, file, force="--force" in args)
    except BackupError as problem:
        raise BadInputError(problem.said) from None
    print(render(message("server-backup-done", file=quoted(str(file))), args.language))
    return 0


def _restore(args: Arguments) -> int:
    require("play")
    from carrom.store.backup import BackupError, restore  # noqa: PLC0415 - takes a while

    file, config = _path(args[_FILE]), settings(args)
    kept = None
    try:
        if config.store:
            portable = _portable()
            with progress(1.0) as bar:
                portable.restore(config.store, file, bar.step, force="--force" in args)
        else:
            kept = restore(config.folder, file)
    except BackupError as problem:
        raise BadInputError(problem.said) from None
    print(render(message("server-restore-done", file=quoted(str(file))), args.language))
    if kept is not None:
        print(render(message("server-restore-kept", kept=kept.name), args.language))
    return 0


def _move(args: Arguments) -> int:
    portable = _portable()
    from carrom.store.backup import BackupError  # noqa: PLC0415 - takes a while

    config = settings(args)
    if not config.store:
        raise BadInputError(message("server-move-store"))
    try:
        with progress(1.0) as bar:
            moved = portable.move(config.folder, config.store, bar.step, force="--force" in args)
    except BackupError as problem:
        raise BadInputError(problem.said) from None
    done = message(
        "server-move-done",
        rooms=moved["rooms"],
        entries=moved["entries"],
        folder=str(config.folder),
    )
    print(render(done, args.language))
    return 0


def _portable() -> Any:  # noqa: ANN401 - a module, loaded when it is needed
    require("online")
    return import_module("carrom.store.portable")


def _players(args: Arguments) -> int:
    require("online")
    from carrom.server.players import serve_players  # noqa: PLC0415 - takes a while
    from carrom.server.rooms.computers import AT_ONCE  # noqa: PLC0415

    config = settings(args, log="text")
    if not config.bus:
        raise BadInputError(message("server-players-bus"))
    given = args["--at-once"] if "--at-once" in args else str(AT_ONCE)
    if not (given.isascii() and given.isdecimal() and 1 <= int(given[:4]) <= MOST_AT_ONCE):
        raise BadInputError(
            message("server-players-number", value=quoted(given), most=MOST_AT_ONCE)
        )
    at_once = int(given)

    def ready() -> None:
        print(render(message("server-players-ready", many=at_once), args.language), flush=True)

    serve_players(config, at_once, ready)
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
            options=(Option("--force", "server-backup-help-force"), *FOLDER, STORE),
            call=_backup,
        ),
        Command(
            "carrom server restore",
            "server-restore-help",
            operands=(Operand(_FILE, "server-restore-help-file"),),
            options=(Option("--force", "server-restore-help-force"), *FOLDER, STORE),
            call=_restore,
        ),
        Command(
            "carrom server move",
            "server-move-help",
            options=(Option("--force", "server-restore-help-force"), *FOLDER, STORE),
            call=_move,
        ),
        Command(
            "carrom server players",
            "server-players-help",
            options=(
                Option("--bus", "server-players-help-bus", value="URL"),
                Option("--at-once", "server-players-help-at-once", value="N"),
                Option("--config", "server-help-config", value="FILE"),
                LOG,
            ),
            call=_players,
        ),
        *COMMANDS,
        server_links.COMMAND,
    ),
)
