"""Conformance tests that you can run on an environment or a player of your own.

>>> from carrom.envs import carrom_v0
>>> from carrom.envs.testing import check_agents
>>> check_agents(lambda: carrom_v0.env(noise="club"), steps=20)

Each check raises an :class:`AssertionError` that says what does not hold; if nothing is wrong it returns
nothing. They are about carrom and come after the libraries' own tests, such as PettingZoo's ``api_test``.
"""

import pickle
from collections.abc import Callable, Iterable, Mapping
from copy import deepcopy
from typing import Any, Final

import numpy as np
from gymnasium.error import InvalidAction
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space, iterate
from numpy.random import Generator

from carrom.envs.board import new_board
from carrom.envs.terms import new_terms
from carrom.match.asked import Ask
from carrom.players.answer_checks import checked_spot, checked_stroke, places_of
from carrom.players.at_match import view_of
from carrom.players.faults import AnswerError
from carrom.players.guard import StrokePlayer
from carrom.rules.registry import RULE_SETS
from carrom.rules.stroke import colour_of

NONSENSE: Final = (
    *(None, "x", np.array(["0", "0", "0"]), np.zeros(3, np.complex128)),
    *(
        np.zeros(1),
        np.zeros((2, 3)),
        np.full(3, np.nan),
        np.full(3, np.inf),
        np.array([2.0, 0.0, 0.0]),
    ),
)
"""Actions that are none."""


