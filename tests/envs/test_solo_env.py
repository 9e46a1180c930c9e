"""The tasks for a player alone."""

import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from benchmarks import yardsticks
from gymnasium.utils.env_checker import check_env

from carrom.envs import EnvError
from carrom.envs.solo_env import BreakEnv, ClearEnv, StreakEnv
from carrom.match.asked import Ask
from carrom.players.capped_hand import CARROM_RL
from carrom.rules import RULE_SETS


def checked(name, **terms):
    """Run Gymnasium's test, with its pictures."""
    check_env(gymnasium.make(f"carrom.envs:{name}-v0", render_mode="rgb_array", **terms).unwrapped)


@pytest.mark.usefixtures("small_pictures")
@pytest.mark.parametrize("terms", [{}, {"setup": "own", "noise": "club", "shaping": True}])
def test_clearing_keeps_to_gymnasiums_test(terms):
    checked("CarromClear", **terms)


@pytest.mark.usefixtures("small_pictures")
@pytest.mark.parametrize("name", ["CarromBreak", "CarromStreak"])
@pytest.mark.parametrize("rules", RULE_SETS)
@pytest.mark.parametrize("players", [2, 4])
def test_keeps_to_it_under_every_rule_set(name, rules, players):
    checked(name, rules=rules, players=players, noise="club")


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


@pytest.mark.parametrize("placing", ["default", "action"])
@pytest.mark.parametrize("rules", ["international", "icf", "simplified"])
def test_a_turn_that_is_kept_goes_on_though_somebody_places_a_piece(rules, placing):
    """A foul with an own piece: the opponent places, and the player plays on."""
    discs = "w:0.33,0.33;w:-0.1,0.1;w:0.1,0.1;b:-0.3,0.1;b:-0.3,0.2"
    position = f"carrom/1 {rules} w3b2 qcw >w@south d0-0 h0-0 ew k0 t1 p0-0 g0-0 n1 [{discs}]"
    env = StreakEnv(placing=placing, rules=rules)
    tried = 0
    for place in np.linspace(-0.3, -0.2, 11):  # with one of them the striker follows the piece
        env.reset(seed=1, options={"position": position})
        *_, reward, over, _, info = env.step(np.array([place, 0.4338983050847458, 1.0]))
        if info["kept"] and reward < 0.0:
            tried += 1
            assert not over
            assert env.board.asked is Ask.STRIKE
            assert info["pieces"] == reward == -1
    assert tried


def two_left(seat, at):
    """Return a position in which White has two pieces left, and Black one."""
    discs = f"w:0.1,0.1;w:-0.1,0.1;b:{at[0]},{at[1]}"
    return f"carrom/1 international w2b1 qcw >w@{seat} d0-0 h0-0 ew k0 t1 p0-0 g0-0 n1 [{discs}]"


@pytest.mark.parametrize(("seat", "sign"), [("south", 1), ("north", -1)])
def test_a_lost_board_counts_what_was_pocketed_before(seat, sign):
    """As ``carrom arena solo`` counts: the last piece of the opponents loses the board, no more."""
    env = StreakEnv()
    lost = 0
    for angle in np.linspace(0.38, 0.5, 25):
        env.reset(seed=1, options={"position": two_left(seat, (sign * 0.33, sign * 0.33))})
        *_, reward, over, _, info = env.step(np.array([0.0, angle, 0.4]))
        if env.board.over:
            lost += 1
            assert (reward, info["pieces"], over) == (0.0, 0, True)
            assert env.board.log.state.winner is not env.board.log.settings.team(env.player)
    assert lost


@pytest.mark.parametrize("kind", [BreakEnv, StreakEnv])
@pytest.mark.parametrize("placing", ["default", "action"])
def test_save_and_restore_are_exact(kind, placing):
    terms = {"noise": "club", "placing": placing}
    env, other = kind(**terms), kind(**terms)
    actions = np.random.default_rng(2).uniform([-1, -0.05, 0.5], [1, 0.05, 1], (30, 3))

    def rest(env):
        found = []
        for action in actions:
            seen, *others = env.step(action)
            found.append((seen.tobytes(), *others))
            if others[1] or others[2]:
                seen, _ = env.reset()
                found.append(seen.tobytes())
        return found

    with pytest.raises(gymnasium.error.ResetNeeded):
        env.save()
    env.reset(seed=5)
    rest(env)
    saved = pickle.loads(pickle.dumps(env.save()))
    other.restore(saved)
    assert rest(other) == rest(env)
    with pytest.raises(EnvError, match="other terms"):
        kind(noise="expert", placing=placing).restore(saved)


def test_terms_are_checked():
    nonsense: tuple[Any, ...] = ("ice", [])
    for setup in nonsense:
        with pytest.raises(EnvError, match="setup"):
            ClearEnv(setup)
    clear = ClearEnv()
    with pytest.raises(EnvError, match="position"):
        clear.reset(options={"position": two_left("south", (0.3, 0.3))})
    clear.reset(seed=1)
    for made in (ClearEnv(noise="club"), ClearEnv("own"), ClearEnv(shaping=True)):
        with pytest.raises(EnvError, match="other terms"):
            made.restore(clear.save())
    for kind in (BreakEnv, StreakEnv):
        with pytest.raises(EnvError, match="shaping"):
            kind(shaping=True)
    with pytest.raises(EnvError, match="render_mode"):
        BreakEnv(render_mode="x")
    env = ClearEnv(render_mode="rgb_array")
    env.reset(seed=1)
    picture = env.render()
    assert picture is not None
    assert picture.shape == (480, 480, 3)


def test_a_yardstick_can_be_measured():
    found = yardsticks.played(BreakEnv(noise="expert"), yardsticks.plain_break, 20, 1)
    assert all(over for _, over in found)
    assert sum(pieces for pieces, _ in found) > 5
    ((pieces, over),) = yardsticks.played(StreakEnv(), yardsticks.by_chance, 1, 1)
    assert (pieces >= 0, over) == (True, True)
