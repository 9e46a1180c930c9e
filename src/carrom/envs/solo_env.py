"""A player alone: clear the board, break and count, or play on until the first miss.

``CarromClear-v0``, ``CarromBreak-v0`` and ``CarromStreak-v0``, as Gymnasium's environments are. They are the tasks
of ``carrom arena solo``; ``docs/environments.md`` has yardsticks.

Version history

- v0: the first version.

>>> import gymnasium
>>> env = gymnasium.make("carrom.envs:CarromClear-v0")
>>> observation, info = env.reset(seed=1)
>>> observation.shape
(61,)
"""

from dataclasses import dataclass
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium.spaces import Box

from carrom.envs import actions, observations
from carrom.envs.actions import checked
from carrom.envs.board import Board, new_board, settled
from carrom.envs.carrom_v0 import MODES, action_box, check_mode, observation_box, position_in
from carrom.envs.chance import deviation, next_seed
from carrom.envs.errors import EnvError, EnvProblem
from carrom.envs.observations import DISCS, SLOTS, Seen
from carrom.envs.pictures import FPS, Pixels, Window, pixels
from carrom.envs.terms import FASTEST, SLOWEST, new_hand, new_terms
from carrom.equipment.aim import Aim
from carrom.equipment.geometry import Geometry
from carrom.equipment.pieces import Layout, Piece, Seat
from carrom.match.state import side_of
from carrom.physics import strike
from carrom.players.capped_hand import CARROM_RL
from carrom.players.clearing import MOST_STROKES, Clearing
from carrom.players.hand import STEADY, Hand
from carrom.players.setups import SETUPS
from carrom.players.striker_places import striker_places
from carrom.rules.situation import PIECES

CLEAR_SIZE: Final = DISCS + 4


class SoloEnv(gymnasium.Env[Seen, Any]):
    """What the tasks share: spaces, pictures, chance."""

    metadata: dict[str, Any] = {  # noqa: RUF012 - as the library has it
        "render_modes": list(MODES),
        "render_fps": FPS,
    }
    geometry: Geometry
    layout: Layout

    def __init__(self, render_mode: str | None = None) -> None:
        check_mode(render_mode)
        self.render_mode = render_mode
        self.action_space = action_box()
        self.over = True
        """Whether there is no board in play."""
        self._window: Window | None = None

    def render(self) -> Pixels | None:
        """Return a picture as an array, or show it in a window; as ``render_mode`` says."""
        if self.render_mode == "rgb_array":
            return pixels(self.layout, self.geometry)
        if self.render_mode == "human":
            if self._window is None:
                self._window = Window(type(self).__name__)
            self._window.show(self.layout, self.geometry)
        return None

    def close(self) -> None:
        """Close the window, if there is one."""
        if self._window is not None:
            self._window.close()
            self._window = None

    def _check_live(self) -> None:
        if self.over:
            raise gymnasium.error.ResetNeeded("No board is in play: call reset() to begin one.")

    def _chance(self) -> dict[str, Any]:
        """Return where chance is; there must have been a board to save."""
        if not hasattr(self, "board"):
            raise gymnasium.error.ResetNeeded("No board has begun: call reset() first.")
        return dict(self.np_random.bit_generator.state)

    def _go_on(self, chance: dict[str, Any]) -> None:
        self.np_random = np.random.default_rng()
        self.np_random.bit_generator.state = dict(chance)

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()


@dataclass(frozen=True, slots=True)
class SavedClearing:
    """A board that is being cleared, from which an environment goes on exactly."""

    board: Clearing
    seed: int
    hand: Hand
    shaping: bool
    chance: dict[str, Any]


