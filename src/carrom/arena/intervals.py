"""Intervals of 95%: a share of successes, a mean of scores, and both as Elo."""

from collections.abc import Sequence
from math import log10, sqrt
from typing import Final, NamedTuple

Z: Final = 1.959963984540054
"""Standard deviations to either side that hold 95%."""
MOST_ELO: Final = 1200.0
"""A score of 0 or 1 would be infinitely far away: Elo ends here."""


PRIOR_PAIRS: Final = 4
PRIOR_SPREAD: Final = 0.125 * PRIOR_PAIRS
"""Pairs that count in a variance before any was played, and their sum of squares: a pair that may end
in any of its five ways has the variance 1/8."""


class Interval(NamedTuple):
    """From the lowest value that fits the results to the highest."""

    low: float
    high: float


def wilson(successes: float, tries: int, z: float = Z) -> Interval:
    """Return Wilson's interval of a share; a draw may count as half a success.

    Unlike the textbook's p ± z·sd it stays within 0 and 1 and is honest for few tries and for shares
    near 0 or 1. Without any tries it is everything.
    """
    if tries == 0:
        return Interval(0.0, 1.0)
    share = successes / tries
    wide = z * z / tries
    middle = (share + wide / 2.0) / (1.0 + wide)
    half = z * sqrt(share * (1.0 - share) / tries + wide / (4.0 * tries)) / (1.0 + wide)
    low = 0.0 if successes <= 0 else max(0.0, middle - half)
    return Interval(low, 1.0 if successes >= tries else min(1.0, middle + half))


def of_mean(values: Sequence[float], z: float = Z) -> Interval | None:
    """Return the interval of a mean by its standard error; None for fewer than two values."""
    count = len(values)
    if count < 2:
        return None
    mean = sum(values) / count
    spread = sqrt(sum((value - mean) ** 2 for value in values) / (count - 1) / count)
    return Interval(mean - z * spread, mean + z * spread)


def of_pairs(shares: Sequence[float], z: float = Z) -> Interval | None:
    """Return the interval of the mean share of pairs (0, ¼, ½, ¾ or 1); None without any.

    A few pairs more count in the variance, spread evenly over the five results: some pairs of the same
    result do not make it certain.
    """
    count = len(shares)
    if count == 0:
        return None
    mean = sum(shares) / count
    spread = sum((share - mean) ** 2 for share in shares) + PRIOR_SPREAD
    variance = spread / (count + PRIOR_PAIRS)
    half = z * sqrt(variance / count)
    return Interval(mean - half, mean + half)


def elo_of(score: float) -> float:
    """Return how many points of Elo better a player is who scores this share."""
    if score <= 0.0:
        return -MOST_ELO
    if score >= 1.0:
        return MOST_ELO
    return max(-MOST_ELO, min(MOST_ELO, 400.0 * log10(score / (1.0 - score))))


def score_of(elo: float) -> float:
    """Return the share that a player scores who is so many points of Elo better."""
    return float(1.0 / (1.0 + 10.0 ** (-elo / 400.0)))
