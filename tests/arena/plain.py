"""What the tests of the arena share: results without times, and work for workers that may die."""

import os
import signal
from pathlib import Path

from msgspec.structs import replace

from carrom.arena.entrants import EntrantError
from carrom.messages import message


def timeless(contest):
    """The pairs of a contest without what is never the same again."""
    return [
        (pair.number, pair.sides, [replace(e, cpu=(0.0, 0.0)) for e in pair.encounters])
        for pair in contest.pairs
    ]


def without_times(table):
    """A summary without CPU times."""
    if isinstance(table, dict):
        return {key: without_times(value) for key, value in table.items() if key != "cpu"}
    return [without_times(each) for each in table] if isinstance(table, list) else table


def dying(folder: str, item: int) -> int:
    """Square a number; the first time it is asked for 3 the process is killed."""
    mark = Path(folder) / "died"
    if item == 3 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return item * item


def deadly(item: int) -> int:
    """Kill the process whatever the number."""
    os.kill(os.getpid(), signal.SIGKILL)
    return item


class UnsendableError(Exception):
    """An error that cannot be made again from its arguments."""

    def __init__(self, first, second):
        super().__init__("cannot be sent")


def failing(kind: str, item: int) -> int:
    """Raise an error of some kind."""
    if kind == "ours":
        raise EntrantError(message("players-name-unknown", name="x", names="y"))
    raise UnsendableError(1, 2)
