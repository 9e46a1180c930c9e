"""The end of a board: booked at once, or after its winner has said how many points more he wants."""

from dataclasses import replace
from datetime import datetime

from carrom.match.boards import finish_board, timed
from carrom.match.decision import Decision
from carrom.match.facts import Demanded
from carrom.match.refusals import RefusedError, Why
from carrom.match.settings import Settings, cited
from carrom.match.state import Phase, State, Timer, changed, team_of
from carrom.match.toss_and_seats import known
from carrom.rules.reasons import Matter
from carrom.rules.ruling import BoardResult
from carrom.rules.situation import Side


def end_board(settings: Settings, state: State, result: BoardResult, at: datetime) -> Decision:
    """End the board, or ask its winner first which points on demand he wants."""
    if not result.on_demand:
        return Decision(finish_board(settings, state, result, at), result=result)
    waits = changed(
        state,
        phase=Phase.DEMAND,
        ended=result,
        to_place=(),
        held=(),
        requested_by=None,
        stopped=None,
    )
    seconds = settings.rule_set().placing_seconds
    return Decision(timed(settings, waits, Timer.DEMAND, at, seconds))


def demanded(settings: Settings, state: State, fact: Demanded, at: datetime) -> Decision:
    """Give the winner of a board the points on demand that he asks for: all, some or none."""
    known(settings, fact.by)
    result = state.ended
    if state.phase is not Phase.DEMAND or result is None or result.winner is None:
        raise RefusedError(Why.NOT_NOW)
    if settings.team(fact.by) is not team_of(state, result.winner):
        raise RefusedError(Why.NOT_OF_THAT_TEAM)
    if not 0 <= fact.points <= result.on_demand:
        raise RefusedError(Why.TOO_MANY_POINTS, most=result.on_demand)
    return booked(settings, state, result, fact.points, at)


def booked(
    settings: Settings, state: State, result: BoardResult, more: int, at: datetime
) -> Decision:
    """Book a board with so many of its points on demand."""
    white = more if result.winner is Side.WHITE else 0
    full = replace(
        result, white=result.white + white, black=result.black + more - white, on_demand=0
    )
    after = finish_board(settings, changed(state, ended=None), full, at)
    return Decision(after, cited(settings, Matter.DEMAND), result=full)
