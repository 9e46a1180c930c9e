"""SoL's whole public instance, in and out: ``./do soak sol [FILE...]``.

SoL's source package brings, among its test data, a backup of the public instance: 499 events of 1999 to 2018.
Each is read, ranked and written again. Its figures are those of the file, or else those that SoL's own code makes of
the same matches: then the file is stale. Its winner is whom the prizes tell. What is written says all that was
read, and SoL's own code loads it and ranks it as we do. ``FILE...`` are checked in place of the package.

The package is fetched into a temporary folder, with the hash of ``requirements/sol.txt``; it holds real people, and
nothing of it stays. SoL runs in an environment of its own (``./do sol``).
"""

import json
import subprocess
import sys
import tarfile
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Any

from tools.check_sol import FIGURES, champion, figures_of

from carrom.json_fields import FieldError
from carrom.tournament import Tournament
from carrom.tournament.sol_forms import SHARED, Row, SolFile, open_sol
from carrom.tournament.sol_read import read_sol
from carrom.tournament.sol_write import write_sol
from carrom.tournament.standings import standings
from carrom.tournament.state import Competition

ROOT = Path(__file__).resolve().parent.parent
ENVIRONMENT = Path(f"{sys.prefix}-sol")
DATA = (".sol", ".sol.gz", ".zip")
AT_ONCE = 100
"""Files that SoL loads in one process."""


def fetched(folder: Path) -> Iterator[Path]:
    """Yield the files of SoL's test data, from its source package."""
    lines = (ROOT / "requirements" / "sol.txt").read_text(encoding="utf-8").splitlines()
    start = next(n for n, line in enumerate(lines) if line.startswith("sol=="))
    own = [lines[start], *(line for line in lines[start + 1 : start + 9] if "--hash" in line)]
    end = next((n for n, line in enumerate(own) if not line.endswith("\\")), len(own) - 1)
    wanted = folder / "sol.txt"
    wanted.write_text("\n".join(own[: end + 1]) + "\n", encoding="utf-8")
    options = ["--no-deps", "--no-binary", ":all:", "--require-hashes", "-q", "-r", str(wanted)]
    words = [str(ENVIRONMENT / "bin" / "python"), "-m", "pip", "download", "-d", str(folder)]
    subprocess.run([*words, *options], check=True)
    (package,) = folder.glob("*.tar.gz")
    with tarfile.open(package) as archive:
        archive.extractall(folder / "source", filter="data")
    for path in sorted((folder / "source").rglob("tests/scr/*")):
        if path.name.endswith(DATA):
            yield path


