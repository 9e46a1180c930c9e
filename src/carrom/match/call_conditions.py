"""When an umpire's call can be made: what a clause supposes of the match, beyond the counts."""

from collections.abc import Callable, Mapping
from typing import Final

from carrom.equipment.pieces import Piece
from carrom.match.facts import Called
from carrom.match.refusals import RefusedError, Why
from carrom.match.seating import striker_places
from carrom.match.settings import Kind, Settings
from carrom.match.state import Phase, State
from carrom.messages import message
from carrom.rules.book import Breach, Condition
from carrom.rules.piece_calls import fell_later

Precondition = Callable[[Settings, State, Called], None]


def check_moment(settings: Settings, state: State, fact: Called) -> None:
    """Refuse a call whose clause does not fit this moment of the match."""
    call = settings.rule_set().book.calls.get(fact.clause)
    if call is not None and call.effect is fell_later:
        _can_fall(state, fact)
    if call is not None and call.breach is Breach.FORGONE_WRONGLY:
        _has_to_place(state, fact)
    if call is not None and call.breach is Breach.OVERTIME:
        _first_overtime(state, fact)
    for condition in sorted(call.when) if call else ():
        if condition in PRECONDITIONS:
            PRECONDITIONS[condition](settings, state, fact)


def _has_to_place(state: State, fact: Called) -> None:
    """What has been placed cannot be forgone any more."""
    if all(due.placer != fact.by for due in state.to_place):
        raise RefusedError(Why.NOTHING_TO_PLACE)


def _first_overtime(state: State, fact: Called) -> None:
    """One piece a turn is all that thinking too long costs (settled 61)."""
    if fact.by == state.turn and state.overtime_in_turn:
        raise RefusedError(Why.OVERTIME_AGAIN, player=fact.by)


def _can_fall(state: State, fact: Called) -> None:
    """Between the strokes only pieces lie on the surface; in the rosette none of them can fall."""
    if Piece.STRIKER in fact.pieces:
        there = message("error-more-than-there-are", piece=message("error-piece-striker"))
        raise RefusedError(Why.REPORT, field="/foul/pieces", reason=there)
    if fact.pieces and state.situation is not None and not state.situation.broken:
        early = message("error-call-before-break", clause=fact.clause)
        raise RefusedError(Why.REPORT, field="/foul/clause", reason=early)


def _break_not_made(_: Settings, state: State, fact: Called) -> None:
    """Against who has the break, until it is made; one entered too soon is undone first."""
    if state.situation is None or state.situation.broken:
        raise RefusedError(Why.BREAK_MADE)
    if fact.by != state.turn:
        raise RefusedError(Why.NOT_HIS_BREAK, player=state.turn or "")


def _in_doubles(settings: Settings, _: State, __: Called) -> None:
    if settings.kind is not Kind.DOUBLES:
        raise RefusedError(Why.ONLY_IN_DOUBLES)


def _request_open(settings: Settings, state: State, fact: Called) -> None:
    """Against the side that was not the one to ask."""
    if state.phase is not Phase.REQUEST or state.requested_by is None:
        raise RefusedError(Why.NO_REQUEST)
    if settings.team(fact.by) is settings.team(state.requested_by):
        raise RefusedError(Why.NOT_OF_THAT_TEAM)


def _play_said(_: Settings, state: State, __: Called) -> None:
    if state.phase is Phase.READY:
        raise RefusedError(Why.NOT_OPEN)


def _passed_enough(settings: Settings, state: State, _: Called) -> None:
    """Turns without a touch are counted, nobody has to call them."""
    turns = 2 * settings.rule_set().passes
    if state.untouched < turns:
        raise RefusedError(Why.VOID_BY_COUNT, turns=turns)


def _not_conceded_here(_: Settings, __: State, ___: Called) -> None:
    raise RefusedError(Why.CONCEDE_INSTEAD)


def _not_the_striker(_: Settings, state: State, fact: Called) -> None:
    """Somebody else has struck: the board is open, and it was not the player in turn."""
    if state.phase is Phase.READY:
        raise RefusedError(Why.NOT_OPEN)
    if fact.by == state.turn:
        raise RefusedError(Why.IN_TURN_ALREADY, player=fact.by)


def _no_striker_room(settings: Settings, state: State, _: Called) -> None:
    """Where the layout is known it is seen; else the umpire's word counts."""
    if state.layout is not None and striker_places(settings, state):
        raise RefusedError(Why.STRIKER_HAS_ROOM)


def _not_struck(settings: Settings, state: State, fact: Called) -> None:
    """Not against the player in turn once they have struck: then it is a foul (settled 58)."""
    row = settings.rule_set().book.calls[fact.clause]
    if fact.by == state.turn and state.struck_in_turn:
        raise RefusedError(Why.HAS_STRUCK, player=fact.by, clause=row.instead or "none")


PRECONDITIONS: Final[Mapping[Condition, Precondition]] = {
    Condition.BREAK_NOT_MADE: _break_not_made,
    Condition.NOT_STRUCK: _not_struck,
    Condition.REQUEST_OPEN: _request_open,
    Condition.PLAY_SAID: _play_said,
    Condition.IN_DOUBLES: _in_doubles,
    Condition.PASSED_ENOUGH: _passed_enough,
    Condition.NOT_THE_STRIKER: _not_the_striker,
    Condition.NO_STRIKER_ROOM: _no_striker_room,
    Condition.BY_CONCESSION: _not_conceded_here,
}
"""What each condition asks of the match; those about the counts are in :mod:`carrom.rules.checks`."""
