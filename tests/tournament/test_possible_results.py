"""Results that cannot be are refused at every door, with what is possible; what is in a log stays."""

from typing import Any

import pytest

from carrom.match.game_results import can_end, game_scores
from carrom.match.match import Match
from carrom.match.settings import Team
from carrom.tournament import Header, Refusal, Result, Role, Tournament
from carrom.tournament.facts import (
    CompetitionAdded,
    Entered,
    ResultConfirmed,
    ResultCorrected,
    ResultEntered,
    RoundCalled,
)
from carrom.tournament.log import Event
from carrom.tournament.log_lines import parse, write
from carrom.tournament.refusals import Why
from carrom.tournament.results import BoardScore, Side, team_result
from carrom.tournament.terms import Kind, Length, Terms
from tests.tournament.running import SINGLES, Running


def of_first(run, result, **more):
    last = run.competition.published[-1].number
    return run.attempt(
        ResultEntered(competition=SINGLES, round=last, match=1, result=result, **more)
    )


def why(found):
    return found.why if isinstance(found, Refusal) else None


def match(*games, **more):
    total = (sum(a for a, _ in games), sum(b for _, b in games))
    return Result(a=total[0], b=total[1], games=games if len(games) > 1 else (), **more)


def boards(*scores):
    return tuple(BoardScore(a=a, b=b) for a, b in scores)


CASES = [
    ({}, match((40, 3)), Why.GAME),
    ({}, match((3, 40)), Why.GAME),
    ({}, match((25, 25)), Why.GAME_LOSER),
    ({}, match((300, 2)), Why.GAME),
    ({}, match((25, 13)), None),
    ({}, match((24, 7)), None),  # ahead after eight boards
    ({}, match((6, 1)), Why.GAME_NOT_OVER),  # eight boards bring eight points at least
    ({}, match((7, 1)), None),
    ({}, match((12, 12)), Why.GAME_NOT_OVER),
    ({"minutes": 60}, match((12, 12)), None),  # time was over
    ({"minutes": 60}, match((0, 0)), None),
    ({"minutes": 60}, match((40, 3)), Why.GAME),
    ({"minutes": 60}, match((6, 1)), None),
    ({}, match((6, 1), won=Side.A), None),  # the other gave up
    ({}, match((40, 1), won=Side.A), Why.GAME),
    ({"rules": "club"}, match((24, 7)), Why.GAME_NOT_OVER),  # no limit of boards
    ({"rules": "club"}, match((40, 3)), None),
    ({"rules": "club"}, match((29, 3), (29, 4)), Why.GAMES),
    ({}, match((25, 3), (4, 25), (25, 9)), None),
    ({}, match((25, 3), (25, 4), (25, 9)), Why.GAMES),
    ({}, match((25, 3), (4, 25)), Why.FEW_GAMES),
    ({"minutes": 60}, match((25, 3), (4, 8)), None),
    ({"minutes": 60}, match((6, 1), (25, 8)), Why.GAME_NOT_OVER),
    ({"length": Length.ONE_GAME}, match((25, 3), (4, 25), (25, 9)), Why.GAMES),
    ({"length": Length.TWO_GAMES}, match((25, 3)), Why.FEW_GAMES),
    ({"length": Length.ONE_BOARD}, match((12, 0)), None),
    ({"length": Length.ONE_BOARD}, match((13, 0)), Why.BOARD_SCORE),
    ({"length": Length.ONE_BOARD}, match((0, 0)), Why.BOARD_SCORE),
    ({}, Result(a=40, b=3, games=((25, 3), (25, 3))), Why.SUM),
    ({}, match((25, 3), boards=boards((40, 7))), Why.SUM),
    ({}, match((25, 7), boards=boards((13, 0))), Why.BOARD_SCORE),
    ({}, match((25, 7), boards=boards((5, 5))), Why.BOARD_SCORE),
    ({}, match((25, 7), boards=boards((12, 0), (0, 7))), None),  # the others are not known
    ({}, match((25, 7), boards=boards((12, 0), (12, 0), (0, 7), (1, 0))), None),
    ({}, match((26, 7), boards=boards((12, 0), (13, 0), (0, 7), (1, 0))), Why.BOARD_SCORE),
    ({}, match((27, 7), boards=boards((12, 0), (12, 0), (3, 0), (0, 7))), Why.OVER_BEFORE),
    ({}, match((25, 7), boards=boards(*[(1, 0)] * 10)), Why.BOARDS),
    ({}, match((25, 7), boards=(BoardScore(a=3, game=2),)), Why.SUM),
]


