"""Learn the value of positions from boards of self-play; needs torch (CPU build).

    ./do train learn WEIGHTS FOLDER... [--rounds 12] [--seed 1]

A position is worth what may come of the stroke that was chosen in it. So the network is taught, round
by round, the mean of what it thinks of 24 positions after the stroke, where the board was over the
result itself, and to a small part how the board really ended. Of every ten boards one is kept back
to see how good it has become.
"""

import json
from argparse import ArgumentParser
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np

try:
    import torch
    from torch import Tensor, nn
except ModuleNotFoundError:
    raise SystemExit("Learning needs torch; training/README.md says how to get it.") from None

from carrom.players.value.equity import MOST, RESULTS
from training.positions import Positions, figures_of

WIDE: Final = (48, 24)
"""Of the two layers."""
OUTCOME: Final = 0.15
"""How much the real end of the board counts."""
EPOCHS: Final = 3
"""Times all positions are looked at in a round."""
BATCH: Final = 512
RATE: Final = 2e-3
DECAY: Final = 2e-2
FINEST: Final = 1e-2
"""No figure is taken to vary less."""


class Lessons(NamedTuple):
    """Positions as the network takes them."""

    before: Tensor
    after: Tensor
    signs: Tensor
    ends: Tensor
    """Distributions of results that are over; zeros elsewhere."""
    results: Tensor
    """How boards ended, as distributions."""
    kept_back: Tensor
    middle: np.ndarray
    scale: np.ndarray


def lessons(positions: Positions) -> Lessons:
    """Prepare positions."""
    figures = figures_of(positions).astype(np.float32)
    kept_back = positions.board % 10 == 0
    middle = figures[~kept_back].mean(axis=0)
    scale = 1.0 / np.maximum(figures[~kept_back].std(axis=0), FINEST)
    ends = np.zeros((*positions.ends.shape, RESULTS), np.float32)
    over = np.nonzero(positions.signs == 0)
    ends[(*over, MOST + positions.ends[over].astype(int))] = 1.0
    results = np.zeros((len(figures), RESULTS), np.float32)
    results[np.arange(len(figures)), MOST + np.clip(positions.margin, -MOST, MOST)] = 1.0
    return Lessons(
        torch.tensor((figures - middle) * scale),
        torch.tensor(((positions.after.astype(np.float32) - middle) * scale).astype(np.float16)),
        torch.tensor(positions.signs),
        torch.tensor(ends),
        torch.tensor(results),
        torch.tensor(kept_back),
        middle,
        scale,
    )


def network(inputs: int) -> nn.Sequential:
    """Return a network that knows nothing."""
    first, second = WIDE
    return nn.Sequential(
        nn.Linear(inputs, first),
        nn.ReLU(),
        nn.Linear(first, second),
        nn.ReLU(),
        nn.Linear(second, RESULTS),
    )


@torch.no_grad()
def targets(net: nn.Sequential, given: Lessons) -> Tensor:
    """Return what the network is to think of each position: what it thinks of those after it."""
    out = torch.empty(given.results.shape)
    for part in torch.split(torch.arange(len(out)), 4 * BATCH):
        thought = torch.softmax(net(given.after[part].float()), dim=2)
        sign = given.signs[part][:, :, None]
        thought = torch.where(sign > 0, thought, torch.flip(thought, (2,)))
        thought = torch.where(sign == 0, given.ends[part], thought)
        out[part] = thought.mean(dim=1)
    return (1.0 - OUTCOME) * out + OUTCOME * given.results


def teach(net: nn.Sequential, given: Lessons, wanted: Tensor, rate: float, epochs: int) -> None:
    """Look at all positions a few times."""
    optimizer = torch.optim.AdamW(net.parameters(), lr=rate, weight_decay=DECAY)
    rows = torch.nonzero(~given.kept_back)[:, 0]
    for _ in range(epochs):
        for part in torch.split(rows[torch.randperm(len(rows))], BATCH):
            thought = torch.log_softmax(net(given.before[part]), dim=1)
            loss = -(wanted[part] * thought).sum(dim=1).mean()
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()


@torch.no_grad()
def examine(net: nn.Sequential, given: Lessons) -> dict[str, float]:
    """Say how well the ends of boards are foreseen that were kept back."""
    rows = given.kept_back
    thought = torch.softmax(net(given.before[rows]), dim=1)
    ended = given.results[rows]
    margins = torch.arange(-MOST, MOST + 1).float()
    sign = torch.sign(margins)
    win, won = thought @ sign, ended @ sign
    points, scored = thought @ margins, ended @ margins
    return {
        "surprise": float(-(ended * torch.log(thought + 1e-9)).sum(dim=1).mean()),
        "explained_wins": float(1.0 - ((win - won) ** 2).mean() / won.var()),
        "explained_points": float(1.0 - ((points - scored) ** 2).mean() / scored.var()),
        "bias": float((win - won).mean()),
    }


def save(net: nn.Sequential, given: Lessons, path: Path) -> None:
    """Write the weights as plain arrays."""
    layers = [layer for layer in net if isinstance(layer, nn.Linear)]
    arrays = {"middle": given.middle, "scale": given.scale}
    for name, layer in zip(("first", "second", "last"), layers, strict=True):
        arrays[name] = layer.weight.detach().numpy().T.copy()
        arrays[f"{name}_bias"] = layer.bias.detach().numpy()
    with path.open("wb") as file:
        np.savez_compressed(file, allow_pickle=False, **arrays)


def main() -> None:
    """Learn, and write the weights and beside them how it went."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("weights", type=Path)
    parser.add_argument("folders", type=Path, nargs="+")
    parser.add_argument("--rounds", type=int, default=12)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    torch.manual_seed(given.seed)
    torch.set_num_threads(1)
    paths = [path for folder in given.folders for path in sorted(folder.glob("boards-*.npz"))]
    positions = Positions.load(paths)
    prepared = lessons(positions)
    net = network(prepared.before.shape[1])
    teach(net, prepared, prepared.results, RATE, 2)
    curve = [examine(net, prepared)]
    for number in range(given.rounds):
        rate = RATE * (1.0 - 0.9 * number / given.rounds)
        teach(net, prepared, targets(net, prepared), rate, EPOCHS)
        curve.append(examine(net, prepared))
        print(number + 1, {k: round(v, 4) for k, v in curve[-1].items()}, flush=True)
    save(net, prepared, given.weights)
    told = {
        "boards": len(np.unique(positions.board)),
        "positions": len(positions.margin),
        "seed": given.seed,
        "curve": curve,
    }
    given.weights.with_suffix(".json").write_text(json.dumps(told, indent=1) + "\n")


if __name__ == "__main__":
    main()
