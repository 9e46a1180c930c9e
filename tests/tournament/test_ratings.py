"""Glicko-2: the figures of Glickman's paper, and the share of points as the outcome."""

import pytest

from carrom.json_fields import FieldError
from carrom.tournament.ratings import (
    Level,
    Rating,
    Ratings,
    inherited,
    period,
    rated,
    read_ratings,
    write_ratings,
)
from tests.tournament.running import Running, stronger


def test_the_example_of_the_paper():
    """Glickman, "Example of the Glicko-2 system": 1464.06, 151.52, 0.05999."""
    ratings = {"p": Rating(rating=1500, deviation=200, volatility=0.06)}
    outcomes = [
        (Rating(rating=1400, deviation=30), 1.0),
        (Rating(rating=1550, deviation=100), 0.0),
        (Rating(rating=1700, deviation=300), 0.0),
    ]
    new = period(ratings, {"p": outcomes})["p"]
    assert new.rating == pytest.approx(1464.06, abs=0.02)
    assert new.deviation == pytest.approx(151.52, abs=0.01)
    assert new.volatility == pytest.approx(0.05999, abs=0.00001)


def test_a_rating_far_from_the_middle_has_the_right_volatility():
    """A library that takes the rating for the deviation in step 5 fails here."""
    outcomes = [(Rating(rating=1400, deviation=30), 0.0)] * 6
    far = {"p": Rating(rating=2300, deviation=60, volatility=0.06)}
    new = period(far, {"p": outcomes})["p"]
    assert new.volatility == pytest.approx(VOLATILITY, abs=1e-6)


VOLATILITY = 0.0604813
"""From the paper's step 5, solved by bisection."""


def test_the_outcome_is_the_share_of_points():
    close, clear = Running(2), Running(2)
    for run, score in ((close, (25, 24)), (clear, (25, 0))):
        run.pair()
        run.play(lambda a, b, score=score: score)
    near, far = rated(close.competition, {}), rated(clear.competition, {})
    assert 1500 < near["p1"].rating < 1510
    assert far["p1"].rating > 1600
    assert near["p1"].rating + near["p2"].rating == pytest.approx(3000)


def test_byes_and_walkovers_count_nothing():
    run = Running(3)
    run.pair()
    run.play(stronger)
    free = next(m.pairing.a for m in run.competition.published[0].meetings if m.pairing.b is None)
    assert rated(run.competition, {})[free].rating == 1500


def test_ratings_are_carried_by_a_file():
    ratings = {"p1": Rating(rating=1612.5, deviation=88, volatility=0.059)}
    assert read_ratings(write_ratings(ratings)).ratings == ratings
    assert b"level" not in write_ratings(ratings)
    assert read_ratings(write_ratings(ratings, Level.NATIONAL)).level is Level.NATIONAL
    for bad in (b"", b"[]", b'{"format":"carrom-ratings","ratings":{"p":1}}', b"\xff"):
        with pytest.raises(FieldError) as caught:
            read_ratings(bad)
        assert caught.value.reason.text("fr") == "Ce n’est pas un fichier de cotes."


def test_who_is_new_inherits_from_the_nearest_list_of_the_same_or_a_higher_level():
    def known(level, **told):
        return Ratings(
            {n: Rating(rating=r, deviation=d) for n, (r, d) in told.items()}, level=level
        )

    world = known(Level.WORLD, ada=(2000, 60), ben=(1900, 60), eve=(1700, 80))
    one = known(Level.NATIONAL, ada=(1800, 90), eve=(1650, 120))
    other = known(Level.NATIONAL, ada=(1850, 50))
    club = known(Level.LOCAL, ada=(1400, 40), dan=(1500, 40))
    lists = [club, world, one, other]
    own = {"eve": Rating(rating=1600)}
    names = ["ada", "ben", "cleo", "dan", "eve"]
    national = inherited(names, Level.NATIONAL, own, lists)
    assert {name: one.rating for name, one in national.items()} == {"ada": 1850, "ben": 1900}
    assert national["ada"].deviation == 50
    top = inherited(names, Level.WORLD, own, lists)
    assert {name: one.rating for name, one in top.items()} == {"ada": 2000, "ben": 1900}
    at_home = inherited(names, Level.LOCAL, {}, [*lists, Ratings({"cleo": Rating(rating=1444)})])
    told = {name: one.rating for name, one in at_home.items()}
    assert told == {"ada": 1400, "ben": 1900, "cleo": 1444, "dan": 1500, "eve": 1650}
