"""CSV as spreadsheets write it and read it: its encodings, what parts its cells, and cells that would be computed."""

import csv
import re
from collections.abc import Sequence
from io import StringIO
from typing import Final

DELIMITERS: Final = ",;\t"
COMPUTED: Final = "=+-@＝＋－＠"
"""A spreadsheet may compute a cell that begins so, in wide letters too, or with a control character."""
NUMBER: Final = re.compile(r"[-+]?\d+(?:[.,]\d+)?")
SPACES: Final = re.compile(r"[\s\u200b\ufeff]+")
SEPARATOR: Final = re.compile(r'"?sep=([,;\t])"?\r?\n', re.IGNORECASE)
"""The first line with which Excel may say what parts the cells."""


def decoded(data: bytes) -> str:
    """Return the text of a file: UTF-8, Excel's "Unicode text" (UTF-16), else Western Windows (cp1252)."""
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        return data.decode("utf-16", errors="replace")
    for order, zero in (("utf-16-le", data[1:8:2]), ("utf-16-be", data[:8:2])):
        if len(data) >= 4 and not any(
            zero
        ):  # letters of the first words without their upper halves
            return data.decode(order, errors="replace")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("cp1252", errors="replace")


def rows(text: str, headings: Sequence[str] = ()) -> list[tuple[int, list[str]]] | None:
    """Return the lines that hold something, each with the number of its last line; None: quotes do not match.

    Of commas, semicolons and tabs those part the cells that make the most ``headings`` of the first line,
    else the most cells of it.
    """
    text = text.removeprefix("\ufeff")
    said = SEPARATOR.match(text)
    if said is not None:
        found = _rows(text[said.end() :], said[1])
        return None if found is None else [(line + 1, row) for line, row in found]
    best: list[tuple[int, list[str]]] | None = None
    most = (-1, -1)
    for delimiter in DELIMITERS:
        found = _rows(text, delimiter)
        if found is None:
            continue
        first = found[0][1] if found else []
        score = sum(cell.strip().casefold() in headings for cell in first), len(first)
        if score > most:
            best, most = found, score
    return best


def _rows(text: str, delimiter: str) -> list[tuple[int, list[str]]] | None:
    reader = csv.reader(StringIO(text, newline=""), delimiter=delimiter, strict=True)
    try:
        return [(reader.line_num, row) for row in reader if any(cell.strip() for cell in row)]
    except csv.Error:
        return None


def plain(cell: str) -> str:
    """Return what a cell says: spaces and line breaks of any kind are one space, and a guard is taken off."""
    rest = cell[1:]
    text = rest if cell[:1] == "'" and guarded(rest) != rest else cell
    return SPACES.sub(" ", text).strip()


def guarded(cell: str) -> str:
    """Return a cell that no spreadsheet computes: what looks like a formula and is no number gets an apostrophe."""
    if NUMBER.fullmatch(cell):
        return cell
    first = cell.lstrip(" '")[:1]
    return f"'{cell}" if first and (first in COMPUTED or first < " ") else cell


def number(text: str) -> float:
    """Return a number as spreadsheets write it: with a decimal comma or point, and thousands parted by the other."""
    bare = text.replace(" ", "").replace("'", "").replace("’", "")
    point, comma = bare.rfind("."), bare.rfind(",")
    if point >= 0 and comma >= 0:
        thousands = "," if point > comma else "."
        bare = bare.replace(thousands, "")
    return float(bare.replace(",", "."))


def table_csv(table: Sequence[Sequence[str]]) -> str:
    """Return a table as CSV that a spreadsheet can open without computing any of its texts."""
    out = StringIO(newline="")
    writer = csv.writer(out, lineterminator="\r\n")
    for row in table:
        writer.writerow([guarded(cell) for cell in row])
    return out.getvalue()
