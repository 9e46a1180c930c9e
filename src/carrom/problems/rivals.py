"""Whether a known stroke has a rival: another idea that is more than half as good.

A search that knows the stroke gives nothing up before the last figures are there. Good strokes are sometimes
narrow, so one search may miss a rival: several are made, each with random numbers of its own.
"""

from typing import Final
from zlib import crc32

import numpy as np
from msgspec.structs import replace
from numpy.random import Generator

from carrom.players.legal_strokes import seen
from carrom.players.player_view import PlayerView
from carrom.players.scene import scene_of
from carrom.problems.best_strokes import HAND, THOROUGH, GoalTrials, Rated, best_of_ideas, look
from carrom.problems.candidate import Candidate
from carrom.problems.goals import Goal
from carrom.problems.problem import Row
from carrom.problems.rounding import rounded_stroke

TIMES: Final = 2.0
"""The best stroke's chance is at least so many times that of the best one with another idea."""
TRIES: Final = 1000
"""How often strokes are played for the figures that are told."""
RIVALS: Final = 4
"""How many other ideas are played so often."""
SEARCHES: Final = 12
"""How many searches must find no rival."""
SURER: Final = 1.05
"""By how much clearer a stroke has to be than is promised, so that other samples find it clear too."""


def rivals(
    view: PlayerView, goal: Goal, stroke: Row, chance: Generator
) -> tuple[float, tuple[Rated, ...]]:
    """Return how often a stroke reaches the goal, and the best strokes with other ideas."""
    looked = look(view, chance, THOROUGH)
    if looked is None:
        return 0.0, ()
    table = GoalTrials.of(view, goal, looked.trials)
    known = np.array([stroke])
    often, usual = table.played(known, HAND.deviations(TRIES, chance))
    rated = best_of_ideas(looked, table, chance, THOROUGH, known)
    others = [each for each in rated if each.idea != int(usual[0])][:RIVALS]
    again = (
        each._replace(chance=table.chance_of(each.row, HAND, TRIES, chance)) for each in others
    )
    return float(often[0]), tuple(again)


def confirmed(candidate: Candidate, seed: int) -> Candidate | None:
    """Return a candidate with the best rival that several searches find; None: it is too good."""
    view = seen(candidate.position)
    base = scene_of(view).base
    second, second_chance = candidate.second, candidate.second_chance
    for number in range(SEARCHES):
        chance = np.random.default_rng([seed, crc32(candidate.position.encode()), number])
        best, found = rivals(view, candidate.goal, candidate.stroke, chance)
        for each in found:
            if best < TIMES * SURER * each.chance:
                return None
            if each.chance > second_chance:
                second, second_chance = rounded_stroke(each.row, base), each.chance
    return replace(candidate, second=second, second_chance=second_chance)
