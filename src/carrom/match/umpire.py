"""What the umpire and the organisers do: requests, exchanges, warnings, protests (3.8, 4.c-l, 4.2-4.3)."""

from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from msgspec import structs

from carrom.equipment.standard import board
from carrom.match.boards import (
    finish_board,
    forfeit_match,
    go_on,
    restarted,
    timed,
    untimed,
)
from carrom.match.decision import Decision
from carrom.match.facts import (
    Called,
    ChangedBoard,
    ChangedChair,
    ChangedSeats,
    ChangedStriker,
    Conceded,
    DecidedProtest,
    Disqualified,
    Disturbed,
    Overruled,
    Protested,
    Requested,
    WroteProtest,
)
from carrom.match.handicap import pieces_given
from carrom.match.layout_checks import check_layout
from carrom.match.next_turn import pay_dues, waiting
from carrom.match.refusals import RefusedError, Why
from carrom.match.seating import after_change, placer_for
from carrom.match.settings import Kind, Settings, cited
from carrom.match.state import (
    Held,
    Phase,
    Protest,
    ProtestState,
    State,
    Stopped,
    Timer,
    changed,
    points_of,
    side_of,
    team_of,
)
from carrom.match.toss_and_seats import known
from carrom.match.umpire_calls import call_made, disturbance_counted
from carrom.rules.book import Breach
from carrom.rules.calls import Call, rule_call
from carrom.rules.checks import ReportError, check_situation
from carrom.rules.reasons import Matter, Reason
from carrom.rules.situation import PIECES, SIDES, Side, Situation

IN_PLAY = (Phase.STROKE, Phase.PLACING, Phase.REQUEST)
OPEN = (ProtestState.ANNOUNCED, ProtestState.WRITTEN)
LONGEST_TIME: Final = 86_400.0
"""Seconds that no time limit of a match exceeds."""


def requested(settings: Settings, state: State, fact: Requested, at: datetime) -> Decision:
    """Stop play and its clock for a request to the umpire (4.g)."""
    known(settings, fact.by)
    if state.phase not in (Phase.STROKE, Phase.PLACING):
        raise RefusedError(Why.NOT_NOW)
    for seconds in (fact.left, fact.lasts):
        _check_seconds(seconds)
    after = changed(untimed(state), phase=Phase.REQUEST, requested_by=fact.by)
    if fact.left is not None:
        after = changed(after, stopped=Stopped(state.timer, fact.left, fact.lasts))
    if fact.lasts is not None:
        count = state.requests.get(fact.by, 0) + 1
        after = changed(after, requests={**state.requests, fact.by: count})
        after = timed(settings, after, Timer.REQUEST, at, fact.lasts)
    return Decision(after, cited(settings, Matter.REQUEST))


def _check_seconds(seconds: float | None) -> None:
    """Refuse what is no length of time that a clock can show."""
    if seconds is not None and not 0.0 <= seconds <= LONGEST_TIME:
        raise RefusedError(Why.NOT_A_NUMBER)


def changed_seats(settings: Settings, state: State, _: ChangedSeats, __: datetime) -> Decision:
    """Change seats between boards, in time or late (3.8)."""
    if state.phase not in (Phase.READY, Phase.DECIDING_TOSS):
        raise RefusedError(Why.NOT_NOW)
    if not state.seat_change_due:
        raise RefusedError(Why.NO_SEAT_CHANGE)
    after = changed(
        untimed(state) if state.timer is Timer.SEATS else state,
        seats=after_change(settings, state.seats),
        seat_change_due=False,
    )
    if state.seats_changed_in_game:
        return Decision(after, cited(settings, Matter.SEATS_IN_GAME))
    single = settings.kind is Kind.SINGLES
    clauses = cited(settings, Matter.SEATS_SINGLES if single else Matter.SEATS_DOUBLES)
    if state.board > 1:
        clauses += cited(settings, Matter.SEATS_LATE)
    return Decision(after, clauses)


def changed_striker(
    settings: Settings, state: State, fact: ChangedStriker, _: datetime
) -> Decision:
    """Exchange a striker between boards: once, and at most back to the first one (4.e).

    Where the rules allow it, a damaged one during the board as well, after the stroke.
    """
    known(settings, fact.by)
    rules = settings.rule_set()
    if state.phase in IN_PLAY:
        if not (fact.damaged and rules.damaged_striker_changes):
            allowed = "yes" if rules.damaged_striker_changes else "no"
            raise RefusedError(Why.STRIKER_BETWEEN_BOARDS, damaged=allowed)
    elif state.phase not in (Phase.READY, Phase.DECIDING_TOSS):
        raise RefusedError(Why.NOT_NOW)
    before = state.striker_changes.get(fact.by, 0)
    most = rules.striker_changes
    if most is not None and before > most:
        raise RefusedError(Why.STRIKER_CHANGED)
    changes = {**state.striker_changes, fact.by: before + 1}
    return Decision(
        changed(state, striker_changes=changes), cited(settings, Matter.STRIKER_CHANGED)
    )


