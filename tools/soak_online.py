"""``./do soak online [PART...]``: storms and faults over several servers, with the full numbers.

Parts: ``storm`` (10,000 disconnects over four servers) and one for each fault: ``killed`` (100 times),
``database`` and ``bus`` restarted (20 times each), ``cut`` (the lines to PostgreSQL, 100 times),
``stalled`` (PostgreSQL says nothing for 30 seconds), ``silent`` and ``slow`` (NATS says nothing, or
everything a second late, for 30 seconds), ``late`` (a holder of leases sleeps beyond them, 20 times).
They use a real PostgreSQL and a real NATS. Against one server: ``connections`` (4,000 that say nothing,
while a game goes on), ``experts`` (40 rooms of two experts beside a person), ``largest`` (each request and
message at its largest beside games: no stroke waits for more than 150 ms; on a machine that does nothing
else) and ``strangers`` (everything that can be asked for, at its largest and mixed, for an hour: games go on, memory and files stay as they
are). ``storm`` takes another number of disconnects, ``strangers`` another number of minutes: ``storm=1000``,
``strangers=3`` or ``strangers --minutes 3``.
"""

import asyncio
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from time import monotonic

from tests.online import faults
from tests.online.besides import one_by_one, probed
from tests.online.connections import besieged
from tests.online.engines import Nats, PostgreSQL, running
from tests.online.experts import beside_experts
from tests.online.hall import Hall, hall
from tests.online.largest import ROUTES, build
from tests.online.mixed import mixed
from tests.online.storm import Ledger, storm
from tests.server.test_running import process

PARTS: dict[str, Callable[[Hall, PostgreSQL], faults.Fault]] = {
    "killed": lambda hall, engine: faults.killed(hall, engine, 100),
    "database": lambda hall, engine: faults.database_restarted(hall, engine, 20),
    "cut": lambda hall, engine: faults.database_cut(hall, engine, 100),
    "stalled": lambda hall, engine: faults.database_silent(hall, engine, 30.0),
    "bus": lambda hall, engine: faults.bus_restarted(hall, engine, 20),
    "silent": lambda hall, engine: faults.bus_silent(hall, engine, 30.0),
    "slow": lambda hall, engine: faults.bus_slow(hall, engine, 30.0),
    "late": lambda hall, engine: faults.late_holder(hall, engine, 20),
}
DISCONNECTS = 10_000
MINUTES = 60.0
LONGEST, STOPPED = 1.0, 5.0
"""Seconds that a person may wait beside experts, and that these may go on when nobody is there."""


async def _storm(four: Hall, disconnects: int) -> Ledger:
    hosts = lambda: four.hosts  # noqa: E731 - asked for each time
    return await storm(hosts, rooms=20, pages=3, disconnects=disconnects, clock=True)


def _connections(folder: Path) -> bool:
    found = asyncio.run(besieged(folder))
    waits = sorted(found.waits)
    for fault in found.faults[:10]:
        print(fault)
    print(
        f"connections: {len(found.faults)} faults, {dict(sorted(found.counts.items()))}; {len(waits)} acts, {found.done} done, "
        f"refused {dict(found.refused)}, p50 {1e3 * waits[len(waits) // 2]:.0f} ms, longest {1e3 * waits[-1]:.0f} ms"
    )
    return not found.faults


def _experts(folder: Path) -> bool:
    with process(folder, "--log", "off") as (_, host):
        found = asyncio.run(beside_experts(host, 40, acts=150, after=20.0, rest=0.2))
    good = found.waits[-1] < LONGEST and not found.idle and found.stopped < STOPPED
    told = [
        f"{name} p50 {1e3 * waits[len(waits) // 2]:.0f} ms, longest {1e3 * waits[-1]:.0f} ms"
        for name, waits in (("alone", found.alone), ("beside", found.waits))
    ]
    print(
        f"experts: {', '.join(told)}; {found.entries} entries of computers, {found.idle} times idle; "
        f"they stopped after {found.stopped:.2f} s, {found.later} entries later"
    )
    return good and not found.later


