"""Results by number: made by workers, kept on disk, and continued from there."""

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from msgspec import Struct

from carrom.arena.pairing import Terms
from carrom.arena.results_file import open_results
from carrom.arena.workers import InProcess, Workers


class Numbered(Struct, frozen=True, kw_only=True):
    """A result that has a number, from 0."""

    number: int


N = TypeVar("N", bound=Numbered)


def numbered_results(
    terms: Terms,
    kind: type[N],
    work: Callable[[int], N],
    count: int,
    *,
    workers: Workers | None = None,
    out: Path | None = None,
    done: Callable[[N], None] = lambda _: None,
) -> tuple[N, ...]:
    """Return the first so many results; ``out`` is a file from which a run that was stopped goes on."""
    with open_results(out, terms, kind) as results:
        kept = {result.number: result for result in results.kept}
        missing = [number for number in range(count) if number not in kept]
        made = iter((workers or InProcess()).map(work, missing))
        found = []
        for number in range(count):
            result = kept.get(number)
            if result is None:
                result = next(made)
                results.add(result)
            found.append(result)
            done(result)
        return tuple(found)