def changed_board(settings: Settings, state: State, _: ChangedBoard, __: datetime) -> Decision:
    """Exchange the board between boards (4.d)."""
    if state.phase not in (Phase.READY, Phase.DECIDING_TOSS):
        raise RefusedError(Why.NOT_NOW)
    return Decision(state, cited(settings, Matter.BOARD_CHANGED))


def changed_chair(settings: Settings, state: State, fact: ChangedChair, at: datetime) -> State:
    """Let somebody else play for a player; a clock that runs goes on with what was left of it."""
    known(settings, fact.player)
    if state.phase is Phase.OVER:
        raise RefusedError(Why.NOT_NOW)
    _check_seconds(fact.left)
    if fact.left is None:
        return restarted(settings, state, at)
    return go_on(settings, state, at, fact.left)


def disturbed(settings: Settings, state: State, fact: Disturbed, at: datetime) -> Decision:
    """Disturbing the opponent in his turn: a technical foul, and a count (4.l, 4.2.h, settled 36)."""
    known(settings, fact.by)
    if state.turn is None or settings.team(fact.by) is settings.team(state.turn):
        raise RefusedError(Why.NOT_NOW)
    clauses = cited(settings, Matter.DISTURBANCE)
    call = settings.rule_set().book.call_for(Breach.DISTURBANCE)
    if call is None or state.phase not in (Phase.READY, *IN_PLAY):
        return Decision(disturbance_counted(state, fact.by), clauses)
    decision = call_made(settings, state, Called(clause=call, by=fact.by), at)
    return decision._replace(clauses=tuple(dict.fromkeys((*decision.clauses, *clauses))))


def disqualified(settings: Settings, state: State, fact: Disqualified, at: datetime) -> Decision:
    """Disqualify a player for the match: his opponents win it (4.2)."""
    known(settings, fact.player)
    if state.phase is Phase.OVER:
        raise RefusedError(Why.NOT_NOW)
    rules = settings.rule_set()
    ground = rules.book.disqualifications.get(fact.clause)
    if ground is None:
        raise RefusedError(Why.NO_SUCH_CLAUSE, clause=fact.clause)
    allowed = rules.disturbances
    if ground.after_warnings and state.disturbances.get(fact.player, 0) <= allowed:
        raise RefusedError(Why.NOT_DISTURBED_ENOUGH, most=allowed)
    after = forfeit_match(settings, state, settings.team(fact.player).other, at)
    return Decision(after, (ground.clause,))


def conceded(settings: Settings, state: State, fact: Conceded, at: datetime) -> Decision:
    """Give up the game: in the own side's turn, said by either partner (4.r, settled 40).

    Where the rules allow it at any time, the whole match may be given up too.
    """
    known(settings, fact.by)
    if state.situation is None or state.phase not in (
        Phase.READY,
        Phase.STROKE,
        Phase.PLACING,
    ):
        raise RefusedError(Why.NOT_NOW)
    rules = settings.rule_set()
    if rules.concede_in_turn and settings.team(fact.by) is not settings.team(state.turn or ""):
        raise RefusedError(Why.NOT_YOUR_TURN, player=state.turn or "")
    if fact.match and rules.concede_in_turn:
        raise RefusedError(Why.NOT_IN_THESE_RULES)
    clause = rules.book.call_for(Breach.CONCESSION)
    if clause is None:
        raise RefusedError(Why.NOT_IN_THESE_RULES)
    ruling = rule_call(rules, state.situation, Call(clause, side_of(state, settings.team(fact.by))))
    if ruling.result is None:
        raise ValueError("a concession ends the game")
    result = replace(ruling.result, match_conceded=fact.match)
    reason = Reason.MATCH_CONCEDED if fact.match else ruling.reason
    after = finish_board(settings, state, result, at)
    return Decision(after, ruling.clauses, reason, result, ruling.account)


def _open_protest(state: State, by: str) -> Protest | None:
    return next((p for p in state.protests if p.by == by and p.state in OPEN), None)


def _lapse(state: State, at: datetime) -> State:
    """Drop protests whose written report never came."""
    protests = tuple(
        structs.replace(p, state=ProtestState.LAPSED) if _too_late(p, at) else p
        for p in state.protests
    )
    return changed(state, protests=protests)


def _too_late(protest: Protest, at: datetime) -> bool:
    announced = protest.state is ProtestState.ANNOUNCED
    return announced and protest.until is not None and at > protest.until


