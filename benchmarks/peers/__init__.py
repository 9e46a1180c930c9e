"""The other engines by name."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from benchmarks.peers.peer_box2d import Box2D
from benchmarks.peers.peer_pooltool import Pooltool
from benchmarks.peers.peer_pymunk import Pymunk
from carrom.bench.peer import PeerEntry

PEERS: Final[Mapping[str, PeerEntry]] = MappingProxyType(
    {
        "pymunk": PeerEntry("pymunk", Pymunk),
        "box2d": PeerEntry("box2d", Box2D),
        "pooltool": PeerEntry("pooltool-billiards", Pooltool),
    }
)
