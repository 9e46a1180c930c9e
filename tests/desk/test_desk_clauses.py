"""What only people at a real board do: the umpire types it, and the match rules on it."""

from datetime import timedelta

import pytest

from carrom.desk.desk import decided
from carrom.desk.entries import Enter, read
from carrom.match.events import Event
from carrom.match.match_log import MatchLog
from carrom.match.refusals import Refusal, Why
from carrom.match.settings import Clock, Settings, Team
from carrom.match.state import Ending, Phase, ProtestState, Timer
from tests.desk.sitting import DOUBLES, SEATED, answer, event_of, new, playing, typed

BOARD = ("oooooooo", "q", "o")
"""A board for whoever is in turn, pocketed in one turn."""


def refused(desk: MatchLog, line: str) -> Why:
    entry = read(line, desk, "en")
    assert isinstance(entry, Enter)
    refusal = decided(desk, entry.fact, desk.log[-1].at)
    assert isinstance(refusal, Refusal), refusal
    return refusal.why


def between_boards() -> MatchLog:
    """Ada has won the first board; the second is not open yet."""
    desk = typed(playing(), *BOARD)
    assert (desk.state.phase, desk.state.board) == (Phase.READY, 2)
    return desk


@pytest.mark.proves("international:3.2.l")
def test_a_striker_left_on_the_surface_is_called():
    desk = typed(playing(), "oo", "o")
    assert event_of(desk, "3.2.l").clauses[:1] == ("international:3.2.l",)
    assert typed(desk, "3.2.l").state.turn == "b1"  # in her turn: a piece and the turn
    assert typed(desk, "3.2.l 2").state.turn == "a1"  # the opponent's: a piece only
    early = typed(desk, ".", ".")  # ada again, before her first stroke
    assert typed(early, "3.2.l").state.turn == "a1"


@pytest.mark.proves("international:3.4")
def test_trial_boards_and_who_comes_late():
    desk = typed(new(), *SEATED[1])
    desk = typed(desk, "trial 1")
    assert desk.state.trials == (Team.A,)
    assert refused(desk, "trial ada") is Why.TRIAL_TAKEN
    late = typed(desk, "late ben")
    assert refused(late, "trial 2") is Why.TRIAL_LATE
    both = typed(desk, "trial 2")
    assert both.state.trials == (Team.A, Team.B)
    assert refused(both, "trial 2") is Why.TRIAL_TAKEN
    assert refused(typed(both, ""), "trial 1") is Why.NOT_NOW  # the match has begun
    pair = typed(typed(new(DOUBLES), *SEATED[2]), "late bea")
    assert typed(pair, "trial 4").state.trials == (Team.B,)  # ben was in time


@pytest.mark.proves("international:4.c")
def test_the_board_and_the_seats_stay_as_they_are():
    desk = typed(playing(), "oo", "o")
    assert event_of(desk, "4.c").clauses[:1] == ("international:4.c",)
    assert typed(desk, "4.c").state.turn == "b1"
    assert typed(desk, "4.c 2").state.turn == "a1"
    assert refused(between_boards(), "seats") is Why.NO_SEAT_CHANGE


@pytest.mark.proves("international:4.d")
def test_the_board_is_replaced_between_boards_by_the_umpire():
    assert refused(playing(), "board warped") is Why.NOT_NOW
    assert answer(between_boards(), "board warped") == "The board was replaced: warped"
    assert event_of(between_boards(), "board").clauses == ("international:4.d",)
    desk = typed(playing(), "oo", "o")
    assert typed(desk, "4.d").state.turn == "b1"


@pytest.mark.proves("international:4.e")
def test_a_striker_is_changed_between_boards_once_and_back():
    assert refused(playing(), "striker 1") is Why.STRIKER_BETWEEN_BOARDS
    desk = typed(between_boards(), "striker 1", "striker 1")
    assert refused(desk, "striker 1") is Why.STRIKER_CHANGED
    assert typed(desk, "striker 2").state.striker_changes == {"a1": 2, "b1": 1}
    assert event_of(desk, "striker 2").clauses == ("international:4.e",)


@pytest.mark.proves("international:4.2", *(f"international:4.2.{each}" for each in "abcdefg"))
@pytest.mark.parametrize("letter", "abcdefg")
@pytest.mark.parametrize("line", ["disqualify ben 4.2.{}", "4.2.{} 2", "42{} ben"])
def test_the_umpire_disqualifies(letter, line):
    desk = typed(playing(), "o")
    event = event_of(desk, line.format(letter))
    assert event.clauses == (f"international:4.2.{letter}",)
    state = desk.after(event).state
    assert (state.winner, state.ending) == (Team.A, Ending.DISQUALIFIED)
    assert "Ada won the match, 0 to 0 in games: the other side was disqualified." in answer(
        desk, line.format(letter)
    )


@pytest.mark.proves("international:4.2.c", "settled:15")
def test_who_overruns_the_rest_before_the_deciding_game():
    settings = Settings(rules="international", a=("a1",), b=("b1",), clock=Clock.STRICT)
    desk = typed(playing(settings), "concede")  # ada gives up the first game
    while desk.state.phase is Phase.READY:
        desk = typed(desk, "")
    if desk.state.turn == "a1":
        desk = typed(desk, "0", "0")
    desk = typed(desk, "concede")  # ben the second
    assert (desk.state.games, desk.state.timer) == ((1, 1), Timer.REST)
    assert desk.state.deadline == desk.log[-1].at + timedelta(minutes=5)
    assert isinstance(decided(desk, event_of(desk, "4.2.c 2").fact, desk.log[-1].at), Event)


@pytest.mark.proves("international:4.2.h", "international:4.l", "settled:36")
def test_the_fourth_disturbance_lets_the_umpire_disqualify():
    desk = typed(playing(), "o", "disturbed 2", "4.l 2", "disturbed ben")
    assert refused(desk, "4.2.h 2") is Why.NOT_DISTURBED_ENOUGH
    desk = typed(desk, "4.l")  # against who waits, unless somebody is named
    assert desk.state.disturbances == {"b1": 4}
    assert typed(desk, "4.2.h 2").state.winner is Team.A
    assert "Ben disturbed the opponent: technical foul. Warning 1 for Ben." in answer(
        typed(playing(), "o"), "4.l"
    )


@pytest.mark.proves("international:4.3", "settled:39")
@pytest.mark.parametrize("upheld", [False, True])
def test_a_protest_from_the_word_to_the_decision(upheld):
    desk = typed(playing(), "oo", "s", "protest 1 3.11.a")
    assert [(p.by, p.about, p.clause) for p in desk.state.protests] == [
        ("a1", 7, "international:3.11.a")
    ]
    assert refused(desk, "protest 1 3.11.a") is Why.PROTEST_TWICE
    assert refused(desk, "upheld") is Why.NO_PROTEST  # not yet in writing
    desk = typed(desk, "", ".")  # play goes on
    assert refused(desk, "protest 2 7") is Why.TOO_LATE  # too late for another
    desk = typed(desk, "written", "upheld" if upheld else "rejected")
    assert desk.state.protests[0].state is (
        ProtestState.UPHELD if upheld else ProtestState.REJECTED
    )
    assert (desk.state.phase is Phase.TOSS) is upheld
