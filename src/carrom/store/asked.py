"""By what it is known that something was asked for before."""

from typing import NamedTuple


class Asked(NamedTuple):
    """Which intent led to entries: its id, and a digest of who asked for what."""

    intent: str
    digest: str = ""


class ConflictError(Exception):
    """Somebody else has appended to the log, or sits on the chair; nothing was written."""


class RepeatedError(Exception):
    """The intent was carried out before and led to entry ``seq``; nothing was written."""

    def __init__(self, seq: int, digest: str = "") -> None:
        super().__init__(seq)
        self.seq = seq
        self.digest = digest
