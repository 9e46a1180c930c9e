"""When an umpire's call can be made: what a clause supposes of the match, beyond the counts."""

from collections.abc import Callable, Mapping
from typing import Final

from carrom.match.facts import Called
from carrom.match.refusals import RefusedError, Why
from carrom.match.settings import Kind, Settings
from carrom.match.state import Phase, State

Precondition = Callable[[Settings, State, Called], None]


def check_moment(settings: Settings, state: State, fact: Called) -> None:
    """Refuse a call whose clause does not fit this moment of the match."""
    precondition = PRECONDITIONS.get(fact.clause)
    if precondition is not None:
        precondition(settings, state, fact)


def _break_not_made(_: Settings, state: State, fact: Called) -> None:
    """3.5.f: against who has the break, until it is made; one entered too soon is undone first."""
    if state.situation is None or state.situation.broken:
        raise RefusedError(Why.BREAK_MADE)
    if fact.by != state.turn:
        raise RefusedError(Why.NOT_HIS_BREAK, player=state.turn or "")


def _in_doubles(settings: Settings, _: State, __: Called) -> None:
    if settings.kind is not Kind.DOUBLES:
        raise RefusedError(Why.ONLY_IN_DOUBLES)


def _request_open(settings: Settings, state: State, fact: Called) -> None:
    """4.g: against the side that was not the one to ask."""
    if state.phase is not Phase.REQUEST or state.requested_by is None:
        raise RefusedError(Why.NO_REQUEST)
    if settings.team(fact.by) is settings.team(state.requested_by):
        raise RefusedError(Why.NOT_OF_THAT_TEAM)


def _play_said(_: Settings, state: State, __: Called) -> None:
    if state.phase is Phase.READY:
        raise RefusedError(Why.NOT_OPEN)


def _passed_enough(settings: Settings, state: State, _: Called) -> None:
    """4.q: turns without a touch are counted, nobody has to call them."""
    turns = 2 * settings.rule_set().passes
    if state.untouched < turns:
        raise RefusedError(Why.VOID_BY_COUNT, turns=turns)


def _not_conceded_here(_: Settings, __: State, ___: Called) -> None:
    raise RefusedError(Why.CONCEDE_INSTEAD)


def _placed_by_him(_: Settings, state: State, fact: Called) -> None:
    """3.11.k: seen in time, it was placed since the last stroke; seen late, before that."""
    if fact.noticed and fact.by in state.placed_before_stroke:
        return
    if fact.by not in state.placed_earlier:
        raise RefusedError(Why.NOTHING_PLACED, player=fact.by)
    if fact.noticed:
        raise RefusedError(Why.TOO_LATE)


def _being_placed(_: Settings, state: State, __: Called) -> None:
    if not state.to_place and not state.placed_before_stroke:
        raise RefusedError(Why.NO_PLACING)


PRECONDITIONS: Final[Mapping[str, Precondition]] = {
    "3.5.f": _break_not_made,
    "3.11.k": _placed_by_him,
    "3.11.m": _being_placed,
    "3.11.n": _being_placed,
    "3.11.p": _being_placed,
    "4.g": _request_open,
    "4.i": _play_said,
    "4.m": _in_doubles,
    "4.q": _passed_enough,
    "4.r": _not_conceded_here,
}
"""What each clause supposes; the others can be called at any time of a board."""
