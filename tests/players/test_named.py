"""Players by name: levels and their versions, hands, budgets, classes, entry points, programs."""

import re
import sys
from pathlib import Path

import numpy as np
import pytest

from carrom import Match, server
from carrom.players import LEVELS, STEADY, Computer, Hand, PlayerNameError, Searcher, named_player
from carrom.players.guard import SECONDS, Guarded
from carrom.players.named import NameProblem
from carrom.players.one_ply import levels as first
from carrom.players.one_ply.planner import Planner
from carrom.players.registry import (
    LEAST,
    PLAYERS,
    computer,
    first_version,
    names,
    tried,
    with_budget,
)
from carrom.players.trials import Goal
from carrom.texts import LANGUAGES
from tests.players.own_players import PYTHON, program
from tests.players.positions import position

MINE = """
import sys
from carrom.players import Computer, Hand
from carrom.players.legal_strokes import legal_strokes

class Mine:
    def stroke(self, position, chance):
        return legal_strokes(position, chance, 1)[0]

class Needy(Mine):
    def __init__(self, what):
        pass

class Family:
    Child = Mine

class Idle:
    pass

def make():
    return Mine()

def with_hand():
    return Computer(Mine(), Hand(angle=3.0, place=0.0, speed=0.0))

def broken():
    raise RuntimeError("out of order\\nin many ways")

def leaving():
    sys.exit(4)

one = Mine()
nothing = 7
"""


@pytest.fixture
def mine(tmp_path, monkeypatch):
    """A module in the current folder, which is not on the path of imports."""
    (tmp_path / "my_own_player.py").write_text(MINE, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [p for p in sys.path if p])
    yield "my_own_player"
    sys.modules.pop("my_own_player", None)


def refused(name):
    with pytest.raises(PlayerNameError) as caught:
        named_player(name)
    said = [caught.value.said.text(language) for language in LANGUAGES]
    assert len(set(said)) == len(LANGUAGES)
    assert all(text and "\n" not in text for text in said)
    return caught.value


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_by_its_name_and_by_its_version(level):
    hand, budget = LEVELS[level].hand, LEVELS[level].budget
    for name in (level, f"{level}-2"):
        for made in (named_player(name, threads=2), computer(name, threads=2)):
            assert made == Computer(Searcher(hand, budget, threads=2), hand)


@pytest.mark.parametrize("goal", Goal)
def test_a_level_may_have_another_goal(goal):
    made = named_player(f"club,goal={goal},budget=300")
    assert made == Computer(Searcher(LEVELS["club"].hand, 300, goal=goal), LEVELS["club"].hand)


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("club,goal=glory", NameProblem.GOAL),
        ("club-1,goal=turn", NameProblem.NO_GOAL),
        ("pot,goal=turn", NameProblem.NO_GOAL),
    ],
)
def test_goals_that_are_none(name, problem):
    assert refused(name).problem is problem


@pytest.mark.parametrize("level", first.LEVELS)
def test_the_first_version_of_a_level(level):
    given = first.LEVELS[level]
    for made in (named_player(f"{level}-1", threads=2), computer(f"{level}-1", threads=2)):
        assert made == Computer(Planner(given, threads=2), given.hand)


@pytest.mark.parametrize("level", ["champion", "machine"])
def test_a_later_level_has_no_first_version(level):
    assert refused(f"{level}-1").problem is NameProblem.UNKNOWN


@pytest.mark.parametrize(
    ("name", "seed", "rules", "stroke"),
    [
        ("beginner-1", 11, "international", (-0.04900796217, 147.21719478, 3.58766765)),
        ("beginner-1", 12, "percuteur", (-0.006747123723, 66.3977151, 7.11796926)),
        ("club-1", 11, "international", (-0.14996436424, 56.89095118, 3.32983724)),
        ("club-1", 12, "percuteur", (0.18255, 126.64066257, 1.57974645)),
        ("expert-1", 11, "international", (-0.220535829765, 112.13019738, 4.59571197)),
        ("expert-1", 12, "percuteur", (0.18255, 128.77501422, 2.66576971)),
    ],
)
def test_a_version_stays_as_it_is(name, seed, rules, stroke):
    """These strokes change only with the engine; a better head is a new version."""
    aim = named_player(name).player.stroke(position(seed, rules), np.random.default_rng(seed))
    assert aim is not None
    assert (aim.x, aim.angle, aim.speed) == pytest.approx(stroke, rel=1e-6)


