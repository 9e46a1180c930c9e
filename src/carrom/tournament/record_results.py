"""The result of a match from its record, with every board."""

from msgspec import structs

from carrom.match.board_scores import board_scores
from carrom.match.facts import Struck
from carrom.match.match_log import MatchLog
from carrom.match.settings import Team
from carrom.tournament.results import BoardScore, Depth, Result, Side


def result_of(log: MatchLog, a: Team = Team.A, record: str = "") -> Result:
    """Return what a match came to; ``a`` is the team of the record that is side a here."""

    def side(team: Team | None) -> Side | None:
        return None if team is None else (Side.A if team is a else Side.B)

    def turned(pair: tuple[int, int]) -> tuple[int, int]:
        return pair if a is Team.A else (pair[1], pair[0])

    boards, games = [], dict[int, tuple[int, int]]()
    for each in board_scores(log):
        if not each.over:
            continue
        first, second = turned(each.points)
        games[each.game] = turned(each.total)
        boards.append(
            BoardScore(
                a=first,
                b=second,
                game=each.game,
                breaker=side(log.settings.team(each.breaker)),
                queen=side(each.queen),
                slam=each.slam is not None,
            )
        )
    strokes = any(isinstance(event.fact, Struck) for event in log.events)
    scores = tuple(games.values())
    found = Result(
        a=sum(score[0] for score in scores),
        b=sum(score[1] for score in scores),
        depth=Depth.STROKE if strokes else Depth.BOARD,
        games=scores if len(scores) > 1 else (),
        boards=tuple(boards),
        record=record,
    )
    winner = side(log.state.winner)
    return found if found.winner is winner else structs.replace(found, won=winner)