def protested(
    settings: Settings, state: State, fact: Protested, at: datetime, incident: datetime
) -> Decision:
    """Announce a protest against what happened at ``incident``; it cannot be taken back (4.3)."""
    known(settings, fact.by)
    state = _lapse(state, at)
    if _open_protest(state, fact.by) is not None:
        raise RefusedError(Why.PROTEST_TWICE)
    until = None
    ended = state.board_ended_at
    if ended is not None and incident <= ended:
        until = ended + timedelta(minutes=settings.rule_set().protest_minutes)
    protest = Protest(fact.by, fact.about, until=until, clause=fact.clause)
    protests = (*state.protests, protest)
    return Decision(changed(state, protests=protests), cited(settings, Matter.PROTEST))


def _with_protest(state: State, old: Protest, decision: ProtestState) -> tuple[Protest, ...]:
    new = structs.replace(old, state=decision)
    return tuple(new if p is old else p for p in state.protests)


def wrote_protest(settings: Settings, state: State, fact: WroteProtest, at: datetime) -> Decision:
    """Take the written report, within its time after the end of the board."""
    protest = _open_protest(state, fact.by)
    if protest is None or protest.state is not ProtestState.ANNOUNCED:
        raise RefusedError(Why.NO_PROTEST)
    if _too_late(protest, at):
        raise RefusedError(Why.TOO_LATE)
    protests = _with_protest(state, protest, ProtestState.WRITTEN)
    return Decision(changed(state, protests=protests), cited(settings, Matter.PROTEST))


def decided_protest(
    settings: Settings, state: State, fact: DecidedProtest, _: datetime
) -> Decision:
    """Uphold a protest, so that the whole match is played again, or reject it.

    With the match to be played again the other open protests have nothing left to decide.
    """
    protest = _open_protest(state, fact.by)
    if protest is None or protest.state is not ProtestState.WRITTEN:
        raise RefusedError(Why.NO_PROTEST)
    if not fact.upheld:
        protests = _with_protest(state, protest, ProtestState.REJECTED)
        return Decision(changed(state, protests=protests), cited(settings, Matter.PROTEST))
    protests = tuple(
        structs.replace(p, state=ProtestState.LAPSED) if p.state in OPEN else p
        for p in _with_protest(state, protest, ProtestState.UPHELD)
    )
    again = State(protests=protests, replays=state.replays + 1)
    return Decision(again, cited(settings, Matter.PROTEST))


def overruled(settings: Settings, state: State, fact: Overruled, at: datetime) -> Decision:
    """Put the board into another state, with a reason."""
    if state.situation is None or state.phase not in IN_PLAY:
        raise RefusedError(Why.NOT_NOW)
    if not fact.reason.strip():
        raise RefusedError(Why.REASON_NEEDED)
    known(settings, fact.turn)
    try:
        check_situation(fact.situation, pieces_given(settings, state.white))
    except ReportError as problem:
        raise RefusedError(Why.REPORT, field=problem.field, reason=problem.reason) from None
    _fits_the_rules(settings, fact.situation)
    check_layout(fact.layout, fact.situation, board(settings.edition))
    if side_of(state, settings.team(fact.turn)) is not fact.situation.to_play:
        raise RefusedError(Why.NOT_OF_THAT_TEAM)
    holders = {h.side: h.holder for h in state.held}
    held = tuple(
        Held(side, holders.get(side) or _placer(settings, state, side, fact.turn))
        for side in SIDES
        if fact.situation.side(side).held
    )
    after = changed(
        state,
        phase=Phase.STROKE,
        situation=_with_points(state, fact.situation),
        turn=fact.turn,
        layout=fact.layout,
        to_place=(),
        held=held,
        untouched=0,
        overtime_in_turn=False,
        placed_before_stroke=(),
        placed_earlier=(),
        missed_cover=None,
        missed_cover_by=None,
        missed_cover_stands=False,
        requested_by=None,
        stopped=None,
    )
    return Decision(waiting(settings, pay_dues(settings, after, fact.turn), at))


def _fits_the_rules(settings: Settings, situation: Situation) -> None:
    """Refuse a board that the rules of this match cannot lead to."""
    if situation.colours_open:
        complete = all(situation.side(side).on_board == PIECES for side in SIDES)
        if not settings.rule_set().open_colours or not complete:
            raise RefusedError(Why.COLOURS_TAKEN)
    if situation.broken and situation.break_attempts:
        raise RefusedError(Why.BREAK_MADE)
    if situation.tries > PIECES:
        raise RefusedError(Why.TOO_MANY_TRIES, most=PIECES)


def _placer(settings: Settings, state: State, side: Side, turn: str) -> str:
    return placer_for(settings, state, team_of(state, side), turn)


def _with_points(state: State, situation: Situation) -> Situation:
    """An overruled board does not change the points of the game."""
    for side in SIDES:
        points = points_of(state, team_of(state, side))
        situation = situation.with_side(side, replace(situation.side(side), points=points))
    return situation
