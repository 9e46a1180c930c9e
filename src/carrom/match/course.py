"""The course of a match: a state and a fact lead to an event, or to a typed refusal.

>>> from datetime import UTC, datetime
>>> from carrom.match.facts import Tossed
>>> from carrom.match.settings import Settings, Team
>>> from carrom.match.state import State
>>> terms = Settings(rules="international", a=("ada",), b=("ben",))
>>> event = decide(terms, State(), Tossed(winner=Team.B), datetime(2026, 1, 1, tzinfo=UTC), seq=1)
>>> event.effects.phase.value
'choice'
"""

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Any, Final

from carrom.match import before, placing, play, umpire
from carrom.match.boards import restarted
from carrom.match.events import RULES, SCHEMA, Event, difference, fold
from carrom.match.facts import (
    Called,
    CameLate,
    ChangedBoard,
    ChangedSeats,
    ChangedStriker,
    Chose,
    Conceded,
    DecidedProtest,
    Disqualified,
    Disturbed,
    Fact,
    FoundNoRoom,
    FoundRoom,
    NamedBreaker,
    Overruled,
    Passed,
    Placed,
    PlayedTrial,
    Protested,
    Requested,
    SaidPlay,
    Struck,
    TimeRanOut,
    TookSeats,
    Tossed,
    TurnedRosette,
    Undone,
    WroteProtest,
)
from carrom.match.history import standing
from carrom.match.outcome import Outcome
from carrom.match.refusals import Refusal, RefusedError, Why
from carrom.match.settings import TEAMS, Settings
from carrom.match.state import State

Step = Callable[[Settings, State, Any, datetime], State | Outcome]

STEPS: Final[dict[type, Step]] = {
    Tossed: before.tossed,
    Chose: before.chose,
    TookSeats: before.took_seats,
    NamedBreaker: before.named_breaker,
    CameLate: before.came_late,
    PlayedTrial: before.played_trial,
    TurnedRosette: play.turned_rosette,
    SaidPlay: play.said_play,
    Struck: play.struck,
    Passed: play.passed,
    Placed: placing.placed,
    FoundNoRoom: placing.found_no_room,
    FoundRoom: placing.found_room,
    Called: play.call_made,
    TimeRanOut: play.time_ran_out,
    Requested: umpire.requested,
    ChangedSeats: umpire.changed_seats,
    ChangedStriker: umpire.changed_striker,
    ChangedBoard: umpire.changed_board,
    Disturbed: umpire.disturbed,
    Disqualified: umpire.disqualified,
    Conceded: umpire.conceded,
    WroteProtest: umpire.wrote_protest,
    DecidedProtest: umpire.decided_protest,
    Overruled: umpire.overruled,
}


def toss(seed: int) -> Tossed:
    """Return the toss that a seed, drawn by the caller, stands for."""
    return Tossed(winner=TEAMS[seed % len(TEAMS)])


def decide(
    settings: Settings,
    state: State,
    fact: Fact,
    at: datetime,
    *,
    seq: int,
    log: Sequence[Event] = (),
    past: Callable[[int], State] | None = None,
) -> Event | Refusal:
    """Return the event that a fact makes of this state, or why it cannot be.

    ``log`` is needed for protests and for undoing only. Nothing is changed by a refusal. Who has
    kept the state after each event of the log gives it with ``past``, so that undoing does not
    have to fold the log up to there.
    """
    try:
        outcome = _outcome(settings, state, fact, at, seq, log, past)
    except RefusedError as problem:
        return problem.refusal
    return Event(
        v=SCHEMA,
        seq=seq,
        at=at,
        rules=RULES,
        clauses=outcome.clauses,
        reason=outcome.reason,
        result=outcome.result,
        fact=fact,
        effects=difference(state, outcome.state),
    )


def _outcome(
    settings: Settings,
    state: State,
    fact: Fact,
    at: datetime,
    seq: int,
    log: Sequence[Event],
    past: Callable[[int], State] | None,
) -> Outcome:
    if log and at < log[-1].at:
        raise RefusedError(Why.TIME_BACKWARDS)
    if isinstance(fact, Undone):
        if not 0 <= fact.to < seq - 1 == len(log):
            raise RefusedError(Why.NO_SUCH_EVENT)
        state = fold(log[: fact.to]) if past is None else past(fact.to)
        return Outcome(restarted(settings, state, at))
    if isinstance(fact, Protested):
        incident = _protestable(fact, log)
        return umpire.protested(settings, state, fact, at, incident.at)
    outcome = STEPS[type(fact)](settings, state, fact, at)
    return outcome if isinstance(outcome, Outcome) else Outcome(outcome)


def _protestable(fact: Protested, log: Sequence[Event]) -> Event:
    """Return the decision a protest is about: it stands, and no stroke or pass has followed it."""
    later = False
    for entry in reversed(standing(log)):
        if entry.event.seq == fact.about:
            if not _ruled(entry.event):
                raise RefusedError(Why.NOT_RULED)
            if later:
                raise RefusedError(Why.TOO_LATE)
            return entry.event
        played = isinstance(entry.event.fact, (Struck, Passed))
        later = later or played or entry.after.replays > entry.before.replays
    raise RefusedError(Why.NO_SUCH_EVENT)


def _ruled(event: Event) -> bool:
    """Say whether an event holds a decision: by a clause, or by the umpire's own word."""
    return bool(event.clauses) or event.reason is not None or isinstance(event.fact, Overruled)
