# ruff: noqa: T201 - a script
"""Measure the computer players by their figures, and write a table.

    python -m benchmarks.players [FIGURE...] [--results DIR] [--workers N] [--quick]

Figures are ``head``, ``levels``, ``slams``, ``clear``, ``anytime`` and ``regret``; all by default. A
run that was stopped goes on where it was, with the results in DIR. ``players.md`` and ``players.json``
in DIR have the figures of the run, anew after each. ``--quick`` is a smoke test: two boards a figure,
and players that hardly think; its results are in DIR/quick.

The rate of the engine is measured elsewhere: ``carrom bench``, and ``benchmarks/engine_versions.py``
for an old version against a new one.
"""

import json
import sys
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from benchmarks.player_figures import FIGURES, Figure, Row, Run, Target
from benchmarks.player_rates import Rates
from carrom.arena.errors import ArenaError
from carrom.arena.workers import workers
from carrom.bench.machine import machine

HEAD = """\
| figure | what | target | measured [95%] | met | played | CPU per decision | strokes tried |
|---|---|---:|---:|---|---:|---:|---:|"""
RATES = Figure("rates", (Rates(Target(1e6)),))
RESULTS = Path(__file__).resolve().parent / "results" / "players"


def measured(figures: Sequence[Figure], run: Run) -> Iterator[Row]:
    """Yield each row of the table as soon as it is known."""
    for figure in figures:
        before: Row | None = None
        for measurement in figure.measurements:
            row = measurement.measure(figure.name, run)
            if figure.rising and before is not None:
                row = replace(row, target=Target(before.value))
            before = row
            yield row


def line(row: Row) -> str:
    """Return a row as a line of Markdown."""
    met = "" if row.met is None else ("yes" if row.met else "no")
    cpu = " / ".join(f"{seconds:.3f} s" for seconds in row.cpu)
    tried = " / ".join(f"{strokes:,.0f}" for strokes in row.simulated)
    cells = (row.figure, row.what, _target(row), _value(row), met, row.tries, cpu, tried)
    return f"| {' | '.join(cells)} |"


def _figure(row: Row, value: float) -> str:
    forms = {"share": f"{value:.1%}", "strokes": f"{value:.1f}", "rate": f"{value:,.0f}"}
    return forms.get(row.unit, f"{value:.3f}")


def _value(row: Row) -> str:
    if row.interval is None:
        return _figure(row, row.value)
    low, high = (_figure(row, end) for end in row.interval)
    return f"{_figure(row, row.value)} [{low}, {high}]"


def _target(row: Row) -> str:
    if row.target is None:
        return ""
    ends = row.target.least, row.target.most
    low, high = ("" if abs(end) == float("inf") else _figure(row, end) for end in ends)
    if low and high:
        return f"{low} to {high}"
    return f"at least {low}" if low else f"at most {high}"


def write(rows: Sequence[Row], run: Run) -> None:
    """Write the table of a run, for people and for machines."""
    lines = "\n".join((HEAD, *map(line, rows)))
    (run.folder / "players.md").write_text(f"{lines}\n", encoding="utf-8")
    found = {
        "format": "carrom-bench-players",
        "machine": machine(),
        "quick": run.quick,
        "seed": run.seed,
        "figures": [row.table() for row in rows],
    }
    text = json.dumps(found, ensure_ascii=False, indent=1)
    (run.folder / "players.json").write_text(f"{text}\n", encoding="utf-8")


def main(words: Sequence[str] | None = None) -> int:
    """Measure what the command line names."""
    known = {figure.name: figure for figure in (*FIGURES, RATES)}
    parser = ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("figures", metavar="FIGURE", nargs="*", help=", ".join(known))
    parser.add_argument("--results", type=Path, help=f"folder for results ({RESULTS})")
    parser.add_argument("--workers", type=int, default=1, help="processes (1)")
    parser.add_argument("--quick", action="store_true", help="a smoke test")
    given = parser.parse_args(words)
    unknown = [name for name in given.figures if name not in known]
    if unknown:
        parser.error(f"no figure {', '.join(unknown)}; there are {', '.join(known)}")
    folder = given.results or RESULTS
    run = Run(folder / "quick" if given.quick else folder, workers(given.workers), given.quick)
    run.folder.mkdir(parents=True, exist_ok=True)
    rows: list[Row] = []
    print(HEAD, flush=True)
    try:
        for row in measured([known[name] for name in given.figures or known], run):
            rows.append(row)
            write(rows, run)
            print(line(row), flush=True)
    except ArenaError as problem:
        print(problem, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
