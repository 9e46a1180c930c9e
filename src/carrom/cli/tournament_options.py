"""What the commands of ``carrom tournament`` share: the file, the competition, the time, tables."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import Final

from carrom.cli.common import Arguments, BadInputError, Operand, Option
from carrom.messages import message, quoted
from carrom.store.line_file import JournalError
from carrom.store.tournament_file import TournamentFile, read_tournament
from carrom.texts import Language, render
from carrom.tournament.facts import Fact
from carrom.tournament.log import Tournament
from carrom.tournament.name_checks import Names
from carrom.tournament.refusals import Refusal
from carrom.tournament.state import Competition
from carrom.tournament.terms import Person, Role

FILE: Final = Operand("FILE", "tournament-help-file")
COMPETITION: Final = Option("--competition", "tournament-help-competition", value="ID", short="-c")
REASON: Final = Option("--reason", "tournament-help-reason", value="TEXT")
MATCH: Final = Operand("MATCH", "tournament-help-match")
MOST_TEXT: Final = 1_000_000
"""Bytes of a file that is read."""


@contextmanager
def kept(args: Arguments) -> Iterator[TournamentFile]:
    """Open the tournament for writing; what is wrong with the file is said in one sentence."""
    try:
        with TournamentFile.open(args["FILE"]) as file:
            yield file
    except JournalError as problem:
        raise BadInputError(problem.said) from None


def read(args: Arguments) -> Tournament:
    """Read the tournament."""
    try:
        return read_tournament(args["FILE"])
    except JournalError as problem:
        raise BadInputError(problem.said) from None


def competition_of(args: Arguments, tournament: Tournament) -> Competition:
    """Return the competition asked for, or the only one."""
    there = tournament.state.competitions
    wish = args.get("--competition")
    if wish is None and len(there) == 1:
        return next(iter(there.values()))
    names = ", ".join(there) or "–"
    if wish is None:
        raise BadInputError(message("tournament-which", option="--competition", names=names))
    if wish not in there:
        raise BadInputError(message("tournament-no-such", value=quoted(wish), names=names))
    return there[wish]


def now() -> datetime:
    """Return the time."""
    return datetime.now(UTC)


def later(file: TournamentFile) -> datetime:
    """Return the time of the next entry: now, and never before the last one."""
    return max([now(), *(event.at for event in file.tournament.events[-1:])])


def record(
    file: TournamentFile,
    fact: Fact,
    by: Role = Role.ORGANISER,
    names: Names | None = None,
    people: Mapping[str, Person] | None = None,
) -> None:
    """Take a fact, or say why not; the log stays when a name is erased, so no name may stand in it.

    ``names``: of everybody, for who takes many facts; ``people``: who is known otherwise with this fact.
    """
    known = names or Names((*file.tournament.people.values(), *(people or {}).values()))
    if known.stand_in_fact(fact):
        raise BadInputError(message("tournament-name-in-text"))
    refused = file.record(fact, by, later(file), people=people)
    if refused is not None:
        raise BadInputError(refused.said)


def accepted(found: Fact | Refusal) -> Fact:
    """Return what was found, or say why there is nothing."""
    if isinstance(found, Refusal):
        raise BadInputError(found.said)
    return found


def whole(text: str, name: str, least: int, most: int) -> int:
    """Return a whole number within limits."""
    if not (text.isascii() and text.isdigit() and least <= int(text) <= most):
        raise BadInputError(
            message("tournament-bad-whole", option=name, value=quoted(text), least=least, most=most)
        )
    return int(text)


def table(rows: Iterable[Sequence[str]], right: Sequence[int] = ()) -> Iterator[str]:
    """Yield lines with columns; those named in ``right`` are set to the right."""
    listed = [list(row) for row in rows]
    widths = [max(len(row[at]) for row in listed) for at in range(len(listed[0]))]
    for row in listed:
        cells = [
            cell.rjust(width) if at in right else cell.ljust(width)
            for at, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        yield "  ".join(cells).rstrip()


def word(id_: str, tongue: Language) -> str:
    """Return a text without arguments."""
    return render(message(id_), tongue)
