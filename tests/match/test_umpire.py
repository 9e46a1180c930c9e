"""What the umpire and the organisers enter: calls, requests, exchanges, warnings, protests (3.2, 3.6, 4)."""

from dataclasses import replace
from datetime import timedelta

import pytest

from carrom.match.facts import (
    Called,
    ChangedBoard,
    ChangedStriker,
    Conceded,
    DecidedProtest,
    Disqualified,
    Disturbed,
    Overruled,
    Passed,
    Placed,
    Protested,
    Requested,
    SaidPlay,
    TimeRanOut,
    TookSeats,
    Tossed,
    Undone,
    WroteProtest,
)
from carrom.match.refusals import Why
from carrom.match.settings import Clock
from carrom.match.state import (
    Ending,
    Held,
    Phase,
    ProtestState,
    State,
    Timer,
    ToPlace,
    side_of,
)
from carrom.rules.situation import QueenState, Side, SideState, Situation
from tests.match.driving import DOUBLES, A, B, Table

W, K = Side.WHITE, Side.BLACK


def playing(**terms) -> Table:
    """Each side has pocketed two; ada is in turn."""
    table = Table(**terms).seat().open()
    table.stroke("own", "own")
    table.stroke()
    table.stroke("own", "own")
    table.stroke()
    while table.turn != "ada":
        table.stroke()
    return table


# calls


@pytest.mark.proves("international:3.2.k")
def test_playing_before_the_striker_is_removed_is_a_foul():
    table = playing()
    table.call("3.2.k")
    assert table.turn == "ben"
    assert table.state.to_place == (ToPlace(W, 1, "ben"),)


@pytest.mark.proves("international:3.2.l", "international:4.b", "international:4.c")
@pytest.mark.proves("international:4.d", "international:4.e", "settled:42")
@pytest.mark.parametrize("clause", ["3.2.l", "4.b", "4.c", "4.d", "4.e"])
def test_a_breach_costs_a_piece_and_after_the_first_stroke_of_ones_turn_the_turn(clause):
    table = playing()
    table.call(clause, by="ben")
    assert table.turn == "ada"
    assert table.state.to_place == (ToPlace(K, 1, "ada"),)
    table.place()
    table.call(clause, by="ada")  # before her first stroke of the turn: technical as well
    assert table.turn == "ada"
    table.place()
    table.stroke("own")
    table.call(clause, by="ada")
    assert table.turn == "ben"


@pytest.mark.proves("international:4.m")
@pytest.mark.parametrize("who", ["ada", "abe"])
def test_partners_who_talk_lose_a_piece_and_the_turn(who):
    table = playing(doubles=True)
    table.call("4.m", by=who)
    assert table.turn == "ben"
    assert table.state.to_place == (ToPlace(W, 1, "ben"),)


@pytest.mark.proves("international:4.m")
def test_talking_in_the_opponents_turn_leaves_the_turn():
    table = playing(doubles=True)
    table.call("4.m", by="bea")
    assert table.turn == "ada"
    assert table.state.to_place == (ToPlace(K, 1, "ada"),)


@pytest.mark.proves("international:3.6.c")
def test_wrong_pieces_stand_and_end_the_turn():
    table = playing()
    table.stroke("own", "opp")  # nobody saw that he plays on the other colour
    before = table.counts(A), table.counts(B)
    table.call("3.6.c")
    assert (table.counts(A), table.counts(B)) == before
    assert table.turn == "ben"


@pytest.mark.proves("international:3.12.d", "settled:32")
def test_an_uncovered_queen_seen_only_after_the_players_next_stroke_is_covered():
    table = playing()
    table.stroke("queen")
    assert table.refused(Called(clause="3.12.d", by="ada")) is Why.NOTHING_MISSED
    table.stroke()  # not covered, and nobody puts her back
    assert table.refused(Called(clause="3.12.d", by="ada")) is Why.NOTHING_MISSED
    table.stroke()  # ben's stroke does not close it
    assert table.refused(Called(clause="3.12.d", by="ada")) is Why.NOTHING_MISSED
    table.stroke()
    assert table.refused(Called(clause="3.12.d", by="ben")) is Why.NOTHING_MISSED
    table.call("3.12.d", by="ada")
    assert table.state.situation is not None
    assert table.state.situation.queen is QueenState.COVERED
    assert table.state.situation.queen_by is W
    assert table.refused(Called(clause="3.12.d", by="ada")) is Why.NOTHING_MISSED
    table.give_turn(A)
    event = table.log[-1]
    for _ in range(7):
        event = table.stroke("own")
    assert event.result is not None
    assert event.result.white == 7 + 3


