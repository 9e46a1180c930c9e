"""Lines that are chained: each ends with a hash over itself and the hash of the line before."""

from hashlib import sha256
from typing import Final, NamedTuple

NO_HASH: Final = ""
"""What a first line is chained to."""
HASH_MEMBER: Final = b',"hash":"'
"""What stands before the hash, which ends every line."""
DIGITS: Final = 64


class Line(NamedTuple):
    """A line without its hash."""

    body: bytes
    hash: str
    """What the hash has to be."""
    sealed: bool
    """Whether that hash stands in the line."""


def seal(digest: str) -> bytes:
    """Return the end of a line: its hash as the last member."""
    return HASH_MEMBER + digest.encode() + b'"}'


_TAIL: Final = len(seal("0" * DIGITS))


def sealed(body: bytes, previous: str) -> bytes:
    """Add the hash to an object that was written without it, and end the line."""
    opened = body[:-1]
    return opened + seal(sha256(previous.encode() + opened).hexdigest()) + b"\n"


def hash_of(line: bytes) -> str:
    """Return the hash that stands in a complete line, which is not checked here."""
    return line.rstrip(b"\n")[-DIGITS - 2 : -2].decode("ascii")


def opened(line: bytes, previous: str) -> Line | None:
    """Take the hash off a line and compare it; None: there is no hash."""
    head = line[:-_TAIL]
    digest = sha256(previous.encode() + head).hexdigest()
    fits = line.endswith(seal(digest))
    if not fits and line[len(head) : -DIGITS - 2] != HASH_MEMBER:
        return None
    return Line(head + b"}", digest, fits)
