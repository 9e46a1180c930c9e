"""When calls can be made, and what follows from a turn that was lost by one (3.5, 3.11, 3.12, 4)."""

import pytest

from carrom.match.facts import Called, Passed, Placed, Requested, TimeRanOut
from carrom.match.refusals import Why
from carrom.match.settings import Clock
from carrom.match.state import Phase, Timer
from carrom.rules.situation import QueenState, Side
from tests.match.driving import A, B, Table
from tests.match.test_umpire import playing

W, K = Side.WHITE, Side.BLACK


def refused(table: Table, clause: str, by: str = "", **facts) -> Why:
    return table.refused(Called(clause=clause, by=by or table.turn, **facts))


@pytest.mark.proves("international:3.5.f")
def test_an_early_break_is_called_against_who_has_the_break_until_it_is_made():
    table = Table().seat()
    assert refused(table, "3.5.f", by="ben") is Why.NOT_HIS_BREAK
    table.open()
    assert refused(table, "3.5.f", by="ben") is Why.NOT_HIS_BREAK
    table.stroke(touched=False)
    table.stroke(touched=False)
    assert refused(table, "3.5.f", by="ada") is Why.NOT_HIS_BREAK
    table.stroke()  # ben makes the break
    assert refused(table, "3.5.f", by="ben") is Why.BREAK_MADE
    assert refused(table, "3.5.f", by="ada") is Why.BREAK_MADE
    early = Table().seat()
    early.call("3.5.f")
    assert early.counts(A) == (9, 1, 0)


@pytest.mark.proves("icf:51")
def test_nobody_can_have_struck_out_of_turn_before_play():
    table = Table("icf").seat()
    assert refused(table, "51", by="ben") is Why.NOT_OPEN
    assert refused(table, "51", by="ben", noticed=False) is Why.NOT_OPEN
    table.open()
    assert refused(table, "51", by="ada") is Why.IN_TURN_ALREADY
    table.stroke("own")
    assert table.call("51", by="ben").result is not None


@pytest.mark.proves("international:4.q")
def test_a_void_board_is_counted_not_called():
    table = playing()
    assert refused(table, "4.q") is Why.VOID_BY_COUNT
    for _ in range(5):
        table.do(Passed(by=table.turn))
    assert refused(table, "4.q") is Why.VOID_BY_COUNT
    event = table.do(Passed(by=table.turn))
    assert "international:4.q" in event.clauses


@pytest.mark.proves("international:4.q")
@pytest.mark.parametrize(
    ("clause", "by"),
    [("3.11.o", "the player"), ("4.1", "the player"), ("4.1.1", "the player"), ("4.k", "other")],
)
def test_a_call_that_costs_the_turn_or_puts_a_piece_back_breaks_the_row_of_passes(clause, by):
    table = playing()
    for _ in range(5):
        table.do(Passed(by=table.turn))
    assert table.state.untouched == 5
    offender = table.turn if by == "the player" else {"ada": "ben", "ben": "ada"}[table.turn]
    table.call(clause, by=offender)
    assert table.state.untouched == 0
    table.place()
    for _ in range(5):
        table.do(Passed(by=table.turn))
    assert table.state.board == 1
    assert table.state.phase is Phase.STROKE


@pytest.mark.proves("international:4.q", "settled:14")
def test_a_foul_for_thinking_too_long_breaks_the_row_of_passes():
    table = playing(clock=Clock.STRICT)
    table.do(Passed(by=table.turn))
    table.do(TimeRanOut(timer=Timer.THINKING), after=60.0)
    assert table.state.untouched == 0


@pytest.mark.proves("international:4.q")
def test_a_call_that_changes_nothing_leaves_the_row_of_passes():
    table = playing()
    table.do(Passed(by=table.turn))
    table.call("4.f")
    assert table.state.untouched == 1


@pytest.mark.proves("international:4.g")
def test_playing_on_needs_a_request_of_the_other_side():
    table = playing()
    assert refused(table, "4.g") is Why.NO_REQUEST
    table.do(Requested(by="ben"))
    assert refused(table, "4.g", by="ben") is Why.NOT_OF_THAT_TEAM
    event = table.call("4.g", by="ada")
    assert event.result is not None
    assert event.result.winner is K


@pytest.mark.proves("international:4.i")
def test_a_board_cannot_be_lost_by_moving_it_before_play():
    table = Table().seat()
    assert refused(table, "4.i") is Why.NOT_OPEN
    table.open()
    assert table.call("4.i").result is not None


@pytest.mark.proves("international:4.m")
def test_nobody_talks_to_a_partner_in_singles():
    assert refused(playing(), "4.m") is Why.ONLY_IN_DOUBLES


@pytest.mark.proves("international:4.r")
@pytest.mark.parametrize("who", ["ada", "ben"])
def test_a_game_is_not_given_up_by_a_call(who):
    assert refused(playing(), "4.r", by=who) is Why.CONCEDE_INSTEAD


