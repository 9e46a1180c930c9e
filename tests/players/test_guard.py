"""Whatever a player of one's own does, the match goes on: the turn is lost, and it is said why."""

from collections.abc import Callable
from threading import Event
from time import monotonic

import numpy as np
import pytest

from carrom import Match
from carrom.equipment.pieces import Piece, Point
from carrom.match.facts import Conceded, Passed, Struck
from carrom.match.record import check, parse
from carrom.match.settings import Clock, Team
from carrom.match.state import Choice
from carrom.messages import message
from carrom.players import Computer, Fault, FaultKind, guarded
from carrom.players.default_answers import default_spot
from carrom.players.faults import Question
from carrom.players.guard import PATIENCE, Guarded, StrokePlayer
from carrom.players.one_ply.planner import Planner
from carrom.players.spots import legal_spots
from carrom.rules import INTERNATIONAL
from carrom.texts import LANGUAGES, render
from tests.players.own_players import (
    CHOICES,
    SPOTS,
    TURNS,
    Odd,
    Raising,
    Random,
    WordlessError,
    aims,
)
from tests.players.positions import QUICK, RULES, position
from tests.players.test_legal_strokes import crowded

VIEW = position(3, "international")
OTHER = Computer(Planner(QUICK), QUICK.hand)
KINDS = [kind.value for kind in FaultKind]


def rng():
    return np.random.default_rng(1)


def only_fault(player):
    (fault,) = player.faults
    assert fault.said.text("en") != fault.said.text("fr")
    return fault


@pytest.mark.parametrize(("answer", "kind"), aims(VIEW))
def test_a_stroke_that_nobody_can_play_loses_the_turn(answer, kind):
    player = Guarded(Odd(answer))
    assert player.stroke(VIEW, rng()) is None
    fault = only_fault(player)
    assert (fault.question, fault.kind) == (Question.STROKE, kind)
    assert str(fault).startswith("Odd loses this turn. ")


@pytest.mark.parametrize(("answer", "kind"), SPOTS)
@pytest.mark.parametrize("rules", RULES)
def test_a_spot_that_is_not_legal_is_the_umpires(rules, answer, kind):
    view = position(3, rules)
    player = Guarded(Odd(answer))
    wanted = default_spot(view, Piece.BLACK)
    assert wanted is not None
    assert player.place(view, Piece.BLACK, rng()) == wanted
    assert only_fault(player).kind == kind


@pytest.mark.parametrize(("answer", "kind"), TURNS)
def test_a_senseless_turn_leaves_the_rosette(answer, kind):
    player = Guarded(Odd(answer))
    assert player.turn(VIEW, rng()) == 0.0
    assert only_fault(player).kind == kind


@pytest.mark.parametrize(("answer", "kind"), CHOICES)
def test_a_senseless_choice_is_the_break(answer, kind):
    player = Guarded(Odd(answer))
    assert player.choose(INTERNATIONAL, rng()) is Choice.BREAK
    assert only_fault(player).kind == kind


def test_what_can_be_used_is_used():
    (aim,) = [Random().stroke(VIEW, rng())]
    assert aim is not None
    assert Guarded(Odd(aim)).stroke(VIEW, rng()) == aim
    spot = legal_spots(VIEW, 20.0)[-1]
    for given in (spot, tuple(spot), list(spot), np.array(spot)):
        assert Guarded(Odd(given)).place(VIEW, Piece.BLACK, rng()) == spot
    for degrees in (370, 10.0, np.float32(10.0)):
        assert Guarded(Odd(degrees)).turn(VIEW, rng()) == 10.0
    for choice in (Choice.SEATS, "seats"):
        assert Guarded(Odd(choice)).choose(INTERNATIONAL, rng()) is Choice.SEATS


def test_who_only_strikes_leaves_the_rest_to_the_umpire():
    player = Guarded(Random())
    assert player.place(VIEW, Piece.BLACK, rng()) == default_spot(VIEW, Piece.BLACK)
    assert player.turn(VIEW, rng()) == 0.0
    assert player.choose(INTERNATIONAL, rng()) is Choice.BREAK
    assert player.faults == []


@pytest.mark.parametrize(
    ("problem", "words"),
    [
        (ValueError("my mistake\nmore of it"), "an error: ValueError: my mistake"),
        (KeyError(), "an error: KeyError"),
        (WordlessError(), "an error: WordlessError"),
        (SystemExit(3), "an error: SystemExit: 3"),
        (KeyboardInterrupt(), "an error: KeyboardInterrupt"),
        (RecursionError("x" * 500), "an error: RecursionError: xxx"),
    ],
)
def test_who_raises_loses_the_turn(problem, words):
    player = Guarded(Raising(problem), "mine")
    assert player.stroke(VIEW, rng()) is None
    fault = only_fault(player)
    assert fault.kind is FaultKind.RAISED
    assert str(fault).startswith("mine loses this turn. ")
    assert words in str(fault)
    assert len(str(fault)) < 200


def test_what_comes_from_the_keyboard_ends_a_player_without_a_time_limit():
    with pytest.raises(KeyboardInterrupt):
        Guarded(Raising(KeyboardInterrupt()), seconds=None).stroke(VIEW, rng())


