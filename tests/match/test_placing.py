"""Who places penalties and dues, when, where; pieces that are held (3.6.b, 3.11.g-k, settled 14)."""

from datetime import timedelta
from math import cos, hypot, inf, nan, sin, tau

import pytest

from carrom.equipment.pieces import Piece, Point, Seat, Standing
from carrom.equipment.rosette import rosette
from carrom.equipment.standard import board
from carrom.match.facts import Called, FoundNoRoom, FoundRoom, Placed, SaidPlay, TimeRanOut
from carrom.match.refusals import Why
from carrom.match.settings import Clock
from carrom.match.state import Held, Phase, Timer, ToPlace, side_of
from carrom.rules.placement import Manner, Placer, nearest_legal_spot
from carrom.rules.situation import QueenState, Side
from tests.match.driving import A, B, Table

W, K = Side.WHITE, Side.BLACK


def doubles(**terms) -> Table:
    """Ada has broken; seats to the right: ada, ben, abe, bea."""
    return Table(doubles=True, **terms).seat().open()


# who places


@pytest.mark.proves("international:3.11.g")
def test_in_singles_the_opponent_places():
    table = Table().seat().open()
    table.stroke("own")
    table.stroke("striker")
    assert table.state.to_place == (ToPlace(W, 1, "ben"),)
    assert table.refused(Placed(by="ada", side=W)) is Why.NOT_THE_PLACER
    assert table.refused(Placed(by="ben", side=K)) is Why.NOTHING_TO_PLACE
    table.do(Placed(by="ben", side=W))
    assert (table.state.phase, table.turn) == (Phase.STROKE, "ben")


@pytest.mark.proves("international:3.11.g")
@pytest.mark.parametrize("player", ["ada", "ben", "abe", "bea"])
def test_in_doubles_the_player_on_the_right_places(player):
    table = doubles()
    while table.turn != player:
        table.stroke()
    table.stroke("own")
    table.stroke("striker")
    right = {"ada": "ben", "ben": "abe", "abe": "bea", "bea": "ada"}[player]
    (due,) = table.state.to_place
    assert due.placer == right
    others = {"ada", "ben", "abe", "bea"} - {right}
    assert {table.refused(Placed(by=p, side=due.side)) for p in others} == {Why.NOT_THE_PLACER}


@pytest.mark.proves("international:3.11.g")
@pytest.mark.parametrize("pair", [False, True])
def test_a_due_is_paid_as_soon_as_there_is_a_piece_though_the_turn_is_kept(pair):
    table = Table(doubles=pair).seat().open()
    table.stroke()
    table.stroke("striker")
    assert table.state.phase is Phase.STROKE
    assert table.counts(B) == (9, 1, 0)
    while table.turn != "ben":
        table.stroke()
    table.stroke("own")
    assert table.turn == "ben"
    assert table.state.to_place == (ToPlace(K, 1, "abe" if pair else "ada"),)
    assert table.counts(B) == (9, 0, 0)


@pytest.mark.proves("international:5.1.due")
@pytest.mark.parametrize("why", ["nothing pocketed", "no room"])
def test_a_due_is_a_penalty_piece_that_is_placed_later(why):
    table = Table().seat().open()
    if why == "nothing pocketed":
        table.stroke("striker")
        assert (table.counts(A), table.state.to_place) == ((9, 1, 0), ())
        table.stroke()
        table.stroke("own")
    else:
        table.stroke("own", "own")
        table.stroke("striker")
        table.do(FoundNoRoom(side=W))
        assert (table.counts(A), table.state.held) == ((7, 0, 1), (Held(W, "ben"),))
        table.stroke()
        table.do(FoundRoom(side=W))
    assert table.state.to_place == (ToPlace(W, 1, "ben"),)
    table.place()
    assert table.counts(A)[1:] == (0, 0)