@pytest.mark.proves("international:3.12.d")
def test_a_queen_pocketed_again_was_put_back():
    table = playing()
    table.stroke("queen")
    table.stroke()
    table.stroke("queen")  # ben
    table.stroke()
    table.stroke()
    assert table.refused(Called(clause="3.12.d", by="ada")) is Why.NOTHING_MISSED


def test_calls_need_a_board_and_a_player():
    table = Table()
    assert table.refused(Called(clause="4.1", by="ada")) is Why.NOT_NOW
    table.seat()
    assert table.refused(Called(clause="4.1", by="eve")) is Why.UNKNOWN_PLAYER
    assert table.refused(Called(clause="9.9", by="ada")) is Why.REPORT


# requests


@pytest.mark.proves("international:4.g")
def test_a_request_stops_play_until_play():
    table = playing(clock=Clock.STRICT)
    table.do(Requested(by="ben"))
    assert (table.state.phase, table.state.timer) == (Phase.REQUEST, None)
    assert table.refused(Requested(by="ada")) is Why.NOT_NOW
    assert table.refused(Passed(by="ada")) is Why.NOT_NOW
    table.do(SaidPlay())
    assert (table.state.phase, table.state.timer) == (Phase.STROKE, Timer.THINKING)
    assert table.state.requested_by is None
    table.stroke()


@pytest.mark.proves("international:4.g")
def test_who_plays_on_during_a_request_loses_the_board():
    table = playing()
    table.do(Requested(by="ben"))
    event = table.stroke("own")
    assert event.clauses == ("international:4.g",)
    assert event.result is not None
    assert event.result.winner is K
    assert event.result.black == 7 + 3  # the queen lies on the board
    assert table.state.points == (0, 10)
    assert table.state.board == 2


@pytest.mark.proves("international:4.g")
def test_the_side_that_asked_is_told_to_wait():
    table = playing(doubles=True)
    table.do(Requested(by="abe"))
    assert table.refused(table.struck(by="ada")) is Why.STOPPED
    assert table.refused(table.struck(by="abe")) is Why.STOPPED


@pytest.mark.proves("international:4.g")
def test_pieces_to_place_still_wait_after_a_request():
    table = playing()
    table.stroke("striker")
    table.do(Requested(by="ada"))
    assert table.refused(Placed(by="ben", side=W)) is Why.NOT_NOW
    table.do(SaidPlay())
    assert table.state.phase is Phase.PLACING
    table.place()


@pytest.mark.proves("international:4.g")
def test_a_call_during_a_request_does_not_let_play_go_on():
    table = playing()
    table.do(Requested(by="ben"))
    table.call("3.11.o", by="ada")
    assert (table.state.phase, table.state.requested_by) == (Phase.REQUEST, "ben")
    assert table.turn == "ben"
    table.do(SaidPlay())
    assert (table.state.phase, table.state.requested_by) == (Phase.PLACING, None)
    table.place()
    table.stroke()


def test_a_request_needs_a_board_in_play():
    table = Table().seat()
    assert table.refused(Requested(by="ada")) is Why.NOT_NOW
    table.open()
    assert table.refused(Requested(by="eve")) is Why.UNKNOWN_PLAYER


@pytest.mark.proves("international:4.i")
@pytest.mark.parametrize("who", ["ada", "ben"])
def test_a_moved_board_is_lost(who):
    table = playing()
    team = table.settings.team(who)
    event = table.call("4.i", by=who)
    assert event.result is not None
    assert event.result.winner is (K if team is A else W)
    assert table.state.points == ((0, 10) if team is A else (10, 0))


# exchanges


