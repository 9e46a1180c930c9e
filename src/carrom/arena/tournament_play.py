"""A Swiss tournament of computer players: every match is played through physics and rulings."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from hashlib import blake2b
from pathlib import Path
from typing import Final

from carrom.arena.encounter import Conditions, play_encounter
from carrom.arena.entrants import entrant
from carrom.arena.workers import InProcess, Workers
from carrom.match.match import Match
from carrom.match.settings import Team
from carrom.players.levels import LEVELS
from carrom.tournament.facts import (
    CompetitionAdded,
    CompetitionClosed,
    Entered,
    Fact,
    ResultEntered,
    RoundPublished,
    RoundStarted,
)
from carrom.tournament.log import Tournament
from carrom.tournament.pairing import propose
from carrom.tournament.record_results import result_of
from carrom.tournament.refusals import Refusal
from carrom.tournament.results import Result
from carrom.tournament.terms import Header, Person, Role, Terms

BUDGETS: Final = (60, 90, 140, 200)
"""Strokes tried in thought, for the weaker levels first: quick, and still in order of strength."""
BEGIN: Final = datetime(2026, 1, 10, 9, tzinfo=UTC)
"""When such a tournament begins, so that the same seed gives the same log."""
MAIN: Final = "main"


@dataclass(frozen=True, slots=True)
class Job:
    """One match to be played."""

    players: tuple[str, str]
    """Names of players as :func:`carrom.arena.entrants.entrant` knows them."""
    names: tuple[str, str]
    seed: int
    breaker: int
    rules: str
    whole: bool
    record: str


def play_job(job: Job) -> Result:
    """Play a match and return its result, its record written to a file."""
    sides = tuple(((entrant(player)),) for player in job.players)
    path = Path(job.record)
    play_encounter(
        (sides[0], sides[1]),
        ((job.names[0],), (job.names[1],)),
        job.seed,
        Conditions(job.rules, whole=job.whole),
        breaker=job.breaker,
        record=path,
    )
    first = Team.A if job.breaker == 0 else Team.B
    return result_of(Match.load(path).value, first, path.name)


def field(count: int) -> Iterator[tuple[str, str]]:
    """Yield names and players of so many computers of differing strength."""
    levels = list(LEVELS)[: len(BUDGETS)]
    for at in range(count):
        lap, which = divmod(at, len(levels))
        level = levels[which]
        name = f"{level.capitalize()} {lap + 1}"
        yield name, f"{level},budget={BUDGETS[which]}"


def play_tournament(
    header: Header,
    terms: Terms,
    count: int,
    seed: int,
    records: Path,
    *,
    whole: bool = False,
    workers: Workers | None = None,
    done: Callable[[], None] = lambda: None,
) -> Tournament:
    """Play all rounds; ``done`` is called after each match."""
    entrants = list(field(count))
    played = _Played(Tournament(header))
    played.take(CompetitionAdded(competition=MAIN, terms=terms))
    people, players = {}, {}
    for number, (name, player) in enumerate(entrants, start=1):
        competitor = f"c{number}"
        people[f"p{number}"] = Person(name=name)
        players[competitor] = player
        played.take(Entered(competition=MAIN, competitor=competitor, players=(f"p{number}",)))
    played.tournament = played.tournament.with_people(people)
    for number in range(1, terms.rounds + 1):
        proposal = propose(played.tournament, MAIN)
        if isinstance(proposal, Refusal):
            break
        played.take(proposal)
        played.take(RoundPublished(competition=MAIN, round=number))
        played.take(RoundStarted(competition=MAIN, round=number))
        jobs = list(_jobs(played.tournament, number, players, seed, records, whole=whole))
        results = (workers or InProcess()).map(play_job, [job for _, job in jobs])
        for (match, _), result in zip(jobs, results, strict=True):
            fact = ResultEntered(competition=MAIN, round=number, match=match, result=result)
            played.take(fact, Role.UMPIRE)
            done()
    played.take(CompetitionClosed(competition=MAIN))
    return played.tournament


@dataclass(slots=True)
class _Played:
    tournament: Tournament

    def take(self, fact: Fact, by: Role = Role.ORGANISER) -> None:
        at = BEGIN + timedelta(seconds=10 * len(self.tournament.events))
        new = self.tournament.record(fact, by, at, ruled=True)
        if isinstance(new, Refusal):
            raise RuntimeError(new.said.text())  # noqa: TRY004 - a fault of ours
        self.tournament = new


def _jobs(
    tournament: Tournament,
    number: int,
    players: dict[str, str],
    seed: int,
    records: Path,
    *,
    whole: bool,
) -> Iterator[tuple[int, Job]]:
    competition = tournament.competition(MAIN)
    for match, meeting in enumerate(competition.rounds[number - 1].meetings, start=1):
        first, second = meeting.pairing.a, meeting.pairing.b
        if second is None:
            continue
        drawn = _drawn(seed, number, match)
        yield (
            match,
            Job(
                (players[first], players[second]),
                _both([tournament.name(competition, c) for c in (first, second)]),
                drawn,
                drawn % 2,
                competition.terms.rules,
                whole,
                str(records / f"round-{number}-board-{meeting.pairing.board:02}.carrom"),
            ),
        )


def _both(names: Sequence[str]) -> tuple[str, str]:
    return names[0], names[1]


def _drawn(seed: int, number: int, match: int) -> int:
    text = f"{seed}/{number}/{match}"
    return int.from_bytes(blake2b(text.encode(), digest_size=6).digest())
