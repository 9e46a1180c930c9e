"""One agent against a built-in player."""

import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from carrom.envs import CarromEnv, EnvError
from carrom.match.notation import position_of
from carrom.rules import RULE_SETS
from tests.envs.test_carrom_v0 import mid_board


@pytest.mark.usefixtures("small_pictures")
@pytest.mark.parametrize("rules", RULE_SETS)
@pytest.mark.parametrize("players", [2, 4])
def test_keeps_to_gymnasiums_test(rules, players):
    terms = {"opponent": "nearest", "rules": rules, "players": players, "noise": "club"}
    check_env(gymnasium.make("carrom.envs:Carrom-v0", render_mode="rgb_array", **terms).unwrapped)


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

    for terms in ({"opponent": "pot"}, {"breaks": "opponent"}, {"noise": "expert"}):
        with pytest.raises(EnvError, match="other terms"):
            CarromEnv(**{"opponent": "nearest", "noise": "club", **terms}).restore(saved)


@pytest.mark.parametrize("rules", RULE_SETS)
@pytest.mark.parametrize("players", [2, 4])
def test_save_and_restore_are_exact_in_mid_board(rules, players):
    """With dues, a held piece and a queen to cover."""
    terms = {"opponent": "nearest", "noise": "expert", "rules": rules, "players": players}
    log = mid_board(rules=rules, players=players).board.log
    env, other = CarromEnv(**terms), CarromEnv(**terms)
    env.reset(seed=2, options={"position": position_of(log.settings, log.state)})
    assert env.board.log.state.held == log.state.held
    other.restore(pickle.loads(pickle.dumps(env.save())))
    for action in np.random.default_rng(3).uniform(-1.0, 1.0, (5, 3)):
        (one, *rest), (two, *others) = env.step(action), other.step(action)
        assert (one.tobytes(), rest) == (two.tobytes(), others)
        if env.board.over:
            break
    assert other.board == env.board


LAST_WHITE = (
    "carrom/1 international w1b{black} qcw >w@{seat} d0-0 h0-0 ew k0 t1 p0-0 g0-0 n1 [{discs}]"
)


def last_white(seat, at, black=9):
    """Return a position with one white piece left, and the queen covered by White."""
    blacks = [f"b:{round(0.04 * k - 0.16, 2)},0.0" for k in range(black)]
    return LAST_WHITE.format(
        seat=seat, black=black, discs=";".join([f"w:{at[0]},{at[1]}", *blacks])
    )


@pytest.mark.parametrize("shaping", [False, True])
def test_the_first_step_tells_an_end_before_the_agent_was_asked(shaping):
    env = CarromEnv(opponent="pot,hand=steady", shaping=shaping)
    position = last_white("north", (0.33, -0.33))
    seen, _ = env.reset(seed=1, options={"position": position})
    assert env.board.over
    assert not seen.any()
    saved = env.save()
    for made in (env, CarromEnv(opponent="pot,hand=steady", shaping=shaping)):
        made.restore(saved)
        with pytest.raises(gymnasium.error.InvalidAction):
            made.step(np.full(3, 2.0))
        _, reward, over, cut, _ = made.step(np.zeros(3))
        assert (round(12 * reward), over, cut) == (-12, True, False)
        with pytest.raises(gymnasium.error.ResetNeeded):
            made.step(np.zeros(3))
    env = CarromEnv(opponent="nearest", breaks="opponent", max_strokes=1, shaping=shaping)
    env.reset(seed=2)
    assert env.step(np.zeros(3))[2:4] == (False, True)


@pytest.mark.parametrize("breaks", ["agent", "opponent"])
def test_shaping_adds_nothing_to_the_sum(breaks):
    env = CarromEnv(opponent="nearest", breaks=breaks, noise="club", shaping=True)
    for position in (None, last_white("south", (-0.2, 0.2), black=4)):
        env.reset(seed=3, options={"position": position})
        chance, total, over, cut = np.random.default_rng(3), 0.0, False, False
        while not (over or cut):
            _, reward, over, cut, _ = env.step(chance.uniform(-1.0, 1.0, 3))
            total += reward
        assert over
        a, b = env.board.result
        assert a != b
        assert total == pytest.approx((a - b) / 12 * (1 if env.player == "p1" else -1))


def test_spaces_are_seeded_one_by_one():
    one, two = CarromEnv(), CarromEnv()
    one.action_space.seed(1)
    first = one.action_space.sample()
    one.action_space.seed(1)
    two.action_space.seed(2)
    assert np.array_equal(one.action_space.sample(), first)


def test_nothing_can_be_done_before_a_reset():
    for act in (lambda env: env.step(np.zeros(3)), lambda env: env.save()):
        with pytest.raises(gymnasium.error.ResetNeeded):
            act(CarromEnv())


def test_the_best_wins_by_board_points():
    env = CarromEnv(opponent="random", noise=None)
    rewards = [rollout(env, 600, seed)[-1][1] for seed in range(2)]
    assert all(abs(reward) * 12 == pytest.approx(round(abs(reward) * 12)) for reward in rewards)


def test_terms_are_checked():
    for terms, said in (
        ({"opponent": "nobody"}, "opponent"),
        ({"opponent": 5}, "opponent"),
        ({"breaks": "x"}, "breaks"),
    ):
        with pytest.raises(EnvError, match=said):
            CarromEnv(**terms)
    env = gymnasium.make("carrom.envs:Carrom-v0", opponent="nearest", render_mode="rgb_array")
    env.reset(seed=1)
    picture: Any = env.render()
    assert picture.shape == (480, 480, 3)
    env.close()
