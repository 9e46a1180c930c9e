"""A stroke beside the best one: how likely it succeeds, and what it gives away.

A record has a stroke as it came out, not as it was meant. So what was played is taken for what was
meant, and tried again as the hand would play it; the best strokes that a search finds meet the
same deviations, so that luck favours none. What was played is one of those compared: the loss
is never less than nothing.
"""

from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from carrom.equipment.aim import Aim
from carrom.players.hand import Hand
from carrom.players.player_view import PlayerView
from carrom.players.searcher import Searcher
from carrom.players.striker_places import Array
from carrom.players.suggestions import different_strokes
from carrom.players.trials import Found, Goal, Trials, deviations
from carrom.players.value.appraisal import SCALE
from carrom.players.value.equity import MOST, POINT

BUDGET: Final = 900
"""Strokes that the search tries before each stroke of a match: enough for a board in a few seconds."""
TRIES: Final = 200
"""How often the stroke that was played, and each of the best, is tried once more."""
BREAK_TRIES: Final = 40
"""The same at a break, where a stroke takes the engine eight times as long."""
RIVALS: Final = 3
"""How many of the best strokes found are compared with the one that was played."""
SHARE: Final = (1.0 + POINT * MOST) / (2.0 * SCALE)
"""What a unit of worth is as a part of winning the board; a point more counts half a hundredth."""


@dataclass(frozen=True, slots=True)
class Tried:
    """A stroke, and what is to be expected of it."""

    aim: Aim
    chance: float
    """How likely it keeps the turn, or wins the board."""
    worth: float
    """In units of worth, as the players count."""


@dataclass(frozen=True, slots=True)
class StrokeLoss:
    """A stroke that was played, and the best one known."""

    played: Tried
    best: Tried
    """The stroke itself where nothing better was found."""

    @property
    def loss(self) -> float:
        """What the stroke gave away, as a part of winning the board; 0 where nothing is better."""
        return max(0.0, (self.best.worth - self.played.worth) * SHARE)


def stroke_loss(
    view: PlayerView,
    aim: Aim,
    hand: Hand,
    *,
    budget: int = BUDGET,
    tries: int = TRIES,
    threads: int = 1,
    seed: int = 0,
) -> StrokeLoss | None:
    """Compare a stroke with the best ones of its position, all as ``hand`` would play them.

    Only this board counts, whatever the score of the game. None: the striker can stand nowhere.
    """
    view = replace(view, single_board=True)
    chance = np.random.default_rng(seed)
    times = tries if view.situation.broken else min(tries, BREAK_TRIES)
    found = Searcher(hand, budget, threads).search(view, chance)
    if found is None:
        return None
    trials = Trials.of(view, hand, threads, goal=Goal.BOARD)
    off = deviations(times, hand.fluffs, chance)
    played = _tried(aim, _as_played(trials, aim, off), 0)
    rows = np.array(list(different_strokes(found.rows, hand, RIVALS)))
    again = trials.played(rows, off)
    rivals = [_tried(_aim(view, row), again, k) for k, row in enumerate(rows)]
    return StrokeLoss(played, max((played, *rivals), key=lambda each: each.worth))


def _as_played(trials: Trials, aim: Aim, off: Array) -> Found:
    """Try a stroke, with its spin, as the hand would play it."""
    row = np.array([[aim.x, aim.angle, aim.speed]])
    rows = trials.hand.moved(
        np.repeat(row, len(off), axis=0), off * trials.hand.deviation, trials.scene.base
    )
    found = trials.once(rows, spin=aim.spin)
    return Found(found.tallies[None], found.worth[None], found.keep[None], found.rows[None])


def _tried(aim: Aim, found: Found, which: int) -> Tried:
    return Tried(aim, float(found.keep[which].mean()), float(found.worth[which].mean()))


def _aim(view: PlayerView, row: Array) -> Aim:
    x, angle, speed = (float(v) for v in row)
    return Aim(view.seat, x=x, angle=angle, speed=speed)
