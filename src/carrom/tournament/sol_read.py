"""The exchange files of SoL, read into a tournament.

The form is known from public files: a YAML document with clubs and players, then one for each
tourney, whose competitors name players and whose matches name competitors, all by their place from 1.
"""

import datetime as dt
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from carrom.extras import required
from carrom.json_fields import FieldError
from carrom.messages import message
from carrom.tournament.facts import (
    CompetitionAdded,
    Entered,
    Fact,
    Pairing,
    ResultEntered,
    Returned,
    RoundProposed,
    RoundPublished,
    Withdrew,
)
from carrom.tournament.log import Tournament
from carrom.tournament.refusals import Refusal
from carrom.tournament.results import Result
from carrom.tournament.terms import (
    BYE_SCORE,
    MOST_TITLE,
    Header,
    Kind,
    Order,
    Person,
    Role,
    Terms,
    TieBreak,
)

MOST_BYTES: Final = 20_000_000
MOST_FINALS: Final = 2
"""One about the first place, one about the third."""
Row = Mapping[str, Any]


def read_sol(text: str, at: dt.datetime) -> Tournament:
    """Return the tournament of a file, each tourney a competition, its log as if entered now.

    What cannot be used raises :class:`~carrom.json_fields.FieldError`.
    """
    with required("tournament"):
        import yaml  # noqa: PLC0415 - only who reads such files needs it

        loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    try:
        documents = [d for d in yaml.load_all(text, Loader=loader) if d is not None]
    except (yaml.YAMLError, ValueError, RecursionError):
        raise _refused("", "not-yaml") from None
    if len(documents) < 2 or not all(isinstance(each, dict) for each in documents):
        raise _refused("", "no-tourney")
    try:
        return _Reader(documents[0], at).tournament(documents[1:])
    except (KeyError, IndexError, TypeError, ValueError, AttributeError) as problem:
        if isinstance(problem, FieldError):
            raise
        raise _refused("", "shape") from None


def _refused(field: str, why: str) -> FieldError:
    return FieldError(field, message(f"tournament-sol-{why}"))


