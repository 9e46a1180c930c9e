"""The conformance tests, on what is ours and on what is wrong."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from carrom.envs import CarromVectorEnv, carrom_v0
from carrom.envs.board import new_board
from carrom.envs.solo_env import BreakEnv, StreakEnv
from carrom.envs.testing import check_agent, check_agents, check_player, check_vector
from carrom.equipment.aim import Aim
from carrom.players.rungs import RUNGS
from carrom.rules import RULE_SETS


@pytest.mark.parametrize("rules", RULE_SETS)
@pytest.mark.parametrize("players", [2, 4])
def test_our_environments_conform(rules, players):
    check_agents(lambda: carrom_v0.env(rules=rules, players=players, noise="club"), steps=30)


@pytest.mark.parametrize("rules", RULE_SETS)
@pytest.mark.parametrize("players", [2, 4])
def test_our_environments_for_one_conform(rules, players):
    for name in ("Carrom", "CarromBreak", "CarromStreak"):
        terms: dict[str, Any] = {"opponent": "nearest"} if name == "Carrom" else {}
        terms |= {"rules": rules, "players": players, "noise": "club"}
        check_agent(
            lambda name=name, terms=terms: gymnasium.make(f"carrom.envs:{name}-v0", **terms),  # type: ignore[misc]
            steps=6,
        )


def test_clearing_alone_conforms():
    check_agent(lambda: gymnasium.make("carrom.envs:CarromClear-v0"), steps=10)


@pytest.mark.parametrize("mode", AutoresetMode)
@pytest.mark.parametrize("rules", RULE_SETS)
@pytest.mark.parametrize("players", [2, 4])
def test_our_many_boards_conform(rules, players, mode):
    terms: dict[str, Any] = {"rules": rules, "players": players, "noise": "club"}
    check_vector(lambda count: CarromVectorEnv(count, autoreset_mode=mode, max_strokes=25, **terms))


@pytest.mark.parametrize("name", RUNGS)
def test_our_players_conform(name):
    check_player(RUNGS[name])


class Named(gymnasium.ObservationWrapper[Any, Any, Any]):
    """An environment whose observations have names."""

    def __init__(self, env):
        super().__init__(env)
        self.observation_space = gymnasium.spaces.Dict({"board": env.observation_space})

    def observation(self, observation):
        return {"board": observation}


def test_observations_may_have_names():
    check_agent(lambda: Named(BreakEnv(noise="club")), steps=3)
    drawn = iter(range(100))

    class Vague(Named):
        def observation(self, observation):
            return {"board": observation * np.float32(next(drawn) / 100)}

    with pytest.raises(AssertionError, match="same seed"):
        check_agent(lambda: Vague(BreakEnv(noise="club")), steps=3)


def test_what_is_wrong_with_one_agent_is_found():
    class Vague(StreakEnv):
        def restore(self, saved):
            super().restore(saved)
            self.np_random = np.random.default_rng(99)

    class Lenient(StreakEnv):
        def step(self, action):
            try:
                return super().step(action)
            except ValueError:
                return super().step(np.zeros(3))

    class Nervous(StreakEnv):
        def step(self, action):
            try:
                return super().step(action)
            except ValueError:
                self.board = new_board(self.terms, self.board.seed + 1)
                raise

    for kind, said in (
        (Vague, "restore"),
        (Lenient, "InvalidAction"),
        (Nervous, "nonsense changes nothing"),
    ):
        with pytest.raises(AssertionError, match=said):
            check_agent(lambda kind=kind: kind(noise=1.0), steps=6)  # type: ignore[misc]


def test_what_is_wrong_is_found():
    class Unfair(carrom_v0.raw_env):
        def _sign(self, agent):
            return 1.0

    class Forgetful(carrom_v0.raw_env):
        def reset(self, seed=None, options=None):
            super().reset(
                seed=None if seed is None else int(np.random.default_rng().integers(9**9))
            )

    class Lenient(carrom_v0.raw_env):
        def step(self, action):
            try:
                super().step(action)
            except ValueError:
                super().step(np.zeros(3))

    class Poor(carrom_v0.raw_env):
        def restore(self, saved):
            super().restore(saved)
            self._cumulative_rewards = dict.fromkeys(self.agents, 1.0)

    for kind, said in (
        (Unfair, "zero-sum"),
        (Forgetful, "same seed"),
        (Lenient, "InvalidAction"),
        (Poor, "restore"),
    ):
        with pytest.raises(AssertionError, match=said):
            check_agents(lambda kind=kind: kind(shaping=True, rosette="exact", noise=1.0), steps=40)  # type: ignore[misc]

    class Late(CarromVectorEnv):
        def step(self, actions_):
            seen, rewards, *others = super().step(actions_)
            return (seen, np.ones_like(rewards), *others)

    class Shared(CarromVectorEnv):
        def step(self, actions_):
            return super().step(np.broadcast_to(np.mean(actions_, axis=0), np.shape(actions_)))

    for made, said in ((Late, "no stroke"), (Shared, "independent")):
        with pytest.raises(AssertionError, match=said):
            check_vector(lambda count, made=made: made(count, max_strokes=5))  # type: ignore[misc]

    class Fickle:
        def stroke(self, position, chance):
            return Aim(position.seat, 0.0, 90.0, float(np.random.default_rng().uniform(1.0, 2.0)))

    class Wild:
        def stroke(self, position, chance):
            return Aim(position.seat, 5.0, 90.0, 3.0)

    for player, said in ((Fickle(), "same answer"), (Wild(), "seed 1, stroke 0")):
        with pytest.raises(AssertionError, match=said):
            check_player(player, ["international"])
