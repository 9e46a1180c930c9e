"""The other engines by name; whichever is not installed is left out."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from carrom.bench.peer_box2d import Box2D
from carrom.bench.peer_pooltool import Pooltool
from carrom.bench.peer_pymunk import Pymunk
from carrom.bench.scene import Peer


@dataclass(frozen=True, slots=True)
class Entry:
    """A peer that may be installed."""

    package: str
    """Its name on PyPI."""
    load: Callable[[], Peer]
    """Raises one of ``ABSENT`` where it cannot be had."""


PEERS: Final[Mapping[str, Entry]] = MappingProxyType(
    {
        "pymunk": Entry("pymunk", Pymunk),
        "box2d": Entry("box2d", Box2D),
        "pooltool": Entry("pooltool-billiards", Pooltool),
    }
)


ABSENT: Final = (ImportError, OSError, RuntimeError)
"""Not installed, without a library it needs, or in a version that does not do."""


def load(name: str) -> Peer | None:
    """Return the peer ready to play, None where it cannot be had."""
    try:
        return PEERS[name].load()
    except ABSENT:
        return None