@pytest.mark.proves("international:3.11.g")
def test_the_player_himself_places_an_opponents_due_that_he_pocketed():
    table = doubles()
    table.stroke()
    table.stroke("striker")  # ben owes one
    assert table.turn == "abe"
    table.stroke("opp")
    assert table.state.to_place == (ToPlace(K, 1, "abe"),)
    assert table.turn == "bea"
    table.do(Placed(by="abe", side=K))
    assert (table.state.phase, table.turn) == (Phase.STROKE, "bea")


@pytest.mark.proves("international:3.11.h", "international:3.11.g")
def test_all_are_placed_before_the_next_stroke():
    table = Table().seat().open()
    table.stroke("own", "own")
    table.stroke("own", "striker")
    assert table.turn == "ada"
    assert table.state.to_place == (ToPlace(W, 2, "ben"),)
    for _ in range(2):
        assert table.refused(table.struck()) is Why.PLACE_FIRST
        table.do(Placed(by="ben", side=W))
    table.stroke("own")


@pytest.mark.proves("international:3.11.h")
def test_pieces_of_both_colours_wait_together():
    table = Table().seat().open()
    table.stroke("own")
    table.stroke()
    table.stroke("striker")  # ben owes one
    table.stroke("opp", "striker")  # a penalty for ada, and ben's due is at hand
    assert set(table.state.to_place) == {ToPlace(W, 1, "ben"), ToPlace(K, 1, "ada")}
    table.do(Placed(by="ada", side=K))
    assert table.refused(table.struck()) is Why.PLACE_FIRST
    table.do(Placed(by="ben", side=W))
    table.stroke()


@pytest.mark.proves("international:3.11.g", "international:3.11.h")
def test_two_players_may_have_pieces_of_one_colour_to_place():
    table = doubles()
    table.stroke("own", "own", "opp")
    table.stroke("striker")
    table.call("4.m", by="ben")
    table.call("4.m", by="abe")
    due = (ToPlace(W, 1, "ben"), ToPlace(K, 1, "abe"), ToPlace(W, 1, "bea"))
    assert table.state.to_place == due
    assert table.refused(Placed(by="ada", side=W)) is Why.NOT_THE_PLACER
    table.do(Placed(by="bea", side=W))
    table.do(Placed(by="ben", side=W))
    table.do(Placed(by="abe", side=K))
    assert (table.state.phase, table.turn) == (Phase.STROKE, "bea")


# held pieces


@pytest.mark.proves("international:3.11.i")
def test_without_room_the_pieces_are_held_and_the_game_goes_on():
    table = Table().seat().open()
    table.stroke("own", "own")
    table.stroke("striker")
    assert table.refused(FoundNoRoom(side=K)) is Why.NOTHING_TO_PLACE
    assert table.refused(FoundRoom(side=W)) is Why.NOTHING_HELD
    table.do(FoundNoRoom(side=W))
    assert table.state.held == (Held(W, "ben"),)
    assert table.counts(A) == (7, 0, 1)
    table.stroke()
    table.stroke()
    table.do(FoundRoom(side=W))
    assert table.state.to_place == (ToPlace(W, 1, "ben"),)
    assert table.counts(A) == (8, 0, 0)
    assert table.refused(table.struck()) is Why.PLACE_FIRST
    table.place()
    assert table.refused(FoundRoom(side=W)) is Why.NOTHING_HELD


@pytest.mark.proves("international:3.11.i", "settled:60")
def test_a_held_piece_keeps_the_board_from_ending():
    table = Table().seat().open()
    table.stroke("own")
    table.stroke("queen")
    table.stroke("own")
    table.stroke("striker")
    table.do(FoundNoRoom(side=W))
    table.run(A, 7)
    assert table.state.board == 1
    assert table.counts(A) == (0, 0, 1)


@pytest.mark.proves("international:3.11.i")
def test_in_doubles_the_holder_hands_over_to_the_partner_when_his_turn_is_over():
    table = doubles()
    table.stroke("own")
    table.stroke("striker")
    table.do(FoundNoRoom(side=W))
    holders = []
    for _ in range(7):
        holders.append((table.turn, table.state.held[0].holder))
        table.stroke()
    assert holders == [
        ("ben", "ben"),
        ("abe", "bea"),
        ("bea", "bea"),
        ("ada", "ben"),
        ("ben", "ben"),
        ("abe", "bea"),
        ("bea", "bea"),
    ]
    table.do(FoundRoom(side=W))
    assert table.state.to_place[0].placer == "ben"


