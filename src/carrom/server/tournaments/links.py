"""Links by role. At first all of them come from the organiser's, so nothing but hashes has to be kept."""

import hmac
from base64 import urlsafe_b64encode
from hashlib import sha256
from typing import Final

from carrom.server.rooms.new_rooms import hashed
from carrom.store.tournaments import Link
from carrom.tournament.terms import Role

MOST_BOARDS: Final = 200
BYTES: Final = 18
OWN: Final = (Role.CHIEF_UMPIRE, Role.UMPIRE)
"""Roles that have one link each, beside the organiser."""


def secret_of(organiser: str, link: Link) -> str:
    """Return the secret of a link, from that of the organiser; nobody can go the other way."""
    if link.role is Role.ORGANISER:
        return organiser
    told = f"{link.role}:{link.board}".encode()
    digest = hmac.new(organiser.encode(), told, sha256).digest()
    return urlsafe_b64encode(digest[:BYTES]).decode().rstrip("=")


def table_links(boards: int) -> list[Link]:
    """Return the links of all boards."""
    return [Link(Role.TABLE, board) for board in range(1, boards + 1)]


def kept_links(organiser: str, boards: int) -> dict[str, Link]:
    """Return what is kept: what each secret is good for, by its hash."""
    links = [Link(Role.ORGANISER), *(Link(role) for role in OWN), *table_links(boards)]
    return {hashed(secret_of(organiser, link)): link for link in links}


def first_links(organiser: str, boards: int) -> dict[str, Link]:
    """Return what is kept before anybody has looked at the links: of the tables only the last, to count them by."""
    links = [Link(Role.ORGANISER), *(Link(role) for role in OWN), *table_links(boards)[-1:]]
    return {hashed(secret_of(organiser, link)): link for link in links}


def desk_key(secret: str, room: str) -> str:
    """Return the key to a desk that whoever has an official's link is given; nobody can go the other way."""
    digest = hmac.new(secret.encode(), f"desk:{room}".encode(), sha256).digest()
    return urlsafe_b64encode(digest[:BYTES]).decode().rstrip("=")


def address_of(base: str, tournament: str, role: Role, secret: str) -> str:
    """Return the address that a link opens; without a secret there is none but for everybody."""
    if role is Role.PUBLIC:
        return f"{base}/#/event/{tournament}"
    page = "board" if role is Role.TABLE else "tournament"
    return f"{base}/#/{page}/{tournament}/{secret}" if secret else ""
