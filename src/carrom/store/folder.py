"""The data folder: ours alone, and one server at a time."""

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

DATABASE: Final = "carrom.sqlite"
LOCK: Final = "carrom.lock"


class FolderError(Exception):
    """The folder cannot be used; ``problem``: ``folder`` (made or written to) or ``running``."""

    def __init__(self, problem: str) -> None:
        super().__init__(problem)
        self.problem = problem


@contextmanager
def held(folder: Path) -> Iterator[None]:
    """Hold a data folder, which is made where needed; the system lets go of it with the process."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = os.open(folder / LOCK, os.O_CREAT | os.O_RDWR | os.O_CLOEXEC, 0o600)
    except OSError:
        raise FolderError("folder") from None
    try:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise FolderError("running") from None
        yield
    finally:
        os.close(lock)
