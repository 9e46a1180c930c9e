"""From one state to the next: what a fact changes. Nothing is decided here."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from datetime import datetime
from typing import Final

from msgspec import structs

from carrom.tournament.facts import (
    Admitted,
    BoardChanged,
    CompetitionAdded,
    CompetitionClosed,
    Entered,
    EntryCorrected,
    Fact,
    Pairing,
    PairingChanged,
    ProtestDecided,
    ProtestMade,
    ResultConfirmed,
    ResultCorrected,
    ResultDisputed,
    ResultEntered,
    ResultWithdrawn,
    Returned,
    RoundCalled,
    RoundProposed,
    RoundPublished,
    RoundStarted,
    RoundWithdrawn,
    TermsChanged,
    UmpireAssigned,
    WalkedOver,
    Withdrew,
)
from carrom.tournament.results import ABSENT, Result, bye, walkover
from carrom.tournament.state import (
    Admission,
    Competition,
    Competitor,
    Correction,
    Meeting,
    Protest,
    Round,
    Stand,
    State,
)
from carrom.tournament.terms import Method

Change = Callable[[Competition, "Context"], Competition]


class Context:
    """An event as the fold needs it: its fact, number, time, and who brought it."""

    __slots__ = ("at", "fact", "seq", "who")

    def __init__(self, fact: Fact, seq: int, at: datetime, who: str) -> None:
        self.fact: Final = fact
        self.seq: Final = seq
        self.at: Final = at
        self.who: Final = who


def fold(state: State, fact: Fact, seq: int, at: datetime, who: str = "") -> State:
    """Return the state after a fact, which has been decided on before."""
    if isinstance(fact, CompetitionAdded):
        new = Competition(fact.competition, fact.terms, sol=fact.sol)
        return replace(state, competitions={**state.competitions, new.id: new})
    if isinstance(fact, Admitted):
        seen = Admission(fact.what, fact.which, fact.admitted, fact.reason)
        return replace(state, admissions=(*state.admissions, seen))
    old = state.competitions[fact.competition]
    new = _CHANGES[type(fact)](old, Context(fact, seq, at, who))
    return replace(state, competitions={**state.competitions, old.id: new})


def swapped(pairings: tuple[Pairing, ...], first: str, second: str) -> tuple[Pairing, ...]:
    """Return pairings in which two competitors have changed places."""
    other = {first: second, second: first}
    return tuple(
        Pairing(
            a=other.get(p.a, p.a),
            b=None if p.b is None else other.get(p.b, p.b),
            board=p.board,
            group=p.group,
            third=p.third,
            score=p.score if p.b is None else None,
        )
        for p in pairings
    )


def _terms(old: Competition, now: Context) -> Competition:
    assert isinstance(now.fact, TermsChanged)
    return replace(old, terms=now.fact.terms)


def _entered(old: Competition, now: Context) -> Competition:
    fact = now.fact
    assert isinstance(fact, Entered)
    new = Competitor(
        fact.competitor,
        fact.players,
        len(old.competitors) + 1,
        fact.title,
        fact.rating,
        fact.seed,
        since=len(old.published) + 1,
        sol=fact.sol,
    )
    return replace(old, competitors={**old.competitors, new.id: new})


def _entry_corrected(old: Competition, now: Context) -> Competition:
    fact = now.fact
    assert isinstance(fact, EntryCorrected)
    there = old.competitors[fact.competitor]
    figures = fact.after
    if figures is None:
        return old
    new = replace(there, title=figures.title, rating=figures.rating, seed=figures.seed)
    return replace(old, competitors={**old.competitors, new.id: new})


def _withdrawn(old: Competition, now: Context) -> Competition:
    fact = now.fact
    assert isinstance(fact, Withdrew | Returned)
    gone = replace(old.competitors[fact.competitor], withdrawn=isinstance(fact, Withdrew))
    return replace(old, competitors={**old.competitors, gone.id: gone})


def _proposed(old: Competition, now: Context) -> Competition:
    fact = now.fact
    assert isinstance(fact, RoundProposed)
    new = Round(
        fact.round,
        tuple(Meeting(pairing) for pairing in fact.pairings),
        knockout=fact.knockout,
        seeding=fact.seeding,
        rematches=fact.rematches,
    )
    return replace(old, rounds=(*old.published, new))


def _changed(old: Competition, now: Context) -> Competition:
    fact = now.fact
    assert isinstance(fact, PairingChanged)
    last = old.rounds[-1]
    pairings = swapped(tuple(m.pairing for m in last.meetings), fact.first, fact.second)
    new = replace(
        last,
        meetings=tuple(Meeting(pairing) for pairing in pairings),
        changes=(*last.changes, fact.reason),
        rematches=0 if last.knockout else _rematches(old, pairings),
    )
    return replace(old, rounds=(*old.rounds[:-1], new))


def _rematches(old: Competition, pairings: Iterable[Pairing]) -> int:
    """Return how many pairs have met in a round that counts."""
    met = {frozenset((m.pairing.a, m.pairing.b)) for _, m in old.meetings()}
    return sum(p.b is not None and frozenset((p.a, p.b)) in met for p in pairings)


def _published(old: Competition, _: Context) -> Competition:
    last = old.rounds[-1]
    usual = old.terms.bye_score
    meetings = tuple(
        replace(m, result=_bye(m.pairing, usual), stand=Stand.FINAL) if m.pairing.b is None else m
        for m in last.meetings
    )
    return replace(old, rounds=(*old.rounds[:-1], replace(last, meetings=meetings, published=True)))


def _bye(pairing: Pairing, usual: int) -> Result:
    return bye(usual if pairing.score is None else pairing.score)


def _round_withdrawn(old: Competition, _: Context) -> Competition:
    return replace(old, rounds=old.rounds[:-1])


def _started(old: Competition, now: Context) -> Competition:
    fact = now.fact
    assert isinstance(fact, RoundStarted | RoundCalled)
    the = old.rounds[fact.round - 1]
    if isinstance(fact, RoundStarted):
        return _with_round(old, replace(the, started=now.at, called=None))
    return _with_round(old, replace(the, called=now.at))


def _board(old: Competition, now: Context) -> Competition:
    fact = now.fact
    assert isinstance(fact, BoardChanged)
    there = meeting_at(old, fact.round, fact.match)
    new = replace(there, pairing=structs.replace(there.pairing, board=fact.board))
    return _with_meeting(old, fact.round, fact.match, new)


def _umpire(old: Competition, now: Context) -> Competition:
    fact = now.fact
    assert isinstance(fact, UmpireAssigned)
    there = meeting_at(old, fact.round, fact.match)
    return _with_meeting(old, fact.round, fact.match, replace(there, umpire=fact.umpire))


def _result(old: Competition, now: Context) -> Competition:
    fact = now.fact
    assert isinstance(fact, ResultEntered)
    there = meeting_at(old, fact.round, fact.match)
    stand = Stand.FINAL if fact.side is None else Stand.CLAIMED
    who = "" if fact.side is None else now.who
    new = replace(there, result=fact.result, stand=stand, claimed_by=fact.side, claimed_who=who)
    return _with_meeting(old, fact.round, fact.match, new)


def _confirmed(old: Competition, now: Context) -> Competition:
    fact = now.fact
    assert isinstance(fact, ResultConfirmed | ResultDisputed)
    there = meeting_at(old, fact.round, fact.match)
    stand = Stand.FINAL if isinstance(fact, ResultConfirmed) else Stand.DISPUTED
    return _with_meeting(old, fact.round, fact.match, replace(there, stand=stand))


def _corrected(old: Competition, now: Context) -> Competition:
    fact = now.fact
    assert isinstance(fact, ResultCorrected | ResultWithdrawn)
    there = meeting_at(old, fact.round, fact.match)
    new: Result | None = fact.result if isinstance(fact, ResultCorrected) else None
    later = len(old.published) > fact.round
    change = Correction(now.seq, now.at, there.result, new, fact.reason, later)
    changed = replace(
        there,
        result=new,
        stand=Stand.OPEN if new is None else Stand.FINAL,
        claimed_by=None,
        corrections=(*there.corrections, change),
    )
    return _outdated(_with_meeting(old, fact.round, fact.match, changed))


def _outdated(old: Competition) -> Competition:
    """Mark a preview whose pairings came from results that are others now; Berger's tables ask for none."""
    preview = old.preview
    if preview is None or not (preview.knockout or old.terms.method is Method.SWISS):
        return old
    return _with_round(old, replace(preview, outdated=True))


