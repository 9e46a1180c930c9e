"""A sequential test on pairs: play until it is clear whether a player is better, and no longer.

The pentanomial SPRT of chess engine testing. A pair of boards gives a player 0, ½, 1, 1½ or 2 points;
as a share x of the two boards: 0, ¼, ½, ¾ or 1. The boards of a pair depend on each other, so pairs
are counted and never single boards. Of N pairs with mean m and variance v, the logarithm of the
likelihood ratio of "Elo is elo1" against "Elo is elo0" is, in the normal approximation,

    LLR = N (s1 - s0) (2 m - s0 - s1) / (2 v),    s = 1 / (1 + 10^(-elo / 400)).

The test ends with H1 (better) when LLR >= log((1 - beta) / alpha), with H0 when
LLR <= log(beta / (1 - alpha)); both errors are then about 5%. The normal approximation needs a
variance: after a few pairs of one kind it would be 0 and the test would end at once. So four pairs
more count in the variance, spread evenly over the five results, and no test ends before eight pairs.
Simulated, that keeps the errors near 5% for differences of 20 to 150 Elo.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from math import log
from typing import Final, NamedTuple

from carrom.arena.intervals import PRIOR_PAIRS, PRIOR_SPREAD, score_of

RESULTS: Final = 5
LEAST_PAIRS: Final = 8
_SHARES: Final = tuple(k / (RESULTS - 1) for k in range(RESULTS))


class Verdict(StrEnum):
    """How a test ended."""

    BETTER = "H1"
    NOT_BETTER = "H0"


class Bounds(NamedTuple):
    """Where a test ends."""

    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Sprt:
    """A test of H1, "the first player is elo1 better", against H0, "elo0"."""

    elo0: float
    elo1: float
    alpha: float = 0.05
    beta: float = 0.05

    @property
    def bounds(self) -> Bounds:
        """Where it ends."""
        return Bounds(log(self.beta / (1.0 - self.alpha)), log((1.0 - self.beta) / self.alpha))

    def llr(self, counts: Sequence[int]) -> float:
        """Return the logarithm of the likelihood ratio, for how often each of the five results was."""
        pairs = sum(counts)
        if pairs == 0:
            return 0.0
        s0, s1 = score_of(self.elo0), score_of(self.elo1)
        mean = sum(n * x for n, x in zip(counts, _SHARES, strict=True)) / pairs
        spread = sum(n * (x - mean) ** 2 for n, x in zip(counts, _SHARES, strict=True))
        variance = (spread + PRIOR_SPREAD) / (pairs + PRIOR_PAIRS)
        return pairs * (s1 - s0) * (2.0 * mean - s0 - s1) / (2.0 * variance)

    def verdict(self, counts: Sequence[int]) -> Verdict | None:
        """Say how the test has ended; None: it goes on."""
        if sum(counts) < LEAST_PAIRS:
            return None
        llr, bounds = self.llr(counts), self.bounds
        if llr >= bounds.high:
            return Verdict.BETTER
        return Verdict.NOT_BETTER if llr <= bounds.low else None


def pentanomial(scores: Iterable[float]) -> tuple[int, ...]:
    """Count pair scores (0, ½, 1, 1½, 2 points); what lies between counts as the nearest."""
    counts = [0] * RESULTS
    for score in scores:
        counts[round(2.0 * score)] += 1
    return tuple(counts)
