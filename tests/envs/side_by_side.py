"""Many boards at once beside boards alone, step by step: turn, points, ends, places and what is observed."""

from typing import Any

import numpy as np

from carrom.envs import CarromVectorEnv, carrom_v0


def side_by_side(count: int, steps: int, **terms: Any) -> int:
    """Play the same actions on both, compare them to the last bit, and return how many boards ended."""
    terms = {"noise": "club", "shaping": True, "widest_angle": 120, **terms}
    many = CarromVectorEnv(count, **terms)
    many.reset(seed=10)
    alone = [carrom_v0.raw_env(**terms) for _ in range(count)]
    for number, env in enumerate(alone):
        env.reset(seed=10 + number)
    chance = np.random.default_rng(1)
    ended, ends = [False] * count, 0
    for _ in range(steps):
        actions = chance.uniform(-1.0, 1.0, (count, 3)).astype(np.float32)
        seen, rewards, over, cut, info = many.step(actions)
        for number, env in enumerate(alone):
            if ended[number]:
                env.reset()
                ended[number] = False
                assert (rewards[number], over[number], cut[number]) == (0.0, False, False)
            else:
                mover = env.agent_selection
                env.step(actions[number])
                assert abs(rewards[number] - env.rewards[mover]) < 1e-12
                assert (over[number], cut[number]) == (env.board.over, env.board.truncated)
                ended[number] = bool(over[number] or cut[number])
                ends += ended[number]
            if env.board.over:
                assert not seen[number].any()
                continue
            player = f"p{info['player'][number] + 1}"
            if not env.board.truncated:
                assert env.board.actor == player
            assert np.array_equal(env.board.observe(player), seen[number])
            assert many._boards.layout(number) == env.board.layout
    return ends
