"""Standings as pages show them: every figure, and why one stands behind another."""

from collections.abc import Callable
from typing import Final

from carrom.messages import message
from carrom.server.http.responses import Sentence, sentence
from carrom.server.tournaments.view_types import StandingView, TieBreakView
from carrom.tournament.standings import Row, explanation, reason
from carrom.tournament.state import Competition
from carrom.tournament.terms import TieBreak

POINTS: Final = "points"


def standing_views(rows: tuple[Row, ...], names: Callable[[str], str]) -> list[StandingView]:
    """Return standings, with the reason why somebody stands behind somebody else."""
    return [_row(rows, at, names) for at in range(len(rows))]


def _row(rows: tuple[Row, ...], at: int, names: Callable[[str], str]) -> StandingView:
    row = rows[at]
    why = reason(row, rows[at - 1], names) if at else None
    return StandingView(
        place=row.place,
        competitor=row.competitor,
        points=row.points,
        played=row.played,
        won=row.won,
        drawn=row.drawn,
        lost=row.lost,
        ties={str(tie): float(value) for tie, value in row.ties.items()},
        reason=None if why is None else sentence(why),
    )


def tie_break_views(found: Competition) -> list[TieBreakView]:
    """Return what decides between equal points, the points themselves first."""
    points = TieBreakView(name=POINTS, title=_title(POINTS), about=_about_points())
    ties = [
        TieBreakView(name=tie, title=_title(tie), about=sentence(explanation(tie)))
        for tie in found.terms.tie_breaks
    ]
    return [points, *ties]


def _title(tie: TieBreak | str) -> Sentence:
    return sentence(message(f"tournament-tie-{tie}"))


def _about_points() -> Sentence:
    return sentence(message("tournament-tie-points-about"))
