"""Boards, games and the match: points, breaks, seats, clocks between them (3.5.g-h, 3.7.e, 3.8)."""

from datetime import timedelta

import pytest

from carrom.equipment.pieces import Seat
from carrom.match.facts import ChangedSeats, Conceded, SaidPlay, TimeRanOut, Tossed
from carrom.match.refusals import Why
from carrom.match.settings import Clock
from carrom.match.state import Ending, Phase, Timer
from carrom.rules.registry import RULE_SETS
from tests.match.driving import DOUBLES, A, B, Table

FAMILY = ("club", "percuteur", "simplified")


def level(table: Table, boards: int) -> Table:
    """Play so many boards of a point each, won in turn, the first by A."""
    for n in range(boards):
        table.win((A, B)[n % 2], 1, queen=False)
    return table


def to_deciding_game(**terms) -> Table:
    """Play to one game all; seats not yet changed."""
    return Table(**terms).seat().win_game(A).win_game(B)


# the break


@pytest.mark.proves("international:3.5.g")
def test_the_break_alternates_over_boards_and_games():
    table = Table().seat()
    breakers = []
    for winner in (A, A, A, B, B, B):  # a game of three boards each
        breakers.append(table.state.breaker)
        table.win(winner, 9)
    assert table.state.game == 3
    assert breakers == ["ada", "ben", "ada", "ben", "ada", "ben"]
    assert table.state.breaker == "ada"


@pytest.mark.proves("international:3.5.g")
def test_winning_the_board_does_not_give_the_break():
    table = Table().seat(B)
    table.win(B, 4)
    assert table.state.breaker == "ada"
    assert table.state.white is A


@pytest.mark.proves("international:3.5.h")
def test_in_doubles_the_break_goes_to_the_right_also_after_changes_of_seats():
    table = Table(doubles=True).seat(breaker="abe")
    right = {"ada": "ben", "ben": "abe", "abe": "bea", "bea": "ada"}
    expected = "abe"
    for winner in (A, A, A, B, B, B, A):
        assert table.state.breaker == expected
        table.win(winner, 9)
        expected = right[expected]
    assert table.state.game == 3


@pytest.mark.proves("international:3.5.h")
def test_in_doubles_the_turn_goes_to_the_right():
    table = Table(doubles=True).seat().open()
    order = []
    for _ in range(6):
        order.append(table.turn)
        table.stroke()
    assert order == ["ada", "ben", "abe", "bea", "ada", "ben"]
    table.stroke("own")
    assert table.turn == "abe"


# the game


@pytest.mark.proves("international:3.7.e", "international:5.1.game", "simplified:game.10")
@pytest.mark.parametrize("rules", ["international", "simplified"])
def test_a_game_is_won_with_25_points(rules):
    table = Table(rules, games_to_win=2).seat()
    table.win(A, 9)
    table.win(A, 9)
    assert table.state.points == (24, 0)
    table.win(A, 1, queen=False)
    assert table.state.games == (1, 0)
    assert (table.state.game, table.state.board, table.state.points) == (2, 1, (0, 0))


@pytest.mark.proves("international:3.7.e", "international:5.1.game")
def test_most_points_after_eight_boards_win_the_game():
    table = level(Table().seat(), 7)
    assert table.state.points == (4, 3)
    table.win(A, 1, queen=False)
    assert table.state.games == (1, 0)
    assert table.state.board == 1


@pytest.mark.proves("international:3.7.e", "international:5.1.game")
@pytest.mark.parametrize("doubles", [False, True])
@pytest.mark.parametrize("lot", [A, B])
@pytest.mark.parametrize("winner", [A, B])
def test_level_after_eight_boards_a_ninth_decides_with_a_toss_for_the_break(doubles, lot, winner):
    table = level(Table(doubles=doubles).seat(), 8)
    assert table.state.points == (4, 4)
    assert table.state.phase is Phase.DECIDING_TOSS
    assert table.refused(SaidPlay()) is Why.NOT_NOW
    table.do(Tossed(winner=lot))
    assert table.state.board == 9
    assert table.state.white is lot
    assert table.settings.team(table.state.breaker or "") is lot
    table.win(winner, 1, queen=False)
    assert table.state.games == ((1, 0) if winner is A else (0, 1))
    assert not table.state.deciding_board


