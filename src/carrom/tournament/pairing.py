"""The next round of a competition, by its method, as a preview."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import count

from msgspec import structs

from carrom.tournament.decide import next_round
from carrom.tournament.facts import Pairing, RoundProposed
from carrom.tournament.knockout import first_round, next_pairings, over
from carrom.tournament.log import Tournament
from carrom.tournament.refusals import Refusal, Why, refusal
from carrom.tournament.round_robin import berger, rounds_needed, snake
from carrom.tournament.standings import standings
from carrom.tournament.state import Competition
from carrom.tournament.swiss import TOP, Entry, pair_swiss
from carrom.tournament.terms import Apart, Method


def propose(
    tournament: Tournament, competition: str, boards: int | None = None
) -> RoundProposed | Refusal:
    """Pair the next round; what comes back is a fact, a preview until it is published.

    ``boards``: the number of the last board in the hall; None: there are enough.
    """
    found = tournament.state.competitions.get(competition)
    if found is None:
        return refusal(Why.COMPETITION_UNKNOWN, competition=competition)
    if found.closed:
        return refusal(Why.CLOSED)
    number = next_round(found)
    if isinstance(number, Refusal):
        return number
    if len(found.active) < 2 and not found.knockout_rounds:
        return refusal(Why.FEW)
    proposal = _proposed(tournament, found, number)
    if proposal is None:
        return refusal(Why.OVER)
    free = _free_boards(tournament, found, boards)
    return structs.replace(proposal, pairings=_with_boards(proposal.pairings, free))


def rounds_planned(competition: Competition) -> int:
    """Return how many rounds there are before a knockout."""
    method = competition.terms.method
    if method is Method.SWISS:
        return competition.terms.rounds
    if method is Method.KNOCKOUT:
        return 0
    there = competition.published[0].seeding if competition.published else ()
    seeding = there or tuple(c.id for c in competition.active)
    if method is Method.GROUPS:
        groups = snake(seeding, competition.terms.group_size)
        return max(rounds_needed(len(group)) for group in groups)
    return rounds_needed(len(seeding))


def finished(competition: Competition) -> bool:
    """Say whether every round that there can be is played."""
    rounds = competition.published
    if not rounds or not rounds[-1].complete:
        return False
    if competition.knockout_rounds:
        return over(competition.knockout_rounds)
    return len(rounds) >= rounds_planned(competition) and not _goes_on(competition)


def _goes_on(competition: Competition) -> bool:
    """Say whether a knockout follows: at least two have qualified for it."""
    return len(_qualified(competition)[0]) > 1


def _proposed(
    tournament: Tournament, competition: Competition, number: int
) -> RoundProposed | None:
    if competition.knockout_rounds:
        return _next_knockout(competition, number)
    if number > rounds_planned(competition):
        return _first_knockout(competition, number) if _goes_on(competition) else None
    if competition.terms.method is Method.SWISS:
        return _swiss(tournament, competition, number)
    return _round_robin(competition, number)


def _swiss(tournament: Tournament, competition: Competition, number: int) -> RoundProposed:
    entries = swiss_entries(tournament, competition, number)
    found = pair_swiss(entries, competition.terms.order)
    return RoundProposed(
        competition=competition.id,
        round=number,
        pairings=tuple(Pairing(a=first, b=second) for first, second in found.pairs),
        rematches=found.rematches,
    )


def swiss_entries(
    tournament: Tournament, competition: Competition, number: int
) -> tuple[Entry, ...]:
    """Return who takes part in a round of a Swiss, as the pairing sees them."""
    if competition.published:
        places = [(row.competitor, row.points) for row in standings(competition)]
    else:
        places = [(each.id, 0) for each in competition.by_strength]
    met: dict[str, Counter[str]] = {c: Counter() for c in competition.competitors}
    byes: Counter[str] = Counter()
    for _, meeting in competition.meetings():
        first, second = meeting.pairing.a, meeting.pairing.b
        if second is None:
            byes[first] += 1
        else:
            met[first][second] += 1
            met[second][first] += 1
    apart = _apart(tournament, competition, number)
    return tuple(
        Entry(
            competitor,
            points,
            met[competitor],
            byes[competitor],
            apart.get(competitor, frozenset()),
        )
        for competitor, points in places
        if not competition.competitors[competitor].withdrawn
    )


def _apart(
    tournament: Tournament, competition: Competition, number: int
) -> dict[str, frozenset[str]]:
    """Return by what competitors are kept apart in a round: who shares something should not meet."""
    terms = competition.terms
    if number > terms.apart_rounds:
        return {}
    top = {each.id for each in competition.active[: terms.top_apart]}
    return {
        each.id: frozenset(
            [
                *(() if terms.apart is Apart.NOBODY else tournament.details(each, terms.apart)),
                *([TOP] if each.id in top else ()),
            ]
        )
        for each in competition.active
    }


def _round_robin(competition: Competition, number: int) -> RoundProposed:
    before = competition.published
    seeding = before[0].seeding if before else tuple(c.id for c in competition.active)
    if competition.terms.method is Method.GROUPS:
        groups = snake(seeding, competition.terms.group_size)
        pairings = [
            structs.replace(pairing, group=at)
            for at, group in enumerate(groups, start=1)
            for pairing in _there(competition, berger(group, number))
        ]
    else:
        pairings = list(_there(competition, berger(seeding, number)))
    return RoundProposed(
        competition=competition.id,
        round=number,
        pairings=tuple(pairings),
        seeding=seeding if number == 1 else (),
    )


def _there(competition: Competition, pairs: Iterable[tuple[str, str | None]]) -> Iterable[Pairing]:
    """Yield pairings; who should meet somebody who has withdrawn has a bye."""
    for pair in pairs:
        both = [c for c in pair if c is not None and not competition.competitors[c].withdrawn]
        if both:
            yield Pairing(a=both[0], b=both[1] if len(both) == 2 else None)


def _first_knockout(competition: Competition, number: int) -> RoundProposed:
    seeding, group_of = _qualified(competition)
    return RoundProposed(
        competition=competition.id,
        round=number,
        pairings=first_round(seeding, group_of),
        knockout=True,
        seeding=seeding,
    )


def _qualified(competition: Competition) -> tuple[tuple[str, ...], dict[str, int] | None]:
    """Return who is in the knockout, the strongest first, and who comes from which group."""
    if competition.terms.method is Method.KNOCKOUT:
        return tuple(c.id for c in competition.active), None
    if competition.terms.method is Method.GROUPS:
        return _best_of_groups(competition)
    left = [r.competitor for r in standings(competition) if _plays(competition, r.competitor)]
    return tuple(left[: competition.terms.finalists]), None


def _plays(competition: Competition, competitor: str) -> bool:
    return not competition.competitors[competitor].withdrawn


def _best_of_groups(competition: Competition) -> tuple[tuple[str, ...], dict[str, int]]:
    """Return the best of each group: all firsts, then all seconds, each by their figures."""
    groups = {m.pairing.group for _, m in competition.meetings() if m.pairing.group}
    levels: list[list[tuple[tuple[float, ...], str]]] = [
        [] for _ in range(competition.terms.qualifiers)
    ]
    group_of: dict[str, int] = {}
    for group in sorted(groups):
        rows = [r for r in standings(competition, group=group) if _plays(competition, r.competitor)]
        for level, row in zip(levels, rows, strict=False):
            group_of[row.competitor] = group
            figures = (
                row.points,
                *(row.ties[t] for t in competition.terms.tie_breaks if t in row.ties),
            )
            level.append((tuple(-each for each in figures), row.competitor))
    return tuple(who for level in levels for _, who in sorted(level)), group_of


def _next_knockout(competition: Competition, number: int) -> RoundProposed | None:
    rounds = competition.knockout_rounds
    if over(rounds):
        return None
    terms = competition.terms
    gone = {each.id for each in competition.competitors.values() if each.withdrawn}
    pairings = next_pairings(rounds, terms.bracket, gone, third_place=terms.third_place)
    return RoundProposed(competition=competition.id, round=number, pairings=pairings, knockout=True)


def _free_boards(
    tournament: Tournament, competition: Competition, last: int | None
) -> Iterator[int]:
    """Yield the boards that no match of another competition holds."""
    terms = competition.terms
    held = tournament.state.boards_in_use(but=competition.id)
    ends = [last, terms.first_board + terms.boards - 1 if terms.boards else None]
    end = min((each for each in ends if each is not None), default=None)
    numbers = count(terms.first_board) if end is None else range(terms.first_board, end + 1)
    return (board for board in numbers if board not in held)


def _with_boards(pairings: Sequence[Pairing], free: Iterator[int]) -> tuple[Pairing, ...]:
    """Give each match a board, in order, while there is one; byes need none."""
    return tuple(
        pairing if pairing.b is None else structs.replace(pairing, board=next(free, 0))
        for pairing in pairings
    )
