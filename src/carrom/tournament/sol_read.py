"""The exchange files of SoL, read into a tournament.

:mod:`~carrom.tournament.sol_forms` brings every form to rows: what is shared, then the tourneys, whose
competitors name players and whose matches name competitors, all by their place from 1. What has no place here
is kept as it is, so that :mod:`~carrom.tournament.sol_write` can write it again.
"""

import datetime as dt
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from msgspec import structs

from carrom.json_fields import FieldError
from carrom.tournament.facts import (
    CompetitionAdded,
    CompetitionClosed,
    Entered,
    Fact,
    Pairing,
    ResultEntered,
    Returned,
    RoundProposed,
    RoundPublished,
    Withdrew,
)
from carrom.tournament.log import Event, Tournament
from carrom.tournament.refusals import Refusal
from carrom.tournament.results import BoardScore, Depth, Result, Side
from carrom.tournament.sol_forms import MOST_BYTES, Row, open_sol, refused
from carrom.tournament.standings import final_order
from carrom.tournament.state import Competition, State
from carrom.tournament.terms import (
    BYE_SCORE,
    MOST_SCORE,
    MOST_TITLE,
    Apart,
    Header,
    Kind,
    Method,
    Order,
    Person,
    Retirements,
    Role,
    Terms,
    TieBreak,
)

__all__ = ["IMPORTED", "MOST_BYTES", "final_results", "read_person", "read_sol"]

IMPORTED: Final = "sol"
"""Who brought the facts of a file: what came later has changed a competition."""
MOST_FINALS: Final = 2
"""One about the first place, one about the third."""
QUEEN: Final = 3
QUEEN_UNTIL: Final = 22
"""From so many points on the queen brings none."""
METHODS: Final = {"knockout": Method.KNOCKOUT, "roundrobin": Method.ROUND_ROBIN}
SIDES: Final = {"1": Side.A, "2": Side.B}
FINALS: Final = "final_matches"
"""Under this name the rows of finals are kept as they are."""
GAMES: Final = (("score1", "score2"), ("score1_2", "score2_2"), ("score1_3", "score2_3"))


def read_sol(data: str | bytes, at: dt.datetime) -> Tournament:
    """Return the tournament of a file, each tourney a competition, its log as if entered now.

    What cannot be used raises :class:`~carrom.json_fields.FieldError`.
    """
    try:
        shared, tourneys = open_sol(data.encode() if isinstance(data, str) else data)
        return _Reader(shared, at).tournament(tourneys)
    except (KeyError, IndexError, TypeError, ValueError, AttributeError) as problem:
        if isinstance(problem, FieldError):
            raise
        raise refused("shape") from None


class _Reader:
    def __init__(self, shared: Mapping[str, Sequence[Row]], at: dt.datetime) -> None:
        self.shared = shared
        self.clubs: Sequence[Row] = shared.get("clubs") or ()
        self.players: Sequence[Row] = shared.get("players") or ()
        self.at = at

    def tournament(self, tourneys: Sequence[Row]) -> Tournament:
        first = tourneys[0]
        header = Header(
            id=str(first.get("guid") or "sol")[:32],
            title=_title(first),
            place=str(first.get("location") or "")[:MOST_TITLE],
            date=_date(first.get("date")),
            sol={
                name: [_without_address(row) for row in rows]
                for name, rows in self.shared.items()
                if name not in ("players", "rates", "users")
            }
            | ({"users": []} if "users" in self.shared else {}),
        )
        events: list[Event] = []
        competitions: dict[str, Competition] = {}
        for number, tourney in enumerate(tourneys, start=1):
            alone = self._alone(header, tourney, f"t{number}")
            before = len(events)
            events += [structs.replace(e, seq=before + e.seq) for e in alone.events]
            competitions |= alone.state.competitions
        return Tournament(header, tuple(events), self._people(), State(competitions))

    def _alone(self, header: Header, tourney: Row, competition: str) -> Tournament:
        """Return a tournament of one tourney: the whole instance has 500, and every fact makes a new value."""
        found = Tournament(header)
        for fact in _facts(tourney, competition):
            found = self._with(found, fact)
        if tourney.get("prized"):
            order = _official(found.competition(competition))
            found = self._as_told(found, CompetitionClosed(competition=competition, order=order))
        return found

    def _with(self, found: Tournament, fact: Fact) -> Tournament:
        """Return the tournament after a fact; results are those of the file, whatever a desk would take."""
        if isinstance(fact, ResultEntered):
            return self._as_told(found, fact)
        new = found.record(fact, Role.ORGANISER, self.at, IMPORTED)
        if isinstance(new, Refusal):
            raise FieldError("", new.said)
        return new

    def _as_told(self, found: Tournament, fact: Fact) -> Tournament:
        role = Role.UMPIRE if isinstance(fact, ResultEntered) else Role.ORGANISER
        seq = len(found.events) + 1
        return found.after(Event(seq=seq, at=self.at, by=role, who=IMPORTED, fact=fact))

    def _people(self) -> dict[str, Person]:
        found = {
            f"p{n}": read_person(row, self.clubs) for n, row in enumerate(self.players, start=1)
        }
        for rate in self.shared.get("rates") or ():
            own = found[f"p{rate['player']}"].sol
            own.setdefault("rates", []).append({k: v for k, v in rate.items() if k != "player"})
        for number, row in enumerate(self.shared.get("users") or (), start=1):
            found[f"u{number}"] = Person(name=_name(row), sol=row)
        for number, row in enumerate(self.clubs, start=1):
            if row.get("email"):
                found[f"k{number}"] = Person(name="", sol={"email": row["email"]})
        return found


