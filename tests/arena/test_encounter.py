"""Boards and matches between players: fair pairs, every rule set, doubles, and players at fault."""

import time
from contextlib import suppress
from math import nan
from threading import Event

import pytest
from msgspec.structs import replace
from numpy.random import default_rng

from carrom.arena import encounter as encounters
from carrom.arena.encounter import Conditions, play_encounter
from carrom.arena.entrants import Entrant, EntrantError, distinct, entrant
from carrom.arena.hands import HandError, hand_named, with_hand
from carrom.arena.pairing import doubles_draw, match_meetings, new_terms, play_pair, round_robin
from carrom.arena.watching import MOST_LATE, LateError, Watched, Wrong, limited
from carrom.equipment.aim import Aim
from carrom.equipment.pieces import Point, Seat
from carrom.match.facts import Passed, Struck
from carrom.match.match import Match
from carrom.players import LEVELS, STEADY, Searcher
from carrom.players.at_match import Computer, guarded
from carrom.players.capped_hand import CARROM_RL
from carrom.players.guard import Guarded
from carrom.players.one_ply.planner import Planner
from carrom.players.program import ProgramPlayer
from carrom.players.rungs import WidestPot
from carrom.rules import RULE_SETS
from tests.players.own_players import program
from tests.players.positions import position

POT = entrant("pot")
NEAREST = entrant("nearest")
SOUND = WidestPot()
BY_SIDE = [
    "points",
    "boards",
    "breaks",
    "strokes",
    "kept",
    "fouls",
    "slams",
    "white_slams",
    "decisions",
    "simulated",
]
BOARD = Conditions("international")


def met(first, second, seed=1, conditions=BOARD, **more):
    return play_encounter(
        ((first,), (second,)), (("first",), ("second",)), seed, conditions, **more
    )


@pytest.mark.parametrize(("name", "boards"), [("pot", 4), ("beginner", 2)])
def test_equal_players_share_every_pair(name, boards):
    terms = new_terms("match", (name, name), "international", 5)
    assert terms.names == (name, f"{name}#2")
    for meeting in match_meetings(boards):
        one, two = play_pair(terms, meeting).encounters
        mirrored = replace(
            two,
            breaker=0,
            winner=None if two.winner is None else 1 - two.winner,
            record=one.record,  # it has the names
            cpu=one.cpu,
            **{key: getattr(two, key)[::-1] for key in BY_SIDE},
        )
        assert mirrored == one


def test_the_figures_are_those_of_the_record(tmp_path):
    file = tmp_path / "board.jsonl"
    found = met(POT, NEAREST, record=file, breaker=1)
    match = Match.load(file)
    assert match.over
    assert match.names == {"p1": "second", "p2": "first"}
    strokes = [event.fact.by for event in match.log if isinstance(event.fact, Struck)]
    assert found.strokes == (strokes.count("p2"), strokes.count("p1"))
    assert found.breaks == (0, 1)
    assert found.breaker == 1
    assert found.winner is not None
    assert found.points[found.winner] > 0 == found.points[1 - found.winner]
    assert 0 < found.kept[0] < found.strokes[0]
    assert found.decisions == found.strokes
    assert found.simulated == (0, 0)
    assert min(found.cpu) > 0.0
    assert found.lapses == ()


def test_the_same_seed_gives_the_same_board():
    first, again, other = (met(POT, NEAREST, seed) for seed in (2, 2, 3))
    assert replace(first, cpu=(0, 0)) == replace(again, cpu=(0, 0))
    assert first.record != other.record


@pytest.mark.parametrize("rules", RULE_SETS)
def test_every_rule_set(rules):
    found = met(POT, NEAREST, conditions=Conditions(rules))
    assert found.winner in (0, 1)
    assert sum(found.boards) == 1


def test_a_whole_match():
    found = met(POT, NEAREST, conditions=Conditions("international", whole=True))
    assert found.winner == 0
    assert found.points[0] >= 25 or sum(found.boards) >= 8
    assert sum(found.breaks) == sum(found.boards) > 1


def test_doubles():
    sides = (POT, NEAREST), (NEAREST, POT)
    names = ("pot", "nearest"), ("nearest#2", "pot#2")
    found = play_encounter(sides, names, 1, BOARD)
    assert found.winner in (0, 1)
    assert min(found.strokes) > 5


def test_a_board_without_an_end_is_nobodys(monkeypatch):
    monkeypatch.setattr(encounters, "MOST_STROKES", 5)
    found = met(NEAREST, NEAREST)
    assert (found.winner, sum(found.strokes)) == (None, 5)


