"""A match by the Laws of Carrom: what differs from the international rule between the strokes."""

from math import hypot

import pytest

from carrom.equipment.aim import Aim
from carrom.equipment.geometry import to_seat
from carrom.equipment.pieces import Piece, Point, Seat, Standing
from carrom.equipment.standard import board
from carrom.match.asked import Ask, asked, officiated
from carrom.match.events import Event
from carrom.match.facts import (
    Called,
    ChangedBoard,
    ChangedSeats,
    ChangedStriker,
    Chose,
    Conceded,
    Disqualified,
    FoundNoRoom,
    FoundRoom,
    Passed,
    Requested,
    SaidPlay,
    TimeRanOut,
    TookSeats,
    Tossed,
    TurnedRosette,
)
from carrom.match.refusals import Why
from carrom.match.settings import Clock, Team
from carrom.match.simulated_stroke import simulate_stroke
from carrom.match.state import Choice, Ending, Phase, Timer
from carrom.rules.book import Breach
from carrom.rules.registry import RULE_SETS
from carrom.rules.situation import QueenState, Side
from tests.match.driving import A, B, Table, spread


def laws(**terms) -> Table:
    return Table("icf", **terms)


@pytest.mark.proves("icf:27", "icf:39.a", "icf:39.c", "icf:42", "icf:43")
@pytest.mark.parametrize(
    ("choice", "first"), [(Choice.BREAK, "ada"), (Choice.SEATS, "ben")], ids=str
)
def test_who_may_choose_the_seats_sits_down_last(choice, first):
    table = laws()
    table.do(Tossed(winner=A))
    table.do(Chose(choice=choice))
    assert asked(table.settings, table.state).player == first
    second = "ben" if first == "ada" else "ada"
    assert table.refused(TookSeats(seats={Seat.SOUTH: second})) is Why.SEATS_WRONG
    table.do(TookSeats(seats={Seat.SOUTH: first}))
    assert table.refused(TookSeats(seats={Seat.EAST: second})) is Why.SEATS_WRONG
    table.do(TookSeats(seats={Seat.NORTH: second}))
    breaker = "ada" if choice is Choice.BREAK else "ben"
    assert (table.state.breaker, table.state.white) == (breaker, table.settings.team(breaker))


@pytest.mark.proves("icf:28", "icf:39.d")
def test_pairs_sit_face_to_face_and_stay_in_that_order():
    table = laws(doubles=True)
    table.do(Tossed(winner=A))
    table.do(Chose(choice=Choice.BREAK))
    side_by_side = TookSeats(seats={Seat.SOUTH: "ada", Seat.EAST: "abe"})
    assert table.refused(side_by_side) is Why.SEATS_WRONG
    table.do(TookSeats(seats={Seat.SOUTH: "ada", Seat.NORTH: "abe"}))
    table.do(TookSeats(seats={Seat.EAST: "ben", Seat.WEST: "bea"}))
    swapped = TookSeats(seats={Seat.WEST: "ben", Seat.EAST: "bea"})
    assert table.refused(swapped) is Why.NOT_NOW


@pytest.mark.proves("icf:5", "icf:41.b", "icf:45.a", "icf:45.b")
def test_a_board_lasts_from_play_to_its_end_and_the_next_begins_with_a_rosette():
    table = laws().seat()
    table.open()
    for _ in range(3):
        assert table.turn == "ada"
        table.stroke(touched=False)
    for _ in range(3):
        assert table.turn == "ben"
        assert table.refused(TurnedRosette(by="ben", degrees=9.0)) is not None
        table.stroke(touched=False)
    assert table.turn == "ada"
    table.run(A, 9, queen=True)
    state = table.state
    assert (state.phase, state.board, state.breaker) == (Phase.READY, 2, "ben")
    assert state.situation is not None
    assert (state.situation.white.on_board, state.situation.black.on_board) == (9, 9)


def test_a_pass_gives_up_the_three_attempts():
    table = laws().seat().open()
    table.stroke(touched=False)
    table.do(Passed(by="ada"))
    assert table.turn == "ben"
    assert table.state.situation is not None
    assert table.state.situation.break_attempts == 3


