"""Formats of a competition: which results are possible, what a desk gets, what sheets state."""

import msgspec
import pytest

from carrom.match.asked import Ask, usual_seats
from carrom.match.facts import EnteredBoard, EnteredShootOut, TimeRanOut, TookSeats
from carrom.match.format import NO_LIMIT, MatchFormat, Tie
from carrom.match.match import Match
from carrom.match.settings import Team
from carrom.match.state import Phase, Timer
from carrom.tournament import Header, Refusal, Result, Role, Tournament
from carrom.tournament.desk_settings import desk_settings
from carrom.tournament.facts import CompetitionAdded, ResultEntered
from carrom.tournament.log_lines import parse, write
from carrom.tournament.paper.match_sheets import cards_sheet, pairings_sheet
from carrom.tournament.possible_results import impossible, match_shape
from carrom.tournament.record_results import result_of
from carrom.tournament.refusals import Why
from carrom.tournament.results import Side
from carrom.tournament.terms import Length, Method, Terms
from tests.tournament.running import NOON, SINGLES, Running

FOUR = MatchFormat(points=NO_LIMIT, boards=4)
SHOT = MatchFormat(points=NO_LIMIT, boards=4, tie=Tie.SHOOT_OUT)
TIMED = MatchFormat(minutes=45)


def entered(run, result, **more):
    found = run.attempt(ResultEntered(competition=SINGLES, round=1, match=1, result=result, **more))
    return found.why if isinstance(found, Refusal) else None


@pytest.mark.parametrize(
    ("terms", "result", "why"),
    [
        ({"format": FOUR}, Result(a=20, b=9), None),
        ({"format": FOUR}, Result(a=33, b=3), None),  # no points end the game
        ({"format": FOUR}, Result(a=45, b=0), Why.GAME_BOARDS),  # too many even with a striker each
        ({"format": FOUR}, Result(a=2, b=1), Why.GAME_BOARDS),  # four boards bring four points
        ({"format": FOUR}, Result(a=12, b=12), Why.GAME_BOARDS),  # a deciding board follows
        ({"format": FOUR}, Result(a=16, b=12), None),
        ({"format": SHOT}, Result(a=12, b=12), Why.LEVEL),
        ({"format": SHOT}, Result(a=12, b=12, shoot_out=(3, 2)), None),
        ({"format": SHOT}, Result(a=12, b=12, won=Side.B), None),
        ({"format": SHOT}, Result(a=12, b=12, shoot_out=(2, 2)), Why.LEVEL),
        ({"format": SHOT}, Result(a=12, b=12, shoot_out=(8, 6)), Why.SHOOT_OUT),
        ({"format": SHOT}, Result(a=12, b=12, shoot_out=(8, 7)), None),
        ({"format": SHOT}, Result(a=13, b=12, shoot_out=(3, 2)), Why.SHOOT_OUT),
        ({"format": FOUR}, Result(a=12, b=12, shoot_out=(3, 2)), Why.SHOOT_OUT),
        ({}, Result(a=12, b=12, shoot_out=(3, 2)), Why.SHOOT_OUT),
        ({"format": MatchFormat(points=29, boards=NO_LIMIT)}, Result(a=29, b=20), None),
        (
            {"format": MatchFormat(points=29, boards=NO_LIMIT)},
            Result(a=25, b=20),
            Why.GAME_NOT_OVER,
        ),
        ({"format": TIMED}, Result(a=17, b=12), None),
        ({"format": TIMED}, Result(a=12, b=12), Why.LEVEL),
        ({"format": TIMED}, Result(a=41, b=12), Why.GAME),
        ({"minutes": 45}, Result(a=12, b=12), None),  # a round's clock leaves draws as they were
        ({"format": MatchFormat(tie=Tie.BOARD), "minutes": 45}, Result(a=12, b=12), Why.LEVEL),
    ],
)
def test_results_respect_the_format(terms, result, why):
    run = Running(2, length=Length.ONE_GAME, **terms)
    run.pair()
    assert entered(run, result) == why
    if why is not None:
        refusal = run.attempt(ResultEntered(competition=SINGLES, round=1, match=1, result=result))
        assert isinstance(refusal, Refusal)
        for language in ("en", "fr"):
            assert refusal.said.text(language)


def test_the_winner_of_a_shoot_out_has_won_the_match():
    assert Result(a=12, b=12, shoot_out=(2, 3)).winner is Side.B
    assert Result(a=13, b=12).winner is Side.A
    assert Result(a=12, b=12).winner is None


def test_a_match_of_two_games_with_a_shoot_out_in_the_first():
    shape = match_shape(
        Terms(title="T", length=Length.TWO_GAMES, format=SHOT), knockout=False, timed=False
    )
    first = Result(a=32, b=22, games=((12, 12), (20, 10)), shoot_out=(3, 2))
    assert impossible(shape, first) is None
    both = Result(a=20, b=20, games=((10, 10), (10, 10)), shoot_out=(3, 2))
    assert impossible(shape, both) is None
    assert impossible(shape, Result(a=20, b=10)) is not None  # one game is not enough


