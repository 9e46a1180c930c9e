"""What the second reading of the rule book settled (settled 31 to 42), each in a match."""

from math import hypot, isclose

import pytest

from carrom.desk.errors import EntryError
from carrom.desk.protests import read_protest
from carrom.equipment.pieces import Piece, Point, Standing
from carrom.equipment.rosette import rosette
from carrom.equipment.standard import board
from carrom.match.facts import (
    Called,
    Conceded,
    DecidedProtest,
    Disqualified,
    Disturbed,
    Passed,
    Protested,
    Requested,
    TimeRanOut,
    TurnedRosette,
    WroteProtest,
)
from carrom.match.narration import narrate
from carrom.match.refusals import Refusal, Why
from carrom.match.settings import Clock
from carrom.match.simulated_stroke import layout_of
from carrom.match.state import Ending, Phase, ProtestState, Timer, ToPlace
from carrom.rules.situation import QueenState, Side, Situation
from carrom.texts import render
from tests.match.driving import A, B, Table, spread
from tests.match.test_umpire import playing

W, K = Side.WHITE, Side.BLACK
GEOMETRY = board("revised")
QUEEN, WHITE, BLACK = Piece.QUEEN, Piece.WHITE, Piece.BLACK
PAIRS = pytest.mark.parametrize("doubles", [False, True], ids=["singles", "doubles"])


def situation(table: Table) -> Situation:
    assert table.state.situation is not None
    return table.state.situation


def why(table: Table, clause: str, by: str = "", **facts) -> str:
    """Return in words why a call is refused."""
    refusal = table.ask(Called(clause=clause, by=by or table.turn, **facts))
    assert isinstance(refusal, Refusal), refusal
    return render(refusal.said, "en")


# 1. percuteur: striker, queen and own pieces (settled 26, 31)


def touching(one: Point, other: Point) -> bool:
    return isclose(hypot(one.x - other.x, one.y - other.y), 2 * GEOMETRY.piece_radius, abs_tol=1e-6)


@pytest.mark.proves("percuteur:cases.8", "settled:26", "settled:31")
@PAIRS
@pytest.mark.parametrize("own", [1, 2])
@pytest.mark.parametrize("first", [WHITE, BLACK])
def test_the_queen_goes_to_the_centre_and_the_pieces_against_her_and_nobody_is_asked(
    doubles, own, first
):
    table = Table("percuteur", doubles=doubles).seat().open()
    table.stroke(first.value, layout=spread(first))
    fell = [first] * (own + 1)
    table.stroke("queen", *["own"] * own, "striker", layout=spread(*fell, QUEEN))
    assert (table.state.phase, table.state.to_place) == (Phase.STROKE, ())
    assert table.turn == "ben"
    assert table.counts(A) == (8, 0, 0)
    layout = table.state.layout
    assert layout is not None
    (queen,) = (s.at for s in layout if s.piece is QUEEN)
    assert queen == Point(0.0, 0.0)
    put = layout[-own:]
    assert all(s.piece is first and touching(s.at, queen) for s in put)
    assert sum(s.piece is first for s in layout) == 8
    table.stroke(layout=layout)


@pytest.mark.proves("percuteur:cases.8", "settled:31")
@PAIRS
@pytest.mark.parametrize("own", [1, 2])
def test_at_a_real_board_people_put_them_there_and_nobody_is_asked(doubles, own):
    table = Table("percuteur", doubles=doubles).seat().open()
    table.stroke("own")
    table.stroke("queen", *["own"] * own, "striker")
    assert (table.state.phase, table.state.to_place, table.state.layout) == (Phase.STROKE, (), None)
    assert (table.turn, table.counts(A)) == ("ben", (8, 0, 0))
    assert situation(table).queen is QueenState.ON_BOARD


@pytest.mark.proves("percuteur:cases.8", "settled:31", "settled:23")
def test_the_stroke_that_takes_a_colour_may_be_the_one():
    table = Table("percuteur").seat().open()
    table.stroke("queen", "black", "striker", layout=spread(BLACK, QUEEN))
    assert (table.state.white, table.turn, table.state.to_place) == (B, "ben", ())
    layout = table.state.layout
    assert layout is not None
    assert layout[-2] == Standing(QUEEN, Point(0.0, 0.0))
    assert layout[-1].piece is BLACK
    assert touching(layout[-1].at, layout[-2].at)


