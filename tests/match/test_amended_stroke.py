"""A stroke ruled again as one with what the umpire sees at a pocket (settled 57)."""

import pytest

from carrom.equipment.pieces import Piece
from carrom.match.events import RULES
from carrom.match.facts import (
    Called,
    Overruled,
    Passed,
    Requested,
    SaidPlay,
    TimeRanOut,
    Undone,
)
from carrom.match.refusals import Why
from carrom.match.settings import Clock
from carrom.match.state import Phase, Timer, ToPlace
from carrom.rules.situation import QueenState, Side
from tests.match.driving import A, B, Table, spread
from tests.match.test_umpire import playing

W, K = Side.WHITE, Side.BLACK
SETS = ("international", "club", "percuteur", "simplified")


def called(clause: str = "3.10.e", **facts) -> Called:
    return Called(clause=clause, **facts)


@pytest.mark.proves("international:3.10.e", "settled:57")
@pytest.mark.parametrize("rules", SETS)
def test_the_striker_over_a_pocket_is_against_who_struck_though_the_turn_has_passed(rules):
    table = playing(rules=rules)
    one = table.turn
    table.stroke("own")
    stroke = table.stroke()
    other = table.turn
    assert other != one
    assert table.refused(called(by=other)) is Why.STROKE_BY_ANOTHER
    event = table.do(called(by=one))
    assert event.fact == called(by=one, about=stroke.seq)
    assert f"{'international'}:3.10.e" in event.clauses
    assert table.turn == other
    assert table.state.to_place == (ToPlace(W, 1, other),)


@pytest.mark.proves("international:3.10.e", "settled:57", "settled:1")
def test_a_stroke_that_pocketed_an_own_piece_and_is_then_called_is_one_stroke():
    table = playing()
    before = table.counts(A)
    table.stroke("own")
    event = table.do(called())
    together = playing()
    whole = together.stroke("own", "striker")
    assert event.reason == whole.reason == "striker-own"
    assert (
        (table.counts(A), table.turn) == (together.counts(A), together.turn) == ((8, 0, 0), "ada")
    )
    assert before[0] == 7
    assert table.state.to_place == together.state.to_place == (ToPlace(W, 2, "ben"),)
    assert set(whole.clauses) < set(event.clauses)


@pytest.mark.proves("international:3.10.d", "settled:57")
def test_a_piece_that_falls_where_it_is_put_down_keeps_the_turn_of_who_struck():
    table = playing()
    table.stroke()
    assert table.turn == "ben"
    table.do(called("3.10.d", pieces=(Piece.WHITE,)))
    assert (table.turn, table.counts(A)) == ("ada", (6, 0, 0))
    table.do(called("3.10.d", pieces=(Piece.WHITE,)))  # another one
    assert (table.turn, table.counts(A)) == ("ada", (5, 0, 0))
    table.do(called("3.10.e"))  # and the striker under them
    assert (table.turn, table.counts(A)) == ("ada", (8, 0, 0))
    assert table.refused(called("3.10.e")) is Why.REPORT  # there is one striker only


@pytest.mark.proves("international:3.10.d", "settled:57")
def test_a_cover_that_falls_where_it_is_put_down_covers_the_queen():
    table = playing()
    table.stroke("queen")
    table.stroke()
    assert table.state.missed_cover == A
    table.do(called("3.10.d", pieces=(Piece.WHITE,)))
    assert table.state.situation is not None
    assert table.state.situation.queen is QueenState.COVERED
    assert not table.state.missed_cover
    assert table.turn == "ada"


@pytest.mark.proves("icf:70.b", "settled:57")
def test_the_striker_that_falls_from_under_a_piece_makes_a_due_of_the_same_stroke():
    table = playing(rules="icf")
    table.stroke("opp")
    assert table.turn == "ben"
    event = table.do(called("70.b"))
    assert {"icf:70.b", "icf:74"} <= set(event.clauses)
    assert table.turn == "ben"
    assert table.state.to_place == (ToPlace(W, 1, "ben"),)


@pytest.mark.proves("icf:69.b", "settled:57")
def test_a_piece_that_falls_as_the_striker_is_taken_off_is_pocketed():
    table = playing(rules="icf")
    table.stroke()
    event = table.do(called("69.b", pieces=(Piece.WHITE,)))
    assert "icf:69.b" in event.clauses
    assert (table.turn, table.counts(A)) == ("ada", (6, 0, 0))
    assert not table.state.to_place


@pytest.mark.proves("settled:57")
def test_it_is_possible_until_the_next_stroke_or_pass():
    for after in ("stroke", "pass"):
        table = playing()
        table.stroke()
        if after == "pass":
            table.do(Passed(by="ben"))
            assert table.refused(called()) is Why.NO_STROKE_BEFORE
        else:
            table.stroke()
            assert table.refused(called(by="ada")) is Why.STROKE_BY_ANOTHER


@pytest.mark.proves("settled:57")
def test_a_turn_that_was_lost_by_the_clock_lies_between():
    table = playing(clock=Clock.CASUAL)
    table.stroke()
    table.do(TimeRanOut(timer=Timer.THINKING), after=60.0)
    assert table.refused(called()) is Why.NO_STROKE_BEFORE


