"""Penalty pieces and dues: who places what, where there is room, what is held (3.11.g-m)."""

from dataclasses import replace
from datetime import datetime
from math import isfinite

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


def _without(state: State, due: ToPlace, count: int) -> tuple[ToPlace, ...]:
    left = []
    for each in state.to_place:
        if each is not due:
            left.append(each)
        elif each.count > count:
            left.append(ToPlace(each.side, each.count - count, each.placer))
    return tuple(left)


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
        to_place=_without(state, due, 1),
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
    return changed(
        state,
        to_place=_without(state, due, due.count),
        held=(*others, Held(due.side, due.placer)),
    )


def forwent(settings: Settings, state: State, fact: Forwent, at: datetime) -> Decision:
    """Let a player forgo what is his to place: all of it or nothing."""
    if state.phase is not Phase.PLACING:
        raise RefusedError(Why.NOT_NOW)
    if not settings.rule_set().book.placing.forgo:
        raise RefusedError(Why.NOT_IN_THESE_RULES)
    if all(due.placer != fact.by for due in state.to_place):
        raise RefusedError(Why.NOT_THE_PLACER, player=state.to_place[0].placer)
    if not can_forgo(state, fact.by):
        raise RefusedError(Why.LAST_PIECES)
    return forgone(settings, state, fact.by, at)


def can_forgo(state: State, placer: str) -> bool:
    """Say whether each side has a piece left without what somebody has to place.

    A side without pieces has finished, which nobody should bring about by not placing some.
    """
    sides = [_pocketed_again(state, placer, side) for side in SIDES]
    return all(side.on_board + side.held > 0 for side in sides)


def _pocketed_again(state: State, placer: str, side: Side) -> SideState:
    """Return a side whose pieces nobody places: they are in the nets, where they pay what it owes."""
    if state.situation is None:
        raise RefusedError(Why.NOT_NOW)
    count = sum(due.count for due in state.to_place if due.placer == placer and due.side is side)
    before = state.situation.side(side)
    return replace(before, on_board=before.on_board - count).paid()


def forgone(settings: Settings, state: State, placer: str, at: datetime) -> Decision:
    """Put the pieces that somebody does not place back into the nets: they stay pocketed."""
    situation = state.situation
    if situation is None:
        raise RefusedError(Why.NOT_NOW)
    left = [due for due in state.to_place if due.placer != placer]
    for side in SIDES:
        before, after = situation.side(side), _pocketed_again(state, placer, side)
        situation = situation.with_side(side, after)
        if before.owed > after.owed:
            left.append(ToPlace(side, before.owed - after.owed, placer))
    state = changed(state, situation=situation, to_place=tuple(left))
    if left:
        state = timed(settings, state, Timer.PLACING, at, settings.rule_set().placing_seconds)
    return Decision(_next(settings, state, at), cited(settings, Matter.FORGONE))


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
        to_place=(*state.to_place, ToPlace(held.side, count, held.holder)),
    )


def reconsider_held(settings: Settings, state: State) -> State:
    """After a stroke: held pieces for which there is room now have to be placed (3.11.i)."""
    for held in state.held:
        if _room(settings, state, held.holder):
            state = _release(state, held)
    return state


def place_all(settings: Settings, state: State) -> State:
    """Time is up: put every piece on the legal spot nearest to the centre, or hold it (settled 14)."""
    while state.to_place:
        due = state.to_place[0]
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
            to_place=_without(state, due, 1),
            placed_before_stroke=(*state.placed_before_stroke, due.placer),
        )
    return changed(state, phase=Phase.STROKE)
