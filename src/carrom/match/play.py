"""A board in play: "Play", the rosette, strokes, passes, clocks."""

from dataclasses import replace
from datetime import datetime, timedelta
from math import isfinite

from carrom.equipment.standard import board
from carrom.match.boards import decide_by_time, time_passed, untimed
from carrom.match.decision import Decision
from carrom.match.facts import Called, Passed, SaidPlay, Struck, TimeRanOut, TurnedRosette
from carrom.match.handicap import pieces_given, ruled_before_break
from carrom.match.layout_checks import check_layout, gone_with
from carrom.match.next_turn import apply_ruling, pay_dues, resumed, situation_of, thinking, waiting
from carrom.match.placing import placed_late
from carrom.match.points_on_demand import booked
from carrom.match.refusals import RefusedError, Why
from carrom.match.settings import Clock, Settings, cited
from carrom.match.state import Phase, State, Timer, changed, side_of
from carrom.match.toss_and_seats import known
from carrom.match.umpire_calls import call_made, call_noticed
from carrom.rules.book import Breach
from carrom.rules.checks import ReportError, check
from carrom.rules.reasons import Matter
from carrom.rules.ruleset import RuleSet
from carrom.rules.ruling import Ruling
from carrom.rules.stroke import Stroke, colour_of
from carrom.rules.stroke_ruling import rule
from carrom.rules.verdict import last_attempt


def said_play(settings: Settings, state: State, _: SaidPlay, at: datetime) -> State:
    """Open the board, or let it go on after a request."""
    if state.phase is Phase.READY:
        until = state.match_until
        if until is None and settings.minutes is not None and not state.time_over:
            until = at + timedelta(minutes=settings.minutes)
        elif time_passed(state, at) and not state.deciding_board:
            raise RefusedError(Why.MATCH_TIME)
        return thinking(settings, changed(state, phase=Phase.STROKE, match_until=until), at)
    if state.phase is Phase.REQUEST:
        return resumed(settings, state, at)
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
        return call_noticed(settings, state, Breach.PLAYED_ON, fact.by, at, Why.STOPPED)
    if state.phase is Phase.PLACING:
        raise RefusedError(Why.PLACE_FIRST)
    if state.phase is not Phase.STROKE:
        raise RefusedError(Why.NOT_NOW)
    if fact.by != state.turn:
        raise RefusedError(Why.NOT_YOUR_TURN, player=state.turn or "")
    _checked(settings, state, fact)
    ruling = rule(settings.rule_set(), situation, fact.stroke)
    given = pieces_given(settings, state.white)
    if given and not ruling.situation.broken:
        ruling = ruled_before_break(
            situation, given, lambda full: rule(settings.rule_set(), full, fact.stroke)
        )
    return _after_stroke(settings, state, fact, ruling, at)


def _early_break(settings: Settings, state: State, fact: Struck, at: datetime) -> Decision:
    """A break before "Play" (3.5.f): opponents' pieces that fell stay pocketed (settled 2)."""
    _checked(settings, state, fact)
    decision = call_noticed(settings, state, Breach.EARLY_BREAK, fact.by, at, Why.NOT_OPEN)
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
        check(situation, fact.stroke, pieces_given(settings, state.white))
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
    rules = settings.rule_set()
    passes = ruling.next is not situation_of(state).to_play
    untouched = 0 if fact.stroke.touched else state.untouched + passes
    state = changed(
        state,
        untouched=untouched,
        placed_before_stroke=(),
        placed_earlier=tuple(dict.fromkeys((*state.placed_earlier, *state.placed_before_stroke))),
        missed_cover_stands=state.missed_cover_stands or _settles_cover(rules, state, fact.by),
        layout=fact.layout,
    )
    void = rules.book.call_for(Breach.VOID)
    if void is not None and untouched >= 2 * rules.passes and ruling.result is None:
        open_ = changed(state, phase=Phase.STROKE)
        return call_made(settings, open_, Called(clause=void, by=fact.by), at)
    return apply_ruling(settings, state, ruling, at, fact.stroke)


def _settles_cover(rules: RuleSet, state: State, player: str) -> bool:
    """Say whether with this stroke it is too late to see that the queen was not covered."""
    if state.missed_cover is None:
        return False
    return not rules.overlooked_until_own_stroke or player == state.missed_cover_by


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


def time_ran_out(settings: Settings, state: State, fact: TimeRanOut, at: datetime) -> Decision:
    """Act on a time limit that has passed (3.6.b, settled 14).

    A player who thinks too long once more in the same turn loses the turn (settled 61).
    """
    if fact.timer is Timer.MATCH:
        return _match_time_over(settings, state, at)
    if state.timer is None or state.deadline is None or state.timer is not fact.timer:
        raise RefusedError(Why.NO_TIMER)
    if at < state.deadline:
        raise RefusedError(Why.TIME_LEFT)
    if fact.timer is Timer.DEMAND and state.ended is not None:
        return booked(settings, state, state.ended, 0, at)
    if fact.timer is Timer.REQUEST:
        return Decision(resumed(settings, state, at), cited(settings, Matter.REQUEST))
    if fact.timer is Timer.PLACING:
        return _placing_over(settings, state, at)
    if fact.timer is not Timer.THINKING:
        matter = Matter.REST_TIME if fact.timer is Timer.REST else Matter.SEATS_TIME
        return Decision(untimed(state), cited(settings, matter))
    player = state.turn or ""
    overtime = settings.rule_set().book.call_for(Breach.OVERTIME)
    strict = settings.clock is Clock.STRICT and not state.overtime_in_turn
    if strict and overtime is not None:
        return call_made(settings, state, Called(clause=overtime, by=player), at)
    return passed(settings, state, Passed(by=player), at)


def _placing_over(settings: Settings, state: State, at: datetime) -> Decision:
    """Act on time for placing that has passed: by some rules it is also a foul of the placer."""
    late = state.to_place[0].placer
    call = settings.rule_set().book.placing.late_call
    if call is None or settings.clock is not Clock.STRICT:
        return placed_late(settings, state, late, at)
    foul = call_made(settings, state, Called(clause=call, by=late), at)
    over = placed_late(settings, foul.state, late, at)
    clauses = tuple(dict.fromkeys((*foul.clauses, *over.clauses)))
    return foul._replace(state=over.state, clauses=clauses)


def _match_time_over(settings: Settings, state: State, at: datetime) -> Decision:
    """Note that the time of the match is over: the board in play is finished, a new one not begun.

    Where only results were entered nobody said "Play", and the umpire says when the time is over.
    """
    if settings.minutes is None or state.time_over or state.phase is Phase.OVER:
        raise RefusedError(Why.NO_MATCH_TIME)
    if state.match_until is None and state.board_ended_at is None:
        raise RefusedError(Why.NO_MATCH_TIME)
    if state.match_until is not None and at < state.match_until:
        raise RefusedError(Why.TIME_LEFT)
    if state.phase in (Phase.READY, Phase.DECIDING_TOSS, Phase.SHOOT_OUT):
        return Decision(decide_by_time(settings, state))
    return Decision(changed(state, time_over=True))