@pytest.mark.proves("settled:57")
def test_another_stroke_than_the_last_is_not_named():
    table = playing()
    first = table.stroke("own")
    last = table.stroke("own")
    assert table.refused(called(about=first.seq)) is Why.TOO_LATE
    assert table.do(called(about=last.seq)).fact == called(by="ada", about=last.seq)


@pytest.mark.proves("settled:57")
def test_what_was_placed_by_the_first_ruling_is_placed_anew():
    table = playing()
    table.stroke("striker")
    table.place()
    assert (table.turn, table.counts(A)) == ("ben", (8, 0, 0))
    table.do(called("3.10.d", pieces=(Piece.WHITE,)))
    assert table.counts(A) == (8, 0, 0)
    assert table.state.to_place == (ToPlace(W, 2, "ben"),)
    assert table.state.phase is Phase.PLACING
    assert table.turn == "ada"


@pytest.mark.proves("settled:57")
def test_other_calls_since_then_are_made_again():
    table = playing()
    table.stroke()
    table.call("4.h", by="ben")
    assert [due.side for due in table.state.to_place] == [K]
    table.place()
    table.do(called())
    assert (table.counts(A), table.counts(B)) == ((8, 0, 0), (8, 0, 0))
    assert [(due.side, due.placer) for due in table.state.to_place] == [(W, "ben"), (K, "ada")]


@pytest.mark.proves("settled:57")
def test_what_cannot_be_made_again_is_taken_back_first():
    table = playing()
    table.stroke()
    table.call("3.1.d", by="ada")  # in ben's turn
    assert table.refused(called("3.10.d", pieces=(Piece.WHITE,))) is Why.LATER_ENTRY
    table.do(Undone(to=table.match.seq - 1))
    table.do(called("3.10.d", pieces=(Piece.WHITE,)))
    assert table.turn == "ada"


@pytest.mark.proves("settled:57")
def test_a_request_stays_open():
    table = playing()
    table.stroke("own")
    table.stroke()
    table.do(Requested(by="ben"))
    table.do(called())
    assert (table.state.phase, table.state.requested_by) == (Phase.REQUEST, "ben")
    table.do(SaidPlay())
    assert table.state.phase is Phase.PLACING


@pytest.mark.proves("settled:57", "international:3.7.i")
def test_a_board_that_ended_with_the_stroke_goes_on_or_ends_otherwise():
    table = playing()
    table.run(A, 6, queen=True)
    assert table.state.board == 1
    table.stroke("own")
    assert (table.state.board, table.state.points[0] > 0) == (2, True)
    event = table.do(called())
    assert (table.state.board, table.state.points) == (1, (0, 0))
    assert event.result is None
    assert table.state.to_place == (ToPlace(W, 2, "ben"),)
    assert table.turn == "ada"


@pytest.mark.proves("settled:57")
def test_nothing_is_ruled_again_once_the_board_was_put_otherwise_or_the_match_is_over():
    table = playing()
    table.stroke()
    situation = table.state.situation
    assert situation is not None
    table.do(Overruled(reason="a mistake", situation=situation, turn=table.turn))
    assert table.refused(called()) is Why.NO_STROKE_BEFORE
    single = Table(single_board=True).seat().open()
    single.win(A, 3)
    assert single.state.phase is Phase.OVER
    assert single.refused(called()) is Why.NO_STROKE_BEFORE


@pytest.mark.proves("settled:57")
def test_before_any_stroke_there_is_none_to_call_about():
    table = Table().seat().open()
    for clause in ("3.10.d", "3.10.e", "3.9.b", "3.6.c", "3.10.a"):
        assert table.refused(Called(clause=clause)) is Why.NO_STROKE_BEFORE


def test_where_the_layout_is_known_it_is_no_longer_once_pieces_fell():
    table = Table().seat().open()
    table.stroke("own", layout=spread(Piece.WHITE))
    table.do(called())
    assert table.state.layout is not None
    table.do(called("3.10.d", pieces=(Piece.WHITE,)))
    assert table.state.layout is None


@pytest.mark.proves("international:3.9.b", "icf:66.a", "settled:57")
@pytest.mark.parametrize(("rules", "clause"), [("international", "3.9.b"), ("icf", "66.a")])
def test_a_piece_that_came_back_onto_the_board_is_about_the_last_stroke(rules, clause):
    table = playing(rules=rules)
    stroke = table.stroke()
    assert table.refused(Called(clause=clause, by="ben")) is Why.STROKE_BY_ANOTHER
    before = table.state.situation
    event = table.do(Called(clause=clause))
    assert event.fact == Called(clause=clause, by="ada", about=stroke.seq)
    assert table.state.situation == before