@pytest.mark.proves("settled:31")
def test_where_the_centre_is_taken_they_still_touch_each_other():
    table = Table("percuteur").seat().open()
    table.stroke("white", layout=spread(WHITE))
    layout = spread(WHITE, WHITE, QUEEN)
    blocked = (*layout[1:], Standing(layout[0].piece, Point(0.0, 0.0)))
    table.stroke("queen", "own", "striker", layout=blocked)
    lying = table.state.layout
    assert lying is not None
    (queen,) = (s.at for s in lying if s.piece is QUEEN)
    assert any(s.piece is WHITE and touching(s.at, queen) for s in lying)
    least = 2 * GEOMETRY.piece_radius - 1e-6
    apart = [hypot(s.at.x - queen.x, s.at.y - queen.y) for s in lying if s.at != queen]
    assert min(apart) >= least


@pytest.mark.proves("percuteur:cases.8")
def test_in_the_other_sets_the_opponent_places_them():
    table = Table().seat().open()
    table.stroke("own", layout=spread(WHITE))
    table.stroke("queen", "own", "striker", layout=spread(WHITE, WHITE, QUEEN))
    assert table.state.to_place == (ToPlace(W, 2, "ben"),)


# 2. a queen that was not covered (settled 32)


@pytest.mark.proves("international:3.12.d", "settled:32")
def test_the_call_waits_for_that_players_own_stroke():
    table = playing()
    table.stroke("queen")
    table.stroke()  # ada does not cover her
    assert table.state.missed_cover_by == "ada"
    table.stroke("own")  # ben plays twice
    table.stroke()
    assert table.refused(Called(clause="3.12.d", by="ada")) is Why.NOTHING_MISSED
    assert situation(table).queen is QueenState.ON_BOARD
    table.stroke()  # ada again
    table.call("3.12.d", by="ada")
    assert (situation(table).queen, situation(table).queen_by) == (QueenState.COVERED, W)


@pytest.mark.proves("international:3.12.d", "settled:32")
def test_in_doubles_the_partners_stroke_does_not_close_it():
    table = playing(doubles=True)
    table.stroke("queen")
    table.stroke()
    for player in ("ben", "abe", "bea"):
        assert table.turn == player
        assert table.refused(Called(clause="3.12.d", by="ada")) is Why.NOTHING_MISSED
        table.stroke()
    assert table.refused(Called(clause="3.12.d", by="ada")) is Why.NOTHING_MISSED
    assert table.turn == "ada"
    table.stroke()
    table.call("3.12.d", by="ada")
    assert situation(table).queen is QueenState.COVERED


@pytest.mark.proves("settled:32")
def test_until_that_stroke_the_queen_goes_back_whoever_is_in_turn():
    table = playing()
    table.stroke("queen")
    table.stroke()
    table.stroke("queen")  # she lies on the board: ben may pocket her
    assert situation(table).queen_by is K
    table.stroke("own")
    table.stroke()
    table.stroke()
    assert table.refused(Called(clause="3.12.d", by="ada")) is Why.NOTHING_MISSED


# 3. a piece that falls between the strokes (settled 33)


@pytest.mark.proves("international:3.10.f", "settled:33")
@PAIRS
@pytest.mark.parametrize(("piece", "whose"), [(WHITE, A), (BLACK, B)])
def test_a_piece_that_falls_between_the_strokes_is_pocketed_and_no_more(doubles, piece, whose):
    table = playing(doubles=doubles)
    before = situation(table)
    event = table.call("3.10.f", pieces=(piece,))
    assert {"international:3.10.f", "settled:33"} <= set(event.clauses)
    assert table.counts(whose) == (6, 0, 0)
    assert table.counts(whose.other) == (7, 0, 0)
    assert (table.turn, table.state.phase, table.state.to_place) == ("ada", Phase.STROKE, ())
    assert not table.state.struck_in_turn
    assert situation(table).queen is before.queen
    table.stroke()
    assert table.turn == "ben"


@pytest.mark.proves("international:3.10.f", "settled:33", "international:3.12.a")
def test_a_fall_between_the_strokes_gives_no_right_to_the_queen():
    table = Table().seat().open()
    table.stroke()
    table.stroke()  # ada again, who has pocketed nothing
    table.call("3.10.f", pieces=(WHITE,))
    assert not situation(table).white.entitled
    table.stroke("queen")
    assert (situation(table).queen, table.turn) == (QueenState.ON_BOARD, "ben")


