"""A board in play: "Play", strokes, passes, calls, clocks."""

from dataclasses import replace
from datetime import datetime
from math import isfinite

from msgspec import structs

from carrom.equipment.pieces import Piece
from carrom.equipment.standard import board
from carrom.match.boards import timed, untimed
from carrom.match.call_conditions import check_moment
from carrom.match.decision import Decision
from carrom.match.facts import (
    Called,
    Passed,
    SaidPlay,
    Struck,
    TimeRanOut,
    TurnedRosette,
)
from carrom.match.layout_checks import check_layout, gone_with, put_back
from carrom.match.placing import can_forgo, forgone, place_all, reconsider_held
from carrom.match.points_on_demand import booked, end_board
from carrom.match.refusals import RefusedError, Why
from carrom.match.seating import next_player, partner, placer_for
from carrom.match.settings import Clock, Kind, Settings, cited
from carrom.match.state import Phase, State, Timer, ToPlace, changed, side_of, team_of
from carrom.match.toss_and_seats import known
from carrom.rules.book import Breach
from carrom.rules.calls import Call, rule_call
from carrom.rules.checks import ReportError, check, check_call
from carrom.rules.reasons import Matter, Reason
from carrom.rules.ruling import Ruling, paid_first, rule
from carrom.rules.situation import SIDES, QueenState, Side, Situation
from carrom.rules.stroke import Stroke, colour_of
from carrom.rules.verdict import last_attempt
from carrom.rules.wording import Account

IN_BOARD = (Phase.READY, Phase.STROKE, Phase.PLACING)


def situation_of(state: State) -> Situation:
    """Return the board in play; refuse where there is none."""
    if state.situation is None:
        raise RefusedError(Why.NOT_NOW)
    return state.situation


def said_play(settings: Settings, state: State, _: SaidPlay, at: datetime) -> State:
    """Open the board, or let it go on after a request."""
    if state.phase is Phase.READY:
        return _thinking(settings, changed(state, phase=Phase.STROKE), at)
    if state.phase is Phase.REQUEST:
        state = changed(state, requested_by=None)
        return waiting(settings, state, at)
    raise RefusedError(Why.NOT_NOW)


def turned_rosette(settings: Settings, state: State, fact: TurnedRosette, _: datetime) -> State:
    """Turn the rosette: the breaker may, before each of his attempts (3.5.b, 3.5.d, settled 38)."""
    situation = situation_of(state)
    attempts = settings.rule_set().break_attempts
    his = not situation.broken and situation.break_attempts < attempts
    if state.phase not in (Phase.READY, Phase.STROKE) or not his:
        raise RefusedError(Why.NOT_NOW)
    if fact.by != state.breaker:
        raise RefusedError(Why.ONLY_THE_BREAKER)
    if not isfinite(fact.degrees):
        raise RefusedError(Why.NOT_A_NUMBER)
    if state.turn != state.breaker:  # his attempts are used up
        raise RefusedError(Why.NOT_NOW)
    return changed(state, rosette_turn=fact.degrees % 360.0, layout=None)


def struck(settings: Settings, state: State, fact: Struck, at: datetime) -> Decision:
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
        return _noticed(settings, state, Breach.PLAYED_ON, fact.by, at, Why.STOPPED)
    if state.phase is Phase.PLACING:
        raise RefusedError(Why.PLACE_FIRST)
    if state.phase is not Phase.STROKE:
        raise RefusedError(Why.NOT_NOW)
    if fact.by != state.turn:
        raise RefusedError(Why.NOT_YOUR_TURN, player=state.turn or "")
    _checked(settings, state, fact)
    ruling = rule(settings.rule_set(), situation, fact.stroke)
    return _after_stroke(settings, state, fact, ruling, at)