@pytest.mark.proves("icf:49.a")
def test_each_game_begins_with_the_side_that_did_not_begin_the_one_before():
    table = laws().seat()
    table.win(A, 9)
    table.win(A, 9)
    while table.state.game == 1:
        table.win(A, 9)
    assert (table.state.game, table.state.breaker) == (2, "ben")
    while table.state.game == 2:
        table.win(B, 9)
    assert (table.state.game, table.state.breaker) == (3, "ada")


@pytest.mark.proves("icf:58", "icf:60.c", "icf:61", "icf:138")
def test_seats_change_after_a_game_and_the_third_is_waited_for():
    table = laws(clock=Clock.CASUAL).seat()
    while table.state.game == 1:
        table.win(A, 9)
    assert table.state.seat_change_due
    table.do(SaidPlay())  # forgotten: it is made up for after the board
    table.run(B, 9, queen=True)
    before = dict(table.state.seats)
    table.do(ChangedSeats())
    assert table.state.seats == {Seat.NORTH: before[Seat.SOUTH], Seat.SOUTH: before[Seat.NORTH]}
    while table.state.game == 2:
        table.win(B, 9)
    assert table.state.timer is Timer.REST
    assert table.state.deadline is not None
    assert (table.state.deadline - table.now).total_seconds() == 600


@pytest.mark.proves("icf:59")
def test_pairs_change_one_seat_to_the_right():
    table = laws(doubles=True).seat()
    while table.state.game == 1:
        table.win(A, 9)
    before = dict(table.state.seats)
    table.do(ChangedSeats())
    assert table.state.seats[Seat.EAST] == before[Seat.SOUTH]


@pytest.mark.proves("icf:56.b")
def test_from_the_quarter_finals_there_is_no_last_board():
    table = laws(options={"stage": "knockout"}, games_to_win=1).seat()
    for _ in range(9):
        table.win(A, 1) if table.state.board % 2 else table.win(B, 1)
    assert table.state.board == 10
    assert not table.state.deciding_board


@pytest.mark.proves("icf:78.b")
def test_the_neighbour_on_the_right_places_or_the_player_himself():
    table = laws(doubles=True).seat().open()
    table.stroke("own", "striker")
    assert [(due.placer, due.side) for due in table.state.to_place] == [("ben", Side.WHITE)]
    table.place()
    table.stroke()
    assert table.turn == "ben"
    table.stroke("striker")  # black owes one
    table.stroke("opp")  # abe pockets a black piece: it pays at once, and he places it
    assert [(due.placer, due.side) for due in table.state.to_place] == [("abe", Side.BLACK)]


@pytest.mark.proves("icf:79.a", "icf:79.b")
def test_without_room_the_piece_waits_and_the_partner_may_inherit_it():
    table = laws(doubles=True).seat().open()
    table.stroke("own")
    table.stroke("striker")
    table.do(FoundNoRoom(side=Side.WHITE))
    assert [held.holder for held in table.state.held] == ["ben"]
    table.stroke()  # ben's turn is over: his partner has the right now
    assert [held.holder for held in table.state.held] == ["bea"]
    table.do(FoundRoom(side=Side.WHITE))
    assert table.state.to_place[0].placer == "bea"


@pytest.mark.proves("icf:87.a", "icf:88.a")
def test_what_is_not_placed_in_time_is_forfeited():
    table = laws(clock=Clock.STRICT).seat().open()
    table.stroke("own")
    table.stroke("striker")
    table.do(TimeRanOut(timer=Timer.PLACING), after=15)
    state = table.state
    assert (state.phase, state.to_place) == (Phase.STROKE, ())
    assert state.situation is not None
    assert state.situation.white.on_board == 8


