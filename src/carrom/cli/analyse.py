"""``carrom analyse``: every stroke of a match with its chance, and what the best would have been."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from carrom.cli.common import (
    Arguments,
    Command,
    Operand,
    Option,
    dispatch,
    paragraph,
)
from carrom.cli.hand import match_of
from carrom.cli.progress import Bar, progress
from carrom.cli.suggest import LEVEL_NAMES, hand_of, sign, whole
from carrom.match.match_log import MatchLog
from carrom.match.settings import Team
from carrom.match.sheet_text import printable
from carrom.messages import Argument, message
from carrom.texts import Language, render

if TYPE_CHECKING:
    from carrom.players import Hand
    from carrom.players.analysis import AnalysedStroke, Analysis, PlayerSummary

NOTHING: Final = 1
"""Exit status when there is no stroke to analyse."""
SMALLEST: Final = 60
LARGEST: Final = 1_000_000
_WIDTHS: Final = (6, 12, 7, 8, 10, 7, 13)
_LONGEST: Final = 11
"""Characters of a name in the table."""


def run(args: list[str]) -> int:
    """Carry out the command."""
    return dispatch(COMMAND, args)


def _analyse(args: Arguments) -> int:
    match = match_of(args["RECORD"])
    seed = whole(args["--seed"], "--seed", 0, 2**63 - 1)
    given = args.get("--budget")
    budget = None if given is None else whole(given, "--budget", SMALLEST, LARGEST)
    hand = hand_of(args)
    from carrom.cli.compiling import announce_compiling  # noqa: PLC0415

    announce_compiling(args.language)
    analysis = _analysis(match, hand, budget, seed)
    with progress(len(analysis)) as bar:
        if "--json" in args:
            for told in analysis.messages():
                bar.print(msgspec.json.encode(told).decode())
                bar.step()
            return 0 if len(analysis) else NOTHING
        if not len(analysis):
            print(paragraph(render(message("analyse-nothing"), args.language)))
            return NOTHING
        found = list(_rows(match, analysis, bar, args.language))
    print("\n".join(_closing(match, found, args.language)))
    return 0


def _analysis(match: MatchLog, hand: "Hand", budget: int | None, seed: int) -> "Analysis":
    from carrom.players.analysis import Analysis, supposed_hands  # noqa: PLC0415 - loading it takes a while
    from carrom.players.stroke_loss import BUDGET  # noqa: PLC0415

    hands = supposed_hands(match.header, hand)
    return Analysis(match, hands, budget=budget or BUDGET, threads=2, seed=seed)


def _rows(
    match: MatchLog, analysis: "Analysis", bar: Bar, tongue: Language
) -> Iterator["AnalysedStroke"]:
    """Print a line for each stroke as soon as it is analysed, and pass it on."""
    board = None
    for stroke in analysis.strokes():
        if (stroke.game, stroke.board) != board:
            if board is not None:
                bar.print("")
            board = stroke.game, stroke.board
            bar.print(_said("analyse-board", tongue, game=stroke.game, board=stroke.board))
            bar.print(_row(_heads(match, tongue)))
        bar.print(_row(_cells(match, stroke, tongue)))
        if stroke.best is not None and stroke.grade != "good":
            aim = stroke.best.aim
            better = message(
                "analyse-best",
                place=abs(100.0 * aim.x),
                place_sign=sign(aim.x),
                angle=aim.angle,
                speed=aim.speed,
            )
            bar.print(" " * _WIDTHS[0] + render(better, tongue))
        if stroke.why is not None:
            bar.print(" " * _WIDTHS[0] + _said(f"analyse-why-{stroke.why}", tongue))
        bar.step()
        yield stroke


def _heads(match: MatchLog, tongue: Language) -> list[str]:
    names = ("kept", "chance", "best", "loss")
    ahead = render(message("analyse-column-ahead", team=match.team(Team.A)), tongue)
    first = _said("analyse-column-stroke", tongue)
    return [first, "", *(_said(f"analyse-column-{name}", tongue) for name in names), "", ahead]


def _cells(match: MatchLog, stroke: "AnalysedStroke", tongue: Language) -> list[str]:
    best = "–" if stroke.best is None else _percent(stroke.best.chance, tongue)
    return [
        str(stroke.stroke),
        _cut(printable(match.name(stroke.player))),
        _said("analyse-kept" if stroke.kept else "analyse-lost", tongue),
        _percent(stroke.chance, tongue),
        best,
        _lost(stroke.loss, tongue),
        _said(f"analyse-grade-{stroke.grade}", tongue),
        f"{_percent(stroke.before, tongue)} → {_percent(stroke.after, tongue)}",
    ]


def _row(cells: Sequence[str]) -> str:
    number, who, kept, chance, best, loss, grade, ahead = cells
    a, b, c, d, e, f, g = _WIDTHS
    figures = f"{kept:<{c}}{chance:>{d}}{best:>{e}}{loss:>{f}}"
    return f"{number:>{a}} {who:<{b}}{figures}  {grade:<{g}}{ahead}".rstrip()


def _closing(
    match: MatchLog, strokes: "Sequence[AnalysedStroke]", tongue: Language
) -> Iterator[str]:
    from carrom.players.analysis import summaries  # noqa: PLC0415

    yield ""
    for each in summaries(match, strokes):
        yield paragraph(_summary(match, each, tongue))
    yield ""
    from carrom.players.analysis import LEAST  # noqa: PLC0415

    least = {str(each): round(100.0 * loss) for each, loss in LEAST.items()}
    yield paragraph(_said("analyse-about", tongue, **least))


def _summary(match: MatchLog, own: "PlayerSummary", tongue: Language) -> str:
    return _said(
        "analyse-summary",
        tongue,
        player=printable(match.name(own.player)),
        strokes=own.strokes,
        kept=own.kept,
        expected=own.expected,
        loss=100.0 * own.loss,
        inaccuracies=own.inaccuracies,
        mistakes=own.mistakes,
        blunders=own.blunders,
    )


def _percent(share: float, tongue: Language) -> str:
    return _said("analyse-percent", tongue, value=round(100.0 * share))


def _lost(share: float, tongue: Language) -> str:
    return ("−" if share else "") + _percent(share, tongue)


def _cut(name: str) -> str:
    return name if len(name) <= _LONGEST else name[: _LONGEST - 1] + "…"


def _said(id_: str, tongue: Language, **args: Argument) -> str:
    return render(message(id_, **args), tongue)


COMMAND: Final = Command(
    "carrom analyse",
    "analyse-help",
    operands=(Operand("RECORD", "analyse-help-record"),),
    options=(
        Option("--level", "analyse-help-level", value="LEVEL", choices=LEVEL_NAMES, default="club"),
        Option("--hand", "analyse-help-hand", value="HAND"),
        Option("--budget", "analyse-help-budget", value="STROKES"),
        Option("--seed", "analyse-help-seed", value="SEED", default="0"),
        Option("--json", "analyse-help-json"),
    ),
    call=_analyse,
)
