"""Points on demand, forgoing pieces and giving up the match, where a rule set knows them."""

import pytest

from carrom.match.asked import Ask, asked
from carrom.match.events import Event
from carrom.match.facts import (
    Called,
    Conceded,
    Demanded,
    Disqualified,
    Forwent,
    FoundNoRoom,
    FoundRoom,
    Placed,
    Protested,
    TimeRanOut,
    Undone,
)
from carrom.match.narration import narrate
from carrom.match.refusals import Why
from carrom.match.settings import Clock, Settings
from carrom.match.sheet_text import sheet_text
from carrom.match.state import Ending, Held, Phase, Timer, ToPlace
from carrom.match.statistics import statistics
from carrom.rules.reasons import Reason
from carrom.rules.registry import RULE_SETS
from carrom.rules.ruling import BoardResult
from carrom.rules.situation import Side
from carrom.texts import LANGUAGES, render
from tests.match.driving import A, B, Table
from tests.match.sound import check_log, check_state
from tests.match.variants import changed_rules, demanding

W, K = Side.WHITE, Side.BLACK
PAIRS = pytest.mark.parametrize("doubles", [False, True], ids=["singles", "doubles"])


@pytest.fixture(autouse=True)
def _demanding():
    with changed_rules("international", demanding(RULE_SETS["international"])):
        yield


def said(table: Table, event: Event, language="en") -> str:
    told = narrate(table.match.upto(event.seq - 1), event)
    return " ".join(render(part, language) for part in (told.entry, *told.answer))


def lost(*, doubles: bool = False, striker: bool = False, **terms) -> Table:
    """Ada pockets her last piece while the queen lies on the board: the others win three."""
    table = Table(doubles=doubles, **terms).seat().open()
    table.run(A, 8)
    table.stroke("own", *(["striker"] if striker else []))
    return table


@PAIRS
def test_the_winner_is_asked_and_takes_all_some_or_none(doubles):
    for points in (0, 1):
        table = lost(doubles=doubles)
        end = table.log[-1]
        assert (end.result, table.state.phase) == (None, Phase.DEMAND)
        assert table.state.ended == BoardResult(K, black=3, on_demand=1)
        check_state(table.settings, table.state)
        waiting = asked(table.settings, table.state)
        assert (waiting.what, waiting.player) == (Ask.DEMAND, "ben")
        assert waiting.answers == (Demanded(by="ben", points=1), Demanded(by="ben", points=0))
        event = table.do(Demanded(by="ben", points=points))
        assert event.result == BoardResult(K, black=3 + points)
        assert table.state.points == (0, 3 + points)
        assert (table.state.phase, table.state.board) == (Phase.READY, 2)
        check_state(table.settings, table.state)
        check_log(table.settings, table.log, list(table.match.states))


def test_either_partner_of_the_winners_says_it_and_nobody_else():
    table = lost(doubles=True)
    for loser in ("ada", "abe"):
        assert table.refused(Demanded(by=loser, points=1)) is Why.NOT_OF_THAT_TEAM
    assert table.refused(Demanded(by="eve", points=1)) is Why.UNKNOWN_PLAYER
    for points in (-1, 2):
        assert table.refused(Demanded(by="bea", points=points)) is Why.TOO_MANY_POINTS
    table.do(Demanded(by="bea", points=1))
    assert table.refused(Demanded(by="bea", points=1)) is Why.NOT_NOW


def test_only_an_answer_or_what_ends_the_match_is_taken_while_the_winner_is_asked():
    table = lost()
    assert table.refused(table.struck(by="ben")) is Why.NOT_NOW
    assert table.refused(Called(clause="4.1", by="ada")) is Why.NOT_NOW
    assert table.refused(Conceded(by="ada")) is Why.NOT_NOW
    table.do(Protested(by="ada", about=len(table.log)))
    table.do(Undone(to=len(table.log) - 2))
    assert table.state.phase is Phase.STROKE
    table.stroke("own")
    table.do(Disqualified(player="ben", clause="4.2.a"))
    assert (table.state.phase, table.state.winner, table.state.ended) == (Phase.OVER, A, None)


@pytest.mark.parametrize("clock", [Clock.STRICT, Clock.CASUAL])
def test_no_answer_in_time_takes_none(clock):
    table = lost(clock=clock)
    assert table.state.timer is Timer.DEMAND
    assert table.refused(TimeRanOut(timer=Timer.DEMAND), after=14) is Why.TIME_LEFT
    event = table.do(TimeRanOut(timer=Timer.DEMAND), after=15)
    assert event.result == BoardResult(K, black=3)
    assert table.state.points == (0, 3)