def read_person(row: Row, clubs: Sequence[Row]) -> Person:
    """Return somebody as a row of players tells of them."""
    at = row.get("club")
    club = clubs[at - 1].get("description") if isinstance(at, int) else ""
    return Person(
        name=_name(row)[:MOST_TITLE] or "?",
        club=str(club or "")[:MOST_TITLE],
        country=str(row.get("nationality") or "")[:MOST_TITLE],
        woman=row.get("sex") == "F",
        sol=dict(row),
    )


def _name(row: Row) -> str:
    return f"{row.get('firstname') or ''} {row.get('lastname') or ''}".strip()


def _without_address(row: Row) -> Row:
    return {key: value for key, value in row.items() if key != "email"}


def _date(told: object) -> dt.date | None:
    return dt.date.fromisoformat(told[:10]) if isinstance(told, str) else None


def _official(competition: Competition) -> tuple[str, ...]:
    """Return the order that the prizes tell, where it is another than the results give."""
    prizes = {
        each.id: float(each.sol.get("prize") or 0) for each in competition.competitors.values()
    }
    known = [who for _, who in final_order(competition)]
    rest = [who for who in prizes if who not in set(known)]
    told = sorted((*known, *rest), key=lambda who: -prizes[who])
    return () if told == known or not any(prizes.values()) else tuple(told)


def _facts(tourney: Row, competition: str) -> Iterator[Fact]:
    competitors: Sequence[Row] = tourney.get("competitors") or ()
    matches: Sequence[Row] = tourney.get("matches") or ()
    size = max((len(each["players"]) for each in competitors), default=1)
    kind = {1: Kind.SINGLES, 2: Kind.DOUBLES}.get(size, Kind.TEAMS)
    method = METHODS.get(str(tourney.get("system")), Method.SWISS)
    finals = _finals(matches) if method is not Method.KNOCKOUT else ()
    yield CompetitionAdded(
        competition=competition,
        terms=_terms(tourney, kind, method, finals),
        sol={k: v for k, v in tourney.items() if k not in ("competitors", "matches")}
        | ({FINALS: [game for games in finals for game in games]} if finals else {}),
    )
    for number, each in enumerate(competitors, start=1):
        players = tuple(f"p{int(player)}" for player in each["players"])
        yield Entered(
            competition=competition,
            competitor=f"c{number}",
            players=players,
            title=f"c{number}" if kind is Kind.TEAMS else "",
            seed=each.get("position") or None,
            alone=kind is not Kind.SINGLES and len(players) == 1,
            sol={k: v for k, v in each.items() if k != "players"},
        )
    yield from _rounds(tourney, competition, method)
    if finals:
        yield from _final_round(tourney, finals, competition)
    out = _missing(competitors, matches) if method is not Method.KNOCKOUT else set()
    for number, each in enumerate(competitors, start=1):
        who, retired = f"c{number}", bool(each.get("retired"))
        if retired and who not in out:
            yield Withdrew(competition=competition, competitor=who)
        elif who in out and not retired:
            yield Returned(competition=competition, competitor=who)


