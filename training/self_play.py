"""Boards that a player plays against itself, and every position of them.

    ./do train self_play FOLDER --boards 4000 --seed 1 [--weights FILE] [--budget 440] [--workers 2]

Each board has its own hand and rule set, by its seed. A folder is gone on with where it stopped.
"""

from argparse import ArgumentParser
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
from numpy.random import Generator

from carrom.arena.encounter import BoardTable
from carrom.arena.watching import Watched
from carrom.arena.workers import InProcess, Processes
from carrom.equipment.aim import Aim
from carrom.match.match import Match
from carrom.match.statistics import statistics
from carrom.players.at_match import Computer
from carrom.players.kernels.network import Layers
from carrom.players.player_view import PlayerView
from carrom.players.searcher import Searcher
from carrom.players.trials import Goal, Trials, deviations
from carrom.players.value.appraisal import Appraisal, Figures, read_layers
from carrom.players.value.features import RULE_SETS
from training.positions import Positions, counts_of, hand_of, places_of

STEADIEST: Final = 0.25
WILDEST: Final = 2.2
"""Degrees: between these the hands are, as many in each octave."""
FIRST: Final = 0.6
"""The part of boards by the first rule set."""
SECONDS: Final = 600.0
TOGETHER: Final = 25
"""Boards in a file."""
TRIES: Final = 24
"""How often the stroke chosen is tried to see what may come of it."""
NONE: Final = Layers(*(np.zeros((0, 0)) for _ in Layers._fields))


class Noted(NamedTuple):
    """A position and what may come of the stroke chosen."""

    view: PlayerView
    after: Figures


@dataclass(slots=True)
class Noting(Searcher):
    """A player that notes every position it is asked about."""

    seen: list[Noted] = field(default_factory=list, init=False)

    def stroke(self, position: PlayerView, chance: Generator) -> Aim | None:
        """Return the stroke intended."""
        meant = Searcher.stroke(self, position, chance)
        if meant is not None:
            self.seen.append(Noted(position, self._after(position, meant, chance)))
        return meant

    def _after(self, position: PlayerView, meant: Aim, chance: Generator) -> Figures:
        trials = Trials.of(position, self.hand)
        rows = np.tile([[meant.x, meant.angle, meant.speed]], (TRIES, 1))
        off = deviations(TRIES, self.hand.fluffs, chance) * self.hand.deviation
        outcomes = trials.run(self.hand.moved(rows, off, trials.scene.base))
        appraisal = Appraisal.of(position, trials.rulings, self.hand, NONE)
        return appraisal.figures(outcomes, trials.rulings.tallies(outcomes))


def play_board(seed: int, budget: int, weights: str | None) -> Positions:
    """Play one board and return its positions."""
    chance = np.random.default_rng([seed, 77])
    others = RULE_SETS[1:]
    first = chance.random() < FIRST
    rules = RULE_SETS[0] if first else others[int(chance.integers(len(others)))]
    angle = float(np.exp(chance.uniform(np.log(STEADIEST), np.log(WILDEST))))
    hand = hand_of(angle)
    goal = Goal.PIECES if weights is None else Goal.BOARD
    layers = None if weights is None else read_layers(Path(weights))
    heads = [Noting(hand, budget, goal=goal, layers=layers) for _ in range(2)]
    match = Match.new("A", "B", rules=rules, single_board=True)
    watched = {
        who: Watched(head, who, side, SECONDS)
        for side, (who, head) in enumerate(zip(("p1", "p2"), heads, strict=True))
    }
    computers = {who: Computer(each, hand) for who, each in watched.items()}
    BoardTable(match, seed, watched, computers).play()
    one, two = (team.points for team in statistics(match.value).teams)
    noted = [each for head in heads for each in head.seen]
    seen = [each.view for each in noted]
    margins = [one - two] * len(heads[0].seen) + [two - one] * len(heads[1].seen)
    places = [places_of(view) for view in seen]
    return Positions(
        np.array([xy for xy, _ in places], np.float32),
        np.array([kinds for _, kinds in places], np.int8),
        np.array([counts_of(view.situation) for view in seen], np.int8),
        np.full(len(seen), RULE_SETS.index(rules), np.int8),
        np.full(len(seen), angle, np.float32),
        np.full(len(seen), seed, np.int64),
        np.array(margins, np.int16),
        np.array([np.hstack([n.after.openness, n.after.known]) for n in noted], np.float16),
        np.array([n.after.signs for n in noted], np.int8),
        np.array([n.after.margins for n in noted], np.int8),
    )


def play_boards(first: int, folder: str, budget: int, weights: str | None) -> int:
    """Play the boards of one file, unless it is there, and return how many positions they had."""
    path = Path(folder) / f"boards-{first:09d}.npz"
    if path.exists():
        return 0
    boards = [play_board(first + k, budget, weights) for k in range(TOGETHER)]
    positions = Positions(*(np.concatenate(each) for each in zip(*boards, strict=True)))
    positions.save(path)
    return len(positions.margin)


def main() -> None:
    """Play boards."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--boards", type=int, default=4000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--weights", type=Path)
    parser.add_argument("--budget", type=int, default=440)
    parser.add_argument("--workers", type=int, default=1)
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    firsts = range(given.seed * 1_000_000, given.seed * 1_000_000 + given.boards, TOGETHER)
    weights = None if given.weights is None else str(given.weights.resolve())
    work = partial(play_boards, folder=str(given.folder), budget=given.budget, weights=weights)
    workers = InProcess() if given.workers == 1 else Processes(given.workers)
    for first, count in zip(firsts, workers.map(work, firsts), strict=True):
        print(f"boards from {first}: {count} positions", flush=True)


if __name__ == "__main__":
    main()