def test_an_undone_answer_is_asked_for_anew():
    table = lost(clock=Clock.STRICT)
    table.do(Demanded(by="ben", points=1))
    table.do(Undone(to=len(table.log) - 1), after=60)
    assert (table.state.phase, table.state.timer) == (Phase.DEMAND, Timer.DEMAND)
    assert table.state.deadline is not None
    assert (table.state.deadline - table.now).total_seconds() == 15
    assert table.state.points == (0, 0)
    table.do(Demanded(by="ben", points=0))


def test_points_on_demand_can_end_the_match():
    table = lost(single_board=True)
    table.do(Demanded(by="ben", points=1))
    assert (table.state.phase, table.state.winner, table.state.points) == (Phase.OVER, B, (0, 4))


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_and_counted(language):
    table = lost()
    assert said(table, table.log[-1], language)
    event = table.do(Demanded(by="ben", points=1))
    assert "4" in said(table, event, language)
    assert sheet_text(table.match, language)
    counted = statistics(table.match)
    assert (counted.boards, counted.teams[1].points) == (1, 4)


def test_in_words():
    table = lost()
    assert "ben may ask for" in said(table, table.log[-1])
    event = table.do(Demanded(by="ben", points=1))
    assert said(table, event).startswith(
        "ben asks for one more point. ben wins the board: 4 points. Score: ada 0, ben 4."
    )
    none = lost()
    event = none.do(Demanded(by="ben", points=0))
    assert said(none, event).startswith("ben asks for no further point.")


# Forgoing


@PAIRS
def test_who_has_to_place_may_forgo_the_penalty_but_not_what_fell(doubles):
    table = Table(doubles=doubles).seat().open()
    table.stroke("own", "own")
    table.stroke("own", "striker")
    assert table.state.to_place == (ToPlace(W, 2, "ben", back=1),)
    assert Forwent(by="ben") in asked(table.settings, table.state).answers
    assert table.refused(Forwent(by="ada")) is Why.NOT_THE_PLACER
    event = table.do(Forwent(by="ben"))
    assert said(table, event).startswith(
        "ben forgoes the penalty piece: it stays pocketed. ben places a white piece inside the large circle, not on the centre circle."
    )
    assert (table.counts(A), table.state.phase) == ((7, 0, 0), Phase.PLACING)
    assert table.state.to_place == (ToPlace(W, 1, "ben", back=1),)
    assert Forwent(by="ben") not in asked(table.settings, table.state).answers
    assert table.refused(Forwent(by="ben")) is Why.NOTHING_TO_FORGO
    table.place()
    assert (table.counts(A), table.state.phase, table.turn) == ((7, 0, 0), Phase.STROKE, "ada")
    assert table.refused(Forwent(by="ben")) is Why.NOT_NOW
    check_log(table.settings, table.log, list(table.match.states))


def test_what_fell_is_placed_first_and_the_penalty_may_then_be_forgone():
    table = Table().seat().open()
    table.stroke("own", "own")
    table.stroke("own", "striker")
    table.do(Placed(by="ben", side=W))
    assert table.state.to_place == (ToPlace(W, 1, "ben"),)
    table.do(Forwent(by="ben"))
    assert table.counts(A) == (7, 0, 0)


def two_penalties(**terms) -> Table:
    """Ben has two white pieces to place, neither of which has just fallen."""
    table = Table("icf", **terms).seat().open()
    table.stroke("own", "own", "own")
    table.stroke("striker", proper=False)
    assert table.state.to_place == (ToPlace(W, 2, "ben"),)
    return table


@pytest.mark.proves("icf:87.a")
def test_penalties_are_forgone_all_together_or_not_at_all():
    table = two_penalties()
    table.do(Forwent(by="ben"))
    assert (table.counts(A), table.state.phase) == ((6, 0, 0), Phase.STROKE)
    table = two_penalties()
    table.do(Placed(by="ben", side=W))
    assert table.state.to_place == (ToPlace(W, 1, "ben", begun=True),)
    assert Forwent(by="ben") not in asked(table.settings, table.state).answers
    assert table.refused(Forwent(by="ben")) is Why.FORGO_ALL
    table.do(Placed(by="ben", side=W))
    assert table.counts(A) == (8, 0, 0)


