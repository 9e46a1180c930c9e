"""``./do soak online [PART...]``: storms and faults over several servers, with the full numbers.

Parts: ``storm`` (10,000 disconnects over four servers) and one for each fault: ``killed`` (100 times),
``database`` and ``bus`` restarted (20 times each), ``silent`` (NATS says nothing for 30 seconds),
``late`` (a holder of leases sleeps beyond them, 20 times). They use a real PostgreSQL and a real NATS.
"""

import asyncio
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from time import monotonic

from tests.online import faults
from tests.online.engines import Nats, PostgreSQL, running
from tests.online.hall import Hall, hall
from tests.online.storm import Ledger, storm

PARTS: dict[str, Callable[[Hall, PostgreSQL], faults.Fault]] = {
    "killed": lambda hall, engine: faults.killed(hall, engine, 100),
    "database": lambda hall, engine: faults.database_restarted(hall, engine, 20),
    "bus": lambda hall, engine: faults.bus_restarted(hall, engine, 20),
    "silent": lambda hall, engine: faults.bus_silent(hall, engine, 30.0),
    "late": lambda hall, engine: faults.late_holder(hall, engine, 20),
}
DISCONNECTS = 10_000


async def _storm(four: Hall) -> Ledger:
    return await storm(lambda: four.hosts, rooms=20, pages=3, disconnects=DISCONNECTS)


def _run(part: str, folder: Path) -> bool:
    began = monotonic()
    with running(PostgreSQL(folder / "postgresql")) as engine, running(Nats()) as nats:
        store = engine.database("carrom")
        with hall(store, nats, 4 if part == "storm" else 2, folder) as servers:
            if part == "storm":
                ledger = asyncio.run(_storm(servers))
            else:
                fault = PARTS[part](servers, engine)
                ledger = asyncio.run(faults.weathered(servers, fault))
            ledger.compare(store, servers.hosts)
    for fault_found in ledger.faults[:10]:
        print(fault_found)
    spent = monotonic() - began
    print(
        f"{part}: {spent:.0f} s, {len(ledger.faults)} faults, {dict(sorted(ledger.counts.items()))}"
    )
    return not ledger.faults


def soak_online(names: Sequence[str] = ()) -> bool:
    """Run the parts asked for, by default all."""
    known = ("storm", *PARTS)
    unknown = [name for name in names if name not in known]
    if unknown:
        print(f"./do soak online knows {', '.join(known)}, not {unknown[0]}.", file=sys.stderr)
        return False
    good = True
    for name in names or known:
        with tempfile.TemporaryDirectory() as folder:
            good &= _run(name, Path(folder))
    return good


if __name__ == "__main__":
    sys.exit(0 if soak_online(sys.argv[1:]) else 1)
