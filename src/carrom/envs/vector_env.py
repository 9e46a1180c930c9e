"""Many boards in one environment, on the batch engine: fast enough to learn from.

A board here plays itself: each action is that of the player in turn, whoever that is. The observation is
that player's, from the own seat; the reward is that of the player whose action it was. ``player`` in
the information says who is in turn. Board ``i`` of an environment that is reset with seed ``s`` goes the same
way as ``carrom_v0`` with seed ``s + i`` and the same actions.

Version history

- v0: the first version.

>>> import numpy as np
>>> from carrom.envs import CarromVectorEnv
>>> envs = CarromVectorEnv(num_envs=8, noise="club")
>>> observations, info = envs.reset(seed=1)
>>> observations, rewards, terminated, truncated, info = envs.step(np.zeros((8, 3)))
>>> observations.shape, rewards.shape, info["player"].shape
((8, 80), (8,), (8,))
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import numpy.typing as npt
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.random import Generator

from carrom.envs import actions, observations
from carrom.envs.actions import Flags
from carrom.envs.board import Board
from carrom.envs.boards import Boards
from carrom.envs.carrom_v0 import action_box, observation_box, position_in
from carrom.envs.chance import next_seed, seeded
from carrom.envs.errors import EnvError, EnvProblem, MaskError
from carrom.envs.observations import Seen
from carrom.envs.terms import Placing, Terms, count_of, new_terms

Rewards = npt.NDArray[np.float64]
NAMES: Final = ("observations", "rewards", "terminations", "truncations")


@dataclass(frozen=True, slots=True)
class SavedBoards:
    """All boards of an environment, from which it goes on exactly."""

    boards: tuple[Board | None, ...]
    """None: the board is over; one that was truncated is kept."""
    ended: tuple[bool, ...]
    chance: tuple[Mapping[str, Any], ...]


class CarromVectorEnv(VectorEnv[Seen, Any, Any]):
    """Boards that play themselves, all at once.

    ``autoreset_mode`` is Gymnasium's. ``buffers`` are arrays of the caller that are written into and
    returned, any of ``observations``, ``rewards``, ``terminations``, ``truncations``. ``threads`` are those of the
    engine. Other keywords are those of :func:`carrom.envs.new_terms`; pieces are always placed by
    default.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - as the library has it
        "autoreset_mode": AutoresetMode.NEXT_STEP
    }

    def __init__(
        self,
        num_envs: int = 1,
        *,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        buffers: Mapping[str, npt.NDArray[Any]] | None = None,
        threads: int = 1,
        **terms: Any,  # noqa: ANN401 - those of new_terms
    ) -> None:
        super().__init__()
        self._made: dict[str, Any] = {
            **terms,
            "num_envs": num_envs,
            "autoreset_mode": autoreset_mode,
            "buffers": buffers,
            "threads": threads,
        }
        num_envs, threads = count_of("num_envs", num_envs), count_of("threads", threads)
        self.terms: Terms = new_terms(**terms)
        if self.terms.placing is not Placing.DEFAULT:
            raise EnvError(EnvProblem.TERM, name="placing", values=Placing.DEFAULT.value)
        self.num_envs = num_envs
        self.autoreset_mode = _mode(autoreset_mode)
        self.metadata = {**type(self).metadata, "autoreset_mode": self.autoreset_mode}
        self.single_action_space, self.single_observation_space = action_box(), observation_box()
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self._boards = Boards(self.terms, num_envs, threads)
        self._chance: list[Generator | None] = [None] * num_envs
        self._ended = np.ones(num_envs, np.bool_)
        self._truncated = np.zeros(num_envs, np.bool_)
        self._waiting = True
        self._buffers = dict(buffers or {})
        for name, given in self._buffers.items():
            _check_buffer(name, given, num_envs)

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Seen, dict[str, Any]]:
        """Begin boards: all, or those of ``options["reset_mask"]``; ``position`` is one line of text."""
        mask = (options or {}).get("reset_mask", np.ones(self.num_envs, np.bool_))
        bits = isinstance(mask, np.ndarray) and mask.dtype == np.bool_
        if not bits or mask.shape != (self.num_envs,) or not mask.any():
            raise MaskError(self.num_envs)
        rows = np.nonzero(mask)[0]
        position = position_in(options)
        seeds = _seeds(seed, self.num_envs)
        for row in rows.tolist():
            if seeds[row] is not None or self._chance[row] is None:
                self._chance[row] = seeded(seeds[row])
            self._begin(row, position)
        self._waiting = None in self._chance
        return self._observed(), self._info()

    def step(
        self,
        actions_: Any,  # noqa: ANN401 - checked below
    ) -> tuple[Seen, Rewards, Flags, Flags, dict[str, Any]]:
        """Play the actions of all players in turn; boards that ended before begin anew or rest."""
        figures = actions.checked(actions_, (self.num_envs, actions.SIZE))
        if self._waiting:
            raise ResetNeeded("Some boards have not begun: call reset() first.")
        ended = self._ended
        played = self._boards.play(figures)
        rewards = self._array("rewards", played.rewards)
        terminated = self._array("terminations", played.over)
        truncated = self._array("truncations", played.truncated)
        if self.autoreset_mode is AutoresetMode.NEXT_STEP:
            for row in np.nonzero(ended)[0].tolist():
                self._begin(row)
        else:
            terminated |= ended & ~self._truncated
            truncated |= ended & self._truncated
        self._ended, self._truncated = terminated | truncated, truncated.copy()
        final: dict[str, Any] = {}
        if self.autoreset_mode is AutoresetMode.SAME_STEP and self._ended.any():
            final = self._final()
            for row in np.nonzero(self._ended)[0].tolist():
                self._begin(row)
            self._ended = np.zeros(self.num_envs, np.bool_)
        return self._observed(), rewards, terminated, truncated, {**self._info(), **final}

    def __reduce__(self) -> tuple[Any, ...]:
        """Let an environment be copied, or sent to another process, where it goes on exactly."""
        return _copied, (type(self), self._made, self.save())

    def save(self) -> SavedBoards:
        """Return where all boards are; :meth:`restore` goes on from there exactly."""
        seen = self._boards.live | self._truncated
        boards = tuple(
            self._boards.board(row) if seen[row] else None for row in range(self.num_envs)
        )
        chance = tuple({} if c is None else c.bit_generator.state for c in self._chance)
        return SavedBoards(boards, tuple(self._ended.tolist()), chance)

    def restore(self, saved: SavedBoards) -> None:
        """Go on from where an environment on the same terms was saved."""
        other = (board is not None and board.terms != self.terms for board in saved.boards)
        if len(saved.boards) != self.num_envs or any(other):
            raise EnvError(EnvProblem.SAVED)
        for row, (board, state) in enumerate(zip(saved.boards, saved.chance, strict=True)):
            self._chance[row] = chance = np.random.default_rng() if state else None
            if chance is not None:
                chance.bit_generator.state = dict(state)
            if board is None:
                self._boards.live[row] = False
            else:
                self._boards.put(row, board)
        self._ended = np.array(saved.ended)
        self._truncated = np.array([b is not None and b.truncated for b in saved.boards])
        self._waiting = None in self._chance

    def _begin(self, row: int, position: str | None = None) -> None:
        chance = self._chance[row] or seeded(None)
        self._boards.start(row, next_seed(chance), position)
        self._ended[row] = self._truncated[row] = False

    def _observed(self) -> Seen:
        """Return what the players in turn see; a board that was given up can still be seen."""
        return self._array("observations", self._boards.observe(self._ended & ~self._truncated))

    def _final(self) -> dict[str, Any]:
        """Return the last observations of boards that have just ended, as Gymnasium wants them."""
        last = np.full(self.num_envs, None, dtype=object)
        for row in np.nonzero(self._ended)[0].tolist():
            cut = self._truncated[row]
            last[row] = (
                self._boards.observe_one(row) if cut else np.zeros(observations.SIZE, np.float32)
            )
        ended = self._ended.copy()
        return {"final_obs": last, "_final_obs": ended, "final_info": {}, "_final_info": ended}

    def _info(self) -> dict[str, Any]:
        return {"player": self._boards.course.columns.player[self._boards.state]}

    def _array(self, name: str, found: npt.NDArray[Any]) -> npt.NDArray[Any]:
        """Return a copy that nobody writes into any more, or the caller's array."""
        given = self._buffers.get(name)
        if given is None:
            return found.copy()
        given[...] = found
        return given


