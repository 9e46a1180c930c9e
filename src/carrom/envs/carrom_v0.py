"""Carrom for two or four agents, as PettingZoo's AEC environments are: ``carrom_v0.env()``.

An episode is one board. ``player_0`` breaks; ``player_0`` and ``player_2`` are partners, and so are
``player_1`` and ``player_3``. ``agent_selection`` names the same agent again while it keeps the turn, so
there is no parallel form. ``docs/environments.md`` describes spaces, rewards and ends.

Version history

- v0: the first version.

>>> from carrom.envs import carrom_v0
>>> env = carrom_v0.env(rules="international", noise="expert")
>>> env.reset(seed=1)
>>> env.agent_selection, env.observe("player_0").shape
('player_0', (80,))
"""

from collections.abc import Mapping
from copy import deepcopy
from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.spaces import Box, Space
from numpy.random import Generator
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from carrom.envs import observations
from carrom.envs.actions import SIZE
from carrom.envs.board import Board, new_board
from carrom.envs.chance import next_seed, seeded
from carrom.envs.errors import EnvError, EnvProblem
from carrom.envs.pictures import FPS, Pixels, Window, pixels
from carrom.envs.terms import Terms, new_terms

NAME = "carrom_v0"
MODES = ("rgb_array", "human")


def action_box() -> Any:  # noqa: ANN401 - a Box, of which no two agree on a type
    """Return a space of actions, which can be seeded on its own: place, angle and speed."""
    return Box(-1.0, 1.0, (SIZE,), np.float32)


def observation_box() -> Any:  # noqa: ANN401
    """Return a space of observations."""
    return Box(-1.0, 1.0, (observations.SIZE,), np.float32)


def check_mode(mode: str | None) -> None:
    """Refuse a way to render that is none."""
    if mode is not None and mode not in MODES:
        raise EnvError(EnvProblem.TERM, name="render_mode", values=", ".join(MODES))


def position_in(options: Mapping[str, Any] | None) -> Any:  # noqa: ANN401 - as the caller gave it
    """Return the position among the options of a reset; both libraries let other options pass."""
    return (options or {}).get("position")


@dataclass(frozen=True, slots=True)
class Saved:
    """An environment in mid-board, from which it goes on exactly; it can be pickled."""

    board: Board
    chance: Mapping[str, Any]
    agents: tuple[str, ...]
    rewards: Mapping[str, float]
    totals: Mapping[str, float]
    infos: Mapping[str, dict[str, Any]]


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801 - PettingZoo's name for it
    """The environment without the wrapper that watches the order of calls."""

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": list(MODES),
        "name": NAME,
        "is_parallelizable": False,
        "render_fps": FPS,
    }

    def __init__(self, *, render_mode: str | None = None, **terms: Any) -> None:  # noqa: ANN401
        super().__init__()
        check_mode(render_mode)
        self.render_mode = render_mode
        self.terms: Terms = new_terms(**terms)
        self.possible_agents = [f"player_{k}" for k in range(self.terms.players)]
        self._chance: Generator | None = None
        self._window: Window | None = None

    def observation_space(self, agent: str) -> Space[Any]:
        """Return what an agent observes."""
        return self._space(agent, "observation")

    def action_space(self, agent: str) -> Space[Any]:
        """Return what an agent can do."""
        return self._space(agent, "action")

    def _space(self, agent: str, kind: str) -> Space[Any]:
        """Return an agent's own copy of a space, so that each can be seeded."""
        spaces = self.__dict__.setdefault("_spaces", {})
        if (agent, kind) not in spaces:
            spaces[agent, kind] = action_box() if kind == "action" else observation_box()
        found: Space[Any] = spaces[agent, kind]
        return found

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Begin a board; ``options={"position": …}`` begins in a position in one line of text."""
        position = position_in(options)
        if seed is not None or self._chance is None:
            self._chance = seeded(seed)
        self.board = new_board(self.terms, next_seed(self._chance), position)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ends()
        self._show()

    def step(self, action: Any) -> None:  # noqa: ANN401 - checked below
        """Play the action of the agent in turn."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        before = self.board.value()
        stepped = self.board.act(action)
        self._cumulative_rewards[agent] = 0.0
        self.board = stepped.board
        gained = self.board.value() - before
        self.rewards = {name: gained * self._sign(name) for name in self.agents}
        self.infos = {name: {} for name in self.agents}
        self.infos[agent] = stepped.info
        self._accumulate_rewards()
        self._ends()
        self._show()

    def observe(self, agent: str) -> observations.Seen:
        """Return the board as an agent sees it from its seat."""
        return self.board.observe(_player(agent))

    def render(self) -> Pixels | None:
        """Return a picture as an array, or show it in a window; as ``render_mode`` says."""
        if self.render_mode == "rgb_array":
            return pixels(self.board.layout, self.terms.geometry)
        if self.render_mode == "human":
            if self._window is None:
                self._window = Window(NAME)
            self._window.show(self.board.layout, self.terms.geometry)
        return None

    def close(self) -> None:
        """Close the window, if there is one."""
        if self._window is not None:
            self._window.close()
            self._window = None

    def save(self) -> Saved:
        """Return where the environment is; :meth:`restore` goes on from there exactly."""
        if self._chance is None:
            raise ResetNeeded("No board has begun: call reset() first.")
        state, rewards = self._chance.bit_generator.state, dict(self.rewards)
        totals, infos = dict(self._cumulative_rewards), deepcopy(self.infos)
        return Saved(self.board, state, tuple(self.agents), rewards, totals, infos)

    def restore(self, saved: Saved) -> None:
        """Go on from where an environment on the same terms was saved."""
        if saved.board.terms != self.terms:
            raise EnvError(EnvProblem.SAVED)
        self._chance = np.random.default_rng()
        self._chance.bit_generator.state = dict(saved.chance)
        self.board, self.agents = saved.board, list(saved.agents)
        self.rewards, self._cumulative_rewards = dict(saved.rewards), dict(saved.totals)
        self.infos = deepcopy(dict(saved.infos))
        self._ends()

    def _ends(self) -> None:
        """Say who is in turn, and whether the board is over."""
        over, cut = self.board.over, self.board.truncated
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, cut)
        if over or cut:
            self.agent_selection = self.agents[0] if self.agents else ""
        else:
            self.agent_selection = f"player_{int(self.board.actor[1:]) - 1}"

    def _sign(self, agent: str) -> float:
        return -1.0 if int(agent.rpartition("_")[2]) % 2 else 1.0

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()


def _player(agent: str) -> str:
    return f"p{int(agent.rpartition('_')[2]) + 1}"


def env(**terms: Any) -> Any:  # noqa: ANN401 - PettingZoo's wrappers are not typed
    """Return the environment; terms are those of :func:`carrom.envs.new_terms`, and ``render_mode``."""
    return OrderEnforcingWrapper(raw_env(**terms))
