"""Whether a match may have another board or an umpire, and a protest be made or decided."""

import re
from functools import cache
from typing import Final

from carrom.messages import quoted
from carrom.rules.call_names import bare
from carrom.rules.catalogue import clauses, settled
from carrom.tournament.facts import BoardChanged, ProtestDecided, ProtestMade, UmpireAssigned
from carrom.tournament.refusals import Refusal, Why, refusal
from carrom.tournament.result_checks import match_there
from carrom.tournament.state import Competition, State
from carrom.tournament.terms import MOST_SCORE

ID: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,63}")


def board_changed(state: State, competition: Competition, fact: BoardChanged) -> Refusal | None:
    """Check where a match is to be played: at a board that no other match holds."""
    found = match_there(competition, fact.round, fact.match)
    if isinstance(found, Refusal):
        return found
    if found.final is not None:
        return refusal(Why.HAS_RESULT)
    if not fact.reason.strip():
        return refusal(Why.REASON)
    if not 1 <= fact.board <= MOST_SCORE:
        return refusal(Why.BOARD, board=fact.board)
    taken = fact.board in state.boards_in_use()
    return refusal(Why.BOARD_TAKEN, board=fact.board) if taken else None


def umpire_assigned(competition: Competition, fact: UmpireAssigned) -> Refusal | None:
    """Check who is to be at a match: nobody who plays in it."""
    if fact.umpire and not ID.fullmatch(fact.umpire):
        return refusal(Why.ID, id=fact.umpire)
    found = match_there(competition, fact.round, fact.match)
    if isinstance(found, Refusal):
        return found
    sides = (found.pairing.a, found.pairing.b)
    playing = {p for side in sides if side for p in competition.competitors[side].players}
    return refusal(Why.UMPIRE_PLAYS) if fact.umpire in playing else None


def protest_made(competition: Competition, fact: ProtestMade) -> Refusal | None:
    """Check a protest; its clause is one of the rules that are played by, or a settled reading.

    Without a clause it is incomplete, and may still be decided (settled:39).
    """
    if not ID.fullmatch(fact.protest) or any(p.id == fact.protest for p in competition.protests):
        return refusal(Why.ID, id=fact.protest)
    found = match_there(competition, fact.round, fact.match)
    if isinstance(found, Refusal):
        return found
    known = known_clause(competition, fact.clause) == fact.clause
    return None if known else refusal(Why.CLAUSE, clause=quoted(fact.clause))


def known_clause(competition: Competition, clause: str) -> str:
    """Return a clause that a protest can rest on, or nothing."""
    return clause if bare(clause) in _clauses(competition.terms.rules) else ""


@cache
def _clauses(rules: str) -> frozenset[str]:
    """Return the clauses a protest can rest on, as they are compared."""
    own = (clause.id for clause in clauses(rules))
    return frozenset(map(bare, (*own, *(reading.id for reading in settled()))))


def protest_decided(competition: Competition, fact: ProtestDecided) -> Refusal | None:
    """Check a decision: once, with a reason. What is decided otherwise at the desk, where it counts, comes after."""
    found = next((p for p in competition.protests if p.id == fact.protest), None)
    if found is None:
        return refusal(Why.PROTEST_UNKNOWN, protest=fact.protest)
    if found.upheld is not None and not (fact.desk and found.upheld is not fact.upheld):
        return refusal(Why.PROTEST_DECIDED, protest=fact.protest)
    return None if fact.desk or fact.reason.strip() else refusal(Why.REASON)
