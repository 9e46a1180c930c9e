"""The server's clock follows the wall's, and never goes back."""

from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carrom.server.clock import FAR, RATE, SteadyClock

START = datetime(2026, 1, 1, tzinfo=UTC)
ROUNDED = timedelta(microseconds=2)


class Walls:
    """A wall's clock that is set by hand, and the machine's count of seconds."""

    def __init__(self, *, idle=False):
        self.count, self.ahead, self.idle = 0.0, 0.0, idle
        self.clock = SteadyClock(lambda: self.wall, lambda: self.count, idle=lambda: self.idle)

    @property
    def wall(self):
        return START + timedelta(seconds=self.count + self.ahead)

    def after(self, seconds):
        self.count += seconds
        return self.clock()

    def off(self):
        return (self.wall - self.clock()).total_seconds()


@given(
    st.lists(
        st.tuples(st.floats(0.0, 1000.0), st.floats(-1e6, 1e6), st.booleans()),
        min_size=1,
        max_size=40,
    )
)
def test_it_never_goes_back_and_never_much_too_quick(steps):
    walls = Walls()
    before = walls.clock()
    for passed, ahead, _ in steps:
        walls.ahead = ahead
        now = walls.after(passed)
        told = now - before
        assert timedelta() <= told
        assert abs(told - timedelta(seconds=passed)) <= timedelta(seconds=passed * RATE) + ROUNDED
        before = now


@given(st.lists(st.tuples(st.floats(0.0, 1000.0), st.floats(-1e6, 1e6), st.booleans())))
def test_it_never_goes_back_where_it_may_jump(steps):
    walls = Walls()
    before = walls.clock()
    for passed, walls.ahead, walls.idle in steps:
        now = walls.after(passed)
        assert now >= before
        before = now


@pytest.mark.parametrize("ahead", [-5.0, -0.3, 0.2, 3.0])
def test_it_comes_to_the_wall_in_time(ahead):
    walls = Walls()
    walls.ahead = ahead
    walls.after(1.0)
    for _ in range(round(abs(ahead) / RATE) + 2):
        walls.after(1.0)
    assert abs(walls.off()) < 0.001


def test_it_follows_a_wall_that_goes_a_little_otherwise():
    walls = Walls()
    for _ in range(10_000):
        walls.ahead += 0.0001  # a machine that counts wrong by 100 parts in a million
        walls.after(1.0)
    assert abs(walls.off()) < 0.01


def test_it_jumps_forward_only_while_nobody_is_there():
    walls = Walls()
    walls.ahead = 3600.0  # such as a machine that was asleep
    walls.after(5.0)
    assert walls.off() > 3590.0
    walls.idle = True
    walls.after(5.0)
    assert abs(walls.off()) < 0.01
    walls.ahead = 0.0
    walls.after(5.0)
    assert walls.off() < -3590.0


def test_the_log_says_once_that_it_is_far_off(caplog):
    walls = Walls()
    walls.ahead = 2 * FAR.total_seconds()
    with caplog.at_level("WARNING", "carrom.server"):
        for _ in range(10):
            walls.after(2.0)
    assert [record.getMessage() for record in caplog.records].count("clock-off") == 1
