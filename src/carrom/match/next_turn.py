"""What follows from a ruling: whose turn it is, the pieces to place, the clock, the end of the board."""

from datetime import datetime

from msgspec import structs

from carrom.match.boards import go_on, timed
from carrom.match.decision import Decision
from carrom.match.layout_checks import put_back
from carrom.match.placing import reconsider_held
from carrom.match.points_on_demand import end_board
from carrom.match.refusals import RefusedError, Why
from carrom.match.seating import next_player, partner, placer_for
from carrom.match.settings import Kind, Settings
from carrom.match.state import Phase, State, Timer, ToPlace, changed, team_of
from carrom.rules.ruling import Ruling
from carrom.rules.situation import SIDES, QueenState, Side, Situation, paid_first
from carrom.rules.stroke import Stroke


def situation_of(state: State) -> Situation:
    """Return the board in play; refuse where there is none."""
    if state.situation is None:
        raise RefusedError(Why.NOT_NOW)
    return state.situation


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
    fell_back = dict.fromkeys(SIDES, 0)
    if settings.rule_set().book.placing.forgo:
        fell_back[ruling.account.by] = ruling.account.own_back
    due = tuple(
        ToPlace(
            side,
            returned[side],
            placer_for(settings, state, team_of(state, side), player),
            back=min(returned[side], fell_back[side]),
        )
        for side in SIDES
        if returned[side]
    )
    state = changed(
        state,
        turn=turn,
        struck_in_turn=turn == player and (stroke is not None or state.struck_in_turn),
        overtime_in_turn=turn == player and stroke is None and state.overtime_in_turn,
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
    if state.phase is Phase.REQUEST:
        state = changed(state, stopped=None)  # as after every ruling, a new time limit begins
    elif state.phase is not Phase.READY:
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
    return thinking(settings, changed(state, phase=Phase.STROKE), at)


def resumed(settings: Settings, state: State, at: datetime) -> State:
    """Go on after a request, with what was left of the time limit."""
    stopped = state.stopped
    state = waiting(settings, changed(state, requested_by=None, stopped=None), at)
    if stopped is None or stopped.timer is not state.timer:
        return state
    return go_on(settings, state, at, stopped.left)


def thinking(settings: Settings, state: State, at: datetime) -> State:
    """Give the player in turn the time to think."""
    return timed(settings, state, Timer.THINKING, at, settings.rule_set().thinking_seconds)
