"""How far one engine's motion lies from another's."""

from dataclasses import dataclass
from typing import Final

import numpy as np

from carrom.bench.scene import Floats

TOLERABLE: Final = 5e-3
"""Metres: a third of a piece's radius; a stroke that is further off was another stroke."""


@dataclass(frozen=True, slots=True)
class Errors:
    """Over many strokes; a stroke's error is that of its worst disc, where it came to rest."""

    strokes: int
    off: float
    """Share of strokes with an error above ``TOLERABLE``."""
    median: float
    """Metres."""
    high: float
    """Metres: 95 % of the strokes are at least as good."""


def errors(found: Floats, exact: Floats) -> Errors | None:
    """Compare resting places, (strokes, discs, 2) both; None where there is nothing to compare."""
    if not len(found):
        return None
    apart = np.hypot(found[..., 0] - exact[..., 0], found[..., 1] - exact[..., 1])
    worst = apart.max(axis=1)
    return Errors(
        strokes=len(worst),
        off=float((worst > TOLERABLE).mean()),
        median=float(np.median(worst)),
        high=float(np.quantile(worst, 0.95)),
    )