@pytest.mark.proves("settled:30", "club:score.1", "percuteur:play.5")
@pytest.mark.parametrize("rules", FAMILY)
def test_the_family_plays_on_beyond_eight_boards(rules):
    table = Table(rules).seat()
    for n in range(9):
        if rules == "percuteur":
            table.win((A, B)[n % 2], 9)
            if n == 3:
                break
        else:
            table.win((A, B)[n % 2], 1, queen=False)
    assert table.state.games == (0, 0) or rules == "percuteur"
    assert not table.state.deciding_board


@pytest.mark.proves("club:score.1", "club:score.2", "settled:30")
def test_a_club_game_ends_at_29_after_the_board():
    table = Table("club").seat()
    table.win(A, 9)
    table.win(A, 9)
    assert table.state.points == (28, 0)
    table.win(B, 9)
    assert table.state.points == (28, 14)
    assert table.state.phase is Phase.READY
    table.win(A, 9)
    assert table.state.points[0] == 28 + 9 + 1
    assert (table.state.phase, table.state.winner) == (Phase.OVER, A)


@pytest.mark.proves("club:score.1", "club:score.2")
def test_a_club_game_ends_with_29_points_exactly_and_with_the_lead_of_no_board():
    table = Table("club").seat()
    for _ in range(10):  # in the lead after eight boards and after ten: that wins nothing
        table.win(A, 1, queen=False)
    assert (table.state.points, table.state.phase) == ((10, 0), Phase.READY)
    table.win(A, 9)
    for points in (25, 26, 27, 28):
        table.win(A, 1, queen=False)
        assert (table.state.points, table.state.phase) == ((points, 0), Phase.READY)
    table.win(A, 1, queen=False)
    assert (table.state.points, table.state.winner) == ((29, 0), A)


@pytest.mark.proves("percuteur:play.5")
def test_percuteur_counts_no_boards():
    table = Table("percuteur").seat()
    for n in range(8):  # whoever moves the board loses it, with nothing pocketed: five points
        table.open().call("4.i", by="ada" if n in (1, 3, 5) else "ben")
    assert (table.state.points, table.state.board) == ((25, 15), 9)
    assert table.state.phase is Phase.READY


@pytest.mark.proves("percuteur:play.5")
@pytest.mark.parametrize("pieces", [2, 3])
def test_percuteur_ends_with_29_points_and_not_before(pieces):
    table = Table("percuteur").seat()
    table.win(A, 9)
    table.win(A, 9)
    assert table.state.points == (26, 0)
    table.open().run(A, pieces)
    table.call("4.i", by="ada")  # the board is lost; what is pocketed counts
    assert table.state.points == (26 + pieces, 5)
    assert (table.state.phase is Phase.OVER) is (pieces == 3)


@pytest.mark.proves("percuteur:play.5", "settled:28")
def test_percuteur_goes_on_until_a_side_has_29_after_the_board():
    table = Table("percuteur").seat()
    table.win(A, 9)  # eight pieces, and five for the queen with her cover
    assert table.state.points == (13, 0)
    table.win(A, 2)
    assert table.state.points == (26, 7)
    table.win(B, 1)
    assert table.state.points == (34, 20)
    assert (table.state.phase, table.state.winner) == (Phase.OVER, A)


def nearly_29() -> Table:
    """Play percuteur to 26 points for A and 17 for B."""
    table = Table("percuteur").seat()
    table.win(A, 9)
    table.win(B, 9)
    table.win(A, 5)
    assert table.state.points == (26, 17)
    return table


@pytest.mark.proves("settled:28", "percuteur:play.5")
def test_both_reach_29_and_the_higher_total_wins_though_the_other_won_the_board():
    table = nearly_29()
    event = table.win(B, 4)
    assert event.result is not None
    assert table.log[-1].fact.by == "ben"  # type: ignore[union-attr]
    assert table.state.points == (31, 30)
    assert (table.state.phase, table.state.winner) == (Phase.OVER, A)


@pytest.mark.proves("settled:28", "percuteur:play.5")
def test_both_reach_29_level_and_play_one_more_board():
    table = nearly_29()
    table.win(B, 5)
    assert table.state.points == (30, 30)
    assert table.state.phase is Phase.READY
    assert table.state.breaker == "ada"
    table.win(B, 1)
    assert table.state.points == (38, 40)
    assert (table.state.phase, table.state.winner) == (Phase.OVER, B)