def _copied(
    kind: type[CarromVectorEnv], made: dict[str, Any], saved: SavedBoards
) -> CarromVectorEnv:
    envs = kind(**made)
    envs.restore(saved)
    return envs


def _shape(name: str, count: int) -> tuple[int, ...]:
    return (count, observations.SIZE) if name == "observations" else (count,)


def _check_buffer(name: str, given: npt.NDArray[Any], count: int) -> None:
    kinds = dict(zip(NAMES, (np.float32, np.float64, np.bool_, np.bool_), strict=True))
    if name not in kinds:
        raise EnvError(EnvProblem.TERM, name="buffers", values=", ".join(NAMES))
    wanted, shape = np.dtype(kinds[name]), _shape(name, count)
    if not isinstance(given, np.ndarray) or given.dtype != wanted or given.shape != shape:
        raise EnvError(EnvProblem.BUFFER, name=name, kind=str(wanted), shape=str(shape))


def _mode(mode: AutoresetMode | str) -> AutoresetMode:
    for known in AutoresetMode:
        if mode in (known, known.value, known.name):
            return known
    raise EnvError(
        EnvProblem.TERM, name="autoreset_mode", values=", ".join(m.name for m in AutoresetMode)
    )


def _seeds(seed: int | Sequence[int | None] | None, count: int) -> list[int | None]:
    if seed is None:
        return [None] * count
    if isinstance(seed, int | np.integer):
        return [int(seed) + row for row in range(count)]
    if not isinstance(seed, Sequence | np.ndarray) or len(seed) != count:
        raise EnvError(EnvProblem.TERM, name="seed", values=f"{count} × int")
    return list(seed)