@pytest.mark.proves("international:3.10.f", "settled:33")
def test_a_fall_between_the_strokes_covers_nothing():
    table = playing()
    table.stroke("queen")
    table.call("3.10.f", pieces=(WHITE,))
    assert situation(table).queen is QueenState.AWAITING_COVER
    assert table.state.struck_in_turn
    table.stroke()
    assert situation(table).queen is QueenState.ON_BOARD


@pytest.mark.proves("international:3.10.f", "settled:33")
@pytest.mark.parametrize("entitled", [False, True])
def test_a_queen_that_falls_is_the_players_if_he_may(entitled):
    table = Table().seat().open()
    table.stroke("own") if entitled else table.stroke()
    table.give_turn(A)
    table.call("3.10.f", pieces=(QUEEN,))
    assert table.turn == "ada"
    if not entitled:
        assert situation(table).queen is QueenState.ON_BOARD
        return
    assert (situation(table).queen, situation(table).queen_by) == (QueenState.AWAITING_COVER, W)
    table.stroke("own")
    assert situation(table).queen is QueenState.COVERED


@pytest.mark.proves("international:3.10.f", "settled:33", "international:3.7.a")
@pytest.mark.parametrize("who", [A, B])
def test_the_last_piece_that_falls_so_wins_where_the_queen_is_covered(who):
    table = playing()
    table.run(who, 6, queen=True)
    table.give_turn(A)
    event = table.call("3.10.f", pieces=(WHITE if who is A else BLACK,))
    assert event.result is not None
    assert event.result.winner is (W if who is A else K)
    assert table.state.points == ((10, 0) if who is A else (0, 10))
    assert {"settled:33", "international:3.7.a"} <= set(event.clauses)


@pytest.mark.proves("international:3.10.f", "settled:33", "international:3.7.i")
@pytest.mark.parametrize("who", [A, B])
def test_the_last_piece_that_falls_so_loses_where_the_queen_is_not_covered(who):
    table = playing()
    table.run(who, 6)
    table.give_turn(A)
    event = table.call("3.10.f", pieces=(WHITE if who is A else BLACK,))
    assert event.result is not None
    assert event.result.winner is (K if who is A else W)
    assert table.state.points == ((0, 3) if who is A else (3, 0))
    assert {"settled:33", "international:3.7.i"} <= set(event.clauses)


@pytest.mark.proves("settled:33", "international:3.7.i")
def test_the_last_piece_falls_while_the_queen_awaits_her_cover():
    table = playing()
    table.run(A, 6)
    table.stroke("queen")
    event = table.call("3.10.f", pieces=(WHITE,))
    assert event.result is not None
    assert (event.result.winner, table.state.points) == (K, (0, 3))


@pytest.mark.proves("settled:33", "international:3.11.g", "settled:7")
def test_a_piece_that_falls_pays_a_due():
    table = Table().seat().open()
    table.stroke("striker")  # ada owes one
    table.stroke()
    assert table.counts(A) == (9, 1, 0)
    table.call("3.10.f", pieces=(WHITE,))
    assert table.counts(A) == (9, 0, 0)
    assert table.state.to_place == (ToPlace(W, 1, "ben"),)
    table.place()
    assert table.turn == "ada"


@pytest.mark.proves("settled:33", "settled:7")
def test_last_pieces_of_which_one_pays_a_due_end_nothing():
    table = Table().seat().open()
    table.stroke("striker")
    table.stroke()
    event = table.call("3.10.f", pieces=(WHITE,) * 9)
    assert event.result is None
    assert table.counts(A) == (1, 0, 0)
    assert table.state.to_place == (ToPlace(W, 1, "ben"),)


@pytest.mark.proves("settled:33")
def test_what_cannot_fall_between_the_strokes():
    table = Table().seat()
    assert "only after the break" in why(table, "3.10.f", pieces=(WHITE,))
    table.open()
    assert "only after the break" in why(table, "3.10.f", pieces=(WHITE,))
    table.stroke()
    assert "striker" in why(table, "3.10.f", pieces=(Piece.STRIKER,))
    table.stroke("own")
    table.stroke("queen")
    assert "queen is not on the board" in why(table, "3.10.f", pieces=(QUEEN,))


@pytest.mark.proves("settled:33")
def test_nobody_knows_where_the_others_lie_after_a_fall():
    table = Table().seat().open()
    table.stroke("own", layout=spread(WHITE))
    table.call("3.10.f", pieces=(WHITE,))
    assert table.state.layout is None


# 4. a breach by the partner (settled 34)


