"""The tasks for a player alone."""

import pickle

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from carrom.envs import EnvError
from carrom.envs.solo_env import BreakEnv, ClearEnv, StreakEnv
from carrom.players.capped_hand import CARROM_RL
from carrom.rules import RULE_SETS


@pytest.mark.parametrize(
    "make", [ClearEnv, lambda: ClearEnv("own", noise="club", shaping=True), BreakEnv, StreakEnv]
)
def test_keeps_to_gymnasiums_test(make):
    check_env(make(), skip_render_check=True)


@pytest.mark.parametrize("kind", [BreakEnv, StreakEnv])
@pytest.mark.parametrize("rules", RULE_SETS)
@pytest.mark.parametrize("players", [2, 4])
def test_keeps_to_it_under_every_rule_set(kind, rules, players):
    check_env(kind(rules=rules, players=players, noise="club"), skip_render_check=True)


def test_clearing_a_board_costs_one_for_each_stroke():
    env = ClearEnv()
    assert env.hand is CARROM_RL
    seen, _ = env.reset(seed=1)
    assert seen[:57:3].any()
    assert seen[2:57:3].sum() == 19
    chance = np.random.default_rng(1)
    total, left = 0.0, 18
    for number in range(1, 60):
        seen, reward, over, cut, info = env.step(chance.uniform(-1.0, 1.0, 3))
        total += reward
        assert info["strokes"] == number
        assert seen[2:54:3].sum() == info["left"]
        left = info["left"]
        if over or cut:
            break
    assert total == -number
    assert left < 18
    saved = pickle.loads(pickle.dumps(env.save()))
    one = env.step(np.zeros(3))
    other = ClearEnv()
    other.reset()
    other.restore(saved)
    two = other.step(np.zeros(3))
    assert one[0].tobytes() == two[0].tobytes()
    assert one[1:] == two[1:]


def test_clearing_is_truncated_after_five_hundred_strokes():
    env = ClearEnv("own")
    env.reset(seed=2)
    idle = np.array([0.0, -1.0, -1.0])  # along the base, softly
    for number in range(500):
        *_, over, cut, _ = env.step(idle)
        assert (over, cut) == (False, number == 499)
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(idle)


def test_a_break_is_one_stroke():
    env = BreakEnv(noise="club")
    fell = []
    for seed in range(30):
        env.reset(seed=seed)
        *_, reward, over, cut, info = env.step(np.array([0.05, 0.03, 1.0]))
        assert (over, cut) == (True, False)
        assert info["pieces"] == reward
        fell.append(reward)
    assert max(fell) >= 1


def test_a_streak_ends_with_the_turn():
    chance = np.random.default_rng(1)
    lengths = []
    for seed in range(25):
        env = StreakEnv(noise="expert")
        env.reset(seed=seed)
        total, number, over = 0.0, 0, False
        while not over:
            *_, reward, over, _, info = env.step(chance.uniform(-1.0, 1.0, 3))
            total += reward
            number += 1
            assert over is not info["kept"]
        assert total == info["pieces"]
        lengths.append(number)
    assert max(lengths) > 1


def test_terms_are_checked():
    with pytest.raises(EnvError, match="setup"):
        ClearEnv("ice")
    with pytest.raises(EnvError, match="render_mode"):
        BreakEnv(render_mode="x")
    env = ClearEnv(render_mode="rgb_array")
    env.reset(seed=1)
    picture = env.render()
    assert picture is not None
    assert picture.shape == (480, 480, 3)
