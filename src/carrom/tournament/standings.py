"""Standings: points, then what decides between equal points, each figure there to be explained."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from hashlib import blake2b
from itertools import groupby
from typing import Final

from carrom.messages import Message, message
from carrom.tournament.results import How, Side
from carrom.tournament.state import Competition, Competitor, Meeting, Round
from carrom.tournament.terms import Retirements, TieBreak

Figures = Mapping[TieBreak, float]


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the standings."""

    place: int
    """From 1; who is level in everything shares a place."""
    competitor: str
    points: int
    played: int
    """Rounds with a result, byes among them."""
    won: int
    drawn: int
    lost: int
    ties: Figures
    """The figure of each tie-break, as far as it was needed or can be told for everybody."""
    decided_by: TieBreak | None = None
    """What put this one behind the one above, who has as many points; None: the points themselves."""


@dataclass(slots=True)
class _Sum:
    """What somebody's matches add up to."""

    points: int = 0
    won: int = 0
    drawn: int = 0
    lost: int = 0
    net: int = 0
    total: int = 0
    opponents: tuple[str, ...] = ()
    met: int = 0
    """Points against others, byes not counted."""
    missed: int = 0
    """Points that their opponents' Buchholz has for rounds they missed."""


def standings(
    competition: Competition, *, after: int | None = None, group: int = 0
) -> tuple[Row, ...]:
    """Return the standings of all rounds but the knockout's, or of the first ``after`` of them."""
    rounds = [r for r in competition.published if not r.knockout]
    if after is not None:
        rounds = rounds[:after]
    sums = _sums(competition, rounds, group)
    shown = {c: competition.competitors[c] for c in sums}
    figures = {c: _figures(c, shown[c], sums, competition.terms.lot) for c in sums}
    ranked = _ranked(competition, list(sums), sums, figures, rounds)
    return _rows(ranked, sums)


def _sums(competition: Competition, rounds: Sequence[Round], group: int) -> dict[str, _Sum]:
    meetings = [m for r in rounds for m in r.meetings]
    if group:
        meetings = [m for m in meetings if m.pairing.group == group]
        members = {c for m in meetings for c in (m.pairing.a, m.pairing.b) if c is not None}
    else:
        members = set(competition.competitors)
    there = [c.id for c in competition.by_strength if c.id in members]
    sums = {competitor: _Sum() for competitor in there}
    for meeting in meetings:
        _count(sums, meeting, competition.terms.bye_score)
    _estimate(competition, sums, sum(any(m.final for m in r.meetings) for r in rounds))
    return sums


SHARES: Final[Mapping[Retirements, Fraction]] = {
    Retirements.TREND: Fraction(1),
    Retirements.TREND70: Fraction(7, 10),
}


def _estimate(competition: Competition, sums: Mapping[str, _Sum], rounds: int) -> None:
    """Estimate what those who withdrew would have won in the rounds they missed, in whole points."""
    share = SHARES.get(competition.terms.retirements)
    if share is None:
        return
    for competitor, own in sums.items():
        there = own.won + own.drawn + own.lost
        if competition.competitors[competitor].withdrawn and there:
            own.missed = int(Fraction(own.met, there) * share * (rounds - there))


def _count(sums: Mapping[str, _Sum], meeting: Meeting, bye: int) -> None:
    """Add a match; the net score of a bye is the competition's, whatever points were given for it."""
    result = meeting.final
    if result is None:
        return
    for side in Side:
        competitor, opponent = meeting.at(side), meeting.at(side.other)
        if competitor is None:
            continue
        own = sums[competitor]
        points = result.points(side)
        scored, against = result.score(side)
        own.points += points
        own.won += points == 2
        own.drawn += points == 1
        own.lost += points == 0
        own.net += bye if result.how is How.BYE else scored - against
        own.total += scored
        if opponent is not None:
            own.opponents = (*own.opponents, opponent)
            own.met += points


def _figures(
    competitor: str, found: Competitor, sums: Mapping[str, _Sum], lot: int
) -> dict[TieBreak, float]:
    own = sums[competitor]
    return {
        TieBreak.BUCHHOLZ: sum(sums[each].points + sums[each].missed for each in own.opponents),
        TieBreak.NET: own.net,
        TieBreak.TOTAL: own.total,
        TieBreak.RATING: found.rating or 0.0,
        TieBreak.LOT: drawn_lot(lot, competitor),
    }


def drawn_lot(lot: int, competitor: str) -> int:
    """Return a competitor's lot, from 0 to 9999; the higher one is before."""
    text = f"{lot}/{competitor}"
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest()) % 10_000


Ranked = tuple[str, dict[TieBreak, float], TieBreak | None, bool]
"""Who, with which figures, what put them behind the one above, and whether they share its place."""


def _ranked(
    competition: Competition,
    everybody: list[str],
    sums: Mapping[str, _Sum],
    figures: Mapping[str, dict[TieBreak, float]],
    rounds: Sequence[Round],
) -> list[Ranked]:
    found: list[Ranked] = []
    for _, level in _level(everybody, lambda c: sums[c].points):
        found += _parted(level, competition.terms.tie_breaks, figures, rounds, None)
    return found


def _level(
    some: Iterable[str], figure: Callable[[str], float]
) -> Iterable[tuple[float, list[str]]]:
    """Yield who has the same figure, the highest first; otherwise the order stays."""
    ordered = sorted(some, key=lambda c: -figure(c))
    for value, level in groupby(ordered, key=figure):
        yield value, list(level)


