"""``carrom serve``: the server of the game."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from carrom.cli.common import Arguments, BadInputError, Command, Option, dispatch
from carrom.messages import message
from carrom.texts import render

OPTIONS: Final = (
    Option("--host", "server-help-host", value="HOST"),
    Option("--port", "server-help-port", value="PORT"),
    Option("--data", "server-help-data", value="FOLDER"),
    Option("--config", "server-help-config", value="FILE"),
)


def run(args: list[str]) -> int:
    """Carry out the command."""
    return dispatch(COMMAND, args)


def serve_until_interrupted(args: Arguments, and_then: Callable[[str], None]) -> int:
    """Serve; when it is ready print the address and do something more with it."""
    from carrom.cli.compiling import announce_compiling  # noqa: PLC0415 - loading it takes a while
    from carrom.server.config import ConfigError, read_config  # noqa: PLC0415
    from carrom.server.running import CannotServeError, serve  # noqa: PLC0415

    announce_compiling(args.language)
    file = args.get("--config")
    given = {name: args[f"--{name}"] for name in ("host", "port", "data") if f"--{name}" in args}

    def ready(address: str) -> None:
        print(render(message("server-ready", address=address), args.language), flush=True)
        and_then(address)

    try:
        serve(read_config(None if file is None else Path(file), given), ready)
    except (ConfigError, CannotServeError) as problem:
        raise BadInputError(problem.said) from None
    return 0


COMMAND: Final = Command(
    "carrom serve",
    "server-help",
    options=OPTIONS,
    call=lambda args: serve_until_interrupted(args, lambda _: None),
)
