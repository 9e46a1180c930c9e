"""Carrom for one agent against a built-in player, as Gymnasium's environments are: ``Carrom-v0``.

Version history

- v0: the first version.

>>> import gymnasium
>>> env = gymnasium.make("carrom.envs:Carrom-v0", opponent="pot", noise="expert")
>>> observation, info = env.reset(seed=1)
>>> observation.shape, info["breaks"]
((80,), True)
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

import gymnasium
import numpy as np

from carrom.envs.actions import SIZE, checked
from carrom.envs.board import Board, new_board, settled
from carrom.envs.carrom_v0 import MODES, action_box, check_mode, observation_box, position_in
from carrom.envs.chance import next_seed
from carrom.envs.errors import EnvError, EnvProblem
from carrom.envs.observations import Seen
from carrom.envs.pictures import FPS, Pixels, Window, pixels
from carrom.envs.terms import Terms, new_terms
from carrom.match.facts import Passed, Struck
from carrom.players.at_match import Computer
from carrom.players.named import PlayerNameError, named_player

MOST_ANSWERS = 10_000
"""Of the others between two actions; nobody keeps the turn so long."""


class Breaks(StrEnum):
    """Who has the break."""

    AGENT = "agent"
    OPPONENT = "opponent"
    RANDOM = "random"
    """As the seed says."""


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A board against a built-in player, from which an environment goes on exactly."""

    board: Board
    player: str
    told: float | None
    others: tuple[str, str, str]
    """The opponent, the partner, and who breaks."""
    chance: Mapping[str, Any]


class CarromEnv(gymnasium.Env[Seen, Any]):
    """One agent at a board; the other seats are taken by built-in players.

    ``opponent`` is the name of a player, as ``carrom arena`` takes it: a level or a rung of the ladder, with
    a hand of its own. Of four players, ``partner`` names the one who plays with the agent. Other
    keywords are those of :func:`carrom.envs.new_terms`.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - as the library has it
        "render_modes": list(MODES),
        "render_fps": FPS,
    }

    def __init__(
        self,
        opponent: str = "beginner",
        partner: str | None = None,
        breaks: str = "agent",
        render_mode: str | None = None,
        **terms: Any,  # noqa: ANN401 - those of new_terms
    ) -> None:
        check_mode(render_mode)
        if breaks not in list(Breaks):
            raise EnvError(EnvProblem.TERM, name="breaks", values=", ".join(Breaks))
        self.render_mode = render_mode
        self.terms: Terms = new_terms(**terms)
        self.observation_space, self.action_space = observation_box(), action_box()
        self._breaks = Breaks(breaks)
        self._opponent = _computer("opponent", opponent)
        self._partner = _computer("partner", partner or opponent)
        self._others = (opponent, partner or opponent, breaks)
        self._told: float | None = None
        """What the board was worth to team A when the agent was last told; None: it knows the end."""
        self._window: Window | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Begin a board; ``options={"position": …}`` begins in a position in one line of text.

        If the others end the board before the agent is asked, the first step tells the end.
        """
        super().reset(seed=seed)
        number = next_seed(self.np_random)
        board = new_board(self.terms, number, position_in(options))
        first = self._breaks is Breaks.AGENT or (self._breaks is Breaks.RANDOM and number % 2 == 0)
        self.player = "p1" if first else "p2"
        self.board, self._told = self._until_asked(board), 0.0
        self._show()
        return self.board.observe(self.player), {"breaks": first}

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:  # noqa: ANN401
        """Play an action; the others answer until the agent is asked again, or the board is over."""
        if self._told is None:
            raise gymnasium.error.ResetNeeded("No board is in play: call reset() to begin one.")
        figures, info = checked(action, (SIZE,)), {}
        if not (self.board.over or self.board.truncated):
            stepped = self.board.act(figures)
            self.board, info = self._until_asked(stepped.board), stepped.info
        over, cut, value = self.board.over, self.board.truncated, self.board.value()
        gained, self._told = value - self._told, None if over or cut else value
        self._show()
        reward = gained if self.player in self.board.log.settings.a else 0.0 - gained
        return self.board.observe(self.player), reward, over, cut, info

    def render(self) -> Pixels | None:
        """Return a picture as an array, or show it in a window; as ``render_mode`` says."""
        if self.render_mode == "rgb_array":
            return pixels(self.board.layout, self.terms.geometry)
        if self.render_mode == "human":
            if self._window is None:
                self._window = Window("Carrom-v0")
            self._window.show(self.board.layout, self.terms.geometry)
        return None

    def close(self) -> None:
        """Close the window, and let go of what the players hold."""
        if self._window is not None:
            self._window.close()
            self._window = None
        self._opponent.close()
        self._partner.close()

    def save(self) -> SavedGame:
        """Return where the environment is; :meth:`restore` goes on from there exactly."""
        if not hasattr(self, "board"):
            raise gymnasium.error.ResetNeeded("No board has begun: call reset() first.")
        chance = self.np_random.bit_generator.state
        return SavedGame(self.board, self.player, self._told, self._others, chance)

    def restore(self, saved: SavedGame) -> None:
        """Go on from where an environment on the same terms, against the same players, was saved."""
        if saved.board.terms != self.terms or saved.others != self._others:
            raise EnvError(EnvProblem.SAVED)
        self.board, self.player, self._told = saved.board, saved.player, saved.told
        self.np_random = np.random.default_rng()
        self.np_random.bit_generator.state = dict(saved.chance)

    def _until_asked(self, board: Board) -> Board:
        """Let the others answer until the agent is asked, or the board is over."""
        for _ in range(MOST_ANSWERS):
            if board.over or board.truncated or board.actor == self.player:
                break
            who = board.actor
            team = board.log.settings.team
            computer = self._partner if team(who) is team(self.player) else self._opponent
            key = (board.seed, board.log.seq + 1)
            fact = computer.answer(board.log, who, key, board.surface).fact
            board = settled(board.after(fact, stroke=isinstance(fact, Struck | Passed)))
        return board

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()


def _computer(term: str, name: str) -> Computer:
    try:
        return named_player(str(name))
    except PlayerNameError as problem:
        raise EnvError(EnvProblem.TERM, name=term, values=problem.said) from None
