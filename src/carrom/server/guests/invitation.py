"""Sitting down by an invitation: a link that somebody sent."""

import json
import re
from dataclasses import dataclass
from http.cookiejar import CookieJar
from typing import Any, Final
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import HTTPCookieProcessor, OpenerDirector, Request, build_opener

import msgspec

from carrom.messages import quoted
from carrom.server.guests.errors import GuestError
from carrom.server.http.seat_cookie import COOKIE
from carrom.texts import Said

PATIENCE: Final = 30.0
"""Seconds for an answer."""
MOST_BYTES: Final = 1_000_000
"""Of an answer that is read."""
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


def sit_down(link: Link, name: str) -> TakenSeat:
    """Sit down on the first free seat; where that is refused raise :class:`GuestError`."""
    jar = CookieJar()
    opener = build_opener(HTTPCookieProcessor(jar))
    url = f"{link.server}/api/invitations/{link.code}"
    _asked(opener, Request(url))  # noqa: S310 - http or https: see read_link
    kind = {"content-type": "application/json"}
    wanted = json.dumps({"name": name}).encode()
    sat = _asked(opener, Request(url, wanted, kind))  # noqa: S310
    cookie = next((each.value for each in jar if each.name == COOKIE), None)
    room, player = sat.get("room"), sat.get("player")
    if not (isinstance(room, str) and isinstance(player, str) and cookie):
        raise GuestError.of("sit-no-server", server=quoted(link.server))
    return TakenSeat(link.server, room, player, f"{COOKIE}={cookie}")


def _asked(opener: OpenerDirector, request: Request) -> dict[str, Any]:
    try:
        with opener.open(request, timeout=PATIENCE) as answer:
            told: object = json.loads(answer.read(MOST_BYTES))
    except HTTPError as refused:
        raise _refusal(refused, request) from None
    except (OSError, ValueError):
        told = None
    if not isinstance(told, dict):
        raise GuestError.of("sit-no-server", server=quoted(request.host))
    return told


def _refusal(refused: HTTPError, request: Request) -> GuestError:
    """Return the sentence with which a server refuses."""
    try:
        told = json.loads(refused.read(MOST_BYTES))["detail"]
        return GuestError(msgspec.convert(told, Said))
    except (OSError, ValueError, KeyError, TypeError):
        return GuestError.of("sit-no-server", server=quoted(request.host))