class ClearEnv(SoloEnv):
    """Clear all pieces alone; fewer strokes are better.

    ``setup`` is ``"carrom-rl"``, with its sizes, first layout, elasticities, top speed and the noise of its server,
    or ``"own"``, our board with a steady hand; ``noise`` takes another hand. The reward of a stroke is -1; with
    ``shaping`` the pieces that fell are added, less those that come back.
    """

    def __init__(
        self,
        setup: str = "carrom-rl",
        noise: str | float | Hand | None = None,
        *,
        shaping: bool = False,
        render_mode: str | None = None,
    ) -> None:
        super().__init__(render_mode)
        if setup not in list(SETUPS):
            raise EnvError(EnvProblem.TERM, name="setup", values=", ".join(SETUPS))
        self._setup = SETUPS[setup]
        usual = STEADY if self._setup.hand is None else CARROM_RL
        self.hand = usual if noise is None else new_hand(noise)
        self.geometry = self._setup.geometry
        self.observation_space = Box(-1.0, 1.0, (CLEAR_SIZE,), np.float32)
        self._shaping = shaping
        self._cap = getattr(usual, "cap", FASTEST)

    @property
    def layout(self) -> Layout:  # type: ignore[override]
        """What lies on the board."""
        return self.board.layout

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Begin a board; it begins in no other position."""
        if position_in(options) is not None:
            raise EnvError(EnvProblem.TERM, name="position", values="None")
        super().reset(seed=seed, options=options)
        self.seed = next_seed(self.np_random)
        self.board = Clearing.of(self._setup, self.seed)
        self.over = False
        self._show()
        return self._observed(), {}

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:  # noqa: ANN401
        """Play a stroke."""
        self._check_live()
        figures, board = checked(action, (actions.SIZE,)), self.board
        places = np.array([s.at for s in board.layout], np.float64).reshape(-1, 2)
        base = striker_places(places, self.geometry, self._setup.rules.book.striker)
        layout, touched = board.layout, False
        if base:
            reach = max(-base.low[0], base.high[-1])
            speed = SLOWEST * (self._cap / SLOWEST) ** (0.5 * (1.0 + figures[2]))
            meant = np.array([[reach * figures[0], 90.0 - 90.0 * figures[1], speed]])
            meant[:, 0] = base.nearest(meant[:, 0])
            off = deviation(self.seed, board.strokes, self.hand)
            x, angle, speed = self.hand.moved(meant, off, base)[0].tolist()
            aim = Aim(Seat.SOUTH, x=x, angle=angle, speed=speed)
            motion = strike(board.layout, aim, self.geometry, self._setup.surface, anywhere=True)
            layout, touched = motion.layout, bool(motion.touched)
        self.board = board.after(layout, touched=touched)
        reward = -1.0
        if self._shaping:
            reward += len(board.layout) - len(self.board.layout)
        self.over = self.board.over
        done = self.over and self.board.done
        self._show()
        info = {"left": self.board.left, "strokes": self.board.strokes}
        return self._observed(), reward, done, self.over and not done, info

    def save(self) -> SavedClearing:
        """Return where the environment is; :meth:`restore` goes on from there exactly."""
        chance = self._chance()
        return SavedClearing(self.board, self.seed, self.hand, self._shaping, chance)

    def restore(self, saved: SavedClearing) -> None:
        """Go on from where an environment with the same set-up and hand was saved."""
        made = (self._setup, self.hand, self._shaping)
        if (saved.board.setup, saved.hand, saved.shaping) != made:
            raise EnvError(EnvProblem.SAVED)
        self.board, self.seed, self.over = saved.board, saved.seed, saved.board.over
        self._go_on(saved.chance)

    def _observed(self) -> Seen:
        """Return 18 pieces in order of y, then x, the queen, and how she and the board stand."""
        out = np.zeros(CLEAR_SIZE, np.float32)
        discs = out[:DISCS].reshape(SLOTS, 3)
        pieces = sorted((s.at.y, s.at.x) for s in self.layout if s.piece is Piece.WHITE)
        for row, (y, x) in enumerate(pieces):
            discs[row] = x / self.geometry.half_side, y / self.geometry.half_side, 1.0
        for standing in self.layout:
            if standing.piece is Piece.QUEEN:
                half = self.geometry.half_side
                discs[observations.QUEEN] = standing.at.x / half, standing.at.y / half, 1.0
        board = self.board
        out[DISCS:] = (
            float(board.queen),
            float(board.awaiting),
            float(board.broken),
            1.0 - board.strokes / MOST_STROKES,
        )
        return out


@dataclass(frozen=True, slots=True)
class SavedTurn:
    """A board of which a player has one turn, from which an environment goes on exactly."""

    board: Board
    player: str
    first: int
    over: bool
    chance: dict[str, Any]


class BreakEnv(SoloEnv):
    """Break, and count: one stroke; the reward is the number of own pieces that fell and stay down.

    Keywords are those of :func:`carrom.envs.new_terms`. Pieces that somebody else places go where they go
    by default.
    """

    lasts = False
    """Whether the player plays on until the first miss."""

    def __init__(self, render_mode: str | None = None, **terms: Any) -> None:  # noqa: ANN401
        super().__init__(render_mode)
        self.terms = new_terms(**terms)
        if self.terms.shaping:  # the reward comes with every stroke as it is
            raise EnvError(EnvProblem.TERM, name="shaping", values="False")
        self.geometry = self.terms.geometry
        self.observation_space = observation_box()

    @property
    def layout(self) -> Layout:  # type: ignore[override]
        """What lies on the board."""
        return self.board.layout

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Begin a board; ``options={"position": …}`` begins with the turn of a player in a position."""
        super().reset(seed=seed, options=options)
        board = new_board(self.terms, next_seed(self.np_random), position_in(options))
        self.player = board.log.state.turn or ""
        self.board, self.over = settled(board, self.player), False
        self._first = self._left(board, PIECES)
        self._show()
        return self.board.observe(self.player), {}

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:  # noqa: ANN401
        """Play a stroke."""
        self._check_live()
        before = self._left(self.board, PIECES)
        stepped = self.board.act(action)
        self.board = board = settled(stepped.board, self.player)
        kept = not board.over and board.log.state.turn == self.player
        truncated = self.lasts and kept and board.truncated
        self.over = not (self.lasts and kept) or truncated
        self._show()
        left = self._left(board, before)
        info = {**stepped.info, "pieces": self._first - left, "kept": kept}
        seen = board.observe(self.player)
        return seen, float(before - left), self.over and not truncated, truncated, info

    def save(self) -> SavedTurn:
        """Return where the environment is; :meth:`restore` goes on from there exactly."""
        chance = self._chance()
        return SavedTurn(self.board, self.player, self._first, self.over, chance)

    def restore(self, saved: SavedTurn) -> None:
        """Go on from where an environment on the same terms was saved."""
        if saved.board.terms != self.terms:
            raise EnvError(EnvProblem.SAVED)
        self.board, self.player, self._first = saved.board, saved.player, saved.first
        self.over = saved.over
        self._go_on(saved.chance)

    def _left(self, board: Board, before: int) -> int:
        """Return how many pieces the player has left; of a lost board, as many as before its end."""
        state, team = board.log.state, board.log.settings.team(self.player)
        if board.over or state.situation is None:
            return 0 if state.winner is team else before
        side = state.situation.side(side_of(state, team))
        return side.on_board + side.held


class StreakEnv(BreakEnv):
    """Break, and play on until the first miss; the reward of a stroke is the own pieces that fell."""

    lasts = True
