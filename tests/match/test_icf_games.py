"""The Laws of Carrom from toss to match: seats, trial boards, breaks, games, the third game, slams.

Each test plays what its law says and what it forbids; none of them looks at a figure of the rule set.
"""

from datetime import timedelta

import pytest

from carrom.equipment.pieces import Piece, Point, Seat, Standing
from carrom.match.facts import (
    ChangedBoard,
    ChangedSeats,
    Chose,
    Demanded,
    Forwent,
    FoundNoRoom,
    NamedBreaker,
    Passed,
    Placed,
    PlayedTrial,
    Requested,
    SaidPlay,
    TimeRanOut,
    TookSeats,
    Tossed,
)
from carrom.match.refusals import Why
from carrom.match.settings import Clock
from carrom.match.slams import slam_at_end
from carrom.match.state import Choice, Phase, Timer, ToPlace
from carrom.rules.situation import PIECES, QueenState, Side
from tests.match.driving import DOUBLES, A, B, Table
from tests.match.test_placing import GEOMETRY, WIDE, crowded

KNOCKOUT = {"stage": "knockout"}


def laws(**terms) -> Table:
    return Table("icf", **terms)


def level(table: Table, boards: int) -> Table:
    """Play so many boards of a point each, won in turn, the first by A."""
    for n in range(boards):
        table.win((A, B)[n % 2], 1, queen=False)
    return table


def to_third_game(**terms) -> Table:
    """Play to one game all, and change seats."""
    table = laws(**terms).seat().win_game(A).win_game(B)
    table.do(ChangedSeats())
    return table


# toss and seats


@pytest.mark.proves("icf:39.b")
@pytest.mark.parametrize("winner", [A, B])
@pytest.mark.parametrize("choice", Choice)
def test_the_pair_that_wins_the_toss_chooses_break_or_seats(winner, choice):
    table = laws(doubles=True)
    table.do(Tossed(winner=winner))
    table.do(Chose(choice=choice))
    sits_first = winner if choice is Choice.BREAK else winner.other
    order = [A, B] if sits_first is A else [B, A]
    for team in order:
        taken = {s: p for s, p in DOUBLES.items() if p in table.settings.members(team)}
        others = {s: p for s, p in DOUBLES.items() if p in table.settings.members(team.other)}
        assert table.refused(TookSeats(seats=others)) in (Why.SEATS_WRONG, Why.NOT_NOW)
        table.do(TookSeats(seats=taken))
    breaks = winner if choice is Choice.BREAK else winner.other
    for player in table.settings.members(breaks.other):
        assert table.refused(NamedBreaker(player=player)) is Why.NOT_OF_THAT_TEAM
    table.do(NamedBreaker(player=table.settings.members(breaks)[1]))
    assert table.state.breaker == table.settings.members(breaks)[1]


@pytest.mark.proves("icf:40")
def test_one_trial_board_a_side_after_the_toss_and_before_the_match():
    table = laws()
    assert table.refused(PlayedTrial(team=A)) is Why.NOT_NOW
    table.do(Tossed(winner=A))
    table.do(PlayedTrial(team=A))
    assert table.refused(PlayedTrial(team=A)) is Why.TRIAL_TAKEN
    table.do(Chose(choice=Choice.BREAK))
    table.do(TookSeats(seats={Seat.SOUTH: "ada"}))
    table.do(TookSeats(seats={Seat.NORTH: "ben"}))
    before = table.match
    table.do(PlayedTrial(team=B))
    assert table.refused(PlayedTrial(team=B)) is Why.TRIAL_TAKEN
    table.match = before
    table.open()
    assert table.refused(PlayedTrial(team=B)) is Why.NOT_NOW
    table.run(A, 9, queen=True)
    assert table.refused(PlayedTrial(team=B)) is Why.NOT_NOW


# board, turn and break


@pytest.mark.proves("icf:5", "icf:47")
def test_what_is_struck_before_play_is_not_yet_the_board():
    table = laws().seat()
    event = table.stroke("own", "own")
    assert "icf:47" in event.clauses
    assert table.counts(A) == (9, 1, 0)
    assert table.turn == "ben"
    untouched = laws().seat()
    assert untouched.refused(untouched.struck(touched=False)) is Why.NOT_OPEN
    untouched.open()
    untouched.stroke(touched=False)
    assert untouched.turn == "ada"  # now it is an attempt: one of three


