"""The result of a match from its record, with every board."""

from collections.abc import Sequence
from typing import Final

from msgspec import structs

from carrom.match import board_scores as records
from carrom.match.game_results import game_scores, scores_of_board
from carrom.match.match_log import MatchLog
from carrom.match.settings import Team
from carrom.tournament.results import BoardScore, Depth, Result, Side

_DEPTHS: Final = {records.Depth.GAME: Depth.MATCH, records.Depth.BOARD: Depth.BOARD}


def result_of(log: MatchLog, a: Team = Team.A, record: str = "") -> Result:
    """Return what a match came to; ``a`` is the team of the record that is side a here.

    The points are those on the score sheet. Where they name another winner than the match has, as when
    somebody who is ahead gives up or is disqualified, the result says who won. Of a match that is not
    over it is what it stands at: more games won, else more points.
    """

    def side(team: Team | None) -> Side | None:
        return None if team is None else (Side.A if team is a else Side.B)

    def turned(pair: tuple[int, int]) -> tuple[int, int]:
        return pair if a is Team.A else (pair[1], pair[0])

    def board(each: records.BoardScore) -> BoardScore:
        first, second = turned(each.points)
        return BoardScore(
            a=first,
            b=second,
            game=each.game,
            breaker=side(log.settings.team(each.breaker)),
            queen=side(each.queen),
            slam=each.slam is not None,
        )

    scores = records.board_scores(log)
    ended = [each for each in scores if each.over and each.winner is not None]
    shot = [each.shoot_out for each in ended if each.shoot_out is not None]
    ended = [each for each in ended if each.shoot_out is None]
    games = tuple({each.game: turned(each.total) for each in ended}.values())
    found = Result(
        a=sum(score[0] for score in games),
        b=sum(score[1] for score in games),
        depth=_depth(ended),
        games=games if len(games) > 1 else (),
        boards=tuple(board(each) for each in ended if each.entered is not records.Depth.GAME),
        shoot_out=turned(shot[-1]) if shot and games[-1][0] == games[-1][1] else None,
        record=record,
    )
    winner = side(log.state.winner or _ahead(log.state.games))
    said = winner in (None, found.winner) and not (log.state.winner and _given_up(log, games))
    return found if said else structs.replace(found, won=winner)


def _given_up(log: MatchLog, games: Sequence[tuple[int, int]]) -> bool:
    """Say whether the points alone do not show that the match is over."""
    rules = log.settings.rule_set()
    if not games:
        return True
    if log.settings.single_board:
        return games[-1] not in scores_of_board(rules, (0, 0))
    return not log.state.time_over and games[-1] not in game_scores(rules, log.settings.tie).ended


def _ahead(games: tuple[int, int]) -> Team | None:
    """Return who has won more games."""
    first, second = games
    return None if first == second else Team.A if first > second else Team.B


def _depth(boards: Sequence[records.BoardScore]) -> Depth:
    """Return how much of every board is known."""
    entered = {each.entered for each in boards}
    return next((depth for what, depth in _DEPTHS.items() if what in entered), Depth.STROKE)
