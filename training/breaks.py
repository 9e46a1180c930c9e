"""Find the best breaks for every turn of the rosette.

    ./do train breaks FILE [--turns 24] [--seed 1]

Strokes by chance break rosettes that were set by hand; the better third is tried again more often,
and so on. What a break is worth is told by the learnt value of what it leaves.
"""

from argparse import ArgumentParser
from pathlib import Path
from typing import Final

import numpy as np
import numpy.typing as npt

from carrom.equipment.pieces import Seat
from carrom.equipment.rosette import rosette
from carrom.equipment.standard import board
from carrom.physics import Batch
from carrom.players.hand import Hand
from carrom.players.player_view import PlayerView
from carrom.players.trials import Goal, Trials, deviations
from carrom.rules import Side, Situation
from carrom.rules.registry import RULE_SETS

Array = npt.NDArray[np.float64]

HAND: Final = Hand(angle=0.5, place=0.7e-3, speed=0.07)
ROSETTES: Final = 16
"""Set by hand, on which every stroke is tried."""
SYMMETRY: Final = 120.0
"""Degrees after which the rosette looks the same."""
FIRST: Final = 480
BEST: Final = 6
"""Strokes that are kept of each turn."""
HARDEST: Final = 8.0


def view_of(turn: float) -> PlayerView:
    """Return the rosette before the break, as who breaks sees it."""
    geometry = board()
    situation = Situation(broken=False)
    layout = rosette(geometry, turn)
    rules = RULE_SETS["international"]
    return PlayerView(
        rules, geometry, situation, layout, Seat.SOUTH, Side.WHITE, (Seat.NORTH,), single_board=True
    )


def by_chance(count: int, chance: np.random.Generator) -> Array:
    """Return strokes that meet the rosette somewhere."""
    geometry = board()
    x = chance.uniform(-1.0, 1.0, count) * geometry.base_circle_x
    reach = chance.uniform(-1.0, 1.0, count) * 4.0 * geometry.piece_radius - x
    angle = np.degrees(np.arctan2(geometry.base_distance, reach))
    return np.column_stack([x, angle, chance.uniform(0.3, 1.0, count) * HARDEST])


def best_breaks(turn: float, chance: np.random.Generator) -> tuple[Array, Array]:
    """Return the best strokes for one turn of the rosette, and what each is worth."""
    view = view_of(turn)
    trials = Trials.of(view, HAND, goal=Goal.BOARD)
    layouts = [rosette(view.geometry, turn, (number,)) for number in range(ROSETTES)]
    batch = Batch.of(layouts, view.geometry, view.surface)
    rows, times = by_chance(FIRST, chance), ROSETTES
    total, tries = np.zeros(len(rows)), 0
    while True:
        off = deviations(times, HAND.fluffs, chance) * HAND.deviation
        meant = np.repeat(rows, times, axis=0)
        played = HAND.moved(meant, np.tile(off, (len(rows), 1)), trials.scene.base)
        which = np.tile(np.arange(times) % ROSETTES, len(rows))
        strokes = batch.strokes(Seat.SOUTH, played[:, 0], played[:, 1], played[:, 2])
        outcomes = batch.run(strokes, which, threads=1)
        worth = trials.appraisal.worth(outcomes, trials.rulings.tallies(outcomes))
        total = total + worth.reshape(len(rows), times).sum(axis=1)
        tries += times
        order = np.argsort(-total / tries, kind="stable")
        if len(rows) <= 2 * BEST:
            return rows[order[:BEST]], (total / tries)[order[:BEST]]
        order = order[: max(2 * BEST, len(rows) // 3)]
        rows, total, times = rows[order], total[order], 3 * times


def main() -> None:
    """Write the best breaks of every turn."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--turns", type=int, default=24)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    turns = np.arange(given.turns) * SYMMETRY / given.turns
    found = []
    for turn in turns.tolist():
        strokes, worth = best_breaks(turn, np.random.default_rng([given.seed, int(turn * 100)]))
        print(f"{turn:6.1f} degrees: worth {worth[0]:.3f} by {strokes[0].round(4)}", flush=True)
        found.append((strokes, worth))
    with given.file.open("wb") as file:
        np.savez(
            file,
            turns=turns,
            strokes=np.array([strokes for strokes, _ in found]),
            worth=np.array([worth for _, worth in found]),
        )


if __name__ == "__main__":
    main()