@pytest.mark.proves("icf:18")
def test_who_has_the_turn_strikes_and_nobody_else():
    table = laws(doubles=True).seat().open()
    for turn in ("ada", "ben", "abe", "bea"):
        assert table.turn == turn
        for other in {"ada", "ben", "abe", "bea"} - {turn}:
            assert table.refused(table.struck("own", by=other)) is Why.NOT_YOUR_TURN
        table.stroke(by=turn)


@pytest.mark.proves("icf:43", "icf:49.a")
def test_the_break_changes_sides_from_board_to_board_and_brings_white():
    table = laws().seat(B)
    breakers = []
    for winner in (B, B, A, A, A):
        breakers.append(table.state.breaker)
        assert table.state.white is table.settings.team(table.state.breaker or "")
        table.win(winner, 1, queen=False)
    assert breakers == ["ben", "ada", "ben", "ada", "ben"]


@pytest.mark.proves("icf:49.a")
@pytest.mark.parametrize("boards", [3, 4])
def test_whoever_began_a_game_does_not_begin_the_next(boards):
    table = laws().seat()
    begins = [table.state.breaker]
    for _ in range(boards - 3):
        table.win(B, 1, queen=False)
    for winner in (A, B):
        table.win_game(winner)
        begins.append(table.state.breaker)
    assert begins == ["ada", "ben", "ada"]


@pytest.mark.proves("icf:49.b")
def test_in_doubles_turn_and_break_go_round_to_the_right():
    table = laws(doubles=True).seat(breaker="abe").open()
    order = []
    for _ in range(6):
        order.append(table.turn)
        table.stroke()
    assert order == ["abe", "bea", "ada", "ben", "abe", "bea"]
    table.run(A, 9, queen=True)
    assert table.state.breaker == "bea"
    table.win(A, 9)
    assert table.state.breaker == "ada"


@pytest.mark.proves("icf:50", "icf:46", "icf:124.a", "icf:124.b")
def test_fifteen_seconds_a_stroke_from_play_from_rest_and_from_placing():
    table = laws(clock=Clock.STRICT).seat()
    late = TimeRanOut(timer=Timer.THINKING)

    def limit():
        assert table.state.timer is Timer.THINKING
        assert table.state.deadline == table.now + timedelta(seconds=15)
        assert table.refused(late, after=14.9) is Why.TIME_LEFT

    table.do(SaidPlay(), after=100.0)
    limit()
    table.stroke("own", after=10.0)
    limit()
    table.stroke("striker", after=10.0)
    assert table.state.timer is Timer.PLACING
    table.do(Placed(by="ben", side=Side.WHITE), after=5.0)
    limit()
    before = table.counts(B)
    table.do(late, after=15.0)
    assert table.turn == "ada" or table.counts(B) != before


@pytest.mark.proves("icf:137")
def test_three_passes_each_in_a_row_and_the_board_is_played_again():
    table = laws().seat().open()
    table.stroke()
    for _ in range(5):
        table.do(Passed(by=table.turn))
    assert table.state.situation is not None
    assert table.state.situation.broken
    event = table.do(Passed(by=table.turn))
    assert event.clauses[0] == "icf:137"
    assert (table.state.phase, table.state.board, table.state.breaker) == (Phase.READY, 1, "ada")
    interrupted = laws().seat().open()
    interrupted.stroke()
    for _ in range(5):
        interrupted.do(Passed(by=interrupted.turn))
    interrupted.stroke()
    interrupted.do(Passed(by=interrupted.turn))
    assert interrupted.state.phase is Phase.STROKE


# games and the match


@pytest.mark.proves("icf:56.a")
@pytest.mark.parametrize("team", [A, B])
def test_the_first_side_with_25_points_wins_the_game(team):
    table = laws().seat()
    table.win(team, 9)
    table.win(team, 9)
    assert max(table.state.points) == 24
    assert table.state.game == 1
    table.win(team, 1, queen=False)
    assert (table.state.game, table.state.games) == (2, (1, 0) if team is A else (0, 1))


@pytest.mark.proves("icf:56.a", "icf:56.b")
@pytest.mark.parametrize("team", [A, B])
def test_after_eight_boards_the_side_in_the_lead_wins_the_game(team):
    table = level(laws().seat(), 6)
    table.win(team, 1, queen=False)
    assert (table.state.game, table.state.board) == (1, 8)
    table.win(team, 1, queen=False)
    assert (table.state.game, table.state.games) == (2, (1, 0) if team is A else (0, 1))


