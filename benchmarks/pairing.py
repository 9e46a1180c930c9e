# ruff: noqa: T201 - a script
"""How long an organiser waits for the pairing of a Swiss round.

``python -m benchmarks.pairing`` plays a Swiss of 200 players and 9 rounds with results by lot, then pairs rounds of
1,000 players. Of each round it prints the seconds of the pairing alone, and of everything between the last
result and the preview: the standings, who met whom, the matching and the boards. The last column has the
processor time of the latter, which other work on the machine does not lengthen.
"""

import argparse
from datetime import UTC, datetime
from random import Random
from time import perf_counter, process_time
from typing import Final

from carrom.tournament.facts import CompetitionAdded, Entered, Fact, ResultEntered, RoundPublished
from carrom.tournament.log import Tournament
from carrom.tournament.pairing import propose, swiss_entries
from carrom.tournament.refusals import Refusal
from carrom.tournament.results import Result
from carrom.tournament.swiss import pair_swiss
from carrom.tournament.terms import Header, Role, Terms

AT: Final = datetime(2026, 5, 2, 9, tzinfo=UTC)
MAIN: Final = "main"


class Swiss:
    """A Swiss whose results are drawn by lot."""

    def __init__(self, players: int, rounds: int, seed: int) -> None:
        self.lot = Random(seed)  # noqa: S311 - a lot of a benchmark
        self.value = Tournament(Header(id="bench", title="Benchmark"))
        self.take(CompetitionAdded(competition=MAIN, terms=Terms(title="x", rounds=rounds)))
        for n in range(1, players + 1):
            rating = self.lot.gauss(1500, 200)
            self.take(
                Entered(competition=MAIN, competitor=f"c{n}", players=(f"p{n}",), rating=rating)
            )

    def take(self, fact: Fact) -> None:
        """Take a fact that has to be right."""
        new = self.value.record(fact, Role.ORGANISER, AT)
        if isinstance(new, Refusal):
            raise TypeError(new.said.text())
        self.value = new

    def round(self, number: int) -> tuple[float, float, float]:
        """Pair a round and play it; return the seconds: the pairing alone, the whole wait, its processor time."""
        competition = self.value.competition(MAIN)
        entries = swiss_entries(self.value, competition, number)
        begin = perf_counter()
        pair_swiss(entries, competition.terms.order)
        alone = perf_counter() - begin
        begin, busy = perf_counter(), process_time()
        found = propose(self.value, MAIN)
        whole, busy = perf_counter() - begin, process_time() - busy
        if isinstance(found, Refusal):
            raise TypeError(found.said.text())
        self.take(found)
        self.take(RoundPublished(competition=MAIN, round=number))
        for match, pairing in enumerate(found.pairings, start=1):
            if pairing.b is not None:
                result = Result(a=self.lot.randint(0, 25), b=self.lot.randint(0, 25))
                self.take(ResultEntered(competition=MAIN, round=number, match=match, result=result))
        return alone, whole, busy


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--seed", type=int, default=1)
    seed = parser.parse_args().seed
    print("players  round  pairing alone  with standings  processor")
    for players, rounds in ((200, 9), (1000, 3)):
        swiss = Swiss(players, rounds, seed)
        for number in range(1, rounds + 1):
            times = "  ".join(f"{seconds:12.2f} s" for seconds in swiss.round(number))
            print(f"{players:7}  {number:5} {times}", flush=True)


if __name__ == "__main__":
    main()