@pytest.mark.proves("icf:87.a", "icf:73", "icf:77.b", "icf:98.a", "icf:101.a")
@pytest.mark.parametrize(
    ("before", "fell", "proper", "count", "back"),
    [
        ((), ("own", "striker"), True, 2, 1),
        ((), ("own", "own", "striker"), True, 3, 2),
        ((), ("own", "striker"), False, 3, 1),
        ((), ("own",), False, 2, 1),
        ((), ("queen", "own", "striker"), True, 2, 1),
        (("queen",), ("own", "striker"), True, 2, 1),
    ],
)
def test_what_fell_in_the_stroke_comes_back_whoever_forgoes(before, fell, proper, count, back):
    table = Table("icf").seat().open()
    table.stroke("own", "own", "own")
    for disc in before:
        table.stroke(disc)
    table.stroke(*fell, proper=proper)
    assert table.state.to_place == (ToPlace(W, count, "ben", back=back),)
    on_board = table.counts(A)[0]
    table.do(Forwent(by="ben"))
    assert table.counts(A)[0] == on_board - (count - back)
    assert table.state.to_place == (ToPlace(W, back, "ben", back=back),)


def test_rules_that_know_no_forgoing_do_not_part_the_pieces():
    table = Table("club").seat().open()
    table.stroke("own", "own")
    table.stroke("own", "striker")
    assert all(due.back == 0 and not due.begun for due in table.state.to_place)
    table.place()
    assert all(due.back == 0 and not due.begun for due in table.state.to_place)


@pytest.mark.proves("icf:87.a")
def test_a_held_piece_that_fell_comes_back_too():
    table = Table("icf").seat().open()
    table.stroke("own")
    table.stroke("own", "striker")
    table.do(FoundNoRoom(side=W))
    assert table.state.held == (Held(W, "ben", back=1),)
    table.do(FoundRoom(side=W))
    assert table.state.to_place == (ToPlace(W, 2, "ben", back=1),)
    table.do(Forwent(by="ben"))
    assert table.state.to_place == (ToPlace(W, 1, "ben", back=1),)


def test_what_is_owed_beside_it_is_paid_from_what_was_forgone():
    table = Table().seat().open()
    table.stroke("striker")  # ada owes one
    table.stroke()
    table.stroke("striker")  # and another
    table.stroke()
    table.stroke("own")
    assert (table.counts(A), table.state.to_place) == ((9, 1, 0), (ToPlace(W, 1, "ben"),))
    table.do(Forwent(by="ben"))
    assert (table.counts(A), table.state.to_place) == ((9, 0, 0), (ToPlace(W, 1, "ben"),))
    table.do(Forwent(by="ben"))
    assert (table.counts(A), table.state.to_place) == ((8, 0, 0), ())


def test_a_side_is_never_left_bare_by_the_pieces_that_fell():
    table = Table(clock=Clock.STRICT).seat().open()
    table.run(A, 8)
    table.stroke("queen", "own", "striker")
    assert table.state.to_place == (ToPlace(W, 2, "ben", back=1),)
    table.do(Forwent(by="ben"))
    assert table.counts(A) == (1, 0, 0)


def test_nobody_forgoes_a_due_that_alone_keeps_a_side_in_play():
    table = Table(clock=Clock.STRICT).seat().open()
    table.stroke("own")
    table.stroke("striker")
    table.do(FoundNoRoom(side=W))
    table.stroke()
    table.run(A, 8)  # the held one is all that is left
    assert table.counts(A) == (0, 0, 1)
    table.do(FoundRoom(side=W))
    assert table.state.to_place == (ToPlace(W, 1, "ben"),)
    assert Forwent(by="ben") not in asked(table.settings, table.state).answers
    assert table.refused(Forwent(by="ben")) is Why.LAST_PIECES
    event = table.do(TimeRanOut(timer=Timer.PLACING), after=15)
    assert "so the umpire places it." in said(table, event)
    assert (table.counts(A), table.state.phase) == ((1, 0, 0), Phase.STROKE)


def test_penalties_not_placed_in_time_stay_pocketed():
    table = Table(clock=Clock.STRICT).seat().open()
    table.stroke("own", "own")
    table.stroke("striker")
    event = table.do(TimeRanOut(timer=Timer.PLACING), after=15)
    assert (table.counts(A), table.state.phase) == ((7, 0, 0), Phase.STROKE)
    assert "was not placed in time and stays pocketed" in said(table, event)


def test_after_the_time_the_umpire_places_what_fell():
    table = Table(clock=Clock.CASUAL).seat().open()
    table.stroke("own", "own")
    table.stroke("own", "striker")
    event = table.do(TimeRanOut(timer=Timer.PLACING), after=15)
    assert (table.counts(A), table.state.phase, table.turn) == ((7, 0, 0), Phase.STROKE, "ada")
    words = said(table, event)
    assert "The piece was not placed in time and stays pocketed." in words
    assert "so the umpire places it." in words


# Time for placing that is over, by the Laws of Carrom


