"""The conformance tests, on what is ours and on what is wrong."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from carrom.envs import CarromVectorEnv, carrom_v0
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

    for kind, said in ((Unfair, "zero-sum"), (Forgetful, "same seed"), (Lenient, "InvalidAction")):
        with pytest.raises(AssertionError, match=said):
            check_agents(lambda kind=kind: kind(shaping=True, rosette="exact", noise=1.0))  # type: ignore[misc]

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