@pytest.mark.proves("icf:65.a", "icf:65.b", "icf:65.c", "icf:65.d")
def test_pieces_off_the_board_go_back_away_from_the_player():
    white, black, queen = Piece.WHITE, Piece.BLACK, Piece.QUEEN
    table = laws().seat().open()
    table.stroke(layout=spread())
    seat = next(s for s, who in table.state.seats.items() if who == table.turn)
    table.stroke(off_board=(white, black, queen), layout=spread(white, black, queen))
    layout = table.state.layout
    assert layout is not None
    back = layout[-3:]
    assert [each.piece for each in back] == [queen, black, white]  # ben struck: his piece first
    assert back[0].at == Point(0.0, 0.0)
    second = to_seat(back[1].at, seat)
    assert second.x == pytest.approx(0.0, abs=1e-9)
    assert second.y > 0
    touching = [hypot(back[2].at.x - each.at.x, back[2].at.y - each.at.y) for each in back[:2]]
    assert touching == pytest.approx([2 * board().piece_radius] * 2, abs=1e-9)


@pytest.mark.proves("icf:board")
def test_a_match_can_be_played_on_the_board_of_the_laws():
    table = laws(edition="icf").seat().open()
    assert laws().settings.edition == "revised"
    aim = Aim(Seat.SOUTH, 0.0, 90.0, 5.0)
    made = simulate_stroke(table.settings, table.state, aim, "ada")
    assert made.motion is not None
    assert made.motion.geometry == board("icf")


@pytest.mark.proves("icf:93")
def test_the_queen_goes_to_the_centre_or_as_near_as_it_goes():
    white, queen = Piece.WHITE, Piece.QUEEN
    table = laws().seat().open()
    table.stroke("own", layout=spread(white))
    table.stroke("queen", layout=spread(white, queen))
    table.stroke(layout=spread(white, queen))  # not covered
    assert table.state.situation is not None
    assert table.state.situation.queen is QueenState.ON_BOARD
    assert table.state.layout is not None
    at = next(each.at for each in table.state.layout if each.piece is queen)
    assert hypot(*at) < 1e-9


@pytest.mark.proves("icf:96", "settled:66")
@pytest.mark.parametrize("doubles", [False, True], ids=["singles", "doubles"])
def test_anybodys_next_stroke_settles_that_an_uncovered_queen_stays(doubles):
    table = laws(doubles=doubles).seat().open()
    table.stroke("own")
    table.stroke("queen")
    table.stroke()  # not covered, and she stays out unseen
    overlooked = Called(clause="96", by="ada")
    assert table.turn == "ben"
    assert table.refused(overlooked) is Why.NOTHING_MISSED  # in time: she goes back
    table.stroke()
    event = table.do(overlooked)
    assert event.clauses == ("icf:96",)
    assert table.state.situation is not None
    assert table.state.situation.queen is QueenState.COVERED
    assert table.state.situation.queen_by is Side.WHITE


@pytest.mark.proves("settled:32")
@pytest.mark.parametrize("rules", ["international", "club", "percuteur", "simplified"])
def test_elsewhere_only_that_players_own_next_stroke_settles_it(rules):
    table = Table(rules).seat().open()
    call = table.settings.rule_set().book.call_for(Breach.UNNOTICED) or ""
    table.stroke("own")
    table.stroke("queen")
    table.stroke()
    table.stroke()  # ben's
    overlooked = Called(clause=call, by="ada")
    assert table.refused(overlooked) is Why.NOTHING_MISSED
    table.stroke()  # ada's own
    table.do(overlooked)
    assert table.state.situation is not None
    assert table.state.situation.queen_by is Side.WHITE


@pytest.mark.proves("icf:118.b", "icf:121.a", "icf:122.e")
def test_an_appeal_stops_the_clock_until_play():
    table = laws(clock=Clock.STRICT).seat().open()
    table.do(Requested(by="ben"))
    assert (table.state.phase, table.state.deadline) == (Phase.REQUEST, None)
    played_on = table.ask(table.struck("own", by="ada"))
    assert isinstance(played_on, Event)
    assert played_on.clauses == ("icf:121.b",)
    table.do(SaidPlay())
    assert table.state.timer is Timer.THINKING
    assert table.refused(ChangedBoard(reason="uneven")) is Why.NOT_NOW