@pytest.mark.proves("settled:30", "club:play.1", "percuteur:play.3", "club:play.3")
@pytest.mark.parametrize("rules", FAMILY)
@pytest.mark.parametrize("winner", [A, B])
def test_the_first_break_is_by_lot_then_it_alternates(rules, winner):
    table = Table(rules).seat(winner)
    assert table.playing is winner
    table.open()
    table.stroke()
    assert table.playing is winner.other
    table.stroke("own")
    assert table.playing is winner.other
    table.run(winner.other, 8, queen=True)
    assert table.settings.team(table.state.breaker or "") is winner.other


# the match


@pytest.mark.proves("international:5.1.match")
def test_two_games_win_the_match():
    table = Table().seat().win_game(B)
    assert table.state.phase is Phase.READY
    table.win_game(B)
    assert (table.state.phase, table.state.games) == (Phase.OVER, (0, 2))
    assert (table.state.winner, table.state.ending) == (B, Ending.PLAYED)
    assert table.refused(SaidPlay()) is Why.NOT_NOW


@pytest.mark.proves("international:5.1.match")
@pytest.mark.parametrize("winner", [A, B])
def test_a_third_game_at_one_all(winner):
    table = to_deciding_game()
    assert table.state.games == (1, 1)
    assert table.state.game == 3
    table.win_game(winner)
    assert (table.state.phase, table.state.winner) == (Phase.OVER, winner)


@pytest.mark.proves("settled:30")
@pytest.mark.parametrize("rules", FAMILY)
@pytest.mark.parametrize("wanted", [None, 2])
def test_one_game_is_a_match_unless_more_are_asked_for(rules, wanted):
    table = Table(rules, games_to_win=wanted).seat().win_game(A)
    assert (table.state.phase is Phase.OVER) is (wanted is None)
    assert table.state.games == (1, 0)


@pytest.mark.proves("international:5.1.board")
@pytest.mark.parametrize("rules", RULE_SETS)
def test_a_board_lasts_until_a_side_has_no_piece_left(rules):
    table = Table(rules).seat().open()
    table.stroke()
    table.run(B, 8, queen=True)
    assert table.state.board == 1
    event = table.stroke("own")
    assert event.result is not None
    assert table.state.board == 2
    assert table.state.situation is not None
    assert not table.state.situation.broken


@pytest.mark.proves("international:5.1.board")
@pytest.mark.parametrize("rules", RULE_SETS)
def test_a_match_of_one_board(rules):
    table = Table(rules, single_board=True).seat()
    table.win(B, 3)
    assert (table.state.phase, table.state.winner) == (Phase.OVER, B)
    given_up = Table(rules, single_board=True).seat().open()
    given_up.do(Conceded(by="ada"))
    assert (given_up.state.phase, given_up.state.winner) == (Phase.OVER, B)


# seats


@pytest.mark.proves("international:3.8.a")
def test_in_singles_seats_are_exchanged_after_each_game():
    table = Table().seat()
    assert table.refused(ChangedSeats()) is Why.NO_SEAT_CHANGE
    table.win_game(A)
    assert table.state.seat_change_due
    event = table.do(ChangedSeats())
    assert "international:3.8.a" in event.clauses
    assert table.state.seats == {Seat.NORTH: "ada", Seat.SOUTH: "ben"}
    assert table.refused(ChangedSeats()) is Why.NO_SEAT_CHANGE
    table.win_game(B)
    table.do(ChangedSeats())
    assert table.state.seats == {Seat.SOUTH: "ada", Seat.NORTH: "ben"}


@pytest.mark.proves("international:3.8.b")
def test_in_doubles_everybody_moves_one_place_to_the_right():
    table = Table(doubles=True).seat().win_game(A)
    event = table.do(ChangedSeats())
    assert "international:3.8.b" in event.clauses
    right = {Seat.SOUTH: Seat.EAST, Seat.EAST: Seat.NORTH, Seat.NORTH: Seat.WEST}
    right[Seat.WEST] = Seat.SOUTH
    assert table.state.seats == {right[seat]: who for seat, who in DOUBLES.items()}


@pytest.mark.proves("international:3.8.c")
def test_in_the_deciding_game_seats_change_after_the_fourth_board():
    table = to_deciding_game()
    table.do(ChangedSeats())
    for board in range(1, 5):
        assert table.state.board == board
        assert not table.state.seat_change_due
        level(table, 1)
    assert table.state.points == (4, 0)
    assert table.state.seat_change_due
    event = table.do(ChangedSeats())
    assert event.clauses == ("international:3.8.c",)
    level(table, 2)
    assert not table.state.seat_change_due


