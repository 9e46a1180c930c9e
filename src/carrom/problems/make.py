"""Boards are mined one after the other until there are problems enough; a stopped run goes on."""

from collections.abc import Callable, Generator, Iterator
from functools import partial
from itertools import count
from pathlib import Path
from typing import Final, NamedTuple

from carrom.arena.results_file import Results, open_results
from carrom.arena.workers import InProcess, Workers
from carrom.problems.check import faults
from carrom.problems.choice import Choice
from carrom.problems.mining import MinedBoard, mined_board, mining_terms
from carrom.problems.problem import Problem

CHECKS: Final = 5
"""How often a problem is checked before it is taken, each time with other random numbers."""


class Made(NamedTuple):
    """Problems, and what it took to find them."""

    problems: tuple[Problem, ...]
    boards: int
    positions: int


def make_problems(
    wanted: int,
    seed: int,
    *,
    workers: Workers | None = None,
    part: Path | None = None,
    done: Callable[[int], None] = lambda _: None,
) -> Made:
    """Return so many problems; ``part`` is a file with the boards mined so far.

    The same seed gives the same problems, however many workers there are and however often the run
    was stopped. ``done`` is told how many problems were added.
    """
    choice = Choice(wanted, _sound)
    boards = positions = 0
    with open_results(part, mining_terms(seed), MinedBoard) as results:
        work = partial(mined_board, seed)
        made = (workers or InProcess()).map(work, count(len(results.kept)))
        try:
            for board in _kept_first(results, made):
                boards += 1
                positions += board.looked
                done(choice.offer(board.found))
                if choice.full:
                    break
        finally:
            if isinstance(made, Generator):
                made.close()
    return Made(tuple(choice.problems), boards, positions)


def _sound(problem: Problem) -> bool:
    """Say whether a problem passes the check with each of several seeds, the usual one first."""
    return not any(faults(problem, seed) for seed in range(CHECKS))


def _kept_first(results: Results[MinedBoard], made: Iterator[MinedBoard]) -> Iterator[MinedBoard]:
    yield from results.kept
    for board in made:
        results.add(board)
        yield board