@pytest.mark.proves("icf:117")
def test_a_damaged_striker_is_changed_during_the_board_and_any_other_after_it():
    table = laws(clock=Clock.STRICT).seat().open()
    table.stroke("own")
    table.stroke("striker")  # ben has a piece to place
    before = table.state
    for phase in (Phase.PLACING, Phase.STROKE, Phase.REQUEST):
        assert table.state.phase is phase
        whole = ChangedStriker(by="ada")
        assert table.refused(whole) is Why.STRIKER_BETWEEN_BOARDS
        event = table.do(ChangedStriker(by="ada", damaged=True))
        assert event.clauses == ("icf:117",)
        if phase is Phase.PLACING:
            assert (table.turn, table.state.to_place) == (before.turn, before.to_place)
            assert table.state.deadline == before.deadline
            table.place()
        elif phase is Phase.STROKE:
            table.do(Requested(by="ben"))
    table.do(SaidPlay())
    assert table.state.striker_changes == {"ada": 3}  # no limit
    table.run(B, 9, queen=True)
    assert table.state.phase is Phase.READY
    table.do(ChangedStriker(by="ada"))
    table.do(ChangedStriker(by="ben", damaged=True))


def test_no_other_set_allows_a_change_during_a_board():
    for name, rules in RULE_SETS.items():
        assert rules.damaged_striker_changes == (name == "icf")


@pytest.mark.proves("icf:124.a", "icf:124.b", "icf:46", "icf:50")
def test_time_runs_from_the_end_of_the_stroke():
    table = laws(clock=Clock.STRICT).seat().open()
    table.stroke("own")
    assert table.state.deadline is not None
    assert (table.state.deadline - table.now).total_seconds() == 15
    table.stroke()
    assert table.turn == "ben"
    assert (table.state.deadline - table.now).total_seconds() == 15


@pytest.mark.proves("icf:139")
@pytest.mark.parametrize("whole", [False, True])
def test_a_game_or_the_match_may_be_given_up_at_any_stage(whole):
    table = laws().seat().open()
    table.stroke("own")
    table.do(Conceded(by="ben", match=whole))  # out of turn
    if whole:
        assert (table.state.winner, table.state.ending) == (Team.A, Ending.CONCEDED)
    else:
        assert (table.state.games, table.state.phase) == ((1, 0), Phase.READY)


@pytest.mark.proves("icf:142")
def test_a_board_without_a_place_for_the_striker_is_replayed():
    table = laws().seat().open()
    # a wall of pieces on ben's base, in the north
    xs = [-0.22 + 0.0318 * k for k in range(15)]
    layout = list(spread())
    moved = tuple(
        Standing(each.piece, Point(xs[k], 0.2508)) if k < len(xs) else each
        for k, each in enumerate(layout)
    )
    table.stroke(layout=moved)
    assert table.turn == "ben"
    assert asked(table.settings, table.state).what is Ask.STRIKE
    assert asked(table.settings, table.state).places == ()
    fact = officiated(table.settings, table.state, 0)
    assert fact == Called(clause="142", by="ben")
    table.do(fact)
    assert (table.state.phase, table.state.board, table.state.breaker) == (Phase.READY, 1, "ada")


def test_where_there_is_room_the_board_goes_on():
    table = laws().seat().open()
    table.stroke(layout=spread())
    assert officiated(table.settings, table.state, 0) is None
    assert table.refused(Called(clause="142", by="ben")) is Why.STRIKER_HAS_ROOM


@pytest.mark.proves(
    *(f"icf:143.{letter}" for letter in "abcdefgi"),
    "icf:143",
)
@pytest.mark.parametrize("ground", ["143", *(f"143.{letter}" for letter in "abcdefgi")])
def test_the_match_is_lost_on_each_ground(ground):
    table = laws().seat().open()
    event = table.do(Disqualified(player="ben", clause=ground))
    assert event.clauses == (f"icf:{ground}",)
    assert (table.state.winner, table.state.ending) == (Team.A, Ending.DISQUALIFIED)


@pytest.mark.proves("icf:129", "icf:143.h")
def test_disturbing_a_third_time_loses_the_match():
    table = laws().seat().open()
    table.stroke("own")
    lost = Disqualified(player="ben", clause="143.h")
    for _ in range(2):
        table.call("129", by="ben")
        assert table.refused(lost) is Why.NOT_DISTURBED_ENOUGH
    table.call("129", by="ben")
    table.do(lost)
    assert (table.state.winner, table.state.ending) == (Team.A, Ending.DISQUALIFIED)
