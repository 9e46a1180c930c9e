"""``carrom record``: the score sheet of a match, the check of a record, figures for each player."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec
from msgspec import structs

from carrom.cli.common import (
    Arguments,
    BadInputError,
    Command,
    Group,
    Operand,
    Option,
    dispatch,
    fail,
    paragraph,
    quoted,
)
from carrom.match.events import fold
from carrom.match.record import Header, Parsed, check, parse
from carrom.match.remarks import team_name
from carrom.match.sheet import Row, RowKind, legend, sheet
from carrom.match.state import Phase
from carrom.match.statistics import PlayerStatistics, Statistics, statistics
from carrom.messages import Message, message
from carrom.texts import Language, MissingTextError, render

DIFFERS: Final = 1
"""Exit status when a record can be read, but not all of it is in order."""
LARGEST: Final = 1 << 30
"""Bytes of the largest record that is read: some million entries."""
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
_LABEL: Final = 26
_COLUMN: Final = 13
_FIGURES: Final = (
    "breaks",
    "strokes",
    "pocketing",
    "rate",
    "own",
    "opponents",
    "queens",
    "slams",
    "striker",
    "improper",
    "calls",
    "lost",
    "passes",
    "warnings",
    "seconds",
)


def run(args: list[str]) -> int:
    """Carry out the command."""
    return dispatch(COMMAND, args)


def _show(args: Arguments) -> int:
    parsed, header = _read(args)
    for line in sheet_lines(header, parsed, args.language):
        print(line)
    return _status(parsed, args.language)


def _check(args: Arguments) -> int:
    parsed, _ = _read(args)
    found = check(parsed)
    problem = found.said if found is not None else parsed.fault.said if parsed.fault else None
    if problem is not None:
        print(_say(problem, args.language))
        return DIFFERS
    state = fold(parsed.events)
    over = "record-check-over" if state.phase is Phase.OVER else "record-check-open"
    for said in (message("record-check-fine", entries=len(parsed.events)), message(over)):
        print(paragraph(render(said, args.language)))
    print(render(message("record-check-hash", hash=parsed.hash), args.language))
    return 0


def _stats(args: Arguments) -> int:
    parsed, header = _read(args)
    counted = statistics(header.settings, header.names, parsed.events)
    if "--json" in args:
        sys.stdout.write(_as_json(header, counted).decode("utf-8") + "\n")
    else:
        for line in statistics_lines(header, counted, args.language):
            print(line)
    return _status(parsed, args.language)


def _status(parsed: Parsed, tongue: Language) -> int:
    """Say on standard error where reading stopped, if it did."""
    if parsed.fault is None:
        return 0
    fail(parsed.fault.said, tongue)
    return DIFFERS


def _read(args: Arguments) -> tuple[Parsed, Header]:
    """Read the file; without a header nothing can be done."""
    parsed = parse(_bytes(args["FILE"]))
    if parsed.header is not None:
        return parsed, parsed.header
    if parsed.fault is None:
        raise ValueError("a record without a header has a fault")
    raise BadInputError(parsed.fault.said)


def _bytes(name: str) -> bytes:
    try:
        if name == "-":
            data = sys.stdin.buffer.read(LARGEST + 1)
        else:
            with Path(name).open("rb") as file:
                data = file.read(LARGEST + 1)
    except FileNotFoundError:
        raise BadInputError(message("cli-file-missing", file=quoted(name))) from None
    except IsADirectoryError:
        raise BadInputError(message("cli-file-directory", file=quoted(name))) from None
    except (OSError, ValueError, AttributeError):  # standard input may be closed
        raise BadInputError(message("cli-file-unreadable", file=quoted(name))) from None
    if len(data) > LARGEST:
        raise BadInputError(message("cli-file-large", file=quoted(name), limit=LARGEST))
    return data


def _say(said: Message, tongue: Language) -> str:
    """Return the text of a message; a record from elsewhere may hold what has no text here."""
    try:
        return _printable(render(said, tongue))
    except (MissingTextError, ArithmeticError):
        return _printable(render(message("record-no-text", id=said.id), tongue))


def _printable(text: str) -> str:
    """Make a text safe to show in one line, whatever names and reasons hold."""
    fine = (c if c.isprintable() or c in _SPACES else "\N{REPLACEMENT CHARACTER}" for c in text)
    return "".join(fine)


# The sheet --------------------------------------------------------------------------------------


def sheet_lines(header: Header, parsed: Parsed, tongue: Language) -> Iterator[str]:
    """Yield the lines of the score sheet."""
    for row in sheet(header, parsed.events):
        if row.kind in _SET_OFF:
            yield ""
        indent = _INDENT.get(row.kind, "")
        yield paragraph(_text(row, tongue), indent=indent + "  ", first=indent)
    yield ""
    signs = ", ".join(_say(sign, tongue) for sign in legend())
    yield paragraph(
        render(message("record-sheet-legend", signs=signs), tongue), indent="  ", first=""
    )


def _text(row: Row, tongue: Language) -> str:
    turns = " · ".join(
        f"{_printable(turn.player)} "
        + " ".join("".join(_say(s, tongue) for s in signs) for signs in turn.strokes)
        for turn in row.turns
    )
    said = " ".join(_say(each, tongue) for each in row.said)
    if not (turns and said):
        return turns + said
    return render(message("record-sheet-ruling", turn=turns, said=said), tongue)


# The figures ------------------------------------------------------------------------------------


def statistics_lines(header: Header, counted: Statistics, tongue: Language) -> Iterator[str]:
    """Yield the lines of the table of figures, one column a player."""
    figures = {"boards": counted.boards, "strokes": counted.strokes}
    title = message("record-stats-title", match=header.match, **figures)
    yield paragraph(_say(title, tongue))
    for team in counted.teams:
        members = structs.asdict(team) | {"team": team.team.value}
        players = team_name(header, team.team)
        said = message("record-stats-team", players=players, **members)
        yield paragraph(_say(said, tongue), indent="  ", first="")
    yield ""
    names = (_printable(player.name) for player in counted.players)
    yield _row("", [_cut(name) for name in names])
    for figure in _FIGURES:
        cells = [_figure(player, figure, tongue) for player in counted.players]
        yield _row(render(message(f"record-stats-{figure}"), tongue), cells)


def _row(label: str, cells: list[str]) -> str:
    return (label.ljust(_LABEL) + "".join(cell.rjust(_COLUMN) for cell in cells)).rstrip()


def _cut(name: str) -> str:
    return name if len(name) < _COLUMN else name[: _COLUMN - 2] + "…"


def _figure(player: PlayerStatistics, figure: str, tongue: Language) -> str:
    value = getattr(player, figure)
    if figure == "seconds":
        minutes, seconds = divmod(round(value), 60)
        return f"{minutes}:{seconds:02d}"
    if figure == "rate":
        if value is None:
            return "–"
        return render(message("record-percent", value=str(round(100 * value))), tongue)
    return str(value)


def _as_json(header: Header, counted: Statistics) -> bytes:
    players = [structs.asdict(player) | {"rate": player.rate} for player in counted.players]
    return msgspec.json.encode(
        {"match": header.match} | structs.asdict(counted) | {"players": players}
    )


_FILE: Final = Operand("FILE", "record-help-file")
COMMAND: Final = Group(
    "carrom record",
    "record-help",
    commands=(
        Command("carrom record show", "record-help-show", _show, operands=(_FILE,)),
        Command("carrom record check", "record-help-check", _check, operands=(_FILE,)),
        Command(
            "carrom record stats",
            "record-help-stats",
            _stats,
            operands=(_FILE,),
            options=(Option("--json", "record-help-json"),),
        ),
    ),
)
