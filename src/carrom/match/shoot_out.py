"""A shoot-out: who is level strikes in turn at the queen alone, until one side is ahead.

The queen lies on the centre before every stroke. Each side makes at least five; if these do not part
them, both make one more, and so on (settled 64).
"""

from datetime import datetime

from carrom.match.boards import finish_level_game
from carrom.match.decision import Decision
from carrom.match.facts import EnteredShootOut, Fact, ShotAtQueen
from carrom.match.format import MOST_STROKES, SHOOT_OUT_STROKES
from carrom.match.refusals import RefusedError, Why
from carrom.match.seating import next_player
from carrom.match.settings import Settings, Team
from carrom.match.state import Phase, ShootOut, State, changed
from carrom.match.toss_and_seats import known


def shot_at_queen(settings: Settings, state: State, fact: ShotAtQueen, at: datetime) -> Decision:
    """Book a stroke at the queen; the one that parts the sides ends the game."""
    known(settings, fact.by)
    now = shoot_out_after(settings, state, fact)
    if state.phase is not Phase.SHOOT_OUT or now is None:
        raise RefusedError(Why.NOT_NOW)
    if fact.by != state.turn:
        raise RefusedError(Why.NOT_YOUR_TURN, player=state.turn or "")
    state = changed(state, shoot_out=now, turn=next_player(settings, state, fact.by))
    if not parted(now):
        return Decision(state)
    return Decision(finish_level_game(settings, state, ahead(now), at))


def entered_shoot_out(
    settings: Settings, state: State, fact: EnteredShootOut, at: datetime
) -> Decision:
    """Book the result of a shoot-out: all of it, or what came after the strokes entered so far."""
    now = shoot_out_after(settings, state, fact)
    if state.phase not in (Phase.DECIDING_TOSS, Phase.SHOOT_OUT) or now is None:
        raise RefusedError(Why.NOT_NOW)
    if not possible_result(fact.pocketed, fact.strokes) or not _goes_on(now, fact):
        a, b = fact.pocketed
        raise RefusedError(
            Why.NOT_THIS_SHOOT_OUT, a=a, b=b, strokes=fact.strokes, least=SHOOT_OUT_STROKES
        )
    return Decision(finish_level_game(settings, changed(state, shoot_out=now), ahead(now), at))


def parted(now: ShootOut) -> bool:
    """Say whether a shoot-out is over: both have made as many strokes, five or more, and one is ahead."""
    (first, second), (a, b) = now.made, now.score
    return first == second >= SHOOT_OUT_STROKES and a != b


def ahead(now: ShootOut) -> Team:
    """Return who has pocketed the queen more often."""
    a, b = now.score
    return Team.A if a > b else Team.B


def shoot_out_after(settings: Settings, before: State, fact: Fact) -> ShootOut | None:
    """Return the shoot-out as a fact leaves it; None: the fact is no part of one."""
    so_far = before.shoot_out
    if so_far is None:
        return None
    if isinstance(fact, EnteredShootOut):
        return ShootOut(so_far.a, so_far.b, fact.pocketed, fact.strokes)
    if not isinstance(fact, ShotAtQueen):
        return None
    if settings.team(fact.by) is Team.A:
        return ShootOut((*so_far.a, fact.pocketed), so_far.b)
    return ShootOut(so_far.a, (*so_far.b, fact.pocketed))


def possible_result(pocketed: tuple[int, int], strokes: int) -> bool:
    """Say whether a shoot-out can end so: after five strokes each, or later by one queen."""
    low, high = sorted(pocketed)
    if not (SHOOT_OUT_STROKES <= strokes <= MOST_STROKES and 0 <= low < high <= strokes):
        return False
    return strokes == SHOOT_OUT_STROKES or high - low == 1


def _goes_on(so_far: ShootOut, fact: EnteredShootOut) -> bool:
    """Say whether a result agrees with the strokes that were entered before."""
    return all(
        len(made) <= fact.strokes and sum(made) <= queens <= sum(made) + fact.strokes - len(made)
        for made, queens in zip((so_far.a, so_far.b), fact.pocketed, strict=True)
    )
