"""Competitions as an exchange file of SoL 5; :mod:`carrom.tournament.sol_forms` tells the form.

What a file of SoL brought and nobody changed since is written as it was; what is known better now, or was
never SoL's, is written from the log.
"""

import datetime as dt
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from carrom.extras import required
from carrom.tournament.log import Tournament
from carrom.tournament.prizes import prize
from carrom.tournament.results import BoardScore, How, Result, Side
from carrom.tournament.sol_forms import Row
from carrom.tournament.sol_read import (
    FINALS,
    GAMES,
    IMPORTED,
    METHODS,
    QUEEN,
    QUEEN_UNTIL,
    final_results,
)
from carrom.tournament.sol_shared import LONGEST, Shared
from carrom.tournament.standings import final_order, standings
from carrom.tournament.state import Competition, Meeting, Round
from carrom.tournament.terms import Apart, Method, Order, TieBreak

DAYS: Final = ("date", "birthdate")
TIMES: Final = ("modified", "created", "lastlogin")
SYSTEMS: Final = {method: name for name, method in METHODS.items()}
MOST_FINALS: Final = 2
PLAIN_START: Final = "+-.0123456789"
"""A text that begins so might be read as a number by one version of YAML or the other: it gets quotes."""


def write_sol(tournament: Tournament, *competitions: Competition) -> str:
    """Return competitions as such a file, all of them by default."""
    chosen = competitions or tuple(tournament.state.competitions.values())
    whole = len(chosen) == len(tournament.state.competitions)
    changed = {
        e.fact.competition for e in tournament.events if e.who != IMPORTED and _about(e.fact)
    }
    shared = Shared(tournament, chosen, whole=whole)
    titles: set[tuple[int, str]] = set()
    tourneys = []
    for each in chosen:
        row = _tourney(tournament, each, shared, kept=each.id not in changed and bool(each.sol))
        while (key := (row["championship"], row["description"])) in titles and not each.sol:
            row["description"] = _next(row["description"])
        titles.add(key)
        tourneys.append(row)
    return _yaml([shared.rows(), *tourneys])


def _about(fact: object) -> bool:
    return hasattr(fact, "competition")


def _next(title: str) -> str:
    """Return a title with a number, which two tourneys of one championship need."""
    start, _, number = title.rpartition(" ")
    return f"{start} {int(number) + 1}" if start and number.isdigit() else f"{title} 2"


def _yaml(documents: Sequence[Row]) -> str:
    with required("tournament"):
        import yaml  # noqa: PLC0415

    base = getattr(yaml, "CSafeDumper", yaml.SafeDumper)

    def text(dumper: Any, value: str) -> Any:  # noqa: ANN401 - the libraries' own classes
        style = "'" if value[:1] in PLAIN_START and value else None
        return dumper.represent_scalar("tag:yaml.org,2002:str", value, style=style)

    dumper: Any = type("Dumper", (base,), {"ignore_aliases": lambda *_: True})
    dumper.add_representer(str, text)
    told = [_dated(document) for document in documents]
    found: str = yaml.dump_all(told, Dumper=dumper, allow_unicode=True, sort_keys=True)
    return found


def _dated(value: Any) -> Any:  # noqa: ANN401 - values of JSON
    """Return values with days and times as such, where they stand as texts."""
    if isinstance(value, list):
        return [_dated(each) for each in value]
    if not isinstance(value, dict):
        return value
    return {key: _day_or_time(key, _dated(each)) for key, each in value.items()}


def _day_or_time(key: str, value: Any) -> Any:  # noqa: ANN401 - values of JSON
    if not isinstance(value, str) or key not in (*DAYS, *TIMES):
        return value
    try:
        when = dt.datetime.fromisoformat(value)
    except ValueError:
        return value
    return when.date() if key in DAYS else when.replace(tzinfo=None)


def _tourney(tournament: Tournament, found: Competition, shared: Shared, *, kept: bool) -> Row:
    """Return a tourney; ``kept``: nobody has changed it since SoL."""
    numbers = {c: n for n, c in enumerate(found.competitors, start=1)}
    best_of_3 = _best_of_3(found)
    old = {k: v for k, v in found.sol.items() if k != FINALS}
    now = _about_it(tournament, found, best_of_3=best_of_3)
    row = old if old.get("date") else {**old, "date": now["date"]}
    figures = [each.sol for each in found.competitors.values()]
    if not kept:
        row = {**_older(old, now, found), **now}
        figures = [{**a, **b} for a, b in zip(figures, _figures(found), strict=True)]
    row |= shared.references(found)
    row["competitors"] = [
        {"players": shared.players(each)} | own
        for each, own in zip(found.competitors.values(), figures, strict=True)
    ]
    row["matches"] = list(_matches(found, numbers, best_of_3=best_of_3, kept=kept))
    return row


