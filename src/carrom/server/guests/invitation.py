"""Sitting down by an invitation: a link that somebody sent."""

import json
import re
from dataclasses import dataclass
from http.cookiejar import CookieJar
from typing import Final, TypeGuard
from urllib.parse import urlsplit
from urllib.request import HTTPCookieProcessor, Request, build_opener

from carrom.messages import quoted
from carrom.server.guests.asking import PATIENCE, NoRedirects, asked
from carrom.server.guests.errors import GuestError
from carrom.server.http.seat_cookie import COOKIE

_WORD: Final = re.compile(r"[A-Za-z0-9_-]{1,80}")
_CODE: Final = re.compile(r"/?join/([A-Za-z0-9-]{1,40})/?")


@dataclass(frozen=True, slots=True)
class Link:
    """Where an invitation leads: the server's address, and the code."""

    server: str
    code: str


@dataclass(frozen=True, slots=True)
class TakenSeat:
    """A seat at a room of a server, and what the guest is known by there."""

    server: str
    room: str
    player: str
    cookie: str

    @property
    def socket(self) -> str:
        """The address of the room's socket."""
        return f"ws{self.server.removeprefix('http')}/api/rooms/{self.room}/socket"

    @property
    def origin(self) -> str:
        """The site, as a page of it would name it."""
        parts = urlsplit(self.server)
        return f"{parts.scheme}://{parts.netloc}"


def read_link(text: str) -> Link:
    """Return where a link leads; another text raises :class:`GuestError`."""
    try:
        parts = urlsplit(text)
        known = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        known = False
    found = _CODE.fullmatch(parts.fragment) if known else None
    if found is None:
        raise GuestError.of("sit-bad-link", link=quoted(text))
    return Link(f"{parts.scheme}://{parts.netloc}{parts.path.rstrip('/')}", found[1])


def sit_down(link: Link, name: str, patience: float = PATIENCE) -> TakenSeat:
    """Sit down on the first free seat; where that is refused raise :class:`GuestError`."""
    jar = CookieJar()
    opener = build_opener(HTTPCookieProcessor(jar), NoRedirects())
    url = f"{link.server}/api/invitations/{link.code}"
    asked(opener, Request(url), patience)  # noqa: S310 - http or https: see read_link
    kind = {"content-type": "application/json"}
    wanted = json.dumps({"name": name}).encode()
    sat = asked(opener, Request(url, wanted, kind), patience)  # noqa: S310
    cookie = next((each.value for each in jar if each.name == COOKIE), None)
    room, player = sat.get("room"), sat.get("player")
    if not (_is_word(room) and _is_word(player) and _is_word(cookie)):
        raise GuestError.of("sit-no-server", server=quoted(link.server))
    return TakenSeat(link.server, room, player, f"{COOKIE}={cookie}")


def _is_word(told: object) -> TypeGuard[str]:
    """Say whether something can stand in an address or a header as it is."""
    return isinstance(told, str) and _WORD.fullmatch(told) is not None
