"""At which scale of a hand a player slams as often as wanted: a curve, and where to try next.

A slam is a row of strokes that all succeed, and the chance that one of them fails grows as a power of
the hand's scale s. So a player slams a part

    P(s) = CEILING · exp(-h · (s / root)^slope),    P(root) = the rate wanted,

of its breaks. What is known of root and slope is a probability on a grid. Before the first board the
root is anywhere around 1, and the slope is about 1.2. Boards come in rounds. Those of a round lie all
over the range in which the root may be by all rounds before: wide at first, close to the root in the
end. Neither many boards without a slam nor many with nothing but slams lead astray.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import log
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from carrom.arena.intervals import Interval

Array = npt.NDArray[np.float64]
ROUND: Final = 40
"""Boards in a round."""
_STRIDE: Final = 17
"""Scales of a round are not in order: the first half of a round, too, lies on both sides."""
CEILING: Final = 0.98
"""With a steady hand a board may still fail."""
LEAST: Final = 0.05
MOST: Final = 20.0
"""The smallest and the greatest scale."""
_ROOT_SPREAD: Final = 0.6
_SLOPE: Final = 1.2
_SLOPE_SPREAD: Final = 0.6
"""What is expected before the first board; spreads are standard deviations of logarithms."""
_ROOTS: Final = np.linspace(log(LEAST), log(MOST), 400)[:, None]
_STEPS: Final = np.linspace(-2.5, 2.5, 21)
_SLOPES: Final = _SLOPE * np.exp(_SLOPE_SPREAD * _STEPS)
_PRIOR: Final = -0.5 * ((_ROOTS / _ROOT_SPREAD) ** 2 + _STEPS**2)


class Try(NamedTuple):
    """A board to be played: its number, and the scale of the hand."""

    number: int
    scale: float


class Estimate(NamedTuple):
    """A figure with its interval of 95%."""

    value: float
    interval: Interval


@dataclass(frozen=True, slots=True)
class SlamCurve:
    """What is known of the curve of a player."""

    rate: float
    """The part of slams that is wanted."""
    weights: Array
    """How likely each root and slope is: logarithms."""

    @classmethod
    def unknown(cls, rate: float) -> "SlamCurve":
        """Return what is known before the first board."""
        if not 0.0 < rate < CEILING:
            raise ValueError(f"a rate between 0 and {CEILING}, not {rate}")
        return cls(rate, _PRIOR)

    def learn(self, scales: Sequence[float], slams: Sequence[bool]) -> "SlamCurve":
        """Return what is known after more boards."""
        weights = self.weights.copy()
        for scale, slam in zip(scales, slams, strict=True):
            likely = self._rates(scale)
            weights += np.log(likely) if slam else np.log1p(-likely)
        return SlamCurve(self.rate, weights - weights.max())

    @property
    def root(self) -> Estimate:
        """The scale at which the rate is as wanted."""
        low, middle, high = np.exp(self._roots([0.025, 0.5, 0.975]))
        return Estimate(float(middle), Interval(float(low), float(high)))

    @property
    def within(self) -> bool:
        """Whether the root lies for certain between the smallest and the greatest scale."""
        low, high = self.root.interval
        return low > 1.05 * LEAST and high < MOST / 1.05

    def rate_at(self, scale: float) -> Estimate:
        """Return the part of slams at a scale."""
        rates, parts = self._rates(scale).ravel(), self._parts().ravel()
        order = np.argsort(rates)
        low, high = np.interp([0.025, 0.975], _middles(parts[order]), rates[order])
        return Estimate(float(rates @ parts), Interval(float(low), float(high)))

    def next_round(self) -> tuple[float, ...]:
        """Return the scales of the next boards."""
        shares = [(_STRIDE * k % ROUND + 0.5) / ROUND for k in range(ROUND)]
        return tuple(round(float(scale), 4) for scale in np.exp(self._roots(shares)))

    def _rates(self, scale: float) -> Array:
        """Return the part of slams at a scale for each root and slope."""
        missed = log(CEILING / self.rate) * np.exp(_SLOPES * (log(scale) - _ROOTS))
        rates: Array = CEILING * np.exp(-np.minimum(missed, 600.0))
        return rates

    def _parts(self) -> Array:
        found = np.exp(self.weights - self.weights.max())
        parts: Array = found / found.sum()
        return parts

    def _roots(self, shares: Sequence[float]) -> Array:
        """Return the logarithms of the scales below which the root lies with these probabilities."""
        middles = _middles(self._parts().sum(axis=1))
        found: Array = np.interp(shares, middles, _ROOTS.ravel())
        return found


def find_root(
    rate: float, boards: int, play: Callable[[Sequence[Try]], Iterable[bool]]
) -> SlamCurve:
    """Return what is known after so many boards; ``play`` plays them and says which were slams."""
    curve = SlamCurve.unknown(rate)
    for first in range(0, boards, ROUND):
        tries = [Try(first + k, scale) for k, scale in enumerate(curve.next_round())]
        tries = tries[: boards - first]
        curve = curve.learn([each.scale for each in tries], list(play(tries)))
    return curve


def _middles(parts: Array) -> Array:
    """Return for each part the sum of all before it and half of itself."""
    found: Array = np.cumsum(parts) - parts / 2.0
    return found