@pytest.mark.proves("international:3.6.c", "settled:57")
def test_wrong_pieces_are_named_where_they_were_counted_as_the_players_own():
    table = playing()
    table.stroke("own")
    table.stroke("own")
    assert (table.counts(A), table.counts(B)) == ((5, 0, 0), (7, 0, 0))
    assert table.refused(Called(clause="3.6.c")) is Why.NO_OPPONENTS_FELL
    assert table.refused(Called(clause="3.6.c", pieces=(Piece.WHITE,))) is Why.REPORT
    four = (Piece.BLACK,) * 4
    assert table.refused(Called(clause="3.6.c", pieces=four)) is Why.TAKEN_TOO_MANY
    table.do(Called(clause="3.6.c", pieces=four[:2]))
    assert (table.counts(A), table.counts(B)) == ((7, 0, 0), (5, 0, 0))
    assert table.turn == "ben"


@pytest.mark.proves("icf:125.a", "icf:125.b", "settled:57")
def test_under_the_laws_own_and_opponents_pieces_together_are_no_mistake():
    table = playing(rules="icf")
    table.stroke("own", "opp")
    assert table.turn == "ada"
    assert table.refused(Called(clause="125.b")) is Why.NO_OPPONENTS_FELL
    table.stroke("opp")
    event = table.do(Called(clause="125.b"))
    assert event.fact == Called(clause="125.b", by="ada", about=event.seq - 1)
    # the turn has passed by the stroke itself
    assert table.turn == "ben"


@pytest.mark.proves("icf:82.b", "icf:83", "settled:65")
@pytest.mark.parametrize("clause", ["82.b", "83"])
def test_nothing_is_moved_where_nothing_was_placed(clause):
    table = playing(rules="icf")
    table.stroke("own", "opp")
    for player in ("", "ada", "ben"):
        assert table.refused(Called(clause=clause, by=player)) in (
            Why.NO_PLACING,
            Why.NOTHING_PLACED,
        )
    table.stroke("striker")
    table.place()
    assert table.refused(Called(clause=clause)) is Why.NOT_YET_LATE
    table.stroke()
    before = (table.counts(A)[0], table.counts(B)[0])
    table.do(Called(clause=clause))
    exchanged = clause == "82.b"
    assert (table.counts(A)[0], table.counts(B)[0]) == (before[0] - 1, before[1] + exchanged)
    assert table.refused(Called(clause=clause)) is Why.NO_PLACING  # each piece once


@pytest.mark.proves("icf:63.a", "icf:64.a", "settled:72")
def test_before_the_first_stroke_of_a_turn_it_is_technical_and_not_after():
    table = playing(rules="icf")
    table.call("63.a")
    table.place()
    assert table.turn == "ada"
    table.stroke("own")
    assert table.refused(Called(clause="63.a", by="ada")) is Why.HAS_STRUCK
    table.call("64.a")
    assert table.turn == "ben"


@pytest.mark.proves("icf:128", "icf:63.b", "settled:71")
@pytest.mark.parametrize("clause", ["128", "63.b"])
def test_the_partner_of_the_player_in_turn_has_no_turn(clause):
    table = playing(rules="icf", doubles=True)
    event = table.call(clause, by="abe")
    assert event.reason == "technical-foul"
    assert table.turn == "ada"
    table.place()
    assert table.refused(Called(clause=clause, by="ada")) is Why.REPORT


@pytest.mark.proves("icf:87.a", "settled:70")
def test_who_forgoes_some_pieces_only_forfeits_them_and_commits_no_foul():
    table = playing(rules="icf")
    table.stroke("striker")
    assert (table.counts(A), table.counts(B)) == ((8, 0, 0), (7, 0, 0))
    assert table.refused(Called(clause="87.a", by="ada")) is Why.NOTHING_PLACED
    event = table.do(Called(clause="87.a"))
    assert event.clauses == ("icf:87.a",)
    assert (table.counts(A), table.counts(B)) == ((7, 0, 0), (7, 0, 0))  # stays pocketed, no foul
    assert (table.turn, table.state.phase) == ("ben", Phase.STROKE)
    assert table.refused(Called(clause="87.a", by="ben")) is Why.NO_PLACING


@pytest.mark.proves("settled:61", "international:3.6.b")
@pytest.mark.parametrize(("rules", "clause"), [("international", "3.6.b"), ("icf", "50")])
def test_thinking_too_long_costs_one_piece_a_turn(rules, clause):
    table = playing(rules=rules, clock=Clock.STRICT)
    over = TimeRanOut(timer=Timer.THINKING)
    table.do(over, after=60.0)
    assert table.turn == "ada"
    assert table.state.overtime_in_turn
    table.place()
    assert table.refused(Called(clause=clause, by="ada")) is Why.OVERTIME_AGAIN
    counts = table.counts(A)
    table.do(over, after=60.0)
    assert table.turn == "ben"
    assert table.counts(A) == counts
    table.do(over, after=60.0)  # ben's first
    assert table.turn == "ben"
    assert not table.match.state_at(table.match.seq - 1).overtime_in_turn


@pytest.mark.proves("settled:61")
def test_nobody_owes_more_than_nine():
    table = Table().seat().open()
    for _ in range(12):
        table.call("4.1.1", by="ben")
    assert table.counts(B) == (9, 9, 0)
    for _ in range(10):
        table.stroke("striker", proper=False)
    assert table.counts(A)[1] <= 9


def test_the_rulings_have_a_version_of_their_own():
    assert RULES == 3
