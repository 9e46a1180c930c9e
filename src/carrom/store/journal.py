"""A record on disk: created whole, appended to line by line, each line safe before it counts.

An entry is acknowledged when :meth:`Journal.append` returns: its bytes have then reached the disk.
A process that is killed while it writes leaves at most one torn line, which nobody was told about;
:meth:`Journal.open` cuts it off. Two processes cannot write one file.
"""

from pathlib import Path
from types import TracebackType
from typing import Final, Self

from carrom.match.events import Event
from carrom.match.record import (
    Header,
    Parsed,
    event_line,
    hash_of,
    header_line,
    opening,
    parse,
)
from carrom.store.line_file import JournalError, JournalWhy, LineFile

__all__ = ["Journal", "JournalError", "JournalWhy"]


class Journal:
    """A record that is open for writing; made by :meth:`create` or :meth:`open`."""

    def __init__(self, file: LineFile, header: Header, events: list[Event], last: str) -> None:
        self.path: Final = file.path
        self.header: Final = header
        self.events: Final = events
        """Every entry that is safe on disk, in order."""
        self.cut = 0
        """How many bytes of a torn line were cut off when the file was opened."""
        self._lines: Final = file
        self._hash = last

    @classmethod
    def create(cls, path: Path | str, header: Header) -> Self:
        """Begin a record in a new file, which appears only once its header is safe on disk."""
        file = LineFile.create(Path(path), opening(header))
        return cls(file, header, [], hash_of(header_line(header)))

    @classmethod
    def open(cls, path: Path | str) -> Self:
        """Go on with a record; a torn last line is cut off, any other fault is refused."""
        file, data = LineFile.open(Path(path))
        try:
            parsed, header = _usable(data, file.path)
        except JournalError:
            file.close()
            raise
        file.cut(parsed.good)
        journal = cls(file, header, list(parsed.events), parsed.hash)
        journal.cut = len(data) - parsed.good
        return journal

    def append(self, event: Event) -> None:
        """Write an entry; when this returns, it is safe on disk: see :meth:`LineFile.append`."""
        if event.seq != len(self.events) + 1:
            raise ValueError(f"entry {event.seq} cannot follow entry {len(self.events)}")
        line = event_line(event, self._hash)
        self._lines.append(line)
        self.events.append(event)
        self._hash = hash_of(line)

    def close(self) -> None:
        """Let the file go; another process may write it then."""
        self._lines.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


def _usable(data: bytes, path: Path) -> tuple[Parsed, Header]:
    parsed = parse(data)
    fault = parsed.fault
    if parsed.header is None or (fault is not None and not fault.recoverable):
        raise JournalError(JournalWhy.FAULTY, path, fault)
    return parsed, parsed.header
