"""Thinking for so many seconds: a search is repeated with more and more strokes while there is time.

How many strokes a second brings is measured as it goes, so the answer depends on the machine and on
what else it does: the same seed need not give the same stroke.
"""

from collections.abc import Callable
from time import monotonic
from typing import Final, TypeVar

FIRST: Final = 500
"""Strokes of the first search, whatever the time: there is always an answer."""
MOST: Final = 1_000_000
"""Strokes of the greatest search: each is kept in memory."""
GROWTH: Final = 8.0
"""By how much a search is greater than the one before, at most."""
SURE: Final = 0.85
"""What part of the time that is left a search is meant to take."""

T = TypeVar("T")


def think(seconds: float, search: Callable[[int], T]) -> T:
    """Return the answer of the greatest search that the time allows; ``search`` is given its strokes."""
    end = monotonic() + seconds
    strokes = FIRST
    while True:
        begun = monotonic()
        found = search(strokes)
        took = max(monotonic() - begun, 1e-6)
        more = int(strokes * min(GROWTH, SURE * (end - monotonic()) / took))
        if more <= strokes or strokes == MOST:
            return found
        strokes = min(more, MOST)
