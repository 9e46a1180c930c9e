"""One agent against a built-in player."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from carrom.envs import CarromEnv, EnvError
from carrom.rules import RULE_SETS


@pytest.mark.parametrize("rules", RULE_SETS)
@pytest.mark.parametrize("players", [2, 4])
def test_keeps_to_gymnasiums_test(rules, players):
    made = gymnasium.make(
        "carrom.envs:Carrom-v0", opponent="nearest", rules=rules, players=players, noise="club"
    )
    check_env(made.unwrapped, skip_render_check=True)


def rollout(env, steps, seed):
    chance = np.random.default_rng(seed)
    seen, _ = env.reset(seed=seed)
    found = [seen.tobytes()]
    for _ in range(steps):
        seen, reward, over, cut, _ = env.step(chance.uniform(-1.0, 1.0, 3))
        found.append((seen.tobytes(), reward, over, cut))
        if over or cut:
            return found
    return found


@pytest.mark.parametrize("breaks", ["agent", "opponent", "random"])
def test_a_board_against_a_player(breaks):
    made = {"opponent": "pot,hand=club", "breaks": breaks, "noise": "beginner"}
    one, two = CarromEnv(**made), CarromEnv(**made)
    assert rollout(one, 40, 3) == rollout(two, 40, 3)
    if not one.board.over:
        assert one.board.actor == one.player
    else:
        with pytest.raises(gymnasium.error.ResetNeeded):
            one.step(np.zeros(3))


def test_save_and_restore_are_exact():
    env = CarromEnv(opponent="nearest", noise="club")
    rollout(env, 5, 1)
    saved = env.save()

    def rest(env):
        found = [env.step(action)[:4] for action in np.zeros((4, 3))]
        env.reset()
        return [(seen.tobytes(), *others) for seen, *others in found], env.board.seed

    first = rest(env)
    other = CarromEnv(opponent="nearest", noise="club")
    other.reset()
    other.restore(saved)
    assert rest(other) == first


def test_the_best_wins_by_board_points():
    env = CarromEnv(opponent="random", noise=None)
    rewards = [rollout(env, 600, seed)[-1][1] for seed in range(2)]
    assert all(abs(reward) * 12 == pytest.approx(round(abs(reward) * 12)) for reward in rewards)


def test_terms_are_checked():
    for terms, said in (({"opponent": "nobody"}, "opponent"), ({"breaks": "x"}, "breaks")):
        with pytest.raises(EnvError, match=said):
            CarromEnv(**terms)
    env = gymnasium.make("carrom.envs:Carrom-v0", opponent="nearest", render_mode="rgb_array")
    env.reset(seed=1)
    picture: Any = env.render()
    assert picture.shape == (480, 480, 3)
    env.close()
