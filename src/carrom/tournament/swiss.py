"""The pairing of a Swiss round: a matching of least cost.

Everybody plays. Costs are whole numbers, in steps so wide that no sum of lesser ones reaches a greater
one. From the worst: a second bye; a pair that met before; a bye for somebody who is not the lowest;
compatriots, club mates or the highest ranked while they are kept apart; unequal points, squared; and what the order of
pairing (serial, dazed, staggered) would have otherwise, squared.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from carrom.extras import required
from carrom.tournament.terms import Order

TOP: Final = "\0top"
"""What the highest ranked share; no country and no club has such a name."""
FURTHEST: Final = 25
"""Places between two opponents, at most, where the order is staggered."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A competitor as the pairing sees them. A list of these is in the order of the standings."""

    id: str
    points: int = 0
    met: Mapping[str, int] = field(default_factory=dict)
    """How often they have met whom."""
    byes: int = 0
    apart: frozenset[str] = frozenset()
    """Countries or clubs, or :data:`TOP`: who shares one should not meet. Empty: nobody is kept apart."""


@dataclass(frozen=True, slots=True)
class Pairs:
    """Who meets whom, by id, the highest in the standings first; None: a bye."""

    pairs: tuple[tuple[str, str | None], ...]
    rematches: int = 0
    cost: int = 0


class Costs:
    """What it costs to pair two competitors of a list, or to give one a bye."""

    def __init__(self, entries: Sequence[Entry], order: Order) -> None:
        self._entries = entries
        self._order = order
        count = max(len(entries), 2)
        widest = max(1, (entries[0].points - entries[-1].points) if entries else 1)
        widest = max(widest, max(e.points for e in entries) - min(e.points for e in entries))
        often = 1 + max((times for e in entries for times in e.met.values()), default=0)
        free = 1 + max(e.byes for e in entries)
        pairs = count // 2 + 1
        self.points = pairs * count * count + 1
        self.apart = self.points * (pairs * widest * widest + 1)
        self.lowest = self.apart * (pairs + 1)
        self.rematch = self.lowest * (count + 1)
        self.second_bye = self.rematch * (pairs * often + 1)
        self.most = self.second_bye * (free + 1)
        """More than any pair or bye costs."""
        self._half = self._halves()

    def _halves(self) -> list[int]:
        """Return how many places below the ideal opponent is, for each competitor."""
        if self._order is Order.SERIAL:
            return [1] * len(self._entries)
        sizes: dict[int, int] = {}
        for entry in self._entries:
            sizes[entry.points] = sizes.get(entry.points, 0) + 1
        half = {points: max(1, size // 2) for points, size in sizes.items()}
        if self._order is Order.STAGGERED:
            half = {points: min(FURTHEST, places) for points, places in half.items()}
        return [half[entry.points] for entry in self._entries]

    def pair(self, i: int, j: int) -> int:
        """Return the cost of a pair; ``i`` is before ``j`` in the standings."""
        first, second = self._entries[i], self._entries[j]
        gap = first.points - second.points
        off = j - i - (self._half[i] if gap == 0 else 1)
        cost = off * off
        if gap:
            cost += gap * gap * self.points
        if first.apart and not first.apart.isdisjoint(second.apart):
            cost += self.apart
        times = first.met.get(second.id)
        return cost + times * self.rematch if times else cost

    def bye(self, i: int) -> int:
        """Return the cost of a bye."""
        above = len(self._entries) - 1 - i
        return above * self.lowest + self._entries[i].byes * self.second_bye


def pair_swiss(entries: Sequence[Entry], order: Order) -> Pairs:
    """Pair competitors, who stand in the order of the standings."""
    if len(entries) < 2:
        return Pairs(tuple((entry.id, None) for entry in entries))
    with required("tournament"):
        import rustworkx  # noqa: PLC0415 - only who pairs needs it
    costs = Costs(entries, order)
    count = len(entries)
    pair, most = costs.pair, costs.most
    edges = [(i, j, most - pair(i, j)) for i in range(count) for j in range(i + 1, count)]
    odd = count % 2
    if odd:
        edges += [(i, count, most - costs.bye(i)) for i in range(count)]
    graph: rustworkx.PyGraph[int, int] = rustworkx.PyGraph(multigraph=False)
    graph.add_nodes_from(list(range(count + odd)))
    graph.add_edges_from(edges)
    found = rustworkx.max_weight_matching(graph, max_cardinality=True, weight_fn=int)
    chosen = sorted((min(pair), max(pair)) for pair in found)
    cost = sum(costs.bye(i) if j == count else costs.pair(i, j) for i, j in chosen)
    real = [(i, j) for i, j in chosen if j < count]
    free = [(i, j) for i, j in chosen if j == count]
    rematches = sum(entries[j].id in entries[i].met for i, j in real)
    pairs = [(entries[i].id, entries[j].id if j < count else None) for i, j in real + free]
    return Pairs(tuple(pairs), rematches, cost)
