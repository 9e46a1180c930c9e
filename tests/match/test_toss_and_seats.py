"""Toss, seats, breaker, trial boards, the opening of a board (3.1, 3.3-3.5)."""

import pytest

from carrom.equipment.pieces import Seat
from carrom.match.facts import (
    CameLate,
    Chose,
    NamedBreaker,
    PlayedTrial,
    SaidPlay,
    TookSeats,
    Tossed,
    TurnedRosette,
)
from carrom.match.refusals import Why
from carrom.match.settings import Kind, Settings, SettingsError, check_settings
from carrom.match.state import Choice, Phase
from carrom.rules.registry import RULE_SETS
from tests.match.driving import DOUBLES, A, B, Table

OPPOSITE = {
    Seat.SOUTH: Seat.NORTH,
    Seat.NORTH: Seat.SOUTH,
    Seat.EAST: Seat.WEST,
    Seat.WEST: Seat.EAST,
}


def chosen(choice=Choice.SEATS, winner=A, **terms) -> Table:
    table = Table(**terms)
    table.do(Tossed(winner=winner))
    table.do(Chose(choice=choice))
    return table


@pytest.mark.proves("international:3.1.a", "international:5.1.singles")
@pytest.mark.parametrize("first", list(Seat))
@pytest.mark.parametrize("second", list(Seat))
def test_singles_sit_face_to_face(first, second):
    table = chosen()
    table.do(TookSeats(seats={first: "ada"}))
    fact = TookSeats(seats={second: "ben"})
    if second is OPPOSITE[first]:
        table.do(fact)
        assert table.state.phase is Phase.READY
    else:
        assert table.refused(fact) is Why.SEATS_WRONG


@pytest.mark.proves("international:3.1.b", "international:5.1.doubles")
def test_partners_sit_face_to_face():
    table = chosen(doubles=True)
    neighbours = TookSeats(seats={Seat.SOUTH: "ada", Seat.EAST: "abe"})
    assert table.refused(neighbours) is Why.SEATS_WRONG
    assert table.refused(TookSeats(seats={Seat.SOUTH: "ada"})) is Why.SEATS_WRONG
    table.do(TookSeats(seats={Seat.SOUTH: "ada", Seat.NORTH: "abe"}))
    taken = TookSeats(seats={Seat.SOUTH: "ben", Seat.WEST: "bea"})
    assert table.refused(taken) is Why.SEATS_WRONG
    table.do(TookSeats(seats={Seat.EAST: "bea", Seat.WEST: "ben"}))
    assert table.state.phase is Phase.BREAKER


@pytest.mark.proves("international:3.3")
@pytest.mark.parametrize("winner", [A, B])
@pytest.mark.parametrize("choice", list(Choice))
def test_who_chose_the_seats_leaves_the_break(winner, choice):
    table = Table().seat(winner, choice)
    breaks = winner if choice is Choice.BREAK else winner.other
    assert table.settings.team(table.state.breaker or "") is breaks
    assert table.playing is breaks


@pytest.mark.proves("international:3.3")
@pytest.mark.parametrize("choice", list(Choice))
def test_who_sits_down_first(choice):
    table = chosen(choice, doubles=True)
    winners = TookSeats(seats={Seat.SOUTH: "ada", Seat.NORTH: "abe"})
    losers = TookSeats(seats={Seat.EAST: "ben", Seat.WEST: "bea"})
    first, second = (winners, losers) if choice is Choice.SEATS else (losers, winners)
    assert table.refused(second) is Why.SEATS_WRONG
    table.do(first)
    assert table.refused(first) is Why.SEATS_WRONG
    table.do(second)
    assert table.state.seats == DOUBLES


@pytest.mark.proves("international:3.3")
def test_winners_who_choose_the_seats_may_seat_the_losers():
    table = chosen(Choice.SEATS, doubles=True)
    table.do(TookSeats(seats=DOUBLES))
    assert table.state.phase is Phase.BREAKER
    other = chosen(Choice.BREAK, doubles=True)
    assert other.refused(TookSeats(seats=DOUBLES)) is Why.SEATS_WRONG


@pytest.mark.proves("international:3.3")
@pytest.mark.parametrize("choice", list(Choice))
def test_the_breaking_pair_names_its_breaker(choice):
    table = chosen(choice, doubles=True)
    pairs = [
        {Seat.SOUTH: "ada", Seat.NORTH: "abe"},
        {Seat.EAST: "ben", Seat.WEST: "bea"},
    ]
    for pair in pairs if choice is Choice.SEATS else pairs[::-1]:
        table.do(TookSeats(seats=pair))
    allowed, not_allowed = ("ben", "bea"), ("ada", "abe")
    if choice is Choice.BREAK:
        allowed, not_allowed = not_allowed, allowed
    for player in (*not_allowed, "eve"):
        assert table.refused(NamedBreaker(player=player)) is Why.NOT_OF_THAT_TEAM
    table.do(NamedBreaker(player=allowed[1]))
    assert table.state.breaker == table.state.turn == allowed[1]


