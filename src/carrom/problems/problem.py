"""A problem: a position, what to do, the stroke that does it best; and the file that holds many."""

from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from carrom.equipment.aim import Aim
from carrom.equipment.pieces import Seat
from carrom.match.notation import read_position
from carrom.messages import Message, message, quoted
from carrom.players.legal_strokes import seen
from carrom.players.player_view import PlayerView
from carrom.problems.goals import Box, Goal
from carrom.problems.stroke_kinds import Kind

FILE: Final = "problems.json"
FORMAT: Final = "carrom-problems/1"
HANDS: Final = ("beginner", "club", "expert", "champion")
"""Whose chances a problem tells."""
Row = tuple[float, float, float]
"""Place (m), angle (degrees) and speed (m/s) of a stroke, as the player sees it."""
Chances = tuple[float, float, float, float]


class Problem(msgspec.Struct, frozen=True, kw_only=True):
    """A position with one clearly best stroke; its player sits in the south."""

    id: int
    """From 1."""
    position: str
    """In one line: see :mod:`carrom.match.notation`."""
    goal: Goal
    counts: tuple[Box, ...]
    """What has to fall: see :mod:`carrom.problems.goals`."""
    kind: Kind
    stroke: Row
    """The best stroke."""
    chances: Chances
    """How often the :data:`HANDS` reach the goal with it."""
    second: Row | None
    """The best stroke with another idea; None: nothing else was found that ever works."""
    second_chance: float
    """How often an expert reaches the goal with it."""
    rating: int

    @property
    def view(self) -> PlayerView:
        """The position as its player sees it."""
        return seen(read_position(self.position))

    @property
    def aim(self) -> Aim:
        """The best stroke."""
        return Aim(Seat.SOUTH, *self.stroke)


class ProblemsFileError(ValueError):
    """A file that holds no problems; ``said`` says so."""

    def __init__(self, said: Message) -> None:
        super().__init__(said.text())
        self.said = said


class _Head(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    format: str
    seed: int
    boards: int
    problems: tuple[Problem, ...]


def written(problems: tuple[Problem, ...], seed: int, boards: int) -> bytes:
    """Return a file of problems, one on a line; it tells the seed and how many boards were played."""
    head = msgspec.json.encode({"format": FORMAT, "seed": seed, "boards": boards})
    lines = b",\n".join(msgspec.json.encode(problem) for problem in problems)
    return head[:-1] + b',"problems":[\n' + lines + b"\n]}\n"


def read(data: bytes, name: str = FILE) -> tuple[Problem, ...]:
    """Return the problems of a file."""
    try:
        found = msgspec.json.decode(data, type=_Head)
    except msgspec.MsgspecError:
        found = None
    if found is None or found.format != FORMAT:
        raise ProblemsFileError(message("problems-file-other", file=quoted(name)))
    return found.problems


@cache
def shipped() -> tuple[Problem, ...]:
    """Return the problems that come with the package, in the order of their ids."""
    return read(files("carrom.problems").joinpath(FILE).read_bytes())