class Stuck(Random):
    def __init__(self):
        self.let_go = Event()
        self.asked = 0

    def stroke(self, position, chance):
        self.asked += 1
        self.let_go.wait(20.0)
        return super().stroke(position, chance)


def test_who_hangs_loses_the_turn_and_is_not_asked_again_until_he_is_free():
    stuck = Stuck()
    player = Guarded(stuck, seconds=0.05)
    begin = monotonic()
    for _ in range(3):
        assert player.stroke(VIEW, rng()) is None
    assert monotonic() - begin < 5.0
    assert stuck.asked == 1
    assert [fault.kind for fault in player.faults] == ["late", "busy", "busy"]
    assert "within 0.05 seconds" in str(player.faults[0])
    stuck.let_go.set()
    assert player._last is not None
    assert player._last.there.wait(30.0)
    player.seconds = 60.0
    assert player.stroke(VIEW, rng()) is not None


def test_a_fault_is_logged(caplog):
    Guarded(Raising()).stroke(VIEW, rng())
    assert "Raising loses this turn." in caplog.text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("question", Question)
def test_every_fault_has_words(language, question):
    args = dict.fromkeys(
        [
            "error",
            "answer",
            "name",
            "seat",
            "own",
            "x",
            "y",
            "speed",
            "least",
            "most",
            "spin",
            "verdict",
            "choices",
            "program",
            "why",
            "status",
            "last",
            "line",
            "given",
            "wanted",
            "theirs",
            "ours",
        ],
        "…",
    )
    for kind in KINDS:
        why = message(f"players-fault-{kind}", seconds=2, **args)
        assert render(Fault("Ada", question, FaultKind(kind), why).said, language)


BAD: dict[str, Callable[[], StrokePlayer]] = {
    "raises": Raising,
    "nonsense": lambda: Odd("nonsense"),
    "nothing": lambda: Odd(None),
    "exits": lambda: Raising(SystemExit(1)),
}


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("bad", BAD)
def test_a_bad_player_loses_and_harms_nothing(rules, bad):
    match = Match.new("Ada", "Ben", rules=rules, single_board=True)
    ada = guarded(BAD[bad](), name="Ada")
    match.play({"Ada": ada, "Ben": OTHER}, seed=1, until=lambda m: len(m.log) > 500)
    assert match.winner is Team.B
    assert ada.faults
    mine = [event.fact for event in match.log if getattr(event.fact, "by", "") == "p1"]
    assert not any(isinstance(fact, Struck) for fact in mine)
    assert OTHER.faults == ()
    assert check(parse(match.record())) is None


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("players", [("Ada", "Ben"), ("Ada", "Ben", "Abe", "Bea")])
def test_a_match_of_bad_players_only_has_an_end(rules, players):
    match = Match.new(*players, rules=rules)
    match.play({name: guarded(Raising()) for name in players}, seed=1)
    assert match.over
    assert any(isinstance(event.fact, Conceded) for event in match.log)


def test_who_loses_too_many_turns_in_a_row_gives_up():
    player = Guarded(Raising())
    for _ in range(PATIENCE):
        assert not player.gives_up
        player.stroke(VIEW, rng())
    assert player.gives_up
    player.player = Random()
    assert player.stroke(VIEW, rng()) is not None
    assert not player.gives_up


class Moody(Random):
    """Raises half of the time, by the chance it is given."""

    def stroke(self, position, chance):
        if chance.random() < 0.5:
            raise ValueError("not in the mood")
        return super().stroke(position, chance)


def test_the_same_seed_gives_the_same_match_with_its_faults():
    def played():
        ada = guarded(Moody())
        match = Match.new("Ada", "Ben", rules="simplified", single_board=True)
        match.play({"Ada": ada, "Ben": OTHER}, seed=4)
        return match.record(), ada.faults

    first, again = played(), played()
    assert first == again
    assert first[1]
    assert b'"passed"' in first[0]
    assert b'"struck"' in first[0]


def test_where_the_striker_has_no_place_nobody_is_asked():
    player = Guarded(Raising())
    assert player.stroke(crowded(VIEW, 16), rng()) is None
    assert player.faults == []


def test_a_pass_is_in_the_record():
    match = Match.new("Ada", "Ben")
    match.play({Team.A: guarded(Raising()), Team.B: OTHER}, until=lambda m: len(m.log) > 20)
    assert any(isinstance(event.fact, Passed) for event in match.log)


def test_it_says_what_it_is():
    assert repr(Guarded(Random(), "mine")) == "<Guarded mine, 0 faults>"
    assert Computer(Random()).faults == ()  # type: ignore[arg-type]
    Computer(Random()).close()  # type: ignore[arg-type]
    guarded(Random()).close()
    assert Guarded(Odd(Point(0.0, 0.0))).place(VIEW, Piece.QUEEN, rng()) is not None


@pytest.mark.parametrize(("clock", "left"), [(Clock.STRICT, 15.0), (Clock.OFF, None)])
def test_a_player_sees_the_clock(clock, left):
    seen = []

    class Watching(Random):
        def stroke(self, position, chance):
            seen.append(position.seconds)
            return super().stroke(position, chance)

    match = Match.new("Ada", "Ben", clock=clock)
    match.play(dict.fromkeys(Team, guarded(Watching())), until=lambda m: len(m.log) > 12)
    assert set(seen) == {left}
