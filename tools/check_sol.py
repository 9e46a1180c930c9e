"""Read files of SoL and compare the standings computed from their matches with the files' own.

``tools/check_sol.py PATH...`` prints every figure that differs, and every winner who is not the one that the
prizes tell; it ends with 1 if there is any. SoL's own test data are published in its source package; they hold
names of people and are not part of this project.
"""

import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from carrom.json_fields import FieldError
from carrom.tournament import Tournament
from carrom.tournament.sol_read import read_sol
from carrom.tournament.standings import final_order, standings
from carrom.tournament.state import Competition
from carrom.tournament.terms import TieBreak

FIGURES: Final = {
    "bucholz": TieBreak.BUCHHOLZ,
    "netscore": TieBreak.NET,
    "totscore": TieBreak.TOTAL,
}
"""What the files call the figures beside the points."""


def differences(data: str | bytes) -> Iterator[str]:
    """Yield each figure that differs, with the place of its competitor in the file."""
    found = read_sol(data, datetime.now(UTC))
    for number, competition in enumerate(found.state.competitions.values(), start=1):
        for difference in figures_of(competition):
            yield f"tourney {number}, {difference}"
        if champion(competition) is False:
            yield f"tourney {number}: the first is not the one with the highest prize"


def figures_of(competition: Competition) -> Iterator[str]:
    """Yield each figure of a competition that is another in its file."""
    told = competition.sol
    ranked = int(told.get("rankedturn", told.get("currentturn", 0)) or 0)
    rows = {row.competitor: row for row in standings(competition, after=ranked)}
    for place, each in enumerate(competition.competitors.values(), start=1):
        row = rows[each.id]
        ours = {"points": row.points} | {k: int(row.ties[t]) for k, t in FIGURES.items()}
        for name, value in ours.items():
            if value != each.sol.get(name, 0):
                yield f"competitor {place}: {name} is {each.sol.get(name, 0)} in the file, {value} here"


def champion(competition: Competition) -> bool | None:
    """Say whether our first is whom the prizes tell; None: there are no prizes yet."""
    prizes = {
        each.id: float(each.sol.get("prize") or 0) for each in competition.competitors.values()
    }
    if not competition.closed or not any(prizes.values()):
        return None
    order = [who for _, who in final_order(competition)]
    given = [prizes[who] for who in order]
    return len(order) == len(prizes) and given == sorted(given, reverse=True)


def size(found: Tournament) -> str:
    """Say how large a file is."""
    return ", ".join(
        f"{len(each.competitors)} competitors, {sum(1 for _ in each.meetings())} matches"
        for each in found.state.competitions.values()
    )


def main(paths: list[str]) -> int:
    """Check files; 1: something differs or could not be read."""
    wrong = 0
    for path in paths:
        data = Path(path).read_bytes()
        try:
            found = list(differences(data))
        except FieldError as problem:
            found = [problem.reason.text()]
        fine = f"all figures agree ({size(read_sol(data, datetime.now(UTC)))})" if not found else ""
        print(f"{Path(path).name}: {fine}")
        for line in found:
            print(f"  {line}")
        wrong += bool(found)
    return int(wrong > 0 or not paths)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
