"""Learn to pot with Stable-Baselines3: PPO on many boards at once, in minutes on two cores.

    pip install "carrom[rl]" -r requirements.txt
    python train_ppo.py train --seeds 1 2 3 --out ppo         # about two minutes of CPU time a seed
    python train_ppo.py plot --out ppo --picture ppo.svg
    carrom arena match --players train_ppo:Learnt,hand=expert random,hand=expert

The boards play themselves (``CarromVectorEnv``), for eight strokes each. A stroke is rewarded with what it
changes in the lead in pieces, and counts for itself (``gamma=0``). So the policy learns strokes that
win a piece by the rules, from the break on, for every seat and both colours, with the hand of an expert.
``Learnt`` is the policy in ``ppo.npz`` beside this file, as a player; it needs neither torch nor this training.
"""

import json
import time
from argparse import ArgumentParser
from pathlib import Path

import numpy as np

from carrom.envs import CarromVectorEnv
from carrom.envs.policy_player import PolicyPlayer, layered

BOARDS = 256
STROKES = 8
"""Of a board, before the next one begins."""
HAND = "expert"
LAYERS = [64, 64]
POINTS = 12.0
"""Pieces for a reward of 1."""
ROLLOUT = 32
"""Strokes of each board between two updates."""
TOLD = 4
"""Updates between two measurements."""
EVALUATED = 2_048
"""Boards of a measurement."""


class Learnt(PolicyPlayer):
    """The policy that was learnt, as a player."""

    def __init__(self):
        super().__init__(layered(Path(__file__).with_name("ppo.npz")))


def boards(seed, count=BOARDS):
    """Return boards that begin anew in the step in which they end, and what is seen of them."""
    envs = CarromVectorEnv(
        count, noise=HAND, shaping=True, max_strokes=STROKES, autoreset_mode="SAME_STEP"
    )
    return envs, envs.reset(seed=seed)[0]


