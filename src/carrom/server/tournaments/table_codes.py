"""Short codes of tables, to be typed where no code can be scanned.

A code comes from the organiser's secret, as the links do, until its table is given a new one. Typed, it becomes the secret of a second
link to its table: by a slow function, so that who steals the database cannot try all codes.
"""

import hmac
from base64 import urlsafe_b64encode
from hashlib import scrypt, sha256
from typing import Final

from carrom.server.rooms.codes import SIGNS, TABLE
from carrom.server.tournaments.links import BYTES
from carrom.store.tournaments import Link

COST: Final = 2**12
"""Of the slow function: about ten milliseconds and 4 MB."""


def code_of(organiser: str, link: Link) -> str:
    """Return the code of a table, from the organiser's secret; nobody can go the other way."""
    told = f"code:{link.board}".encode()
    number = int.from_bytes(hmac.new(organiser.encode(), told, sha256).digest())
    signs = []
    for _ in range(TABLE):
        number, at = divmod(number, len(SIGNS))
        signs.append(SIGNS[at])
    return "".join(signs)


def secret_by(code: str) -> str:
    """Return the secret that a code stands for; it takes its time."""
    found = scrypt(code.encode(), salt=b"carrom table", n=COST, r=8, p=1, dklen=BYTES)
    return urlsafe_b64encode(found).decode().rstrip("=")
