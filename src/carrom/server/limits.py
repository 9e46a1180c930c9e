"""How much one connection may ask for."""

from collections.abc import Callable
from dataclasses import dataclass, field
from time import monotonic


@dataclass
class Budget:
    """So many messages in so many seconds, refilled evenly."""

    most: int
    seconds: float
    clock: Callable[[], float] = monotonic
    _left: float = field(init=False)
    _at: float = field(init=False)

    def __post_init__(self) -> None:
        self._left, self._at = float(self.most), self.clock()

    def take(self) -> bool:
        """Take one message out of the budget; False: it is used up."""
        now = self.clock()
        self._left = min(self.most, self._left + (now - self._at) * self.most / self.seconds)
        self._at = now
        if self._left < 1.0:
            return False
        self._left -= 1.0
        return True
