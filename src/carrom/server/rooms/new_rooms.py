"""New rooms, and the tokens that their people are known by."""

import re
import secrets
from collections.abc import Mapping
from datetime import UTC, datetime
from hashlib import sha256
from typing import Final

from msgspec import UNSET

from carrom import __version__
from carrom.match.record_write import Header
from carrom.match.settings import Settings
from carrom.server.rooms.codes import new_watch
from carrom.store.store import Chair, Room

TOKEN_BYTES: Final = 24
ROOM_BYTES: Final = 12
MATCH_BYTES: Final = 9
"""Of the id in the record, which tells nobody where the room is."""

_TOKEN: Final = re.compile(rf"[A-Za-z0-9_-]{{{TOKEN_BYTES * 4 // 3}}}")


def hashed(token: str) -> str:
    """Return what is kept of a seat token."""
    return sha256(token.encode()).hexdigest()


def new_token() -> str:
    """Return what a browser is known by, which nobody can guess."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def is_token(text: str) -> bool:
    """Say whether a text looks like a token of :func:`new_token`."""
    return _TOKEN.fullmatch(text) is not None


def _new_id(size: int) -> str:
    """Return an id that a command line does not take for an option."""
    found = secrets.token_urlsafe(size)
    return _new_id(size) if found.startswith("-") else found


def new_room(
    settings: Settings,
    names: Mapping[str, str],
    chairs: Mapping[str, Chair],
    *,
    quick: bool = False,
) -> Room:
    """Return a new room with an id that nobody can guess."""
    name = _new_id(ROOM_BYTES)
    now = datetime.now(UTC)
    computers = {
        player: f"{chair} {__version__}"
        for player, chair in chairs.items()
        if chair not in (Chair.PERSON, Chair.OPEN)
    }
    header = Header(
        match=_new_id(MATCH_BYTES),
        settings=settings,
        date=now.date(),
        names=dict(names),
        computers=computers or UNSET,
    )
    return Room(
        id=name,
        header=header,
        chairs=dict(chairs),
        seed=secrets.randbits(63),
        opened=now,
        quick=quick,
        watch=new_watch(),
    )