def check_agents(make: Callable[[], Any], steps: int = 100, seed: int = 1) -> None:
    """Check an environment for several agents, as PettingZoo's AEC environments are.

    The same seed gives the same trajectory, rewards are zero-sum between the teams and equal between
    partners, the first agent has the break, nonsense is refused and changes nothing, and,
    if the environment has ``save`` and ``restore``, it goes on exactly from where it was saved.
    """
    first, second = (_agents(make(), steps, seed) for _ in range(2))
    _must(first == second, "the same seed gives the same trajectory")
    env = make()
    env.reset(seed=seed)
    agents = list(env.possible_agents)
    _must(len(agents) in (2, 4), "there are two or four agents")
    _must(env.agent_selection == agents[0], "the first agent has the break")
    before = [_figures(env.observe(agent)) for agent in agents]
    _refuse(env.step, env.action_space(agents[0]))
    after = [_figures(env.observe(agent)) for agent in agents]
    _must(before == after, "nonsense changes nothing")
    bare = env.unwrapped
    if hasattr(bare, "save"):
        _agents(env, steps // 2, seed)
        saved = pickle.dumps(bare.save())
        rest = _agents(bare, steps)
        bare.restore(pickle.loads(saved))  # noqa: S301 - our own
        _must(_agents(bare, steps) == rest, "restore goes on exactly from save")


def check_agent(make: Callable[[], Any], steps: int = 50, seed: int = 1) -> None:
    """Check an environment for one agent, as Gymnasium's are.

    The same seed gives the same trajectory, observations are in their space and rewards finite, nonsense is
    refused and changes nothing, and, if the environment has ``save`` and ``restore``, it goes on exactly
    from where it was saved.
    """
    first, second = (_agent(make(), steps, seed) for _ in range(2))
    _must(first == second, "the same seed gives the same trajectory")
    env = make()
    env.reset(seed=seed)
    _refuse(env.step, env.action_space)
    _must(_agent(env, steps) == first[1:], "nonsense changes nothing")
    bare = env.unwrapped
    if hasattr(bare, "save"):
        _agent(env, steps // 2, seed)
        saved = pickle.dumps(bare.save())
        rest = _agent(bare, steps)
        bare.restore(pickle.loads(saved))  # noqa: S301 - our own
        _must(_agent(bare, steps) == rest, "restore goes on exactly from save")


def check_vector(make: Callable[[int], Any], steps: int = 60, seed: int = 1) -> None:
    """Check an environment of many boards, as Gymnasium's vector environments are.

    ``make`` is told how many boards. The spaces are those of one board, so many times; ends and new
    boards are as ``metadata["autoreset_mode"]`` says; a board goes the same way whatever the others
    do; nonsense is refused and changes nothing; and, if there are ``save`` and ``restore``, it goes on
    exactly from where it was saved.
    """
    many, alone = make(3), make(1)
    mode = many.metadata.get("autoreset_mode")
    _must(isinstance(mode, AutoresetMode), "metadata has the autoreset mode")
    for whole, single in (
        (many.action_space, many.single_action_space),
        (many.observation_space, many.single_observation_space),
    ):
        _must(whole == batch_space(single, 3), "the spaces are those of a board, so many times")
    space = _sampled(many.single_action_space, seed)
    actions = np.array([[space.sample() for _ in range(3)] for _ in range(steps)])
    first = _boards(many, actions, seed)
    _must(first == _boards(many, actions, seed), "the same seed gives the same trajectory")
    for row in range(3):
        one = _boards(alone, actions[:, row : row + 1], [seed + row])
        _must([each[0] for each in one] == [each[row] for each in first], "boards are independent")
    before = pickle.dumps(many.save()) if hasattr(many, "save") else None
    _refuse(many.step, many.action_space, np.zeros((4, 3)), np.full((3, *space.shape), np.nan))
    if before is None:
        return
    _must(pickle.dumps(many.save()) == before, "nonsense changes nothing")
    rest = _boards(many, actions, None)
    many.restore(pickle.loads(before))  # noqa: S301 - our own
    _must(_boards(many, actions, None) == rest, "restore goes on exactly from save")


def check_player(
    player: StrokePlayer,
    rules: Iterable[str] | None = None,
    *,
    boards: int = 2,
    strokes: int = 8,
    seed: int = 1,
) -> None:
    """Check a player: in positions of every rule set its answers are legal, and the same when asked again.

    A board is played by chance; before each stroke the player is asked for one, and where a piece is to be
    placed, for a spot if it has ``place``.
    """
    for name in RULE_SETS if rules is None else rules:
        for number in range(boards):
            _check_board(player, name, seed + number, strokes)


def _check_board(player: StrokePlayer, rules: str, seed: int, strokes: int) -> None:
    board = new_board(new_terms(rules=rules, players=2, placing="action"), seed)
    chance = np.random.default_rng(seed)
    while not board.over and board.strokes < strokes:
        view = view_of(board.log, board.actor, board.surface)

        def ask(stroke: bool = board.asked is Ask.STRIKE, view: Any = view) -> object:  # noqa: ANN401
            source: Generator = np.random.default_rng([seed, board.strokes])  # noqa: B023
            if stroke:
                return player.stroke(view, source)
            place = getattr(player, "place", None)
            due = board.log.state.to_place[0] if board.log.state.to_place else None  # noqa: B023
            return (
                None if place is None or due is None else place(view, colour_of(due.side), source)
            )

        where = f"{rules}, seed {seed}, stroke {board.strokes}"
        answer = ask()
        _must(repr(answer) == repr(ask()), f"the same question gets the same answer ({where})")
        try:
            if board.asked is Ask.STRIKE and (answer is not None or places_of(view)):
                checked_stroke(answer, view)
            elif answer is not None:
                checked_spot(answer, view)
        except AnswerError as problem:
            raise AssertionError(f"{problem.said.text()} ({where})") from problem
        board = board.act(chance.uniform(-1.0, 1.0, 3)).board


def _agents(env: Any, steps: int, seed: int | None = None) -> list[object]:  # noqa: ANN401
    """Play by chance, check each step, and return what there was to see; without a seed play on."""
    if seed is not None:
        env.reset(seed=seed)
    spaces = {name: _sampled(env.action_space(name), seed) for name in env.possible_agents}
    found: list[object] = []
    for _ in range(steps if env.agents else 0):
        agent = env.agent_selection
        seen, total, over, cut, _ = env.last()
        _must(env.observation_space(agent).contains(seen), "observations are in their space")
        found.append((agent, _figures(seen), total, over, cut))
        if over or cut:
            break
        env.step(spaces[agent].sample())
        rewards = [env.rewards[name] for name in env.possible_agents]
        _must(abs(rewards[0] + rewards[1]) < 1e-9, "rewards are zero-sum between the teams")
        for own, partner in zip(rewards, rewards[2:], strict=False):
            _must(own == partner, "partners share their rewards")
        found.append(tuple(rewards))
    return found


def _agent(env: Any, steps: int, seed: int | None = None) -> list[object]:  # noqa: ANN401
    """Play by chance, check each step, and return what there was to see; without a seed play on."""
    found: list[object] = []
    if seed is not None:
        seen, _ = env.reset(seed=seed)
        found.append(_figures(seen))
    space = _sampled(env.action_space, 0)
    for _ in range(steps):
        seen, reward, over, cut, _ = env.step(space.sample())
        _must(env.observation_space.contains(seen), "observations are in their space")
        _must(bool(np.isfinite(reward)), "rewards are finite")
        found.append((_figures(seen), float(reward), bool(over), bool(cut)))
        if over or cut:
            seen, _ = env.reset()
            found.append(_figures(seen))
    return found


def _boards(env: Any, actions: Any, seed: int | list[int] | None) -> list[list[object]]:  # noqa: ANN401
    """Play on many boards, check each step, and return what each row saw; without a seed play on."""
    mode, count = env.metadata["autoreset_mode"], env.num_envs
    found: list[list[object]] = []
    if seed is not None:
        seen, _ = env.reset(seed=seed)
        _must(env.observation_space.contains(seen), "observations are in their space")
        found.append([_figures(row) for row in iterate(env.observation_space, seen)])
    ended = np.zeros(count, np.bool_)
    for number, action in enumerate(actions):
        seen, rewards, over, cut, info = env.step(action)
        _must(env.observation_space.contains(seen), "observations are in their space")
        _must(
            all(part.shape == (count,) for part in (rewards, over, cut)),
            "one figure for each board",
        )
        _must(bool(np.isfinite(rewards).all()), "rewards are finite")
        _must(not (over & cut).any(), "a board is terminated or truncated, not both")
        if number and mode is AutoresetMode.NEXT_STEP:
            idle = ~ended | ((rewards == 0.0) & ~over & ~cut)
            _must(bool(idle.all()), "after its end a board begins anew, which is no stroke")
        ended = over | cut
        if mode is AutoresetMode.SAME_STEP:
            _must(("final_obs" in info) == bool(ended.any()), "final_obs has what was seen last")
        if mode is AutoresetMode.DISABLED and ended.any():
            seen, _ = env.reset(options={"reset_mask": ended})
        told = zip(rewards.tolist(), over.tolist(), cut.tolist(), strict=True)
        rows = iterate(env.observation_space, seen)
        found.append([(_figures(row), *one) for row, one in zip(rows, told, strict=True)])
    return found


def _sampled(space: Any, seed: int | None) -> Any:  # noqa: ANN401 - a space
    """Return a space of actions to sample from, without touching that of an environment."""
    own = deepcopy(space)
    own.seed(seed or 0)
    return own


def _figures(seen: object) -> object:
    """Return what was seen so that it can be compared to the last bit."""
    if isinstance(seen, Mapping):
        return {name: _figures(part) for name, part in seen.items()}
    if isinstance(seen, tuple):
        return tuple(_figures(part) for part in seen)
    array = np.asarray(seen)
    return array.dtype.str, array.shape, array.tobytes()


def _refuse(step: Callable[[object], object], space: Any, *more: object) -> None:  # noqa: ANN401
    """Make sure that everything outside of a space is refused."""
    for action in (*NONSENSE, *more):
        if isinstance(action, np.ndarray) and space.contains(action):
            continue
        try:
            step(action)
        except InvalidAction:
            continue
        raise AssertionError("an action outside of the space raises gymnasium.error.InvalidAction")


def _must(holds: bool, what: str) -> None:
    if not holds:
        raise AssertionError(f"does not hold: {what}")
