"""Read a dataset of strokes: how often each level keeps its turn, after a small error and after a large one.

    pip install "carrom[dataset]"
    carrom dataset make --strokes 2000 --budget 150 --out strokes
    python read_dataset.py strokes/strokes.parquet

For each level it prints how many strokes there are, how far they went off what was meant, how often the
turn was kept after a small error and after a large one, and how many fouls there were. Strokes from a record
have no level, and often nobody knows what was meant: then it prints who played, and how often the turn
was kept at all. At last it plays some strokes of the whole file again in the engine, from the places and the stroke in the
file: the same pieces must fall.
"""

import sys

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from pyarrow import parquet

import carrom
from carrom.equipment.pieces import Piece, Point, Seat, Standing
from carrom.physics import Aim, strike

REPLAYED = 200
UNKNOWN = "-"


def by_level(table):
    """Yield a line for each level, or for each player who has none."""
    who = pc.coalesce(table["level"], table["player"])
    for name in pc.unique(who).to_pylist():
        own = table.filter(pc.equal(who, name))
        meant, played = (
            np.array(
                [np.nan if stroke is None else stroke["angle"] for stroke in column.to_pylist()]
            )
            for column in (own["meant"], own["played"])
        )
        kept = own["turn_kept"].to_numpy()
        fouls = np.mean([bool(found) for found in own["fouls"].to_pylist()])
        errors = np.abs(played - meant)
        known = np.isfinite(errors)
        error, small, large = UNKNOWN + " ", f"{kept.mean():.0%}", ""
        if known.any():
            errors, kept = errors[known], kept[known]
            few = errors <= np.median(errors)
            error = f"{np.sqrt(np.mean(errors**2)):.2f}°"
            small, large = (
                f"{part.mean():.0%}" if len(part) else "" for part in (kept[few], kept[~few])
            )
        yield f"{name:<10} {len(own):>7}  {error:>7}  {small:>6}  {large:>6}  {fouls:>6.1%}"


def replayed(row):
    """Say whether a stroke does in the engine what the file says it did; None: its places are unknown."""
    if row["pieces"] is None or row["played"] is None:
        return None
    layout = tuple(Standing(Piece(p["piece"]), Point(p["x"], p["y"])) for p in row["pieces"])
    aim = Aim(Seat(row["seat"]), **row["played"])
    motion = strike(layout, aim, carrom.board(), anywhere=True)
    fell = [(piece.value, hole) for piece, hole in motion.pocketed]
    return fell == [(each["piece"], each["hole"]) for each in row["pocketed"]]


def some_of(table):
    """Return some rows, evenly from the whole file."""
    rows = np.unique(np.linspace(0, max(len(table) - 1, 0), REPLAYED).astype(int))
    return table.take(pa.array(rows)).to_pylist() if len(table) else []


def main(file):
    """Print the table, and whether strokes come out the same again."""
    table = parquet.read_table(file)
    print("level      strokes   error   kept: small, large   fouls")
    print("\n".join(by_level(table)))
    same = [found for found in map(replayed, some_of(table)) if found is not None]
    print(f"{sum(same)} of {len(same)} strokes came out the same when played again.")
    return all(same)


if __name__ == "__main__":
    sys.exit(0 if main(sys.argv[1]) else 1)
