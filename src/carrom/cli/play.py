"""``carrom play``: the game in the browser."""

import os
import secrets
import webbrowser
from typing import Final

from carrom.cli.common import Arguments, Command, Option, dispatch
from carrom.cli.serve import OPTIONS, serve_until_interrupted


def run(args: list[str]) -> int:
    """Carry out the command."""
    return dispatch(COMMAND, args)


def _play(args: Arguments) -> int:
    token = "" if "--no-open" in args else secrets.token_urlsafe(16)

    def show(address: str) -> None:
        if "--lan" in args:
            from carrom.cli.lan import show_lan  # noqa: PLC0415 - what it needs may be missing

            show_lan(address, args.language)
        if "--no-open" not in args and _has_screen():
            webbrowser.open(f"{address}#/own/{token}" if token else address)

    return serve_until_interrupted(args, show, "off", token)


def _has_screen() -> bool:
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))


COMMAND: Final = Command(
    "carrom play",
    "server-play-help",
    options=(
        Option("--lan", "server-help-lan"),
        Option("--no-open", "server-help-no-open"),
        *OPTIONS,
    ),
    call=_play,
)