@pytest.mark.proves("settled:34", "international:4.1.1")
@pytest.mark.parametrize("clause", ["3.1.c", "3.11.o", "4.a", "4.h", "4.n"])
def test_what_the_partner_does_wrong_is_technical(clause):
    table = playing(doubles=True)
    table.stroke("own")
    event = table.call(clause, by="abe")
    assert {"international:4.1.1", "settled:34"} <= set(event.clauses)
    assert (table.turn, table.state.to_place) == ("ada", (ToPlace(W, 1, "ben"),))
    table.place()
    table.call(clause, by="ada")
    assert table.turn == "ben"


@pytest.mark.proves("settled:34", "settled:58")
@pytest.mark.parametrize(("clause", "instead"), [("3.11.r", "3.1.f"), ("4.1.2", "4.1.1")])
def test_what_is_about_ones_own_turn_is_refused_against_anybody_else(clause, instead):
    table = playing(doubles=True)
    table.stroke("own")
    for player in ("abe", "ben", "bea"):
        said = why(table, clause, by=player)
        assert f"call {instead}" in said
        assert ("partner" in said) == (player == "abe")
        table.call(instead, by=player)
        table.place()
    table.call(clause, by="ada")
    assert table.turn == "ben"


@pytest.mark.proves("settled:58", "international:4.1.1")
def test_a_technical_foul_is_no_longer_called_against_a_player_who_has_struck():
    table = playing()
    table.call("4.1.1", by="ada")
    table.place()
    table.stroke("own")
    assert "Call 4.1.2 instead" in why(table, "4.1.1", by="ada")
    table.call("4.1.1", by="ben")


@pytest.mark.proves("settled:34", "international:4.m")
@pytest.mark.parametrize("who", ["ada", "abe"])
def test_talking_is_the_exception(who):
    table = playing(doubles=True)
    event = table.call("4.m", by=who)
    assert "settled:34" in event.clauses
    assert (table.turn, table.state.to_place) == ("ben", (ToPlace(W, 1, "ben"),))


@pytest.mark.proves("settled:34")
def test_a_partners_breach_leaves_a_queen_that_awaits_her_cover():
    table = playing(doubles=True)
    table.stroke("queen")
    table.call("4.h", by="abe")
    assert situation(table).queen is QueenState.AWAITING_COVER


# 5. acts that are forbidden in the opponent's turn only (settled 35)


@pytest.mark.proves("settled:35", "international:3.1.d", "international:4.k")
@pytest.mark.parametrize("clause", ["3.1.d", "4.k"])
def test_against_the_side_in_turn_they_are_refused_with_the_reason(clause):
    table = playing(doubles=True)
    for struck in (False, True):
        if struck:
            table.stroke("own")
        assert "in the opponent’s turn only" in why(table, clause, by="ada")
        assert "the turn of this player’s partner" in why(table, clause, by="abe")
        for player in ("ben", "bea"):
            event = table.call(clause, by=player)
            assert f"international:{clause}" in event.clauses
            table.place()
    assert table.turn == "ada"
    assert table.counts(B) == (9, 2, 0)


# 6. disturbing (settled 36)


@pytest.mark.proves("settled:36", "international:4.l", "international:4.2.h")
@PAIRS
@pytest.mark.parametrize("called", [False, True])
def test_disturbing_is_a_technical_foul_and_counts_and_the_fourth_time_disqualifies(
    doubles, called
):
    table = playing(doubles=doubles)
    out = Disqualified(player="ben", clause="4.2.h")
    for time in range(1, 5):
        fact = Called(clause="4.l", by="ben") if called else Disturbed(by="ben")
        event = table.do(fact)
        assert event.reason == "technical-foul"
        assert {"international:4.l", "international:4.1.1", "settled:36"} <= set(event.clauses)
        assert table.state.disturbances == {"ben": time}
        table.place()
        assert table.turn == "ada"
        if time < 4:
            assert table.refused(out) is Why.NOT_DISTURBED_ENOUGH
    assert table.counts(B) == (9, 2, 0)  # two came back, two are owed
    table.do(out)
    assert (table.state.winner, table.state.ending) == (A, Ending.DISQUALIFIED)