@pytest.mark.parametrize(("terms", "result", "expected"), CASES)
def test_what_a_match_can_end_with(terms, result, expected):
    run = Running(2, **terms)
    run.pair()
    found = of_first(run, result)
    assert why(found) is expected
    if expected is not None:
        assert found.said.text("en") != found.said.text("fr")


def test_a_refusal_says_what_is_possible():
    run = Running(2)
    run.pair()
    assert of_first(run, match((40, 3))).said.text() == (
        "A game can’t end 40–3. Whoever has 25 points wins it, or is ahead after 8 boards. "
        "Against 3 the winner ends with 5 to 34."
    )
    assert "at most 24" in of_first(run, match((25, 25))).said.text()
    wrong = match((25, 7), boards=boards((13, 0)))
    assert of_first(run, wrong).said.text().endswith("1 to 12 points and its loser none.")


def test_a_table_a_correction_and_a_called_round():
    run = Running(2)
    run.pair()
    assert why(of_first(run, match((40, 3)), side=Side.A)) is not None
    by_table = ResultEntered(
        competition=SINGLES, round=1, match=1, result=match((40, 3)), side=Side.A
    )
    assert run.attempt(by_table, Role.TABLE).why is Why.GAME
    run.do(RoundCalled(competition=SINGLES, round=1))
    run.result(1, 1, 6, 1)
    fix = ResultCorrected(
        competition=SINGLES, round=1, match=1, result=match((40, 3)), reason="misread"
    )
    assert run.attempt(fix, Role.CHIEF_UMPIRE).why is Why.GAME


def test_teams_by_their_rubbers():
    run: Any = Tournament(Header(id="t", title="T"))
    at = Running(0).at()
    terms = Terms(title="T", kind=Kind.TEAMS, rubbers=3)
    run = run.record(CompetitionAdded(competition=SINGLES, terms=terms), Role.ORGANISER, at)
    for team in "xy":
        players = (f"{team}1", f"{team}2")
        entry = Entered(competition=SINGLES, competitor=team, players=players, title=team)
        run = run.record(entry, Role.ORGANISER, at)
    of = Running(0)
    of.value = run
    of.pair()
    fine = team_result((match((25, 3)), match((4, 25)), match((25, 9))))
    assert why(of_first(of, team_result((match((25, 3)), match((40, 3)))))) is Why.GAME
    assert why(of_first(of, Result(a=9, b=9, rubbers=fine.rubbers))) is Why.SUM
    assert why(of_first(of, team_result((*fine.rubbers[:2], Result(a=0, b=0))))) is None
    assert why(of_first(of, fine)) is None


def test_a_log_with_impossible_results_opens_and_is_corrected():
    """Whatever was taken before this was asked is still what it was."""
    run = Running(4, rounds=2)
    run.pair()
    number = len(run.value.events) + 1
    fact = ResultEntered(competition=SINGLES, round=1, match=1, result=match((40, 3)))
    run.value = run.value.after(Event(seq=number, at=run.at(), by=Role.UMPIRE, fact=fact))
    claim = ResultEntered(
        competition=SINGLES, round=1, match=2, result=match((25, 25)), side=Side.A
    )
    run.value = run.value.after(Event(seq=number + 1, at=run.at(), by=Role.TABLE, fact=claim))
    found = parse(write(run.value))
    assert found.fault is None
    run.value = found.tournament()
    assert run.competition.rounds[0].meetings[0].final == match((40, 3))
    confirm = ResultConfirmed(competition=SINGLES, round=1, match=2, side=Side.B)
    assert run.attempt(confirm, Role.TABLE).why is Why.GAME_LOSER  # nothing counts anew
    run.result(1, 2, 25, 20)
    run.do(
        ResultCorrected(
            competition=SINGLES, round=1, match=1, result=match((25, 3)), reason="misread"
        )
    )
    run.pair()
    assert run.competition.rounds[1].published


@pytest.mark.parametrize(
    ("points", "boards", "possible"),
    [
        ((25, 13), 8, True),
        ((34, 3), 4, True),
        ((37, 3), 8, False),
        ((7, 1), 8, True),
        ((6, 1), 8, False),
    ],
)
def test_the_ends_are_those_that_the_desk_takes(points, boards, possible):
    match = Match.new("Ada", "Ben", rules="international").value
    rules = match.settings.rule_set()
    assert can_end(rules, match.state, Team.A, points, boards) is possible
    assert (points in game_scores(rules).ended) is possible
