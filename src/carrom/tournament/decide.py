"""Whether a fact may be taken into the log: by whom, when, and whether it can have happened so."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Final

from carrom.match.terms import wrong_terms
from carrom.rules.registry import RULE_SETS
from carrom.tournament.desk_settings import desk_settings
from carrom.tournament.facts import (
    Admitted,
    BoardChanged,
    CompetitionAdded,
    CompetitionClosed,
    Entered,
    EntryCorrected,
    EntryFigures,
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
from carrom.tournament.official_checks import (
    ID,
    board_changed,
    protest_decided,
    protest_made,
    umpire_assigned,
)
from carrom.tournament.refusals import Refusal, Why, refusal
from carrom.tournament.result_checks import (
    confirmed,
    corrected,
    entered,
    result_withdrawn,
    walked_over,
)
from carrom.tournament.state import Competition, Competitor, State
from carrom.tournament.terms import (
    MOST_EARLIER,
    MOST_MINUTES,
    MOST_RATING,
    MOST_ROUNDS,
    MOST_SCORE,
    MOST_SEED,
    MOST_TITLE,
    MOST_TOP,
    Kind,
    Method,
    Role,
    Terms,
    TieBreak,
)

OFFICIALS: Final = (Role.ORGANISER, Role.CHIEF_UMPIRE, Role.UMPIRE)
"""Who may run a match."""
HEADS: Final = (Role.ORGANISER, Role.CHIEF_UMPIRE)
"""Who may correct results and assign umpires."""
MAY: Final[Mapping[type, tuple[Role, ...]]] = {
    ResultConfirmed: (Role.TABLE,),
    ResultDisputed: (Role.TABLE,),
    ResultEntered: (*OFFICIALS, Role.TABLE),
    WalkedOver: OFFICIALS,
    ProtestMade: (*OFFICIALS, Role.TABLE),
    ProtestDecided: (Role.CHIEF_UMPIRE,),
    Admitted: (Role.CHIEF_UMPIRE,),
    ResultCorrected: HEADS,
    ResultWithdrawn: HEADS,
    UmpireAssigned: HEADS,
    BoardChanged: HEADS,
}
"""Who may do it; everything else is the organiser's."""
_SHAPE: Final = ("kind", "method", "finalists", "group_size", "qualifiers", "rubbers", "bye_score")
"""Terms that make the shape of a competition: they stay once a round is published."""


def decide(
    state: State, fact: Fact, by: Role, who: str = "", *, ruled: bool = False
) -> Refusal | None:
    """Return why a fact is not taken; None: it is. ``who``: the id of the device that brings it.

    ``ruled``: whether a result comes from a match whose every board was ruled on, or from long ago.
    """
    at_desk = isinstance(fact, ProtestDecided) and fact.desk
    if by not in (HEADS if at_desk else MAY.get(type(fact), (Role.ORGANISER,))):
        return refusal(Why.ROLE)
    if isinstance(fact, ResultEntered) and (by is Role.TABLE) != (fact.side is not None):
        return refusal(Why.ROLE)
    if isinstance(fact, CompetitionAdded):
        return _added(state, fact)
    if isinstance(fact, Admitted):
        known = fact.what in ("board", "striker") and bool(fact.which.strip())
        return None if known else refusal(Why.ADMISSION)
    competition = state.competitions.get(fact.competition)
    if competition is None:
        return refusal(Why.COMPETITION_UNKNOWN, competition=fact.competition)
    if competition.closed and not _after_the_end(fact):
        return refusal(Why.CLOSED)
    if isinstance(fact, BoardChanged):
        return board_changed(state, competition, fact)
    if isinstance(fact, ResultConfirmed):
        return confirmed(competition, fact, who)
    if isinstance(fact, ResultEntered):
        return entered(competition, fact, ruled=ruled)
    return _CHECKS[type(fact)](competition, fact)


