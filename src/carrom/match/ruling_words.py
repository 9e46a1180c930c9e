"""A ruling of a match in words, with the players' names: what happened and why, then what follows."""

from collections.abc import Iterator

from carrom.match.events import Event, sides_in
from carrom.match.facts import Called, Conceded, Disturbed, EnteredBoard, Passed, Struck
from carrom.match.match_log import MatchLog
from carrom.match.state import Phase, State, side_of, team_of
from carrom.messages import Argument, Message, message
from carrom.rules.checks import ReportError, check
from carrom.rules.ruling import BoardResult, Worths, forfeit_worths, result_in_words
from carrom.rules.situation import SIDES, Side
from carrom.rules.stroke_ruling import rule
from carrom.rules.wording import Account, Names, consequences, reason_text, sentence
from carrom.rules.worth import Worth


def reason_in_words(match: MatchLog, event: Event, after: State) -> Message | None:
    """Say what happened and why it was ruled on so; ``match`` is as it was before the event."""
    account = account_of(match, event)
    names = _names(match, after, event)
    if event.reason is None or account is None or names is None:
        return None
    return reason_text(event.reason, account, names, _label(match, event))


def following(match: MatchLog, after: MatchLog, event: Event) -> Message | None:
    """Say what follows from a ruling: what goes back, what is owed, whose turn it is."""
    account = account_of(match, event)
    old, new = match.state, after.state
    names = _names(match, new, event)
    if event.reason is None or account is None or names is None:
        return None
    over = event.result is not None or new.ended is not None
    parts = [*consequences(account, names, over=over)]
    if new.ended is not None:
        parts += result_in_words(new.ended, names, worths_at_end(match, event, new.ended))
    parts += _turn(old, new, after, struck=isinstance(event.fact, Struck | Passed))
    return sentence(parts)


def _turn(old: State, new: State, after: MatchLog, *, struck: bool) -> Iterator[Message]:
    if new.turn is None or new.phase not in (Phase.STROKE, Phase.PLACING):
        return
    kind = "turn" if new.turn != old.turn else "again" if struck else "keeps"
    tries = new.situation.tries if new.situation else 1
    yield message(f"ruling-{kind}", player=after.name(new.turn), tries=tries)


def worths_at_end(match: MatchLog, event: Event, result: BoardResult) -> Worths:
    """Say what the points of a board are for; empty where that is not known.

    ``match`` is as it was before the event.
    """
    state, fact = match.state, event.fact
    rules, situation = match.settings.rule_set(), state.situation
    if situation is None or result.winner is None or result.game_conceded:
        return {}
    if isinstance(fact, EnteredBoard):
        return _entered_worths(fact, result)
    if isinstance(fact, Struck) and state.phase is Phase.STROKE:
        try:
            check(situation, fact.stroke)
        except ReportError:  # a forged record
            return {}
        return rule(rules, situation, fact.stroke).worths
    return forfeit_worths(rules, situation, event.reason or "", result)


def _entered_worths(fact: EnteredBoard, result: BoardResult) -> Worths:
    """Say what the points of an entered board are for, where the pieces and the queen say it all."""
    if result.winner is None or result.points(result.winner.other):
        return {}
    more = result.points(result.winner) - fact.left
    if more < 0 or (more and fact.queen is not fact.winner):
        return {}
    return {result.winner: Worth(pieces=fact.left, queen=more)}


def account_of(match: MatchLog, event: Event) -> Account | None:
    """Return what an event tells; for a record of an earlier version it is made anew."""
    if event.account is not None:
        return event.account
    state, fact = match.state, event.fact
    if event.reason is None or state.situation is None or state.white is None:
        return None
    if isinstance(fact, Struck) and state.phase is Phase.STROKE:
        try:
            check(state.situation, fact.stroke)
        except ReportError:  # a forged record
            return None
        return rule(match.settings.rule_set(), state.situation, fact.stroke).account
    return Account(side_of(state, match.settings.team(_actor(state, event))))


def _actor(state: State, event: Event) -> str:
    fact = event.fact
    if isinstance(fact, Struck | Called | Passed | Disturbed | Conceded):
        return fact.by
    return state.turn or ""


def _names(match: MatchLog, after: State, event: Event) -> Names | None:
    """Name the actor's side by the actor, the other one by its team; None: no board was in play."""
    actor = _actor(match.state, event)
    met = sides_in(match.state, event)
    state = met if after.white is None or event.result is not None else after
    if state.white is None:  # the effects of a forged record
        return None
    names: dict[Side, Argument] = {}
    for side in SIDES:
        team = team_of(state, side)
        own = actor and match.settings.team(actor) is team
        names[side] = match.name(actor) if own else match.team(team)
    return names


def _label(match: MatchLog, event: Event) -> Message | None:
    """Return the call that an event rests on, in a few words."""
    first = event.clauses[0] if event.clauses else None
    calls = match.settings.rule_set().book.calls.values()
    return next((call.label for call in calls if call.clause == first), None)
