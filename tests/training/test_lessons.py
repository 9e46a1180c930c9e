"""The lessons and drills of the page: every solution works, and a beginner can make it."""

import json

import pytest
from msgspec import structs
from training.lessons import BOARD, FILE, cushions_met, lessons, main, solves, success

from carrom.equipment.aim import Aim
from carrom.equipment.pieces import Piece, Point, Seat, Standing
from carrom.physics import strike

STEPS = [
    pytest.param(step, id=f"{lesson.id}-{step.id}")
    for lesson in lessons()
    for step in lesson.steps
    if step.placing is None
]
LEAST = 0.3
"""How often a beginner's hand has to make a solution."""
DOUBLES = json.loads((FILE.parent / "drill_positions.json").read_text(encoding="utf-8"))["double"]


def test_every_lesson_of_the_plan_is_there():
    assert [lesson.id for lesson in lessons()] == [
        "strike",
        "straight",
        "cut",
        "speed",
        "cushion",
        "backward",
        "cannon",
        "queen",
        "foul",
        "break",
        "placing",
    ]


@pytest.mark.parametrize("step", STEPS)
def test_a_solution_meets_its_goal_and_a_beginner_can_make_it(step):
    assert solves(step, step.solution)
    assert success(step, step.solution, tries=120) >= LEAST


@pytest.mark.parametrize("step", STEPS)
def test_a_stroke_that_does_nothing_misses(step):
    nothing = [structs.replace(each, angle=90.0, speed=0.3) for each in step.solution]
    assert not solves(step, nothing)


@pytest.mark.parametrize("position", DOUBLES)
def test_a_double_can_be_pocketed_off_two_cushions(position):
    layout = (Standing(Piece.WHITE, Point(*position["at"])),)
    motion = strike(layout, Aim(Seat.SOUTH, **position["solution"]), BOARD)
    assert [fall.id for fall in motion.falls] == ["w1"]
    assert cushions_met("striker", motion) + cushions_met("w1", motion) >= 2


def test_the_measure_names_every_step(capsys, monkeypatch):
    monkeypatch.setattr("training.lessons.TRIES", 1)
    monkeypatch.setattr("training.lessons.GUESSES", 1)
    assert main(["strike", "ahead"]) == 0
    assert capsys.readouterr().out.startswith("strike ahead: ")