@pytest.mark.proves("international:4.d")
def test_the_board_is_exchanged_between_boards_only():
    table = Table().seat()
    table.do(ChangedBoard(reason="warped"))
    table.open()
    assert table.refused(ChangedBoard()) is Why.NOT_NOW
    table.stroke()
    assert table.refused(ChangedBoard()) is Why.NOT_NOW
    table.win(A, 9)
    event = table.do(ChangedBoard())
    assert event.clauses == ("international:4.d",)


@pytest.mark.proves("international:4.e")
def test_the_striker_is_exchanged_once_and_back():
    table = Table().seat()
    table.win(A, 1)
    table.do(ChangedStriker(by="ada"))
    table.open()
    for damaged in (False, True):
        change = ChangedStriker(by="ada", damaged=damaged)
        assert table.refused(change) is Why.STRIKER_BETWEEN_BOARDS
    table.win(A, 1)
    table.do(ChangedStriker(by="ada"))  # back to the first one
    table.win(B, 1)
    assert table.refused(ChangedStriker(by="ada")) is Why.STRIKER_CHANGED
    table.do(ChangedStriker(by="ben"))
    assert table.refused(ChangedStriker(by="eve")) is Why.UNKNOWN_PLAYER


@pytest.mark.proves("international:4.e")
def test_the_striker_is_exchanged_before_a_deciding_board_too():
    table = Table().seat()
    for n in range(8):
        table.win((A, B)[n % 2], 1, queen=False)
    assert table.state.phase is Phase.DECIDING_TOSS
    table.do(ChangedStriker(by="ada"))
    table.do(ChangedBoard())


@pytest.mark.proves("international:4.c")
def test_seats_do_not_change_between_the_boards_of_a_game():
    table = Table(doubles=True).seat()
    for _ in range(3):
        table.win(A, 1)
        assert table.refused(TookSeats(seats=DOUBLES)) is Why.NOT_NOW
    assert table.state.seats == DOUBLES


# passes and concession


@pytest.mark.proves("international:4.q")
@pytest.mark.parametrize("pair", [False, True])
@pytest.mark.parametrize("passing", [False, True])
def test_three_passes_of_each_side_make_the_board_void(pair, passing):
    table = playing(doubles=pair)
    breaker = table.state.breaker
    for _ in range(5):
        table.do(Passed(by=table.turn)) if passing else table.stroke(touched=False)
    assert table.counts(A) == (7, 0, 0)
    event = table.do(Passed(by=table.turn))
    assert "international:4.q" in event.clauses
    assert (table.counts(A), table.counts(B)) == ((9, 0, 0), (9, 0, 0))
    assert (table.state.phase, table.state.board, table.state.points) == (Phase.READY, 1, (0, 0))
    assert table.state.breaker == table.turn == breaker


@pytest.mark.proves("international:4.q")
def test_a_touched_piece_breaks_the_row_of_passes():
    table = playing()
    for _ in range(5):
        table.do(Passed(by=table.turn))
    table.stroke()
    for _ in range(5):
        table.do(Passed(by=table.turn))
    assert table.counts(A) == (7, 0, 0)


@pytest.mark.proves("international:4.q")
def test_only_the_player_in_turn_passes():
    table = playing()
    assert table.refused(Passed(by="ben")) is Why.NOT_YOUR_TURN
    assert table.refused(Passed(by="eve")) is Why.UNKNOWN_PLAYER


@pytest.mark.proves("international:4.r")
def test_a_game_is_given_up_in_ones_own_turn():
    table = playing()
    assert table.refused(Conceded(by="ben")) is Why.NOT_YOUR_TURN
    event = table.do(Conceded(by="ada"))
    assert "international:4.r" in event.clauses
    assert (table.state.games, table.state.game, table.state.points) == ((0, 1), 2, (0, 0))
    table.open()
    table.do(Conceded(by=table.turn)) if table.turn == "ada" else table.win(B, 9)


@pytest.mark.proves("international:4.r")
def test_a_game_is_given_up_at_any_moment_of_the_turn():
    table = playing()
    table.stroke("own", "striker")  # the turn is kept, pieces are to be placed
    assert (table.state.phase, table.turn) == (Phase.PLACING, "ada")
    table.do(Conceded(by="ada"))
    assert table.state.games == (0, 1)
    assert table.state.to_place == ()


