"""By what it is known that something was asked for before."""

from typing import NamedTuple


class Asked(NamedTuple):
    """Which intent led to entries: its id, and a digest of who asked for what."""

    intent: str
    digest: str = ""
    token: str = ""
    """The hash of what whoever asks is known by, if it must still speak for ``players``."""
    players: tuple[str, ...] = ()


class UnseatedError(Exception):
    """A token no longer speaks for a player: the seat was found again elsewhere, or left."""


class ConflictError(Exception):
    """Somebody else has appended to the log, or sits on the chair; nothing was written."""


class RepeatedError(Exception):
    """The intent was carried out before and led to entry ``seq``; nothing was written."""

    def __init__(self, seq: int, digest: str = "") -> None:
        super().__init__(seq)
        self.seq = seq
        self.digest = digest
