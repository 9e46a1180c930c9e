"""Learn to break and pot with an evolution strategy whose workers are Ray actors.

    pip install "carrom[ray,rl]"
    python train_ray.py --generations 80 --workers 2 --out es.npz
    python train_ray.py --address ray://head:10001 --workers 32 …     # on a cluster
    carrom arena match --players train_ray:Learnt,hand=expert random,hand=expert

Each generation tries a small network with small changes, each change also the other way round. An actor
keeps its boards and plays the changes that it is given; the network moves towards those that won more
pieces. Changes are drawn from a seed and their number, so the number of workers does not matter to the
result. ``Learnt`` is the policy in ``es.npz`` beside this file, as a player; it does not need Ray.
"""

import logging
import os
import time
from argparse import ArgumentParser
from pathlib import Path

import numpy as np

from carrom.envs import CarromVectorEnv
from carrom.envs.policy_player import PolicyPlayer, layered

HAND = "expert"
STROKES = 4
"""Of a board."""
HIDDEN = 24
SHAPES = ((80, HIDDEN), (HIDDEN, 3))
SIZE = sum(rows * columns + columns for rows, columns in SHAPES)
CHANGE = 0.1
"""Standard deviation of a change."""
RATE = 0.03
"""Of the first generation; it falls to nothing."""
MOMENTUM, SPREAD = 0.9, 0.999


class Learnt(PolicyPlayer):
    """The policy that was learnt, as a player."""

    def __init__(self):
        super().__init__(layered(Path(__file__).with_name("es.npz")))


def layers(weights):
    """Return the arrays of a network from all of its weights in a row."""
    found, place = {}, 0
    for number, (rows, columns) in enumerate(SHAPES):
        middle, end = place + rows * columns, place + rows * columns + columns
        found[f"w{number}"] = weights[place:middle].reshape(rows, columns)
        found[f"b{number}"] = weights[middle:end]
        place = end
    return found


def policy_of(weights):
    """Return the policy of a network."""
    w0, b0, w1, b1 = (layers(weights)[name] for name in ("w0", "b0", "w1", "b1"))
    return lambda seen: np.clip(np.tanh(seen @ w0 + b0) @ w1 + b1, -1.0, 1.0)


def change(seed, generation, number):
    """Return one change of all weights."""
    return np.random.default_rng([seed, generation, number]).standard_normal(SIZE)


class Worker:
    """Boards on which policies are tried."""

    def __init__(self, boards):
        self.envs = CarromVectorEnv(boards, noise=HAND, shaping=True, max_strokes=STROKES)

    def tried(self, weights, board_seed):
        """Return the pieces that a policy wins with a stroke, and how many first strokes win any."""
        policy = policy_of(weights)
        seen, _ = self.envs.reset(seed=board_seed)
        won, first = 0.0, 0.0
        for turn in range(STROKES):
            seen, rewards, _, _, _ = self.envs.step(policy(seen))
            won += 12.0 * float(rewards.mean()) / STROKES
            if turn == 0:
                first = float((rewards > 0.0).mean())
        return won, first

    def both_ways(self, weights, seed, generation, numbers):
        """Return what each change brings, and what it brings the other way round."""
        found = []
        for number in numbers:
            off = CHANGE * change(seed, generation, number)
            boards = seed + 1_000 * (generation + 1)
            found.append(
                (self.tried(weights + off, boards)[0], self.tried(weights - off, boards)[0])
            )
        return found


def evolve(given):
    """Let the network become better, generation by generation; return its weights."""
    import ray  # noqa: PLC0415 - the player does not need it

    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    local = {"num_cpus": given.workers, "include_dashboard": False}
    ray.init(
        given.address or "local",
        logging_level=logging.ERROR,
        log_to_driver=False,
        **({} if given.address else local),
    )
    try:
        actors = [ray.remote(Worker).remote(given.boards) for _ in range(given.workers)]
        state = start(given.seed)
        began = time.monotonic()
        for generation in range(given.generations):
            shares = [range(k, given.changes, given.workers) for k in range(given.workers)]
            sent = ray.put(state[0])
            asked = [
                actor.both_ways.remote(sent, given.seed, generation, list(share))
                for actor, share in zip(actors, shares, strict=True)
            ]
            results = {}
            for share, found in zip(shares, ray.get(asked), strict=True):
                results.update(zip(share, found, strict=True))
            state = step(given, generation, results, state)
            if generation % 10 == 9 or generation + 1 == given.generations:
                won, first = ray.get(actors[0].tried.remote(state[0], 10_000_000))
                print(
                    f"generation {generation + 1}: {won:+.3f} pieces a stroke, "
                    f"{first:.0%} of first strokes won a piece, {time.monotonic() - began:.0f} s",
                    flush=True,
                )
    finally:
        ray.shutdown()
    return state[0]


def start(seed):
    """Return the weights of a network that has learnt nothing, and the memory of its steps."""
    weights = 0.1 * np.random.default_rng(seed).standard_normal(SIZE)
    return weights, np.zeros(SIZE), np.zeros(SIZE)


def step(given, generation, results, state):
    """Move the weights towards the changes that won more, by rank, with Adam."""
    weights, mean, square = state
    gains = np.array([results[number] for number in range(given.changes)])
    ranks = gains.ravel().argsort().argsort().reshape(gains.shape) / (gains.size - 1) - 0.5
    slope = sum(
        (plus - minus) * change(given.seed, generation, number)
        for number, (plus, minus) in enumerate(ranks)
    ) / (2 * given.changes * CHANGE)
    mean = MOMENTUM * mean + (1.0 - MOMENTUM) * slope
    square = SPREAD * square + (1.0 - SPREAD) * slope**2
    turn = generation + 1
    size = np.sqrt(square / (1.0 - SPREAD**turn)) + 1e-8
    rate = RATE * (1.0 - generation / given.generations)
    return weights + rate * mean / (1.0 - MOMENTUM**turn) / size, mean, square


def main():
    """Learn, and save what was learnt."""
    parser = ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--generations", type=int, default=80)
    parser.add_argument("--changes", type=int, default=24, help="tried in each generation")
    parser.add_argument("--boards", type=int, default=96, help="for each of them")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--address", help="of a cluster; by default one on this machine")
    parser.add_argument("--out", type=Path, default=Path("es.npz"))
    given = parser.parse_args()
    np.savez(given.out, **layers(evolve(given)))


if __name__ == "__main__":
    main()