def _older(old: Row, now: Row, found: Competition) -> Row:
    """Return what stays of SoL's own row, where something is known better now."""
    if old.get("couplings") not in list(Order) and found.terms.order is Order.SERIAL:
        now.pop("couplings")
    if (
        old.get("description")
        and str(old["description"])[: len(now["description"])] == now["description"]
    ):
        now.pop("description")
    for name in ("date", "location"):
        if name in old:
            now.pop(name, None)
    return {k: v for k, v in old.items() if k != "modified"}


def _about_it(tournament: Tournament, found: Competition, *, best_of_3: bool) -> Row:
    terms, header = found.terms, tournament.header
    began = tournament.events[0].at.date() if tournament.events else dt.date(1970, 1, 1)
    finals = _few_finals(found)
    most = max((_turns(found, each) for each in found.knockout_rounds), default=1)
    turns = sum(_turns(found, each) for each in found.published)
    row: Row = {
        "description": terms.title[:LONGEST],
        "date": (header.date or began).isoformat(),
        "system": SYSTEMS.get(terms.method, "swiss"),
        "couplings": _couplings(found),
        "currentturn": turns,
        "rankedturn": sum(_turns(found, each) for each in found.published if each.complete),
        "prized": found.closed,
        "duration": terms.minutes,
        "phantomscore": terms.bye_score,
        "retirements": terms.retirements.value,
        "finals": finals,
        "finalkind": "bestof3" if most > 1 else "simple",
        "matcheskind": "bestof3" if best_of_3 else "simple",
    }
    if header.place:
        row["location"] = header.place[:LONGEST]
    if terms.apart is Apart.COUNTRY:
        row["delaycompatriotpairing"] = terms.apart_rounds
    if finals and found.knockout_rounds:
        row["finalturns"] = True
    return row


def _couplings(found: Competition) -> str:
    if found.terms.method is Method.KNOCKOUT:
        return "seeds"
    return "circle" if found.terms.method is Method.ROUND_ROBIN else found.terms.order.value


def _few_finals(found: Competition) -> int:
    """Return how many finals there are, where they come straight after the turns; SoL knows no more."""
    rounds = found.knockout_rounds
    if found.pure_knockout or found.terms.finalists > 2 * MOST_FINALS:
        return 0
    if rounds:
        return len(rounds[0].meetings) if len(rounds) == 1 and _finals_only(rounds[0]) else 0
    return int(found.terms.finalists == 2)


def _finals_only(last: Round) -> bool:
    first = [m for m in last.meetings if not m.pairing.third]
    return len(first) == 1 and len(last.meetings) <= MOST_FINALS


def _turns(found: Competition, each: Round) -> int:
    """Return how many turns of SoL a round is: a final of three games after the turns is three."""
    if not each.knockout or found.pure_knockout:
        return 1
    return max((len(m.final.games) for m in each.meetings if m.final is not None), default=1) or 1


def _figures(found: Competition) -> Iterator[Row]:
    rows = {row.competitor: row for row in standings(found)}
    prizes = _prizes(found)
    for each in found.competitors.values():
        row = rows[each.id]
        own: Row = {
            "points": row.points,
            "bucholz": int(row.ties[TieBreak.BUCHHOLZ]),
            "netscore": int(row.ties[TieBreak.NET]),
            "totscore": int(row.ties[TieBreak.TOTAL]),
            "retired": each.withdrawn,
        }
        if each.seed is not None:
            own["position"] = each.seed
        if prizes:
            own["prize"] = str(prizes.get(each.id, 0))
        yield own


def _prizes(found: Competition) -> Mapping[str, int]:
    """Return what everybody gets, which tells SoL the final order; without a scale one less for each place."""
    if not found.closed:
        return {}
    scale, order = found.terms.prizes, final_order(found)
    if scale is None:
        return {who: len(found.competitors) + 1 - place for place, who in order}
    return {who: prize(place, scale) for place, who in order}


def _best_of_3(found: Competition) -> bool:
    """Say whether every match that was played is of two or three games, each with a winner."""
    results = [
        m.final
        for each, m in found.meetings()
        if (found.pure_knockout or not each.knockout)
        and m.pairing.b is not None
        and m.final is not None
    ]
    played = [each for each in results if each.how is How.PLAYED]
    return bool(played) and all(_won_two(each) for each in played)