def _walked_over(old: Competition, now: Context) -> Competition:
    fact = now.fact
    assert isinstance(fact, WalkedOver)
    there = meeting_at(old, fact.round, fact.match)
    result = ABSENT if fact.absent is None else walkover(fact.absent, old.terms.bye_score)
    new = replace(there, result=result, stand=Stand.FINAL, claimed_by=None)
    return _with_meeting(old, fact.round, fact.match, new)


def _protest(old: Competition, now: Context) -> Competition:
    fact = now.fact
    assert isinstance(fact, ProtestMade)
    new = Protest(fact.protest, fact.round, fact.match, fact.clause, fact.text, now.at)
    return replace(old, protests=(*old.protests, new))


def _protest_decided(old: Competition, now: Context) -> Competition:
    fact = now.fact
    assert isinstance(fact, ProtestDecided)
    protests = tuple(
        replace(p, upheld=fact.upheld, reason=fact.reason, desk=fact.desk, decided=now.at)
        if p.id == fact.protest
        else p
        for p in old.protests
    )
    return replace(old, protests=protests)


def _closed(old: Competition, now: Context) -> Competition:
    assert isinstance(now.fact, CompetitionClosed)
    return replace(old, closed=True, order=now.fact.order)


_CHANGES: Final[Mapping[type, Change]] = {
    TermsChanged: _terms,
    Entered: _entered,
    EntryCorrected: _entry_corrected,
    Withdrew: _withdrawn,
    Returned: _withdrawn,
    RoundProposed: _proposed,
    PairingChanged: _changed,
    RoundPublished: _published,
    RoundWithdrawn: _round_withdrawn,
    RoundStarted: _started,
    RoundCalled: _started,
    BoardChanged: _board,
    UmpireAssigned: _umpire,
    ResultEntered: _result,
    ResultConfirmed: _confirmed,
    ResultDisputed: _confirmed,
    ResultCorrected: _corrected,
    ResultWithdrawn: _corrected,
    WalkedOver: _walked_over,
    ProtestMade: _protest,
    ProtestDecided: _protest_decided,
    CompetitionClosed: _closed,
}


def meeting_at(competition: Competition, number: int, match: int) -> Meeting:
    """Return a match by the numbers of its round and in it."""
    return competition.rounds[number - 1].meetings[match - 1]


def _with_round(old: Competition, new: Round) -> Competition:
    at = new.number - 1
    return replace(old, rounds=(*old.rounds[:at], new, *old.rounds[at + 1 :]))


def _with_meeting(old: Competition, number: int, match: int, new: Meeting) -> Competition:
    the = old.rounds[number - 1]
    meetings = (*the.meetings[: match - 1], new, *the.meetings[match:])
    return _with_round(old, replace(the, meetings=meetings))