@pytest.mark.proves("international:3.3")
def test_seats_are_fixed_once_taken():
    table = Table(doubles=True).seat()
    assert table.refused(TookSeats(seats=DOUBLES)) is Why.NOT_NOW
    table.open()
    assert table.refused(TookSeats(seats=DOUBLES)) is Why.NOT_NOW
    assert table.refused(Tossed(winner=A)) is Why.NOT_NOW


def test_nothing_out_of_its_order():
    table = Table()
    assert table.refused(Chose(choice=Choice.BREAK)) is Why.NOT_NOW
    assert table.refused(NamedBreaker(player="ada")) is Why.NOT_NOW
    assert table.refused(SaidPlay()) is Why.NOT_NOW
    table.do(Tossed(winner=A))
    assert table.refused(Tossed(winner=B)) is Why.NOT_NOW
    assert table.refused(TookSeats(seats={Seat.SOUTH: "ada"})) is Why.NOT_NOW


@pytest.mark.proves("international:3.4")
def test_one_trial_board_a_side():
    table = Table().seat()
    table.do(PlayedTrial(team=A))
    assert table.refused(PlayedTrial(team=A)) is Why.TRIAL_TAKEN
    table.do(PlayedTrial(team=B))
    assert len(table.state.trials) == table.settings.rule_set().trial_boards
    assert table.state.points == (0, 0)
    assert table.turn == table.state.breaker


@pytest.mark.proves("international:3.4")
def test_trial_boards_come_before_the_match():
    table = Table().seat().open()
    assert table.refused(PlayedTrial(team=A)) is Why.NOT_NOW
    assert table.refused(CameLate(player="ben")) is Why.NOT_NOW
    table.win(A, 9)
    assert table.state.phase is Phase.READY
    assert table.refused(PlayedTrial(team=A)) is Why.NOT_NOW


@pytest.mark.proves("international:3.4")
def test_who_comes_late_has_no_trial_board():
    table = Table().seat()
    assert table.refused(CameLate(player="eve")) is Why.UNKNOWN_PLAYER
    table.do(CameLate(player="ben"))
    assert table.refused(PlayedTrial(team=B)) is Why.TRIAL_LATE
    table.do(PlayedTrial(team=A))


@pytest.mark.proves("international:3.4")
def test_the_partner_who_is_in_time_keeps_his_trial_board():
    table = Table(doubles=True).seat()
    table.do(CameLate(player="ben"))
    table.do(PlayedTrial(team=B))


@pytest.mark.proves("international:3.5.b", "simplified:game.3", "club:game.3")
@pytest.mark.parametrize("rules", RULE_SETS)
@pytest.mark.parametrize("doubles", [False, True])
@pytest.mark.parametrize("winner", [A, B])
def test_the_breaker_has_white(rules, doubles, winner):
    table = Table(rules, doubles=doubles).seat(winner)
    assert table.state.white is winner
    assert table.state.situation is not None
    assert table.state.situation.colours_open is (rules == "percuteur")


@pytest.mark.proves("international:3.5.b", "international:3.5.d", "settled:38")
def test_only_the_breaker_turns_the_rosette():
    table = Table(doubles=True).seat(breaker="abe")
    for other in ("ada", "ben", "bea"):
        assert table.refused(TurnedRosette(by=other, degrees=30.0)) is Why.ONLY_THE_BREAKER
    assert table.refused(TurnedRosette(by="abe", degrees=float("nan"))) is Why.NOT_A_NUMBER
    table.do(TurnedRosette(by="abe", degrees=390.0))
    assert table.state.rosette_turn == 30.0
    table.open()
    table.do(TurnedRosette(by="abe", degrees=60.0))
    assert table.state.rosette_turn == 60.0
    table.do(TurnedRosette(by="abe", degrees=30.0))
    table.stroke(touched=False)
    table.do(TurnedRosette(by="abe", degrees=10.0))  # again, between his two attempts
    for other in ("ada", "ben", "bea"):
        assert table.refused(TurnedRosette(by=other, degrees=5.0)) is Why.ONLY_THE_BREAKER
    table.stroke(touched=False)
    assert table.turn == "bea"
    for player in ("abe", "ada", "ben", "bea"):
        assert table.refused(TurnedRosette(by=player, degrees=5.0)) is Why.NOT_NOW
    assert table.state.rosette_turn == 10.0