def _early_break(settings: Settings, state: State, fact: Struck, at: datetime) -> Decision:
    """A break before "Play" (3.5.f): opponents' pieces that fell stay pocketed (settled 2)."""
    _checked(settings, state, fact)
    decision = _noticed(settings, state, Breach.EARLY_BREAK, fact.by, at, Why.NOT_OPEN)
    after = decision.state
    other = side_of(after, settings.team(fact.by).other)
    fell = sum(p.piece is colour_of(other) for p in fact.stroke.pocketed)
    situation = situation_of(after)
    if not fell or situation.colours_open:
        return decision
    theirs = situation.side(other)
    theirs = replace(theirs, on_board=theirs.on_board - fell)
    if theirs.paid().on_board == 0:  # all of them: the board is over (settled 11)
        improper = replace(fact.stroke, proper=False)
        ruling = rule(settings.rule_set(), situation_of(state), improper)
        clauses = tuple(dict.fromkeys((*decision.clauses, *ruling.clauses)))
        return apply_ruling(settings, state, replace(ruling, clauses=clauses), at, improper)
    after = changed(after, situation=situation.with_side(other, theirs))
    return decision._replace(state=waiting(settings, pay_dues(settings, after, fact.by), at))


def _checked(settings: Settings, state: State, fact: Struck) -> None:
    """Refuse a stroke that cannot have happened so, or a layout that cannot be what it left."""
    situation = situation_of(state)
    try:
        check(situation, fact.stroke)
    except ReportError as problem:
        raise RefusedError(Why.REPORT, field=problem.field, reason=problem.reason) from None
    geometry = board(settings.edition)
    aim, striker = fact.aim, settings.rule_set().book.striker
    if aim is not None and not striker.allows(aim.x, geometry, aim.seat):
        raise RefusedError(Why.STRIKER_PLACE)
    check_layout(fact.layout, situation, geometry, gone_with(fact.stroke))


def _after_stroke(
    settings: Settings, state: State, fact: Struck, ruling: Ruling, at: datetime
) -> Decision:
    passes = ruling.next is not situation_of(state).to_play
    untouched = 0 if fact.stroke.touched else state.untouched + passes
    state = changed(
        state,
        untouched=untouched,
        placed_before_stroke=(),
        placed_earlier=tuple(dict.fromkeys((*state.placed_earlier, *state.placed_before_stroke))),
        missed_cover_stands=state.missed_cover_stands or fact.by == state.missed_cover_by,
        layout=fact.layout,
    )
    rules = settings.rule_set()
    void = rules.book.call_for(Breach.VOID)
    if void is not None and untouched >= 2 * rules.passes and ruling.result is None:
        open_ = changed(state, phase=Phase.STROKE)
        return call_made(settings, open_, Called(clause=void, by=fact.by), at)
    return apply_ruling(settings, state, ruling, at, fact.stroke)


def passed(settings: Settings, state: State, fact: Passed, at: datetime) -> Decision:
    """Let a turn go: like a stroke that touches nothing, and further tries are given up."""
    if state.phase is not Phase.STROKE:
        raise RefusedError(Why.NOT_NOW)
    situation = situation_of(state)
    attempts = situation.break_attempts
    if not situation.broken:
        attempts = last_attempt(settings.rule_set(), attempts)
    state = changed(state, situation=replace(situation, tries=1, break_attempts=attempts))
    stroke = Struck(by=fact.by, stroke=Stroke(touched=False), layout=state.layout)
    return struck(settings, state, stroke, at)


