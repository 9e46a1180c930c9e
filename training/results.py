"""How boards between equals end: the figures of ``carrom.players.value.equity``.

    ./do train results FOLDER...

Boards of self-play by the first rule set with hands of 0.4 to 1.2 degrees.
"""

from argparse import ArgumentParser
from pathlib import Path
from typing import Final

import numpy as np

from carrom.players.value.equity import MOST
from carrom.rules import QueenState, Side
from training.positions import Positions, situation_of

STEADIEST: Final = 0.4
WILDEST: Final = 1.2
QUEEN: Final = 3
"""Points: a board that brings more may have the queen among them."""


def main() -> None:
    """Count them."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("folders", type=Path, nargs="+")
    given = parser.parse_args()
    paths = [path for folder in given.folders for path in sorted(folder.glob("boards-*.npz"))]
    all_of = Positions.load(paths)
    some = (all_of.rules == 0) & (all_of.angle > STEADIEST) & (all_of.angle < WILDEST)
    margins, with_queen = [], []
    for board in np.unique(all_of.board[some]):
        rows = np.flatnonzero(all_of.board == board)
        seen = [situation_of(all_of.counts[row]) for row in rows]
        sign = 1 if seen[0].to_play is Side.WHITE else -1
        margin = sign * int(all_of.margin[rows[0]])
        margins.append(margin)
        owners = [each.queen_by for each in seen if each.queen is QueenState.COVERED]
        if owners and abs(margin) > QUEEN:
            with_queen.append(owners[-1] is (Side.WHITE if margin > 0 else Side.BLACK))
    counts = np.bincount(np.abs(margins), minlength=MOST + 1)
    print(f"{len(margins)} boards; who breaks wins {np.mean(np.array(margins) > 0):.3f}")
    print("points of the winner:", (counts / counts.sum()).round(3).tolist())
    print(f"the queen is the winner's: {np.mean(with_queen):.3f}")


if __name__ == "__main__":
    main()
