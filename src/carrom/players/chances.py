"""What is to be expected of one stroke, as a hand plays it that means exactly this stroke."""

from dataclasses import dataclass
from typing import Final

import numpy as np

from carrom.equipment.aim import Aim
from carrom.players.hand import Hand
from carrom.players.player_view import PlayerView
from carrom.players.trials import Trials, deviations
from carrom.players.worth import gain, keeps

TRIES: Final = 300
"""How often a stroke is tried: a chance of one half is told to about 3 in 100."""


@dataclass(frozen=True, slots=True)
class Chance:
    """What is to be expected of a stroke."""

    keep: float
    """How likely the turn is kept, or the board won."""
    points: float
    """What it brings on average: pieces, less what goes back; points where the board ends."""


def chance_of(
    view: PlayerView, aim: Aim, hand: Hand, tries: int = TRIES, seed: int = 0, *, threads: int = 1
) -> Chance:
    """Return what is to be expected of a stroke that a hand tries so often; the same for a seed.

    ``aim`` is as its player sees it, its seat is the one of ``view``.
    """
    trials = Trials.of(view, hand, threads)
    meant = np.array([[aim.x, aim.angle, aim.speed]])
    off = deviations(tries, hand.fluffs, np.random.default_rng(seed)) * hand.deviation
    rows = hand.moved(np.repeat(meant, tries, axis=0), off, trials.scene.base)
    outcomes = trials.run(rows, aim.spin)
    kinds, counts = np.unique(trials.rulings.tallies(outcomes), return_counts=True)
    rulings = [trials.rulings.ruling(int(kind)) for kind in kinds]
    before = view.situation
    kept = [keeps(before, ruling) for ruling in rulings]
    brought = [gain(view.rules, before, ruling) for ruling in rulings]
    return Chance(
        keep=float(np.average(kept, weights=counts)),
        points=float(np.average(brought, weights=counts)),
    )