def _parted(
    level: list[str],
    breaks: Sequence[TieBreak],
    figures: Mapping[str, dict[TieBreak, float]],
    rounds: Sequence[Round],
    before: TieBreak | None,
) -> list[Ranked]:
    """Put those who are level in order; ``before`` put the first of them behind whoever is above."""
    if len(level) == 1 or not breaks:
        first = (level[0], dict(figures[level[0]]), before, False)
        return [first, *((c, dict(figures[c]), None, True) for c in level[1:])]
    chosen = breaks[0]
    if chosen is TieBreak.DIRECT:
        direct = _direct(level, rounds)
        figures = {**figures, **{c: {**figures[c], chosen: direct[c]} for c in level}}
    found: list[Ranked] = []
    for _, part in _level(level, lambda c: figures[c][chosen]):
        found += _parted(part, breaks[1:], figures, rounds, chosen if found else before)
    return found


def _direct(level: Sequence[str], rounds: Iterable[Round]) -> dict[str, float]:
    """Return the points of the matches among some competitors."""
    points = dict.fromkeys(level, 0.0)
    for meeting in (m for r in rounds for m in r.meetings):
        result = meeting.final
        if result is None or meeting.pairing.a not in points or meeting.pairing.b not in points:
            continue
        for side in Side:
            competitor = meeting.at(side)
            assert competitor is not None
            points[competitor] += result.points(side)
    return points


def _rows(ranked: Sequence[Ranked], sums: Mapping[str, _Sum]) -> tuple[Row, ...]:
    rows: list[Row] = []
    for number, (competitor, ties, decided, shared) in enumerate(ranked, start=1):
        own = sums[competitor]
        place = rows[-1].place if shared else number
        played = own.won + own.drawn + own.lost
        rows.append(
            Row(place, competitor, own.points, played, own.won, own.drawn, own.lost, ties, decided)
        )
    return tuple(rows)


def only(
    rows: Iterable[Row], wanted: Callable[[str], bool], breaks: Sequence[TieBreak]
) -> tuple[Row, ...]:
    """Return the standings of some competitors, such as women or juniors, with places of their own.

    Between two of them, what decided is the first of the tie-breaks that parted anybody from one to the other.
    """
    found: list[Row] = []
    above: Row | None = None
    parted: list[TieBreak] = []
    for row in rows:
        if row.decided_by is not None:
            parted.append(row.decided_by)
        if not wanted(row.competitor):
            continue
        level = above is not None and above.points == row.points
        shared = above is not None and above.place == row.place
        place = found[-1].place if shared else len(found) + 1
        decided = min(parted, key=breaks.index) if level and parted else None
        found.append(replace(row, place=place, decided_by=decided))
        above, parted = row, []
    return tuple(found)


def explanation(tie_break: TieBreak) -> Message:
    """Return one sentence that says what a tie-break is."""
    return message(f"tournament-tie-{tie_break}-about")


def reason(row: Row, above: Row, names: Callable[[str], str]) -> Message | None:
    """Say why somebody stands behind somebody with as many points."""
    if row.decided_by is None:
        return None
    return message(
        "tournament-tie-reason",
        first=names(above.competitor),
        second=names(row.competitor),
        what=message(f"tournament-tie-{row.decided_by}"),
        more=above.ties[row.decided_by],
        less=row.ties[row.decided_by],
    )


def final_order(competition: Competition) -> tuple[tuple[int, str], ...]:
    """Return places and competitors at the end: a knockout first, then the standings of the others."""
    if competition.closed and competition.order:
        return tuple(enumerate(competition.order, start=1))
    rounds = competition.knockout_rounds
    if not rounds:
        return tuple((row.place, row.competitor) for row in standings(competition))
    placed = _knockout_places(rounds)
    there = {competitor for _, competitor in placed}
    rest = [row for row in standings(competition) if row.competitor not in there]
    if competition.pure_knockout:
        rest = []
    start = len(placed)
    others = only(rest, lambda _: True, competition.terms.tie_breaks)
    return (*placed, *((start + row.place, row.competitor) for row in others))


def _knockout_places(rounds: Sequence[Round]) -> tuple[tuple[int, str], ...]:
    """Return the places of a knockout: losers of the same round share one, the better seed first."""
    seeding = {competitor: at for at, competitor in enumerate(rounds[0].seeding)}
    out: dict[str, tuple[int, int]] = {}
    """How each left: the round they lost in (later is better), and 1 for the winner of a last match."""
    for each in rounds:
        for meeting in each.meetings:
            result = meeting.final
            for side in Side:
                competitor = meeting.at(side)
                if competitor is None or (result is not None and result.how is How.ABSENT):
                    continue
                won = result is not None and result.winner is side
                if meeting.pairing.third:
                    out[competitor] = (each.number - 1, int(won))
                elif won and each is not rounds[-1]:  # who withdraws now has lost the next match
                    out[competitor] = (each.number + 1, 0)
                else:
                    out[competitor] = (each.number, int(won))
    ordered = sorted(out, key=lambda c: (-out[c][0], -out[c][1], seeding.get(c, 0)))
    found: list[tuple[int, str]] = []
    for number, competitor in enumerate(ordered, start=1):
        level = number > 1 and out[ordered[number - 2]] == out[competitor]
        found.append((found[-1][0] if level else number, competitor))
    return tuple(found)
