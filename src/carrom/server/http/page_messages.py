"""Every message from a page on a room's socket, with its type."""

from typing import Final

import msgspec
from msgspec import Struct

from carrom.equipment.aim import Aim
from carrom.server.protocol import SetPhrase
from carrom.server.rooms.intents import Action


class Hello(Struct, frozen=True, tag_field="type", tag="hello", forbid_unknown_fields=True):
    """A page says what it has seen of the log; nothing: everything, please."""

    since: int = 0


class Intent(Struct, frozen=True, tag_field="type", tag="intent", forbid_unknown_fields=True):
    """Somebody wants something done, at a state of the log he has seen."""

    id: str
    seq: int
    act: Action


class Aiming(Struct, frozen=True, tag_field="type", tag="aiming", forbid_unknown_fields=True):
    """Where the player in turn aims now; None: he has let go."""

    aim: Aim | None = None


class Phrase(Struct, frozen=True, tag_field="type", tag="phrase", forbid_unknown_fields=True):
    """A player says one of the set phrases."""

    phrase: SetPhrase


class Pong(Struct, frozen=True, tag_field="type", tag="pong", forbid_unknown_fields=True):
    """The answer to a ping, with its stamp."""

    stamp: int


class Bye(Struct, frozen=True, tag_field="type", tag="bye", forbid_unknown_fields=True):
    """The page is closed on purpose: its player has left."""


PageMessage = Hello | Intent | Aiming | Phrase | Pong | Bye

_DECODER: Final = msgspec.json.Decoder(PageMessage)


def decoded(data: bytes) -> PageMessage | None:
    """Return a message as a page sent it; None: it is malformed."""
    try:
        found: PageMessage = _DECODER.decode(data)
    except (msgspec.DecodeError, RecursionError):
        return None
    return found
