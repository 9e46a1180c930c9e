"""Another engine that is measured beside ours; whichever is not installed is left out.

The package has none. Those we compare with are in ``benchmarks/peers`` of the repository.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Protocol

from carrom.bench.scene import Played, Scene


class Peer(Protocol):
    """Another engine, set up to do our work as well as it can."""

    @property
    def name(self) -> str:
        """What people call it; also its name on the command line."""
        ...

    @property
    def version(self) -> str:
        """The version that is installed."""
        ...

    @property
    def equal_discs(self) -> bool:
        """Whether it can hold discs of one size only."""
        ...

    @property
    def costs(self) -> dict[str, float]:
        """Seconds it takes once a process, by name."""
        ...

    def play(self, scene: Scene) -> Played:
        """Play a scene until everything is at rest."""
        ...

    def close(self) -> None:
        """Let go of whatever it holds."""
        ...


@dataclass(frozen=True, slots=True)
class PeerEntry:
    """A peer that may be installed."""

    package: str
    """Its name on PyPI."""
    load: Callable[[], Peer]
    """Raises one of ``ABSENT`` where it cannot be had."""


ABSENT: Final = (ImportError, OSError, RuntimeError)
"""Not installed, without a library it needs, or in a version that does not do."""


def loaded(entry: PeerEntry) -> Peer | None:
    """Return the peer ready to play, None where it cannot be had."""
    try:
        return entry.load()
    except ABSENT:
        return None