def _after_the_end(fact: Fact) -> bool:
    """Say whether a fact can come after the standings are final, such as a name that was spelt wrongly."""
    if isinstance(fact, EntryCorrected):
        return fact.after is None
    return isinstance(fact, ResultCorrected | ProtestDecided)


def _added(state: State, fact: CompetitionAdded) -> Refusal | None:
    if not ID.fullmatch(fact.competition):
        return refusal(Why.ID, id=fact.competition)
    if fact.competition in state.competitions:
        return refusal(Why.COMPETITION_EXISTS, competition=fact.competition)
    return bad_term(fact.terms)


def bad_term(terms: Terms) -> Refusal | None:
    """Return the first term that cannot be."""
    groups = terms.method is Method.GROUPS
    sound = {
        "title": len(terms.title.strip()) > 0 and len(terms.title) <= MOST_TITLE,
        "rules": terms.rules in RULE_SETS,
        "rounds": 1 <= terms.rounds <= MOST_ROUNDS,
        "finalists": terms.finalists in (0, 2, 4, 8, 16, 32)
        and not (terms.finalists and terms.method in (Method.KNOCKOUT, Method.GROUPS)),
        "group_size": not groups or 3 <= terms.group_size <= 20,
        "qualifiers": not groups or 1 <= terms.qualifiers < terms.group_size,
        "apart_rounds": 0 <= terms.apart_rounds <= MOST_ROUNDS,
        "top_apart": 0 <= terms.top_apart <= MOST_TOP and terms.top_apart != 1,
        "tie_breaks": len(set(terms.tie_breaks)) == len(terms.tie_breaks)
        and TieBreak.LOT not in terms.tie_breaks[:-1],
        "minutes": 0 <= terms.minutes <= MOST_MINUTES,
        "no_show_minutes": 0 <= terms.no_show_minutes <= MOST_MINUTES,
        "bye_score": 0 < terms.bye_score <= MOST_SCORE,
        "rubbers": (1 <= terms.rubbers <= 20) and (terms.kind is Kind.TEAMS or terms.rubbers == 1),
        "first_board": 1 <= terms.first_board <= MOST_SCORE,
        "boards": 0 <= terms.boards <= MOST_SCORE,
        "earlier": len(terms.earlier) <= MOST_EARLIER
        and len(set(terms.earlier)) == len(terms.earlier)
        and all(map(ID.fullmatch, terms.earlier)),
        "skip_worst": 0 <= terms.skip_worst <= MOST_EARLIER,
    }
    wrong = next((name for name, fine in sound.items() if not fine), None)
    return bad_format(terms) if wrong is None else refusal(Why.TERM, term=wrong)


def bad_format(terms: Terms) -> Refusal | None:
    """Return why no match can be played in the format of a competition; None: it can."""
    if terms.format is None:
        return None
    for knockout in (False, True):
        settings = desk_settings(terms, ("a",), ("b",), knockout=knockout)
        if (wrong := wrong_terms(settings)) is not None:
            return refusal(Why.FORMAT, reason=wrong)
    return None


def _terms(competition: Competition, fact: TermsChanged) -> Refusal | None:
    if not fact.reason.strip():
        return refusal(Why.REASON)
    fixed = [n for n in _SHAPE if getattr(fact.terms, n) != getattr(competition.terms, n)]
    if competition.published and fixed:
        return refusal(Why.TERMS_FIXED, term=fixed[0])
    return bad_term(fact.terms)


