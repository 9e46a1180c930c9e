"""How fast a search goes: strokes in the engine, rulings, and values of positions, on one core."""

from dataclasses import dataclass
from time import process_time
from typing import Final

import numpy as np

from benchmarks.player_figures import HAND, Row, Run, Target
from carrom.arena.regret_positions import known_positions
from carrom.players.named import hand_named
from carrom.players.proposals import by_chance
from carrom.players.scene import targets
from carrom.players.trials import Goal, Trials

STROKES: Final = 2_000
"""A position."""
AGAIN: Final = 5


@dataclass(frozen=True, slots=True)
class Rates:
    """Rulings a second, from what fell in a stroke to whether the turn is kept; the engine beside."""

    target: Target

    def measure(self, figure: str, run: Run) -> Row:
        """Try strokes by chance in positions of the middle game."""
        hand = hand_named(HAND)
        spent = {"engine": 0.0, "rulings": 0.0, "values": 0.0}
        known = known_positions()[: 2 if run.quick else 50]
        for each in known:
            view = each.view
            trials = Trials.of(view, hand, goal=Goal.BOARD)
            chance = np.random.default_rng(run.seed)
            wanted = targets(trials.scene.layout, view.situation)
            rows = by_chance(trials.scene, wanted, STROKES, chance)
            outcomes = trials.run(rows)
            tallies = trials.rulings.tallies(outcomes)
            trials.appraisal.worth(outcomes, tallies), trials.keep[tallies]
            for _ in range(AGAIN):
                times = [process_time()]
                trials.run(rows)
                times.append(process_time())
                kept = trials.keep[trials.rulings.tallies(outcomes)]
                times.append(process_time())
                trials.appraisal.worth(outcomes, tallies)
                times.append(process_time())
                assert len(kept) == STROKES
                for name, seconds in zip(spent, np.diff(times), strict=True):
                    spent[name] += float(seconds)
        count = STROKES * AGAIN * len(known)
        rates = {name: count / seconds for name, seconds in spent.items()}
        told = ", ".join(f"{name} {rate:,.0f}" for name, rate in rates.items())
        return Row(
            figure,
            f"rulings a second ({told})",
            "rate",
            self.target,
            rates["rulings"],
            None,
            f"{count} strokes",
            (),
            (),
            rates,
        )