@pytest.mark.proves("international:4.r", "international:5.1.match")
def test_giving_up_the_second_lost_game_ends_the_match():
    table = Table().seat().win_game(B)
    table.open()
    if table.turn == "ben":
        table.stroke()
    table.do(Conceded(by="ada"))
    assert (table.state.phase, table.state.winner) == (Phase.OVER, B)
    assert table.state.ending is Ending.CONCEDED
    assert table.refused(Conceded(by="ada")) is Why.NOT_NOW


# warnings and disqualification


@pytest.mark.proves("international:4.l", "international:4.2.h")
def test_more_than_three_disturbances_disqualify():
    table = playing()
    assert table.refused(Disturbed(by="ada")) is Why.NOT_NOW
    for _ in range(3):
        table.do(Disturbed(by="ben"))
        fact = Disqualified(player="ben", clause="4.2.h")
        assert table.refused(fact) is Why.NOT_DISTURBED_ENOUGH
    table.do(Disturbed(by="ben"))
    table.do(Disqualified(player="ben", clause="4.2.h"))
    assert (table.state.phase, table.state.winner) == (Phase.OVER, A)
    assert table.state.ending is Ending.DISQUALIFIED


@pytest.mark.proves("international:4.2")
@pytest.mark.proves(*(f"international:4.2.{letter}" for letter in "abcdefg"))
@pytest.mark.parametrize("letter", "abcdefg")
@pytest.mark.parametrize("who", ["ada", "abe", "ben", "bea"])
def test_disqualification_loses_the_match(letter, who):
    table = playing(doubles=True)
    event = table.do(Disqualified(player=who, clause=f"4.2.{letter}"))
    assert event.clauses == (f"international:4.2.{letter}",)
    assert table.state.winner is table.settings.team(who).other
    assert table.state.phase is Phase.OVER
    assert table.refused(Disqualified(player=who, clause="4.2.a")) is Why.NOT_NOW


@pytest.mark.proves("international:4.2")
def test_disqualification_needs_its_clause_and_comes_at_any_time():
    table = Table()
    assert table.refused(Disqualified(player="ada", clause="4.2.z")) is Why.NO_SUCH_CLAUSE
    assert table.refused(Disqualified(player="eve", clause="4.2.a")) is Why.UNKNOWN_PLAYER
    table.do(Disqualified(player="ada", clause="4.2.e"))
    assert table.state.winner is B


# protests


def protest(table: Table) -> Table:
    table.stroke("own")
    table.do(Protested(by="ben", about=len(table.log)))
    return table


@pytest.mark.proves("international:4.3")
def test_a_protest_comes_at_once():
    table = playing()
    about = len(table.log)
    assert table.refused(Protested(by="ben", about=about + 1)) is Why.NO_SUCH_EVENT
    assert table.refused(Protested(by="ben", about=0)) is Why.NO_SUCH_EVENT
    assert table.refused(Protested(by="eve", about=about)) is Why.UNKNOWN_PLAYER
    table.stroke("own")
    assert table.refused(Protested(by="ben", about=about)) is Why.TOO_LATE
    table.do(Protested(by="ben", about=about + 1))
    assert table.refused(Protested(by="ben", about=about + 1)) is Why.PROTEST_TWICE


@pytest.mark.proves("international:4.3")
def test_play_goes_on_after_a_protest():
    table = protest(playing())
    assert table.refused(DecidedProtest(by="ben", upheld=True)) is Why.NO_PROTEST
    table.stroke()
    table.do(WroteProtest(by="ben"))
    assert table.refused(WroteProtest(by="ben")) is Why.NO_PROTEST
    table.stroke()


@pytest.mark.proves("international:4.3")
@pytest.mark.parametrize("late", [False, True])
def test_the_report_is_due_fifteen_minutes_after_the_end_of_the_board(late):
    table = protest(playing())
    table.stroke()
    assert table.refused(WroteProtest(by="ada")) is Why.NO_PROTEST
    table.now += timedelta(hours=1)  # a long board
    table.run(A, 6, queen=True)
    assert table.state.board == 2
    if late:
        assert table.refused(WroteProtest(by="ben"), after=15 * 60 + 1) is Why.TOO_LATE
    else:
        table.do(WroteProtest(by="ben"), after=15 * 60)