@pytest.mark.proves("icf:87.a", "icf:88.a", "icf:88.b", "icf:63.a", "icf:80")
def test_being_late_with_a_piece_is_a_technical_foul_before_the_first_stroke_of_a_turn():
    table = Table("icf", clock=Clock.STRICT).seat().open()
    table.stroke("own")
    table.stroke()
    table.stroke("own")
    table.stroke()
    table.stroke("striker")  # white's due; ben, who is in turn now, has to place it
    assert (table.turn, table.counts(A), table.counts(B)) == ("ben", (9, 0, 0), (8, 0, 0))
    event = table.do(TimeRanOut(timer=Timer.PLACING), after=15)
    assert event.clauses[0] == "icf:88.b"
    assert {"icf:63.a", "icf:87.a", "icf:88.a"} <= set(event.clauses)
    assert event.reason == Reason.TECHNICAL_FOUL
    assert (table.turn, table.counts(A), table.counts(B)) == ("ben", (8, 0, 0), (9, 0, 0))
    assert table.state.to_place == (ToPlace(K, 1, "ada"),)
    assert (table.state.phase, table.state.timer) == (Phase.PLACING, Timer.PLACING)
    words = said(table, event)
    assert "Ben did not finish placing in time: technical foul." in words
    assert "The piece was not placed in time and stays pocketed." in words
    check_log(table.settings, table.log, list(table.match.states))


@pytest.mark.proves("icf:88.b", "icf:63.b")
def test_being_late_in_the_others_turn_is_technical_and_the_turn_stays():
    table = Table("icf", clock=Clock.STRICT).seat().open()
    table.stroke()
    table.stroke("own", "own")  # ben
    table.stroke()
    table.stroke("own", "striker")  # ada keeps the turn
    event = table.do(TimeRanOut(timer=Timer.PLACING), after=15)
    assert "icf:63.b" in event.clauses
    assert (table.turn, table.counts(A), table.counts(B)) == ("ada", (9, 1, 0), (8, 0, 0))
    assert table.state.to_place == (ToPlace(K, 1, "ada"),)
    assert "so the umpire places it." in said(table, event)


@pytest.mark.proves("icf:88.b", "icf:64.a", "icf:78.b")
def test_being_late_in_the_own_turn_is_a_foul_and_the_turn_is_lost():
    table = Table("icf", clock=Clock.STRICT).seat().open()
    table.stroke()
    table.stroke("striker")  # black owes one
    table.stroke("own", "opp")  # ada pockets it herself, keeps the turn, and places it
    assert (table.turn, table.state.to_place) == ("ada", (ToPlace(K, 1, "ada"),))
    event = table.do(TimeRanOut(timer=Timer.PLACING), after=15)
    assert event.reason == Reason.FOUL
    assert "icf:64.a" in event.clauses
    assert (table.turn, table.counts(A), table.counts(B)) == ("ben", (9, 0, 0), (8, 0, 0))
    assert table.state.to_place == (ToPlace(W, 1, "ben"),)


@pytest.mark.parametrize(("rules", "clock"), [("icf", Clock.CASUAL), ("club", Clock.STRICT)])
def test_it_is_no_foul_with_a_lenient_clock_or_by_other_rules(rules, clock):
    table = Table(rules, clock=clock).seat().open()
    table.stroke("own")
    table.stroke("striker")
    event = table.do(TimeRanOut(timer=Timer.PLACING), after=15)
    assert event.reason is None
    assert table.counts(B) == (9, 0, 0)


def test_nobody_forgoes_where_the_rules_do_not_say_so():
    table = Table("club").seat().open()
    table.stroke("own")
    table.stroke("striker")
    assert table.refused(Forwent(by="ben")) is Why.NOT_IN_THESE_RULES


# Giving up


@PAIRS
@pytest.mark.parametrize("who", ["ada", "ben"])
def test_the_match_may_be_given_up_at_any_time(doubles, who):
    table = Table(doubles=doubles).seat().win_game(A).open()
    event = table.do(Conceded(by=who, match=True))
    winner = table.settings.team(who).other
    assert event.result is not None
    assert event.result.match_conceded
    assert (table.state.phase, table.state.winner) == (Phase.OVER, winner)
    assert (table.state.ending, table.state.games) == (Ending.CONCEDED, (1, 0))
    words = said(table, event)
    assert words.startswith(f"{who} gave up the match.")
    assert ": the other side gave it up." in words
    check_state(table.settings, table.state)


def test_the_game_may_be_given_up_out_of_turn():
    table = Table().seat().open()
    event = table.do(Conceded(by="ben"))
    assert (table.state.games, table.state.phase) == ((1, 0), Phase.READY)
    assert event.result is not None
    assert not event.result.match_conceded


def test_terms_know_the_changed_rules():
    assert Settings(rules="international", a=("a",), b=("b",)).rule_set().book.placing.forgo