@pytest.mark.proves("icf:56.b")
@pytest.mark.parametrize("lot", [A, B])
@pytest.mark.parametrize("winner", [A, B])
def test_level_after_eight_boards_an_extra_one_decides_and_the_toss_is_for_its_break_only(
    lot, winner
):
    table = level(laws().seat(), 8)
    assert (table.state.points, table.state.phase) == ((4, 4), Phase.DECIDING_TOSS)
    seats = dict(table.state.seats)
    table.do(Tossed(winner=lot))
    assert table.refused(Chose(choice=Choice.SEATS)) is Why.NOT_NOW
    assert (table.state.phase, table.state.board, table.state.seats) == (Phase.READY, 9, seats)
    assert table.settings.team(table.state.breaker or "") is lot
    table.win(winner, 1, queen=False)
    assert table.state.games == ((1, 0) if winner is A else (0, 1))


@pytest.mark.proves("icf:56.b")
def test_from_the_quarter_finals_the_lead_after_eight_boards_wins_nothing():
    table = laws(options=KNOCKOUT).seat()
    for _ in range(10):
        table.win(A, 1, queen=False)
    assert (table.state.game, table.state.board, table.state.points) == (1, 11, (10, 0))
    table.win(A, 9)
    table.win(A, 3, queen=False)
    assert table.state.games == (1, 0)


@pytest.mark.proves("icf:57")
@pytest.mark.parametrize("first", [A, B])
@pytest.mark.parametrize("last", [A, B])
def test_the_match_is_the_best_of_three_games(first, last):
    table = laws().seat().win_game(first)
    assert table.state.phase is not Phase.OVER
    straight = laws().seat().win_game(first).win_game(first)
    assert (straight.state.phase, straight.state.winner) == (Phase.OVER, first)
    table.win_game(first.other)
    assert (table.state.phase, table.state.game) == (Phase.READY, 3)
    table.win_game(last)
    assert (table.state.phase, table.state.winner) == (Phase.OVER, last)


# changes of seats


@pytest.mark.proves("icf:61")
def test_two_minutes_for_a_change_of_seats():
    table = laws(clock=Clock.STRICT).seat().win_game(A)
    assert table.state.deadline == table.now + timedelta(minutes=2)
    assert table.refused(TimeRanOut(timer=Timer.SEATS), after=119.9) is Why.TIME_LEFT
    assert table.do(TimeRanOut(timer=Timer.SEATS), after=120.0).clauses == ("icf:61",)
    assert table.state.timer is None


@pytest.mark.proves("icf:138")
def test_ten_minutes_before_the_third_game():
    table = laws(clock=Clock.STRICT).seat().win_game(A).win_game(B)
    assert table.state.timer is Timer.REST
    assert table.refused(TimeRanOut(timer=Timer.REST), after=599.9) is Why.TIME_LEFT
    assert table.do(TimeRanOut(timer=Timer.REST), after=600.0).clauses == ("icf:138",)
    assert table.state.timer is None


@pytest.mark.proves("icf:60.a")
def test_in_the_third_game_seats_change_after_the_fourth_board():
    table = to_third_game()
    for board in range(1, 5):
        assert (table.state.board, table.state.seat_change_due) == (board, False)
        table.win((A, B)[board % 2], 1, queen=False)
    before = dict(table.state.seats)
    assert table.do(ChangedSeats()).clauses == ("icf:60.a",)
    assert table.state.seats == {
        Seat.SOUTH: before[Seat.NORTH],
        Seat.NORTH: before[Seat.SOUTH],
    }


@pytest.mark.proves("icf:60.a", "icf:60.b")
@pytest.mark.parametrize("options", [{}, KNOCKOUT], ids=["pool", "knockout"])
@pytest.mark.parametrize("team", [A, B])
def test_in_the_third_game_seats_change_at_13_points(options, team):
    table = to_third_game(options=options)
    table.win(team, 9)
    assert max(table.state.points) == 12
    assert table.refused(ChangedSeats()) is Why.NO_SEAT_CHANGE
    table.win(team, 1, queen=False)
    law = "icf:60.b" if options else "icf:60.a"
    assert table.do(ChangedSeats()).clauses == (law,)
    table.win(team.other, 1, queen=False)
    assert table.refused(ChangedSeats()) is Why.NO_SEAT_CHANGE


@pytest.mark.proves("icf:60.b")
def test_from_the_quarter_finals_four_boards_change_no_seats():
    table = to_third_game(options=KNOCKOUT)
    for n in range(6):
        table.win((A, B)[n % 2], 1, queen=False)
        assert not table.state.seat_change_due
        assert table.refused(ChangedSeats()) is Why.NO_SEAT_CHANGE