@pytest.mark.proves("international:4.3")
def test_the_next_board_does_not_prolong_the_time_for_the_report():
    table = protest(playing())
    table.stroke()
    table.run(A, 6, queen=True)
    table.open()
    table.stroke()
    assert table.refused(WroteProtest(by="ben"), after=16 * 60) is Why.TOO_LATE
    table.now += timedelta(minutes=16)
    table.stroke("own")
    table.do(Protested(by="ben", about=len(table.log)))  # the first one has lapsed
    states = [p.state for p in table.state.protests]
    assert states == [ProtestState.LAPSED, ProtestState.ANNOUNCED]


@pytest.mark.proves("international:4.3")
def test_a_protest_against_the_last_stroke_of_a_board():
    table = playing()
    table.run(A, 7, queen=True)
    end = len(table.log)
    table.do(Protested(by="ben", about=end), after=60)
    assert table.refused(WroteProtest(by="ben"), after=14 * 60 + 1) is Why.TOO_LATE
    table.do(WroteProtest(by="ben"), after=14 * 60)


@pytest.mark.proves("international:4.3")
def test_a_protest_against_a_disqualification():
    table = Table().seat()
    table.win(A, 9)
    table.open()
    table.do(Disqualified(player="ben", clause="4.2.a"), after=3600)
    table.do(Protested(by="ben", about=len(table.log)))
    table.do(WroteProtest(by="ben"), after=60)
    table.do(DecidedProtest(by="ben", upheld=True))
    assert (table.state.phase, table.state.winner) == (Phase.TOSS, None)


@pytest.mark.proves("international:4.3")
def test_an_upheld_protest_has_the_whole_match_played_again():
    table = Table().seat().win_game(A)
    table.open()
    protest(table)
    table.do(WroteProtest(by="ben"))
    table.do(DecidedProtest(by="ben", upheld=True))
    protests = table.state.protests
    assert [p.state for p in protests] == [ProtestState.UPHELD]
    assert table.state == State(protests=protests, replays=1)
    table.seat(B)
    table.win(B, 9)
    assert table.state.points == (0, 12)


@pytest.mark.proves("international:4.3")
def test_a_rejected_protest_leaves_the_result():
    table = Table().seat().win_game(A)
    for _ in range(3):
        table.win(A, 9)
    assert table.state.phase is Phase.OVER
    table.do(Protested(by="ben", about=len(table.log)))
    table.do(WroteProtest(by="ben"))
    table.do(DecidedProtest(by="ben", upheld=False))
    assert (table.state.phase, table.state.winner, table.state.games) == (Phase.OVER, A, (2, 0))
    assert [p.state for p in table.state.protests] == [ProtestState.REJECTED]


@pytest.mark.proves("international:4.3")
def test_a_protest_looks_at_what_stands():
    table = playing()
    about = len(table.log)
    table.stroke("own")
    table.do(Undone(to=about))
    assert table.refused(Protested(by="ben", about=about + 1)) is Why.NO_SUCH_EVENT
    assert table.refused(Protested(by="ben", about=about + 2)) is Why.NO_SUCH_EVENT
    table.do(Protested(by="ben", about=about))  # the stroke that followed was taken back


@pytest.mark.proves("international:4.3")
def test_a_pass_ends_the_time_for_a_protest():
    table = playing()
    about = len(table.log)
    table.do(Passed(by="ada"))
    assert table.refused(Protested(by="ben", about=about)) is Why.TOO_LATE
    table.do(Protested(by="ben", about=about + 1))


@pytest.mark.proves("international:4.3")
def test_a_protest_is_about_a_decision():
    table = Table().seat()
    assert table.refused(Protested(by="ben", about=1)) is Why.NOT_RULED
    table.open()
    assert table.refused(Protested(by="ben", about=len(table.log))) is Why.NOT_RULED
    table.stroke()
    table.do(Overruled(reason="seen", situation=board(), turn="ada"))
    table.do(Protested(by="ben", about=len(table.log)))


