"""A contest: pairs are played by workers, kept on disk, counted in order, and stopped when enough.

Results are taken in the order of their numbers whoever made them. So a test that ends a contest early
ends it after the same pair with one worker and with many, and what others had begun is let go.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from carrom.arena.pairing import Meeting, Pair, Terms, play_pair
from carrom.arena.results_file import make_folder, open_results
from carrom.arena.sprt import Sprt, Verdict, pentanomial
from carrom.arena.workers import InProcess, Workers


@dataclass(frozen=True, slots=True)
class Contest:
    """What was played: the terms and the pairs, in the order of their numbers."""

    terms: Terms
    pairs: tuple[Pair, ...]
    verdict: Verdict | None = None
    """Of the test, where there was one and it came to an end."""

    def __repr__(self) -> str:
        players = ", ".join(self.terms.names)
        return f"<Contest {self.terms.kind}, {players}, {len(self.pairs)} pairs>"


def play_contest(
    terms: Terms,
    meetings: Iterable[Meeting],
    *,
    workers: Workers | None = None,
    out: Path | None = None,
    records: Path | None = None,
    sprt: Sprt | None = None,
    done: Callable[[Pair], None] = lambda _: None,
) -> Contest:
    """Play all meetings, or as many as the test needs.

    ``out`` is a file of results, from which a run that was stopped goes on; ``records`` a folder for
    the record of every board; ``done`` is told of each pair in turn.
    """
    with open_results(out, terms, Pair) as results:
        kept = {pair.number: pair for pair in results.kept}
        wanted = list(meetings)
        missing = [m for m in wanted if not _has(kept.get(m.number), m)]
        if records is not None:
            make_folder(records)
        work = partial(play_pair, terms, records=None if records is None else str(records))
        made = iter((workers or InProcess()).map(work, missing))
        pairs: list[Pair] = []
        try:
            for meeting in wanted:
                pair = kept.get(meeting.number)
                if pair is None or not _has(pair, meeting):
                    pair = next(made)
                    results.add(pair)
                elif len(pair.encounters) > meeting.boards:
                    pair = Pair(pair.number, pair.sides, pair.encounters[: meeting.boards])
                pairs.append(pair)
                done(pair)
                verdict = None if sprt is None else sprt.verdict(counts(pairs))
                if verdict is not None:
                    return Contest(terms, tuple(pairs), verdict)
        finally:
            close = getattr(made, "close", None)
            if close is not None:
                close()
    return Contest(terms, tuple(pairs))


def counts(pairs: Iterable[Pair]) -> tuple[int, ...]:
    """Count how often the first side scored 0, ½, 1, 1½ or 2 in a whole pair."""
    return pentanomial(pair.score for pair in pairs if len(pair.encounters) == 2)


def _has(pair: Pair | None, meeting: Meeting) -> bool:
    return pair is not None and len(pair.encounters) >= meeting.boards
