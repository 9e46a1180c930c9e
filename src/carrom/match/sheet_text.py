"""The score sheet as lines of text, safe to show whatever names and reasons a record holds."""

from collections.abc import Iterator
from typing import Final

from carrom.match.match_log import MatchLog
from carrom.match.sheet import Row, RowKind, legend, sheet
from carrom.messages import Message, message
from carrom.texts import Language, MissingTextError, broken_into_lines, render

WIDTH: Final = 80
_INDENT: Final = {
    RowKind.STROKES: "    ",
    RowKind.RULING: "    ",
    RowKind.REMARK: "    ",
    RowKind.SCORE: "  ",
    RowKind.BOARD: "  ",
}
_SET_OFF: Final = (RowKind.GAME, RowKind.BOARD, RowKind.RESULT)
"""Rows with an empty line above them."""
_SPACES: Final = "\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"


def sheet_text(match: MatchLog, language: Language, width: int = WIDTH) -> str:
    """Return the score sheet of a match."""
    return "\n".join(_lines(match, language, width))


def say(said: Message, language: Language) -> str:
    """Return the text of a message; a record from elsewhere may hold what has no text here."""
    try:
        return printable(render(said, language))
    except (MissingTextError, ArithmeticError, LookupError):
        return printable(render(message("record-no-text", id=said.id), language))


def printable(text: str) -> str:
    """Make a text safe to show in one line, whatever names and reasons hold."""
    fine = (c if c.isprintable() or c in _SPACES else "\N{REPLACEMENT CHARACTER}" for c in text)
    return "".join(fine)


def _lines(match: MatchLog, language: Language, width: int) -> Iterator[str]:
    for row in sheet(match):
        if row.kind in _SET_OFF:
            yield ""
        indent = _INDENT.get(row.kind, "")
        yield broken_into_lines(_text(row, language), width, indent=indent + "  ", first=indent)
    yield ""
    signs = ", ".join(say(sign, language) for sign in legend())
    meaning = render(message("record-sheet-legend", signs=signs), language)
    yield broken_into_lines(meaning, width, indent="  ", first="")


def _text(row: Row, language: Language) -> str:
    turns = " · ".join(
        f"{printable(turn.player)} "
        + " ".join("".join(say(s, language) for s in signs) for signs in turn.strokes)
        for turn in row.turns
    )
    said = " ".join(say(each, language) for each in row.said)
    if not (turns and said):
        return turns + said
    return render(message("record-sheet-ruling", turn=turns, said=said), language)
