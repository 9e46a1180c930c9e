"""Whether a problem keeps its promise: everything about it is worked out anew."""

from enum import StrEnum
from math import hypot
from typing import Final

import numpy as np

from carrom.equipment.geometry import Geometry
from carrom.equipment.pieces import Layout, Piece, Seat
from carrom.match.notation import read_position
from carrom.physics import InputError, strike
from carrom.players import LEVELS
from carrom.players.player_view import PlayerView
from carrom.problems.best_strokes import HAND, GoalTrials
from carrom.problems.choice import nearly_same
from carrom.problems.goals import counts, goals_of, outcomes
from carrom.problems.mining import LIKELY, wanted_by
from carrom.problems.problem import HANDS, Problem
from carrom.problems.ratings import rating
from carrom.problems.rivals import TIMES, TRIES, rivals
from carrom.problems.stroke_kinds import kind_of
from carrom.rules import QueenState

OFF: Final = 0.08
"""How far the chance that is told may be from the one that another sample shows."""


class Fault(StrEnum):
    """What is wrong with a problem; the sentence is ``problems-fault-<fault>``."""

    POSITION = "position"
    """The position cannot be, or its pieces are not those that the situation counts."""
    GOAL = "goal"
    """What counts is not what the rules say."""
    STROKE = "stroke"
    """The best stroke, as it is meant, does not reach the goal, or is of another kind."""
    CHANCE = "chance"
    """It is not as likely as is told."""
    RATING = "rating"
    """The rating is not that of the chances."""
    SECOND = "second"
    """Another idea is more than half as likely."""


def faults(problem: Problem, seed: int = 0) -> tuple[Fault, ...]:
    """Return what is wrong with a problem; the samples are drawn from the seed."""
    found = meant_faults(problem)
    if found:
        return found
    view = problem.view
    chance = np.random.default_rng([seed, problem.id])
    table = GoalTrials.of(view, problem.goal)
    best = np.array(problem.stroke)
    often = [table.chance_of(best, LEVELS[name].hand, TRIES, chance) for name in HANDS]
    likely = all(abs(a - b) <= OFF for a, b in zip(often, problem.chances, strict=True))
    return (
        *([] if likely else [Fault.CHANCE]),
        *([] if _clear(problem, view, chance) else [Fault.SECOND]),
    )


def meant_faults(problem: Problem) -> tuple[Fault, ...]:
    """Return what is wrong with a problem, as far as no chance is needed to see it."""
    try:
        view = problem.view
        lies = _may_lie(view)
    except ValueError:  # a position that cannot be read, or does not say where pieces lie
        return (Fault.POSITION,)
    if not lies:
        return (Fault.POSITION,)
    ruled = problem.goal in goals_of(view.situation) and problem.counts == outcomes(
        view.rules, view.situation, problem.goal
    )
    if not ruled:
        return (Fault.GOAL,)
    if not _reaches(problem, view):
        return (Fault.STROKE,)
    if problem.rating != rating(problem.chances):
        return (Fault.RATING,)
    told = problem.chances[HANDS.index("expert")]
    return () if told >= TIMES * problem.second_chance else (Fault.SECOND,)


def _may_lie(view: PlayerView) -> bool:
    """Say whether the pieces are those that the situation counts, and can lie as they do."""
    now, layout = view.situation, view.layout
    on_board = (now.white.on_board, now.black.on_board, int(now.queen is QueenState.ON_BOARD))
    number = tuple(
        sum(each.piece is piece for each in layout)
        for piece in (Piece.WHITE, Piece.BLACK, Piece.QUEEN)
    )
    return view.seat is Seat.SOUTH and number == on_board and _apart(layout, view.geometry)


def _apart(layout: Layout, geometry: Geometry) -> bool:
    """Say whether no two pieces overlap, not even by rounding, and none hangs over a hole or the frame."""
    wall = geometry.half_side - geometry.piece_radius
    places = [each.at for each in layout]
    return (
        all(max(abs(at.x), abs(at.y)) <= wall for at in places)
        and all(
            hypot(at.x - hole.x, at.y - hole.y) >= geometry.tipping_distance
            for at in places
            for hole in geometry.holes
        )
        and all(
            hypot(a.x - b.x, a.y - b.y) >= 2.0 * geometry.piece_radius
            for k, a in enumerate(places)
            for b in places[:k]
        )
    )


def _reaches(problem: Problem, view: PlayerView) -> bool:
    """Say whether the best stroke can be played, and does what it is told to do."""
    try:
        motion = strike(view.layout, problem.aim, view.geometry)
    except InputError:
        return False
    fell = [fall.piece for fall in motion.falls]
    number = (
        fell.count(Piece.WHITE),
        fell.count(Piece.BLACK),
        fell.count(Piece.QUEEN),
        fell.count(Piece.STRIKER),
    )
    if not counts(problem.counts, number):
        return False
    wanted = wanted_by(view.situation, problem.goal)
    return kind_of(motion, problem.aim, wanted) is problem.kind


def _clear(problem: Problem, view: PlayerView, chance: np.random.Generator) -> bool:
    """Say whether a search with other random numbers finds no other idea that is half as good."""
    best, found = rivals(view, problem.goal, problem.stroke, chance)
    others = [each.chance for each in found]
    if problem.second is not None:
        table = GoalTrials.of(view, problem.goal)
        others.append(table.chance_of(np.array(problem.second), HAND, TRIES, chance))
    return best >= LIKELY - OFF and all(best >= TIMES * other for other in others)


def repeated(problems: tuple[Problem, ...]) -> dict[int, int]:
    """Return the problems that are nearly the same as an earlier one, with that one."""
    found: dict[int, int] = {}
    for number, problem in enumerate(problems):
        layout = read_position(problem.position).layout or ()
        for other in problems[:number]:
            if nearly_same(layout, read_position(other.position).layout or ()):
                found[problem.id] = other.id
    return found
