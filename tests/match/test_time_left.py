"""Nobody at a board gives the player at turn more time than he had, except where the rules say so."""

from datetime import datetime, timedelta
from typing import Any, get_args

import pytest

from carrom.match import facts as f
from carrom.match.asked import asked
from carrom.match.line_chain import NO_HASH
from carrom.match.match import LONG_AGO, Match
from carrom.match.record import check, event_line, parse, write
from carrom.match.refusals import Refusal, Why
from carrom.match.settings import Clock
from carrom.match.state import Choice, Phase, Stopped, Timer
from carrom.match.time_left import with_time_left
from carrom.rules.situation import Side
from tests.match.driving import A, Table

BY_THE_RULES = {
    f.Struck: "a stroke, and the next one has its own time (3.6.b)",
    f.Called: "a ruling",
    f.Disturbed: "a ruling",
    f.Overruled: "the umpire sets the board up anew",
    f.FoundRoom: "the umpire has pieces placed",
    f.Undone: "the umpire, or both sides, go back to an earlier point",
}
"""Facts after which the player at turn may have new time, and why."""


def every_other(by: str, other: str, left: float) -> dict[type, f.Fact]:
    """All other facts, as ``by`` would bring them about."""
    return {
        type(fact): fact
        for fact in (
            f.Tossed(winner=A),
            f.Chose(choice=Choice.BREAK),
            f.TookSeats(seats={}),
            f.NamedBreaker(player=by),
            f.CameLate(player=by),
            f.PlayedTrial(team=A),
            f.TurnedRosette(by=by, degrees=30.0),
            f.SaidPlay(),
            f.Passed(by=by),
            f.Placed(by=by, side=Side.WHITE),
            f.Forwent(by=by),
            f.FoundNoRoom(side=Side.BLACK),
            f.TimeRanOut(timer=Timer.THINKING),
            f.Requested(by=by),
            f.ChangedSeats(),
            f.ChangedStriker(by=by),
            f.ChangedBoard(),
            f.Disqualified(player=other, clause="4.2.a"),
            f.Conceded(by=by),
            f.Abandoned(),
            f.Demanded(by=by, points=0),
            f.EnteredBoard(winner=A, left=4),
            f.EnteredGame(winner=A, points=(25, 0), boards=4),
            f.Protested(by=by, about=1),
            f.ShotAtQueen(by=by, pocketed=True),
            f.EnteredShootOut(pocketed=(3, 2), strokes=5),
            f.WroteProtest(by=by),
            f.DecidedProtest(by=by, upheld=False),
            f.ChangedChair(player=by, chair="open", left=left),
        )
    }


def at_the_break() -> Table:
    return Table(clock=Clock.STRICT).seat().open()


def in_the_game() -> Table:
    table = at_the_break()
    for _ in range(4):
        table.stroke("own")
    return table


def before_placing() -> Table:
    table = in_the_game()
    table.stroke("striker")
    return table


def left_at(table: Table, now: datetime) -> float:
    assert table.state.deadline is not None
    return (table.state.deadline - now).total_seconds()


def stands(table: Table) -> tuple[Any, ...]:
    """Whose time it is, and what for."""
    state = table.state
    return state.game, state.board, state.timer, asked(table.settings, state).player


def test_every_fact_is_looked_at():
    assert set(every_other("ada", "ben", 0.0)) | set(BY_THE_RULES) == set(get_args(f.Fact))


@pytest.mark.proves("international:4.g")
@pytest.mark.parametrize("board", [at_the_break, in_the_game, before_placing])
@pytest.mark.parametrize("kind", [k for k in get_args(f.Fact) if k not in BY_THE_RULES])
def test_no_fact_gives_the_player_at_turn_more_time(board, kind):
    for side in (0, 1):
        table = board()
        by = table.settings.players[side]
        whose, before = stands(table), left_at(table, table.now + timedelta(seconds=9))
        assert 0.0 < before <= 6.0
        fact = every_other(by, table.settings.players[1 - side], before)[kind]
        at = table.now + timedelta(seconds=9)
        if isinstance(table.ask(with_time_left(table.state, fact, at), after=9), Refusal):
            continue
        table.do(with_time_left(table.state, fact, at), after=9)
        if table.state.phase is Phase.REQUEST:
            table.do(f.SaidPlay(), after=100)
        if table.state.phase is not Phase.OVER and stands(table) == whose:
            assert left_at(table, table.now) <= before