def _entered(competition: Competition, fact: Entered) -> Refusal | None:
    for given in (fact.competitor, *fact.players):
        if not ID.fullmatch(given):
            return refusal(Why.ID, id=given)
    if fact.competitor in competition.competitors:
        return refusal(Why.COMPETITOR_EXISTS, competitor=fact.competitor)
    least = {Kind.SINGLES: 1, Kind.DOUBLES: 2, Kind.TEAMS: 2}[competition.terms.kind]
    teams = competition.terms.kind is Kind.TEAMS
    alone = fact.alone and len(fact.players) == 1
    if (len(fact.players) < least and not alone) or (len(fact.players) > least and not teams):
        return refusal(Why.PLAYERS, players=least)
    there = Counter(p for c in competition.competitors.values() for p in c.players)
    there.update(fact.players)
    twice = next((p for p in fact.players if there[p] > 1), None)
    if twice is not None:
        return refusal(Why.PLAYER_TWICE, player=twice)
    rounds = competition.published
    if rounds and (competition.terms.method is not Method.SWISS or rounds[-1].knockout):
        return refusal(Why.LATE)
    return None


def _entry_corrected(competition: Competition, fact: EntryCorrected) -> Refusal | None:
    found = competition.competitors.get(fact.competitor)
    if found is None:
        return refusal(Why.COMPETITOR_UNKNOWN, competitor=fact.competitor)
    told = [each.player for each in fact.players]
    stranger = next((player for player in told if player not in found.players), None)
    if stranger is not None or len(set(told)) < len(told):
        return refusal(Why.NOT_THEIR_PLAYER, player=stranger or told[0])
    if (fact.before is None) != (fact.after is None):
        return refusal(Why.NOTHING_CORRECTED)
    changed = fact.after is not None and fact.after != fact.before
    if not changed and not any(each.details for each in fact.players):
        return refusal(Why.NOTHING_CORRECTED)
    if fact.after is None:
        return None
    if fact.before != figures_of(found):
        return refusal(Why.ENTRY_CHANGED)
    if competition.terms.kind is Kind.TEAMS and not fact.after.title.strip():
        return refusal(Why.TEAM)
    return _bad_figures(fact.after)


def _bad_figures(figures: EntryFigures) -> Refusal | None:
    rating, seed = figures.rating, figures.seed
    if rating is not None and not 0 <= rating <= MOST_RATING:
        return refusal(Why.RATING, most=int(MOST_RATING))
    if seed is not None and not 1 <= seed <= MOST_SEED:
        return refusal(Why.SEED, most=MOST_SEED)
    return None


def figures_of(found: Competitor) -> EntryFigures:
    """Return what the log knows of somebody who takes part."""
    return EntryFigures(title=found.title, rating=found.rating, seed=found.seed)


def _withdrew(competition: Competition, fact: Withdrew | Returned) -> Refusal | None:
    found = competition.competitors.get(fact.competitor)
    if found is None:
        return refusal(Why.COMPETITOR_UNKNOWN, competitor=fact.competitor)
    if isinstance(fact, Returned):
        return None if found.withdrawn else refusal(Why.NOT_WITHDRAWN)
    return refusal(Why.WITHDRAWN) if found.withdrawn else None


def next_round(competition: Competition) -> Refusal | int:
    """Return the number of the round that is to be paired next, or why none is."""
    rounds = competition.published
    if rounds and not rounds[-1].complete:
        return refusal(Why.UNFINISHED, round=rounds[-1].number)
    return len(rounds) + 1


def _proposed(competition: Competition, fact: RoundProposed) -> Refusal | None:
    number = next_round(competition)
    if isinstance(number, Refusal):
        return number
    if fact.round != number:
        return refusal(Why.ROUND, round=number)
    return _pairings(competition, fact)


def _pairings(competition: Competition, fact: RoundProposed) -> Refusal | None:
    there = Counter(c for p in fact.pairings for c in (p.a, p.b) if c is not None)
    active = {each.id for each in competition.active}
    if not fact.pairings:
        return refusal(Why.FEW)
    wrong = [c for c, times in there.items() if times > 1 or c not in competition.competitors]
    wrong += [c for c in _expected(fact.pairings, knockout=fact.knockout) if c not in active]
    everybody = competition.terms.method is Method.SWISS and not fact.knockout
    wrong += [c for c in active if everybody and c not in there]
    scores = [p.score for p in fact.pairings if p.score is not None and p.b is None]
    if any(not 0 < score <= MOST_SCORE for score in scores):
        return refusal(Why.SCORE)
    boards = Counter(p.board for p in fact.pairings if p.board)
    if wrong or any(times > 1 for times in boards.values()):
        return refusal(Why.PAIRING, competitor=wrong[0] if wrong else "")
    return None