def _missing(competitors: Sequence[Row], matches: Sequence[Row]) -> set[str]:
    """Return who was not in the last turn before the finals."""
    some = [m for m in matches if not m.get("final")]
    last = max((int(m["turn"]) for m in some), default=0)
    there = {c for m in some if m["turn"] == last for c in _both(m)}
    return {f"c{number}" for number in range(1, len(competitors) + 1)} - there if some else set()


def _terms(tourney: Row, kind: Kind, method: Method, finals: Sequence[Sequence[Row]]) -> Terms:
    turns = {m["turn"] for m in tourney.get("matches") or () if not m.get("final")}
    order, retirements = tourney.get("couplings"), tourney.get("retirements")
    apart = int(tourney.get("delaycompatriotpairing") or 0)
    return Terms(
        title=_title(tourney),
        kind=kind,
        method=method,
        order=Order(order) if order in list(Order) else Order.SERIAL,
        rounds=max(1, len(turns)),
        finalists=2 * len(finals),
        third_place=len(finals) > 1,
        apart=Apart.COUNTRY if apart else Apart.NOBODY,
        apart_rounds=apart,
        minutes=int(tourney.get("duration") or 0),
        bye_score=int(tourney.get("phantomscore") or BYE_SCORE),
        tie_breaks=(TieBreak.BUCHHOLZ, TieBreak.NET, TieBreak.TOTAL, TieBreak.RATING),
        retirements=Retirements(retirements)
        if retirements in list(Retirements)
        else Retirements.NONE,
    )


def _rounds(tourney: Row, competition: str, method: Method) -> Iterator[Fact]:
    """Yield the turns, with whom they are without and who is back."""
    matches = tourney.get("matches") or ()
    knockout = method is Method.KNOCKOUT
    some = [m for m in matches if knockout or not m.get("final")]
    there = {f"c{number}" for number in range(1, len(tourney.get("competitors") or ()) + 1)}
    out: set[str] = set()
    for number, turn in enumerate(sorted({int(m["turn"]) for m in some}), start=1):
        own = [m for m in some if m["turn"] == turn]
        paired = {c for m in own for c in _both(m)}
        if not knockout:
            for gone in sorted(there - paired - out, key=lambda c: int(c[1:])):
                out.add(gone)
                yield Withdrew(competition=competition, competitor=gone)
            for back in sorted(paired & out, key=lambda c: int(c[1:])):
                out.discard(back)
                yield Returned(competition=competition, competitor=back)
        yield from _round(tourney, own, competition, number, knockout=knockout)


def _round(
    tourney: Row, matches: Sequence[Row], competition: str, number: int, *, knockout: bool
) -> Iterator[Fact]:
    pairings = [_pairing(tourney, match, knockout=knockout) for match in matches]
    strongest = [c for m in matches for c in _both(m)] if knockout and number == 1 else []
    yield RoundProposed(
        competition=competition,
        round=number,
        pairings=tuple(pairings),
        knockout=knockout,
        seeding=tuple(strongest),
    )
    yield RoundPublished(competition=competition, round=number)
    # a turn that is paired but not ranked may have some results, or none yet
    ranked = matches[0]["turn"] <= tourney.get("rankedturn", tourney.get("currentturn", 0))
    for place, match in enumerate(matches, start=1):
        played = any(match.get(name) for pair in GAMES for name in pair)
        if _who(match, 2) is not None and (played or (ranked and not knockout)):
            yield ResultEntered(
                competition=competition, round=number, match=place, result=_result(match)
            )


def _pairing(tourney: Row, match: Row, *, knockout: bool) -> Pairing:
    first, second = _who(match, 1), _who(match, 2)
    if first is None:
        raise refused("shape")
    score = None
    if second is None:
        told = _points(match, "score1")
        usual = int(tourney.get("phantomscore") or BYE_SCORE)
        score = None if told in (0, usual) else told
    board = int(match.get("board") or 0) if second is not None else 0
    third = knockout and bool(match.get("final"))
    return Pairing(a=first, b=second, board=board, third=third, score=score)


def _result(match: Row) -> Result:
    games = tuple(
        (_points(match, first), _points(match, second))
        for first, second in GAMES
        if match.get(first) is not None or match.get(second) is not None
    ) or ((0, 0),)
    boards = _boards(match)
    return Result(
        a=sum(a for a, _ in games),
        b=sum(b for _, b in games),
        games=games if len(games) > 1 else (),
        boards=boards,
        depth=Depth.BOARD if boards else Depth.MATCH,
    )


