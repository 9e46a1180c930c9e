"""Many boards at once."""

import gc
import pickle
import tracemalloc
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

import numpy as np
import pytest
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv

from carrom.envs import CarromVectorEnv, EnvError, course
from carrom.envs.vector_env import SavedBoards
from carrom.rules import RULE_SETS
from tests.envs.side_by_side import side_by_side
from tests.envs.test_carrom_env import last_white
from tests.envs.test_carrom_v0 import mid_board


@pytest.mark.parametrize("rules", RULE_SETS)
@pytest.mark.parametrize("players", [2, 4])
def test_each_board_goes_the_way_of_a_board_alone(rules, players):
    """The whole of it, to the last bit; ``./do soak envs`` does it for 100,000 strokes."""
    ends = side_by_side(5, 110, rules=rules, players=players, max_strokes=90)
    assert ends >= 5


def test_what_is_known_does_not_grow_for_ever(monkeypatch):
    """What was forgotten is decided again, and the boards go the same way."""
    monkeypatch.setattr(course, "MOST", 60)
    assert side_by_side(3, 70, rules="icf", players=2, max_strokes=60) >= 3
    envs, most = CarromVectorEnv(8, noise="club", shaping=True), 0
    envs.reset(seed=1)
    for action in np.random.default_rng(1).uniform(-1.0, 1.0, (200, 8, 3)):
        envs.step(action)
        known = envs._boards.course
        most = max(most, len(known.states), len(known.found))
    assert 40 < most < 60 + 3 * 8


def trajectory(count, rows, steps=30, **terms):
    """Return what some rows of an environment see, as bytes; actions depend on the row alone."""
    envs = CarromVectorEnv(count, noise="expert", **terms)
    seen, _ = envs.reset(seed=100)
    found = [seen[rows].tobytes()]
    actions = np.stack(
        [np.random.default_rng(row).uniform(-1.0, 1.0, (steps, 3)) for row in range(count)], 1
    )
    for each in actions:
        seen, rewards, *_ = envs.step(each)
        found.append(seen[rows].tobytes() + rewards[rows].tobytes())
    return found


@pytest.mark.parametrize("surface", [None, "random"])
def test_one_or_many_go_the_same_way(surface):
    count, steps = (1000, 8) if surface is None else (20, 25)
    few = trajectory(3, slice(0, 3), steps, surface=surface)
    one = trajectory(1, slice(0, 1), steps, surface=surface)
    assert one[-1] == few[-1][:320] + few[-1][960:968]
    assert trajectory(count, slice(0, 3), steps, surface=surface) == few
    assert trajectory(count, slice(0, 3), steps, surface=surface, threads=2) == few


def test_other_processes_go_the_same_way():
    with ProcessPoolExecutor(2, get_context("spawn")) as pool:
        found = list(pool.map(trajectory, (4, 4), (slice(0, 2), slice(0, 2))))
    assert found[0] == found[1] == trajectory(4, slice(0, 2))


@pytest.mark.parametrize("mode", AutoresetMode)
def test_begins_anew_as_declared(mode):
    envs = CarromVectorEnv(6, autoreset_mode=mode, max_strokes=7, noise=0.5)
    assert isinstance(envs, VectorEnv)
    assert envs.metadata["autoreset_mode"] is mode
    first, _ = envs.reset(seed=1)
    assert envs.observation_space.contains(first)
    envs.action_space.seed(1)
    for number in range(1, 9):
        seen, rewards, over, cut, info = envs.step(envs.action_space.sample())
        assert envs.observation_space.contains(seen)
        ended = over | cut
        assert bool(cut.any()) == (number == 7 or (mode is AutoresetMode.DISABLED and number > 7))
        if mode is AutoresetMode.SAME_STEP:
            assert ("final_obs" in info) == bool(ended.any())
        if number == 7:
            assert cut.all()
            if mode is AutoresetMode.SAME_STEP:
                assert all(last.any() for last in info["final_obs"])
                assert (info["player"] == 0).all()
        elif number == 8 and mode is AutoresetMode.NEXT_STEP:
            assert not rewards.any()
            assert (envs._boards.strokes == 0).all()
    if mode is AutoresetMode.DISABLED:
        mask = np.array([True, False] * 3)
        envs.reset(options={"reset_mask": mask})
        *_, over, cut, _ = envs.step(np.zeros((6, 3)))
        assert ((over | cut) == ~mask).all()


def test_some_boards_begin_before_others():
    envs = CarromVectorEnv(3, noise="club", autoreset_mode="DISABLED")
    seen, _ = envs.reset(seed=4, options={"reset_mask": np.array([True, False, True])})
    assert seen[0].any()
    assert not seen[1].any()
    for waits in (envs, pickle.loads(pickle.dumps(envs))):
        with pytest.raises(ResetNeeded):
            waits.step(np.zeros((3, 3)))
        waits.reset(seed=4, options={"reset_mask": np.array([False, True, False])})
        whole = CarromVectorEnv(3, noise="club", autoreset_mode="DISABLED")
        whole.reset(seed=4)
        assert np.array_equal(waits.step(np.zeros((3, 3)))[0], whole.step(np.zeros((3, 3)))[0])
    for mask in ([True] * 3, np.ones(2, np.bool_), np.ones(3), np.zeros(3, np.bool_), None, "x"):
        for kind in (EnvError, TypeError, ValueError):
            with pytest.raises(kind, match="reset_mask"):
                envs.reset(options={"reset_mask": mask})