@pytest.mark.proves("international:3.11.i")
def test_the_holder_keeps_the_pieces_while_he_keeps_the_turn():
    table = doubles()
    table.stroke("own")
    table.stroke("striker")
    table.do(FoundNoRoom(side=W))
    table.stroke("own")
    assert table.state.held == (Held(W, "ben"),)


# the wrong colour


@pytest.mark.proves("international:3.11.k")
def test_a_wrong_colour_is_corrected_before_the_next_stroke_only():
    table = Table().seat().open()
    table.stroke("own")
    table.stroke("striker")
    assert table.refused(Called(clause="3.11.k", by="ben")) is Why.NOTHING_PLACED
    table.place()
    assert table.refused(Called(clause="3.11.k", by="ada")) is Why.NOTHING_PLACED
    before = table.state.situation
    table.call("3.11.k", by="ben")
    assert table.state.situation == before
    table.stroke("own")
    assert table.refused(Called(clause="3.11.k", by="ben")) is Why.NOTHING_PLACED


@pytest.mark.proves("international:3.11.k")
def test_a_wrong_colour_seen_after_the_next_stroke_stands():
    table = Table().seat().open()
    table.stroke("own", "own")
    table.stroke("striker")
    table.place()
    table.stroke("own")
    assert (table.counts(A), table.counts(B)) == ((8, 0, 0), (8, 0, 0))
    table.call("3.11.k", by="ben", noticed=False)
    assert (table.counts(A), table.counts(B)) == ((7, 0, 0), (9, 0, 0))
    assert table.turn == "ben"


# with coordinates


def ring(radius: float, colours: tuple[Piece, ...]) -> tuple[Standing, ...]:
    step = tau / len(colours)
    return tuple(
        Standing(piece, Point(radius * cos(n * step), radius * sin(n * step)))
        for n, piece in enumerate(colours)
    )


WIDE = ring(0.2, (Piece.WHITE,) * 8 + (Piece.BLACK,) * 9 + (Piece.QUEEN,))
"""Far out: the circle for penalty pieces is empty."""
GEOMETRY = board("revised")


def crowded() -> tuple[Standing, ...]:
    """The middle of the rosette with a ring of eleven around it: no room."""
    radius = GEOMETRY.piece_radius
    by_distance = sorted(rosette(GEOMETRY), key=lambda s: hypot(*s.at))
    middle = tuple(by_distance[:7])
    white = sum(s.piece is Piece.WHITE for s in middle)
    colours = (Piece.WHITE,) * (8 - white) + (Piece.BLACK,) * (3 + white)
    return middle + ring(4.05 * radius, colours)


@pytest.mark.proves("international:3.11.h", "international:3.11.i", "international:3.11.m")
def test_with_coordinates_a_legal_spot_is_needed():
    table = Table().seat().open()
    table.stroke("own", layout=WIDE)
    table.stroke("striker", layout=WIDE)
    assert table.refused(Placed(by="ben", side=W)) is Why.SPOT_NEEDED
    for at in ((0.0, 0.0), (0.2, 0.05), (0.0, 0.084)):
        assert table.refused(Placed(by="ben", side=W, at=Point(*at))) is Why.SPOT_ILLEGAL
    for at in ((nan, 0.0), (0.0, inf)):
        assert table.refused(Placed(by="ben", side=W, at=Point(*at))) is Why.NOT_A_NUMBER
    assert table.refused(FoundNoRoom(side=W)) is Why.THERE_IS_ROOM
    placer = Placer(Piece.BLACK, Seat.NORTH)
    wanted = Point(0.02, 0.05)
    spot = nearest_legal_spot(wanted, WIDE, GEOMETRY, placer, Manner.CIRCLE_WITHOUT_LINES)
    assert spot is not None
    table.do(Placed(by="ben", side=W, at=spot))
    assert table.state.layout == (*WIDE, Standing(Piece.WHITE, spot))