def call_made(settings: Settings, state: State, fact: Called, at: datetime) -> Decision:
    """Rule on an umpire's call."""
    known(settings, fact.by)
    situation = situation_of(state)
    if state.phase not in (*IN_BOARD, Phase.REQUEST):
        raise RefusedError(Why.NOT_NOW)
    rules = settings.rule_set()
    side = side_of(state, settings.team(fact.by))
    found = rules.book.calls.get(fact.clause)
    call = Call(
        fact.clause,
        side,
        fact.pieces,
        fact.noticed,
        before_stroke=found is not None and found.early_technical and not state.struck_in_turn,
        partner=_partner_in_turn(settings, state, fact.by),
    )
    if found is not None and found.breach is Breach.UNNOTICED:
        return _uncovered_unnoticed(settings, state, fact)
    check_moment(settings, state, fact)
    try:
        check_call(rules, situation, call)
    except ReportError as problem:
        raise RefusedError(Why.REPORT, field=problem.field, reason=problem.reason) from None
    ruling = rule_call(rules, situation, call)
    called = rules.book.calls[call.clause]
    if _moves_unseen(situation, ruling):
        state = changed(state, layout=None)
    if called.breach is Breach.DISTURBANCE and side is not situation.to_play:
        state = disturbance_counted(state, fact.by)  # in the opponent's turn (4.2.h)
    decision = apply_ruling(settings, state, ruling, at)
    if ruling.reason is Reason.OUT_OF_TURN_STANDS:
        turned = changed(decision.state, turn=fact.by, struck_in_turn=False)
        return decision._replace(state=turned)
    return decision


def _partner_in_turn(settings: Settings, state: State, player: str) -> bool:
    """Say whether it is the turn of a player's partner: then his breach is technical (settled 34)."""
    turn = state.turn
    return turn is not None and player != turn and settings.team(player) is settings.team(turn)


def disturbance_counted(state: State, player: str) -> State:
    """Count one more disturbance of the opponent by a player (4.l, 4.2.h)."""
    count = state.disturbances.get(player, 0) + 1
    return changed(state, disturbances={**state.disturbances, player: count})


def _noticed(
    settings: Settings, state: State, breach: Breach, by: str, at: datetime, otherwise: Why
) -> Decision:
    """Make the call for a breach that the match noticed by itself; refuse where there is none."""
    clause = settings.rule_set().book.call_for(breach)
    if clause is None:
        raise RefusedError(otherwise)
    return call_made(settings, state, Called(clause=clause, by=by), at)


def _moves_unseen(before: Situation, ruling: Ruling) -> bool:
    """Say whether a call changes what lies on the surface, beside what goes back, without saying where."""
    after, back = ruling.situation, ruling.returned
    returned = {Side.WHITE: back.white, Side.BLACK: back.black}
    lay = before.queen is QueenState.ON_BOARD
    return (
        ruling.colours is not None
        or any(after.side(s).on_board - returned[s] != before.side(s).on_board for s in SIDES)
        or (lay and (back.queen or after.queen is not QueenState.ON_BOARD))
    )


def _uncovered_unnoticed(settings: Settings, state: State, fact: Called) -> Decision:
    """The umpire finds out that an uncovered queen never went back: too late, it is covered."""
    if state.missed_cover is not settings.team(fact.by) or not state.missed_cover_stands:
        raise RefusedError(Why.NOTHING_MISSED)
    situation = situation_of(state)
    by = side_of(state, settings.team(fact.by))
    covered = replace(situation, queen=QueenState.COVERED, queen_by=by)
    layout = state.layout
    if layout is not None:
        layout = tuple(s for s in layout if s.piece is not Piece.QUEEN)
    after = changed(
        state,
        situation=covered,
        layout=layout,
        missed_cover=None,
        missed_cover_by=None,
        missed_cover_stands=False,
    )
    account = Account(by)
    clauses = cited(settings, Matter.UNNOTICED)
    return Decision(after, clauses, Reason.QUEEN_STANDS, account=account)