@pytest.mark.proves("icf:59")
def test_each_of_a_pair_moves_one_seat_to_the_right():
    table = laws(doubles=True).seat().win_game(A)
    table.do(ChangedSeats())
    assert table.state.seats == {
        Seat.EAST: "ada",
        Seat.NORTH: "ben",
        Seat.WEST: "abe",
        Seat.SOUTH: "bea",
    }


@pytest.mark.proves("icf:58", "icf:60.c")
def test_a_forgotten_change_of_seats_is_made_up_for_when_the_board_is_over():
    table = laws().seat().win_game(A)
    before = dict(table.state.seats)
    table.do(SaidPlay())
    for fell in ((), ("own",)):
        table.stroke(*fell)
        assert table.refused(ChangedSeats()) is Why.NOT_NOW
    table.run(table.playing, 8, queen=True)
    assert table.state.board == 2
    assert "icf:60.c" in table.do(ChangedSeats()).clauses
    assert table.state.seats == {Seat.SOUTH: before[Seat.NORTH], Seat.NORTH: before[Seat.SOUTH]}


@pytest.mark.proves("icf:119")
def test_another_board_comes_between_two_boards_only():
    table = laws().seat()
    assert table.do(ChangedBoard(reason="uneven")).clauses == ("icf:119",)
    table.open()
    assert table.refused(ChangedBoard(reason="uneven")) is Why.NOT_NOW
    table.stroke("own")
    assert table.refused(ChangedBoard(reason="uneven")) is Why.NOT_NOW
    table.run(A, 8, queen=True)
    assert table.do(ChangedBoard(reason="uneven")).clauses == ("icf:119",)
    assert (table.state.phase, table.state.board) == (Phase.READY, 2)


# placing


@pytest.mark.proves("icf:84.a")
def test_with_the_finger_off_the_piece_lies_there_and_play_goes_on():
    table = laws().seat().open()
    table.stroke("own", layout=WIDE)
    table.stroke("striker", layout=WIDE)
    outside = Placed(by="ben", side=Side.WHITE, at=Point(0.2, 0.05))
    assert table.refused(outside) is Why.SPOT_ILLEGAL
    assert table.state.phase is Phase.PLACING
    event = table.do(Placed(by="ben", side=Side.WHITE, at=Point(0.02, 0.05)))
    assert event.clauses == ("icf:84.a",)
    assert table.state.layout == (*WIDE, Standing(Piece.WHITE, Point(0.02, 0.05)))
    assert (table.state.phase, table.state.to_place) == (Phase.STROKE, ())


@pytest.mark.proves("icf:80")
def test_who_would_rather_not_place_loses_the_piece_for_good():
    table = laws().seat().open()
    table.stroke("own", layout=WIDE)
    table.stroke("striker", layout=WIDE)
    assert table.refused(Forwent(by="ada")) is Why.NOT_THE_PLACER
    table.do(Forwent(by="ben"))
    assert (table.counts(A), table.state.phase) == ((8, 0, 0), Phase.STROKE)
    table.stroke("own")
    assert table.state.to_place == ()
    assert table.counts(A) == (8, 0, 0)


@pytest.mark.proves("icf:79.a", "icf:81")
def test_room_in_the_middle_of_the_placers_turn_and_the_piece_is_placed_at_once():
    table = laws().seat().open()
    table.stroke("own", layout=crowded())
    table.stroke("striker", layout=crowded())
    table.do(FoundNoRoom(side=Side.WHITE))
    assert table.counts(A) == (8, 0, 1)
    black = next(standing for standing in WIDE if standing.piece is Piece.BLACK)
    table.stroke("own", layout=tuple(s for s in WIDE if s is not black))  # ben keeps the turn
    assert table.turn == "ben"
    assert table.state.to_place == (ToPlace(Side.WHITE, 1, "ben"),)
    assert table.refused(table.struck("own")) is Why.PLACE_FIRST
    table.do(Placed(by="ben", side=Side.WHITE, at=Point(0.02, 0.05)))
    assert (table.counts(A), table.turn) == ((9, 0, 0), "ben")


