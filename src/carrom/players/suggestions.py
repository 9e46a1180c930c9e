"""The best strokes of a position, with what is to be expected of each."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.random import Generator

from carrom.equipment.aim import Aim
from carrom.equipment.geometry import from_seat
from carrom.equipment.pieces import Layout, Point, Standing
from carrom.players.hand import Hand
from carrom.players.legal_strokes import Shown, seen
from carrom.players.levels import LEVELS
from carrom.players.player_view import PlayerView
from carrom.players.searcher import Searcher
from carrom.players.striker_places import Array
from carrom.players.trials import Goal, Trials, deviations
from carrom.players.value.appraisal import Appraisal, shipped
from carrom.players.value.standing import WON
from carrom.players.worth import gain, keeps

STROKES: Final = 5
"""How many are told."""
TRIES: Final = 400
"""How often each of them is tried once more, so that none is there by luck alone."""
APART: Final = 1.5
"""Standard deviations of the hand by which strokes that are told differ."""
EXPERT: Final = LEVELS["expert"]


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A stroke and what is to be expected of it, as a hand plays it."""

    aim: Aim
    keep: float
    """How likely the turn is kept, or the board won."""
    points: float
    """What it brings on average: pieces, less what goes back; points where the board ends."""
    foul: float
    """How likely the striker falls."""
    loss: float | None
    """How likely the opponents win the board after a miss; None where it never misses."""
    miss: Layout
    """How the pieces lie after a common miss, seen from the board; empty where it never misses."""
    intended: Layout
    """How they lie if it comes out as it is meant."""
    clean: bool
    """Whether it then keeps the turn, or wins the board, and the striker stays."""


def suggest(
    position: Shown,
    *,
    hand: Hand = EXPERT.hand,
    budget: int = EXPERT.budget,
    count: int = STROKES,
    tries: int = TRIES,
    seed: int = 0,
    threads: int = 1,
    goal: Goal = Goal.BOARD,
    seconds: float | None = None,
) -> tuple[Suggestion, ...]:
    """Return the best strokes for a hand, the best first; none where the striker can stand nowhere.

    ``budget`` is the number of strokes tried in thought before the best are tried once more, each of
    them ``tries`` times. ``seconds`` is how long to think instead; then chance does not decide alone.
    """
    view = seen(position)
    chance = np.random.default_rng(seed)
    head = Searcher(hand, budget, threads, goal, seconds=seconds)
    found = head.search(view, chance)
    if found is None:
        return ()
    trials = Trials.of(view, hand, threads, goal=goal)
    rows = np.array(list(different_strokes(found.rows, hand, count)))
    told = [_suggestion(view, trials, row, tries, chance) for row in rows]
    order = np.argsort([-each.value for each in told], kind="stable")
    return tuple(told[k].suggestion for k in order)


@dataclass(frozen=True, slots=True)
class _Told:
    suggestion: Suggestion
    value: float


def different_strokes(rows: Array, hand: Hand, count: int) -> Iterator[Array]:
    """Yield so many strokes that are not nearly the same as an earlier one."""
    taken: list[Array] = []
    for row in rows:
        if len(taken) == count:
            return
        scale = np.maximum(hand.deviation * [1.0, 1.0, row[2]], [1e-3, 0.2, 0.05]) * APART
        scale[0] *= 5.0  # from another place the same stroke is another one
        if all((np.abs(row - other) > scale).any() for other in taken):
            taken.append(row)
            yield row


def _suggestion(
    view: PlayerView, trials: Trials, row: Array, tries: int, chance: Generator
) -> _Told:
    off = deviations(tries, trials.hand.fluffs, chance) * trials.hand.deviation
    rows = trials.hand.moved(np.repeat(row[None], tries, axis=0), off, trials.scene.base)
    outcomes = trials.run(np.concatenate([row[None], rows]))
    tallies = trials.rulings.tallies(outcomes)
    rulings = [trials.rulings.ruling(int(tally)) for tally in tallies[1:]]
    before = view.situation
    kept = np.array([keeps(before, ruling) for ruling in rulings])
    ends = outcomes.xy[:, 1:]
    lies = outcomes.gone[:, 1:] == 0
    x, angle, speed = (float(v) for v in row)
    misses = np.flatnonzero(~kept) + 1
    missed = int(misses[_common(ends[misses])]) if len(misses) else None
    won = Appraisal(view, trials.rulings, trials.hand, shipped(), WON, WON).worth(outcomes, tallies)
    suggestion = Suggestion(
        Aim(view.seat, x=x, angle=angle, speed=speed),
        keep=float(kept.mean()),
        points=float(np.mean([gain(view.rules, before, ruling) for ruling in rulings])),
        foul=float((outcomes.gone[1:, 0] > 0).mean()),
        loss=None if missed is None else float(0.5 - 0.5 * won[misses].mean()),
        miss=() if missed is None else _layout(view, ends[missed], lies[missed]),
        intended=_layout(view, ends[0], lies[0]),
        clean=keeps(before, trials.rulings.ruling(int(tallies[0]))) and not outcomes.gone[0, 0],
    )
    return _Told(suggestion, float(trials.appraisal.worth(outcomes, tallies)[1:].mean()))


def _common(ends: Array) -> int:
    """Return which of many ends is in the middle of the others."""
    flat = ends.reshape(len(ends), -1)
    return int(np.abs(flat - np.median(flat, axis=0)).sum(axis=1).argmin())


def _layout(view: PlayerView, ends: Array, lies: Array) -> Layout:
    """Return pieces that lie on the surface, turned from the player's eyes to the board."""
    return tuple(
        Standing(standing.piece, from_seat(Point(float(x), float(y)), view.seat))
        for standing, (x, y), there in zip(view.layout, ends, lies, strict=True)
        if there
    )
