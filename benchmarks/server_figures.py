"""The figures of the server, all in one sitting: ``python -m benchmarks.server_figures``.

It starts a PostgreSQL and a NATS of its own, runs ``carrom bench server`` for each figure, and prints
a table; ``-o FILE`` keeps everything as JSON. The machine should have nothing else to do.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from tests.online.engines import Nats, PostgreSQL, running

from carrom.bench.server import Load, run

CURVE: Final = (10, 30, 100, 300, 1000)
"""Rooms of the curve, always with so many strokes a second:"""
CURVE_RATE: Final = 50.0
COLUMNS: Final = (
    "figure",
    "rooms",
    "sockets",
    "strokes/s",
    "p50 (ms)",
    "p99 (ms)",
    "others p99 (ms)",
    "ms of a core a stroke",
    "target",
    "met",
)


@dataclass(frozen=True)
class Figure:
    """One figure: what is run, and what it should come to."""

    name: str
    load: Load
    p50: float | None = None
    p99: float | None = None
    others: float | None = None

    @property
    def target(self) -> str:
        """The target in words."""
        wanted = {"p50": self.p50, "p99": self.p99, "others p99": self.others}
        return ", ".join(f"{name} < {most:.0f}" for name, most in wanted.items() if most)

    def met(self, measured: dict[str, Any]) -> bool:
        """Say whether the target was met, and nothing lost."""
        took, others = measured["milliseconds"], measured["lookers_milliseconds"]
        pairs = ((took["p50"], self.p50), (took["p99"], self.p99), (others["p99"], self.others))
        right = measured["rooms_that_differ"] == 0 and measured["missed"] == 0
        return right and all(most is None or (it or 1e9) < most for it, most in pairs)


def figures(seconds: float, database: "Databases", bus: str, most: int) -> Iterator[Figure]:
    """Return what is measured; ``most`` rooms or watchers where it is only tried out."""

    def few(count: int) -> int:
        return min(count, most)

    yield Figure(
        "one process, SQLite",
        Load(rooms=few(400), seconds=seconds, every=2.0),
        p50=15.0,
        p99=150.0,
    )
    two = partial(Load, seconds=seconds, processes=2, bus=bus)
    yield Figure(
        "two processes, PostgreSQL and NATS",
        two(rooms=few(500), every=10.0, lookers=3, store=database()),
        p99=150.0,
    )
    yield Figure(
        "watchers of one room, two processes",
        two(rooms=1, every=2.0, watchers=few(2000), store=database()),
        others=500.0,
    )
    for rooms in CURVE:
        every = few(rooms) / CURVE_RATE
        yield Figure(
            "curve, one process, SQLite",
            Load(rooms=few(rooms), seconds=max(seconds, every), every=every),
        )


class Databases:
    """Empty databases of one PostgreSQL."""

    def __init__(self, engine: PostgreSQL) -> None:
        self._engine = engine
        self._made = 0

    def __call__(self) -> str:
        """Return the address of a new one."""
        self._made += 1
        return str(self._engine.database(f"carrom{self._made}"))


@contextmanager
def engines() -> Iterator[tuple[Databases, str]]:
    """A PostgreSQL that keeps what it acknowledges, and a NATS."""
    with TemporaryDirectory(prefix="carrom-figures-") as folder:
        database = PostgreSQL(Path(folder) / "data")
        with running(database), running(Nats()) as nats:
            yield Databases(database), nats.address


def row(figure: Figure, measured: dict[str, Any]) -> tuple[str, ...]:
    """Return a line of the table."""
    took, others = measured["milliseconds"], measured["lookers_milliseconds"]
    return (
        figure.name,
        f"{measured['rooms']}",
        f"{measured['sockets']}",
        f"{measured['strokes_per_second']:.0f}",
        _number(took["p50"]),
        _number(took["p99"]),
        _number(others["p99"]),
        _number(measured["server"]["milliseconds_per_stroke"]),
        figure.target or "flat",
        ("yes" if figure.met(measured) else "no") if figure.target else "",
    )


def _number(value: float | None) -> str:
    return "–" if value is None else f"{value:.1f}"


def main() -> int:
    """Run everything; 1 if a target was missed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=20.0, help="of each figure")
    parser.add_argument("--most", type=int, default=10_000, help="rooms or watchers, to try it out")
    parser.add_argument("--only", default="", help="figures whose names have this in them")
    parser.add_argument("-o", "--output", type=Path, help="everything as JSON")
    chosen = parser.parse_args()
    kept, missed = [], 0
    print(f"| {' | '.join(COLUMNS)} |\n|{'---|' * len(COLUMNS)}", flush=True)  # noqa: T201
    with engines() as (database, bus):
        for figure in figures(chosen.seconds, database, bus, chosen.most):
            if chosen.only not in figure.name:
                continue
            measured = run(figure.load)
            missed += bool(figure.target) and not figure.met(measured)
            kept.append({"figure": figure.name, "target": figure.target, **measured})
            print(f"| {' | '.join(row(figure, measured))} |", flush=True)  # noqa: T201
            if chosen.output is not None:
                chosen.output.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
