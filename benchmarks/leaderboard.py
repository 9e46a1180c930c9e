# ruff: noqa: T201 - a script
"""Measure everybody on the leaderboard: on a ladder, and alone from the break until the first miss.

    python -m benchmarks.leaderboard FOLDER [--pairs 2] [--breaks 40] [--workers 2] [--seed 1] [--only NAME ...]

Random strokes, the geometric pot, every level, and the policies that the examples learnt. A run that was
stopped goes on where it was, with the results in FOLDER; ``leaderboard.md`` in it has the table. After a
policy was trained anew, choose another folder.
"""

import os
import sys
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from pathlib import Path

from carrom.arena.contest import Contest, play_contest
from carrom.arena.intervals import Interval, of_mean, of_pairs, wilson
from carrom.arena.ladder import ladder_summary
from carrom.arena.pairing import new_terms, round_robin
from carrom.arena.solo import BREAK, SoloBoard, SoloTask
from carrom.arena.solo_boards import play_boards, solo_terms
from carrom.arena.workers import Workers, workers
from carrom.bench.machine import machine
from carrom.cli.progress import progress
from carrom.rules import RULE_SETS

EXAMPLES = Path(__file__).resolve().parents[1] / "examples" / "learning"
RULES = RULE_SETS.default.name
ENTRIES = {
    "random": "random,hand=expert",
    "evolution": "train_ray:Learnt,hand=expert",
    "ppo": "train_ppo:Learnt,hand=expert",
    "pot": "pot,hand=expert",
    "beginner": "beginner",
    "club": "club",
    "expert": "expert",
    "champion": "champion",
    "machine": "machine",
}
HEAD = """\
| | player | score in the ladder [95%] | boards | wins a piece alone [95%] | pieces until the first miss [95%] | CPU for a stroke |
|---:|---|---:|---:|---:|---:|---:|"""


def breaks(
    folder: Path, name: str, player: str, count: int, seed: int, crew: Workers
) -> Sequence[SoloBoard]:
    """Let a player break and play on until the first miss."""
    task = SoloTask(BREAK)
    terms = solo_terms(task, player, RULES, seed)
    with progress(count, name) as bar:
        out = folder / f"break-{name}.jsonl"
        return play_boards(terms, task, count, workers=crew, out=out, done=lambda _: bar.step())


def table(
    names: Sequence[str], folder: Path, pairs: int, count: int, seed: int, crew: Workers
) -> str:
    """Play what is missing, and return the table."""
    players = tuple(ENTRIES[name] for name in names)
    meetings = list(round_robin(len(players), pairs))
    with progress(len(meetings), "ladder") as bar:
        contest = play_contest(
            new_terms("ladder", players, RULES, seed),
            meetings,
            workers=crew,
            out=folder / "ladder.jsonl",
            done=lambda _: bar.step(),
        )
    lines = [HEAD]
    rows = ladder_summary(contest)["ratings"]
    for place, row in enumerate(sorted(rows, key=lambda row: -row["score"]), 1):
        name = next(name for name, player in ENTRIES.items() if player == row["player"])
        shares = list(_shares(contest, players.index(row["player"])))
        alone = breaks(folder, name, row["player"], count, seed, crew)
        pieces = [float(board.pieces) for board in alone]
        won = sum(each > 0.0 for each in pieces)
        cells = [
            str(place),
            f"`{row['player']}`",
            _within("{:.0%}", sum(shares) / len(shares), _clipped(of_pairs(shares))),
            str(row["boards"]),
            _within("{:.0%}", won / count, wilson(won, count)),
            _within("{:.1f}", sum(pieces) / count, of_mean(pieces)),
            f"{1000.0 * row['cpu']:.0f} ms",
        ]
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


def _shares(contest: Contest, player: int) -> Iterator[float]:
    """Yield what a player scored in each pair of boards, as a share of it."""
    for pair in contest.pairs:
        if (player,) in pair.sides:
            share = pair.score / len(pair.encounters)
            yield share if pair.sides[0] == (player,) else 1.0 - share


def _clipped(interval: Interval | None) -> Interval | None:
    return None if interval is None else Interval(max(0.0, interval.low), min(1.0, interval.high))


def _within(form: str, value: float, interval: Interval | None) -> str:
    if interval is None:
        return form.format(value)
    low, high = (form.format(max(0.0, end)) for end in interval)
    return f"{form.format(value)} [{low}, {high}]"


def _taken(seed: int) -> str:
    """Return with which version, when and where the table was made, and from which seed."""
    at = machine()
    return f"carrom {at['carrom']}, {at['date']}, seed {seed}: {at['cpu']}, {at['cores']} cores, Python {at['python']}."


def main() -> None:
    """Measure, and write the table."""
    parser = ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--pairs", type=int, default=2, help="of boards, of each two players")
    parser.add_argument("--breaks", type=int, default=40, help="of each player alone")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", nargs="+", choices=ENTRIES, default=list(ENTRIES))
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    sys.path.insert(0, str(EXAMPLES))
    known = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = os.pathsep.join([str(EXAMPLES), *([known] if known else [])])
    found = table(
        given.only, given.folder, given.pairs, given.breaks, given.seed, workers(given.workers)
    )
    found += f"\n{_taken(given.seed)}\n"
    (given.folder / "leaderboard.md").write_text(found, encoding="utf-8")
    print(found, end="")


if __name__ == "__main__":
    main()