def test_coordinates_are_numbers():
    table = Table().seat().open()
    bad = (*WIDE[1:], Standing(Piece.WHITE, Point(nan, 0.0)))
    assert table.refused(table.struck("own", layout=bad)) is Why.NOT_A_NUMBER


@pytest.mark.proves("international:3.11.i")
@pytest.mark.parametrize("pair", [False, True])
def test_who_holds_pieces_places_them_right_after_the_stroke_that_made_room(pair):
    table = Table(doubles=pair).seat().open()
    table.stroke("own", layout=crowded())
    table.stroke("striker", layout=crowded())
    table.do(FoundNoRoom(side=W))
    assert table.refused(FoundRoom(side=W)) is Why.NO_ROOM
    assert table.turn == "ben"
    table.stroke(layout=WIDE)
    assert table.state.held == ()
    assert table.state.to_place == (ToPlace(W, 1, "ben"),)
    assert table.turn == ("abe" if pair else "ada")


@pytest.mark.proves("international:3.12.b", "international:3.12.d")
def test_an_uncovered_queen_goes_back_to_the_centre():
    table = Table().seat().open()
    no_queen = tuple(s for s in WIDE if s.piece is not Piece.QUEEN)
    table.stroke("own", layout=WIDE)
    table.stroke("queen", layout=no_queen)
    table.stroke(layout=no_queen)
    assert table.state.layout is not None
    assert Standing(Piece.QUEEN, Point(0.0, 0.0)) in table.state.layout


def test_a_piece_off_the_board_goes_back_to_the_centre():
    table = Table().seat().open()
    without = tuple(s for s in WIDE if s is not WIDE[0])
    table.stroke("own", layout=WIDE)
    table.stroke(layout=without, off_board=(WIDE[0].piece,))
    assert table.state.layout is not None
    assert len(table.state.layout) == len(WIDE)
    assert Standing(Piece.WHITE, Point(0.0, 0.0)) in table.state.layout


# clocks in the board


@pytest.mark.proves("international:3.6.b")
def test_fifteen_seconds_from_play_from_rest_and_from_placing():
    table = Table(clock=Clock.STRICT).seat()
    assert table.state.timer is None
    table.do(SaidPlay(), after=100.0)
    thinking = (Timer.THINKING, timedelta(seconds=15))

    def running():
        assert table.state.deadline is not None
        return table.state.timer, table.state.deadline - table.now

    assert running() == thinking
    table.stroke("own", after=9.0)
    assert running() == thinking
    table.stroke("striker", after=14.0)
    assert running() == (Timer.PLACING, timedelta(seconds=15))
    table.do(Placed(by="ben", side=W), after=6.0)
    assert running() == thinking
    assert table.refused(TimeRanOut(timer=Timer.THINKING), after=14.9) is Why.TIME_LEFT
    assert table.refused(TimeRanOut(timer=Timer.PLACING), after=15.0) is Why.NO_TIMER


@pytest.mark.proves("settled:14", "international:3.6.b")
def test_thinking_too_long_is_a_foul():
    table = Table(clock=Clock.STRICT).seat().open()
    table.stroke("own")
    event = table.do(TimeRanOut(timer=Timer.THINKING), after=15.0)
    assert event.clauses == ("international:3.6.b", "international:4.1.2", "settled:14")
    assert table.state.to_place == (ToPlace(W, 1, "ben"),)
    assert table.turn == "ben"


@pytest.mark.proves("settled:14")
def test_thinking_too_long_passes_the_turn_in_casual_play():
    table = Table(clock=Clock.CASUAL).seat().open()
    table.stroke("own")
    table.do(TimeRanOut(timer=Timer.THINKING), after=15.0)
    assert table.counts(A) == (8, 0, 0)
    assert (table.state.phase, table.turn) == (Phase.STROKE, "ben")


@pytest.mark.proves("settled:14")
def test_in_casual_play_the_turn_passes_at_the_break_too():
    table = Table(clock=Clock.CASUAL).seat().open()
    table.do(TimeRanOut(timer=Timer.THINKING), after=15.0)
    assert table.turn == "ben"
    table.stroke(touched=False)
    assert table.turn == "ada"


