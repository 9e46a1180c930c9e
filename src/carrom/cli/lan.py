"""What ``carrom play --lan`` shows: the address in the local network, and its QR code."""

import io
import os
import sys
from typing import Final
from urllib.parse import urlsplit

from carrom.cli.common import paragraph
from carrom.extras import required
from carrom.messages import Language, message
from carrom.server.lan import EVERYWHERE, lan_url
from carrom.texts import render

with required("play"):
    import segno

BLOCK: Final = "\N{FULL BLOCK}"
WHITE_ON_BLACK: Final = "\033[38;5;231;48;5;16m"
"""Colours that are the same in every theme: a code in a light terminal's own would be a negative."""
PLAIN: Final = "\033[0m"


def show_lan(address: str, language: Language) -> None:
    """Print where other machines find a server that is at ``address`` on this one."""
    lan = lan_url(EVERYWHERE[0], urlsplit(address).port or 80)
    if not lan:
        print(paragraph(render(message("server-lan-none"), language)), flush=True)
        return
    print(render(message("server-lan", address=f"{lan}/"), language))
    print()
    if _shows_blocks():
        print(qr_code(f"{lan}/", colours=sys.stdout.isatty()))
    print(paragraph(render(message("server-lan-scan"), language)))
    print(paragraph(render(message("server-lan-costs"), language)), flush=True)


def qr_code(text: str, *, colours: bool) -> str:
    """Return a QR code of half blocks, in lines."""
    drawn = io.StringIO()
    segno.make(text, micro=False).terminal(drawn, compact=True)
    if not colours:
        return drawn.getvalue()
    lines = drawn.getvalue().splitlines()
    return "".join(f"{WHITE_ON_BLACK}{line}{PLAIN}\n" for line in lines)


def _shows_blocks() -> bool:
    try:
        BLOCK.encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return os.environ.get("TERM") != "dumb"
