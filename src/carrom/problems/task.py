"""A problem's task in one sentence."""

from carrom.messages import Message, message
from carrom.problems.goals import Goal, counts
from carrom.problems.problem import Problem


def task(problem: Problem) -> Message:
    """Return what is to be done, by whom, with which pieces."""
    situation = problem.view.situation
    side = situation.to_play
    name = problem.goal.value
    if problem.goal is Goal.PIECE and counts(problem.counts, (0, 0, 1, 0)):
        name = "piece-or-queen"
    left = situation.side(side).on_board
    args = {"left": left} if problem.goal is Goal.WIN else {}
    return message(f"problems-task-{name}", side=side.value, **args)
