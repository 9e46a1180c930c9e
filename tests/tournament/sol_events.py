"""Events of our own making, for SoL to load: every shape that a competition can have."""

from carrom.tournament import Refusal, Result, Role
from carrom.tournament.facts import (
    CompetitionAdded,
    CompetitionClosed,
    Entered,
    ResultEntered,
    RoundPublished,
    WalkedOver,
    Withdrew,
)
from carrom.tournament.pairing import propose
from carrom.tournament.results import BoardScore, Side
from carrom.tournament.terms import Apart, Bracket, Kind, Method, Order, Retirements, Scale, Terms
from tests.tournament.running import SINGLES, Running, stronger

__all__ = ["EVENTS"]

NAMES = (
    "Ada Byron",
    "Ben Okri",
    "Cleo Paz",
    "Dov Stern",
    "Eve Yu",
    "Flo Roux",
    "Gil Berg",
    "Hal Moss",
)


def _named(running, *, clubs=True):
    people = {}
    for number, player in enumerate(sorted(running.value.players)):
        name = NAMES[number % len(NAMES)]
        club = f"Club {number % 3}" if clubs else ""
        people[player] = {"club": club, "country": ("FRA", "it", "")[number % 3]}
        running.people(**{player: people[player]})
        known = running.value.people[player]
        running.value = running.value.with_people(
            {player: type(known)(name=name, **people[player])}
        )
    return running


def swiss():
    """An odd number, a bye each round, somebody who goes, a walk-over, boards, and a final of three games."""
    running = _named(
        Running(
            7,
            rounds=3,
            finalists=2,
            order=Order.SERIAL,
            minutes=75,
            retirements=Retirements.TREND70,
            apart=Apart.COUNTRY,
            apart_rounds=1,
            prizes=Scale.FIXED,
        )
    )
    running.pair()
    running.do(WalkedOver(competition=SINGLES, round=1, match=1, absent=Side.B), Role.UMPIRE)
    boards = (
        BoardScore(a=9, breaker=Side.A, queen=Side.A),
        BoardScore(b=4, breaker=Side.B),
        BoardScore(a=12, breaker=Side.A, queen=Side.A, slam=True),
        BoardScore(a=4, breaker=Side.B, queen=Side.B),
    )
    result = Result(a=25, b=4, boards=boards)
    running.do(ResultEntered(competition=SINGLES, round=1, match=2, result=result), Role.UMPIRE)
    running.play(stronger)
    running.do(Withdrew(competition=SINGLES, competitor="p7"))
    running.pair()
    running.play(lambda a, b: (12, 12) if "p5" in (a, b) else stronger(a, b))
    running.pair()
    running.play(stronger)
    running.pair()
    final = running.competition.published[-1].meetings[0].pairing
    games = ((10, 25), (25, 3), (4, 25))
    result = Result(a=39, b=53, games=games)
    running.do(ResultEntered(competition=SINGLES, round=4, match=1, result=result), Role.UMPIRE)
    assert final.b is not None
    running.do(CompetitionClosed(competition=SINGLES))
    return running.value


def begun():
    """Two rounds, the second half played, by players of the same name."""
    running = Running(4, rounds=3)
    running.people(p1={}, p2={}, p3={}, p4={})
    same = running.value.people["p1"]
    running.value = running.value.with_people({"p2": same})
    running.pair()
    running.play(stronger)
    running.pair()
    running.result(2, 1, 25, 24)
    return running.value


def nothing():
    """Nobody has come yet."""
    return Running(0).value


def knockout():
    """Six of eight places, with a match for the third."""
    running = _named(Running(6, method=Method.KNOCKOUT, third_place=True), clubs=False)
    _whole(running)
    return running.value


def extremes():
    """The best against the last, each match of two games won."""
    running = _named(Running(8, method=Method.KNOCKOUT, bracket=Bracket.EXTREMES))
    while (
        running.competition.published == () or len(running.competition.published[-1].meetings) > 1
    ):
        running.pair()
        last = running.competition.published[-1]
        for number, meeting in enumerate(last.meetings, start=1):
            games = ((25, 3), (7, 25), (25, 9)) if number % 2 else ((25, 0), (25, 24))
            a, b = (sum(side) for side in zip(*games, strict=True))
            if stronger(meeting.pairing.a, meeting.pairing.b) == (5, 25):
                a, b = b, a
                result = Result(a=a, b=b, games=tuple((y, x) for x, y in games))
            else:
                result = Result(a=a, b=b, games=games)
            running.do(
                ResultEntered(competition=SINGLES, round=last.number, match=number, result=result),
                Role.UMPIRE,
            )
    return running.value


def round_robin():
    """Everybody against everybody, five of them."""
    running = _named(Running(5, method=Method.ROUND_ROBIN))
    _whole(running)
    return running.value


def groups():
    """Two groups of four, then a knockout of the best."""
    running = _named(Running(8, method=Method.GROUPS, group_size=4, qualifiers=2))
    _whole(running)
    return running.value


def doubles_and_teams():
    """Three competitions in one tournament, two with the same title."""
    running = _named(Running(4, rounds=1))
    running.pair()
    running.play(stronger)
    for name, kind, size in (
        ("doubles", Kind.DOUBLES, 2),
        ("teams", Kind.TEAMS, 3),
        ("more", Kind.SINGLES, 1),
    ):
        terms = Terms(title="Singles", kind=kind, rounds=1, rubbers=3 if kind is Kind.TEAMS else 1)
        running.do(CompetitionAdded(competition=name, terms=terms))
        for number in range(2):
            players = tuple(f"{name[0]}{number * size + at}" for at in range(size))
            running.do(
                Entered(
                    competition=name,
                    competitor=f"c{number}",
                    players=players,
                    title=f"Team {number}" if kind is Kind.TEAMS else "",
                )
            )
        proposal = propose(running.value, name)
        assert not isinstance(proposal, Refusal)
        running.do(proposal)
        running.do(RoundPublished(competition=name, round=1))
        rubbers = tuple(Result(a=a, b=b) for a, b in ((25, 3), (4, 25), (25, 24)))
        result = Result(a=54, b=52, rubbers=rubbers) if kind is Kind.TEAMS else Result(a=3, b=25)
        running.do(ResultEntered(competition=name, round=1, match=1, result=result), Role.UMPIRE)
    return running.value


def _whole(running):
    for _ in range(9):
        proposal = propose(running.value, SINGLES)
        if isinstance(proposal, Refusal):
            return
        running.do(proposal)
        running.do(RoundPublished(competition=SINGLES, round=proposal.round))
        running.play(stronger)


EVENTS = (swiss, begun, nothing, knockout, extremes, round_robin, groups, doubles_and_teams)
