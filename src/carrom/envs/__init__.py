"""Carrom for researchers: environments for PettingZoo and Gymnasium, and many boards at once.

``carrom_v0.env()`` is for two or four agents, ``gymnasium.make("carrom.envs:Carrom-v0")`` for one against a
built-in player. Importing this package registers it. ``docs/environments.md`` tells more.
"""

from carrom.extras import required

with required("rl"):
    from gymnasium.envs.registration import register

    from carrom.envs.errors import ActionError, EnvError, EnvProblem
    from carrom.envs.gym_env import CarromEnv
    from carrom.envs.terms import Terms, new_terms
    from carrom.envs.vector_env import CarromVectorEnv

register("Carrom-v0", entry_point="carrom.envs.gym_env:CarromEnv")
register("CarromClear-v0", entry_point="carrom.envs.solo_env:ClearEnv")
register("CarromBreak-v0", entry_point="carrom.envs.solo_env:BreakEnv")
register("CarromStreak-v0", entry_point="carrom.envs.solo_env:StreakEnv")

__all__ = [
    "ActionError",
    "CarromEnv",
    "CarromVectorEnv",
    "EnvError",
    "EnvProblem",
    "Terms",
    "new_terms",
]
