"""A record on disk: created whole, appended to line by line, each line safe before it counts.

An entry is acknowledged when :meth:`Journal.append` returns: its bytes have then reached the disk.
A process that is killed while it writes leaves at most one torn line, which nobody was told about;
:meth:`Journal.open` cuts it off. Two processes cannot write one file.
"""

import fcntl
import os
import secrets
import stat
from contextlib import suppress
from enum import StrEnum
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from carrom.match.events import Event
from carrom.match.record import (
    Fault,
    Header,
    Parsed,
    event_line,
    hash_of,
    header_line,
    opening,
    parse,
)
from carrom.messages import Argument, Message, message, quoted

_MODE: Final = 0o666
"""Rights of a new file, before the user's own mask."""


class JournalWhy(StrEnum):
    """Why a record cannot be kept; the text is ``record-journal-<why>``."""

    EXISTS = "exists"
    MISSING = "missing"
    NOT_A_FILE = "not-a-file"
    """A pipe, a device, a folder: nothing that keeps what is written."""
    GONE = "gone"
    """The file was moved, deleted or replaced while it was open."""
    BUSY = "busy"
    """Another process writes this file."""
    FAULTY = "faulty"
    UNWRITABLE = "unwritable"
    """The file cannot be made, read or written: rights, a full disk, a folder that is not there."""


class JournalError(Exception):
    """A record that cannot be kept; ``said`` says why in one sentence."""

    def __init__(self, why: JournalWhy, path: Path, fault: Fault | None = None) -> None:
        super().__init__(why, str(path))
        self.why = why
        self.fault = fault
        args: dict[str, Argument] = {"file": quoted(str(path))}
        if fault is not None:
            args["fault"] = fault.said
        self.said: Message = message(f"record-journal-{why}", **args)


class Journal:
    """A record that is open for writing; made by :meth:`create` or :meth:`open`."""

    def __init__(
        self, path: Path, file: int, header: Header, events: list[Event], last: str, size: int
    ) -> None:
        self.path: Final = path
        self.header: Final = header
        self.events: Final = events
        """Every entry that is safe on disk, in order."""
        self.cut = 0
        """How many bytes of a torn line were cut off when the file was opened."""
        self._file: int | None = file
        self._hash = last
        self._size = size

    @classmethod
    def create(cls, path: Path | str, header: Header) -> Self:
        """Begin a record in a new file, which appears only once its header is safe on disk."""
        path = Path(path)
        data = opening(header)
        new = path.parent / f".carrom-{secrets.token_hex(8)}"
        file = -1
        try:
            file = os.open(new, os.O_RDWR | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, _MODE)
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            _write(file, data)
            os.fsync(file)
            _publish(new, path)
        except (OSError, ValueError) as problem:
            _close(file)
            exists = isinstance(problem, FileExistsError)
            why = JournalWhy.EXISTS if exists else JournalWhy.UNWRITABLE
            raise JournalError(why, path) from None
        finally:
            with suppress(OSError, ValueError):
                new.unlink()
        _sync_folder(path)
        return cls(path, file, header, [], hash_of(header_line(header)), len(data))

    @classmethod
    def open(cls, path: Path | str) -> Self:
        """Go on with a record; a torn last line is cut off, any other fault is refused."""
        path = Path(path)
        file = _opened(path)
        try:
            data = _read(file)
            parsed, header = _usable(data, path)
            if parsed.good < len(data):
                os.ftruncate(file, parsed.good)
                os.fsync(file)
            os.lseek(file, parsed.good, os.SEEK_SET)
        except OSError:
            _close(file)
            raise JournalError(JournalWhy.UNWRITABLE, path) from None
        except JournalError:
            _close(file)
            raise
        journal = cls(path, file, header, list(parsed.events), parsed.hash, parsed.good)
        journal.cut = len(data) - parsed.good
        return journal

    def append(self, event: Event) -> None:
        """Write an entry; when this returns, it is safe on disk.

        Where the disk refuses, the file is brought back to what it was and nothing more can be
        written: open it anew. Where the file is no longer at its place, the entry is taken out
        again, and can be written once the file is back.
        """
        if self._file is None:
            raise JournalError(JournalWhy.UNWRITABLE, self.path)
        if event.seq != len(self.events) + 1:
            raise ValueError(f"entry {event.seq} cannot follow entry {len(self.events)}")
        line = event_line(event, self._hash)
        try:
            _write(self._file, line)
            os.fsync(self._file)
        except OSError:
            with suppress(OSError):
                os.ftruncate(self._file, self._size)
            self.close()
            raise JournalError(JournalWhy.UNWRITABLE, self.path) from None
        if not self._in_place(self._file):
            self._take_out(self._file)
            raise JournalError(JournalWhy.GONE, self.path)
        self.events.append(event)
        self._hash = hash_of(line)
        self._size += len(line)

    def _in_place(self, file: int) -> bool:
        """Say whether the path still leads to the file that is written."""
        try:
            return os.path.samestat(os.fstat(file), self.path.stat())
        except OSError:
            return False

    def _take_out(self, file: int) -> None:
        """Bring the file back to what it was before the last line."""
        try:
            os.ftruncate(file, self._size)
            os.lseek(file, self._size, os.SEEK_SET)
            os.fsync(file)
        except OSError:
            self.close()

    def close(self) -> None:
        """Let the file go; another process may write it then."""
        if self._file is not None:
            _close(self._file)
            self._file = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


def _opened(path: Path) -> int:
    """Open a file for reading and writing, for this process alone."""
    try:
        file = os.open(path, os.O_RDWR | os.O_CLOEXEC | os.O_NONBLOCK | os.O_NOCTTY)
    except FileNotFoundError:
        raise JournalError(JournalWhy.MISSING, path) from None
    except IsADirectoryError:
        raise JournalError(JournalWhy.NOT_A_FILE, path) from None
    except (OSError, ValueError):
        raise JournalError(JournalWhy.UNWRITABLE, path) from None
    if not stat.S_ISREG(os.fstat(file).st_mode):  # reading a pipe would wait for ever
        _close(file)
        raise JournalError(JournalWhy.NOT_A_FILE, path)
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        _close(file)
        raise JournalError(JournalWhy.BUSY, path) from None
    except OSError:
        _close(file)
        raise JournalError(JournalWhy.UNWRITABLE, path) from None
    return file


def _usable(data: bytes, path: Path) -> tuple[Parsed, Header]:
    parsed = parse(data)
    fault = parsed.fault
    if parsed.header is None or (fault is not None and not fault.recoverable):
        raise JournalError(JournalWhy.FAULTY, path, fault)
    return parsed, parsed.header


def _read(file: int) -> bytes:
    parts = []
    while part := os.read(file, 1 << 20):
        parts.append(part)
    return b"".join(parts)


def _write(file: int, data: bytes) -> None:
    """Write everything; the system may take it in parts."""
    rest = memoryview(data)
    while rest:
        rest = rest[os.write(file, rest) :]


def _publish(new: Path, path: Path) -> None:
    """Give a finished file its name, unless something has that name already."""
    try:
        os.link(new, path)
    except PermissionError:  # a file system without links, such as that of a memory card
        if os.path.lexists(path):
            raise FileExistsError from None
        new.rename(path)


def _sync_folder(path: Path) -> None:
    """Make sure that the folder's entry for a new file is on disk too."""
    with suppress(OSError):  # some file systems cannot do that
        folder = os.open(path.parent, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def _close(file: int) -> None:
    with suppress(OSError):
        os.close(file)
