"""The umpire's calls on a board in play, and those that the match makes by itself."""

from dataclasses import replace
from datetime import datetime

from carrom.equipment.pieces import Piece
from carrom.match.call_conditions import check_moment
from carrom.match.decision import Decision
from carrom.match.facts import Called
from carrom.match.handicap import Given, pieces_given, ruled_before_break
from carrom.match.next_turn import apply_ruling, situation_of
from carrom.match.placing import placed_late
from carrom.match.refusals import RefusedError, Why
from carrom.match.settings import Settings, cited
from carrom.match.state import Phase, State, changed, side_of
from carrom.match.toss_and_seats import known
from carrom.rules.book import Breach
from carrom.rules.calls import Call, rule_call
from carrom.rules.checks import ReportError, check_call
from carrom.rules.reasons import Matter, Reason
from carrom.rules.ruling import Ruling
from carrom.rules.situation import SIDES, QueenState, Side, Situation
from carrom.rules.wording import Account

IN_BOARD = (Phase.READY, Phase.STROKE, Phase.PLACING)


def call_made(settings: Settings, state: State, fact: Called, at: datetime) -> Decision:
    """Rule on an umpire's call."""
    call = checked_call(settings, state, fact)
    situation = situation_of(state)
    rules = settings.rule_set()
    called = rules.book.calls[call.clause]
    if called.breach is Breach.UNNOTICED:
        return _uncovered_unnoticed(settings, state, fact)
    if called.breach is Breach.FORGONE_WRONGLY:
        forfeited = placed_late(settings, state, fact.by, at)
        return forfeited._replace(
            clauses=(called.clause, *called.cites),
            reason=Reason.NOTHING_CHANGES,
            account=Account(call.by),
        )
    given = _given(settings, state, situation)
    ruling = ruled_before_break(situation, given, lambda full: rule_call(rules, full, call))
    if _moves_unseen(situation, ruling):
        state = changed(state, layout=None)
    if called.breach is Breach.DISTURBANCE and call.by is not situation.to_play:
        state = disturbance_counted(state, fact.by)  # in the opponent's turn (4.2.h)
    decision = apply_ruling(settings, state, ruling, at)
    if called.breach is Breach.OVERTIME and decision.state.turn == fact.by:
        charged = changed(decision.state, overtime_in_turn=True)
        return decision._replace(state=charged)
    if ruling.reason is Reason.OUT_OF_TURN_STANDS:
        turned = changed(decision.state, turn=fact.by, struck_in_turn=False)
        return decision._replace(state=turned)
    return decision


def checked_call(settings: Settings, state: State, fact: Called) -> Call:
    """Return an umpire's call as the rules know it; refuse one that cannot be made now."""
    known(settings, fact.by)
    situation = situation_of(state)
    if state.phase not in (*IN_BOARD, Phase.REQUEST):
        raise RefusedError(Why.NOT_NOW)
    rules = settings.rule_set()
    found = rules.book.calls.get(fact.clause)
    call = Call(
        fact.clause,
        side_of(state, settings.team(fact.by)),
        fact.pieces,
        fact.noticed,
        before_stroke=found is not None and found.early_technical and not state.struck_in_turn,
        partner=_partner_in_turn(settings, state, fact.by),
    )
    if found is not None and found.breach is Breach.UNNOTICED:
        if state.missed_cover is not settings.team(fact.by) or not state.missed_cover_stands:
            raise RefusedError(Why.NOTHING_MISSED)
        return call
    check_moment(settings, state, fact)
    try:
        check_call(rules, situation, call, _given(settings, state, situation))
    except ReportError as problem:
        raise RefusedError(Why.REPORT, field=problem.field, reason=problem.reason) from None
    return call


def _given(settings: Settings, state: State, situation: Situation) -> Given:
    return {} if situation.broken else pieces_given(settings, state.white)


def call_noticed(
    settings: Settings, state: State, breach: Breach, by: str, at: datetime, otherwise: Why
) -> Decision:
    """Make the call for a breach that the match noticed by itself; refuse where there is none."""
    clause = settings.rule_set().book.call_for(breach)
    if clause is None:
        raise RefusedError(otherwise)
    return call_made(settings, state, Called(clause=clause, by=by), at)


def _partner_in_turn(settings: Settings, state: State, player: str) -> bool:
    """Say whether it is the turn of a player's partner: then his breach is technical (settled 34)."""
    turn = state.turn
    return turn is not None and player != turn and settings.team(player) is settings.team(turn)


def disturbance_counted(state: State, player: str) -> State:
    """Count one more disturbance of the opponent by a player (4.l, 4.2.h)."""
    count = state.disturbances.get(player, 0) + 1
    return changed(state, disturbances={**state.disturbances, player: count})


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