@pytest.mark.proves("international:3.11.m", "international:3.11.n", "international:3.11.p")
@pytest.mark.parametrize("clause", ["3.11.m", "3.11.n", "3.11.p"])
def test_calls_about_placing_need_pieces_that_are_placed(clause):
    table = playing()
    assert refused(table, clause, by="ben") is Why.NO_PLACING
    table.stroke("striker")
    table.call(clause, by="ben")
    table.place()
    table.call(clause, by="ben")
    table.place()
    table.stroke()
    assert refused(table, clause, by="ben") is Why.NO_PLACING


@pytest.mark.proves("international:3.11.k")
def test_only_who_has_placed_can_have_placed_the_wrong_colour():
    table = playing(doubles=True)
    assert refused(table, "3.11.k", by="ben") is Why.NOTHING_PLACED
    assert refused(table, "3.11.k", by="ben", noticed=False) is Why.NOTHING_PLACED
    table.stroke("striker")
    placed = table.do(Placed(by="ben", side=W))
    for other in ("ada", "abe", "bea"):
        assert refused(table, "3.11.k", by=other) is Why.NOTHING_PLACED
    before = table.match
    event = table.do(Called(clause="3.11.k"))  # the log knows who placed it, and that it is in time
    assert event.fact == Called(clause="3.11.k", by="ben", about=placed.seq)
    assert event.reason == "placed-right"
    assert refused(table, "3.11.k", by="ben") is Why.NOTHING_PLACED  # it was put right
    table.match = before
    table.stroke()
    assert refused(table, "3.11.k", by="bea") is Why.NOTHING_PLACED
    event = table.do(Called(clause="3.11.k"))  # and now that it is late
    assert event.fact == Called(clause="3.11.k", by="ben", noticed=False, about=placed.seq)
    assert event.reason == "placed-wrong-stands"
    assert refused(table, "3.11.k", by="ben") is Why.NOTHING_PLACED  # it stands now


@pytest.mark.proves("international:3.11.k")
def test_what_was_placed_in_another_board_is_forgotten():
    table = playing()
    table.stroke("striker")
    table.place()
    table.stroke()
    table.call("4.i")
    table.open()
    table.stroke("own", "own")
    table.stroke()
    assert table.state.placed_earlier == ()
    assert refused(table, "3.11.k", by="ben", noticed=False) is Why.NOTHING_PLACED


@pytest.mark.proves("international:3.12.d", "international:3.12.h", "settled:32")
@pytest.mark.parametrize("how", ["missed", "striker", "improper", "foul", "passed"])
def test_however_an_awaiting_queen_goes_back_it_can_be_overlooked(how):
    table = playing()
    table.stroke("queen")
    if how == "missed":
        table.stroke()
    elif how == "striker":
        table.stroke("striker")
    elif how == "improper":
        table.stroke(proper=False)
    elif how == "foul":
        table.call("3.11.o")
    else:
        table.do(Passed(by="ada"))
    table.place()
    assert table.state.situation is not None
    assert table.state.situation.queen is QueenState.ON_BOARD
    assert refused(table, "3.12.d", by="ada") is Why.NOTHING_MISSED  # she can still be put back
    table.stroke()  # ben: she still can
    assert refused(table, "3.12.d", by="ada") is Why.NOTHING_MISSED
    table.stroke()  # ada
    assert refused(table, "3.12.d", by="ben") is Why.NOTHING_MISSED
    table.call("3.12.d", by="ada")
    assert (table.state.situation.queen, table.state.situation.queen_by) == (QueenState.COVERED, W)


@pytest.mark.proves("international:3.5.c", "international:3.5.f")
def test_a_stroke_before_play_that_touches_nothing_is_no_break():
    table = Table().seat()
    assert table.refused(table.struck(touched=False)) is Why.NOT_OPEN
    assert table.state.phase is Phase.READY


@pytest.mark.proves("international:3.5.f", "settled:2")
@pytest.mark.parametrize("many", [1, 5, 8])
def test_however_many_of_the_opponents_pieces_fall_in_an_early_break_they_stay_pocketed(many):
    table = Table().seat()
    table.stroke("own", *["opp"] * many)
    assert (table.counts(A), table.counts(B)) == ((9, 1, 0), (9 - many, 0, 0))


@pytest.mark.proves("international:3.5.f", "settled:11")
@pytest.mark.parametrize("rules", ["international", "club", "simplified"])
def test_all_of_the_opponents_pieces_in_an_early_break_end_the_board(rules):
    table = Table(rules).seat()
    event = table.stroke("own", *["opp"] * 9)
    assert event.clauses[0] == "international:3.5.f"
    assert event.result is not None
    assert event.result.winner is K
    assert table.state.board == 2 or table.state.game == 2
