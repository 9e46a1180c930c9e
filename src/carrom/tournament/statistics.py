"""Figures of boards: breaks, queens, slams and the best boards, where results have them."""

from collections.abc import Iterator
from dataclasses import dataclass

from carrom.tournament.results import BoardScore, Result, Side
from carrom.tournament.state import Competition


@dataclass(slots=True)
class BoardFigures:
    """What somebody did on the boards that were written down."""

    competitor: str
    boards: int = 0
    won: int = 0
    breaks: int = 0
    breaks_won: int = 0
    """Boards won with the own break."""
    queens: int = 0
    slams: int = 0
    best: int = 0
    """The most points of one board."""


def board_figures(competition: Competition) -> tuple[BoardFigures, ...]:
    """Return the figures of everybody with boards, who has most slams, then most boards won, first."""
    found: dict[str, BoardFigures] = {}
    for _, meeting in competition.meetings():
        result = meeting.final
        if result is None:
            continue
        for board in _boards(result):
            for side in Side:
                competitor = meeting.at(side)
                if competitor is not None:
                    own = found.setdefault(competitor, BoardFigures(competitor))
                    _count(own, board, side)
    ordered = sorted(found.values(), key=lambda f: (-f.slams, -f.won, -f.best, f.competitor))
    return tuple(ordered)


def _boards(result: Result) -> Iterator[BoardScore]:
    yield from result.boards
    for rubber in result.rubbers:
        yield from rubber.boards


def _count(own: BoardFigures, board: BoardScore, side: Side) -> None:
    scored, against = (board.a, board.b) if side is Side.A else (board.b, board.a)
    own.boards += 1
    own.won += scored > against
    own.best = max(own.best, scored)
    own.queens += board.queen is side
    own.slams += board.slam and scored > against
    if board.breaker is side:
        own.breaks += 1
        own.breaks_won += scored > against