def _expected(pairings: Iterable[Pairing], *, knockout: bool) -> set[str]:
    """Return who has to be there; a bye of a knockout may keep the place of somebody who has gone."""
    return {c for p in pairings if p.b or not knockout for c in (p.a, p.b) if c is not None}


def _changed(competition: Competition, fact: PairingChanged) -> Refusal | None:
    if (found := _preview(competition, fact.round)) is not None:
        return found
    if not fact.reason.strip():
        return refusal(Why.REASON)
    preview = competition.rounds[-1]
    for competitor in (fact.first, fact.second):
        if preview.of(competitor) is None:
            return refusal(Why.NOT_IN_PREVIEW, competitor=competitor)
    return refusal(Why.SAME) if fact.first == fact.second else None


def _preview(competition: Competition, number: int) -> Refusal | None:
    preview = competition.preview
    if preview is None:
        return refusal(Why.NO_PREVIEW)
    return None if preview.number == number else refusal(Why.ROUND, round=preview.number)


def _published(competition: Competition, fact: RoundPublished) -> Refusal | None:
    if (found := _preview(competition, fact.round)) is not None:
        return found
    before = next_round(competition)
    if isinstance(before, Refusal):
        return before
    preview = competition.rounds[-1]
    if preview.outdated:
        return refusal(Why.OUTDATED, round=preview.number)
    pairings = [meeting.pairing for meeting in preview.meetings]
    paired = _expected(pairings, knockout=preview.knockout)
    active = {each.id for each in competition.active}
    everybody = competition.terms.method is Method.SWISS and not preview.knockout
    stale = (paired ^ active) if everybody else (paired - active)
    return refusal(Why.STALE, competitor=min(stale)) if stale else None


def _round_withdrawn(competition: Competition, fact: RoundWithdrawn) -> Refusal | None:
    rounds = competition.rounds
    if not rounds or fact.round != len(rounds):
        return refusal(Why.ROUND, round=len(rounds))
    if not fact.reason.strip():
        return refusal(Why.REASON)
    played = any(m.result is not None and m.pairing.b is not None for m in rounds[-1].meetings)
    return refusal(Why.PLAYED) if played else None


def _running(competition: Competition, fact: RoundStarted | RoundCalled) -> Refusal | None:
    rounds = len(competition.published)
    return None if rounds and fact.round == rounds else refusal(Why.ROUND, round=rounds)


def _closed(competition: Competition, fact: CompetitionClosed) -> Refusal | None:
    if fact.order and sorted(fact.order) != sorted(competition.competitors):
        wrong = min({*fact.order} ^ {*competition.competitors}, default="")
        return refusal(Why.COMPETITOR_UNKNOWN, competitor=wrong)
    rounds = competition.published
    if not rounds or not rounds[-1].complete:
        return refusal(Why.UNFINISHED, round=len(rounds) or 1)
    return None


_CHECKS: Final[Mapping[type, Callable[..., Refusal | None]]] = {
    TermsChanged: _terms,
    Entered: _entered,
    EntryCorrected: _entry_corrected,
    Withdrew: _withdrew,
    Returned: _withdrew,
    RoundProposed: _proposed,
    PairingChanged: _changed,
    RoundPublished: _published,
    RoundWithdrawn: _round_withdrawn,
    RoundStarted: _running,
    RoundCalled: _running,
    UmpireAssigned: umpire_assigned,
    ResultDisputed: confirmed,
    ResultCorrected: corrected,
    ResultWithdrawn: result_withdrawn,
    WalkedOver: walked_over,
    ProtestMade: protest_made,
    ProtestDecided: protest_decided,
    CompetitionClosed: _closed,
}
