"""The course of a match: a state and a fact lead to an event, or to a typed refusal.

>>> from datetime import UTC, datetime
>>> from carrom.match.facts import Tossed
>>> from carrom.match.match_log import MatchLog
>>> from carrom.match.record_write import Header
>>> from carrom.match.settings import Settings, Team
>>> terms = Settings(rules="international", a=("ada",), b=("ben",))
>>> match = MatchLog(Header(match="final", settings=terms))
>>> event = decide(match, Tossed(winner=Team.B), datetime(2026, 1, 1, tzinfo=UTC))
>>> event.effects.phase.value
'choice'
"""

from datetime import datetime
from typing import Final, assert_never

from carrom.match import (
    early_ends,
    entered_results,
    placing,
    play,
    points_on_demand,
    shoot_out,
    toss_and_seats,
    umpire,
    umpire_calls,
)
from carrom.match.amended_stroke import amended_stroke
from carrom.match.boards import restarted
from carrom.match.decision import Decision
from carrom.match.events import RULES, SCHEMA, Event, difference
from carrom.match.facts import (
    Abandoned,
    Called,
    CameLate,
    ChangedBoard,
    ChangedChair,
    ChangedSeats,
    ChangedStriker,
    Chose,
    Conceded,
    DecidedProtest,
    Demanded,
    Disqualified,
    Disturbed,
    EnteredBoard,
    EnteredGame,
    EnteredShootOut,
    Fact,
    Forwent,
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
    ShotAtQueen,
    Step,
    Struck,
    TimeRanOut,
    TookSeats,
    Tossed,
    TurnedRosette,
    Undone,
    WroteProtest,
)
from carrom.match.incidents import amends, completed
from carrom.match.match_log import MatchLog, standing_backwards
from carrom.match.refusals import Refusal, RefusedError, Why
from carrom.match.settings import TEAMS, Settings
from carrom.match.state import State

LONGEST_CLAUSE: Final = 40
"""Characters of a clause that is not known, as a refusal repeats them."""


def toss(seed: int) -> Tossed:
    """Return the toss that a seed, drawn by the caller, stands for."""
    return Tossed(winner=TEAMS[seed % len(TEAMS)])


def decide(match: MatchLog, fact: Fact, at: datetime) -> Event | Refusal:
    """Return the event that a fact makes of a match, or why it cannot be; nothing is changed."""
    try:
        if isinstance(fact, Called):
            fact = completed(match, fact)
        decision = _decision(match, fact, at)
    except RefusedError as problem:
        return problem.refusal.naming(match.names, match.settings.rules)
    return Event(
        v=SCHEMA,
        seq=match.seq + 1,
        at=at,
        rules=RULES,
        clauses=decision.clauses,
        reason=decision.reason,
        result=decision.result,
        account=decision.account,
        fact=fact,
        effects=difference(match.state, fact, decision.state),
    )


def possible(match: MatchLog, fact: Fact, at: datetime) -> bool:
    """Say whether a fact would be taken, without working out what follows from it."""
    try:
        if isinstance(fact, Called):
            _check_time(match, at)
            called = completed(match, fact)
            if amends(match, called):
                amended_stroke(match, called, at, _step)
            else:
                umpire_calls.checked_call(match.settings, match.state, called)
        else:
            _decision(match, fact, at)
    except RefusedError:
        return False
    return True


def _check_time(match: MatchLog, at: datetime) -> None:
    if match.last is not None and at < match.last.at:
        raise RefusedError(Why.TIME_BACKWARDS)


def _decision(match: MatchLog, fact: Fact, at: datetime) -> Decision:
    _check_time(match, at)
    if isinstance(fact, Undone):
        if not 0 <= fact.to < match.seq:
            raise RefusedError(Why.NO_SUCH_EVENT)
        return Decision(restarted(match.settings, match.state_at(fact.to), at))
    if isinstance(fact, Protested):
        incident = _protestable(match, fact)
        return umpire.protested(match.settings, match.state, fact, at, incident.at)
    if isinstance(fact, Called) and amends(match, fact):
        return amended_stroke(match, fact, at, _step)
    found = _step(match.settings, match.state, fact, at)
    return found if isinstance(found, Decision) else Decision(found)


