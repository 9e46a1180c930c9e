"""``carrom hand``: how steady a person's hand is, from the records of their matches."""

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from carrom.cli.common import (
    Arguments,
    BadInputError,
    Command,
    Operand,
    Option,
    dispatch,
    paragraph,
)
from carrom.cli.record import read_record
from carrom.match.match_log import MatchLog
from carrom.match.sheet_text import printable
from carrom.messages import Argument, message, quoted
from carrom.texts import Language, render

if TYPE_CHECKING:
    from carrom.players import TooFewStrokesError, YourHand
    from carrom.players.your_hand import AngleEstimate

    Found = YourHand | TooFewStrokesError

NOT_ENOUGH: Final = 1
"""Exit status when nobody has enough strokes."""
ALL: Final = "all"
_WIDTHS: Final = (18, 9, 10)


def run(args: list[str]) -> int:
    """Carry out the command."""
    return dispatch(COMMAND, args)


def _hand(args: Arguments) -> int:
    matches = [match_of(name) for name in args.words("RECORD")]
    names = _names(matches, args.get("--player"))
    from carrom.players import (  # noqa: PLC0415 - loading it takes a while
        TooFewStrokesError,
        estimate_hand,
        played_strokes,
    )

    found: dict[str, Found] = {}
    for name in names:
        strokes = [stroke for match in matches for stroke in played_strokes(match, name)]
        try:
            found[name] = estimate_hand(strokes)
        except TooFewStrokesError as problem:
            found[name] = problem
    if "--json" in args:
        players = [_fields(name, each) for name, each in found.items()]
        print(json.dumps({"players": players}, ensure_ascii=False))
    else:
        print("\n".join(_report(found, args.language)).rstrip())
    enough = any(not isinstance(each, TooFewStrokesError) for each in found.values())
    return 0 if enough else NOT_ENOUGH


def match_of(name: str) -> MatchLog:
    """Return the match of a record; one with a fault is refused."""
    parsed, header = read_record(name)
    if parsed.fault is not None:
        raise BadInputError(message("hand-faulty", file=quoted(name), fault=parsed.fault.said))
    return MatchLog.of(header, parsed.events)


def _names(matches: Sequence[MatchLog], wanted: str | None) -> list[str]:
    """Return whose hands are asked for."""
    known = [match.name(who) for match in matches for who in match.settings.players]
    ids = [who for match in matches for who in match.settings.players]
    if wanted is None:
        return list(dict.fromkeys(known))
    if wanted not in (*known, *ids):
        listed = quoted(", ".join(dict.fromkeys(known)))
        raise BadInputError(message("hand-unknown-player", player=quoted(wanted), names=listed))
    return [wanted]


def _fields(name: str, found: "Found") -> dict[str, Any]:
    from carrom.players import YourHand  # noqa: PLC0415

    if not isinstance(found, YourHand):
        return {"name": name, "strokes": found.strokes, "meant": found.meant, "hand": None}
    return {
        "name": name,
        "strokes": found.strokes,
        "meant": found.angle.strokes,
        "hand": found.name,
        "angle": _figures(found.angle),
        "kinds": {kind.value: _figures(each) for kind, each in found.kinds.items()},
        "aside": found.aside,
        "speed_spread": found.speed_spread,
    }


def _figures(found: "AngleEstimate") -> dict[str, float]:
    return {
        "degrees": found.degrees,
        "low": found.low,
        "high": found.high,
        "strokes": found.strokes,
    }


def _report(players: Mapping[str, "Found"], tongue: Language) -> Iterator[str]:
    from carrom.players import YourHand  # noqa: PLC0415

    hands = [found.name for found in players.values() if isinstance(found, YourHand)]
    for name, found in players.items():
        if isinstance(found, YourHand):
            yield from _lines(printable(name), found, tongue)
        else:
            yield _said("hand-not-enough", tongue, player=printable(name), why=found.said)
        yield ""
    if hands:
        yield _said("hand-not-seen", tongue)
        yield _said("hand-use", tongue)
        yield from (f"  carrom suggest POSITION --hand {hand}" for hand in hands)


def _lines(name: str, found: "YourHand", tongue: Language) -> Iterator[str]:
    meant, hand = round(found.angle.strokes), found.name
    yield _said("hand-title", tongue, player=name, strokes=found.strokes, meant=meant, hand=hand)
    heads = ("hand-column-kind", "hand-column-strokes", "hand-column-angle", "hand-column-within")
    yield _row([render(message(head), tongue) for head in heads])
    rows = {ALL: found.angle} | {kind.value: each for kind, each in found.kinds.items()}
    for kind, each in rows.items():
        cells = [
            render(message(f"hand-kind-{kind}"), tongue),
            str(round(each.strokes)),
            render(message("hand-degrees", value=each.degrees), tongue),
            render(message("hand-within", low=each.low, high=each.high), tongue),
        ]
        yield _row(cells)


def _row(cells: Sequence[str]) -> str:
    first, strokes, angle, within = cells
    label, count, degrees = _WIDTHS
    return f"  {first:<{label}}{strokes:>{count}}{angle:>{degrees}}   {within}"


def _said(id_: str, tongue: Language, **args: Argument) -> str:
    return paragraph(render(message(id_, **args), tongue))


COMMAND: Final = Command(
    "carrom hand",
    "hand-help",
    operands=(Operand("RECORD", "hand-help-record", many=True),),
    options=(
        Option("--player", "hand-help-player", value="NAME"),
        Option("--json", "hand-help-json"),
    ),
    call=_hand,
)
