"""Whether a result may be entered, confirmed, corrected or withdrawn."""

from carrom.match.game_results import game_scores
from carrom.tournament.facts import (
    Fact,
    ResultConfirmed,
    ResultCorrected,
    ResultDisputed,
    ResultEntered,
    ResultWithdrawn,
    WalkedOver,
)
from carrom.tournament.possible_results import impossible, match_shape
from carrom.tournament.refusals import Refusal, Why, refusal
from carrom.tournament.results import How, Result
from carrom.tournament.state import Competition, Meeting, Round, Stand, State
from carrom.tournament.terms import MOST_SCORE, Kind


def match_there(competition: Competition, number: int, match: int) -> Meeting | Refusal:
    """Return a match of a published round between two sides."""
    rounds = competition.published
    if not 1 <= number <= len(rounds) or not 1 <= match <= len(rounds[number - 1].meetings):
        return refusal(Why.MATCH_UNKNOWN, round=number, match=match)
    found = rounds[number - 1].meetings[match - 1]
    return refusal(Why.BYE) if found.pairing.b is None else found


def entered(
    competition: Competition, fact: ResultEntered, *, ruled: bool = False
) -> Refusal | None:
    """Check a first result; one that only a table has claimed may be entered anew.

    ``ruled``: whether each board was ruled on where it comes from, or it was played long ago; then its points
    are not looked at.
    """
    there = match_there(competition, fact.round, fact.match)
    if isinstance(there, Refusal):
        return there
    if there.stand is Stand.FINAL:
        return refusal(Why.HAS_RESULT)
    if fact.result.how is not How.PLAYED:
        return refusal(Why.SCORE)
    return bad_result(competition, fact.round, fact.result, ruled=ruled)


def bad_result(
    competition: Competition, number: int, result: Result, *, ruled: bool = False
) -> Refusal | None:
    """Return why a result cannot be."""
    scores = [(result.a, result.b), *result.games, *((b.a, b.b) for b in result.boards)]
    scores += [(rubber.a, rubber.b) for rubber in result.rubbers]
    if any(not 0 <= points <= MOST_SCORE for pair in scores for points in pair):
        return refusal(Why.SCORE)
    teams = competition.terms.kind is Kind.TEAMS
    if len(result.rubbers) > competition.terms.rubbers or (result.rubbers and not teams):
        return refusal(Why.RUBBERS, rubbers=competition.terms.rubbers)
    the_round = competition.published[number - 1]
    if result.winner is None and the_round.knockout:
        return refusal(Why.NO_WINNER)
    if result.winner is None and competition.terms.parts_ties:
        return refusal(Why.LEVEL)
    if ruled:
        return None
    return _impossible(competition, the_round, result)


def _impossible(competition: Competition, the_round: Round, result: Result) -> Refusal | None:
    terms = competition.terms
    timed = bool(terms.minutes or the_round.started or the_round.called)
    shape = match_shape(terms, knockout=the_round.knockout, timed=timed)
    if not result.rubbers:
        return impossible(shape, result)
    if (result.a, result.b) != (
        sum(each.a for each in result.rubbers),
        sum(each.b for each in result.rubbers),
    ):
        return refusal(Why.SUM)
    played = (each for each in result.rubbers if each != Result(a=0, b=0))
    return next((why for each in played if (why := impossible(shape, each)) is not None), None)


def prepare_results(state: State, fact: Fact) -> None:
    """Work out what the results of a match can be, where a fact will need it: that takes a while once."""
    competition = state.competitions.get(fact.competition)
    if competition is None or not isinstance(
        fact, ResultEntered | ResultCorrected | ResultConfirmed
    ):
        return
    for knockout in (False, True):
        shape = match_shape(competition.terms, knockout=knockout, timed=False)
        game_scores(shape.rules, shape.tie)


def confirmed(
    competition: Competition, fact: ResultConfirmed | ResultDisputed, who: str = ""
) -> Refusal | None:
    """Check that the other side has entered a result; who confirms it has another device."""
    there = match_there(competition, fact.round, fact.match)
    if isinstance(there, Refusal):
        return there
    if there.stand is not Stand.CLAIMED or there.result is None:
        return refusal(Why.NOT_CLAIMED)
    if there.claimed_by is fact.side:
        return refusal(Why.OWN_CLAIM)
    if isinstance(fact, ResultDisputed):
        return None
    if who and there.claimed_who == who:
        return refusal(Why.OWN_DEVICE)
    return bad_result(competition, fact.round, there.result)


def corrected(competition: Competition, fact: ResultCorrected) -> Refusal | None:
    """Check a correction of a result that counts."""
    there = _with_result(competition, fact)
    if isinstance(there, Refusal):
        return there
    assert there.result is not None
    if fact.result.winner is not there.result.winner and _went_on(competition, fact.round):
        return refusal(Why.NEXT_ROUND)
    return bad_result(competition, fact.round, fact.result)


def result_withdrawn(competition: Competition, fact: ResultWithdrawn) -> Refusal | None:
    """Check that a result can be taken back."""
    there = _with_result(competition, fact)
    if isinstance(there, Refusal):
        return there
    later = len(competition.published) > fact.round
    return refusal(Why.NEXT_ROUND) if later else None


def _with_result(
    competition: Competition, fact: ResultCorrected | ResultWithdrawn
) -> Meeting | Refusal:
    there = match_there(competition, fact.round, fact.match)
    if isinstance(there, Refusal):
        return there
    if there.final is None:
        return refusal(Why.NO_RESULT)
    return there if fact.reason.strip() else refusal(Why.REASON)


def _went_on(competition: Competition, number: int) -> bool:
    """Say whether winners of this round are already in a next round of the knockout."""
    rounds = competition.published
    return rounds[number - 1].knockout and len(rounds) > number


def walked_over(competition: Competition, fact: WalkedOver) -> Refusal | None:
    """Check that a match can be lost by staying away."""
    there = match_there(competition, fact.round, fact.match)
    if isinstance(there, Refusal):
        return there
    if there.stand is Stand.FINAL:
        return refusal(Why.HAS_RESULT)
    if fact.absent is None and competition.published[fact.round - 1].knockout:
        return refusal(Why.NO_WINNER)
    return None
