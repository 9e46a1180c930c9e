"""What the terms of a new competition are, until the organiser chooses others."""

import secrets
from typing import Final

from carrom.rules.book import Purpose
from carrom.rules.registry import RULE_SETS
from carrom.tournament.log import Tournament
from carrom.tournament.state import Competition
from carrom.tournament.terms import Terms

LOTS: Final = 1_000_000_000


def new_terms(tournament: Tournament, boards: int) -> Terms:
    """Return the usual terms, with a lot of their own and boards behind those of the others."""
    rules = RULE_SETS.default_for(Purpose.TOURNAMENTS)
    return Terms(
        title=tournament.header.title,
        rules=rules.name,
        bye_score=rules.points_to_win,
        lot=secrets.randbelow(LOTS),
        first_board=_free_board(tournament, boards),
    )


def _free_board(tournament: Tournament, boards: int) -> int:
    """Return the first board that no other competition needs; 1, where all are taken."""
    others = [each for each in tournament.state.competitions.values() if not each.closed]
    free = max((each.terms.first_board + _boards(each) for each in others), default=1)
    return free if free <= boards else 1


def _boards(competition: Competition) -> int:
    """Return at how many boards a competition is played."""
    played = (sum(m.pairing.b is not None for m in r.meetings) for r in competition.rounds)
    return max(len(competition.active) // 2, *played, 0)