def test_a_bare_name_means_the_newest_version(monkeypatch):
    newest = Computer(Planner(first.LEVELS["club"]))
    for number in (3, 10):
        made = Computer(Planner(first.LEVELS["beginner"])) if number == 3 else newest
        monkeypatch.setitem(PLAYERS, f"expert-{number}", lambda h, b, t, made=made: made)
    assert named_player("expert") is newest
    assert named_player("expert-1") == first_version(first.LEVELS["expert"], None, None, 1)
    assert names()[:5] == ("beginner", "club", "expert", "champion", "machine")


def test_names_without_a_version_can_be_added(monkeypatch):
    mine = Computer(Planner(first.LEVELS["club"]))
    monkeypatch.setitem(PLAYERS, "robot", lambda hand, budget, threads: mine)
    assert named_player("robot") is mine
    assert "robot" in names()


@pytest.mark.parametrize(
    ("text", "hand"),
    [
        ("club", LEVELS["club"].hand),
        ("club-1", first.LEVELS["club"].hand),
        ("club-2", LEVELS["club"].hand),
        ("0.3-0.5-3", Hand(angle=0.3, place=0.5e-3, speed=0.03)),
        ("2-0-0", Hand(angle=2.0, place=0.0, speed=0.0)),
        ("0-0-0", STEADY),
    ],
)
def test_a_hand(text, hand):
    found = named_player(f"expert,hand={text}")
    assert found.hand == hand
    assert isinstance(found.player, Searcher)
    assert found.player.hand == hand  # the head knows it
    assert found.player.budget == LEVELS["expert"].budget
    earlier = named_player(f"expert-1,hand={text}")
    assert earlier.hand == hand
    assert isinstance(earlier.player, Planner)
    assert earlier.player.level.hand == hand
    assert earlier.player.level.head == first.LEVELS["expert"].head
    for made in (found, earlier):
        assert made.player.stroke(position(1, "club"), np.random.default_rng(1)) is not None


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("budget", [LEAST, 50, 1000, 20_000])
def test_a_budget_is_passed_on(level, budget):
    found = named_player(f"{level},budget={budget},hand=club")
    assert found == Computer(Searcher(LEVELS["club"].hand, budget), LEVELS["club"].hand)
    if budget <= 1000:
        assert found.player.stroke(position(1, "club"), np.random.default_rng(1)) is not None


@pytest.mark.parametrize("level", first.LEVELS)
@pytest.mark.parametrize("budget", [LEAST, 50, 372, 1000, 3120, 20_000])
def test_a_budget_is_kept(level, budget):
    head = with_budget(first.LEVELS[level].head, budget)
    assert tried(head) == budget
    found = named_player(f"{level}-1,budget={budget},hand=club")
    assert isinstance(found.player, Planner)
    assert found.player.level.head == head
    assert found.hand == LEVELS["club"].hand
    if budget <= 1000:
        assert found.player.stroke(position(1, "club"), np.random.default_rng(1)) is not None


@pytest.mark.parametrize("level", first.LEVELS)
def test_the_usual_budget_is_the_usual_head(level):
    head = first.LEVELS[level].head
    again = with_budget(head, tried(head))
    assert abs(again.candidates - head.candidates) <= 0.1 * head.candidates
    assert abs(again.finalists - head.finalists) <= 2


@pytest.mark.parametrize(
    ("name", "problem", "part"),
    [
        (
            "master",
            "unknown",
            "beginner, club, expert, champion, machine, random, nearest, pot, beginner-1",
        ),
        ("expert-3", "unknown", "champion-2, machine-2"),
        ("", "unknown", "“”"),
        ("expert-0", "unknown", "expert-0"),
        ("Expert", "unknown", "Expert"),
        (":Mine", "unknown", ":Mine"),
        ("module:", "unknown", "module:"),
        ("x" * 500, "unknown", "xxx…"),
        ("expert,speed=3", "option", "speed=3"),
        ("expert,", "option", "hand, budget, goal and seconds"),
        ("expert,hand=", "hand", "0.5-0.7-7"),
        ("expert,hand=left", "hand", "left"),
        ("expert,hand=1-2", "hand", "1-2"),
        ("expert,hand=1-2-3-4", "hand", "1-2-3-4"),
        ("expert,hand=91-0-0", "hand", "91-0-0"),
        ("expert,hand=nan-0-0", "hand", "nan"),
        ("expert,hand=-1-0-0", "hand", "-1-0-0"),
        ("expert,budget=25", "budget", "from 26 to 10,000,000"),
        ("expert,budget=many", "budget", "many"),
        ("expert,budget=1e9", "budget", "1e9"),
        ("expert,budget=٣٠", "budget", "٣٠"),
        ("no.such.module:Mine", "import", "ModuleNotFoundError"),
        ("math:Mine", "import", "AttributeError"),
        ("math:pi", "kind", "stroke"),
        ("collections:OrderedDict", "kind", "OrderedDict"),
        ("program:", "program", "cannot play"),
        ("program:/no/such/program --fast", "program", "No such file"),
        ("program:'half a word", "program", "No closing quotation"),
        ("expert,seconds=0", "seconds", "zero"),
        ("expert,seconds=2,budget=500", "both", "not both"),
        ("expert-1,seconds=2", "no-seconds", "expert-1"),
        ("pot,seconds=2", "no-seconds", "pot"),
        ("math:pi,seconds=0", "seconds", "zero"),
        ("math:pi,seconds=soon", "seconds", "soon"),
    ],
)
def test_what_stands_for_no_player_is_refused(name, problem, part):
    error = refused(name)
    assert error.problem is NameProblem(problem)
    assert part in str(error)
    assert len(str(error)) < 400