def test_shaping_adds_nothing_to_the_sum():
    """Also from a position in which one side leads."""
    position = last_white("south", (-0.2, 0.2), black=4)
    envs = CarromVectorEnv(4, shaping=True, noise="club", autoreset_mode="DISABLED")
    plain = CarromVectorEnv(4, noise="club", autoreset_mode="DISABLED")
    chance, totals = np.random.default_rng(1), np.zeros((2, 4))
    player = [
        made.reset(seed=1, options={"position": position})[1]["player"] for made in (envs, plain)
    ]
    over = np.zeros(4, np.bool_)
    for _ in range(400):
        actions = chance.uniform(-1.0, 1.0, (4, 3))
        for number, made in enumerate((envs, plain)):
            sign = np.where(player[number] % 2, -1.0, 1.0)
            _, rewards, over, _, info = made.step(actions)
            totals[number] += sign * rewards
            player[number] = info["player"]
        if over.any():
            envs.restore(pickle.loads(pickle.dumps(envs.save())))
        if over.all():
            break
    assert over.all()
    assert totals[1].any()
    assert totals[0] == pytest.approx(totals[1])


def test_writes_into_the_callers_arrays():
    buffers: dict[str, Any] = {
        "observations": np.zeros((3, 80), np.float32),
        "rewards": np.zeros(3),
        "terminations": np.zeros(3, np.bool_),
        "truncations": np.zeros(3, np.bool_),
    }
    envs = CarromVectorEnv(3, buffers=buffers)
    seen, _ = envs.reset(seed=1)
    assert seen is buffers["observations"]
    assert seen.any()
    found = envs.step(np.zeros((3, 3)))
    assert all(a is b for a, b in zip(found, buffers.values(), strict=False))
    for wrong in ({"x": seen}, {"rewards": seen}, {"rewards": np.zeros(3, np.float32)}):
        with pytest.raises(EnvError):
            CarromVectorEnv(3, buffers=wrong)


def test_save_and_restore_are_exact():
    envs = CarromVectorEnv(8, noise="club", max_strokes=60)
    envs.reset(seed=2)
    actions = np.random.default_rng(2).uniform(-1.0, 1.0, (120, 8, 3))
    for each in actions[:50]:
        envs.step(each)
    saved = pickle.loads(pickle.dumps(envs.save()))

    def rest(envs):
        return [tuple(part.tobytes() for part in envs.step(each)[:4]) for each in actions[50:]]

    first = rest(envs)
    other = CarromVectorEnv(8, noise="club", max_strokes=60)
    other.restore(saved)
    assert rest(other) == first


@pytest.mark.parametrize("rules", RULE_SETS)
@pytest.mark.parametrize("players", [2, 4])
def test_save_and_restore_are_exact_in_mid_board(rules, players):
    """With dues, a held piece and a queen to cover; many boards go the way of one."""
    env = mid_board(rules=rules, players=players)
    envs = CarromVectorEnv(3, noise="expert", rules=rules, players=players)
    seen, chance = env.board, np.random.default_rng(4).bit_generator.state
    envs.restore(SavedBoards((seen,) * 3, (False,) * 3, (chance,) * 3))
    saved = pickle.loads(pickle.dumps(envs.save()))
    assert [board.log.state.held for board in saved.boards] == [seen.log.state.held] * 3
    assert [board.log.state.situation for board in saved.boards] == [seen.log.state.situation] * 3
    other = CarromVectorEnv(3, noise="expert", rules=rules, players=players)
    other.restore(saved)
    for action in np.random.default_rng(8).uniform(-1.0, 1.0, (60, 3, 3)):
        found = envs.step(action)
        for one, two in zip(found[:4], other.step(action)[:4], strict=True):
            assert np.array_equal(np.asarray(one), np.asarray(two))
        if not env.board.over:
            env.step(action[0])
            assert found[2][0] == env.board.over
            if not env.board.over:
                assert np.array_equal(found[0][0], env.board.observe(env.board.actor))
                assert envs._boards.layout(0) == env.board.layout


def test_a_board_takes_little_memory():
    sizes = []
    for count in (128, 384):
        gc.collect()
        tracemalloc.start()
        envs = CarromVectorEnv(count, noise="expert")
        envs.reset(seed=1)
        envs.step(np.zeros((count, 3)))
        gc.collect()
        sizes.append(tracemalloc.get_traced_memory()[0])
        tracemalloc.stop()
    assert (sizes[1] - sizes[0]) / 256 < 12_000


def test_nonsense_is_refused():
    envs = CarromVectorEnv(2)
    with pytest.raises(ResetNeeded):
        envs.step(np.zeros((2, 3)))
    envs.reset(seed=1)
    for action in (np.zeros(3), np.full((2, 3), np.nan), np.full((2, 3), 2.0), "x", None):
        with pytest.raises(InvalidAction):
            envs.step(action)
    for terms in (
        {"num_envs": 0},
        {"num_envs": "x"},
        {"num_envs": True},
        {"threads": 0},
        {"autoreset_mode": "x"},
        {"placing": "action"},
    ):
        with pytest.raises(EnvError, match=next(iter(terms))):
            CarromVectorEnv(**terms)
    nonsense: tuple[Any, ...] = ([1], "xy", ["x", 1], -1, 0.5, [0, True])
    for seed in nonsense:
        with pytest.raises(EnvError, match="seed"):
            envs.reset(seed=seed)
    two: Any = np.int64(2)
    assert CarromVectorEnv(two, max_strokes=two).terms.most_strokes == 2
