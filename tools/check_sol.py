"""Read files of SoL and compare the standings computed from their matches with the files' own.

``tools/check_sol.py PATH...`` prints every figure that differs, and ends with 1 if one does. SoL's own test
data are published in its source package; they hold names of people and are not part of this project.
"""

import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

import yaml

from carrom.json_fields import FieldError
from carrom.tournament.sol_read import read_sol
from carrom.tournament.standings import standings
from carrom.tournament.terms import TieBreak

FIGURES: Final = {
    "bucholz": TieBreak.BUCHHOLZ,
    "netscore": TieBreak.NET,
    "totscore": TieBreak.TOTAL,
}
"""What the files call the figures beside the points."""


def differences(text: str) -> Iterator[str]:
    """Yield each figure that differs, with the place of its competitor in the file."""
    found = read_sol(text, datetime.now(UTC))
    for number, tourney in enumerate(_tourneys(text), start=1):
        competition = found.competition(f"t{number}")
        ranked = int(tourney.get("rankedturn", tourney.get("currentturn", 0)))
        rows = {row.competitor: row for row in standings(competition, after=ranked)}
        for place, told in enumerate(tourney["competitors"], start=1):
            row = rows[f"c{place}"]
            ours = {"points": row.points} | {k: int(row.ties[t]) for k, t in FIGURES.items()}
            for name, value in ours.items():
                if value != told.get(name, 0):
                    where = f"tourney {number}, competitor {place}"
                    yield f"{where}: {name} is {told.get(name, 0)} in the file, {value} here"


def _tourneys(text: str) -> list[dict[str, Any]]:
    return [each for each in yaml.safe_load_all(text) if each is not None][1:]


def main(paths: list[str]) -> int:
    """Check files; 1: something differs or could not be read."""
    wrong = 0
    for path in paths:
        text = Path(path).read_text(encoding="utf-8")
        try:
            found = list(differences(text))
        except FieldError as problem:
            found = [problem.reason.text()]
        tourneys = _tourneys(text) if not found else []
        size = ", ".join(
            f"{len(each['competitors'])} competitors, {len(each['matches'])} matches"
            for each in tourneys
        )
        print(f"{Path(path).name}: {f'all figures agree ({size})' if not found else ''}")
        for line in found:
            print(f"  {line}")
        wrong += bool(found)
    return int(wrong > 0 or not paths)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
