"""The problems that come with the package: all of them are sound, and there is something of each sort."""

from collections import Counter

import msgspec
import pytest

from carrom.problems import Goal, Kind, Problem, shipped
from carrom.problems.check import Fault, faults, meant_faults, repeated
from carrom.problems.problem import ProblemsFileError, read, written
from carrom.problems.task import task
from carrom.texts import LANGUAGES, render

COUNT = 200


def test_all_are_there_and_each_can_be_what_it_is():
    assert [problem.id for problem in shipped()] == list(range(1, COUNT + 1))
    assert [problem.id for problem in shipped() if meant_faults(problem)] == []


def test_no_two_are_nearly_the_same_not_even_in_a_mirror():
    assert repeated(shipped()) == {}
    mirrored = [_mirrored(shipped()[0])]
    assert repeated((*shipped()[:3], *mirrored)) == {mirrored[0].id: 1}


def _mirrored(problem: Problem) -> Problem:
    head, pieces = problem.position.split("[")
    turned = []
    for piece in pieces[:-1].split(";"):
        x, y = piece[2:].split(",")
        turned.append(f"{piece[:2]}{-float(x)!r},{y}")
    return msgspec.structs.replace(problem, id=999, position=f"{head}[{';'.join(turned)}]")


def test_there_is_something_of_every_sort():
    goals = Counter(problem.goal for problem in shipped())
    kinds = Counter(problem.kind for problem in shipped())
    assert {Goal.TWO, Goal.QUEEN, Goal.BOTH, Goal.WIN} <= set(goals)
    assert len(set(kinds) & set(Kind)) >= 6
    assert max(goals.values()) <= 0.35 * COUNT
    assert max(kinds.values()) <= 0.35 * COUNT
    ratings = sorted(problem.rating for problem in shipped())
    assert ratings[COUNT // 10] < 1400
    assert ratings[-COUNT // 10] > 1750
    pieces = {len(problem.view.layout) for problem in shipped()}
    assert min(pieces) <= 5
    assert max(pieces) >= 15


@pytest.mark.parametrize("number", [1, 100, 200])
def test_a_sample_is_clear_with_other_random_numbers(number):
    """``carrom problems check`` does this for all of them."""
    assert faults(shipped()[number - 1], seed=2) == ()


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"position": "carrom/1"}, Fault.POSITION),
        ({"goal": Goal.COVER}, Fault.GOAL),
        ({"counts": ((0, 9, 0, 9, 0, 0),)}, Fault.GOAL),
        ({"stroke": (0.0, 90.0, 0.3)}, Fault.STROKE),
        ({"stroke": (0.3, 90.0, 1.0)}, Fault.STROKE),
        ({"rating": 1}, Fault.RATING),
    ],
)
def test_what_is_wrong_is_found(change, fault):
    problem = msgspec.structs.replace(shipped()[0], **change)
    assert fault in meant_faults(problem)


def test_an_overlap_is_found():
    first = shipped()[0]
    head, pieces = first.position.split("[")
    one, two, *others = pieces[:-1].split(";")
    x, y = one[2:].split(",")
    near = f"{two[:2]}{float(x) + 0.0309:.5f},{y}"
    changed = f"{head}[{';'.join([one, near, *others])}]"
    assert meant_faults(msgspec.structs.replace(first, position=changed)) == (Fault.POSITION,)


def test_a_stroke_that_is_not_clearly_the_best_is_found():
    """The second idea, sold as the best one."""
    problem = max(
        (each for each in shipped() if each.second is not None), key=lambda p: p.second_chance
    )
    assert problem.second is not None
    sold = msgspec.structs.replace(problem, stroke=problem.second)
    assert faults(sold)


def test_the_file_is_read_as_it_was_written():
    assert read(written(shipped(), 1, 10)) == shipped()
    for bad in (b"", b"{}", b"[1]", written(shipped(), 1, 1).replace(b"problems/1", b"problems/9")):
        with pytest.raises(ProblemsFileError):
            read(bad)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_task_is_a_sentence(language):
    for problem in shipped():
        text = render(task(problem), language)
        assert text.endswith(".")
        assert "{" not in text
