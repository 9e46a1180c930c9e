"""A tournament on disk: each change is safe before it counts, a killed process loses nothing."""

from collections.abc import Mapping
from datetime import datetime
from pathlib import Path
from types import TracebackType
from typing import ClassVar, Final, Self

from carrom.files import write_whole
from carrom.match.line_chain import hash_of
from carrom.store.line_file import JournalError, JournalWhy, LineFile
from carrom.tournament.facts import Fact
from carrom.tournament.log import Tournament
from carrom.tournament.log_lines import (
    ParsedLog,
    erased,
    event_line,
    header_line,
    parse,
    people_line,
    write,
)
from carrom.tournament.refusals import Refusal
from carrom.tournament.terms import Header, Person, Role


class TournamentFileError(JournalError):
    """A tournament that cannot be kept in a file."""

    texts: ClassVar[str] = "tournament-file"


class _Lines(LineFile):
    error: ClassVar[type[JournalError]] = TournamentFileError


class TournamentFile:
    """A tournament that is open for writing; made by :meth:`create` or :meth:`open`."""

    def __init__(self, lines: LineFile, tournament: Tournament, last: str) -> None:
        self.path: Final = lines.path
        self.tournament = tournament
        """As it is safe on disk."""
        self._lines = lines
        self._hash = last

    @classmethod
    def create(cls, path: Path | str, header: Header) -> Self:
        """Begin a tournament in a new file."""
        return cls.keep(path, Tournament(header))

    @classmethod
    def keep(cls, path: Path | str, tournament: Tournament) -> Self:
        """Write a whole tournament, such as an imported one, into a new file."""
        data = write(tournament)
        lines = _Lines.create(Path(path), data)
        last = parse(data).hash if tournament.events else hash_of(header_line(tournament.header))
        return cls(lines, tournament, last)

    @classmethod
    def open(cls, path: Path | str) -> Self:
        """Go on with a tournament; a torn last line is cut off, any other fault is refused."""
        lines, data = _Lines.open(Path(path))
        try:
            found = usable(data, lines.path)
        except JournalError:
            lines.close()
            raise
        lines.cut(found.good)
        return cls(lines, found.tournament(), found.hash)

    def record(
        self,
        fact: Fact,
        by: Role,
        at: datetime,
        who: str = "",
        people: Mapping[str, Person] | None = None,
    ) -> Refusal | None:
        """Take a fact into the log, with people beside it, safe on disk; or return why it is not taken."""
        new = self.tournament.record(fact, by, at, who)
        if isinstance(new, Refusal):
            return new
        line = event_line(new.events[-1], self._hash)
        beside = people_line(people, self._hash) if people else b""
        self._lines.append(beside + line)
        self._hash = hash_of(line)
        self.tournament = new.with_people(people or {})
        return None

    def add_people(self, people: Mapping[str, Person]) -> None:
        """Keep names and details beside the log."""
        self._lines.append(people_line(people, self._hash))
        self.tournament = self.tournament.with_people(people)

    def erase(self, player: str) -> None:
        """Take a player's name and details out of the file; the log stays as it is."""
        try:
            data = erased(self.path.read_bytes(), [player])
            write_whole(self.path, data)
        except OSError:
            raise TournamentFileError(JournalWhy.UNWRITABLE, self.path) from None
        self._lines.close()
        lines, data = _Lines.open(self.path)
        lines.cut(len(data))
        self._lines = lines
        self.tournament = self.tournament.without_person(player)

    def close(self) -> None:
        """Let the file go."""
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


def usable(data: bytes, path: Path) -> ParsedLog:
    """Read a file that may end in a torn line; any other fault raises an error."""
    found = parse(data)
    if found.header is None or (found.fault is not None and not found.fault.recoverable):
        raise TournamentFileError(JournalWhy.FAULTY, path, found.fault)
    return found


def read_tournament(path: Path | str) -> Tournament:
    """Read a tournament without holding its file."""
    path = Path(path)
    try:
        data = path.read_bytes()
    except FileNotFoundError:
        raise TournamentFileError(JournalWhy.MISSING, path) from None
    except (OSError, ValueError):
        raise TournamentFileError(JournalWhy.UNWRITABLE, path) from None
    return usable(data, path).tournament()
