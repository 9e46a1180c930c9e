"""What the result of a board is worth: how likely the game is won after it.

A game is a race to so many points, over at most so many boards; how boards between equals end is
measured (``training.results``, 1,648 boards). From that follows the chance to win from every score.
"""

from functools import lru_cache
from typing import Final

import numpy as np
import numpy.typing as npt

from carrom.match.format import OUT_OF_REACH
from carrom.players.player_view import PlayerView
from carrom.rules import RuleSet, Side

Array = npt.NDArray[np.float64]

MOST: Final = 14
"""Points of a board."""
RESULTS: Final = 2 * MOST + 1
"""From losing by the most to winning by it."""
MARGINS: Final = np.arange(-MOST, MOST + 1)
LONGEST: Final = 12
"""Boards of a game that has no limit, as far as is looked ahead."""
POINT: Final = 0.01
"""What a point more is worth where only winning the board counts, as a part of winning it."""
BOARDS: Final = (
    *(0.0, 0.138, 0.076, 0.066, 0.231, 0.158, 0.11),
    *(0.073, 0.05, 0.038, 0.029, 0.015, 0.016),
)
"""How likely a board is won by so many points, from 0."""
QUEEN: Final = 0.89
"""How likely the queen is among the points of a board that bring more than she does."""
BREAKER: Final = 0.54
"""How likely whoever breaks wins the board."""


def result_worth(position: PlayerView, *, over: bool) -> Array:
    """Return what each margin of this board is worth to the player, from -1 to 1.

    The margin of a board that is over is by the score; in one still played the queen counts in full,
    and late in a game she brings nothing.
    """
    rules, situation = position.rules, position.situation
    if position.single_board:
        found: Array = np.sign(MARGINS) + POINT * MARGINS
        return found / (1.0 + POINT * MOST)
    me, them = situation.side(position.side), situation.side(position.side.other)
    left = (rules.boards_per_game or LONGEST) - position.board
    if rules.points_to_win >= OUT_OF_REACH:
        return _lead_worth(position, max(0, min(left, LONGEST)))
    table = _chances(rules.points_to_win, max(0, min(left, LONGEST)))
    breaks_next = 0 if position.side is Side.BLACK else 1
    points, queen = (me.points, them.points), 0.0 if over else QUEEN
    return np.array(
        [
            2.0 * _after(table[:, :, breaks_next], rules, points, int(margin), queen) - 1
            for margin in MARGINS
        ]
    )


def _lead_worth(position: PlayerView, boards: int) -> Array:
    """Return what each margin is worth where no points win the game: only the lead at the end counts."""
    situation = position.situation
    lead = situation.side(position.side).points - situation.side(position.side.other).points
    breaks_next = 0 if position.side is Side.BLACK else 1
    table = _lead_chances(boards)
    most = (len(table) - 1) // 2
    ends = np.clip(lead + MARGINS, -most, most) + most
    found: Array = 2.0 * table[ends, breaks_next] - 1.0
    return found


@lru_cache(maxsize=64)
def _lead_chances(boards: int) -> Array:
    """Return the chance to be ahead after so many more boards, by the lead and whether one breaks (0: yes)."""
    most = MOST * (LONGEST + 1)
    table = np.repeat((0.5 + 0.5 * np.sign(np.arange(-most, most + 1)))[:, None], 2, axis=1)
    for _ in range(boards):
        new = table.copy()
        for breaks, chances in enumerate(_results()):
            padded = np.pad(table[:, 1 - breaks], MOST, mode="edge")
            new[:, breaks] = np.correlate(padded, chances, mode="valid")
        table = new
    return table


def _after(
    table: Array, rules: RuleSet, points: tuple[int, int], margin: int, queen: float
) -> float:
    """Return the chance to win the game after a board.

    Late in a game the queen brings nothing; so likely she is among the points all the same.
    """
    winner = 0 if margin > 0 else 1
    less = rules.queen_points - rules.queen_points_late
    late = points[winner] >= rules.queen_ceiling and abs(margin) > less
    chance = 0.0
    for part, won in (
        (1.0 - queen, abs(margin)),
        (queen, abs(margin) - less if late else abs(margin)),
    ):
        a = points[0] + (won if winner == 0 else 0)
        b = points[1] + (won if winner == 1 else 0)
        last = len(table) - 1
        chance += part * float(table[min(a, last), min(b, last)])
    return chance


@lru_cache(maxsize=64)
def _chances(goal: int, boards: int) -> Array:
    """Return the chance to win by own points, the other's points, and whether one breaks (0: yes)."""
    table = np.zeros((goal + 1, goal + 1, 2))
    points = np.arange(goal + 1)
    ahead = np.sign(points[:, None] - points[None, :])
    table[:] = (0.5 + 0.5 * ahead)[:, :, None]
    table[goal, :goal] = 1.0
    table[:goal, goal] = 0.0
    breaker, other = _results()
    for _ in range(boards):
        new = table.copy()
        for breaks, chances in ((0, breaker), (1, other)):
            for a in range(goal):
                for b in range(goal):
                    mine = np.minimum(a + np.maximum(MARGINS, 0), goal)
                    theirs = np.minimum(b + np.maximum(-MARGINS, 0), goal)
                    new[a, b, breaks] = float((chances * table[mine, theirs, 1 - breaks]).sum())
        table = new
    return table


def _results() -> tuple[Array, Array]:
    """Return how likely each margin is for whoever breaks, and for the other."""
    won = np.zeros(MOST + 1)
    won[: len(BOARDS)] = BOARDS
    won /= won.sum()
    breaker = np.zeros(RESULTS)
    breaker[MOST:] += BREAKER * won
    breaker[MOST::-1] += (1.0 - BREAKER) * won
    return breaker, breaker[::-1].copy()