class _Reader:
    def __init__(self, shared: Row, at: dt.datetime) -> None:
        self.clubs: Sequence[Row] = shared.get("clubs") or ()
        self.players: Sequence[Row] = shared.get("players") or ()
        self.seasons: Sequence[Row] = shared.get("championships") or shared.get("seasons") or ()
        self.at = at

    def tournament(self, tourneys: Sequence[Row]) -> Tournament:
        first = tourneys[0]
        date = first.get("date")
        header = Header(
            id=str(first.get("guid") or "sol")[:32],
            title=_title(first),
            place=str(first.get("location") or "")[:MOST_TITLE],
            date=date if isinstance(date, dt.date) else None,
        )
        found = Tournament(header)
        for number, tourney in enumerate(tourneys, start=1):
            for fact in self._facts(tourney, f"t{number}"):
                role = Role.UMPIRE if isinstance(fact, ResultEntered) else Role.ORGANISER
                new = found.record(fact, role, self.at, ruled=True)
                if isinstance(new, Refusal):
                    raise FieldError("", new.said)
                found = new
        people = {f"p{n}": self._person(row) for n, row in enumerate(self.players, start=1)}
        there = {
            player
            for competition in found.state.competitions.values()
            for each in competition.competitors.values()
            for player in each.players
        }
        return found.with_people({k: v for k, v in people.items() if k in there})

    def _person(self, row: Row) -> Person:
        name = f"{row.get('firstname') or ''} {row.get('lastname') or ''}".strip()
        at = row.get("club")
        club = self.clubs[at - 1].get("description") if isinstance(at, int) else ""
        return Person(
            name=name[:MOST_TITLE] or "?",
            club=str(club or "")[:MOST_TITLE],
            country=str(row.get("nationality") or "")[:MOST_TITLE],
            woman=row.get("sex") == "F",
        )

    def _facts(self, tourney: Row, competition: str) -> Iterator[Fact]:
        competitors: Sequence[Row] = tourney.get("competitors") or ()
        matches: Sequence[Row] = tourney.get("matches") or ()
        # a turn that is paired but not ranked has no results yet
        ranked = tourney.get("rankedturn", tourney.get("currentturn", 0))
        size = max((len(each["players"]) for each in competitors), default=1)
        kind = {1: Kind.SINGLES, 2: Kind.DOUBLES}.get(size, Kind.TEAMS)
        order = tourney.get("couplings")
        finals = _finals(matches)
        yield CompetitionAdded(
            competition=competition,
            terms=Terms(
                title=_title(tourney),
                kind=kind,
                order=Order(order) if order in list(Order) else Order.SERIAL,
                rounds=max(1, len({m["turn"] for m in matches if not m.get("final")})),
                finalists=2 * len(finals),
                third_place=len(finals) > 1,
                minutes=int(tourney.get("duration") or 0),
                bye_score=int(tourney.get("phantomscore") or BYE_SCORE),
                tie_breaks=(TieBreak.BUCHHOLZ, TieBreak.NET, TieBreak.TOTAL, TieBreak.RATING),
            ),
        )
        for number, each in enumerate(competitors, start=1):
            players = tuple(f"p{player}" for player in each["players"])
            yield Entered(
                competition=competition,
                competitor=f"c{number}",
                players=players,
                title=f"c{number}" if kind is Kind.TEAMS else "",
                seed=each.get("position") or None,
            )
        turns = sorted({int(m["turn"]) for m in matches if not m.get("final")})
        there = {f"c{number}" for number in range(1, len(competitors) + 1)}
        for number, turn in enumerate(turns, start=1):
            some = [m for m in matches if m["turn"] == turn and not m.get("final")]
            paired = {c for m in some for c in (_who(m, 1), _who(m, 2)) if c is not None}
            for gone in sorted(there - paired, key=lambda c: int(c[1:])):
                there.discard(gone)
                yield Withdrew(competition=competition, competitor=gone)
            for back in sorted(paired - there):
                there.add(back)
                yield Returned(competition=competition, competitor=back)
            yield from self._round(some, competition, number, results=turn <= ranked)
        if finals:
            yield from _final_round(finals, competition, len(turns) + 1)
        for number, each in enumerate(competitors, start=1):
            if each.get("retired") and f"c{number}" in there:
                yield Withdrew(competition=competition, competitor=f"c{number}")

    def _round(
        self, matches: Sequence[Row], competition: str, number: int, *, results: bool
    ) -> Iterator[Fact]:
        pairings = []
        for match in matches:
            first, second = _who(match, 1), _who(match, 2)
            if first is None:
                raise _refused("/matches", "shape")
            board = int(match.get("board") or 0) if second is not None else 0
            pairings.append(Pairing(a=first, b=second, board=board))
        yield RoundProposed(competition=competition, round=number, pairings=tuple(pairings))
        yield RoundPublished(competition=competition, round=number)
        if not results:
            return
        for place, match in enumerate(matches, start=1):
            if _who(match, 2) is not None:
                result = Result(a=int(match.get("score1", 0)), b=int(match.get("score2", 0)))
                yield ResultEntered(
                    competition=competition, round=number, match=place, result=result
                )


def _finals(matches: Sequence[Row]) -> tuple[tuple[Row, ...], ...]:
    """Return the finals after the other turns, each with its games: the first is about the first place."""
    found: dict[frozenset[str | None], list[Row]] = {}
    for match in sorted((m for m in matches if m.get("final")), key=lambda m: int(m["turn"])):
        found.setdefault(frozenset((_who(match, 1), _who(match, 2))), []).append(match)
    if len(found) > MOST_FINALS or any(None in pair for pair in found):
        raise _refused("/matches", "shape")
    return tuple(map(tuple, found.values()))


def _final_round(finals: Sequence[Sequence[Row]], competition: str, number: int) -> Iterator[Fact]:
    """Yield the finals as one round of a knockout, with the results of those that are played."""
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
        first = _who(games[0], 1)
        told = [(int(game.get("score1") or 0), int(game.get("score2") or 0)) for game in games]
        scores = tuple(
            pair if _who(game, 1) == first else pair[::-1]
            for game, pair in zip(games, told, strict=True)
            if pair != (0, 0)
        )
        result = Result(
            a=sum(a for a, _ in scores),
            b=sum(b for _, b in scores),
            games=scores if len(scores) > 1 else (),
        )
        if result.winner is not None:
            yield ResultEntered(competition=competition, round=number, match=at, result=result)


def _title(tourney: Row) -> str:
    return str(tourney.get("description") or "SoL")[:MOST_TITLE]


def _who(match: Row, side: int) -> str | None:
    at = match.get(f"competitor{side}")
    return None if at is None else f"c{int(at)}"
