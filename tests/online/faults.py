"""What can go wrong around servers while games are played, each for real."""

import asyncio
import random
import signal
from collections.abc import Callable

from tests.online.engines import PostgreSQL
from tests.online.hall import Hall
from tests.online.storm import Ledger, storm

Fault = Callable[[], None]


def killed(hall: Hall, _: PostgreSQL, times: int = 3) -> Fault:
    """A server is killed, and comes back, again and again."""

    def happen() -> None:
        for k in range(times):
            random.Random(k).choice(hall.servers).again()

    return happen


def database_restarted(_: Hall, postgresql: PostgreSQL, times: int = 1) -> Fault:
    """PostgreSQL ends, hard, and comes back."""

    def happen() -> None:
        for _ in range(times):
            postgresql.stop(signal.SIGINT)
            postgresql.start()

    return happen


def bus_restarted(hall: Hall, _: PostgreSQL, times: int = 1) -> Fault:
    """NATS ends and comes back."""

    def happen() -> None:
        assert hall.nats is not None
        for _ in range(times):
            hall.nats.stop()
            hall.nats.start()

    return happen


def bus_silent(hall: Hall, _: PostgreSQL, seconds: float = 6.0) -> Fault:
    """NATS says nothing for a while; its connections stand."""

    def happen() -> None:
        assert hall.nats is not None
        hall.nats.send(signal.SIGSTOP)
        pause(seconds)
        hall.nats.send(signal.SIGCONT)

    return happen


def late_holder(hall: Hall, _: PostgreSQL, times: int = 1) -> Fault:
    """A server that drives rooms sleeps beyond its leases, and wakes up late."""

    def happen() -> None:
        for k in range(times):
            server = hall.servers[k % len(hall.servers)]
            server.send(signal.SIGSTOP)
            pause(6.0)
            server.send(signal.SIGCONT)

    return happen


FAULTS = {
    "a server is killed": killed,
    "PostgreSQL is restarted": database_restarted,
    "NATS is restarted": bus_restarted,
    "NATS is silent": bus_silent,
    "a holder wakes up late": late_holder,
}


def pause(seconds: float) -> None:
    asyncio.run(asyncio.sleep(seconds))


async def weathered(hall: Hall, fault: Fault, **options: int) -> Ledger:
    """Let pages wander while something goes wrong, and a little longer."""
    over = asyncio.Event()

    async def happen() -> None:
        try:
            await asyncio.sleep(1.0)
            await asyncio.to_thread(fault)
            await asyncio.sleep(2.0)
        finally:
            over.set()

    happening = asyncio.create_task(happen())
    ledger = await storm(lambda: hall.hosts, disconnects=20, until=over, **options)
    await happening
    return ledger