def apply_ruling(
    settings: Settings, state: State, ruling: Ruling, at: datetime, stroke: Stroke | None = None
) -> Decision:
    """Carry a ruling out: counts, turn, pieces to place, the end of the board."""
    before = situation_of(state)
    player = state.turn or ""
    white = state.white
    if ruling.colours is not None and ruling.colours[0] is Side.BLACK and white is not None:
        white = white.other
    if ruling.result is not None:
        ended = changed(state, white=white, situation=ruling.situation)
        over = end_board(settings, ended, ruling.result, at)
        return over._replace(clauses=ruling.clauses, reason=ruling.reason, account=ruling.account)
    state = changed(_queen_judged(state, ruling.situation), white=white, situation=ruling.situation)
    if state.phase is Phase.READY and ruling.situation.broken:
        state = changed(state, phase=Phase.STROKE)
    keeps = team_of(state, ruling.situation.to_play) is settings.team(player)
    turn = player if keeps else next_player(settings, state, player)
    if stroke is None and (not keeps or _moved(before, ruling)):
        state = changed(state, untouched=0)  # a turn lost otherwise is no pass (4.q)
    returned = {Side.WHITE: ruling.returned.white, Side.BLACK: ruling.returned.black}
    returned[ruling.account.by] -= ruling.account.beside_queen
    due = tuple(
        ToPlace(side, returned[side], placer_for(settings, state, team_of(state, side), player))
        for side in SIDES
        if returned[side]
    )
    state = changed(
        state,
        turn=turn,
        struck_in_turn=turn == player and (stroke is not None or state.struck_in_turn),
        to_place=(*state.to_place, *due),
        held=tuple(h for h in state.held if ruling.situation.side(h.side).held),
        layout=put_back(settings, state, ruling, stroke),
    )
    state = reconsider_held(settings, pay_dues(settings, state, player))
    if not keeps and settings.kind is Kind.DOUBLES:
        state = changed(
            state,
            held=tuple(
                structs.replace(h, holder=partner(settings, player)) if h.holder == player else h
                for h in state.held
            ),
        )
    if state.phase not in (Phase.READY, Phase.REQUEST):
        state = waiting(settings, state, at)
    return Decision(state, ruling.clauses, ruling.reason, account=ruling.account)


def _queen_judged(state: State, after: Situation) -> State:
    """Note whose queen goes back for want of a cover; forget it once she is pocketed again."""
    before = situation_of(state)
    if after.queen is not QueenState.ON_BOARD:
        return changed(state, missed_cover=None, missed_cover_by=None, missed_cover_stands=False)
    if before.queen is not QueenState.AWAITING_COVER or before.queen_by is None:
        return state
    return changed(
        state,
        missed_cover=team_of(state, before.queen_by),
        missed_cover_by=state.turn,
        missed_cover_stands=False,
    )


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
    return changed(state, situation=after, to_place=(*state.to_place, *due)) if due else state


def waiting(settings: Settings, state: State, at: datetime) -> State:
    """Wait for pieces to be placed, else for the next stroke."""
    if state.to_place:
        state = changed(state, phase=Phase.PLACING)
        seconds = settings.rule_set().placing_seconds
        return timed(settings, state, Timer.PLACING, at, seconds)
    return _thinking(settings, changed(state, phase=Phase.STROKE), at)


def _thinking(settings: Settings, state: State, at: datetime) -> State:
    return timed(settings, state, Timer.THINKING, at, settings.rule_set().thinking_seconds)


def time_ran_out(settings: Settings, state: State, fact: TimeRanOut, at: datetime) -> Decision:
    """Act on a time limit that has passed (3.6.b, settled 14)."""
    if state.timer is None or state.deadline is None or state.timer is not fact.timer:
        raise RefusedError(Why.NO_TIMER)
    if at < state.deadline:
        raise RefusedError(Why.TIME_LEFT)
    if fact.timer is Timer.DEMAND and state.ended is not None:
        return booked(settings, state, state.ended, 0, at)
    if fact.timer is Timer.PLACING:
        late = state.to_place[0].placer
        if settings.rule_set().book.placing.late_forfeits and can_forgo(state, late):
            return forgone(settings, state, late, at)
        placed = place_all(settings, state)
        return Decision(_thinking(settings, placed, at), cited(settings, Matter.PLACING_TIME))
    if fact.timer is not Timer.THINKING:
        matter = Matter.REST_TIME if fact.timer is Timer.REST else Matter.SEATS_TIME
        return Decision(untimed(state), cited(settings, matter))
    player = state.turn or ""
    overtime = settings.rule_set().book.call_for(Breach.OVERTIME)
    if settings.clock is Clock.STRICT and overtime is not None:
        return call_made(settings, state, Called(clause=overtime, by=player), at)
    return passed(settings, state, Passed(by=player), at)
