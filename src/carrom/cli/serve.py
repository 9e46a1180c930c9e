"""``carrom serve``: the server of the game."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from carrom.cli.common import Arguments, BadInputError, Command, Option, dispatch
from carrom.messages import message
from carrom.texts import render

if TYPE_CHECKING:
    from carrom.server.config import Config

FOLDER: Final = (
    Option("--data", "server-help-data", value="FOLDER"),
    Option("--config", "server-help-config", value="FILE"),
)
STORE: Final = Option("--store", "server-help-store", value="URL")
LOG: Final = Option("--log", "server-help-log", value="FORM", choices=("text", "json", "off"))
OPTIONS: Final = (
    Option("--host", "server-help-host", value="HOST"),
    Option("--port", "server-help-port", value="PORT"),
    *FOLDER,
    STORE,
    Option("--bus", "server-help-bus", value="URL"),
    Option("--public-url", "server-help-public-url", value="URL"),
    Option("--proxies", "server-help-proxies", value="ADDRESSES"),
    LOG,
    Option("--strangers", "server-help-strangers"),
    Option("--keep-days", "server-help-keep-days", value="N"),
    Option("--away-minutes", "server-help-away-minutes", value="N"),
)


def run(args: list[str]) -> int:
    """Carry out the command."""
    return dispatch(COMMAND, args)


def settings(args: Arguments, **otherwise: str) -> "Config":
    """Return the settings of a server; ``otherwise`` counts where nothing else was said."""
    from carrom.server.config import ConfigError, read_config  # noqa: PLC0415 - takes a while
    from carrom.server.lan import EVERYWHERE  # noqa: PLC0415

    file = args.get("--config")
    names = (
        "host",
        "port",
        "data",
        "store",
        "bus",
        "public_url",
        "proxies",
        "log",
        "keep_days",
        "away_minutes",
    )
    options = {name: f"--{name.replace('_', '-')}" for name in names}
    given = {name: args[option] for name, option in options.items() if option in args}
    if "--lan" in args:
        given.setdefault("host", EVERYWHERE[0])
    if "--strangers" in args:
        given["strangers"] = "true"
    try:
        return read_config(None if file is None else Path(file), given, otherwise=otherwise)
    except ConfigError as problem:
        raise BadInputError(problem.said) from None


def serve_until_interrupted(
    args: Arguments, and_then: Callable[[str], None], log: str, token: str = ""
) -> int:
    """Serve; when it is ready print the address and do something more with it.

    With a ``token`` a page on this machine may let the local network in.
    """
    from carrom.cli.compiling import announce_compiling  # noqa: PLC0415
    from carrom.server.run import CannotServeError, serve  # noqa: PLC0415 - takes a while

    announce_compiling(args.language)

    def ready(address: str) -> None:
        print(render(message("server-ready", address=address), args.language), flush=True)
        and_then(address)

    try:
        serve(settings(args, log=log), ready, token)
    except CannotServeError as problem:
        raise BadInputError(problem.said) from None
    return 0


def _serve(args: Arguments) -> int:
    return serve_until_interrupted(args, lambda _: None, "text")


COMMAND: Final = Command("carrom serve", "server-help", options=OPTIONS, call=_serve)
RUN: Final = Command("carrom server run", "server-help", options=OPTIONS, call=_serve)