def _step(settings: Settings, state: State, fact: Step, at: datetime) -> State | Decision:
    """Carry a fact out; each kind has its own function."""
    match fact:
        case Tossed():
            return toss_and_seats.tossed(settings, state, fact, at)
        case Chose():
            return toss_and_seats.chose(settings, state, fact, at)
        case TookSeats():
            return toss_and_seats.took_seats(settings, state, fact, at)
        case NamedBreaker():
            return toss_and_seats.named_breaker(settings, state, fact, at)
        case CameLate():
            return toss_and_seats.came_late(settings, state, fact, at)
        case PlayedTrial():
            return toss_and_seats.played_trial(settings, state, fact, at)
        case TurnedRosette():
            return play.turned_rosette(settings, state, fact, at)
        case SaidPlay():
            return play.said_play(settings, state, fact, at)
        case Struck():
            return play.struck(settings, state, fact, at)
        case Passed():
            return play.passed(settings, state, fact, at)
        case Placed():
            return placing.placed(settings, state, fact, at)
        case Forwent():
            return placing.forwent(settings, state, fact, at)
        case FoundNoRoom():
            return placing.found_no_room(settings, state, fact, at)
        case FoundRoom():
            return placing.found_room(settings, state, fact, at)
        case Called():
            return umpire_calls.call_made(settings, state, fact, at)
        case TimeRanOut():
            return play.time_ran_out(settings, state, fact, at)
        case Requested():
            return umpire.requested(settings, state, fact, at)
        case ChangedSeats():
            return umpire.changed_seats(settings, state, fact, at)
        case ChangedStriker():
            return umpire.changed_striker(settings, state, fact, at)
        case ChangedBoard():
            return umpire.changed_board(settings, state, fact, at)
        case Disturbed():
            return umpire.disturbed(settings, state, fact, at)
        case Disqualified():
            return umpire.disqualified(settings, state, fact, at)
        case Abandoned():
            return early_ends.abandoned(settings, state, fact, at)
        case Conceded() if fact.away is not None:
            return early_ends.stayed_away(settings, state, fact, at)
        case Conceded():
            return umpire.conceded(settings, state, fact, at)
        case Demanded():
            return points_on_demand.demanded(settings, state, fact, at)
        case EnteredBoard():
            return entered_results.entered_board(settings, state, fact, at)
        case EnteredGame():
            return entered_results.entered_game(settings, state, fact, at)
        case ShotAtQueen():
            return shoot_out.shot_at_queen(settings, state, fact, at)
        case EnteredShootOut():
            return shoot_out.entered_shoot_out(settings, state, fact, at)
        case WroteProtest():
            return umpire.wrote_protest(settings, state, fact, at)
        case DecidedProtest():
            return umpire.decided_protest(settings, state, fact, at)
        case Overruled():
            return umpire.overruled(settings, state, fact, at)
        case ChangedChair():
            return umpire.changed_chair(settings, state, fact, at)
        case _:
            assert_never(fact)


def _protestable(match: MatchLog, fact: Protested) -> Event:
    """Return the decision a protest is about: it stands, and no stroke or pass has followed it."""
    from carrom.rules.catalogue import find_citable  # noqa: PLC0415 - a table of every clause

    clause, rules = fact.clause, match.settings.rules
    if clause is not None and find_citable(clause, rules) is None:
        raise RefusedError(Why.UNKNOWN_CLAUSE, clause=clause[:LONGEST_CLAUSE])
    later = False
    for entry in standing_backwards(match):
        if entry.event.seq == fact.about:
            if not _ruled(entry.event):
                raise RefusedError(Why.NOT_RULED)
            if later:
                raise RefusedError(Why.TOO_LATE)
            return entry.event
        played = isinstance(entry.event.fact, (Struck, Passed, EnteredBoard, EnteredGame))
        later = later or played or entry.after.replays > entry.before.replays
    raise RefusedError(Why.NO_SUCH_EVENT)


def _ruled(event: Event) -> bool:
    """Say whether an event holds a decision: by a clause, or by the umpire's own word."""
    own_word = isinstance(event.fact, Overruled | EnteredBoard | EnteredGame)
    return bool(event.clauses) or event.reason is not None or own_word
