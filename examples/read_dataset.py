"""Read a dataset of strokes: how often each level keeps its turn, after a small error and after a large one.

    pip install "carrom[dataset]"
    carrom dataset make --strokes 2000 --budget 150 --out strokes
    python read_dataset.py strokes/strokes.parquet

For each level it prints how many strokes there are, how far they went off what was meant, how often the
turn was kept after a small error and after a large one, and how many fouls there were. Then it plays
some strokes again in the engine, from the position and the stroke in the file: the same pieces must fall.
"""

import sys

import numpy as np
import pyarrow.compute as pc
from pyarrow import parquet

import carrom
from carrom.equipment.pieces import Seat
from carrom.match.notation import read_position
from carrom.physics import Aim, strike

REPLAYED = 200


def by_level(table):
    """Yield a line for each level."""
    for level in pc.unique(table["level"]).to_pylist():
        own = table.filter(pc.equal(table["level"], level))
        meant, played = (
            np.array([stroke["angle"] for stroke in own[name].to_pylist()])
            for name in ("meant", "played")
        )
        error = np.abs(played - meant)
        kept = own["turn_kept"].to_numpy()
        small = error <= np.median(error)
        fouls = np.mean([bool(found) for found in own["fouls"].to_pylist()])
        yield (
            f"{level:<10} {len(kept):>7}  {np.sqrt(np.mean(error**2)):>6.2f}°"
            f"  {kept[small].mean():>6.0%}  {kept[~small].mean():>6.0%}  {fouls:>6.1%}"
        )


def replayed(row):
    """Say whether a stroke does in the engine what the file says it did."""
    if not row["position"].endswith("]"):  # before the break: the rosette follows from the rules
        return None
    position, played = read_position(row["position"]), row["played"]
    aim = Aim(Seat(row["seat"]), **played)
    motion = strike(position.layout, aim, carrom.board(), anywhere=True)
    fell = [(piece.value, hole) for piece, hole in motion.pocketed]
    return fell == [(each["piece"], each["hole"]) for each in row["pocketed"]]


def main(file):
    """Print the table, and whether strokes come out the same again."""
    table = parquet.read_table(file)
    print("level      strokes   error   kept: small, large   fouls")
    print("\n".join(by_level(table)))
    some = table.slice(0, REPLAYED).to_pylist()
    same = [found for found in map(replayed, some) if found is not None]
    print(f"{sum(same)} of {len(same)} strokes came out the same when played again.")
    return all(same)


if __name__ == "__main__":
    sys.exit(0 if main(sys.argv[1]) else 1)