@pytest.mark.parametrize("what", ["Mine", "make", "one", "Family.Child"])
def test_a_class_of_ones_own(mine, what):
    found = named_player(f"{mine}:{what}")
    assert isinstance(found.player, Guarded)
    assert (found.hand, found.player.name, found.player.seconds) == (
        STEADY,
        f"{mine}:{what}",
        SECONDS,
    )
    match = Match.new("Ada", "Ben", rules="simplified", single_board=True)
    match.play({"Ada": found, "Ben": named_player("beginner-1,budget=60")}, seed=1)
    assert match.over
    assert found.faults == ()


def test_a_class_of_ones_own_with_a_hand_and_a_time_limit(mine):
    found = named_player(f"{mine}:Mine,seconds=2.5,hand=club")
    assert isinstance(found.player, Guarded)
    assert (found.hand, found.player.seconds) == (LEVELS["club"].hand, 2.5)
    assert named_player(f"{mine}:with_hand").hand.angle == 3.0
    assert named_player(f"{mine}:with_hand,hand=0-0-0").hand == STEADY


@pytest.mark.parametrize(
    ("what", "problem", "part"),
    [
        ("Needy", "import", "TypeError"),
        ("broken", "import", "RuntimeError: out of order"),
        ("leaving", "import", "SystemExit: 4"),
        ("Idle", "kind", "no method “stroke”"),
        ("nothing", "kind", "no method “stroke”"),
        ("Mine,budget=100", "no-budget", "takes no budget"),
    ],
)
def test_a_class_that_is_no_player(mine, what, problem, part):
    error = refused(f"{mine}:{what}")
    assert error.problem is NameProblem(problem)
    assert part in str(error)


def test_a_player_of_another_package(mine, tmp_path, monkeypatch):
    folder = tmp_path / "somewhere" / "their_players-1.0.dist-info"
    folder.mkdir(parents=True)
    (folder / "METADATA").write_text("Metadata-Version: 2.1\nName: their-players\nVersion: 1.0\n")
    (folder / "entry_points.txt").write_text(
        f"[carrom.players]\ncareful = {mine}:make\nexpert = {mine}:broken\nlate = {mine}:broken\n"
    )
    monkeypatch.syspath_prepend(str(folder.parent))
    monkeypatch.syspath_prepend(str(tmp_path))
    found = named_player("careful,hand=1-1-1")
    assert isinstance(found.player, Guarded)
    assert (found.player.name, found.hand.angle) == ("careful", 1.0)
    assert not isinstance(named_player("expert").player, Guarded)  # ours keep their names
    assert refused("late").problem is NameProblem.IMPORT
    assert "careful" in str(refused("master"))


def test_a_program(tmp_path):
    words = program(tmp_path, "say(**good)", name="odd, hand=5.py")
    assert words[0] == PYTHON
    found = named_player(f"program:{PYTHON} '{words[1]}' a,b,seconds=5,hand=2-2-2")
    assert isinstance(found.player, Guarded)
    assert (found.player.name, found.hand.angle) == ("Odd", 2.0)
    found.close()
    assert refused(f"program:{PYTHON} '{words[1]}',budget=99").problem is NameProblem.NO_BUDGET


def test_the_server_makes_no_player_by_name():
    """A name can run any code; a request over the web names a level."""
    for file in Path(server.__file__).parent.rglob("*.py"):
        code = file.read_text(encoding="utf-8")
        assert not re.search(r"named_player|players\.(named|program|registry)", code), file
