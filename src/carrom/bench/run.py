"""A whole measurement: every kind of work with our engine and any peers, the start, memory."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from time import perf_counter
from typing import Final

import numpy as np

from carrom.bench import fresh
from carrom.bench.engine import VERSION, Engine
from carrom.bench.errors import TOLERABLE, Errors, errors
from carrom.bench.machine import cores, machine
from carrom.bench.peer import Peer, PeerEntry, loaded
from carrom.bench.scene import Floats
from carrom.bench.timing import in_turn
from carrom.bench.work import KINDS, Work, shifted, work

FORMAT: Final = "carrom-bench"
FORMAT_VERSION: Final = 1
THREADS: Final = 2
SLICE: Final = 0.25
"""Seconds a peer plays before our engine has its turn again."""
MOST_STROKES: Final = 400
"""Strokes of one kind that a peer plays at most."""
FEWEST_STROKES: Final = 2
SHIFT: Final = 1e-6
"""Metres by which the striker is put aside to see how far the work itself amplifies a change."""
MEMORY_SHARE: Final = 8.0
"""Memory may be watched for so many times the seconds of a loop."""
Say = Callable[[str, str], None]
"""Told what is measured next: a kind of work or other part, and an engine."""
Json = dict[str, object]


@dataclass(frozen=True, slots=True)
class Wish:
    """What to measure."""

    seconds: float = 2.0
    """For each figure."""
    peers: Mapping[str, PeerEntry] = field(default_factory=dict)
    """The engines to measure beside ours, by name."""


def steps(wish: Wish) -> int:
    """Return how often something new is measured, at most: a peer may not be installed."""
    return len(KINDS) * (1 + len(wish.peers)) + 3  # the peers, the start, memory


def run(wish: Wish, say: Say = lambda _part, _engine: None) -> Json:
    """Measure everything and return it ready for JSON: SI units but where a name says otherwise."""
    taken_on = machine() | {"engine": VERSION}  # the load is that of others
    say("peers", ", ".join(wish.peers))
    found = {name: loaded(entry) for name, entry in wish.peers.items()}
    present = [peer for peer in found.values() if peer is not None]
    try:
        parts = [_measured(work(kind), present, wish.seconds, say) for kind in KINDS]
    finally:
        for peer in present:
            peer.close()
    say("start", "carrom")
    start = fresh.start()
    say("memory", "carrom")
    return {
        "format": FORMAT,
        "version": FORMAT_VERSION,
        "machine": taken_on,
        "seconds": wish.seconds,
        "work": parts,
        "peers": [_peer(name, entry, found[name]) for name, entry in wish.peers.items()],
        "start": start,
        "memory": fresh.memory(MEMORY_SHARE * wish.seconds),
    }


def _peer(name: str, entry: PeerEntry, peer: Peer | None) -> Json:
    told: Json = {"name": name, "package": entry.package, "version": None}
    if peer is None:
        return told
    return told | {
        "version": peer.version,
        "equal_discs": peer.equal_discs,
        "seconds_once": peer.costs,
    }


def _measured(part: Work, peers: Sequence[Peer], seconds: float, say: Say) -> Json:
    """Measure one kind of work: the full model by itself, then the agreed one beside each peer."""
    name = part.kind.name
    say(name, "carrom")
    full = Engine(part)
    impacts = float(full.run().impacts.mean())
    threads = THREADS if cores() >= THREADS else 1
    loops = {"one": partial(_round, full, 1)}
    if threads > 1:
        loops["more"] = partial(_round, full, threads)
    clocked = in_turn(loops, seconds)
    rate = clocked["one"].rate
    told: Json = {
        "name": name,
        "pieces": len(part.pieces),
        "speed": part.kind.speed,
        "strokes": len(part.strokes),
        "strokes_per_second": rate,
        "impacts_per_stroke": impacts,
        "nanoseconds_per_impact": 1e9 / (rate * impacts),
        "two_threads": None,
    }
    if threads > 1:
        more = clocked["more"].rate
        told["two_threads"] = {"strokes_per_second": more, "ratio": more / rate}
    exact = Engine(part, agreed=True).rest()
    moved = Engine(shifted(part, SHIFT), agreed=True).rest()
    told["shifted"] = {"metres": SHIFT} | _errors_json(errors(moved, exact))
    beside: list[Json] = []
    for peer in peers:
        say(name, peer.name)
        beside.append(_beside(part, peer, seconds))
    return told | {"peers": beside}


def _round(engine: Engine, threads: int) -> int:
    return len(engine.run(threads).impacts)


def _beside(part: Work, peer: Peer, seconds: float) -> Json:
    """Let a peer play strokes of the work for a while, our engine in turn with it."""
    own = Engine(part, agreed=True, equal_discs=peer.equal_discs)
    exact = own.rest()
    order = part.spread(MOST_STROKES)
    rest: list[Floats] = []
    played: list[int] = []
    theirs = ours = spent = 0.0
    rounds = events = stopped = 0
    for count, number in enumerate(order):
        if count >= FEWEST_STROKES and spent > seconds:
            break
        if spent >= rounds * SLICE:
            begin = perf_counter()
            own.run()
            ours += perf_counter() - begin
            rounds += 1
        begin = perf_counter()
        result = peer.play(part.scene(number, equal_discs=peer.equal_discs))
        spent += perf_counter() - begin
        theirs += result.seconds
        events += result.events or 0
        if result.finished:
            rest.append(result.at)
            played.append(number)
        else:
            stopped += 1
    strokes = len(played) + stopped
    rate, own_rate = strokes / theirs, rounds * len(part.strokes) / ours
    found = errors(np.array(rest), exact[played])
    return {
        "name": peer.name,
        "strokes": strokes,
        "strokes_per_second": rate,
        "own_strokes_per_second": own_rate,
        "ratio": own_rate / rate,
        "unfinished": stopped / strokes,
        "events_per_stroke": events / strokes if events else None,
        "microseconds_per_event": 1e6 * theirs / events if events else None,
        "pocketed_differs": None,
    } | _errors_json(found)


def _errors_json(found: Errors | None) -> Json:
    if found is None:
        return {"off": None, "median_mm": None, "high_mm": None}
    return {
        "tolerable_mm": TOLERABLE * 1e3,
        "off": found.off,
        "median_mm": found.median * 1e3,
        "high_mm": found.high * 1e3,
    }