@pytest.mark.proves("icf:94", "icf:93")
def test_the_queen_lies_beside_what_lies_on_the_centre():
    black = next(standing for standing in WIDE if standing.piece is Piece.BLACK)
    others = tuple(s for s in WIDE if s.piece is not Piece.QUEEN and s is not black)
    lying = (*others, Standing(Piece.BLACK, Point(0.0, 0.0)))
    table = laws().seat().open()
    table.stroke("own", layout=(*lying, Standing(Piece.QUEEN, Point(0.1, 0.0))))
    table.stroke("queen", layout=lying)
    table.stroke(layout=lying)  # not covered
    assert table.state.situation is not None
    assert table.state.situation.queen is QueenState.ON_BOARD
    assert table.state.layout is not None
    queen = next(s.at for s in table.state.layout if s.piece is Piece.QUEEN)
    away = (queen.x**2 + queen.y**2) ** 0.5
    assert away == pytest.approx(2 * GEOMETRY.piece_radius)  # she touches it, as near as it goes


# points on demand


def lost_with_the_striker(*, proper: bool) -> Table:
    """Let Ada pocket her last piece with the striker while the queen is on the board (108)."""
    table = laws(clock=Clock.STRICT).seat().open()
    table.run(A, 8)
    table.stroke("own", "striker", proper=proper)
    return table


@pytest.mark.proves("icf:87.b", "settled:46")
@pytest.mark.parametrize(("proper", "most"), [(True, 1), (False, 2)])
def test_the_winner_may_ask_for_all_some_or_none_of_the_points_on_demand(proper, most):
    for taken in range(most + 1):
        table = lost_with_the_striker(proper=proper)
        assert (table.state.phase, table.state.points) == (Phase.DEMAND, (0, 0))
        assert table.refused(Demanded(by="ada", points=taken)) is Why.NOT_OF_THAT_TEAM
        too_many = Demanded(by="ben", points=most + 1)
        assert table.refused(too_many) is Why.TOO_MANY_POINTS
        table.do(Demanded(by="ben", points=taken))
        assert (table.state.phase, table.state.points) == (Phase.READY, (0, 3 + taken))


@pytest.mark.proves("settled:46")
def test_without_an_answer_in_fifteen_seconds_it_is_none():
    table = lost_with_the_striker(proper=False)
    assert table.refused(TimeRanOut(timer=Timer.DEMAND), after=14.9) is Why.TIME_LEFT
    table.do(TimeRanOut(timer=Timer.DEMAND), after=15.0)
    assert (table.state.phase, table.state.points) == (Phase.READY, (0, 3))


# appeals


@pytest.mark.proves("icf:118.b", "icf:122.e", "icf:121.a", "icf:121.b")
@pytest.mark.parametrize("by", ["ada", "ben"])
def test_during_an_appeal_nothing_runs_and_nobody_may_strike(by):
    table = laws(clock=Clock.STRICT).seat().open()
    table.stroke("own")
    table.do(Requested(by=by))
    assert (table.state.phase, table.state.timer, table.state.deadline) == (
        Phase.REQUEST,
        None,
        None,
    )
    assert table.refused(TimeRanOut(timer=Timer.THINKING), after=500.0) is Why.NO_TIMER
    assert table.refused(table.struck("own", by=by)) is Why.STOPPED
    going_on = table.match
    table.do(SaidPlay())
    table.stroke("own", by="ada")
    table.match = going_on
    other = "ben" if by == "ada" else "ada"
    event = table.do(table.struck("own", by=other))
    assert event.clauses[0] == "icf:121.b"
    assert event.result is not None


# slams


def all_pieces(table: Table, *, queen: bool, pieces: int = PIECES) -> None:
    for _ in range(pieces - 1):
        table.stroke("own")
    if queen:
        table.stroke("queen")
    table.stroke("own")


@pytest.mark.proves("icf:26.a")
@pytest.mark.parametrize("why", ["second turn", "a piece before"])
def test_what_is_no_white_slam(why):
    table = laws().seat().open()
    if why == "a piece before":
        for _ in range(3):
            table.stroke(touched=False)
        table.stroke("opp")  # ben makes the break and pockets a white piece
        all_pieces(table, queen=True, pieces=8)
    else:
        table.stroke()
        table.stroke()
        all_pieces(table, queen=True)
    assert table.log[-1].result is not None
    assert table.log[-1].result.winner is Side.WHITE
    assert slam_at_end(table.match) is None


@pytest.mark.proves("icf:26.b")
def test_in_a_second_turn_it_is_no_black_slam():
    table = laws().seat().open()
    for _ in range(3):
        table.stroke()
    all_pieces(table, queen=True)
    assert table.log[-1].result is not None
    assert table.log[-1].result.winner is Side.BLACK
    assert slam_at_end(table.match) is None
