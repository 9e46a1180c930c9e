"""The rooftop rules played at random, with illegal entries too, and by computers of two levels."""

from hypothesis import settings as profile
from hypothesis import strategies as st
from hypothesis.stateful import initialize

from carrom.match.settings import Clock, Settings
from carrom.players import Computer
from carrom.players.one_ply.levels import LEVELS, Head, Level
from carrom.players.one_ply.planner import Planner
from tests.match.test_stateful import Match
from tests.players.test_at_match import played


class Rooftop(Match):
    """Matches as in tests/match/test_stateful.py, of this rule set alone."""

    @initialize(
        doubles=st.booleans(),
        clock=st.sampled_from(list(Clock)),
        known=st.booleans(),
        seed=st.integers(0, 2**32),
    )
    def begin(self, doubles, clock, known, seed):
        super().begin("rooftop", doubles, clock, known, False, 1, seed, True)


TestRooftop = Rooftop.TestCase
TestRooftop.settings = profile(max_examples=25, stateful_step_count=15)


def test_two_levels_play_a_board_against_each_other():
    levels = (Level(name, LEVELS[name].hand, Head(40, 5, 2)) for name in ("expert", "beginner"))
    ada, ben = (Computer(Planner(level), level.hand) for level in levels)
    settings = Settings(rules="rooftop", a=("ada",), b=("ben",), single_board=True)
    match = played(settings, {"ada": ada, "ben": ben}, 3)
    assert match.winner is not None
    cited = {clause for event in match.log for clause in event.clauses}
    assert cited
    assert all(clause.startswith("rooftop:") for clause in cited)
