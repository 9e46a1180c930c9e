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
    width,
)
from carrom.cli.progress import watch
from carrom.extras import require
from carrom.files import write_whole
from carrom.match.match_log import MatchLog
from carrom.match.record import Header, Parsed, check, parse
from carrom.match.sheet import team_name
from carrom.match.sheet_text import printable, say, sheet_text
from carrom.match.state import Phase
from carrom.match.statistics import PlayerStatistics, Statistics, statistics
from carrom.messages import message, quoted
from carrom.texts import Language, render

DIFFERS: Final = 1
"""Exit status when a record can be read, but not all of it is in order."""
LARGEST: Final = 1 << 30
"""Bytes of the largest record that is read: some million entries."""
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
    "white_slams",
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
    parsed, header = read_record(args["FILE"])
    print(sheet_text(MatchLog.of(header, parsed.events), args.language, width()))
    return _status(parsed, args.language)


def _check(args: Arguments) -> int:
    parsed, header = read_record(args["FILE"])
    found = check(parsed, watch)
    problem = found.said if found is not None else parsed.fault.said if parsed.fault else None
    if problem is not None:
        print(say(problem, args.language))
        return DIFFERS
    state = MatchLog.of(header, parsed.events).state
    over = "record-check-over" if state.phase is Phase.OVER else "record-check-open"
    for said in (message("record-check-fine", entries=len(parsed.events)), message(over)):
        print(paragraph(render(said, args.language)))
    print(render(message("record-check-hash", hash=parsed.hash), args.language))
    return 0


def _stats(args: Arguments) -> int:
    parsed, header = read_record(args["FILE"])
    counted = statistics(MatchLog.of(header, parsed.events))
    if "--json" in args:
        sys.stdout.write(_as_json(header, counted).decode("utf-8") + "\n")
    else:
        for line in statistics_lines(header, counted, args.language):
            print(line)
    return _status(parsed, args.language)


def _card(args: Arguments) -> int:
    from carrom.desk.card_sheet import card_pdf  # noqa: PLC0415 - only this needs them
    from carrom.desk.score_card import score_card  # noqa: PLC0415

    require("tournament")
    out = args.get("--out")
    if not out:
        raise BadInputError(message("record-no-out", option="--out"))
    parsed, header = read_record(args["FILE"])
    card = score_card(MatchLog.of(header, parsed.events))
    data = card_pdf(card, args.language, header.sides)
    try:
        write_whole(Path(out), data)
    except (OSError, ValueError):
        raise BadInputError(message("record-card-unwritable", file=quoted(out))) from None
    return _status(parsed, args.language)


def _status(parsed: Parsed, tongue: Language) -> int:
    """Say on standard error where reading stopped, if it did."""
    if parsed.fault is None:
        return 0
    fail(parsed.fault.said, tongue)
    return DIFFERS


def read_record(name: str) -> tuple[Parsed, Header]:
    """Read a file, or standard input for ``-``; without a header nothing can be done."""
    parsed = parse(_bytes(name))
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


# The figures ------------------------------------------------------------------------------------


def statistics_lines(header: Header, counted: Statistics, tongue: Language) -> Iterator[str]:
    """Yield the lines of the table of figures, one column a player."""
    figures = {"boards": counted.boards, "strokes": counted.strokes}
    title = message("record-stats-title", match=header.match or header.sides, **figures)
    yield paragraph(say(title, tongue))
    for team in counted.teams:
        members = structs.asdict(team) | {"team": team.team.value}
        players = team_name(header, team.team)
        said = message("record-stats-team", players=players, **members)
        yield paragraph(say(said, tongue), indent="  ", first="")
    yield ""
    names = (printable(player.name) for player in counted.players)
    yield _row("", [_cut(name) for name in names])
    slams = header.settings.rule_set().slams
    for figure in _FIGURES:
        if figure.endswith("slams") and not slams:
            continue
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
        Command(
            "carrom record card",
            "record-help-card",
            _card,
            operands=(_FILE,),
            options=(Option("--out", "record-help-out", value="FILE", short="-o"),),
        ),
    ),
)
