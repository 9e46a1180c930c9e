"""A ruling asked for and answered as JSON values: the format of ``carrom ruling``.

Only plain values go in and out (what :mod:`json` reads and writes); reading text is the caller's.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from math import inf
from typing import Final

from carrom.equipment.pieces import Piece
from carrom.json_fields import FieldReader, Json, shown
from carrom.messages import Argument, Language, message
from carrom.rules.calls import Call, rule_call
from carrom.rules.checks import ReportError, check, check_call
from carrom.rules.registry import RULE_SETS
from carrom.rules.ruleset import RuleSet
from carrom.rules.ruling import Ruling, forfeit_worths
from carrom.rules.situation import PIECES, QueenState, Side, SideState, Situation
from carrom.rules.stroke import HOLES, Pocketed, Stroke
from carrom.rules.stroke_ruling import rule

Names = Mapping[str, Side]

_COLOURS: Final[Names] = {"white": Side.WHITE, "black": Side.BLACK}
_OPEN: Final[Names] = {"first": Side.WHITE, "second": Side.BLACK}
_INDEX: Final = {Side.WHITE: 0, Side.BLACK: 1}
MOST: Final = 1_000_000
"""No count or score comes near this."""
_PIECES: Final = {p.value: p for p in Piece}
_QUEENS: Final = {q.value: q for q in QueenState}

_FIELDS: Final = FieldReader(ReportError)
_object, _truth, _known, _named = _FIELDS.object, _FIELDS.truth, _FIELDS.known, _FIELDS.named


@dataclass(frozen=True, slots=True)
class Request:
    """What is to be ruled on."""

    rules: RuleSet
    situation: Situation
    report: Stroke | Call
    colours: Mapping[str, str] | None = None
    """The colours of the first and second side where the request named them."""


def _refuse(field: str, reason: str, **args: Argument) -> ReportError:
    return ReportError(field, message(f"error-{reason}", **args))


def _part(data: dict[str, Json], key: str, field: str) -> dict[str, Json]:
    value = data.get(key)
    return {} if value is None else _object(value, f"{field}/{key}")


def _list(data: dict[str, Json], key: str, field: str) -> list[Json]:
    value = data.get(key)
    return [] if value is None else _FIELDS.list(value, f"{field}/{key}")


def _whole(data: dict[str, Json], key: str, field: str, default: int | None = None) -> int:
    value = data.get(key)
    if value is None:
        if default is None:
            raise _refuse(f"{field}/{key}", "missing")
        return default
    if type(value) is float and value.is_integer():
        value = int(value)
    if type(value) is not int and value != inf:
        raise _refuse(f"{field}/{key}", "not-whole")
    if value < 0:
        raise _refuse(f"{field}/{key}", "negative")
    if value > MOST:
        raise _refuse(f"{field}/{key}", "too-large", most=MOST)
    return int(value)


def read(data: Json) -> Request:
    """Read a request; :class:`~carrom.rules.checks.ReportError` names what is wrong with it."""
    top = _object(data, "")
    rules = _named(top, "rules", RULE_SETS, "")
    rules = _options(rules, _part(top, "options", ""))
    board = top.get("board")
    if board is None:
        raise _refuse("/board", "missing")
    board = _object(board, "/board")
    names, colours = _colours(rules, top.get("colours"))
    situation = _situation(top, board, names, colours_open=names is _OPEN)
    report: Stroke | Call
    if top.get("foul") is not None:
        if top.get("stroke") is not None:
            raise _refuse("/foul", "stroke-and-foul")
        report = _call(rules, _object(top["foul"], "/foul"), names)
        check_call(rules, situation, report)
    else:
        if top.get("stroke") is None:
            raise _refuse("/stroke", "missing")
        report = _stroke(_object(top["stroke"], "/stroke"))
        check(situation, report)
    return Request(rules, situation, report, colours)


def _options(rules: RuleSet, options: dict[str, Json]) -> RuleSet:
    known = {option.name: option for option in rules.book.options}
    chosen = {}
    for name, value in options.items():
        if name not in known:
            choices = ", ".join(known) or "–"
            raise _refuse("/options", "unknown-name", name=shown(name), choices=choices)
        values = {str(v): v for v in known[name].values}
        chosen[name] = _known(value, values, f"/options/{name}")
    return rules.with_options(chosen)


def _colours(rules: RuleSet, given: Json) -> tuple[Names, Mapping[str, str] | None]:
    """Return the names of the sides, and who has which colour where the request says it."""
    if given is None:
        return _COLOURS, None
    if not rules.open_colours:
        raise _refuse("/colours", "colours-not-open")
    if given == "open":
        return _OPEN, None
    pair = _object(given, "/colours") if not isinstance(given, str) else {}
    found = {n: _named(pair, n, _COLOURS, "/colours") for n in _OPEN} if pair else {}
    if len(set(found.values())) != len(_COLOURS):
        raise _refuse("/colours", "unknown-name", name=shown(given), choices="open")
    return {**_COLOURS, **found}, {n: s.value for n, s in found.items()}


def _situation(
    top: dict[str, Json], board: dict[str, Json], names: Names, *, colours_open: bool
) -> Situation:
    on_board = board.get("on_board")
    if on_board is None:
        raise _refuse("/board/on_board", "missing")
    on_board = _object(on_board, "/board/on_board")
    counts = [_whole(on_board, name, "/board/on_board") for name in _COLOURS]
    owed = _per_side(board, "owed", "/board", names)
    held = _per_side(board, "held", "/board", names)
    points = _per_side(top, "game_points", "", names)
    entitled = [on_surface < PIECES for on_surface in counts]
    said = _part(board, "entitled", "/board")
    for name in said:
        if name in names:
            index = _INDEX[names[name]]
            entitled[index] = _truth(said, name, "/board/entitled", default=entitled[index])
    if colours_open and counts != [PIECES, PIECES]:
        raise _refuse("/colours", "colours-decided", most=PIECES)
    queen = _named(board, "queen", _QUEENS, "/board")
    if colours_open and queen is not QueenState.ON_BOARD:
        raise _refuse("/board/queen", "queen-colours-open")
    known_by = board.get("queen_by") is not None
    queen_by = _named(board, "queen_by", names, "/board") if known_by else None
    broken = _truth(board, "broken", "/board", default=True)
    attempts = _whole(board, "break_attempts", "/board", 0)
    return Situation(
        white=SideState(counts[0], owed[0], held[0], entitled[0], points[0]),
        black=SideState(counts[1], owed[1], held[1], entitled[1], points[1]),
        to_play=_named(top, "to_play", names, ""),
        queen=queen,
        queen_by=None if queen is QueenState.ON_BOARD else queen_by,
        broken=broken,
        break_attempts=0 if broken else attempts,
        tries=_whole(board, "tries", "/board", 1),
        colours_open=colours_open,
    )


def _per_side(data: dict[str, Json], key: str, field: str, names: Names) -> list[int]:
    found = [0, 0]
    part = _part(data, key, field)
    for name in part:
        if name in names:
            found[_INDEX[names[name]]] = _whole(part, name, f"{field}/{key}", 0)
        elif name in _COLOURS and part[name]:
            where = f"{field}/{key}/{name}"
            raise _refuse(where, "unknown-name", name=name, choices=", ".join(names))
    return found


def _stroke(data: dict[str, Json]) -> Stroke:
    pocketed = _fallen(data, "pocketed")
    off_board = [fallen.piece for fallen in _fallen(data, "off_board")]
    behind = _truth(data, "first_hit_behind_line", "/stroke", default=False)
    return Stroke(
        pocketed=tuple(pocketed),
        off_board=tuple(off_board),
        touched=_truth(data, "touched", "/stroke", default=True),
        proper=_truth(data, "proper", "/stroke", default=True),
        first_hit_behind_line=behind,
    )


def _fallen(data: dict[str, Json], key: str) -> list[Pocketed]:
    found = []
    for index, entry in enumerate(_list(data, key, "/stroke")):
        field = f"/stroke/{key}/{index}"
        if not isinstance(entry, dict):
            found.append(Pocketed(_known(entry, _PIECES, field)))
            continue
        piece = _named(entry, "piece", _PIECES, field)
        hole = None if entry.get("hole") is None else _whole(entry, "hole", field)
        if hole is not None and not 1 <= hole <= HOLES:
            raise _refuse(f"{field}/hole", "unknown-hole", most=HOLES)
        found.append(Pocketed(piece, hole))
    return found


def _call(rules: RuleSet, data: dict[str, Json], names: Names) -> Call:
    clause = data.get("clause")
    if clause is None:
        raise _refuse("/foul/clause", "missing")
    if not isinstance(clause, str):
        raise _refuse("/foul/clause", "unknown-call", clause=shown(clause))
    return Call(
        clause=rules.book.find_call(clause) or shown(clause),
        by=_named(data, "by", names, "/foul"),
        pieces=tuple(
            _known(entry, _PIECES, f"/foul/pieces/{index}")
            for index, entry in enumerate(_list(data, "pieces", "/foul"))
        ),
        noticed=_truth(data, "noticed", "/foul", default=True),
        before_stroke=_truth(data, "before_stroke", "/foul", default=False),
    )


def ruling_json(data: Json, language: Language = "en") -> dict[str, Json]:
    r"""Rule on a request as ``carrom ruling`` does: the value of a line in, that of its answer out.

    :class:`~carrom.rules.checks.ReportError` names what is wrong with a request.

    >>> board = {"on_board": {"white": 5, "black": 6}, "queen": "on_board"}
    >>> stroke = {"pocketed": ["striker"]}
    >>> asked = {"rules": "international", "board": board, "to_play": "white", "stroke": stroke}
    >>> answered = ruling_json(asked, "fr")
    >>> answered["next"], answered["returned"]["white"], answered["clauses"]
    ('black', 1, ['international:3.11.a', 'settled:13', 'international:4.1.2'])
    >>> print(answered["text"].replace("\xa0", " "))
    Blanc empoche le palet. Un pion de pénalité revient sur le plateau ; Noir prend la main.
    """
    request = read(data)
    ruling = answer(request)
    answered = write(request, ruling)
    answered["text"] = ruling.text(language)
    return answered


def answer(request: Request) -> Ruling:
    """Rule on a request; there is always room for held pieces here."""
    if isinstance(request.report, Call):
        ruling = rule_call(request.rules, request.situation, request.report).with_room()
        ruling = replace(ruling, vocabulary=request.rules.name)
        if ruling.result is None or ruling.worths:
            return ruling
        worths = forfeit_worths(request.rules, request.situation, ruling.reason, ruling.result)
        return replace(ruling, worths=worths)
    return rule(request.rules, request.situation, request.report).with_room()


def write(request: Request, ruling: Ruling) -> dict[str, Json]:
    """Return the answer to a request, but for its text."""
    after = ruling.situation
    names = ("first", "second") if after.colours_open else ("white", "black")
    named = {Side.WHITE: names[0], Side.BLACK: names[1]}
    white, black = after.white, after.black
    result = ruling.result
    answered: dict[str, Json] = {
        "next": None if ruling.next is None else named[ruling.next],
        "tries": after.tries,
        "board": {
            "on_board": {"white": white.on_board, "black": black.on_board},
            "owed": {names[0]: white.owed, names[1]: black.owed},
            "held": {names[0]: white.held, names[1]: black.held},
            "queen": after.queen.value,
            "queen_by": None if after.queen_by is None else named[after.queen_by],
            "entitled": {names[0]: white.entitled, names[1]: black.entitled},
            "broken": after.broken,
            "break_attempts": after.break_attempts,
            "tries": after.tries,
        },
        "returned": {
            "white": ruling.returned.white,
            "black": ruling.returned.black,
            "queen": ruling.returned.queen,
        },
        "result": None,
        "clauses": list(ruling.clauses),
        "reason": ruling.reason.value,
    }
    if result is not None:
        answered["result"] = {
            "winner": None if result.winner is None else named[result.winner],
            "points": {names[0]: result.white, names[1]: result.black},
            "on_demand": {
                name: result.on_demand if side is result.winner else 0
                for side, name in named.items()
            },
        }
        if result.game_conceded:
            answered["result"]["game_conceded"] = True
    if request.situation.colours_open or request.colours:
        answered["colours"] = _colours_after(request, ruling)
    return answered


def _colours_after(request: Request, ruling: Ruling) -> Json:
    if request.colours:
        return dict(request.colours)
    if ruling.colours is None:
        return "open"
    return dict(zip(_OPEN, (side.value for side in ruling.colours), strict=True))
