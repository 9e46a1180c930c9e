"""New weights take the place of old ones only if they win: a sequential test, boards in pairs.

    ./do train gate NEW OLD [--sprt 0 30] [--boards 400] [--budget 1500] [OPTIONS of carrom arena match]

Both play with the same hand, of 0.5 degrees, 0.7 mm and 7 %. OLD may be none: pieces are counted.
"""

import os
import sys
from argparse import ArgumentParser
from pathlib import Path
from typing import Final

import numpy as np
from numpy.random import Generator

from carrom.cli import main as carrom
from carrom.equipment.aim import Aim
from carrom.players.hand import Hand
from carrom.players.player_view import PlayerView
from carrom.players.searcher import Searcher
from carrom.players.trials import Goal
from carrom.players.value.appraisal import read_layers

HAND: Final = Hand(angle=0.5, place=0.7e-3, speed=0.07)
NAMES: Final = ("NEW", "OLD")


class _Weighed:
    """A player with the weights that a variable of the environment names."""

    name = ""

    def __init__(self) -> None:
        path = os.environ[f"CARROM_WEIGHTS_{self.name}"]
        budget = int(os.environ["CARROM_BUDGET"])
        if path == "none":
            self.head = Searcher(HAND, budget, goal=Goal.PIECES)
        else:
            self.head = Searcher(HAND, budget, layers=read_layers(Path(path)))

    def stroke(self, position: PlayerView, chance: Generator) -> Aim | None:
        """Return the stroke intended."""
        return self.head.stroke(position, chance)

    @property
    def simulated(self) -> int:
        """Strokes simulated so far."""
        return self.head.simulated

    def turn(self, position: PlayerView, chance: Generator) -> float:
        """Return how the rosette is turned."""
        return self.head.turn(position, chance)


class New(_Weighed):
    """With the new weights."""

    name = "NEW"


class Old(_Weighed):
    """With the old ones."""

    name = "OLD"


def main() -> int:
    """Let them meet."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("new")
    parser.add_argument("old")
    parser.add_argument("--sprt", nargs=2, default=["0", "30"])
    parser.add_argument("--boards", default="400")
    parser.add_argument("--budget", default="1500")
    given, more = parser.parse_known_args()
    os.environ["CARROM_BUDGET"] = given.budget
    for name, path in zip(NAMES, (given.new, given.old), strict=True):
        os.environ[f"CARROM_WEIGHTS_{name}"] = path
    os.environ["PYTHONPATH"] = os.pathsep.join(sys.path)
    hand = "-".join(str(np.round(v, 3)) for v in (HAND.angle, 1e3 * HAND.place, 100 * HAND.speed))
    players = ["training.gate:New", "training.gate:Old"]
    words = ["arena", "match", "--players", *players, "--hand", hand, "--sprt", *given.sprt]
    return carrom([*words, "--boards", given.boards, *more])


if __name__ == "__main__":
    sys.exit(main())
