"""Ratings of players who play in teams of two, drawn anew for each pair of boards: by openskill.

Every board is a result of two teams. A player's rating is a mean and what is not known of it, a
standard deviation; the interval is two of these to either side.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from carrom.arena.intervals import Interval, Z
from carrom.arena.pairing import Pair
from carrom.extras import required

with required("arena"):
    from openskill.models import PlackettLuce


class SkillRating(NamedTuple):
    """A player's skill, 25 for one of whom nothing is known."""

    player: str
    skill: float
    interval: Interval
    boards: int


def doubles_ratings(players: Sequence[str], pairs: Iterable[Pair]) -> list[SkillRating]:
    """Return the ratings after all boards, taken in order."""
    model = PlackettLuce()
    found = [model.rating() for _ in players]
    boards = [0] * len(players)
    for pair in pairs:
        first, second = pair.sides
        for encounter in pair.encounters:
            ranks = {0: [1.0, 2.0], 1: [2.0, 1.0], None: [1.0, 1.0]}[encounter.winner]
            teams = [[found[k] for k in side] for side in (first, second)]
            rated = model.rate(teams, ranks=ranks)
            for side, team in zip((first, second), rated, strict=True):
                for k, rating in zip(side, team, strict=True):
                    found[k] = rating
                    boards[k] += 1
    return [
        SkillRating(name, r.mu, Interval(r.mu - Z * r.sigma, r.mu + Z * r.sigma), boards[k])
        for k, (name, r) in enumerate(zip(players, found, strict=True))
    ]