def _boards(match: Row) -> tuple[BoardScore, ...]:
    """Return the boards of a match with their points: the winner's for the pieces, and for the queen up to 22."""
    rows = match.get("boards") or ()
    if [row["number"] for row in rows] != list(range(1, len(rows) + 1)):
        raise refused("shape")
    before = {Side.A: 0, Side.B: 0}
    found: list[BoardScore] = []
    breaker = SIDES.get(str(match.get("breaker")))
    for row in rows:
        queen = SIDES.get(str(row.get("queen")))
        told = (row.get("coins1"), row.get("coins2"))
        points = {Side.A: int(told[0] or 0), Side.B: int(told[1] or 0)}
        if not all(0 <= each <= MOST_SCORE for each in points.values()):
            raise refused("shape")
        if queen is not None:
            points[queen] += _queens(queen, points, before[queen], told)
        for side in Side:
            before[side] += points[side]
        first = breaker if not found else None
        found.append(
            BoardScore(a=points[Side.A], b=points[Side.B], breaker=first, queen=queen, pieces=told)
        )
    return tuple(found)


def _queens(
    queen: Side, points: Mapping[Side, int], before: int, told: tuple[int | None, int | None]
) -> int:
    """Return what the queen brings; a board with no pieces at all was given away."""
    if told == (0, 0):
        return QUEEN if before < QUEEN_UNTIL else 1
    won = points[queen] > points[queen.other]
    return QUEEN if won and before < QUEEN_UNTIL else 0


def _points(row: Row, name: str) -> int:
    points = int(row.get(name) or 0)
    if not 0 <= points <= MOST_SCORE:
        raise refused("shape")
    return points


def _finals(matches: Sequence[Row]) -> tuple[tuple[Row, ...], ...]:
    """Return the finals after the other turns, each with its games: the first is about the first place."""
    found: dict[frozenset[str | None], list[Row]] = {}
    for match in sorted((m for m in matches if m.get("final")), key=lambda m: int(m["turn"])):
        found.setdefault(frozenset((_who(match, 1), _who(match, 2))), []).append(match)
    if len(found) > MOST_FINALS or any(None in pair for pair in found):
        raise refused("shape")
    return tuple(map(tuple, found.values()))


def _decided(tourney: Row, games: Sequence[Row]) -> Result | None:
    """Return the result of a final; None: it is still to be played, or to be played on."""
    first = _who(games[0], 1)
    told = [(_points(game, "score1"), _points(game, "score2")) for game in games]
    scores = tuple(
        pair if _who(game, 1) == first else pair[::-1]
        for game, pair in zip(games, told, strict=True)
    )
    won = [sum(a > b for a, b in scores), sum(b > a for a, b in scores)]
    wanted = 2 if tourney.get("finalkind") == "bestof3" and not tourney.get("prized") else 1
    if (0, 0) in scores or max(won) < wanted or won[0] == won[1]:
        return None
    if len(scores) == 1:
        return _result(games[0])
    return Result(a=sum(a for a, _ in scores), b=sum(b for _, b in scores), games=scores)


def final_results(tourney: Row) -> tuple[Result | None, ...]:
    """Return the results of a tourney's finals as the rows that were kept tell them."""
    return tuple(_decided(tourney, games) for games in _finals(tourney.get(FINALS) or ()))


def _final_round(tourney: Row, finals: Sequence[Sequence[Row]], competition: str) -> Iterator[Fact]:
    """Yield the finals as one round of a knockout, with the results of those that are played."""
    number = len({m["turn"] for m in tourney["matches"] if not m.get("final")}) + 1
    pairings = tuple(
        Pairing(a=str(_who(games[0], 1)), b=_who(games[0], 2), board=at, third=at > 1)
        for at, games in enumerate(finals, start=1)
    )
    yield RoundProposed(
        competition=competition,
        round=number,
        pairings=pairings,
        knockout=True,
        seeding=tuple(str(who) for pairing in pairings for who in (pairing.a, pairing.b)),
    )
    yield RoundPublished(competition=competition, round=number)
    for at, games in enumerate(finals, start=1):
        result = _decided(tourney, games)
        if result is not None:
            yield ResultEntered(competition=competition, round=number, match=at, result=result)


def _title(tourney: Row) -> str:
    return str(tourney.get("description") or "SoL")[:MOST_TITLE]


def _who(match: Row, side: int) -> str | None:
    at = match.get(f"competitor{side}")
    return None if at is None else f"c{int(at)}"


def _both(match: Row) -> list[str]:
    return [who for who in (_who(match, 1), _who(match, 2)) if who is not None]