@pytest.mark.parametrize("by", ["ada", "ben"])
@pytest.mark.parametrize("board", [in_the_game, before_placing])
def test_the_clock_goes_on_with_what_was_left_of_it(board, by):
    table = board()
    timer = table.state.timer
    table.do(f.Requested(by=by, left=4.25), after=10)
    assert (table.state.phase, table.state.timer) == (Phase.REQUEST, None)
    assert table.state.stopped == Stopped(timer, 4.25)
    table.do(f.SaidPlay(), after=3600)
    assert (table.state.timer, table.state.stopped) == (timer, None)
    assert left_at(table, table.now) == 4.25


def test_where_nobody_umpires_a_request_ends_by_itself_and_is_counted():
    table = in_the_game()
    table.do(f.Requested(by="ben", left=2.0, lasts=60.0))
    assert table.state.timer is Timer.REQUEST
    assert table.state.requests == {"ben": 1}
    assert table.refused(f.TimeRanOut(timer=Timer.REQUEST), after=59) is Why.TIME_LEFT
    table.do(f.TimeRanOut(timer=Timer.REQUEST), after=60)
    assert (table.state.phase, table.state.timer) == (Phase.STROKE, Timer.THINKING)
    assert left_at(table, table.now) == 2.0
    table.do(f.Requested(by="ben", left=1.0, lasts=60.0))
    assert table.state.requests == {"ben": 2}
    back = len(table.log)
    table.do(f.SaidPlay())
    table.do(f.Undone(to=back), after=500)  # back in the request: its time anew, the rest kept
    assert left_at(table, table.now) == 60.0
    table.do(f.SaidPlay())
    assert left_at(table, table.now) == 1.0
    table.do(f.Conceded(by="ada"))
    assert table.state.requests == {}  # another board


def test_a_ruling_during_a_request_gives_new_time():
    table = in_the_game()
    table.do(f.Requested(by="ben", left=1.0))
    table.call("4.b", by="ben")
    assert table.state.stopped is None
    table.do(f.SaidPlay())
    assert left_at(table, table.now) == table.settings.rule_set().placing_seconds


@pytest.mark.parametrize("seconds", [-1.0, float("nan"), float("inf"), 1e12])
def test_a_time_that_no_clock_shows_is_refused(seconds):
    table = in_the_game()
    for fact in (
        f.Requested(by="ben", left=seconds),
        f.Requested(by="ben", lasts=seconds),
        f.ChangedChair(player="ben", chair="open", left=seconds),
    ):
        assert table.refused(fact) is Why.NOT_A_NUMBER


def test_a_request_that_says_nothing_of_the_time_is_ruled_on_as_in_older_records():
    table = in_the_game()
    for fact in (f.Requested(by="ben"), f.SaidPlay(), f.ChangedChair(player="ben", chair="open")):
        table.do(fact, after=10)
        assert (table.state.stopped, table.state.requests) == (None, {})
        assert b"left" not in event_line(table.log[-1], NO_HASH)
    assert left_at(table, table.now) == table.settings.rule_set().thinking_seconds
    assert check(parse(write(table.match.header, table.log))) is None


def test_a_match_notes_the_rest_by_itself():
    match = Match.new("Ada", "Ben", clock=Clock.STRICT)
    while match.state.phase is not Phase.STROKE:
        match.push(match.asked.answers[0], LONG_AGO)
    match.push(f.Requested(by="Ben"), LONG_AGO + timedelta(seconds=11))
    match.push(f.SaidPlay(), LONG_AGO + timedelta(hours=1))
    assert match.state.deadline == LONG_AGO + timedelta(hours=1, seconds=4)
    assert check(parse(match.record())) is None