def _won_two(result: Result) -> bool:
    won = [sum(a > b for a, b in result.games), sum(b > a for a, b in result.games)]
    return len(result.games) <= len(GAMES) and max(won) == 2 and sum(won) == len(result.games)


def _matches(
    found: Competition, numbers: Mapping[str, int], *, best_of_3: bool, kept: bool
) -> Iterator[Row]:
    turn = 0
    told = final_results(found.sol)
    for each in found.published:
        if each.knockout and told and (kept or told == tuple(m.final for m in each.meetings)):
            yield from found.sol[FINALS]
        elif each.knockout and not found.pure_knockout:
            yield from _finals(each, turn, numbers)
        else:
            yield from _turn(each, turn + 1, numbers, best_of_3=best_of_3)
        turn += _turns(found, each)


def _turn(each: Round, turn: int, numbers: Mapping[str, int], *, best_of_3: bool) -> Iterator[Row]:
    boards = _Boards(each)
    for meeting in each.meetings:
        result = meeting.final
        if result is not None and result.how is How.ABSENT:
            continue
        row = _match(meeting, turn, boards.of(meeting), numbers)
        if meeting.pairing.third:
            row["final"] = True
        if best_of_3 and result is not None and meeting.pairing.b is not None:
            row |= _games(result)
        yield row


def _finals(each: Round, before: int, numbers: Mapping[str, int]) -> Iterator[Row]:
    """Yield the matches of a knockout after the turns, each game a match of its own."""
    boards = _Boards(each)
    rows = []
    for meeting in each.meetings:
        result = meeting.final
        if result is not None and result.how is How.ABSENT:
            continue
        row = _match(meeting, before + 1, boards.of(meeting), numbers) | {"final": True}
        scores = result.games if result is not None else ()
        if not scores:
            rows.append(row)
        for number, (a, b) in enumerate(scores, start=1):
            rows.append(row | {"turn": before + number, "score1": a, "score2": b})
    yield from sorted(rows, key=lambda row: (row["turn"], row["board"]))


class _Boards:
    """Numbers of boards, each once in a turn; who has none, such as a bye, gets the first that is free."""

    def __init__(self, each: Round) -> None:
        self._used = {m.pairing.board for m in each.meetings if m.pairing.board}

    def of(self, meeting: Meeting) -> int:
        """Return the number for a match."""
        if meeting.pairing.board:
            return meeting.pairing.board
        free = next(n for n in range(1, len(self._used) + 2) if n not in self._used)
        self._used.add(free)
        return free


def _match(meeting: Meeting, turn: int, board: int, numbers: Mapping[str, int]) -> Row:
    result = meeting.final
    second = meeting.pairing.b
    a, b = (0, 0) if result is None else result.score(Side.A)
    row: Row = {
        "turn": turn,
        "board": board,
        "competitor1": numbers[meeting.pairing.a],
        "competitor2": None if second is None else numbers[second],
        "score1": a,
        "score2": b,
    }
    if result is not None and result.boards and not result.games:
        row["boards"] = list(_board_rows(result.boards))
        breaker = result.boards[0].breaker
        if breaker is not None:
            row["breaker"] = _number(breaker)
    return row


def _games(result: Result) -> Row:
    scores = result.games or ((result.a, result.b), (result.a, result.b))  # a walk-over
    found: Row = {}
    for names, score in zip(GAMES, scores, strict=False):
        found |= dict(zip(names, score, strict=True))
    return found


def _board_rows(boards: Sequence[BoardScore]) -> Iterator[Row]:
    before = {Side.A: 0, Side.B: 0}
    for number, board in enumerate(boards, start=1):
        pieces = board.pieces or _pieces(board, before)
        row: Row = {"number": number}
        for name, count in zip(("coins1", "coins2"), pieces, strict=True):
            if count is not None:
                row[name] = count
        if board.queen is not None:
            row["queen"] = _number(board.queen)
        yield row
        before[Side.A] += board.a
        before[Side.B] += board.b


def _pieces(board: BoardScore, before: Mapping[Side, int]) -> tuple[int, int]:
    """Return the points of a board without those of the queen."""
    points = {Side.A: board.a, Side.B: board.b}
    queen = board.queen
    if queen is not None and points[queen] > points[queen.other] and before[queen] < QUEEN_UNTIL:
        points[queen] = max(0, points[queen] - QUEEN)
    return points[Side.A], points[Side.B]


def _number(side: Side) -> str:
    return "1" if side is Side.A else "2"
