"""A board in play: "Play", strokes, passes, calls, clocks."""

from dataclasses import replace
from datetime import datetime
from math import isfinite

from msgspec import structs

from carrom.equipment.pieces import Piece
from carrom.match.before import known
from carrom.match.boards import change, finish_board, timed, untimed
from carrom.match.calling import check_moment
from carrom.match.facts import (
    Called,
    Passed,
    SaidPlay,
    Struck,
    TimeRanOut,
    TurnedRosette,
)
from carrom.match.lying import check_layout, gone_with, put_back
from carrom.match.outcome import Outcome
from carrom.match.placing import geometry_of, place_all, reconsider_held
from carrom.match.refusals import RefusedError, Why
from carrom.match.settings import Clock, Kind, Settings
from carrom.match.state import Phase, State, Timer, ToPlace, side_of, team_of
from carrom.match.table import next_player, partner, placer_for
from carrom.rules.calls import Call, rule_call
from carrom.rules.checks import ReportError, check, check_call
from carrom.rules.reasons import Reason
from carrom.rules.ruling import Ruling, paid_first, rule
from carrom.rules.situation import SIDES, QueenState, Side, Situation
from carrom.rules.stroke import Stroke, colour_of

IN_BOARD = (Phase.READY, Phase.STROKE, Phase.PLACING)


def situation_of(state: State) -> Situation:
    """Return the board in play; refuse where there is none."""
    if state.situation is None:
        raise RefusedError(Why.NOT_NOW)
    return state.situation


def said_play(settings: Settings, state: State, _: SaidPlay, at: datetime) -> State:
    """Open the board, or let it go on after a request."""
    if state.phase is Phase.READY:
        return _thinking(settings, change(state, phase=Phase.STROKE), at)
    if state.phase is Phase.REQUEST:
        state = change(state, requested_by=None)
        return waiting(settings, state, at)
    raise RefusedError(Why.NOT_NOW)


def turned_rosette(_: Settings, state: State, fact: TurnedRosette, __: datetime) -> State:
    """Turn the rosette: the breaker may, until his first attempt (3.5.b, 3.5.d)."""
    situation = situation_of(state)
    untried = not situation.broken and situation.break_attempts == 0
    if state.phase not in (Phase.READY, Phase.STROKE) or not untried:
        raise RefusedError(Why.NOT_NOW)
    if fact.by != state.breaker:
        raise RefusedError(Why.ONLY_THE_BREAKER)
    if not isfinite(fact.degrees):
        raise RefusedError(Why.NOT_A_NUMBER)
    return change(state, rosette_turn=fact.degrees % 360.0)


def struck(settings: Settings, state: State, fact: Struck, at: datetime) -> Outcome:
    """Rule on a stroke; one before "Play" or during a request is a breach of its own."""
    known(settings, fact.by)
    situation = situation_of(state)
    if state.phase is Phase.READY:
        if fact.by != state.turn:
            raise RefusedError(Why.NOT_OPEN)
        if not fact.stroke.touched:  # nothing happened: a break needs a touched piece (3.5.c)
            raise RefusedError(Why.NOT_OPEN)
        return _early_break(settings, state, fact, at)
    if state.phase is Phase.REQUEST:
        requester = state.requested_by or ""
        if settings.team(fact.by) is settings.team(requester):
            raise RefusedError(Why.STOPPED)
        return call_made(settings, state, Called(clause="4.g", by=fact.by), at)
    if state.phase is Phase.PLACING:
        raise RefusedError(Why.PLACE_FIRST)
    if state.phase is not Phase.STROKE:
        raise RefusedError(Why.NOT_NOW)
    if fact.by != state.turn:
        raise RefusedError(Why.NOT_YOUR_TURN, player=state.turn or "")
    _checked(settings, state, fact)
    ruling = rule(settings.rule_set(), situation, fact.stroke)
    return _after_stroke(settings, state, fact, ruling, at)


def _early_break(settings: Settings, state: State, fact: Struck, at: datetime) -> Outcome:
    """A break before "Play" (3.5.f): opponents' pieces that fell stay pocketed (settled 2)."""
    _checked(settings, state, fact)
    outcome = call_made(settings, state, Called(clause="3.5.f", by=fact.by), at)
    after = outcome.state
    other = side_of(after, settings.team(fact.by).other)
    fell = sum(p.piece is colour_of(other) for p in fact.stroke.pocketed)
    situation = situation_of(after)
    if not fell or situation.colours_open:
        return outcome
    theirs = situation.side(other)
    theirs = replace(theirs, on_board=theirs.on_board - fell)
    if theirs.paid().on_board == 0:  # all of them: the board is over (settled 11)
        improper = replace(fact.stroke, proper=False)
        ruling = rule(settings.rule_set(), situation_of(state), improper)
        clauses = tuple(dict.fromkeys((*outcome.clauses, *ruling.clauses)))
        return apply_ruling(settings, state, replace(ruling, clauses=clauses), at, improper)
    after = change(after, situation=situation.with_side(other, theirs))
    return outcome._replace(state=waiting(settings, pay_dues(settings, after, fact.by), at))