@pytest.mark.proves("settled:14")
def test_in_casual_play_the_turn_passes_though_tries_are_left():
    table = Table("club", clock=Clock.CASUAL).seat().open()
    table.stroke("own", "own")
    assert table.state.situation is not None
    assert table.state.situation.tries == 2
    table.do(TimeRanOut(timer=Timer.THINKING), after=15.0)
    assert table.turn == "ben"


@pytest.mark.proves("settled:14")
def test_a_passed_turn_puts_an_uncovered_queen_back():
    table = Table(clock=Clock.CASUAL).seat().open()
    table.stroke("own")
    table.stroke("queen")
    table.do(TimeRanOut(timer=Timer.THINKING), after=20.0)
    assert table.state.situation is not None
    assert table.state.situation.queen is QueenState.ON_BOARD


@pytest.mark.proves("settled:14", "international:3.6.b")
@pytest.mark.parametrize("clock", [Clock.STRICT, Clock.CASUAL])
def test_placing_too_long_puts_the_piece_on_the_legal_spot_nearest_to_the_centre(clock):
    table = Table(clock=clock).seat().open()
    table.stroke("own", layout=WIDE)
    table.stroke("striker", layout=WIDE)
    table.do(TimeRanOut(timer=Timer.PLACING), after=15.0)
    assert table.state.layout is not None
    new = table.state.layout[-1]
    assert new.piece is Piece.WHITE
    away = (new.at.x**2 + new.at.y**2) ** 0.5
    nearest = GEOMETRY.centre_radius + GEOMETRY.piece_radius
    assert away == pytest.approx(nearest, abs=1e-6)
    assert (table.state.phase, table.turn, table.state.timer) == (
        Phase.STROKE,
        "ben",
        Timer.THINKING,
    )


@pytest.mark.proves("settled:14", "international:3.11.i")
def test_placing_too_long_without_room_leaves_the_pieces_held():
    table = Table(clock=Clock.STRICT).seat().open()
    table.stroke("own", layout=crowded())
    table.stroke("striker", layout=crowded())
    table.do(TimeRanOut(timer=Timer.PLACING), after=15.0)
    assert table.state.held == (Held(W, "ben"),)
    assert table.counts(A) == (8, 0, 1)


@pytest.mark.proves("settled:14")
def test_the_umpire_may_call_a_technical_foul_for_slow_placing():
    table = Table().seat().open()
    table.stroke("own")
    table.stroke()
    table.stroke("own")
    table.stroke()
    table.stroke("striker")
    assert table.state.to_place == (ToPlace(W, 1, "ben"),)
    table.call("4.1.1", by="ben")
    team = side_of(table.state, B)
    assert {d.side for d in table.state.to_place} == {W, team}


# colours that open


@pytest.mark.proves("settled:23")
@pytest.mark.parametrize("first", [Piece.WHITE, Piece.BLACK])
@pytest.mark.parametrize("misses", [0, 1, 2])
def test_the_first_piece_decides_the_colours(first, misses):
    table = Table("percuteur").seat().open()
    for _ in range(misses):
        table.stroke()
    team = table.playing
    table.stroke(first.value)
    assert table.state.white is (team if first is Piece.WHITE else team.other)
    assert table.playing is team
    assert table.counts(team) == (8, 0, 0)
    assert table.state.situation is not None
    assert not table.state.situation.colours_open


@pytest.mark.proves("settled:23")
def test_queen_or_striker_alone_leave_the_colours_open_and_dues_belong_to_the_player():
    table = Table("percuteur").seat().open()
    table.stroke("striker")
    assert table.counts(A) == (9, 1, 0)
    table.stroke("queen")
    assert table.state.situation is not None
    assert table.state.situation.colours_open
    table.stroke("black")
    assert table.state.white is B
    assert table.state.to_place == (ToPlace(K, 1, "ben"),)
    assert table.counts(A) == (9, 0, 0)
