"""How a game can end: which points are possible after so many boards, under a rule set."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from carrom.match.format import Tie
from carrom.match.settings import TEAMS, Team
from carrom.match.state import Phase, State
from carrom.rules.board_results import Score, board_ends
from carrom.rules.ruleset import RuleSet

Points = tuple[int, int]
"""Of team A and team B."""
_MOST_KEPT: Final = 64
"""Rule sets whose scores are kept."""


class GameScores(NamedTuple):
    """What the points of a game can be."""

    ended: frozenset[Points]
    """Once it is over."""
    standing: frozenset[Points]
    """Before and between its boards."""


@lru_cache(maxsize=_MOST_KEPT)
def game_scores(rules: RuleSet, tie: Tie = Tie.BOARD) -> GameScores:
    """Return every score that a game can end with, and every one that it can stand at before.

    Before a shoot-out a game can end level: it gives no points.
    """
    late = rules.queen_ceiling
    brings = {(x, y): scores_of_board(rules, (x * late, y * late)) for x in (0, 1) for y in (0, 1)}
    ended: set[Points] = set()
    standing: set[Points] = {(0, 0)}
    reached = {(0, 0)}
    for board in range(1, most_boards(rules, tie) + 1):
        after = {
            (a + more, b + others)
            for a, b in reached
            for more, others in brings[int(a >= late), int(b >= late)]
        }
        over = {points for points in after if is_over(rules, points, board, tie)}
        ended |= over
        reached = after - over
        if rules.boards_per_game is None:
            reached -= standing  # how many boards it took counts nothing
        standing |= reached
        if not reached:
            break
    return GameScores(frozenset(ended), frozenset(standing))


def is_over(rules: RuleSet, points: Points, boards: int, tie: Tie = Tie.BOARD) -> bool:
    """Say whether a game is over that stands so after so many boards, but for a shoot-out."""
    if boards > 0 and boards >= most_boards(rules, tie):
        return True
    return boards > 0 and _won_by(rules, points, boards) is not None


def scores_of_board(rules: RuleSet, points: Points) -> frozenset[Points]:
    """Return what a board can bring to both in a game that stands so."""
    a, b = points
    return frozenset((x - a, y - b) for (x, y), _ in _after_board(rules, points))


def can_end(
    rules: RuleSet,
    state: State,
    winner: Team,
    points: Points,
    boards: int,
    tie: Tie = Tie.BOARD,
    *,
    timed: bool = False,
) -> bool:
    """Say whether a game that stands so can end with these points after so many boards in all.

    ``timed``: whether the time of the match can have been over then, so that who was ahead won.
    """
    deciding = state.deciding_board or state.phase is Phase.DECIDING_TOSS
    most = state.board if deciding else most_boards(rules, tie)
    if state.shoot_out is not None or not state.board <= boards <= most:
        return False
    if min(points) < 0 or any(end < now for end, now in zip(points, state.points, strict=True)):
        return False
    reached = {state.points}
    for board in range(state.board, boards):
        reached = {
            after
            for before in reached
            for after, _ in _after_board(rules, before)
            if _won_by(rules, after, board) is None and _within(after, points)
        }
    last = deciding or is_deciding(rules, boards)
    return any(
        after == points
        and (board_winner if last else _won_by(rules, after, boards, timed=timed)) is winner
        for before in reached
        for after, board_winner in _after_board(rules, before)
    )


def _within(points: Points, most: Points) -> bool:
    return points[0] <= most[0] and points[1] <= most[1]


def is_deciding(rules: RuleSet, board: int) -> bool:
    """Say whether a board of a game is the one that decides it, the others having left it level."""
    return rules.boards_per_game is not None and board > rules.boards_per_game


def most_boards(rules: RuleSet, tie: Tie = Tie.BOARD) -> int:
    """Return how many boards a game can have; without a limit a board brings a point at least."""
    limit = rules.boards_per_game
    return 2 * rules.points_to_win if limit is None else limit + (tie is Tie.BOARD)


def _won_by(rules: RuleSet, points: Points, board: int, *, timed: bool = False) -> Team | None:
    """Return who has won the game with these points after a board; None: it goes on."""
    a, b = points
    goes_on = max(points) < rules.points_to_win and board != rules.boards_per_game
    if a == b or (goes_on and not timed):
        return None
    return Team.A if a > b else Team.B


def _after_board(rules: RuleSet, points: Points) -> Iterator[tuple[Points, Team]]:
    """Yield every score after one more board, with its winner."""
    a, b = points
    for winner in TEAMS:
        mine, theirs = (a, b) if winner is Team.A else (b, a)
        for score in _board_scores(rules, mine, theirs):
            won, lost = mine + score.winner, theirs + score.loser
            yield ((won, lost) if winner is Team.A else (lost, won)), winner


def _board_scores(rules: RuleSet, winner: int, loser: int) -> frozenset[Score]:
    return frozenset(s for scores in board_ends(rules, winner, loser).values() for s in scores)
