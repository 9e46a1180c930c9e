"""Results on disk: JSON lines that a run appends to, and goes on from after it was stopped.

The first line holds the terms, every other line one result. A line is on the disk before the next
result is awaited, so a run that is killed loses only what was not finished. Half a last line is what
a killed run leaves: it is dropped, and that result is made again.
"""

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from io import FileIO
from pathlib import Path
from stat import S_ISREG
from typing import Generic, TypeVar

import msgspec

from carrom.arena.errors import ArenaError
from carrom.arena.pairing import Terms
from carrom.messages import message, quoted

R = TypeVar("R", bound=msgspec.Struct)


class ResultsError(ArenaError):
    """A file that results cannot be kept in."""


class Results(Generic[R]):
    """An open file of results, or none where they are not kept."""

    def __init__(
        self, kept: tuple[R, ...] = (), file: FileIO | None = None, path: Path = Path()
    ) -> None:
        self.kept = kept
        """What was in the file already."""
        self._file = file
        self._path = path

    def add(self, result: R) -> None:
        """Put one more on the disk."""
        if self._file is not None:
            _write(self._file, self._path, result)


@contextmanager
def open_results(path: Path | None, terms: Terms, kind: type[R]) -> Iterator[Results[R]]:
    """Open a file for results of these terms, new or to go on with; none: nothing is kept."""
    if path is None:
        yield Results()
        return
    try:
        file = path.open("a+b", buffering=0)
    except (OSError, ValueError):
        raise _problem("arena-file-unwritable", path) from None
    with file:
        if not S_ISREG(os.fstat(file.fileno()).st_mode):  # a device may have no end
            raise _problem("arena-file-unwritable", path)
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise _problem("arena-file-busy", path) from None
        yield Results(_resumed(file, path, terms, kind), file, path)


def _resumed(file: FileIO, path: Path, terms: Terms, kind: type[R]) -> tuple[R, ...]:
    file.seek(0)
    data = file.read()
    whole = data[: data.rfind(b"\n") + 1]
    if len(whole) < len(data):
        if not whole and not data.startswith(b'{"kind":'):
            raise _problem("arena-file-other", path)  # not a line of ours: leave it alone
        file.truncate(len(whole))
    if not whole:
        _write(file, path, terms)
        return ()
    head, *lines = whole.splitlines()
    try:
        found = msgspec.json.decode(head, type=Terms)
    except msgspec.MsgspecError:
        raise _problem("arena-file-other", path) from None
    if found != terms:
        fields = (f for f in terms.__struct_fields__ if getattr(found, f) != getattr(terms, f))
        raise _problem("arena-file-terms", path, fields=", ".join(fields))
    decoder = msgspec.json.Decoder(kind)
    try:
        return tuple(decoder.decode(line) for line in lines)
    except msgspec.MsgspecError:
        raise _problem("arena-file-other", path) from None


def _write(file: FileIO, path: Path, line: msgspec.Struct) -> None:
    """Put one line on the disk, whole, or say that it cannot be done."""
    data = msgspec.json.encode(line) + b"\n"
    try:
        whole = file.write(data) == len(data)
        os.fsync(file.fileno())
    except OSError:  # the disk is full
        whole = False
    if not whole:
        raise _problem("arena-file-unwritable", path)


def make_folder(path: Path) -> None:
    """Make a folder for records, unless it is there."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError):
        raise _problem("arena-file-unwritable", path) from None


def _problem(id_: str, path: Path, **args: str) -> ResultsError:
    return ResultsError(message(id_, file=quoted(str(path)), **args))
