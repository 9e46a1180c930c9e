"""Candidates for problems, mined from boards that computer players play against each other.

Every position of a board in which a stroke is due is searched quickly, for every goal it allows. Where one
idea is clearly the best, the position is searched again and again, thoroughly and with other random
numbers. What is always clear is a candidate. A board's candidates depend on the seed and its number alone.
"""

from collections.abc import Callable
from functools import partial
from typing import Final

import numpy as np
from numpy.random import Generator

from carrom.arena.numbered import Numbered
from carrom.arena.pairing import Terms, new_terms
from carrom.equipment.aim import Aim
from carrom.equipment.pieces import Piece, Seat
from carrom.match.facts import Fact
from carrom.match.match import Match
from carrom.match.notation import Position
from carrom.match.participants import Participant
from carrom.match.state import Phase
from carrom.physics import strike
from carrom.players import LEVELS, computer
from carrom.players.hand import Hand
from carrom.players.legal_strokes import seen
from carrom.players.player_view import PlayerView
from carrom.problems.best_strokes import (
    DEEP,
    HAND,
    QUICK,
    GoalTrials,
    Rated,
    best_of_ideas,
    look,
)
from carrom.problems.candidate import Candidate
from carrom.problems.goals import Goal, goals_of, outcomes
from carrom.problems.problem import HANDS, Row
from carrom.problems.ratings import rating
from carrom.problems.rivals import RIVALS, TIMES, TRIES, confirmed
from carrom.problems.rounding import rounded_position, rounded_stroke
from carrom.problems.stroke_kinds import kind_of
from carrom.rules import RULE_SETS, Situation
from carrom.rules.stroke import colour_of

VERSION: Final = 2
"""Of how candidates are found: another one finds others."""
RULES: Final = RULE_SETS.default.name
PLAYERS: Final = ("beginner", "club", "expert")
"""Two of these, or twice the same, play a board."""
LIKELY: Final = 0.25
"""The least chance of the best stroke."""
MARGIN: Final = 1.1
"""When a candidate is found it has to be this much clearer, so that another sample finds it clear too."""
FEW: Final = 4
"""With more own pieces than this, nobody is asked for any one of them."""
HOPE: Final = 0.95
"""After a quick search it may be less clear."""


class MinedBoard(Numbered, frozen=True, kw_only=True):
    """What a board had to give."""

    looked: int
    """How many positions were looked at."""
    found: tuple[Candidate, ...]


def mining_terms(seed: int) -> Terms:
    """Return what decides the candidates."""
    return new_terms(f"problems-{VERSION}", PLAYERS, RULES, seed)


def mined_board(seed: int, number: int) -> MinedBoard:
    """Play a board and search its positions."""
    positions = played_board(seed, number)
    found: list[Candidate] = []
    for place, position in enumerate(positions):
        hopeful = candidates(position, partial(_chance, seed, number, place))
        sure = (confirmed(each, seed) for each in hopeful)
        found += [each for each in sure if each is not None]
    return MinedBoard(number=number, looked=len(positions), found=tuple(found))


def _chance(seed: int, number: int, place: int, part: int) -> Generator:
    return np.random.default_rng([seed, number, 1 + place, part])


def played_board(seed: int, number: int) -> list[Position]:
    """Play a board and return its positions before each stroke but the break, with short figures."""
    chance = np.random.default_rng([seed, number])
    levels = chance.choice(PLAYERS, 2)
    match = Match.new("Ada", "Ben", rules=RULES, single_board=True)
    positions: list[Position] = []
    ada, ben = (_Watched(computer(str(level)), positions) for level in levels)
    match.play({"Ada": ada, "Ben": ben}, seed=int(chance.integers(2**62)))
    rounded = (rounded_position(position) for position in positions)
    return [position for position in rounded if position is not None]


