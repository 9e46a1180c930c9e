"""Which results a match can have, by the terms of its competition: what the umpire's desk would take.

A game ends with points that its boards can bring, under the rule set and its limit of boards. Before that it
can only stand somewhere when the time was over, or when somebody gave up.
"""

from dataclasses import dataclass
from functools import cache
from typing import Final

from carrom.match.format import OUT_OF_REACH, SHOOT_OUT_STROKES, Tie
from carrom.match.game_results import (
    Points,
    game_scores,
    is_over,
    most_boards,
    scores_of_board,
)
from carrom.match.shoot_out import possible_result
from carrom.rules.ruleset import RuleSet
from carrom.tournament.desk_settings import desk_settings
from carrom.tournament.refusals import Refusal, Why, refusal
from carrom.tournament.results import BoardScore, Result
from carrom.tournament.terms import Length, Terms

_SIDES: Final = (("a",), ("b",))


@dataclass(frozen=True, slots=True)
class MatchShape:
    """What a match of a competition is."""

    rules: RuleSet
    single_board: bool
    whole: bool
    """Whether so many games have to be played as the terms say; else one may stand for the match."""
    timed: bool
    """Whether the time can be over before the match is."""
    tie: Tie


def match_shape(terms: Terms, *, knockout: bool, timed: bool) -> MatchShape:
    """Return what a match is; ``timed``: whether its round has a clock."""
    settings = desk_settings(terms, *_SIDES, knockout=knockout)
    whole = terms.length in (Length.ONE_GAME, Length.TWO_GAMES)
    timed = timed or settings.minutes is not None
    return MatchShape(settings.rule_set(), settings.single_board, whole, timed, settings.tie)


def impossible(shape: MatchShape, result: Result) -> Refusal | None:
    """Return why a match cannot end so, and what is possible; None: it can."""
    games = result.games or ((result.a, result.b),)
    if _sum(games) != (result.a, result.b):
        return refusal(Why.SUM)
    if (found := _bad_shoot_out(shape, games, result.shoot_out)) is not None:
        return found
    if shape.single_board:
        found = _bad_only_board(shape, games, conceded=result.won is not None)
    else:
        found = _bad_games(shape, games, conceded=result.won is not None)
    if found is not None:
        return found
    # a board that was given up may have brought nothing
    counted = tuple(b for b in result.boards if result.won is None or (b.a, b.b) != (0, 0))
    return _bad_boards(shape, games, counted)


def _bad_shoot_out(
    shape: MatchShape, games: tuple[Points, ...], score: Points | None
) -> Refusal | None:
    """Check a shoot-out: it parts a level game, by at least five strokes each."""
    if score is None:
        return None
    level = any(a == b for a, b in games)
    a, b = score
    possible = possible_result(score, max(SHOOT_OUT_STROKES, *score))
    if shape.tie is not Tie.SHOOT_OUT or shape.single_board or not level or not possible:
        return refusal(Why.SHOOT_OUT, a=a, b=b, least=SHOOT_OUT_STROKES)
    return None


def _sum(scores: tuple[Points, ...]) -> Points:
    return sum(a for a, _ in scores), sum(b for _, b in scores)


def _bad_only_board(
    shape: MatchShape, games: tuple[Points, ...], *, conceded: bool
) -> Refusal | None:
    if len(games) > 1:
        return refusal(Why.GAMES, games=1)
    if games[0] == (0, 0) and (shape.timed or conceded):
        return None
    return _bad_board(games[0], scores_of_board(shape.rules, (0, 0)))


def _bad_games(shape: MatchShape, games: tuple[Points, ...], *, conceded: bool) -> Refusal | None:
    needed = shape.rules.games_to_win
    may_stand = shape.timed or conceded
    won = [0, 0]
    for number, (a, b) in enumerate(games, 1):
        if max(won) == needed:
            return refusal(Why.GAMES, games=needed)
        found = _bad_game(shape, (a, b), may_stand=may_stand and number == len(games))
        if found is not None:
            return found
        won[0] += a > b
        won[1] += b > a
    level = sum(a == b for a, b in games)  # each was parted by a shoot-out
    if level and shape.tie is Tie.SHOOT_OUT and max(won) + level >= needed:
        return None
    alone = len(games) == 1 and not shape.whole
    return (
        None if alone or may_stand or max(won) == needed else refusal(Why.FEW_GAMES, games=needed)
    )


def _bad_game(shape: MatchShape, points: Points, *, may_stand: bool) -> Refusal | None:
    rules = shape.rules
    scores = game_scores(rules, shape.tie)
    if points in scores.ended or (may_stand and points in scores.standing):
        return None
    a, b = points
    told = {"a": a, "b": b, "points": rules.points_to_win, "boards": rules.boards_per_game or 0}
    low = min(points)
    if rules.points_to_win >= OUT_OF_REACH:
        return refusal(Why.GAME_BOARDS, a=a, b=b, boards=rules.boards_per_game or 0)
    if points in scores.standing:
        return refusal(Why.GAME_NOT_OVER, **told)
    against = [max(pair) for pair in scores.ended if min(pair) == low]
    if not against:
        return refusal(Why.GAME_LOSER, **told, loser=max(map(min, scores.ended)))
    return refusal(Why.GAME, **told, low=low, least=min(against), most=max(against))


def _bad_boards(
    shape: MatchShape, games: tuple[Points, ...], boards: tuple[BoardScore, ...]
) -> Refusal | None:
    """Check boards that were written down; some of them may be missing."""
    if any(not 1 <= board.game <= len(games) for board in boards):
        return refusal(Why.SUM)
    for number, points in enumerate(games, 1):
        own = tuple((board.a, board.b) for board in boards if board.game == number)
        found = _bad_boards_of_game(shape, points, own)
        if found is not None:
            return found
    return None


def _bad_boards_of_game(
    shape: MatchShape, points: Points, boards: tuple[Points, ...]
) -> Refusal | None:
    rules = shape.rules
    most = 1 if shape.single_board else most_boards(rules, shape.tie)
    if len(boards) > most:
        return refusal(Why.BOARDS, boards=most)
    total = _sum(boards)
    if total[0] > points[0] or total[1] > points[1]:
        return refusal(Why.SUM)
    any_time = _any_board(rules)
    for score in boards:
        if (found := _bad_board(score, any_time)) is not None:
            return found
    return None if shape.single_board or total != points else _bad_course(shape, boards)


def _bad_course(shape: MatchShape, boards: tuple[Points, ...]) -> Refusal | None:
    """Check all boards of a game, one after the other."""
    rules = shape.rules
    stands = (0, 0)
    for number, score in enumerate(boards, 1):
        if is_over(rules, stands, number - 1, shape.tie):
            return refusal(Why.OVER_BEFORE, board=number)
        if (found := _bad_board(score, scores_of_board(rules, stands))) is not None:
            return found
        stands = stands[0] + score[0], stands[1] + score[1]
    return None


def _bad_board(score: Points, possible: frozenset[Points]) -> Refusal | None:
    if score in possible:
        return None
    a, b = score
    most = max(map(max, possible))
    loser = max(map(min, possible))
    least = min(map(max, possible))
    return refusal(Why.BOARD_SCORE, a=a, b=b, least=least, most=most, loser=loser)


@cache
def _any_board(rules: RuleSet) -> frozenset[Points]:
    """Return what a board can bring, wherever the game stands."""
    late = rules.queen_ceiling
    stands = {(x, y) for x in (0, late) for y in (0, late)}
    return frozenset(score for each in stands for score in scores_of_board(rules, each))