def _checked(settings: Settings, state: State, fact: Struck) -> None:
    """Refuse a stroke that cannot have happened, or a layout that cannot be what it left."""
    situation = situation_of(state)
    try:
        check(situation, fact.stroke)
    except ReportError as problem:
        raise RefusedError(Why.REPORT, field=problem.field, reason=problem.reason) from None
    geometry = geometry_of(settings.edition)
    check_layout(fact.layout, situation, geometry, gone_with(fact.stroke))


def _after_stroke(
    settings: Settings, state: State, fact: Struck, ruling: Ruling, at: datetime
) -> Outcome:
    passes = ruling.next is not situation_of(state).to_play
    untouched = 0 if fact.stroke.touched else state.untouched + passes
    state = change(
        state,
        untouched=untouched,
        placed_before_stroke=(),
        placed_earlier=tuple(dict.fromkeys((*state.placed_earlier, *state.placed_before_stroke))),
        missed_cover_stands=state.missed_cover is not None,
        layout=fact.layout,
    )
    if untouched >= 2 * settings.rule_set().passes and ruling.result is None:
        void = Called(clause="4.q", by=fact.by)
        return call_made(settings, change(state, phase=Phase.STROKE), void, at)
    return apply_ruling(settings, state, ruling, at, fact.stroke)


def passed(settings: Settings, state: State, fact: Passed, at: datetime) -> Outcome:
    """Let a turn go: like a stroke that touches nothing, and further tries are given up."""
    if state.phase is not Phase.STROKE:
        raise RefusedError(Why.NOT_NOW)
    situation = situation_of(state)
    attempts = max(situation.break_attempts, settings.rule_set().break_attempts - 1)
    if situation.broken:
        attempts = situation.break_attempts
    state = change(state, situation=replace(situation, tries=1, break_attempts=attempts))
    stroke = Struck(by=fact.by, stroke=Stroke(touched=False), layout=state.layout)
    return struck(settings, state, stroke, at)


def call_made(settings: Settings, state: State, fact: Called, at: datetime) -> Outcome:
    """Rule on an umpire's call."""
    known(settings, fact.by)
    situation = situation_of(state)
    if state.phase not in (*IN_BOARD, Phase.REQUEST):
        raise RefusedError(Why.NOT_NOW)
    side = side_of(state, settings.team(fact.by))
    call = Call(fact.clause, side, fact.pieces, fact.noticed)
    if fact.clause == "3.12.d":
        return _uncovered_unnoticed(settings, state, fact)
    check_moment(settings, state, fact)
    try:
        check_call(situation, call)
    except ReportError as problem:
        raise RefusedError(Why.REPORT, field=problem.field, reason=problem.reason) from None
    ruling = rule_call(settings.rule_set(), situation, call)
    if _moves_unseen(call):
        state = change(state, layout=None)
    return apply_ruling(settings, state, ruling, at)


def _moves_unseen(call: Call) -> bool:
    """Say whether a call changes what lies on the surface without saying where."""
    if call.clause == "3.11.k":
        return not call.noticed
    return call.clause in ("3.10.d", "3.10.e", "3.10.f") and bool(call.pieces)


def _uncovered_unnoticed(settings: Settings, state: State, fact: Called) -> Outcome:
    """The umpire finds out that an uncovered queen never went back: too late, it is covered."""
    if state.missed_cover is not settings.team(fact.by) or not state.missed_cover_stands:
        raise RefusedError(Why.NOTHING_MISSED)
    situation = situation_of(state)
    by = side_of(state, settings.team(fact.by))
    covered = replace(situation, queen=QueenState.COVERED, queen_by=by)
    layout = state.layout
    if layout is not None:
        layout = tuple(s for s in layout if s.piece is not Piece.QUEEN)
    after = change(
        state, situation=covered, layout=layout, missed_cover=None, missed_cover_stands=False
    )
    return Outcome(after, ("international:3.12.d",), Reason.QUEEN_STANDS)


