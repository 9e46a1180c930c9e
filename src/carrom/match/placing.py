"""Penalty pieces and dues: who places what, where there is room, what is held (3.11.g-m)."""

from dataclasses import replace
from datetime import datetime
from itertools import chain
from math import isfinite

from msgspec import structs

from carrom.equipment.pieces import Point, Standing
from carrom.equipment.standard import board
from carrom.match.boards import timed
from carrom.match.decision import Decision
from carrom.match.facts import Forwent, FoundNoRoom, FoundRoom, Placed
from carrom.match.refusals import RefusedError, Why
from carrom.match.seating import seat_of
from carrom.match.settings import Settings, cited
from carrom.match.state import Held, Phase, State, Timer, ToPlace, changed, side_of
from carrom.messages import message
from carrom.rules.placement import (
    Manner,
    Placer,
    SpotVerdict,
    has_room,
    judge_spot,
    nearest_legal_spot,
)
from carrom.rules.reasons import Matter
from carrom.rules.situation import SIDES, Side, SideState
from carrom.rules.stroke import colour_of

_CENTRE = Point(0.0, 0.0)


def placer_of(settings: Settings, state: State, player: str) -> Placer:
    """Return a player as one who places pieces."""
    situation = state.situation
    colour = None
    if situation is not None and not situation.colours_open:
        colour = colour_of(side_of(state, settings.team(player)))
    return Placer(colour, seat_of(state, player))


def _manner(settings: Settings) -> Manner:
    return settings.rule_set().book.placing.manner


def _due(state: State, side: Side, placer: str | None = None) -> ToPlace:
    """Return pieces of a side that are to be placed, those of the placer first."""
    found = [due for due in state.to_place if due.side is side]
    if not found:
        raise RefusedError(Why.NOTHING_TO_PLACE)
    return next((due for due in found if due.placer == placer), found[0])


def _without(state: State, due: ToPlace, *left: ToPlace) -> tuple[ToPlace, ...]:
    """Return what is to be placed with one entry exchanged for what is left of it."""
    kept = ((each,) if each is not due else left for each in state.to_place)
    return tuple(chain.from_iterable(kept))


def _one_placed(settings: Settings, state: State, due: ToPlace) -> tuple[ToPlace, ...]:
    """Return what is to be placed after one piece: those that come back anyway go first."""
    if due.count == 1:
        return _without(state, due)
    begun = due.begun or (settings.rule_set().book.placing.forgo and not due.back)
    left = structs.replace(due, count=due.count - 1, back=max(0, due.back - 1), begun=begun)
    return _without(state, due, left)


def placed(settings: Settings, state: State, fact: Placed, at: datetime) -> Decision:
    """Place one piece (3.11.h); where coordinates are known the spot must be legal."""
    if state.phase is not Phase.PLACING:
        raise RefusedError(Why.NOT_NOW)
    due = _due(state, fact.side, fact.by)
    if fact.by != due.placer:
        raise RefusedError(Why.NOT_THE_PLACER, player=due.placer)
    layout = state.layout
    if fact.at is not None and not all(map(isfinite, fact.at)):
        raise RefusedError(Why.NOT_A_NUMBER)
    if layout is not None:
        if fact.at is None:
            raise RefusedError(Why.SPOT_NEEDED)
        who = placer_of(settings, state, fact.by)
        manner = _manner(settings)
        verdict = judge_spot(fact.at, layout, board(settings.edition), who, manner)
        if verdict is not SpotVerdict.LEGAL:
            raise RefusedError(Why.SPOT_ILLEGAL, verdict=message(f"refusal-spot-{verdict}"))
        layout = (*layout, Standing(colour_of(fact.side), fact.at))
    state = changed(
        state,
        layout=layout,
        to_place=_one_placed(settings, state, due),
        placed_before_stroke=(*state.placed_before_stroke, fact.by),
    )
    return Decision(_next(settings, state, at), cited(settings, Matter.PLACED))


def _next(settings: Settings, state: State, at: datetime) -> State:
    if state.to_place:
        return state
    state = changed(state, phase=Phase.STROKE)
    return timed(settings, state, Timer.THINKING, at, settings.rule_set().thinking_seconds)