@pytest.mark.proves("international:4.3")
def test_an_upheld_protest_closes_the_others():
    table = playing(doubles=True)
    for player in ("ada", "ben", "bea"):
        table.do(Protested(by=player, about=len(table.log)))
    table.do(WroteProtest(by="ben"))
    table.do(WroteProtest(by="bea"))
    about = next(e.seq for e in reversed(table.log) if e.reason is not None)
    table.do(DecidedProtest(by="ben", upheld=True))
    found = {p.by: p.state for p in table.state.protests}
    assert found == {
        "ada": ProtestState.LAPSED,
        "ben": ProtestState.UPHELD,
        "bea": ProtestState.LAPSED,
    }
    assert table.refused(DecidedProtest(by="bea", upheld=True)) is Why.NO_PROTEST
    assert table.refused(Protested(by="ada", about=about)) is Why.TOO_LATE


# overruling and undoing


def board(**facts) -> Situation:
    return Situation(white=SideState(on_board=4), black=SideState(on_board=5), **facts)


def test_the_umpire_overrules_with_a_reason():
    table = playing()
    fact = Overruled(reason="miscounted", situation=board(to_play=K), turn="ben")
    assert table.refused(replaced(fact, reason=" ")) is Why.REASON_NEEDED
    assert table.refused(replaced(fact, turn="ada")) is Why.NOT_OF_THAT_TEAM
    assert table.refused(replaced(fact, turn="eve")) is Why.UNKNOWN_PLAYER
    impossible = replace(board(to_play=K), tries=0)
    assert table.refused(replaced(fact, situation=impossible)) is Why.REPORT
    table.do(fact)
    assert (table.counts(A), table.counts(B), table.turn) == ((4, 0, 0), (5, 0, 0), "ben")
    assert Table().seat().refused(fact) is Why.NOT_NOW


def replaced(fact: Overruled, **changes) -> Overruled:
    given = {"reason": fact.reason, "situation": fact.situation, "turn": fact.turn}
    return Overruled(**{**given, **changes})


def test_an_overruled_board_leaves_the_points_of_the_game():
    table = Table().seat()
    table.win(A, 9)
    table.open()
    table.do(Overruled(reason="x", situation=board(), turn="ben"))
    assert table.state.situation is not None
    points = {
        team: table.state.situation.side(side_of(table.state, team)).points for team in (A, B)
    }
    assert points == {A: 12, B: 0}


def test_pieces_held_by_the_umpires_word_have_a_holder():
    table = playing()
    held = replace(board(), white=SideState(on_board=4, held=2))
    table.do(Overruled(reason="x", situation=held, turn="ada"))
    assert table.state.held == (Held(W, "ben"),)


def test_undoing_brings_the_earlier_state_back_and_can_be_undone():
    table = playing()
    states = {len(table.log): table.state}
    table.stroke("own")
    states[len(table.log)] = table.state
    table.stroke("striker")
    last = len(table.log)
    states[last] = table.state
    assert table.refused(Undone(to=last)) is Why.NO_SUCH_EVENT
    assert table.refused(Undone(to=-1)) is Why.NO_SUCH_EVENT
    table.do(Undone(to=last - 2))
    assert table.state == states[last - 2]
    table.do(Undone(to=last))
    assert table.state == states[last]
    table.do(Undone(to=0))
    assert table.state == State()
    table.do(Tossed(winner=A))


@pytest.mark.parametrize("timer", [Timer.THINKING, Timer.PLACING, Timer.SEATS])
def test_undoing_gives_the_time_anew(timer):
    table = playing(clock=Clock.STRICT)
    if timer is Timer.PLACING:
        table.stroke("striker")
    elif timer is Timer.SEATS:
        table.do(Conceded(by="ada"))
    assert table.state.timer is timer
    assert table.state.deadline is not None
    length = table.state.deadline - table.now
    back = len(table.log)
    table.do(ChangedStriker(by="ada") if timer is Timer.SEATS else Requested(by="ben"))
    table.do(Undone(to=back), after=3600.0)
    assert table.state.timer is timer
    assert table.state.deadline == table.now + length
    assert table.refused(TimeRanOut(timer=timer)) is Why.TIME_LEFT


def test_time_does_not_run_backwards():
    table = playing()
    assert table.refused(table.struck(), after=-1) is Why.TIME_BACKWARDS
    table.stroke(after=0)
