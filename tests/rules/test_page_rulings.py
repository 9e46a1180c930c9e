"""The rulings that the page brings along are those of the rules, every one."""

import json
import sys
from importlib import import_module
from pathlib import Path

import pytest

from carrom.equipment.pieces import Layout, Piece, Point, Standing
from carrom.match.slams import slam_at_end
from carrom.rules import ICF, RULE_SETS, Side, rule
from tests.match.driving import Table

ROOT = Path(__file__).parents[2]
LIB = ROOT / "web/src/lib"


@pytest.fixture(scope="module")
def tools():
    """The modules that make the tables."""
    sys.path.insert(0, str(ROOT / "tools"))
    yield import_module("solo_rulings"), import_module("lesson_rulings")
    sys.path.remove(str(ROOT / "tools"))


def read(name):
    return json.loads((LIB / name).read_text(encoding="utf-8"))


def test_the_table_of_solo_boards_rules_as_the_rules_do(tools):
    solo, _ = tools
    kept = read("solo_rulings.generated.json")
    met = set()
    for case in solo.cases():
        found = kept["outcomes"][kept["table"][case.kind][0]]
        assert found == solo.outcome_of(case.ruling), case
        met.add(case.kind)
    assert met == set(kept["table"])


def test_the_points_of_solo_are_those_of_the_event():
    points = read("solo_rulings.generated.json")["points"]
    assert points == {"piece": 1, "queen": ICF.queen_points, "white": 5, "black": 3, "both": 10}
    assert read("solo_rulings.generated.json")["boards"] == 8


@pytest.mark.parametrize(
    ("strokes", "side"),
    [
        ((["own"] * 4, ["queen"], ["own"], ["own"] * 4), Side.WHITE),
        ((["opp"], ["own"] * 4, ["queen"], ["own"] * 4), Side.BLACK),
    ],
)
def test_what_solo_calls_a_slam_is_one_in_a_match(strokes, side):
    """White clears in the first turn; or the break passes to Black, who does."""
    table = Table("icf").seat().open()
    for fell in strokes:
        table.stroke(*fell)
    assert slam_at_end(table.match) is side


def test_the_umpire_of_the_lessons_says_what_the_rules_say(tools):
    _, lesson = tools
    kept = read("lesson_rulings.generated.json")
    steps = [step for each in read("lessons.json") for step in each["steps"]]
    ruled = [step for step in steps if "ruled" in step]
    assert {step["ruled"] for step in ruled} == set(kept["rulings"]) != set()
    for step in ruled:
        situation = lesson.situation_of(step["pieces"])
        strokes = dict(lesson.strokes(situation))
        assert strokes.keys() == kept["rulings"][step["ruled"]].keys()
        for name, stroke in strokes.items():
            ruling = rule(RULE_SETS.default, situation, stroke)
            told = kept["rulings"][step["ruled"]][name]
            assert told["en"] == ruling.text("en")
            assert told["fr"] == ruling.text("fr")
            assert told["clauses"] == list(ruling.clauses)


def test_every_spot_of_the_placing_lesson_is_judged_by_the_rules(tools):
    _, lesson = tools
    kept = read("lesson_rulings.generated.json")
    reach, legal = kept["grid"]["reach"], kept["grid"]["legal"]
    steps = [step for each in read("lessons.json") for step in each["steps"] if "placing" in step]
    assert len(steps) == len(kept["spots"]) == 2
    for step in steps:
        layout: Layout = tuple(Standing(Piece(p["piece"]), Point(*p["at"])) for p in step["pieces"])
        rows = kept["spots"][step["id"]]
        assert {legal, kept["grid"]["outside"]} < set("".join(rows))
        for y, row in enumerate(rows):
            for x, letter in enumerate(row):
                verdict = lesson.verdict_at(x - reach, y - reach, layout)
                assert lesson.LETTERS[verdict] == letter