def test_who_meets_whom():
    assert [m.boards for m in match_meetings(5)] == [2, 2, 1]
    every = list(round_robin(4, 3))
    assert len(every) == 18
    assert [m.number for m in every] == list(range(18))
    assert {m.round for m in every} == {0, 1, 2}
    drawn = list(doubles_draw(4, 50, 1))
    assert drawn == list(doubles_draw(4, 50, 1))
    for meeting in drawn:
        assert len({*meeting.sides[0], *meeting.sides[1]}) == 4
    assert distinct(["a", "a", "a"]) == ("a", "a#2", "a#3")


# Players at fault -----------------------------------------------------------------------------------


class Faulty:
    """A player that goes wrong at its third stroke, or always, in the way it is told."""

    def __init__(self, way, *, always=False):
        self.way, self.always, self.made = way, always, 0
        self.place, self.turn, self.choose = SOUND.place, SOUND.turn, SOUND.choose

    def stroke(self, position, chance):
        self.made += 1
        if self.made == 3 or self.always:
            return self.way(position)
        return SOUND.stroke(position, chance)


def raises(position):
    raise ValueError("cannot\nthink")


def leaves(position):
    raise SystemExit(3)


def hangs(position):
    while True:
        with suppress(Exception):  # a player that catches what it can
            time.sleep(10)


def aimed(**changed):
    def way(position):
        aim = Aim(position.seat, x=0.0, angle=90.0, speed=3.0)
        return replace(aim, **changed)

    return way


@pytest.mark.parametrize(
    ("way", "wrong", "detail"),
    [
        (raises, Wrong.RAISED, "ValueError: cannot think"),
        (leaves, Wrong.RAISED, "SystemExit: 3"),
        (hangs, Wrong.LATE, "1 s"),
        (lambda _: "a stroke", Wrong.NONSENSE, "a stroke is an Aim or None, not str"),
        (lambda _: nan, Wrong.NONSENSE, "not float"),
        (aimed(x=nan), Wrong.NONSENSE, "not finite"),
        (aimed(x=0.5), Wrong.NONSENSE, "the striker may not stand at x = 0.5"),
        (aimed(speed="fast"), Wrong.NONSENSE, "no numbers"),
        (aimed(speed=-1.0), Wrong.NONSENSE, "-1 m/s"),
        (aimed(spin=1e9), Wrong.NONSENSE, "1e+09 rad/s"),
        (aimed(seat=Seat.EAST), Wrong.NONSENSE, "a stroke from east, but the seat is"),
    ],
)
def test_a_player_at_fault_loses_the_turn_and_nothing_else(tmp_path, way, wrong, detail):
    faulty = Entrant("faulty", Computer(Faulty(way), STEADY), "1")
    file = tmp_path / "board.jsonl"
    conditions = Conditions("international", seconds=1.0)
    found = met(faulty, NEAREST, conditions=conditions, record=file)
    (lapse,) = found.lapses
    assert (lapse.side, lapse.player, lapse.wrong, lapse.stroke) == (0, "first", wrong, 2)
    assert detail in lapse.detail
    match = Match.load(file)
    (passed,) = (t for t in match.value.transitions() if isinstance(t.event.fact, Passed))
    assert passed.event.fact == Passed(by="p1")
    assert passed.after.turn == "p2"
    assert found.winner is not None


def test_who_hangs_again_and_again_is_no_longer_asked():
    faulty = Entrant("faulty", Computer(Faulty(hangs, always=True), STEADY), "1")
    found = met(faulty, NEAREST, conditions=Conditions("international", seconds=0.2))
    lapses = [lapse.wrong for lapse in found.lapses if lapse.player == "first"]
    assert lapses == [Wrong.LATE] * MOST_LATE
    assert found.winner == 1
    assert found.strokes[0] == 0


class Own:
    """A class of one's own: only strokes, and what the arena asks for besides."""

    version = "own 7"
    simulated = 0

    def __init__(self, way=None, hand=STEADY):
        self.way, self.hand, self.asked = way, hand, 0

    def stroke(self, position, chance):
        self.asked += 1
        self.simulated += 10
        return SOUND.stroke(position, chance) if self.way is None else self.way(position)

    def with_hand(self, hand):
        return Own(self.way, hand)


def test_a_class_of_ones_own_is_counted_named_and_told_its_hand():
    own = entrant("tests.arena.test_encounter:Own", "club")
    assert own.version == "own 7"
    assert isinstance(own.computer.player, Guarded)
    assert isinstance(own.computer.player.player, Own)
    assert own.computer.hand == own.computer.player.player.hand == LEVELS["club"].hand
    found = met(own, NEAREST)
    assert found.simulated[0] == 10 * found.decisions[0] > 0
    assert found.lapses == ()


