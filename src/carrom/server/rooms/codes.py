"""Codes that people read, type and keep: signs that cannot be taken for one another."""

import secrets
from typing import Final

SIGNS: Final = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Without 0 and O, 1, I and L, U and V's double: 30 signs."""
INVITATION: Final = 6
"""Signs of a code to sit down by: 729 million codes."""
RECOVERY: Final = 12
"""Signs of a code to find a seat again by: 59 bits."""
TABLE: Final = 8
"""Signs of a code that leads to a table of a tournament: 656 thousand million codes."""
GROUP: Final = 4
WATCH: Final = "w-"
WATCH_BYTES: Final = 16


def new_code(length: int) -> str:
    """Return a code that nobody can foresee."""
    return "".join(secrets.choice(SIGNS) for _ in range(length))


def new_watch() -> str:
    """Return an id to watch a room by."""
    return WATCH + secrets.token_urlsafe(WATCH_BYTES)


def grouped(code: str) -> str:
    """Return a long code as it is read out: four signs at a time."""
    return "-".join(code[k : k + GROUP] for k in range(0, len(code), GROUP))


def typed(text: str) -> str:
    """Return a code as it was meant: small letters, spaces and dashes do not matter."""
    return "".join(sign for sign in text.upper() if sign.isalnum())
