"""Making problems: the same seed makes the same ones, whoever works and however often a run stops."""

import numpy as np
import pytest

from carrom.arena.workers import Processes
from carrom.match.notation import read_position
from carrom.problems.candidate import Candidate
from carrom.problems.choice import Choice
from carrom.problems.make import make_problems
from carrom.problems.mining import MinedBoard, mined_board
from carrom.problems.problem import shipped
from carrom.problems.ratings import rating
from carrom.problems.rounding import rounded_position

SEED = 6
FIRST = 0


@pytest.fixture(scope="module")
def board():
    """The first board of a seed that brings something."""
    return mined_board(SEED, FIRST)


def test_the_same_seed_makes_the_same_problems(board, tmp_path):
    part = tmp_path / "part"
    made = make_problems(1, SEED, workers=Processes(2), part=part)
    choice = Choice(1)
    assert choice.offer(board.found) == 1
    assert made.problems == tuple(choice.problems)
    assert made.boards == FIRST + 1
    assert made.positions == board.looked
    part.write_bytes(part.read_bytes() + b'{"number":3,"loo')  # killed while it wrote
    assert make_problems(1, SEED, part=part) == made


def test_no_near_copy_is_taken_and_no_sort_too_often(board):
    one = board.found[0]
    choice = Choice(100)
    assert choice.offer([one]) == 1
    assert choice.offer([one]) == 0
    every = [_candidate(problem) for problem in shipped()]
    small = Choice(10)
    for each in every:
        small.offer([each])
    assert len({problem.goal for problem in small.problems}) >= 3


def _candidate(problem) -> Candidate:
    names = Candidate.__struct_fields__
    return Candidate(**{name: getattr(problem, name) for name in names})


def test_a_mined_board_is_what_it_says(board):
    assert isinstance(board, MinedBoard)
    for each in board.found:
        assert each.chances[2] >= 2 * each.second_chance
        assert list(each.chances) == sorted(each.chances)


def test_rounding_leaves_no_overlap_and_turns_the_player_to_the_south():
    apart = float(np.nextafter(0.031, 1.0))
    line = (
        "carrom/1 international w3b0 qcw >w@east d0-0 h0-0 ewb k0 t1 p3-5 g0-0 n2 "
        f"[w:0.0123456,0.0654321;w:{0.0123456 + apart!r},0.0654321;w:0.0123456,{0.0654321 + apart!r}]"
    )
    found = rounded_position(read_position(line))
    assert found is not None
    assert str(found).startswith("carrom/1 international w3b0 qcw >w@south")
    assert " p0-0 g0-0 n1 " in str(found)
    places = [each.at for each in found.layout or ()]
    for k, a in enumerate(places):
        assert all(round(value, 5) == value for value in a)
        for b in places[:k]:
            assert np.hypot(a.x - b.x, a.y - b.y) >= 0.031
    assert places[0].x == pytest.approx(0.06543, abs=2e-5)


def test_a_problem_that_a_level_solves_half_the_time_has_its_rating():
    assert rating((0.02, 0.5, 0.98, 0.98)) == pytest.approx(1500, abs=40)
    assert rating((0.1, 0.3, 0.5, 0.7)) > rating((0.3, 0.5, 0.7, 0.9))