def apply_ruling(
    settings: Settings, state: State, ruling: Ruling, at: datetime, stroke: Stroke | None = None
) -> Outcome:
    """Carry a ruling out: counts, turn, pieces to place, the end of the board."""
    if ruling.result is not None:
        after = finish_board(settings, state, ruling.result, at)
        return Outcome(after, ruling.clauses, ruling.reason, ruling.result)
    before = situation_of(state)
    player = state.turn or ""
    white = state.white
    if ruling.colours is not None and ruling.colours[0] is Side.BLACK and white is not None:
        white = white.other
    state = change(_queen_judged(state, ruling.situation), white=white, situation=ruling.situation)
    if state.phase is Phase.READY and ruling.situation.broken:
        state = change(state, phase=Phase.STROKE)
    keeps = team_of(state, ruling.situation.to_play) is settings.team(player)
    turn = player if keeps else next_player(settings, state, player)
    if stroke is None and (not keeps or _moved(before, ruling)):
        state = change(state, untouched=0)  # a turn lost otherwise is no pass (4.q)
    returned = {Side.WHITE: ruling.returned.white, Side.BLACK: ruling.returned.black}
    due = tuple(
        ToPlace(side, returned[side], placer_for(settings, state, team_of(state, side), player))
        for side in SIDES
        if returned[side]
    )
    state = change(
        state,
        turn=turn,
        to_place=(*state.to_place, *due),
        held=tuple(h for h in state.held if ruling.situation.side(h.side).held),
        layout=put_back(settings, state, ruling, stroke),
    )
    state = reconsider_held(settings, pay_dues(settings, state, player))
    if not keeps and settings.kind is Kind.DOUBLES:
        state = change(
            state,
            held=tuple(
                structs.replace(h, holder=partner(settings, player)) if h.holder == player else h
                for h in state.held
            ),
        )
    if state.phase in (Phase.READY, Phase.REQUEST):
        return Outcome(state, ruling.clauses, ruling.reason)
    return Outcome(waiting(settings, state, at), ruling.clauses, ruling.reason)


def _queen_judged(state: State, after: Situation) -> State:
    """Note whose queen goes back for want of a cover; forget it once she is pocketed again."""
    before = situation_of(state)
    if after.queen is not QueenState.ON_BOARD:
        return change(state, missed_cover=None, missed_cover_stands=False)
    if before.queen is not QueenState.AWAITING_COVER or before.queen_by is None:
        return state
    return change(state, missed_cover=team_of(state, before.queen_by), missed_cover_stands=False)


def _moved(before: Situation, ruling: Ruling) -> bool:
    """Say whether a call puts pieces back or takes some away."""
    after = ruling.situation
    returned = ruling.returned
    return bool(returned.white or returned.black or returned.queen) or any(
        before.side(side).on_board != after.side(side).on_board for side in SIDES
    )


def pay_dues(settings: Settings, state: State, player: str) -> State:
    """Have dues placed for which pieces lie in the nets, in or after a turn of ``player`` (3.11.g)."""
    before = situation_of(state)
    after = paid_first(before)
    due = tuple(
        ToPlace(side, count, placer_for(settings, state, team_of(state, side), player))
        for side in SIDES
        if (count := after.side(side).on_board - before.side(side).on_board)
    )
    return change(state, situation=after, to_place=(*state.to_place, *due)) if due else state


def waiting(settings: Settings, state: State, at: datetime) -> State:
    """Wait for pieces to be placed, else for the next stroke."""
    if state.to_place:
        state = change(state, phase=Phase.PLACING)
        seconds = settings.rule_set().placing_seconds
        return timed(settings, state, Timer.PLACING, at, seconds)
    return _thinking(settings, change(state, phase=Phase.STROKE), at)


def _thinking(settings: Settings, state: State, at: datetime) -> State:
    return timed(settings, state, Timer.THINKING, at, settings.rule_set().thinking_seconds)


def time_ran_out(settings: Settings, state: State, fact: TimeRanOut, at: datetime) -> Outcome:
    """Act on a time limit that has passed (3.6.b, settled 14)."""
    if state.timer is None or state.deadline is None or state.timer is not fact.timer:
        raise RefusedError(Why.NO_TIMER)
    if at < state.deadline:
        raise RefusedError(Why.TIME_LEFT)
    if fact.timer is Timer.PLACING:
        return Outcome(
            _thinking(settings, place_all(settings, state), at), ("international:3.6.b",)
        )
    if fact.timer is not Timer.THINKING:
        clause = "4.2.c" if fact.timer is Timer.REST else "3.8.e"
        return Outcome(untimed(state), (f"international:{clause}",))
    player = state.turn or ""
    if settings.clock is Clock.STRICT:
        return call_made(settings, state, Called(clause="3.6.b", by=player), at)
    return passed(settings, state, Passed(by=player), at)