class _Watched:
    """A player at whose strokes the positions are written down."""

    def __init__(self, player: Participant, positions: list[Position]) -> None:
        self.player = player
        self.positions = positions

    def act(self, match: Match, player: str, key: tuple[int, int]) -> Fact | None:
        """Let the player act."""
        state, position = match.state, match.board
        due = state.phase is Phase.STROKE and position is not None
        if due and position is not None and position.situation.broken:
            self.positions.append(position)
        return self.player.act(match, player, key)


def candidates(position: Position, chance: Callable[[int], Generator]) -> list[Candidate]:
    """Return the candidates of a position, at most one for each goal."""
    view = seen(position)
    goals = _worth_asking(view.situation)
    if not goals:
        return []
    quick = chance(0)
    looked = look(view, quick, QUICK)
    if looked is None:
        return []
    hopeful = []
    for goal in goals:
        rated = best_of_ideas(looked, GoalTrials.of(view, goal, looked.trials), quick, QUICK)
        if rated and clear(rated, HOPE):
            hopeful.append(goal)
    if not hopeful:
        return []
    deep = chance(1)
    again = look(view, deep, DEEP)
    if again is None:
        return []
    found = []
    for goal in hopeful:
        table = GoalTrials.of(view, goal, again.trials)
        rated = best_of_ideas(again, table, deep, DEEP)
        if rated and clear(rated):
            made = _candidate(position, view, goal, table, rated, chance(2))
            found += [] if made is None else [made]
    return found


def _worth_asking(situation: Situation) -> tuple[Goal, ...]:
    """Return the goals for which there may be one idea only: among many pieces, one is easily had."""
    few = situation.side(situation.to_play).on_board <= FEW
    return tuple(goal for goal in goals_of(situation) if few or goal is not Goal.PIECE)


def clear(rated: tuple[Rated, ...], margin: float = 1.0) -> bool:
    """Say whether the best stroke is likely enough, and clearly better than any other idea."""
    best, *others = (each.chance for each in rated)
    return best >= LIKELY and all(best >= TIMES * margin * other for other in others)


def _candidate(
    position: Position,
    view: PlayerView,
    goal: Goal,
    table: GoalTrials,
    rated: tuple[Rated, ...],
    chance: Generator,
) -> Candidate | None:
    """Return a candidate if the figures of the rounded stroke, sampled anew, are clear as well."""
    counted = outcomes(view.rules, view.situation, goal)
    stroke = rounded_stroke(rated[0].row, table.trials.scene.base)
    good, _ = table.judged(table.trials.run(np.array([stroke])))
    if not counted or not good.all():
        return None
    again = [
        Rated(np.array(stroke), rated[0].idea, _often(table, stroke, HAND, chance)),
        *(
            Rated(each.row, each.idea, table.chance_of(each.row, HAND, TRIES, chance))
            for each in rated[1 : 1 + RIVALS]
        ),
    ]
    if not clear(tuple(again), MARGIN):
        return None
    beginner, club, expert, champion = (
        _often(table, stroke, LEVELS[name].hand, chance) for name in HANDS
    )
    chances = beginner, club, expert, champion
    second = max(again[1:], key=lambda each: each.chance, default=None)
    aim = Aim(Seat.SOUTH, *stroke)
    motion = strike(view.layout, aim, view.geometry)
    return Candidate(
        position=str(position),
        goal=goal,
        counts=counted,
        kind=kind_of(motion, aim, wanted_by(view.situation, goal)),
        stroke=stroke,
        chances=chances,
        second=None if second is None else rounded_stroke(second.row, table.trials.scene.base),
        second_chance=0.0 if second is None else second.chance,
        rating=rating(chances),
    )


def _often(table: GoalTrials, stroke: Row, hand: Hand, chance: Generator) -> float:
    return round(table.chance_of(np.array(stroke), hand, TRIES, chance), 3)


def wanted_by(situation: Situation, goal: Goal) -> frozenset[Piece]:
    """Return the pieces whose fall a goal is about."""
    own = colour_of(situation.to_play)
    if goal is Goal.QUEEN:
        return frozenset({Piece.QUEEN})
    return frozenset({own, Piece.QUEEN}) if goal in (Goal.PIECE, Goal.BOTH) else frozenset({own})