@pytest.mark.parametrize(
    ("terms", "fine"),
    [
        ({"format": FOUR}, True),
        ({"format": MatchFormat(points=100)}, False),
        ({"format": MatchFormat(points=NO_LIMIT)}, True),
        ({"format": MatchFormat(points=NO_LIMIT), "rules": "club"}, False),
        ({"format": FOUR, "length": Length.ONE_BOARD}, False),
        ({"format": FOUR, "rules": "icf", "method": Method.KNOCKOUT}, True),
        (
            {"format": MatchFormat(points=NO_LIMIT), "rules": "icf"},
            False,
        ),  # no boards in its knockout
    ],
)
def test_a_competition_needs_a_format_that_can_be_played(terms, fine):
    log = Tournament(Header(id="t", title="T"))
    fact = CompetitionAdded(competition=SINGLES, terms=Terms(title="S", **terms))
    found = log.record(fact, Role.ORGANISER, NOON)
    assert isinstance(found, Refusal) is not fine
    if isinstance(found, Refusal):
        assert found.why is Why.FORMAT
        assert found.said.text("fr").endswith(".")


def test_the_desk_gets_the_format_and_a_knockout_keeps_the_boards():
    terms = Terms(title="T", rules="icf", length=Length.ONE_GAME, format=FOUR)
    for knockout in (False, True):
        settings = desk_settings(terms, ("a",), ("b",), knockout=knockout)
        assert settings.format == FOUR
        assert settings.rule_set().boards_per_game == 4
    plain = Terms(title="T", rules="icf")
    assert desk_settings(plain, ("a",), ("b",), knockout=True).rule_set().boards_per_game is None


def played(format_: MatchFormat, *winners: Team) -> Match:
    terms = Terms(title="T", length=Length.ONE_GAME, format=format_)
    match = Match.new(settings=desk_settings(terms, ("a",), ("b",), knockout=False))
    while match.state.phase is not Phase.READY:
        if match.asked.what is Ask.SIT:
            match.push(TookSeats(seats=usual_seats(match.settings, match.state)))
        else:
            match.push(match.asked.answers[0])
    for winner in winners:
        match.push(EnteredBoard(winner=winner, left=3, queen=winner.other))
    return match


def test_a_match_that_ended_by_a_shoot_out_or_by_time_comes_back_from_its_desk():
    match = played(SHOT, Team.A, Team.B, Team.A, Team.B)
    match.push(EnteredShootOut(pocketed=(3, 4), strokes=5))
    result = result_of(match.value)
    assert (result.a, result.b, result.shoot_out, result.winner) == (6, 6, (3, 4), Side.B)
    assert len(result.boards) == 4
    assert result.won is None
    assert result_of(match.value, a=Team.B).shoot_out == (4, 3)
    run = Running(2, length=Length.ONE_GAME, format=SHOT)
    run.pair()
    assert entered(run, result) is None
    match = played(TIMED, Team.A, Team.A, Team.B)
    match.push(TimeRanOut(timer=Timer.MATCH))
    result = result_of(match.value)
    assert (result.a, result.b, result.won) == (6, 3, None)
    run = Running(2, length=Length.ONE_GAME, format=TIMED)
    run.pair()
    assert entered(run, result) is None


def test_the_log_keeps_the_format_and_older_ones_have_none():
    run = Running(2, length=Length.ONE_GAME, format=SHOT)
    run.pair()
    run.do(
        ResultEntered(
            competition=SINGLES, round=1, match=1, result=Result(a=12, b=12, shoot_out=(3, 2))
        )
    )
    again = parse(write(run.value))
    assert again.fault is None
    assert b"format" not in msgspec.json.encode(Terms(title="T"))
    assert b"shoot_out" not in msgspec.json.encode(Result(a=1, b=0))


@pytest.mark.parametrize(
    ("language", "length", "shot"),
    [
        ("en", "1 game of 4 boards; a shoot-out at the queen", "shoot-out 3–2"),
        ("fr", "1 partie en 4 manches", "tirs à la reine 3–2"),
    ],
)
def test_sheets_state_the_format_and_how_a_shoot_out_ended(language, length, shot):
    run = Running(2, length=Length.ONE_GAME, format=SHOT)
    run.pair()
    shown = run.competition.published[-1]
    card = cards_sheet(run.value, run.competition, shown, language)["pages"][0][0]
    assert length in card["subtitle"]
    assert len(card["games"][0]["rows"]) == 4
    run.do(
        ResultEntered(
            competition=SINGLES, round=1, match=1, result=Result(a=12, b=12, shoot_out=(3, 2))
        )
    )
    shown = run.competition.published[-1]
    row = pairings_sheet(run.value, run.competition, shown, language)["rows"][0]
    assert row["games"] == shot
    assert row["won"] == "a"
