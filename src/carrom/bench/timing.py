"""Rates of short loops, measured in turn so that whatever slows the machine slows all alike."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from time import perf_counter
from typing import Final

FEWEST: Final = 3
"""Rounds that are measured however long they take."""


@dataclass(slots=True)
class Clocked:
    """One loop: what it does in a round, and how long its rounds took."""

    amount: int
    """Strokes a round."""
    seconds: list[float] = field(default_factory=list)

    @property
    def rate(self) -> float:
        """Strokes a second in the best round."""
        return self.amount / min(self.seconds)


def in_turn(loops: Mapping[str, Callable[[], int]], seconds: float) -> dict[str, Clocked]:
    """Run all loops in turn, round after round, for so many seconds each; each returns its amount.

    A round before the first is not counted: it compiles and fills caches.
    """
    clocked = {name: Clocked(loop()) for name, loop in loops.items()}
    spent, rounds = 0.0, 0
    while rounds < FEWEST or spent < seconds * len(loops):
        for name, loop in loops.items():
            start = perf_counter()
            loop()
            took = perf_counter() - start
            clocked[name].seconds.append(took)
            spent += took
        rounds += 1
    return clocked
