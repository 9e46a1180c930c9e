"""From sheets as values to PDF or PNG."""

import json
from collections.abc import Sequence
from enum import StrEnum
from functools import cache
from importlib import resources
from io import BytesIO
from typing import Any, Final, Literal

from carrom.extras import required
from carrom.messages import Language, Message, message
from carrom.tournament.log import Tournament
from carrom.tournament.table_links import TableLinks

Sheet = dict[str, Any]
PPI: Final = 80.0
"""Of pictures."""


class Paper(StrEnum):
    """The size of a sheet, by typst's names."""

    A4 = "a4"
    LETTER = "us-letter"


@cache
def _layout() -> bytes:
    return (resources.files(__package__) / "sheets.typ").read_bytes()


def compiled(
    sheets: Sequence[Sheet],
    language: Language,
    paper: Paper = Paper.A4,
    *,
    title: str = "",
    picture: bool = False,
) -> bytes:
    """Return sheets as one PDF, or the first page as a PNG."""
    with required("tournament"):
        import typst  # noqa: PLC0415 - only who prints needs it
    data = {
        "lang": language,
        "paper": paper,
        "title": title,
        "footer": title,
        "sheets": list(sheets),
    }
    files = {"main.typ": _layout(), "data.json": json.dumps(data).encode()}
    kind: Literal["png", "pdf"] = "png" if picture else "pdf"
    # typst takes several files by name; the types that it declares know of one only
    made: object = typst.compile(files, format=kind, ppi=PPI)  # type: ignore[call-overload]
    if isinstance(made, list):
        made = made[0]
    assert isinstance(made, bytes)
    return made


def code(text: str) -> str:
    """Return a QR code as SVG."""
    with required("tournament"):
        import segno  # noqa: PLC0415
    out = BytesIO()
    segno.make(text, error="m").save(out, kind="svg", border=2, xmldecl=False, svgns=True)
    return out.getvalue().decode()


def code_of(board: int, links: TableLinks) -> str:
    """Return the QR code of a table, or nothing where it has no link."""
    return code(links[board].address) if board in links else ""


def words(language: Language, *names: str) -> list[str]:
    """Return labels of sheets."""
    return [said(message(f"tournament-sheet-{name}"), language) for name in names]


def said(what: Message, language: Language) -> str:
    """Return a sentence in the language of the sheet."""
    return what.text(language)


def note_of(tournament: Tournament) -> str:
    """Return place and date, for the head of a sheet."""
    date = "" if tournament.header.date is None else tournament.header.date.isoformat()
    return " · ".join(part for part in (tournament.header.place, date) if part)