@pytest.mark.proves("settled:36", "international:4.2.h")
def test_only_what_disturbs_the_opponent_in_his_turn_is_counted():
    table = playing(doubles=True)
    assert table.refused(Disturbed(by="ada")) is Why.NOT_NOW
    assert table.refused(Disturbed(by="abe")) is Why.NOT_NOW
    table.call("4.l", by="abe")
    table.call("4.l", by="ada")
    assert table.state.disturbances == {}
    table.place()
    table.do(Disturbed(by="bea"))
    assert table.state.disturbances == {"bea": 1}  # each player for himself
    table.place()
    table.do(Disturbed(by="ben"))
    assert table.state.disturbances == {"bea": 1, "ben": 1}


@pytest.mark.proves("settled:36")
def test_a_disturbance_during_a_request_leaves_play_stopped():
    table = playing()
    table.do(Requested(by="ada"))
    table.do(Disturbed(by="ben"))
    assert table.state.phase is Phase.REQUEST
    assert table.state.disturbances == {"ben": 1}


# 7. simplified: the queen with an opponent's piece, and with the own last one (settled 37)


@pytest.mark.proves("settled:37", "simplified:penalties.3")
@PAIRS
def test_simplified_the_queen_with_an_opponents_piece_goes_back_and_the_turn_is_lost(doubles):
    table = Table("simplified", doubles=doubles).seat().open()
    table.stroke("own")
    event = table.stroke("queen", "opp")
    assert "settled:37" in event.clauses
    assert (situation(table).queen, table.turn) == (QueenState.ON_BOARD, "ben")
    assert table.counts(B) == (8, 0, 0)
    assert table.state.missed_cover is None  # she was never to be covered


@pytest.mark.proves("settled:37", "simplified:queen.4")
@pytest.mark.parametrize("points", [0, 24])
def test_simplified_the_queen_with_the_own_last_piece_brings_her_bonus(points):
    table = Table("simplified").seat()
    while table.state.points[0] < points:
        table.win(A, 9)
    table.open()
    table.give_turn(A)
    for _ in range(8):
        table.stroke("own")
    event = table.stroke("queen", "own")
    assert "settled:37" in event.clauses
    assert event.result is not None
    scored = event.result.white + event.result.black
    assert scored == (9 + 3 if points == 0 else 9)  # nothing more from 22 on


# 8. the rosette between the attempts (settled 38)


@pytest.mark.proves("settled:38", "international:3.5.b", "international:3.5.d")
@PAIRS
@pytest.mark.parametrize("known", [False, True])
def test_the_rosette_is_turned_between_the_attempts(doubles, known):
    table = Table(doubles=doubles).seat().open()
    table.stroke(touched=False, layout=rosette(GEOMETRY) if known else None)
    table.do(TurnedRosette(by="ada", degrees=45.0))
    assert (table.state.rosette_turn, table.state.layout) == (45.0, None)
    assert layout_of(table.settings, table.state) == rosette(GEOMETRY, 45.0)
    for other in set(table.settings.players) - {"ada"}:
        assert table.refused(TurnedRosette(by=other, degrees=1.0)) is Why.ONLY_THE_BREAKER
    table.stroke(touched=False)
    for player in table.settings.players:  # the opponent breaks and may not turn it
        assert table.refused(TurnedRosette(by=player, degrees=1.0)) is Why.NOT_NOW
    table.stroke(touched=False)
    assert table.playing is A
    assert table.refused(TurnedRosette(by=table.turn, degrees=1.0)) is Why.NOT_NOW
    assert table.state.rosette_turn == 45.0


@pytest.mark.proves("settled:38")
def test_after_the_break_nobody_turns_anything():
    table = Table().seat().open()
    table.stroke("own")
    assert table.refused(TurnedRosette(by="ada", degrees=1.0)) is Why.NOT_NOW


# 9. a protest (settled 39)


@pytest.mark.proves("settled:39")
@pytest.mark.parametrize("clause", ["9.9.z", "club:9.9.z", "settled:999", "", "x" * 9999])
def test_a_protest_names_a_clause_that_there_is(clause):
    table = playing()
    table.stroke("striker")
    refusal = table.ask(Protested(by="ada", about=len(table.log), clause=clause))
    assert isinstance(refusal, Refusal)
    assert refusal.why is Why.UNKNOWN_CLAUSE
    assert len(render(refusal.said, "en")) < 100
    assert table.state.protests == ()
    if clause == "9.9.z":  # as the desk says it
        with pytest.raises(EntryError) as refused:
            read_protest(f"1 {len(table.log)} {clause}", table.match)
        assert render(refused.value.said, "en") == render(refusal.said, "en")


