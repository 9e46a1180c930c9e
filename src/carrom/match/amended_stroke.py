"""A stroke ruled again as one with what an umpire's call adds to it (3.10.d, 3.10.e; settled 57).

The match goes back to the moment before the stroke. What was placed by the first ruling is taken off
again; calls about other things are made once more; requests, strikers and protests stay as they are.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from datetime import datetime
from typing import Final

from msgspec import structs

from carrom.match.decision import Decision
from carrom.match.facts import (
    Called,
    ChangedChair,
    ChangedStriker,
    DecidedProtest,
    Demanded,
    Disturbed,
    Forwent,
    FoundNoRoom,
    FoundRoom,
    Placed,
    Protested,
    Requested,
    SaidPlay,
    Step,
    Struck,
    TimeRanOut,
    WroteProtest,
)
from carrom.match.incidents import amends, last_stroke
from carrom.match.match_log import MatchLog, Transition
from carrom.match.refusals import RefusedError, Why
from carrom.match.settings import Settings
from carrom.match.state import Phase, State, Timer, changed
from carrom.rules.calls import Call
from carrom.rules.piece_calls import stroke_of
from carrom.rules.ruleset import RuleSet
from carrom.rules.stroke import HOLES, Stroke

Carry = Callable[[Settings, State, Step, datetime], State | Decision]
"""Carries a fact out."""
_DROPPED: Final = (Placed, Forwent, FoundNoRoom, FoundRoom, Demanded)
"""They followed from the first ruling."""
_KEPT: Final = (
    Requested,
    SaidPlay,
    ChangedStriker,
    ChangedChair,
    Protested,
    WroteProtest,
    DecidedProtest,
)
"""They have nothing to do with it."""


def amended_stroke(match: MatchLog, fact: Called, at: datetime, carry: Carry) -> Decision:
    """Rule again on the stroke that a completed call is about."""
    found = last_stroke(match)
    if found is None or match.state.phase is Phase.OVER:
        raise RefusedError(Why.NO_STROKE_BEFORE)
    entry, later = found
    stroke = entry.event.fact
    if not isinstance(stroke, Struck) or entry.before.phase is not Phase.STROKE:
        raise RefusedError(Why.NO_STROKE_BEFORE)
    settings = match.settings
    rules = settings.rule_set()
    calls = [*_amending(match, later), fact]
    whole = stroke.stroke
    for call in calls:
        whole = _together(whole, _added(rules, entry.before, call))
    gone = any(call.pieces for call in calls)
    amended = structs.replace(stroke, stroke=whole, layout=None if gone else stroke.layout)
    decision = _decision(carry(settings, entry.before, amended, at))
    state = decision.state
    for each in _others(match, later):
        state = _again(settings, state, each, at, carry)
    row = rules.book.calls[fact.clause]
    cited = dict.fromkeys((row.clause, *row.cites, *decision.clauses))
    return decision._replace(state=_as_now(state, match.state), clauses=tuple(cited))


def _amending(match: MatchLog, later: Iterable[Transition]) -> list[Called]:
    """Return the calls by which the stroke was ruled again before."""
    facts = (entry.event.fact for entry in later)
    return [fact for fact in facts if isinstance(fact, Called) and amends(match, fact)]


def _added(rules: RuleSet, before: State, call: Called) -> Stroke:
    """Return what a call says has fallen besides."""
    if before.situation is None:
        raise RefusedError(Why.NO_STROKE_BEFORE)
    return stroke_of(rules, Call(call.clause, before.situation.to_play, call.pieces))


def _together(stroke: Stroke, more: Stroke) -> Stroke:
    """Return two strokes as one; what fell together by the call fell into a pocket of its own."""
    used = {fallen.hole for fallen in stroke.pocketed}
    own = next((hole for hole in range(1, HOLES + 1) if hole not in used), None)
    added = (replace(fallen, hole=fallen.hole and own) for fallen in more.pocketed)
    return replace(stroke, pocketed=(*stroke.pocketed, *added), touched=True)


def _others(
    match: MatchLog, later: Iterable[Transition]
) -> Iterator[tuple[int, Called | Disturbed]]:
    """Yield the calls since the stroke that are about something else; refuse where more has happened."""
    for entry in later:
        fact = entry.event.fact
        placing_over = isinstance(fact, TimeRanOut) and fact.timer is Timer.PLACING
        if isinstance(fact, Called | Disturbed):
            if isinstance(fact, Disturbed) or not amends(match, fact):
                yield entry.event.seq, fact
        elif not isinstance(fact, (*_DROPPED, *_KEPT)) and not placing_over:
            raise RefusedError(Why.LATER_ENTRY, entry=entry.event.seq)


def _again(
    settings: Settings,
    state: State,
    call: tuple[int, Called | Disturbed],
    at: datetime,
    carry: Carry,
) -> State:
    seq, fact = call
    try:
        return _decision(carry(settings, state, fact, at)).state
    except RefusedError:
        raise RefusedError(Why.LATER_ENTRY, entry=seq) from None


def _decision(found: State | Decision) -> Decision:
    return found if isinstance(found, Decision) else Decision(found)


def _as_now(state: State, now: State) -> State:
    """Return the state with what has nothing to do with the stroke as it stands now."""
    state = changed(
        state,
        protests=now.protests,
        striker_changes=now.striker_changes,
        requests=now.requests if now.board == state.board else state.requests,
    )
    if now.phase is not Phase.REQUEST or state.phase not in (Phase.STROKE, Phase.PLACING):
        return state
    return changed(
        state,
        phase=Phase.REQUEST,
        requested_by=now.requested_by,
        stopped=None,
        timer=now.timer,
        deadline=now.deadline,
    )
