"""A file of lines on disk: created whole, appended to line by line, each line safe before it counts.

A line is acknowledged when :meth:`LineFile.append` returns: its bytes have then reached the disk.
A process that is killed while it writes leaves at most one torn line, which nobody was told about.
Two processes cannot write one file.
"""

import fcntl
import os
import secrets
import stat
from contextlib import suppress
from enum import StrEnum
from pathlib import Path
from typing import ClassVar, Final, Self

from carrom.match.record import Fault
from carrom.messages import Argument, Message, message, quoted

_MODE: Final = 0o666
"""Rights of a new file, before the user's own mask."""


class JournalWhy(StrEnum):
    """Why a file cannot be kept; the text is ``record-journal-<why>`` or that of another kind."""

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
    """A file that cannot be kept; ``said`` says why in one sentence."""

    texts: ClassVar[str] = "record-journal"
    """What the ids of the sentences begin with."""

    def __init__(self, why: JournalWhy, path: Path, fault: Fault | None = None) -> None:
        super().__init__(why, str(path))
        self.why = why
        self.fault = fault
        args: dict[str, Argument] = {"file": quoted(str(path))}
        if fault is not None:
            args["fault"] = fault.said
        self.said: Message = message(f"{self.texts}-{why}", **args)


class LineFile:
    """A file that is open for writing, for this process alone."""

    error: ClassVar[type[JournalError]] = JournalError

    def __init__(self, path: Path, file: int, size: int) -> None:
        self.path: Final = path
        self._file: int | None = file
        self._size = size

    @classmethod
    def create(cls, path: Path, data: bytes) -> Self:
        """Make a new file, which appears only once it is safe on disk."""
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
            raise cls.error(why, path) from None
        finally:
            with suppress(OSError, ValueError):
                new.unlink()
        _sync_folder(path)
        return cls(path, file, len(data))

    @classmethod
    def open(cls, path: Path) -> tuple[Self, bytes]:
        """Open a file and return what it holds."""
        file = cls._opened(path)
        try:
            data = _read(file)
        except OSError:
            _close(file)
            raise cls.error(JournalWhy.UNWRITABLE, path) from None
        return cls(path, file, len(data)), data

    def cut(self, size: int) -> None:
        """Keep so many bytes, and go on writing behind them."""
        assert self._file is not None
        try:
            if size < self._size:
                os.ftruncate(self._file, size)
                os.fsync(self._file)
            os.lseek(self._file, size, os.SEEK_SET)
        except OSError:
            self.close()
            raise self.error(JournalWhy.UNWRITABLE, self.path) from None
        self._size = size

    def append(self, line: bytes) -> None:
        """Write a line; when this returns, it is safe on disk.

        Where the disk refuses, the file is brought back to what it was and nothing more can be
        written: open it anew. Where the file is no longer at its place, the line is taken out
        again, and can be written once the file is back.
        """
        if self._file is None:
            raise self.error(JournalWhy.UNWRITABLE, self.path)
        try:
            _write(self._file, line)
            os.fsync(self._file)
        except OSError:
            with suppress(OSError):
                os.ftruncate(self._file, self._size)
            self.close()
            raise self.error(JournalWhy.UNWRITABLE, self.path) from None
        if not self._in_place(self._file):
            self._take_out(self._file)
            raise self.error(JournalWhy.GONE, self.path)
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

    @classmethod
    def _opened(cls, path: Path) -> int:
        """Open a file for reading and writing, for this process alone."""
        try:
            file = os.open(path, os.O_RDWR | os.O_CLOEXEC | os.O_NONBLOCK | os.O_NOCTTY)
        except FileNotFoundError:
            raise cls.error(JournalWhy.MISSING, path) from None
        except IsADirectoryError:
            raise cls.error(JournalWhy.NOT_A_FILE, path) from None
        except (OSError, ValueError):
            raise cls.error(JournalWhy.UNWRITABLE, path) from None
        if not stat.S_ISREG(os.fstat(file).st_mode):  # reading a pipe would wait for ever
            _close(file)
            raise cls.error(JournalWhy.NOT_A_FILE, path)
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            _close(file)
            raise cls.error(JournalWhy.BUSY, path) from None
        except OSError:
            _close(file)
            raise cls.error(JournalWhy.UNWRITABLE, path) from None
        return file


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