@pytest.mark.proves("international:3.8.c")
@pytest.mark.parametrize("winner", [A, B])
def test_in_the_deciding_game_seats_change_at_13_points_and_only_once(winner):
    table = to_deciding_game()
    table.do(ChangedSeats())
    table.win(winner, 9)
    assert max(table.state.points) == 12
    assert table.refused(ChangedSeats()) is Why.NO_SEAT_CHANGE
    table.win(winner, 1, queen=False)
    assert max(table.state.points) == 13
    assert table.state.seat_change_due
    table.do(ChangedSeats())
    for _ in range(3):
        table.win(winner.other, 1, queen=False)
        assert table.refused(ChangedSeats()) is Why.NO_SEAT_CHANGE


@pytest.mark.proves("international:3.8.c")
def test_no_change_inside_a_game_that_does_not_decide():
    table = level(Table().seat(), 4)
    assert not table.state.seat_change_due
    table.win(A, 9)
    assert max(table.state.points) >= 13
    assert not table.state.seat_change_due


@pytest.mark.proves("international:3.8.d")
def test_a_forgotten_change_is_made_after_the_board():
    table = Table().seat().win_game(A)
    table.do(SaidPlay())
    assert table.refused(ChangedSeats()) is Why.NOT_NOW
    table.stroke("own")
    assert table.refused(ChangedSeats()) is Why.NOT_NOW
    table.run(table.playing, 8, queen=True)
    assert table.state.board == 2
    event = table.do(ChangedSeats())
    assert "international:3.8.d" in event.clauses
    assert table.state.seats[Seat.NORTH] == "ada"


@pytest.mark.proves("international:3.8.c", "international:3.8.d")
def test_a_forgotten_change_between_games_is_not_the_one_inside_the_deciding_game():
    table = to_deciding_game()
    table.do(SaidPlay())
    table.win(A, 9)
    table.do(ChangedSeats())  # late: it belongs after the second game
    table.win(B, 1, queen=False)
    assert not table.state.seat_change_due
    table.win(A, 1, queen=False)
    assert table.state.points[0] == 13
    assert table.state.seat_change_due


# clocks between boards


@pytest.mark.proves("international:3.8.e")
def test_two_minutes_to_change_seats():
    table = Table(clock=Clock.STRICT).seat().win_game(A)
    assert table.state.timer is Timer.SEATS
    assert table.state.deadline == table.now + timedelta(minutes=2)
    assert table.refused(TimeRanOut(timer=Timer.SEATS), after=119.9) is Why.TIME_LEFT
    event = table.do(TimeRanOut(timer=Timer.SEATS), after=120.0)
    assert event.clauses == ("international:3.8.e",)
    assert table.refused(TimeRanOut(timer=Timer.SEATS), after=500.0) is Why.NO_TIMER
    table.do(ChangedSeats())


@pytest.mark.proves("international:3.8.e")
def test_changing_in_time_stops_the_clock():
    table = Table(clock=Clock.STRICT).seat().win_game(A)
    table.do(ChangedSeats())
    assert table.state.timer is None
    assert table.refused(TimeRanOut(timer=Timer.SEATS), after=500.0) is Why.NO_TIMER


@pytest.mark.proves("settled:15", "international:4.2.c")
@pytest.mark.parametrize(("given", "minutes"), [(None, 5), (12, 12)])
def test_a_rest_before_the_deciding_game(given, minutes):
    table = to_deciding_game(clock=Clock.CASUAL, rest_minutes=given)
    assert table.state.timer is Timer.REST
    assert table.state.deadline == table.now + timedelta(minutes=minutes)
    table.do(ChangedSeats())
    assert table.state.timer is Timer.REST
    assert table.refused(TimeRanOut(timer=Timer.REST), after=minutes * 60 - 2) is Why.TIME_LEFT
    event = table.do(TimeRanOut(timer=Timer.REST), after=minutes * 60)
    assert event.clauses == ("international:4.2.c", "settled:15")
    after = table.state
    assert (after.phase, after.timer) == (Phase.READY, None)


def test_no_clock_no_time_limit():
    table = Table(clock=Clock.OFF).seat().win_game(A)
    assert table.state.timer is None
    table.open()
    assert table.state.timer is None