def _run(part: str, folder: Path, disconnects: int) -> bool:
    began = monotonic()
    with running(PostgreSQL(folder / "postgresql")) as engine, running(Nats()) as nats:
        if part == "storm":
            with hall(engine.database("carrom"), nats, 4, folder) as servers:
                ledger = asyncio.run(_storm(servers, disconnects))
                ledger.compare(servers.store, servers.hosts)
        else:
            with faults.exposed(engine, nats, folder) as servers:
                fault = PARTS[part](servers, engine)
                ledger = asyncio.run(faults.weathered(servers, fault, clock=True))
                ledger.compare(servers.store, servers.hosts)
    for fault_found in ledger.faults[:10]:
        print(fault_found)
    spent = monotonic() - began
    print(
        f"{part}: {spent:.0f} s, {len(ledger.faults)} faults, {dict(sorted(ledger.counts.items()))}"
    )
    return not ledger.faults


def _largest(folder: Path) -> bool:
    world = asyncio.run(build(folder))
    with probed(folder) as server:
        found = asyncio.run(one_by_one(server, world))
    late = {name: each for name, each in found.items() if not each.good or not each.waits}
    for name, each in late.items():
        print(f"{name}: {1e3 * each.longest:.0f} ms, loop {1e3 * each.stall:.0f} ms {each.where}")
    served = sum(any(200 <= a < 300 for a in each.answers) for each in found.values())
    print(
        f"largest: {len(found)} requests and messages, {served} of them served, {len(late)} too long; longest stroke "
        f"{1e3 * max(each.longest for each in found.values()):.0f} ms, the loop at work for "
        f"{1e3 * max(each.stall for each in found.values()):.0f} ms at most"
    )
    return not late and served > len(ROUTES) // 2


def _strangers(folder: Path, minutes: float = MINUTES) -> bool:
    found = asyncio.run(mixed(folder, minutes))
    waits = sorted(found.waits)
    for each in found.measures:
        print(
            f"  {each.minutes:5.1f} min: {each.memory / 1e6:.0f} MB in {each.processes} processes, "
            f"{each.files} files, {each.stored / 1e6:.1f} MB stored"
        )
    for fault in found.faults[:10]:
        print(fault)
    print(
        f"strangers: {len(found.faults)} faults, {found.asked} requests, answers {dict(sorted(found.answers.items()))}; "
        f"{len(waits)} acts, p50 {1e3 * waits[len(waits) // 2]:.0f} ms, p99 {1e3 * waits[len(waits) * 99 // 100]:.0f} ms, "
        f"longest {1e3 * waits[-1]:.0f} ms; the loop at work for {1e3 * found.stall:.0f} ms at most"
    )
    return not found.faults


ALONE: dict[str, Callable[..., bool]] = {
    "connections": _connections,
    "experts": _experts,
    "largest": _largest,
    "strangers": _strangers,
}
"""Parts against one server."""


def soak_online(names: Sequence[str] = ()) -> bool:
    """Run the parts asked for, by default all."""
    known = ("storm", *PARTS, *ALONE)
    words = list(names)
    minutes = ""
    if "--minutes" in words[:-1]:
        at = words.index("--minutes")
        minutes = words[at + 1]
        del words[at : at + 2]
    asked = dict(name.partition("=")[::2] for name in words or known)
    unknown = [name for name in asked if name not in known]
    if unknown:
        print(f"./do soak online knows {', '.join(known)}, not {unknown[0]}.", file=sys.stderr)
        return False
    good = True
    for name, count in asked.items():
        with tempfile.TemporaryDirectory() as folder:
            if name == "strangers":
                good &= _strangers(Path(folder), float(count or minutes or MINUTES))
            elif name in ALONE:
                good &= ALONE[name](Path(folder))
            else:
                good &= _run(name, Path(folder), int(count or DISCONNECTS))
    return good


if __name__ == "__main__":
    sys.exit(0 if soak_online(sys.argv[1:]) else 1)