@pytest.mark.proves("international:3.5.d")
def test_two_attempts_for_the_first_then_one_each():
    table = Table().seat().open()
    played = []
    for _ in range(5):
        played.append(table.turn)
        table.stroke(touched=False)
    assert played == ["ada", "ada", "ben", "ada", "ben"]
    assert table.state.white is A
    table.stroke()
    assert table.state.situation is not None
    assert table.state.situation.broken
    assert table.turn == "ben"


@pytest.mark.proves("international:5.1.break", "international:3.5.c")
def test_the_break_is_the_first_stroke_that_touches_the_rosette():
    table = Table().seat()
    assert table.refused(table.struck(touched=False)) is Why.NOT_OPEN  # "Play" opens the board
    table.open()
    made = []
    for touched in (False, False, True):
        table.stroke(touched=touched)
        assert table.state.situation is not None
        made.append(table.state.situation.broken)
    assert made == [False, False, True]
    table.stroke(touched=False)  # what comes after it is no attempt at a break
    assert table.state.situation is not None
    assert table.state.situation.break_attempts == 0


@pytest.mark.proves("settled:30")
@pytest.mark.parametrize("rules", ["club", "percuteur", "simplified"])
def test_the_family_has_one_attempt_at_the_break(rules):
    table = Table(rules).seat().open()
    table.stroke(touched=False)
    assert table.turn == "ben"


@pytest.mark.proves("international:3.5.e")
def test_no_stroke_before_play():
    table = Table().seat()
    assert table.refused(table.struck(by="ben")) is Why.NOT_OPEN
    table.do(SaidPlay())
    assert table.state.phase is Phase.STROKE
    assert table.refused(SaidPlay()) is Why.NOT_NOW
    table.stroke("own")
    assert table.counts(A) == (8, 0, 0)


@pytest.mark.proves("international:3.5.f")
@pytest.mark.parametrize("fell", [(), ("own", "own"), ("queen",), ("striker", "own")])
def test_a_break_before_play_costs_a_due_and_the_turn(fell):
    table = Table().seat()
    event = table.stroke(*fell)
    assert event.clauses[0] == "international:3.5.f"
    assert table.counts(A) == (9, 1, 0)
    assert table.counts(B) == (9, 0, 0)
    assert table.turn == "ben"
    assert table.state.phase is Phase.STROKE


@pytest.mark.proves("international:3.5.f", "settled:2")
def test_opponents_pieces_that_fell_in_a_break_before_play_stay_pocketed():
    table = Table().seat()
    table.stroke("opp", "own", "opp")
    assert table.counts(A) == (9, 1, 0)
    assert table.counts(B) == (7, 0, 0)
    assert table.turn == "ben"


@pytest.mark.proves("international:3.5.f")
def test_a_due_from_an_early_break_is_paid_with_the_first_piece():
    table = Table().seat()
    table.stroke()
    table.give_turn(A)
    table.stroke("own")
    assert table.state.phase is Phase.PLACING
    assert table.counts(A) == (9, 0, 0)


@pytest.mark.parametrize(
    "terms",
    [
        {"rules": "unheard-of"},
        {"a": ("ada", "abe")},
        {"a": (), "b": ()},
        {"a": ("ada", "abe", "amy"), "b": ("ben", "bea", "bob")},
        {"b": ("ada",)},
        {"a": ("",)},
        {"edition": "unheard-of"},
        {"games_to_win": 0},
        {"games_to_win": 10},
    ],
)
def test_terms_under_which_no_match_is_played(terms):
    given = {"rules": "international", "a": ("ada",), "b": ("ben",), **terms}
    with pytest.raises(SettingsError):
        check_settings(Settings(**given))


@pytest.mark.proves("club:game.1", "percuteur:aim.1", "simplified:game.1")
@pytest.mark.parametrize("rules", RULE_SETS)
def test_two_or_four_play(rules):
    for doubles, kind in ((False, Kind.SINGLES), (True, Kind.DOUBLES)):
        table = Table(rules, doubles=doubles).seat()
        check_settings(table.settings)
        assert table.settings.kind is kind
        assert len(table.state.seats) == len(table.settings.players) == (4 if doubles else 2)


@pytest.mark.proves("club:game.2", "percuteur:aim.2", "settled:30")
@pytest.mark.parametrize("rules", ["club", "percuteur", "simplified"])
def test_the_family_sits_as_the_international_rule_says(rules):
    table = chosen(rules=rules)
    table.do(TookSeats(seats={Seat.EAST: "ada"}))
    assert table.refused(TookSeats(seats={Seat.SOUTH: "ben"})) is Why.SEATS_WRONG
    pairs = chosen(rules=rules, doubles=True)
    beside = TookSeats(seats={Seat.SOUTH: "ada", Seat.EAST: "abe"})
    assert pairs.refused(beside) is Why.SEATS_WRONG
    table.do(TookSeats(seats={Seat.WEST: "ben"}))
    assert table.state.phase is Phase.READY