def potting(policy, seed):
    """Return the shares of the first strokes of boards, and of all strokes, that won a piece."""
    envs, seen = boards(seed)
    won = np.zeros(STROKES)
    for turn in range(STROKES * EVALUATED // BOARDS):
        seen, rewards, _, _, _ = envs.step(policy(seen))
        won[turn % STROKES] += np.count_nonzero(rewards > 0.0)
    return won[0] / EVALUATED, won.sum() / (STROKES * EVALUATED)


def by_chance(seed):
    """Return a policy that plays anything."""
    chance = np.random.default_rng(seed)
    return lambda seen: chance.uniform(-1.0, 1.0, (len(seen), 3))


def learn(seed, steps, out):
    """Train one policy; save it, and its curve: strokes, first strokes won, all strokes won, seconds."""
    import torch  # noqa: PLC0415 - only training needs these
    from stable_baselines3 import PPO  # noqa: PLC0415
    from stable_baselines3.common.callbacks import BaseCallback  # noqa: PLC0415
    from stable_baselines3.common.vec_env import VecEnv  # noqa: PLC0415

    torch.set_num_threads(1)

    class Boards(VecEnv):
        """Our boards as Stable-Baselines3 wants them."""

        def __init__(self):
            self.envs, self.seen = boards(seed)
            self.actions = np.zeros((BOARDS, 3))
            space = self.envs.single_observation_space
            super().__init__(BOARDS, space, self.envs.single_action_space)

        def reset(self):
            return self.seen

        def step_async(self, actions):
            self.actions = actions

        def step_wait(self):
            seen, rewards, over, cut, info = self.envs.step(self.actions)
            infos = [{} for _ in range(BOARDS)]
            for row in np.nonzero(over | cut)[0]:
                infos[row]["terminal_observation"] = info["final_obs"][row]
                infos[row]["TimeLimit.truncated"] = bool(cut[row])
            return seen, (POINTS * rewards).astype(np.float32), over | cut, infos

        def close(self):
            self.envs.close()

        def get_attr(self, attr_name, indices=None):
            del attr_name, indices
            return [None] * BOARDS

        def env_is_wrapped(self, wrapper_class, indices=None):
            del wrapper_class, indices
            return [False] * BOARDS

        def set_attr(self, attr_name, value, indices=None):
            raise NotImplementedError

        def env_method(self, method_name, *args, indices=None, **kwargs):
            raise NotImplementedError

    class Curve(BaseCallback):
        """Measures the policy, without its own noise, before some of the updates."""

        def __init__(self):
            super().__init__()
            self.points, self.updates, self.began = [], 0, time.process_time()

        def _on_rollout_start(self):
            if self.updates % TOLD == 0:
                self.measure()
            self.updates += 1

        def _on_step(self):
            return True

        def measure(self):
            policy = lambda seen: self.model.predict(seen, deterministic=True)[0]  # noqa: E731
            first, every = potting(policy, 1_000_000 + seed)
            point = (self.num_timesteps, first, every, time.process_time() - self.began)
            self.points.append(point)
            print(f"seed {seed}:{told(*point)}", flush=True)

    model = PPO(
        "MlpPolicy",
        Boards(),
        n_steps=ROLLOUT,
        batch_size=1024,
        n_epochs=5,
        gamma=0.0,
        gae_lambda=1.0,
        learning_rate=lambda left: 1e-3 * left,
        policy_kwargs={"net_arch": LAYERS, "log_std_init": -0.7},
        seed=seed,
        device="cpu",
    )
    curve = Curve()
    model.learn(steps, callback=curve)
    curve.measure()
    layers = [*model.policy.mlp_extractor.policy_net[::2], model.policy.action_net]
    arrays = {f"w{k}": layer.weight.detach().numpy().T for k, layer in enumerate(layers)}
    arrays |= {f"b{k}": layer.bias.detach().numpy() for k, layer in enumerate(layers)}
    np.savez(out / f"policy-{seed}.npz", **arrays)
    (out / f"curve-{seed}.json").write_text(json.dumps(curve.points), encoding="utf-8")
    return curve.points


def told(strokes, first, every, seconds):
    """Return a line about a policy."""
    return f"{strokes:>9} strokes, won a piece: {first:5.1%} of first strokes, {every:5.1%} of all, {seconds:4.0f} s"


def train(given):
    """Train a policy for each seed, and say whether it learnt."""
    given.out.mkdir(parents=True, exist_ok=True)
    chance = potting(by_chance(0), 1_000_000)
    print(f"by chance: won a piece: {chance[0]:.1%} of first strokes, {chance[1]:.1%} of all")
    (given.out / "chance.json").write_text(json.dumps(chance), encoding="utf-8")
    for seed in given.seeds:
        *_, (_, first, _, seconds) = learn(seed, given.steps, given.out)
        times = first / max(chance[0], 1e-9)
        print(f"seed {seed}: {times:.1f} times as many as by chance, {seconds:.0f} s of CPU time")


def plot(given):
    """Draw the curves of a folder."""
    import matplotlib as mpl  # noqa: PLC0415 - only pictures need it
    from matplotlib.figure import Figure  # noqa: PLC0415

    mpl.rcParams["svg.hashsalt"] = "carrom"
    chance = json.loads((given.out / "chance.json").read_text(encoding="utf-8"))
    figure = Figure(figsize=(8.0, 3.2), layout="constrained")
    titles = "first strokes of a board", "all of its first eight strokes"
    for column, (axes, title) in enumerate(zip(figure.subplots(1, 2), titles, strict=True)):
        for file in sorted(given.out.glob("curve-*.json")):
            points = np.array(json.loads(file.read_text(encoding="utf-8")))
            label = file.stem.replace("curve-", "seed ")
            axes.plot(points[:, 0] / 1000.0, 100.0 * points[:, 1 + column], label=label)
        axes.axhline(100.0 * chance[column], color="grey", linestyle="--", label="by chance")
        axes.set(title=title, xlabel="strokes learnt from (thousands)", ylim=(0.0, None))
    figure.axes[0].set_ylabel("won a piece (%)")
    figure.axes[0].legend()
    figure.savefig(given.picture, metadata={"Date": None} if given.picture.suffix == ".svg" else {})


def main():
    """Train, or draw what was learnt."""
    parser = ArgumentParser(description=__doc__.splitlines()[0])
    parts = parser.add_subparsers(required=True)
    part = parts.add_parser("train")
    part.add_argument("--seeds", type=int, nargs="+", default=[1, 2, 3])
    part.add_argument("--steps", type=int, default=1_000_000, help="strokes to learn from")
    part.add_argument("--out", type=Path, default=Path("ppo"))
    part.set_defaults(call=train)
    part = parts.add_parser("plot")
    part.add_argument("--out", type=Path, default=Path("ppo"))
    part.add_argument("--picture", type=Path, default=Path("ppo.svg"))
    part.set_defaults(call=plot)
    given = parser.parse_args()
    given.call(given)


if __name__ == "__main__":
    main()
