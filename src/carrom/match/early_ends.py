"""Ends that no rule book knows: the players agree to stop, or one of them stays away."""

from datetime import datetime

from carrom.match.boards import abandon_match, finish_board
from carrom.match.decision import Decision
from carrom.match.facts import Abandoned, Conceded
from carrom.match.refusals import RefusedError, Why
from carrom.match.settings import Settings
from carrom.match.state import Ending, Phase, State, side_of
from carrom.match.toss_and_seats import known
from carrom.rules.ruling import BoardResult

AWAITED = (Phase.READY, Phase.STROKE, Phase.PLACING, Phase.DEMAND)
"""When a game can be lost by staying away: a board stands, and it is a player's to go on."""


def abandoned(settings: Settings, state: State, fact: Abandoned, at: datetime) -> Decision:
    """End the match without a winner: the players agreed to, or one of them stayed away for long."""
    if state.phase is Phase.OVER:
        raise RefusedError(Why.NOT_NOW)
    if fact.player is None and fact.away is None:
        return Decision(abandon_match(settings, state, at))
    known(settings, fact.player or "")
    if fact.away is None or fact.away < 0:
        raise RefusedError(Why.NOT_IN_THESE_RULES)
    return Decision(abandon_match(settings, state, at, Ending.UNFINISHED))


def stayed_away(settings: Settings, state: State, fact: Conceded, at: datetime) -> Decision:
    """Give the game to the other side, because the player whom it waits for stays away."""
    known(settings, fact.by)
    if state.situation is None or state.phase not in AWAITED:
        raise RefusedError(Why.NOT_NOW)
    if fact.match or fact.away is None or fact.away < 0:
        raise RefusedError(Why.NOT_IN_THESE_RULES)
    winner = side_of(state, settings.team(fact.by)).other
    result = BoardResult(winner, game_conceded=True)
    return Decision(finish_board(settings, state, result, at, Ending.ABSENT), result=result)
