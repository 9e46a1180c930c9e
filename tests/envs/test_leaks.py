"""Nothing is left over from boards that were played; ``./do soak envs`` plays a million strokes."""

import pytest

from carrom.envs import CarromEnv
from carrom.envs.solo_env import ClearEnv
from tests.envs import leaks


@pytest.mark.parametrize(
    ("make", "passes"),
    [
        (lambda: leaks.vector(4000, 32, max_strokes=60), 6),
        (lambda: leaks.vector(300, 4, surface="random", players=4), 5),
        (lambda: leaks.agents(40), 5),
        (lambda: leaks.agent(25, CarromEnv(opponent="nearest", noise="club")), 5),
        (lambda: leaks.agent(40, ClearEnv()), 5),
    ],
    ids=["vector", "surfaces", "agents", "agent", "alone"],
)
def test_nothing_is_left_over(make, passes):
    grown = leaks.grown(make(), passes)
    assert grown.blocks < 400
    assert grown.kilobytes < 4000.0


def test_a_leak_is_found():
    kept: list[list[int]] = []
    assert leaks.grown(lambda: kept.extend([n] for n in range(1000)), 4).blocks > 1500
