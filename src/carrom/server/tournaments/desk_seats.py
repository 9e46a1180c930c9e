"""Who sits where at the desk of a match: its seats are a1, a2, b1, b2."""

from collections.abc import Iterator, Mapping
from typing import Final

from carrom.store.tournaments import MatchAt, SeatAt
from carrom.tournament.log import Tournament
from carrom.tournament.refusals import Refusal
from carrom.tournament.result_checks import match_there
from carrom.tournament.state import Competition, Meeting
from carrom.tournament.terms import Person

MOST_AT_DESK: Final = 2
"""Players of a side at one board."""


def seated(competition: Competition, there: Meeting) -> tuple[dict[str, str], dict[str, str]]:
    """Return the players of each side by their seats."""
    sides = []
    for letter, competitor in (("a", there.pairing.a), ("b", there.pairing.b)):
        players = () if competitor is None else competition.competitors[competitor].players
        sides.append({f"{letter}{n}": p for n, p in enumerate(players[:MOST_AT_DESK], 1)})
    return sides[0], sides[1]


def renamed_seats(
    tournament: Tournament, desks: Mapping[MatchAt, str], people: Mapping[str, Person]
) -> dict[SeatAt, str]:
    """Return how names stand at desks once these people are known so. Juniors have initials there."""
    wrong = {
        player: person.public
        for player, person in people.items()
        if player in tournament.people and tournament.people[player].public != person.public
    }
    return {
        SeatAt(room, seat): wrong[player]
        for at, room in (desks.items() if wrong else ())
        for seat, player in _seats(tournament, at)
        if player in wrong
    }


def _seats(tournament: Tournament, at: MatchAt) -> Iterator[tuple[str, str]]:
    competition = tournament.state.competitions.get(at.competition)
    there = None if competition is None else match_there(competition, at.round, at.match)
    if competition is not None and there is not None and not isinstance(there, Refusal):
        for side in seated(competition, there):
            yield from side.items()
