"""``carrom tournament documents``: every sheet as PDF, in both languages."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

from carrom.cli.common import Arguments, BadInputError, Command, Option, read_text
from carrom.cli.progress import Bar, progress
from carrom.cli.tournament_options import (
    COMPETITION,
    FILE,
    competition_of,
    read,
    word,
)
from carrom.extras import require
from carrom.files import write_whole
from carrom.json_fields import FieldError
from carrom.messages import LANGUAGES, Language, message, printable, quoted
from carrom.texts import render
from carrom.tournament.log import Tournament
from carrom.tournament.state import Competition, Round
from carrom.tournament.table_links import TableLinks, links_by, read_links

if TYPE_CHECKING:
    from carrom.tournament.paper.compiling import Sheet

PAPERS: Final = ("a4", "letter")
_MOST_LINKS: Final = 8_000_000
"""Bytes of a file of links, which has a picture for each."""
_KINDS: Final = 7
"""Sheets of a competition beside those of its rounds, at most."""


def _documents(args: Arguments) -> int:
    require("tournament")
    tournament = read(args)
    found = competition_of(args, tournament)
    folder = folder_of(args)
    link = args.get("--link") or ""
    if link and "{board}" not in link:
        raise BadInputError(message("tournament-bad-link", option="--link"))
    tables = _tables(args)
    total = len(LANGUAGES) * (_KINDS + 2 * len(found.rounds))
    with progress(total, word("tournament-printing", args.language)) as bar:
        count = write_documents(
            tournament, found, folder, paper=args["--paper"], link=link, tables=tables, bar=bar
        )
    said = message("tournament-printed", count=count, folder=printable(str(folder)))
    print(render(said, args.language))
    return 0


def _tables(args: Arguments) -> TableLinks:
    """Return the links of tables asked for; none: there are none."""
    given = args.get("--links")
    if given is None:
        return {}
    try:
        return read_links(read_text(given, _MOST_LINKS).encode())
    except FieldError as problem:
        raise BadInputError(problem.reason) from None


def folder_of(args: Arguments) -> Path:
    """Return the folder asked for, made where it is not there."""
    given = args.get("--out")
    if not given:
        raise BadInputError(message("tournament-no-folder", option="--out"))
    folder = Path(given)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError):
        raise BadInputError(message("tournament-unwritable", file=quoted(given))) from None
    return folder


def write_documents(
    tournament: Tournament,
    competition: Competition,
    folder: Path,
    *,
    paper: str = "a4",
    link: str = "",
    tables: TableLinks | None = None,
    bar: Bar | None = None,
) -> int:
    """Write every sheet of a competition in every language, and return how many files that is."""
    from carrom.tournament.paper import Paper, compiled  # noqa: PLC0415 - an extra

    size = Paper.A4 if paper == "a4" else Paper.LETTER
    count = 0
    for language in LANGUAGES:
        for name, sheets in _sheets(tournament, competition, language, link, tables or {}):
            data = compiled(sheets, language, size, title=tournament.header.title)
            path = folder / f"{name}-{language}.pdf"
            try:
                write_whole(path, data)
            except OSError:
                raise BadInputError(
                    message("tournament-unwritable", file=quoted(str(path)))
                ) from None
            count += 1
            if bar is not None:
                bar.step()
    return count


def _sheets(
    tournament: Tournament,
    competition: Competition,
    language: Language,
    link: str,
    tables: TableLinks,
) -> Iterator[tuple[str, "list[Sheet]"]]:
    """Yield every document there is, with the name of its file."""
    from carrom.tournament.paper import OF_ROUND, Document, boards_of, document  # noqa: PLC0415

    used = {m.pairing.board for each in competition.rounds for m in each.meetings} - {0}
    boards = used | set(boards_of(competition))
    links = {**(links_by(link, boards) if link else {}), **tables}
    named: list[tuple[str, Document, Round | None]] = [
        (f"round-{each.number}-{kind}", kind, each)
        for each in competition.rounds
        for kind in OF_ROUND
    ]
    named += [(str(kind), kind, None) for kind in Document if kind not in OF_ROUND]
    for name, kind, shown in named:
        sheets = document(kind, tournament, competition, language, shown=shown, links=links)
        if sheets:
            yield name, sheets


PAPER: Final = Option(
    "--paper", "tournament-help-paper", value="SIZE", choices=PAPERS, default="a4"
)
DOCUMENTS: Final = Command(
    "carrom tournament documents",
    "tournament-documents-help",
    operands=(FILE,),
    options=(
        COMPETITION,
        Option("--out", "tournament-help-folder", value="FOLDER", short="-o"),
        PAPER,
        Option("--link", "tournament-help-link", value="ADDRESS"),
        Option("--links", "tournament-help-links", value="FILE"),
    ),
    call=_documents,
)