def _moved(state: State, side: Side, *, to_held: int) -> State:
    """Move pieces between the board and the holder's hand."""
    if state.situation is None:
        raise RefusedError(Why.NOT_NOW)
    before = state.situation.side(side)
    after: SideState = replace(
        before, on_board=before.on_board - to_held, held=before.held + to_held
    )
    return changed(state, situation=state.situation.with_side(side, after))


def found_no_room(settings: Settings, state: State, fact: FoundNoRoom, at: datetime) -> Decision:
    """Let the placer hold the pieces until there is room."""
    if state.phase is not Phase.PLACING:
        raise RefusedError(Why.NOT_NOW)
    due = _due(state, fact.side)
    if state.layout is not None and _room(settings, state, due.placer):
        raise RefusedError(Why.THERE_IS_ROOM)
    state = _hold(state, due)
    return Decision(_next(settings, state, at), cited(settings, Matter.HELD))


def _hold(state: State, due: ToPlace) -> State:
    state = _moved(state, due.side, to_held=due.count)
    others = tuple(h for h in state.held if h.side is not due.side)
    back = due.back + sum(h.back for h in state.held if h.side is due.side)
    return changed(
        state,
        to_place=_without(state, due),
        held=(*others, Held(due.side, due.placer, back)),
    )


def forwent(settings: Settings, state: State, fact: Forwent, at: datetime) -> Decision:
    """Let a player forgo the dues and penalties that are his to place: all of them or none."""
    if state.phase is not Phase.PLACING:
        raise RefusedError(Why.NOT_NOW)
    if not settings.rule_set().book.placing.forgo:
        raise RefusedError(Why.NOT_IN_THESE_RULES)
    if all(due.placer != fact.by for due in state.to_place):
        raise RefusedError(Why.NOT_THE_PLACER, player=state.to_place[0].placer)
    refused = why_not_forgo(state, fact.by)
    if refused is not None:
        raise RefusedError(refused)
    after = _timed_again(settings, _pocketed_again(state, fact.by), at)
    return Decision(after, cited(settings, Matter.FORGONE))


def forgoable(state: State, placer: str) -> int:
    """Return how many dues and penalties somebody has to place; what fell in the stroke is none."""
    return sum(due.count - due.back for due in state.to_place if due.placer == placer)


def can_forgo(state: State, placer: str) -> bool:
    """Say whether somebody may forgo the dues and penalties that are theirs to place."""
    return why_not_forgo(state, placer) is None


def why_not_forgo(state: State, placer: str) -> Why | None:
    """Return what speaks against forgoing; None: it is possible."""
    if not forgoable(state, placer):
        return Why.NOTHING_TO_FORGO
    if any(due.begun for due in state.to_place if due.placer == placer):
        return Why.FORGO_ALL
    return Why.LAST_PIECES if _leaves_bare(state, placer) else None


def _leaves_bare(state: State, placer: str) -> bool:
    """Say whether a side would have no piece left: then dues alone keep it in play (settled 7).

    A side without pieces has finished, which nobody should bring about by not placing some.
    """
    after = _pocketed_again(state, placer).situation
    return after is not None and any(
        after.side(side).on_board + after.side(side).held == 0 for side in SIDES
    )


def _pocketed_again(state: State, placer: str) -> State:
    """Put the dues and penalties that somebody does not place back into the nets: they stay pocketed.

    There they pay what their side owes besides. What fell in the stroke is still to be placed.
    """
    situation = state.situation
    if situation is None:
        raise RefusedError(Why.NOT_NOW)
    left = []
    for due in state.to_place:
        if due.placer != placer:
            left.append(due)
        elif due.back:
            left.append(ToPlace(due.side, due.back, placer, back=due.back))
    for side in SIDES:
        mine = (d for d in state.to_place if d.placer == placer and d.side is side)
        before = situation.side(side)
        count = sum(due.count - due.back for due in mine)
        after = replace(before, on_board=before.on_board - count).paid()
        situation = situation.with_side(side, after)
        if before.owed > after.owed:
            left.append(ToPlace(side, before.owed - after.owed, placer))
    return changed(state, situation=situation, to_place=tuple(left))