@pytest.mark.parametrize(
    ("way", "wrong", "detail"),
    [
        (raises, Wrong.RAISED, "ValueError: cannot"),
        (lambda _: None, Wrong.NONSENSE, "no stroke"),
        (aimed(x=0.5), Wrong.NONSENSE, "striker"),
    ],
)
def test_what_a_class_of_ones_own_does_wrong_is_told(way, wrong, detail):
    found = met(Entrant("own", guarded(Own(way)), "1"), NEAREST)
    assert {lapse.wrong for lapse in found.lapses} == {wrong}
    assert detail in found.lapses[0].detail
    assert not found.lapses[0].detail.endswith(".")
    assert found.winner is not None


def test_a_class_of_ones_own_that_hangs_keeps_one_thread():
    free = Event()
    own = Own(lambda _: free.wait(60.0))
    conditions = Conditions("international", seconds=0.2)
    found = met(Entrant("own", guarded(own), "1"), NEAREST, conditions=conditions)
    free.set()
    assert own.asked == 1
    assert [lapse.wrong for lapse in found.lapses] == [Wrong.LATE] * MOST_LATE
    assert found.winner == 1


BUSY = """
while time.process_time() < 0.1 * id:
    pass
say(**good)
"""


def test_the_time_of_a_program_is_counted(tmp_path):
    own = guarded(ProgramPlayer(program(tmp_path, BUSY)), seconds=None)
    watched = Watched(own.player, "program", 0, 30.0)
    for _ in range(2):
        assert watched.stroke(position(3, "international"), default_rng(1)) is not None
    own.close()
    assert watched.cpu > 0.1


def test_a_program_that_is_late_for_the_arena_is_late(tmp_path):
    own = guarded(ProgramPlayer(program(tmp_path, "time.sleep(0.6)")), seconds=None)
    watched = Watched(own.player, "program", 0, 0.2)
    assert watched.stroke(position(3, "international"), default_rng(1)) is None
    own.close()
    assert [lapse.wrong for lapse in watched.lapses] == [Wrong.LATE]


class Careless:
    """A player who places pieces where no piece may lie, or does not say where."""

    def __init__(self, spot):
        self.spot = spot
        self.stroke, self.choose = SOUND.stroke, SOUND.choose

    def place(self, position, piece, chance):
        return self.spot

    def turn(self, position, chance):
        return "round"


@pytest.mark.parametrize("spot", [Point(5.0, 5.0), Point(nan, 0.0), "there", None, (1,)])
def test_pieces_are_placed_for_who_cannot(spot):
    careless = Entrant("careless", Computer(Careless(spot), LEVELS["beginner"].hand), "1")
    clumsy = entrant("random", "2")
    for seed in range(10):
        found = met(careless, clumsy, seed)
        assert found.winner is not None
        first, *others = found.lapses
        assert first.detail == "a turn is a number of degrees, not 'round'"
        if others:
            assert {lapse.player for lapse in others} == {"first"}
            assert {lapse.wrong for lapse in others} == {Wrong.NONSENSE}
            return
    raise AssertionError("no piece was ever to be placed")


def test_a_limit_leaves_the_signal_as_it_was():
    with pytest.raises(LateError), limited(0.05):
        time.sleep(5)
    with limited(0.05):
        pass
    time.sleep(0.1)


# Hands and names ------------------------------------------------------------------------------------


def test_hands_by_name():
    assert hand_named("club") == LEVELS["club"].hand
    assert hand_named("steady") == STEADY
    assert hand_named("carrom-rl") is CARROM_RL
    one, three = hand_named("0.3"), hand_named("0.5-0.7-7")
    assert (one.angle, one.place, one.speed) == pytest.approx((0.3, 0.0003, 0.03))
    assert (three.angle, three.place, three.speed) == pytest.approx((0.5, 0.0007, 0.07))
    for wrong in ("", "left", "1-2", "-1", "nan", "1-2-3-4", "inf"):
        with pytest.raises(HandError):
            hand_named(wrong)


def test_a_head_knows_the_hand_it_gets():
    first = with_hand(entrant("expert-1").computer, STEADY)
    assert isinstance(first.player, Planner)
    assert (first.hand, first.player.level.hand) == (STEADY, STEADY)
    second = with_hand(entrant("expert").computer, STEADY)
    assert isinstance(second.player, Searcher)
    assert (second.hand, second.player.hand) == (STEADY, STEADY)
    assert entrant("pot,hand=club").computer.hand == LEVELS["club"].hand
    assert entrant("expert-1", "steady").computer.hand == STEADY


def test_players_nobody_knows():
    for name in ("nobody", "pot,budget=5", "random,hand=none", ""):
        with pytest.raises(EntrantError) as caught:
            entrant(name)
        assert caught.value.said.text("fr")