class Soak:
    """What was seen, and what was wrong."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.seen: Counter[str] = Counter()
        self.wrong: list[str] = []
        self.written: dict[str, list[Competition]] = {}
        """The competitions of each file for SoL."""
        self.different: set[tuple[str, str]] = set()
        """Of a file and a competition: figures are not those of the file."""

    def check(self, path: Path) -> None:
        """Read a file, compare it, and write it for SoL: whole, and each event by itself."""
        data = path.read_bytes()
        try:
            found = read_sol(data, datetime.now(UTC))
        except FieldError as problem:
            self.wrong.append(f"{path.name} is not read: {problem.reason.text()}")
            return
        text = write_sol(found)
        self._same(path.name, open_sol(data), open_sol(text.encode()))
        if read_sol(text, found.events[0].at).state != found.state:
            self.wrong.append(f"{path.name}: read, written and read, it is another")
        self._write(f"{path.name}-whole", text, list(found.state.competitions.values()))
        for number, competition in enumerate(found.state.competitions.values(), start=1):
            self._event(path.name, number, found, competition)

    def _event(self, name: str, number: int, found: Tournament, competition: Competition) -> None:
        self.seen["events"] += 1
        self.seen["competitors"] += len(competition.competitors)
        if list(figures_of(competition)):
            self.different.add((f"{name}-{number:04}", competition.id))
        right = champion(competition)
        if right is not None:
            self.seen["finished with prizes"] += 1
            self.seen["whose order only the prizes tell"] += bool(competition.order)
            if not right:
                self.wrong.append(f"{name}, event {number}: the prizes tell another order")
        self._write(f"{name}-{number:04}", write_sol(found, competition), [competition])

    def _write(self, name: str, text: str, competitions: list[Competition]) -> None:
        (self.folder / f"{name}.sol").write_text(text, encoding="utf-8")
        self.written[name] = competitions

    def _same(self, name: str, told: SolFile, again: SolFile) -> None:
        """Compare every row of a file with what was written of it."""
        for kind in SHARED:
            one, two = _rows(told.shared.get(kind, ())), _rows(again.shared.get(kind, ()))
            if (sorted(one) != sorted(two)) if kind == "rates" else (one != two):
                self.wrong.append(f"{name}: {kind} are others when written")
        for number, (one, two) in enumerate(zip(told.tourneys, again.tourneys, strict=True), 1):
            self.seen["matches"] += len(one["matches"])
            if _rows([_without_defaults(one)]) != _rows([_without_defaults(two)]):
                self.wrong.append(f"{name}, event {number} is another when written")

    def load(self) -> None:
        """Let SoL load everything, and compare what it makes of it with ours."""
        names = list(self.written)
        for start in range(0, len(names), AT_ONCE):
            some = names[start : start + AT_ONCE]
            files = [str(self.folder / f"{name}.sol") for name in some]
            done = subprocess.run(
                [ROOT / "do", "sol", *files], stdout=subprocess.PIPE, text=True, check=False
            )
            lines = done.stdout.splitlines()
            if len(lines) != len(some):
                self.wrong.append(f"SoL told of {len(lines)} files of {len(some)}")
            for name, line in zip(some, lines, strict=False):
                self._loaded(name, json.loads(line))
            print(f"SoL has loaded {start + len(some)} of {len(names)} files", flush=True)

    def _loaded(self, name: str, told: Mapping[str, Any]) -> None:
        competitions = self.written[name]
        if "error" in told or len(told["tourneys"]) != len(competitions):
            self.wrong.append(
                f"{name}: SoL does not load it: {told.get('error', 'some is missing')}"
            )
            return
        self.seen["files loaded by SoL"] += 1
        for competition, tourney in zip(competitions, told["tourneys"], strict=True):
            if sorted(_ours(competition)) != sorted(map(_theirs, tourney["ranked"])):
                self.wrong.append(f"{name}: SoL ranks {competition.id} in another way")
            elif (name, competition.id) in self.different:
                self.seen["stale: SoL and we agree on other figures than the file"] += 1
                self.different.discard((name, competition.id))


def _rows(rows: Sequence[Row]) -> list[str]:
    return [json.dumps(row, sort_keys=True, default=str) for row in rows]


def _without_defaults(tourney: Row) -> Row:
    """Return a tourney in one form: matches in order, nothing that a file may leave out."""
    rows = [
        {k: v for k, v in match.items() if (k, v) != ("final", False)}
        | {name: match.get(name) or 0 for name in ("score1", "score2")}
        for match in tourney["matches"]
    ]
    rows.sort(key=lambda match: (match["turn"], match["board"]))
    return tourney | {"matches": rows}


def _ours(competition: Competition) -> list[tuple[int, ...]]:
    ranked = int(competition.sol.get("rankedturn", 0))
    rows = standings(competition, after=ranked)
    return [(row.points, *(int(row.ties[tie]) for tie in FIGURES.values())) for row in rows]


def _theirs(row: Mapping[str, Any]) -> tuple[int, ...]:
    return (row["points"], *(row[name] for name in FIGURES))


def main(paths: list[str]) -> int:
    """Soak; 1: something is wrong."""
    began = monotonic()
    subprocess.run([ROOT / "do", "sol"], check=True)  # makes the environment
    with TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "out").mkdir()
        soak = Soak(folder / "out")
        for path in map(Path, paths) if paths else fetched(folder):
            print(f"{path.name} ...", flush=True)
            soak.check(path)
        soak.load()
    soak.wrong += [f"{name}: figures are not those of the file" for name, _ in soak.different]
    for what, count in soak.seen.items():
        print(f"{count:,} {what}")
    print(f"{len(soak.wrong)} faults in {monotonic() - began:.0f} s")
    for line in soak.wrong:
        print(f"  {line}")
    return int(bool(soak.wrong))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