@pytest.mark.proves("settled:39")
@pytest.mark.parametrize("clause", ["3.11.a", "311a", "icf:65.d", "settled:39", "club:striker.2"])
def test_a_protest_may_name_any_clause_or_reading(clause):
    table = playing()
    table.stroke("striker")
    table.do(Protested(by="ada", about=len(table.log), clause=clause))


@pytest.mark.proves("settled:39", "international:4.3")
@pytest.mark.parametrize("clause", [None, "international:3.11.a"])
def test_a_protest_keeps_the_decision_and_its_clause(clause):
    table = playing()
    table.stroke("striker")
    event = table.do(Protested(by="ada", about=len(table.log), clause=clause))
    (protest,) = table.state.protests
    assert (protest.about, protest.clause) == (len(table.log) - 1, clause)
    said = render(narrate(table.match.upto(event.seq - 1), event).entry, "en")
    assert ("incomplete" in said) is (clause is None)
    assert (clause or "without naming a clause") in said
    table.place()
    table.do(WroteProtest(by="ada"))
    table.do(DecidedProtest(by="ada", upheld=False))  # an incomplete one can be decided too
    (protest,) = table.state.protests
    assert (protest.state, protest.clause) == (ProtestState.REJECTED, clause)


# 10. conceding, and the sequence of breaks (settled 40)


@pytest.mark.proves("settled:40", "international:4.r")
@pytest.mark.parametrize("who", ["ada", "abe"])
def test_either_partner_concedes_in_the_turn_of_the_pair(who):
    table = playing(doubles=True)
    for other in ("ben", "bea"):
        assert table.refused(Conceded(by=other)) is Why.NOT_YOUR_TURN
    event = table.do(Conceded(by=who))
    assert "international:4.r" in event.clauses
    assert table.state.games == (0, 1)
    assert render(narrate(table.match.upto(event.seq - 1), event).entry, "en").startswith(who)


@pytest.mark.proves("settled:40")
def test_the_whole_match_is_not_given_up_where_only_the_game_can_be():
    assert playing().refused(Conceded(by="ada", match=True)) is Why.NOT_IN_THESE_RULES


@pytest.mark.proves("settled:40", "international:3.5.g")
def test_the_sequence_of_breaks_goes_on_over_games():
    table = Table().seat()
    breakers = []
    for winner in (A, A, B, A, A):  # five boards end the first game, whose last break was ada's
        breakers.append(table.state.breaker)
        table.win(winner, 6 if winner is A else 1, queen=winner is A)
    assert table.state.game == 2
    assert [*breakers, table.state.breaker] == ["ada", "ben", "ada", "ben", "ada", "ben"]


# Thinking too long (settled 14, 42)


@pytest.mark.proves("settled:42", "international:3.6.b", "international:4.1.1")
@PAIRS
@pytest.mark.parametrize("how", ["clock", "call"])
def test_before_the_first_stroke_of_a_turn_it_is_technical(doubles, how):
    table = playing(doubles=doubles, clock=Clock.STRICT)
    if how == "clock":
        event = table.do(TimeRanOut(timer=Timer.THINKING), after=15)
    else:
        event = table.call("3.6.b")
    assert {"international:3.6.b", "international:4.1.1", "settled:42"} <= set(event.clauses)
    assert (table.turn, table.state.to_place) == ("ada", (ToPlace(W, 1, "ben"),))
    table.place()
    assert (table.turn, table.state.timer) == ("ada", Timer.THINKING)


@pytest.mark.proves("settled:14", "settled:42", "international:3.6.b", "international:4.1.2")
@PAIRS
@pytest.mark.parametrize("how", ["clock", "call"])
def test_later_in_the_turn_it_is_a_foul(doubles, how):
    table = playing(doubles=doubles, clock=Clock.STRICT)
    table.stroke("own")
    if how == "clock":
        event = table.do(TimeRanOut(timer=Timer.THINKING), after=15)
    else:
        event = table.call("3.6.b")
    assert {"international:3.6.b", "international:4.1.2", "settled:14"} <= set(event.clauses)
    assert (table.turn, table.state.to_place) == ("ben", (ToPlace(W, 1, "ben"),))


@pytest.mark.proves("settled:42")
def test_each_turn_begins_anew():
    table = playing()
    table.stroke("own")
    table.stroke()
    assert (table.turn, table.state.struck_in_turn) == ("ben", False)
    table.stroke("own")
    assert (table.turn, table.state.struck_in_turn) == ("ben", True)
    table.do(Passed(by="ben"))
    assert (table.turn, table.state.struck_in_turn) == ("ada", False)