def _timed_again(settings: Settings, state: State, at: datetime) -> State:
    """Give the time for placing anew to who still has to place; else the board goes on."""
    if state.to_place:
        seconds = settings.rule_set().placing_seconds
        return timed(settings, state, Timer.PLACING, at, seconds)
    return _next(settings, state, at)


def placed_late(settings: Settings, state: State, late: str, at: datetime) -> Decision:
    """Act on time for placing that is over: the umpire places the pieces (settled 14).

    Where the rules say so, dues and penalties stay pocketed, and the umpire places the others only.
    """
    clauses = cited(settings, Matter.PLACING_TIME)
    if not settings.rule_set().book.placing.late_forfeits:
        return Decision(_next(settings, _placed_for(settings, state), at), clauses)
    if not forgoable(state, late) or _leaves_bare(state, late):
        return Decision(_timed_again(settings, _placed_for(settings, state, late), at), clauses)
    placed = _placed_for(settings, _pocketed_again(state, late), late, dues=False)
    clauses = (*cited(settings, Matter.FORGONE), *clauses)
    return Decision(_timed_again(settings, placed, at), clauses)


def _placed_for(
    settings: Settings, state: State, late: str | None = None, *, dues: bool = True
) -> State:
    """Put pieces on the legal spot nearest to the centre, or hold them; one placer's, or everybody's."""

    def is_meant(due: ToPlace) -> bool:
        return late in (None, due.placer) and (dues or due.back > 0)

    while (due := next(filter(is_meant, state.to_place), None)) is not None:
        layout = state.layout
        if layout is not None:
            who = placer_of(settings, state, due.placer)
            geometry = board(settings.edition)
            spot = nearest_legal_spot(_CENTRE, layout, geometry, who, _manner(settings))
            if spot is None:
                state = _hold(state, due)
                continue
            layout = (*layout, Standing(colour_of(due.side), spot))
        state = changed(
            state,
            layout=layout,
            to_place=_one_placed(settings, state, due),
            placed_before_stroke=(*state.placed_before_stroke, due.placer),
        )
    return state


def _room(settings: Settings, state: State, placer: str) -> bool:
    if state.layout is None:
        return False
    who = placer_of(settings, state, placer)
    return has_room(state.layout, board(settings.edition), who, _manner(settings))


def spot_near(settings: Settings, state: State, placer: str, wish: Point) -> Point | None:
    """Return the legal spot nearest to a wish; None where there is no room, or no coordinates are known."""
    if state.layout is None:
        return None
    who = placer_of(settings, state, placer)
    manner = _manner(settings)
    return nearest_legal_spot(wish, state.layout, board(settings.edition), who, manner)


def found_room(settings: Settings, state: State, fact: FoundRoom, at: datetime) -> Decision:
    """Have held pieces placed now."""
    if state.phase not in (Phase.STROKE, Phase.PLACING):
        raise RefusedError(Why.NOT_NOW)
    held = next((h for h in state.held if h.side is fact.side), None)
    if held is None:
        raise RefusedError(Why.NOTHING_HELD)
    if state.layout is not None and not _room(settings, state, held.holder):
        raise RefusedError(Why.NO_ROOM)
    state = changed(_release(state, held), phase=Phase.PLACING)
    seconds = settings.rule_set().placing_seconds
    return Decision(
        timed(settings, state, Timer.PLACING, at, seconds), cited(settings, Matter.HELD)
    )


def _release(state: State, held: Held) -> State:
    if state.situation is None:
        raise RefusedError(Why.NOT_NOW)
    count = state.situation.side(held.side).held
    state = _moved(state, held.side, to_held=-count)
    return changed(
        state,
        held=tuple(h for h in state.held if h is not held),
        to_place=(*state.to_place, ToPlace(held.side, count, held.holder, back=held.back)),
    )


def reconsider_held(settings: Settings, state: State) -> State:
    """After a stroke: held pieces for which there is room now have to be placed (3.11.i)."""
    for held in state.held:
        if _room(settings, state, held.holder):
            state = _release(state, held)
    return state
